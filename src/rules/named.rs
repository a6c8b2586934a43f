//! The games by their names, for whatever reads a name first: records, options of the native tool, files of the tests.

use super::{Game, apiary, eruption, volcano};

/// The names of all games.
pub const GAMES: [&str; 3] = [eruption::State::ID, volcano::State::ID, apiary::State::ID];

/// Something to be done with a game that is known by its name only.
pub trait Task {
    /// What comes out of it.
    type Output;

    /// Does it with the game that has the name.
    fn run<G: Game>(self) -> Self::Output;
}

/// Does it with the game of that name; `None` if there is none.
pub fn for_game<T: Task>(name: &str, task: T) -> Option<T::Output> {
    match name {
        eruption::State::ID => Some(task.run::<eruption::State>()),
        volcano::State::ID => Some(task.run::<volcano::State>()),
        apiary::State::ID => Some(task.run::<apiary::State>()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Task for Name {
        type Output = &'static str;
        fn run<G: Game>(self) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        assert_eq!(GAMES.map(|name| for_game(name, Name)), GAMES.map(Some));
        assert_eq!(for_game("volcanoes", Name), None);
    }
}
