//! The way into the review from the end of a game, once the coach has found something: its picture is the chart.

use leptos::prelude::*;

use super::{
    Opened,
    course::{bands_of, picture},
    plot::{SMALL, edges},
    work::searched_before,
};
use crate::{app::table::context::use_table, t};

/// The chart of a review that was begun, and what it has found, in a sentence. Nothing if no turn has been looked at closely.
pub fn entry(opened: &Opened) -> Option<(AnyView, String)> {
    let table = use_table();
    let (l, facts, turns) = (table.locale, &opened.facts, opened.facts.turns.len());
    let review = searched_before(facts)?;
    let searched = review.searched(&facts.decided, turns, &facts.passes);
    let course = review.course(&facts.decided, turns, &facts.end);
    let chart = view! {
        <span class="review entry" aria-hidden="true">
            <span class="chances">{picture(SMALL, bands_of(table, SMALL, &edges(&course)))}</span>
        </span>
    };
    let found = match review.turning_points(&facts.decided, &facts.passes).len() {
        _ if searched < turns => t!(l, review::stopped, turn = searched, turns = turns),
        0 => t!(l, review::points_none).to_owned(),
        count => t!(l, review::found, count = count),
    };
    Some((chart.into_any(), found))
}
