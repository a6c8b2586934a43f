//! The rules to read, and their pictures.

use leptos::prelude::*;

use super::super::examples::{Scene, scene};
use crate::{
    app::{
        shell::text::Locale,
        table::rulebook::{Rulebook, texts},
    },
    rules::{Game, apiary::State},
};

/// The rules.
pub const RULEBOOK: Rulebook = Rulebook { game: State::ID, texts: texts::APIARY, picture };

/// The picture of that name.
fn picture(name: &str, l: Locale) -> Option<AnyView> {
    let Scene { frame, art } = scene(name, l)?;
    Some(view! { <svg class="ap-fig" viewBox=frame aria-hidden="true" inner_html=art /> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::{
        super::super::{examples::NAMES, interaction::rule_of},
        *,
    };
    use crate::{
        app::table::rulebook::{Block, Kind},
        rules::{
            Refusal,
            apiary::{
                Illegal, Pack, Prompt,
                pack::{CardAction, TileKind},
            },
        },
    };

    fn blocks(l: Locale) -> Vec<Block> {
        RULEBOOK.blocks(l).collect()
    }

    /// The rows of tables in a section, without their heads.
    fn rows(l: Locale, section: &str) -> Vec<Vec<&'static str>> {
        let mut here = false;
        let mut rows = Vec::new();
        for block in blocks(l) {
            if block.kind == Kind::Section {
                here = block.place == section;
            }
            if here && block.kind == Kind::Row {
                rows.push(block.texts().collect());
            }
        }
        rows
    }

    #[test]
    fn every_rule_is_stated_once_in_both_languages() {
        for l in Locale::ALL {
            let stated = blocks(l).into_iter().filter(|block| block.kind == Kind::Paragraph);
            let mut numbers: Vec<u8> =
                stated.filter_map(|block| block.place.strip_prefix('A')?.parse().ok()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=118).collect::<Vec<_>>(), "{l:?}");
        }
    }

    #[test]
    fn places_are_there_once_and_nothing_leads_nowhere() {
        let prompts = [
            Prompt::Draft,
            Prompt::KeepFaction,
            Prompt::Turn,
            Prompt::End,
            Prompt::Bumped { strength: 1 },
            Prompt::Pod,
            Prompt::Income { left: 1 },
            Prompt::Ship { steps: 1 },
            Prompt::Build { optional: false },
            Prompt::Build { optional: true },
            Prompt::Grow { left: 1 },
            Prompt::Keep { left: 1 },
            Prompt::Plant,
            Prompt::Convert { left: 1 },
            Prompt::Teach,
            Prompt::Choice,
            Prompt::Strengthen { left: 1 },
            Prompt::Recall { left: 1 },
            Prompt::Reserve { left: 1 },
            Prompt::Frame { cost: 2 },
            Prompt::Upgrade,
            Prompt::Refresh,
        ];
        let mut wanted: Vec<_> = prompts.into_iter().map(rule_of).collect();
        let refused = [Illegal::NothingToDo, Illegal::NoRoom, Illegal::ColumnClosed, Illegal::MustPlace];
        wanted.extend(refused.iter().map(Refusal::rule));
        for l in Locale::ALL {
            let of_text = |block: &Block| block.kind != Kind::Picture && !block.place.is_empty();
            let places: Vec<_> = blocks(l).into_iter().filter(of_text).map(|block| block.place).collect();
            for (at, place) in places.iter().enumerate() {
                assert!(!places[..at].contains(place), "{place} twice");
            }
            for place in &wanted {
                assert!(places.contains(place), "{place}");
            }
            assert!(places.contains(&"options"));
        }
    }

    #[test]
    fn every_picture_is_in_the_text_and_can_be_drawn() {
        for l in Locale::ALL {
            let pictures: Vec<_> =
                blocks(l).into_iter().filter(|block| block.kind == Kind::Picture).collect();
            assert_eq!(pictures.iter().map(|block| block.place).collect::<Vec<_>>().len(), NAMES.len());
            assert!(NAMES.iter().all(|name| pictures.iter().any(|block| block.place == *name)));
            assert!(pictures.iter().all(|block| !block.text.is_empty() && scene(block.place, l).is_some()));
        }
    }

    #[test]
    fn what_the_tables_say_of_the_components_is_so() {
        let pack = Pack::caldera();
        for l in Locale::ALL {
            let table = rows(l, "table");
            let amounts: Vec<_> = table.iter().map(|row| row[1].to_owned()).collect();
            let of = |kind: TileKind| pack.tiles[kind as usize].len().to_string();
            let tiles = TileKind::ALL.map(of);
            assert!(amounts.ends_with(&[tiles.as_slice(), &[pack.seeds.len().to_string()]].concat()));
            let sides = [pack.small, pack.large];
            let carvings = sides.map(|side| side.carving_slots().to_string());
            let dances = sides.map(|side| side.dances.to_string());
            let planets = sides.map(|side| side.cells().count().to_string());
            assert_eq!(table[3][1..], carvings);
            assert_eq!(table[4][1..], dances);
            assert!(table[1][1..].iter().zip(planets).all(|(text, number)| text.starts_with(&number)));
            // Sectors: from how many seats, how many pods, VP.
            for (row, (at, sector)) in rows(l, "hibernate")[1..].iter().zip(pack.sectors.iter().enumerate()) {
                let pods = pack.pods.iter().filter(|pod| pod.sector == at).count();
                let name = if l == Locale::En { &sector.name.en } else { &sector.name.ja };
                assert_eq!((row[0], row[2]), (name.as_str(), pods.to_string().as_str()));
                assert!(row[1].starts_with(&sector.from.to_string()));
                assert!(row[3].starts_with(&sector.first.to_string()));
                let second = sector.second.map_or("–".to_owned(), |vp| vp.to_string());
                assert!(row[4].starts_with(&second));
            }
            let thresholds: Vec<_> = rows(l, "advance")[1..].iter().map(|row| row[0].to_owned()).collect();
            assert!(
                thresholds.iter().zip(pack.thresholds).all(|(text, at)| text.starts_with(&at.to_string()))
            );
        }
    }

    #[test]
    fn what_the_tables_say_of_favor_is_so() {
        let pack = Pack::caldera();
        for l in Locale::ALL {
            let favor = rows(l, "favor");
            for row in &favor[1..5] {
                let seats: usize = row[0].parse().unwrap();
                let said: Vec<u8> = row[1..].iter().filter_map(|vp| vp.parse().ok()).collect();
                assert_eq!(said, pack.favor_rank[seats], "{seats} seats");
            }
            let mut said = vec![0; pack.favor_position.len()];
            for pair in favor[6..].iter().flat_map(|row| row.chunks(2)) {
                let (space, vp) = (pair[0], pair[1]);
                let (from, to) = space.split_once('–').unwrap_or((space, space));
                let (from, to): (usize, usize) = (from.parse().unwrap(), to.parse().unwrap());
                said[from..=to].fill(vp.parse().unwrap());
            }
            assert_eq!(said, pack.favor_position);
        }
    }

    #[test]
    fn what_the_tables_say_of_the_autopilot_is_so() {
        let pack = Pack::caldera();
        for l in Locale::ALL {
            let tables = rows(l, "autopilot");
            let (levels, cards) = (&tables[1..7], &tables[8..22]);
            for (row, level) in levels.iter().zip(&pack.levels) {
                let numbers = |text: &str| -> Vec<u8> {
                    text.split([',', '、']).map(|number| number.trim().parse().unwrap()).collect()
                };
                assert_eq!((numbers(row[1]), numbers(row[2])), (level.ash.clone(), level.amber.clone()));
                assert_eq!(row[3], level.gained.to_string());
                assert_eq!(row[4] == levels[5][4], level.expert);
            }
            let word = |text: &str, en: &[&str], ja: &[&str]| {
                let words = if l == Locale::En { en } else { ja };
                words.iter().position(|word| *word == text).unwrap()
            };
            assert_eq!(cards.len(), pack.cards.len());
            for (row, card) in cards.iter().zip(&pack.cards) {
                let carve = if card.carve == 0 { "–".to_owned() } else { card.carve.to_string() };
                assert_eq!(row[..3], [card.id.to_string(), card.retrieve.to_string(), carve]);
                let actions = [
                    CardAction::Explore,
                    CardAction::Advance,
                    CardAction::Grow,
                    CardAction::Research,
                    CardAction::Convert,
                ];
                let names = [
                    ["Explore", "Advance", "Grow", "Research", "Convert"],
                    ["探索", "進歩", "成長", "研究", "変換"],
                ];
                assert_eq!(actions[word(row[3], &names[0], &names[1])], card.action);
                assert_eq!(word(row[4], &["ash", "amber"], &["灰", "琥珀"]) == 1, card.amber);
                assert_eq!(word(row[5], &["down", "up"], &["下り", "上り"]) == 1, card.up);
                let goods = word(row[6], &["pollen", "fibre", "water"], &["花粉", "繊維", "水"]);
                assert_eq!(goods, card.resource as usize);
            }
        }
    }
}
