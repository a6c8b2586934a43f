//! The game in numbers.

use leptos::prelude::*;

use super::data_table::DataTable;
use crate::app::{
    shell::{text::Locale, views::CollectAny},
    table::{context::use_table, contract::Numbers},
};
use crate::t;

/// What was counted: a row each, with a column for each seat.
#[component]
pub fn NumbersTable(numbers: Vec<Numbers>) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let seats = numbers.first().map_or(0, |row| row.texts.len()) as u8;
    let rows = numbers.into_iter().map(|row| view! { <NumbersRow l row /> }.into_any()).collect_any();
    view! {
        <DataTable title=t!(l, end::numbers).to_owned() corner=t!(l, end::counted) seats>
            {rows}
        </DataTable>
    }
}

/// One of them; the best number has a star.
#[component]
fn NumbersRow(l: Locale, row: Numbers) -> impl IntoView {
    let cell = |(text, best): (String, bool)| {
        let star = best.then(|| {
            view! {
                <span aria-hidden="true">"★"</span>
                <span class="sr">{[" ", t!(l, end::best)].concat()}</span>
            }
            .into_any()
        });
        view! {
            <td class=if best { "num best" } else { "num" }>
                {text}
                {star}
            </td>
        }
    };
    view! {
        <tr>
            <th scope="row">{row.name}</th>
            {row.texts.into_iter().zip(row.best).map(cell).collect_any()}
        </tr>
    }
}
