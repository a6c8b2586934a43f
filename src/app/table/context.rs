//! The game on the screen as the frame knows it: signals and plain data, without the game's types. Bar, log, curtain,
//! end, replay and lesson ask for it with [`use_table`], so they are compiled once, and not once for each game.

use std::{ops::Range, sync::Arc};

use leptos::prelude::*;

use super::{
    animation::Clock, autosave::Autosave, bots::Bots, contract::Caption, game::GameAtTable,
    lesson::coach::Coach, lines::Line, links::Links, notice::Notice, rulebook::Rulebook, scenes::Scenes,
    store::TableStore,
};
use crate::{
    app::shell::text::Locale,
    rules::Seat,
    session::{Snapshot, Way},
};

/// The game on the screen. Copied freely: it holds only signals.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// The language.
    pub locale: Locale,
    /// The name of the game.
    pub title: &'static str,
    /// Its rules to read.
    pub book: Rulebook,
    /// Whether its board can be turned to the player.
    pub turns: bool,
    /// How many seats there are.
    pub seats: u8,
    /// Nobody plays here: what can be done is to look.
    pub watching: bool,
    /// Whoever teaches here, if this is a lesson.
    pub coach: Option<Coach>,
    /// Keeps the save in step with the game.
    pub autosave: Autosave,
    /// A short message to the players.
    pub notice: RwSignal<Notice>,
    /// Where the animation is.
    pub clock: Clock,
    /// What is said of what is being told.
    pub caption: Memo<Option<Caption>>,
    /// Who is waited for before what comes is told, and what stands on their button.
    pub awaited: Memo<Option<Caption>>,
    /// Whose decision waits behind the curtain, if it is closed.
    pub curtain: Memo<Option<Seat>>,
    /// The bots at the table.
    pub bots: Bots,
    /// Whether anybody may ask the coach now.
    pub may_ask: Memo<bool>,
    /// Whether what the coach says is on the screen.
    pub hinting: Memo<bool>,
    /// Heard whenever the game changes, or what has been tapped.
    pub changed: Signal<()>,
    /// How many steps have been played.
    pub steps: Signal<usize>,
    /// Whether the game is over.
    pub over: Signal<bool>,
    /// How many actions are legal.
    pub choices: Signal<usize>,
    /// The game itself.
    game: StoredValue<Arc<dyn GameAtTable>>,
}

impl TableContext {
    /// The game itself.
    pub fn game(self) -> Arc<dyn GameAtTable> {
        self.game.get_value()
    }

    /// The mark of a seat: emblem and colour.
    pub fn mark(self, seat: Seat, size: u16) -> AnyView {
        self.game().mark(seat, size)
    }

    /// The class that brings a seat's colours and pattern.
    pub fn class(self, seat: Seat) -> &'static str {
        self.game().class(seat)
    }

    /// A player's name.
    pub fn name(self, seat: Seat) -> String {
        self.game().name(seat)
    }

    /// Whether a seat is at another device.
    pub fn is_away(self, seat: Seat) -> bool {
        self.game().is_away(seat)
    }

    /// Whether it is played by link.
    pub fn is_by_link(self) -> bool {
        self.game().is_by_link()
    }

    /// What happened from a step on, as it is seen now.
    pub fn lines(self, from: usize) -> Vec<Line> {
        self.game().lines(from)
    }

    /// The log, as it is seen now, oldest line first.
    pub fn log(self) -> Vec<Line> {
        self.game().log()
    }

    /// Something points at a place on the board, or at nothing any more.
    pub fn point_at(self, place: String) {
        self.game().point_at(place);
    }

    /// Takes back what was decided, that far, or says why not.
    pub fn travel(self, way: Way) {
        self.game().travel(way);
    }

    /// Why it cannot be taken back that far; nothing if it can.
    pub fn barrier(self, way: Way) -> Option<String> {
        self.game().barrier(way)
    }

    /// Plays again what was taken back.
    pub fn redo(self) {
        self.game().redo();
    }

    /// Why nothing can be played again; nothing if it can.
    pub fn redo_barrier(self) -> Option<String> {
        self.game().redo_barrier()
    }

    /// Another game that begins where this one was after so many steps.
    pub fn branch(self, step: usize) -> Option<Snapshot> {
        self.game().branch(step)
    }

    /// Tells what these steps of the history did; an empty range ends the animation.
    pub fn tell(self, steps: Range<usize>) {
        self.game().tell(steps);
    }

    /// Tells once more what was told last.
    pub fn tell_again(self) {
        self.tell(self.game().told());
    }

    /// Whether there is anything to tell once more, at a pace that tells anything.
    pub fn can_tell_again(self) -> bool {
        !self.game().told().is_empty() && self.clock.is_paced()
    }

    /// The game as it is kept.
    pub fn snapshot(self) -> Snapshot {
        self.game().snapshot()
    }

    /// The links to the game.
    pub fn links(self) -> Links {
        self.game().links()
    }

    /// Offers the game as a file, whether it could be saved or not.
    pub fn export(self) {
        self.game().export();
    }

    /// Where the rulebook speaks of what is going on.
    pub fn place_in_book(self) -> &'static str {
        self.game().place_in_book()
    }
}

/// Makes the game of a store known to everything that the frame draws.
pub fn provide_table<T: Scenes>(store: TableStore<T>) -> TableContext {
    let table = TableContext {
        locale: store.locale,
        title: T::title(store.locale),
        book: T::RULEBOOK,
        turns: T::TURNS,
        seats: store.seats(),
        watching: store.watching,
        coach: store.coach,
        autosave: store.autosave,
        notice: store.notice,
        clock: store.animation.clock,
        caption: store.animation.caption,
        awaited: store.animation.awaited,
        curtain: store.curtain,
        bots: store.bots,
        may_ask: store.hint.may_ask,
        hinting: Memo::new(move |_| store.hint.shown.read().is_some()),
        changed: Signal::derive(move || {
            store.ui.track();
            store.session.track();
        }),
        steps: Signal::derive(move || store.steps()),
        over: Signal::derive(move || store.is_over()),
        choices: Signal::derive(move || store.legal.with(Vec::len)),
        game: StoredValue::new(Arc::new(store)),
    };
    provide_context(table);
    table
}

/// The game on the screen, from any component of the frame.
pub fn use_table() -> TableContext {
    expect_context()
}
