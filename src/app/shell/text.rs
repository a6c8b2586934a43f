//! The texts of `locales/` in the player's language. Every key is checked when the project is built (see `build.rs`).
//!
//! ```
//! use caldera::{app::shell::text::Locale, t};
//!
//! assert_eq!(t!(Locale::En, common::cancel), "Cancel");
//! assert_eq!(t!(Locale::Ja, common::player, number = 2), "プレイヤー2");
//! ```

use std::sync::OnceLock;

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
}

impl Locale {
    /// All languages.
    pub const ALL: [Locale; 2] = [Locale::En, Locale::Ja];

    /// The BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Ja => "ja",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::Ja => "日本語",
        }
    }

    /// The language with this tag, or one whose tag begins alike (`ja-JP`).
    pub fn of(tag: &str) -> Option<Locale> {
        Locale::ALL.into_iter().find(|locale| tag.to_ascii_lowercase().starts_with(locale.tag()))
    }
}

/// The keys: one type each.
#[allow(non_camel_case_types, missing_docs, unused_imports, clippy::all, clippy::pedantic)]
pub mod keys {
    use super::{Locale, Texts, Word, fill, form, line};
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// A sentence that was made with nobody's name at its beginning, as it stands where the name is not needed: `" draws a card."`
/// becomes `Draws a card.`, `は雨を使った。` becomes `雨を使った。`.
pub fn without_name(locale: Locale, text: &str) -> String {
    let text = text.trim_start();
    let text = text.strip_prefix([':', '：']).unwrap_or(text).trim_start();
    match locale {
        Locale::Ja => text.strip_prefix(['は', 'が', 'の']).unwrap_or(text).replace("： ", "："),
        Locale::En => {
            let text = text.replace("  ", " ");
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        }
    }
}

/// What stands in a text in the place of a placeholder: two words in the machine, whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// A text.
    Text(&'a str),
    /// A number.
    Number(i32),
}

/// What can stand in a text.
pub trait Said {
    /// As it stands there.
    fn said(&self) -> Word<'_>;
}

/// This as it stands in a text.
pub fn word<T: Said + ?Sized>(value: &T) -> Word<'_> {
    value.said()
}

impl Said for str {
    fn said(&self) -> Word<'_> {
        Word::Text(self)
    }
}

impl Said for String {
    fn said(&self) -> Word<'_> {
        Word::Text(self)
    }
}

impl<T: Said + ?Sized> Said for &T {
    fn said(&self) -> Word<'_> {
        (**self).said()
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl Said for $kind {
            fn said(&self) -> Word<'_> {
                Word::Number(i32::try_from(*self).unwrap_or(i32::MAX))
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize);

impl Said for i32 {
    fn said(&self) -> Word<'_> {
        Word::Number(*self)
    }
}

/// A table of texts: one for what every start needs, and one for each game, which is fetched with it.
pub struct Texts {
    /// By language: all texts, a line each.
    tables: [&'static str; 2],
    lines: [OnceLock<Vec<&'static str>>; 2],
}

impl Texts {
    const fn new(tables: [&'static str; 2]) -> Texts {
        Texts { tables, lines: [const { OnceLock::new() }; 2] }
    }
}

/// The text of that number. It is a reference to a text, not the text, because a call that gives one word back is shorter.
#[inline(never)]
fn line(texts: &'static Texts, number: u16, locale: Locale) -> &'static &'static str {
    let language = locale as usize;
    let lines = texts.lines[language].get_or_init(|| texts.tables[language].split('\n').collect());
    lines.get(usize::from(number)).unwrap_or(&"")
}

/// The number of the text for that many: the one after `number` is for one, where a language has it.
#[inline(never)]
fn form(texts: &'static Texts, number: u16, count: Word<'_>, locale: Locale) -> u16 {
    number + u16::from(matches!(count, Word::Number(1)) && !line(texts, number + 1, locale).is_empty())
}

/// The text of that number with the values in the places of `{0}`, `{1}` …
#[inline(never)]
fn fill(texts: &'static Texts, number: u16, locale: Locale, values: &[Word<'_>]) -> String {
    filled(line(texts, number, locale), values)
}

/// Puts the values in the places of `{0}`, `{1}` …
fn filled(template: &str, values: &[Word<'_>]) -> String {
    use std::fmt::Write;
    let mut out = String::with_capacity(template.len() + 16);
    let mut parts = template.split('{');
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (number, rest) = part.split_once('}').unwrap_or(("", part));
        if let Some(value) = number.parse::<usize>().ok().and_then(|number| values.get(number)) {
            match value {
                Word::Text(text) => out.push_str(text),
                Word::Number(number) => drop(write!(out, "{number}")),
            }
        }
        out.push_str(rest);
    }
    out
}

/// A text in a language: `t!(locale, table::undo)`, `t!(locale, common::player, number = 2)`.
#[macro_export]
macro_rules! t {
    ($locale:expr, $($key:ident)::+) => {
        $crate::app::shell::text::keys::$($key)::+ {}.text($locale)
    };
    ($locale:expr, $($key:ident)::+, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::app::shell::text::keys::$($key)::+ { $($name: $crate::app::shell::text::word(&$value)),+ }.text($locale)
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_take_their_places() {
        assert_eq!(filled("a{1}b{0}", &[Word::Number(1), Word::Text("x")]), "axb1");
        assert_eq!(filled("{0}", &[Word::Text("{0}")]), "{0}", "a value is never read as a template");
    }

    #[test]
    fn one_is_told_apart_where_the_language_does() {
        let hand = |locale, count: u8| t!(locale, table::hand_count, count = count);
        assert_eq!(
            [1, 2, 0].map(|count| hand(Locale::En, count)),
            ["Hand: 1 card", "Hand: 2 cards", "Hand: 0 cards"]
        );
        assert_eq!([1, 2].map(|count| hand(Locale::Ja, count)), ["手札1枚", "手札2枚"]);
    }

    #[test]
    fn a_sentence_stands_without_the_name_it_began_with() {
        let english = |text| without_name(Locale::En, text);
        assert_eq!(english(" draws a card."), "Draws a card.");
        assert_eq!(english("Lava at the fence:  +20°."), "Lava at the fence: +20°.");
        assert_eq!(english(": the village burns out."), "The village burns out.");
        let japanese = |text| without_name(Locale::Ja, text);
        assert_eq!(japanese("は「雨」を使った。"), "「雨」を使った。");
        assert_eq!(japanese("が島2へ移動する。"), "島2へ移動する。");
        assert_eq!(japanese("北の柵に溶岩： +20°"), "北の柵に溶岩：+20°");
        assert_eq!(english("") + &japanese(""), "");
    }

    #[test]
    fn tables_have_all_lines_in_both_languages() {
        for texts in [&keys::TEXTS, &keys::eruption::TEXTS, &keys::volcano::TEXTS] {
            let [en, ja] = texts.tables.map(|table| table.split('\n').count());
            assert!(en == ja && en > 100, "{en} and {ja}");
            assert_eq!(*line(texts, u16::MAX, Locale::En), "");
        }
    }

    #[test]
    fn numbers_that_are_too_large_are_the_largest() {
        assert_eq!(word(&u64::MAX), Word::Number(i32::MAX));
        assert_eq!(word(&-7), Word::Number(-7));
    }

    #[test]
    fn a_browser_language_finds_its_locale() {
        assert_eq!(Locale::of("ja-JP"), Some(Locale::Ja));
        assert_eq!(Locale::of("EN-gb"), Some(Locale::En));
        assert_eq!(Locale::of("fr"), None);
    }
}
