//! A game looked at step by step: forwards and back, by turn, by itself, or wherever the slider is put. The board, the players
//! and the log are those of the table, at a desk where nobody plays. [`Replay::go_to`] is the one way from step to step. The
//! hands of a game that is not over stay covered.

use leptos::prelude::*;
use std::{rc::Rc, time::Duration};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, VisibilityState};

use super::{
    any::AnyDesk,
    desk::Desk,
    frame::{Drawers, log_column, use_wide},
    keeper::Keeper,
    log::log,
    scenes::Scenes,
    share::{Links, share_dialog},
};
use crate::app::board::viewport::Lens;
use crate::app::shell::{
    controls::input_of,
    dialog::dialog,
    icon::icon,
    page::{button, heading, link},
    route::{Route, use_route},
    storage::entropy,
    text::Locale,
};
use crate::{
    app::dom::{Content, El, View, all, el, watch},
    session::{Table, Turn},
    t,
};

/// How long a step is shown, in milliseconds, at each speed.
const SPEEDS: [(&str, u64); 4] = [("½×", 1800), ("1×", 900), ("2×", 450), ("4×", 225)];
/// The address is written when nothing has moved for so long: browsers take only so many changes.
const REST: Duration = Duration::from_millis(300);

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Jump {
    First,
    TurnBack,
    Back,
    On,
    TurnOn,
    Last,
}

/// A game that is looked at.
#[derive(Clone, Copy)]
struct Replay {
    desk: AnyDesk,
    /// Shows the game as it was after so many steps.
    show: StoredValue<Box<dyn Fn(usize)>, LocalStorage>,
    turns: StoredValue<Vec<Turn>>,
    save: StoredValue<String>,
    last: usize,
    step: RwSignal<usize>,
    playing: RwSignal<bool>,
    speed: RwSignal<usize>,
}

/// Saves the game as it was after so many steps as a game of its own, under that name; gives the id for its address.
type Branch = dyn Fn(usize, &str) -> Option<String>;

/// What can be done with the game besides looking at it.
struct Beyond {
    links: Links,
    branch: Box<Branch>,
    over: bool,
}

/// The step that a jump leads to: turns begin where the list says.
fn target(turns: &[Turn], last: usize, step: usize, jump: Jump) -> usize {
    match jump {
        Jump::First => 0,
        Jump::Back => step.saturating_sub(1),
        Jump::On => (step + 1).min(last),
        Jump::Last => last,
        Jump::TurnBack => turns.iter().map(|turn| turn.from).rfind(|from| *from < step).unwrap_or(0),
        Jump::TurnOn => turns.iter().map(|turn| turn.from).find(|from| *from > step).unwrap_or(last),
    }
}

impl Replay {
    /// Shows the game as it was after so many steps. Every control, the slider, playing and the address end here.
    fn go_to(self, step: usize) {
        let step = step.min(self.last);
        let before = self.step.get_untracked();
        if step == before {
            return;
        }
        self.show.with_value(|show| show(step));
        // One step on is told; a jump is not.
        self.desk.game().tell(if step == before + 1 { before..step } else { 0..0 });
        self.step.set(step);
        self.note();
    }

    fn jump(self, jump: Jump) {
        let step = self.step.get_untracked();
        self.go_to(self.turns.with_value(|turns| target(turns, self.last, step, jump)));
    }

    /// A jump by hand stops what goes by itself.
    fn jump_by_hand(self, jump: Jump) {
        self.playing.set(false);
        self.jump(jump);
    }

    /// Plays from here, from the beginning if this is the end, or stops.
    fn toggle(self) {
        let playing = !self.playing.get_untracked();
        if playing && self.step.get_untracked() == self.last {
            self.go_to(0);
        }
        self.playing.set(playing);
    }

    /// Writes the step into the address, once it has been shown for a moment.
    fn note(self) {
        let step = self.step.get_untracked();
        let rested = move || {
            if self.step.try_get_untracked() == Some(step) {
                let save = self.save.get_value();
                Route::Replay { save, step: Some(step) }.note();
            }
        };
        set_timeout(rested, REST);
    }

    /// The next step by itself, as long as it plays.
    fn run(self) {
        watch(move || {
            let (step, (_, delay)) = (self.step.get(), SPEEDS[self.speed.get()]);
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
                    && SPEEDS[self.speed.get_untracked()].1 == delay;
                if here && document().visibility_state() == VisibilityState::Hidden {
                    // Nobody looks.
                    self.playing.set(false);
                } else if here {
                    self.go_to(step + 1);
                }
            };
            set_timeout(next, Duration::from_millis(delay));
        });
    }

    /// The turn that is shown: its number, and whose it is.
    fn turn(self) -> Option<(usize, String)> {
        let step = self.step.get();
        let (number, seat) = self.turns.with_value(|turns| {
            let place = turns.iter().rposition(|turn| turn.from <= step)?;
            Some((place + 1, turns[place].seat))
        })?;
        Some((number, self.desk.name(seat)))
    }

    /// Where the game stands, in words.
    fn place(self) -> String {
        let l = self.desk.locale;
        let moment = self.desk.game().moment();
        match self.turn() {
            None => t!(l, replay::before).to_owned(),
            Some((number, name)) if moment.is_empty() => t!(l, replay::turn, number = number, name = name),
            Some((number, name)) => t!(l, replay::turn_at, number = number, name = name, moment = moment),
        }
    }
}

/// The replay of that game, at the step that the address names.
pub fn replay<T: Scenes>(whole: Table<T::Rules>, keeper: Keeper, l: Locale, save: String) -> View {
    let (last, over) = (whole.history().len(), whole.is_over());
    let turns = whole.statistics().turns;
    let route = use_route();
    let Some(then) = whole.at(asked(&route.get_untracked(), last)) else { return ().into_node() };
    let desk = Desk::<T>::watching(then, keeper, l);
    let links = Links::of(&whole, T::title(l));
    let whole = Rc::new(whole);
    let (shown, storage) = (whole.clone(), keeper.storage);
    let show = move |step| {
        if let Some(then) = shown.at(step) {
            desk.show(then);
        }
    };
    let branch =
        move |step, name: &str| Some(storage.create(name, whole.branch(step, entropy())?.snapshot()));
    run(
        desk.any(),
        Box::new(show),
        Beyond { links, branch: Box::new(branch), over },
        turns,
        last,
        if over { Route::End(save.clone()) } else { Route::Table(save.clone()) },
        save,
    )
}

/// The step that an address names.
fn asked(route: &Route, last: usize) -> usize {
    match route {
        Route::Replay { step, .. } => step.unwrap_or(0).min(last),
        _ => 0,
    }
}

/// The replay without the types of its game.
fn run(
    desk: AnyDesk,
    show: Box<dyn Fn(usize)>,
    beyond: Beyond,
    turns: Vec<Turn>,
    last: usize,
    back: Route,
    save: String,
) -> View {
    let route = use_route();
    let step = asked(&route.get_untracked(), last);
    let replay = Replay {
        desk,
        turns: StoredValue::new(turns),
        show: StoredValue::new_local(show),
        save: StoredValue::new(save),
        last,
        step: RwSignal::new(step),
        playing: RwSignal::new(false),
        speed: RwSignal::new(1),
    };
    replay.run();
    watch(move || {
        // Somebody wrote another step into the address, or went back to one.
        if let Route::Replay { step: Some(step), .. } = route.get() {
            untrack(|| replay.go_to(step));
        }
    });
    screen(replay, &back, beyond)
}

fn screen(replay: Replay, back: &Route, beyond: Beyond) -> View {
    let (desk, l) = (replay.desk, replay.desk.locale);
    let drawers = Drawers::provide();
    provide_context(Lens::default());
    let wide = use_wide(None);
    let to_log = move || {
        let open = button("btn quiet icon log-button", move || drawers.log.set(true));
        (!wide.get()).then(|| open.attr("aria-label", t!(l, table::log)).child(icon("log")))
    };
    let (names, links) = (beyond.links.names.join(" · "), beyond.links.clone());
    let back = link("btn quiet icon menu-button", back).attr("aria-label", t!(l, replay::leave));
    let bar =
        el("header.bar").child(back.child(icon("back"))).child(heading(t!(l, replay::title))).child(to_log);
    let players = el("section.seats")
        .attr("aria-label", t!(l, table::players))
        .child(desk.game().players())
        .child(move || wide.get().then(|| el("div.stackbox").child(desk.game().deck(false))));
    // The board takes the focus when it comes into the page; here the controls have it.
    let board = desk.game().board();
    let sheet = el("section.sheet")
        .attr("aria-label", t!(l, replay::controls))
        .child(now(replay))
        .child(transport(replay))
        .child(ways(replay, drawers.share, &names, beyond))
        .child(el("div.beside").child(desk.game().watched()))
        .child(move || wide.get().then(|| log_column(desk)));
    let table = el("div.table.replay")
        .on_key("keydown", move |event| keys(replay, &event))
        .child(bar)
        .child(players)
        .child(el("main.boardwrap").child(board))
        .child(sheet);
    let text = move |text: &'static str| move || text.to_owned();
    let all = [
        table,
        dialog(drawers.log, text(t!(l, table::log)), "drawer", move || {
            log(desk, move || drawers.log.set(false))
        }),
        dialog(drawers.deck, text(desk.game().deck_title()), "drawer", move || desk.game().deck(true)),
        share_dialog(l, drawers.share, move || links.clone()),
    ];
    el("div.room").child(all).into_node()
}

/// Goes on from what is shown, or shares the whole game. What others still play by link is not played on without them.
fn ways(replay: Replay, share: RwSignal<bool>, names: &str, beyond: Beyond) -> El {
    let l = replay.desk.locale;
    let (names, branch) = (names.to_owned(), beyond.branch);
    let go_on = move || {
        let step = replay.step.get_untracked();
        if let Some(id) = branch(step, &t!(l, replay::branch, names = names, step = step)) {
            Route::Table(id).go();
        }
    };
    let go_on = (beyond.over || !beyond.links.by_link)
        .then(|| button("btn", go_on).attr("data-control", "branch").child(t!(l, replay::go_on)));
    let share = button("btn quiet", move || share.set(true)).child(icon("share")).child(t!(l, link::share));
    el("div.row.ways").child(go_on).child(share)
}

/// What happened in this step. While it plays by itself nothing is read out.
fn now(replay: Replay) -> El {
    let (desk, l) = (replay.desk, replay.desk.locale);
    let told = Memo::new(move |_| desk.game().lines(desk.game().steps().saturating_sub(1)));
    let rows = move || {
        let row = |line: super::log::Line| {
            let mark = line.seat.map(|seat| desk.mark(seat, 18));
            el("li").child(el("span.line-mark").child(mark)).child(el("span").child(line.text))
        };
        all(told.get().into_iter().map(row))
    };
    let nothing = move || told.with(Vec::is_empty).then(|| el("p.muted.small").child(t!(l, replay::nothing)));
    let live = move || if replay.playing.get() { "off" } else { "polite" };
    let events = el("div.told").attr("aria-live", live).child(el("ol").child(rows)).child(nothing);
    el("div.now").child(el("p.step").child(move || replay.place())).child(events)
}

/// The buttons, the slider, the speed.
fn transport(replay: Replay) -> El {
    let l = replay.desk.locale;
    let jump = move |to: Jump, name: &'static str, label: &'static str| {
        let there = move || {
            let step = replay.step.get();
            replay.turns.with_value(|turns| target(turns, replay.last, step, to)) == step
        };
        button("btn quiet icon", move || replay.jump_by_hand(to))
            .attr("aria-label", label)
            .attr("title", label)
            .attr("aria-disabled", move || there().to_string())
            .child(icon(name))
    };
    let label = move || if replay.playing.get() { t!(l, replay::pause) } else { t!(l, replay::play) };
    let picture = move || icon(if replay.playing.get() { "pause" } else { "play" });
    let play = button("btn primary icon", move || replay.toggle())
        .attr("aria-label", label)
        .attr("title", label)
        .attr("data-control", "play")
        .child(picture)
        .mounted(|play| drop(play.unchecked_into::<HtmlElement>().focus()));
    let buttons = el("div.buttons[role=group]").attr("aria-label", t!(l, replay::controls)).child([
        jump(Jump::First, "first", t!(l, replay::first)),
        jump(Jump::TurnBack, "turn-back", t!(l, replay::turn_back)),
        jump(Jump::Back, "back", t!(l, replay::back)),
        play,
        jump(Jump::On, "forward", t!(l, replay::on)),
        jump(Jump::TurnOn, "turn-on", t!(l, replay::turn_on)),
        jump(Jump::Last, "last", t!(l, replay::last)),
    ]);
    el("div.transport").child(slider(replay)).child(buttons).child(speeds(replay))
}

/// The slider over all steps, and where it stands.
fn slider(replay: Replay) -> El {
    let l = replay.desk.locale;
    let count = move || t!(l, replay::step, step = replay.step.get(), last = replay.last);
    let words = move || t!(l, common::sentences, a = count(), b = replay.place());
    let range = el("input[type=range][min=0]")
        .attr("max", replay.last.to_string())
        .attr("aria-label", t!(l, replay::slider))
        .attr("aria-valuetext", words)
        .prop("value", move || replay.step.get().to_string().into())
        .on("input", move |event| {
            if let Some(step) = input_of(&event).and_then(|input| input.value().parse().ok()) {
                replay.playing.set(false);
                replay.go_to(step);
            }
        })
        .on_key("keydown", move |event| {
            let to = match event.key().as_str() {
                "PageUp" => Jump::TurnOn,
                "PageDown" => Jump::TurnBack,
                _ => return,
            };
            event.prevent_default();
            replay.jump_by_hand(to);
        });
    let seen = move || [&replay.step.get().to_string(), " / ", &replay.last.to_string()].concat();
    let seen = el("p.num.small.muted[aria-hidden=true]").child(seen);
    el("div.slider").child(range).child(seen)
}

fn speeds(replay: Replay) -> El {
    let l = replay.desk.locale;
    let speed = |(place, (name, _)): (usize, (&'static str, u64))| {
        button("btn quiet", move || replay.speed.set(place))
            .attr("aria-pressed", move || (replay.speed.get() == place).to_string())
            .child(name)
    };
    el("div.speeds.num[role=group]")
        .attr("aria-label", t!(l, replay::speed))
        .child(all(SPEEDS.into_iter().enumerate().map(speed)))
}

/// Keys that work everywhere in a replay but where they mean something else: comma and full stop step, with shift by turn, K
/// plays and stops.
fn keys(replay: Replay, event: &KeyboardEvent) {
    let typing = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if event.ctrl_key() || event.meta_key() || event.alt_key() || typing.is_none() {
        return;
    }
    match event.key().as_str() {
        "," => replay.jump_by_hand(Jump::Back),
        "." => replay.jump_by_hand(Jump::On),
        "<" => replay.jump_by_hand(Jump::TurnBack),
        ">" => replay.jump_by_hand(Jump::TurnOn),
        "k" | "K" => replay.toggle(),
        _ => return,
    }
    event.prevent_default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn turns() -> Vec<Turn> {
        [7, 20, 31].map(|from| Turn { seat: Seat::new(0), from, landmark: false, levels: Vec::new() }).into()
    }

    #[test]
    fn jumps_by_turn_go_to_where_turns_begin() {
        let to = |step, jump| target(&turns(), 40, step, jump);
        assert_eq!([0, 7, 8, 20, 25, 31, 40].map(|step| to(step, Jump::TurnOn)), [7, 20, 20, 31, 31, 40, 40]);
        assert_eq!([0, 7, 8, 20, 25, 31, 40].map(|step| to(step, Jump::TurnBack)), [0, 0, 7, 7, 20, 20, 31]);
    }

    #[test]
    fn no_jump_leaves_the_game() {
        for step in [0, 1, 20, 39, 40] {
            for jump in [Jump::First, Jump::TurnBack, Jump::Back, Jump::On, Jump::TurnOn, Jump::Last] {
                assert!(target(&turns(), 40, step, jump) <= 40);
                assert!(target(&[], 40, step, jump) <= 40);
            }
        }
        assert_eq!((target(&[], 40, 0, Jump::Back), target(&[], 40, 40, Jump::On)), (0, 40));
        assert_eq!((target(&[], 40, 9, Jump::Back), target(&[], 40, 9, Jump::On)), (8, 10));
    }
}
