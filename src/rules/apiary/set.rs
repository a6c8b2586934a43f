//! Sets of small numbers: copies of a component, sites of a hive.

/// Copies of one kind of component, by their place in the pack: up to 64.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Copies(u64);

impl Copies {
    pub(super) const NONE: Copies = Copies(0);

    /// The first so many.
    pub(super) const fn first_of(count: usize) -> Copies {
        Copies(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// So many from that one on.
    pub(super) const fn run(from: u8, count: u8) -> Copies {
        Copies(Copies::first_of(count as usize).0 << (from & 63))
    }

    pub(super) const fn has(self, copy: u8) -> bool {
        self.0 >> (copy & 63) & 1 == 1
    }

    pub(super) const fn add(&mut self, copy: u8) {
        self.0 |= 1 << (copy & 63);
    }

    pub(super) const fn remove(&mut self, copy: u8) {
        self.0 &= !(1 << (copy & 63));
    }

    pub(super) const fn with(self, others: Copies) -> Copies {
        Copies(self.0 | others.0)
    }

    pub(super) const fn within(self, others: Copies) -> Copies {
        Copies(self.0 & others.0)
    }

    pub(super) const fn without(self, others: Copies) -> Copies {
        Copies(self.0 & !others.0)
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first one.
    pub(super) const fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// All of them, in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = Copies(rest).first()?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl FromIterator<u8> for Copies {
    fn from_iter<I: IntoIterator<Item = u8>>(copies: I) -> Copies {
        let mut set = Copies::NONE;
        copies.into_iter().for_each(|copy| set.add(copy));
        set
    }
}

/// Sites of a hive: the open hexes of its mat in the order of the pack, then those of its frames. Up to 128.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sites(u128);

impl Sites {
    pub(super) const NONE: Sites = Sites(0);

    /// The first so many.
    pub(super) const fn first_of(count: usize) -> Sites {
        Sites(if count >= 128 { u128::MAX } else { (1 << count) - 1 })
    }

    pub(super) const fn has(self, site: u8) -> bool {
        self.0 >> (site & 127) & 1 == 1
    }

    pub(super) const fn add(&mut self, site: u8) {
        self.0 |= 1 << (site & 127);
    }

    pub(super) const fn with(self, others: Sites) -> Sites {
        Sites(self.0 | others.0)
    }

    pub(super) const fn within(self, others: Sites) -> Sites {
        Sites(self.0 & others.0)
    }

    pub(super) const fn without(self, others: Sites) -> Sites {
        Sites(self.0 & !others.0)
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl FromIterator<u8> for Sites {
    fn from_iter<I: IntoIterator<Item = u8>>(sites: I) -> Sites {
        let mut set = Sites::NONE;
        sites.into_iter().for_each(|site| set.add(site));
        set
    }
}
