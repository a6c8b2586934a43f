//! Any file: it is no record, and what is wrong with it is said, or it is a game. A game is written again and reads back the
//! same, keeps the laws, can be taken back and forth, and travels as a link.

use caldera::{
    rules::{apiary, eruption, volcano},
    session::{Headline, LoadError, Table, link, load, play_by_link},
};

use super::{Lawful, is_a_sentence, reads_back};

pub fn run(bytes: &[u8]) {
    read::<eruption::State>(bytes);
    read::<volcano::State>(bytes);
    read::<apiary::State>(bytes);
}

fn read<G: Lawful>(bytes: &[u8]) {
    let headline = Headline::peek(bytes);
    let mut table: Table<G> = match load(bytes, 3) {
        Ok(table) => table,
        Err(error) => {
            is_a_sentence(&error.to_string().replace('\n', " "));
            match error {
                LoadError::NotJson { .. } | LoadError::TooLarge { .. } | LoadError::NotARecord { .. } => {}
                // Whatever else is wrong, its headline can be told.
                _ => assert!(headline.is_ok() || matches!(error, LoadError::NewerFormat { .. }), "{error}"),
            }
            return;
        }
    };
    let headline = headline.expect("a record has a headline");
    let names: Vec<_> = table.seats().iter().map(|seat| seat.name.clone()).collect();
    assert_eq!((headline.game.as_str(), headline.steps), (G::ID, table.history().len()));
    assert_eq!(headline.names, names);
    assert!(play_by_link::read(bytes).is_some_and(|record| play_by_link::names(&record) == names));
    keeps_its_laws(&table);
    reads_back(&table);
    if table.undo().is_ok() {
        reads_back(&table);
        table.redo().expect("what was taken back can be done again");
    }
    while table.redo().is_ok() {}
    table.deal();
    reads_back(&table);
    travels(&table);
}

/// All through the game.
fn keeps_its_laws<G: Lawful>(table: &Table<G>) {
    let mut state = table.state_at(0).expect("a beginning");
    for step in table.history() {
        let before = state.clone();
        assert!(state.play(step.action, &mut ()).is_ok(), "what was loaded can be played");
        G::hold(&before, &state);
    }
    assert!(state == *table.state());
}

fn travels<G: Lawful>(table: &Table<G>) {
    let text = link::game(table);
    match link::open::<G>(&text, 4) {
        Ok(again) => assert!(again.state() == table.state(), "another game came out of {text}"),
        Err(error) => assert_eq!(error, link::LinkError::TooLong { found: text.len() }),
    }
}
