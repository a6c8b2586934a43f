//! The look ahead: a slider over the number of GO, and what everybody would gain and lose.

use leptos::prelude::*;

use super::{
    super::{
        model::{Ahead, Model},
        table::VolcanoTable,
        ui::Msg,
    },
    pictures::SeatMark,
};
use crate::{
    app::{
        board::pieces::FlameIcon,
        shell::views::{CollectAny, show_when},
        table::TableStore,
    },
    rules::Seat,
    t,
};

/// What everybody would gain, without an eruption or with one.
type Amounts = fn(&Ahead) -> &Option<Vec<String>>;

/// All of it.
#[component]
pub fn Foresight(store: TableStore<VolcanoTable>, model: Memo<Model>) -> impl IntoView {
    let l = store.locale;
    let players = store.config().players;
    let ahead = Memo::new(move |_| model.read().ahead.clone());
    let go = move || ahead.read().as_ref().map_or(0, |ahead| ahead.go);
    let moved = move |event| {
        if let Ok(go) = event_target_value(&event).parse() {
            store.send(Msg::Ahead(go));
        }
    };
    let tick = |go: u8| view! { <span>{go.to_string()}</span> };
    view! {
        <section class="foresight" class:none=move || ahead.read().is_none()>
            <header>
                <h2>{t!(l, volcano::ahead::title)}</h2>
                <span class="num">
                    {move || ahead.read().as_ref().map(|ahead| ahead.when.clone()).unwrap_or_default()}
                </span>
            </header>
            <input
                type="range"
                min="0"
                max=players.to_string()
                aria-label=t!(l, volcano::ahead::title)
                aria-valuetext=move || ahead.read().as_ref().map(|ahead| ahead.spoken.clone())
                prop:value=move || go().to_string()
                on:input=moved
            />
            <div class="notches num" aria-hidden="true">
                {(0..=players).map(tick).collect_any()}
            </div>
            // The slider says it in words.
            <div class="outlook num" aria-hidden="true">
                <Row
                    store
                    ahead
                    title=t!(l, volcano::ahead::calm)
                    amounts=(|ahead| &ahead.calm) as Amounts
                    shaken=false
                />
                <Row
                    store
                    ahead
                    title=t!(l, volcano::ahead::erupts)
                    amounts=(|ahead| &ahead.erupts) as Amounts
                    shaken=true
                />
            </div>
        </section>
    }
}

/// A row, if that can come: what each player would gain or lose.
#[component]
fn Row(
    store: TableStore<VolcanoTable>,
    ahead: Memo<Option<Ahead>>,
    title: &'static str,
    amounts: Amounts,
    /// Whether it is the row of the eruption.
    shaken: bool,
) -> impl IntoView {
    let there = move || ahead.read().as_ref().is_some_and(|ahead| amounts(ahead).is_some());
    let chip = move |seat: Seat| {
        // It is drawn once more while it goes.
        let amount = Memo::new(move |_| {
            ahead.with(|ahead| amounts(ahead.as_ref()?).as_ref()?.get(seat.index()).cloned())
        });
        let hit = Memo::new(move |_| {
            shaken && ahead.read().as_ref().is_some_and(|ahead| ahead.blast.contains(&seat))
        });
        view! {
            <span class="gain" class:hit=hit>
                <SeatMark store seat size=20 />
                {move || hit.get().then(|| view! { <FlameIcon size=16 /> }.into_any())}
                {amount}
            </span>
        }
    };
    let chips = move || Seat::first(store.config().players).map(chip).collect_any();
    view! {
        {show_when(there, move || view! { <p>
                <span class="if">{title}</span>
                <span class="gains">{chips()}</span>
            </p> }.into_any())}
    }
}
