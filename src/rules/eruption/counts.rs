use super::tile::Kind;

/// How many lava tiles of each kind; four bits for each, since there are at most six.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(u64);

impl Counts {
    pub(super) fn of_each(count: impl Fn(Kind) -> u8) -> Counts {
        Counts(Kind::all().map(|kind| u64::from(count(kind)) << (4 * kind.index())).sum())
    }

    pub(super) const fn of(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind.index()) & 15) as u8
    }

    pub(super) const fn add(&mut self, kind: Kind) {
        self.0 += 1 << (4 * kind.index());
    }

    /// Takes one away, if there is one.
    pub(super) const fn take(&mut self, kind: Kind) {
        if self.of(kind) > 0 {
            self.0 -= 1 << (4 * kind.index());
        }
    }

    pub(super) const fn plus(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u8 {
        const EVERY_OTHER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 4 & EVERY_OTHER);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The kinds of which there are any, in order: the lowest bit of each group of four that has one set.
    pub(super) fn kinds(self) -> impl Iterator<Item = Kind> {
        let pairs = self.0 | self.0 >> 1;
        let mut left = (pairs | pairs >> 2) & 0x1111_1111_1111_1111;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() / 4;
            left &= left.wrapping_sub(1);
            Kind::nth(next as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_count_up_to_fifteen_is_noticed() {
        for count in 1..=15 {
            let of_one = |kind: Kind| Counts::of_each(|of| if of == kind { count } else { 0 });
            for kind in Kind::all() {
                assert!(of_one(kind).kinds().eq([kind]) && of_one(kind).len() == count, "{count} of {kind}");
            }
        }
    }

    #[test]
    fn forty_tiles_are_counted_by_kind() {
        let mut all = Counts::of_each(Kind::count);
        assert_eq!((all.len(), all.kinds().count()), (40, 12));
        for kind in Kind::all() {
            for left in (0..kind.count()).rev() {
                all.take(kind);
                assert_eq!(all.of(kind), left);
            }
            all.take(kind);
            assert!(all.kinds().eq(Kind::all().filter(|other| other.index() > kind.index())));
        }
        assert!(all.is_empty());
        assert_eq!(Kind::nth(Kind::all().count()), None);
        all.add(Kind::all().next().unwrap());
        assert_eq!(all.plus(all).len(), 2);
    }
}
