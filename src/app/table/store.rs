//! One game on the screen: the session, what has been tapped, who may see what, and whether all is saved. Every input of
//! every kind ends in one of the methods of [`TableStore`]: playing is in [`play`](super::play), taking back in
//! [`undo`](super::undo).

use leptos::prelude::*;

use super::{
    animation::Animation,
    autosave::Autosave,
    bots::Bots,
    contract::{Action, Config, GameView, News, PlayedGame},
    hint::{Around, Hint, previewed},
    lesson::coach::Coach,
    links::Links,
    notice::Notice,
};
use crate::app::{
    board::face::Mood,
    shell::{files::download, text::Locale, when},
};
use crate::{
    rules::{Game, Pending, Seat, Viewer},
    session::{By, Snapshot, Step, Table},
};

/// The table on the screen. Copied freely: it holds only signals.
pub struct TableStore<T: PlayedGame> {
    /// The game as it is.
    pub game: RwSignal<Table<T::Rules>>,
    /// The game as it is shown: while something is told, as it was before that, so that nothing tells the end before the
    /// story does. Whoever only looks has asked for that end.
    pub session: Memo<Table<T::Rules>>,
    /// What has been tapped.
    pub ui: RwSignal<T::Ui>,
    /// Whose secrets are on the screen.
    pub revealed: RwSignal<Option<Seat>>,
    /// Keeps the save in step with the game.
    pub autosave: Autosave,
    /// A short message to the players, also read out.
    pub notice: RwSignal<Notice>,
    /// The place on the board that something beside it points at; empty if nothing does.
    pub pointed: RwSignal<String>,
    /// Nobody plays here: what can be done is to look.
    pub watching: bool,
    /// Whoever teaches here, if this is a lesson: nothing is played, but the coach hears what would be.
    pub coach: Option<Coach>,
    /// The language.
    pub locale: Locale,
    /// Whose decision waits behind the curtain, if it is closed: it always is before one who sits at another device. It never is
    /// while something is told.
    pub curtain: Memo<Option<Seat>>,
    /// The same while something is told: then the curtain is about to close.
    pub covered: Memo<Option<Seat>>,
    /// From where the game is seen now.
    pub viewer: Memo<Viewer>,
    /// What is seen.
    pub view: Memo<GameView<T>>,
    /// What may be done; nothing while the curtain is closed or something is told.
    pub legal: Memo<Vec<Action<T>>>,
    /// What is being told.
    pub animation: Animation<T>,
    /// The bots at the table.
    pub bots: Bots,
    /// How the end is taken in each seat, once it has been told; empty before.
    pub moods: Memo<Vec<Mood>>,
    /// What the coach says.
    pub hint: Hint<T>,
    /// What has been tapped, as the board shows it: while the coach speaks, as if its chosen way had been picked.
    pub seen_ui: Memo<T::Ui>,
}

impl<T: PlayedGame> Clone for TableStore<T> {
    fn clone(&self) -> TableStore<T> {
        *self
    }
}

impl<T: PlayedGame> Copy for TableStore<T> {}

/// The seat whose decision is due.
pub fn deciding<G: Game>(session: &Table<G>) -> Option<Seat> {
    match session.state().pending() {
        Pending::Decision { seat, .. } => Some(seat),
        Pending::Chance(_) | Pending::Over => None,
    }
}

/// The seat whose decision is due, or while chance decides, whose was the last.
pub fn acting<G: Game>(session: &Table<G>) -> Option<Seat> {
    let last = || session.history().iter().rev().find_map(Step::seat);
    deciding(session).or_else(|| last().filter(|_| !session.is_over()))
}

impl<T: PlayedGame> TableStore<T> {
    /// Puts a game on the screen, with the curtain closed.
    pub fn new(session: Table<T::Rules>, autosave: Autosave, locale: Locale) -> TableStore<T> {
        TableStore::made(session, autosave, locale, false, None)
    }

    /// Puts a game on the screen that is only looked at: as the table sees it, without a curtain.
    pub fn watching(session: Table<T::Rules>, autosave: Autosave, locale: Locale) -> TableStore<T> {
        TableStore::made(session, autosave, locale, true, None)
    }

    /// Puts a game on the screen that teaches: as the learner sees it, without a curtain.
    pub fn taught(
        session: Table<T::Rules>,
        autosave: Autosave,
        locale: Locale,
        coach: Coach,
    ) -> TableStore<T> {
        TableStore::made(session, autosave, locale, false, Some(coach))
    }

    fn made(
        session: Table<T::Rules>,
        autosave: Autosave,
        locale: Locale,
        watching: bool,
        coach: Option<Coach>,
    ) -> TableStore<T> {
        let alone = watching || coach.is_some();
        let (game, animation) = (RwSignal::new(session), Animation::new(!watching));
        let session = Memo::new_with_compare(
            move |_| {
                let game = game.read();
                let then = animation.history().filter(|_| !watching).and_then(|step| game.at(step));
                then.unwrap_or_else(|| game.clone())
            },
            |_, _| true,
        );
        let moods = Memo::new(move |_| session.with(moods));
        let (revealed, bots) = (RwSignal::new(None), Bots::new(game, alone));
        let covered = Memo::new(move |_| {
            let game = game.read();
            // A bot needs no curtain, and nobody sees with its eyes.
            let seat = deciding(&game).filter(|seat| game.bot(*seat).is_none())?;
            let covered = (game.has_secrets(seat) && !game.asks_openly()) || covers::<T>(&game);
            let covered = covered && revealed.get() != Some(seat);
            (!alone && (covered || game.is_away(seat))).then_some(seat)
        });
        // A story is told on the open table, and holds no secrets; the curtain comes after it.
        let curtain = Memo::new(move |_| covered.get().filter(|_| !animation.is_on()));
        let viewer = Memo::new(move |_| {
            let game = game.read();
            let deciding = coach.map_or_else(|| deciding(&game), |coach| Some(coach.learner));
            // An open question is answered before everybody.
            let open = coach.is_none() && game.asks_openly() && revealed.get() != deciding;
            // Alone with bots, after having said so, one sees the own hand at their turns, too.
            let alone = game.only_person().filter(|only| !watching && revealed.get() == Some(*only));
            game.viewer(match (deciding, covered.get()) {
                (Some(seat), None) if !watching && !open && (coach.is_some() || game.bot(seat).is_none()) => {
                    Viewer::Seat(seat)
                }
                _ => alone.map_or(Viewer::Table, Viewer::Seat),
            })
        });
        // After an action it is another one anyway.
        let view = Memo::new_with_compare(move |_| session.read().state().view(viewer.get()), |_, _| true);
        let legal = Memo::new(move |_| {
            let mut actions = Vec::new();
            let asks = !watching && covered.get().is_none() && !animation.is_on() && !bots.are_on();
            if asks && coach.is_none_or(|coach| coach.acts.get()) {
                game.read().state().actions(&mut actions);
            }
            actions
        });
        let (ui, notice) = (RwSignal::new(T::Ui::default()), RwSignal::new(Notice::None));
        let pointed = RwSignal::new(String::new());
        let hint = Hint::new(Around { game, viewer, legal, idle: alone });
        let seen_ui = Memo::new(move |_| {
            let ui = ui.get();
            match hint.shown.read().as_ref().and_then(|advice| advice.action()) {
                Some(action) => previewed::<T>(&game.read(), &ui, action),
                None => ui,
            }
        });
        TableStore {
            game,
            session,
            ui,
            revealed,
            autosave,
            notice,
            pointed,
            watching,
            coach,
            locale,
            curtain,
            covered,
            viewer,
            view,
            legal,
            animation,
            bots,
            moods,
            hint,
            seen_ui,
        }
    }

    /// Something beside the board points at a place on it, or at nothing any more: then the coach does, if there is one.
    pub fn point_at(self, place: String) {
        let place = match self.coach {
            Some(coach) if place.is_empty() => coach.place.get_value(),
            _ => place,
        };
        if self.pointed.with_untracked(|now| *now != place) {
            self.pointed.set(place);
        }
    }

    /// The config of the game.
    pub fn config(self) -> Config<T> {
        self.session.with_untracked(|session| session.state().config().clone())
    }

    /// Where the rulebook speaks of what is going on.
    pub fn place_in_book(self) -> &'static str {
        self.view.with_untracked(|view| self.ui.with_untracked(|ui| T::place_in_rulebook(view, ui)))
    }

    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.session.with_untracked(|session| session.state().seats())
    }

    /// How many steps have been played and told.
    pub fn steps(self) -> usize {
        self.session.with(|session| session.history().len())
    }

    /// Whether the game is over, and its end has been told.
    pub fn is_over(self) -> bool {
        self.session.with(Table::is_over)
    }

    /// The game as it is kept.
    pub fn snapshot(self) -> Snapshot {
        self.game.with_untracked(Table::snapshot)
    }

    /// Offers the game as a file, whether it could be saved or not.
    pub fn export(self) {
        download(&self.snapshot().export(&when::file_date()));
    }

    /// The links to the game.
    pub fn links(self) -> Links {
        self.game.with(|session| Links::of(session, T::title(self.locale)))
    }

    /// The players' names, by seat.
    pub fn name(self, seat: Seat) -> String {
        self.session.with(|session| {
            session.seats().get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
        })
    }
}

/// How the end of a game is taken, by seat.
fn moods<G: Game>(session: &Table<G>) -> Vec<Mood> {
    if !session.is_over() {
        return Vec::new();
    }
    let scores = session.scores();
    let won = |seat| scores.iter().any(|score| score.seat == seat && score.rank == 1);
    let mood = |seat| if won(seat) { Mood::Happy } else { Mood::Beat };
    Seat::first(session.state().seats()).map(mood).collect()
}

/// Whether the answer to what is asked now is a secret at this table.
pub(super) fn covers<T: PlayedGame>(session: &Table<T::Rules>) -> bool {
    session.viewer(Viewer::Table) == Viewer::Table && T::asks_in_secret(session.state())
}

/// The last own step of a seat.
fn last_step<G: Game>(session: &Table<G>, seat: Seat) -> Option<usize> {
    session.history().iter().rposition(|step| matches!(step.by, By::Seat(by) if by == seat))
}

/// Whether a seat has done anything in this game.
pub(super) fn has_acted<G: Game>(session: &Table<G>, seat: Seat) -> bool {
    last_step(session, seat).is_some()
}

/// What a player who comes back wants to know of what has been told; before the first own step all that others have done, or nothing.
pub(super) fn news_of<T: PlayedGame>(store: TableStore<T>, seat: Seat) -> Option<News> {
    store.session.with(|session| {
        let last = last_step(session, seat);
        let news = T::news(session, store.locale, seat, last.unwrap_or(0));
        (last.is_some() || !news.turns.is_empty()).then_some(news)
    })
}
