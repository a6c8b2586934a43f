//! Bots at the table: who of them decides now, what they are asked and by whom, and what can be done about them. They think in a
//! worker ([`thinker`](crate::app::shell::thinker)); [`turn`] plays what they answer like any decision, at the table's pace, and
//! plays plainly by itself where no answer comes. [`bar`] is what people see of it, [`since`] what they have done, [`sign`] the face
//! on a seat, [`seats`] where a seat changes hands.

mod bar;
mod seats;
mod sign;
mod since;
mod turn;

use std::ops::Range;

use leptos::prelude::*;

use crate::{
    app::shell::thinker::Thinker,
    rules::{Game, Seat},
    session::{Level, Table},
};

pub use bar::BotsBar;
pub use seats::WhoPlaysDialog;
pub use sign::BotSign;
pub use since::Since;
pub use turn::play_bots;

use super::{animation::Clock, store::deciding};

/// The bots of one table. Copied freely: it holds only signals.
#[derive(Clone, Copy)]
pub struct Bots {
    /// The bot that decides now, by seat and level.
    pub turn: Memo<Option<(Seat, Level)>>,
    /// The level of the bot in each seat; `None` for a person.
    pub levels: Memo<Vec<Option<Level>>>,
    /// The seat of the only person at the table, if all others are bots.
    person: Memo<Option<Seat>>,
    /// Whether what is being told now is a bot's doing.
    pub telling: RwSignal<bool>,
    /// From which step on what they do is not told, if somebody does not want to wait for it.
    pub skipping: RwSignal<Option<usize>>,
    /// The steps that were skipped last, until somebody acts.
    pub skipped: RwSignal<Option<Range<usize>>>,
    /// Their thinking has stopped: they look at their own move only, and that on the page.
    pub plain: RwSignal<bool>,
    /// The players have been told so.
    pub told_plain: RwSignal<bool>,
    thinker: Thinker,
    /// Counts the questions: an answer to any but the last is not wanted.
    asked: StoredValue<u32>,
}

impl Bots {
    /// At a table where nobody plays (`idle`) no bot does.
    pub(super) fn new<G: Game>(game: RwSignal<Table<G>>, idle: bool) -> Bots {
        let turn = Memo::new(move |_| {
            let game = game.read();
            let seat = deciding(&game).filter(|_| !idle)?;
            Some((seat, game.bot(seat)?))
        });
        let levels = Memo::new(move |_| game.read().seats().iter().map(|seat| seat.bot).collect());
        Bots {
            turn,
            levels,
            person: Memo::new(move |_| game.read().only_person()),
            telling: RwSignal::new(false),
            skipping: RwSignal::new(None),
            skipped: RwSignal::new(None),
            plain: RwSignal::new(false),
            told_plain: RwSignal::new(true),
            thinker: Thinker::new(),
            asked: StoredValue::new(0),
        }
    }

    /// Whether a bot decides now.
    pub fn are_on(self) -> bool {
        self.turn.read().is_some()
    }

    /// The same, for whatever need not hear when that changes.
    pub(super) fn are_on_untracked(self) -> bool {
        self.turn.read_untracked().is_some()
    }

    /// Whether one decides, or what one did is being told.
    fn are_seen(self, clock: Clock) -> bool {
        self.are_on() || (self.telling.get() && clock.is_on())
    }

    /// Whether any bot sits at the table.
    pub fn sit_here(self) -> bool {
        self.levels.read().iter().any(Option::is_some)
    }

    /// Whether any person does.
    pub fn leave_a_person(self) -> bool {
        self.levels.read().iter().any(Option::is_none)
    }

    /// From now on what they do is told again, and what was skipped is no longer spoken of: the game has gone another way.
    pub(super) fn watch(self) {
        self.skipping.set(None);
        self.skipped.set(None);
    }

    /// They shall think again.
    pub fn try_again(self) {
        self.told_plain.set(true);
        self.plain.set(false);
    }
}
