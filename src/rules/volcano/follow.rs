use super::{board::Board, event::Event};
use crate::rules::Seats;

impl Board {
    /// Does to this board what the event tells, as far as it lies open: for those who tell what happened step by step.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::CurrentDealt { cell, dir } | Event::CurrentTurned { cell, to: dir, .. } => {
                self.chart.currents.turn(cell, dir);
            }
            Event::ParentDrawn { seat } => self.parent = seat,
            Event::TurnBegan { parent, .. } => {
                self.parent = parent;
                self.hit = Seats::NONE;
            }
            Event::PawnPlaced { seat, island: to }
            | Event::Gathered { seat, to, .. }
            | Event::Sailed { seat, to, .. }
            | Event::Fled { seat, to, .. } => self.pawn_mut(seat).at = Some(to),
            Event::Swapped { islands, .. } => self.chart.swap(islands),
            Event::Drifted { island, to, .. } => self.chart.cells[island.index()] = to,
            Event::Added { island, now, .. } | Event::Grew { island, now } => self.lay(island.index(), now),
            Event::Erupted { number, hit } => {
                self.eruptions = number;
                self.hit = hit;
            }
            Event::Hit { seat, points, .. } => {
                let pawn = self.pawn_mut(seat);
                pawn.points = points;
                pawn.hits += 1;
            }
            Event::Gained { seat, island, points, left, .. } => {
                self.pawn_mut(seat).points = points;
                self.lay(island.index(), left);
            }
            Event::DangerSet { to, .. } => self.danger = to,
            Event::Checked { .. }
            | Event::IncidentRolled { .. }
            | Event::Voted { .. }
            | Event::Revealed { .. }
            | Event::DriftStopped { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver => {}
        }
    }

    /// None ever lie on the volcano.
    fn lay(&mut self, island: usize, amount: u32) {
        if let Some(resources) = self.resources.get_mut(island) {
            *resources = amount;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        rules::{
            Game,
            volcano::{Config, State},
        },
        session::Playout,
    };

    /// Whole random games, in the middle of which everything can be told again.
    #[test]
    fn following_all_that_happened_leads_to_the_same_board() {
        for players in 2..=6 {
            let (mut game, mut playout) = (State::new(&Config::new(players)).unwrap(), Playout::new(9));
            let mut followed = *game.board();
            loop {
                let mut events = Vec::new();
                if playout.step(&mut game, &mut events).is_none() {
                    break;
                }
                events.iter().for_each(|event| followed.follow(event));
                assert_eq!(followed, *game.board(), "{events:?}");
            }
        }
    }
}
