//! The ladder of an action: what is done, what is asked now, and what is certain to come. Each rung names its cause.

use crate::{
    app::games::apiary::{
        animation::{AnimationStep, Beat, beats},
        situation::asked,
    },
    rules::{
        Game, Pending, Seat, Viewer,
        apiary::{Action, Due, Event, Phase, Prompt, State, View},
    },
    session::Table,
};

/// Where a rung stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Mark {
    Done,
    Now,
    ToCome,
}

/// What a rung says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    /// What has happened, with its gains and its cause.
    Told(Beat),
    /// What is asked.
    Asked(Seat, Prompt),
    /// What follows.
    Due(Due),
}

/// One rung.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// Where it stands.
    pub mark: Mark,
    /// What it says.
    pub what: What,
}

/// The rungs of the running action; none before it. `done` are the events since it began.
pub fn ladder(view: &View, done: &[Event]) -> Vec<Rung> {
    let Some((seat, prompt)) = asked(view) else { return Vec::new() };
    let told = beats(done).into_iter().filter(|beat| is_rung(&beat.event));
    let mut rungs: Vec<Rung> = told.map(|beat| Rung { mark: Mark::Done, what: What::Told(beat) }).collect();
    if matches!(prompt, Prompt::Turn | Prompt::Draft | Prompt::KeepFaction) {
        return Vec::new();
    }
    // After the action there is only what followed from it.
    if prompt == Prompt::End {
        return rungs;
    }
    rungs.push(Rung { mark: Mark::Now, what: What::Asked(seat, prompt) });
    let due = view.state.due().into_iter();
    rungs.extend(due.map(|due| Rung { mark: Mark::ToCome, what: What::Due(due) }));
    rungs
}

/// The rungs of a turn that is told, up to what is told now: for the Autopilot, whose turn is a story.
pub fn story(step: &AnimationStep) -> Vec<Rung> {
    let told: Vec<&Beat> = step.story().iter().filter(|beat| is_rung(&beat.event)).collect();
    let last = told.len().saturating_sub(1);
    let mark = |at| if at == last { Mark::Now } else { Mark::Done };
    told.iter().enumerate().map(|(at, beat)| Rung { mark: mark(at), what: What::Told(**beat) }).collect()
}

/// Whether something stands in the ladder: not what only deals or begins.
fn is_rung(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnBegan { .. }
            | Event::GameOver
            | Event::TileDealt { .. }
            | Event::TilesShuffled { .. }
            | Event::SeedsShuffled
    )
}

/// What has happened since the running action began, as whoever decides saw it.
pub fn done_so_far(table: &Table<State>) -> Vec<Event> {
    let state = table.state();
    let viewer = match state.pending() {
        Pending::Decision { seat, .. } => table.viewer(Viewer::Seat(seat)),
        _ => table.viewer(Viewer::Table),
    };
    let begins = |action: Action| match state.phase() {
        Phase::Main | Phase::After => matches!(action, Action::Place(..) | Action::Retrieve),
        Phase::Autopilot => matches!(action, Action::End(_)),
        _ => matches!(action, Action::Seed(_) | Action::SeedFor(..) | Action::End(_)),
    };
    let steps = table.history();
    let Some(first) = steps.iter().rposition(|step| begins(step.action)) else { return Vec::new() };
    let events = steps[first..].iter().flat_map(|step| &step.events);
    let mut done: Vec<Event> = events.filter_map(|event| table.witness(event, viewer)).collect();
    // What ended another turn is not of this one.
    if let Some(began) = done.iter().rposition(|event| matches!(event, Event::TurnBegan { .. })) {
        done.drain(..=began);
    }
    done
}
