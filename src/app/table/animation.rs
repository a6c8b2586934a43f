//! What has just happened, told one step after the other. The game itself is always final and can be played on at once; only
//! what is drawn lags behind, and any input ends the animation. What the steps are is the game's to say: see
//! [`Staging::animate`](super::contract::Staging::animate).

use std::{ops::Range, sync::Arc, time::Duration};

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::contract::PlayedGame;
use crate::app::shell::{
    settings::use_pace,
    sound::{self, Sound},
};

/// How long a whole animation may take at the normal pace, in milliseconds; a longer one is told quicker.
const LONGEST: u32 = 9_000;

/// Which step is being told, and when the next one comes. It knows nothing of what the steps are.
#[derive(Clone, Copy)]
pub struct Clock {
    /// The step; `None` when nothing is being told.
    pub at: RwSignal<Option<usize>>,
    /// Whether the last animation was ended by a player: then nothing glides to where it belongs, it is there.
    pub cut: RwSignal<bool>,
    lengths: StoredValue<Vec<u32>>,
    sounds: StoredValue<Vec<Option<Sound>>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    pace: Memo<u16>,
}

impl Clock {
    fn new() -> Clock {
        let clock = Clock {
            at: RwSignal::new(None),
            cut: RwSignal::new(false),
            lengths: StoredValue::new(Vec::new()),
            sounds: StoredValue::new(Vec::new()),
            timer: StoredValue::new(None),
            pace: use_pace(),
        };
        listen(move || clock.end());
        on_cleanup(move || clock.stop());
        clock
    }

    /// Begins with steps of these lengths, in milliseconds at the normal pace, and with these sounds. At a pace that tells
    /// nothing there is one sound for all of them.
    fn start(self, mut lengths: Vec<u32>, sounds: Vec<Option<Sound>>) {
        self.stop();
        if self.pace.get_untracked() == 0 {
            lengths.clear();
            if let Some(sound) = sounds.iter().flatten().max() {
                sound::play(*sound);
            }
        }
        self.sounds.set_value(sounds);
        self.cut.set(false);
        self.at.set(if lengths.is_empty() { None } else { Some(0) });
        self.lengths.set_value(paced(lengths, self.pace.get_untracked()));
        self.wait();
    }

    /// Ends the animation: what is drawn is what is.
    pub fn end(self) {
        if self.at.get_untracked().is_some() {
            self.stop();
            self.cut.set(true);
            self.at.set(None);
        }
    }

    /// Whether the pace is one that tells anything.
    pub fn is_paced(self) -> bool {
        self.pace.get_untracked() > 0
    }

    fn stop(self) {
        if let Some(timer) = self.timer.get_value() {
            self.timer.set_value(None);
            timer.clear();
        }
    }

    fn wait(self) {
        let at = self.at.get_untracked();
        let length = at.and_then(|at| self.lengths.with_value(|lengths| lengths.get(at).copied()));
        let Some(length) = length else { return };
        let heard = at.and_then(|at| self.sounds.with_value(|sounds| sounds.get(at).copied()));
        if let Some(sound) = heard.flatten() {
            sound::play(sound);
        }
        let next = move || {
            let following = at.map(|at| at + 1);
            let more = |at: &usize| *at < self.lengths.with_value(Vec::len);
            self.at.set(following.filter(more));
            self.wait();
        };
        let timer = set_timeout_with_handle(next, Duration::from_millis(length.into())).ok();
        self.timer.set_value(timer);
    }
}

/// The lengths at a pace in thousandths, shortened alike if all together would take too long.
fn paced(mut lengths: Vec<u32>, pace: u16) -> Vec<u32> {
    let whole = lengths.iter().sum::<u32>().max(LONGEST);
    for length in &mut lengths {
        *length = *length * LONGEST / whole * u32::from(pace) / 1000;
    }
    lengths
}

/// Runs `act` at every touch, click and key, before whatever else they do; as long as the present owner lives.
fn listen(act: impl Fn() + Copy + 'static) {
    let listener = |event: &'static str| {
        EventListener::new_with_options(
            &window(),
            event,
            EventListenerOptions::run_in_capture_phase(),
            move |event| {
                // A key that is held down has been pressed once.
                if !event.dyn_ref::<KeyboardEvent>().is_some_and(KeyboardEvent::repeat) {
                    act();
                }
            },
        )
    };
    StoredValue::new_local(["pointerdown", "keydown"].map(listener));
}

/// What is being told at a table of this game.
pub struct Animation<T: PlayedGame> {
    /// Where it is.
    pub clock: Clock,
    /// The step that is being told.
    pub step: Memo<Option<Arc<T::AnimationStep>>>,
    steps: RwSignal<Vec<Arc<T::AnimationStep>>>,
    /// The steps of the history that were told last.
    told: StoredValue<Range<usize>>,
}

impl<T: PlayedGame> Clone for Animation<T> {
    fn clone(&self) -> Animation<T> {
        *self
    }
}

impl<T: PlayedGame> Copy for Animation<T> {}

impl<T: PlayedGame> Animation<T> {
    pub(super) fn new() -> Animation<T> {
        let (clock, steps) = (Clock::new(), RwSignal::new(Vec::<Arc<T::AnimationStep>>::new()));
        // Two steps that look the same are two steps.
        let step = Memo::new_with_compare(
            move |_| {
                let at = clock.at.get()?;
                steps.with(|steps| steps.get(at).cloned())
            },
            |before, now| before.is_none_or(Option::is_some) || now.is_none_or(Option::is_some),
        );
        Animation { clock, step, steps, told: StoredValue::new(0..0) }
    }

    /// Whether something is being told now.
    pub fn is_on(self) -> bool {
        self.clock.at.get().is_some()
    }

    /// Begins to tell, in these steps, what those of the history did.
    pub(super) fn begin(self, told: Range<usize>, steps: Vec<T::AnimationStep>) {
        self.told.set_value(told);
        let (lengths, sounds) = (steps.iter().map(T::length).collect(), steps.iter().map(T::sound).collect());
        self.steps.set(steps.into_iter().map(Arc::new).collect());
        self.clock.start(lengths, sounds);
    }

    /// The steps of the history that were told last.
    pub(super) fn last(self) -> Range<usize> {
        self.told.get_value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_stretches_and_a_long_animation_is_shortened() {
        assert_eq!(paced(vec![100, 300], 1000), [100, 300]);
        assert_eq!(paced(vec![100, 300], 1600), [160, 480]);
        assert_eq!(paced(vec![100, 300], 500), [50, 150]);
        let long = paced(vec![1_000; 60], 1000);
        assert_eq!((long.len(), long.iter().sum::<u32>()), (60, LONGEST));
        assert_eq!(paced(Vec::new(), 1000), Vec::<u32>::new());
    }
}
