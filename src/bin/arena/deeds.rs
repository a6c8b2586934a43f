//! What seats of Apiary do in a game, and how far they come on the Queen's Favor track.

use std::{collections::BTreeMap, fmt::Write};

use caldera::rules::{
    Game,
    apiary::{Act, Action, State},
};

use super::balance::Fared;

/// A kind of action.
#[derive(Clone, Copy)]
pub struct Kind {
    pub name: &'static str,
    pub fits: fn(Action) -> bool,
}

/// The six places for a worker.
pub const PLACES: [Kind; 6] = [
    Kind { name: "explore", fits: |action| matches!(action, Action::Place(Act::Explore, _)) },
    Kind { name: "advance", fits: is_advance },
    Kind { name: "grow", fits: |action| matches!(action, Action::Place(Act::Grow, _)) },
    Kind { name: "research", fits: |action| matches!(action, Action::Place(Act::Research, _)) },
    Kind { name: "convert", fits: |action| matches!(action, Action::Place(Act::Convert, _)) },
    Kind { name: "carve", fits: |action| matches!(action, Action::Place(Act::Carve, _)) },
];

/// What is done there and beside it.
pub const OTHERS: [Kind; 6] = [
    Kind { name: "upgrade the faction", fits: |action| matches!(action, Action::Upgrade) },
    Kind { name: "buy a worker", fits: |action| matches!(action, Action::Worker) },
    Kind { name: "place a frame", fits: |action| matches!(action, Action::Frame(..)) },
    Kind { name: "teach", fits: |action| matches!(action, Action::Teach(..)) },
    Kind { name: "plant", fits: |action| matches!(action, Action::Plant(_)) },
    Kind { name: "play seeds", fits: |action| matches!(action, Action::Seed(_) | Action::SeedFor(..)) },
];

/// What nobody can do without, so that it is no habit, or what is done while converting (A66, A67).
const COUNTED: [Kind; 3] = [
    Kind { name: "retrieve", fits: |action| matches!(action, Action::Retrieve) },
    Kind { name: "convert something", fits: is_conversion },
    Kind { name: "use a dance", fits: |action| matches!(action, Action::Dance(..)) },
];

const KINDS: usize = PLACES.len() + OTHERS.len() + COUNTED.len();

fn kinds() -> impl Iterator<Item = Kind> {
    PLACES.into_iter().chain(OTHERS).chain(COUNTED)
}

const fn is_advance(action: Action) -> bool {
    matches!(action, Action::Place(Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild, _))
}

const fn is_conversion(action: Action) -> bool {
    matches!(action, Action::Swap(_) | Action::Turn(..) | Action::Wax | Action::Honey)
}

/// What the seats of games with the same number of players have done.
#[derive(Default)]
pub struct Deeds {
    /// How often, by kind.
    done: [u64; KINDS],
    /// Resources that were discarded at the end of a turn (A72).
    discarded: u64,
    seats: u64,
    /// Queen's Favor at the end of the game.
    favor: u64,
    /// Those at the end of the track (A87).
    at_the_end: Fared,
}

impl Deeds {
    /// Counts an action of any seat.
    pub fn count(&mut self, action: Action) {
        for (done, kind) in self.done.iter_mut().zip(kinds()) {
            *done += u64::from((kind.fits)(action));
        }
        if let Action::End(gone) = action {
            self.discarded += u64::from(gone.total());
        }
    }

    /// Counts how far everybody has come when the game is over.
    pub fn end(&mut self, game: &State) {
        let (scores, track) = (game.scores(), &game.config().pack.0.favor_position);
        for score in &scores {
            let Some(sheet) = game.sheet(score.seat) else { continue };
            self.seats += 1;
            self.favor += u64::from(sheet.favor());
            if usize::from(sheet.favor()) + 1 >= track.len() {
                self.at_the_end.add(&Fared::of(&scores, score));
            }
        }
    }

    /// Adds what others have counted.
    pub fn merge(&mut self, other: &Deeds) {
        self.done.iter_mut().zip(other.done).for_each(|(mine, others)| *mine += others);
        self.discarded += other.discarded;
        self.seats += other.seats;
        self.favor += other.favor;
        self.at_the_end.add(&other.at_the_end);
    }

    fn of_a_seat(&self, sum: u64) -> String {
        format!("{:.2}", sum as f64 / self.seats.max(1) as f64)
    }
}

/// A table in Markdown of how often a seat does what in a game, with a column for each number of players.
pub fn table(by_players: &BTreeMap<u8, Deeds>) -> String {
    let mut text = String::from("| times in a game of a seat |");
    by_players.keys().for_each(|players| {
        let _ = write!(text, " {players} |");
    });
    let _ = write!(text, "\n|---|{}", "---|".repeat(by_players.len()));
    let mut row = |name: &str, cell: &dyn Fn(&Deeds) -> String| {
        let _ = write!(text, "\n| {name} |");
        by_players.values().for_each(|deeds| {
            let _ = write!(text, " {} |", cell(deeds));
        });
    };
    for (at, kind) in kinds().enumerate() {
        row(kind.name, &|deeds| deeds.of_a_seat(deeds.done[at]));
    }
    row("resources discarded for Favor", &|deeds| deeds.of_a_seat(deeds.discarded));
    row("Favor at the end", &|deeds| deeds.of_a_seat(deeds.favor));
    row("at the end of the Favor track", &|deeds| {
        format!("{:.1} %", 100.0 * f64::from(deeds.at_the_end.seats()) / deeds.seats.max(1) as f64)
    });
    row("their wins, of fair", &|deeds| format!("{:.2}", deeds.at_the_end.share()));
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use caldera::{
        bots::{Bot, Level, Player, play_game},
        rules::apiary::{Basket, Config, Event},
    };

    /// What was done, against the facts that came of it.
    #[test]
    fn deeds_are_what_came_of_them() {
        let mut deeds = Deeds::default();
        let mut players = [1, 2].map(|seed| Player::new(Bot::Level(Level::Fair), seed));
        let mut actions = Vec::new();
        let fresh = State::new(&Config::new(2)).expect("a game");
        let end =
            play_game(fresh.clone(), &mut players, 5, |_, action| actions.push(action)).expect("an end");
        let mut game = fresh;
        let mut seen = [0; 5];
        for action in actions {
            deeds.count(action);
            let mut events = Vec::new();
            game.play(action, &mut events).expect("a legal action");
            for event in events {
                match event {
                    Event::Placed { .. } => seen[0] += 1,
                    Event::Planted { .. } => seen[1] += 1,
                    Event::Danced { .. } => seen[2] += 1,
                    Event::Taught { .. } => seen[3] += 1,
                    Event::Discarded { resources, .. } => seen[4] += u64::from(resources.total()),
                    _ => {}
                }
            }
        }
        deeds.end(&end);
        let done =
            |name: &str| kinds().zip(deeds.done).find(|(kind, _)| kind.name == name).expect("a kind").1;
        let placed: u64 = deeds.done[..PLACES.len()].iter().sum();
        assert_eq!([placed, done("plant"), done("use a dance"), done("teach"), deeds.discarded], seen);
        assert!(placed > 10 && done("retrieve") > 4, "{:?}", deeds.done);
        assert_eq!(deeds.seats, 2);
        assert_eq!(deeds.favor, end.scores().iter().map(|score| favor(&end, score.seat)).sum::<u64>());
    }

    fn favor(game: &State, seat: caldera::rules::Seat) -> u64 {
        game.sheet(seat).map_or(0, |sheet| sheet.favor().into())
    }

    #[test]
    fn a_table_has_a_column_for_each_number_of_players() {
        let mut two = Deeds { seats: 2, ..Deeds::default() };
        two.count(Action::Honey);
        two.count(Action::End(Basket::NONE));
        let told = table(&BTreeMap::from([(2, two), (3, Deeds::default())]));
        assert!(told.starts_with("| times in a game of a seat | 2 | 3 |\n|---|---|---|\n"), "{told}");
        assert!(told.contains("| convert something | 0.50 | 0.00 |\n"), "{told}");
        assert!(told.contains("| convert | 0.00 | 0.00 |\n"), "{told}");
        assert!(told.ends_with('\n'));
    }
}
