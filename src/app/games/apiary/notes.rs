//! The log: what somebody does in a line, what a text gives in a line that names it, what is laid out in one. Whose mark stands
//! beside a line is not named in it; the Autopilot has no mark.

use super::{
    animation::{Said, beats, seat_of},
    words::{Words, effect::sentence, told::append},
};
use crate::{
    app::table::contract::Note,
    rules::{
        Seat,
        apiary::{Event, Item, Owner, Source, State},
    },
    t,
};

/// A line that is being written.
struct Line {
    owner: Option<Owner>,
    cause: Option<Source>,
    text: String,
    /// The event that it is about.
    at: usize,
    /// Nothing is added to it.
    is_closed: bool,
}

/// The lines about an act. `state` says what lay where when it began.
pub fn notes(words: &Words, state: &State, events: &[Event]) -> Vec<Note> {
    let mut lines: Vec<Line> = Vec::new();
    let is_set_up = events.iter().any(|event| matches!(event, Event::TokenLaid { .. }));
    for beat in beats(events) {
        let Some(said) = beat.said() else { continue };
        let row = events.get(beat.at..beat.at + usize::from(beat.count)).unwrap_or_default();
        match said.event {
            Event::TileDealt { .. } | Event::CarvingLaid { .. } | Event::DanceLaid { .. } if is_set_up => {}
            Event::MatTaken { .. } | Event::FactionOffered { .. } => hands(words, row, beat.at, &mut lines),
            _ => add(words, &said, words.told(state, &said, row), beat.at, &events[..beat.at], &mut lines),
        }
    }
    if lines.is_empty() {
        lines.extend(effect_alone(words, events));
    }
    lines
        .into_iter()
        .map(|line| Note { seat: seat_of(line.owner), text: line.text, event: line.at })
        .collect()
}

/// Adds what is said of a beat to the line it belongs to, or begins another one.
fn add(
    words: &Words,
    said: &Said,
    sentences: Vec<String>,
    at: usize,
    before: &[Event],
    lines: &mut Vec<Line>,
) {
    // A covered hex gives something once.
    let gave = lines.iter().any(|line| line.cause == Some(Source::Hex));
    let cause = words.because(said).filter(|source| *source != Source::Hex || !gave);
    let last = lines.last_mut().filter(|line| !line.is_closed);
    // A planet is found by whoever explores.
    let found = matches!(said.event, Event::PlanetRevealed { .. });
    let owner = last.as_ref().map(|line| line.owner).filter(|_| found).unwrap_or(said.owner);
    let goes_on = last.filter(|line| {
        let own = line.cause.is_none()
            && cause.is_some_and(|source| brought(source, before.get(line.at..).unwrap_or_default()));
        line.owner == owner && (line.cause == cause || own)
    });
    let is_closed =
        matches!(said.event, Event::Started { .. } | Event::EndTriggered { .. } | Event::GameOver);
    if let Some(line) = goes_on.filter(|_| !is_closed) {
        for text in sentences {
            let text = sentence(&words.unnamed(&text, owner));
            append(words.locale, &mut line.text, &text);
        }
        return;
    }
    let mut text = cause.map_or_else(String::new, |source| words.cause(source));
    for (number, said) in sentences.iter().enumerate() {
        let bare = match (owner, number) {
            // The first one names whoever has no mark.
            (Some(Owner::Autopilot), 0) => said.clone(),
            _ => words.unnamed(said, owner),
        };
        append(words.locale, &mut text, &if number > 0 || cause.is_none() { sentence(&bare) } else { bare });
    }
    if !text.is_empty() {
        lines.push(Line { owner, cause, text, at, is_closed });
    }
}

/// Whether one of these events is where that text comes from: then it need not be named.
fn brought(source: Source, events: &[Event]) -> bool {
    let of = |event: &Event| match *event {
        Event::SeedPlayed { seed: item, .. }
        | Event::Danced { dance: item, .. }
        | Event::PlanetRevealed { planet: item, .. }
        | Event::FarmPaid { farm: item, .. }
        | Event::Explored { token: item, .. }
        | Event::FactionTaken { faction: item, .. }
        | Event::Built { tile: item, .. } => Some(Source::Item(item)),
        Event::PodTaken { pod, .. } => Some(Source::Pod(pod)),
        _ => None,
    };
    events.iter().any(|event| of(event) == Some(source))
}

/// Mats and factions that are dealt out: a line for each seat.
fn hands(words: &Words, row: &[Event], at: usize, lines: &mut Vec<Line>) {
    let l = words.locale;
    let mut seats: Vec<(Seat, usize, Option<Item>, Vec<Item>)> = Vec::new();
    for (number, event) in row.iter().enumerate() {
        let (seat, mat, faction) = match *event {
            Event::MatTaken { seat, mat } => (seat, Some(mat), None),
            Event::FactionOffered { seat, faction } => (seat, None, Some(faction)),
            _ => continue,
        };
        if seats.last().is_none_or(|(last, ..)| *last != seat) {
            seats.push((seat, at + number, None, Vec::new()));
        }
        if let Some((.., mats, factions)) = seats.last_mut() {
            *mats = mats.or(mat);
            factions.extend(faction);
        }
    }
    for (seat, at, mat, factions) in seats {
        let (owner, name) = (Some(Owner::Seat(seat)), words.name(seat));
        let mat = mat.map(|mat| t!(l, apiary::log::mat, name = name, item = words.item(mat)));
        let factions = (!factions.is_empty())
            .then(|| t!(l, apiary::told::offered, name = name, items = words.items(factions)));
        let mut text = String::new();
        for said in mat.into_iter().chain(factions) {
            append(l, &mut text, &sentence(&words.unnamed(&sentence(&said), owner)));
        }
        lines.push(Line { owner, cause: None, text, at, is_closed: true });
    }
}

/// An act after which a text takes effect, but has not yet given anything.
fn effect_alone(words: &Words, events: &[Event]) -> Option<Line> {
    events.iter().enumerate().find_map(|(at, event)| match *event {
        Event::Triggered { seat, source } => Some(Line {
            owner: Some(Owner::Seat(seat)),
            cause: None,
            text: sentence(&t!(words.locale, apiary::told::takes, source = words.source(source))),
            at,
            is_closed: true,
        }),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            games::apiary::{ApiaryTable, table::words, trial::config},
            shell::text::Locale,
            table::contract::Narration,
        },
        rules::{Game, Viewer},
        session::{Options, Playout, SeatInfo, Table, tests::play_on},
    };

    fn played(number: u64) -> Table<State> {
        let config = config(number);
        // No component has these in its name.
        let names = ["Akiko", "Bennet", "Chieko", "Xaver", "Yusuf"];
        let seats = names.iter().take(config.players.into()).map(|name| SeatInfo::new(*name)).collect();
        let mut table = Table::new(&config, seats, Options::default(), number).unwrap();
        table.deal();
        play_on(&mut table, &mut Playout::new(number), u32::MAX);
        table
    }

    /// Every act of a game as the table sees it: its first step, who decided, and its events without the beginnings of turns.
    fn acts(table: &Table<State>, mut see: impl FnMut(usize, Option<Seat>, &[Event])) {
        let (mut first, mut acting, mut act) = (0, None, Vec::new());
        for (index, step) in table.history().iter().enumerate() {
            if step.is_choice() {
                see(first, acting, &act);
                act.clear();
                (first, acting) = (index, step.seat());
            }
            for event in &step.events {
                let Some(event) = State::witness(event, Viewer::Table) else { continue };
                if ApiaryTable::heads(&event) {
                    see(first, acting, &act);
                    act.clear();
                } else {
                    act.push(event);
                }
            }
        }
        see(first, acting, &act);
    }

    #[test]
    fn a_whole_game_is_told_in_few_whole_lines_and_nobody_is_named_beside_their_mark() {
        let (mut lines, mut autopilot, mut causes, mut most) = (0, 0, 0, 0);
        for number in 0..10 {
            let table = played(number);
            for locale in Locale::ALL {
                let words = words(&table, locale);
                acts(&table, |first, acting, events| {
                    let notes = ApiaryTable::notes(&table, first, locale, acting, events);
                    let seen =
                        |event: &Event| !matches!(event, Event::TurnEnded { .. } | Event::Shifted { .. });
                    assert!(!notes.is_empty() || !events.iter().any(seen), "{events:?}");
                    most = most.max(notes.len());
                    let mut last = None;
                    for Note { seat, text, event } in &notes {
                        assert!(*event < events.len() && last <= Some(*event));
                        last = Some(*event);
                        assert!(!text.contains(['{', '}', '?']) && !text.contains("  "), "{text}");
                        assert!(!text.contains("..") && !text.contains("。。"), "{text}");
                        assert!(text.ends_with(['.', '。']), "{text}");
                        assert!(!text.starts_with([' ', ':', '：', '’', 'は', 'が', 'の']), "{text}");
                        assert!(!text.starts_with(char::is_lowercase), "{text}");
                        if let Some(seat) = seat {
                            assert!(!text.contains(words.name(*seat)), "{text}");
                        }
                        lines += 1;
                        causes += u32::from(text.contains(["Because of", "の効果："][locale as usize]));
                        let named = text.starts_with(&sentence(words.owner(Owner::Autopilot)));
                        autopilot += u32::from(named && seat.is_none());
                    }
                });
            }
        }
        assert!(
            lines > 1_000 && autopilot > 20 && causes > 50 && most < 30,
            "{lines} {autopilot} {causes} {most}"
        );
    }

    #[test]
    fn gains_of_one_text_are_one_line_that_names_it_and_bumps_name_both() {
        let names = ["Aki", "Ben"].map(str::to_owned).to_vec();
        let pack = crate::rules::apiary::Pack::caldera();
        let words = Words { locale: Locale::En, names, pack };
        let state = State::new(&crate::rules::apiary::Config::new(2)).unwrap();
        let (aki, ben) = (Seat::new(0), Seat::new(1));
        let (a, b) = (Owner::Seat(aki), Owner::Seat(ben));
        let act = crate::rules::apiary::Act::Grow;
        let events = [
            Event::Placed { owner: a, act, strength: 3 },
            Event::Bumped { owner: b, by: a, strength: 2 },
            Event::Triggered { seat: aki, source: Source::Pod(1) },
            Event::Scored { owner: a, vp: 2 },
            Event::Scored { owner: a, vp: 2 },
            Event::EndTriggered { turns: 2 },
        ];
        let notes = notes(&words, &state, &events);
        let texts: Vec<&str> = notes.iter().map(|note| note.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Places strength 3 on Grow. Bumps Ben’s worker of strength 2.",
                "Because of pod 1: gains 4 VP.",
                "The end is triggered: 2 turns follow.",
            ]
        );
        assert_eq!(notes.iter().map(|note| note.seat).collect::<Vec<_>>(), [Some(aki), Some(aki), None]);
    }
}
