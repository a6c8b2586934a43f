//! The native tool: replays records, plays random games, counts positions. `arena help` says how.

use std::{
    io::{BufWriter, Write},
    process::ExitCode,
    time::{Duration, Instant},
};

use caldera::{
    fields,
    rules::{
        GAMES, Game, Pending, Refusal, Score, Task,
        apiary::{Pack, pack::PackError},
        eruption, for_game,
    },
    session::{Playout, perft},
};
use serde_json::{Value, json};

const HELP: &str = "\
arena replay FILE… [--states] [--legal] [--pack FILE]
    Replays records (one JSON record a file, or JSON lines; - is standard input). One JSON object a line: without options
    the position after the last step, with --states one after every step, with --legal the legal actions too.
    --pack reads a component pack of Apiary, which the records after it name by id and hash.
arena playouts [--game eruption|volcano|apiary] [--players N] [--config JSON] [--pack FILE] [--games K] [--seed S]
    Plays K random games with every legal action listed at every decision; prints games and actions a second, how long games
    are, and how the seats fare.
arena perft [--game eruption|volcano|apiary] [--players N] [--config JSON] [--pack FILE] [--depth D] [--seed S]
    Counts the sequences of D decisions from the first decision of the game dealt by the seed.
    JSON is a config as records have it, or a part of one: '{\"clans\":\"AABB\",\"forecast\":true}'.
arena help";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("replay", rest)) => replay(rest),
        Some(("playouts", rest)) => {
            Options::read(rest).and_then(|options| for_named(&options.game, Playouts(&options))?)
        }
        Some(("perft", rest)) => {
            Options::read(rest).and_then(|options| for_named(&options.game, Perft(&options))?)
        }
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

/// Options of `playouts` and `perft`.
struct Options {
    game: String,
    players: u8,
    config: Value,
    games: u32,
    depth: u32,
    seed: u64,
}

impl Options {
    fn read(arguments: &[String]) -> Result<Options, String> {
        let mut options = Options {
            game: eruption::State::ID.into(),
            players: 4,
            config: json!({}),
            games: 10_000,
            depth: 3,
            seed: 1,
        };
        for pair in arguments.chunks(2) {
            let [name, value] = pair else { return Err(format!("{} needs a value", pair[0])) };
            let bad = |_| format!("{name} takes a whole number, not {value:?}");
            match name.as_str() {
                "--game" => options.game.clone_from(value),
                "--players" => options.players = value.parse().map_err(bad)?,
                "--config" => {
                    options.config = serde_json::from_str(value)
                        .ok()
                        .filter(Value::is_object)
                        .ok_or_else(|| format!("{name} takes a JSON object, not {value:?}"))?;
                }
                "--pack" => load_pack(value)?,
                "--games" => options.games = value.parse().map_err(bad)?,
                "--depth" => options.depth = value.parse().map_err(bad)?,
                "--seed" => options.seed = value.parse().map_err(bad)?,
                _ => return Err(format!("there is no option {name}\n{HELP}")),
            }
        }
        Ok(options)
    }

    fn new_game<G: Game>(&self) -> Result<G, String> {
        let mut config = self.config.clone();
        if config.get("players").is_none() {
            config["players"] = self.players.into();
        }
        new_game(config)
    }
}

fn for_named<T: Task>(name: &str, task: T) -> Result<T::Output, String> {
    for_game(name, task).ok_or_else(|| format!("there is no game {name:?}; there is: {}", GAMES.join(", ")))
}

fn new_game<G: Game>(config: Value) -> Result<G, String> {
    G::new(&fields::read(config)?).map_err(|error| error.to_string())
}

struct Playouts<'a>(&'a Options);

impl Task for Playouts<'_> {
    type Output = Result<bool, String>;
    fn run<G: Game>(self) -> Result<bool, String> {
        playouts::<G>(self.0)
    }
}

fn playouts<G: Game>(options: &Options) -> Result<bool, String> {
    let fresh: G = options.new_game()?;
    let mut playout = Playout::new(options.seed);
    let mut lengths = Vec::with_capacity(options.games as usize);
    let mut fares = vec![Fare::default(); fresh.seats().into()];
    let (start, mut aside) = (Instant::now(), Duration::ZERO);
    for _ in 0..options.games {
        let (end, actions) = playout.play(fresh.clone());
        lengths.push(actions);
        let scoring = Instant::now();
        for (fare, score) in fares.iter_mut().zip(end.scores()) {
            fare.add(&score);
        }
        aside += scoring.elapsed();
    }
    let seconds = (start.elapsed() - aside).as_secs_f64();
    lengths.sort_unstable();
    let total: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
    let at =
        |percent: usize| lengths.get((lengths.len().saturating_sub(1)) * percent / 100).copied().unwrap_or(0);
    println!(
        "{} games of {} {}, seed {}: {seconds:.2} s",
        options.games,
        G::ID,
        json!(fresh.config()),
        options.seed
    );
    println!("{:.0} games/s, {:.0} actions/s", f64::from(options.games) / seconds, total as f64 / seconds);
    println!(
        "actions a game: mean {:.1}, least {}, 5 % {}, median {}, 95 % {}, most {}",
        total as f64 / f64::from(options.games.max(1)),
        at(0),
        at(5),
        at(50),
        at(95),
        at(100)
    );
    for (seat, fare) in fares.iter().enumerate() {
        println!("seat {seat}: {}", fare.told(options.games));
    }
    Ok(true)
}

/// How a seat fares over many games.
#[derive(Clone, Default)]
struct Fare {
    /// First places, shared ones included.
    first: u32,
    ranks: u64,
    totals: i64,
    /// By the name of the part, in order of appearance.
    parts: Vec<(String, i64)>,
}

impl Fare {
    fn add<Part: std::fmt::Debug>(&mut self, score: &Score<Part>) {
        self.first += u32::from(score.rank == 1);
        self.ranks += u64::from(score.rank);
        self.totals += i64::from(score.total);
        for (part, value) in &score.parts {
            let name = format!("{part:?}");
            match self.parts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += i64::from(*value),
                None => self.parts.push((name, (*value).into())),
            }
        }
    }

    fn told(&self, games: u32) -> String {
        let games = f64::from(games.max(1));
        let mut text = format!(
            "first in {:.1} %, rank {:.2}, score {:.1}",
            100.0 * f64::from(self.first) / games,
            self.ranks as f64 / games,
            self.totals as f64 / games
        );
        if self.parts.len() > 1 {
            for (name, sum) in &self.parts {
                text += &format!(", {name} {:.1}", *sum as f64 / games);
            }
        }
        text
    }
}

struct Perft<'a>(&'a Options);

impl Task for Perft<'_> {
    type Output = Result<bool, String>;
    fn run<G: Game>(self) -> Result<bool, String> {
        let mut game: G = self.0.new_game()?;
        let mut playout = Playout::new(self.0.seed);
        playout.deal(&mut game);
        for depth in 0..=self.0.depth {
            println!("{depth} {}", perft(&game, depth));
        }
        Ok(true)
    }
}

fn replay(arguments: &[String]) -> Result<bool, String> {
    let mut show = Show { states: false, legal: false };
    let mut files = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--states" => show.states = true,
            "--legal" => show.legal = true,
            "--pack" => load_pack(arguments.next().ok_or("--pack needs a file")?)?,
            other if other.starts_with("--") => return Err(format!("there is no option {other}\n{HELP}")),
            file => files.push(file),
        }
    }
    if files.is_empty() {
        return Err(format!("name a file with records\n{HELP}"));
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    let (mut number, mut all_well) = (0, true);
    for file in files {
        let text = read(file)?;
        for record in records(&text) {
            all_well &= replay_one(number, &record, &show, &mut out).map_err(|error| error.to_string())?;
            number += 1;
        }
    }
    out.flush().map_err(|error| error.to_string())?;
    Ok(all_well)
}

/// Reads a component pack, so that configs can name it.
fn load_pack(file: &str) -> Result<(), String> {
    let told = |errors: Vec<PackError>| {
        let lines: Vec<String> = errors.iter().map(PackError::to_string).collect();
        format!("{file} is no pack:\n{}", lines.join("\n"))
    };
    Pack::load(&read(file)?).map(|_| ()).map_err(told)
}

fn read(file: &str) -> Result<Vec<u8>, String> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    bytes.map_err(|error| format!("cannot read {file}: {error}"))
}

/// One record, or one a line; what cannot be read is kept as the error it is.
fn records(text: &[u8]) -> Vec<Result<Value, String>> {
    if let Ok(record) = record(text) {
        return vec![Ok(record)];
    }
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let read: Vec<_> = lines.map(record).collect();
    if read.is_empty() { vec![Err("there is no record".into())] } else { read }
}

fn record(text: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(text).map_err(|error| format!("no JSON: {error}"))
}

/// What `replay` prints.
struct Show {
    states: bool,
    legal: bool,
}

fn replay_one(
    number: usize,
    record: &Result<Value, String>,
    show: &Show,
    out: &mut impl Write,
) -> std::io::Result<bool> {
    let record = match record {
        Ok(record) => record,
        Err(message) => return unreadable(number, message, out),
    };
    let replay = Replay { number, record, show, out: &mut *out };
    match record["game"].as_str().and_then(|name| for_game(name, replay)) {
        Some(result) => result,
        None => unreadable(number, "there is no such game", out),
    }
}

struct Replay<'a, W> {
    number: usize,
    record: &'a Value,
    show: &'a Show,
    out: &'a mut W,
}

impl<W: Write> Task for Replay<'_, W> {
    type Output = std::io::Result<bool>;
    fn run<G: Game>(self) -> std::io::Result<bool> {
        replay_game::<G>(self.number, self.record, self.show, self.out)
    }
}

fn unreadable(number: usize, message: &str, out: &mut impl Write) -> std::io::Result<bool> {
    let error = json!({ "step": null, "rule": "record", "message": message });
    writeln!(out, "{}", json!({ "record": number, "index": 0, "error": error, "legal": [] }))?;
    Ok(false)
}

fn replay_game<G: Game>(
    number: usize,
    record: &Value,
    show: &Show,
    out: &mut impl Write,
) -> std::io::Result<bool> {
    if record["format"] != json!(1) || record["rules"] != json!(G::RULES) {
        return unreadable(number, "the record is of another format or other rules", out);
    }
    let mut game: G = match new_game(record["config"].clone()) {
        Ok(game) => game,
        Err(message) => return unreadable(number, &message, out),
    };
    let Some(steps) = record["steps"].as_array() else {
        return unreadable(number, "the record has no list of steps", out);
    };
    if show.states {
        print(number, 0, &game, show, out)?;
    }
    for (index, step) in steps.iter().enumerate() {
        let (rule, message) = match step.as_str().map(str::parse::<G::Action>) {
            Some(Ok(action)) => match game.play(action, &mut ()) {
                Ok(()) => {
                    if show.states {
                        print(number, index + 1, &game, show, out)?;
                    }
                    continue;
                }
                Err(illegal) => (illegal.rule(), illegal.to_string()),
            },
            Some(Err(error)) => ("notation", error.to_string()),
            None => ("notation", "a step is a text".into()),
        };
        let error = json!({ "step": step.clone(), "rule": rule, "message": message });
        if !show.states {
            print(number, index, &game, show, out)?;
        }
        writeln!(
            out,
            "{}",
            json!({ "record": number, "index": index, "error": error, "legal": legal(&game) })
        )?;
        return Ok(false);
    }
    if !show.states {
        print(number, steps.len(), &game, show, out)?;
    }
    Ok(true)
}

fn legal<G: Game>(game: &G) -> Vec<String> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    game.outcomes(&mut outcomes);
    actions
        .into_iter()
        .chain(outcomes.into_iter().map(|(action, _)| action))
        .map(|action| action.to_string())
        .collect()
}

fn print<G: Game>(
    number: usize,
    index: usize,
    game: &G,
    show: &Show,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let pending = match game.pending() {
        Pending::Decision { seat, prompt } => json!({ "seat": seat.index(), "prompt": prompt.to_string() }),
        Pending::Chance(chance) => match G::sole_witness(chance) {
            Some(seat) => json!({ "seat": null, "prompt": chance.to_string(), "for": seat.index() }),
            None => json!({ "seat": null, "prompt": chance.to_string() }),
        },
        Pending::Over => Value::Null,
    };
    let over = pending.is_null();
    let mut line = json!({ "record": number, "index": index, "over": over, "pending": pending, "state": game.state_json() });
    if show.legal {
        line["legal"] = json!(legal(game));
    }
    if over {
        line["standings"] = game.standings_json();
    }
    writeln!(out, "{line}")
}
