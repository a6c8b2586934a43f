//! The bots as people meet them: four stones of the caldera with a face, a name, and a sentence on how each of them thinks. What the
//! sentences say is no more than [`crate::bots`] does; how strong that makes a bot is in `docs/bots.md`.

mod stones;

use leptos::prelude::*;

use crate::{
    app::shell::{text::Locale, views::live},
    session::Level,
    t,
};
use stones::Stone;

/// What a face shows. It changes at once, without movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// It waits.
    #[default]
    Idle,
    /// It thinks: eyes up or shut.
    Think,
    /// It has won.
    Happy,
    /// It has lost.
    Beat,
}

/// How much is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Large,
    /// Only silhouette, eyes and mouth.
    Small,
}

/// Below so many pixels a face is small.
const LARGE: u16 = 30;

/// Less wide no face can be told.
const SMALLEST: u16 = 17;

/// The box of a face, which is a little higher than wide.
const FACE_BOX: &str = "-54 -58 108 112";

const fn stone(level: Level) -> &'static Stone {
    match level {
        Level::Gentle => &stones::GENTLE,
        Level::Fair => &stones::FAIR,
        Level::Sharp => &stones::SHARP,
        Level::Fierce => &stones::FIERCE,
    }
}

/// The inner SVG of a face. The rim outside of its line is for themes in which that could not be seen.
fn drawn(level: Level, size: Size, mood: Mood) -> String {
    let stone = stone(level);
    let drawing = &stone.sizes[size as usize];
    [
        r#"<path class="bot-rim" d=""#,
        drawing.outline,
        r#""/><path paint-order="stroke" stroke-linejoin="round" d=""#,
        drawing.outline,
        r#"" fill=""#,
        stone.fill,
        r#"" stroke=""#,
        stone.line,
        r#"" stroke-width=""#,
        drawing.line,
        r#""/>"#,
        drawing.body,
        r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke=""#,
        stone.pen,
        r#"" stroke-width=""#,
        drawing.pen,
        r#"">"#,
        drawing.moods[mood as usize],
        "</g>",
    ]
    .concat()
}

/// The face of a bot, so many pixels wide, 17 or more: a picture beside its name.
#[component]
pub fn Face(level: Level, #[prop(optional, into)] mood: Signal<Mood>, size: u16) -> impl IntoView {
    let drawing = if size < LARGE { Size::Small } else { Size::Large };
    let height = (u32::from(size) * 112 / 108).to_string();
    view! {
        <svg
            class="bot-face"
            viewBox=FACE_BOX
            width=size.to_string()
            height=height
            aria-hidden="true"
            inner_html=move || drawn(level, drawing, mood.get())
        />
    }
}

/// The mark of a seat, so many pixels wide, with the face of the bot that plays for it at its lower right: who sits there is told by
/// the mark, who plays by the face.
#[component]
pub fn Manned(
    /// The bot; nothing for a person.
    bot: Signal<Option<Level>>,
    /// How it feels.
    #[prop(optional, into)]
    mood: Signal<Mood>,
    /// How wide the mark is.
    size: u16,
    /// The mark.
    children: Children,
) -> impl IntoView {
    let size = (size * 3 / 4).max(SMALLEST);
    let face = move || bot.get().map(|level| view! { <Face level mood size /> }.into_any());
    view! { <span class="manned">{children()} {live(face)}</span> }
}

/// What the bot is called.
pub fn name(l: Locale, level: Level) -> &'static str {
    match level {
        Level::Gentle => t!(l, bots::gentle::name),
        Level::Fair => t!(l, bots::fair::name),
        Level::Sharp => t!(l, bots::sharp::name),
        Level::Fierce => t!(l, bots::fierce::name),
    }
}

/// What that one of the bots of a level is called: the second Basalt at a table is "Basalt 2". They are counted from 1.
pub fn name_of(l: Locale, level: Level, number: usize) -> String {
    match number {
        0 | 1 => name(l, level).to_owned(),
        number => t!(l, bots::numbered, name = name(l, level), number = number),
    }
}

/// How strong it means to be, in a word.
pub fn word(l: Locale, level: Level) -> &'static str {
    match level {
        Level::Gentle => t!(l, bots::gentle::level),
        Level::Fair => t!(l, bots::fair::level),
        Level::Sharp => t!(l, bots::sharp::level),
        Level::Fierce => t!(l, bots::fierce::level),
    }
}

/// How it thinks, in a sentence.
pub fn sentence(l: Locale, level: Level) -> &'static str {
    match level {
        Level::Gentle => t!(l, bots::gentle::line),
        Level::Fair => t!(l, bots::fair::line),
        Level::Sharp => t!(l, bots::sharp::line),
        Level::Fierce => t!(l, bots::fierce::line),
    }
}

/// Name and word, as a label.
pub fn label(l: Locale, level: Level) -> String {
    t!(l, bots::label, name = name(l, level), level = word(l, level))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOODS: [Mood; 4] = [Mood::Idle, Mood::Think, Mood::Happy, Mood::Beat];

    #[test]
    fn every_level_has_a_face_of_its_own_for_every_mood_and_less_of_it_when_it_is_small() {
        let mut seen = Vec::new();
        for level in Level::ALL {
            for mood in MOODS {
                let [large, small] = [Size::Large, Size::Small].map(|size| drawn(level, size, mood));
                assert!(small.len() < large.len(), "{level:?} {mood:?}");
                for face in [large, small] {
                    // It may stand on a page many times.
                    assert!(!face.contains("id=") && !face.contains("style="), "{face}");
                    assert_eq!(face.matches("<g").count(), face.matches("</g>").count(), "{face}");
                    assert!(!seen.contains(&face), "{level:?} {mood:?} looks like another");
                    seen.push(face);
                }
            }
        }
    }

    #[test]
    fn a_second_bot_of_a_level_has_a_number() {
        assert_eq!(
            [0, 1, 2].map(|number| name_of(Locale::En, Level::Fair, number)),
            ["Basalt", "Basalt", "Basalt 2"]
        );
        assert_eq!(name_of(Locale::Ja, Level::Fair, 3), "ゲンブ3");
    }

    #[test]
    fn names_words_and_sentences_are_told_apart_in_every_language() {
        for l in Locale::ALL {
            for texts in [name, word, sentence] {
                let mut texts = Level::ALL.map(|level| texts(l, level));
                texts.sort_unstable();
                assert!(texts.windows(2).all(|two| two[0] != two[1] && !two[0].is_empty()), "{texts:?}");
            }
        }
        assert_eq!(label(Locale::En, Level::Sharp), "Obsidian, sharp");
    }
}
