//! What a link leads to: a replay, the next turn of a game that is played by link, or the set-up of the same deal. Nothing
//! that is here is overwritten but by its own next turn; and once a link is open the address is that of the slot, so that
//! it is taken in once.

use std::rc::Rc;

use crate::app::reactive::*;

use super::{
    controls::input_of,
    here::ask_seats,
    page::{alert, button, link as anchor, page},
    setup::same_deal,
};
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        games::{Arrived, BoxedGame, game, open_words},
        route::Route,
        settings::use_locale,
        storage::{Known, Storage, use_storage},
        text::Locale,
    },
    fields,
    rules::Seat,
    session::{
        LoadError,
        link::{Headline, Kind, LinkError},
        post::{self, Relation},
        slots::OpenError,
    },
    t,
};

/// Opens a link, by what its address says behind `#/link/`; without that, asks for one.
pub fn link(text: &str) -> View {
    let l = use_locale();
    if text.is_empty() {
        return paste(l);
    }
    arrive(l, text).unwrap_or_else(|why| refused(l, why))
}

fn arrive(l: Locale, text: &str) -> Result<View, LinkError> {
    let Headline { game: id, kind } = Headline::peek(text)?;
    let Some(game) = game(&id) else { return Err(LinkError::Load(LoadError::OtherGame { found: id })) };
    Ok(match kind {
        Kind::Deal => same_deal(game, game.deal(text)?),
        Kind::Game => arrived(Desk { l, storage: use_storage(), game }, game.unfold(text)?),
    })
}

/// Where a game that came is taken in.
#[derive(Clone, Copy)]
struct Desk {
    l: Locale,
    storage: Storage,
    game: &'static dyn BoxedGame,
}

fn arrived(desk: Desk, arrived: Arrived) -> View {
    let by_link = post::is_by_link(&arrived.record);
    let best = desk
        .storage
        .known()
        .into_iter()
        .filter_map(|known| {
            let ours = post::read(&known.record)?;
            let relation = post::relation(&ours, &arrived.record);
            // What is not played by link is not played on by one: it comes in anew, unless it is just the same.
            let counts = if by_link { relation > Relation::Other } else { relation == Relation::Same };
            counts.then(|| (relation, known, post::here(&ours)))
        })
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    match best {
        Some((Relation::Same, known, here)) => go(&to(&arrived, known.id, &here)),
        Some((Relation::Newer, known, here)) => desk.keep(arrived, &here, Some(known)),
        Some((relation, known, here)) => behind(desk, relation, arrived, known, here),
        None if by_link && arrived.seat.is_some() => who_sits_here(desk, arrived),
        None => {
            let everybody = post::here(&arrived.record);
            desk.keep(arrived, &everybody, None)
        }
    }
}

impl Desk {
    /// Takes the game in, in place of the one that it goes on from or in a slot of its own, and goes there.
    fn keep(self, arrived: Arrived, here: &[bool], known: Option<Known>) -> View {
        let name: String = post::names(&arrived.record).join(" · ").chars().take(60).collect();
        let route = |id| to(&arrived, id, here);
        let record = fields::line(&post::seated(arrived.record.clone(), here));
        match self.game.keep(self.storage, &record, &name, known) {
            Some(id) => go(&route(id)),
            None => refused(self.l, LinkError::Damaged),
        }
    }
}

/// Where a game that came is looked at: by link at the table, if somebody sits here; else as a replay.
fn to(arrived: &Arrived, id: String, here: &[bool]) -> Route {
    match arrived.seat {
        _ if !post::is_by_link(&arrived.record) || !here.contains(&true) => {
            Route::Replay { save: id, step: None }
        }
        Some(_) => Route::Table(id),
        None => Route::End(id),
    }
}

/// Back does not lead to the link again.
fn go(route: &Route) -> View {
    route.replace();
    ().into_node()
}

/// A game by link that is not here yet: who of it sits here?
fn who_sits_here(desk: Desk, arrived: Arrived) -> View {
    let l = desk.l;
    let names = post::names(&arrived.record);
    let seats = names.len() as u8;
    let next = arrived.seat.map_or(0, Seat::index);
    let marks = Seat::first(seats).map(|seat| desk.game.mark(seats, seat, 36)).collect();
    let here = (0..names.len()).map(|at| at == next).collect();
    let turn = t!(l, shelf::turn_of, game = desk.game.title(l), name = names[next]);
    let name = Rc::new(move |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default());
    let text = move |here: &[bool]| match here.contains(&true) {
        true => t!(l, post::play_here),
        false => t!(l, post::only_watch),
    };
    let arrived = StoredValue::new(arrived);
    let done = move |here: Vec<bool>| drop(desk.keep(arrived.get_value(), &here, None));
    let panel =
        el("div.panel.post").child(el("p").child(turn)).child(ask_seats(l, marks, name, here, text, done));
    page(t!(l, post::title), "message", panel)
}

/// A link that does not go on from the game here: nothing is changed.
fn behind(desk: Desk, relation: Relation, arrived: Arrived, known: Known, here: Vec<bool>) -> View {
    let l = desk.l;
    let older = relation == Relation::Older;
    let text = if older { t!(l, post::older) } else { t!(l, post::diverged) };
    let apart = (!older).then(|| {
        let arrived = StoredValue::new(arrived);
        button("btn", move || drop(desk.keep(arrived.get_value(), &here, None))).child(t!(l, post::apart))
    });
    let ways = [
        Some(anchor("btn primary", &Route::Table(known.id)).child(t!(l, post::go_on))),
        apart,
        Some(anchor("btn quiet", &Route::Shelf).child(t!(l, table::to_shelf))),
    ];
    let panel = el("div.panel").child([
        el("p[role=alert]").child(text),
        el("p.muted").child(known.name),
        el("div.row").child(ways),
    ]);
    page(t!(l, post::title), "message", panel)
}

/// A link that is none, with the reason.
fn refused(l: Locale, why: LinkError) -> View {
    let text = match why {
        LinkError::TooLong { .. } => t!(l, link::too_long).to_owned(),
        LinkError::NotALink => t!(l, link::not_a_link).to_owned(),
        LinkError::Newer => t!(l, link::newer).to_owned(),
        LinkError::Damaged => t!(l, link::damaged).to_owned(),
        LinkError::Load(error) => open_words(l, &OpenError::Load(error)),
    };
    let ways = [
        anchor("btn primary", &Route::Shelf).child(t!(l, table::to_shelf)),
        anchor("btn", &Route::Link(String::new())).child(t!(l, link::open)),
    ];
    let ways = el("div.row").child(ways);
    page(t!(l, link::not_opened), "message", all([alert(text), ways]))
}

/// A field for a link: where the browser that opens links is not the one that has the games.
fn paste(l: Locale) -> View {
    let text = RwSignal::new(String::new());
    let input = el("input[type=text][autocomplete=off][required]")
        .on("input", move |event| text.set(input_of(&event).map(|input| input.value()).unwrap_or_default()));
    let open = el("button.btn.primary[type=submit]").child(t!(l, link::open));
    let form: El = el("form.panel.post")
        .child(el("label.field").child(t!(l, link::paste)).child(input))
        .child(el("div.choices").child(open))
        .on("submit", move |event| {
            event.prevent_default();
            let text = text.get_untracked();
            let text = text.trim();
            // The whole address, or what is behind its last slash.
            Route::Link(text.rsplit('/').next().unwrap_or(text).to_owned()).go();
        });
    page(t!(l, link::open), "message", form)
}
