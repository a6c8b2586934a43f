//! The lesson: a game for two that shows every part of the game once, and is won by a single VP. Its steps are written out in
//! `lesson.txt`, for people and for the tests; the notes are in `locales/tutorial/`.

use crate::{
    app::table::lesson::notes::{Lesson, texts},
    rules::Seat,
};

/// How Apiary is learned by playing.
pub static LESSON: Lesson = Lesson {
    record: "1g-jg3V08H6tcZASMBeyJmb3JtYXQiOjEsImdhbWUiOiJhcGlhcnkiLCJydWxlcyI6MSwiY29uZmlnIjp7ImFkdmFuY2VfZm91ciI6InZwIiwiZmF2b3IiOiJyYW5rIiwicGFjayI6eyJoYXNoIjoiMWNmZjFlODM1MDI4OTljYiIsImlkIjoiY2FsZGVyYSJ9LCJwbGF5ZXJzIjoyLCJzZWVkX2xpbWl0Ijoibm9uZSIsInNlZWRfdGltaW5nIjoid2luZG93Iiwic2V0dXAiOiJ0d28iLCJzb2xvIjoib2ZmIiwidHdvX3NlZWRfdG9rZW4iOiJpbiJ9LCJzZWF0cyI6W3sibmFtZSI6IiJ9LHsibmFtZSI6IiJ9XSwidGFibGUiOnsic2VlZCI6MH19yqPnh8XsYz1WCE_MepyvrUM5zaJ0LgGs8XZaq0KTvR9ieEiqhHLfiGHgjvVLtbBJ53BQu8qvKjqt_igi9cKAjNOWq9VLTiczAMBkhrAKucCDCFx9kpDrqMPyIx4RpGd62UPk20LplG1kSA",
    learner: Seat::new(0),
    notes: texts::APIARY,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::table::lesson::{notes::Kind, trial},
        rules::{
            Game, Viewer,
            apiary::{Act, Action, Config, Event, Owner, Pack, PackChoice, ScorePart, State},
        },
        session::Table,
    };

    fn game() -> Table<State> {
        // Its notes name what things cost, so it stays with the edition that it was written for.
        let config = Config { pack: PackChoice(Pack::first_edition()), ..Config::new(2) };
        trial::game(&LESSON, &config, include_str!("lesson.txt"))
    }

    const OWN: Owner = Owner::Seat(Seat::new(0));

    /// The state at the last note with this title.
    fn then(table: &Table<State>, title: &str) -> State {
        let note = LESSON.notes.iter().find(|note| note.words[0][0] == title).unwrap();
        table.state_at(note.step).unwrap().view(Viewer::Table).state
    }

    #[test]
    fn notes_follow_the_game_that_is_written_out() {
        trial::follows(&LESSON, &game(), |event| matches!(event, Event::TurnBegan { .. }));
    }

    #[test]
    fn every_part_of_the_game_is_done_or_seen() {
        let table = game();
        let done = |wanted: fn(Action) -> bool| trial::does(&LESSON, &table, wanted);
        let placed: [fn(Action) -> bool; 6] = [
            |action| matches!(action, Action::Place(Act::Explore, _)),
            |action| matches!(action, Action::Place(Act::Advance, _)),
            |action| matches!(action, Action::Place(Act::Grow, _)),
            |action| matches!(action, Action::Place(Act::Research, _)),
            |action| matches!(action, Action::Place(Act::Convert, _)),
            |action| matches!(action, Action::Place(Act::Carve, 4)),
        ];
        assert!(placed.into_iter().all(done));
        for (part, is) in [
            ("build", done(|action| matches!(action, Action::Build(..)))),
            ("retrieve", done(|action| action == Action::Retrieve)),
            ("bumped", done(|action| action == Action::Active)),
            ("hibernate", done(|action| matches!(action, Action::Pod(_)))),
            ("ship", done(|action| matches!(action, Action::Ship(_)))),
            ("slot", done(|action| matches!(action, Action::Slot(_)))),
            ("worker", done(|action| action == Action::Worker)),
            ("keep a seed", done(|action| matches!(action, Action::Keep(_)))),
            ("play a seed", done(|action| matches!(action, Action::Seed(_)))),
            ("convert", done(|action| action == Action::Honey)),
            ("end of turn", done(|action| matches!(action, Action::End(basket) if basket.is_empty()))),
            ("discard", done(|action| matches!(action, Action::End(basket) if !basket.is_empty()))),
        ] {
            assert!(is, "nobody does: {part}");
        }
        let told = trial::told(&LESSON, &table);
        let seen = |wanted: fn(&Event) -> bool| told.iter().any(wanted);
        for (part, is) in [
            ("a shift", seen(|event| matches!(event, Event::Shifted { owner: OWN, .. }))),
            ("a bump", seen(|event| matches!(event, Event::Bumped { owner: OWN, strength: 3, .. }))),
            ("a bump of one's own", seen(|event| matches!(event, Event::Bumped { by: OWN, .. }))),
            ("an income", seen(|event| matches!(event, Event::FarmPaid { .. }))),
            ("a new row", seen(|event| matches!(event, Event::RowRefreshed { .. }))),
            ("Favor", seen(|event| matches!(event, Event::Discarded { .. }))),
            ("a planet", seen(|event| matches!(event, Event::PlanetRevealed { .. }))),
            ("strength 4", seen(|event| matches!(event, Event::Scored { owner: OWN, vp: 3 }))),
            ("the trigger", seen(|event| matches!(event, Event::EndTriggered { .. }))),
            ("the end", seen(|event| matches!(event, Event::GameOver))),
        ] {
            assert!(is, "nobody sees: {part}");
        }
    }

    #[test]
    fn the_figures_in_the_notes_are_those_of_the_game() {
        let table = game();
        let vp = |title: &str| [0, 1].map(|seat| then(&table, title).sheet(Seat::new(seat)).unwrap().vp());
        assert_eq!(vp("Some turns later"), [9, 25]);
        assert_eq!(vp("You win"), [15, 32]);
        let sheet = |title: &str| {
            let state = then(&table, title);
            let sheet = state.sheet(LESSON.learner).unwrap();
            (sheet.resources(), sheet.spots().count(), sheet.pool(), sheet.supply(), sheet.favor())
        };
        let (resources, spots, ..) = sheet("Too much of it");
        assert_eq!((resources.0, spots), ([4, 2, 2, 1, 0], 9));
        assert_eq!(sheet("Strength 4").2, [0, 0, 0, 1]);
        assert_eq!(sheet("Grow").3, 2);
        assert_eq!(sheet("Convert").0.0[..3], [2, 2, 2]);
        let free = |title: &str| then(&table, title).pods().filter(|(_, owner)| owner.is_none()).count();
        assert_eq!([free("Some turns later"), free("One pod left"), free("The end comes")], [1, 1, 0]);
        let scores = table.scores();
        let total = |seat: u8| scores.iter().find(|score| score.seat == Seat::new(seat)).unwrap();
        let part = |wanted: ScorePart| {
            total(0).parts.iter().find(|(part, _)| *part == wanted).map(|(_, points)| i64::from(*points))
        };
        assert_eq!([0, 1].map(|seat| i64::from(total(seat).total)), [77, 76]);
        for (wanted, points) in [
            (ScorePart::Gained, 15),
            (ScorePart::Tiles, 8),
            (ScorePart::Carvings, 27),
            (ScorePart::Faction, 5),
            (ScorePart::Favor, 6),
            (ScorePart::Sectors, 16),
        ] {
            assert_eq!(part(wanted), Some(points), "{wanted:?}");
        }
        for words in LESSON.notes.last().unwrap().words {
            let figures = ["77", "76", "15", "32", "8", "27", "5", "6", "16"];
            assert!(figures.iter().all(|figure| words[1].contains(figure)));
        }
    }

    #[test]
    fn what_is_pointed_at_is_there() {
        let table = game();
        for note in LESSON.notes {
            let action = table.history().get(note.step).map(|step| step.action.to_string());
            let word = action.as_deref().and_then(|action| action.split(' ').next());
            let control = note.kind == Kind::Act && word == Some(note.aim);
            assert!(control || matches!(note.aim, "" | "seats"), "{}", note.aim);
        }
    }
}
