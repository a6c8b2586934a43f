//! The log: an act in a line. Open contacts, and cards that are drawn, are counted instead of listed.

use super::words::{Words, actor};
use crate::{
    app::{
        shell::text::{Locale, without_name},
        table::contract::Note,
    },
    rules::{
        Seat,
        eruption::{DrawCause, Edge, Event, HeatCause},
    },
    t,
};

/// The line about an act of that seat, or of nobody.
pub fn notes(words: &Words, seat: Option<Seat>, events: &[Event]) -> Vec<Note> {
    let mut unnamed = words.clone();
    if let Some(name) = seat.and_then(|seat| unnamed.names.get_mut(seat.index())) {
        name.clear();
    }
    let (mut parts, mut first, mut at) = (Vec::new(), None, 0);
    // A tile that was laid is what its act is about, whatever was rolled for it.
    let laid = events.iter().position(|event| matches!(event, Event::TilePlaced { .. }));
    while let Some(event) = events.get(at) {
        let (text, taken) = match *event {
            Event::WallLost { edge, .. } if gave_way(edge, &events[..at]) => (None, 1),
            _ => sentence(&unnamed, event, &events[at..]),
        };
        if let Some(text) = text {
            let own = seat.is_some() && actor(event) == seat;
            // Sentences begin with capitals.
            parts.push(if own || words.locale == Locale::En {
                without_name(words.locale, &text)
            } else {
                text
            });
            first.get_or_insert(at);
        }
        at += taken;
    }
    let text = parts.join(if words.locale == Locale::En { " " } else { "" });
    laid.or(first).map(|event| Note { seat, text, event }).into_iter().collect()
}

/// What is said of an event, and of how many events from it on.
fn sentence(words: &Words, event: &Event, from: &[Event]) -> (Option<String>, usize) {
    let l = words.locale;
    let contact = |event: &Event| match *event {
        Event::Heated { seat, by, now, cause: HeatCause::Contact(_) } => Some((seat, by, now)),
        _ => None,
    };
    match *event {
        Event::Heated { seat, cause: HeatCause::Contact(_), .. } => {
            let heats: Vec<_> = from.iter().map_while(contact).take_while(|(hot, ..)| *hot == seat).collect();
            let by: u16 = heats.iter().map(|(_, by, _)| by).sum();
            let (count, now) = (heats.len(), heats.last().map_or(0, |(.., now)| *now));
            let name = words.name(seat);
            let contacts = || {
                t!(l, eruption::animation::contacts, name = name, count = count as u32, by = by, now = now)
            };
            (if count > 1 { Some(contacts()) } else { words.event(event) }, count)
        }
        // What was dealt is told alike of all, whatever is seen of it.
        Event::CardDrawn { seat, cause: DrawCause::Deal, .. } => {
            let dealt = |event: &&Event| matches!(event, Event::CardDrawn { seat: to, cause: DrawCause::Deal, .. } if *to == seat);
            let count = from.iter().take_while(dealt).count();
            (Some(t!(l, eruption::animation::cards, name = words.name(seat), number = count as u32)), count)
        }
        Event::CardDrawn { seat, card: None, .. } => {
            let drawn = |event: &&Event| matches!(event, Event::CardDrawn { seat: by, card: None, .. } if *by == seat);
            let count = from.iter().take_while(drawn).count();
            let cards = || t!(l, eruption::animation::cards, name = words.name(seat), number = count as u32);
            (if count > 1 { Some(cards()) } else { words.event(event) }, count)
        }
        _ => (words.event(event), 1),
    }
}

/// Whether a roll among these events has said already that the wall on that edge gives way.
fn gave_way(edge: Edge, before: &[Event]) -> bool {
    before
        .iter()
        .any(|event| matches!(*event, Event::WallRolled { edge: rolled, holds: false, .. } if rolled == edge))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{games::eruption::table::words, table::contract::Narration},
        session::{
            Options, Playout,
            tests::{dealt, play_on},
        },
    };

    #[test]
    fn a_game_is_told_in_acts_and_nobody_is_named_beside_their_own_mark() {
        for locale in Locale::ALL {
            let mut table = dealt(4, Options::default(), 5);
            play_on(&mut table, &mut Playout::new(5), u32::MAX);
            let words = words(&table, locale);
            let (mut lines, mut events, mut acting) = (0, 0, None);
            for step in table.history() {
                if step.is_choice() {
                    acting = step.seat();
                }
                let notes = notes(&words, acting, &step.events);
                assert!(notes.len() <= 1);
                events += step.events.iter().filter(|event| words.event(event).is_some()).count();
                for note in notes {
                    lines += 1;
                    let name = words.name(acting.unwrap_or(Seat::new(0)));
                    assert!(acting.is_none() || !note.text.contains(name), "{}", note.text);
                    assert!(!note.text.starts_with([' ', ':', '：', 'は', 'が']), "{}", note.text);
                    assert!(!note.text.contains("  ") && !note.text.contains('{'), "{}", note.text);
                    // Whose village it is, is said all the same.
                    assert!(
                        ![" ’s", "：の村", "、の村"].iter().any(|part| note.text.contains(part)),
                        "{}",
                        note.text
                    );
                    // What a roll has said is not said again.
                    for (at, event) in step.events.iter().enumerate() {
                        if let (Event::WallLost { edge, .. }, Some(lost)) = (event, words.event(event))
                            && gave_way(*edge, &step.events[..at])
                        {
                            assert!(!note.text.contains(&without_name(locale, &lost)), "{}", note.text);
                        }
                    }
                }
            }
            assert!(lines > 60 && lines < events, "{lines} {events}");
            assert!(super::super::EruptionTable::heads(&Event::TurnBegan {
                seat: Seat::new(0),
                turn: 1,
                last: false
            }));
        }
    }
}
