//! The controls of a replay: the slider, the buttons, the speeds.

use leptos::{ev, html, prelude::*};
use web_sys::KeyboardEvent;

use super::{
    jump::Jump,
    playback::{Playback, SPEEDS},
};
use crate::{
    app::{
        shell::{fetched::once_fetched, icon::Icon, views::CollectAny},
        table::review::{Found, Steps},
    },
    t,
};

/// All of them.
#[component]
pub fn Transport(
    playback: Playback,
    /// What the coach has found in the game: the chart of it lies behind the slider.
    found: Option<Found>,
) -> impl IntoView {
    let l = playback.table.locale;
    let Playback { step, playing, last, .. } = playback;
    let steps = Steps { step, playing, last, go: Callback::new(move |step| playback.go_by_hand(step)) };
    let strip = found.map(|found| once_fetched(move || found.clone().strip(steps), || ().into_any()));
    view! {
        <div class="transport">
            <Slider playback />
            <div class="buttons" role="group" aria-label=t!(l, replay::controls)>
                <JumpButton playback jump=Jump::First icon="first" label=t!(l, replay::first) />
                <JumpButton playback jump=Jump::TurnBack icon="turn-back" label=t!(l, replay::turn_back) />
                <JumpButton playback jump=Jump::Back icon="back" label=t!(l, replay::back) />
                <PlayButton playback />
                <JumpButton playback jump=Jump::On icon="forward" label=t!(l, replay::on) />
                <JumpButton playback jump=Jump::TurnOn icon="turn-on" label=t!(l, replay::turn_on) />
                <JumpButton playback jump=Jump::Last icon="last" label=t!(l, replay::last) />
            </div>
            {strip}
            <Speeds playback />
        </div>
    }
}

/// Goes elsewhere, unless one is there already.
#[component]
fn JumpButton(playback: Playback, jump: Jump, icon: &'static str, label: &'static str) -> impl IntoView {
    let there = move || playback.target(jump) == playback.step.get();
    view! {
        <button
            type="button"
            class="btn quiet icon"
            aria-label=label
            title=label
            aria-disabled=move || there().to_string()
            on:click=move |_| playback.jump_by_hand(jump)
        >
            <Icon name=icon />
        </button>
    }
}

/// Plays and stops; it has the focus when the replay is opened.
#[component]
fn PlayButton(playback: Playback) -> impl IntoView {
    let (l, playing) = (playback.table.locale, playback.playing);
    let label = move || if playing.get() { t!(l, replay::pause) } else { t!(l, replay::play) };
    let button = NodeRef::<html::Button>::new();
    // The board takes the focus when it comes into the page; this comes after.
    button.on_load(|button| request_animation_frame(move || drop(button.focus())));
    view! {
        <button
            node_ref=button
            type="button"
            class="btn primary icon"
            aria-label=label
            title=label
            data-control="play"
            on:click=move |_| playback.toggle()
        >
            {move || view! { <Icon name=if playing.get() { "pause" } else { "play" } /> }}
        </button>
    }
}

/// The slider over all steps, and where it stands.
#[component]
fn Slider(playback: Playback) -> impl IntoView {
    let (l, last) = (playback.table.locale, playback.last);
    let count = move || t!(l, replay::step, step = playback.step.get(), last = last);
    let words = move || t!(l, common::sentences, a = count(), b = playback.place());
    let moved = move |event: ev::Event| {
        if let Ok(step) = event_target_value(&event).parse() {
            playback.go_by_hand(step);
        }
    };
    let page = move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "PageUp" => Jump::TurnOn,
            "PageDown" => Jump::TurnBack,
            _ => return,
        };
        event.prevent_default();
        playback.jump_by_hand(to);
    };
    let seen = move || [&playback.step.get().to_string(), " / ", &last.to_string()].concat();
    view! {
        <div class="slider">
            <input
                type="range"
                min="0"
                max=last.to_string()
                aria-label=t!(l, replay::slider)
                aria-valuetext=words
                prop:value=move || playback.step.get().to_string()
                on:input=moved
                on:keydown=page
            />
            <p class="num small muted" aria-hidden="true">
                {move || seen()}
            </p>
        </div>
    }
}

/// How fast it plays.
#[component]
fn Speeds(playback: Playback) -> impl IntoView {
    let speed = |(place, (name, _)): (usize, (&'static str, u16))| {
        view! {
            <button
                type="button"
                class="btn quiet"
                aria-pressed=move || (playback.speed.get() == place).to_string()
                on:click=move |_| playback.speed.set(place)
            >
                {name}
            </button>
        }
    };
    view! {
        <div class="speeds num" role="group" aria-label=t!(playback.table.locale, replay::speed)>
            {SPEEDS.into_iter().enumerate().map(speed).collect_any()}
        </div>
    }
}
