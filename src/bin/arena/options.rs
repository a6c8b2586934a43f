//! What is said on the command line.

use caldera::{
    bots::Bot,
    fields,
    rules::{
        GAMES, Game, Task,
        apiary::{Pack, pack::PackError},
        eruption, for_game,
    },
};
use serde_json::{Value, json};

use super::HELP;

/// What can be said to all commands that play.
#[derive(Clone)]
pub struct Options {
    pub game: String,
    pub players: u8,
    pub config: Value,
    pub games: u32,
    pub depth: u32,
    pub seed: u64,
    pub bots: Vec<Bot>,
}

impl Options {
    /// Reads options with their values.
    pub fn read(arguments: &[String]) -> Result<Options, String> {
        let mut options = Options {
            game: eruption::State::ID.into(),
            players: 4,
            config: json!({}),
            games: 10_000,
            depth: 3,
            seed: 1,
            bots: Vec::new(),
        };
        let mut pack = None;
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
                "--pack" => pack = Some(load_pack(value)?),
                "--games" => options.games = value.parse().map_err(bad)?,
                "--depth" => options.depth = value.parse().map_err(bad)?,
                "--bots" => options.bots = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
                "--seed" => options.seed = value.parse().map_err(bad)?,
                _ => return Err(format!("there is no option {name}\n{HELP}")),
            }
        }
        if let Some(pack) = pack.filter(|_| options.config.get("pack").is_none()) {
            options.config["pack"] = json!({ "id": pack.id, "hash": pack.hash_text() });
        }
        Ok(options)
    }

    /// The game before its first step.
    pub fn new_game<G: Game>(&self) -> Result<G, String> {
        let mut config = self.config.clone();
        if config.get("players").is_none() {
            config["players"] = self.players.into();
        }
        new_game(config)
    }
}

/// Does it with the game of that name.
pub fn for_named<T: Task>(name: &str, task: T) -> Result<T::Output, String> {
    for_game(name, task).ok_or_else(|| format!("there is no game {name:?}; there is: {}", GAMES.join(", ")))
}

/// The game of that config before its first step.
pub fn new_game<G: Game>(config: Value) -> Result<G, String> {
    let read = fields::read(config).map_err(|message| {
        let help = if message.contains("A118") { ": --pack FILE loads it" } else { "" };
        format!("{message}{help}")
    });
    G::new(&read?).map_err(|error| error.to_string())
}

/// Reads a component pack, so that configs can name it.
pub fn load_pack(file: &str) -> Result<&'static Pack, String> {
    let told = |errors: Vec<PackError>| {
        let lines: Vec<String> = errors.iter().map(PackError::to_string).collect();
        format!("{file} is no pack:\n{}", lines.join("\n"))
    };
    Pack::load(&read(file)?).map_err(told)
}

/// The bytes of a file, or of standard input.
pub fn read(file: &str) -> Result<Vec<u8>, String> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    bytes.map_err(|error| format!("cannot read {file}: {error}"))
}
