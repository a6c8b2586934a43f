//! The three face-up stacks of Forecast (E78).
//!
//! Nobody knows in which stack an unseen tile lies, so unseen tiles are kept together, by kind, and a stack is its top and how
//! many tiles lie below. A tile that was put back is known to lie in its stack, at a random place: it is kept apart there, so
//! that every tile comes up as likely as it would in a real stack.

use super::{counts::Counts, tile::Kind};

/// How many stacks there are.
pub(super) const PILES: usize = 3;

/// The stacks, as far as they are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Piles {
    tops: [Option<Kind>; PILES],
    /// Tiles below the top, those put back included.
    below: [u8; PILES],
    /// Tiles put back, below the top.
    back: [Counts; PILES],
    /// Tiles put back during the present draw; they do not come up in it again.
    aside: [Counts; PILES],
    /// Where the tile in hand was taken.
    source: u8,
}

impl Piles {
    /// So many tiles in three stacks as high as each other, or nearly; nothing has been uncovered (E78: 14, 13 and 13).
    pub(super) fn dealt(tiles: u8) -> Piles {
        Piles::of_heights([tiles.div_ceil(3), (tiles + 1) / 3, tiles / 3])
    }

    pub(super) fn of_heights(below: [u8; PILES]) -> Piles {
        Piles { below, ..Piles::default() }
    }

    pub(super) fn top(&self, pile: usize) -> Option<Kind> {
        self.tops.get(pile).copied().flatten()
    }

    pub(super) fn tops(&self) -> impl Iterator<Item = Kind> {
        self.tops.iter().flatten().copied()
    }

    /// How many tiles lie in a stack, the ones set aside included.
    pub(super) fn height(&self, pile: usize) -> u8 {
        u8::from(self.tops[pile].is_some()) + self.below[pile] + self.aside[pile].len()
    }

    /// The first stack without a top that has tiles to be uncovered.
    pub(super) fn bare(&self) -> Option<usize> {
        (0..PILES).find(|pile| self.tops[*pile].is_none() && self.below[*pile] > 0)
    }

    /// The tiles that are no longer unseen; the ones set aside during a draw apart.
    pub(super) fn seen(&self) -> Counts {
        let mut seen = self.back.iter().fold(Counts::default(), |all, back| all.plus(*back));
        self.tops().for_each(|top| seen.add(top));
        seen
    }

    /// How many tiles of this kind have been set aside during the present draw.
    pub(super) fn aside(&self, kind: Kind) -> u8 {
        self.aside.iter().map(|aside| aside.of(kind)).sum()
    }

    /// How likely it is that the next tile of a stack is an unseen one of that kind, and one that was put back: in parts of
    /// one whole.
    ///
    /// Of the `n` tiles below, `b` were put back and lie anywhere, so one of them is next in `1` of `n` cases each; the others
    /// are any of the `unseen` tiles.
    pub(super) fn chances(&self, pile: usize, kind: Kind, unseen: Counts) -> (u32, u32) {
        let all = u32::from(unseen.len());
        let others = u32::from(self.below[pile].saturating_sub(self.back[pile].len()));
        (others * u32::from(unseen.of(kind)), u32::from(self.back[pile].of(kind)) * all.max(1))
    }

    /// A tile comes up: an unseen one, or one that was put back.
    pub(super) fn uncover(&mut self, pile: usize, kind: Kind, put_back: bool) {
        self.tops[pile] = Some(kind);
        self.below[pile] = self.below[pile].saturating_sub(1);
        if put_back {
            self.back[pile].take(kind);
        }
    }

    /// The top is taken into the hand.
    pub(super) fn take(&mut self, pile: usize) -> Option<Kind> {
        self.source = pile as u8;
        self.tops.get_mut(pile)?.take()
    }

    /// The tile in hand goes back into its stack.
    pub(super) fn put_back(&mut self, kind: Kind) {
        self.aside[usize::from(self.source) % PILES].add(kind);
    }

    /// E78: no top fits. The top of the stack with the most tiles that can still come up, of the first among equals, goes back
    /// inside it; gives its kind.
    pub(super) fn bury_top(&mut self) -> Option<Kind> {
        let pile = (0..PILES).rev().max_by_key(|pile| self.below[*pile])?;
        if self.below[pile] == 0 {
            return None;
        }
        let kind = self.tops[pile].take()?;
        self.aside[pile].add(kind);
        Some(kind)
    }

    /// The draw is over: what was set aside lies inside its stack.
    pub(super) fn settle(&mut self) {
        for pile in 0..PILES {
            let aside = std::mem::take(&mut self.aside[pile]);
            self.below[pile] += aside.len();
            self.back[pile] = self.back[pile].plus(aside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_a_stack_is_as_likely_to_be_the_next() {
        let kind = |name: &str| name.parse::<Kind>().unwrap();
        let mut piles = Piles::of_heights([3, 3, 0]);
        piles.uncover(0, kind("03"), false);
        piles.take(0);
        piles.put_back(kind("03"));
        piles.settle();
        // Three tiles: the one that was put back, and two of the five that nobody has seen.
        let unseen = Counts::of_each(|of| if of == kind("3") { 4 } else { u8::from(of == kind("03")) });
        assert_eq!(piles.height(0), 3);
        assert_eq!(piles.chances(0, kind("3"), unseen), (8, 0));
        assert_eq!(piles.chances(0, kind("03"), unseen), (2, 5), "a third of all fifteen parts");
        assert_eq!(piles.chances(1, kind("03"), unseen), (3, 0), "the other stack has unseen tiles only");
        piles.uncover(0, kind("03"), true);
        assert_eq!(piles.chances(0, kind("03"), unseen), (2, 0));
    }

    #[test]
    fn a_tile_that_is_put_back_is_set_aside_in_its_own_stack_until_the_draw_is_over() {
        let (drawn, other): (Kind, Kind) = ("03".parse().unwrap(), "3".parse().unwrap());
        for pile in 0..PILES {
            let mut piles = Piles::of_heights([2; PILES]);
            (0..PILES).for_each(|pile| piles.uncover(pile, drawn, false));
            assert_eq!(piles.take(pile), Some(drawn));
            piles.put_back(drawn);
            assert_eq!((piles.aside(drawn), piles.aside(other)), (1, 0));
            assert_eq!([0, 1, 2].map(|pile| piles.height(pile)), [2; PILES], "stack {pile}");
            piles.settle();
            assert_eq!((piles.aside(drawn), piles.back[pile].of(drawn)), (0, 1));
        }
    }

    #[test]
    fn stacks_are_dealt_as_high_as_each_other_or_nearly() {
        assert_eq!(Piles::dealt(40), Piles::of_heights([14, 13, 13]));
        for tiles in 0..=40 {
            let heights = Piles::dealt(tiles).below;
            assert_eq!(heights.iter().sum::<u8>(), tiles);
            assert!(heights[0] - heights[2] <= 1 && heights.is_sorted_by(|a, b| a >= b), "{heights:?}");
        }
    }

    #[test]
    fn the_highest_stack_loses_its_top_the_first_among_equals() {
        let kind: Kind = "03".parse().unwrap();
        let mut piles = Piles::of_heights([2, 3, 3]);
        (0..PILES).for_each(|pile| piles.uncover(pile, kind, false));
        piles.bury_top();
        assert_eq!((piles.top(1), piles.bare(), piles.height(1)), (None, Some(1), 3));
    }
}
