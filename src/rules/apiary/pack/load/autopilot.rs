//! The levels and cards of the Autopilot.

use serde_json::Value;

use super::{
    super::{Card, CardAction, Level, Problem, raw},
    Loader,
};
use crate::rules::apiary::resource::Resource;

impl Loader<'_> {
    pub(super) fn autopilot(&mut self) -> (Vec<Level>, Vec<Card>) {
        let nothing = Value::Null;
        let value = self.file.get("autopilot").unwrap_or(&nothing);
        let part = |key| value.get(key).unwrap_or(&nothing);
        if let Some(map) = value.as_object() {
            for key in map.keys().filter(|key| !["levels", "cards"].contains(&key.as_str())) {
                self.wrong(format!("autopilot.{key}"), Problem::Unknown(key.clone()));
            }
        }
        let mut levels = Vec::new();
        for (place, raw) in self.entries::<raw::Level>("autopilot.levels", part("levels")) {
            if usize::from(raw.level) != levels.len() + 1 {
                self.wrong(format!("{place}.level"), Problem::Misplaced("another level than the next"));
            }
            for (key, group) in [("ash", &raw.ash), ("amber", &raw.amber)] {
                self.bound(&format!("{place}.{key}"), group.len(), 1, 4);
                for strength in group {
                    self.bound(&format!("{place}.{key}"), (*strength).into(), 1, 4);
                }
            }
            self.bound(&format!("{place}.gained"), raw.gained.into(), 1, 4);
            levels.push(Level { ash: raw.ash, amber: raw.amber, gained: raw.gained, expert: raw.expert });
        }
        self.bound("autopilot.levels", levels.len(), 6, 6);
        let mut cards: Vec<Card> = Vec::new();
        for (place, raw) in self.entries::<raw::Card>("autopilot.cards", part("cards")) {
            if cards.iter().any(|other| other.id == raw.id) {
                self.wrong(format!("{place}.id"), Problem::Twice(raw.id.to_string()));
            }
            cards.extend(self.card(&place, &raw));
        }
        self.bound("autopilot.cards", cards.len(), 2, 64);
        (levels, cards)
    }

    fn card(&mut self, place: &str, raw: &raw::Card) -> Option<Card> {
        let action = match raw.action.as_str() {
            "explore" => Some(CardAction::Explore),
            "advance" => Some(CardAction::Advance),
            "grow" => Some(CardAction::Grow),
            "research" => Some(CardAction::Research),
            "convert" => Some(CardAction::Convert),
            _ => None,
        };
        let (amber, up) = (raw.group == "amber", raw.curve == "up");
        let resource = Resource::parse_basic(&raw.resource).ok();
        for (key, text, known) in [
            ("action", &raw.action, action.is_some()),
            ("group", &raw.group, amber || raw.group == "ash"),
            ("curve", &raw.curve, up || raw.curve == "down"),
            ("resource", &raw.resource, resource.is_some()),
        ] {
            if !known {
                self.wrong(format!("{place}.{key}"), Problem::Unknown(text.clone()));
            }
        }
        let (id, retrieve, carve) = (raw.id, raw.retrieve, raw.carve);
        Some(Card { id, retrieve, carve, action: action?, amber, up, resource: resource? })
    }
}
