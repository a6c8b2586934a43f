//! `arena tournament`: bots against each other, seated in turn, on all cores.

use std::collections::BTreeMap;

use caldera::{
    bots::{Bot, Judged, Player, play_game},
    rules::{Game, apiary, eruption, volcano},
};

use super::{options::Options, workers::side_by_side};

/// Plays the tournament of the options.
pub fn tournament(options: &Options) -> Result<bool, String> {
    match options.game.as_str() {
        eruption::State::ID => play::<eruption::State>(options),
        volcano::State::ID => play::<volcano::State>(options),
        apiary::State::ID => play::<apiary::State>(options),
        other => Err(format!("there is no game {other:?}")),
    }
}

/// How one game ended: the rank of each entrant.
type Ranks = Vec<u8>;

fn play<G: Judged>(options: &Options) -> Result<bool, String> {
    let fresh: G = options.new_game()?;
    let seats = usize::from(fresh.seats());
    let entrants = seated(&options.bots, seats)?;
    let ends = side_by_side(options.games, |numbers| {
        let mut ends: Vec<Ranks> = Vec::new();
        for number in numbers {
            ends.push(one_game(&fresh, &entrants, options.seed, number)?);
        }
        Ok(ends)
    })?
    .concat();
    print!("{}", told::<G>(options, &entrants, &ends));
    Ok(true)
}

/// The bots for all seats: the last one named takes those that are left.
fn seated(bots: &[Bot], seats: usize) -> Result<Vec<Bot>, String> {
    let last = *bots.last().ok_or("name the bots: --bots fair,random")?;
    if bots.len() > seats {
        return Err(format!("there are {} bots for {seats} seats", bots.len()));
    }
    Ok(bots.iter().copied().chain(std::iter::repeat(last)).take(seats).collect())
}

/// From game to game everybody sits one place on; the luck of chance is the same for a whole round of these.
fn one_game<G: Judged>(fresh: &G, entrants: &[Bot], seed: u64, number: u32) -> Result<Ranks, String> {
    let seats = entrants.len();
    let entrant_at = |seat: usize| (seat + number as usize) % seats;
    let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let luck = seed.wrapping_add(u64::from(number) / seats as u64);
    let mut players: Vec<Player<G>> = (0..seats)
        .map(|seat| {
            let own = luck.wrapping_mul(31).wrapping_add(entrant_at(seat) as u64);
            Player::new(entrants[entrant_at(seat)], own)
        })
        .collect();
    let end = play_game(fresh.clone(), &mut players, luck, |_, _| {})
        .map_err(|stopped| format!("game {number}: {stopped}"))?;
    let mut ranks = vec![0; seats];
    for score in end.scores() {
        ranks[entrant_at(score.seat.index())] = score.rank;
    }
    Ok(ranks)
}

fn told<G: Judged>(options: &Options, entrants: &[Bot], ends: &[Ranks]) -> String {
    let games = ends.len() as f64;
    let mut wins: BTreeMap<Bot, f64> = BTreeMap::new();
    for ranks in ends {
        let winners = ranks.iter().filter(|rank| **rank == 1).count().max(1) as f64;
        for (bot, rank) in entrants.iter().zip(ranks) {
            *wins.entry(*bot).or_default() += if *rank == 1 { 1.0 / winners } else { 0.0 };
        }
    }
    let ratings = ratings(entrants, ends);
    let mut rows: Vec<_> = wins.into_iter().collect();
    rows.sort_by(|(_, one), (_, two)| two.total_cmp(one));
    let mut text = format!(
        "{} {} with {} seats, seed {}\n| bot | seats | wins | 95 % | Elo |\n|---|---|---|---|---|\n",
        ends.len(),
        G::ID,
        entrants.len(),
        options.seed
    );
    for (bot, won) in rows {
        let seats = entrants.iter().filter(|other| **other == bot).count();
        let [low, high] = wilson(won, games);
        text += &format!(
            "| {bot} | {seats} | {:.1} % | {:.1}–{:.1} % | {:+.0} |\n",
            100.0 * won / games.max(1.0),
            100.0 * low,
            100.0 * high,
            ratings.get(&bot).copied().unwrap_or(0.0)
        );
    }
    text
}

/// The interval of Wilson (1927) in which a share lies with 95 %.
fn wilson(won: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let (share, part) = (won / games, Z * Z / games);
    let middle = (share + part / 2.0) / (1.0 + part);
    let half = Z * (share * (1.0 - share) / games + part / (4.0 * games)).sqrt() / (1.0 + part);
    [middle - half, middle + half]
}

/// Elo ratings by who was ranked before whom, each pair of seats of different bots one comparison: Bradley and Terry's model,
/// fitted as Hunter (2004) does; their mean is 0. Half a draw with everybody keeps who never lost from infinity.
fn ratings(entrants: &[Bot], ends: &[Ranks]) -> BTreeMap<Bot, f64> {
    let mut bots: Vec<Bot> = entrants.to_vec();
    bots.sort_unstable();
    bots.dedup();
    let place = |bot: &Bot| bots.iter().position(|other| other == bot).unwrap_or(0);
    let mut won = vec![vec![0.25; bots.len()]; bots.len()];
    for ranks in ends {
        for (one, rank) in entrants.iter().zip(ranks) {
            for (two, other) in entrants.iter().zip(ranks) {
                won[place(one)][place(two)] += match rank.cmp(other) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    let mut strength = vec![1.0; bots.len()];
    for _ in 0..1000 {
        let before = strength.clone();
        for (one, strength) in strength.iter_mut().enumerate() {
            let others = || (0..before.len()).filter(|two| *two != one);
            let wins: f64 = others().map(|two| won[one][two]).sum();
            let met: f64 =
                others().map(|two| (won[one][two] + won[two][one]) / (before[one] + before[two])).sum();
            *strength = if met > 0.0 { wins / met } else { 1.0 };
        }
        let mean = strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / strength.len() as f64;
        strength.iter_mut().for_each(|one| *one /= mean.exp());
    }
    bots.into_iter().zip(strength).map(|(bot, one)| (bot, 400.0 * one.log10())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use caldera::bots::Level;

    #[test]
    fn wilson_is_as_in_the_tables() {
        let near = |[low, high]: [f64; 2], expected: [f64; 2]| {
            assert!((low - expected[0]).abs() < 5e-4 && (high - expected[1]).abs() < 5e-4, "{low} {high}");
        };
        near(wilson(8.0, 10.0), [0.490, 0.943]);
        near(wilson(0.0, 20.0), [0.0, 0.161]);
        near(wilson(500.0, 1000.0), [0.469, 0.531]);
        assert_eq!(wilson(0.0, 0.0), [0.0, 1.0]);
    }

    #[test]
    fn who_wins_three_of_four_is_about_190_points_ahead() {
        let entrants = [Bot::Random, Bot::Level(Level::Fair)];
        let ends: Vec<Ranks> =
            (0..4000).map(|number| if number % 4 == 0 { vec![1, 2] } else { vec![2, 1] }).collect();
        let ratings = ratings(&entrants, &ends);
        let ahead = ratings[&entrants[1]] - ratings[&entrants[0]];
        assert!((190.0..192.0).contains(&ahead), "{ahead}");
    }

    #[test]
    fn the_last_bot_takes_the_seats_that_are_left() {
        let fair = Bot::Level(Level::Fair);
        assert_eq!(seated(&[fair, Bot::Random], 4).unwrap(), [fair, Bot::Random, Bot::Random, Bot::Random]);
        assert!(seated(&[], 2).is_err() && seated(&[fair, fair, fair], 2).is_err());
    }
}
