//! The coach's ways on the sea: the card that each is about, and the way in which a current would run.

use super::situation::cell_of;
use crate::rules::volcano::{Action, Cell, Dir, View};

/// A way on the sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HintMark {
    /// Its number, from 1.
    pub number: usize,
    /// The card.
    pub cell: Cell,
    /// Which way the current would run, if one is turned.
    pub dir: Option<Dir>,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// How many marks lie on the card already.
    pub before: usize,
}

/// The ways that are about a card, the chosen one last, so that it lies on top.
pub fn hint_marks(view: &View, actions: &[Action], picked: usize) -> Vec<HintMark> {
    let mut order: Vec<usize> = (0..actions.len()).filter(|at| *at != picked).collect();
    order.extend((picked < actions.len()).then_some(picked));
    let mut marks: Vec<HintMark> = Vec::new();
    for at in order {
        let Some(cell) = cell_of(actions[at], view) else { continue };
        let dir = match actions[at] {
            Action::Turn(_, dir) => Some(dir),
            _ => None,
        };
        let before = marks.iter().filter(|mark| mark.cell == cell).count();
        marks.push(HintMark { number: at + 1, cell, dir, chosen: at == picked, before });
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, Viewer,
        volcano::{Config, Island, State},
    };

    #[test]
    fn ways_are_numbered_on_their_cards_and_choices_have_none() {
        let game = State::new(&Config::new(4)).unwrap();
        let view = game.view(Viewer::Table);
        let cell = Cell::at(2, 4).unwrap();
        let sail = Action::Sail(Island::Two);
        let marks = hint_marks(&view, &[Action::Turn(cell, Dir::W), Action::Go, sail], 0);
        let seen: Vec<_> = marks.iter().map(|mark| (mark.number, mark.dir, mark.chosen)).collect();
        assert_eq!(seen, [(3, None, false), (1, Some(Dir::W), true)]);
        assert_eq!(marks[0].cell, view.board.chart().cell(Island::Two));
        let both = [Action::Turn(cell, Dir::W), Action::Turn(cell, Dir::N)];
        assert_eq!(hint_marks(&view, &both, 1).iter().map(|mark| mark.before).collect::<Vec<_>>(), [0, 1]);
    }
}
