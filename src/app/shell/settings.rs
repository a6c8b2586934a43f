//! What a person has set for this device: language, colours, size of text, speed of animations, sound.

use leptos::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    effect::effect,
    media::use_media,
    storage::{self, use_storage},
    text::Locale,
};
use crate::fields;

const KEY: &str = "settings";

/// The settings; `None` leaves the choice to the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Whether dice roll without a press of a button.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
    /// Whether the device lies flat: the whole table is turned towards whoever acts.
    pub flat: bool,
    /// The language.
    pub language: Option<Language>,
    /// Whether there is no sound.
    pub muted: bool,
    /// The size of text and controls.
    pub size: TextSize,
    /// How quickly things move.
    pub speed: Speed,
    /// Whether the device never shakes.
    pub still: bool,
    /// The colours.
    pub theme: Option<Theme>,
    /// Whether boards are turned towards whoever acts.
    pub turned: bool,
    /// How loud sounds are, 1 to [`LOUDEST`].
    #[serde(deserialize_with = "volume")]
    pub volume: u8,
}

/// The loudest volume.
pub const LOUDEST: u8 = 10;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: None,
            size: TextSize::default(),
            speed: Speed::default(),
            turned: false,
            automatic: false,
            flat: false,
            muted: false,
            volume: 6,
            still: false,
        }
    }
}

/// A language, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// Japanese.
    Ja,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// High contrast.
    Contrast,
}

impl Theme {
    /// The value of `data-theme`, and as it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }
}

/// The size of text and controls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// 100 %.
    #[default]
    Normal,
    /// 115 %.
    Large,
    /// 130 %.
    Larger,
}

impl TextSize {
    /// The value of `data-size`, and as it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
            TextSize::Larger => "larger",
        }
    }
}

/// How quickly things move and what happened is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// More than half as long again.
    Slow,
    /// As drawn.
    #[default]
    Normal,
    /// Half as long.
    Fast,
    /// Nothing is told, everything is there at once.
    Instant,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The value of `data-speed`, for which the style sheet sets `--speed`, and as it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }

    /// How long everything takes, in thousandths of the normal time.
    pub const fn pace(self) -> u16 {
        match self {
            Speed::Slow => 1600,
            Speed::Normal => 1000,
            Speed::Fast => 500,
            Speed::Instant => 0,
        }
    }
}

impl Settings {
    /// Sound off, or on again.
    pub fn mute(&mut self) {
        self.muted = !self.muted;
    }

    /// Whether boards show the village of whoever acts at the bottom: on a device that lies flat they always do.
    pub fn turns_boards(&self) -> bool {
        self.turned || self.flat
    }

    /// The language to use.
    pub fn locale(self) -> Locale {
        match self.language {
            Some(Language::En) => Locale::En,
            Some(Language::Ja) => Locale::Ja,
            None => window().navigator().language().and_then(|tag| Locale::of(&tag)).unwrap_or_default(),
        }
    }

    /// The colours to use, if the browser says that it prefers high contrast or light.
    pub fn theme(self, contrast: bool, light: bool) -> Theme {
        self.theme.unwrap_or(match (contrast, light) {
            (true, _) => Theme::Contrast,
            (false, true) => Theme::Light,
            (false, false) => Theme::Dark,
        })
    }
}

/// A volume that there is.
fn volume<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    u8::deserialize(deserializer).map(|volume| volume.clamp(1, LOUDEST))
}

/// The settings, as the components know them.
#[derive(Clone, Copy)]
struct Known(RwSignal<Settings>);

/// The language, as the components know it.
#[derive(Clone, Copy)]
struct Spoken(RwSignal<Locale>);

/// The settings of this device, for all components: read from storage, written back and shown on the page whenever they
/// change. Gives the language that follows from them.
pub fn provide_settings() -> ReadSignal<Locale> {
    // Settings that cannot be read are no loss: the defaults are good ones.
    let kept = || fields::read::<Settings>(storage::recall(KEY)).ok();
    let settings = RwSignal::new(kept().unwrap_or_default());
    provide_context(Known(settings));
    // What another tab has set, or the second store has newer, is so here as well, and what is set here next does not set it back.
    let elsewhere = use_storage().elsewhere;
    effect(move || {
        elsewhere.track();
        let newer = kept().filter(|newer| *newer != settings.get_untracked());
        if let Some(newer) = newer {
            settings.set(newer);
        }
    });
    // Not worked out where it is read, but set: what is on the screen hears of new settings before another language draws it anew,
    // and never after it is gone.
    let locale = RwSignal::new(settings.get_untracked().locale());
    provide_context(Spoken(locale));
    let contrast = use_media("(prefers-contrast: more)");
    let light = use_media("(prefers-color-scheme: light)");
    Effect::new(move |before: Option<Settings>| {
        let now = settings.get();
        if before.is_some_and(|before| before != now) {
            storage::remember(KEY, &now);
        }
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", now.theme(contrast.get(), light.get()).name());
            let _ = root.set_attribute("data-size", now.size.name());
            let _ = root.set_attribute("data-speed", now.speed.name());
            // For public/sound.js.
            let volume = if now.muted { 0 } else { now.volume };
            let _ = root.set_attribute("data-volume", &volume.to_string());
            let _ = root.toggle_attribute_with_force("data-shake", !now.still);
            let _ = root.set_attribute("lang", now.locale().tag());
        }
        if locale.get_untracked() != now.locale() {
            locale.set(now.locale());
        }
        now
    });
    locale.read_only()
}

/// How long things take to be told, in thousandths of the normal time: 0 if nothing shall move.
pub fn use_pace() -> Memo<u16> {
    let (settings, still) = (use_settings(), use_media("(prefers-reduced-motion: reduce)"));
    Memo::new(move |_| if still.get() { 0 } else { settings.get().speed.pace() })
}

/// The settings, from any component.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context::<Known>().0
}

/// The settings, where there may be none: in what is drawn without a browser, too.
pub fn try_settings() -> Option<RwSignal<Settings>> {
    use_context::<Known>().map(|known| known.0)
}

/// The language of the screen that is being drawn. Screens are drawn anew when it changes, so no text needs to watch it.
pub fn use_locale() -> Locale {
    expect_context::<Spoken>().0.get_untracked()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn read(value: Value) -> Result<Settings, String> {
        fields::read(value)
    }

    #[test]
    fn settings_are_read_as_they_are_written() {
        for language in [None, Some(Language::En), Some(Language::Ja)] {
            for theme in [None, Some(Theme::Light), Some(Theme::Dark), Some(Theme::Contrast)] {
                for size in [TextSize::Normal, TextSize::Large, TextSize::Larger] {
                    for turned in [false, true] {
                        let speed = if turned { Speed::Slow } else { Speed::Instant };
                        let volume = if turned { 1 } else { LOUDEST };
                        let [automatic, muted, flat, still] = [turned, turned, turned, !turned];
                        let settings = Settings {
                            automatic,
                            language,
                            theme,
                            size,
                            speed,
                            turned,
                            flat,
                            muted,
                            volume,
                            still,
                        };
                        assert_eq!(read(json!(settings)), Ok(settings));
                    }
                }
            }
        }
        assert_eq!(read(json!({ "music": 3 })), Ok(Settings::default()));
        let loudest = Settings { volume: LOUDEST, ..Settings::default() };
        assert_eq!(read(json!({ "volume": 99 })), Ok(loudest));
        assert!(read(json!({ "theme": "pink" })).unwrap_err().contains("theme"));
        assert!(read(json!({ "size": null })).is_err());
        assert!(read(Value::Null).is_err());
    }

    /// The file says what the program wrote when it had JSON of its own.
    #[test]
    fn settings_are_written_as_they_were() {
        for line in include_str!("../../../tests/fixtures/before-serde/settings.txt").lines() {
            let settings = read(serde_json::from_str(line).unwrap()).unwrap();
            assert_eq!(fields::line(&settings), line);
        }
    }
}
