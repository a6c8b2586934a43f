//! The lesson: a game for two that shows every part of the game once. Its steps are written out in `lesson.txt`, for people and
//! for the tests; the notes are in `locales/tutorial/`.

use crate::{
    app::table::lesson::notes::{Lesson, texts},
    rules::Seat,
};

/// How Eruption is learned by playing.
pub const LESSON: Lesson = Lesson {
    record: "1gvP38EcT6WOmbALIAeyJmb3JtYXQiOjEsImdhbWUiOiJlcnVwdGlvbiIsInJ1bGVzIjoxLCJjb25maWciOnsicGxheWVycyI6MiwicmFpbiI6dHJ1ZSwid2FsbF9zdG9jayI6ImxpbWl0ZWQiLCJ6b25lX2NhcmQiOiJhZnRlcl9kYW1hZ2UifSwic2VhdHMiOlt7Im5hbWUiOiIifSx7Im5hbWUiOiIifV0sInRhYmxlIjp7InNlZWQiOjB9fT9QLxHwKXEPLM2quNdjTORs26EGbAKFwcaHiboAWuHMdGfrxrP9hvFzO83_stxABMDLykiNsF-U-GGUJqnQlrwhzE_X_m6QObKiGMui2Rc",
    learner: Seat::new(1),
    notes: texts::ERUPTION,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::table::lesson::trial::{self as trial, does, events},
        rules::{
            Game,
            eruption::{Action, Config, Ending, Event, Hex, State},
        },
        session::Table,
    };

    fn game() -> Table<State> {
        trial::game(&LESSON, &Config::new(2), include_str!("lesson.txt"))
    }

    #[test]
    fn notes_follow_the_game_that_is_written_out() {
        trial::follows(&LESSON, &game(), |event| matches!(event, Event::TurnBegan { .. }));
    }

    #[test]
    fn every_part_of_the_game_is_done_or_seen() {
        let table = game();
        let done = |wanted: fn(Action) -> bool| does(&LESSON, &table, wanted);
        for (part, is) in [
            ("place", done(|action| matches!(action, Action::Place(..)))),
            ("wall on lava", done(|action| action.to_string().starts_with("wall -1,1/"))),
            ("wall of a village", done(|action| action.to_string().starts_with("wall -1,4/"))),
            ("trade", done(|action| matches!(action, Action::Trade(_)))),
            ("card", done(|action| action.plays().is_some())),
            ("eruption", done(|action| matches!(action, Action::Erupt(_)))),
        ] {
            assert!(is, "nobody does: {part}");
        }
        let told = trial::told(&LESSON, &table);
        let seen = |wanted: fn(&Event) -> bool| told.iter().any(wanted);
        for (part, is) in [
            (
                "a lost roll",
                seen(|event| matches!(event, Event::WallRolled { holds: false, placing: true, .. })),
            ),
            (
                "a wall that holds",
                seen(|event| matches!(event, Event::WallRolled { holds: true, placing: false, .. })),
            ),
            ("damage", seen(|event| matches!(event, Event::Heated { by: 20, .. }))),
            ("an eruption's heat", seen(|event| matches!(event, Event::Heated { by: 30, .. }))),
            ("a wall of the hex", seen(|event| matches!(event, Event::WallGained { .. }))),
            ("a card of a contact", seen(|event| matches!(event, Event::CardDrawn { .. }))),
            ("the end", seen(|event| matches!(event, Event::GameOver))),
        ] {
            assert!(is, "nobody sees: {part}");
        }
    }

    #[test]
    fn the_figures_in_the_notes_are_those_of_the_game() {
        let table = game();
        let heat = |step: usize| {
            let then = table.state_at(step).unwrap();
            let view = then.view(crate::rules::Viewer::Table);
            [0, 1].map(|seat| view.players[seat].temperature.get())
        };
        for (title, figures) in [
            ("Damage", vec![(0, 20)]),
            ("Two contacts for you", vec![(1, 20)]),
            ("It gets hot", vec![(1, 50)]),
            ("Heat has its uses", vec![(0, 70)]),
            ("Some turns later", vec![(0, 290), (1, 290)]),
            ("You win", vec![(0, 290), (1, 260)]),
        ] {
            let note = LESSON.notes.iter().find(|note| note.words[0][0] == title).unwrap();
            for (seat, degrees) in figures {
                assert_eq!(heat(note.step)[seat], degrees, "{title}");
                assert!(note.words.iter().all(|words| words[1].contains(&format!("{degrees}°"))), "{title}");
            }
        }
        assert!(matches!(
            events(&LESSON, &table, 19).iter().find_map(|event| match event {
                Event::FinalRound { cause, .. } => Some(*cause),
                _ => None,
            }),
            Some(Ending::BurnOut) | None
        ));
    }

    #[test]
    fn what_is_pointed_at_is_there() {
        for note in LESSON.notes {
            let place = note.aim.split_once(',').is_some_and(|(q, r)| {
                q.parse().is_ok_and(|q| r.parse().is_ok_and(|r| Hex::at(q, r).is_some()))
            });
            let edge = note.aim.parse::<crate::rules::eruption::Edge>().is_ok();
            let card = note.aim.parse::<crate::rules::eruption::Card>().is_ok();
            assert!(place || edge || card || matches!(note.aim, "" | "seats" | "done"), "{}", note.aim);
        }
    }
}
