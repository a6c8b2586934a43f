//! A bot's turn: it is asked as soon as its decision is due, while what came before is still being told; what it answers is
//! played when that has been told and it was seen to think for a moment.

use std::time::Duration;

use leptos::{prelude::*, task::spawn_local};

use super::Bots;
use crate::{
    app::{
        shell::{effect::effect, settings::use_pace, storage, thinker::Silence},
        table::{
            contract::{Action, PlayedGame},
            store::TableStore,
        },
    },
    bots::{About, Ask, Effort, simple},
    rules::{Game, Seat},
    session::Level,
};

/// As long a bot is seen to think at the normal pace, in milliseconds: what flickers is not understood.
const BEAT: f64 = 400.0;

/// Asks bots when they have to decide, and plays what they answer, as long as the present owner lives.
pub fn play_bots<T: PlayedGame>(store: TableStore<T>) {
    let (bots, pace) = (store.bots, use_pace());
    let answer = RwSignal::new(None::<Action<T>>);
    // Since when the bot has been seen to think; infinite while something is being told.
    let since = StoredValue::new(0.0);
    let needed = Memo::new(move |_| bots.sit_here() && !store.game.read().is_over());
    effect(move || {
        if needed.get() {
            bots.thinker.start();
        }
    });
    effect(move || {
        answer.set(None);
        let number = bots.asked.with_value(|number| number.wrapping_add(1));
        bots.asked.set_value(number);
        since.set_value(now());
        store.game.track();
        match bots.turn.get() {
            Some((_, level)) if bots.plain.get() => {
                // After the page has shown what was done before.
                let play = move || {
                    if bots.is_asked(number) {
                        answer.set(store.simply(level));
                    }
                };
                set_timeout(play, Duration::ZERO);
            }
            Some((seat, level)) => store.ask(seat, level, number, answer),
            None => bots.thinker.cancel(),
        }
    });
    effect(move || {
        let Some(action) = answer.get() else { return };
        if store.animation.is_on() {
            return since.set_value(f64::INFINITY);
        }
        if !store.autosave.may_play_now() {
            return;
        }
        if since.get_value().is_infinite() {
            since.set_value(now());
        }
        let beat = if bots.skipping.read().is_some() { 0.0 } else { BEAT * f64::from(pace.get()) / 1000.0 };
        let wait = (since.get_value() + beat - now()).max(0.0);
        let play = move || {
            if answer.get_untracked() == Some(action) {
                store.play_for_bot(action);
            }
        };
        if let Ok(timer) = set_timeout_with_handle(play, Duration::from_millis(wait as u64)) {
            on_cleanup(move || timer.clear());
        }
    });
    effect(move || {
        if !store.animation.is_on() {
            bots.telling.set(false);
        }
    });
}

fn now() -> f64 {
    js_sys::Date::now()
}

impl Bots {
    /// Whether that is still the last question.
    fn is_asked(self, number: u32) -> bool {
        self.asked.try_get_value() == Some(number)
    }
}

impl<T: PlayedGame> TableStore<T> {
    fn ask(self, seat: Seat, level: Level, number: u32, answer: RwSignal<Option<Action<T>>>) {
        let bots = self.bots;
        let (record, pack) =
            self.game.with_untracked(|game| (game.record().to_json(), T::pack(game.state().config())));
        let reply = bots.thinker.ask(Ask {
            generation: 0,
            record,
            pack,
            level,
            seed: storage::entropy(),
            effort: Effort::Millis(level.character().millis),
            explain: false,
            about: About::Now,
        });
        spawn_local(async move {
            let reply = reply.await;
            if reply == Err(Silence::Unwanted) || !bots.is_asked(number) {
                return;
            }
            let told = reply.ok().and_then(|told| told.action.parse::<Action<T>>().ok());
            match told.filter(|action| self.game.with_untracked(|game| game.check(*action).is_ok())) {
                Some(action) => {
                    self.note_thinking(seat);
                    answer.set(Some(action));
                }
                None => self.play_plainly(seat),
            }
        });
    }

    /// The bots' thinking has stopped: from here on they play plainly, and it is said and noted.
    fn play_plainly(self, seat: Seat) {
        self.bots.told_plain.set(false);
        let mut game = self.game.get_untracked();
        game.note_plain(seat);
        self.autosave.save(game.snapshot());
        self.bots.plain.set(true);
        self.game.set(game);
    }

    /// An answer has come: if bots have played plainly, they do so no longer. It is saved with the move.
    fn note_thinking(self, seat: Seat) {
        self.game.update_untracked(|game| game.note_thinking(seat));
    }

    /// What a bot of that level does without any search.
    fn simply(self, level: Level) -> Option<Action<T>> {
        self.game.with_untracked(|game| simple(game.state(), level, storage::entropy()))
    }

    /// Skips what bots do until a person has to decide, or what is left to be told of it.
    pub fn skip_bots(self) {
        let told = self.is_asleep().then(|| self.animation.last());
        match self.bots.are_on_untracked() {
            true => {
                let from = told.map_or_else(|| self.steps_untracked(), |told| told.start);
                self.bots.skipping.set(Some(from));
            }
            false => self.bots.skipped.set(told),
        }
        self.animation.clock.end();
    }

    /// Tells what was skipped.
    pub fn tell_skipped(self) {
        if let Some(steps) = self.bots.skipped.get_untracked() {
            self.bots.skipped.set(None);
            self.bots.telling.set(true);
            self.tell(steps);
        }
    }

    fn steps_untracked(self) -> usize {
        self.game.with_untracked(|game| game.history().len())
    }
}
