//! `arena speed`: how quickly bots think.

use std::time::{Duration, Instant};

use caldera::{
    bots::{Greedy, InfoSet, Judged, Level, Search},
    rules::{Game, apiary, eruption, volcano},
    session::Playout,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::options::Options;

/// Every so manieth step of a random game is looked at.
const APART: u32 = 11;

/// Measures the game of the options.
pub fn speed(options: &Options) -> Result<bool, String> {
    match options.game.as_str() {
        eruption::State::ID => measure::<eruption::State>(options),
        volcano::State::ID => measure::<volcano::State>(options),
        apiary::State::ID => measure::<apiary::State>(options),
        other => Err(format!("there is no game {other:?}")),
    }
}

fn measure<G: Judged>(options: &Options) -> Result<bool, String> {
    let fresh: G = options.new_game()?;
    let each = Level::Sharp.iterations::<G>(fresh.seats()).unwrap_or(1);
    let mut playout = Playout::new(options.seed);
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let mut greedy = Greedy::new(1.0);
    let (mut searching, mut weighing) = (Duration::ZERO, Duration::ZERO);
    let (mut game, mut steps, mut positions, mut legal) = (fresh.clone(), 0, 0, Vec::new());
    while positions < options.games {
        if playout.step(&mut game, &mut ()).is_none() {
            game = fresh.clone();
        }
        steps += 1;
        let Some(known) = InfoSet::of(&game).filter(|_| steps % APART == 0) else { continue };
        known.actions(&mut legal);
        if legal.len() < 2 {
            continue;
        }
        positions += 1;
        let start = Instant::now();
        greedy.choose(&known, &mut rng);
        weighing += start.elapsed();
        let mut search = Search::new(known, positions.into());
        let start = Instant::now();
        search.step(each);
        searching += start.elapsed();
    }
    let iterations = f64::from(positions * each);
    println!(
        "{} with {} seats, {positions} positions: {:.0} iterations/s in searches of {each}; {:.0} greedy decisions/s",
        G::ID,
        fresh.seats(),
        iterations / searching.as_secs_f64(),
        f64::from(positions) / weighing.as_secs_f64()
    );
    Ok(true)
}
