//! `arena balance`: many games of bots of Apiary, and what came of them, component by component.

use std::{collections::BTreeMap, fmt::Write};

use caldera::{
    bots::{Bot, Level, Player, play_game},
    rules::{
        Game, Score, Seat,
        apiary::{Action, Config, Item, ItemKind, ScorePart, State},
    },
};

use serde_json::Value;

use super::{
    deeds::{self, Deeds},
    options::Options,
    workers::side_by_side,
};

/// The numbers of players among which the games are shared, unless the config names one.
const PLAYERS: [u8; 4] = [2, 3, 4, 5];
/// A row is marked if its share or difference is so far from what is to be expected...
const FAR_SHARE: f64 = 0.25;
const FAR_POINTS: f64 = 4.0;
/// ... and by so many standard errors.
const SURE: f64 = 4.0;

/// Plays the games of the options and prints the tables.
pub fn balance(options: &Options) -> Result<bool, String> {
    if options.game != State::ID {
        return Err(format!("there is no balance of {:?}; there is one of {}", options.game, State::ID));
    }
    let mut configs = Vec::new();
    let named = options.config.get("players").cloned();
    let players = named.map_or_else(|| PLAYERS.map(Value::from).to_vec(), |players| vec![players]);
    for players in players {
        let mut options = options.clone();
        options.config["players"] = players;
        configs.push(*options.new_game::<State>()?.config());
    }
    let bot = match options.bots[..] {
        [] => Bot::Level(Level::Fair),
        [bot] => bot,
        _ => return Err("all seats have the same bot: --bots takes one".into()),
    };
    let of_workers = side_by_side(options.games, |numbers| {
        let mut sums = Sums::default();
        for number in numbers {
            let config = configs[number as usize % configs.len()];
            sums.play(&config, bot, options.seed.wrapping_add(number.into()))?;
        }
        Ok(sums)
    })?;
    let mut all = Sums::default();
    of_workers.into_iter().for_each(|sums| all.merge(sums));
    print!("{}", all.told(options.games, options.seed));
    Ok(true)
}

/// How seats with something in common fared.
#[derive(Clone, Copy, Default)]
pub struct Fared {
    seats: u32,
    /// First places, shared ones in parts, and what they would be by chance alone.
    wins: f64,
    fair: f64,
    score: f64,
    /// Above the mean of the own game, and the squares of that.
    above: f64,
    squares: f64,
}

impl Fared {
    /// How one seat of a game fared by its scores.
    pub fn of(scores: &[Score<ScorePart>], score: &Score<ScorePart>) -> Fared {
        let seats = scores.len() as f64;
        let winners = scores.iter().filter(|score| score.rank == 1).count().max(1) as f64;
        let mean = scores.iter().map(|score| f64::from(score.total)).sum::<f64>() / seats;
        let above = f64::from(score.total) - mean;
        Fared {
            seats: 1,
            wins: if score.rank == 1 { 1.0 / winners } else { 0.0 },
            fair: 1.0 / seats,
            score: score.total.into(),
            above,
            squares: above * above,
        }
    }

    pub fn add(&mut self, own: &Fared) {
        self.seats += own.seats;
        self.wins += own.wins;
        self.fair += own.fair;
        self.score += own.score;
        self.above += own.above;
        self.squares += own.squares;
    }

    /// How many seats these are.
    pub const fn seats(&self) -> u32 {
        self.seats
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.seats.max(1))
    }

    /// The head of a table of [`row`](Fared::row)s.
    pub fn head(what: &str) -> String {
        format!("| {what} | seats | wins | of fair | score | above the mean of the game | |")
    }

    /// Wins as a part of what they would be by chance: 1 is fair.
    pub fn share(&self) -> f64 {
        if self.fair > 0.0 { self.wins / self.fair } else { 0.0 }
    }

    fn difference(&self) -> f64 {
        self.mean(self.above)
    }

    /// The standard error of the difference.
    fn error(&self) -> f64 {
        let variance = self.mean(self.squares) - self.difference().powi(2);
        (variance.max(0.0) / f64::from(self.seats.max(1))).sqrt()
    }

    /// Whether it is far from what is to be expected, beyond doubt.
    fn is_far(&self) -> bool {
        let chance = self.mean(self.fair);
        let doubt = (chance * (1.0 - chance) / f64::from(self.seats.max(1))).sqrt();
        let far_share =
            (self.share() - 1.0).abs() > FAR_SHARE && (self.mean(self.wins) - chance).abs() > SURE * doubt;
        let far_score = self.difference().abs() > FAR_POINTS && self.difference().abs() > SURE * self.error();
        far_share || far_score
    }

    pub fn row(&self, name: &str) -> String {
        format!(
            "| {name} | {} | {:.1} % | {:.2} | {:.1} | {:+.1} ± {:.1} | {} |",
            self.seats,
            100.0 * self.mean(self.wins),
            self.share(),
            self.mean(self.score),
            self.difference(),
            self.error(),
            if self.is_far() { "far" } else { "" }
        )
    }
}

/// What is counted of a component.
#[derive(Clone, Copy, Default)]
struct Picked {
    /// Times it lay open or was drawn.
    seen: u32,
    /// Times it was built or planted.
    picked: u32,
    /// Times it was played for its one-time effect.
    played: u32,
    fared: Fared,
}

/// Everything that is summed up.
#[derive(Default)]
struct Sums {
    factions: BTreeMap<Item, Fared>,
    mats: BTreeMap<Item, Fared>,
    /// By number of players and place in the first turn order.
    places: BTreeMap<(u8, u8), Fared>,
    pieces: BTreeMap<Item, Picked>,
    /// By number of players: turns of a seat, decisions and chance of a game.
    turns: BTreeMap<u8, Vec<u16>>,
    steps: BTreeMap<u8, Vec<u16>>,
    deeds: BTreeMap<u8, Deeds>,
}

impl Sums {
    /// Plays a game of that bot in every seat.
    fn play(&mut self, config: &Config, bot: Bot, seed: u64) -> Result<(), String> {
        let fresh = State::new(config).map_err(|error| error.to_string())?;
        let (mut first, mut steps) = (Seat::new(0), 0);
        let player = |number| Player::new(bot, seed.wrapping_mul(31).wrapping_add(number));
        let mut players: Vec<Player<State>> = (0..config.players.into()).map(player).collect();
        let deeds = self.deeds.entry(config.players).or_default();
        let show = |_: &State, action: Action| {
            deeds.count(action);
            match action {
                Action::Start(seat) => first = seat,
                Action::Row(item) | Action::Carving(item) | Action::Draw(item) => {
                    self.pieces.entry(item).or_default().seen += 1;
                }
                Action::Seed(item) => self.pieces.entry(item).or_default().played += 1,
                _ => {}
            }
            steps += 1;
        };
        let game = play_game(fresh, &mut players, seed, show).map_err(|stopped| stopped.to_string())?;
        deeds.end(&game);
        self.turns.entry(config.players).or_default().push(game.turn() / u16::from(config.players));
        self.steps.entry(config.players).or_default().push(steps);
        self.count(&game, first);
        Ok(())
    }

    fn count(&mut self, game: &State, first: Seat) {
        let (seats, scores) = (game.seats(), game.scores());
        for score in &scores {
            let Some(sheet) = game.sheet(score.seat) else { continue };
            let own = Fared::of(&scores, score);
            let place = (score.seat.index() + usize::from(seats) - first.index()) % usize::from(seats);
            self.places.entry((seats, place as u8)).or_default().add(&own);
            for (table, item) in [(&mut self.factions, sheet.faction()), (&mut self.mats, sheet.mat())] {
                if let Some(item) = item {
                    table.entry(item).or_default().add(&own);
                }
            }
            for item in sheet.hive().map(|(_, tile)| tile).chain(sheet.planted()) {
                let piece = self.pieces.entry(item).or_default();
                piece.picked += 1;
                piece.fared.add(&own);
            }
        }
    }

    fn merge(&mut self, other: Sums) {
        for (mine, others) in [(&mut self.factions, other.factions), (&mut self.mats, other.mats)] {
            others.into_iter().for_each(|(item, fared)| mine.entry(item).or_default().add(&fared));
        }
        for (place, fared) in other.places {
            self.places.entry(place).or_default().add(&fared);
        }
        for (item, picked) in other.pieces {
            let mine = self.pieces.entry(item).or_default();
            mine.seen += picked.seen;
            mine.picked += picked.picked;
            mine.played += picked.played;
            mine.fared.add(&picked.fared);
        }
        for (players, deeds) in other.deeds {
            self.deeds.entry(players).or_default().merge(&deeds);
        }
        for (mine, others) in [(&mut self.turns, other.turns), (&mut self.steps, other.steps)] {
            others
                .into_iter()
                .for_each(|(players, mut list)| mine.entry(players).or_default().append(&mut list));
        }
    }

    /// The tables in Markdown.
    fn told(&self, games: u32, seed: u64) -> String {
        let mut text = format!("{games} games, seed {seed}.\n");
        let table = |text: &mut String, title: &str, head: &str, rows: &mut dyn Iterator<Item = String>| {
            let columns = head.matches('|').count() - 1;
            let _ = write!(text, "\n## {title}\n\n{head}\n|{}\n", "---|".repeat(columns));
            rows.for_each(|row| text.extend([row.as_str(), "\n"]));
        };
        let fared = Fared::head;
        table(
            &mut text,
            "Number of players and place in turn order",
            &fared("players, place"),
            &mut self
                .places
                .iter()
                .map(|((players, place), fared)| fared.row(&format!("{players}, {}", place + 1))),
        );
        let of_items = |items: &BTreeMap<Item, Fared>| -> Vec<String> {
            items.iter().map(|(item, fared)| fared.row(&item.to_string())).collect()
        };
        table(&mut text, "Factions", &fared("faction"), &mut of_items(&self.factions).into_iter());
        table(&mut text, "Mats", &fared("mat"), &mut of_items(&self.mats).into_iter());
        for (kind, title, seen, picked) in [
            (ItemKind::Farm, "Farms", "dealt", "built"),
            (ItemKind::Recruit, "Recruits", "dealt", "built"),
            (ItemKind::Development, "Developments", "dealt", "built"),
            (ItemKind::Carving, "Carvings", "dealt", "built"),
            (ItemKind::Seed, "Seeds", "drawn", "planted"),
        ] {
            let played = if kind == ItemKind::Seed { " played |" } else { "" };
            let head = format!(
                "| id | {seen} | {picked} | rate |{played} of fair wins | above the mean of the game | |"
            );
            let rows = self.pieces.iter().filter(|(item, _)| item.kind() == kind);
            let mut rows = rows.map(|(item, piece)| {
                let rate = |part: u32| 100.0 * f64::from(part) / f64::from(piece.seen.max(1));
                let played = match kind {
                    ItemKind::Seed => format!(" {:.1} % |", rate(piece.played)),
                    _ => String::new(),
                };
                format!(
                    "| {item} | {} | {} | {:.1} % |{played} {:.2} | {:+.1} ± {:.1} | {} |",
                    piece.seen,
                    piece.picked,
                    rate(piece.picked),
                    piece.fared.share(),
                    piece.fared.difference(),
                    piece.fared.error(),
                    if piece.fared.is_far() { "far" } else { "" }
                )
            });
            table(&mut text, title, &head, &mut rows);
        }
        let head = "| players | least turns of a seat | 5 % | median | 95 % | most | steps, median |";
        let mut rows = self.turns.iter().map(|(players, turns)| {
            let turns = sorted(turns);
            let steps = self.steps.get(players).map(|steps| sorted(steps)).unwrap_or_default();
            let at = |list: &[u16], percent: usize| {
                list.get(list.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0)
            };
            let [least, few, median, many, most] = [0, 5, 50, 95, 100].map(|percent| at(&turns, percent));
            format!("| {players} | {least} | {few} | {median} | {many} | {most} | {} |", at(&steps, 50))
        });
        table(&mut text, "Length", head, &mut rows);
        text.extend(["\n## What a seat does\n\n", &deeds::table(&self.deeds)]);
        text
    }
}

fn sorted(list: &[u16]) -> Vec<u16> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}
