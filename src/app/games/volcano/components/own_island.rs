//! The picture on the curtain: the island of the player whose turn it is, seen from the water, with the pawns on it; behind it
//! other islands, and the volcano on the horizon, as awake as it is. There is nothing in it that not everybody may know.

use leptos::prelude::*;

use super::super::{
    animation::outlook_of,
    art::{self, pawn::pawn, put},
    pawns::emblem_of,
    table::VolcanoTable,
};
use crate::{
    app::{board::emblems, table::TableStore},
    rules::{
        Seat,
        volcano::{Island, IslandSet, Outlook, View},
    },
};

/// Sky and water, from the horizon down.
const WATER: &str = r#"<path class="sky" d="M-800-400H1600V210H-800Z"/><path class="deep" d="M-800 190Q120 172 400 190T1600 180V900H-800Z"/><path class="bright" d="M-800 190Q120 172 400 190T1600 180V224Q900 254 400 226T-800 236Z"/>"#;
/// Where other islands lie, and how large they look.
const FAR: [&str; 3] = ["70 216) scale(.6", "262 188) scale(.4", "470 210) scale(.5"];
/// Where the others stand who are on the same island.
const BESIDE: [&str; 5] =
    ["52 56) scale(.72", "-56 52) scale(.72", "34 32) scale(.66", "-36 30) scale(.66", "70 34) scale(.6"];

/// What that player sees.
#[component]
pub fn OwnIsland(store: TableStore<VolcanoTable>, seat: Seat) -> impl IntoView {
    let art = move || store.view.with(|view| picture(view, seat));
    view! {
        <svg class="own-island" viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=art />
    }
}

fn picture(view: &View, seat: Seat) -> String {
    let board = &view.board;
    let home = board.pawn(seat).at.unwrap_or(Island::Volcano);
    let volcano = || art::volcano(board.danger().level(), outlook_of(view) == Outlook::Due);
    let far = Island::RICH.into_iter().filter(|island| *island != home).zip(FAR);
    let own = |seat: Seat| {
        [
            "<g class=\"",
            emblems::class(emblem_of(view.config.players, seat)),
            "\">",
            &pawn(emblem_of(view.config.players, seat)),
            "</g>",
        ]
        .concat()
    };
    let others = board.players_on(IslandSet::from_iter([home])).iter().filter(|one| *one != seat);
    let (behind, land) = match home {
        Island::Volcano => (String::new(), volcano()),
        _ => (
            put(&volcano(), "690 168) scale(.95"),
            [art::island(home), art::resources(board.resources(home), 0)].concat(),
        ),
    };
    let near = [
        land,
        others.zip(BESIDE).map(|(one, place)| put(&own(one), place)).collect(),
        put(&own(seat), "-6 76) scale(1.1"),
    ]
    .concat();
    [
        WATER.to_owned(),
        behind,
        far.map(|(island, place)| put(&art::island(island), place)).collect(),
        put(&near, "400 348) scale(2.1"),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::{super::super::trial::game_at, *};
    use crate::rules::{Game, Viewer, volcano::Action};

    #[test]
    fn the_curtain_shows_the_own_island_with_all_who_are_there_and_no_choice() {
        let mut game = game_at(4, 3, "act");
        let mut other = game;
        game.apply(Action::Go).unwrap();
        other.apply(Action::Stay).unwrap();
        let [view, stayed] = [&game, &other].map(|game| game.view(Viewer::Table));
        for seat in Seat::first(4) {
            let (shown, home) = (picture(&view, seat), view.board.pawn(seat).at.unwrap());
            assert_eq!(shown, picture(&stayed, seat));
            assert!(shown.contains(&art::island(home)) || home == Island::Volcano);
            let there = view.board.players_on(IslandSet::from_iter([home])).len();
            assert_eq!(shown.matches("pw-line").count(), there as usize);
        }
    }
}
