//! A table where anything is tried in any order: playing, taking back, redoing, returning to any step, branching off. What
//! `can_…` says is what happens, luck stays, and at every moment the table is what its record says.

use caldera::{
    rules::{apiary, eruption, volcano},
    session::Table,
};

use super::{Input, Lawful, any_table, is_a_sentence, reads_back};

pub fn run(bytes: &[u8]) {
    let mut input = Input(bytes);
    match input.below(3) {
        0 => sit::<eruption::State>(input),
        1 => sit::<volcano::State>(input),
        _ => sit::<apiary::State>(input),
    }
}

fn sit<G: Lawful>(mut input: Input) {
    let Some(mut table) = any_table::<G>(&mut input) else { return };
    while !input.is_empty() {
        match input.byte() {
            0..=139 => play(&mut table, &mut input),
            140..=169 => agree(table.can_undo(), table.undo().map(drop)),
            170..=199 => match table.can_redo() {
                Ok(()) => assert!(!table.redo().expect("it can").steps.is_empty()),
                Err(_) => assert!(table.redo().is_err()),
            },
            200..=209 => agree(table.can_restart_turn(), table.restart_turn().map(drop)),
            210..=229 => {
                let step = input.below(table.history().len() + 2);
                agree(table.can_go_back(step), table.go_back(step).map(drop));
            }
            230..=239 => {
                let step = input.below(table.history().len() + 2);
                match (table.branch(step, 7), step <= table.history().len()) {
                    (Some(branch), true) => {
                        reads_back(&branch);
                    }
                    (None, false) => {}
                    (branch, _) => panic!("branch at {step}: {}", branch.is_some()),
                }
            }
            240..=247 => {
                reads_back(&table);
            }
            _ => {
                let action = input.pick(G::notation());
                agree(table.check(action), table.play(action).map(drop));
            }
        }
    }
    reads_back(&table);
    is_its_history(&table);
}

/// Plays what is listed. A twin that plays the same has the same luck.
fn play<G: Lawful>(table: &mut Table<G>, input: &mut Input) {
    let actions = table.actions();
    if actions.is_empty() {
        return;
    }
    let action = input.pick(&actions);
    let twin = table.history().len().is_multiple_of(8).then(|| table.clone());
    let played = table.play(action).expect("what is listed can be played");
    if let Some(mut twin) = twin {
        assert_eq!(twin.play(action).expect("and again").steps, played.steps);
        assert!(twin.state() == table.state());
    }
}

/// What was asked before is what happened.
fn agree<E: std::fmt::Display + std::fmt::Debug + PartialEq>(asked: Result<(), E>, done: Result<(), E>) {
    assert_eq!(asked, done);
    if let Err(refusal) = done {
        is_a_sentence(&refusal.to_string());
    }
}

/// The state at each moment is what the steps before it lead to.
fn is_its_history<G: Lawful>(table: &Table<G>) {
    let mut state = table.state_at(0).expect("a beginning");
    for (index, step) in table.history().iter().enumerate() {
        assert!(table.state_at(index).is_some_and(|known| known == state), "step {index}");
        let before = state.clone();
        assert!(state.play(step.action, &mut ()).is_ok());
        G::hold(&before, &state);
    }
    assert!(state == *table.state());
    assert!(table.state_at(table.history().len() + 1).is_none());
}
