//! The fuzz targets. Each takes any bytes and panics if something does not hold that must hold whatever comes in. The bytes are
//! either what somebody could bring (a file, a link) or a string of choices, which [`Input`] reads.
//!
//! `fuzz/short.rs` runs them among the tests, `fuzz/long.rs` under libFuzzer (`make fuzz`).

mod actions;
mod links;
mod records;
mod saves;
mod tables;

use std::sync::LazyLock;

use caldera::{
    rules::{Game, apiary, eruption, volcano},
    session::{Options, Record, SeatInfo, Start, Table, load},
};

#[path = "../../tests/laws/mod.rs"]
mod laws;

/// A target: its name, which is also its folder in `fuzz/corpus`, and what it does.
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Panics if something is wrong.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 5] = [
    Target { name: "records", run: records::run },
    Target { name: "links", run: links::run },
    Target { name: "actions", run: actions::run },
    Target { name: "tables", run: tables::run },
    Target { name: "saves", run: saves::run },
];

/// A game with its laws, and what can be set up and written in it.
trait Lawful: Game {
    /// Configs, as records hold them; some of them are no game.
    const CONFIGS: &'static [&'static str];

    /// Every action that can be written.
    fn notation() -> &'static [Self::Action];

    /// Panics unless the laws hold between the state before an action and the state after it.
    fn hold(before: &Self, after: &Self);
}

impl Lawful for eruption::State {
    const CONFIGS: &'static [&'static str] = &[
        r#"{"players":2}"#,
        r#"{"players":3,"rain":false,"wall_stock":"unlimited","zone_card":"card_phase"}"#,
        r#"{"players":4,"clans":"AABB"}"#,
        r#"{"players":5,"annihilation":true}"#,
        r#"{"players":6,"clans":"ABCABC","forecast":true}"#,
        r#"{"players":2,"annihilation":true,"forecast":true}"#,
        r#"{"players":6,"clans":"AAABBB","annihilation":true,"forecast":true,"zone_card":"card_phase"}"#,
        r#"{"players":3,"forecast":true,"wall_stock":"unlimited"}"#,
        r#"{"players":4,"clans":"AAAB"}"#,
        r#"{"players":7}"#,
    ];

    fn notation() -> &'static [eruption::Action] {
        static ALL: LazyLock<Vec<eruption::Action>> = LazyLock::new(laws::eruption::notation);
        &ALL
    }

    fn hold(before: &Self, after: &Self) {
        laws::eruption::hold(before, after);
    }
}

impl Lawful for volcano::State {
    const CONFIGS: &'static [&'static str] = &[
        r#"{"players":2}"#,
        r#"{"players":3,"layout":"five_in_centre"}"#,
        r#"{"players":4,"adjacent":"eight"}"#,
        r#"{"players":5,"layout":"five_in_centre","adjacent":"eight"}"#,
        r#"{"players":6}"#,
        r#"{"players":1}"#,
    ];

    fn notation() -> &'static [volcano::Action] {
        static ALL: LazyLock<Vec<volcano::Action>> = LazyLock::new(laws::volcano::notation);
        &ALL
    }

    fn hold(before: &Self, after: &Self) {
        laws::volcano::hold(before, after);
    }
}

impl Lawful for apiary::State {
    const CONFIGS: &'static [&'static str] = &[
        r#"{"players":2}"#,
        r#"{"players":3,"setup":"draft","seed_timing":"steps","favor":"position"}"#,
        r#"{"players":4,"setup":"random","advance_four":"resources","seed_limit":"two_cards"}"#,
        r#"{"players":5,"setup":"starters","two_seed_token":"out"}"#,
        r#"{"players":1,"solo":2}"#,
        r#"{"players":1,"solo":6,"setup":"random","seed_timing":"steps"}"#,
        r#"{"players":2,"seed_timing":"steps","seed_limit":"two_abilities","advance_four":"resources"}"#,
        r#"{"players":1}"#,
        r#"{"players":1,"solo":1,"setup":"draft"}"#,
    ];

    fn notation() -> &'static [apiary::Action] {
        static ALL: LazyLock<Vec<apiary::Action>> = LazyLock::new(laws::apiary::notation);
        &ALL
    }

    fn hold(before: &Self, after: &Self) {
        laws::apiary::hold(before, after);
    }
}

/// Bytes as a string of choices. When they are used up, every choice is the first.
struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((byte, rest)) => {
                self.0 = rest;
                *byte
            }
            None => 0,
        }
    }

    fn flag(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    /// A number below `count`; 0 if that is 0. It takes no more bytes than it needs.
    fn below(&mut self, count: usize) -> usize {
        let mut number = usize::from(self.byte());
        if count > 256 {
            number = number << 8 | usize::from(self.byte());
        }
        number % count.max(1)
    }

    fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// So many bytes as one number below 256 says, as text.
    fn text(&mut self) -> String {
        let length = self.below(256).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    fn rest(self) -> &'a [u8] {
        self.0
    }
}

/// One of the game's configs; `None` if it is no game, which must be said in a sentence.
fn any_config<G: Lawful>(input: &mut Input) -> Option<G::Config> {
    let config = serde_json::from_str(input.pick(G::CONFIGS)).expect("a config that can be read");
    match G::new(&config) {
        Ok(_) => Some(config),
        Err(error) => {
            is_a_sentence(&error.to_string());
            None
        }
    }
}

/// A table of that game with any options, dealt.
fn any_table<G: Lawful>(input: &mut Input) -> Option<Table<G>> {
    let config = any_config::<G>(input)?;
    let players = G::new(&config).expect("a game").seats();
    let flags = input.byte();
    let has = |flag: u8| flags >> flag & 1 == 1;
    let options = Options {
        open_hands: has(0),
        teaching: has(1),
        no_hints: has(2),
        by_link: has(3),
        seed: has(4).then(|| input.number()),
        start: if has(5) { Start::Seat(caldera::rules::Seat::new(flags >> 6)) } else { Start::Random },
        ..Options::default()
    };
    let seats = (0..players).map(|_| SeatInfo::new(if has(6) { input.text() } else { "Aki".into() }));
    match Table::new(&config, seats.collect(), options, 1) {
        Ok(mut table) => {
            table.deal();
            Some(table)
        }
        Err(error) => {
            is_a_sentence(&error.to_string());
            None
        }
    }
}

/// What is listed now, decisions or outcomes: in order, once each, and some at least.
fn listed<G: Game>(state: &G) -> Vec<G::Action> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    state.actions(&mut actions);
    state.outcomes(&mut outcomes);
    assert!(actions.is_empty() || outcomes.is_empty(), "decision and chance at once");
    actions.extend(outcomes.into_iter().map(|(action, _)| action));
    assert!(actions.is_sorted_by(|a, b| a < b), "not ascending: {actions:?}");
    let over = state.pending() == caldera::rules::Pending::Over;
    assert_eq!(actions.is_empty(), over, "it stalls, or goes on after its end: {state:?}");
    actions
}

/// The table is written, and what is read again is the same table. Gives what is written.
fn reads_back<G: Lawful>(table: &Table<G>) -> String {
    let record: Record = table.record();
    let text = record.to_json();
    let again: Table<G> = load(text.as_bytes(), 99).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(again.state() == table.state(), "another state: {text}");
    assert_eq!(again.record(), record);
    assert_eq!(again.record().to_json(), text);
    text
}

/// Something that can be shown to those who sit there.
fn is_a_sentence(text: &str) {
    assert!(text.contains(' ') && !text.contains('\n') && text.len() < 1_000, "no sentence: {text:?}");
}
