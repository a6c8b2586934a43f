//! What the book of results says of a table, in numbers.

use std::cmp::Reverse;

use super::Played;
use crate::{order, session::place::Place};

/// A table in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played.
    pub games: usize,
    /// How long, in milliseconds.
    pub spent: u64,
    /// How many people have played, by their names.
    pub players: usize,
    /// Who has won, the most wins first.
    pub wins: Vec<Wins>,
    /// The longest row of games won one after the other by somebody, if it is one: of the games that they played in.
    pub streak: Option<(String, usize)>,
}

/// How often somebody has won.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    /// Their name.
    pub name: String,
    /// By game, in the order asked for.
    pub by_game: Vec<usize>,
    /// In all games.
    pub all: usize,
}

impl Tally {
    /// Counts results, the last first; `games` are the ids of those that are told apart.
    pub fn of(results: &[Played], games: &[&str]) -> Tally {
        let mut tally = Tally {
            games: results.len(),
            spent: results.iter().map(|game| game.spent).fold(0, u64::saturating_add),
            ..Tally::default()
        };
        let mut names: Vec<&str> =
            results.iter().flat_map(|game| &game.seats).filter(is_person).map(|seat| &*seat.name).collect();
        order::sort_by_key(&mut names, |name| *name);
        names.dedup();
        tally.players = names.len();
        for name in names {
            let mut wins = Wins { name: name.to_owned(), by_game: vec![0; games.len()], all: 0 };
            let (mut row, mut longest) = (0, 0);
            let is_theirs = |seat: &&Place| is_person(seat) && seat.name == name;
            for game in results.iter().filter(|game| game.seats.iter().any(|seat| is_theirs(&seat))) {
                let won = game.winners().any(|(_, seat)| is_theirs(&seat));
                row = if won { row + 1 } else { 0 };
                longest = longest.max(row);
                if won {
                    wins.all += 1;
                    if let Some(at) = games.iter().position(|id| *id == game.game) {
                        wins.by_game[at] += 1;
                    }
                }
            }
            if longest > tally.streak.as_ref().map_or(1, |(_, best)| *best) {
                tally.streak = Some((name.to_owned(), longest));
            }
            if wins.all > 0 {
                tally.wins.push(wins);
            }
        }
        order::sort_by_key(&mut tally.wins, |wins| Reverse(wins.all));
        tally
    }
}

/// Bots are not counted among people.
fn is_person(seat: &&Place) -> bool {
    seat.bot.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, seats: &[(&str, u8)]) -> Played {
        let place = |(name, rank): &(&str, u8)| Place {
            name: (*name).into(),
            rank: *rank,
            total: i32::from(*rank),
            bot: None,
        };
        Played {
            slot: String::new(),
            game: id.into(),
            ended: 0,
            spent: 10,
            seats: seats.iter().map(place).collect(),
            mixed: false,
        }
    }

    #[test]
    fn wins_are_counted_by_name_and_game_and_shared_ones_for_each() {
        let results = [
            game("volcano", &[("Aki", 1), ("Ben", 1), ("Chie", 3)]),
            game("eruption", &[("Ben", 2), ("Aki", 1)]),
            // Alone nobody has beaten anybody.
            game("apiary", &[("Dan", 1)]),
            game("eruption", &[("Ben", 1), ("Aki", 2)]),
        ];
        let tally = Tally::of(&results, &["eruption", "volcano"]);
        assert_eq!((tally.games, tally.spent, tally.players), (4, 40, 4));
        let wins: Vec<_> = tally.wins.iter().map(|wins| (&*wins.name, &*wins.by_game, wins.all)).collect();
        assert_eq!(wins, [("Aki", &[1, 1][..], 2), ("Ben", &[1, 1][..], 2)]);
        // Others' games in between do not end a row.
        assert_eq!(tally.streak, Some(("Aki".into(), 2)));
        assert_eq!(Tally::of(&[], &[]), Tally::default());
        // One is no row, and of equal rows the first by name counts.
        assert_eq!(Tally::of(&results[2..], &[]).streak, None);
        let won = |winners: &[&str]| -> Vec<Played> {
            let loser = |name| if name == "Aki" { "Ben" } else { "Aki" };
            winners.iter().map(|name| game("volcano", &[(*name, 1), (loser(*name), 2)])).collect()
        };
        let streak = |results: &[Played]| Tally::of(results, &[]).streak;
        assert_eq!(streak(&won(&["Ben", "Ben", "Aki", "Aki"])), Some(("Aki".into(), 2)));
        let between = [won(&["Aki"]), results[2..3].to_vec(), won(&["Aki", "Aki"])].concat();
        assert_eq!(streak(&between), Some(("Aki".into(), 3)));
        // Each game is counted where it belongs.
        let wins =
            Tally::of(&[won(&["Aki", "Aki"]), results[1..2].to_vec()].concat(), &["eruption", "volcano"])
                .wins;
        assert_eq!(wins[0], Wins { name: "Aki".into(), by_game: vec![1, 2], all: 3 });
    }

    #[test]
    fn the_tie_break_is_named_only_where_it_decided() {
        let mut tied = game("eruption", &[("Aki", 1), ("Ben", 2)]);
        assert!(!tied.on_tie_break());
        tied.seats[1].total = tied.seats[0].total;
        assert!(tied.on_tie_break());
        tied.seats[1].rank = 1;
        assert!(!tied.on_tie_break());
    }
}
