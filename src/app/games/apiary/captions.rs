//! What is said while something is told: a line for each step; what repeats itself is said once.

use super::{
    animation::{AnimationStep, said, seat_of},
    words::{Words, effect::sentence, told::append},
};
use crate::{
    app::table::contract::Caption,
    rules::apiary::{Event, Source},
};

/// The lines of these steps; nothing where what was said before goes on.
pub fn captions(words: &Words, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
    let (mut captions, mut last) = (Vec::with_capacity(steps.len()), String::new());
    let mut hex = false;
    for step in steps {
        let caption = caption(words, step, &mut hex).filter(|caption| caption.text != last);
        if let Some(caption) = &caption {
            last.clone_from(&caption.text);
        }
        captions.push(caption);
    }
    captions
}

/// What is said of a step. A covered hex gives something once: `hex` says whether it has.
fn caption(words: &Words, step: &AnimationStep, hex: &mut bool) -> Option<Caption> {
    let said = said(step)?;
    let cause = words.because(&said).filter(|source| *source != Source::Hex || !*hex);
    *hex |= cause == Some(Source::Hex);
    let mut text = cause.map_or_else(String::new, |source| words.cause(source));
    // Before a planet is found it has no name.
    for (number, told) in words.told(step.before.state(), &said, &[]).into_iter().enumerate() {
        let told = if number == 0 { told } else { sentence(&words.unnamed(&told, said.owner)) };
        append(words.locale, &mut text, &told);
    }
    // What is dealt out in a row is not the doing of the first who gets something.
    let is_shared =
        said.count > 1 && matches!(said.event, Event::MatTaken { .. } | Event::FactionOffered { .. });
    let seat = seat_of(said.owner).filter(|_| !is_shared);
    (!text.is_empty()).then_some(Caption { seat, text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            games::apiary::{animation::steps, trial},
            shell::text::Locale,
        },
        rules::{
            Game, Pending, Viewer,
            apiary::{ItemKind, Owner, Pack, State},
        },
        session::Playout,
    };

    /// Every story of a random game: its steps as the table sees them.
    fn stories(number: u64, mut see: impl FnMut(&[AnimationStep])) {
        let Ok(mut game) = State::new(&trial::config(number)) else { return };
        let mut playout = Playout::new(number);
        loop {
            let (before, mut events) = (game.clone(), Vec::new());
            let mut more = playout.step(&mut game, &mut events).is_some();
            while more && matches!(game.pending(), Pending::Chance(_)) {
                more = playout.step(&mut game, &mut events).is_some();
            }
            let events: Vec<Event> =
                events.iter().filter_map(|event| State::witness(event, Viewer::Table)).collect();
            see(&steps(&before, &events));
            if !more {
                return;
            }
        }
    }

    #[test]
    fn every_step_has_a_line_of_its_own_or_goes_on_and_no_line_is_said_twice() {
        let names: Vec<String> = ["Aki", "Ben", "Chie", "Dan", "Emi"].map(str::to_owned).into();
        let (mut lines, mut quiet, mut causes, mut autopilot) = (0, 0, 0, 0);
        for (number, locale) in (0..10).zip(Locale::ALL.into_iter().cycle()) {
            let words = Words { locale, names: names.clone(), pack: Pack::caldera() };
            let seeds: Vec<&str> = words.pack.seeds.iter().map(|seed| words.named(&seed.name)).collect();
            stories(number, |steps| {
                let captions = captions(&words, steps);
                assert_eq!(captions.len(), steps.len());
                let mut last = None;
                for (step, caption) in steps.iter().zip(&captions) {
                    let Some(Caption { seat, text }) = caption else {
                        quiet += 1;
                        continue;
                    };
                    lines += 1;
                    assert!(!text.contains(['{', '}', '?']) && !text.contains("  "), "{text}");
                    assert!(!text.contains("..") && !text.contains("。。"), "{text}");
                    assert!(text.ends_with(['.', '。']), "{:?}: {text}", step.beat);
                    assert_ne!(last, Some(text));
                    last = Some(text);
                    if let Some(seat) = seat {
                        assert!(text.contains(words.name(*seat)), "{text}");
                    }
                    if let Event::SeedDrawn { .. } | Event::SeedKept { .. } = step.beat.event {
                        let cause = step.beat.cause.map(|source| words.source(source)).unwrap_or_default();
                        let text = text.replace(&cause, "");
                        assert!(seeds.iter().all(|name| !text.contains(name)), "{text}");
                    }
                    causes += u32::from(text.contains(if locale == Locale::En {
                        "Because of"
                    } else {
                        "の効果："
                    }));
                    autopilot +=
                        u32::from(said(step).is_some_and(|said| said.owner == Some(Owner::Autopilot)));
                }
            });
            assert!(words.pack.seeds.iter().all(|seed| seed.item.kind() == ItemKind::Seed));
        }
        assert!(
            lines > 1_000 && quiet > 20 && causes > 30 && autopilot > 20,
            "{lines} {quiet} {causes} {autopilot}"
        );
    }
}
