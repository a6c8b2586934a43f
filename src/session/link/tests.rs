use proptest::prelude::*;

use super::{super::tests::*, *};
use crate::{
    rules::{Game, eruption::State, volcano},
    session::Playout,
};

fn played(players: u8, decisions: u32, seed: u64) -> Table<State> {
    played_at(players, decisions, seed)
}

fn played_at<G: Game>(players: u8, decisions: u32, seed: u64) -> Table<G> {
    let mut table = dealt(players, Options::default(), seed);
    play_on(&mut table, &mut Playout::new(seed), decisions);
    table
}

#[test]
fn a_link_gives_the_game_back_at_every_length() {
    travels::<State>();
    travels::<volcano::State>();
}

fn travels<G: Game>() {
    for players in 2..=6 {
        for decisions in [0, 1, 7, 40, 1000] {
            let table = played_at::<G>(players, decisions, u64::from(players));
            let again: Table<G> = open(&game(&table), 0).unwrap();
            assert_eq!(again.record(), table.record());
        }
    }
}

/// Options, gifts, stacks and tiles that came up again travel; the longest are far from the limit.
#[test]
fn games_of_the_variants_travel_whole() {
    for table in variants(2) {
        let link = game(&table);
        assert!(link.len() < MAX_LENGTH / 2, "{} characters", link.len());
        let again: Table<State> = open(&link, 0).unwrap();
        assert_eq!(again.record(), table.record());
        let half = table.at(table.history().len() / 2).unwrap();
        let again: Table<State> = open(&game(&half), 0).unwrap();
        assert_eq!((again.record(), again.state()), (half.record(), half.state()));
        let Deal { config, .. } = open_deal::<State>(&deal(&table)).unwrap();
        assert_eq!(config, *table.state().config());
    }
}

#[test]
fn a_finished_game_of_four_takes_at_most_1500_characters() {
    for seed in 0..40 {
        let table = played(4, 10_000, seed);
        assert!(table.is_over());
        let length = game(&table).len();
        assert!(length <= 900, "{length} characters");
    }
}

#[test]
fn what_was_taken_back_is_not_shared() {
    let mut table = eruption(2, teaching(), 3);
    play_on(&mut table, &mut Playout::new(3), 9);
    let link = game(&table);
    table.undo().unwrap();
    assert!(game(&table).len() < link.len());
    let again: Table<State> = open(&game(&table), 0).unwrap();
    assert!(again.can_redo().is_err());
}

#[test]
fn names_of_any_script_travel() {
    let mut table = played(2, 3, 1);
    table.seats_mut()[0].name = "秋 <b>\"&".into();
    let again: Table<State> = open(&game(&table), 0).unwrap();
    assert_eq!(again.seats(), table.seats());
}

#[test]
fn a_deal_has_options_and_luck_but_nobody_and_no_steps() {
    let table = played(3, 20, 5);
    let link = deal(&table);
    assert_eq!(Headline::peek(&link), Ok(Headline { game: "eruption".into(), kind: Kind::Deal }));
    let Deal { config, options } = open_deal::<State>(&link).unwrap();
    let mut again: Table<State> = Table::new(&config, seats(3), options, 99).unwrap();
    again.deal();
    assert_eq!(again.history()[0], table.history()[0]);
    assert!(link.len() < 260, "{}", link.len());
    assert_eq!(open::<State>(&link, 0).unwrap_err(), LinkError::NotALink);
    assert_eq!(open_deal::<State>(&game(&table)).unwrap_err(), LinkError::NotALink);
}

#[test]
fn each_fault_has_its_error() {
    let link = game(&played(4, 30, 1));
    let error = |text: &str| open::<State>(text, 0).unwrap_err();
    assert_eq!(error(""), LinkError::NotALink);
    assert_eq!(error("a picture of a cat"), LinkError::NotALink);
    assert_eq!(error(&link.replacen('1', "2", 1)), LinkError::Newer);
    assert_eq!(error(&"1gA".repeat(MAX_LENGTH)), LinkError::TooLong { found: 3 * MAX_LENGTH });
    for length in 2..link.len() {
        assert_eq!(error(&link[..length]), LinkError::Damaged, "cut to {length}");
    }
    let other = Head::new("chess".into(), 1, Value::Null, Options::default()).to_json();
    let other =
        write(Kind::Game, &[&check(&other, &[]).to_le_bytes(), &[0, 0], &length(&other), other.as_bytes()]);
    assert_eq!(error(&other), LinkError::Load(LoadError::OtherGame { found: "chess".into() }));
}

#[test]
fn a_deal_keeps_who_begins_and_is_of_these_rules() {
    let start = Start::Seat(crate::rules::Seat::new(1));
    let table = eruption(3, Options { start, teaching: true, ..Options::default() }, 8);
    let options = open_deal::<State>(&deal(&table)).unwrap().options;
    assert_eq!(options, Options { start, seed: table.options().seed, ..Options::default() });
    let with = |rules, start: u8| {
        let luck = Options {
            seed: Some(8),
            start: Start::Seat(crate::rules::Seat::new(start)),
            ..Options::default()
        };
        let head = Head::new("eruption".into(), rules, serde_json::json!({ "players": 3 }), luck).to_json();
        write(Kind::Deal, &[&check(&head, &[]).to_le_bytes(), &[0, 0], &length(&head), head.as_bytes()])
    };
    assert!(open_deal::<State>(&with(1, 2)).is_ok());
    assert_eq!(open_deal::<State>(&with(1, 3)).unwrap_err(), LinkError::Damaged);
    let other = LoadError::OtherRules { found: 99, ours: State::RULES };
    assert_eq!(open_deal::<State>(&with(99, 0)).unwrap_err(), LinkError::Load(other));
}

#[test]
fn an_alteration_is_noticed_before_anything_is_read() {
    let link = game(&played(3, 25, 4));
    for at in 2..link.len() {
        let mut altered = link.clone();
        altered.replace_range(at..=at, if &link[at..=at] == "A" { "B" } else { "A" });
        assert_eq!(Headline::peek(&altered), Err(LinkError::Damaged), "letter {at}");
    }
    let deal = deal(&played(3, 25, 4));
    assert_eq!(Headline::peek(&deal.replacen('d', "g", 1)), Err(LinkError::Damaged));
}

/// The link of a table with other parts, sealed as if they were its own.
fn forged(kind: Kind, head: &str, steps: &[String], count: u16, body: &[u8]) -> String {
    let check = check(head, steps).to_le_bytes();
    write(kind, &[&check, &count.to_le_bytes(), &length(head), head.as_bytes(), body])
}

#[test]
fn a_link_whose_parts_are_not_of_one_game_is_damaged() {
    let table = played(3, 25, 4);
    let letter = Letter::read(&game(&table)).unwrap();
    let steps = table.record().steps;
    let open = |steps: &[String], count, body: &[u8]| {
        open::<State>(&forged(Kind::Game, &letter.head, steps, count, body), 0)
            .map(|table| table.record().steps)
    };
    assert_eq!(open(&steps, letter.count, &letter.body), Ok(steps.clone()));
    // Other steps than those that were played.
    assert_eq!(open(&[], letter.count, &letter.body), Err(LinkError::Damaged));
    assert_eq!(open(&steps[1..], letter.count, &letter.body), Err(LinkError::Damaged));
    // More in the number than the steps that are counted, although these are the right ones.
    let half = letter.count / 2;
    let counted = &steps[..usize::from(half)];
    assert_eq!(open(counted, half, &letter.body), Err(LinkError::Damaged));
    let before = table.at(counted.len()).unwrap();
    assert_eq!(open(counted, half, &fold(&before).to_bytes()).as_deref(), Ok(counted));
}

#[test]
fn a_deal_with_anything_of_a_game_is_damaged() {
    let table = played(3, 25, 4);
    let letter = Letter::read(&deal(&table)).unwrap();
    let open = |steps: &[String], count, body: &[u8]| {
        open_deal::<State>(&forged(Kind::Deal, &letter.head, steps, count, body))
    };
    assert!(open(&[], 0, &[]).is_ok());
    assert_eq!(open(&table.record().steps, 0, &[]), Err(LinkError::Damaged));
    assert_eq!(open(&[], 1, &[]), Err(LinkError::Damaged));
    assert_eq!(open(&[], 0, &[7]), Err(LinkError::Damaged));
}

/// If this changes, old links are taken for damaged ones.
#[test]
fn the_checksum_of_a_link_stays_what_it_is() {
    assert_eq!(half(0x1234_5678_9abc_def0), 0x1234_5678 ^ 0x9abc_def0);
}

#[test]
fn the_longest_hostile_link_is_refused_quickly() {
    // As many steps as the count can say, and a number that never ends.
    let table = played(2, 0, 1);
    let link = game(&table);
    let mut hostile = Base64UrlUnpadded::decode_vec(&link[2..]).unwrap().split_off(4);
    hostile[4..6].copy_from_slice(&20_000u16.to_le_bytes());
    hostile.extend(std::iter::repeat_n(0xff, 5_500));
    let start = std::time::Instant::now();
    assert_eq!(open::<State>(&write(Kind::Game, &[&hostile]), 0).unwrap_err(), LinkError::Damaged);
    assert!(start.elapsed().as_millis() < 500, "{:?} with all checks of a debug build", start.elapsed());
}

proptest! {
    #[test]
    fn no_altered_link_passes(at in 0usize..10_000, to in proptest::char::range('!', '~'), seed in 0u64..50) {
        let table = played(3, 25, seed);
        let link = game(&table);
        let at = at % link.len();
        let mut altered = link.clone();
        altered.replace_range(at..=at, &to.to_string());
        if altered != link {
            prop_assert!(open::<State>(&altered, 0).is_err());
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "[12gdA-Za-z0-9_-]{0,300}|\\PC{0,60}") {
        let _ = Headline::peek(&text);
        let _ = open::<State>(&text, 0);
        let _ = open_deal::<State>(&text);
    }
}

/// Whoever hands a link out asks first; what is longer is not opened either.
#[test]
fn a_link_that_would_not_be_opened_is_known_when_it_is_made() {
    let short = game(&played(2, 9, 4));
    assert!(is_short(&short) && open::<State>(&short, 0).is_ok());
    // As of a game with a large pack of components.
    let long = [&short, "x".repeat(MAX_LENGTH).as_str()].concat();
    assert!(!is_short(&long));
    assert_eq!(open::<State>(&long, 0).unwrap_err(), LinkError::TooLong { found: long.len() });
}

#[test]
fn names_in_links_of_strangers_are_tidied() {
    let mut table = played(2, 9, 4);
    table.seats_mut()[0].name = format!("\u{202e}Aki{}", "!".repeat(60));
    let again: Table<State> = open(&game(&table), 0).unwrap();
    assert_eq!(again.seats()[0].name, format!("Aki{}", "!".repeat(37)));
    assert_eq!(again.history(), table.history());
}
