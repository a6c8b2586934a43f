//! The native tool: replays records, plays random games and tournaments of bots, counts positions, weighs components. `arena help` says how.
//!
//! A file for each command; `options` reads what is said on the command line.

mod ask;
mod balance;
mod calibration;
mod deeds;
mod habits;
mod options;
mod playouts;
mod replay;
mod speed;
mod tournament;
mod workers;

use std::process::ExitCode;

use options::{Options, for_named};

const HELP: &str = "\
arena replay FILE… [--states] [--legal] [--pack FILE]
    Replays records (one JSON record a file, or JSON lines; - is standard input). One JSON object a line: without options
    the position after the last step, with --states one after every step, with --legal the legal actions too.
    --pack reads a component pack of Apiary, which the records after it name by id and hash.
arena playouts [--game eruption|volcano|apiary] [--players N] [--config JSON] [--pack FILE] [--games K] [--seed S]
    Plays K random games with every legal action listed at every decision; prints games and actions a second, how long games
    are, and how the seats fare. --pack reads a component pack of Apiary and plays with it.
arena perft [--game eruption|volcano|apiary] [--players N] [--config JSON] [--pack FILE] [--depth D] [--seed S]
    Counts the sequences of D decisions from the first decision of the game dealt by the seed.
    JSON is a config as records have it, or a part of one: '{\"clans\":\"AABB\",\"forecast\":true}'.
arena tournament [--game eruption|volcano|apiary] [--players N] --bots A,B,… [--config JSON] [--pack FILE] [--games K] [--seed S]
    Bots against each other, seated in turn, so that each sits everywhere equally often: win shares with 95 % intervals, and Elo
    ratings. A bot is random, gentle, fair, sharp, fierce, or search:1000 (iterations a decision); the last takes the seats left.
arena speed [--game eruption|volcano|apiary] [--players N] [--config JSON] [--games K] [--seed S]
    How many iterations a second the bots' search makes, and how many decisions the greedy bot, on one core: at K positions of
    random games.
arena ask FILE
    Answers the questions that the app asks its bots, one JSON object a line (src/bots/ask.rs; - is standard input), each with the
    milliseconds that it took.
arena calibration [--game eruption|volcano|apiary] [--players N] [--config JSON] [--games K] [--seed S]
    What the evaluation says of the chances to win in K games of greedy bots, against how they end: how many bits are lost with its
    spread, and with others.
arena balance --game apiary [--bots A] [--config JSON] [--pack FILE] [--games K] [--seed S]
    K games with that bot in every seat (fair), shared among 2 to 5 players unless JSON says how many, as tables in Markdown: what wins by faction, mat, start and number
    of players; what is built, planted and played, and what a seat scores with it; how long games are, what a seat does in one.
arena habits --game apiary [--players N] [--config JSON] [--pack FILE] [--games K] [--seed S]
    K games of greedy players for each habit that one of them has: never to do something, or to begin with it, and what that costs.
arena help";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("replay", rest)) => replay::replay(rest),
        Some(("playouts", rest)) => {
            Options::read(rest).and_then(|options| for_named(&options.game, playouts::Playouts(&options))?)
        }
        Some(("perft", rest)) => {
            Options::read(rest).and_then(|options| for_named(&options.game, playouts::Perft(&options))?)
        }
        Some(("tournament", rest)) => {
            Options::read(rest).and_then(|options| tournament::tournament(&options))
        }
        Some(("speed", rest)) => Options::read(rest).and_then(|options| speed::speed(&options)),
        Some(("ask", rest)) => ask::ask(rest),
        Some(("calibration", rest)) => {
            Options::read(rest).and_then(|options| calibration::calibration(&options))
        }
        Some(("balance", rest)) => Options::read(rest).and_then(|options| balance::balance(&options)),
        Some(("habits", rest)) => Options::read(rest).and_then(|options| habits::habits(&options)),
        Some(("help" | "--help" | "-h", _)) => {
            println!("{HELP}");
            Ok(true)
        }
        _ => Err(format!("what shall it do?\n{HELP}")),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("arena: {message}");
            ExitCode::from(2)
        }
    }
}
