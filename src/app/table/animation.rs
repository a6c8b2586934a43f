//! What has just happened, told one step after the other. The game itself is always final, and saved; only what is shown lags
//! behind. While something is told the sheet is asleep: any input ends the animation, and does nothing else. What the steps
//! are is the game's to say: see [`Staging::animate`](super::contract::Staging::animate).

use std::{ops::Range, sync::Arc, time::Duration};

use gloo_events::{EventListener, EventListenerOptions};
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::contract::{Caption, PlayedGame};
use crate::app::shell::{
    settings::{Settings, use_pace, use_settings},
    sound::{self, Sound},
};

/// How long a letter of a caption is shown at the normal pace, and a whole caption at least, in milliseconds.
const LETTER: u32 = 60;
const SHORTEST: u32 = 1_200;

/// Which step is being told, and when the next one comes. It knows nothing of what the steps are.
#[derive(Clone, Copy)]
pub struct Clock {
    /// The step; `None` when nothing is being told.
    pub at: RwSignal<Option<usize>>,
    /// Whether the last animation was ended by a player: then nothing glides to where it belongs, it is there.
    pub cut: RwSignal<bool>,
    /// The sheet, which keeps its height while it is asleep.
    pub sheet: NodeRef<html::Section>,
    /// That height, in pixels.
    pub held: RwSignal<i32>,
    /// Whether it stands before a step that comes when somebody presses a button.
    waits: RwSignal<bool>,
    lengths: StoredValue<Vec<u32>>,
    sounds: StoredValue<Vec<Option<Sound>>>,
    hands: StoredValue<Vec<bool>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    pace: Memo<u16>,
    /// How long everything takes here, in thousandths of what it takes at that pace.
    stretch: StoredValue<u16>,
    settings: RwSignal<Settings>,
}

impl Clock {
    /// With `alone` an input that ends an animation does nothing else.
    fn new(alone: bool) -> Clock {
        let clock = Clock {
            at: RwSignal::new(None),
            cut: RwSignal::new(false),
            sheet: NodeRef::new(),
            held: RwSignal::new(0),
            waits: RwSignal::new(false),
            lengths: StoredValue::new(Vec::new()),
            sounds: StoredValue::new(Vec::new()),
            hands: StoredValue::new(Vec::new()),
            timer: StoredValue::new(None),
            pace: use_pace(),
            stretch: StoredValue::new(1000),
            settings: use_settings(),
        };
        listen(clock, alone);
        on_cleanup(move || clock.stop());
        clock
    }

    /// Begins with steps of these lengths, in milliseconds at the normal pace, and with these sounds; some of them end when
    /// somebody presses a button, unless the dice roll by themselves. At a pace that tells nothing there is one sound for all.
    fn start(self, mut lengths: Vec<u32>, sounds: Vec<Option<Sound>>, hands: Vec<bool>) {
        self.stop();
        if self.pace.get_untracked() == 0 {
            lengths.clear();
            if let Some(sound) = sounds.iter().flatten().max() {
                sound::play(*sound);
            }
        }
        self.sounds.set_value(sounds);
        self.hands.set_value(if self.settings.with_untracked(|settings| settings.automatic) {
            Vec::new()
        } else {
            hands
        });
        self.cut.set(false);
        self.held.set(self.sheet.get_untracked().map_or(0, |sheet| sheet.offset_height()));
        self.at.set(if lengths.is_empty() { None } else { Some(0) });
        let pace = u32::from(self.pace.get_untracked()) * u32::from(self.stretch.get_value()) / 1000;
        self.lengths.set_value(lengths.into_iter().map(|length| length * pace / 1000).collect());
        self.wait();
    }

    /// Ends the animation, if there is one: what is drawn is what is.
    pub fn end(self) -> bool {
        let on = self.at.get_untracked().is_some();
        if on {
            self.stop();
            self.cut.set(true);
            self.waits.set(false);
            self.at.set(None);
        }
        on
    }

    /// Ends what is told without a hand: up to the next step that waits for one, if there is one. Whoever is waited for presses
    /// a button; other input is not for the animation.
    fn skip(self) -> bool {
        let Some(at) = self.at.get_untracked().filter(|_| !self.waits.get_untracked()) else { return false };
        let next = self.hands.with_value(|hands| (at + 1..hands.len()).find(|step| hands[*step]));
        if next.is_none() {
            return self.end();
        }
        self.stop();
        self.at.set(next);
        self.wait();
        true
    }

    /// Goes on: the button has been pressed.
    pub fn go_on(self) {
        if self.waits.get_untracked() {
            self.next();
        }
    }

    fn next(self) {
        let following = self.at.get_untracked().map(|at| at + 1);
        let more = |at: &usize| *at < self.lengths.with_value(Vec::len);
        self.at.set(following.filter(more));
        self.wait();
    }

    /// Whether something is being told now.
    pub fn is_on(self) -> bool {
        self.at.get().is_some()
    }

    /// Whether the pace is one that tells anything.
    pub fn is_paced(self) -> bool {
        self.pace.get_untracked() > 0
    }

    /// From now on everything takes so long, in thousandths of what it takes at the pace of the settings: here, and in the style sheet.
    pub fn stretch(self, stretch: u16) {
        self.stretch.set_value(stretch);
        let speed = (stretch != 1000).then(|| u32::from(self.pace.get()) * u32::from(stretch) / 1000);
        let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
        let Some(style) = root.map(|root| root.style()) else { return };
        let _ = match speed.filter(|speed| *speed > 0) {
            Some(speed) => style.set_property("--speed", &["calc(", &speed.to_string(), " / 1000)"].concat()),
            None => style.remove_property("--speed").map(drop),
        };
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
        let waits = at.is_some_and(|at| self.hands.with_value(|hands| hands.get(at) == Some(&true)));
        self.waits.set(waits);
        let Some(length) = length.filter(|_| !waits) else { return };
        let heard = at.and_then(|at| self.sounds.with_value(|sounds| sounds.get(at).copied()));
        if let Some(sound) = heard.flatten() {
            sound::play(sound);
        }
        let next = move || {
            if self.at.get_untracked() == at {
                self.next();
            }
        };
        let timer = set_timeout_with_handle(next, Duration::from_millis(length.into())).ok();
        self.timer.set_value(timer);
    }
}

/// The lengths of steps such that each caption stands long enough to be read: the last step under it waits.
fn readable(mut lengths: Vec<u32>, captions: &[Option<Caption>]) -> Vec<u32> {
    let mut from = 0;
    while from < lengths.len() {
        let under = captions.iter().skip(from + 1).take_while(|caption| caption.is_none()).count();
        let to = (from + 1 + under).min(lengths.len());
        if let Some(Some(caption)) = captions.get(from) {
            let needed = SHORTEST.max(caption.text.chars().count() as u32 * LETTER);
            let shown: u32 = lengths[from..to].iter().sum();
            lengths[to - 1] += needed.saturating_sub(shown);
        }
        from = to;
    }
    lengths
}

/// Ends the animation at every touch, click and key, before whatever else they do, or in place of it; as long as the present
/// owner lives.
fn listen(clock: Clock, alone: bool) {
    // What has been pressed to end the animation is still to be let go, and clicks then.
    let pressed = StoredValue::new(false);
    let hear = move |event: &Event| {
        let (on, key) =
            (event.target().and_then(|on| on.dyn_into::<Element>().ok()), event.dyn_ref::<KeyboardEvent>());
        let is_in = |what: &str| on.as_ref().is_some_and(|on| matches!(on.closest(what), Ok(Some(_))));
        // A key that is held down has been pressed once: it neither confirms what it has chosen nor opens the next curtain.
        if key.is_some_and(KeyboardEvent::repeat) {
            if alone
                && key.is_some_and(|key| matches!(key.key().as_str(), "Enter" | " "))
                && !is_in("input, textarea")
            {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
            return;
        }
        // Some controls do more than to end what is told, but none does anything at Escape; and what bots do goes on behind
        // what is open over the table.
        if is_in("dialog[open]") || is_in("[data-through]") && key.is_none_or(|key| key.key() != "Escape") {
            return;
        }
        let ended = match event.type_().as_str() {
            "click" => pressed.get_value(),
            _ => clock.skip(),
        };
        pressed.set_value(ended && event.type_() == "pointerdown");
        if ended && alone {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    };
    let options = EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
    let listener = |event| EventListener::new_with_options(&window(), event, options, hear);
    StoredValue::new_local(["pointerdown", "click", "keydown"].map(listener));
}

/// What is being told at a table of this game.
pub struct Animation<T: PlayedGame> {
    /// Where it is.
    pub clock: Clock,
    /// The step that is being told.
    pub step: Memo<Option<Arc<T::AnimationStep>>>,
    /// What is said of it.
    pub caption: Memo<Option<Caption>>,
    /// Who is waited for, and what stands on their button.
    pub awaited: Memo<Option<Caption>>,
    steps: RwSignal<Vec<ToldStep<T>>>,
    /// How many steps of the history had been played before the one that is told.
    history: Memo<Option<usize>>,
    /// The steps of the history that were told last.
    told: StoredValue<Range<usize>>,
}

impl<T: PlayedGame> Clone for Animation<T> {
    fn clone(&self) -> Animation<T> {
        *self
    }
}

impl<T: PlayedGame> Copy for Animation<T> {}

/// One step that is told.
struct ToldStep<T: PlayedGame> {
    /// What is seen.
    step: Arc<T::AnimationStep>,
    /// What is said; nothing if what was said before is still so.
    caption: Option<Caption>,
    /// Whose button ends it; nothing if it ends by itself.
    awaited: Option<Caption>,
    /// Which step of the history it belongs to.
    history: usize,
}

impl<T: PlayedGame> Animation<T> {
    /// With `alone` an input that ends an animation does nothing else.
    pub(super) fn new(alone: bool) -> Animation<T> {
        let (clock, steps) = (Clock::new(alone), RwSignal::new(Vec::<ToldStep<T>>::new()));
        // Two steps that look the same are two steps.
        let step = Memo::new_with_compare(
            move |_| {
                let at = clock.at.get()?;
                steps.with(|steps| steps.get(at).map(|told| told.step.clone()))
            },
            |before, now| before.is_none_or(Option::is_some) || now.is_none_or(Option::is_some),
        );
        let caption = Memo::new(move |_| {
            let at = clock.at.get()?;
            steps.with(|steps| steps.iter().take(at + 1).rev().find_map(|told| told.caption.clone()))
        });
        let awaited = Memo::new(move |_| {
            let at = clock.at.get().filter(|_| clock.waits.get())?;
            steps.with(|steps| steps.get(at)?.awaited.clone())
        });
        let history = Memo::new(move |_| {
            let at = clock.at.get()?;
            steps.with(|steps| steps.get(at).map(|told| told.history))
        });
        Animation { clock, step, caption, awaited, steps, history, told: StoredValue::new(0..0) }
    }

    /// Whether something is being told now.
    pub fn is_on(self) -> bool {
        self.clock.is_on()
    }

    /// How many steps of the history had been played before what is being told now.
    pub(super) fn history(self) -> Option<usize> {
        self.history.get()
    }

    /// Begins to tell, in these steps, what those of the history did: each with what is said of it, with whose button ends it if
    /// it does not end by itself, and with the step of the history to which it belongs.
    pub(super) fn begin(
        self,
        told: Range<usize>,
        steps: Vec<T::AnimationStep>,
        captions: Vec<Option<Caption>>,
        awaited: Vec<Option<Caption>>,
        history: impl Fn(&T::AnimationStep) -> usize,
    ) {
        self.told.set_value(told);
        let lengths = readable(steps.iter().map(T::length).collect(), &captions);
        let sounds = steps.iter().map(T::sound).collect();
        let hands = awaited.iter().map(Option::is_some).collect();
        let told = steps.into_iter().zip(captions).zip(awaited).map(|((step, caption), awaited)| ToldStep {
            history: history(&step),
            step: Arc::new(step),
            caption,
            awaited,
        });
        self.steps.set(told.collect());
        self.clock.start(lengths, sounds, hands);
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
    fn a_caption_stands_until_it_is_read_and_motion_keeps_its_length() {
        let said = |letters| Some(Caption { seat: None, text: "x".repeat(letters) });
        // A short one stands 1.2 s, a long one 0.06 s a letter.
        assert_eq!(readable(vec![900, 2_500], &[said(5), said(40)]), [1_200, 2_500]);
        assert_eq!(readable(vec![900, 900], &[said(40), said(20)]), [2_400, 1_200]);
        // What several steps share is read once; the last of them waits.
        assert_eq!(
            readable(vec![480, 480, 480, 700], &[said(30), None, None, said(10)]),
            [480, 480, 840, 1_200]
        );
        // Before the first caption there is nothing to read.
        assert_eq!(readable(vec![100, 300], &[None, said(1)]), [100, 1_200]);
        assert_eq!(readable(Vec::new(), &[]), Vec::<u32>::new());
    }
}
