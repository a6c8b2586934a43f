//! The texts of components: effects, clauses, costs and storage spots, and where each may stand.

use super::{
    super::{
        Problem,
        effect::{Atom, Clause, Clauses, Cost, Effect, Step},
    },
    Loader,
};
use crate::rules::apiary::resource::Basket;

/// Where a text stands, which decides what its effects may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Played when it is met.
    Game,
    /// On a hex of a mat.
    Mat,
    /// What a planet shows.
    Planet,
    /// Scored at the end.
    End,
}

impl Loader<'_> {
    pub(super) fn effect(&mut self, place: &str, key: &str, text: &str, standing: Place) -> Effect {
        match self.program.effect(text) {
            Ok(effect) => {
                self.standing(&format!("{place}.{key}"), effect, standing);
                effect
            }
            Err(unread) => {
                self.wrong(format!("{place}.{key}"), Problem::Unread(unread));
                Effect::NONE
            }
        }
    }

    /// Whether the effects of a text may stand where it stands.
    fn standing(&mut self, place: &str, effect: Effect, standing: Place) {
        let run = usize::from(effect.start)..usize::from(effect.start) + usize::from(effect.len);
        let inside = if standing == Place::Planet { standing } else { Place::Game };
        for at in run {
            let atom = match self.program.steps[at] {
                Step::Do(atom)
                | Step::PerCount { atom, .. }
                | Step::If { atom, .. }
                | Step::IfMost { atom, .. } => atom,
                Step::Choice(options) => {
                    if standing == Place::End {
                        self.wrong(place, Problem::Misplaced("a choice"));
                    }
                    let start = usize::from(options.start);
                    for option in start..start + usize::from(options.len) {
                        self.standing(place, self.program.options[option], inside);
                    }
                    continue;
                }
                Step::Trade { gain, .. } => {
                    if standing == Place::End {
                        self.wrong(place, Problem::Misplaced("a trade"));
                    }
                    self.standing(place, gain, inside);
                    continue;
                }
            };
            match (atom, standing) {
                (Atom::Copy, Place::Game | Place::Mat | Place::Planet) => {
                    self.wrong(place, Problem::Misplaced("copy"))
                }
                (Atom::Less(..), Place::Game | Place::Planet | Place::End) => {
                    self.wrong(place, Problem::Misplaced("less"));
                }
                // It gains what the planet shows, and so would never end.
                (Atom::Harvest, Place::Planet) => self.wrong(place, Problem::Misplaced("harvest")),
                (Atom::Vp(_) | Atom::Copy, Place::End) => {}
                (_, Place::End) => self.wrong(place, Problem::Misplaced("anything but VP")),
                _ => {}
            }
        }
    }

    pub(super) fn clauses(&mut self, place: &str, key: &str, text: &str) -> Clauses {
        let place = format!("{place}.{key}");
        match self.program.clauses(text) {
            Ok(clauses) => {
                let start = usize::from(clauses.start);
                for at in start..start + usize::from(clauses.len) {
                    match self.program.clauses[at] {
                        Clause::On(_, effect) => self.standing(&place, effect, Place::Game),
                        Clause::End(effect) => self.standing(&place, effect, Place::End),
                        _ => {}
                    }
                }
                clauses
            }
            Err(unread) => {
                self.wrong(place, Problem::Unread(unread));
                Clauses::default()
            }
        }
    }

    pub(super) fn cost(&mut self, place: &str, key: &str, text: &str) -> Cost {
        self.program.cost(text).unwrap_or_else(|unread| {
            self.wrong(format!("{place}.{key}"), Problem::Unread(unread));
            Cost::default()
        })
    }

    /// A cost or a gain without choice.
    pub(super) fn basket(&mut self, place: &str, key: &str, text: &str) -> Basket {
        let cost = self.cost(place, key, text);
        if !cost.is_fixed() {
            self.wrong(format!("{place}.{key}"), Problem::Misplaced("a choice"));
        }
        cost.fixed
    }

    pub(super) fn spots(&mut self, place: &str, key: &str, text: &str) -> Vec<u8> {
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        self.bound(&format!("{place}.{key}"), words.len(), 0, 8);
        let known = [
            ("p", 1),
            ("f", 2),
            ("w", 4),
            ("x", 8),
            ("h", 16),
            ("pf", 3),
            ("pw", 5),
            ("fw", 6),
            ("b", 7),
            ("r", 24),
            ("a", 31),
        ];
        let mut spots = Vec::new();
        for word in words {
            match known.into_iter().find(|(name, _)| *name == word) {
                Some((_, kinds)) => spots.push(kinds),
                None => self.wrong(format!("{place}.{key}"), Problem::Unknown(word.into())),
            }
        }
        spots
    }
}
