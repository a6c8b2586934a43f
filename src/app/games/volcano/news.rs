//! What a player who comes back to the table is told on the curtain: what became of their points, and what the others did.
//! Everything in it is public.

use super::{
    table::words_at,
    words::{Words, actor, join},
};
use crate::app::shell::text::word;
use crate::app::shell::text::{
    Locale,
    keys::volcano::{event, news as say},
};
use crate::{
    app::table::contract::News,
    rules::{
        Seat, Viewer,
        volcano::{Event, Incident, State},
    },
    session::Table,
};

/// All that happened since that step of this player's.
pub fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
    let mut news = News::default();
    let (mut won, mut lost) = (0, 0);
    // What was checked holds only if the event does not bring the check again (V7). Whose event it is that moves pawns.
    let (mut checked, mut gathers) = (None, None);
    for (index, step) in table.history().iter().enumerate().skip(last + 1) {
        let words = words_at(table, index, locale);
        for event in &step.events {
            match *event {
                Event::Gained { seat: one, amount, .. } if one == seat => won += amount,
                Event::Hit { seat: one, lost: loss, .. } if one == seat => lost += loss,
                Event::Checked { again: false, .. } => checked = Some(event),
                Event::Gathered { seat: one, .. } => {
                    if let Some((by, text)) = gathers.filter(|_| one == seat).zip(words.event(event)) {
                        add(locale, by, &text, &mut news);
                    }
                }
                Event::IncidentRolled { parent, incident, .. } => {
                    gathers = Some(parent).filter(|parent| *parent != seat);
                    if let Some(check) = checked.take().filter(|_| incident != Incident::CheckAgain) {
                        tell(&words, seat, check, &mut news);
                    }
                    tell(&words, seat, event, &mut news);
                }
                _ => tell(&words, seat, event, &mut news),
            }
        }
    }
    if let Some(check) = checked {
        tell(&words_at(table, table.history().len().saturating_sub(1), locale), seat, check, &mut news);
    }
    // What the own last step brought belongs to it, but the end of the turn that came with it does not.
    for event in table.history().get(last).map_or(&[][..], |step| &step.events) {
        match *event {
            Event::Gained { seat: one, amount, .. } if one == seat => won += amount,
            Event::Hit { seat: one, lost: loss, .. } if one == seat => lost += loss,
            _ => {}
        }
    }
    let mut facts = Vec::new();
    if won > 0 {
        facts.push(say::gain { points: word(&won) }.text(locale));
    }
    if lost > 0 {
        facts.push(say::loss { points: word(&lost) }.text(locale));
    }
    if !facts.is_empty() {
        let now = table.view(Viewer::Table).board.pawn(seat).points;
        news.own = Some(say::now { facts: word(&join(locale, facts)), count: word(&now) }.text(locale));
    }
    news
}

/// What others did in the open, and what the dice said: a line for each player.
fn tell(words: &Words, own: Seat, event: &Event, news: &mut News) {
    let told = matches!(
        event,
        Event::CurrentTurned { .. }
            | Event::Sailed { .. }
            | Event::Fled { .. }
            | Event::Swapped { .. }
            | Event::Added { .. }
            | Event::Checked { .. }
            | Event::IncidentRolled { .. }
    );
    let text = match *event {
        Event::IncidentRolled { die, .. } => {
            let [name, _] = Words::incident(words.locale, die.pips());
            let title = event::title { face: word(&die.pips()), name: word(&name) }.text(words.locale);
            Some([title.as_str(), if words.locale == Locale::Ja { "。" } else { "." }].concat())
        }
        _ => words.event(event),
    };
    if let Some((seat, text)) = actor(event).filter(|seat| told && *seat != own).zip(text) {
        add(words.locale, seat, &text, news);
    }
}

/// Adds a sentence to a player's line.
fn add(locale: Locale, seat: Seat, text: &str, news: &mut News) {
    match news.turns.iter_mut().find(|(one, _)| *one == seat) {
        Some((_, line)) => {
            if locale == Locale::En {
                line.push(' ');
            }
            line.push_str(text);
        }
        None => news.turns.push((seat, text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Pending, volcano::Vote},
        session::{Options, Playout, tests::dealt},
    };

    /// A check that the event has made void is not told; what the event has done to the own pawn is.
    #[test]
    fn the_news_tell_the_event_and_no_void_check() {
        let (mut void, mut moved) = (0, 0);
        for seed in 0..40 {
            let mut table: Table<State> = dealt(4, Options::default(), seed);
            let mut playout = Playout::new(seed);
            while let Pending::Decision { .. } = table.pending() {
                let before = table.history().len();
                let action = playout.choose(table.state()).unwrap();
                table.play(action).unwrap();
                let events: Vec<Event> =
                    table.history()[before..].iter().flat_map(|step| step.events.clone()).collect();
                let Some(parent) = events.iter().find_map(|event| match event {
                    Event::IncidentRolled { parent, .. } => Some(*parent),
                    _ => None,
                }) else {
                    continue;
                };
                for seat in Seat::first(4).filter(|seat| *seat != parent) {
                    let news = news(&table, Locale::En, seat, before.saturating_sub(1));
                    let line = &news.turns.iter().find(|(one, _)| *one == parent).unwrap().1;
                    assert!(line.contains("Event "), "{line}");
                    let again = events.iter().any(|event| {
                        matches!(event, Event::IncidentRolled { incident: Incident::CheckAgain, .. })
                    });
                    assert_eq!(line.contains("ruption check"), !again, "{line}");
                    void += u32::from(again);
                    let name = &table.seats()[seat.index()].name;
                    let own = events
                        .iter()
                        .any(|event| matches!(event, Event::Gathered { seat: one, .. } if *one == seat));
                    assert_eq!(line.contains(&format!("{name} ")), own, "{line}");
                    moved += u32::from(own);
                    // It stands there as well if other players have lines already.
                    let since = |table: &Table<State>| {
                        let news = super::news(table, Locale::En, seat, 0);
                        let line = news.turns.into_iter().find(|(one, _)| *one == parent);
                        line.map_or(0, |(_, line)| line.matches(&format!("{name} ")).count())
                    };
                    let earlier = table.at(before).unwrap();
                    assert_eq!(since(&table) - since(&earlier), usize::from(own));
                }
            }
        }
        assert!(void > 20 && moved > 20, "{void} {moved}");
    }

    #[test]
    fn the_news_name_no_choice_and_tell_of_others_once_each() {
        let mut told = 0;
        for (seed, locale) in [(3, Locale::En), (4, Locale::Ja)] {
            let mut table: Table<State> = dealt(4, Options::default(), seed);
            let (mut last, mut playout) = ([None; 4], Playout::new(seed));
            while let Pending::Decision { seat, .. } = table.pending() {
                if let Some(from) = last[seat.index()] {
                    let news = news(&table, locale, seat, from);
                    for (number, (other, line)) in news.turns.iter().enumerate() {
                        assert!(*other != seat && !line.contains('{'), "{line}");
                        assert!(news.turns[..number].iter().all(|(one, _)| one != other));
                        for vote in [Vote::Go, Vote::Stay] {
                            assert!(!line.contains(words_at(&table, 0, locale).card(vote)), "{line}");
                        }
                        told += 1;
                    }
                }
                last[seat.index()] = Some(table.history().len());
                let action = playout.choose(table.state()).unwrap();
                table.play(action).unwrap();
            }
        }
        assert!(told > 20);
    }
}
