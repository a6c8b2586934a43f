//! What a link leads to: a replay, the next turn of a game that is played by link, or the set-up of the same deal. Nothing
//! that is here is overwritten but by its own next turn; and once a link is open the address is that of the slot, so that
//! it is taken in once.

use leptos::prelude::*;

use super::setup::SetupForm;
use crate::{
    app::{
        games::{
            catalog::{GameInfo, info},
            load::Part,
            part::Arrived,
            unopened::open_words,
            with_game::WithGame,
        },
        shell::{
            page::{Alert, Page},
            route::Route,
            settings::use_locale,
            storage::{Known, Storage, use_storage},
        },
        table::here::SeatsHere,
    },
    fields,
    rules::Seat,
    session::{
        LoadError,
        link::{Headline, Kind, LinkError},
        play_by_link::{self, Relation},
        slots::OpenError,
    },
    t,
};

/// Opens a link, by what its address says behind `#/link/`; without that, asks for one.
#[component]
pub fn Link(text: String) -> impl IntoView {
    if text.is_empty() {
        return view! { <Paste /> }.into_any();
    }
    match headline(&text) {
        Ok((game, Kind::Deal)) => view! {
            <WithGame game let:part>
                {match part.deal(&text) {
                    Ok(deal) => view! { <SetupForm game part deal /> }.into_any(),
                    Err(why) => view! { <Refused why /> }.into_any(),
                }}
            </WithGame>
        }
        .into_any(),
        Ok((game, Kind::Game)) => view! {
            <WithGame game let:part>
                {match part.unfold(&text) {
                    Ok(arrived) => taken_in(Receiver { storage: use_storage(), game, part }, &text, arrived),
                    Err(why) => view! { <Refused why /> }.into_any(),
                }}
            </WithGame>
        }
        .into_any(),
        Err(why) => view! { <Refused why /> }.into_any(),
    }
}

/// What a link says before any code of its game is here.
fn headline(text: &str) -> Result<(&'static GameInfo, Kind), LinkError> {
    let Headline { game: id, kind } = Headline::peek(text)?;
    match info(&id) {
        Some(game) => Ok((game, kind)),
        None => Err(LinkError::Load(LoadError::OtherGame { found: id })),
    }
}

/// Where a game that came is taken in.
#[derive(Clone, Copy)]
struct Receiver {
    storage: Storage,
    game: &'static GameInfo,
    part: Part,
}

/// Takes in a game that came, or asks what is to be done with it.
fn taken_in(receiver: Receiver, text: &str, arrived: Arrived) -> AnyView {
    let by_link = play_by_link::is_by_link(&arrived.record);
    let best = receiver
        .storage
        .known()
        .into_iter()
        .filter_map(|known| {
            let ours = play_by_link::read(&known.record)?;
            let relation = play_by_link::relation(&ours, &arrived.record);
            // What is not played by link is not played on by one: it comes in anew, unless it is just the same.
            let counts = if by_link { relation > Relation::Other } else { relation == Relation::Same };
            counts.then(|| (relation, known, play_by_link::here(&ours)))
        })
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    let kept = match best {
        Some((Relation::Same, known, here)) => Ok(to(&arrived, known.id, &here)),
        Some((Relation::Newer, known, here)) => receiver.keep(&arrived, &here, Some(known)),
        Some((relation, known, here)) => {
            let apart = (relation != Relation::Older).then_some(here);
            return view! { <Behind receiver arrived known apart /> }.into_any();
        }
        None if by_link && arrived.seat.is_some() => {
            return view! { <WhoSitsHere receiver arrived /> }.into_any();
        }
        // It is saved when somebody plays on: until then the link stands for it.
        None => Ok(to(&arrived, text.to_owned(), &play_by_link::here(&arrived.record))),
    };
    match kept {
        Ok(route) => {
            // Back does not lead to the link again.
            route.replace();
            ().into_any()
        }
        Err(why) => view! { <Refused why /> }.into_any(),
    }
}

impl Receiver {
    /// Takes the game in, in place of the one that it goes on from or in a slot of its own; gives the way there.
    fn keep(self, arrived: &Arrived, here: &[bool], known: Option<Known>) -> Result<Route, LinkError> {
        let name: String = play_by_link::names(&arrived.record).join(" · ").chars().take(60).collect();
        let record = fields::line(&play_by_link::seated(arrived.record.clone(), here));
        let id = self.part.keep(self.storage, &record, &name, known).ok_or(LinkError::Damaged)?;
        Ok(to(arrived, id, here))
    }

    /// Takes the game in, in a slot of its own, and goes there.
    fn take_in(self, arrived: &Arrived, here: &[bool]) {
        if let Ok(route) = self.keep(arrived, here, None) {
            route.replace();
        }
    }
}

/// Where a game that came is looked at: by link at the table, if somebody sits here; else as a replay.
fn to(arrived: &Arrived, id: String, here: &[bool]) -> Route {
    match arrived.seat {
        _ if !play_by_link::is_by_link(&arrived.record) || !here.contains(&true) => {
            Route::Replay { save: id, step: None }
        }
        Some(_) => Route::Table(id),
        None => Route::End(id),
    }
}

/// A game by link that is not here yet: who of it sits here?
#[component]
fn WhoSitsHere(receiver: Receiver, arrived: Arrived) -> impl IntoView {
    let l = use_locale();
    let names = play_by_link::names(&arrived.record);
    let seats = names.len() as u8;
    let next = arrived.seat.map_or(0, Seat::index);
    let people = Seat::first(seats).filter(|seat| !play_by_link::is_bot(&arrived.record, *seat));
    let marks = people.map(|seat| (seat, receiver.part.mark(seats, seat, 36))).collect();
    let here = RwSignal::new((0..names.len()).map(|at| at == next).collect::<Vec<_>>());
    let turn = t!(l, shelf::turn_of, game = (receiver.game.title)(l), name = names[next]);
    let name = Callback::new(move |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default());
    let text = move || match here.with(|here| here.contains(&true)) {
        true => t!(l, play_by_link::play_here),
        false => t!(l, play_by_link::only_watch),
    };
    view! {
        <Page title=t!(l, play_by_link::title) class="message">
            <div class="panel post">
                <p>{turn}</p>
                <SeatsHere marks name here />
                <div class="choices">
                    <button
                        type="button"
                        class="btn primary"
                        on:click=move |_| receiver.take_in(&arrived, &here.get_untracked())
                    >
                        {move || text()}
                    </button>
                </div>
            </div>
        </Page>
    }
}

/// A link that does not go on from the game here: nothing is changed.
#[component]
fn Behind(
    receiver: Receiver,
    arrived: Arrived,
    /// The game that is here.
    known: Known,
    /// Who sits here, if the two games have parted; else what came is older.
    apart: Option<Vec<bool>>,
) -> impl IntoView {
    let l = use_locale();
    let text = if apart.is_none() { t!(l, play_by_link::older) } else { t!(l, play_by_link::diverged) };
    let apart = apart.map(|here| {
        view! {
            <button type="button" class="btn" on:click=move |_| receiver.take_in(&arrived, &here)>
                {t!(l, play_by_link::apart)}
            </button>
        }
        .into_any()
    });
    view! {
        <Page title=t!(l, play_by_link::title) class="message">
            <div class="panel">
                <p role="alert">{text}</p>
                <p class="muted">{known.name}</p>
                <div class="row">
                    <a class="btn primary" href=Route::Table(known.id).href()>
                        {t!(l, play_by_link::go_on)}
                    </a>
                    {apart}
                    <a class="btn quiet" href=Route::Shelf.href()>
                        {t!(l, table::to_shelf)}
                    </a>
                </div>
            </div>
        </Page>
    }
}

/// A link that is none, with the reason.
#[component]
fn Refused(why: LinkError) -> impl IntoView {
    let l = use_locale();
    let text = match why {
        LinkError::TooLong { .. } => t!(l, link::too_long).to_owned(),
        LinkError::NotALink => t!(l, link::not_a_link).to_owned(),
        LinkError::Newer => t!(l, link::newer).to_owned(),
        LinkError::Damaged => t!(l, link::damaged).to_owned(),
        LinkError::Load(error) => open_words(l, &OpenError::Load(error)),
    };
    view! {
        <Page title=t!(l, link::not_opened) class="message">
            <Alert>{text}</Alert>
            <div class="row">
                <a class="btn primary" href=Route::Shelf.href()>
                    {t!(l, table::to_shelf)}
                </a>
                <a class="btn" href=Route::Link(String::new()).href()>
                    {t!(l, link::open)}
                </a>
            </div>
        </Page>
    }
}

/// A field for a link: where the browser that opens links is not the one that has the games.
#[component]
fn Paste() -> impl IntoView {
    let l = use_locale();
    let text = RwSignal::new(String::new());
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        Route::pasted(&text.get_untracked()).go();
    };
    view! {
        <Page title=t!(l, link::open) class="message">
            <form class="panel post" on:submit=open>
                <label class="field">
                    {t!(l, link::paste)}
                    <input
                        type="text"
                        autocomplete="off"
                        required
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                </label>
                <div class="choices">
                    <button type="submit" class="btn primary">
                        {t!(l, link::open)}
                    </button>
                </div>
            </form>
        </Page>
    }
}
