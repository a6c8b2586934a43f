//! The museum on the screen: search, kinds, what they give, faces, and all there is to say of one. [`detail`] is that last part,
//! [`pictures`] the drawings of all.

mod detail;
mod pictures;

use leptos::{ev, prelude::*};

use self::{
    detail::Detail,
    pictures::{FacePicture, Sign},
};
use super::super::{
    museum::{Catalogue, Exhibit, Gift, Hall, Wish, face, name},
    words::Words,
};
use crate::{
    app::shell::{
        keyed::keyed,
        text::Locale,
        views::{CollectAny, live},
    },
    rules::apiary::Pack,
    t,
};

/// All components of a pack, to be looked through. It stands in a dialog as well as on a page: nothing in it scrolls by itself but
/// the rows of buttons.
#[component]
pub fn Museum(pack: &'static Pack, l: Locale) -> impl IntoView {
    let catalogue = StoredValue::new(Catalogue::new(pack, l));
    let wish = RwSignal::new(Wish::default());
    let chosen = RwSignal::new(None::<Exhibit>);
    let found = Memo::new(move |_| catalogue.with_value(|all| wish.with(|wish| all.found(wish))));
    let shown = Memo::new(move |_| chosen.get().filter(|one| found.with(|all| all.contains(one))));
    let said = move || match found.with(Vec::len) {
        0 => t!(l, apiary::museum::nothing).to_owned(),
        count => t!(l, apiary::museum::found, count = count),
    };
    let detail = move || {
        shown.get().map(|exhibit| {
            let hall = catalogue.with_value(|all| all.hall(exhibit));
            view! { <Detail pack l hall exhibit close=move || chosen.set(None) /> }.into_any()
        })
    };
    view! {
        <div class="ap-museum">
            <div class="ap-mus">
                <search class="ap-mus-search">
                    <input
                        type="search"
                        aria-label=t!(l, apiary::museum::search)
                        placeholder=t!(l, apiary::museum::search)
                        autocomplete="off"
                        enterkeyhint="search"
                        prop:value=move || wish.with(|wish| wish.search.clone())
                        on:input=move |event: ev::Event| {
                            wish.update(|wish| wish.search = event_target_value(&event));
                        }
                    />
                    <p class="num" role="status">
                        {said}
                    </p>
                </search>
                <Halls l wish chosen catalogue />
                <Filters pack l wish />
                <ul class="ap-mus-grid">
                    {keyed(
                        move || found.get(),
                        |one| *one,
                        move |exhibit| view! { <Piece pack l exhibit chosen /> }.into_any(),
                    )}
                </ul>
                <div class="ap-mus-detail" aria-live="polite">
                    {live(detail)}
                </div>
            </div>
        </div>
    }
}

/// The kinds, with how many components each has.
#[component]
fn Halls(
    l: Locale,
    wish: RwSignal<Wish>,
    chosen: RwSignal<Option<Exhibit>>,
    catalogue: StoredValue<Catalogue>,
) -> impl IntoView {
    let button = move |hall: Hall| {
        let on = move || wish.with(|wish| wish.hall == hall && wish.search.trim().is_empty());
        let enter = move |_| {
            wish.update(|wish| {
                wish.hall = hall;
                wish.search.clear();
            });
            chosen.set(None);
        };
        let count = catalogue.with_value(|all| all.count(hall)).to_string();
        view! {
            <button type="button" aria-pressed=move || on().to_string() on:click=enter>
                <Sign art=face::sign(hall) />
                <span>{hall.name(l)}</span>
                <small class="num">{count}</small>
            </button>
        }
    };
    view! {
        <div class="ap-mus-halls" role="group" aria-label=t!(l, apiary::museum::kinds)>
            {Hall::ALL.map(button).collect_any()}
        </div>
    }
}

/// What components give.
#[component]
fn Filters(pack: &'static Pack, l: Locale, wish: RwSignal<Wish>) -> impl IntoView {
    let words = Words { locale: l, names: Vec::new(), pack };
    let button = move |gift: Option<Gift>, label: &'static str, sign: AnyView| {
        let on = move || wish.with(|wish| wish.gift == gift);
        view! {
            <button
                type="button"
                aria-label=label
                aria-pressed=move || on().to_string()
                on:click=move |_| wish.update(|wish| wish.gift = gift)
            >
                {sign}
            </button>
        }
        .into_any()
    };
    let all = t!(l, apiary::museum::all);
    let first = button(None, all, all.into_any());
    let rest = Gift::ALL.map(|gift| {
        let label = gift.name(&words);
        let sign = match gift {
            Gift::Other => label.into_any(),
            _ => view! { <Sign art=pictures::of_gift(gift) /> }.into_any(),
        };
        button(Some(gift), label, sign)
    });
    view! {
        <div class="ap-mus-filters" role="group" aria-label=t!(l, apiary::museum::gives)>
            {first}
            {rest.collect_any()}
        </div>
    }
}

/// A component among the others; tapped, it is told in full, and once more, not.
#[component]
fn Piece(
    pack: &'static Pack,
    l: Locale,
    exhibit: Exhibit,
    chosen: RwSignal<Option<Exhibit>>,
) -> impl IntoView {
    let words = Words { locale: l, names: Vec::new(), pack };
    let on = move || chosen.get() == Some(exhibit);
    let tap = move |_| chosen.update(|chosen| *chosen = (*chosen != Some(exhibit)).then_some(exhibit));
    view! {
        <li>
            <button type="button" aria-pressed=move || on().to_string() on:click=tap>
                <FacePicture pack exhibit />
                <b>{name(&words, exhibit)}</b>
            </button>
        </li>
    }
}
