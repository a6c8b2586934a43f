//! A saved game in lists: the hive of the seat on turn, or the comb as long as there is none. Hives and pods are public.

use leptos::prelude::*;

use crate::{
    app::{
        board::emblems,
        games::apiary::{
            art::{
                hive::{at_hex, frame_of, ground, outlines},
                icons::{self, hexes, put},
            },
            seats::{class_of, emblem_of},
        },
    },
    rules::{
        Game, Pending, Seat,
        apiary::{Hex, Owner, Pack, Sheet, State},
    },
};

/// A picture, as inner SVG in its box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The box.
    pub frame: String,
    /// The class of the owner's colours.
    pub class: &'static str,
    /// Inner SVG.
    pub art: String,
}

/// The picture of a game as it stands.
pub fn picture_of(state: &State) -> Picture {
    let pack = state.config().pack.0;
    let seat = match (state.on_turn(), state.pending()) {
        (Some(Owner::Seat(seat)), _) | (_, Pending::Decision { seat, .. }) => seat,
        _ => Seat::new(0),
    };
    let hive = state.sheet(seat).and_then(|sheet| hive(pack, seat, sheet));
    hive.unwrap_or_else(|| comb(pack, state))
}

fn path(class: &str, d: &str) -> String {
    ["<path class=\"", class, "\" d=\"", d, "\"/>"].concat()
}

/// The hive of a seat that has a mat: tiles by their kind.
fn hive(pack: &Pack, seat: Seat, sheet: Sheet<'_>) -> Option<Picture> {
    let mat = sheet.mat().and_then(|item| pack.mats.iter().find(|mat| mat.item == item))?;
    let frames: Vec<Vec<Hex>> =
        sheet.frames().map(|(anchor, turn)| pack.frame.placed(anchor, turn).collect()).collect();
    let on_mat: Vec<Hex> = mat.hexes.iter().copied().chain(Hex::FACTION).collect();
    let all = || on_mat.iter().chain(frames.iter().flatten()).copied();
    let open = || all().filter(|hex| !hex.is_faction());
    let tiles = sheet.hive().filter_map(|(hex, item)| pack.tile(item).map(|face| (hex, face.kind)));
    let tiles = tiles.map(|(hex, kind)| {
        let class = ["ap-t-", kind.name()].concat();
        let origin = [(0.0, 0.0)];
        let face = [hexes(&class, 48.0, &origin), hexes("ap-hx-line", 48.0, &origin)];
        at_hex(hex, &[face.concat(), put(0.0, 0.0, 2.4, &icons::kind(kind))].concat())
    });
    let art = [
        ground(&on_mat, &frames),
        path("ap-cell", &outlines(open(), 49.0)),
        path("ap-fac", &outlines(Hex::FACTION, 49.0)),
        put(0.0, 0.0, 1.8, emblems::emblem(emblem_of(seat))),
        tiles.collect::<String>(),
    ];
    Some(Picture { frame: frame_of(all(), 20.0), class: class_of(Owner::Seat(seat)), art: art.concat() })
}

/// The pods in play with their tokens.
fn comb(pack: &Pack, state: &State) -> Picture {
    let pods: Vec<_> = state
        .pods()
        .filter_map(|(pod, owner)| Some((pack.pods.get(usize::from(pod).checked_sub(1)?)?, owner)))
        .collect();
    let one = |(pod, owner): &(&crate::rules::apiary::pack::Pod, Option<Owner>)| {
        let cell = path("ap-sec-cell", &outlines([pod.hex], 47.0));
        let cap = owner.map(|owner| {
            let cap = at_hex(pod.hex, &hexes("ap-cap", 34.0, &[(0.0, 0.0)]));
            ["<g class=\"", class_of(owner), "\">", &cap, "</g>"].concat()
        });
        let sector = (pod.sector % 4).to_string();
        ["<g class=\"ap-sec", &sector, "\">", &cell, "</g>", &cap.unwrap_or_default()].concat()
    };
    let frame = frame_of(pods.iter().map(|(pod, _)| pod.hex), 20.0);
    Picture { frame, class: "", art: pods.iter().map(one).collect() }
}

/// A saved game; whatever it is in has a label.
#[component]
pub fn SavedHive(
    /// What is shown.
    of: Picture,
) -> impl IntoView {
    view! {
        <div class="ap-saved" aria-hidden="true">
            <svg class=of.class viewBox=of.frame inner_html=of.art />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::apiary::trial::{config, decisions};

    #[test]
    fn a_game_is_drawn_at_every_moment() {
        let mut kinds = [0; 2];
        for number in 0..4 {
            let before = picture_of(&State::new(&config(number)).unwrap());
            assert!(before.art.contains("ap-sec-cell"));
            decisions(number, |game, _| {
                let picture = picture_of(game);
                assert_eq!(picture.art.matches("<g").count(), picture.art.matches("</g>").count());
                assert!(!picture.frame.contains("NaN") && !picture.art.is_empty());
                kinds[usize::from(picture.class.is_empty())] += 1;
            });
        }
        assert!(kinds[0] > 50, "{kinds:?}");
    }

    #[test]
    fn tiles_are_drawn_and_nothing_of_a_hand() {
        decisions(2, |game, at| {
            let Some(sheet) = at.sheet() else { return };
            let Some(Owner::Seat(seat)) = game.on_turn() else { return };
            let own = game.sheet(seat).map_or(0, |sheet| sheet.hive().count());
            assert_eq!(picture_of(game).art.matches("ap-hx-line").count(), own);
            let _ = sheet;
        });
    }
}
