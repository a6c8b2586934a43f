//! What holds in Eruption whatever is played, as a function of two states in a row, and all that can be written.

use caldera::rules::{
    Game, Pending, Seat, Viewer,
    eruption::{
        Action, Card, Chance, Degrees, Die, Dir, Edge, Hex, Kind, Material, Prompt, Slot, State, Turn, View,
        WallStock,
    },
};

/// Every action that can be written.
pub fn notation() -> Vec<Action> {
    let (cards, materials) = (|| Card::ALL.into_iter(), || Material::ALL.into_iter());
    let turned = || Hex::all().flat_map(|hex| Turn::ALL.map(|turn| (hex, turn)));
    let built = || Edge::all().flat_map(move |edge| materials().map(move |material| (edge, material)));
    let mut all = vec![
        Action::Extra,
        Action::NoExtra,
        Action::LavaFlow,
        Action::Relocate,
        Action::Rain,
        Action::Quake,
        Action::Done,
        Action::End,
    ];
    all.extend(Seat::first(6).map(Action::Start));
    all.extend(Kind::all().flat_map(|kind| [Action::Tile(kind), Action::Again(kind)]));
    all.extend((0..3).map(Action::Take));
    all.extend(Seat::first(6).flat_map(|to| cards().map(move |card| Action::GiveCard(to, card))));
    all.extend(Seat::first(6).flat_map(|to| materials().map(move |wall| Action::GiveWall(to, wall))));
    all.extend(Die::ALL.into_iter().flat_map(|wall| Die::ALL.map(|lava| Action::Dice { wall, lava })));
    all.extend(Hex::all().flat_map(|hex| [Action::Erupt(hex), Action::Sinkhole(hex)]));
    all.extend(turned().map(|(hex, turn)| Action::Place(hex, turn)));
    all.extend(turned().map(|(hex, turn)| Action::Aftershock(hex, turn)));
    all.extend(turned().map(|(hex, turn)| Action::Replace(hex, turn)));
    all.extend(built().map(|(edge, material)| Action::Reinforce(edge, material)));
    all.extend(built().map(|(edge, material)| Action::Wall(edge, material)));
    all.extend(Edge::all().map(Action::VolcanicBomb));
    all.extend(Slot::all().flat_map(|from| Slot::all().map(move |to| Action::Move(from, to))));
    all.extend(cards().flat_map(|card| [Action::Card(card), Action::Trade(card), Action::Discard(card)]));
    all.extend(cards().flat_map(|one| cards().map(move |two| Action::TradeTwo(one, two))));
    all
}

/// Panics unless the invariants hold between the state before an action and the state after it.
pub fn hold(before: &State, after: &State) {
    let view = after.view(Viewer::Everything);
    pieces_are_conserved(&view);
    edges_match(&view);
    walls_lie_where_they_may(&view);
    temperatures_rise_in_their_phases_only(before, after);
}

/// Nothing gets lost and nothing comes from nowhere.
pub fn pieces_are_conserved(view: &View) {
    let eruptions = view.board.eruptions().len();
    let lava = view.board.occupied().len() - eruptions;
    let discarded: u8 = view.tile_discard.iter().sum();
    let in_hand = u32::from(view.in_hand.is_some());
    assert_eq!(u32::from(view.stack.len()) + lava + in_hand + u32::from(discarded), 40, "lava tiles");

    let row = view.eruption_row.iter().filter(|left| **left).count() as u32;
    let held: u32 = view.players.iter().map(|player| u32::from(player.eruption_tiles)).sum();
    assert_eq!(row + held + eruptions + u32::from(view.eruptions_gone), 3, "eruption tiles");

    let hands: u8 = view.players.iter().map(|player| player.hand_size).sum();
    let cards = if view.config.rain { 36 } else { 32 };
    assert_eq!(view.draw_pile + view.discards.len() + hands, cards, "cards");

    if view.config.wall_stock == WallStock::Limited {
        for material in Material::ALL {
            let supplies: u8 = view.players.iter().map(|player| player.supply[material.index()]).sum();
            let standing = view.board.all_walls().filter(|(_, of)| *of == material).count();
            let all = usize::from(view.stock[material.index()] + supplies) + standing;
            assert_eq!(all, usize::from(material.stock()), "{material} walls");
        }
    }
}

/// Every tile is connected, and facing edges match: of tiles, mouths and blank edges alike.
fn edges_match(view: &View) {
    assert!(view.board.is_connected(), "a tile without a source:\n{}", view.board);
    for hex in view.board.occupied().iter() {
        let Some(tile) = view.board.tile(hex) else { panic!("{hex} is taken by nothing") };
        for dir in Dir::ALL {
            let beside = hex.neighbour(dir).and_then(|next| view.board.tile(next));
            if let Some(beside) = beside {
                assert_eq!(tile.has(dir), beside.has(dir.opposite()), "{hex} {dir}:\n{}", view.board);
            }
            if let Some(lava) = view.board.faces(hex, dir) {
                assert_eq!(tile.has(dir), lava, "{hex} {dir}:\n{}", view.board);
            }
        }
    }
}

fn walls_lie_where_they_may(view: &View) {
    let mut last = None;
    for (edge, _) in view.board.all_walls() {
        assert!(last < Some(edge), "one wall on an edge, in order");
        last = Some(edge);
        match edge {
            Edge::Village(slot) => {
                assert!(
                    view.players.iter().any(|player| player.village == slot.village()),
                    "{edge} has no owner"
                );
            }
            Edge::Lava { front, side } => {
                assert!(!view.board.occupied().has(front), "{edge} faces a tile:\n{}", view.board);
                assert_eq!(
                    view.board.faces(front, side),
                    Some(true),
                    "{edge} is on no lava:\n{}",
                    view.board
                );
            }
        }
    }
}

/// Multiples of 10 up to 290. From phase 2 on nobody's temperature rises, and only the own one may fall.
fn temperatures_rise_in_their_phases_only(before: &State, after: &State) {
    let cooling = after_phase_1(before) && before.seat() == after.seat();
    for seat in Seat::first(after.seats()) {
        let (was, is) = (before.player(seat).temperature, after.player(seat).temperature);
        assert!(is.get() % 10 == 0 && is <= Degrees::BURN_OUT);
        assert!(is >= was || seat == before.seat(), "{seat} cooled in another's turn");
        assert!(!cooling || is <= was, "{seat} heated from {was} to {is} after phase 1b");
    }
}

fn after_phase_1(state: &State) -> bool {
    match state.pending() {
        Pending::Decision { prompt: Prompt::Erupt { .. }, .. } | Pending::Over => false,
        Pending::Decision { .. } | Pending::Chance(Chance::Tile) => true,
        Pending::Chance(Chance::Dice { edge, .. }) => matches!(edge, Edge::Lava { .. }),
        Pending::Chance(_) => false,
    }
}
