//! The island after the fact: events done again on a board, for those who tell what happened one thing at a time.

use super::{board::Board, event::Event};

impl Board {
    /// Does to this board what the event says was done. Followed from the same board through all events of a game, it is the
    /// game's own.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::TilePlaced { hex, tile, .. }
            | Event::TileTurned { hex, to: tile, .. }
            | Event::TileReplaced { hex, to: tile, .. } => self.put(hex, tile),
            Event::TileRemoved { hex, .. } => self.take(hex),
            Event::WallLost { edge, .. } => self.tear_down(edge),
            Event::WallBuilt { edge, material, .. } => self.build(edge, material),
            // Two walls that change places are two events; the first has done it all.
            Event::WallMoved { from, to, material, .. } if self.wall(to) != Some(material) => {
                let other = self.wall(to);
                self.tear_down(from);
                self.tear_down(to);
                self.build(to, material);
                if let Some(other) = other {
                    self.build(from, other);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Config, State};
    use crate::{rules::Game, session::Playout};

    #[test]
    fn a_board_that_follows_all_events_is_the_games_own() {
        let mut playout = Playout::new(5);
        for players in 2..=6 {
            for round in 0..10 {
                let (annihilation, forecast) = (round % 3 == 1, round % 4 == 1);
                let config = Config { annihilation, forecast, ..Config::new(players) };
                let mut game = State::new(&config).unwrap();
                let mut board = *game.board();
                let mut events = Vec::new();
                while playout.step(&mut game, &mut events).is_some() {
                    for event in events.drain(..) {
                        board.follow(&event);
                    }
                    assert_eq!(board, *game.board());
                }
            }
        }
    }
}
