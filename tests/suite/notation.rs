//! Any text is read as an action or refused, and what is read is written again as it was: every action has one spelling.

use std::collections::BTreeSet;

use caldera::rules::Game;
use proptest::{
    collection::vec,
    prelude::*,
    sample::select,
    test_runner::{Config, TestRunner},
};

use super::Entry;

type Action<E> = <<E as Entry>::State as Game>::Action;

/// Tries texts of any characters, and the notation's own words in any order.
pub fn any_text<E: Entry>() {
    try_texts::<E>("\\PC{0,40}".boxed());
    let texts: Vec<String> = E::notation().iter().map(Action::<E>::to_string).collect();
    let words: BTreeSet<String> = texts.iter().flat_map(|text| text.split(' ')).map(String::from).collect();
    let words: Vec<String> = words.into_iter().collect();
    try_texts::<E>(vec(select(words), 0..5).prop_map(|words| words.join(" ")).boxed());
    try_texts::<E>((select(texts), any::<prop::sample::Index>(), any::<char>()).prop_map(altered).boxed());
}

/// A text with one character replaced.
fn altered((text, at, by): (String, prop::sample::Index, char)) -> String {
    let at = at.index(text.chars().count());
    text.chars().enumerate().map(|(index, old)| if index == at { by } else { old }).collect()
}

fn try_texts<E: Entry>(texts: BoxedStrategy<String>) {
    let config = Config { cases: 4_000, failure_persistence: None, ..Config::default() };
    let read_and_written = |text: String| {
        if let Ok(action) = text.parse::<Action<E>>() {
            prop_assert_eq!(action.to_string(), text);
        }
        Ok(())
    };
    TestRunner::new(config).run(&texts, read_and_written).unwrap_or_else(|failure| panic!("{failure}"));
}
