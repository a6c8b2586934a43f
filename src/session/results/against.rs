//! One person against bots, in numbers. Only games count in which exactly one person played, alone against bots, no seat changed
//! hands, and that were played from their beginning; each counts for the strongest bot at the table.

use super::Played;
use crate::session::level::Level;

/// So many of the last games are told one by one.
const LAST: usize = 10;

/// How one person has fared against bots on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Against {
    /// For each level that was met, the weakest first: how many games, and how many of them the person has won.
    pub levels: Vec<(Level, usize, usize)>,
    /// Whether each of the last games was won, the last first; at most ten.
    pub last: Vec<bool>,
    /// How many have been won in a row up to now, and the most there ever were.
    pub streak: (usize, usize),
}

impl Against {
    /// Counts results, the last first.
    pub fn of(results: &[Played]) -> Against {
        let met: Vec<(Level, bool)> = results.iter().filter_map(outcome).collect();
        let count = |level: Level| {
            let games = met.iter().filter(|(of, _)| *of == level);
            (level, games.clone().count(), games.filter(|(_, won)| *won).count())
        };
        let rows = met.split(|(_, won)| !won).map(<[_]>::len);
        Against {
            levels: Level::ALL.into_iter().map(count).filter(|(_, games, _)| *games > 0).collect(),
            last: met.iter().take(LAST).map(|(_, won)| *won).collect(),
            streak: (rows.clone().next().unwrap_or(0), rows.max().unwrap_or(0)),
        }
    }
}

/// The strongest bot of a game that counts, and whether the person has won.
fn outcome(game: &Played) -> Option<(Level, bool)> {
    let strongest = game.seats.iter().filter_map(|seat| seat.bot).max()?;
    let mut persons = game.seats.iter().filter(|seat| seat.bot.is_none());
    let person = persons.next().filter(|_| persons.next().is_none() && !game.mixed)?;
    Some((strongest, person.rank == 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::place::Place;

    fn game(ranks: &[(u8, Option<Level>)], mixed: bool) -> Played {
        let place =
            |(rank, bot): &(u8, Option<Level>)| Place { name: "x".into(), rank: *rank, total: 0, bot: *bot };
        Played {
            slot: String::new(),
            game: "eruption".into(),
            ended: 0,
            spent: 0,
            seats: ranks.iter().map(place).collect(),
            mixed,
        }
    }

    #[test]
    fn a_game_counts_for_the_strongest_bot_at_the_table() {
        use Level::{Fair, Gentle, Sharp};
        let results = [
            game(&[(1, None), (2, Some(Fair)), (3, Some(Sharp))], false),
            game(&[(1, Some(Gentle)), (1, None)], false),
            game(&[(2, None), (1, Some(Fair)), (3, Some(Gentle))], false),
            game(&[(1, None), (2, Some(Fair))], false),
        ];
        let against = Against::of(&results);
        assert_eq!(against.levels, [(Gentle, 1, 1), (Fair, 2, 1), (Sharp, 1, 1)]);
        assert_eq!(against.last, [true, true, false, true]);
        assert_eq!(against.streak, (2, 2));
    }

    #[test]
    fn two_persons_no_person_no_bot_or_a_seat_that_changed_hands_do_not_count() {
        let fair = Some(Level::Fair);
        let results = [
            game(&[(1, None), (2, None), (3, fair)], false),
            game(&[(1, fair), (2, fair)], false),
            game(&[(1, None), (2, None)], false),
            game(&[(1, None), (2, fair)], true),
        ];
        assert_eq!(Against::of(&results), Against::default());
        assert_eq!(Against::of(&[]), Against::default());
    }

    #[test]
    fn a_streak_that_has_ended_is_still_the_best() {
        let of = |won: bool| game(&[(if won { 1 } else { 2 }, None), (1, Some(Level::Sharp))], false);
        let results: Vec<Played> = [false, true, true, true, false, true].map(of).into();
        assert_eq!(Against::of(&results).streak, (0, 3));
        let many: Vec<Played> = (0..12).map(|_| of(true)).collect();
        assert_eq!(Against::of(&many).last.len(), LAST);
    }
}
