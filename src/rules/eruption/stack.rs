use super::{
    counts::Counts,
    piles::{PILES, Piles},
    tile::{KINDS, Kind},
};

/// Lava tiles by kind: the face-down stack, and those set aside during the present draw.
///
/// A tile that fits nowhere goes back to a random place (E27, E34, E51). Since the order of the stack is unknown, that is
/// the same as setting it aside until the draw is over. With Forecast (E78) the unseen tiles are kept here and all others in
/// the three stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    left: Counts,
    aside: Counts,
    /// Whether the tiles lie in three stacks.
    forecast: bool,
    piles: Piles,
}

impl Stack {
    /// All 40 lava tiles (E2), in three stacks with Forecast.
    pub(super) fn full(forecast: bool) -> Stack {
        Stack::of_tiles(Counts::of_each(Kind::count), forecast)
    }

    /// These tiles, shuffled.
    pub(super) fn of_tiles(left: Counts, forecast: bool) -> Stack {
        let piles = if forecast { Piles::dealt(left.len()) } else { Piles::default() };
        Stack { left, aside: Counts::default(), forecast, piles }
    }

    /// How many tiles the stack holds, the ones set aside included.
    pub fn len(&self) -> u8 {
        if self.forecast {
            return (0..PILES).map(|pile| self.piles.height(pile)).sum();
        }
        self.left.len() + self.aside.len()
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        if self.forecast { self.len() == 0 } else { self.left.is_empty() && self.aside.is_empty() }
    }

    /// How many tiles of this kind it holds, the ones set aside included.
    pub fn of(&self, kind: Kind) -> u8 {
        let aside = if self.forecast { self.piles.aside(kind) } else { self.aside.of(kind) };
        aside + self.possible().of(kind)
    }

    /// The face-up tile on one of the three stacks (E78).
    pub fn top(&self, pile: usize) -> Option<Kind> {
        self.piles.top(pile)
    }

    /// How many tiles lie in each of the three stacks; `None` without Forecast.
    pub fn heights(&self) -> Option<[u8; PILES]> {
        self.forecast.then(|| std::array::from_fn(|pile| self.piles.height(pile)))
    }

    /// How many tiles of this kind could be drawn next from the face-down stack.
    pub(super) fn drawable(&self, kind: Kind) -> u8 {
        self.left.of(kind)
    }

    /// The kinds that could be drawn, with Forecast after others.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        self.possible().kinds()
    }

    /// All tiles but those set aside.
    fn possible(&self) -> Counts {
        if self.forecast { self.left.plus(self.piles.seen()) } else { self.left }
    }

    pub(super) fn draw(&mut self, kind: Kind) {
        self.left.take(kind);
    }

    /// A tile that was drawn goes back.
    pub(super) fn set_aside(&mut self, kind: Kind) {
        if self.forecast {
            self.piles.put_back(kind);
        } else {
            self.aside.add(kind);
        }
    }

    /// The draw is over: what was set aside goes back.
    pub(super) fn settle(&mut self) {
        if self.forecast {
            return self.piles.settle();
        }
        self.left = self.left.plus(std::mem::take(&mut self.aside));
    }

    /// Takes everything out; says how much of each kind it was.
    pub(super) fn clear(&mut self) -> [u8; KINDS] {
        self.settle();
        let tiles = self.possible();
        *self = Stack { left: Counts::default(), piles: Piles::default(), ..*self };
        std::array::from_fn(|kind| Kind::nth(kind).map_or(0, |kind| tiles.of(kind)))
    }
}

/// The three stacks of Forecast (E78).
impl Stack {
    /// The stack whose next tile is to be uncovered.
    pub(super) fn bare(&self) -> Option<usize> {
        self.piles.bare()
    }

    /// How likely it is that an unseen tile of that kind comes up on a stack, and one that was put back there.
    pub(super) fn chances(&self, pile: usize, kind: Kind) -> (u32, u32) {
        self.piles.chances(pile, kind, self.left)
    }

    pub(super) fn uncover(&mut self, pile: usize, kind: Kind, put_back: bool) {
        if !put_back {
            self.draw(kind);
        }
        self.piles.uncover(pile, kind, put_back);
    }

    pub(super) fn take(&mut self, pile: usize) -> Option<Kind> {
        self.piles.take(pile)
    }

    pub(super) fn bury_top(&mut self) -> Option<Kind> {
        self.piles.bury_top()
    }

    pub(super) fn tops(&self) -> impl Iterator<Item = Kind> {
        self.piles.tops()
    }
}

#[cfg(test)]
impl Stack {
    /// Three stacks, each from the top down.
    pub(super) fn of_piles(piles: &[Vec<Kind>; PILES]) -> Stack {
        let mut stack = Stack::of_tiles(Counts::default(), true);
        piles.iter().flatten().for_each(|kind| stack.left.add(*kind));
        stack.piles = Piles::of_heights(piles.each_ref().map(|pile| pile.len() as u8));
        for (index, pile) in piles.iter().enumerate() {
            if let Some(top) = pile.first() {
                stack.uncover(index, *top, false);
            }
        }
        stack
    }
}
