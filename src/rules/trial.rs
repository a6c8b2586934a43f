//! For the rule tests of every game: a game played step by step in the notation of records, with everything that happened.

use std::fmt;

use super::{Game, Pending, Refusal};

/// A game that says how it stands when a test fails.
pub(crate) trait Drawn: Game {
    /// The board as text.
    fn drawing(&self) -> String;
}

/// A game that is played step by step, with everything that happened since it was opened.
#[derive(Clone)]
pub(crate) struct Trial<G: Game> {
    pub(crate) state: G,
    pub(crate) events: Vec<G::Event>,
}

impl<G: Drawn> Trial<G> {
    pub(crate) fn new_game(config: &G::Config) -> Trial<G> {
        Trial { state: G::new(config).expect("a config"), events: Vec::new() }
    }

    /// Plays steps, separated by `;`.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Trial<G> {
        for step in steps.split(';').map(str::trim) {
            match self.state.apply(action::<G>(step)) {
                Ok(events) => self.events.extend(events),
                Err(illegal) => panic!("{step} is refused: {illegal} ({})\n{self}", illegal.rule()),
            }
        }
        self
    }

    /// The rule that forbids this step; panics if it is legal.
    pub(crate) fn refusal(&self, step: &str) -> &'static str {
        match self.state.check(action::<G>(step)) {
            Err(illegal) => illegal.rule(),
            Ok(()) => panic!("{step} is legal\n{self}"),
        }
    }

    pub(crate) fn allows(&self, step: &str) -> bool {
        self.state.check(action::<G>(step)).is_ok()
    }

    /// The legal actions, or the possible outcomes.
    pub(crate) fn options(&self) -> Vec<String> {
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        self.state.actions(&mut actions);
        self.state.outcomes(&mut outcomes);
        actions.extend(outcomes.into_iter().map(|(action, _)| action));
        actions.iter().map(G::Action::to_string).collect()
    }

    /// The legal actions that begin with these words.
    pub(crate) fn options_for(&self, words: &str) -> Vec<String> {
        self.options().into_iter().filter(|option| option.starts_with(words)).collect()
    }

    /// What is asked, or what chance decides.
    pub(crate) fn asks(&self) -> String {
        match self.state.pending() {
            Pending::Decision { prompt, .. } => prompt.to_string(),
            Pending::Chance(chance) => chance.to_string(),
            Pending::Over => "over".into(),
        }
    }

    pub(crate) fn count(&self, which: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| which(event)).count()
    }
}

fn action<G: Game>(step: &str) -> G::Action {
    step.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl<G: Drawn> fmt::Display for Trial<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.state.drawing())?;
        writeln!(f, "{:?}", self.state.pending())?;
        write!(f, "{}", self.options().join(", "))
    }
}
