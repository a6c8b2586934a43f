//! The tiles that others have laid since a player's last turn: they stay marked on the board until that player lays one.

use crate::{
    rules::{
        Seat,
        eruption::{Event, Hex, State},
    },
    session::{Step, Table},
};

/// Which tiles, and by whom, the last one first.
pub fn laid_since(table: &Table<State>, own: Seat) -> Vec<(Hex, Seat)> {
    let mut laid = Vec::new();
    let mut own_turns = 0;
    for event in table.history().iter().rev().flat_map(|step: &Step<State>| step.events.iter().rev()) {
        match *event {
            Event::TurnBegan { seat, .. } if seat == own => {
                own_turns += 1;
                if own_turns == 2 {
                    break;
                }
            }
            // In this turn, and there is something newer to see; or in the last one.
            Event::TilePlaced { seat, .. } if seat == own => break,
            Event::TilePlaced { seat, hex, .. } => laid.push((hex, seat)),
            _ => {}
        }
    }
    laid.retain(|(hex, _)| table.state().board().tile(*hex).is_some());
    laid
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Pending, eruption::Config},
        session::{Options, Playout, SeatInfo},
    };

    #[test]
    fn what_the_others_laid_is_marked_until_one_lays_a_tile() {
        let seats = ["Aki", "Ben", "Chie"].map(SeatInfo::new).to_vec();
        let mut table: Table<State> = Table::new(&Config::new(3), seats, Options::default(), 7).unwrap();
        table.deal();
        let mut playout = Playout::new(5);
        let mut most = 0;
        for _ in 0..160 {
            let Pending::Decision { seat, .. } = table.pending() else { break };
            let laid = laid_since(&table, seat);
            assert!(laid.iter().all(|(hex, by)| *by != seat && table.state().board().tile(*hex).is_some()));
            let own = table.history().iter().rev().flat_map(|step| step.events.iter().rev());
            let placed = own
                .take_while(|event| !matches!(event, Event::TurnBegan { .. }))
                .any(|event| matches!(event, Event::TilePlaced { .. }));
            assert!(!placed || laid.is_empty(), "one has laid a tile");
            most = most.max(laid.len());
            let Some(action) = playout.choose(table.state()) else { break };
            table.play(action).unwrap();
        }
        assert!(most >= 2, "each of the others lays a tile");
    }
}
