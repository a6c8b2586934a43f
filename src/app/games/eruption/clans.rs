//! Clans on the screen (E76): their badges, and at the set-up who plays with whom.

use leptos::prelude::*;

use super::{art::village, board_art::emblem, setup::Draft};
use crate::app::shell::{
    controls::{choice, switch},
    text::Locale,
};
use crate::{
    app::dom::{Content, El, View, all, el, svg},
    rules::{
        Game, Seat,
        eruption::{Clan, Clans, Config, ConfigError, State, Village},
    },
    t,
};

/// A clan's letter on its shape and colour; words stand beside it or in a label.
pub fn badge(clan: Clan) -> El {
    let letter = svg("text").attr("y", if clan.index() == 2 { "7.5" } else { "5" }).child(clan.to_string());
    svg("svg")
        .class(["clan ", CLASSES[clan.index()]].concat())
        .attr("viewBox", "-14 -14 28 28")
        .attr("aria-hidden", "true")
        .child([svg("path").attr("d", SHAPES[clan.index()]), letter])
}

const CLASSES: [&str; 3] = ["clan-a", "clan-b", "clan-c"];
/// A disc, a square, a triangle.
const SHAPES: [&str; 3] =
    ["M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z", "M-11-11H11V11H-11Z", "M0-13L14 11H-14Z"];

/// The clans among so many players: those chosen, or halves if they were chosen for another number.
pub fn among(chosen: Clans, players: u8) -> Clans {
    if chosen == Clans::NONE || !matches!(players, 4 | 6) {
        Clans::NONE
    } else if chosen.letters().len() == usize::from(players) {
        chosen
    } else {
        Clans::halves(players)
    }
}

/// Why there can be no game with these clans, in words.
fn wrong(clans: Clans, players: u8, l: Locale) -> &'static str {
    match State::new(&Config { clans, ..Config::new(players) }) {
        Ok(_) => "",
        Err(ConfigError::OneClan) => t!(l, eruption::setup::one_clan),
        Err(_) => t!(l, eruption::setup::unequal_clans),
    }
}

/// The names of the radio buttons of each seat's clan.
const GROUPS: [&str; 6] = ["clan0", "clan1", "clan2", "clan3", "clan4", "clan5"];

/// Whether there are clans, which of the seats with these names is in which, and what is wrong with that.
pub fn options(draft: RwSignal<Draft>, names: Memo<Vec<String>>, l: Locale) -> View {
    let players = Memo::new(move |_| names.with(|names| names.len() as u8));
    (move || match players.get() {
        players @ (4 | 6) => chosen(draft, names, players, l),
        players => el("div.opt.off").child([
            el("span.opt-name").child(t!(l, eruption::setup::clans)),
            el("span.opt-help").child(t!(l, eruption::setup::clans_not, count = players)),
        ]),
    })
    .into_node()
}

fn chosen(draft: RwSignal<Draft>, names: Memo<Vec<String>>, players: u8, l: Locale) -> El {
    let clans = move || draft.with(|draft| among(draft.0.clans, players));
    let on = move || clans() != Clans::NONE;
    let whether = switch(t!(l, eruption::setup::clans), t!(l, eruption::setup::clans_help), on, move |on| {
        draft.update(|draft| draft.0.clans = if on { Clans::halves(players) } else { Clans::NONE })
    });
    let shown = Memo::new(move |_| on());
    let one = move |seat: Seat| row(draft, names, players, seat, l);
    let rows = move || shown.get().then(|| all(Seat::first(players).map(one)));
    let error = move || wrong(clans(), players, l);
    el("div")
        .child(whether)
        .child(el("div.clan-rows").child(rows))
        .child(el("p.field-error[role=alert][tabindex=-1]").child(error))
}

/// A seat with the clans to choose from: with four players there can only be two.
fn row(draft: RwSignal<Draft>, names: Memo<Vec<String>>, players: u8, seat: Seat, l: Locale) -> El {
    let clans = move || draft.with(|draft| among(draft.0.clans, players));
    let one = move |clan: &Clan| {
        let clan = *clan;
        let choose = move || {
            let now = untrack(clans);
            let of = |other| if other == seat { Some(clan) } else { now.of(other) };
            let all = Clans::of_seats(Seat::first(players).filter_map(of));
            draft.update(|draft| draft.0.clans = all);
        };
        let name = el("span.sr").child(t!(l, eruption::end::clan, clan = clan));
        let face = el("span").child(badge(clan)).child(name);
        choice(
            GROUPS[seat.index() % GROUPS.len()],
            None,
            move || clans().of(seat) == Some(clan),
            choose,
            face,
        )
    };
    let village = Village::in_play(players)[seat.index()];
    let name = move || names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let choices = Clan::ALL[..usize::from(players / 2)].iter().map(one);
    el("div")
        .class(["seg clan-row ", village::class(village)].concat())
        .attr("role", "radiogroup")
        .attr("aria-label", move || t!(l, eruption::setup::clan_of, name = name()))
        .child(emblem(village, 32))
        .child(el("span.who[aria-hidden=true]").child(name))
        .child(el("div.seg-row").child(all(choices)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clans_chosen_for_four_become_halves_with_six_and_none_with_five() {
        let alternating = Clans::of_seats([0, 1, 0, 1].map(|clan| Clan::ALL[clan]));
        assert_eq!(among(alternating, 4), alternating);
        assert_eq!(among(alternating, 6), Clans::halves(6));
        assert_eq!(among(alternating, 5), Clans::NONE);
        assert_eq!(among(Clans::NONE, 4), Clans::NONE);
    }

    #[test]
    fn e76_what_the_rules_refuse_is_said_before_the_start() {
        let clans = |letters: &[usize]| Clans::of_seats(letters.iter().map(|clan| Clan::ALL[*clan]));
        for l in Locale::ALL {
            assert_eq!(wrong(clans(&[0, 1, 1, 0]), 4, l), "");
            assert_eq!(wrong(clans(&[0, 0, 0, 0]), 4, l), t!(l, eruption::setup::one_clan));
            assert_eq!(wrong(clans(&[0, 1, 0, 0]), 4, l), t!(l, eruption::setup::unequal_clans));
            assert_eq!(wrong(clans(&[0, 1, 2, 0, 1, 1]), 6, l), t!(l, eruption::setup::unequal_clans));
        }
    }
}
