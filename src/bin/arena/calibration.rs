//! `arena calibration`: what the evaluation says of a seat's chance to win, against how the games end, for several spreads.

use std::fmt::Write;

use caldera::{
    bots::{Bot, Judged, Level, PerSeat, Player, play_game},
    rules::{Game, Pending, Seat, Viewer, apiary, eruption, volcano},
};

use super::{options::Options, workers::side_by_side};

/// By so much the spread is multiplied.
const FACTORS: [f64; 10] = [0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0, 11.0, 16.0];
/// The course of a game is told in so many parts.
const PARTS: usize = 6;
/// No chance is taken for smaller.
const LEAST: f64 = 1e-3;

/// Plays the games of the options and prints the table.
pub fn calibration(options: &Options) -> Result<bool, String> {
    match options.game.as_str() {
        eruption::State::ID => play::<eruption::State>(options),
        volcano::State::ID => play::<volcano::State>(options),
        apiary::State::ID => play::<apiary::State>(options),
        other => Err(format!("there is no game {other:?}")),
    }
}

/// A part of the course of all games.
#[derive(Clone, Copy, Default)]
struct Part {
    positions: f64,
    /// By factor: the mean loss in bits of saying these chances.
    loss: [f64; FACTORS.len()],
    /// How much more often whoever is to decide wins than is said with the spread as it is.
    mover: f64,
}

fn play<G: Judged>(options: &Options) -> Result<bool, String> {
    let fresh: G = options.new_game()?;
    let seats = usize::from(fresh.seats());
    let of_workers = side_by_side(options.games, |numbers| {
        let mut parts = [Part::default(); PARTS];
        for number in numbers {
            let seed = options.seed.wrapping_add(number.into());
            let mut players: Vec<Player<G>> = (0..seats)
                .map(|seat| Player::new(Bot::Level(Level::Fair), seed ^ (seat as u64) << 40))
                .collect();
            let mut said: Vec<(Seat, [PerSeat; FACTORS.len()])> = Vec::new();
            let end = play_game(fresh.clone(), &mut players, seed, |game, _| {
                if let Pending::Decision { seat, .. } = game.pending()
                    && game.can_stop()
                {
                    let spread = game.spread();
                    said.push((
                        seat,
                        FACTORS.map(|factor| game.chances_by(Viewer::Everything, factor * spread)),
                    ));
                }
            })
            .map_err(|stopped| stopped.to_string())?;
            let won = end.chances(Viewer::Everything);
            let whole: f64 = won.iter().sum();
            for (at, (mover, chances)) in said.iter().enumerate() {
                let part = &mut parts[at * PARTS / said.len()];
                part.positions += 1.0;
                part.mover += won[mover.index()] / whole - chances[1][mover.index()];
                for (loss, chances) in part.loss.iter_mut().zip(chances) {
                    for seat in 0..seats {
                        *loss -= won[seat] / whole * chances[seat].max(LEAST).log2();
                    }
                }
            }
        }
        Ok(parts)
    })?;
    let mut all = [Part::default(); PARTS];
    for parts in of_workers {
        for (sum, part) in all.iter_mut().zip(parts) {
            sum.positions += part.positions;
            sum.mover += part.mover;
            sum.loss.iter_mut().zip(part.loss).for_each(|(sum, loss)| *sum += loss);
        }
    }
    print!("{}", told(options, seats, &all));
    Ok(true)
}

fn told(options: &Options, seats: usize, parts: &[Part]) -> String {
    let mut text = format!(
        "{} games of {} with {seats} seats, seed {}: bits lost by saying the chances with the spread times …\n\n| part of the game | positions | even |",
        options.games, options.game, options.seed
    );
    for factor in FACTORS {
        let _ = write!(text, " {factor} |");
    }
    let _ = writeln!(text, " to decide |\n|---|---|---|{}---|", "---|".repeat(FACTORS.len()));
    for (at, part) in parts.iter().enumerate() {
        let _ = write!(text, "| {} of {PARTS} | {} | {:.3} |", at + 1, part.positions, (seats as f64).log2());
        for loss in part.loss {
            let _ = write!(text, " {:.3} |", loss / part.positions);
        }
        let _ = writeln!(text, " {:+.1} % |", 100.0 * part.mover / part.positions);
    }
    text
}
