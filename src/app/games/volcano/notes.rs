//! The log: what a player does in a line, and what the sea does in a line for each island, for all losses, for all gains.

use super::{
    captions::merged,
    words::{Words, actor},
};
use crate::{
    app::{
        shell::text::{Locale, without_name},
        table::contract::Note,
    },
    rules::{
        Seat,
        volcano::{Event, Island},
    },
    t,
};

/// The lines about an act of that seat, or of nobody.
pub fn notes(words: &Words, seat: Option<Seat>, events: &[Event]) -> Vec<Note> {
    let mut unnamed = words.clone();
    if let Some(name) = seat.and_then(|seat| unnamed.names.get_mut(seat.index())) {
        name.clear();
    }
    let (mut notes, mut at) = (Vec::new(), 0);
    while let Some(event) = events.get(at) {
        let taken = events[at..].iter().take_while(|other| belong(event, other)).count().max(1);
        let run = &events[at..at + taken];
        let own = seat.is_some() && actor(event) == seat && taken == 1;
        let text = match drift(words, run).or_else(|| merged(words, run)) {
            None if own => unnamed.event(event).map(|text| without_name(words.locale, &text)),
            None => words.event(event),
            merged => merged,
        };
        let mark = actor(event).filter(|_| taken == 1);
        notes.extend(text.map(|text| Note { seat: mark, text, event: at }));
        at += taken;
    }
    notes
}

/// The island that drifts, or is stopped.
fn island(event: &Event) -> Option<Island> {
    match *event {
        Event::Drifted { island, .. } | Event::DriftStopped { island, .. } => Some(island),
        _ => None,
    }
}

/// Whether another event is said in one line with this one.
fn belong(one: &Event, other: &Event) -> bool {
    match one {
        Event::Hit { .. } => matches!(other, Event::Hit { .. }),
        Event::Gained { .. } => matches!(other, Event::Gained { .. }),
        _ => island(one).is_some() && island(one) == island(other),
    }
}

/// How far an island drifts, and what stops it.
fn drift(words: &Words, run: &[Event]) -> Option<String> {
    let island = words.island(island(&run[0])?);
    let count = run.iter().filter(|event| matches!(event, Event::Drifted { .. })).count() as u32;
    let way = (count > 0).then(|| t!(words.locale, volcano::told::way, count = count, island = island));
    let stop = run.iter().find(|event| matches!(event, Event::DriftStopped { .. }));
    let stop = stop.and_then(|stop| words.event(stop));
    let parts: Vec<String> = way.into_iter().chain(stop).collect();
    Some(parts.join(if words.locale == Locale::En { " " } else { "" }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::volcano::table::words,
        rules::volcano::State,
        session::{
            Options, Playout, Table,
            tests::{dealt, play_on},
        },
    };

    #[test]
    fn an_island_has_one_line_however_far_it_drifts_and_so_have_all_gains() {
        for locale in Locale::ALL {
            let mut table: Table<State> = dealt(4, Options::default(), 5);
            play_on(&mut table, &mut Playout::new(5), u32::MAX);
            let words = words(&table, locale);
            let (mut drifts, mut gains) = (0, 0);
            for step in table.history() {
                let notes = notes(&words, step.seat(), &step.events);
                let of = |wanted: fn(&Event) -> bool| {
                    notes.iter().filter(|note| wanted(&step.events[note.event])).count()
                };
                assert!(of(|event| matches!(event, Event::Gained { .. })) <= 1);
                assert!(of(|event| island(event).is_some()) <= Island::ALL.len());
                drifts += of(|event| island(event).is_some());
                gains += of(|event| matches!(event, Event::Gained { .. }));
                for note in &notes {
                    assert!(!note.text.is_empty() && !note.text.contains('{'), "{}", note.text);
                    assert!(!note.text.starts_with([' ', 'は', 'が']), "{}", note.text);
                }
            }
            assert!(drifts > 10 && gains > 3, "{drifts} {gains}");
        }
    }
}
