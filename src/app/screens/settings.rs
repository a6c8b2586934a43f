//! What a person sets for this device. Everything takes effect at once.

use leptos::prelude::*;

use super::{device::ThisDevice, results::BookOfResults};
use crate::{
    app::shell::{
        controls::{Choice, Segments, Slider, Switch, WordChoices},
        page::{Page, keep_focus},
        settings::{LOUDEST, Language, TextSize, Theme, use_locale, use_settings},
        sound::{self, Sound},
        speeds::Speeds,
        storage::BrowserStore,
        text::Locale,
    },
    session::slots::Store,
    t,
};

/// The settings.
#[component]
pub fn Settings() -> impl IntoView {
    let (l, settings) = (use_locale(), use_settings());
    let themes = vec![
        (None, "theme-auto", t!(l, settings::auto).to_owned()),
        (Some(Theme::Light), "theme-light", t!(l, settings::light).to_owned()),
        (Some(Theme::Dark), "theme-dark", t!(l, settings::dark).to_owned()),
        (Some(Theme::Contrast), "theme-contrast", t!(l, settings::contrast).to_owned()),
    ];
    let sizes = vec![
        (TextSize::Normal, "size-normal", t!(l, settings::normal).to_owned()),
        (TextSize::Large, "size-large", t!(l, settings::large).to_owned()),
        (TextSize::Larger, "size-larger", t!(l, settings::larger).to_owned()),
    ];
    let denied = BrowserStore.keys().is_err();
    view! {
        <Page title=t!(l, table::settings) class="settings">
            <div class="panel">
                <Languages />
                <WordChoices
                    legend=t!(l, settings::theme)
                    group="theme"
                    choices=themes
                    value=Signal::derive(move || settings.get().theme)
                    set=move |theme| settings.update(|settings| settings.theme = theme)
                />
                <WordChoices
                    legend=t!(l, settings::size)
                    group="size"
                    choices=sizes
                    value=Signal::derive(move || settings.get().size)
                    set=move |size| settings.update(|settings| settings.size = size)
                />
                <Speeds />
                <Switch
                    label=t!(l, settings::automatic)
                    help=t!(l, settings::automatic_help)
                    on=Signal::derive(move || settings.get().automatic)
                    set=move |on| settings.update(|settings| settings.automatic = on)
                />
                <Switch
                    label=t!(l, settings::turned)
                    help=t!(l, settings::turned_help)
                    on=Signal::derive(move || settings.get().turned)
                    set=move |on| settings.update(|settings| settings.turned = on)
                />
                <Switch
                    label=t!(l, settings::flat)
                    help=t!(l, settings::flat_help)
                    on=Signal::derive(move || settings.get().flat)
                    set=move |on| settings.update(|settings| settings.flat = on)
                />
                <Sounds />
                <p class="muted small">
                    {if denied { t!(l, settings::not_kept) } else { t!(l, settings::kept) }}
                </p>
            </div>
            <BookOfResults />
            <ThisDevice />
        </Page>
    }
}

/// The languages, each in its own words.
#[component]
fn Languages() -> impl IntoView {
    let (l, settings) = (use_locale(), use_settings());
    let language = move |value: Option<Language>, id: &'static str, face: AnyView| {
        let choose = move |()| {
            // The screen will be drawn anew in the other language.
            keep_focus(id);
            settings.update(|settings| settings.language = value);
        };
        let chosen = Signal::derive(move || settings.get().language == value);
        view! {
            <Choice group="language" id=Some(id) chosen choose>
                {face}
            </Choice>
        }
    };
    let own = |locale: Locale| view! { <span lang=locale.tag()>{locale.name()}</span> }.into_any();
    let auto = view! { <span>{t!(l, settings::auto)}</span> }.into_any();
    view! {
        <Segments legend=t!(l, settings::language) class="seg">
            {language(None, "lang-auto", auto)}
            {language(Some(Language::En), "lang-en", own(Locale::En))}
            {language(Some(Language::Ja), "lang-ja", own(Locale::Ja))}
        </Segments>
    }
}

/// What is heard, and felt where there is something that shakes.
#[component]
fn Sounds() -> impl IntoView {
    let (l, settings) = (use_locale(), use_settings());
    let set_volume = move |volume| {
        settings.update(|settings| (settings.volume, settings.muted) = (volume, false));
        // As loud as it is going to be.
        request_animation_frame(|| sound::play(Sound::Place));
    };
    let shakes = js_sys::Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false);
    let shakes = shakes.then(|| {
        view! {
            <Switch
                label=t!(l, settings::shake)
                help=t!(l, settings::shake_help)
                on=Signal::derive(move || !settings.get().still)
                set=move |on: bool| settings.update(|settings| settings.still = !on)
            />
        }
        .into_any()
    });
    view! {
        <div>
            <Switch
                label=t!(l, settings::sound)
                help=t!(l, settings::sound_help)
                on=Signal::derive(move || !settings.get().muted)
                set=move |on: bool| settings.update(|settings| settings.muted = !on)
            />
            <Slider
                label=t!(l, settings::volume)
                top=LOUDEST
                value=Signal::derive(move || settings.get().volume)
                set=set_volume
            />
            {shakes}
        </div>
    }
}
