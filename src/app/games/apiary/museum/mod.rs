//! The museum: every component of a pack, by kind, by what it gives, and by any word of its name or text. [`gift`] tells what it
//! gives, [`card`] all there is to say of it, [`face`] draws it.

pub mod card;
pub mod face;
pub mod gift;
#[cfg(test)]
mod tests;

use super::words::Words;
use crate::{
    app::{shell::text::Locale, table::rulebook::folded},
    rules::apiary::{
        Item, Pack,
        pack::{Name, TileKind},
    },
    t,
};

pub use gift::{Gift, Gifts};

/// A kind of components.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Hall {
    #[default]
    Farm,
    Recruit,
    Development,
    Carving,
    Seed,
    Planet,
    Token,
    Dance,
    DanceToken,
    Faction,
    /// Mats and the frame.
    Mat,
    Pod,
}

impl Hall {
    /// All of them, in the order of their buttons.
    pub const ALL: [Hall; 12] = [
        Hall::Farm,
        Hall::Recruit,
        Hall::Development,
        Hall::Carving,
        Hall::Seed,
        Hall::Planet,
        Hall::Token,
        Hall::Dance,
        Hall::DanceToken,
        Hall::Faction,
        Hall::Mat,
        Hall::Pod,
    ];

    /// What it is called.
    pub fn name(self, l: Locale) -> &'static str {
        match self {
            Hall::Farm => t!(l, apiary::museum::hall::h0),
            Hall::Recruit => t!(l, apiary::museum::hall::h1),
            Hall::Development => t!(l, apiary::museum::hall::h2),
            Hall::Carving => t!(l, apiary::museum::hall::h3),
            Hall::Seed => t!(l, apiary::museum::hall::h4),
            Hall::Planet => t!(l, apiary::museum::hall::h5),
            Hall::Token => t!(l, apiary::museum::hall::h6),
            Hall::Dance => t!(l, apiary::museum::hall::h7),
            Hall::DanceToken => t!(l, apiary::museum::hall::h8),
            Hall::Faction => t!(l, apiary::museum::hall::h9),
            Hall::Mat => t!(l, apiary::museum::hall::h10),
            Hall::Pod => t!(l, apiary::museum::hall::h11),
        }
    }

    /// The kind of tiles that it shows.
    pub fn tiles(self) -> Option<TileKind> {
        TileKind::ALL.get(self as usize).copied()
    }
}

/// Something that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exhibit {
    /// A component.
    Item(Item),
    /// A pod, numbered from 1.
    Pod(u8),
    /// The frame: all of them are alike.
    Frame,
}

/// The components of a kind in pack order, each once, however many copies of it there are.
pub fn exhibits(pack: &Pack, hall: Hall) -> Vec<Exhibit> {
    let mut all: Vec<Exhibit> = match hall {
        Hall::Pod => (1..).zip(&pack.pods).map(|(number, _)| Exhibit::Pod(number)).collect(),
        Hall::Mat => items(pack, hall).into_iter().map(Exhibit::Item).chain([Exhibit::Frame]).collect(),
        _ => items(pack, hall).into_iter().map(Exhibit::Item).collect(),
    };
    let mut seen: Vec<Exhibit> = Vec::with_capacity(all.len());
    all.retain(|one| {
        let fresh = !seen.contains(one);
        seen.push(*one);
        fresh
    });
    all
}

/// The ids of all copies.
fn items(pack: &Pack, hall: Hall) -> Vec<Item> {
    match hall {
        Hall::Farm | Hall::Recruit | Hall::Development | Hall::Carving => {
            pack.tiles[hall as usize].iter().map(|one| one.item).collect()
        }
        Hall::Seed => pack.seeds.iter().map(|one| one.item).collect(),
        Hall::Planet => pack.planets.iter().map(|one| one.item).collect(),
        Hall::Token => pack.tokens.iter().map(|one| one.item).collect(),
        Hall::Dance => pack.dances.iter().map(|one| one.item).collect(),
        Hall::DanceToken => pack.dance_tokens.iter().map(|one| one.item).collect(),
        Hall::Faction => pack.factions.iter().map(|one| one.item).collect(),
        Hall::Mat => pack.mats.iter().map(|one| one.item).collect(),
        Hall::Pod => Vec::new(),
    }
}

/// How many of it there are.
pub fn copies(pack: &Pack, hall: Hall, one: Exhibit) -> usize {
    match one {
        Exhibit::Item(item) => items(pack, hall).into_iter().filter(|other| *other == item).count(),
        Exhibit::Pod(_) => 1,
        Exhibit::Frame => pack.frame.count.into(),
    }
}

/// The name of a component in a language.
pub fn name(words: &Words, one: Exhibit) -> String {
    let l = words.locale;
    match one {
        Exhibit::Item(item) => words.item(item),
        Exhibit::Frame => t!(l, apiary::museum::frame).to_owned(),
        Exhibit::Pod(number) => {
            let pod = words.pack.pods.get(usize::from(number).saturating_sub(1));
            let sector = pod.and_then(|pod| words.pack.sectors.get(pod.sector));
            let named = |name: &'static Name| words.named(name);
            t!(
                l,
                apiary::museum::pod,
                number = number,
                sector = sector.map_or("", |sector| named(&sector.name))
            )
        }
    }
}

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The kind; as long as words are looked for, all kinds.
    pub hall: Hall,
    /// Words of a name or text.
    pub search: String,
    /// What it gives; anything, if nothing is asked.
    pub gift: Option<Gift>,
}

/// All that can be shown, ready to be looked through.
pub struct Catalogue {
    entries: Vec<Entry>,
}

struct Entry {
    hall: Hall,
    exhibit: Exhibit,
    gifts: Gifts,
    /// Its id, its names and its text, folded.
    letters: Vec<char>,
}

impl Catalogue {
    /// The catalogue of a pack in a language.
    pub fn new(pack: &'static Pack, l: Locale) -> Catalogue {
        let all = Locale::ALL.map(|locale| Words { locale, names: Vec::new(), pack });
        let entry = |hall: Hall, exhibit: Exhibit| {
            let mut text = all.each_ref().map(|words| name(words, exhibit)).join("\n");
            if let Exhibit::Item(item) = exhibit {
                text.push('\n');
                text += &item.to_string();
            }
            for line in card::lines(&all[l as usize], exhibit) {
                text.push('\n');
                text += &line.text;
            }
            Entry { hall, exhibit, gifts: gift::gifts(pack, exhibit), letters: folded(&text) }
        };
        let halls = Hall::ALL.into_iter();
        let entries = halls
            .flat_map(|hall| exhibits(pack, hall).into_iter().map(move |exhibit| (hall, exhibit)))
            .map(|(hall, exhibit)| entry(hall, exhibit));
        Catalogue { entries: entries.collect() }
    }

    /// What fits a wish, in the order of the kinds.
    pub fn found(&self, wish: &Wish) -> Vec<Exhibit> {
        let wanted = folded(&wish.search);
        let fits = |entry: &&Entry| {
            let here = match wanted.is_empty() {
                true => entry.hall == wish.hall,
                false => entry.letters.windows(wanted.len()).any(|letters| letters == wanted),
            };
            here && wish.gift.is_none_or(|gift| entry.gifts.has(gift))
        };
        self.entries.iter().filter(fits).map(|entry| entry.exhibit).collect()
    }

    /// How many components a kind has.
    pub fn count(&self, hall: Hall) -> usize {
        self.entries.iter().filter(|entry| entry.hall == hall).count()
    }

    /// The kind of a component.
    pub fn hall(&self, exhibit: Exhibit) -> Hall {
        self.entries
            .iter()
            .find(|entry| entry.exhibit == exhibit)
            .map_or_else(Hall::default, |entry| entry.hall)
    }
}
