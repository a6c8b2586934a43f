//! The board: every action as a card with what lies beside it. On a phone one page at a time.

use leptos::prelude::*;

use super::{
    act::{ActCard, rows_of},
    autopilot::AutopilotSheet,
    comb::{CombBox, FavorTrack},
    dances::{Dances, Rates},
    desk::Desk,
    draft::DraftPanel,
    ending::Finale,
    hive::Hive,
    info::Store,
    keys,
    motion::Movers,
    rows::{Carvings, Reserve, Rows},
    seeds::Seeds,
    sky::Sky,
};
use crate::{
    app::{
        games::apiary::{
            animation::{AnimationStep, Scene},
            offer::{Offer, offer},
            table::ApiaryTable,
            ui::Page,
        },
        shell::{keyed::keyed, views::CollectAny},
        table::{
            TableStore,
            layout::{Layout, use_layout},
        },
    },
    rules::{
        Seat,
        apiary::{Act, Action, Event, Phase, pack::TileKind},
    },
    t,
};

/// The page that a phone shows: where something is told to happen, the one asked for, or that of the question.
pub fn use_page(desk: Desk) -> Memo<Page> {
    let step = desk.store.animation.step;
    Memo::new(move |_| {
        let told = step.with(|step| step.as_ref().and_then(|step| page_of(step, desk.own.get())));
        if let Some(page) = told {
            return page;
        }
        let asked = desk.question.with(|question| question.as_ref().map(|question| question.page));
        asked.or_else(|| desk.store.seen_ui.with(|ui| ui.page)).unwrap_or_default()
    })
}

/// Where what is told is seen best; what is seen anywhere stays where the last one was.
fn page_of(step: &AnimationStep, own: Seat) -> Option<Page> {
    step.told.get(..=step.number)?.iter().rev().find_map(|beat| {
        let hive = |seat: Seat| if seat == own { Page::Hive } else { Page::Other(seat) };
        match beat.scene {
            Scene::Declined(_) => return Some(Page::Autopilot),
            Scene::Worth(_) | Scene::Gains => return None,
            _ => {}
        }
        Some(match beat.event {
            Event::CardsTurned { .. } => Page::Autopilot,
            Event::TurnBegan { .. }
            | Event::Placed { .. }
            | Event::Bumped { .. }
            | Event::BumpedTo { .. }
            | Event::Retrieved { .. } => Page::Board,
            Event::ShipMoved { .. }
            | Event::Explored { .. }
            | Event::PlanetRevealed { .. }
            | Event::SlotFilled { .. } => Page::Planets,
            Event::TileTaken { .. }
            | Event::TileDropped { .. }
            | Event::TileDealt { .. }
            | Event::RowRefreshed { .. }
            | Event::Reserved { .. } => Page::Tiles,
            Event::PodTaken { .. } => Page::Comb,
            Event::Danced { .. } | Event::Taught { .. } => Page::Dances,
            Event::Built { seat, .. }
            | Event::FramePlaced { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::FarmPaid { seat, .. } => hive(seat),
            _ => return None,
        })
    })
}

/// The board.
#[component]
pub fn Board(store: TableStore<ApiaryTable>) -> impl IntoView {
    let desk = Desk::new(store);
    keys::listen(desk);
    let layout = use_layout();
    let page = use_page(desk);
    let acts = acts_of(desk);
    let large = acts.with_value(|acts| acts.contains(&Act::AdvanceFarm));
    let draw = move |(layout, page, drafts): (Layout, Page, bool)| match layout {
        _ if drafts => view! { <Drafting desk /> }.into_any(),
        Layout::Phone => view! { <PhonePage desk page acts /> }.into_any(),
        _ => {
            let body = layout == Layout::Desktop;
            let cards = acts.with_value(|acts| acts.iter().map(|act| card(desk, *act, body)).collect_any());
            view! { <div class=if large { "ap-grid ap-large" } else { "ap-grid ap-small-board" }>{cards}</div> }.into_any()
        }
    };
    let drafts = desk.drafts();
    let due = move || {
        let layout = layout.get();
        [(layout, if layout == Layout::Phone { page.get() } else { Page::Board }, drafts.get())]
    };
    view! {
        <div class="ap-main" data-board="" tabindex="-1" role="group" aria-label=t!(desk.l, apiary::board::keys) data-page=move || format!("{:?}", page.get())>
            {keyed(due, |due| *due, draw)}
        </div>
        <Movers desk />
    }
}

/// The actions that the board has.
fn acts_of(desk: Desk) -> StoredValue<Vec<Act>> {
    let mut acts: Vec<Act> =
        desk.view.with_untracked(|view| view.state.spaces().map(|(act, ..)| act).collect());
    acts.dedup();
    StoredValue::new(acts)
}

/// Mats and factions, while they are chosen.
#[component]
fn Drafting(desk: Desk) -> impl IntoView {
    // What was chosen from lies there until something else does.
    let open = Memo::new(move |was: Option<&Option<Offer>>| {
        let question = desk.question.read();
        match question.as_ref() {
            Some(question) => desk.view.with(|view| offer(view, question)),
            None => was.cloned().flatten(),
        }
    });
    let send = Callback::new(move |msg| desk.send(msg));
    view! { <div class="ap-drafting"><DraftPanel offer=open words=desk.words.get_value() send /></div> }
}

/// A card with what lies beside its action.
fn card(desk: Desk, act: Act, whole: bool) -> AnyView {
    match act {
        Act::Explore => view! { <ActCard desk act><Sky desk /></ActCard> }.into_any(),
        Act::Advance | Act::AdvanceFarm | Act::AdvanceGuild => {
            view! { <ActCard desk act><Rows desk kinds=rows_of(act) /></ActCard> }.into_any()
        }
        Act::Convert if whole => {
            view! { <ActCard desk act><div class="ap-conv"><Rates /><Dances desk /></div></ActCard> }
                .into_any()
        }
        Act::Carve if whole => view! { <ActCard desk act><Carvings desk /></ActCard> }.into_any(),
        _ => view! { <ActCard desk act /> }.into_any(),
    }
}

#[component]
fn PhonePage(desk: Desk, page: Page, acts: StoredValue<Vec<Act>>) -> impl IntoView {
    match page {
        Page::Board => {
            let cards = acts.with_value(|acts| {
                acts.iter().map(|act| view! { <ActCard desk act=*act /> }.into_any()).collect_any()
            });
            view! { <div class="ap-acts" data-acts=acts.with_value(Vec::len).to_string()>{cards}</div> }
                .into_any()
        }
        Page::Tiles => view! {
            <div class="ap-page">
                <Rows desk kinds=&TileKind::ROWS />
                <Reserve desk />
                <Carvings desk />
            </div>
        }
        .into_any(),
        Page::Planets => view! { <div class="ap-skypage"><Sky desk /></div> }.into_any(),
        Page::Dances => view! { <div class="ap-page"><Rates /><Dances desk /></div> }.into_any(),
        Page::Hive => {
            view! { <div class="ap-hivepage"><Hive desk seat=desk.own /><Store desk /></div> }.into_any()
        }
        // It may be higher than the screen, and there is nothing in it to go to.
        Page::Comb => {
            let name = t!(desk.l, apiary::page::comb);
            view! { <div class="ap-page" role="group" tabindex="0" aria-label=name><CombBox desk /><FavorTrack desk /></div> }
                .into_any()
        }
        Page::Seeds => view! { <div class="ap-page"><Seeds desk /></div> }.into_any(),
        Page::Autopilot => view! { <div class="ap-page"><AutopilotSheet desk /></div> }.into_any(),
        Page::Other(seat) => {
            view! { <div class="ap-hivepage"><Hive desk seat=Signal::stored(seat) acts=false /></div> }
                .into_any()
        }
    }
}

/// The part of the table on which an action of a seat is seen best, after it was done.
#[component]
pub fn Pictured(store: TableStore<ApiaryTable>, seat: Seat, action: Action) -> impl IntoView {
    let desk = Desk::new(store);
    let page = page_with(action, seat);
    view! { <div class="ap-pictured"><PhonePage desk page acts=acts_of(desk) /></div> }
}

/// The page on which an action of a seat is seen best.
const fn page_with(action: Action, seat: Seat) -> Page {
    match action {
        Action::Ship(_) | Action::Bonus | Action::Later | Action::Slot(_) => Page::Planets,
        Action::Reserve(_) | Action::Refresh(_) => Page::Tiles,
        Action::Pod(_) => Page::Comb,
        Action::Dance(..) | Action::Teach(..) => Page::Dances,
        Action::Build(..)
        | Action::Frame(..)
        | Action::Upgrade
        | Action::Plant(_)
        | Action::Farm(_)
        | Action::Take(_)
        | Action::Keep(_)
        | Action::Seed(_)
        | Action::SeedFor(..) => Page::Other(seat),
        _ => Page::Board,
    }
}

/// The board on the curtain: the comb and the planets, as everybody may see them. When the game is over, the winner's hive.
#[component]
pub fn Stage(store: TableStore<ApiaryTable>) -> impl IntoView {
    let desk = Desk::new(store);
    let over = store.session.with_untracked(|table| table.state().phase() == Phase::Over);
    if over {
        return view! { <Finale desk /> }.into_any();
    }
    view! { <div class="ap-stage"><Sky desk /><CombBox desk /></div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_pictured_where_it_is_seen() {
        let seat = Seat::new(1);
        assert_eq!(page_with(Action::Place(Act::Convert, 2), seat), Page::Board);
        assert_eq!(page_with(Action::Retrieve, seat), Page::Board);
        assert_eq!(page_with(Action::Upgrade, seat), Page::Other(seat));
        assert_eq!(page_with(Action::Pod(3), seat), Page::Comb);
        assert_eq!(page_with(Action::Refresh(TileKind::Farm), seat), Page::Tiles);
        assert_eq!(page_with(Action::Bonus, seat), Page::Planets);
    }
}
