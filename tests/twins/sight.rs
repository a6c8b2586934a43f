//! What somebody sees of a step.

use caldera::rules::{Game, Viewer};

/// A step as a viewer sees it.
pub struct Sight<G: Game> {
    events: Vec<G::Event>,
    view: G::View,
    /// The game after the step, as it is.
    pub after: G,
}

/// What the viewer sees when this action is played; nothing if it is not legal.
pub fn sight<G: Game>(game: &G, action: G::Action, viewer: Viewer) -> Option<Sight<G>> {
    let mut after = game.clone();
    let events = after.apply(action).ok()?;
    let events = events.iter().filter_map(|event| G::witness(event, viewer)).collect();
    Some(Sight { events, view: after.view(viewer), after })
}

/// The game after this action, if it looks to the viewer like that step.
pub fn alike<G: Game>(game: &G, action: G::Action, viewer: Viewer, seen: &Sight<G>) -> Option<G> {
    let own = sight(game, action, viewer)?;
    (own.events == seen.events && own.view == seen.view).then_some(own.after)
}
