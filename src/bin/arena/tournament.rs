//! `arena tournament`: greedy and random players against each other.

use caldera::rules::{Game, Pending, apiary};

use super::{
    greedy::{Greedy, Judged},
    options::Options,
    playouts::Fare,
};

/// Who plays.
const ENTRANTS: [&str; 2] = ["greedy", "random"];

/// Plays the tournament of the options.
pub fn tournament(options: &Options) -> Result<bool, String> {
    match options.game.as_str() {
        apiary::State::ID => play::<apiary::State>(options),
        other => {
            Err(format!("there is no greedy player of {other:?}; there is one of {}", apiary::State::ID))
        }
    }
}

fn play<G: Judged>(options: &Options) -> Result<bool, String> {
    let fresh: G = options.new_game()?;
    let mut fares = ENTRANTS.map(|_| Fare::default());
    let mut seated = [0; ENTRANTS.len()];
    for number in 0..options.games {
        let entrant = |seat: usize| (seat + number as usize) % ENTRANTS.len();
        let mut game = fresh.clone();
        let mut player = Greedy::new(options.seed.wrapping_add(number.into()));
        loop {
            let action = match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => player.draw(&game),
                Pending::Decision { seat, .. } if entrant(seat.index()) == 0 => player.choose(&game),
                Pending::Decision { .. } => player.any(&game),
            };
            let action = action.ok_or("a game came to a stop")?;
            game.play(action, &mut ()).map_err(|illegal| format!("{action}: {illegal}"))?;
        }
        for score in game.scores() {
            let who = entrant(score.seat.index());
            fares[who].add(&score);
            seated[who] += 1;
        }
    }
    for ((name, fare), seated) in ENTRANTS.iter().zip(&fares).zip(seated) {
        println!("{name}, {seated} seats: {}", fare.told(seated));
    }
    Ok(true)
}
