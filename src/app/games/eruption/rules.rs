//! The rules of Eruption to read, and their pictures.

use leptos::prelude::*;

use super::{
    art::{facing::Facing, marks::HexMark, scene::GroundPicture, village::Mood},
    components::{
        meter::MeterWords,
        pieces::{CardPicture, TilePicture, WallIcon},
        vignette::{Vignette, VignettePicture},
    },
    model::percent,
    words::Words,
};
use crate::{
    app::{
        board::{dice::DieKind, pieces::DieFace},
        shell::{icon::Icon, text::Locale, views::CollectAny},
        table::rulebook::{Rulebook, texts},
    },
    rules::{
        Game,
        eruption::{Card, Dir, Edge, Hex, Kind, Material, Slot, State, Tile, Turn, Village},
    },
};

/// The rules.
pub const RULEBOOK: Rulebook = Rulebook { game: State::ID, texts: texts::ERUPTION, picture };

/// The picture of that name.
fn picture(name: &str, l: Locale) -> Option<AnyView> {
    Some(match name {
        "tiles" => view! { <Tiles l /> }.into_any(),
        "dice" => view! { <Dice /> }.into_any(),
        _ => match name.parse::<Card>() {
            Ok(card) => view! { <CardPicture card /> }.into_any(),
            Err(_) => {
                let scene = scene(name)?;
                view! { <VignettePicture scene words=MeterWords::new(l) /> }.into_any()
            }
        },
    })
}

/// All kinds of tiles, with their numbers.
#[component]
fn Tiles(l: Locale) -> impl IntoView {
    let words = Words { locale: l, names: Vec::new(), villages: Vec::new(), facing: Facing::default() };
    let row = |(tile, name, count): (Tile, &'static str, u8)| {
        view! {
            <li>
                <TilePicture tile size=56 />
                <span>{name} " " <b class="num">{["×", &count.to_string()].concat()}</b></span>
            </li>
        }
    };
    let kinds = Kind::all().map(|kind| (kind.tile(Turn::ZERO), words.kind(kind), kind.count()));
    let kinds = kinds.chain([(Tile::ERUPTION, words.tile(Tile::ERUPTION), 3)]);
    view! { <ul class="tile-list">{kinds.map(row).collect_any()}</ul> }
}

/// Three rolls: the wall's material, its die, the lava's.
const ROLLS: [(Material, u8, u8); 3] =
    [(Material::Straw, 6, 6), (Material::Wood, 6, 6), (Material::Stone, 1, 2)];

/// Dice, and what they mean for the walls.
#[component]
fn Dice() -> impl IntoView {
    let row = |(material, wall, lava): (Material, u8, u8)| {
        let holds = material.holds(wall, lava);
        view! {
            <div>
                <WallIcon material size=56 />
                <DieFace kind=DieKind::Wall pips=wall size=40 />
                <b class="num">{["+", &material.bonus().to_string()].concat()}</b>
                <span>{if holds { ">" } else { "≤" }}</span>
                <DieFace kind=DieKind::Lava pips=lava size=40 />
                <Icon name=if holds { "check" } else { "close" } />
            </div>
        }
    };
    view! { <div class="roll-list">{ROLLS.map(row).into_iter().collect_any()}</div> }
}

/// A tile of a scene: its hex, its kind or `""` for an eruption tile, its turn.
type Placed = (i8, i8, &'static str, usize);

/// The scenes on the island: name, part, tiles.
const SCENES: [(&str, [i16; 4], &[Placed]); 7] = [
    ("island", [-960, -960, 1920, 1920], &[]),
    ("meter", [-1114, -1114, 2228, 2228], &[]),
    (
        "contact",
        [-420, -860, 700, 500],
        &[(1, -2, "35", 1), (1, -3, "35", 0), (0, -3, "024", 0), (-1, -2, "34", 3), (-1, -3, "03", 0)],
    ),
    ("erupts", AROUND, &[(1, -2, "35", 1), (1, -3, "", 0), (2, -3, "35", 2)]),
    ("fits", AROUND, &[(1, -2, "035", 1), (2, -3, "34", 0), (1, -3, "03", 0)]),
    ("fits-not", AROUND, &[(1, -2, "035", 1), (2, -3, "34", 0), (1, -3, "34", 5)]),
    ("walls", AROUND, &[(1, -2, "0123", 4), (2, -3, "34", 1), (0, -2, "34", 4)]),
];

/// The part round [`MIDDLE`].
const AROUND: [i16; 4] = [-200, -600, 700, 500];

/// The hex in the middle of most scenes.
const MIDDLE: Option<Hex> = Hex::at(1, -3);

/// The scene of that name.
fn scene(name: &str) -> Option<Vignette> {
    let (name, part, tiles) = *SCENES.iter().find(|(known, ..)| *known == name)?;
    let tile = |(q, r, kind, turn): &Placed| {
        let tile = match kind.parse::<Kind>() {
            Ok(kind) => kind.tile(Turn::ZERO).turned(*turn),
            Err(_) => Tile::ERUPTION,
        };
        Some((Hex::at(*q, *r)?, tile))
    };
    let tiles: Vec<_> = tiles.iter().filter_map(tile).collect();
    let ground = GroundPicture { tiles, moods: [Mood::Calm; 6], ..GroundPicture::default() };
    let mut scene = Vignette { part, ground, ..Vignette::default() };
    let middle = MIDDLE?;
    match name {
        "meter" => scene.markers = Village::ALL.into_iter().zip([20, 60, 130, 210]).collect(),
        "contact" => {
            scene.ground.moods[0] = Mood::Alarmed;
            scene.fires.extend(Slot::at(Hex::at(0, -3)?, Dir::N));
            scene.walls.push((Edge::Village(Slot::at(Hex::at(-1, -3)?, Dir::N)?), Material::Stone, 0));
        }
        "fits" => scene.marks.push((middle, HexMark::Chosen)),
        "fits-not" => scene.marks.push((middle, HexMark::Refused)),
        "walls" => {
            let wall = |(side, material): (Dir, Material)| {
                let chance = percent(material.odds().into(), 36);
                (Edge::Lava { front: middle, side }, material, chance)
            };
            scene.walls = [Dir::SW, Dir::SE, Dir::S].into_iter().zip(Material::ALL).map(wall).collect();
        }
        _ => {}
    }
    Some(scene)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            games::eruption::{interaction::place, ui::Ui},
            table::rulebook::{Block, Kind as Piece},
        },
        rules::eruption::{BLANKS, Cards, Degrees, MOUTHS, Phase},
    };

    fn blocks(l: Locale) -> Vec<Block> {
        RULEBOOK.blocks(l).collect()
    }

    /// What the paragraph of a rule says.
    fn rule(l: Locale, number: &str) -> &'static str {
        blocks(l).into_iter().find(|block| block.place == number).unwrap().text
    }

    /// The rows of the first table whose head has so many columns.
    fn rows(l: Locale, columns: usize) -> Vec<Vec<&'static str>> {
        let rows = blocks(l).into_iter().filter(|block| block.kind == Piece::Row);
        rows.map(|row| row.texts().collect::<Vec<_>>()).filter(|row| row.len() == columns).skip(1).collect()
    }

    fn words(locale: Locale) -> Words {
        Words { locale, names: Vec::new(), villages: Vec::new(), facing: Facing::default() }
    }

    #[test]
    fn every_rule_is_stated_once_in_both_languages() {
        for l in Locale::ALL {
            let stated = blocks(l).into_iter().filter(|block| block.kind == Piece::Paragraph);
            let mut numbers: Vec<u8> =
                stated.filter_map(|block| block.place.strip_prefix('E')?.parse().ok()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=78).collect::<Vec<_>>(), "{l:?}");
        }
    }

    #[test]
    fn places_are_there_once_and_nothing_leads_nowhere() {
        for l in Locale::ALL {
            let places: Vec<_> = blocks(l)
                .into_iter()
                .filter(|block| block.kind != Piece::Picture && !block.place.is_empty())
                .map(|block| block.place)
                .collect();
            for (at, place) in places.iter().enumerate() {
                assert!(!places[..at].contains(place), "{place} twice");
            }
            let word = |text: &'static str| text.split(|c: char| !c.is_ascii_alphanumeric());
            let is_rule =
                |word: &&str| word.strip_prefix('E').is_some_and(|number| number.parse::<u8>().is_ok());
            for name in blocks(l).iter().flat_map(|block| word(block.text)).filter(is_rule) {
                assert!(places.contains(&name), "{name}");
            }
            let phases = [Phase::Damage, Phase::Eruption, Phase::Lava, Phase::Cards, Phase::Walls];
            for phase in phases.map(Some).into_iter().chain([None]) {
                assert!(places.contains(&place(phase, &Ui::default())), "{phase:?}");
            }
            for card in Card::ALL {
                let ui = Ui { card: Some(card), ..Ui::default() };
                assert_eq!(place(Some(Phase::Cards), &ui), card.name());
                assert!(places.contains(&card.name()), "{card}");
            }
        }
    }

    #[test]
    fn a_refusal_leads_to_its_rule() {
        let why = crate::rules::eruption::Illegal::NoStack;
        let ui = Ui { refusal: Some(why), card: Some(Card::Quake), ..Ui::default() };
        assert_eq!(place(Some(Phase::Cards), &ui), "E41");
    }

    #[test]
    fn every_picture_can_be_drawn() {
        let drawn = |name: &str| matches!(name, "tiles" | "dice") || scene(name).is_some();
        for l in Locale::ALL {
            let pictures: Vec<_> =
                blocks(l).into_iter().filter(|block| block.kind == Piece::Picture).collect();
            assert!(pictures.iter().all(|block| drawn(block.place) && !block.text.is_empty()));
            assert!(SCENES.iter().all(|(name, ..)| pictures.iter().any(|block| block.place == *name)));
        }
    }

    #[test]
    fn the_cards_are_those_of_the_box() {
        for l in Locale::ALL {
            let boxes = blocks(l).into_iter().filter(|block| block.kind == Piece::Box);
            let mut seen = Vec::new();
            for block in boxes.filter(|block| !block.place.is_empty()) {
                let card: Card = block.place.parse().unwrap();
                let wall = words(l).material(card.trades_for());
                let count = card.count().to_string();
                assert_eq!(block.texts().collect::<Vec<_>>(), [words(l).card(card), &count, wall]);
                seen.push(card);
            }
            seen.sort_unstable();
            assert_eq!(seen, Card::ALL);
        }
    }

    #[test]
    fn odds_stock_and_zones_are_those_of_the_game() {
        for l in Locale::ALL {
            for (row, material) in rows(l, 4).into_iter().zip(Material::ALL) {
                let odds = material.odds();
                let (open, close) = if l == Locale::En { (" (", ")") } else { ("（", "）") };
                let holds = format!("{odds}/36{open}{}%{close}", percent(odds.into(), 36));
                let bonus = format!("+{}", material.bonus());
                assert_eq!(row, [words(l).material(material), &bonus, &holds, &material.stock().to_string()]);
            }
            let zones = rows(l, 3);
            assert_eq!(zones.len(), 3);
            for (at, (row, from)) in zones.iter().zip(Degrees::ERUPTION_SPACES).enumerate() {
                assert_eq!(row[..2], [(at + 1).to_string(), format!("{from}°")]);
                assert!(rule(l, "E14").contains(&from.to_string()));
            }
            let [tiles, cards] =
                [Kind::all().map(Kind::count).sum::<u8>(), Cards::deck(true).len()].map(|n| n.to_string());
            for (number, amounts) in [
                ("E2", vec![tiles.as_str(), &cards, "3"]),
                ("E8", vec!["20°"]),
                ("E9", vec!["10°"]),
                ("E12", vec!["290°"]),
                ("E15", vec!["120°"]),
                ("E20", vec!["30°", "290°"]),
                ("E37", vec!["200°"]),
                ("E47", vec!["30°", "290°"]),
                ("E58", vec!["50°"]),
                ("E68", vec!["290°"]),
                ("E75", vec!["3", "2", "1"]),
            ] {
                assert!(amounts.iter().all(|amount| rule(l, number).contains(amount)), "{number}");
            }
        }
    }

    #[test]
    fn the_scenes_are_legal_but_for_the_one_that_shows_what_is_not() {
        for (name, ..) in SCENES {
            let tiles = scene(name).unwrap().ground.tiles;
            let tile = |hex: Hex| tiles.iter().find(|(at, _)| *at == hex).map(|(_, tile)| *tile);
            let mut against_rock = 0;
            for (hex, own) in &tiles {
                for dir in Dir::ALL {
                    let other = hex.neighbour(dir).and_then(tile);
                    against_rock +=
                        u8::from(other.is_some_and(|other| own.has(dir) && !other.has(dir.opposite())));
                    assert!(!MOUTHS.contains(&(*hex, dir)) || own.has(dir), "{name} {hex} {dir}");
                    assert!(!BLANKS.contains(&(*hex, dir)) || !own.has(dir), "{name} {hex} {dir}");
                }
            }
            assert_eq!(against_rock, u8::from(name == "fits-not"), "{name}");
        }
        let walls = scene("walls").unwrap();
        for (edge, ..) in &walls.walls {
            let Edge::Lava { front, side } = *edge else { panic!("{edge} is on a village") };
            let behind = front.neighbour(side).unwrap();
            let tile = walls.ground.tiles.iter().find(|(at, _)| *at == behind).unwrap().1;
            assert!(tile.has(side.opposite()), "{edge}");
        }
    }
}
