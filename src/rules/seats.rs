use super::Seat;

/// A set of seats: one bit each. Seats beyond the eighth are in none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The set of this one seat.
    pub const fn of(seat: Seat) -> Seats {
        Seats(if seat.index() < 8 { 1 << seat.index() } else { 0 })
    }

    /// Whether the seat is in it.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & Seats::of(seat).0 != 0
    }

    /// Adds a seat.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= Seats::of(seat).0;
    }

    /// Takes a seat away.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !Seats::of(seat).0;
    }

    /// The seats that are not in the other set.
    #[must_use]
    pub const fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every seat in it, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(8).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_added() {
        let mut set: Seats = [4, 1, 4].map(Seat::new).into_iter().collect();
        assert!(set.iter().eq([1, 4].map(Seat::new)));
        set.remove(Seat::new(1));
        set.add(Seat::new(200));
        assert_eq!((set, set.len()), (Seats::of(Seat::new(4)), 1));
        assert!(set.without(set).is_empty());
    }
}
