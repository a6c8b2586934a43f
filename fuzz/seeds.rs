//! The first inputs of each target. What `make fuzz` finds worth keeping lies beside them.

use caldera::{
    rules::{Game, apiary, eruption, volcano},
    session::{Options, Playout, SeatInfo, Table, link},
};
use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The inputs of the target of that name, with the names of their files.
pub fn of(target: &str) -> Vec<(String, Vec<u8>)> {
    let seeds = match target {
        "records" => records(),
        "links" => links(),
        _ => strings_of_choices(),
    };
    seeds.into_iter().enumerate().map(|(number, seed)| (format!("seed-{number:02}"), seed)).collect()
}

/// A game of these names after so many decisions, one of them taken back.
fn table<G: Game>(config: &str, decisions: u32, seed: u64) -> Table<G> {
    let config = serde_json::from_str(config).expect("a config");
    let players = G::new(&config).expect("a game").seats();
    let options = Options { teaching: true, seed: Some(seed), ..Options::default() };
    let seats = (0..players).map(|seat| SeatInfo::new(["Aki", "秋 <b>\"&"][usize::from(seat % 2)])).collect();
    let mut table = Table::new(&config, seats, options, seed).expect("a table");
    table.deal();
    let mut playout = Playout::new(seed);
    for _ in 0..decisions {
        if let Some(action) = playout.choose(table.state()) {
            table.play(action).expect("what is listed can be played");
        }
    }
    let _ = table.undo();
    table
}

fn eruptions() -> Vec<Table<eruption::State>> {
    let configs = [
        (r#"{"players":2}"#, 0),
        (r#"{"players":3,"rain":false,"wall_stock":"unlimited"}"#, 30),
        (r#"{"players":4,"clans":"ABAB","forecast":true}"#, 60),
        (r#"{"players":5,"annihilation":true,"zone_card":"card_phase"}"#, 90),
        (r#"{"players":2,"annihilation":true,"forecast":true}"#, 200),
    ];
    configs.into_iter().zip(1..).map(|((config, decisions), seed)| table(config, decisions, seed)).collect()
}

fn volcanoes() -> Vec<Table<volcano::State>> {
    let configs = [
        (r#"{"players":2}"#, 5),
        (r#"{"players":4,"layout":"five_in_centre"}"#, 40),
        (r#"{"players":6,"adjacent":"eight"}"#, 90),
    ];
    configs.into_iter().zip(1..).map(|((config, decisions), seed)| table(config, decisions, seed)).collect()
}

fn apiaries() -> Vec<Table<apiary::State>> {
    let configs = [
        (r#"{"players":2}"#, 20),
        (r#"{"players":4,"setup":"draft","seed_timing":"steps"}"#, 120),
        (r#"{"players":1,"solo":3}"#, 60),
    ];
    configs.into_iter().zip(1..).map(|((config, decisions), seed)| table(config, decisions, seed)).collect()
}

fn records() -> Vec<Vec<u8>> {
    let text = |record: caldera::session::Record| record.to_json().into_bytes();
    let mut seeds: Vec<_> = eruptions().iter().map(|table| text(table.record())).collect();
    seeds.extend(volcanoes().iter().map(|table| text(table.record())));
    seeds.extend(apiaries().iter().map(|table| text(table.record())));
    let away = r#"{"format":1,"game":"eruption","rules":1,"config":{"players":2},"seats":[{"name":"","away":true},{"name":"B","x":[]}],"steps":["start 1"],"undone":["card quake"],"table":{"open_hands":true,"hints":false,"start":1,"by_link":true,"y":{}},"z":null}"#;
    seeds.push(away.into());
    seeds
}

/// The first byte says how the rest is taken.
fn links() -> Vec<Vec<u8>> {
    let mut texts: Vec<String> =
        eruptions().iter().flat_map(|table| [link::game(table), link::deal(table)]).collect();
    texts.extend(volcanoes().iter().flat_map(|table| [link::game(table), link::deal(table)]));
    texts.extend(apiaries().iter().flat_map(|table| [link::game(table), link::deal(table)]));
    let mut seeds: Vec<Vec<u8>> =
        texts.iter().step_by(3).map(|text| [b"\0", text.as_bytes()].concat()).collect();
    let head = br#"{"format":1,"game":"eruption","rules":1,"config":{"players":2},"seats":[{"name":"A"},{"name":"B"}],"table":{"seed":7,"start":1}}"#;
    seeds.extend([0, 1].map(|kind| [&[2, kind], &head[..]].concat()));
    seeds.extend(
        noise([200, 600]).into_iter().flat_map(|noise| [3, 4, 5, 6].map(|how| [&[how], &noise[..]].concat())),
    );
    seeds
}

fn strings_of_choices() -> Vec<Vec<u8>> {
    noise([40, 300, 700, 1_200, 2_000])
}

fn noise<const N: usize>(lengths: [usize; N]) -> Vec<Vec<u8>> {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut some = |length| {
        let mut bytes = vec![0; length];
        rng.fill_bytes(&mut bytes);
        bytes
    };
    lengths.map(&mut some).into()
}
