//! Any link: it is none, and what is wrong with it is said, or it is a game or a deal, which is written again and reads back
//! the same. Checksums would keep nearly all of what is tried from ever being read, so here they are right unless the text
//! itself is what was brought; how a link is written is taken from `docs/records.md`, not from the program.

use base64ct::{Base64UrlUnpadded, Encoding};
use caldera::{
    rules::{Pending, apiary, eruption, volcano},
    session::{
        Options, SeatInfo, Table,
        link::{self, Headline, Kind},
    },
};

use super::{Input, Lawful, any_config, is_a_sentence};

pub fn run(bytes: &[u8]) {
    let mut input = Input(bytes);
    match input.byte() % 7 {
        0 => read(&String::from_utf8_lossy(input.rest())),
        1 => read(&sealed(input.pick(&['g', 'd']), input.rest())),
        2 => headed(input),
        3 => folded::<eruption::State>(input),
        4 => folded::<volcano::State>(input),
        5 => folded::<apiary::State>(input),
        _ => altered(input),
    }
}

/// Reads a text as a link of each game.
fn read(text: &str) {
    if let Err(error) = Headline::peek(text) {
        is_a_sentence(&error.to_string().replace('\n', " "));
    }
    opens::<eruption::State>(text);
    opens::<volcano::State>(text);
    opens::<apiary::State>(text);
}

/// Whether the text is a game; then that is written again and reads back the same.
fn opens<G: Lawful>(text: &str) -> bool {
    let kind = Headline::peek(text).map(|headline| headline.kind);
    if let Ok(deal) = link::open_deal::<G>(text) {
        assert_eq!(kind, Ok(Kind::Deal));
        let seats = vec![SeatInfo::new(""); G::new(&deal.config).expect("a game").seats().into()];
        let table: Table<G> = Table::new(&deal.config, seats, deal.options.clone(), 1).expect("a table");
        let again = link::open_deal::<G>(&link::deal(&table)).expect("a deal");
        assert!(again.config == deal.config && again.options.start == deal.options.start);
        assert!(deal.options.seed.is_none_or(|seed| again.options.seed == Some(seed)));
    }
    match link::open::<G>(text, 4) {
        Ok(table) => {
            assert_eq!(kind, Ok(Kind::Game));
            let again: Table<G> = link::open(&link::game(&table), 5).expect("a link");
            assert_eq!(again.record().steps, table.record().steps);
            assert!(again.state() == table.state());
            true
        }
        Err(error) => {
            is_a_sentence(&error.to_string().replace('\n', " "));
            false
        }
    }
}

/// A head that somebody made up, with right checksums and no steps.
fn headed(mut input: Input) {
    let kind = input.pick(&['g', 'd']);
    let head: String = String::from_utf8_lossy(input.rest()).chars().take(4_000).collect();
    read(&written(kind, &head, &[], &[]));
}

/// Any number is a game: as many steps as it takes until nothing of it is left.
fn folded<G: Lawful>(mut input: Input) {
    let Some(config) = any_config::<G>(&mut input) else { return };
    let mut state = G::new(&config).expect("a game");
    let names: String = (0..state.seats()).map(|seat| format!(",{{\"name\":\"{seat}\"}}")).collect();
    let head = format!(
        r#"{{"format":1,"game":"{}","rules":{},"config":{},"seats":[{}],"table":{{}}}}"#,
        G::ID,
        G::RULES,
        serde_json::json!(config),
        &names[1..]
    );
    let body = input.rest();
    let body = &body[..body.len().min(300)];
    let (mut number, mut steps) = (Number(body.to_vec()), Vec::new());
    while !number.is_zero() && steps.len() < 2_000 {
        let mut choices = Vec::new();
        match state.pending() {
            Pending::Over => break,
            Pending::Chance(_) => state.outcomes(&mut choices),
            Pending::Decision { .. } => {
                let mut actions = Vec::new();
                state.actions(&mut actions);
                choices.extend(actions.into_iter().map(|action| (action, 1)));
            }
        }
        let action = number.next(&choices);
        assert!(state.play(action, &mut ()).is_ok(), "what is listed can be played");
        steps.push(action.to_string());
    }
    let text = written('g', &head, &steps, body);
    assert_eq!(opens::<G>(&text), number.is_zero() && text.len() <= link::MAX_LENGTH, "{text}");
}

/// A real link with some of its bytes replaced and its seal renewed.
fn altered(mut input: Input) {
    let config = caldera::rules::eruption::Config::new(2);
    let seats = vec![SeatInfo::new("Aki"), SeatInfo::new("Ben")];
    let options = Options { seed: Some(input.number()), ..Options::default() };
    let mut table: Table<eruption::State> = Table::new(&config, seats, options, 1).expect("a table");
    table.deal();
    for _ in 0..input.byte() % 32 {
        if let Some(action) = table.actions().first() {
            let _ = table.play(*action);
        }
    }
    let text = link::game(&table);
    let mut bytes = Base64UrlUnpadded::decode_vec(&text[2..]).expect("Base64").split_off(4);
    while !input.is_empty() {
        let at = input.below(bytes.len());
        bytes[at] = input.byte();
    }
    read(&sealed('g', &bytes));
}

/// A link of these parts.
fn written(kind: char, head: &str, steps: &[String], body: &[u8]) -> String {
    let all: String =
        [head.to_owned()].into_iter().chain(steps.iter().map(|step| format!("\n{step}"))).collect();
    let (count, length) = (steps.len() as u16, head.len() as u16);
    let parts = [
        &checksum(all.as_bytes()).to_le_bytes()[..],
        &count.to_le_bytes(),
        &length.to_le_bytes(),
        head.as_bytes(),
        body,
    ];
    sealed(kind, &parts.concat())
}

fn sealed(kind: char, bytes: &[u8]) -> String {
    let seal = checksum(&[&[kind as u8], bytes].concat());
    format!("1{kind}{}", Base64UrlUnpadded::encode_string(&[&seal.to_le_bytes(), bytes].concat()))
}

/// The two halves of the FNV-1a of 64 bits, one laid over the other.
fn checksum(bytes: &[u8]) -> u32 {
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    (sum ^ sum >> 32) as u32
}

/// A number of any size in digits of one byte, the lowest first.
struct Number(Vec<u8>);

impl Number {
    fn is_zero(&self) -> bool {
        self.0.iter().all(|digit| *digit == 0)
    }

    /// Takes the next step out.
    fn next<A: Copy>(&mut self, choices: &[(A, u32)]) -> A {
        let rest = self.divide(choices.iter().map(|(_, weight)| u64::from(*weight)).sum());
        let mut begins = 0;
        for (action, weight) in choices {
            let weight = u64::from(*weight);
            if rest < begins + weight {
                self.multiply_add(weight, rest - begins);
                return *action;
            }
            begins += weight;
        }
        panic!("there is nothing to choose from");
    }

    fn divide(&mut self, by: u64) -> u64 {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let part = rest << 8 | u64::from(*digit);
            *digit = (part / by) as u8;
            rest = part % by;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest
    }

    fn multiply_add(&mut self, by: u64, add: u64) {
        let mut carry = add;
        for digit in &mut self.0 {
            let part = u64::from(*digit) * by + carry;
            *digit = part as u8;
            carry = part >> 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }
}
