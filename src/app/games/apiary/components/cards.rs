//! The cards of mats and factions, in the draft and in the museum.

use leptos::prelude::*;

use super::parts;
use crate::{
    app::{
        board::emblems,
        games::apiary::{
            art::{
                crest,
                hive::{self, at_hex, frame_of, ground},
                icons::hexes,
                phrase,
            },
            seats::{class_of, emblem_of},
            words::Words,
        },
        shell::{text::Locale, views::CollectAny},
    },
    rules::{
        Seat,
        apiary::{
            Hex, Owner, Pack, Worker,
            pack::{Clauses, Faction, Mat},
        },
    },
    t,
};

/// How a card stands among the others.
#[derive(Clone)]
pub struct Standing {
    /// Whether it is chosen.
    pub chosen: Signal<bool>,
    /// Who has it, by number and name.
    pub taken: Option<(Seat, String)>,
    /// What is written on its button for who cannot see it, and what a press does; without it the card is only looked at.
    pub pick: Option<(String, Callback<()>)>,
    /// In whose colours it is drawn.
    pub owner: Owner,
}

impl Standing {
    /// A card that is only looked at.
    pub fn shown() -> Standing {
        let owner = Owner::Seat(Seat::new(0));
        Standing { chosen: Signal::derive(|| false), taken: None, pick: None, owner }
    }
}

/// A card with its button, which covers it, and the mark of who has it.
fn card(class: &'static str, standing: Standing, l: Locale, inside: AnyView) -> AnyView {
    let Standing { chosen, taken, pick, owner } = standing;
    let class = [class, " ", class_of(owner), if taken.is_some() { " ap-gone" } else { "" }].concat();
    let button = pick.map(|(label, pick)| {
        view! {
            <button
                type="button"
                class="ap-pick"
                aria-label=label
                aria-pressed=move || chosen.get().to_string()
                on:click=move |_| pick.run(())
            />
        }
    });
    let stamp = taken.map(|(seat, name)| {
        view! {
            <p class="ap-stamp">
                {parts::mark(Owner::Seat(seat), 56)}
                <span class="sr">{t!(l, apiary::setup::card::taken, name = name)}</span>
            </p>
        }
    });
    view! {
        <article class=class class:ap-chosen=chosen>
            {inside}
            {button}
            {stamp}
        </article>
    }
    .into_any()
}

/// The clauses of a side: icons, and the same in words.
fn clauses(words: &Words, of: Clauses) -> AnyView {
    let one = |clause| {
        view! {
            <li>
                {parts::plate(&[phrase::clause(words.pack, clause)], 22)}
                <span>{words.clause(clause)}</span>
            </li>
        }
    };
    view! { <ul class="ap-clauses">{words.pack.clauses(of).iter().map(one).collect_any()}</ul> }.into_any()
}

/// What a faction starts with, in words.
pub fn start_in_words(words: &Words, faction: &Faction) -> String {
    let l = words.locale;
    let signs = [", ", "・"][l as usize];
    let workers = faction.workers.iter().map(u8::to_string).collect::<Vec<_>>().join(signs);
    let workers = t!(l, apiary::setup::card::workers, workers = workers);
    let goods = t!(l, apiary::setup::card::starts, goods = words.goods(faction.resources));
    let spots = t!(l, apiary::setup::card::spots, count = faction.spots.len());
    let mut parts = vec![workers, goods, spots];
    if !faction.start.is_empty() {
        parts.push(t!(l, apiary::setup::card::then, effect = words.effect(faction.start)));
    }
    parts.join([". ", "。"][l as usize])
}

/// A faction: its portrait, what it starts with, and the texts of both sides.
#[component]
pub fn FactionCard(words: Words, faction: &'static Faction, standing: Standing) -> impl IntoView {
    let (l, pack, owner) = (words.locale, words.pack, standing.owner);
    let worker = |strength: &u8| parts::worker(Worker { owner, strength: *strength }, 42, false);
    let spots: Vec<_> = faction.spots.iter().map(|takes| (*takes, None)).collect();
    let more = phrase::effect(pack, faction.start);
    let plate = (!faction.resources.is_empty() || !more.is_empty()).then(|| {
        view! {
            <span class="ap-plate">
                {parts::some_goods(faction.resources, 24)}
                {(!more.is_empty()).then(|| parts::line(&more, 24))}
            </span>
        }
    });
    let starter = faction.starter.then(|| view! { <em>{t!(l, apiary::setup::card::starter)}</em> });
    let [normal, upgraded] = faction.clauses;
    let inside = view! {
        {parts::picture("ap-crest", crest::FRAME, 96, 92, crest::crest(pack, faction))}
        <h3>
            {words.named(&faction.name)}
            {starter}
        </h3>
        <p class="sr">{start_in_words(&words, faction)}</p>
        <div class="ap-start" aria-hidden="true">
            <span>{faction.workers.iter().map(worker).collect_any()}</span>
            {plate}
        </div>
        <div aria-hidden="true">{parts::sockets(&spots, 26)}</div>
        <section>
            <h4 class="sr">{t!(l, apiary::setup::card::normal)}</h4>
            {clauses(&words, normal)}
        </section>
        <section class="ap-up">
            <h4>{t!(l, apiary::setup::card::upgraded)}</h4>
            {clauses(&words, upgraded)}
        </section>
    };
    card("ap-card ap-fcard", standing, l, inside.into_any())
}

/// A mat as it lies, with the faction on it if there is one, as inner SVG; and its box.
pub fn mat_picture(pack: &Pack, mat: &Mat, faction: Option<&Faction>, seat: Option<Seat>) -> [String; 2] {
    let all: Vec<Hex> = mat.hexes.iter().copied().chain(Hex::FACTION).collect();
    let emblem = seat.map(emblem_of);
    let open = mat.hexes.iter().zip(&mat.bonus).map(|(hex, bonus)| at_hex(*hex, &hive::open(pack, *bonus)));
    let middle = match faction {
        Some(of) => hive::faction(pack, of, false, emblem.unwrap_or(1), &[]),
        None => {
            let cell = [hexes("ap-fac", 49.0, &[(0.0, 0.0)]), hexes("ap-fac2", 39.0, &[(0.0, 0.0)])].concat();
            let cells: String = Hex::FACTION.iter().map(|hex| at_hex(*hex, &cell)).collect();
            let mark = emblem.map_or("", emblems::emblem);
            [&cells, "<g transform=\"scale(1.4)\">", mark, "</g>"].concat()
        }
    };
    let art = [ground(&all, &[]), open.collect(), middle].concat();
    [frame_of(all, 14.0), art]
}

/// What a mat has, in words: its hexes, and what covering them gives, the same things together.
pub fn mat_in_words(words: &Words, mat: &Mat) -> String {
    let l = words.locale;
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for bonus in mat.bonus.iter().filter(|bonus| !bonus.is_empty()) {
        let text = words.effect(*bonus);
        match kinds.iter_mut().find(|(other, _)| *other == text) {
            Some((_, number)) => *number += 1,
            None => kinds.push((text, 1)),
        }
    }
    let each = kinds.into_iter().map(|(text, number)| match number {
        1 => text,
        _ => t!(l, apiary::setup::card::times, effect = text, number = number),
    });
    let list = each.collect::<Vec<_>>().join(["; ", "、"][l as usize]);
    let hexes = t!(l, apiary::setup::card::hexes, count = mat.hexes.len());
    if list.is_empty() {
        return hexes;
    }
    [hexes, t!(l, apiary::setup::card::bonus, list = list)].join([". ", "。"][l as usize])
}

/// A mat: a small hive, and what its hexes give.
#[component]
pub fn MatCard(
    words: Words,
    mat: &'static Mat,
    /// The faction that would lie on it.
    #[prop(optional_no_strip)]
    faction: Option<&'static Faction>,
    standing: Standing,
) -> impl IntoView {
    let seat = match standing.owner {
        Owner::Seat(seat) => Some(seat),
        Owner::Autopilot => None,
    };
    let [frame, art] = mat_picture(words.pack, mat, faction, seat);
    let inside = view! {
        <span class="ap-night">
            <svg viewBox=frame aria-hidden="true" inner_html=art />
        </span>
        <h3>{words.named(&mat.name)}</h3>
        <p class="small">{mat_in_words(&words, mat)}</p>
    };
    card("ap-card ap-mcard", standing, words.locale, inside.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(locale: Locale) -> Words {
        Words { locale, names: vec!["Aki".into(), "Ben".into()], pack: Pack::caldera() }
    }

    #[test]
    fn every_faction_and_mat_is_told_in_both_languages() {
        for l in Locale::ALL {
            let words = words(l);
            for faction in &words.pack.factions {
                let text = start_in_words(&words, faction);
                assert!(text.contains(&words.goods(faction.resources)), "{text}");
                let then = words.effect(faction.start);
                assert!(then.is_empty() || text.contains(&then), "{text}");
            }
            for mat in &words.pack.mats {
                let text = mat_in_words(&words, mat);
                assert!(text.contains(&mat.hexes.len().to_string()), "{text}");
                for bonus in mat.bonus.iter().filter(|bonus| !bonus.is_empty()) {
                    assert!(text.contains(&words.effect(*bonus)), "{text}");
                }
            }
        }
    }

    #[test]
    fn a_faction_is_told_with_all_that_it_starts_with() {
        let words = words(Locale::En);
        let text = start_in_words(&words, &words.pack.factions[0]);
        assert_eq!(
            text,
            "Workers of strength 2, 1, 1. Starts with 1 pollen. 8 storage spots. At the start: draw 1 seed, 1 VP"
        );
    }

    #[test]
    fn a_mat_is_drawn_with_and_without_a_faction() {
        let pack = Pack::caldera();
        for mat in &pack.mats {
            for faction in [None, pack.factions.first()] {
                let [frame, art] = mat_picture(pack, mat, faction, Some(Seat::new(1)));
                assert_eq!(frame.split(' ').count(), 4);
                assert_eq!(art.matches("ap-cell-in").count(), mat.hexes.len());
                assert_eq!(art.matches("<g").count(), art.matches("</g>").count());
            }
        }
    }
}
