//! The coach's ways on the island: where each is, and the tile that it would lay there.

use super::{
    happening::tile_after,
    ui::{Spot, spot_of},
};
use crate::rules::eruption::{Action, State, Tile};

/// A way on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintMark {
    /// Its number, from 1.
    pub number: usize,
    /// Where it is.
    pub spot: Spot,
    /// The tile that it would lay; the ghost shows that of the chosen way, and of several in one place the first is drawn.
    pub tile: Option<Tile>,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// How many marks lie in its place already.
    pub before: usize,
}

/// The ways that have a place, the chosen one last, so that it lies on top.
pub fn hint_marks(state: &State, actions: &[Action], picked: usize) -> Vec<HintMark> {
    let chosen_spot = actions.get(picked).copied().and_then(spot_of);
    let mut order: Vec<usize> = (0..actions.len()).filter(|at| *at != picked).collect();
    order.extend((picked < actions.len()).then_some(picked));
    let mut marks: Vec<HintMark> = Vec::new();
    for at in order {
        let action = actions[at];
        let Some(spot) = spot_of(action) else { continue };
        let before = marks.iter().filter(|mark| mark.spot == spot).count();
        let tile = match action {
            Action::Erupt(_) => Some(Tile::ERUPTION),
            Action::Place(..) | Action::Replace(..) | Action::Aftershock(..) => tile_after(state, action),
            _ => None,
        };
        let tile = tile.filter(|_| before == 0 && Some(spot) != chosen_spot);
        marks.push(HintMark { number: at + 1, spot, tile, chosen: at == picked, before });
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game, Pending,
            eruption::{Config, Prompt},
        },
        session::Playout,
    };

    #[test]
    fn the_chosen_way_lies_on_top_and_only_the_others_show_their_tiles() {
        let (mut playout, mut game) = (Playout::new(5), State::new(&Config::new(2)).unwrap());
        playout.deal(&mut game);
        assert!(matches!(game.pending(), Pending::Decision { prompt: Prompt::Place { .. }, .. }));
        let mut legal = Vec::new();
        game.actions(&mut legal);
        let hex = |action: &Action| match action {
            Action::Place(hex, _) => Some(*hex),
            _ => None,
        };
        let first = legal[0];
        let other = *legal.iter().find(|action| hex(action) != hex(&first)).unwrap();
        let marks = hint_marks(&game, &[first, other, Action::Done], 0);
        let spots: Vec<(usize, bool, bool)> =
            marks.iter().map(|mark| (mark.number, mark.tile.is_some(), mark.chosen)).collect();
        assert_eq!(spots, [(2, true, false), (1, false, true)]);
        // Two turns of one tile in one place: two numbers beside each other.
        let twins: Vec<HintMark> = hint_marks(&game, &[other, first, first], 0);
        assert_eq!(twins.iter().map(|mark| mark.before).collect::<Vec<_>>(), [0, 1, 0]);
        assert!(twins[1].tile.is_none());
        assert_eq!(hint_marks(&game, &[], 0), []);
    }
}
