//! Playing: what a player does to the interface becomes an action; that is saved, the curtain closes, and it is told.

use std::ops::Range;

use leptos::prelude::*;

use super::{
    contract::{Action, Caption, Event, PlayedGame},
    notice::Notice,
    store::{TableStore, covers, deciding},
};
use crate::{
    app::shell::storage,
    rules::{Game, Seat},
    session::{self, Level, Step, Table},
};

impl<T: PlayedGame> TableStore<T> {
    /// Handles what a player did to the interface.
    pub fn send(self, msg: T::Msg) {
        if self.curtain.get_untracked().is_some()
            || self.is_asleep()
            || self.bots.are_on_untracked()
            || (self.watching && !T::only_looks(msg))
        {
            return;
        }
        if let Some(coach) = self.coach.filter(|coach| !coach.acts.get_untracked() && !T::only_looks(msg)) {
            return coach.tried.set(Some(String::new()));
        }
        self.point_at(String::new());
        if !T::only_looks(msg) {
            self.hint.close();
        }
        let mut ui = self.ui.get_untracked();
        let (action, refusal) = self.game.with_untracked(|session| {
            let action = T::update(&mut ui, msg, session);
            (action, T::refusal(&ui, session, self.locale))
        });
        // What was said before is about what was done before.
        self.notice.set(Notice::refusal(refusal));
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
        if !self.may_play() || self.bots.are_on_untracked() {
            return;
        }
        self.bots.watch();
        if let Some(steps) = self.play_and_pass(action) {
            self.tell_of(steps, true);
        }
    }

    /// Plays what a bot has decided. It is told like any decision, unless what bots do is being skipped.
    pub(super) fn play_for_bot(self, action: Action<T>) {
        if !self.may_play() || !self.bots.are_on_untracked() {
            return;
        }
        let Some(steps) = self.play_and_pass(action) else { return };
        let Some(from) = self.bots.skipping.get_untracked() else {
            self.bots.telling.set(true);
            return self.tell_of(steps, true);
        };
        if !self.bots.are_on_untracked() {
            self.bots.skipping.set(None);
            self.bots.skipped.set(Some(from..steps.end));
        }
    }

    /// Plays a decision, with what need not be asked after it; gives the steps of both.
    fn play_and_pass(self, action: Action<T>) -> Option<Range<usize>> {
        let mut session = self.game.get_untracked();
        let before = session.history().len();
        session.play(action).ok()?;
        self.pass(&mut session);
        let after = session.history().len();
        self.change(session);
        Some(before..after)
    }

    /// Plays on for whoever has decided, as long as there is nothing to ask them; and for others at this device who have said
    /// before what they would answer to an open question.
    fn pass(self, session: &mut Table<T::Rules>) {
        let (ui, actor) = (self.ui.get_untracked(), self.session.with_untracked(deciding));
        while let Some(next) = T::passes_at(&ui, session) {
            let seat = deciding(session);
            let played = if seat == actor {
                session.play(next)
            } else if session.asks_openly() && seat.is_some_and(|seat| is_here(session, seat)) {
                session.answer_for(next)
            } else {
                return;
            };
            if played.is_err() {
                return;
            }
        }
    }

    /// Whether anything may be played here now.
    pub(super) fn may_play(self) -> bool {
        !self.is_asleep() && !self.watching && self.coach.is_none() && self.autosave.may_play()
    }

    /// Whether something is being told: then nothing can be done but to end that.
    pub(super) fn is_asleep(self) -> bool {
        self.animation.clock.at.with_untracked(Option::is_some)
    }

    /// Another moment of the game is looked at.
    pub fn show(self, session: Table<T::Rules>) {
        self.point_at(String::new());
        self.hint.close();
        self.game.set(session);
    }

    /// The game has become another one: that is saved first, and whoever decides next is asked for.
    pub(super) fn change(self, session: Table<T::Rules>) {
        self.hint.close();
        self.autosave.save(session.snapshot());
        let actor = self.game.with_untracked(|game| self.is_there(game));
        // What is answered in secret is asked of one who has said that they are there.
        let handed = !covers::<T>(&session) || self.game.with_untracked(was_covered::<T>);
        let next = still_there(actor, deciding(&session)).filter(|_| handed);
        // Who is left alone with bots has to say so once.
        let alone = session.only_person().filter(|only| self.revealed.get_untracked() == Some(*only));
        self.revealed.set(next.or(alone));
        self.ui.set(self.ui.with_untracked(T::kept));
        self.notice.set(Notice::None);
        self.point_at(String::new());
        self.game.set(session);
        // What was being told is no longer so.
        self.tell(0..0);
    }

    /// Who has just acted with their secrets on the screen: not one for whom a bot plays. Whoever answered an open question needed
    /// not show any.
    fn is_there(self, game: &Table<T::Rules>) -> Option<Seat> {
        let seat = deciding(game).filter(|seat| game.bot(*seat).is_none())?;
        // While something is told the curtain is about to close.
        if self.covered.get_untracked().is_some() {
            return None;
        }
        (!game.asks_openly() || self.revealed.get_untracked() == Some(seat)).then_some(seat)
    }

    /// The curtain opens for the seat whose decision is due.
    pub fn reveal(self) {
        let seat = self.game.with_untracked(deciding);
        self.hint.close();
        self.ui.set(self.ui.with_untracked(T::kept));
        self.revealed.set(seat);
    }

    /// In a game by link: tells whoever comes back to it all that has happened since their last step.
    pub fn catch_up(self) {
        let since = self.game.with_untracked(|session| {
            let by_link = session.options().by_link;
            let seat = deciding(session).filter(|seat| by_link && !session.is_away(*seat))?;
            let own = session.history().iter().rposition(|step| step.seat() == Some(seat));
            Some(own.map_or(0, |own| own + 1)..session.history().len())
        });
        if let Some(steps) = since {
            self.tell(steps);
        }
    }

    /// From the next decision on a bot plays for this seat, or a person.
    pub fn hand_over(self, seat: Seat, bot: Option<Level>) {
        if !self.autosave.may_play() {
            return;
        }
        let mut session = self.game.get_untracked();
        session.hand_over(seat, bot);
        self.bots.watch();
        self.change(session);
    }

    /// The players have decided which seats sit at this device.
    pub fn sit(self, here: &[bool]) {
        let mut session = self.game.get_untracked();
        session.sit(here);
        self.autosave.save(session.snapshot());
        self.game.set(session);
    }

    /// The page went out of sight: private things go with it, and so does a message, which may name a card of the hand.
    pub fn hide(self) {
        self.hint.close();
        self.revealed.set(None);
        self.notice.set(Notice::None);
        self.ui.set(self.ui.with_untracked(T::kept));
        self.animation.clock.end();
    }

    /// Goes on from that record, if it is a game.
    pub fn go_on(self, record: &str) -> bool {
        let Ok(table) = session::load(record.as_bytes(), storage::entropy()) else { return false };
        self.hide();
        self.bots.watch();
        self.game.set(table);
        self.tell(0..0);
        true
    }

    /// Tells what these steps of the game's history did, as far as the present viewer may know. An empty range ends the
    /// animation.
    pub fn tell(self, steps: Range<usize>) {
        self.tell_of(steps, false);
    }

    /// The same; as it happens, it waits where somebody at this device shall press a button.
    fn tell_of(self, steps: Range<usize>, happens: bool) {
        let (viewer, from) = (self.viewer.get_untracked(), steps.start);
        let (animation, captions, awaited, owners) = self.game.with_untracked(|session| {
            let told: &[Step<T::Rules>] = session.history().get(steps.clone()).unwrap_or_default();
            let events = told.iter().enumerate().flat_map(|(number, step)| {
                let seen = |event: &Event<T>| Some((from + number, session.witness(event, viewer)?));
                step.events.iter().filter_map(seen).collect::<Vec<_>>()
            });
            let (owners, events): (Vec<usize>, Vec<Event<T>>) = events.unzip();
            let before = session.state_at(from).filter(|_| !events.is_empty());
            let animation = before.map(|before| T::animate(&before, events)).unwrap_or_default();
            let captions = T::captions(session, self.locale, &animation);
            let here = |one: &Caption| happens && one.seat.is_none_or(|seat| is_here(session, seat));
            let awaited = |step| T::awaits(session, self.locale, step).filter(here);
            let awaited = animation.iter().map(awaited).collect();
            (animation, captions, awaited, owners)
        });
        self.animation.begin(steps, animation, captions, awaited, |step| {
            owners.get(T::event(step)).copied().unwrap_or(from)
        });
    }
}

/// Whether a person plays for that seat at this device.
fn is_here<G: Game>(game: &Table<G>, seat: Seat) -> bool {
    !game.is_away(seat) && game.bot(seat).is_none()
}

/// Whether whoever decides has secrets that a curtain was opened for, be it that an open question came between.
fn was_covered<T: PlayedGame>(game: &Table<T::Rules>) -> bool {
    covers::<T>(game) || game.asks_openly() && deciding(game).is_some_and(|seat| game.has_secrets(seat))
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
