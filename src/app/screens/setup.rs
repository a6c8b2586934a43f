//! The set-up of a new game: who plays, who begins, by which options. All that was chosen the last time is chosen already, so
//! that one tap starts.

use std::rc::Rc;

use crate::app::reactive::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::{
    controls::{choice, input_of, segments, switch, words},
    here::seats_here,
    page::{button, learn_link, link, page},
};
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        games::{BoxedGame, Form, game},
        icon::icon,
        route::Route,
        settings::use_locale,
        storage::{recall, remember},
        text::Locale,
    },
    fields::{self, opposite},
    rules::Seat,
    session::{Options, SeatInfo, Start},
    t,
};

/// The key under which the table of the last game is remembered.
const KEY: &str = "setup";
/// The longest name.
const LONGEST: &str = "24";
/// The ids of the radio buttons for the number of players, and for who begins.
const COUNT_IDS: [&str; 10] = ["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];

/// Who sat at the table the last time, and how it was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Last {
    #[serde(rename = "hints", with = "opposite")]
    no_hints: bool,
    names: Vec<String>,
    open_hands: bool,
    players: Option<u8>,
    teaching: bool,
}

/// What is being set up.
#[derive(Clone, Copy)]
struct Draft {
    players: RwSignal<u8>,
    names: RwSignal<Vec<String>>,
    start: RwSignal<Option<u8>>,
    open_hands: RwSignal<bool>,
    teaching: RwSignal<bool>,
    /// Whether some sit at other devices.
    by_link: RwSignal<bool>,
    /// Which sit at this one, if so.
    here: RwSignal<Vec<bool>>,
    no_hints: RwSignal<bool>,
    /// The seat on the map that the next one tapped is swapped with.
    picked: RwSignal<Option<usize>>,
    /// The seat whose name cannot stay, and why.
    error: RwSignal<Option<(usize, String)>>,
}

/// The set-up of that game.
pub fn setup(game: String) -> View {
    match self::game(&game) {
        Some(game) => form(game, None),
        None => unknown(),
    }
}

/// The address names a game that is not on this shelf.
pub fn unknown() -> View {
    let l = use_locale();
    let help = el("div.panel")
        .child(el("p").child(t!(l, setup::unknown_help)))
        .child(link("btn primary", &Route::Shelf).child(t!(l, table::to_shelf)));
    page(t!(l, setup::unknown), "message", help)
}

/// The set-up of a deal that somebody has shared: players, options and luck are settled, who plays is not.
pub(super) fn same_deal(game: &'static dyn BoxedGame, deal: (u8, Form)) -> View {
    form(game, Some(deal))
}

/// The form for a new game; for the deal that is given, if all but the players is settled.
fn form(game: &'static dyn BoxedGame, deal: Option<(u8, Form)>) -> View {
    let l = use_locale();
    let draft = Draft::recalled(game);
    let names = move || (0..usize::from(draft.players.get())).map(|at| draft.spoken(l, at)).collect();
    let settled = deal.as_ref().map(|(players, _)| *players);
    if let Some(players) = settled {
        draft.set_players(players);
    }
    let own = deal.map_or_else(|| game.form(memo(names), l), |(_, form)| form);
    let start = own.start;
    let begin = move || {
        let Some((seats, options)) = draft.checked(l) else { return };
        match start(seats, options) {
            // Back then leads to the shelf, not to a second game.
            Some(id) => Route::Table(id).replace(),
            None => show_error(),
        }
    };
    let count = game.players().map(|n| (n, COUNT_IDS[usize::from(n) % COUNT_IDS.len()], n.to_string()));
    let count = words(
        t!(l, setup::count),
        "players",
        count.collect(),
        move || draft.players.get(),
        move |players| draft.set_players(players),
    );
    let error = move || draft.error.get().map(|(_, why)| why);
    let who = el("section.panel.who-plays")
        .child(el("h2").child(t!(l, setup::who)))
        .child(settled.is_none().then_some(count))
        .child(move || seats(l, game, draft))
        .child(el("p.field-error[id=name-error][role=alert]").child(error))
        .child(move || settled.is_none().then(|| starter(l, game, draft)))
        .child(switch(
            t!(l, post::play_by_link),
            t!(l, post::help),
            move || draft.by_link.get(),
            move |on| draft.by_link.set(on),
        ))
        .child(move || draft.by_link.get().then(|| elsewhere(l, game, draft)));
    let map = el("section.panel.mapbox").child([
        el("h2").child(t!(l, setup::seats)),
        el("p.muted.small").child(t!(l, setup::swap_help)),
        el("div.map")
            .child(game.map(memo(move || draft.players.get()), l))
            .child(move || berths(l, game, draft)),
    ]);
    let hints = game.foretells().then(|| {
        switch(
            t!(l, setup::hints),
            t!(l, setup::hints_help),
            move || !draft.no_hints.get(),
            move |on| draft.no_hints.set(!on),
        )
    });
    let open_hands = switch(
        t!(l, table::open_hands),
        t!(l, setup::open_hands_help),
        move || draft.open_hands.get(),
        move |on| draft.open_hands.set(on),
    );
    let teaching = switch(
        t!(l, setup::teaching),
        t!(l, setup::teaching_help),
        move || draft.teaching.get(),
        move |on| draft.teaching.set(on),
    );
    let book = Route::Rules { game: game.id().to_owned(), at: "options".to_owned() };
    let to_rules =
        link("btn quiet", &book).child(icon("book")).child(t!(l, book::title, game = game.title(l)));
    let rules = el("section.panel.table-rules")
        .child(el("h2").child(t!(l, setup::options)))
        .child(settled.map(|_| el("p.muted").child(t!(l, setup::settled))))
        .child(own.options)
        .child(hints)
        .child([open_hands, teaching])
        .child(to_rules)
        .child(learn_link(l, game, "btn quiet"));
    let go = el("button.btn.primary[type=submit]").child(t!(l, setup::start));
    let title = match settled {
        Some(_) => t!(l, setup::same_deal, game = game.title(l)),
        None => t!(l, setup::title, game = game.title(l)),
    };
    let form = el("form[novalidate]")
        .child(el("div.cols").child([who, map, rules]))
        .child(el("div.go").child(go))
        .on("submit", move |event| {
            event.prevent_default();
            begin();
        });
    let page = page(&title, "setup", form);
    el("div").child(page).on_key("keydown", enter).into_node()
}

/// Enter starts, wherever the focus is, unless it is on something that Enter presses.
fn enter(event: KeyboardEvent) {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let own = on.is_some_and(|on| matches!(on.tag_name().as_str(), "A" | "BUTTON" | "INPUT"));
    let start = find("form .go button").filter(|_| event.key() == "Enter" && !own && !event.is_composing());
    if let Some(start) = start {
        start.click();
    }
}

/// What is wrong with the options is looked at.
fn show_error() {
    if let Some(said) = find(".table-rules .field-error:not(:empty)") {
        let _ = said.focus();
    }
}

/// A control of this screen.
fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten().and_then(|found| found.dyn_into().ok())
}

/// The seats with their names.
fn seats(l: Locale, game: &'static dyn BoxedGame, draft: Draft) -> El {
    let players = draft.players.get();
    let seat = move |seat: Seat| {
        let at = seat.index();
        let place = game.place(players, seat, l);
        let name = el("input[type=text]")
            .attr("aria-label", t!(l, setup::name_of, village = place.name, side = place.side))
            .attr("maxlength", LONGEST)
            .attr("autocomplete", "off")
            .attr("placeholder", t!(l, common::player, number = at + 1))
            .attr("aria-invalid", move || draft.wrong(at).to_string())
            .attr("aria-describedby", move || draft.wrong(at).then_some("name-error"))
            .prop("value", move || draft.name(at).into())
            .on("input", move |event| {
                if let Some(input) = input_of(&event) {
                    draft.rename(at, input.value());
                }
            });
        let swap = button("btn quiet icon", move || draft.swap(at, (at + 1) % usize::from(players)))
            .attr("aria-label", t!(l, setup::swap, number = at + 1))
            .child(icon("swap"));
        el("li").class(["seat-row ", place.class].concat()).child(game.mark(players, seat, 36)).child([
            name,
            el("span.side").child(place.side),
            swap,
        ])
    };
    el("ol.seat-rows").child(all(Seat::first(players).map(seat)))
}

/// The players at their places on the map: two that are tapped one after the other swap.
fn berths(l: Locale, game: &'static dyn BoxedGame, draft: Draft) -> View {
    let players = draft.players.get();
    all(Seat::first(players).map(move |seat| {
        let at = seat.index();
        let place = game.place(players, seat, l);
        let label = move || {
            let name = draft.spoken(l, at);
            t!(l, setup::berth, village = place.name, side = place.side, name = name)
        };
        button("berth", move || draft.pick(at))
            .style("left", [&place.at[0].to_string(), "%"].concat())
            .style("top", [&place.at[1].to_string(), "%"].concat())
            .attr("aria-pressed", move || (draft.picked.get() == Some(at)).to_string())
            .attr("aria-label", label)
            .child(game.mark(players, seat, 32))
            .child(el("span.cut").child(move || draft.spoken(l, at)))
    }))
}

/// Who sits at this device.
fn elsewhere(l: Locale, game: &'static dyn BoxedGame, draft: Draft) -> El {
    let players = draft.players.get();
    let marks = Seat::first(players).map(|seat| game.mark(players, seat, 36)).collect();
    seats_here(l, marks, Rc::new(move |seat| draft.spoken(l, seat.index())), draft.here)
}

/// Who begins.
fn starter(l: Locale, game: &'static dyn BoxedGame, draft: Draft) -> El {
    let players = draft.players.get();
    let option = move |value: Option<u8>, face: El| {
        choice("start", None, move || draft.start.get() == value, move || draft.start.set(value), face)
    };
    let lots = option(None, el("span").child(el("span.cut").child(t!(l, setup::lots))));
    let seat = move |seat: Seat| {
        let at = seat.index();
        let name = el("span.cut").child(move || draft.spoken(l, at));
        option(u8::try_from(at).ok(), el("span").child(game.mark(players, seat, 24)).child(name))
    };
    segments(
        t!(l, setup::starts),
        "seg starter",
        all([lots].into_iter().chain(Seat::first(players).map(seat))),
    )
}

impl Draft {
    fn recalled(game: &dyn BoxedGame) -> Draft {
        let last = fields::read::<Last>(recall(KEY)).unwrap_or_default();
        let range = game.players();
        let players = last.players.unwrap_or(4).clamp(*range.start(), *range.end());
        let mut names = last.names;
        names.truncate(usize::from(*range.end()));
        names.resize(usize::from(*range.end()), String::new());
        Draft {
            players: RwSignal::new(players),
            names: RwSignal::new(names),
            start: RwSignal::new(None),
            picked: RwSignal::new(None),
            open_hands: RwSignal::new(last.open_hands),
            teaching: RwSignal::new(last.teaching),
            by_link: RwSignal::new(false),
            // Whoever sets it up sits here.
            here: RwSignal::new((0..*range.end()).map(|at| at == 0).collect()),
            no_hints: RwSignal::new(last.no_hints),
            error: RwSignal::new(None),
        }
    }

    fn set_players(self, players: u8) {
        self.error.set(None);
        if self.start.get_untracked().is_some_and(|start| start >= players) {
            self.start.set(None);
        }
        self.picked.set(None);
        self.players.set(players);
    }

    /// A place on the map was tapped.
    fn pick(self, at: usize) {
        match self.picked.get_untracked() {
            None => self.picked.set(Some(at)),
            Some(other) => {
                self.picked.set(None);
                self.swap(other, at);
            }
        }
    }

    fn name(self, at: usize) -> String {
        self.names.with(|names| names.get(at).cloned().unwrap_or_default())
    }

    /// The name, or what stands for one.
    fn spoken(self, l: Locale, at: usize) -> String {
        let name = self.name(at).trim().to_owned();
        if name.is_empty() { t!(l, common::player, number = at + 1) } else { name }
    }

    fn rename(self, at: usize, name: String) {
        self.error.set(None);
        self.names.update(|names| {
            if let Some(old) = names.get_mut(at) {
                *old = name;
            }
        });
    }

    fn swap(self, a: usize, b: usize) {
        self.error.set(None);
        self.names.update(|names| names.swap(a, b));
        self.here.update(|here| here.swap(a, b));
    }

    fn wrong(self, at: usize) -> bool {
        self.error.with(|error| error.as_ref().is_some_and(|(wrong, _)| *wrong == at))
    }

    /// The seats and the options, remembered for the next time; or nothing, and what is wrong is said.
    fn checked(self, l: Locale) -> Option<(Vec<SeatInfo>, Options)> {
        let players = self.players.get_untracked();
        let names: Vec<String> = (0..usize::from(players)).map(|at| untrack(|| self.spoken(l, at))).collect();
        let twice = (1..names.len()).find(|at| names[..*at].contains(&names[*at]));
        if let Some(at) = twice {
            self.error.set(Some((at, t!(l, setup::same_name, name = names[at]))));
            if let Some(field) = find(&format!(".seat-rows li:nth-child({}) input", at + 1)) {
                let _ = field.focus();
            }
            return None;
        }
        let last = Last {
            players: Some(players),
            names: self.names.get_untracked(),
            open_hands: self.open_hands.get_untracked(),
            teaching: self.teaching.get_untracked(),
            no_hints: self.no_hints.get_untracked(),
        };
        remember(KEY, &last);
        let start = self.start.get_untracked().map_or(Start::Random, |seat| Start::Seat(Seat::new(seat)));
        let here = self.here.get_untracked();
        let seat = |(at, name): (usize, String)| SeatInfo {
            away: self.by_link.get_untracked() && here.get(at) == Some(&false),
            ..SeatInfo::new(name)
        };
        let seats: Vec<SeatInfo> = names.into_iter().enumerate().map(seat).collect();
        let by_link = seats.iter().any(|seat| seat.away);
        let Last { open_hands, teaching, no_hints, .. } = last;
        Some((seats, Options { open_hands, teaching, no_hints, start, by_link, ..Options::default() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file says what the program wrote when it had JSON of its own.
    #[test]
    fn the_last_table_is_written_as_it_was() {
        for line in include_str!("../../../tests/fixtures/before-serde/setup.txt").lines() {
            let last = fields::read::<Last>(serde_json::from_str(line).unwrap()).unwrap();
            assert_eq!(fields::line(&last), line);
        }
        assert!(fields::read::<Last>(serde_json::Value::Null).is_err());
    }
}
