//! What the selected answer would do: odds, gains and harm, before the click.

use leptos::prelude::*;

use super::damage_forecast::changes;
use crate::{
    app::{
        board::pieces::FlameIcon,
        games::eruption::{
            components::pieces::{EmblemMark, TilePicture, WallIcon},
            damage_forecast::damage_forecasts,
            model::{Fact, breach_percent, facts, rolls},
            passing::ends_turn,
            table::{EruptionTable, with_situation, words},
            ui::{CardUse, Situation, Spot, Ui},
            words::Words,
        },
        shell::{
            icon::Icon,
            text::{Locale, word},
            views::CollectAny,
        },
        table::TableStore,
    },
    rules::eruption::{Action, Card, Edge, Material, Prompt, Tile, Turn, View, WallStock},
    t,
};

/// What the selected action would do: odds, gains and harm, before the click.
#[component]
pub fn Facts(store: TableStore<EruptionTable>) -> impl IntoView {
    let l = store.locale;
    let boxes = move || {
        let (view, ui, legal) = (store.view.get(), store.ui.get(), store.legal.get());
        store.session.with(|table| {
            let words = words(table, l);
            let hints = !table.options().no_hints;
            let boxes = |at: &Situation<'_>| {
                let ends = ui.ready(at).is_some_and(|action| ends_turn(table.state(), action));
                let mut boxes = fact_boxes(&view, &ui, at, &words, ends);
                let ready = ui.ready(at).filter(|_| hints);
                boxes
                    .extend(ready.and_then(|action| changes(&words, &damage_forecasts(&view, Some(action)))));
                boxes
            };
            with_situation(table, &legal, boxes).unwrap_or_default()
        })
    };
    view! { <div class="facts">{move || boxes()}</div> }
}

/// A box with a title and rows.
#[component]
fn FactBox(
    #[prop(default = "fact")] class: &'static str,
    title: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <div class=class>
            <h2>{title}</h2>
            <ul>{children()}</ul>
        </div>
    }
}

/// Whether the button says all there is to say of an action.
fn tells_itself(action: Action) -> bool {
    use Action::{LavaFlow, Quake, Reinforce, Relocate, TradeTwo, VolcanicBomb, Wall};
    matches!(action, Wall(..) | Reinforce(..) | VolcanicBomb(_) | LavaFlow | Quake | Relocate | TradeTwo(..))
}

fn fact_boxes(view: &View, ui: &Ui, at: &Situation<'_>, words: &Words, ends: bool) -> Vec<AnyView> {
    let l = words.locale;
    let Some(action) = ui.ready(at) else { return waiting_boxes(view, ui, at, words) };
    let mut boxes = Vec::new();
    let walls = match action {
        Action::Place(hex, _) => rolls(view, hex, at.prompt),
        _ => Vec::new(),
    };
    if !walls.is_empty() {
        boxes.push(roll_box(words, &walls));
    }
    if !tells_itself(action) {
        let title =
            if walls.is_empty() { t!(l, eruption::facts::then) } else { t!(l, eruption::facts::if_it_does) };
        let mut rows: Vec<_> =
            facts(view, action).into_iter().map(|fact| fact_row(words, fact).into_any()).collect();
        if ends {
            rows.push(view! { <li>{t!(l, eruption::facts::turn_ends)}</li> }.into_any());
        }
        if !rows.is_empty() {
            boxes.push(view! { <FactBox title>{rows}</FactBox> }.into_any());
        }
    }
    boxes.extend(turns_line(view, ui, at, l));
    if let (Some(card), Prompt::Cards { .. }, CardUse::One) = (ui.card, at.prompt, ui.card_use) {
        boxes.push(trade_box(view, words, card));
    }
    boxes
}

/// In how many of its turns the ghost fits, and the keys that turn and place it.
fn turns_line(view: &View, ui: &Ui, at: &Situation<'_>, l: Locale) -> Option<AnyView> {
    let Spot::Hex(hex) = ui.spot? else { return None };
    let kind = match at.prompt {
        Prompt::Place { kind, .. } | Prompt::Replace { kind } => kind,
        _ => view.board.tile(hex)?.kind()?.0,
    };
    let fits = ui.turns(hex, at).len();
    let text = match (fits, kind.turns().count()) {
        (0, _) => return None,
        (1, _) => t!(l, eruption::facts::only_turn).to_owned(),
        (fit, of) => t!(l, eruption::facts::turns_fit, count = fit, of = of),
    };
    // One turn cannot be turned on.
    let keys: &[&str] = if fits > 1 { &["Q", "E", "↵"] } else { &["↵"] };
    let keys: Vec<_> = keys.iter().map(|key| view! { <kbd>{*key}</kbd> }.into_any()).collect();
    Some(view! { <p class="turns small muted">{text} <span aria-hidden="true">{keys}</span></p> }.into_any())
}

/// Before anything is selected: the tile to place, or what the selected card trades for.
fn waiting_boxes(view: &View, ui: &Ui, at: &Situation<'_>, words: &Words) -> Vec<AnyView> {
    match (at.prompt, ui.card) {
        (Prompt::Place { kind, .. } | Prompt::Replace { kind }, _) => {
            let text = t!(words.locale, eruption::deck::drawn, kind = words.kind(kind));
            vec![tile_box(words, kind.tile(Turn::ZERO), text, ui.targets(at).len() as u32)]
        }
        (Prompt::Erupt { held }, _) => {
            let text = t!(words.locale, eruption::deck::held, count = held);
            vec![tile_box(words, Tile::ERUPTION, text, ui.targets(at).len() as u32)]
        }
        (Prompt::Cards { .. }, Some(card)) if ui.card_use == CardUse::One => {
            vec![trade_box(view, words, card)]
        }
        _ => Vec::new(),
    }
}

/// The tile to place, and on how many hexes it fits.
fn tile_box(words: &Words, tile: Tile, text: String, lit: u32) -> AnyView {
    let l = words.locale;
    view! {
        <div class="fact drawn">
            <TilePicture tile size=56 />
            <p>
                {text} <br />
                <span class="muted small">{t!(l, eruption::facts::lit, count = lit)}</span>
            </p>
        </div>
    }
    .into_any()
}

/// The walls that are rolled for, and the chance that one of them breaks.
fn roll_box(words: &Words, walls: &[(Edge, Material, u8)]) -> AnyView {
    let l = words.locale;
    let rows = walls.iter().map(|(_, material, percent)| roll_row(words, *material, *percent)).collect_any();
    let total = t!(l, common::percent, value = breach_percent(walls));
    view! {
        <FactBox title=t!(l, eruption::facts::rolls)>
            {rows} <li class="sum">{t!(l, eruption::facts::breaks)} <b class="num">{total}</b></li>
            <li class="long muted">{t!(l, eruption::facts::if_all_hold)}</li>
        </FactBox>
    }
    .into_any()
}

fn roll_row(words: &Words, material: Material, percent: u8) -> impl IntoView + use<> {
    let l = words.locale;
    let bonus = t!(l, eruption::bonus, bonus = material.bonus());
    let odds = [&material.odds().to_string(), "/36"].concat();
    view! {
        <li>
            <WallIcon material size=32 />
            <span class="long">{[words.material(material), " ", &bonus].concat()}</span>
            <b class="num">
                <span class="frac muted">{odds}</span>
                " "
                {t!(l, common::percent, value = percent)}
            </b>
        </li>
    }
}

fn fact_row(words: &Words, fact: Fact) -> impl IntoView + use<> {
    use crate::app::shell::text::keys::eruption::facts as say;
    let l = words.locale;
    let (picture, text) = match fact {
        Fact::Cards(count) => {
            let card = view! { <Icon name="card" /> }.into_any();
            (Some(card), say::draw_cards { count: word(&count) }.text(l))
        }
        Fact::Wall(Some(material), wanted) => {
            let (wall, due) = (words.wall(material), words.material(wanted));
            let text = if material == wanted {
                say::gain_wall { wall: word(&wall) }.text(l)
            } else {
                say::weaker_wall { wall: word(&wall), wanted: word(&due) }.text(l)
            };
            (Some(view! { <WallIcon material size=32 /> }.into_any()), text)
        }
        Fact::Wall(None, _) => (None, say::no_wall {}.text(l).to_owned()),
        Fact::Contact(village, count) => {
            let text = say::contact { village: word(&words.owner(village)), count: word(&count) }.text(l);
            (Some(view! { <EmblemMark village size=20 /> }.into_any()), text)
        }
        Fact::WallsGo(count) => (None, say::walls_go { count: word(&count) }.text(l)),
        Fact::Reaches290(seat) => {
            let flame = view! { <FlameIcon size=20 /> }.into_any();
            (Some(flame), say::reaches_290 { name: word(&words.name(seat)) }.text(l))
        }
        Fact::OthersHeat => (None, say::others_heat {}.text(l).to_owned()),
        Fact::TileGoes => (None, say::tile_goes {}.text(l).to_owned()),
        Fact::Temperature(from, to) => (None, say::temperature { from: word(&from), to: word(&to) }.text(l)),
    };
    view! {
        <li>
            {picture}
            <span class="num">{text}</span>
        </li>
    }
}

/// What a card trades for.
fn trade_box(view: &View, words: &Words, card: Card) -> AnyView {
    let l = words.locale;
    let row = match view.given(card.trades_for()) {
        Some(material) => {
            let left = match view.config.wall_stock {
                WallStock::Limited => {
                    t!(l, eruption::facts::left_in_stock, count = view.stock[material.index()])
                }
                WallStock::Unlimited => t!(l, eruption::facts::unlimited).to_owned(),
            };
            view! {
                <li>
                    <WallIcon material size=32 /> <span>{words.wall(material)}</span> <b class="num">{left}</b>
                </li>
            }
            .into_any()
        }
        None => view! { <li>{t!(l, eruption::facts::no_wall)}</li> }.into_any(),
    };
    view! { <FactBox class="fact trade" title=t!(l, eruption::facts::trade_for)>{row}</FactBox> }.into_any()
}
