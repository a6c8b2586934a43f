//! A game against bots in two taps from the shelf: which level, and it begins. Table and game are as they were the last time.

use leptos::{prelude::*, task::spawn_local};

use super::setup::last::{Last, called};
use crate::{
    app::{
        board::face::{self, Face},
        games::{catalog::GameInfo, load::open},
        shell::{
            route::Route,
            settings::use_locale,
            storage::{entropy, use_storage},
            text::Locale,
            views::CollectAny,
        },
    },
    session::{Level, SeatInfo},
    t,
};

/// The levels to choose from.
#[component]
pub fn Levels(game: &'static GameInfo) -> impl IntoView {
    let (l, storage) = (use_locale(), use_storage());
    let last = Last::recalled();
    let mix = {
        let last = last.clone();
        move |_| last.clone().against(game.bots, last.level.unwrap_or(Level::Fair)).remember()
    };
    let begun = StoredValue::new(false);
    let chosen = last.level;
    let last = StoredValue::new(last);
    let begin = move |level| {
        // A second tap begins no second game.
        if begun.get_value() {
            return;
        }
        begun.set_value(true);
        let last = Last { level: Some(level), ..last.get_value() };
        spawn_local(async move {
            last.remember();
            let seats = company(l, &last, game.bots, level, entropy());
            let id = open(game).await.ok().and_then(|part| part.begin(storage, seats, last.options()));
            // If there can be no such game, the set-up says why.
            id.map_or_else(|| Route::Setup(game.id.to_owned()), Route::Table).replace();
        });
    };
    let level = |level| {
        let again = (chosen == Some(level))
            .then(|| view! { <span class="met">{t!(l, bots::last)}</span> }.into_any());
        view! {
            <li>
                <button type="button" class="level" on:click=move |_| begin(level)>
                    <Face level size=72 />
                    <span class="what">
                        <b>{face::name(l, level)}</b>
                        " "
                        <span class="word">{face::word(l, level)}</span>
                        " "
                        {again}
                        <span class="line">{face::sentence(l, level)}</span>
                    </span>
                </button>
            </li>
        }
    };
    view! {
        <p class="muted">{t!(l, bots::choose)}</p>
        <ul class="levels">{Level::ALL.map(level).collect_any()}</ul>
        <p class="honest">{t!(l, bots::honest)}</p>
        <a class="btn quiet" href=Route::Setup(game.id.to_owned()).href() on:click=mix>
            {t!(l, bots::mix)}
        </a>
    }
}

/// One person, somewhere among so many bots of a level.
fn company(l: Locale, last: &Last, bots: u8, level: Level, luck: u64) -> Vec<SeatInfo> {
    let seats = usize::from(bots) + 1;
    let own = usize::try_from(luck % (u64::from(bots) + 1)).unwrap_or_default();
    let mut players = vec![Some(level); seats];
    let mut names = vec![String::new(); seats];
    players[own] = None;
    // Whoever has given no name is called the same wherever they sit: results are kept by names.
    names[own] = last.own_name().map_or_else(|| t!(l, common::player, number = 1), str::to_owned);
    let seat = |at: usize| SeatInfo { bot: players[at], ..SeatInfo::new(called(l, &names, &players, at)) };
    (0..seats).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_sits_anywhere_among_bots_that_are_told_apart() {
        let last = Last { names: vec![" Aki ".into()], ..Last::default() };
        let names = |luck| -> Vec<String> {
            let seats = company(Locale::En, &last, 2, Level::Fair, luck);
            assert_eq!(seats.iter().filter(|seat| seat.bot.is_none()).count(), 1);
            assert!(
                seats
                    .iter()
                    .all(|seat| !seat.away && (seat.bot == Some(Level::Fair)) == (seat.name != "Aki"))
            );
            seats.into_iter().map(|seat| seat.name).collect()
        };
        assert_eq!(names(0), ["Aki", "Basalt", "Basalt 2"]);
        assert_eq!(names(4), ["Basalt", "Aki", "Basalt 2"]);
        assert_eq!(names(u64::MAX - 1), ["Basalt", "Basalt 2", "Aki"]);
    }

    #[test]
    fn somebody_without_a_name_is_called_alike_in_every_seat() {
        let seats = company(Locale::Ja, &Last::default(), 3, Level::Gentle, 2);
        let names: Vec<_> = seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["パミス", "パミス2", "プレイヤー1", "パミス3"]);
    }
}
