//! Luck and decisions, apart: for each seat what dice and draws have given it, and what its decisions have cost against the coach's.

use leptos::prelude::*;

use super::{course::percent, work::Work};
use crate::{
    app::{
        board::decimal::number,
        shell::{
            icon::Icon,
            text::Locale,
            views::{CollectAny, live},
        },
        table::context::use_table,
    },
    rules::Seat,
    t,
};

/// A number with the side of the line on which it is drawn.
struct Bar {
    /// How far from the line, from 0 to 1; below 0 is better and to the left.
    off: f64,
    text: String,
}

/// The panel.
#[component]
pub fn Luck(work: Work) -> impl IntoView {
    let table = use_table();
    let l = table.locale;
    let (rolls, draws) = (work.game().rolls(), work.game().draws());
    view! {
        <section class="panel card p-luck" tabindex="0" aria-label=t!(l, review::luck)>
            <h2>{t!(l, review::luck)}</h2>
            <p class="small muted">{t!(l, review::luck_help)}</p>
            <table class="luck-table num" class:narrow=rolls && draws>
                <caption class="sr">{t!(l, review::luck)}</caption>
                <thead>
                    <tr>
                        <th scope="col"><span class="sr">{t!(l, review::who)}</span></th>
                        {rolls.then(|| view! { <th scope="col"><Icon name="dice" /> {t!(l, review::dice)}</th> }.into_any())}
                        {draws.then(|| view! { <th scope="col"><Icon name="card" /> {t!(l, review::draws)}</th> }.into_any())}
                        <th scope="col"><Icon name="target" /> {t!(l, review::decisions)}</th>
                    </tr>
                </thead>
                <tbody>{live(move || rows(work, [rolls, draws]))}</tbody>
            </table>
            <ul class="luck-said small">{live(move || said(work))}</ul>
        </section>
    }
}

fn rows(work: Work, [rolls, draws_any]: [bool; 2]) -> AnyView {
    let table = use_table();
    let (facts, game) = (work.facts(), work.game());
    let review = work.review.read();
    let luck: Vec<[f64; 2]> = Seat::first(table.seats).map(|seat| review.luck_of(seat)).collect();
    let lost: Vec<Option<f64>> =
        Seat::first(table.seats).map(|seat| review.given_away(&facts.decided, &facts.passes, seat)).collect();
    let most =
        |values: &mut dyn Iterator<Item = f64>| values.fold(0.0_f64, |most, value| most.max(value.abs()));
    let most_luck = most(&mut luck.iter().flatten().copied()).max(1e-9);
    let most_lost = most(&mut lost.iter().flatten().copied()).max(0.03);
    let row = |seat: Seat| {
        let [dice, draws] =
            luck[seat.index()].map(|worth| Bar { off: -worth / most_luck, text: game.amount(worth) });
        let lost = lost[seat.index()];
        let decisions = lost.map(|lost| {
            let tenths = (lost * 1000.0).round() as i32;
            let text = if tenths == 0 {
                t!(table.locale, review::percent_none).to_owned()
            } else {
                let amount = [(tenths / 10).to_string(), (tenths % 10).to_string()].join(".");
                t!(table.locale, review::percent_less, percent = amount)
            };
            Bar { off: lost / most_lost, text }
        });
        view! {
            <tr>
                <th scope="row">
                    <span class="who">{table.mark(seat, 26)} <span class="nm">{untrack(|| table.name(seat))}</span></span>
                </th>
                {rolls.then(|| bar(dice))}
                {draws_any.then(|| bar(draws))}
                {decisions.map_or_else(|| not_yet(table.locale), bar)}
            </tr>
        }
    };
    Seat::first(table.seats).map(row).collect_any()
}

fn bar(bar: Bar) -> AnyView {
    let l = use_table().locale;
    let wide = [number((bar.off.abs().min(1.0) * 50.0) as f32).as_str(), "%"].concat();
    let side = match bar.off {
        off if off < -0.005 => t!(l, review::better),
        off if off > 0.005 => t!(l, review::worse),
        _ => t!(l, review::none),
    };
    let (better, worse) = (bar.off < 0.0, bar.off > 0.0);
    view! {
        <td>
            <span class="off-line" aria-hidden="true">
                <i class:better=better class:worse=worse style:width=wide></i>
            </span>
            {bar.text}
            <span class="sr">{[" (", side, ")"].concat()}</span>
        </td>
    }
    .into_any()
}

/// Nothing is known yet.
fn not_yet(l: Locale) -> AnyView {
    view! {
        <td>
            <span aria-hidden="true">"–"</span>
            <span class="sr">{t!(l, review::percent_unknown)}</span>
        </td>
    }
    .into_any()
}

/// The largest of it in sentences.
fn said(work: Work) -> AnyView {
    let table = use_table();
    let l = table.locale;
    let (facts, game, review) = (work.facts(), work.game(), work.review.read());
    let mut lines = Vec::new();
    let most = review.most_of_luck(table.seats);
    if let Some((seat, dice, worth)) = most.filter(|(.., worth)| worth.abs() > 0.05) {
        let (name, amount) = (untrack(|| table.name(seat)), game.amount(worth));
        let text = match dice {
            true => t!(l, review::dice_most, name = name, amount = amount),
            false => t!(l, review::draws_most, name = name, amount = amount),
        };
        lines.push(view! { <li>{table.mark(seat, 22)} <span>{text}</span></li> }.into_any());
    }
    if let Some((fortune, seat)) = review.stroke() {
        let (name, turn) = (untrack(|| table.name(seat)), facts.turn_at(fortune.step));
        let amount = game.amount(fortune.off.get(seat.index()).copied().unwrap_or(0.0));
        let chance = percent(fortune.odds);
        let text = match fortune.dice {
            true => t!(l, review::stroke_dice, turn = turn, amount = amount, name = name, percent = chance),
            false => t!(l, review::stroke_draw, turn = turn, amount = amount, name = name, percent = chance),
        };
        let icon = if fortune.dice { "dice" } else { "card" };
        lines.push(view! { <li><Icon name=icon /> <span>{text}</span></li> }.into_any());
    }
    let searched = review.searched(&facts.decided, facts.turns.len(), &facts.passes);
    let text = match searched {
        0 => t!(l, review::decisions_none).to_owned(),
        turn if turn < facts.turns.len() => t!(l, review::decisions_to, turn = turn),
        _ => t!(l, review::decisions_all).to_owned(),
    };
    lines.push(view! { <li><Icon name="target" /> <span class="muted">{text}</span></li> }.into_any());
    lines.collect_any()
}
