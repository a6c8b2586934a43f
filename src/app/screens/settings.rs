//! What a person sets for this device. Everything takes effect at once.

use super::device::this_device;
use crate::app::shell::{
    controls::{choice, segments, slider, switch, words},
    page::{keep_focus, page},
};
use crate::app::shell::{
    settings::{LOUDEST, Language, Speed, TextSize, Theme, use_locale, use_settings},
    sound::{self, Sound},
    storage::BrowserStore,
    text::Locale,
};
use crate::{
    app::dom::{Content, El, View, el},
    session::slots::Store,
    t,
};
use leptos::prelude::*;

/// The settings.
pub fn settings() -> View {
    let (l, settings) = (use_locale(), use_settings());
    let language = |value: Option<Language>, id: &'static str, locale: Option<Locale>| {
        let face = match locale {
            None => el("span").child(t!(l, settings::auto)),
            Some(locale) => el("span").attr("lang", locale.tag()).child(locale.name()),
        };
        let choose = move || {
            // The screen will be drawn anew in the other language.
            keep_focus(id);
            settings.update(|settings| settings.language = value);
        };
        choice("language", Some(id), move || settings.get().language == value, choose, face)
    };
    let languages = segments(
        t!(l, settings::language),
        "seg",
        [
            language(None, "lang-auto", None),
            language(Some(Language::En), "lang-en", Some(Locale::En)),
            language(Some(Language::Ja), "lang-ja", Some(Locale::Ja)),
        ],
    );
    let themes = vec![
        (None, "theme-auto", t!(l, settings::auto).to_owned()),
        (Some(Theme::Light), "theme-light", t!(l, settings::light).to_owned()),
        (Some(Theme::Dark), "theme-dark", t!(l, settings::dark).to_owned()),
        (Some(Theme::Contrast), "theme-contrast", t!(l, settings::contrast).to_owned()),
    ];
    let themes = words(
        t!(l, settings::theme),
        "theme",
        themes,
        move || settings.get().theme,
        move |theme| settings.update(|settings| settings.theme = theme),
    );
    let sizes = vec![
        (TextSize::Normal, "size-normal", t!(l, settings::normal).to_owned()),
        (TextSize::Large, "size-large", t!(l, settings::large).to_owned()),
        (TextSize::Larger, "size-larger", t!(l, settings::larger).to_owned()),
    ];
    let sizes = words(
        t!(l, settings::size),
        "size",
        sizes,
        move || settings.get().size,
        move |size| settings.update(|settings| settings.size = size),
    );
    let turned = switch(
        t!(l, settings::turned),
        t!(l, settings::turned_help),
        move || settings.get().turned,
        move |on| settings.update(|settings| settings.turned = on),
    );
    let flat = switch(
        t!(l, settings::flat),
        t!(l, settings::flat_help),
        move || settings.get().flat,
        move |on| settings.update(|settings| settings.flat = on),
    );
    let audible = switch(
        t!(l, settings::sound),
        t!(l, settings::sound_help),
        move || !settings.get().muted,
        move |on| settings.update(|settings| settings.muted = !on),
    );
    let volume = slider(
        t!(l, settings::volume),
        LOUDEST,
        move || settings.get().volume,
        move |volume| {
            settings.update(|settings| (settings.volume, settings.muted) = (volume, false));
            // As loud as it is going to be.
            request_animation_frame(|| sound::play(Sound::Place));
        },
    );
    // Only where there is something that shakes.
    let shakes = js_sys::Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false);
    let shakes = shakes.then(|| {
        switch(
            t!(l, settings::shake),
            t!(l, settings::shake_help),
            move || !settings.get().still,
            move |on| settings.update(|settings| settings.still = !on),
        )
    });
    let sounds = el("div").child([audible, volume]).child(shakes);
    let denied = BrowserStore.keys().is_err();
    let note = if denied { t!(l, settings::not_kept) } else { t!(l, settings::kept) };
    let note = el("p.muted.small").child(note);
    let panel = el("div.panel").child([languages, themes, sizes, speeds(), turned, flat, sounds, note]);
    page(t!(l, table::settings), "settings", [panel.into_node(), this_device()])
}

/// The choice of how quickly things move: here, and in the menu of a table.
pub fn speeds() -> El {
    let (l, settings) = (use_locale(), use_settings());
    let names = vec![
        (Speed::Slow, "speed-slow", t!(l, settings::slow).to_owned()),
        (Speed::Normal, "speed-normal", t!(l, settings::usual).to_owned()),
        (Speed::Fast, "speed-fast", t!(l, settings::fast).to_owned()),
        (Speed::Instant, "speed-instant", t!(l, settings::instant).to_owned()),
    ];
    words(
        t!(l, settings::speed),
        "speed",
        names,
        move || settings.get().speed,
        move |speed| settings.update(|settings| settings.speed = speed),
    )
}
