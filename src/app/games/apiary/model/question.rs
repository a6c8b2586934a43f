//! What is asked, and what answers it, as plain data: the question, its choices, the one filled button, the way back, what an
//! answer changes, and the ladder of the running action. Words and pictures are made of it elsewhere.

mod choices;
mod ladder;
#[cfg(test)]
mod tests;

use crate::{
    app::games::apiary::{
        situation::{Situation, asked, pack},
        ui::{Msg, Page, Standing, Ui},
    },
    rules::{
        Game, Seat,
        apiary::{Action, Basket, Budget, Event, Hex, Illegal, Item, Payment, Prompt, Resource},
    },
};

pub use ladder::{Mark, Rung, What, done_so_far, ladder, story};

/// Everything about what is asked now.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Prompt,
    /// What is said: the question, or what the chosen action would be.
    pub ask: Ask,
    /// What stands beside it.
    pub panel: Panel,
    /// The page that a phone shows.
    pub page: Page,
    /// What can be chosen.
    pub choices: Vec<Choice>,
    /// What the one filled button plays; nothing as long as something is missing.
    pub primary: Option<Action>,
    /// What the quiet button beside it plays at once: to leave it, or that nothing more is wanted.
    pub leave: Option<Action>,
    /// Whether there is something to go back from.
    pub back: bool,
    /// What is paid for the chosen action, where there is a choice.
    pub payment: Option<Payment>,
    /// The ways to end the turn with what each discards, the best for the storage first.
    pub discards: Vec<Discard>,
    /// The farms that have paid already, in that order, where the next one is asked for.
    pub paid: Vec<Item>,
    /// Strength or conversions, used and left.
    pub budget: Option<Budget>,
    /// The own resources before and after the chosen action, if it changes them.
    pub goods: Option<[Basket; 2]>,
    /// What is answered to every bump of the seat, if that is what is asked.
    pub standing: Option<Standing>,
    /// The steps of the running action: done, asked now, certain to come.
    pub ladder: Vec<Rung>,
}

/// What is said over the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The question itself: nothing is chosen.
    Which(Prompt),
    /// The question of a turn that leaves only one of the two main actions (A15).
    Only(Main),
    /// The tile is chosen: on which hex?
    Where(Item),
    /// The hex is chosen: which tile?
    What(Hex),
    /// That resource is given: for which one?
    Into(Resource),
    /// The dance is chosen: so many tokens are missing on its spots.
    Tokens(Item, u8),
    /// Shall this be done?
    Do(Action),
}

/// The one main action that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Main {
    /// To place a worker: none is out.
    Place,
    /// To place the worker that came into the empty hive (A17).
    PlaceNew,
    /// To retrieve: no worker is in the pool.
    Retrieve,
}

impl Main {
    /// What is left at a turn, if it is not both.
    fn left(at: &Situation<'_>) -> Option<Main> {
        match at.why_not(Action::Retrieve) {
            Some(Illegal::MustPlace) => Some(Main::PlaceNew),
            Some(_) => Some(Main::Place),
            None if at.any(|action| matches!(action, Action::Place(..))) => None,
            None => Some(Main::Retrieve),
        }
    }
}

/// What a panel shows, one kind for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the prompts and the things")]
pub enum Panel {
    Draft,
    Factions,
    /// The actions for the chosen worker.
    Actions,
    /// An action with the ghost of the worker on it.
    Place,
    /// What a retrieve brings, lane by lane.
    Retrieve,
    Seeds,
    /// The storage, with what does not fit.
    Storage,
    /// The storage with room for everything, and the rows as they will be.
    EverythingFits,
    Bumped,
    Comb,
    Incomes,
    Sky,
    PlanetBonus,
    PlanetSlot,
    Tiles,
    /// A tile on a hex: price, score, storage.
    Site,
    Grow,
    Frame,
    Upgrade,
    Keep,
    Plant,
    Convert,
    Teach,
    Resources,
    Options,
    Trade,
    Workers,
    Rows,
}

impl Panel {
    /// Whether it takes the whole column beside the hive, or on a phone the whole screen above the question.
    pub const fn is_big(self) -> bool {
        matches!(
            self,
            Panel::Retrieve | Panel::Incomes | Panel::Comb | Panel::Plant | Panel::Seeds | Panel::Keep
        )
    }
}

/// What a choice is one of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Group {
    Worker,
    Act,
    Retrieve,
    Seed,
    /// What a seed is played for.
    SeedUse,
    /// A resource that is paid or spent.
    Pay,
    /// A seed that is paid.
    PaySeed,
    Discard,
    /// An answer of a few words.
    Answer,
    Piece,
    Tile,
    Hex,
    /// The anchor of a frame.
    Anchor,
    /// The turn of a frame, 0 to 2 in order.
    Turn,
    Resource,
    /// The resource that another is turned into.
    Into,
    Conversion,
    Dance,
    Token,
    Farm,
    Pod,
    Cell,
    Option,
    Row,
}

/// One thing that can be chosen, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is one of.
    pub group: Group,
    /// What a press sends.
    pub msg: Msg,
    /// The action that it stands for, if it is a whole one.
    pub action: Option<Action>,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Why it cannot be.
    pub refused: Option<Illegal>,
}

/// A way to end the turn (A72).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// What is discarded.
    pub resources: Basket,
    /// The Queen's Favor that it gives.
    pub favor: u8,
}

/// What is asked now; `done` is what has happened in the running action. Nothing if nobody is asked.
pub fn question(at: &Situation<'_>, ui: &Ui, done: &[Event]) -> Option<Question> {
    let (seat, prompt) = asked(at.view)?;
    let primary = ui.ready(at);
    // A planet's benefit is answered in one of three ways, and to do without it is one of them.
    let leaves = |action: &Action| {
        at.allows(*action) && primary != Some(*action) && !matches!(prompt, Prompt::Bonus { .. })
    };
    let leave = [Action::Skip, Action::Done].into_iter().find(leaves);
    let discards = match prompt {
        Prompt::End => discards(at, seat),
        _ => Vec::new(),
    };
    Some(Question {
        seat,
        prompt,
        ask: ask(at, ui, prompt),
        panel: panel(at, ui, prompt),
        page: ui.page.unwrap_or_else(|| page(ui, prompt)),
        choices: choices::choices(at, ui, prompt),
        primary,
        leave,
        back: ui.may_go_back(),
        payment: ui.payment().or_else(|| primary.and_then(crate::app::games::apiary::ui::payment_of)),
        discards,
        paid: match prompt {
            Prompt::Income { .. } => paid(done),
            _ => Vec::new(),
        },
        budget: at.view.state.budget(),
        goods: primary.and_then(|action| goods(at, seat, action)),
        standing: match prompt {
            Prompt::Bumped { .. } => ui.standing.get(seat.index()).copied(),
            _ => None,
        },
        ladder: ladder(at.view, done),
    })
}

fn ask(at: &Situation<'_>, ui: &Ui, prompt: Prompt) -> Ask {
    match (ui.chosen.filter(|action| at.allows(*action)), ui.tile, ui.hex, ui.from, ui.dance) {
        (Some(action), ..) => Ask::Do(action),
        (_, Some(tile), ..) => Ask::Where(tile),
        (_, None, Some(hex), ..) => Ask::What(hex),
        (.., Some(from), _) => Ask::Into(from),
        (.., Some(dance)) => {
            let spots = at.pack().dances.iter().find(|one| one.item == dance).map_or(0, |one| one.spots);
            let filled = ui.tokens.iter().flatten().count() as u8;
            Ask::Tokens(dance, spots.saturating_sub(filled))
        }
        _ if prompt == Prompt::Turn => Main::left(at).map_or(Ask::Which(prompt), Ask::Only),
        _ => Ask::Which(prompt),
    }
}

fn panel(at: &Situation<'_>, ui: &Ui, prompt: Prompt) -> Panel {
    match (ui.chosen, prompt) {
        (Some(Action::Seed(_) | Action::SeedFor(..)), _) => Panel::Seeds,
        (Some(Action::Place(..)), _) => Panel::Place,
        (Some(Action::Retrieve), _) => Panel::Retrieve,
        (Some(Action::Frame(..)), _) | (_, Prompt::Frame { .. }) => Panel::Frame,
        (Some(Action::Upgrade), _) | (_, Prompt::Upgrade) => Panel::Upgrade,
        (_, Prompt::Draft) => Panel::Draft,
        (_, Prompt::KeepFaction) => Panel::Factions,
        (_, Prompt::Turn) => Panel::Actions,
        (_, Prompt::End) if at.allows(Action::End(Basket::NONE)) => Panel::EverythingFits,
        (_, Prompt::End) => Panel::Storage,
        (_, Prompt::Bumped { .. }) => Panel::Bumped,
        (_, Prompt::Pod) => Panel::Comb,
        (_, Prompt::Income { .. }) => Panel::Incomes,
        (_, Prompt::Ship { .. }) => Panel::Sky,
        (_, Prompt::Bonus { .. }) => Panel::PlanetBonus,
        (_, Prompt::Slot { .. }) => Panel::PlanetSlot,
        (_, Prompt::Build { .. }) if ui.tile.is_some() => Panel::Site,
        (_, Prompt::Build { .. }) => Panel::Tiles,
        (_, Prompt::Grow { .. }) => Panel::Grow,
        (_, Prompt::Keep { .. }) => Panel::Keep,
        (_, Prompt::Plant) => Panel::Plant,
        (_, Prompt::Convert { .. }) => Panel::Convert,
        (_, Prompt::Teach) => Panel::Teach,
        (_, Prompt::Gain { .. }) => Panel::Resources,
        (_, Prompt::Choice) => Panel::Options,
        (_, Prompt::Trade { .. }) => Panel::Trade,
        (_, Prompt::Strengthen { .. } | Prompt::Recall { .. }) => Panel::Workers,
        (_, Prompt::Reserve { .. } | Prompt::Refresh) => Panel::Rows,
    }
}

/// The page where what is asked is answered.
fn page(ui: &Ui, prompt: Prompt) -> Page {
    match (ui.chosen, prompt) {
        (Some(Action::Seed(_) | Action::SeedFor(..)), _) => Page::Seeds,
        (_, Prompt::Build { .. }) if ui.tile.is_none() => Page::Tiles,
        (_, Prompt::Reserve { .. } | Prompt::Refresh) => Page::Tiles,
        (_, Prompt::Build { .. } | Prompt::Grow { .. } | Prompt::Frame { .. } | Prompt::Income { .. }) => {
            Page::Hive
        }
        (_, Prompt::Upgrade) => Page::Hive,
        (_, Prompt::Pod) => Page::Comb,
        (_, Prompt::Ship { .. } | Prompt::Bonus { .. } | Prompt::Slot { .. }) => Page::Planets,
        (_, Prompt::Convert { .. } | Prompt::Teach) => Page::Dances,
        (_, Prompt::Keep { .. } | Prompt::Plant) => Page::Seeds,
        _ => Page::Board,
    }
}

/// The farms that have paid since the incomes began.
fn paid(done: &[Event]) -> Vec<Item> {
    let begins = |event: &Event| matches!(event, Event::Retrieved { .. } | Event::Triggered { .. });
    let mut farms = Vec::new();
    for event in done {
        match event {
            Event::FarmPaid { farm, .. } => farms.push(*farm),
            event if begins(event) => farms.clear(),
            _ => {}
        }
    }
    farms
}

fn discards(at: &Situation<'_>, seat: Seat) -> Vec<Discard> {
    // A87: Favor ends with the track.
    let end = pack(at.view).favor_position.len().saturating_sub(1);
    let now = at.view.state.sheet(seat).map_or(0, |sheet| sheet.favor());
    let room = end.saturating_sub(usize::from(now)) as u16;
    let ways = at.legal.iter().filter_map(|action| match *action {
        Action::End(resources) => Some(Discard { resources, favor: resources.total().min(room) as u8 }),
        _ => None,
    });
    ways.collect()
}

/// The resources of the seat before and after an action, as far as nothing is drawn.
fn goods(at: &Situation<'_>, seat: Seat, action: Action) -> Option<[Basket; 2]> {
    if matches!(action, Action::Place(..)) {
        return None;
    }
    let before = at.view.state.sheet(seat)?.resources();
    let mut then = at.view.state.clone();
    // Rules that tell no events would be the rules compiled once more.
    then.apply(action).ok()?;
    let after = then.sheet(seat)?.resources();
    (after != before).then_some([before, after])
}
