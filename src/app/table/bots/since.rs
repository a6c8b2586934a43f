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
    let game = table.game();
    let told: Vec<Seat> = lines.iter().map(|line| line.seat).collect();
    if let Some(seat) = begins(&told, game.deciding(), game.acting().filter(|seat| *seat != person)) {
        let text = t!(table.locale, company::turn, name = table.name(seat));
        lines.push(Line { seat, text, begins: true });
    }
    Some(lines.split_off(lines.len().saturating_sub(LINES))).filter(|lines| !lines.is_empty())
}

/// Whose turn has begun without anything of it told yet. While chance decides, the last who `acted` may be of the turn before, which has
/// been told.
fn begins(told: &[Seat], deciding: Option<Seat>, acted: Option<Seat>) -> Option<Seat> {
    acted.filter(|seat| match deciding {
        Some(_) => told.last() != Some(seat),
        None => !told.contains(seat),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_turn_begins_again_while_the_dice_of_the_next_one_roll() {
        let [ben, chie] = [1, 2].map(Seat::new);
        // Chie's damage is told, and the last to decide anything was Ben.
        assert_eq!(begins(&[ben, chie], None, Some(ben)), None);
        assert_eq!(begins(&[ben], None, Some(ben)), None);
        assert_eq!(begins(&[ben], Some(chie), Some(chie)), Some(chie));
        assert_eq!(begins(&[ben, chie], Some(chie), Some(chie)), None);
        // Where seats act several times between two turns of the person, one may begin once more.
        assert_eq!(begins(&[ben, chie], Some(ben), Some(ben)), Some(ben));
        assert_eq!(begins(&[], None, Some(ben)), Some(ben));
        assert_eq!(begins(&[ben], Some(chie), None), None);
    }
}
