//! How the last games ended, and what the book of results says of this table: below the boxes of the shelf.

use leptos::prelude::*;

use crate::{
    app::{
        board::face,
        games::{
            catalog::{GAMES, info},
            with_game::WhenHere,
        },
        shell::{
            page::mark_root,
            route::Route,
            settings::use_locale,
            storage::{Storage, use_storage},
            text::Locale,
            views::{CollectAny, live},
            when,
        },
    },
    rules::Seat,
    session::{
        Level,
        results::{Against, Played, Tally, Wins},
        slots::SlotId,
    },
    t,
};

/// So many results are on the shelf.
const RECENT: usize = 6;
/// So many people are compared.
const COMPARED: usize = 5;

/// The last results and this table's statistics, once a game has ended here.
#[component]
pub fn Records() -> impl IntoView {
    let (l, storage) = (use_locale(), use_storage());
    live(move || {
        storage.elsewhere.track();
        let results = storage.results().list().unwrap_or_default();
        mark_root("data-results", !results.is_empty());
        let tally = (!results.is_empty()).then(|| tally(l, &results));
        let bots = Against::of(&results);
        let rows = results.into_iter().take(RECENT).map(|result| row(l, storage, result)).collect_any();
        tally.map(|tally| {
            let against = against(l, &bots);
            [
                section(t!(l, shelf::lately), "results", rows.into_any()),
                section(t!(l, shelf::this_table), "tally", tally),
            ]
            .into_iter()
            .chain(against.map(|against| section(t!(l, shelf::against_bots), "against", against)))
            .collect_any()
        })
    })
}

/// A section of the shelf with its heading; `id` names both.
fn section(title: &'static str, id: &'static str, contents: AnyView) -> impl IntoView {
    view! {
        <section class="record" aria-labelledby=id>
            <div class="head">
                <h2 id=id>{title}</h2>
            </div>
            <ul class=["panel ", id].concat()>{contents}</ul>
        </section>
    }
}

/// A result: who has won, with what, and when. It leads to the standings while the game is still saved.
fn row(l: Locale, storage: Storage, result: Played) -> AnyView {
    let game = info(&result.game);
    let title = game.map_or(result.game.clone(), |game| (game.title)(l).to_owned());
    let best = result.seats.iter().min_by_key(|seat| seat.rank).map_or(0, |seat| seat.total);
    let score = game.map_or(best.to_string(), |game| (game.score)(l, best));
    let line = match result.on_tie_break() {
        true => t!(l, shelf::ended_on_tie_break, game = title, score = score),
        false => t!(l, shelf::ended, game = title, score = score),
    };
    let names: Vec<&str> = result.winners().map(|(_, seat)| &*seat.name).collect();
    // Whoever played alone has not won, but played.
    let names = if names.is_empty() { result.seats.iter().map(|seat| &*seat.name).collect() } else { names };
    let names = names.join(t!(l, shelf::and));
    let seat = result.winners().next().map_or(0, |(seat, _)| seat);
    let players = u8::try_from(result.seats.len()).ok();
    let known = game.zip(players).filter(|(game, players)| game.players.contains(players));
    let mark = known.map(|(game, players)| {
        view! {
            <WhenHere game let:part>
                {Seat::first(players).nth(seat).map(|seat| part.mark(players, seat, 28))}
            </WhenHere>
        }
        .into_any()
    });
    let saved = SlotId::new(&result.slot).filter(|id| storage.slots().card(id).is_some_and(|card| card.over));
    let to = saved.map(|id| Route::End(id.to_string()).href());
    let contents = view! {
        <span class="disc">{mark}</span>
        <span class="what">
            <b>{names}</b>
            " "
            <span class="small muted">{line}</span>
        </span>
        <span class="small muted num">{when::day(l, result.ended)}</span>
    };
    match to {
        Some(to) => view! { <li><a href=to>{contents}</a></li> }.into_any(),
        None => view! { <li>{contents}</li> }.into_any(),
    }
}

/// This table in numbers.
fn tally(l: Locale, results: &[Played]) -> AnyView {
    let tally = Tally::of(results, &GAMES.each_ref().map(|game| game.id));
    let top = tally.wins.first().map_or(1, |wins| wins.all);
    let sums = [
        (tally.games.to_string(), t!(l, shelf::games, count = tally.games as u32)),
        (time(l, tally.spent), t!(l, shelf::spent).to_owned()),
        (tally.players.to_string(), t!(l, shelf::players, count = tally.players as u32)),
    ];
    let sums = sums
        .into_iter()
        .map(|(value, name)| view! { <span><b class="num">{value}</b>{name}</span> }.into_any());
    let bars = tally.wins.into_iter().take(COMPARED).map(|wins| bar(l, wins, top)).collect_any();
    let mut key = Vec::new();
    let mut facts = Vec::new();
    for game in GAMES.iter().filter(|game| results.iter().any(|result| result.game == game.id)) {
        key.push(view! { <span class=["of ", game.id].concat()>{(game.title)(l)}</span> }.into_any());
        let totals = results.iter().filter(|result| result.game == game.id);
        let winners = totals.flat_map(|result| result.winners().map(|(_, seat)| seat));
        let better = |total: i32| if game.lowest_wins { -total } else { total };
        let best =
            winners.reduce(|best, next| if better(next.total) > better(best.total) { next } else { best });
        if let Some(best) = best {
            let name = t!(l, shelf::best_win, game = (game.title)(l));
            facts.push(fact(name, t!(l, shelf::by, name = best.name, value = (game.score)(l, best.total))));
        }
    }
    if let Some((name, count)) = tally.streak {
        let value = t!(l, shelf::in_a_row, count = count);
        facts.push(fact(t!(l, shelf::streak).to_owned(), t!(l, shelf::by, name = name, value = value)));
    }
    view! {
        <li class="sums">{sums.collect_any()}</li>
        {bars}
        <li class="key small muted">{key}</li>
        {facts}
    }
    .into_any()
}

/// The one person of this device against bots, if they have met.
fn against(l: Locale, against: &Against) -> Option<AnyView> {
    let (now, best) = against.streak;
    let level = |(level, games, won): &(Level, usize, usize)| {
        let value = t!(l, shelf::won_of, won = won, games = games);
        fact(face::label(l, *level), value)
    };
    let rows = against.levels.iter().map(level).collect_any();
    // A full bar is a game won, the last on the right; an open one has a stroke.
    let bar = |(at, won): (usize, &bool)| {
        let x = (at * 10).to_string();
        let path = if *won { ["M", &x, " 0h7v14h-7z"] } else { ["M", &x, " 7h7"] }.concat();
        view! { <path class:won=*won d=path /> }.into_any()
    };
    let bars = against.last.iter().rev().enumerate().map(bar).collect_any();
    let width = (against.last.len() * 10).to_string();
    let told = against.last.iter().rev().map(|won| match won {
        true => t!(l, shelf::won),
        false => t!(l, shelf::lost),
    });
    let told = told.collect::<Vec<_>>().join(", ");
    let streak = t!(l, shelf::streak_now, now = now, best = best);
    (!against.levels.is_empty()).then(|| {
        view! {
            {rows}
            <li class="lasts small">
                <span class="muted">{t!(l, shelf::last_games)}</span>
                <svg role="img" aria-label=told viewBox=["0 0 ", &width, " 14"].concat() height="14">
                    {bars}
                </svg>
            </li>
            {fact(t!(l, shelf::won_in_a_row).to_owned(), streak)}
            <li class="small muted">{t!(l, shelf::this_device)}</li>
        }
        .into_any()
    })
}

/// Something in words, and what it is.
fn fact(name: String, value: String) -> AnyView {
    view! {
        <li class="best small">
            <span class="muted">{name}</span>
            <b class="num">{value}</b>
        </li>
    }
    .into_any()
}

/// How often somebody has won, as a bar with a part for each game.
fn bar(l: Locale, wins: Wins, top: usize) -> impl IntoView {
    // All parts stand in a picture as wide as the most wins, so that bars can be compared.
    let mut x = 0;
    let parts = GAMES.iter().zip(wins.by_game).map(|(game, count)| {
        let path = ["M", &x.to_string(), " 0h", &count.to_string(), "v1h-", &count.to_string(), "z"].concat();
        x += count;
        view! { <path class=["of ", game.id].concat() d=path /> }.into_any()
    });
    view! {
        <li class="wins small">
            <span class="name">{wins.name}</span>
            <svg viewBox=["0 0 ", &top.to_string(), " 1"].concat() preserveAspectRatio="none" aria-hidden="true">
                {parts.collect_any()}
            </svg>
            <span class="num muted">{t!(l, shelf::wins, count = wins.all)}</span>
        </li>
    }
}

/// A span of time as one says it.
fn time(l: Locale, millis: u64) -> String {
    let minutes = millis / 60_000;
    match minutes {
        0..=89 => t!(l, shelf::minutes, value = minutes),
        _ => t!(l, shelf::hours, value = (minutes + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_minutes_and_then_in_hours() {
        let minute = 60_000;
        let told = [0, minute, 89 * minute, 90 * minute, 14 * 60 * minute + 29 * minute]
            .map(|time_| time(Locale::En, time_));
        assert_eq!(told, ["0 min", "1 min", "89 min", "2 h", "14 h"]);
        assert_eq!(time(Locale::Ja, 120 * minute), "2時間");
    }
}
