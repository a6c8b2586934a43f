//! How sure all of it is, in three plain sentences.

use leptos::prelude::*;

use super::{game::COACH, work::Work};
use crate::{
    app::{
        board::face::{Face, Mood, name},
        shell::{icon::Icon, views::live},
        table::context::use_table,
    },
    t,
};

/// The panel.
#[component]
pub fn Sure(work: Work) -> impl IntoView {
    let l = use_table().locale;
    let facts = work.facts();
    let turns = facts.turns.len();
    let how_often = move || {
        let (passes, searched) =
            (facts.passes, work.review.read().searched(&facts.decided, turns, &facts.passes));
        if searched == turns {
            t!(l, review::sure_all, count = passes.fine)
        } else if searched == 0 {
            t!(l, review::sure_rough, rough = passes.rough)
        } else {
            t!(l, review::sure_part, turn = searched, count = passes.fine, rough = passes.rough)
        }
    };
    view! {
        <section class="panel card p-sure" tabindex="0" aria-label=t!(l, review::sure)>
            <h2>{t!(l, review::sure)}</h2>
            <ul>
                <li>
                    <Icon name="scale" />
                    <span>{live(how_often)}</span>
                </li>
                <li>
                    <Icon name="eye" />
                    <span>{t!(l, review::sure_chances)}</span>
                </li>
                <li>
                    <Face level=COACH mood=Mood::Idle size=22 />
                    <span>{t!(l, review::sure_coach, bot = name(l, COACH))}</span>
                </li>
            </ul>
        </section>
    }
}
