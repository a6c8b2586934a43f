//! A hive: mat, frames, faction and tiles, with what is chosen to lie there as a ghost.

use leptos::prelude::*;

use super::{
    desk::Desk,
    spots::{HEX_WIDE, Place, Places, percent, ratio, width},
};
use crate::{
    app::{
        board::{decimal::number, path::path},
        games::apiary::{
            art::{
                hive::{at_hex, faction, frame_of, ground, middle, open, outlines},
                icons::{self, hexes},
                tile::{Shown, tile},
            },
            model::{
                site::{Site, anchors, sites},
                storage::storage,
            },
            seats::{class_of, emblem_of},
            situation::Target,
            words::Words,
        },
        shell::effect::effect,
    },
    rules::{
        Game, Seat,
        apiary::{Action, Hex, Item, ItemKind, Owner, Pack, Prompt, Resource, State, pack::Effect},
    },
    t,
};

/// What is drawn over a hive: what could be, and what is chosen.
#[derive(Clone, Debug, Default, PartialEq)]
struct Plan {
    /// Legal hexes for the chosen tile, or for any.
    sites: Vec<Site>,
    /// Legal hexes while no tile is chosen.
    lit: Vec<Hex>,
    /// Anchors of frames.
    anchors: Vec<Hex>,
    /// The tile on its hex.
    ghost: Option<(Item, Hex)>,
    /// The frame with its turn.
    frame: Option<(Hex, u8)>,
}

/// The hive of a seat; with `acts` what is chosen there can be pressed.
#[component]
pub fn Hive(
    desk: Desk,
    #[prop(into)] seat: Signal<Seat>,
    #[prop(default = true)] acts: bool,
) -> impl IntoView {
    let plan = Memo::new(move |_| if acts { plan(desk) } else { Plan::default() });
    let frame = Memo::new(move |_| {
        let plan = plan.read();
        desk.view.with(|view| frame_of(all_hexes(&view.state, seat.get(), &plan), 14.0))
    });
    let picture = Memo::new(move |_| {
        let plan = plan.read();
        desk.view.with(|view| draw(desk, &view.state, seat.get(), &plan))
    });
    let places = Memo::new(move |_| {
        let (plan, frame) = (plan.read(), frame.read());
        desk.view.with(|view| list(desk, &view.state, seat.get(), &plan, &frame))
    });
    let class = move || ["ap-hive ", class_of(Owner::Seat(seat.get()))].concat();
    // Where something is to be pressed, a hex is never too small for that: rather the hive is larger than its box.
    let least = Memo::new(move |_| {
        let asked = places.with(|places| places.iter().any(|place| place.press));
        if asked { width(&frame.read()) } else { 0.0 }
    });
    let hivebox = NodeRef::new();
    effect(move || {
        least.track();
        request_animation_frame(move || centre(hivebox));
    });
    view! {
        <div class="ap-hivebox" node_ref=hivebox>
            <div class=class style:--ratio=move || ratio(&frame.read()) style:--units=move || number(least.get())>
                <svg viewBox=move || frame.get() aria-hidden="true" inner_html=move || picture.get() />
                <Places desk list=places />
            </div>
        </div>
    }
}

/// Shows the middle of a hive that is larger than its box.
fn centre(hivebox: NodeRef<leptos::html::Div>) {
    let Some(hivebox) = hivebox.try_get_untracked().flatten() else { return };
    hivebox.set_scroll_left((hivebox.scroll_width() - hivebox.client_width()) / 2);
    hivebox.set_scroll_top((hivebox.scroll_height() - hivebox.client_height()) / 2);
}

fn plan(desk: Desk) -> Plan {
    let asked = desk.question.with(|question| question.as_ref().map(|question| question.prompt));
    let ui = desk.store.seen_ui.get();
    match asked {
        Some(Prompt::Build { .. }) => {
            let ghost = match ui.chosen {
                Some(Action::Build(tile, hex)) => Some((tile, hex)),
                _ => None,
            };
            let sites = ui.tile.map(|tile| desk.at(|at| sites(at, tile))).unwrap_or_default();
            let mut lit: Vec<Hex> = Vec::new();
            if ui.tile.is_none() {
                desk.store.legal.with(|legal| {
                    for action in legal {
                        if let Action::Build(_, hex) = action
                            && !lit.contains(hex)
                        {
                            lit.push(*hex);
                        }
                    }
                });
            }
            Plan { sites, lit, ghost, ..Plan::default() }
        }
        Some(Prompt::Grow { .. } | Prompt::Frame { .. }) => {
            let frame = match ui.chosen {
                Some(Action::Frame(anchor, turn, _)) => Some((anchor, turn)),
                _ => None,
            };
            let anchors = desk.at(|at| anchors(at).into_iter().map(|anchor| anchor.hex).collect());
            Plan { anchors, frame, ..Plan::default() }
        }
        _ => Plan::default(),
    }
}

/// Every hex that is drawn.
fn all_hexes(state: &State, seat: Seat, plan: &Plan) -> Vec<Hex> {
    let mut all = mat_of(state, seat).map(|(mat, _)| mat.to_vec()).unwrap_or_default();
    let Some(sheet) = state.sheet(seat) else { return all };
    let shape = &pack(state).frame;
    for (anchor, turn) in sheet.frames() {
        all.extend(shape.placed(anchor, turn));
    }
    all.extend(&plan.anchors);
    if let Some((anchor, turn)) = plan.frame {
        all.extend(shape.placed(anchor, turn));
    }
    if all.is_empty() {
        all.extend(Hex::FACTION);
    }
    all
}

fn pack(state: &State) -> &'static Pack {
    Game::config(state).pack.0
}

/// The hexes of the seat's mat, and what covering each gives.
fn mat_of(state: &State, seat: Seat) -> Option<(&'static [Hex], &'static [Effect])> {
    let item = state.sheet(seat)?.mat()?;
    let mat = pack(state).mats.iter().find(|one| one.item == item)?;
    Some((&mat.hexes, &mat.bonus))
}

fn draw(desk: Desk, state: &State, seat: Seat, plan: &Plan) -> String {
    let pack = desk.pack;
    let Some(sheet) = state.sheet(seat) else { return String::new() };
    let frames: Vec<(Hex, u8)> = sheet.frames().collect();
    let placed: Vec<Vec<Hex>> =
        frames.iter().map(|(anchor, turn)| pack.frame.placed(*anchor, *turn).collect()).collect();
    let (mat, bonus) = mat_of(state, seat).unwrap_or_default();
    let mut art = ground(mat, &placed);
    let built: Vec<(Hex, Item)> = sheet.hive().collect();
    let is_open = |hex: Hex| !hex.is_faction() && built.iter().all(|(there, _)| *there != hex);
    for (hex, bonus) in mat.iter().zip(bonus).filter(|(hex, _)| is_open(**hex)) {
        art += &at_hex(*hex, &open(pack, *bonus));
    }
    for frame in &placed {
        for (hex, bonus) in frame.iter().zip(&pack.frame.bonus).filter(|(hex, _)| is_open(**hex)) {
            art += &at_hex(*hex, &open(pack, *bonus));
        }
    }
    let store = storage(state, seat);
    let held: Vec<Option<Resource>> = store.spots.iter().map(|(_, held)| *held).collect();
    let mut next = 0;
    if let Some(own) = sheet.faction().and_then(|item| pack.factions.iter().find(|one| one.item == item)) {
        let spots = own.spots.len();
        let held = held.get(..spots).unwrap_or_default();
        next = spots;
        art += &faction(pack, own, sheet.is_upgraded(), emblem_of(seat), held);
    }
    for (hex, item) in &built {
        let Some(face) = pack.tile(*item) else { continue };
        let held = held.get(next..next + face.spots.len()).unwrap_or_default();
        next += face.spots.len();
        art += &at_hex(*hex, &tile(pack, face, Shown { held, price: None }));
    }
    art += &over(desk, plan);
    art
}

/// What could be there, and what is chosen.
fn over(desk: Desk, plan: &Plan) -> String {
    let pack = desk.pack;
    let mut art = String::new();
    let best = plan.sites.iter().map(|site| site.change).max().unwrap_or(0);
    for hex in &plan.lit {
        art += &at_hex(*hex, &hexes("ap-lit-hex", 45.0, &[(0.0, 0.0)]));
    }
    for site in plan.sites.iter().filter(|site| plan.ghost.is_none_or(|(_, hex)| hex != site.hex)) {
        let class = if site.change == best && best > 0 { "ap-pill ap-best" } else { "ap-pill" };
        art +=
            &at_hex(site.hex, &[hexes("ap-lit-hex", 45.0, &[(0.0, 0.0)]), pill(class, site.change)].concat());
    }
    if let Some((item, hex)) = plan.ghost
        && let Some(face) = pack.tile(item)
    {
        let change = plan.sites.iter().find(|site| site.hex == hex).map_or(0, |site| site.change);
        let ghost = [
            tile(pack, face, Shown::default()),
            hexes("ap-sel-line", 50.0, &[(0.0, 0.0)]),
            pill("ap-pill ap-best", change),
        ];
        art += &at_hex(hex, &ghost.concat());
    }
    for anchor in &plan.anchors {
        let dot = [hexes("ap-anchor", 46.0, &[(0.0, 0.0)]), icons::discs("ap-dot-on", 9.0, &[(0.0, 0.0)])];
        art += &at_hex(*anchor, &dot.concat());
    }
    if let Some((anchor, turn)) = plan.frame {
        let hexes: Vec<Hex> = pack.frame.placed(anchor, turn).collect();
        let outline = outlines(hexes.iter().copied(), 49.5);
        for class in ["ap-frame-dark", "ap-framewood", "ap-framewood2", "ap-frame-line"] {
            art += &["<path class=\"", class, "\" d=\"", &outline, "\"/>"].concat();
        }
        for (hex, bonus) in hexes.iter().zip(&pack.frame.bonus) {
            art += &at_hex(*hex, &open(pack, *bonus));
        }
        let ring = path(|p| {
            p.disc(middle(anchor), 15.0);
        });
        art += &["<path class=\"ap-turn-dot\" d=\"", &ring, "\"/>"].concat();
    }
    art
}

/// A change of the score in a pill at the foot of a hex.
fn pill(class: &str, change: i32) -> String {
    let sign = if change >= 0 { "+" } else { "−" };
    [
        "<g class=\"",
        class,
        "\" transform=\"translate(0 32)\"><rect x=\"-24\" y=\"-13\" width=\"48\" height=\"26\" rx=\"13\"/><text y=\"1\">",
        sign,
        &change.unsigned_abs().to_string(),
        "</text></g>",
    ]
    .concat()
}

/// The places that can be pressed: legal hexes, anchors, and farms while incomes are chosen.
fn list(desk: Desk, state: &State, seat: Seat, plan: &Plan, frame: &str) -> Vec<Place> {
    let l = desk.l;
    let place = |hex: Hex, label: String, press: bool| {
        let at = middle(hex);
        Place {
            target: Target::Hex(hex),
            name: hex_name(seat, hex),
            at: percent(frame, at.x, at.y),
            wide: HEX_WIDE / width(frame) * 100.0,
            label,
            press,
        }
    };
    let words = desk.words.read_value();
    let named = |hex| Words::hex(l, hex);
    let income = desk.question.with(|question| {
        question.as_ref().is_some_and(|question| matches!(question.prompt, Prompt::Income { .. }))
    });
    let Some(sheet) = state.sheet(seat) else { return Vec::new() };
    let built: Vec<(Hex, Item)> = sheet.hive().collect();
    let mut all: Vec<Hex> = all_hexes(state, seat, &Plan::default());
    all.extend(plan.anchors.iter().filter(|anchor| !all.contains(anchor)).copied().collect::<Vec<_>>());
    let one = |hex: Hex| {
        if let Some(site) = plan.sites.iter().find(|site| site.hex == hex) {
            let price = words.goods(site.price);
            return place(
                hex,
                t!(l, apiary::board::site, hex = named(hex), change = site.change, price = price),
                true,
            );
        }
        if plan.lit.contains(&hex) {
            return place(hex, t!(l, apiary::board::open_hex, hex = named(hex)), true);
        }
        if plan.anchors.contains(&hex) {
            return place(hex, t!(l, apiary::board::anchor, hex = named(hex)), true);
        }
        let tile = built.iter().find(|(there, _)| *there == hex).map(|(_, item)| *item);
        let pays = income && tile.is_some_and(|item| item.kind() == ItemKind::Farm);
        place(hex, tile.map_or_else(|| named(hex), |item| words.item(item)), pays)
    };
    all.into_iter().map(one).collect()
}

/// The name in the page of a hex of a hive.
pub fn hex_name(seat: Seat, hex: Hex) -> String {
    ["hex ", &seat.index().to_string(), " ", &hex.to_string()].concat()
}
