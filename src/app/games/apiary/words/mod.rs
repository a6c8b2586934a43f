//! Apiary in words. Names come from the pack, texts of components from its grammar.

pub mod action;
pub mod effect;
pub mod event;
mod gives;
mod refusal;
pub mod thing;
pub mod told;

use crate::{
    app::shell::text::Locale,
    rules::{
        Seat,
        apiary::{Item, ItemKind, Pack, pack::Name},
    },
};

/// A language, the players' names, and the components.
#[derive(Clone, Debug)]
pub struct Words {
    /// The language.
    pub locale: Locale,
    /// By seat.
    pub names: Vec<String>,
    /// The components of the game.
    pub pack: &'static Pack,
}

impl Words {
    /// A player's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A name of the pack in the language.
    pub fn named(&self, name: &'static Name) -> &'static str {
        match self.locale {
            Locale::En => &name.en,
            Locale::Ja => &name.ja,
        }
    }

    /// The name of a component; its id if the pack has none for it.
    pub fn item(&self, item: Item) -> String {
        let pack = self.pack;
        let name = match item.kind() {
            ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => {
                pack.tile(item).map(|face| &face.name)
            }
            ItemKind::Faction => pack.factions.iter().find(|one| one.item == item).map(|one| &one.name),
            ItemKind::Mat => pack.mats.iter().find(|one| one.item == item).map(|one| &one.name),
            ItemKind::Seed => pack.seeds.iter().find(|one| one.item == item).map(|one| &one.name),
            ItemKind::Planet => pack.planets.iter().find(|one| one.item == item).map(|one| &one.name),
            ItemKind::Token => pack.tokens.iter().find(|one| one.item == item).map(|one| &one.name),
            ItemKind::Dance => pack.dances.iter().find(|one| one.item == item).map(|one| &one.name),
            ItemKind::DanceToken => {
                pack.dance_tokens.iter().find(|one| one.item == item).map(|one| &one.name)
            }
        };
        name.map_or_else(|| item.to_string(), |name| self.named(name).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_component_of_the_pack_has_a_name() {
        for locale in Locale::ALL {
            let words = Words { locale, names: Vec::new(), pack: Pack::caldera() };
            let pack = words.pack;
            let items =
                pack.tiles.iter().flatten().map(|one| one.item).chain(pack.seeds.iter().map(|one| one.item));
            let more =
                pack.factions.iter().map(|one| one.item).chain(pack.planets.iter().map(|one| one.item));
            for item in items.chain(more) {
                assert_ne!(words.item(item), item.to_string());
            }
        }
    }
}
