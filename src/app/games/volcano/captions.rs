//! What is said while something is told: a line for each step; drift, losses and gains in one each.

use super::{
    animation::AnimationStep,
    words::{Words, actor, join},
};
use crate::{app::table::contract::Caption, rules::volcano::Event, t};

/// The lines of these steps; nothing where what was said before goes on.
pub fn captions(words: &Words, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
    let said = |at: usize| {
        let (event, run) = (steps[at].event, run(&steps[at..]));
        if at > 0 && kind(&steps[at - 1].event).is_some_and(|before| kind(&event) == Some(before)) {
            return None;
        }
        // What the die or the cards say is not said before it is seen.
        if !steps[at].last && is_covered(&event) {
            return None;
        }
        let said: Vec<Event> = run.iter().map(|step| step.event).collect();
        let text = merged(words, &said).or_else(|| words.at(steps[at].before.chart()).event(&event))?;
        Some(Caption { seat: actor(&event).filter(|_| run.len() == 1), text })
    };
    (0..steps.len()).map(said).collect()
}

/// Whether it is seen to come before it is known what it is: a die rolls, cards lie face down.
const fn is_covered(event: &Event) -> bool {
    matches!(event, Event::Checked { .. } | Event::IncidentRolled { .. } | Event::Revealed { .. })
}

/// Kinds of events that are said in one line when they follow each other.
#[derive(Debug, PartialEq, Eq)]
enum Kind {
    Drift,
    Hit,
    Gain,
}

fn kind(event: &Event) -> Option<Kind> {
    match event {
        Event::Drifted { .. } | Event::DriftStopped { .. } => Some(Kind::Drift),
        Event::Hit { .. } => Some(Kind::Hit),
        Event::Gained { .. } => Some(Kind::Gain),
        _ => None,
    }
}

/// The first step with those of its kind that follow it.
fn run(steps: &[AnimationStep]) -> &[AnimationStep] {
    let first = kind(&steps[0].event);
    let more = steps[1..].iter().take_while(|step| first.is_some() && kind(&step.event) == first).count();
    &steps[..=more]
}

/// Several of a kind in one line; nothing for those that say themselves.
pub fn merged(words: &Words, run: &[Event]) -> Option<String> {
    let l = words.locale;
    let list = |part: fn(&Words, &Event) -> Option<String>| {
        let mut parts: Vec<String> = run.iter().filter_map(|event| part(words, event)).collect();
        parts.dedup();
        join(l, parts)
    };
    match kind(&run[0])? {
        Kind::Drift => Some(list(drifting))
            .filter(|islands| !islands.is_empty())
            .map(|islands| t!(l, volcano::told::drift, islands = islands)),
        Kind::Hit if run.len() > 1 => Some(t!(l, volcano::told::hits, list = list(hit))),
        Kind::Gain if run.len() > 1 => Some(t!(l, volcano::told::gains, list = list(gain))),
        Kind::Hit | Kind::Gain => None,
    }
}

fn drifting(words: &Words, event: &Event) -> Option<String> {
    match event {
        Event::Drifted { island, .. } => Some(words.island(*island)),
        _ => None,
    }
}

fn hit(words: &Words, event: &Event) -> Option<String> {
    let Event::Hit { seat, lost, .. } = event else { return None };
    Some([words.name(*seat), " −", &lost.to_string()].concat())
}

fn gain(words: &Words, event: &Event) -> Option<String> {
    let Event::Gained { seat, amount, .. } = event else { return None };
    Some([words.name(*seat), " +", &amount.to_string()].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{games::volcano::animation::steps, shell::text::Locale},
        rules::{
            Game, Pending,
            volcano::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn drift_losses_and_gains_are_one_line_each_and_nothing_else_is_left_unsaid() {
        let (mut game, mut playout) = (State::new(&Config::new(4)).unwrap(), Playout::new(8));
        let names = (1..=4).map(|number| format!("P{number}")).collect();
        let words = Words { locale: Locale::En, names, chart: *game.board().chart() };
        let mut runs = 0;
        loop {
            let (before, mut events) = (game, Vec::new());
            let mut more = playout.step(&mut game, &mut events).is_some();
            while more && matches!(game.pending(), Pending::Chance(_)) {
                more = playout.step(&mut game, &mut events).is_some();
            }
            let steps = steps(&before, &events);
            let lines = captions(&words, &steps);
            for (at, line) in lines.iter().enumerate() {
                let goes_on = at > 0
                    && kind(&steps[at].event).is_some()
                    && kind(&steps[at].event) == kind(&steps[at - 1].event);
                // The die is still rolling, the cards still lie face down.
                let is_open = !steps[at].last && is_covered(&steps[at].event);
                assert_eq!(line.is_none(), goes_on || is_open, "{:?}", steps[at].event);
                runs += u32::from(goes_on);
            }
            if !more {
                break;
            }
        }
        assert!(runs > 30, "{runs}");
    }
}
