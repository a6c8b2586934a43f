//! The comb: pods in their sectors, with whose tokens lie on them, how the sectors would pay, and the track of the Queen's Favor.

use leptos::prelude::*;

use super::{
    desk::Desk,
    parts::{icon, mark},
    spots::{HEX_WIDE, Place, Places, percent, ratio, width},
};
use crate::{
    app::{
        board::emblems,
        games::apiary::{
            art::{
                hive::{at_hex, cogwheel, frame_of, middle, outlines, pod},
                icons::{self, hexes},
            },
            model::{
                clock::clock,
                comb::{Sector, sectors},
                favor::favor,
            },
            seats::{class_of, emblem_of},
            situation::Target,
        },
        shell::views::{CollectAny, live},
    },
    rules::apiary::{Action, Hex, Owner, Prompt, State},
    t,
};

/// The classes of the sectors' colours.
const SECTORS: [&str; 4] = ["ap-sec0", "ap-sec1", "ap-sec2", "ap-sec3"];

/// The class of a sector's colours.
pub fn sector_class(number: usize) -> &'static str {
    SECTORS[number % SECTORS.len()]
}

/// The comb with all that belongs to it.
#[component]
pub fn CombBox(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let time = desk.of(clock);
    let left = move || {
        let time = time.get();
        if time.last.is_empty() {
            return t!(l, apiary::board::pods, left = time.left, all = time.all);
        }
        let words = desk.words.read_value();
        let names: Vec<&str> = time.last.iter().map(|owner| words.owner(*owner)).collect();
        t!(l, apiary::board::last_turns, names = words.list(&names))
    };
    view! {
        <section class="ap-combbox">
            <h2>{t!(l, apiary::board::comb)} <span class="num">{left}</span></h2>
            <Comb desk />
            <Majorities desk />
        </section>
    }
}

/// The picture of the comb, with its vacant pods as buttons.
#[component]
pub fn Comb(desk: Desk) -> impl IntoView {
    let hexes: Vec<Hex> = desk
        .view
        .with_untracked(|view| view.state.pods().filter_map(|(number, _)| hex_of(desk, number)).collect());
    let frame = frame_of(hexes.iter().copied(), 16.0);
    let chosen = Memo::new(move |_| match desk.store.seen_ui.with(|ui| ui.chosen) {
        Some(Action::Pod(pod)) => Some(pod),
        _ => None,
    });
    let asked = Memo::new(move |_| is_asked(desk));
    let picture =
        Memo::new(move |_| desk.view.with(|view| draw(desk, &view.state, asked.get(), chosen.get())));
    let places = {
        let frame = frame.clone();
        Memo::new(move |_| list(desk, &frame))
    };
    view! {
        <div class="ap-comb" style:aspect-ratio=ratio(&frame)>
            <svg viewBox=frame.clone() aria-hidden="true" inner_html=move || picture.get() />
            <Places desk list=places />
        </div>
    }
}

fn hex_of(desk: Desk, number: u8) -> Option<Hex> {
    desk.pack.pods.get(usize::from(number).checked_sub(1)?).map(|pod| pod.hex)
}

/// Whether a pod is to be chosen.
fn is_asked(desk: Desk) -> bool {
    desk.question.with(|question| question.as_ref().is_some_and(|question| question.prompt == Prompt::Pod))
}

/// The picture; `asked` marks the vacant pods.
fn draw(desk: Desk, state: &State, asked: bool, chosen: Option<u8>) -> String {
    let mut art = String::new();
    for sector in 0..desk.pack.sectors.len() {
        let own = state.pods().filter(|(number, _)| {
            desk.pack.pods.get(usize::from(*number) - 1).is_some_and(|pod| pod.sector == sector)
        });
        let rim = outlines(own.filter_map(|(number, _)| hex_of(desk, number)), 53.0);
        if !rim.is_empty() {
            art += &[
                "<g class=\"",
                sector_class(sector),
                "\"><path class=\"ap-sec-rim\" d=\"",
                &rim,
                "\"/></g>",
            ]
            .concat();
        }
    }
    for (number, taken) in state.pods() {
        let Some(of) = desk.pack.pods.get(usize::from(number) - 1) else { continue };
        let wheel;
        let emblem = match taken {
            Some(Owner::Seat(seat)) => Some(emblems::emblem(emblem_of(seat))),
            Some(Owner::Autopilot) => {
                wheel = cogwheel();
                Some(wheel.as_str())
            }
            None => None,
        };
        let owner = taken.map_or("", class_of);
        let mut cell =
            ["<g class=\"", sector_class(of.sector), " ", owner, "\">", &pod(desk.pack, of, emblem), "</g>"]
                .concat();
        if chosen == Some(number) {
            cell += &hexes("ap-sel-line", 50.0, &[(0.0, 0.0)]);
        } else if asked && taken.is_none() {
            cell += &hexes("ap-lit-hex", 45.0, &[(0.0, 0.0)]);
        }
        art += &at_hex(of.hex, &cell);
    }
    art
}

fn list(desk: Desk, frame: &str) -> Vec<Place> {
    let asked = is_asked(desk);
    desk.view.with(|view| {
        let words = desk.words.read_value();
        let pods = view.state.pods();
        pods.filter_map(|(number, taken)| {
            let at = middle(hex_of(desk, number)?);
            Some(Place {
                target: Target::Pod(number),
                name: ["pod ", &number.to_string()].concat(),
                at: percent(frame, at.x, at.y),
                wide: HEX_WIDE / width(frame) * 100.0,
                label: words.pod_named(number),
                press: asked && taken.is_none(),
            })
        })
        .collect()
    })
}

/// A line for each sector: whose tokens, and what it would pay the own seat; where a pod is chosen, before and after.
#[component]
pub fn Majorities(desk: Desk) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| sectors(&view.state, Some(own)))
    });
    let hit = Memo::new(move |_| match desk.store.seen_ui.with(|ui| ui.chosen) {
        Some(Action::Pod(pod)) => desk.pack.pods.get(usize::from(pod).wrapping_sub(1)).map(|pod| pod.sector),
        _ => None,
    });
    live(move || {
        let (hit, own) = (hit.get(), desk.own.get());
        let row = |sector: Sector| majority(desk, sector, hit, Owner::Seat(own));
        view! { <ul class="ap-maj">{rows.get().into_iter().map(row).collect_any()}</ul> }
    })
}

fn majority(desk: Desk, sector: Sector, hit: Option<usize>, own: Owner) -> AnyView {
    let is_hit = hit == Some(sector.number);
    let name =
        desk.pack.sectors.get(sector.number).map(|one| desk.words.with_value(|words| words.named(&one.name)));
    let tokens = |(owner, count): &(Owner, u8)| {
        let more = (is_hit && *owner == own).then(|| view! { <em>"+1"</em> }.into_any());
        let marks = (0..*count).map(|_| mark(*owner, 16)).collect_any();
        view! { <span class="ap-marks">{marks} {more}</span> }
    };
    let pays = match sector.second {
        Some(second) => [&sector.first.to_string(), "/", &second.to_string()].concat(),
        None => sector.first.to_string(),
    };
    let vp = if is_hit {
        view! { <s>{sector.vp}</s> " ▸ " <b>{sector.after}</b> }.into_any()
    } else {
        view! { <b>{sector.vp}</b> }.into_any()
    };
    view! {
        <li class=sector_class(sector.number) class:ap-hit-row=is_hit>
            <i></i>
            <span class="ap-sn">{name}</span>
            <span class="ap-who">{sector.tokens.iter().map(tokens).collect_any()}</span>
            <span class="num">{vp} " " <small>{pays}</small></span>
        </li>
    }
    .into_any()
}

/// As many spaces of the track stand in one row at most.
const ROW: usize = 21;

/// The track of the Queen's Favor with everybody's place on it, in as many rows as it needs.
#[component]
pub fn FavorTrack(desk: Desk) -> impl IntoView {
    let rows = desk.of(favor);
    let spaces = desk.pack.favor_position.len();
    let columns = spaces.div_ceil(spaces.div_ceil(ROW).max(1));
    let label = move || {
        let words = desk.words.read_value();
        let one = |row: &crate::app::games::apiary::model::favor::FavorRow| {
            t!(desk.l, apiary::board::favor_of, name = words.name(row.seat), favor = row.favor, vp = row.vp)
        };
        let all: Vec<String> = rows.read().iter().map(one).collect();
        words.list(&all)
    };
    let step = move |at: u8| {
        let here = move || {
            let rows = rows.read();
            let marks: Vec<AnyView> = rows
                .iter()
                .filter(|row| row.favor == at)
                .map(|row| mark(Owner::Seat(row.seat), 18))
                .collect();
            match marks.is_empty() {
                true if at.is_multiple_of(5) => at.to_string().into_any(),
                true => ().into_any(),
                false => view! { <span class="ap-stack">{marks.into_iter().collect_any()}</span> }.into_any(),
            }
        };
        view! { <span class:ap-five=at.is_multiple_of(5)>{live(here)}</span> }
    };
    view! {
        <div class="ap-favor" role="img" aria-label=label>
            {icon(icons::CROWN, 18)}
            <div class="ap-steps" style:--columns=columns.to_string()>
                {(0..spaces as u8).map(step).collect_any()}
            </div>
        </div>
    }
}
