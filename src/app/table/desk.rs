//! One game on the screen: the session, what has been tapped, who may see what, and whether all is saved. Every input of
//! every kind ends in one of the methods of [`Desk`].

use leptos::prelude::*;

use super::{
    contract::{Action, Config, GameView, PlayedGame},
    keeper::Keeper,
    lesson::coach::Coach,
    links::Links,
    telling::Telling,
};
use crate::app::shell::{files::download, text::Locale, when};
use crate::{
    rules::{Game, Pending, Seat, Viewer},
    session::{Snapshot, Table, Way},
};

/// The table on the screen. Copied freely: it holds only signals.
pub struct Desk<T: PlayedGame> {
    /// The game.
    pub session: RwSignal<Table<T::Rules>>,
    /// What has been tapped.
    pub ui: RwSignal<T::Ui>,
    /// Whose secrets are on the screen.
    pub revealed: RwSignal<Option<Seat>>,
    /// Keeps the save in step with the game.
    pub keeper: Keeper,
    /// A short message to the players, also read out.
    pub notice: RwSignal<String>,
    /// The place on the board that something beside it points at; empty if nothing does.
    pub pointed: RwSignal<String>,
    /// Nobody plays here: what can be done is to look.
    pub watching: bool,
    /// Whoever teaches here, if this is a lesson: nothing is played, but the coach hears what would be.
    pub coach: Option<Coach>,
    /// The language.
    pub locale: Locale,
    /// Whose decision waits behind the curtain, if it is closed: it always is before one who sits at another device.
    pub curtain: Memo<Option<Seat>>,
    /// From where the game is seen now.
    pub viewer: Memo<Viewer>,
    /// What is seen.
    pub view: Memo<GameView<T>>,
    /// What may be done; nothing while the curtain is closed.
    pub legal: Memo<Vec<Action<T>>>,
    /// What is being told.
    pub telling: Telling<T>,
}

impl<T: PlayedGame> Clone for Desk<T> {
    fn clone(&self) -> Desk<T> {
        *self
    }
}

impl<T: PlayedGame> Copy for Desk<T> {}

/// The seat whose decision is due.
pub fn deciding<G: Game>(session: &Table<G>) -> Option<Seat> {
    match session.state().pending() {
        Pending::Decision { seat, .. } => Some(seat),
        Pending::Chance(_) | Pending::Over => None,
    }
}

impl<T: PlayedGame> Desk<T> {
    /// Puts a game on the screen, with the curtain closed.
    pub fn new(session: Table<T::Rules>, keeper: Keeper, locale: Locale) -> Desk<T> {
        Desk::made(session, keeper, locale, false, None)
    }

    /// Puts a game on the screen that is only looked at: as the table sees it, without a curtain.
    pub fn watching(session: Table<T::Rules>, keeper: Keeper, locale: Locale) -> Desk<T> {
        Desk::made(session, keeper, locale, true, None)
    }

    /// Puts a game on the screen that teaches: as the learner sees it, without a curtain.
    pub fn taught(session: Table<T::Rules>, keeper: Keeper, locale: Locale, coach: Coach) -> Desk<T> {
        Desk::made(session, keeper, locale, false, Some(coach))
    }

    fn made(
        session: Table<T::Rules>,
        keeper: Keeper,
        locale: Locale,
        watching: bool,
        coach: Option<Coach>,
    ) -> Desk<T> {
        let alone = watching || coach.is_some();
        let session = RwSignal::new(session);
        let revealed = RwSignal::new(None);
        let curtain = Memo::new(move |_| {
            let session = session.read();
            let seat = deciding(&session)?;
            let covered = session.has_secrets(seat) || covers::<T>(&session);
            let covered = covered && revealed.get() != Some(seat);
            (!alone && (covered || session.is_away(seat))).then_some(seat)
        });
        let viewer = Memo::new(move |_| {
            let session = session.read();
            let deciding = coach.map_or_else(|| deciding(&session), |coach| Some(coach.learner));
            session.viewer(match (deciding, curtain.get()) {
                (Some(seat), None) if !watching => Viewer::Seat(seat),
                _ => Viewer::Table,
            })
        });
        // After an action it is another one anyway.
        let view = Memo::new_with_compare(move |_| session.read().state().view(viewer.get()), |_, _| true);
        let legal = Memo::new(move |_| {
            let mut actions = Vec::new();
            if !watching && curtain.get().is_none() && coach.is_none_or(|coach| coach.acts.get()) {
                session.read().state().actions(&mut actions);
            }
            actions
        });
        let (ui, notice) = (RwSignal::new(T::Ui::default()), RwSignal::new(String::new()));
        let (telling, pointed) = (Telling::new(), RwSignal::new(String::new()));
        Desk {
            session,
            ui,
            revealed,
            keeper,
            notice,
            pointed,
            watching,
            coach,
            locale,
            curtain,
            viewer,
            view,
            legal,
            telling,
        }
    }

    /// Handles what a player did to the interface.
    pub fn send(self, msg: T::Msg) {
        if self.curtain.get_untracked().is_some() || (self.watching && !T::only_looks(msg)) {
            return;
        }
        if let Some(coach) = self.coach.filter(|coach| !coach.acts.get_untracked() && !T::only_looks(msg)) {
            return coach.tried.set(Some(String::new()));
        }
        self.point_at(String::new());
        let mut ui = self.ui.get_untracked();
        let (action, refusal) = self.session.with_untracked(|session| {
            let action = T::update(&mut ui, msg, session);
            (action, T::refusal(&ui, session, self.locale))
        });
        // What was said before is about what was done before.
        self.notice.set(refusal.unwrap_or_default());
        if ui != self.ui.get_untracked() {
            self.ui.set(ui);
        }
        if let Some(action) = action {
            self.play(action);
        }
    }

    /// Plays a decision. It is saved before anything else can be done.
    pub fn play(self, action: Action<T>) {
        if let Some(coach) = self.coach {
            return coach.tried.set(Some(action.to_string()));
        }
        if !self.may_play() {
            return;
        }
        let mut session = self.session.get_untracked();
        let before = session.history().len();
        if session.play(action).is_ok() {
            let after = session.history().len();
            self.change(session);
            self.tell(before..after);
        }
    }

    /// Plays again what was taken back.
    pub fn redo(self) {
        if !self.may_play() {
            return;
        }
        let mut session = self.session.get_untracked();
        match session.redo() {
            Ok(_) => {
                self.change(session);
                self.notice.set(crate::t!(self.locale, table::redone).to_owned());
            }
            Err(_) => self.notice.set(crate::t!(self.locale, table::redo_nothing).to_owned()),
        }
    }

    /// Takes back what was decided, that far, or says why not.
    pub fn travel(self, way: Way) {
        if !self.may_play() {
            return;
        }
        let mut session = self.session.get_untracked();
        match session.moment().left(way) {
            Ok(length) => {
                session.back_to(length);
                self.change(session);
                self.notice.set(crate::t!(self.locale, table::undone).to_owned());
            }
            Err(why) => self.notice.set(super::undo_words(self.locale, session.seats(), why)),
        }
    }

    fn may_play(self) -> bool {
        !self.watching && self.coach.is_none() && self.keeper.may_play()
    }

    /// Another moment of the game is looked at.
    pub fn show(self, session: Table<T::Rules>) {
        self.point_at(String::new());
        self.session.set(session);
    }

    /// Something beside the board points at a place on it, or at nothing any more.
    pub fn point_at(self, place: String) {
        super::any::point_at(self.pointed, self.coach, place);
    }

    fn change(self, session: Table<T::Rules>) {
        self.keeper.save(session.snapshot());
        let actor = self.session.with_untracked(deciding).filter(|_| self.curtain.get_untracked().is_none());
        // What is answered in secret is asked of one who has said that they are there.
        let handed = !covers::<T>(&session) || self.session.with_untracked(covers::<T>);
        self.revealed.set(still_there(actor, deciding(&session)).filter(|_| handed));
        self.ui.set(self.ui.with_untracked(T::kept));
        self.notice.set(String::new());
        self.point_at(String::new());
        self.session.set(session);
        // What was being told is no longer so.
        self.tell(0..0);
    }

    /// The curtain opens for the seat whose decision is due.
    pub fn reveal(self) {
        let seat = self.session.with_untracked(deciding);
        self.ui.set(T::Ui::default());
        self.revealed.set(seat);
    }

    /// In a game by link: tells whoever comes back to it all that has happened since their last step.
    pub fn catch_up(self) {
        let since = self.session.with_untracked(|session| {
            let by_link = session.options().by_link;
            let seat = deciding(session).filter(|seat| by_link && !session.is_away(*seat))?;
            let own = session.history().iter().rposition(|step| step.seat() == Some(seat));
            Some(own.map_or(0, |own| own + 1)..session.history().len())
        });
        if let Some(steps) = since {
            self.tell(steps);
        }
    }

    /// The players have decided which seats sit at this device.
    pub fn sit(self, here: &[bool]) {
        let mut session = self.session.get_untracked();
        session.sit(here);
        self.keeper.save(session.snapshot());
        self.session.set(session);
    }

    /// The page went out of sight: private things go with it, and so does a message, which may name a card of the hand.
    pub fn hide(self) {
        self.revealed.set(None);
        self.notice.set(String::new());
        self.ui.set(T::Ui::default());
        self.telling.clock.end();
    }

    /// The config of the game.
    pub fn config(self) -> Config<T> {
        self.session.with_untracked(|session| session.state().config().clone())
    }

    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.session.with_untracked(|session| session.state().seats())
    }

    /// How many steps have been played.
    pub fn steps(self) -> usize {
        self.session.with(|session| session.history().len())
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        self.session.with(Table::is_over)
    }

    /// The game as it is kept.
    pub fn snapshot(self) -> Snapshot {
        self.session.with_untracked(Table::snapshot)
    }

    /// Offers the game as a file, whether it could be saved or not.
    pub fn export(self) {
        download(&self.snapshot().export(&when::file_date()));
    }

    /// The links to the game.
    pub fn links(self) -> Links {
        self.session.with(|session| Links::of(session, T::title(self.locale)))
    }

    /// The players' names, by seat.
    pub fn name(self, seat: Seat) -> String {
        self.session.with(|session| {
            session.seats().get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
        })
    }
}

/// Whether the answer to what is asked now is a secret at this table.
fn covers<T: PlayedGame>(session: &Table<T::Rules>) -> bool {
    !session.options().open_hands && T::asks_in_secret(session.state())
}

/// Who need not say again that they are there: whoever has just acted, uncovered, and decides next as well. For everybody
/// else the curtain closes, even for one who was there before somebody without a hand had a turn in between.
fn still_there(actor: Option<Seat>, next: Option<Seat>) -> Option<Seat> {
    next.filter(|_| next == actor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_acts_twice_running_stays_uncovered() {
        let [aki, ben] = [Seat::new(0), Seat::new(1)].map(Some);
        assert_eq!(still_there(aki, aki), aki);
        assert_eq!(still_there(aki, ben), None);
        // Ben has no hand, so there was no curtain before him; Aki's is not his to see.
        assert_eq!(still_there(ben, aki), None);
        // Taken back from behind the curtain: it stays closed, whoever decides.
        assert_eq!(still_there(None, aki), None);
        assert_eq!(still_there(aki, None), None);
    }
}
