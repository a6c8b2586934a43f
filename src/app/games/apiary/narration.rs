//! Apiary in words.

use super::{
    animation::{actor, seat_of},
    news,
    notes::notes,
    situation::{Target, targets_of},
    table::{ApiaryTable, state_for, words, words_at},
    ui::Ui,
};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Narration, News, Note},
    },
    rules::{
        Refusal, Seat,
        apiary::{Action, Event, Phase, Spot, State},
    },
    session::Table,
    t,
};

impl Narration for ApiaryTable {
    fn describe(table: &Table<State>, locale: Locale, action: Action) -> String {
        words(table, locale).action(table.state(), action)
    }

    fn heading(_: &Table<State>, l: Locale, action: Action) -> String {
        match action {
            Action::Place(..) => t!(l, apiary::group::place),
            Action::Seed(_) | Action::SeedFor(..) => t!(l, apiary::group::seeds),
            Action::Pod(_) => t!(l, apiary::group::pod),
            Action::Farm(_) => t!(l, apiary::group::farm),
            Action::Ship(_) => t!(l, apiary::group::ship),
            Action::Build(..) => t!(l, apiary::group::build),
            Action::Frame(..) => t!(l, apiary::group::frame),
            Action::Plant(_) => t!(l, apiary::group::plant),
            Action::Swap(_) | Action::Turn(..) | Action::Wax | Action::Honey => t!(l, apiary::group::convert),
            Action::Dance(..) => t!(l, apiary::group::dance),
            Action::Teach(..) => t!(l, apiary::group::teach),
            Action::Slot(_) | Action::Gain(_) => t!(l, apiary::group::gain),
            Action::Up(..) | Action::Recall(..) => t!(l, apiary::group::workers),
            Action::Reserve(_) => t!(l, apiary::group::reserve),
            Action::Refresh(_) => t!(l, apiary::group::refresh),
            _ => "",
        }
        .to_owned()
    }

    fn tell(table: &Table<State>, step: usize, locale: Locale, event: &Event) -> Option<String> {
        let then = state_for(table, step, event);
        words_at(table, step, locale).event(then.as_ref().unwrap_or(table.state()), event)
    }

    fn notes(
        table: &Table<State>,
        step: usize,
        locale: Locale,
        _: Option<Seat>,
        events: &[Event],
    ) -> Vec<Note> {
        let then = events.iter().find_map(|event| state_for(table, step, event));
        notes(&words_at(table, step, locale), then.as_ref().unwrap_or(table.state()), events)
    }

    fn heads(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn actor(event: &Event) -> Option<Seat> {
        seat_of(actor(event))
    }

    fn event_place(event: &Event) -> Option<String> {
        Some(match *event {
            Event::TokenLaid { cell, .. }
            | Event::ShipMoved { to: cell, .. }
            | Event::Explored { cell, .. }
            | Event::PlanetRevealed { cell, .. }
            | Event::SlotFilled { cell, .. } => Target::Cell(cell).place(),
            Event::Placed { act, .. } | Event::Shifted { act, .. } | Event::ActionLost { act, .. } => {
                act.name().to_owned()
            }
            Event::Marked { spot: Spot::At(act, _), .. }
            | Event::Strengthened { spot: Spot::At(act, _), .. }
            | Event::Recalled { spot: Spot::At(act, _), .. } => act.name().to_owned(),
            Event::PodTaken { pod, .. } => Target::Pod(pod).place(),
            Event::TileDealt { kind, .. } | Event::RowRefreshed { kind } => kind.name().to_owned(),
            Event::Danced { dance, .. } | Event::Taught { dance, .. } => dance.to_string(),
            _ => return None,
        })
    }

    /// Everything that would be tapped for it, a word each.
    fn action_place(_: &Table<State>, action: Action) -> Option<String> {
        let places: Vec<String> = targets_of(action).into_iter().flatten().map(Target::place).collect();
        (!places.is_empty()).then(|| places.join(" "))
    }

    fn refusal(ui: &Ui, table: &Table<State>, locale: Locale) -> Option<String> {
        let why = ui.refusal?;
        let fact = words(table, locale).refusal(why);
        Some(t!(locale, apiary::told::refused, fact = fact, rule = why.rule()))
    }

    fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
        news::news(table, locale, seat, last)
    }

    fn moment(table: &Table<State>, l: Locale) -> String {
        match table.state().phase() {
            Phase::Before => t!(l, apiary::moment::before),
            Phase::Main => t!(l, apiary::moment::main),
            Phase::After => t!(l, apiary::moment::after),
            Phase::Setup | Phase::Autopilot | Phase::Over => "",
        }
        .to_owned()
    }

    fn deck_title(l: Locale) -> &'static str {
        t!(l, apiary::page::deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::config,
        rules::{Pending, apiary::Prompt},
        session::{Options, Playout, SeatInfo},
    };

    #[test]
    fn every_action_is_described_under_headings_that_stand_once_and_every_moment_has_its_words() {
        let (mut headings, mut moments) = (0, 0);
        for number in 0..4 {
            let config = config(number);
            let seats = (0..config.players).map(|seat| SeatInfo::new(format!("P{seat}"))).collect();
            let mut table = Table::<State>::new(&config, seats, Options::default(), number).unwrap();
            table.deal();
            let mut playout = Playout::new(number);
            while let Pending::Decision { prompt, .. } = table.pending() {
                for locale in Locale::ALL {
                    let mut above: Vec<String> = Vec::new();
                    for action in table.actions() {
                        assert!(!ApiaryTable::describe(&table, locale, action).is_empty());
                        let heading = ApiaryTable::heading(&table, locale, action);
                        if above.last() != Some(&heading) && !heading.is_empty() {
                            assert!(!above.contains(&heading), "{heading} stands twice");
                            above.push(heading);
                            headings += 1;
                        }
                    }
                    let moment = ApiaryTable::moment(&table, locale);
                    assert!(prompt != Prompt::Turn || !moment.is_empty());
                    moments += u32::from(!moment.is_empty());
                }
                let action = playout.choose(table.state()).unwrap();
                table.play(action).unwrap();
            }
            assert!(ApiaryTable::moment(&table, Locale::En).is_empty());
        }
        assert!(headings > 300 && moments > 300, "{headings} {moments}");
    }

    #[test]
    fn a_refusal_is_told_with_its_rule() {
        let config = config(1);
        let seats = ["Aki", "Ben"].map(SeatInfo::new).to_vec();
        let mut table = Table::<State>::new(&config, seats, Options::default(), 1).unwrap();
        table.deal();
        let mut ui = Ui::default();
        assert_eq!(ApiaryTable::refusal(&ui, &table, Locale::En), None);
        ui.refusal = Some(crate::rules::apiary::Illegal::Cost);
        let text = ApiaryTable::refusal(&ui, &table, Locale::En).unwrap();
        assert!(text.starts_with("You cannot pay for it. (A"), "{text}");
    }
}
