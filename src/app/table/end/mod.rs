//! The end of a game: the last board and who has won and why, what to do next, the course of the game, the game in numbers. What
//! there is to say is an [`Outcome`]; here it is laid out.

mod chart;
mod data_table;
mod numbers;
mod standings;
mod ways;

use leptos::prelude::*;

use self::{chart::Chart, numbers::NumbersTable, standings::Standings, ways::Ways};
use super::{
    context::{TableContext, use_table},
    contract::Rival,
    outcome::Outcome,
    share::LastLink,
};
use crate::{
    app::shell::{page::Heading, text::Locale, views::CollectAny},
    rules::Seat,
    t,
};

/// The end of a game that is over.
#[component]
pub fn End(
    /// The id of its save, for addresses.
    save: String,
    /// Starts another game, with swapped seats or not.
    rematch: Callback<bool>,
    /// Whether the links to the game are open.
    share: RwSignal<bool>,
) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let Outcome { ranks, turns, beginning, report, start, level, swapped } = table.game().outcome();
    let won = || ranks.iter().filter(|rank| rank.rank == 1);
    let mut teams: Vec<String> = won().filter_map(|rank| Some(rank.team.as_ref()?.name.clone())).collect();
    teams.dedup();
    let won = won().map(|rank| rank.seat).collect();
    let order: Vec<Seat> = ranks.iter().map(|rank| rank.seat).collect();
    // Who begins after a swap sits where somebody has begun this time.
    let first = turns.first().and_then(|turn| swapped.get(turn.seat.index()).cloned());
    let decided = report.decisions.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect_any();
    let luck = (!report.luck.is_empty()).then(|| luck(table, report.luck));
    view! {
        <main class="screen end">
            <div class="finale">
                <div class="last-board">{table.game().stage()}</div>
                <section class="panel ranks">
                    <Winners won teams rival=report.rival.clone() verdict=report.verdict />
                    <Standings ranks rival=report.rival scores=report.scores remarks=report.remarks />
                    <Ways save start first=first.unwrap_or_default() rematch share />
                    <details class="data">
                        <summary>{t!(l, end::decided)}</summary>
                        <ol class="decisions small">{decided}</ol>
                    </details>
                </section>
            </div>
            <LastLink />
            {table.game().ending()}
            <Panel class="panel course" title=report.course.title.clone()>
                <Chart course=report.course turns beginning order level />
            </Panel>
            <Panel class="panel numbers" title=t!(l, end::numbers)>
                <NumbersTable numbers=report.numbers />
                {luck}
            </Panel>
        </main>
    }
}

/// Luck, where it is told in sentences: a line for each seat.
fn luck(table: TableContext, lines: Vec<String>) -> impl IntoView {
    let line = |(seat, line): (u8, String)| {
        view! {
            <li>
                {table.mark(Seat::new(seat), 24)}
                <span>{line}</span>
            </li>
        }
    };
    view! {
        <h3>{t!(table.locale, end::luck)}</h3>
        <ul class="luck small num">{(0u8..).zip(lines).map(line).collect_any()}</ul>
    }
}

/// A part of the end with its title.
#[component]
fn Panel(class: &'static str, #[prop(into)] title: String, children: Children) -> impl IntoView {
    view! {
        <section class=class>
            <h2>{title}</h2>
            {children()}
        </section>
    }
}

/// Who has won, and what counted.
#[component]
fn Winners(
    /// In the order of the ranks.
    won: Vec<Seat>,
    /// The winners' teams, in games that have teams.
    teams: Vec<String>,
    /// Whom they played against, who has won if no player has.
    rival: Option<Rival>,
    verdict: String,
) -> impl IntoView {
    let table = use_table();
    let players = || untrack(|| won.iter().map(|seat| table.name(*seat)).collect());
    let names = match rival.filter(|rival| rival.rank == 1) {
        Some(rival) => vec![rival.name],
        None if teams.is_empty() => players(),
        None => teams,
    };
    let marks = won.iter().map(|seat| table.mark(*seat, 96)).collect_any();
    let cheer = won.first().map(|seat| {
        view! {
            <div class="cheer" aria-hidden="true">
                {table.game().curtain_picture(*seat)}
                <svg class="confetti" viewBox="0 0 400 150" preserveAspectRatio="none">
                    {(0..4).map(|colour| view! { <path d=confetti(colour) /> }.into_any()).collect_any()}
                </svg>
            </div>
        }
        .into_any()
    });
    view! {
        {cheer}
        <header class="win">
            <div class="marks">{marks}</div>
            <div>
                <Heading>{who_won(table.locale, &names)}</Heading>
                <p>{verdict}</p>
            </div>
        </header>
    }
}

/// The bits of paper of one colour, strewn over the picture.
fn confetti(colour: u32) -> String {
    let mut text = String::new();
    for bit in (colour..56).step_by(4) {
        let (x, y, side) = (bit * 151 % 397, bit * 89 % 149, 3 + bit % 3);
        for part in ["M", &x.to_string(), " ", &y.to_string(), "l", &side.to_string(), " 2-2 4-4-2Z"] {
            text.push_str(part);
        }
    }
    text
}

/// The winners in a sentence.
fn who_won(l: Locale, names: &[String]) -> String {
    match names {
        [one] => t!(l, table::winner, names = one),
        more => t!(l, table::winners, names = more.join(if l == Locale::Ja { "、" } else { ", " })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_wins_or_several_share_it() {
        let names = ["Aki", "Ben"].map(str::to_owned);
        assert_eq!(who_won(Locale::En, &names[..1]), t!(Locale::En, table::winner, names = "Aki"));
        assert!(who_won(Locale::En, &names).contains("Aki, Ben"));
        assert!(who_won(Locale::Ja, &names).contains("Aki、Ben"));
    }
}
