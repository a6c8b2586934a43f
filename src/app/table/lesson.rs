//! A game learned by playing it: a record of a real game, and notes that go along with it. The learner sits at one seat and
//! acts at the ordinary table; what they do must be what the record says, and anything else is answered kindly. What the
//! others do is told from the record, and long stretches are jumped over. Nothing is played and nothing saved: the table is
//! shown as it was after so many steps ([`Taught::go_to`] is the one way from note to note), so a lesson needs no rules of its
//! own. The notes are written in `locales/tutorial/`, a line each; `build.rs` checks that both languages have the same ones.
//!
//! | a line begins with the step and | it is |
//! |---|---|
//! | `read` | something to read; the steps since the last note are told |
//! | `later` | the same, after a jump: nothing is told |
//! | `act` | the learner's to do: the action of that step; the third text answers anything else |
//! | `end` | the end |
//!
//! The last word of the head says what is pointed at: a place on the board as the game's notation has it, a control or a card
//! by its `data-control` or `data-card`, or `seats`. For an action the place is known.

use super::{
    any::AnyDesk,
    desk::Desk,
    frame::{Drawers, open_table},
    game::TableGame,
    keeper::Keeper,
    log::announcer,
    stage::Lens,
};
use crate::{
    app::{
        dom::{Content, El, View, all, el, watch},
        icon::icon,
        reactive::*,
        route::Route,
        screens::page::{button, link},
        storage::{Storage, recall, remember},
        text::Locale,
    },
    rules::{Game, Seat},
    session::{SeatInfo, link as letter},
    t,
};

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The notes of each game.
pub mod texts {
    use super::{Kind, Note};
    include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
}

/// A lesson.
pub struct Lesson {
    /// The game that is played, as a link: [`session::link`](crate::session::link).
    pub record: &'static str,
    /// Where the learner sits.
    pub learner: Seat,
    /// What is said, from the beginning to the end.
    pub notes: &'static [Note],
}

/// What is said at a moment of the game.
pub struct Note {
    /// After how many steps of the record.
    pub step: usize,
    /// What the learner does.
    pub kind: Kind,
    /// What is pointed at.
    pub aim: &'static str,
    /// By language: the title, the text, and the answer to what is not meant.
    pub words: [&'static [&'static str]; 2],
}

/// What a learner does at a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads.
    Read,
    /// Reads, some turns later.
    Later,
    /// Plays what the record says.
    Act,
    /// Is done.
    End,
}

/// What the desk needs to know of a lesson.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Through whose eyes the game is seen.
    pub learner: Seat,
    /// Whether something is to be done now.
    pub acts: RwSignal<bool>,
    /// What the learner has tried, in notation; an empty text if that was no action.
    pub tried: RwSignal<Option<String>>,
    /// The place on the board that is pointed at.
    pub(super) place: StoredValue<String>,
    aim: RwSignal<String>,
}

impl Coach {
    /// Marks the table as a lesson, with what is pointed at beside the board.
    pub(super) fn mark(self, table: El) -> El {
        table
            .class_if("lesson", || true)
            .class_if("reading", move || !self.acts.get())
            .attr("data-aim", move || self.aim.get())
    }
}

/// Under which name it is remembered how far somebody came.
fn key(game: &str) -> String {
    ["lesson/", game].concat()
}

/// A lesson on the screen, where it was left.
pub fn lesson<T: TableGame>(lesson: &'static Lesson, storage: Storage, l: Locale) -> Option<View> {
    let mut whole = letter::open::<T::Rules>(lesson.record, 0).ok()?;
    name_seats(whole.seats_mut(), lesson.learner, t!(l, lesson::names));
    let game = T::Rules::ID;
    let coach = Coach {
        learner: lesson.learner,
        acts: RwSignal::new(false),
        tried: RwSignal::new(None),
        place: StoredValue::new(String::new()),
        aim: RwSignal::new(String::new()),
    };
    let keeper = Keeper::new(storage, String::new(), String::new(), None);
    let desk = Desk::<T>::taught(whole.at(0)?, keeper, l, coach);
    let due = |note: &Note| whole.history().get(note.step).map(|step| step.action.to_string());
    let due = lesson.notes.iter().map(|note| due(note).unwrap_or_default()).collect();
    let show = move |step| {
        if let Some(then) = whole.at(step) {
            desk.ui.set(T::Ui::default());
            desk.show(then);
        }
    };
    let (drawers, any) = (Drawers::provide(), desk.any());
    provide_context(Lens::default());
    let said = begin(any, lesson, coach, game, Box::new(show), due);
    let all = [
        announcer(any).into_node(),
        open_table(any, drawers, memo(|| 0), "", Some(said)),
        any.game().great_moment(),
    ];
    Some(el("div.room").child(all).into_node())
}

/// The first name is the learner's, the next ones are the others' in their order.
fn name_seats(seats: &mut [SeatInfo], learner: Seat, names: &str) {
    let others = (0..seats.len()).filter(|seat| *seat != learner.index());
    for (seat, name) in [learner.index()].into_iter().chain(others).zip(names.split(' ')) {
        if let Some(seat) = seats.get_mut(seat) {
            name.clone_into(&mut seat.name);
        }
    }
}

/// A lesson under way, without the types of its game.
#[derive(Clone, Copy)]
struct Taught {
    desk: AnyDesk,
    lesson: &'static Lesson,
    coach: Coach,
    game: &'static str,
    /// Shows the game as it was after so many steps.
    show: StoredValue<Box<dyn Fn(usize)>>,
    /// By note: the action of its step.
    due: StoredValue<Vec<String>>,
    at: RwSignal<usize>,
    /// Where the learner came back to; nothing when they began anew.
    resumed: RwSignal<Option<usize>>,
    /// What is said to the last thing that was tried.
    answer: RwSignal<String>,
}

fn begin(
    desk: AnyDesk,
    lesson: &'static Lesson,
    coach: Coach,
    game: &'static str,
    show: Box<dyn Fn(usize)>,
    due: Vec<String>,
) -> El {
    let last = lesson.notes.len().saturating_sub(1);
    let left = recall(&key(game)).as_u64().and_then(|note| usize::try_from(note).ok());
    let left = left.unwrap_or(0).min(last);
    let taught = Taught {
        desk,
        lesson,
        coach,
        game,
        show: StoredValue::new(show),
        due: StoredValue::new(due),
        at: RwSignal::new(left),
        resumed: RwSignal::new((left > 0).then_some(left)),
        answer: RwSignal::new(String::new()),
    };
    taught.go_to(left);
    watch(move || {
        if let Some(tried) = coach.tried.get() {
            untrack(|| taught.tried(&tried));
        }
    });
    said(taught)
}

impl Taught {
    fn note(self) -> &'static Note {
        &self.lesson.notes[self.at.get()]
    }

    /// The words of the note: the title, the text, the answer.
    fn words(self, which: usize) -> &'static str {
        self.note().words[self.desk.locale as usize].get(which).copied().unwrap_or_default()
    }

    /// Goes to a note. The next one's steps are told; whatever else lies between is jumped over.
    fn go_to(self, to: usize) {
        let notes = self.lesson.notes;
        let (before, Some(note)) = (self.at.get_untracked(), notes.get(to)) else { return };
        self.coach.acts.set(note.kind == Kind::Act);
        self.coach.aim.set(note.aim.to_owned());
        self.coach.place.set_value(String::new());
        self.show.with_value(|show| show(note.step));
        self.at.set(to);
        let place = match note.kind {
            Kind::Act => self.due().and_then(|due| due.place),
            _ => None,
        };
        self.coach.place.set_value(place.unwrap_or_else(|| note.aim.to_owned()));
        self.desk.point_at(String::new());
        let told = to == before + 1 && note.kind != Kind::Later;
        self.desk.game().tell(if told { notes[before].step..note.step } else { 0..0 });
        self.answer.set(String::new());
        // Whoever is done begins anew the next time.
        let left = if note.kind == Kind::End { 0 } else { to };
        remember(&key(self.game), &left);
    }

    /// By hand: then the lesson is under way again.
    fn step_to(self, to: usize) {
        self.resumed.set(None);
        self.go_to(to);
    }

    fn on(self) {
        self.step_to(self.at.get_untracked() + 1);
    }

    /// What the learner has to do now.
    fn due(self) -> Option<super::any::Choice> {
        let due = self.due.with_value(|due| due.get(self.at.get_untracked()).cloned())?;
        self.desk.game().choice(&due)
    }

    /// What is due leads on; anything else gets an answer.
    fn tried(self, action: &str) {
        let (acts, at) = (self.coach.acts.get_untracked(), self.at.get_untracked());
        if acts && self.due.with_value(|due| due.get(at).is_some_and(|due| due == action)) {
            self.on();
        } else if acts {
            self.answer.set(self.words(2).to_owned());
        } else if self.note().kind != Kind::End {
            self.answer.set(t!(self.desk.locale, lesson::only_read).to_owned());
        }
    }
}

/// What the coach says, and the way on.
fn said(taught: Taught) -> El {
    let l = taught.desk.locale;
    let title = move || el("h2").child(taught.words(0));
    let text = move || el("p").child(marked(taught.words(1)));
    // In words, for those who do not see the ring.
    let to_do = move || {
        let due = taught.note().kind == Kind::Act;
        let due = due.then(|| untrack(|| taught.due())).flatten();
        due.map(|due| el("p.sr").child(t!(l, lesson::to_do, action = due.text)))
    };
    let words = el("div[aria-live=polite]").child(title).child(text).child(to_do);
    let answer = move || marked(&taught.answer.get());
    let resumed = move || {
        let again = button("btn quiet", move || taught.step_to(0)).child(t!(l, lesson::again));
        let here = taught.resumed.get().is_some();
        here.then(|| el("p.resumed").child(t!(l, lesson::resumed)).child(" ").child(again))
    };
    el("section.coach")
        .attr("aria-label", t!(l, lesson::title))
        .child(words)
        .child(el("p.answer[role=status]").child(answer))
        .child(resumed)
        .child(move || ways(taught))
}

/// Back, where one is, and on: by reading, by being shown, or to a real game.
fn ways(taught: Taught) -> El {
    let l = taught.desk.locale;
    let (now, all) = (taught.at.get() + 1, taught.lesson.notes.len());
    let set_up = Route::Setup(taught.game.to_owned());
    let back = button("btn quiet icon", move || taught.step_to(now.saturating_sub(2)))
        .attr("aria-label", t!(l, lesson::back))
        .attr("title", t!(l, lesson::back))
        .attr("aria-disabled", (now == 1).to_string())
        .child(icon("back"));
    let place = el("span.num.small.muted").child([
        el("span[aria-hidden=true]").child(t!(l, lesson::place, now = now, all = all)),
        el("span.sr").child(t!(l, lesson::place_long, now = now, all = all)),
    ]);
    let skip = link("btn quiet skip", &set_up)
        .attr("aria-label", t!(l, lesson::skip_long))
        .child(t!(l, lesson::skip));
    let on = match taught.note().kind {
        Kind::Act => button("btn", move || {
            if let Some(due) = taught.due() {
                (due.choose)();
            }
        })
        .attr("data-lesson", "show")
        .child(t!(l, lesson::show)),
        Kind::Read | Kind::Later => focused(button("btn primary", move || taught.on()))
            .attr("data-lesson", "next")
            .child(t!(l, lesson::next)),
        Kind::End => {
            focused(link("btn primary", &set_up)).attr("data-lesson", "play").child(t!(l, lesson::play))
        }
    };
    let first = match taught.note().kind {
        Kind::End => button("btn quiet skip", move || taught.step_to(0)).child(t!(l, lesson::again)),
        _ => skip,
    };
    el("div.ways").child([back, place, first, on])
}

/// What goes on has the focus where there is nothing else to do.
fn focused(button: El) -> El {
    // The board takes it when it comes into the page; this comes after.
    button.mounted(|button| request_animation_frame(|| drop(button.unchecked_into::<HtmlElement>().focus())))
}

/// The way back to the shelf, in place of the menu.
pub(super) fn way_out(l: Locale) -> El {
    link("btn quiet icon menu-button", &Route::Shelf)
        .attr("aria-label", t!(l, lesson::leave))
        .child(icon("back"))
}

/// A text in which `*stars*` make words stand out.
fn marked(text: &str) -> View {
    let part = |(place, part): (usize, &str)| match place % 2 {
        0 => part.into_node(),
        _ => el("b").child(part).into_node(),
    };
    all(text.split('*').enumerate().map(part))
}
