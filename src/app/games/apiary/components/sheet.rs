//! Beside the board: the question with its choices and buttons, the own workers, and where there is room the own hive, storage and
//! seeds; on a phone the way to the other pages.

use leptos::prelude::*;

use super::{
    autopilot::AutopilotStory,
    beside::Beside,
    choices::Choices,
    desk::Desk,
    hive::Hive,
    info::{Info, Store},
    ladder::Ladder,
    parts::{icon, line, mark},
    seeds::Seeds,
    tray::{Strip, Tray},
};
use crate::{
    app::{
        games::apiary::{
            animation::Beat,
            art::{icons, phrase},
            model::question::{Ask, Group, Main, Panel, Question, What},
            seats::class_of,
            table::ApiaryTable,
            ui::{Msg, Page, Standing},
            words::Words,
        },
        shell::{
            icon::Icon,
            keyed::keyed,
            views::{CollectAny, live, show_when},
        },
        table::{
            TableStore,
            controls::{Control, Controls},
            explain::Explain,
            hint::HintButton,
            layout::{Layout, use_layout},
            prompt::Prompt,
        },
    },
    rules::{
        Game, Pending, Refusal,
        apiary::{Action, Event, Owner, Prompt as Asked},
    },
    t,
};

/// All of it.
#[component]
pub fn Sheet(store: TableStore<ApiaryTable>) -> impl IntoView {
    let desk = Desk::new(store);
    let layout = use_layout();
    let question = desk.question;
    let seat = Memo::new(move |_| question.read().as_ref().map(|question| question.seat));
    let over = desk.of(|state| state.pending() == Pending::Over);
    let step = Memo::new(move |_| {
        let words = desk.words.read_value();
        Some(match question.read().as_ref() {
            Some(question) => step_line(&words, question),
            None if over.get() => return None,
            None => desk.view.with(|view| match view.state.on_turn() {
                Some(owner) => t!(desk.l, apiary::sheet::turn_of, name = words.owner(owner)),
                None => t!(desk.l, apiary::sheet::set_up).to_owned(),
            }),
        })
    });
    let said = Memo::new(move |_| {
        let words = desk.words.read_value();
        match question.read().as_ref() {
            Some(question) => said(desk, &words, question),
            None if over.get() => t!(desk.l, apiary::log::over).to_owned(),
            None => String::new(),
        }
    });
    let controls = Memo::new(move |_| {
        question.read().as_ref().map_or_else(Vec::new, |question| controls(desk, question))
    });
    let press = Callback::new(move |msg| desk.send(msg));
    let drafts = desk.drafts();
    // What is on the board or in the tray is not shown twice.
    let without = Memo::new(move |_| {
        let mut without = Vec::new();
        if question
            .read()
            .as_ref()
            .is_some_and(|question| question.panel == Panel::Actions || question.prompt == Asked::Turn)
        {
            without.push(Group::Worker);
        }
        let teaches = question.read().as_ref().is_some_and(|question| question.prompt == Asked::Teach);
        if drafts.get() {
            without.push(Group::Piece);
        }
        without.push(Group::Tile);
        if !teaches {
            without.push(Group::Dance);
        }
        without
    });
    let turns = Memo::new(move |_| {
        question.read().as_ref().is_none_or(|question| matches!(question.prompt, Asked::Turn | Asked::End))
    });
    let prompt = Memo::new(move |_| {
        let owner = seat.get().map(Owner::Seat);
        ["ap-prompt ", owner.map_or("", class_of)].concat()
    });
    view! {
        <div class=prompt data-asked=move || question.read().as_ref().map(|question| question.prompt.to_string())>
            <Prompt
                notice=store.notice
                mark=move || seat.get().map(|seat| mark(Owner::Seat(seat), 34)).into_any()
                step
                question=said
            >
                <Explain store why=|ui| ui.refusal.map(|why| why.rule()) />
            </Prompt>
            <div class="ap-body">
                {show_when(
                    move || layout.get() != Layout::Phone,
                    move || view! { <AutopilotStory desk /> }.into_any(),
                )}
                <Ladder desk />
                <Beside desk />
                <Info desk />
                <Choices desk without />
                <Always desk />
            </div>
            // The next player finds new buttons, which are deaf for a moment: the press before may have been a double one.
            {keyed(
                move || [seat.get()],
                |seat| *seat,
                move |_| {
                    view! {
                        <Controls list=controls press picture=sign meant=desk.store.hint.meant>
                            <HintButton />
                        </Controls>
                    }
                    .into_any()
                },
            )}
        </div>
        {show_when(move || turns.get(), move || view! { <Tray desk /> }.into_any())}
        {show_when(
            move || layout.get() != Layout::Phone && !drafts.get(),
            move || view! { <OwnHive desk /> }.into_any(),
        )}
        <Strip desk />
        {show_when(
            move || layout.get() == Layout::Phone,
            move || view! { <Pages desk /> }.into_any(),
        )}
    }
}

/// What stands over the question.
fn step_line(words: &Words, question: &Question) -> String {
    let running = question.ladder.iter().find_map(|rung| match rung.what {
        What::Told(Beat { event: Event::Placed { act, .. }, .. }) => Some(act),
        _ => None,
    });
    let step = words.stage(question.prompt);
    match running {
        Some(act) if !matches!(question.prompt, Asked::Turn | Asked::End) && words.act(act) != step => {
            [words.act(act), " · ", &step].concat()
        }
        _ => step,
    }
}

/// The question, or what of the answer is still missing.
fn said(desk: Desk, words: &Words, question: &Question) -> String {
    let l = desk.l;
    match question.ask {
        Ask::Which(prompt) => words.question(question.seat, prompt),
        Ask::Only(main) => {
            let name = words.name(question.seat);
            match main {
                Main::Place => t!(l, apiary::ask::place, name = name),
                Main::PlaceNew => t!(l, apiary::ask::must, name = name),
                Main::Retrieve => t!(l, apiary::ask::retrieve, name = name),
            }
        }
        Ask::Where(item) => t!(l, apiary::sheet::where_to, item = words.item(item)),
        Ask::What(hex) => t!(l, apiary::sheet::what, hex = Words::hex(l, hex)),
        Ask::Into(resource) => t!(l, apiary::sheet::into_what, good = words.good(resource)),
        Ask::Tokens(dance, left) => {
            t!(l, apiary::sheet::tokens_left, item = words.item(dance), count = u32::from(left))
        }
        Ask::Do(Action::Build(item, _)) => t!(l, apiary::sheet::here, item = words.item(item)),
        Ask::Do(Action::Frame(..)) => t!(l, apiary::sheet::frame_here).to_owned(),
        Ask::Do(action) => desk.view.with(|view| words.action(&view.state, action)),
    }
}

/// The buttons: what is done, what is left out, and the way back.
fn controls(desk: Desk, question: &Question) -> Vec<Control<Msg>> {
    let l = desk.l;
    let words = desk.words.read_value();
    let mut list = Vec::new();
    // What is answered with large buttons of its own needs no other one until one of them is pressed.
    let waits = question.primary.is_none();
    if !waits || question.back {
        let text = match question.primary {
            Some(action) => desk.view.with(|view| words.confirm(&view.state, action)),
            None => t!(l, apiary::sheet::choose).to_owned(),
        };
        list.push(Control {
            id: name_of(question.primary),
            class: "btn primary",
            icon: "",
            text,
            msg: Msg::Confirm,
            on: question.primary.is_some(),
            pressed: None,
        });
    }
    if let Some(leave) = question.leave {
        let text = if leave == Action::Done { t!(l, apiary::r#do::done) } else { t!(l, apiary::r#do::skip) };
        list.push(Control {
            id: "leave",
            class: "btn",
            icon: "",
            text: text.to_owned(),
            msg: Msg::Do(leave),
            on: true,
            pressed: None,
        });
    }
    if question.back {
        list.push(Control {
            id: "back",
            class: "btn icon",
            icon: "back",
            text: t!(l, apiary::sheet::back).to_owned(),
            msg: Msg::Back,
            on: true,
            pressed: None,
        });
    }
    list
}

/// The name of the button that does an action: a lesson points at it by that.
const fn name_of(action: Option<Action>) -> &'static str {
    match action {
        Some(Action::End(_)) => "end",
        Some(Action::Active) => "active",
        Some(Action::Retrieve) => "retrieve",
        Some(Action::Worker) => "worker",
        Some(Action::Honey) => "honey",
        _ => "confirm",
    }
}

fn sign(control: &str) -> Option<AnyView> {
    (!matches!(control, "leave" | "back")).then(|| view! { <Icon name="check" /> }.into_any())
}

/// What is answered to every bump of the seat.
#[component]
fn Always(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let asked = Memo::new(move |_| {
        desk.question
            .with(|question| question.as_ref().and_then(|question| Some((question.seat, question.standing?))))
    });
    live(move || {
        let (seat, standing) = asked.get()?;
        let choice = move |value: Standing, text: &'static str| {
            view! {
                <button
                    type="button"
                    class="ap-cb"
                    class:ap-sel=standing == value
                    aria-pressed=(standing == value).to_string()
                    on:click=move |_| desk.send(Msg::Standing(seat, value))
                >
                    {text}
                </button>
            }
        };
        Some(
            view! {
                <div class="ap-always" role="group" aria-label=t!(l, apiary::sheet::always)>
                    <h2 class="ap-heading">{t!(l, apiary::sheet::always)}</h2>
                    <div class="ap-ch">
                        {choice(Standing::Ask, t!(l, apiary::sheet::ask_me))}
                        {choice(Standing::Active, t!(l, apiary::spot::pool))}
                        {choice(Standing::Landing, t!(l, apiary::spot::landing))}
                    </div>
                </div>
            }
            .into_any(),
        )
    })
}

/// The own hive with its faction, storage and seeds.
#[component]
fn OwnHive(desk: Desk) -> impl IntoView {
    let head = move || {
        let own = desk.own.get();
        desk.view.with(|view| {
            let words = desk.words.read_value();
            let sheet = view.state.sheet(own)?;
            let (faction, mat) = (sheet.faction()?, sheet.mat()?);
            let of = desk.pack.factions.iter().find(|one| one.item == faction)?;
            let text = phrase::clauses(desk.pack, of.clauses[usize::from(sheet.is_upgraded())]);
            let sentence = words.clauses(of.clauses[usize::from(sheet.is_upgraded())]);
            Some(
                view! {
                    <p class="ap-hivehead">
                        <span>{[&words.item(faction), " · ", &words.item(mat)].concat()}</span>
                        <span class="ap-plate" role="img" aria-label=sentence.clone() title=sentence>{line(&text, 20)}</span>
                    </p>
                }
                .into_any(),
            )
        })
    };
    view! {
        <section class="ap-own" aria-label=t!(desk.l, apiary::sheet::own_hive)>
            {live(head)}
            <Hive desk seat=desk.own />
            <Store desk />
            <Seeds desk />
        </section>
    }
}

/// The pages of a phone.
#[component]
fn Pages(desk: Desk) -> impl IntoView {
    let l = desk.l;
    let page = super::board::use_page(desk);
    let left = desk.of(|state| state.pods().filter(|(_, taken)| taken.is_none()).count());
    let seeds = Memo::new(move |_| {
        let own = desk.own.get();
        desk.view.with(|view| view.hand_sizes[own.index() % 5])
    });
    let pages = [
        (Page::Board, icons::SHIP.to_owned(), t!(l, apiary::page::board)),
        (Page::Tiles, icons::advance(), t!(l, apiary::page::tiles)),
        (Page::Planets, icons::PLANET.to_owned(), t!(l, apiary::page::planets)),
        (Page::Dances, icons::EIGHT.to_owned(), t!(l, apiary::page::dances)),
        (Page::Hive, icons::FRAME.to_owned(), t!(l, apiary::page::hive)),
        (Page::Comb, icons::MOON.to_owned(), t!(l, apiary::page::comb)),
        (Page::Seeds, icons::card(), t!(l, apiary::page::seeds)),
    ];
    let tab = move |(of, art, text): (Page, String, &'static str)| {
        let count = move || match of {
            Page::Comb => Some(left.get()),
            Page::Seeds => Some(seeds.get().into()),
            _ => None,
        };
        // Pointed at: what the log or a lesson points at is on that page.
        let pointed = move || {
            page.get() != of
                && desk
                    .store
                    .pointed
                    .with(|words| words.split(' ').any(|word| Page::of_place(word) == Some(of)))
        };
        view! {
            <button
                type="button"
                class:ap-on=move || page.get() == of
                class:ap-pointed=pointed
                aria-current=move || (page.get() == of).then_some("page")
                on:click=move |_| desk.send(Msg::Page(of))
            >
                {icon(art, 22)}
                <span>{text} <b class="num">{count}</b></span>
            </button>
        }
    };
    view! { <nav class="ap-nav" aria-label=t!(l, apiary::page::pages)>{pages.into_iter().map(tab).collect_any()}</nav> }
}
