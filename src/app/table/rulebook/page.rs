//! The text of a book on the screen: its sections with all that is in them, and its contents.

use std::ops::Range;

use leptos::{html, prelude::*};

use super::{
    outline::{Entry, Line, Part, Section, Text},
    prose::Prose,
    reading::Reading,
};
use crate::app::shell::{route::Route, views::CollectAny};

/// A line of the contents.
#[component]
pub fn ContentsLine(reading: Reading, section: Section) -> impl IntoView {
    let place = section.title.place;
    let to = Route::Rules { game: reading.book.game.to_owned(), at: place.to_owned() };
    let title = section.title.texts.iter().map(|text| text.text).collect::<Vec<_>>().join(" | ");
    view! {
        <li hidden=reading.hides(section.range())>
            <a href=to.href() data-to=place>
                {title}
            </a>
        </li>
    }
}

/// A section.
#[component]
pub fn SectionText(reading: Reading, section: Section) -> impl IntoView {
    let part = move |part: Part| match part {
        Part::Entry(entry) => view! { <EntryText reading entry alone=true /> }.into_any(),
        Part::Box(title, entries) => {
            let texts = Part::Box(title.clone(), entries.clone()).range();
            view! { <RuleBox reading title entries texts /> }.into_any()
        }
    };
    let hidden = reading.hides(section.range());
    view! {
        <section hidden=hidden>
            <Title reading level=reading.level line=section.title />
            {section.parts.into_iter().map(part).collect_any()}
        </section>
    }
}

/// A title: a place that links lead to.
#[component]
fn Title(reading: Reading, level: u8, line: Line) -> impl IntoView {
    let (place, texts) = (line.place, view! { <Texts reading texts=line.texts /> });
    match level {
        2 => view! { <h2 data-place=place tabindex="-1">{texts}</h2> }.into_any(),
        3 => view! { <h3 data-place=place tabindex="-1">{texts}</h3> }.into_any(),
        _ => view! { <h4 data-place=place tabindex="-1">{texts}</h4> }.into_any(),
    }
}

/// A box, such as one card, with its picture, if it has one. It is found as a whole.
#[component]
fn RuleBox(reading: Reading, title: Line, entries: Vec<Entry>, texts: Range<usize>) -> impl IntoView {
    let picture = (reading.book.picture)(title.place, reading.locale);
    let entry = move |entry| view! { <EntryText reading entry alone=false /> };
    view! {
        <div class="rule-box" hidden=reading.hides(texts)>
            {picture}
            <Title reading level=reading.level + 1 line=title />
            {entries.into_iter().map(entry).collect_any()}
        </div>
    }
}

/// What stands under a title; `alone` if each piece of it is found by itself.
#[component]
fn EntryText(reading: Reading, entry: Entry, alone: bool) -> impl IntoView {
    let hidden = move |texts: Range<usize>| {
        let hides = reading.hides(texts);
        move || alone && hides()
    };
    let texts = entry.range();
    match entry {
        Entry::Paragraph(line) => {
            view! { <Paragraph reading line hidden=Signal::derive(hidden(texts)) /> }.into_any()
        }
        Entry::Picture(line) => {
            view! { <Figure reading line hidden=Signal::derive(hidden(texts)) /> }.into_any()
        }
        Entry::Items(lines) => {
            let item = |line: Line| {
                let hidden = hidden(line.range());
                view! {
                    <li hidden=hidden>
                        <Texts reading texts=line.texts />
                    </li>
                }
            };
            view! { <ul>{lines.into_iter().map(item).collect_any()}</ul> }.into_any()
        }
        Entry::Terms(lines) => {
            let pair = |line: Line| {
                let hidden = hidden(line.range());
                let mut texts = line.texts.into_iter();
                let term = texts.next().map(|text| view! { <dt><Prose reading text /></dt> }.into_any());
                let meaning =
                    texts.map(|text| view! { <dd><Prose reading text /></dd> }.into_any()).collect_any();
                view! {
                    <div hidden=hidden>
                        {term}
                        {meaning}
                    </div>
                }
            };
            view! { <dl>{lines.into_iter().map(pair).collect_any()}</dl> }.into_any()
        }
        Entry::Rows(lines) => {
            let row = |(at, line): (usize, Line)| view! { <Row reading line head=at == 0 /> };
            view! { <table hidden=hidden(texts)>{lines.into_iter().enumerate().map(row).collect_any()}</table> }
                .into_any()
        }
    }
}

/// A paragraph; that of a rule has its number before it, and links lead there.
#[component]
fn Paragraph(reading: Reading, line: Line, hidden: Signal<bool>) -> impl IntoView {
    let place = (!line.place.is_empty()).then_some(line.place);
    let mut texts = line.texts;
    let number = place.map(|_| {
        let number = texts.remove(0);
        view! { <Prose reading text=number class="no" /> }.into_any()
    });
    view! {
        <p class=place.map(|_| "rule") data-place=place tabindex=place.map(|_| "-1") hidden=hidden>
            {number}
            <Texts reading texts />
        </p>
    }
}

/// A picture with what there is to see.
#[component]
fn Figure(reading: Reading, line: Line, hidden: Signal<bool>) -> impl IntoView {
    // A picture that is a list is read as one; what is seen of others is said.
    let listed = RwSignal::new(false);
    let frame = NodeRef::<html::Div>::new();
    frame.on_load(move |frame| {
        let picture = frame.first_element_child();
        listed.set(picture.is_some_and(|picture| picture.tag_name().eq_ignore_ascii_case("ul")));
    });
    let label = line.texts.iter().map(|text| text.text).collect::<Vec<_>>().join(" | ");
    (reading.book.picture)(line.place, reading.locale).map(|picture| {
        view! {
            <figure class=["fig ", line.place].concat() hidden=hidden>
                <div
                    node_ref=frame
                    class="picture"
                    role=move || (!listed.get()).then_some("img")
                    aria-label=move || (!listed.get()).then(|| label.clone())
                >
                    {picture}
                </div>
                <figcaption aria-hidden=move || (!listed.get()).then_some("true")>
                    <Texts reading texts=line.texts />
                </figcaption>
            </figure>
        }
        .into_any()
    })
}

/// A row of a table; the first one is its head.
#[component]
fn Row(reading: Reading, line: Line, head: bool) -> impl IntoView {
    let cell = |(at, text): (usize, Text)| {
        let scope = if head { Some("col") } else { (at == 0).then_some("row") };
        match scope {
            Some(scope) => view! { <th scope=scope><Prose reading text /></th> }.into_any(),
            None => view! { <td><Prose reading text /></td> }.into_any(),
        }
    };
    view! { <tr>{line.texts.into_iter().enumerate().map(cell).collect_any()}</tr> }
}

/// Texts one after the other.
#[component]
fn Texts(reading: Reading, texts: Vec<Text>) -> impl IntoView {
    texts.into_iter().map(|text| view! { <Prose reading text /> }.into_any()).collect_any()
}
