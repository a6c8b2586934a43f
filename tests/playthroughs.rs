//! Playthroughs: whole games in readable text, one for each number of players and several for the variants. A change of the
//! rules shows as a diff.
//!
//! A file's first line is the config; each line that begins with `>` is a step in the notation of records, followed by what
//! happened and what comes next. The test replays the steps of each file and compares the text. To play new games instead,
//! run it with `UPDATE_PLAYTHROUGHS=1` (the counts in `perft.txt` then have to be renewed too).

use std::{env, fmt::Write, fs, path::PathBuf};

use caldera::{
    rules::{Game, Pending, Seat, apiary, eruption, volcano},
    session::Playout,
};

#[test]
fn eruption_is_played_as_written() {
    for (name, config) in games() {
        is_played_as_written(&format!("eruption-{name}"), &config, island);
    }
}

#[test]
fn volcano_is_played_as_written() {
    use volcano::{Adjacent, Config, Layout};
    for players in 2..=6 {
        let mut config = Config::new(players);
        match players {
            3 => config.layout = Layout::FiveInCentre,
            5 => config.adjacent = Adjacent::Eight,
            _ => {}
        }
        is_played_as_written(&format!("volcano-{players}"), &config, sea);
    }
}

#[test]
fn apiary_is_played_as_written() {
    use apiary::{Config, Pack, PackChoice, SeedLimit, SeedTiming, Setup};
    for players in 1..=5 {
        let mut config = if players == 1 { Config::solo(4) } else { Config::new(players) };
        match players {
            2 => config.setup = Setup::Draft,
            4 => config.seed_timing = SeedTiming::Steps,
            5 => (config.setup, config.seed_limit) = (Setup::Starters, SeedLimit::TwoCards),
            _ => {}
        }
        // They were written with the first edition of the set, which does not change any more.
        config.pack = PackChoice(Pack::first_edition());
        is_played_as_written(&format!("apiary-{players}"), &config, hives);
    }
}

/// What is played of Eruption, and the ends of the names of the files.
fn games() -> Vec<(String, eruption::Config)> {
    use eruption::{Clans, Config};
    let mut games: Vec<_> = (2..=6).map(|players| (players.to_string(), Config::new(players))).collect();
    let base = Config::new;
    let with = |config, annihilation, forecast| Config { annihilation, forecast, ..config };
    let clans = |clans, players| Config { clans, ..base(players) };
    for (name, config) in [
        ("clans-4", clans(Clans::halves(4), 4)),
        ("clans-6", clans(Clans::pairs(6), 6)),
        ("annihilation-3", with(base(3), true, false)),
        ("forecast-2", with(base(2), false, true)),
        ("forecast-clans-4", with(clans(Clans::halves(4), 4), false, true)),
        ("forecast-annihilation-5", with(base(5), true, true)),
        ("all-6", with(clans(Clans::halves(6), 6), true, true)),
    ] {
        games.push((name.into(), config));
    }
    games
}

/// The island at the start of every fifth turn, and at the end.
fn island(game: &eruption::State, events: &[eruption::Event]) -> Option<String> {
    use eruption::Event;
    let shown = |event: &Event| match event {
        Event::TurnBegan { turn, .. } => turn % 5 == 0,
        Event::GameOver => true,
        _ => false,
    };
    events.iter().any(shown).then(|| game.board().to_string())
}

/// The sea at the start of every turn, and at the end.
fn sea(game: &volcano::State, events: &[volcano::Event]) -> Option<String> {
    use volcano::Event;
    let shown = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::GameOver);
    events.iter().any(shown).then(|| game.board().chart().to_string())
}

/// What each seat has at the start of every tenth turn, and at the end.
fn hives(game: &apiary::State, events: &[apiary::Event]) -> Option<String> {
    use apiary::Event;
    let shown = |event: &Event| match event {
        Event::TurnBegan { turn, .. } => turn % 10 == 0,
        Event::GameOver => true,
        _ => false,
    };
    if !events.iter().any(shown) {
        return None;
    }
    let mut text = String::new();
    for seat in Seat::first(game.seats()) {
        let sheet = game.sheet(seat)?;
        let _ = write!(text, "seat {seat}: {} VP, Favor {}", sheet.vp(), sheet.favor());
        let _ = write!(text, ", resources {:?}", sheet.resources().0);
        let _ = write!(text, ", pool {:?}, landing {:?}", sheet.pool(), sheet.landing());
        let _ = write!(text, ", tokens {}; hive", sheet.tokens());
        for (hex, tile) in sheet.hive() {
            let _ = write!(text, " {tile}@{hex}");
        }
        text.push('\n');
    }
    Some(text)
}

/// Plays the file of that name; the config matters for a new file only.
fn is_played_as_written<G: Game>(
    name: &str,
    config: &G::Config,
    picture: fn(&G, &[G::Event]) -> Option<String>,
) {
    let players = G::new(config).expect("a config").seats();
    let file = format!("{name}.txt");
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs", &file].iter().collect();
    if env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        let steps = random_steps::<G>(config, players.into());
        fs::write(&path, tell::<G>(config, &steps, picture)).expect("the file can be written");
    }
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (config, steps) = read::<G>(&text);
    let told = tell::<G>(&config, &steps, picture);
    let differs = text.lines().zip(told.lines()).enumerate().find(|(_, (was, is))| was != is);
    if let Some((line, (was, is))) = differs {
        panic!("{}:{}\n  was {was}\n  is  {is}", path.display(), line + 1);
    }
    assert_eq!(text.len(), told.len(), "{} ends elsewhere", path.display());
    assert!(text.contains("Over"), "{} is a whole game", path.display());
}

fn random_steps<G: Game>(config: &G::Config, seed: u64) -> Vec<G::Action> {
    let mut game = G::new(config).expect("a config");
    let mut playout = Playout::new(seed);
    std::iter::from_fn(|| playout.step(&mut game, &mut ())).collect()
}

fn read<G: Game>(text: &str) -> (G::Config, Vec<G::Action>) {
    let config =
        text.lines().next().and_then(|line| line.strip_prefix(G::ID)).expect("the game's name first");
    let steps = text.lines().filter_map(|line| line.strip_prefix("> "));
    let steps = steps.map(|step| step.parse().unwrap_or_else(|error| panic!("{step}: {error}")));
    (serde_json::from_str(config).expect("a config"), steps.collect())
}

fn tell<G: Game>(
    config: &G::Config,
    steps: &[G::Action],
    picture: impl Fn(&G, &[G::Event]) -> Option<String>,
) -> String {
    let mut game = G::new(config).expect("a config");
    let mut text = format!("{} {}\n", G::ID, serde_json::json!(config));
    for step in steps {
        let events = game.apply(*step).unwrap_or_else(|illegal| panic!("{step}: {illegal}\n{text}"));
        let _ = writeln!(text, "\n> {step}");
        for event in &events {
            let _ = writeln!(text, "  {}", plain(&format!("{event:?}")));
        }
        for line in picture(&game, &events).iter().flat_map(|picture| picture.lines()) {
            let _ = writeln!(text, "  | {line}");
        }
        let _ = writeln!(text, "  = {}", next(&game));
    }
    for score in game.scores() {
        let _ = write!(text, "\nrank {} seat {}: {}", score.rank, score.seat, score.total);
        let _ = write!(text, ", tie-break {}", score.tie_break);
    }
    text.push('\n');
    text
}

fn next<G: Game>(game: &G) -> String {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    game.outcomes(&mut outcomes);
    match game.pending() {
        Pending::Decision { seat, prompt } => format!("seat {seat}: {prompt}, {} actions", actions.len()),
        Pending::Chance(chance) => format!("chance: {chance}, {} outcomes", outcomes.len()),
        Pending::Over => "Over".into(),
    }
}

/// An event without the names of the small types round its numbers.
fn plain(event: &str) -> String {
    let mut text = event.to_string();
    for name in ["Seat(", "Hex(", "Edge(", "Kind(", "Die(", "Cell(", "Danger(", "Basket("] {
        while let Some(start) = text.find(name) {
            let end = text[start..].find(')').map_or(text.len(), |end| start + end);
            text = format!(
                "{}{}{}",
                &text[..start],
                &text[start + name.len()..end],
                text.get(end + 1..).unwrap_or("")
            );
        }
    }
    text
}
