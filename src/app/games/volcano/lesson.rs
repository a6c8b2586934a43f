//! The lesson: four turns for four, with three eruptions. Its steps are written out in `lesson.txt`, for people and for the
//! tests; the notes are in `locales/tutorial/`.

use crate::{
    app::table::lesson::notes::{Lesson, texts},
    rules::Seat,
};

/// How VOLCANO is learned by playing.
pub const LESSON: Lesson = Lesson {
    record: "1gBHxfDA4PlZ1BALoAeyJmb3JtYXQiOjEsImdhbWUiOiJ2b2xjYW5vIiwicnVsZXMiOjEsImNvbmZpZyI6eyJhZGphY2VudCI6ImZvdXIiLCJsYXlvdXQiOiJ2b2xjYW5vX2luX2NlbnRyZSIsInBsYXllcnMiOjR9LCJzZWF0cyI6W3sibmFtZSI6IiJ9LHsibmFtZSI6IiJ9LHsibmFtZSI6IiJ9LHsibmFtZSI6IiJ9XSwidGFibGUiOnsic2VlZCI6MH195Er8fyD-82v4f2iWZeXK32F54Ns4B0m5CrdE",
    learner: Seat::new(0),
    notes: texts::VOLCANO,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::table::lesson::{notes::Kind, trial},
        rules::{
            Game, Viewer,
            volcano::{Action, Config, Event, Incident, Island, State, Stop, Way},
        },
        session::Table,
    };

    fn game() -> Table<State> {
        trial::game(&LESSON, &Config::new(4), include_str!("lesson.txt"))
    }

    /// The note with this title.
    fn at(title: &str) -> usize {
        LESSON.notes.iter().position(|note| note.words[0][0] == title).unwrap()
    }

    #[test]
    fn notes_follow_the_game_that_is_written_out() {
        trial::follows(&LESSON, &game(), |event| matches!(event, Event::TurnBegan { .. }));
    }

    #[test]
    fn every_part_of_the_game_is_done_or_seen() {
        let table = game();
        let done = |wanted: fn(Action) -> bool| trial::does(&LESSON, &table, wanted);
        for (part, is) in [
            ("start", done(|action| matches!(action, Action::Start(_)))),
            ("event", done(|action| matches!(action, Action::Add(_)))),
            ("turn", done(|action| matches!(action, Action::Turn(..)))),
            ("sail", done(|action| matches!(action, Action::Sail(_)))),
            ("vote", done(|action| action == Action::Go)),
            ("flee", done(|action| matches!(action, Action::Flee(_)))),
        ] {
            assert!(is, "nobody does: {part}");
        }
        let told = trial::told(&LESSON, &table);
        let seen = |wanted: fn(&Event) -> bool| told.iter().any(wanted);
        for (part, is) in [
            ("a check that misses", seen(|event| matches!(event, Event::Checked { hits: false, .. }))),
            ("a second check", seen(|event| matches!(event, Event::Checked { again: true, .. }))),
            (
                "a void check",
                seen(|event| matches!(event, Event::IncidentRolled { incident: Incident::CheckAgain, .. })),
            ),
            ("a way by current", seen(|event| matches!(event, Event::Sailed { way: Way::Current, .. }))),
            ("a drift", seen(|event| matches!(event, Event::Drifted { island: Island::Two, step: 2, .. }))),
            ("the edge", seen(|event| matches!(event, Event::DriftStopped { stop: Stop::Edge, .. }))),
            (
                "an island in the way",
                seen(|event| {
                    matches!(
                        event,
                        Event::DriftStopped { island: Island::Five, stop: Stop::Blocked { .. }, .. }
                    )
                }),
            ),
            (
                "an eruption",
                seen(|event| matches!(event, Event::Hit { seat, .. } if *seat != LESSON.learner)),
            ),
            ("a gain", seen(|event| matches!(event, Event::Gained { amount: 3, .. }))),
            ("the end", seen(|event| matches!(event, Event::GameOver))),
        ] {
            assert!(is, "nobody sees: {part}");
        }
    }

    #[test]
    fn the_figures_in_the_notes_are_those_of_the_game() {
        let table = game();
        let then = |title: &str| {
            let step = LESSON.notes[at(title)].step;
            table.state_at(step).unwrap().view(Viewer::Table)
        };
        let points = |title: &str| [0, 1, 2, 3].map(|seat| then(title).board.pawn(Seat::new(seat)).points);
        assert_eq!(points("Resources"), [2, 1, 1, 1]);
        assert_eq!(points("Eruption")[0], 1);
        assert_eq!(points("The last turn"), [4, 3, 1, 4]);
        assert_eq!(points("You win"), [5, 4, 4, 5]);
        assert_eq!(table.scores().iter().filter(|score| score.rank == 1).count(), 1);
        assert_eq!(then("Follow the current").board.danger().to_string(), "2");
        assert_eq!(then("Follow the current").odds().cases, 3);
        assert_eq!(then("A trap").odds().cases, 6);
        // With a single GO the learner would be hit, if they left their current as it is, and not after what is meant.
        let board = then("A trap").board;
        assert!((1..=4).all(|go| board.forecast(go).hit.has(LESSON.learner)));
        let after = table.state_at(LESSON.notes[at("A trap")].step + 1).unwrap();
        assert!((0..=4).all(|go| !after.board().forecast(go).hit.has(LESSON.learner)));
        // With two GO island 2 would come beside the volcano.
        let (one, two) = (then("Turn a current").board, then("GO or STAY").board);
        let ends = |board: &crate::rules::volcano::Board, island| board.forecast(2).cell(island);
        let near = |cell: crate::rules::volcano::Cell| one.chart().cell(Island::Volcano).around().has(cell);
        assert!(near(ends(&one, Island::Two)) && !near(ends(&two, Island::Two)));
    }

    #[test]
    fn what_is_pointed_at_is_there() {
        for note in LESSON.notes {
            let island = Island::ALL.into_iter().any(|island| island.name() == note.aim);
            assert!(island || matches!((note.aim, note.kind), ("", _) | ("seats", _) | ("go", Kind::Act)));
        }
    }
}
