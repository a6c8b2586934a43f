use super::tile::{KINDS, Kind};

/// Lava tiles by kind: the face-down stack, and those set aside during the present draw.
///
/// A tile that fits nowhere goes back to a random place (E27, E34, E51). Since the order of the stack is unknown, that is
/// the same as setting it aside until the draw is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    left: [u8; KINDS],
    aside: [u8; KINDS],
}

impl Stack {
    /// All 40 lava tiles (E2).
    pub(super) fn full() -> Stack {
        Stack { left: std::array::from_fn(|i| Kind::all().nth(i).map_or(0, Kind::count)), aside: [0; KINDS] }
    }

    /// How many tiles the stack holds, the ones set aside included.
    pub fn len(&self) -> u8 {
        self.left.iter().chain(&self.aside).sum()
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many tiles of this kind it holds, the ones set aside included.
    pub fn of(&self, kind: Kind) -> u8 {
        self.left[kind.index()] + self.aside[kind.index()]
    }

    /// How many tiles of this kind could be drawn next.
    pub(super) fn drawable(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// The kinds that could be drawn next.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<'_> {
        Kind::all().filter(|kind| self.drawable(*kind) > 0)
    }

    pub(super) fn draw(&mut self, kind: Kind) {
        self.left[kind.index()] -= 1;
    }

    pub(super) fn set_aside(&mut self, kind: Kind) {
        self.aside[kind.index()] += 1;
    }

    /// The draw is over: what was set aside goes back.
    pub(super) fn settle(&mut self) {
        for (left, aside) in self.left.iter_mut().zip(&mut self.aside) {
            *left += std::mem::take(aside);
        }
    }

    /// Takes everything out; says how much of each kind it was.
    pub(super) fn clear(&mut self) -> [u8; KINDS] {
        self.settle();
        std::mem::replace(&mut self.left, [0; KINDS])
    }
}
