//! What moves while something is told: in a layer over everything, from where a thing was to where it goes. The places are found in
//! the page by the names that its parts have there.

use leptos::prelude::*;

use super::{
    desk::Desk,
    hive::hex_name,
    parts::{icon, medal, picture, robot, some_goods, worker},
};
use crate::{
    app::{
        games::apiary::{
            animation::AnimationStep,
            art::{bee, card, icons, planet},
            motion::{Motion, Mover, Place},
        },
        shell::{
            effect::effect,
            views::{CollectAny, live},
        },
    },
    rules::apiary::{Item, ItemKind, Owner, Spot, Worker},
};

/// A thing on its way, in pixels of the window.
#[derive(Clone, Debug, PartialEq)]
struct Flight {
    mover: Mover,
    /// A worker of the Autopilot's amber group.
    amber: bool,
    from: [f64; 2],
    way: [f64; 2],
    number: usize,
}

/// The layer of what moves.
#[component]
pub fn Movers(desk: Desk) -> impl IntoView {
    let step = desk.store.animation.step;
    let flights = RwSignal::new(Vec::<Flight>::new());
    effect(move || {
        let motions = step.with(|step| {
            step.as_ref().map(|step| {
                let motions = step.motions().into_iter();
                motions.map(|motion| (motion, is_amber(step, &motion))).collect::<Vec<_>>()
            })
        });
        let Some(motions) = motions else {
            if flights.with_untracked(|flights| !flights.is_empty()) {
                flights.set(Vec::new());
            }
            return;
        };
        // By then the page shows what was before it.
        request_animation_frame(move || {
            let all = motions.iter().enumerate();
            let all = all.filter_map(|(number, (motion, amber))| flight(motion, *amber, number));
            flights.try_set(all.collect());
        });
    });
    view! {
        <div class="ap-movers" aria-hidden="true">
            {live(move || flights.get().into_iter().map(|flight| draw(desk, &flight)).collect_any())}
        </div>
    }
}

/// Whether it is a worker of the Autopilot's amber group: whoever acts, or whoever stood there.
fn is_amber(step: &AnimationStep, motion: &Motion) -> bool {
    let Mover::Worker(Owner::Autopilot, _) = motion.mover else { return false };
    match motion.from {
        Place::Space(act, number) => {
            let spot = Spot::At(act, number);
            let [before, after] = [&step.before, &step.after].map(|shown| shown.state().autopilot_out(true));
            before.iter().any(|(at, _)| *at == spot) || after.iter().any(|(at, _)| *at == spot)
        }
        _ => step.after.acts_with_amber(),
    }
}

fn flight(motion: &Motion, amber: bool, number: usize) -> Option<Flight> {
    let (from, to) = (found(motion.from)?, found(motion.to)?);
    let way = [to[0] - from[0], to[1] - from[1]];
    (way[0].abs() + way[1].abs() > 4.0).then_some(Flight { mover: motion.mover, amber, from, way, number })
}

/// The middle of a place, in pixels of the window.
fn found(place: Place) -> Option<[f64; 2]> {
    names(place).into_iter().find_map(|name| {
        let query = ["[data-place=\"", &name, "\"]"].concat();
        let element = document().query_selector(&query).ok().flatten()?;
        let seen = element.get_bounding_client_rect();
        (seen.width() > 0.0).then(|| [seen.left() + seen.width() / 2.0, seen.top() + seen.height() / 2.0])
    })
}

/// The names that a place may have in the page: its own, then where it is found if that is not seen.
fn names(place: Place) -> Vec<String> {
    let of = |what: &str, owner: Owner| match owner {
        Owner::Seat(seat) => {
            let seat = seat.index().to_string();
            vec![[what, " ", &seat].concat(), ["seat ", &seat].concat(), ["vp ", &seat].concat()]
        }
        Owner::Autopilot => vec!["autopilot panel".to_owned(), "autopilot".to_owned()],
    };
    let seat = |seat| Owner::Seat(seat);
    match place {
        Place::Pool(owner) | Place::Supply(owner) | Place::Waiting(owner) => of("pool", owner),
        Place::Landing(owner) => of("landing", owner),
        Place::Space(act, number) => {
            vec![["space ", act.name(), " ", &number.to_string()].concat(), ["space ", act.name()].concat()]
        }
        Place::Pod(pod) => vec![["pod ", &pod.to_string()].concat(), "comb".to_owned()],
        Place::Row(kind, column) => vec![["row ", kind.name(), " ", &column.to_string()].concat()],
        Place::Carving(slot) => vec![["carving ", &slot.to_string()].concat()],
        Place::Hex(owner, hex) => {
            let mut all = vec![hex_name(owner, hex)];
            all.extend(of("hive", seat(owner)));
            all
        }
        Place::Cell(cell) | Place::Slot(cell, _) => vec![["cell ", &cell.to_string()].concat()],
        Place::Dance(item) => vec![["dance ", &item.to_string()].concat()],
        Place::Reserve(owner) | Place::Hand(owner) | Place::Planted(owner) => of("hand", seat(owner)),
        Place::Tokens(owner) | Place::Goods(owner) => of("goods", owner),
        Place::Stack(_) | Place::Discards(_) | Place::Common => vec!["comb".to_owned(), "supply".to_owned()],
    }
}

fn draw(desk: Desk, flight: &Flight) -> AnyView {
    let pixels = |length: f64| [&(length.round() as i32).to_string(), "px"].concat();
    view! {
        <div
            class="ap-mover"
            style:left=pixels(flight.from[0])
            style:top=pixels(flight.from[1])
            style:--dx=pixels(flight.way[0])
            style:--dy=pixels(flight.way[1])
            style:--nth=flight.number.min(6).to_string()
        >
            {thing(desk, flight)}
        </div>
    }
    .into_any()
}

fn thing(desk: Desk, flight: &Flight) -> AnyView {
    match flight.mover {
        Mover::Worker(Owner::Autopilot, strength) => robot(strength, flight.amber, 56),
        Mover::Worker(owner, strength) => worker(Worker { owner, strength }, 56, false),
        Mover::Sleeper(owner) => worker(Worker { owner, strength: 4 }, 56, true),
        Mover::Piece(item) => piece(desk, item),
        Mover::Hidden(_) => icon(icons::card(), 44),
        Mover::Ship => picture("", "-30 -44 60 84", 40, 56, bee::ship()),
        Mover::Resources(basket) => some_goods(basket, 30),
        Mover::Vp(vp) => medal(vp.into(), 36),
        Mover::Favor(favor) => view! { {icon(icons::CROWN, 30)} <b class="num">{favor}</b> }.into_any(),
        Mover::Frame(_) => icon(icons::FRAME, 60),
    }
}

fn piece(desk: Desk, item: Item) -> AnyView {
    match item.kind() {
        ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => {
            super::rows::face(desk, item, 88)
        }
        ItemKind::Seed => match desk.pack.seeds.iter().find(|one| one.item == item) {
            Some(of) => picture("ap-seed", card::SEED, 56, 83, card::seed(desk.pack, of)),
            None => icon(icons::card(), 44),
        },
        ItemKind::Planet => picture("ap-orb", "-40 -40 80 80", 70, 70, planet::globe(item.number(), 34.0)),
        _ => icon(icons::PLANET, 40),
    }
}
