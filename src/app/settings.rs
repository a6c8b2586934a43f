//! What a person has set for this device: language, colours, size of text, speed of animations, sound. Kept in local storage.

use std::cell::Cell;

use crate::app::reactive::*;
use crate::json::Value;

use super::{
    dom::{memo, watch},
    media::use_media,
    storage,
    text::Locale,
};
use crate::json::{Fields, expected, fields};

const KEY: &str = "settings";

/// The settings; `None` leaves the choice to the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Option<Theme>,
    /// The size of text and controls.
    pub size: TextSize,
    /// How quickly things move.
    pub speed: Speed,
    /// Whether boards are turned towards whoever acts.
    pub turned: bool,
    /// Whether the device lies flat: the whole table is turned towards whoever acts.
    pub flat: bool,
    /// Whether there is no sound.
    pub muted: bool,
    /// How loud sounds are, 1 to [`LOUDEST`].
    pub volume: u8,
    /// Whether the device never shakes.
    pub still: bool,
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
            flat: false,
            muted: false,
            volume: 6,
            still: false,
        }
    }
}

/// A language, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// Japanese.
    Ja,
}

impl Language {
    const ALL: [Language; 2] = [Language::En, Language::Ja];

    const fn name(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ja => "ja",
        }
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// High contrast.
    Contrast,
}

impl Theme {
    const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Contrast];

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    const ALL: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Larger];

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

    fn from_json(value: Value) -> Result<Settings, String> {
        let mut fields = Fields::of(value)?;
        fields.drop_null(&["language", "theme"]);
        let turned = fields.flag("turned")?;
        let (muted, still, flat) = (fields.flag("muted")?, fields.flag("still")?, fields.flag("flat")?);
        let volume = fields.small("volume")?;
        let usual = Settings::default();
        let language = fields.text("language")?;
        let theme = fields.text("theme")?;
        let size = fields.text("size")?;
        let speed = fields.text("speed")?;
        Ok(Settings {
            language: named("language", language, &Language::ALL, Language::name)?,
            theme: named("theme", theme, &Theme::ALL, Theme::name)?,
            size: named("size", size, &TextSize::ALL, TextSize::name)?.unwrap_or_default(),
            speed: named("speed", speed, &Speed::ALL, Speed::name)?.unwrap_or_default(),
            turned: turned.unwrap_or(false),
            flat: flat.unwrap_or(false),
            muted: muted.unwrap_or(false),
            volume: volume.unwrap_or(usual.volume).clamp(1, LOUDEST),
            still: still.unwrap_or(false),
        })
    }

    fn to_json(self) -> Value {
        fields(vec![
            ("language", self.language.map(Language::name).into()),
            ("theme", self.theme.map(Theme::name).into()),
            ("size", self.size.name().into()),
            ("speed", self.speed.name().into()),
            ("turned", self.turned.into()),
            ("flat", self.flat.into()),
            ("muted", self.muted.into()),
            ("volume", self.volume.into()),
            ("still", self.still.into()),
        ])
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

/// The one of `all` with this name, if there is a name.
fn named<T: Copy>(
    key: &str,
    name: Option<String>,
    all: &[T],
    name_of: fn(T) -> &'static str,
) -> Result<Option<T>, String> {
    let Some(name) = name else { return Ok(None) };
    let found = all.iter().copied().find(|one| name_of(*one) == name);
    found.map(Some).ok_or_else(|| expected(key, "a known name"))
}

/// The settings of this device: read from storage, written back and shown on the page whenever they change.
pub fn provide_settings() -> RwSignal<Settings> {
    // Settings that cannot be read are no loss: the defaults are good ones.
    let settings = RwSignal::new(Settings::from_json(storage::recall(KEY)).unwrap_or_default());
    provide_context(settings);
    let contrast = use_media("(prefers-contrast: more)");
    let light = use_media("(prefers-color-scheme: light)");
    let stored = Cell::new(settings.get_untracked());
    watch(move || {
        let now = settings.get();
        if stored.replace(now) != now {
            storage::remember(KEY, &now.to_json());
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
    });
    settings
}

/// How long things take to be told, in thousandths of the normal time: 0 if nothing shall move.
pub fn use_pace() -> Memo<u16> {
    let (settings, still) = (use_settings(), use_media("(prefers-reduced-motion: reduce)"));
    memo(move || if still.get() { 0 } else { settings.get().speed.pace() })
}

/// The settings, from any component.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// The language of the screen that is being drawn. Screens are drawn anew when it changes.
pub fn use_locale() -> Locale {
    expect_context()
}

#[cfg(test)]
mod tests {
    use crate::json::json;

    use super::*;

    #[test]
    fn settings_are_read_as_they_are_written() {
        for language in [None, Some(Language::En), Some(Language::Ja)] {
            for theme in [None, Some(Theme::Light), Some(Theme::Dark), Some(Theme::Contrast)] {
                for size in TextSize::ALL {
                    for turned in [false, true] {
                        let speed = if turned { Speed::Slow } else { Speed::Instant };
                        let volume = if turned { 1 } else { LOUDEST };
                        let (muted, still, flat) = (turned, !turned, turned);
                        let settings =
                            Settings { language, theme, size, speed, turned, flat, muted, volume, still };
                        assert_eq!(Settings::from_json(settings.to_json()), Ok(settings));
                    }
                }
            }
        }
        assert_eq!(Settings::from_json(json!({ "music": 3 })), Ok(Settings::default()));
        let loudest = Settings { volume: LOUDEST, ..Settings::default() };
        assert_eq!(Settings::from_json(json!({ "volume": 99 })), Ok(loudest));
        assert!(Settings::from_json(json!({ "theme": "pink" })).unwrap_err().contains("theme"));
        assert!(Settings::from_json(json!({ "size": null })).is_err());
        assert!(Settings::from_json(Value::Null).is_err());
    }

    /// The file says what the program wrote when it had JSON of its own.
    #[test]
    fn settings_are_written_as_they_were() {
        for line in include_str!("../../tests/fixtures/before-serde/settings.txt").lines() {
            let settings = Settings::from_json(crate::json::parse(line).unwrap()).unwrap();
            assert_eq!(settings.to_json().to_string(), line);
        }
    }
}
