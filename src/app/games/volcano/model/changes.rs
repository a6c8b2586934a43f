//! What the chosen action would change.

use super::super::words::Words;
use crate::{
    app::shell::text::{keys::volcano::ahead as text, word},
    rules::{
        Pending, Seat,
        volcano::{Action, Board, Chart, Event, Island, IslandSet, Prompt, View, Way},
    },
};

/// The board after an action that changes it, as far as it can be known.
pub fn after(view: &View, seat: Option<Seat>, action: Action) -> Board {
    let mut board = view.board;
    let chart = *board.chart();
    let (seat, parent) = (seat.unwrap_or(board.parent()), board.parent());
    let here = board.pawn(seat).at.unwrap_or(Island::Volcano);
    board.follow(&match action {
        Action::Turn(cell, to) => Event::CurrentTurned { seat, cell, from: chart.currents().dir(cell), to },
        Action::Sail(to) => Event::Sailed { seat, from: here, to, way: Way::Beside },
        Action::Swap(a, b) => {
            Event::Swapped { parent, islands: [a, b], cells: [chart.cell(b), chart.cell(a)] }
        }
        Action::Add(island) => Event::Added { parent, island, amount: 2, now: board.resources(island) + 2 },
        _ => return board,
    });
    board
}

/// What turning a current, or a swap, changes: who could go where, and which islands would drift otherwise.
pub fn facts(view: &View, after: &Board, seat: Option<Seat>, action: Action, words: &Words) -> Vec<String> {
    let l = words.locale;
    if !matches!(action, Action::Turn(..) | Action::Swap(..)) {
        return Vec::new();
    }
    let mut facts = Vec::new();
    let may_sail =
        matches!(view.pending, Pending::Decision { prompt: Prompt::Act { sailed: false, .. }, .. });
    if let Some((seat, from)) = seat.and_then(|seat| Some((seat, after.pawn(seat).at?)))
        && may_sail
    {
        let reach = after.chart().reachable(from, view.config.adjacent);
        if reach != view.reachable(seat) {
            facts.push(match reach == IslandSet::EMPTY {
                true => text::no_reach {}.text(l).to_owned(),
                false => text::reach { islands: word(&words.islands(reach)) }.text(l),
            });
        }
    }
    let ends =
        |board: &Board| (1..=view.config.players).map(|go| board.outcome(go).chart).collect::<Vec<_>>();
    let (before, now) = (ends(&view.board), ends(after));
    let changed = |island: &Island| {
        let own = |all: &[Chart]| all.iter().map(|chart| chart.cell(*island)).collect::<Vec<_>>();
        own(&before) != own(&now)
    };
    let changed: IslandSet = Island::ALL.into_iter().filter(changed).collect();
    facts.push(match changed == IslandSet::EMPTY {
        true => text::same {}.text(l).to_owned(),
        false => text::changes { islands: word(&words.islands(changed)) }.text(l),
    });
    facts
}
