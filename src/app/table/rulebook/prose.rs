//! A text of a book on the screen: what stands out, the finds of the search, and the numbers of rules as links.

use leptos::prelude::*;

use super::{book::is_rule, find::Piece, outline::Text, reading::Reading, search::Search};
use crate::app::shell::{route::Route, views::CollectAny};

/// Pieces that follow each other: those of one number of a rule, which are one link, or others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Run {
    /// The rule that they lead to.
    rule: Option<String>,
    pieces: Vec<Piece>,
}

/// The pieces of a text, with the numbers of rules together; if the text `links` to them.
fn runs(pieces: Vec<Piece>, links: bool) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for piece in pieces {
        let rule = piece.rule.clone().filter(|_| links);
        match runs.last_mut() {
            Some(run) if run.rule == rule => run.pieces.push(piece),
            _ => runs.push(Run { rule, pieces: vec![piece] }),
        }
    }
    runs
}

/// A text, written anew when its finds change.
#[component]
pub fn Prose(
    reading: Reading,
    text: Text,
    /// Its class, if it needs one.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    let Reading { book, search, .. } = reading;
    // The number of a rule, before what it says, leads nowhere else.
    let links = !is_rule(text.text);
    let runs = Memo::new(move |_| runs(search.pieces(text), links));
    let run = move |Run { rule, pieces }: Run| {
        let pieces =
            pieces.into_iter().map(|piece| view! { <PieceText search piece /> }.into_any()).collect_any();
        match rule {
            Some(rule) => {
                let to = Route::Rules { game: book.game.to_owned(), at: rule.clone() };
                view! { <a href=to.href() data-to=rule>{pieces}</a> }.into_any()
            }
            None => pieces.into_any(),
        }
    };
    view! { <span class=class>{move || runs.get().into_iter().map(run).collect_any()}</span> }
}

/// A piece of it.
#[component]
fn PieceText(search: Search, piece: Piece) -> impl IntoView {
    let text = match piece.find {
        Some(find) => {
            let now = move || search.is_now(find);
            view! { <mark data-find=find.to_string() class:now=now>{piece.text}</mark> }.into_any()
        }
        None => view! { <span>{piece.text}</span> }.into_any(),
    };
    if piece.strong { view! { <b>{text}</b> }.into_any() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::rulebook::find::{folded, pieces};

    #[test]
    fn a_number_of_which_a_part_is_found_is_one_link() {
        let (pieces, _) = pieces("by E24 and E36", &folded("e2"), 0);
        let shape = |runs: Vec<Run>| -> Vec<(Option<String>, usize)> {
            runs.into_iter().map(|run| (run.rule, run.pieces.len())).collect()
        };
        let rule = |number: &str| Some(number.to_owned());
        let linked = [(None, 1), (rule("E24"), 2), (None, 1), (rule("E36"), 1)];
        assert_eq!(shape(runs(pieces.clone(), true)), linked);
        assert_eq!(shape(runs(pieces, false)), [(None, 5)]);
    }
}
