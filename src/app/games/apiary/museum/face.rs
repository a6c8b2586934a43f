//! The faces of components.

use super::{Exhibit, Hall};
use crate::{
    app::games::apiary::art::{
        card, crest,
        fit::fit,
        hive,
        icons::{self, hexes, put},
        phrase,
        planet::{self, Held, Reach, cell},
        tile::{Shown, tile},
    },
    rules::apiary::{
        Hex, Item, ItemKind, Pack,
        pack::{Mat, Trigger},
    },
};

/// A face: the box of its drawing, and inner SVG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// As an SVG `viewBox`.
    pub frame: String,
    /// Inner SVG.
    pub art: String,
}

fn face_in(frame: &str, art: String) -> Face {
    Face { frame: frame.to_owned(), art }
}

/// The face of a component.
pub fn face(pack: &Pack, exhibit: Exhibit) -> Face {
    match exhibit {
        Exhibit::Item(item) => of_item(pack, item).unwrap_or_else(|| face_in("0 0 1 1", String::new())),
        Exhibit::Frame => face_in("-145 -104 290 252", frame(pack)),
        Exhibit::Pod(number) => {
            let pod = pack.pods.get(usize::from(number).saturating_sub(1));
            let art = pod.map(|pod| {
                let class = ["ap-sec0", "ap-sec1", "ap-sec2", "ap-sec3"][pod.sector % 4];
                ["<g class=\"", class, "\">", &hive::pod(pack, pod, None), "</g>"].concat()
            });
            face_in("-54 -48 108 96", art.unwrap_or_default())
        }
    }
}

fn of_item(pack: &Pack, item: Item) -> Option<Face> {
    let night = ["<path class=\"ap-night\" d=\"", planet::CELL, "\"/>"].concat();
    Some(match item.kind() {
        ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => {
            let face = pack.tile(item)?;
            let shown = Shown { price: Some(face.cost), ..Shown::default() };
            face_in("-66 -52 120 100", tile(pack, face, shown))
        }
        ItemKind::Faction => {
            let faction = pack.factions.iter().find(|one| one.item == item)?;
            face_in(crest::FRAME, crest::crest(pack, faction))
        }
        ItemKind::Mat => {
            let mat = pack.mats.iter().find(|one| one.item == item)?;
            let all = mat.hexes.iter().copied().chain(Hex::FACTION);
            Face { frame: hive::frame_of(all, 12.0), art: of_mat(pack, mat) }
        }
        ItemKind::Seed => {
            face_in(card::SEED, card::seed(pack, pack.seeds.iter().find(|one| one.item == item)?))
        }
        ItemKind::Planet => {
            let planet = pack.planets.iter().find(|one| one.item == item)?;
            let art = cell(pack, Held::Planet(planet, &[]), Reach::Any, false);
            face_in("-50 -50 100 100", [night, art].concat())
        }
        ItemKind::Token => {
            let token = pack.tokens.iter().find(|one| one.item == item)?;
            let art = cell(pack, Held::Token(token), Reach::Any, false);
            face_in("-50 -50 100 100", [night, art].concat())
        }
        ItemKind::Dance => {
            let dance = pack.dances.iter().find(|one| one.item == item)?;
            face_in("-3 -22 206 44", card::dance(pack, dance, &[]))
        }
        ItemKind::DanceToken => {
            let token = pack.dance_tokens.iter().find(|one| one.item == item)?;
            let gain = fit(&phrase::effect(pack, token.gain), 25.0, 22.0, 0.85);
            face_in("-20 -20 40 40", ["<circle class=\"ap-p-token\" r=\"15\"/>", &gain].concat())
        }
    })
}

/// A mat with its bonuses; where the faction tile will lie is grey.
fn of_mat(pack: &Pack, mat: &Mat) -> String {
    let all: Vec<Hex> = mat.hexes.iter().copied().chain(Hex::FACTION).collect();
    let open = mat.hexes.iter().zip(&mat.bonus);
    let open: String = open.map(|(hex, bonus)| hive::at_hex(*hex, &hive::open(pack, *bonus))).collect();
    let blank = hexes("ap-fac", 49.0, &[(0.0, 0.0)]);
    let faction: String = Hex::FACTION.into_iter().map(|hex| hive::at_hex(hex, &blank)).collect();
    [hive::ground(&all, &[]), open, "<g class=\"ap-ash\">".to_owned(), faction, "</g>".to_owned()].concat()
}

/// A frame by itself, with what its hexes give.
pub fn frame(pack: &Pack) -> String {
    let hexes: Vec<Hex> = pack.frame.placed(Hex::new(0, 0), 0).collect();
    let open = hexes.iter().zip(&pack.frame.bonus);
    let open: String = open.map(|(hex, bonus)| hive::at_hex(*hex, &hive::open(pack, *bonus))).collect();
    [hive::ground(&[], &[hexes]), open].concat()
}

/// The sign of a kind, an icon.
pub fn sign(hall: Hall) -> String {
    match hall {
        Hall::Farm | Hall::Recruit | Hall::Development | Hall::Carving => {
            hall.tiles().map(icons::kind).unwrap_or_default()
        }
        Hall::Seed => icons::trigger(Trigger::Seed),
        Hall::Planet => icons::PLANET.to_owned(),
        Hall::Token => icons::trigger(Trigger::Discover),
        Hall::Dance => ["<g class=\"ap-text\">", icons::EIGHT, "</g>"].concat(),
        Hall::DanceToken => {
            ["<circle class=\"ap-p-token\" r=\"11\"/>", &put(0.0, 0.0, 0.7, icons::EIGHT)].concat()
        }
        Hall::Faction => icons::UPGRADE.to_owned(),
        Hall::Mat => icons::FRAME.to_owned(),
        Hall::Pod => icons::MOON.to_owned(),
    }
}
