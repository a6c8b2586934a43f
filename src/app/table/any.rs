//! A desk without the types of its game. What the parts of the frame do with the game goes through [`AnyDesk`], so that they
//! are compiled once for all games. How a [`Desk`] does it is in `erased`: that is compiled for each.

use std::{ops::Range, rc::Rc};

use leptos::prelude::*;

use super::{
    contract::News, desk::Desk, keeper::Keeper, lesson::coach::Coach, lines::Line, scenes::Scenes,
    share::Links,
};
use crate::app::{
    shell::{files::download, text::Locale, when},
    table::rulebook::Book,
};
use crate::{
    app::dom::{El, View},
    rules::Seat,
    session::{Snapshot, Way},
};

/// A legal action.
pub struct Choice {
    /// Of which kind it is, if actions are grouped.
    pub heading: String,
    /// In words.
    pub text: String,
    /// A small picture.
    pub picture: Option<El>,
    /// Where on the board it would be.
    pub place: Option<String>,
    /// Selects it.
    pub choose: Box<dyn Fn()>,
}

/// What the frame does with a game.
pub trait Erased {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// See [`Desk::name`].
    fn name(&self, seat: Seat) -> String;
    /// See [`Desk::mark`].
    fn mark(&self, seat: Seat, size: u16) -> El;
    /// See [`Scenes::class`].
    fn class(&self, seat: Seat) -> &'static str;
    /// See [`Scenes::side`]: that of whoever decides, or 0.
    fn side(&self) -> u8;
    /// See [`Scenes::level`].
    fn level(&self, value: i32) -> String;
    /// See [`Scenes::landmark`].
    fn landmark(&self, size: u16) -> El;
    /// See [`Scenes::curtain`].
    fn curtain_picture(&self, seat: Seat) -> El;
    /// See [`Scenes::stage`].
    fn stage(&self) -> View;
    /// See [`Scenes::players`].
    fn players(&self) -> View;
    /// See [`Scenes::board`].
    fn board(&self) -> View;
    /// See [`Scenes::deck`].
    fn deck(&self, full: bool) -> View;
    /// See [`Scenes::deck_title`].
    fn deck_title(&self) -> &'static str;
    /// See [`Scenes::sheet`].
    fn sheet(&self) -> View;
    /// See [`Scenes::great_moment`].
    fn great_moment(&self) -> View;
    /// See [`Scenes::title`].
    fn title(&self) -> &'static str;
    /// See [`Scenes::BOOK`].
    fn book(&self) -> Book;
    /// See [`Scenes::place_in_book`].
    fn place_in_book(&self) -> &'static str;
    /// See [`TableGame::TURNS`].
    fn turns(&self) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// How much may be done.
    fn legal(&self) -> u32;
    /// Why undo, redo and the restart of the turn refuse, in this order; nothing for what can be done.
    fn back(&self) -> [Option<String>; 3];
    /// See [`Desk::travel`].
    fn travel(&self, way: Way);
    /// See [`Desk::redo`].
    fn redo(&self);
    /// The decision of that step in words, and why the game cannot go back to it, if it cannot.
    fn return_to(&self, step: usize) -> (String, Option<String>);
    /// Another game that begins where this one was after so many steps; see [`Table::branch`](crate::session::Table::branch).
    fn branch(&self, step: usize) -> Option<Snapshot>;
    /// See [`Desk::hide`].
    fn hide(&self);
    /// See [`Desk::can_tell_again`].
    fn can_tell_again(&self) -> bool;
    /// Whatever reads this is drawn anew when the game or what is tapped changes.
    fn track(&self);
    /// See [`Scenes::watched`].
    fn watched(&self) -> View;
    /// See [`Scenes::moment`].
    fn moment(&self) -> String;
    /// What a player who comes back wants to know; nothing before the first own step.
    fn news(&self, seat: Seat) -> Option<News>;
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// What happened from a step on, as it is seen now.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// The picture of an event, and where on the board it was.
    fn event(&self, at: (usize, usize)) -> (Option<El>, Option<String>);
    /// Every legal action.
    fn choices(&self) -> Vec<Choice>;
    /// The action that is written like this.
    fn choice(&self, notation: &str) -> Option<Choice>;
    /// The end of the game.
    fn end(&self, save: String, rematch: Callback<bool>, share: RwSignal<bool>) -> View;
    /// See [`Desk::reveal`].
    fn reveal(&self);
    /// See [`Desk::tell`].
    fn tell(&self, steps: Range<usize>);
    /// See [`Desk::tell_again`].
    fn tell_again(&self);
    /// See [`Table::is_away`](crate::session::Table::is_away).
    fn is_away(&self, seat: Seat) -> bool;
    /// See [`Desk::sit`].
    fn sit(&self, here: &[bool]);
    /// The links to the game.
    fn links(&self) -> Links;
    /// The game as it is kept.
    fn snapshot(&self) -> Snapshot;
    /// Goes on from that record, if it is a game.
    fn go_on(&self, record: &str) -> bool;
}

/// A desk without its types. What lies on every desk is here as well.
#[derive(Clone, Copy)]
pub struct AnyDesk {
    game: StoredValue<Rc<dyn Erased>, LocalStorage>,
    /// See [`Desk::keeper`].
    pub keeper: Keeper,
    /// See [`Desk::notice`].
    pub notice: RwSignal<String>,
    /// See [`Desk::pointed`].
    pub pointed: RwSignal<String>,
    /// See [`Desk::coach`].
    pub coach: Option<Coach>,
    /// See [`Desk::locale`].
    pub locale: Locale,
    /// See [`Desk::watching`].
    pub watching: bool,
    /// See [`Desk::curtain`].
    pub curtain: Memo<Option<Seat>>,
    /// The beat that is being told.
    pub beat: RwSignal<Option<usize>>,
}

impl AnyDesk {
    /// What is the game's own.
    pub fn game(self) -> Rc<dyn Erased> {
        self.game.get_value()
    }

    /// See [`Desk::name`].
    pub fn name(self, seat: Seat) -> String {
        self.game().name(seat)
    }

    /// See [`Desk::mark`].
    pub fn mark(self, seat: Seat, size: u16) -> El {
        self.game().mark(seat, size)
    }

    /// Offers the game as a file, whether it could be saved or not.
    pub fn export(self) {
        download(&self.game().snapshot().export(&when::file_date()));
    }

    /// See [`Desk::point_at`].
    pub fn point_at(self, place: String) {
        point_at(self.pointed, self.coach, place);
    }
}

/// Something beside the board points at a place on it, or at nothing any more: then the coach does, if there is one.
pub(super) fn point_at(pointed: RwSignal<String>, coach: Option<Coach>, place: String) {
    let place = match coach {
        Some(coach) if place.is_empty() => coach.place.get_value(),
        _ => place,
    };
    if pointed.with_untracked(|now| *now != place) {
        pointed.set(place);
    }
}

impl<T: Scenes> Desk<T> {
    /// The desk without its types.
    pub fn any(self) -> AnyDesk {
        AnyDesk {
            game: StoredValue::new_local(Rc::new(self)),
            keeper: self.keeper,
            notice: self.notice,
            pointed: self.pointed,
            coach: self.coach,
            locale: self.locale,
            watching: self.watching,
            curtain: self.curtain,
            beat: self.telling.clock.at,
        }
    }
}
