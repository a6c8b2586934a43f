//! Tables of numbers with a column for each player.

use leptos::prelude::*;

use crate::app::shell::views::CollectAny;

use crate::app::table::context::use_table;
use crate::rules::Seat;

/// A table that scrolls for itself where it is too wide; the children are the rows of its body.
#[component]
pub fn DataTable(
    /// What it shows.
    title: String,
    /// What stands over the heads of the rows.
    corner: &'static str,
    /// How many seats have a column.
    seats: u8,
    children: Children,
) -> impl IntoView {
    let table = use_table();
    // The mark of a player, and where there is room the name.
    let head = Seat::first(seats).map(|seat| {
        view! {
            <th scope="col">
                {table.mark(seat, 24)}
                <span class="name">{untrack(|| table.name(seat))}</span>
            </th>
        }
        .into_any()
    });
    let label = title.clone();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=label>
            <table>
                <caption class="sr">{title}</caption>
                <thead>
                    <tr>
                        <th scope="col">{corner}</th>
                        {head.collect_any()}
                    </tr>
                </thead>
                <tbody>{children()}</tbody>
            </table>
        </div>
    }
}
