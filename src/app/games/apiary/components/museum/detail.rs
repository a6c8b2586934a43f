//! All there is to say of a component.

use leptos::prelude::*;

use super::{
    super::super::{
        museum::{
            Exhibit, Hall,
            card::{Fact, Line, facts, lines},
            name,
        },
        words::Words,
    },
    pictures::{FacePicture, Phrase, drawn},
};
use crate::{
    app::shell::{icon::Icon, text::Locale, views::CollectAny},
    rules::apiary::Pack,
    t,
};

/// A component with its name in both languages, its figures and its text.
#[component]
pub fn Detail(
    pack: &'static Pack,
    l: Locale,
    hall: Hall,
    exhibit: Exhibit,
    #[prop(into)] close: Callback<()>,
) -> impl IntoView {
    let other = if l == Locale::En { Locale::Ja } else { Locale::En };
    let [words, others] = [l, other].map(|locale| Words { locale, names: Vec::new(), pack });
    let id = match exhibit {
        Exhibit::Item(item) => [" · ", &item.to_string()].concat(),
        _ => String::new(),
    };
    let facts = facts(&words, hall, exhibit).into_iter().map(figure).collect_any();
    let mut before = "";
    let lines = lines(&words, exhibit).into_iter().map(|line| {
        let when = (line.when != before).then_some(line.when);
        before = line.when;
        said(line, when)
    });
    view! {
        <article class="ap-mus-card">
            <FacePicture pack exhibit />
            <div class="ap-mus-names">
                <h3>{name(&words, exhibit)}</h3>
                <p class="muted small">
                    {hall.name(l)} " · " <span lang=other.tag()>{name(&others, exhibit)}</span> {id}
                </p>
            </div>
            <button
                type="button"
                class="btn quiet icon"
                aria-label=t!(l, apiary::museum::close)
                on:click=move |_| close.run(())
            >
                <Icon name="close" />
            </button>
            <dl>{facts}</dl>
            <ul>{lines.collect_any()}</ul>
        </article>
    }
}

/// A figure; what only is so or not has no text.
fn figure(fact: Fact) -> AnyView {
    let picture = drawn(&fact);
    view! {
        <div>
            <dt>{fact.what}</dt>
            <dd>
                {picture} <span>{fact.text}</span>
            </dd>
        </div>
    }
    .into_any()
}

/// A line of its text, and when it counts unless that was said before.
fn said(line: Line, when: Option<&'static str>) -> AnyView {
    view! {
        <li>
            {when.map(|when| view! { <p class="ap-mus-when">{when}</p> }.into_any())}
            <Phrase parts=&line.parts />
            <span>{line.text}</span>
        </li>
    }
    .into_any()
}
