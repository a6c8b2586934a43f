//! What can be chosen beside the board, group by group, as buttons with pictures. What lies on the board is pressed there.

use leptos::prelude::*;

use super::{
    desk::Desk,
    info::strength_of,
    parts::{good, icon, line, named, picture, some_goods, worker},
    rows::face,
};
use crate::{
    app::{
        games::apiary::{
            art::{card, fit, hive, icons, phrase},
            model::question::{Choice, Group, Question},
            situation::{Target, targets_of},
            ui::Msg,
            words::Words,
        },
        shell::views::{CollectAny, live},
    },
    rules::apiary::{Action, Basket, Hex, Illegal, Item, ItemKind, Owner, Prompt, Resource, Worker},
    t,
};

/// The groups that are drawn here, in this order.
const GROUPS: [Group; 17] = [
    Group::Piece,
    Group::Worker,
    Group::Farm,
    Group::Answer,
    Group::Turn,
    Group::Resource,
    Group::Into,
    Group::Conversion,
    Group::Dance,
    Group::Token,
    Group::Option,
    Group::Tile,
    Group::Row,
    Group::SeedUse,
    Group::Pay,
    Group::PaySeed,
    Group::Discard,
];

/// The choices of what is asked. `without` are groups that are seen elsewhere.
#[component]
pub fn Choices(desk: Desk, #[prop(into)] without: Signal<Vec<Group>>) -> impl IntoView {
    live(move || {
        let without = without.get();
        desk.question.with(|question| {
            let question = question.as_ref()?;
            let rows = GROUPS.into_iter().filter(|group| !without.contains(group));
            Some(rows.filter_map(|group| row(desk, question, group)).collect_any())
        })
    })
}

/// The class of a group's row, and its heading if it has one.
fn looks(desk: Desk, group: Group) -> (&'static str, &'static str) {
    let l = desk.l;
    match group {
        Group::Piece => ("ap-ch ap-cardrow", ""),
        Group::Farm | Group::Tile => ("ap-ch ap-faces", ""),
        Group::Turn => ("ap-ch ap-turns", t!(l, apiary::sheet::turn)),
        Group::Token => ("ap-ch ap-tokens", t!(l, apiary::sheet::tokens)),
        Group::Pay => ("ap-ch", t!(l, apiary::sheet::pay)),
        Group::PaySeed => ("ap-ch", t!(l, apiary::sheet::pay_seed)),
        Group::SeedUse => ("ap-ch ap-stack ap-uses", t!(l, apiary::sheet::seed_use)),
        Group::Into => ("ap-ch", t!(l, apiary::sheet::into)),
        Group::Discard | Group::Option | Group::Answer => ("ap-ch ap-stack", ""),
        Group::Dance => ("ap-ch ap-stack ap-two", ""),
        _ => ("ap-ch", ""),
    }
}

fn row(desk: Desk, question: &Question, group: Group) -> Option<AnyView> {
    let choices: Vec<Choice> =
        question.choices.iter().filter(|choice| choice.group == group).copied().collect();
    // One way out is what the filled button plays.
    let alone = choices.len() < 2 && matches!(group, Group::Discard | Group::Answer);
    if choices.is_empty() || alone && choices.iter().all(|choice| choice.action == question.primary) {
        return None;
    }
    let (class, heading) = looks(desk, group);
    let heading = (!heading.is_empty()).then(|| view! { <h2 class="ap-heading">{heading}</h2> }.into_any());
    let buttons = choices.iter().map(|choice| button(desk, question, choice)).collect_any();
    Some(view! { {heading} <div class=class role="group">{buttons}</div> }.into_any())
}

fn button(desk: Desk, question: &Question, choice: &Choice) -> AnyView {
    let msg = choice.msg;
    let words = desk.words.read_value();
    let mut label = label(desk, &words, choice);
    if let Some(more) = beyond(desk, &words, question, choice) {
        label = t!(desk.l, apiary::sheet::more, a = label, b = more);
    }
    let label = desk.label(&label, choice.refused);
    let target = match msg {
        Msg::Tap(target) => Some(target),
        Msg::Pick(action) => targets_of(action).into_iter().flatten().last(),
        _ => None,
    };
    let pointed = target.map(|target| desk.pointed(target));
    view! {
        <button
            type="button"
            class="ap-cb"
            class:ap-sel=choice.chosen
            class:ap-whole=matches!(msg, Msg::Pick(_))
            class:ap-pointed=move || pointed.is_some_and(|pointed| pointed.get())
            data-choice=choice.action.map(|action| action.to_string())
            title=label
            aria-pressed=choice.chosen.to_string()
            aria-disabled=choice.refused.is_some().then_some("true")
            on:click=move |_| desk.send(msg)
        >
            {named(label.clone())}
            <span class="ap-seen" aria-hidden=(choice.group != Group::Pay).then_some("true")>
                {content(desk, &words, question, choice)}
            </span>
        </button>
    }
    .into_any()
}

/// What a choice is in words.
fn label(desk: Desk, words: &Words, choice: &Choice) -> String {
    let l = desk.l;
    if let (Group::Answer, Some(Action::Frame(..))) = (choice.group, choice.action) {
        return t!(l, apiary::sheet::frame_buy).to_owned();
    }
    if let Some(action) = choice.action {
        return desk.view.with(|view| words.action(&view.state, action));
    }
    match choice.msg {
        Msg::Tap(Target::Item(item)) => words.item(item),
        Msg::Tap(Target::Resource(resource)) => words.good(resource).to_owned(),
        Msg::Tap(Target::Worker(strength, spot)) => {
            t!(l, apiary::sheet::worker, strength = strength, spot = words.spot(spot))
        }
        Msg::Tap(Target::Hex(hex)) => Words::hex(l, hex),
        Msg::Tap(Target::Row(kind)) => words.kind(kind).to_owned(),
        Msg::Pick(action) => desk.view.with(|view| words.action(&view.state, action)),
        _ => String::new(),
    }
}

/// What of a button's content is not in its name: the text of a card, the Favor for what is discarded.
fn beyond(desk: Desk, words: &Words, question: &Question, choice: &Choice) -> Option<String> {
    match (choice.group, choice.msg, choice.action) {
        (Group::Piece | Group::PaySeed | Group::Dance | Group::Token, msg, action) => {
            let item = match (action, msg) {
                (Some(Action::Keep(item) | Action::Take(item)), _) => item,
                (None, Msg::Tap(Target::Item(item))) => item,
                _ => return None,
            };
            Some(words.about(item)).filter(|text| !text.is_empty())
        }
        (Group::Discard, _, Some(Action::End(gone))) => {
            let way = question.discards.iter().find(|way| way.resources == gone)?;
            (way.favor > 0).then(|| t!(desk.l, apiary::sheet::favor_for, favor = way.favor))
        }
        _ => None,
    }
}

/// What stands on the button.
fn content(desk: Desk, words: &Words, question: &Question, choice: &Choice) -> AnyView {
    let l = desk.l;
    let own = Owner::Seat(question.seat);
    match (choice.group, choice.msg, choice.action) {
        (Group::Discard, _, Some(Action::End(gone))) => {
            let favor = question.discards.iter().find(|way| way.resources == gone).map_or(0, |way| way.favor);
            let what = if gone.is_empty() {
                t!(l, apiary::sheet::keep_all).into_any()
            } else {
                (t!(l, apiary::sheet::discard), " ", some_goods(gone, 22)).into_any()
            };
            view! {
                <span>{what}</span>
                <span class="num">"▸ " {favor} {icon(icons::CROWN, 20)}</span>
            }
            .into_any()
        }
        (Group::Worker, Msg::Tap(Target::Worker(strength, spot)), _)
        | (Group::Worker, _, Some(Action::Up(strength, spot) | Action::Recall(strength, spot))) => {
            let up = matches!(choice.action, Some(Action::Up(..)));
            let then = up.then(|| match strength {
                4 => icon(icons::MOON, 28),
                _ => worker(Worker { owner: own, strength: strength + 1 }, 40, false),
            });
            let arrow = then.is_some().then_some("▸");
            view! {
                <span class="ap-upto">{worker(Worker { owner: own, strength }, 40, false)} {arrow} {then}</span>
                <small>{words.spot(spot)}</small>
            }
            .into_any()
        }
        (Group::Farm, _, Some(Action::Farm(item))) | (Group::Tile, Msg::Tap(Target::Item(item)), _) => {
            let paid = question.paid.iter().filter(|one| **one == item).count();
            let order = (paid > 0)
                .then(|| question.paid.iter().position(|one| *one == item).map_or(0, |at| at + 1))
                .map(|order| view! { <b class="ap-ord num">{order}</b> }.into_any());
            view! { {face(desk, item, 92)} {order} <small>{words.item(item)}</small> }.into_any()
        }
        (Group::Piece | Group::PaySeed, ..) => {
            let item = match (choice.msg, choice.action) {
                (_, Some(Action::Keep(item) | Action::Take(item) | Action::Plant(item))) => Some(item),
                (Msg::Tap(Target::Item(item)), _) => Some(item),
                _ => None,
            };
            item.map(|item| piece(desk, words, item)).into_any()
        }
        (Group::Turn, _, Some(Action::Frame(_, turn, _))) => frame(desk, turn),
        (Group::Conversion, _, Some(Action::Swap(seed))) => {
            view! { {icon(icons::card(), 20)} "▸" {icon(icons::card(), 20)} <small>{words.item(seed)}</small> }.into_any()
        }
        (Group::Conversion, _, Some(action)) => {
            let rates = phrase::rates();
            let rate = &rates[usize::from(action == Action::Honey)];
            line(rate, 24)
        }
        (Group::Dance, Msg::Tap(Target::Item(item)), _) => dance(desk, words, item),
        (Group::Token, Msg::Tap(Target::Item(item)), _) => {
            let gain = desk.pack.dance_tokens.iter().find(|one| one.item == item);
            let art = gain.map(|one| fit::fit(&phrase::effect(desk.pack, one.gain), 25.0, 22.0, 0.9));
            let disc = icons::discs("ap-p-token", 17.0, &[(0.0, 0.0)]);
            picture("ap-token", "-19 -19 38 38", 40, 40, [disc, art.unwrap_or_default()].concat())
        }
        (Group::Option, _, Some(Action::Pick(number))) => {
            let options = desk.view.with(|view| view.state.options_asked());
            let effect = options.get(usize::from(number).wrapping_sub(1)).map(|(effect, _)| *effect);
            effect
                .map(|effect| {
                    view! {
                        {line(&phrase::effect(desk.pack, effect), 24)}
                        <span>{words.effect(effect)}</span>
                    }
                })
                .into_any()
        }
        (Group::Pay, Msg::Tap(Target::Resource(resource)), _) => {
            let paid = question.payment.map_or(0, |payment| payment.units.get(resource));
            let all = desk.view.with(|view| {
                view.state.sheet(question.seat).map_or(Basket::NONE, |sheet| sheet.resources()).get(resource)
            });
            view! { {good(resource, 24)} <b class="num">{paid} <small>"/" {all}</small></b> }.into_any()
        }
        (Group::Row, ..) => match choice.action {
            Some(Action::Refresh(kind)) => {
                view! { {icon(icons::kind(kind), 26)} <span>{words.kind(kind)}</span> }.into_any()
            }
            _ => ().into_any(),
        },
        (Group::Answer, _, Some(action @ (Action::Worker | Action::Frame(..) | Action::Upgrade))) => {
            bought(desk, words, question, action, choice.refused)
        }
        (Group::Answer, _, Some(action @ (Action::Active | Action::Landing))) => {
            let Prompt::Bumped { strength } = question.prompt else { return ().into_any() };
            let strength = strength + u8::from(action == Action::Active);
            let name = desk.view.with(|view| words.action(&view.state, action));
            view! { <span>{name}</span> {worker(Worker { owner: own, strength }, 40, false)} }.into_any()
        }
        (_, Msg::Tap(Target::Resource(resource)), _)
        | (_, _, Some(Action::Slot(resource) | Action::Gain(resource))) => resource_face(words, resource),
        (_, _, Some(action)) => desk.view.with(|view| words.action(&view.state, action)).into_any(),
        _ => ().into_any(),
    }
}

/// What can be bought with the strength of Grow, with its price (A61, A62), or why it cannot.
fn bought(
    desk: Desk,
    words: &Words,
    question: &Question,
    action: Action,
    refused: Option<Illegal>,
) -> AnyView {
    let (l, seat) = (desk.l, question.seat);
    let (name, price) = desk.view.with(|view| match action {
        Action::Worker => (t!(l, apiary::r#do::worker), some_goods(view.state.worker_price(seat), 22)),
        Action::Upgrade => (t!(l, apiary::r#do::upgrade), ().into_any()),
        _ => {
            let any = |_| icon(icons::BASIC.to_owned(), 22);
            let price = (0..view.state.frame_price(seat)).map(any).collect_any();
            (t!(l, apiary::sheet::frame_buy), price)
        }
    });
    let below = match refused {
        Some(why) => view! { <small class="ap-say">{words.refusal(why)}</small> }.into_any(),
        None => ().into_any(),
    };
    let squares = (0..strength_of(action)).map(|_| view! { <i></i> }.into_any()).collect_any();
    view! {
        <span class="ap-buy">{name} {below}</span>
        <span class="ap-price"><span class="ap-budget">{squares}</span> {price}</span>
    }
    .into_any()
}

fn resource_face(words: &Words, resource: Resource) -> AnyView {
    view! { {good(resource, 28)} <small>{words.good(resource)}</small> }.into_any()
}

/// A card that is kept, planted or taken.
fn piece(desk: Desk, words: &Words, item: Item) -> AnyView {
    let art = match item.kind() {
        ItemKind::Seed => desk
            .pack
            .seeds
            .iter()
            .find(|one| one.item == item)
            .map(|one| picture("ap-seed", card::SEED, 92, 136, card::seed(desk.pack, one))),
        ItemKind::Faction => desk.pack.factions.iter().find(|one| one.item == item).map(|one| {
            let art = crate::app::games::apiary::art::crest::crest(desk.pack, one);
            picture("ap-crest", crate::app::games::apiary::art::crest::FRAME, 96, 92, art)
        }),
        ItemKind::Mat => desk.pack.mats.iter().find(|one| one.item == item).map(|one| {
            let frame = hive::frame_of(one.hexes.iter().copied(), 10.0);
            let art: String = one
                .hexes
                .iter()
                .zip(&one.bonus)
                .map(|(hex, bonus)| hive::at_hex(*hex, &hive::open(desk.pack, *bonus)))
                .collect();
            picture("ap-mat", &frame, 120, 110, [hive::ground(&one.hexes, &[]), art].concat())
        }),
        _ => None,
    };
    view! { {art} <b>{words.item(item)}</b> <small>{words.about(item)}</small> }.into_any()
}

fn dance(desk: Desk, words: &Words, item: Item) -> AnyView {
    let slot = desk.view.with(|view| view.state.dance_slots().find(|slot| slot.dance == Some(item)));
    let Some(of) = desk.pack.dances.iter().find(|one| one.item == item) else { return ().into_any() };
    let chosen = desk.store.seen_ui.with(|ui| if ui.dance == Some(item) { ui.tokens } else { [None; 3] });
    let on: Vec<Item> = match slot {
        Some(slot) if !slot.tokens.is_empty() => slot.tokens,
        _ => chosen.into_iter().flatten().collect(),
    };
    let tokens: Vec<_> =
        on.iter().filter_map(|token| desk.pack.dance_tokens.iter().find(|one| one.item == *token)).collect();
    view! {
        <svg class="ap-dance" viewBox=card::DANCE aria-hidden="true" inner_html=card::dance(desk.pack, of, &tokens) />
        <small>{words.item(item)}</small>
    }
    .into_any()
}

/// A frame, turned.
fn frame(desk: Desk, turn: u8) -> AnyView {
    let hexes: Vec<Hex> = desk.pack.frame.placed(Hex::default(), turn).collect();
    let outline = hive::outlines(hexes.iter().copied(), 49.0);
    let mut art: String = ["ap-framewood", "ap-framewood2"]
        .iter()
        .map(|class| ["<path class=\"", class, "\" d=\"", &outline, "\"/>"].concat())
        .collect();
    for (hex, bonus) in hexes.iter().zip(&desk.pack.frame.bonus) {
        art += &hive::at_hex(*hex, &hive::open(desk.pack, *bonus));
    }
    picture("ap-frameart", &hive::frame_of(hexes, 8.0), 52, 52, art)
}
