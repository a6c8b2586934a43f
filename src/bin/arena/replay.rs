//! `arena replay`: records as positions, one JSON object a line.

use std::io::{BufWriter, Write};

use caldera::rules::{Game, Pending, Refusal, Task, for_game};
use serde_json::{Value, json};

use super::{
    HELP,
    options::{load_pack, new_game, read},
};

/// Replays the records of these files.
pub fn replay(arguments: &[String]) -> Result<bool, String> {
    let mut show = Show { states: false, legal: false };
    let mut files = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--states" => show.states = true,
            "--legal" => show.legal = true,
            "--pack" => drop(load_pack(arguments.next().ok_or("--pack needs a file")?)?),
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
