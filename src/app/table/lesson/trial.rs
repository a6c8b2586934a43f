//! What every lesson is tried for: its record is the game that is written out, and its notes follow that game.

use super::notes::{Kind, Lesson};
use crate::{
    rules::{Game, Pending},
    session::{Step, Table, link, load},
};

/// The game of that config as it is written out, once its record is found to be the same.
pub fn game<G: Game>(lesson: &Lesson, config: &G::Config, text: &str) -> Table<G> {
    let steps = text.lines().collect::<Vec<_>>().join("\",\"");
    let seats = vec!["{\"name\":\"\"}"; G::new(config).unwrap().seats().into()].join(",");
    let config = serde_json::to_string(config).unwrap();
    let record = format!(
        "{{\"format\":1,\"game\":\"{}\",\"rules\":{},\"config\":{config},\
         \"seats\":[{seats}],\"steps\":[\"{steps}\"],\"table\":{{\"seed\":0}}}}",
        G::ID,
        G::RULES,
    );
    let table = load(record.as_bytes(), 0).unwrap();
    let link = link::game(&table);
    assert!(lesson.record == link, "the record of the lesson should be {link}");
    assert!(table.is_over());
    table
}

/// What happens from a note to the next.
pub fn events<G: Game>(lesson: &Lesson, table: &Table<G>, note: usize) -> Vec<G::Event> {
    let to = lesson.notes.get(note + 1).map_or(table.history().len(), |next| next.step);
    let steps: &[Step<G>] = &table.history()[lesson.notes[note].step..to];
    steps.iter().flat_map(|step| step.events.clone()).collect()
}

/// All that is told: not what is jumped over.
pub fn told<G: Game>(lesson: &Lesson, table: &Table<G>) -> Vec<G::Event> {
    let notes = lesson.notes;
    (0..notes.len())
        .filter(|at| notes.get(at + 1).is_some_and(|next| next.kind != Kind::Later))
        .flat_map(|at| events(lesson, table, at))
        .collect()
}

/// Whether the learner does such an action.
pub fn does<G: Game>(lesson: &Lesson, table: &Table<G>, wanted: impl Fn(G::Action) -> bool) -> bool {
    lesson.notes.iter().any(|note| {
        note.kind == Kind::Act && table.history().get(note.step).is_some_and(|step| wanted(step.action))
    })
}

/// Notes follow the game, what is to be done can be done, and nothing is said that only one language has. `turn` tells the
/// events with which turns begin.
pub fn follows<G: Game>(lesson: &Lesson, table: &Table<G>, turn: impl Fn(&G::Event) -> bool) {
    let notes = lesson.notes;
    assert!(notes.is_sorted_by_key(|note| note.step));
    for (at, note) in notes.iter().enumerate() {
        let then = table.at(note.step).unwrap();
        let title = note.words[0][0];
        match then.pending() {
            Pending::Decision { seat, .. } if note.kind == Kind::Act => {
                let action = table.history()[note.step].action;
                assert_eq!(seat, lesson.learner, "{title}");
                assert!(then.actions().contains(&action), "{title}: {action}");
                // What was done does not come twice.
                assert!(notes[at + 1].step > note.step, "{title}");
            }
            Pending::Decision { .. } => assert!(matches!(note.kind, Kind::Read | Kind::Later), "{title}"),
            Pending::Chance(_) => panic!("{title}: the note is in the middle of a draw or a roll"),
            Pending::Over => assert_eq!(note.kind, Kind::End),
        }
        assert_eq!(note.kind == Kind::End, at + 1 == notes.len());
        // What is jumped over is said to be.
        let turns = events(lesson, table, at).iter().filter(|event| turn(event)).count();
        let jump = notes.get(at + 1).is_some_and(|next| next.kind == Kind::Later);
        assert!(turns <= 2 || jump, "{title}: {turns} turns are told");
        for words in note.words {
            assert!(words.iter().all(|text| !text.is_empty() && text.matches('*').count() % 2 == 0));
        }
    }
}
