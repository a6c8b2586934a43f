//! The end of a game of Apiary: the winner's hive, the score sheet with every part and what it is made of, and the charts. While a game
//! is played the same sheet is the score as if it ended now.

use leptos::prelude::*;

use super::{
    charts,
    desk::Desk,
    hive::Hive,
    parts::{icon, mark, medal, named, picture, worker},
    scoring::{bars, swatch},
};
use crate::{
    app::{
        games::apiary::{
            art::{bee, icons, planet},
            model::{
                course::{Course, course},
                score_now::{Detail, Made, PARTS, Standing, details, standings},
            },
            seats::class_of,
            table::ApiaryTable,
            words::{Words, thing::rule_of},
        },
        shell::views::{CollectAny, live},
        table::TableStore,
    },
    rules::{
        Seat,
        apiary::{Item, ItemKind, Owner, Phase, ScorePart, State, Worker},
    },
    t,
};

/// The winner's hive as it was built, with the workers round it.
#[component]
pub fn Finale(desk: Desk) -> impl IntoView {
    let first = desk.store.session.with_untracked(|table| {
        standings(table.state()).into_iter().find_map(|one| match one.owner {
            Owner::Seat(seat) => Some((seat, one.tie)),
            Owner::Autopilot => None,
        })
    });
    let (seat, count) = first.unwrap_or((Seat::new(0), 0));
    let guest = |number: u8| {
        let strength = 1 + number % 4;
        view! { <i class="ap-guest">{worker(Worker { owner: Owner::Seat(seat), strength }, 64, false)}</i> }
    };
    let globe = |number: u8| {
        view! { <i class="ap-globe">{picture("ap-orb", "-40 -40 80 80", 90, 90, planet::globe(number, 36.0))}</i> }
    };
    view! {
        <div class="ap-finale">
            <div class="ap-heavens" aria-hidden="true">
                {[3, 8, 12].map(globe).into_iter().collect_any()}
                {(0..count.clamp(0, 6) as u8).map(guest).collect_any()}
                <i class="ap-guest ap-lastship">{picture("", "-30 -44 60 84", 60, 84, bee::ship())}</i>
            </div>
            <Hive desk seat=Signal::stored(seat) acts=false />
        </div>
    }
}

/// What the end shows besides standings, course and numbers.
#[component]
pub fn Ending(store: TableStore<ApiaryTable>) -> impl IntoView {
    let desk = Desk::new(store);
    let l = desk.l;
    let (all, course) = store.session.with_untracked(|table| (standings(table.state()), course(table)));
    let first = all.first().map_or(Owner::Autopilot, |one| one.owner);
    let chosen = RwSignal::new(first);
    let all = StoredValue::new(all);
    let course = StoredValue::new(course);
    let of = move |draw: fn(&Words, &Course, usize) -> AnyView| {
        live(move || {
            let own = chosen.get();
            let words = desk.words.read_value();
            course.with_value(|course| {
                let course = course.as_ref()?;
                let at = course.owners.iter().position(|owner| *owner == own)?;
                Some(draw(&words, course, at))
            })
        })
    };
    let whole = move |draw: fn(&Words, &Course) -> AnyView| {
        let words = desk.words.read_value();
        course.with_value(|course| course.as_ref().map(|course| draw(&words, course)))
    };
    let name = move || desk.words.with_value(|words| words.owner_name(chosen.get()).to_owned());
    view! {
        <section class="panel ap-endscore">
            <h2>{t!(l, apiary::end::sheet)}</h2>
            {desk.words.with_value(|words| all.with_value(|all| bars(words, all)))}
            <ScoreSheet desk chosen />
        </section>
        <section class="panel">
            <h2>{t!(l, apiary::end::sources)}</h2>
            <Tabs desk chosen all=Signal::stored(all.get_value()) />
            <h3>{move || t!(l, apiary::end::came, name = name())}</h3>
            {of(charts::sources)}
            {whole(charts::course_table)}
        </section>
        <section class="panel">
            <h2>{t!(l, apiary::end::by_strength)}</h2>
            <Tabs desk chosen all=Signal::stored(all.get_value()) />
            {of(charts::workers)}
        </section>
        <section class="panel">
            <h2>{t!(l, apiary::end::hands)}</h2>
            {whole(charts::resources)}
            {whole(charts::bumps)}
        </section>
    }
}

/// Whose lines are shown.
#[component]
fn Tabs(desk: Desk, chosen: RwSignal<Owner>, #[prop(into)] all: Signal<Vec<Standing>>) -> impl IntoView {
    let owners =
        Memo::new(move |_| all.with(|all| all.iter().map(|one| (one.owner, one.total)).collect::<Vec<_>>()));
    let tab = move |(owner, total): (Owner, i32)| {
        let name = desk.words.with_value(|words| words.owner_name(owner).to_owned());
        let on = move || chosen.get() == owner;
        view! {
            <button
                type="button"
                class:ap-on=on
                aria-pressed=move || on().to_string()
                on:click=move |_| chosen.set(owner)
            >
                {named(t!(desk.l, apiary::end::tab, name = name, vp = total))}
                {mark(owner, 26)}
                <b class="num" aria-hidden="true">{total}</b>
            </button>
        }
    };
    live(move || {
        let tabs = owners.get().into_iter().map(tab).collect_any();
        view! { <div class="ap-tabs" role="group" aria-label=t!(desk.l, apiary::end::whose)>{tabs}</div> }
    })
}

/// Does something with the state that is scored: what is shown, and once the game is over the whole of it.
fn scored<R>(desk: Desk, read: impl FnOnce(&State) -> R) -> R {
    let over = desk.store.session.with(|table| table.state().phase() == Phase::Over);
    let told = desk.store.animation.is_on();
    if over && !told {
        desk.store.session.with(|table| read(table.state()))
    } else {
        desk.view.with(|view| read(&view.state))
    }
}

/// Everybody's score part by part, and what one of them is made of.
#[component]
pub fn ScoreSheet(desk: Desk, #[prop(optional)] chosen: Option<RwSignal<Owner>>) -> impl IntoView {
    let chosen = chosen.unwrap_or_else(|| RwSignal::new(Owner::Seat(desk.own.get_untracked())));
    let all = Memo::new(move |_| scored(desk, standings));
    let lines = Memo::new(move |_| {
        let own = chosen.get();
        scored(desk, |state| details(state, own))
    });
    let over = desk.store.session.with_untracked(|table| table.state().phase() == Phase::Over);
    let note = if over { t!(desk.l, apiary::end::shares) } else { t!(desk.l, apiary::end::hidden) };
    view! {
        <div class="ap-score">
            {live(move || desk.words.with_value(|words| all.with(|all| table(words, all))))}
            <Tabs desk chosen all=all />
            {live(move || {
                let own = chosen.get();
                let words = desk.words.read_value();
                all.with(|all| {
                    let own = all.iter().find(|one| one.owner == own)?;
                    Some(lines.with(|lines| made(desk, &words, own, lines)))
                })
            })}
            <p class="small muted">{note}</p>
        </div>
    }
}

/// The parts that any of them can have, in the order of the scoring.
fn parts_of(all: &[Standing]) -> impl Iterator<Item = ScorePart> {
    PARTS.into_iter().filter(|part| all.iter().any(|one| one.parts.iter().any(|(own, _)| own == part)))
}

fn part_of(one: &Standing, part: ScorePart) -> Option<i32> {
    one.parts.iter().find(|(own, _)| *own == part).map(|(_, vp)| *vp)
}

/// A row for each part, a column for each of them; the tie-break below.
fn table(words: &Words, all: &[Standing]) -> AnyView {
    let l = words.locale;
    let row = |part: ScorePart| {
        let most = all.iter().filter_map(|one| part_of(one, part)).max().unwrap_or(0);
        let cell = |one: &Standing| {
            let vp = part_of(one, part);
            let best = all.len() > 1 && most > 0 && vp == Some(most);
            let text = vp.map_or_else(|| "–".to_owned(), |vp| vp.to_string());
            view! { <td class="num" class:none=vp.unwrap_or(0) == 0 class:ap-most=best>{text}</td> }
        };
        view! {
            <tr>
                <th scope="row">{swatch(part)} {words.part(part)} <small>{rule_of(part)}</small></th>
                {all.iter().map(cell).collect_any()}
            </tr>
        }
    };
    let total = all.iter().map(|one| view! { <td class="num"><b>{one.total}</b></td> }).collect_any();
    let solo = all.iter().any(|one| one.owner == Owner::Autopilot);
    let tie = |one: &Standing| match one.owner {
        Owner::Seat(_) if solo => {
            let text = if one.taught { t!(l, apiary::end::yes) } else { t!(l, apiary::end::no) };
            view! { <td>{text}</td> }.into_any()
        }
        Owner::Seat(_) => view! { <td class="num">{one.tie}</td> }.into_any(),
        Owner::Autopilot => view! { <td class="num">"–"</td> }.into_any(),
    };
    let [what, rule] = match solo {
        true => [t!(l, apiary::end::tie_dance), "A115"],
        false => [t!(l, apiary::end::tie_workers), "A102"],
    };
    view! {
        <table class="ap-sheet ap-parts">
            <caption class="sr">{t!(l, apiary::end::sheet)}</caption>
            <thead><tr><td></td>{all.iter().map(|one| charts::head(words, one.owner)).collect_any()}</tr></thead>
            <tbody>{parts_of(all).map(row).collect_any()}</tbody>
            <tfoot>
                <tr><th scope="row">{t!(l, apiary::sheet::total)}</th>{total}</tr>
                <tr class="ap-tierow">
                    <th scope="row">{what} <small>{rule}</small></th>
                    {all.iter().map(tie).collect_any()}
                </tr>
            </tfoot>
        </table>
    }
    .into_any()
}

/// What a score is made of, line by line.
fn made(desk: Desk, words: &Words, own: &Standing, lines: &[Detail]) -> AnyView {
    let one = |line: &Detail| {
        let (art, name, about) = said(desk, words, line.made);
        let about = (!about.is_empty()).then(|| view! { <small>{about}</small> }.into_any());
        view! { <li>{art} <span>{name} {about}</span> <b class="num">{line.vp}</b></li> }
    };
    let part = |(part, vp): &(ScorePart, i32)| {
        let own = || lines.iter().filter(|line| line.part == *part);
        let list =
            (own().next().is_some()).then(|| view! { <ul>{own().map(one).collect_any()}</ul> }.into_any());
        let note = (*part == ScorePart::Gained).then(|| {
            view! { <p class="small muted">{t!(words.locale, apiary::end::gained_note)}</p> }.into_any()
        });
        view! {
            <section>
                <h4>{swatch(*part)} <span>{words.part(*part)} <small>{rule_of(*part)}</small></span> <b class="num">{*vp}</b></h4>
                {note}
                {list}
            </section>
        }
    };
    let name = words.owner_name(own.owner).to_owned();
    view! {
        <div class=["ap-made ", class_of(own.owner)].concat()>
            <h3>{mark(own.owner, 30)} <span>{name}</span> {medal(own.total, 40)}</h3>
            <div class="ap-madeparts">{own.parts.iter().map(part).collect_any()}</div>
        </div>
    }
    .into_any()
}

/// A line's picture, its name, and what it says.
fn said(desk: Desk, words: &Words, made: Made) -> (AnyView, String, String) {
    let l = words.locale;
    match made {
        Made::Text(item) => (sign_of(item), words.item(item), text_of(desk, words, item)),
        Made::Tiles(kind, count) => (
            icon(icons::kind(kind), 22),
            t!(l, apiary::end::tiles_of, count = count, kinds = words.kinds(kind)),
            String::new(),
        ),
        Made::Explored(count) => (
            icon(icons::PLANET, 22),
            t!(l, apiary::end::tiles_of, count = count, kinds = t!(l, apiary::end::tokens_taken)),
            String::new(),
        ),
        Made::Mat(covered, of) => (
            icon(icons::SKEP, 22),
            t!(l, apiary::end::mat).to_owned(),
            t!(l, apiary::end::hexes, covered = covered, of = of),
        ),
        Made::Frame(number, covered, of) => (
            icon(icons::FRAME, 22),
            t!(l, apiary::end::frame, number = number),
            t!(l, apiary::end::hexes, covered = covered, of = of),
        ),
        Made::Favor(count) => {
            (icon(icons::CROWN, 22), t!(l, apiary::effect::favor, count = count), String::new())
        }
        Made::Sector(number, tokens) => {
            let name = desk.pack.sectors.get(number).map_or("", |one| words.named(&one.name));
            let sign =
                view! { <i class=["ap-swatch ap-sector ", super::comb::sector_class(number)].concat()></i> };
            (sign.into_any(), name.to_owned(), t!(l, apiary::end::tokens_in, count = tokens))
        }
    }
}

fn sign_of(item: Item) -> AnyView {
    match item.kind() {
        ItemKind::Seed => icon(icons::plant(), 22),
        ItemKind::Carving => icon(icons::CHISEL, 22),
        _ => icon(icons::FLAG, 22),
    }
}

/// What a text scores for.
fn text_of(desk: Desk, words: &Words, item: Item) -> String {
    match item.kind() {
        ItemKind::Seed => {
            let of = desk.pack.seeds.iter().find(|one| one.item == item);
            of.map_or_else(String::new, |one| words.at_end(one.end))
        }
        ItemKind::Carving => words.tile(item),
        _ => String::new(),
    }
}
