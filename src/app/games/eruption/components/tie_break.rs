//! What a tie-break is made of.

use leptos::prelude::*;

use crate::{
    app::{
        games::eruption::{
            art::facing::Facing, components::pieces::WallIcon, summary::own_tie_break, words::Words,
        },
        shell::{
            text::{Locale, keys::eruption::end as say, word},
            views::CollectAny,
        },
        table::numbers::signed,
    },
    rules::{
        Score,
        eruption::{Material, ScorePart},
    },
};

/// What a tie-break is made of: a wall and a term for each part that counts.
#[component]
pub fn TieBreak(locale: Locale, score: Score<ScorePart>) -> impl IntoView {
    let terms = score.tie_parts.iter().filter_map(|(part, value)| term(locale, *part, *value));
    view! {
        <span class="tie">
            {say::tie_break {}.text(locale)} {terms.collect_any()}
            <b class="num">{["= ", &signed(own_tie_break(&score))].concat()}</b>
        </span>
    }
}

fn term(l: Locale, part: ScorePart, value: i32) -> Option<impl IntoView> {
    let amount = |material: Material| (value / material.worth(), material.worth());
    let (material, text) = match part {
        _ if value == 0 => return None,
        ScorePart::Supply(material) => {
            let (count, worth) = amount(material);
            (Some(material), say::supply { count: word(&count), worth: word(&worth) }.text(l))
        }
        ScorePart::Village(material) => {
            let (count, worth) = amount(material);
            (Some(material), say::village { count: word(&count), worth: word(&worth) }.text(l))
        }
        ScorePart::Contacts => (None, say::contacts { count: word(&(value.unsigned_abs())) }.text(l)),
        ScorePart::Temperature
        | ScorePart::MateTemperature(_)
        | ScorePart::MateTieBreak(_)
        | ScorePart::BurntOut => return None,
    };
    let words = Words { locale: l, names: Vec::new(), villages: Vec::new(), facing: Facing::default() };
    let wall = material.map(|material| {
        let name = [&words.wall(material), " "].concat();
        view! {
            <WallIcon material size=28 />
            <span class="sr">{name}</span>
        }
        .into_any()
    });
    Some(view! { <span class="term num">{wall} {text}</span> }.into_any())
}
