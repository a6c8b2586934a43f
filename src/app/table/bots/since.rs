//! What bots have done since the last turn of the one person at the table, on the sheet while they play. The sheet sleeps then: it
//! is only looked at, and readers hear the announcements.

use leptos::prelude::*;

use crate::{
    app::{
        shell::{icon::Icon, views::live},
        table::context::{TableContext, use_table},
    },
    rules::Seat,
    t,
};

/// So many lines there are at most, the newest among them.
const LINES: usize = 3;

/// One line: what has been told of a turn, or whose turn it is.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    seat: Seat,
    text: String,
    /// Of that turn nothing has been told yet.
    begins: bool,
}

/// What is to be read; nothing while people play, or where they are several: they are told on the curtain.
fn lines(table: TableContext) -> Option<Vec<Line>> {
    let bots = table.bots;
    if !bots.are_seen(table.clock) {
        return None;
    }
    let person = bots.person.get()?;
    let told = table.game().news(person).map(|news| news.turns).unwrap_or_default();
    let mut lines: Vec<Line> =
        told.into_iter().map(|(seat, text)| Line { seat, text, begins: false }).collect();
    // While chance decides, the last decision may be of the turn before: that one has been told.
    let game = table.game();
    let (decides, acting) = (game.deciding(), game.acting().filter(|seat| *seat != person));
    let is_told = |seat: &Seat| match decides {
        Some(_) => lines.last().is_some_and(|last| last.seat == *seat),
        None => lines.iter().any(|line| line.seat == *seat),
    };
    if let Some(seat) = acting.filter(|seat| !is_told(seat)) {
        let text = t!(table.locale, company::turn, name = table.name(seat));
        lines.push(Line { seat, text, begins: true });
    }
    Some(lines.split_off(lines.len().saturating_sub(LINES))).filter(|lines| !lines.is_empty())
}

/// The lines, in the prompt.
#[component]
pub fn Since() -> impl IntoView {
    let table = use_table();
    let lines = Memo::new(move |_| lines(table));
    let line = move |Line { seat, text, begins }: Line| {
        view! {
            <li class:begins=begins>
                {table.mark(seat, 22)} <span>{text}</span>
            </li>
        }
        .into_any()
    };
    // Before the own first turn there is none since which it could be.
    let head = move || match table.bots.person.get().is_some_and(|person| table.game().has_acted(person)) {
        true => t!(table.locale, company::since),
        false => t!(table.locale, table::so_far),
    };
    live(move || {
        let lines: Vec<AnyView> = lines.get()?.into_iter().map(line).collect();
        Some(
            view! {
                <section class="since" aria-hidden="true">
                    <p class="since-head">
                        <Icon name="log" />
                        {head()}
                    </p>
                    <ol>{lines}</ol>
                </section>
            }
            .into_any(),
        )
    })
}
