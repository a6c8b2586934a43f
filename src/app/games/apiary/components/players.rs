//! The players' panels: VP, hibernation tokens left, workers by strength and place, resources, Favor, seeds, explore tokens. A tap on
//! one shows its hive.

use leptos::prelude::*;

use super::{
    autopilot::AutopilotPanel,
    desk::Desk,
    ending::ScoreSheet,
    hive::Hive,
    parts::{goods, icon, mark, medal, worker},
};
use crate::{
    app::{
        games::apiary::{
            art::icons,
            seats::class_of,
            table::ApiaryTable,
            ui::{Msg, Page},
        },
        shell::{
            dialog::Dialog,
            views::{CollectAny, live},
        },
        table::{
            TableStore,
            bots::BotSign,
            layout::{Layout, use_layout},
        },
    },
    rules::{
        Seat,
        apiary::{Basket, Owner, State, Worker},
    },
    t,
};

/// The most tokens of a seat.
const TOKENS: u8 = 7;

/// What a panel shows of a seat.
#[derive(Clone, Debug, PartialEq)]
struct Facts {
    vp: u16,
    tokens: u8,
    pool: [u8; 4],
    landing: [u8; 4],
    out: Vec<u8>,
    supply: u8,
    resources: Basket,
    favor: u8,
    seeds: u8,
    explored: usize,
    /// The score, if the game ended now.
    now: i32,
    turn: bool,
}

fn facts(state: &State, seats: &[u8], seat: Seat) -> Option<Facts> {
    let sheet = state.sheet(seat)?;
    let owner = Owner::Seat(seat);
    let out = state.spaces().filter_map(|(.., on)| on.filter(|on| on.owner == owner)).map(|on| on.strength);
    Some(Facts {
        vp: sheet.vp(),
        tokens: sheet.tokens(),
        pool: sheet.pool(),
        landing: sheet.landing(),
        out: out.collect(),
        supply: sheet.supply(),
        resources: sheet.resources(),
        favor: sheet.favor(),
        seeds: seats.get(seat.index()).copied().unwrap_or(0),
        explored: state.tokens_taken().filter(|(of, _)| *of == owner).count(),
        now: state.vp_now(seat).unwrap_or(0),
        turn: state.on_turn() == Some(owner),
    })
}

/// All panels in turn order, the score if the game ended now, and a seat's hive in a dialog.
#[component]
pub fn Players(store: TableStore<ApiaryTable>) -> impl IntoView {
    let desk = Desk::new(store);
    let (l, seats) = (desk.l, store.seats());
    let (shown, open, now) = (RwSignal::new(Seat::new(0)), RwSignal::new(false), RwSignal::new(false));
    let tap = move |seat: Seat| {
        shown.set(seat);
        open.set(true);
    };
    let row = move |seat| view! { <li><Panel desk seat tap=Callback::new(tap) /></li> };
    let solo = desk.view.with_untracked(|view| view.state.autopilot_score().is_some());
    let title = Signal::derive(move || store.name(shown.get()));
    view! {
        <ul class="seat-list ap-seats" data-seats=(seats + u8::from(solo)).to_string()>
            {Seat::first(seats).map(row).collect_any()}
            {solo.then(|| view! { <li><AutopilotPanel desk /></li> }.into_any())}
        </ul>
        <button
            type="button"
            class="ap-score-now"
            aria-label=t!(l, apiary::sheet::score_now)
            title=t!(l, apiary::sheet::score_now)
            on:click=move |_| now.set(true)
        >
            {icon(icons::FLAG, 22)}
            <span class="ap-flagtext">{t!(l, apiary::sheet::score_now)}</span>
        </button>
        <Dialog open title class="card ap-dialog">
            <Hive desk seat=shown acts=false />
            <Goods desk seat=shown />
        </Dialog>
        <Dialog open=now title=t!(l, apiary::sheet::score_now).to_owned() class="card ap-dialog">
            <ScoreSheet desk />
        </Dialog>
    }
}

/// A seat's workers and resources under its hive.
#[component]
fn Goods(desk: Desk, seat: RwSignal<Seat>) -> impl IntoView {
    let all = Memo::new(move |_| {
        let seat = seat.get();
        desk.view.with(|view| facts(&view.state, &view.hand_sizes, seat))
    });
    live(move || {
        all.get().map(
            |all| view! { <p class="ap-befaft">{bees(&all, seat.get(), 34)} {goods(all.resources, 19)}</p> },
        )
    })
}

fn bees(of: &Facts, seat: Seat, size: u16) -> AnyView {
    let owner = Owner::Seat(seat);
    let some = |counts: [u8; 4]| {
        (1..=4u8)
            .rev()
            .flat_map(|strength| std::iter::repeat_n(strength, counts[usize::from(strength - 1)].into()))
            .map(|strength| worker(Worker { owner, strength }, size, false))
            .collect_any()
    };
    let out = of.out.iter().map(|strength| {
        view! { <span class="ap-away">{worker(Worker { owner, strength: *strength }, size, *strength == 4)}</span> }
    });
    let eggs = (0..of.supply).map(|_| view! { <span class="ap-egg"></span> });
    view! {
        <span class="ap-bees">{some(of.pool)} {some(of.landing)} {out.collect_any()} {eggs.collect_any()}</span>
    }
    .into_any()
}

/// One player: said in one sentence, seen in pieces.
#[component]
fn Panel(desk: Desk, seat: Seat, tap: Callback<Seat>) -> impl IntoView {
    let l = desk.l;
    let all = Memo::new(move |_| desk.view.with(|view| facts(&view.state, &view.hand_sizes, seat)));
    let active = Memo::new(move |_| all.read().as_ref().is_some_and(|all| all.turn));
    let sentence = move || {
        let words = desk.words.read_value();
        all.read().as_ref().map(|all| {
            let stands = t!(
                l,
                apiary::sheet::seat,
                name = words.name(seat),
                vp = all.vp,
                tokens = all.tokens,
                goods = words.goods(all.resources),
                favor = all.favor,
                seeds = all.seeds
            );
            words.list(&[stands, t!(l, apiary::sheet::now_vp, vp = all.now)])
        })
    };
    let layout = use_layout();
    let press = move |_| match layout.get_untracked() {
        Layout::Phone if seat == desk.own.get_untracked() => desk.send(Msg::Page(Page::Hive)),
        Layout::Phone => desk.send(Msg::Page(Page::Other(seat))),
        _ => tap.run(seat),
    };
    let name = move || desk.store.name(seat);
    view! {
        <button
            type="button"
            class=["seat ap-seat ", class_of(Owner::Seat(seat))].concat()
            class:active=active
            aria-current=move || active.get().then_some("true")
            on:click=press
        >
            <span class="sr">{sentence}</span>
            {mark(Owner::Seat(seat), 28)}
            <BotSign seat size=20 />
            <span class="who" aria-hidden="true">{name}</span>
            {live(move || all.get().map(|all| pieces(&all, seat)))}
        </button>
    }
}

fn pieces(all: &Facts, seat: Seat) -> AnyView {
    let token = |number: u8| view! { <i class:ap-on=number < all.tokens></i> };
    let facts = [
        (icons::CROWN.to_owned(), usize::from(all.favor)),
        (icons::card(), all.seeds.into()),
        (icons::PLANET.to_owned(), all.explored),
        (icons::FLAG.to_owned(), usize::try_from(all.now).unwrap_or(0)),
    ];
    let fact = |(art, count): (String, usize)| view! { <span class="num">{icon(art, 17)} {count}</span> };
    view! {
        <span class="ap-vp num" aria-hidden="true" data-place=["vp ", &seat.index().to_string()].concat()>
            {medal(all.vp.into(), 28)}
        </span>
        <span class="ap-toks" aria-hidden="true">{(0..TOKENS).map(token).collect_any()}</span>
        <span class="ap-more" aria-hidden="true" data-place=["seat ", &seat.index().to_string()].concat()>
            {bees(all, seat, 31)} {goods(all.resources, 16)}
            <span class="ap-facts">{facts.into_iter().map(fact).collect_any()}</span>
        </span>
    }
    .into_any()
}
