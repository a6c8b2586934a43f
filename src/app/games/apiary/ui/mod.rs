//! The interface state of Apiary's table: what a player has tapped but not yet done. It is never saved and never undone.
//! What Confirm would play is always an action of the list of legal ones. [`Ui::update`] is pure; `tap` says what a tap does,
//! `pay` how a payment is chosen.

mod pay;
mod tap;
#[cfg(test)]
mod tests;

use super::situation::{Situation, Target};
use crate::rules::{
    Seat,
    apiary::{Action, Hex, Illegal, Item, ItemKind, Prompt, Resource},
};

use pay::Order;
pub use pay::payment_of;
pub use tap::why_not_tile;

/// A place of the screen that a phone shows by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// The action cards.
    #[default]
    Board,
    /// The rows and the carvings.
    Tiles,
    /// The planets.
    Planets,
    /// The dances.
    Dances,
    /// The own hive.
    Hive,
    /// The comb.
    Comb,
    /// The own seeds.
    Seeds,
    /// The hive of another seat.
    Other(Seat),
    /// What lies open of the Autopilot.
    Autopilot,
}

impl Page {
    /// The page on which a place is found that the log, the list of actions or a lesson points at ([`Target::place`]); none if
    /// it may be on several.
    pub fn of_place(place: &str) -> Option<Page> {
        if place.starts_with("cell") {
            return Some(Page::Planets);
        }
        if place.starts_with("pod") {
            return Some(Page::Comb);
        }
        match place.parse::<Item>().ok()?.kind() {
            ItemKind::Seed => Some(Page::Seeds),
            ItemKind::Dance | ItemKind::DanceToken => Some(Page::Dances),
            _ => None,
        }
    }
}

/// What a seat wants to be answered whenever its worker is bumped (A30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Nothing: it is asked.
    #[default]
    Ask,
    /// To the active pool.
    Active,
    /// To the landing area.
    Landing,
}

/// The most seats.
const SEATS: usize = 5;

/// What a player has tapped so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ui {
    /// The action that Confirm would play.
    pub chosen: Option<Action>,
    /// The strength of the chosen worker; without it the strongest of the pool.
    pub worker: Option<u8>,
    /// The tile that is to be built.
    pub tile: Option<Item>,
    /// The hex that is to be built on.
    pub hex: Option<Hex>,
    /// The resource that is to be turned into another one.
    pub from: Option<Resource>,
    /// The dance that is to be taught.
    pub dance: Option<Item>,
    /// The tokens on its spots so far.
    pub tokens: [Option<Item>; 3],
    /// The standing answers, by seat.
    pub standing: [Standing; SEATS],
    /// The page that was asked for on a phone; without it the one of the question.
    pub page: Option<Page>,
    /// Why the last tap did nothing.
    pub refusal: Option<Illegal>,
    /// In which order the parts of the chosen payment were tapped.
    order: Order,
}

/// Everything a player can do to the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A thing was tapped, or chosen with the keyboard.
    Tap(Target),
    /// The frame shall turn to its next legal turn, clockwise or not.
    Turn {
        /// Clockwise.
        clockwise: bool,
    },
    /// The chosen action shall be done.
    Confirm,
    /// The last thing that was chosen is not.
    Back,
    /// Nothing shall be chosen.
    Cancel,
    /// An action was picked from the list, or by its button: it becomes the chosen one.
    Pick(Action),
    /// A button stands for this action: it is done at once.
    Do(Action),
    /// The phone shall show that page.
    Page(Page),
    /// The seat wants this to be answered whenever its worker is bumped.
    Standing(Seat, Standing),
    /// What was said last has been heard.
    Heard,
}

impl Ui {
    /// Handles a message; gives the action that shall be played, if any.
    pub fn update(&mut self, msg: Msg, at: &Situation<'_>) -> Option<Action> {
        self.refusal = None;
        match msg {
            Msg::Tap(target) => self.tap(target, at),
            Msg::Turn { clockwise } => self.turn(clockwise, at),
            Msg::Confirm => {
                let ready = self.ready(at);
                if ready.is_some() {
                    *self = self.kept();
                }
                return ready;
            }
            Msg::Back => self.back(),
            Msg::Cancel => *self = self.kept(),
            Msg::Pick(action) => self.pick(action, at),
            Msg::Do(action) if at.allows(action) => {
                *self = self.kept();
                return Some(action);
            }
            Msg::Do(action) => self.refusal = at.why_not(action),
            Msg::Page(page) => self.page = Some(page),
            Msg::Standing(seat, standing) => {
                if let Some(own) = self.standing.get_mut(seat.index()) {
                    *own = standing;
                }
            }
            Msg::Heard => {}
        }
        None
    }

    /// What outlives an action: what is answered to every bump. It does not tell what was chosen.
    pub fn kept(&self) -> Ui {
        Ui { standing: self.standing, ..Ui::default() }
    }

    /// What is answered for a seat whose worker is bumped, if it need not be asked.
    pub fn standing_answer(&self, seat: Seat) -> Option<Action> {
        match self.standing.get(seat.index()).copied().unwrap_or_default() {
            Standing::Ask => None,
            Standing::Active => Some(Action::Active),
            Standing::Landing => Some(Action::Landing),
        }
    }

    /// The strength of the worker that would be placed: the strongest of the pool unless another one was chosen.
    pub fn strength(&self, at: &Situation<'_>) -> Option<u8> {
        let pool = at.sheet()?.pool();
        let there =
            |strength: &u8| pool.get(usize::from(strength.wrapping_sub(1))).is_some_and(|count| *count > 0);
        self.worker.filter(there).or_else(|| at.strongest())
    }

    /// The action that Confirm would play: the chosen one, or what is obvious while nothing is.
    pub fn ready(&self, at: &Situation<'_>) -> Option<Action> {
        match self.chosen {
            Some(action) => Some(action).filter(|action| at.allows(*action)),
            None if self.is_on_the_way() => None,
            None => obvious(at),
        }
    }

    /// Whether something is chosen that is only a part of an action.
    pub fn is_on_the_way(&self) -> bool {
        self.tile.is_some() || self.hex.is_some() || self.from.is_some() || self.dance.is_some()
    }

    /// Whether there is anything to go back from.
    pub fn may_go_back(&self) -> bool {
        self.chosen.is_some() || self.is_on_the_way()
    }

    fn pick(&mut self, action: Action, at: &Situation<'_>) {
        *self = self.kept();
        self.choose(action);
        match action {
            Action::Place(_, strength) => self.worker = Some(strength),
            Action::Build(tile, hex) => (self.tile, self.hex) = (Some(tile), Some(hex)),
            Action::Turn(from, _) => self.from = Some(from),
            Action::Teach(dance, tokens) => (self.dance, self.tokens) = (Some(dance), tokens),
            _ => {}
        }
        if !at.allows(action) {
            self.chosen = None;
            self.refusal = at.why_not(action);
        }
    }

    /// That action becomes the chosen one.
    fn choose(&mut self, action: Action) {
        self.chosen = Some(action);
        self.order = Order::of(action);
    }

    /// One step back: from the whole to its parts, from part to part.
    fn back(&mut self) {
        self.page = None;
        let chosen = self.chosen.take();
        if let Some(last) = self.tokens.iter_mut().rev().find(|token| token.is_some()) {
            *last = None;
            return;
        }
        if self.dance.take().is_some() {
            return;
        }
        match chosen {
            Some(Action::Build(..)) => self.hex = None,
            Some(_) => {}
            None if self.hex.take().is_none() && self.tile.take().is_none() => self.from = None,
            None => {}
        }
    }
}

/// What is done if nothing is chosen: the end without loss, the end of a purchase, a gift that is there to be taken, a thing
/// without any other. Never anything that places a worker or chooses between things.
fn obvious(at: &Situation<'_>) -> Option<Action> {
    match at.prompt()? {
        Prompt::End => at.first(|action| matches!(action, Action::End(_))),
        Prompt::Grow { .. } | Prompt::Convert { .. } => Some(Action::Done).filter(|done| at.allows(*done)),
        Prompt::Bonus { .. } => Some(Action::Bonus),
        Prompt::Upgrade => Some(Action::Upgrade),
        Prompt::Trade { .. } => at.first(|action| matches!(action, Action::Trade(_))),
        Prompt::Turn | Prompt::Ship { .. } => None,
        _ => match *at.legal {
            [action] => Some(action),
            _ => None,
        },
    }
}
