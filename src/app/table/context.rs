//! The game on the screen as the frame knows it: signals, callbacks and plain data, without the game's types. Bar, log, curtain,
//! end, replay and lesson ask for it with [`use_table`], so they are compiled once, and not once for each game.

use std::ops::Range;

use leptos::prelude::*;

use super::{
    animation::Clock,
    autosave::Autosave,
    contract::{Caption, News},
    lesson::coach::Coach,
    lines::Line,
    links::Links,
    outcome::{Outcome, outcome},
    rulebook::Rulebook,
    scenes::Scenes,
    store::{TableStore, news_of},
};
use crate::{
    app::shell::text::Locale,
    rules::Seat,
    session::{Snapshot, Way},
};

/// The game on the screen. Copied freely: it holds only signals and callbacks.
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
    pub notice: RwSignal<String>,
    /// Where the animation is.
    pub clock: Clock,
    /// What is said of what is being told.
    pub caption: Memo<Option<Caption>>,
    /// Whose decision waits behind the curtain, if it is closed.
    pub curtain: Memo<Option<Seat>>,
    /// Heard whenever the game changes, or what has been tapped.
    pub changed: Signal<()>,
    /// How many steps have been played.
    pub steps: Signal<usize>,
    /// Whether the game is over.
    pub over: Signal<bool>,
    /// How many actions are legal.
    pub choices: Signal<usize>,
    /// What it looks like.
    pub look: Look,
    /// What it says.
    pub words: Words,
    /// What can be done with it.
    pub moves: Moves,
}

/// What a game looks like.
#[derive(Clone, Copy)]
pub struct Look {
    mark: Callback<(Seat, u16), AnyView>,
    class: Callback<Seat, &'static str>,
    /// The board.
    pub board: Callback<(), AnyView>,
    /// The players' panels.
    pub players: Callback<(), AnyView>,
    /// Prompt, controls, hand.
    pub sheet: Callback<(), AnyView>,
    /// Stacks, stocks and discards: in full or in short.
    pub deck: Callback<bool, AnyView>,
    /// The board as everybody sees it, to look at while the curtain is closed.
    pub stage: Callback<(), AnyView>,
    /// The picture on the curtain before that seat's decision.
    pub curtain: Callback<Seat, AnyView>,
    /// A moment that takes the whole screen.
    pub great_moment: Callback<(), AnyView>,
    /// In a replay: what there is to see beside board, players and log.
    pub watched: Callback<(), AnyView>,
    /// The end of the game, once it is over.
    pub outcome: Callback<(), Outcome>,
    /// The mark of a team.
    pub team_mark: fn(usize) -> AnyView,
    /// The picture of what is marked in the course of the game.
    pub landmark: fn(u16) -> AnyView,
}

/// What a game says.
#[derive(Clone, Copy)]
pub struct Words {
    name: Callback<Seat, String>,
    lines: Callback<usize, Vec<Line>>,
    log: Callback<(), Vec<Line>>,
    /// What there is to see of a line: its picture, and its place on the board.
    pub illustration: Callback<(usize, usize), Illustration>,
    /// What a player who comes back wants to know; nothing before their first step.
    pub news: Callback<Seat, Option<News>>,
    away: Callback<Seat, bool>,
    by_link: Callback<(), bool>,
    /// Where in its turn the game stands.
    pub moment: Callback<(), String>,
    /// What stacks, stocks and discards are called.
    pub deck_title: &'static str,
    /// Where the rulebook speaks of what is going on.
    pub place_in_book: Callback<(), &'static str>,
}

/// A picture of what happened, and where on the board it did.
#[derive(Default)]
pub struct Illustration {
    /// The picture.
    pub picture: Option<AnyView>,
    /// The place, by the name that the board has for it.
    pub place: Option<String>,
}

/// What can be done with a game, whichever it is.
#[derive(Clone, Copy)]
pub struct Moves {
    travel: Callback<Way>,
    barrier: Callback<Way, Option<String>>,
    redo: Callback<()>,
    redo_barrier: Callback<(), Option<String>>,
    branch: Callback<usize, Option<Snapshot>>,
    /// The curtain opens.
    pub reveal: Callback<()>,
    /// All legal actions, as the list of actions shows them; reactive.
    pub actions: Callback<(), Vec<ListedAction>>,
    /// Selects an action of that list by its number.
    pub pick: Callback<usize>,
    point_at: Callback<String>,
    tell: Callback<Range<usize>>,
    told: Callback<(), Range<usize>>,
    snapshot: Callback<(), Snapshot>,
    links: Callback<(), Links>,
    export: Callback<()>,
    /// Goes on from a record, if it is a game.
    pub go_on: Callback<String, bool>,
    /// Which seats sit at this device.
    pub sit: Callback<Vec<bool>>,
}

/// An action of the list of all.
pub struct ListedAction {
    /// What it stands under; empty for nothing.
    pub heading: String,
    /// In words.
    pub text: String,
    /// A small picture.
    pub picture: Option<AnyView>,
    /// Where it would be.
    pub place: String,
}

impl TableContext {
    /// The mark of a seat: emblem and colour.
    pub fn mark(self, seat: Seat, size: u16) -> AnyView {
        self.look.mark.run((seat, size))
    }

    /// The class that brings a seat's colours and pattern.
    pub fn class(self, seat: Seat) -> &'static str {
        self.look.class.run(seat)
    }

    /// A player's name.
    pub fn name(self, seat: Seat) -> String {
        self.words.name.run(seat)
    }

    /// Whether a seat is at another device.
    pub fn is_away(self, seat: Seat) -> bool {
        self.words.away.run(seat)
    }

    /// Whether it is played by link.
    pub fn is_by_link(self) -> bool {
        self.words.by_link.run(())
    }

    /// What happened from a step on, as it is seen now.
    pub fn lines(self, from: usize) -> Vec<Line> {
        self.words.lines.run(from)
    }

    /// The log, as it is seen now, oldest line first.
    pub fn log(self) -> Vec<Line> {
        self.words.log.run(())
    }

    /// Something points at a place on the board, or at nothing any more.
    pub fn point_at(self, place: String) {
        self.moves.point_at.run(place);
    }

    /// Takes back what was decided, that far, or says why not.
    pub fn travel(self, way: Way) {
        self.moves.travel.run(way);
    }

    /// Why it cannot be taken back that far; nothing if it can.
    pub fn barrier(self, way: Way) -> Option<String> {
        self.moves.barrier.run(way)
    }

    /// Plays again what was taken back.
    pub fn redo(self) {
        self.moves.redo.run(());
    }

    /// Why nothing can be played again; nothing if it can.
    pub fn redo_barrier(self) -> Option<String> {
        self.moves.redo_barrier.run(())
    }

    /// Another game that begins where this one was after so many steps.
    pub fn branch(self, step: usize) -> Option<Snapshot> {
        self.moves.branch.run(step)
    }

    /// Tells what these steps of the history did; an empty range ends the animation.
    pub fn tell(self, steps: Range<usize>) {
        self.moves.tell.run(steps);
    }

    /// Tells once more what was told last.
    pub fn tell_again(self) {
        self.tell(self.moves.told.run(()));
    }

    /// Whether there is anything to tell once more, at a pace that tells anything.
    pub fn can_tell_again(self) -> bool {
        !self.moves.told.run(()).is_empty() && self.clock.is_paced()
    }

    /// The game as it is kept.
    pub fn snapshot(self) -> Snapshot {
        self.moves.snapshot.run(())
    }

    /// The links to the game.
    pub fn links(self) -> Links {
        self.moves.links.run(())
    }

    /// Offers the game as a file, whether it could be saved or not.
    pub fn export(self) {
        self.moves.export.run(());
    }

    /// Where the rulebook speaks of what is going on.
    pub fn place_in_book(self) -> &'static str {
        self.words.place_in_book.run(())
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
        curtain: store.curtain,
        changed: Signal::derive(move || {
            store.ui.track();
            store.session.track();
        }),
        steps: Signal::derive(move || store.steps()),
        over: Signal::derive(move || store.is_over()),
        choices: Signal::derive(move || store.legal.with(Vec::len)),
        look: look(store),
        words: words(store),
        moves: moves(store),
    };
    provide_context(table);
    table
}

/// The game on the screen, from any component of the frame.
pub fn use_table() -> TableContext {
    expect_context()
}

fn look<T: Scenes>(store: TableStore<T>) -> Look {
    Look {
        mark: Callback::new(move |(seat, size)| store.mark(seat, size)),
        class: Callback::new(move |seat| store.class(seat)),
        board: Callback::new(move |()| T::board(store)),
        players: Callback::new(move |()| T::players(store)),
        sheet: Callback::new(move |()| T::sheet(store)),
        deck: Callback::new(move |full| T::deck(store, full)),
        stage: Callback::new(move |()| T::stage(store)),
        curtain: Callback::new(move |seat| T::curtain(store, seat)),
        great_moment: Callback::new(move |()| T::great_moment(store)),
        watched: Callback::new(move |()| T::watched(store)),
        outcome: Callback::new(move |()| {
            store.session.with_untracked(|session| outcome::<T>(session, store.locale))
        }),
        team_mark: T::team_mark,
        landmark: T::landmark,
    }
}

fn words<T: Scenes>(store: TableStore<T>) -> Words {
    let l = store.locale;
    let illustration = move |at| {
        store.event_at(at).map_or_else(Illustration::default, |event| Illustration {
            picture: T::event_picture(&event),
            place: T::event_place(&event),
        })
    };
    Words {
        name: Callback::new(move |seat| store.name(seat)),
        lines: Callback::new(move |from| store.lines(from)),
        log: Callback::new(move |()| store.log()),
        illustration: Callback::new(illustration),
        news: Callback::new(move |seat| news_of(store, seat)),
        away: Callback::new(move |seat| store.session.with(|session| session.is_away(seat))),
        by_link: Callback::new(move |()| store.session.with(|session| session.options().by_link)),
        moment: Callback::new(move |()| store.session.with(|session| T::moment(session, l))),
        deck_title: T::deck_title(l),
        place_in_book: Callback::new(move |()| store.place_in_book()),
    }
}

fn moves<T: Scenes>(store: TableStore<T>) -> Moves {
    let pick = move |number: usize| {
        let action = store.legal.with_untracked(|legal| legal.get(number).copied());
        if let Some(action) = action {
            store.send(T::pick(action));
        }
    };
    Moves {
        travel: Callback::new(move |way| store.travel(way)),
        barrier: Callback::new(move |way| store.barrier(way)),
        redo: Callback::new(move |()| store.redo()),
        redo_barrier: Callback::new(move |()| store.redo_barrier()),
        branch: Callback::new(move |step| store.branch(step)),
        reveal: Callback::new(move |()| store.reveal()),
        actions: Callback::new(move |()| listed(store)),
        pick: Callback::new(pick),
        point_at: Callback::new(move |place| store.point_at(place)),
        tell: Callback::new(move |steps| store.tell(steps)),
        told: Callback::new(move |()| store.animation.last()),
        snapshot: Callback::new(move |()| store.snapshot()),
        links: Callback::new(move |()| store.links()),
        export: Callback::new(move |()| store.export()),
        go_on: Callback::new(move |record: String| store.go_on(&record)),
        sit: Callback::new(move |here: Vec<bool>| store.sit(&here)),
    }
}

/// All legal actions.
fn listed<T: Scenes>(store: TableStore<T>) -> Vec<ListedAction> {
    let (l, legal) = (store.locale, store.legal.get());
    store.session.with_untracked(|session| {
        let one = |action| ListedAction {
            heading: T::heading(session, l, action),
            text: T::describe(session, l, action),
            picture: T::action_picture(session, action),
            place: T::action_place(session, action).unwrap_or_default(),
        };
        legal.into_iter().map(one).collect()
    })
}
