//! The frame round a game: the table with the curtain before it and the end after, whichever is due.

use leptos::prelude::*;
use web_sys::VisibilityState;

use super::{
    announcer::Announcer,
    bots::play_bots,
    context::{provide_table, use_table},
    contract::PlayedGame,
    curtain::Curtain,
    drawers::provide_drawers,
    end::End,
    kept::KeptNews,
    open_table::OpenTable,
    save_alert::SaveAlert,
    scenes::Scenes,
    share::{SeatsDialog, ShareDialog},
    store::{TableStore, acting},
};
use crate::{
    app::{
        board::viewport::{self, ViewportState},
        shell::{
            effect::effect,
            keyed::keyed,
            settings::use_settings,
            sound::{self, Sound},
        },
    },
    rules::{Game, Seat},
};

/// What is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Due {
    /// The end of the game.
    End,
    /// The curtain before a seat; whether that seat is at another device.
    Curtain(Seat, bool),
    /// The table.
    Table,
}

/// One game on the screen: the curtain, the table or the end, whichever is due.
#[component]
pub fn Frame<T: Scenes>(
    store: TableStore<T>,
    /// The id of the save, for addresses.
    save: String,
    /// Whether the end is asked for, once there is one.
    at_end: bool,
    /// Starts the next game: with swapped seats or not.
    rematch: Callback<bool>,
) -> impl IntoView {
    provide_table(store);
    hide_when_unseen(store);
    play_bots(store);
    view! { <Room side=use_side(store) save at_end rematch /> }
}

/// What is round every game.
#[component]
fn Room(
    /// By how many quarters the table is turned.
    side: Memo<u8>,
    save: String,
    at_end: bool,
    rematch: Callback<bool>,
) -> impl IntoView {
    let (table, drawers) = (use_table(), provide_drawers());
    provide_context(ViewportState::default());
    let over = Memo::new(move |_| table.over.get());
    hear_end(over);
    effect(move || {
        // Whatever was open over the table goes with it, and does not come back by itself.
        if table.curtain.get().is_some() {
            drawers.close();
        }
    });
    let away = Memo::new(move |_| table.curtain.get().is_some_and(|seat| table.is_away(seat)));
    let due = move || match table.curtain.get() {
        _ if at_end && over.get() => Due::End,
        Some(seat) => Due::Curtain(seat, away.get()),
        None => Due::Table,
    };
    let screen = move |due: Due| {
        let save = save.clone();
        match due {
            Due::End => view! { <End save rematch share=drawers.share /> }.into_any(),
            Due::Curtain(seat, _) => view! { <Curtain seat save /> }.into_any(),
            Due::Table => view! { <OpenTable side save /> }.into_any(),
        }
    };
    // The end is a screen like any other; what comes before it fills the room.
    let room = move || (!at_end || !over.get()).then_some("room");
    let seen = move || Some(side.get()).filter(|side| *side > 0).map(|side| side.to_string());
    view! {
        <div class=room data-side=seen>
            <Announcer />
            <SaveAlert />
            <KeptNews />
            // As an item of a list it stays what it is while the same is due: an action changes the table, and does not make it anew.
            {keyed(move || [due()], |due| *due, screen)}
            {table.game().great_moment()}
            <ShareDialog
                l=table.locale
                open=drawers.share
                links=Signal::derive(move || table.links())
            />
            <SeatsDialog open=drawers.seats />
        </div>
    }
}

/// By how many quarters the table is turned: on a device that lies flat, to whoever decides.
fn use_side<T: Scenes>(store: TableStore<T>) -> Memo<u8> {
    let settings = use_settings();
    let side = Memo::new(move |_| {
        let side = store
            .session
            .with(|session| acting(session).map_or(0, |seat| T::side(session.state().config(), seat)));
        if settings.get().flat { side } else { 0 }
    });
    effect(move || viewport::turn(side.get()));
    on_cleanup(|| viewport::turn(0));
    side
}

/// The page may go out of sight, and with it private things.
fn hide_when_unseen<T: PlayedGame>(store: TableStore<T>) {
    let hidden = window_event_listener_untyped("visibilitychange", move |_| {
        if document().visibility_state() == VisibilityState::Hidden {
            store.hide();
        }
    });
    on_cleanup(move || hidden.remove());
}

/// The moment the end of the game has been told is heard. The standings wait for whoever asks for them.
fn hear_end(over: Memo<bool>) {
    // A teaching game may go back from its end, and end again.
    Effect::new(move |before: Option<bool>| {
        let over = over.get();
        if over && before == Some(false) {
            sound::play(Sound::End);
        }
        over
    });
}
