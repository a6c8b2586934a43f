//! Where a replay stands, and how it goes on: by hand, by itself, or by the address.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{KeyboardEvent, VisibilityState};

use super::jump::{Jump, target};
use crate::app::{
    shell::{
        effect::effect,
        route::{Address, Route, use_address, use_route},
        storage::entropy,
    },
    table::{
        context::{TableContext, provide_table},
        scenes::Scenes,
        store::TableStore,
    },
};
use crate::{
    session::{Snapshot, Table, Turn},
    t,
};

/// The speeds, and how long everything takes at each, in thousandths of what it takes when it is played.
pub const SPEEDS: [(&str, u16); 4] = [("½×", 2000), ("1×", 1000), ("2×", 500), ("4×", 250)];
/// How long a step of which nothing is told is shown when it plays by itself, and one after its story, in milliseconds.
const SHOWN: u64 = 900;
const AFTER: u64 = 300;
/// The address is written when nothing has moved for so long: browsers take only so many changes.
const REST: Duration = Duration::from_millis(300);

/// A game that is looked at. Copied freely: it holds only signals and callbacks.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The table that shows it.
    pub table: TableContext,
    /// Shows the game as it was after so many steps.
    show: Callback<usize>,
    /// Another game that begins where this one was then.
    branch: Callback<usize, Option<Snapshot>>,
    turns: StoredValue<Vec<Turn>>,
    /// The id of its save, for the address.
    save: StoredValue<String>,
    address: Address,
    /// Where it begins: before the first decision.
    first: usize,
    /// How many steps there are.
    pub last: usize,
    /// After how many steps it is shown.
    pub step: RwSignal<usize>,
    /// Whether it goes on by itself.
    pub playing: RwSignal<bool>,
    /// How fast: the place of the speed in [`SPEEDS`].
    pub speed: RwSignal<usize>,
}

impl Playback {
    /// The replay of that whole game, which begins after `first` steps, at a store that shows it after `step` ones. From now on it follows the address.
    pub fn new<T: Scenes>(
        store: TableStore<T>,
        whole: Table<T::Rules>,
        save: String,
        [first, step]: [usize; 2],
    ) -> Playback {
        let (last, turns) = (whole.history().len(), whole.statistics().turns);
        let whole = StoredValue::new(whole);
        let show = move |step| {
            if let Some(then) = whole.with_value(|whole| whole.at(step)) {
                store.show(then);
            }
        };
        let branch = move |step| whole.with_value(|whole| Some(whole.branch(step, entropy())?.snapshot()));
        let playback = Playback {
            table: provide_table(store),
            show: Callback::new(show),
            branch: Callback::new(branch),
            first,
            last,
            turns: StoredValue::new(turns),
            save: StoredValue::new(save),
            address: use_address(),
            step: RwSignal::new(step),
            playing: RwSignal::new(false),
            speed: RwSignal::new(1),
        };
        playback.run();
        playback.follow_address();
        playback
    }

    /// Shows the game as it was after so many steps. Every control, the slider, playing and the address end here.
    pub fn go_to(self, step: usize) {
        let step = step.min(self.last);
        let before = self.step.get_untracked();
        if step == before {
            return;
        }
        self.show.run(step);
        // One step on is told; a jump is not.
        self.table.tell(if step == before + 1 { before..step } else { 0..0 });
        self.step.set(step);
        self.note();
    }

    /// The id of the save that is looked at.
    pub fn save(self) -> String {
        self.save.get_value()
    }

    /// Where a jump leads to from here.
    pub fn target(self, jump: Jump) -> usize {
        let step = self.step.get();
        self.turns.with_value(|turns| target(turns, self.last, step, jump))
    }

    /// Whoever goes somewhere by hand stops what goes by itself.
    pub fn go_by_hand(self, step: usize) {
        self.playing.set(false);
        self.go_to(step);
    }

    /// A jump by hand.
    pub fn jump_by_hand(self, jump: Jump) {
        self.go_by_hand(untrack(|| self.target(jump)));
    }

    /// Plays from here, from its beginning if this is the end, or stops.
    pub fn toggle(self) {
        let playing = !self.playing.get_untracked();
        if playing && self.step.get_untracked() == self.last {
            self.go_to(self.first);
        }
        self.playing.set(playing);
    }

    /// Writes the step into the address, once it has been shown for a moment.
    fn note(self) {
        let step = self.step.get_untracked();
        let rested = move || {
            if self.step.try_get_untracked() == Some(step) {
                let save = self.save.get_value();
                self.address.note(&Route::Replay { save, step: Some(step) });
            }
        };
        set_timeout(rested, REST);
    }

    /// The next step by itself, as long as it plays, when the one before has been told as it was at the table.
    fn run(self) {
        let clock = self.table.clock;
        on_cleanup(move || clock.stretch(1000));
        effect(move || clock.stretch(SPEEDS[self.speed.get()].1));
        let told = StoredValue::new(false);
        effect(move || {
            let (step, (_, stretch)) = (self.step.get(), SPEEDS[self.speed.get()]);
            if clock.is_on() {
                return told.set_value(true);
            }
            let length = if told.get_value() { AFTER } else { SHOWN };
            told.set_value(false);
            if !self.playing.get() {
                return;
            }
            if step == self.last {
                self.playing.set(false);
                return;
            }
            let next = move || {
                let here = self.playing.try_get_untracked() == Some(true)
                    && self.step.try_get_untracked() == Some(step)
                    && !untrack(|| clock.is_on())
                    && SPEEDS[self.speed.get_untracked()].1 == stretch;
                if here && document().visibility_state() == VisibilityState::Hidden {
                    // Nobody looks.
                    self.playing.set(false);
                } else if here {
                    self.go_to(step + 1);
                }
            };
            set_timeout(next, Duration::from_millis(length * u64::from(stretch) / 1000));
        });
    }

    /// Goes where the address leads when somebody writes another step into it, or goes back to one.
    fn follow_address(self) {
        let route = use_route();
        effect(move || {
            if let Route::Replay { step: Some(step), .. } = route.get() {
                untrack(|| self.go_to(step));
            }
        });
    }

    /// The turn that is shown: its number, and whose it is.
    fn turn(self) -> Option<(usize, String)> {
        let step = self.step.get();
        let (number, seat) = self.turns.with_value(|turns| {
            let place = turns.iter().rposition(|turn| turn.from <= step)?;
            Some((place + 1, turns[place].seat))
        })?;
        Some((number, self.table.name(seat)))
    }

    /// Where the game stands, in words.
    pub fn place(self) -> String {
        let l = self.table.locale;
        let moment = self.table.game().moment();
        match self.turn() {
            None => t!(l, replay::before).to_owned(),
            Some((number, name)) if moment.is_empty() => t!(l, replay::turn, number = number, name = name),
            Some((number, name)) => t!(l, replay::turn_at, number = number, name = name, moment = moment),
        }
    }

    /// Whether something lies face down in what is shown.
    pub fn hides(self) -> bool {
        self.branch.run(self.step.get_untracked()).is_some_and(|branch| branch.hidden)
    }

    /// Goes on from what is shown as a game of its own, whose players have these names.
    pub fn branch(self, names: &str) {
        let step = self.step.get_untracked();
        if let Some(branch) = self.branch.run(step) {
            let name = t!(self.table.locale, replay::branch, names = names, step = step);
            Route::Table(self.table.autosave.storage.create(&name, branch)).go();
        }
    }

    /// Keys that work everywhere in a replay but where they mean something else: comma and full stop step, with shift by
    /// turn, K plays and stops.
    pub fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "," => self.jump_by_hand(Jump::Back),
            "." => self.jump_by_hand(Jump::On),
            "<" => self.jump_by_hand(Jump::TurnBack),
            ">" => self.jump_by_hand(Jump::TurnOn),
            "k" | "K" => self.toggle(),
            _ => return,
        }
        event.prevent_default();
    }
}
