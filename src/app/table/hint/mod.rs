//! "What would you do?": at their decision a player asks what a strong bot would do, and why. [`Hint`] is what is known of it at a
//! table; [`ask`] asks a worker of its own, a second at first, and thinks on while somebody looks. What was answered is [`advice`],
//! what is to be seen of it [`shown`]: both are pure. [`panel`] draws it on the sheet, and each game marks the ways on its board: the
//! chosen one as if it had been picked from the list ([`TableStore::seen_ui`](super::TableStore)). Nothing is ever played here.

pub mod advice;
mod ask;
mod panel;
pub mod shown;

use leptos::prelude::*;

use super::contract::{Action, PlayedGame};
use crate::{
    app::shell::thinker::Thinker,
    bots::Judged,
    rules::{Seat, Viewer},
    session::Table,
};
use advice::{Advice, Stage};

pub use panel::{HintButton, HintPanel, Part, hint_keys};

/// What the coach has said at a table of a game.
pub type Advised<T> = Advice<Action<T>, <<T as super::TableGame>::Rules as Judged>::Part>;

/// What the coach is asked and says at one table. Copied freely: it holds only signals.
pub struct Hint<T: PlayedGame> {
    /// What has been said, as long as the asking seat decides, at the same moment of the game, and looks.
    pub shown: Memo<Option<Advised<T>>>,
    /// Whether anybody may ask now.
    pub may_ask: Memo<bool>,
    /// The number of the way that somebody has taken up although it has no place on the board, and what its button sends: nobody has
    /// done anything since.
    pub meant: Memo<Option<(usize, T::Msg)>>,
    taken_up: RwSignal<Option<TakenUp<T>>>,
    advice: RwSignal<Option<Advised<T>>>,
    thinker: Thinker,
    /// Counts the questions: an answer to any but the last is not wanted.
    asked: StoredValue<u32>,
    /// The record of the game that was asked about last, and what had been said of it when it was closed.
    kept: StoredValue<(String, Option<Advised<T>>)>,
}

impl<T: PlayedGame> Clone for Hint<T> {
    fn clone(&self) -> Hint<T> {
        *self
    }
}

impl<T: PlayedGame> Copy for Hint<T> {}

/// A way that somebody has taken up.
#[derive(Clone, Copy, PartialEq)]
struct TakenUp<T: PlayedGame> {
    /// After how many steps.
    steps: usize,
    /// Its number, from 1.
    number: usize,
    action: Action<T>,
}

/// What a hint has to know of its table.
#[derive(Clone, Copy)]
pub(super) struct Around<T: PlayedGame> {
    /// The game as it is.
    pub game: RwSignal<Table<T::Rules>>,
    /// From where it is seen.
    pub viewer: Memo<Viewer>,
    /// What may be done by a person now.
    pub legal: Memo<Vec<Action<T>>>,
    /// Nobody plays here, or somebody is taught.
    pub idle: bool,
}

impl<T: PlayedGame> Hint<T> {
    pub(super) fn new(around: Around<T>) -> Hint<T> {
        let Around { game, viewer, legal, idle } = around;
        let advice = RwSignal::new(None::<Advised<T>>);
        // Whoever decides is the one who looks: an open question is answered before everybody, and they know less.
        let sees = move |seat: Seat| viewer.get().sees(seat);
        let shown = Memo::new(move |_| {
            let advice = advice.get()?;
            let there = {
                let game = game.read();
                super::store::deciding(&game) == Some(advice.seat) && game.history().len() == advice.steps
            };
            (there && legal.with(|legal| !legal.is_empty()) && sees(advice.seat)).then_some(advice)
        });
        let may_ask = Memo::new(move |_| {
            let asks = !idle && legal.with(Vec::len) > 1 && !game.read().options().no_coach;
            asks && super::store::deciding(&game.read()).is_some_and(sees)
        });
        let taken_up = RwSignal::new(None::<TakenUp<T>>);
        let meant = Memo::new(move |_| {
            let TakenUp { steps, number, action } = taken_up.get()?;
            (game.read().history().len() == steps).then(|| (number, T::pick(action)))
        });
        Hint {
            shown,
            may_ask,
            meant,
            taken_up,
            advice,
            thinker: Thinker::new(),
            asked: StoredValue::new(0),
            kept: StoredValue::new(Default::default()),
        }
    }

    /// Nothing is asked any more. What was said is kept for whoever asks again before anything has happened.
    pub fn close(self) {
        self.taken_up.set(None);
        self.asked.update_value(|number| *number = number.wrapping_add(1));
        if let Some(advice) = self.advice.get_untracked() {
            // Where the thinking did not answer, it is tried again.
            let keeps = matches!(advice.stage, Stage::Refining | Stage::Done);
            self.kept.update_value(|(_, kept)| *kept = keeps.then_some(advice));
            self.advice.set(None);
            self.thinker.cancel();
        }
    }

    /// Chooses a way by its place.
    pub fn choose(self, place: usize) {
        let there = self.advice.with_untracked(|advice| {
            advice.as_ref().is_some_and(|advice| place < advice.ways.len() && place != advice.picked)
        });
        if there {
            self.advice.update(|advice| {
                if let Some(advice) = advice {
                    advice.picked = place;
                }
            });
        }
    }

    /// The actions of all ways, the best first, and which of them is chosen; none while nothing is shown.
    pub fn ways(self) -> (Vec<Action<T>>, usize) {
        self.shown.with(|advice| {
            let ways = advice.iter().flat_map(|advice| advice.ways.iter().map(|way| way.action)).collect();
            (ways, advice.as_ref().map_or(0, |advice| advice.picked))
        })
    }
}

/// The interface as it would be if that action were picked from the list; as it is kept if it would be played at once.
pub(super) fn previewed<T: PlayedGame>(session: &Table<T::Rules>, ui: &T::Ui, action: Action<T>) -> T::Ui {
    let mut seen = T::kept(ui);
    match T::update(&mut seen, T::pick(action), session) {
        None => seen,
        Some(_) => T::kept(ui),
    }
}
