//! The buttons that answer the prompt: one filled, the rest quiet. Which ones there are is a pure list; each keeps its place
//! in the page as long as it stays in the list, so that the focus stays where it is.

use crate::app::shell::text::word;
use leptos::prelude::*;

use super::{
    board_art::{tile_picture, wall_icon},
    table::{EruptionTable, with_situation, words},
    ui::{CardUse, Msg, Situation, Spot, Ui},
    words::Words,
};
use crate::app::shell::icon::icon;
use crate::{
    app::{
        dom::{El, each, el},
        table::Desk,
    },
    rules::{
        Game, Seat,
        eruption::{Action, Card, KINDS, Kind, Material, Prompt, Turn, View},
    },
    t,
};

/// What a control looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one filled button.
    Primary,
    /// A button with words.
    Plain,
    /// A small button with an icon; its text is its label.
    Icon(&'static str),
    /// A choice of material.
    Material(Material),
    /// A card for that wall: the wall is drawn, its name is in the label.
    Trade(Material),
    /// The top of a stack with so many tiles.
    Tile(Kind, u8),
}

/// One control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// What it is, as long as it is there.
    pub id: &'static str,
    /// How it looks.
    pub look: Look,
    /// What it says.
    pub text: String,
    /// What it sends.
    pub msg: Msg,
    /// Whether it can be used now.
    pub on: bool,
    /// Whether it is the chosen one of several.
    pub pressed: Option<bool>,
}

/// The controls for what is asked and selected.
pub fn controls(view: &View, ui: &Ui, at: &Situation<'_>, words: &Words) -> Vec<Control> {
    use crate::app::shell::text::keys::eruption::r#do as say;
    let l = words.locale;
    let ready = ui.ready(at);
    let mut list = List { ui, at, words, controls: Vec::new() };
    match at.prompt {
        Prompt::Erupt { .. } | Prompt::Place { .. } | Prompt::Replace { .. } if ui.spot.is_none() => {}
        Prompt::Erupt { .. } | Prompt::Place { .. } | Prompt::Replace { .. } => {
            list.turns();
            let text = match (at.prompt, ready) {
                (Prompt::Erupt { .. }, _) => say::erupt {}.text(l),
                (Prompt::Replace { .. }, _) => say::replace {}.text(l),
                (_, Some(Action::Place(hex, _))) if view.board.is_shut(hex) == Some(true) => {
                    say::place_roll {}.text(l)
                }
                _ => say::place {}.text(l),
            };
            list.confirm(text);
            list.cancel(Msg::Cancel);
        }
        Prompt::Take => list.stacks(view),
        Prompt::Extra => {
            list.push("extra", Look::Primary, say::extra {}.text(l), Msg::Do(Action::Extra), true);
            list.push("no-extra", Look::Plain, say::no_extra {}.text(l), Msg::Do(Action::NoExtra), true);
        }
        Prompt::Cards { .. } if ui.card_use == CardUse::Two => {
            list.confirm(say::trade_pair {}.text(l));
            list.cancel(Msg::CardUse(CardUse::One));
        }
        Prompt::Cards { .. } if ui.card_use == CardUse::Give => list.gifts(view),
        Prompt::Cards { .. } => match ui.card {
            Some(card) => list.card(view, card),
            None => {
                let done = at.legal.contains(&Action::Done);
                list.push("done", Look::Primary, say::done {}.text(l), Msg::Do(Action::Done), done);
                if at.legal.iter().any(|action| matches!(action, Action::TradeTwo(..))) {
                    let two = Msg::CardUse(CardUse::Two);
                    list.push("two", Look::Plain, say::trade_two {}.text(l), two, true);
                }
                if list.may_give() {
                    let text = say::give_away {}.text(l);
                    list.push("give", Look::Plain, text, Msg::CardUse(CardUse::Give), true);
                }
            }
        },
        Prompt::Relocate { moves } => {
            let text = say::done_moving {}.text(l);
            list.push("done", Look::Primary, text, Msg::Do(Action::Done), moves > 0);
            if ui.spot.is_some() {
                list.cancel(Msg::Cancel);
            }
        }
        Prompt::Walls { .. } => {
            let building = ready.is_some();
            if ui.spot.is_some() {
                list.materials(view);
                if let Some(material) = ui.chosen_material(at) {
                    list.confirm(&say::build { wall: word(&words.wall(material)) }.text(l));
                }
            }
            let look = if building { Look::Plain } else { Look::Primary };
            list.push("end", look, say::end {}.text(l), Msg::Do(Action::End), true);
            if ui.spot.is_some() {
                list.cancel(Msg::Cancel);
            }
        }
    }
    list.controls
}

/// A button with a tile is another one when the tile is.
const TILE_KEYS: [&str; KINDS] = ["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11"];

/// Ids of the gifts, by who gets them.
const GIFTS: [&str; 6] = ["give0", "give1", "give2", "give3", "give4", "give5"];

/// The list in the making.
struct List<'a> {
    ui: &'a Ui,
    at: &'a Situation<'a>,
    words: &'a Words,
    controls: Vec<Control>,
}

impl List<'_> {
    fn push(&mut self, id: &'static str, look: Look, text: impl Into<String>, msg: Msg, on: bool) {
        self.controls.push(Control { id, look, text: text.into(), msg, on, pressed: None });
    }

    fn confirm(&mut self, text: &str) {
        self.push("confirm", Look::Primary, text, Msg::Confirm, self.ui.ready(self.at).is_some());
    }

    fn cancel(&mut self, msg: Msg) {
        let text = t!(self.words.locale, eruption::r#do::cancel);
        self.push("cancel", Look::Icon("close"), text, msg, true);
    }

    /// Turn left, turn right: off where only one turn fits.
    fn turns(&mut self) {
        let Some(Spot::Hex(hex)) = self.ui.spot else { return };
        let l = self.words.locale;
        let turns = self.ui.turns(hex, self.at).len();
        if turns == 0 {
            return;
        }
        for (id, icon, text, clockwise) in [
            ("left", "anticlockwise", t!(l, eruption::r#do::turn_left), false),
            ("right", "clockwise", t!(l, eruption::r#do::turn_right), true),
        ] {
            self.push(id, Look::Icon(icon), text, Msg::TurnGhost { clockwise }, turns > 1);
        }
    }

    fn materials(&mut self, view: &View) {
        let supply = view.players[view.seat.index()].supply;
        let chosen = self.ui.chosen_material(self.at);
        for material in self.ui.materials(self.at) {
            self.material(material, supply, chosen == Some(material));
        }
    }

    /// A material to choose, with how many walls of it there are.
    fn material(&mut self, material: Material, supply: [u8; 3], chosen: bool) {
        let id = ["straw", "wood", "stone"][material.index()];
        let text = [self.words.material(material), " ×", &supply[material.index()].to_string()].concat();
        self.push(id, Look::Material(material), text, Msg::Material(material), true);
        if let Some(control) = self.controls.last_mut() {
            control.pressed = Some(chosen);
        }
    }

    /// The tops of the three stacks; one that fits nowhere is off (E78).
    fn stacks(&mut self, view: &View) {
        let l = self.words.locale;
        let heights = view.stack.heights().unwrap_or_default();
        for (pile, id) in ["take0", "take1", "take2"].into_iter().enumerate() {
            let Some(kind) = view.stack.top(pile) else { continue };
            let (action, count) = (Action::Take(pile as u8), heights[pile]);
            let kind_words = self.words.kind(kind);
            let text = t!(l, eruption::deck::pile, number = pile + 1, kind = kind_words, count = count);
            self.push(id, Look::Tile(kind, count), text, Msg::Do(action), self.at.legal.contains(&action));
        }
    }

    /// Whether there is anything to give to anybody (E76).
    fn may_give(&self) -> bool {
        self.at.legal.iter().any(|action| matches!(action, Action::GiveCard(..) | Action::GiveWall(..)))
    }

    /// Gifts to clanmates: of the selected card, or of a wall.
    fn gifts(&mut self, view: &View) {
        let l = self.words.locale;
        let supply = view.players[view.seat.index()].supply;
        for material in Material::ALL.into_iter().filter(|material| supply[material.index()] > 0) {
            self.material(material, supply, self.ui.material == Some(material));
        }
        let takes = |to: &Seat| {
            self.at.legal.iter().any(|action| match action {
                Action::GiveCard(mate, _) | Action::GiveWall(mate, _) => mate == to,
                _ => false,
            })
        };
        let mates: Vec<Seat> = Seat::first(view.players.len() as u8).filter(takes).collect();
        let look = if mates.len() == 1 { Look::Primary } else { Look::Plain };
        for to in mates {
            let gift = self.ui.gift(to).filter(|gift| self.at.legal.contains(gift));
            let text = t!(l, eruption::r#do::give, name = self.words.name(to));
            self.push(GIFTS[to.index() % 6], look, text, gift.map_or(Msg::Heard, Msg::Do), gift.is_some());
        }
        self.cancel(Msg::CardUse(CardUse::One));
    }

    /// What a selected card can do: its effect, its wall, and to be discarded.
    fn card(&mut self, view: &View, card: Card) {
        use crate::app::shell::text::keys::eruption::r#do as say;
        let l = self.words.locale;
        if self.ui.spot.is_some() {
            match card {
                Card::Aftershock => self.turns(),
                Card::Reinforce => self.materials(view),
                _ => {}
            }
        }
        self.confirm(&effect_text(view, card, self.words));
        if card == Card::Aftershock && self.ui.spot.is_some() {
            // Five controls have no room on a phone.
            return self.cancel(Msg::Cancel);
        }
        let (trade, discard) = (Action::Trade(card), Action::Discard(card));
        let material = view.given(card.trades_for()).unwrap_or(card.trades_for());
        let wall = self.words.wall(material);
        let may_trade = self.at.legal.contains(&trade);
        let look = Look::Trade(material);
        self.push("trade", look, say::trade { wall: word(&wall) }.text(l), Msg::Do(trade), may_trade);
        if self.at.legal.contains(&discard) {
            self.push("discard", Look::Plain, say::discard {}.text(l), Msg::Do(discard), true);
        }
        self.cancel(Msg::Cancel);
    }
}

fn effect_text(view: &View, card: Card, words: &Words) -> String {
    use crate::app::shell::text::keys::eruption::r#do as say;
    let l = words.locale;
    match card {
        Card::Aftershock => say::aftershock {}.text(l).to_owned(),
        Card::LavaFlow => say::lava_flow {}.text(l).to_owned(),
        Card::Quake => say::quake {}.text(l).to_owned(),
        Card::Rain => {
            let now = view.players[view.seat.index()].temperature.get();
            say::rain { degrees: word(&now.min(30)) }.text(l)
        }
        Card::Reinforce => say::reinforce {}.text(l).to_owned(),
        Card::Relocate => say::relocate {}.text(l).to_owned(),
        Card::Sinkhole => say::sinkhole {}.text(l).to_owned(),
        Card::VolcanicBomb => say::volcanic_bomb {}.text(l).to_owned(),
    }
}

/// The buttons on the screen.
pub fn controls_view(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let list = Memo::new(move |_| {
        let (view, ui, legal) = (desk.view.get(), desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = words(table, l);
            with_situation(table, &legal, |at| controls(&view, &ui, at, &words)).unwrap_or_default()
        })
    });
    let key = |control: &Control| [control.id, " ", kind(control.look), &height(control.look)].concat();
    let keys = move || list.with(|list| list.iter().map(key).collect());
    let button = move |wanted: String| {
        let control = list.with_untracked(|list| list.iter().find(|control| key(control) == wanted).cloned());
        control.map_or_else(|| el("button"), |control| button(desk, list, control))
    };
    el("div.controls").child(each(keys, button))
}

/// Looks between which a button cannot change in place.
fn kind(look: Look) -> &'static str {
    match look {
        Look::Primary | Look::Plain => "words",
        Look::Icon(_) => "icon",
        Look::Material(_) => "material",
        Look::Trade(_) => "trade",
        Look::Tile(kind, _) => TILE_KEYS[kind.index()],
    }
}

/// The number of the stack that a control is for.
fn which(id: &str) -> &'static str {
    match id {
        "take0" => "1",
        "take1" => "2",
        _ => "3",
    }
}

/// How high the stack is that a control is for.
fn height(look: Look) -> String {
    match look {
        Look::Tile(_, count) => ["×", &count.to_string()].concat(),
        _ => String::new(),
    }
}

fn button(desk: Desk<EruptionTable>, list: Memo<Vec<Control>>, first: Control) -> El {
    let (l, id, look) = (desk.locale, first.id, first.look);
    // It is drawn once more while it goes.
    let control = move || {
        list.with(|list| list.iter().find(|control| control.id == id).cloned())
            .unwrap_or_else(|| first.clone())
    };
    let (class, label, on, pressed, text, action) =
        (control.clone(), control.clone(), control.clone(), control.clone(), control.clone(), control);
    let class = move || match class().look {
        Look::Primary => "btn primary",
        Look::Plain => "btn",
        Look::Trade(_) => "btn trade",
        Look::Icon(_) => "btn icon",
        Look::Material(_) => "btn material",
        Look::Tile(..) => "btn material stack",
    };
    let text = move || text().text;
    let button = el("button[type=button]")
        .class(class)
        .attr("data-control", id)
        .attr("aria-disabled", move || (!on().on).to_string())
        .attr("aria-pressed", move || pressed().pressed.map(|pressed| pressed.to_string()))
        .on("click", move |_| {
            let Control { on, msg, .. } = untrack(&action);
            if on {
                desk.send(msg);
            } else if let Msg::Do(action) = msg {
                // Refused, it still answers: with the reason.
                let why = desk.session.with_untracked(|table| table.state().check(action).err());
                desk.ui.update(|ui| ui.refusal = why);
                let words = desk.session.with_untracked(|table| words(table, l));
                desk.notice.set(why.map(|why| words.refusal(why)).unwrap_or_default());
            }
        });
    match look {
        Look::Icon(name) => {
            let title = label.clone();
            button
                .attr("aria-label", move || label().text)
                .attr("title", move || title().text)
                .child(icon(name))
        }
        Look::Material(material) => button.child(wall_icon(material, 34)).child(el("span").child(text)),
        Look::Trade(material) => button
            .attr("aria-label", text)
            .child(wall_icon(material, 34))
            .child(t!(desk.locale, eruption::r#do::take)),
        // Said in one sentence, seen in pieces.
        Look::Tile(kind, count) => button
            .child(el("span.sr").child(text))
            .child(tile_picture(kind.tile(Turn::ZERO), 56, count.saturating_sub(1)))
            .child(el("span.which.num[aria-hidden=true]").child(which(id)))
            .child(el("span.num[aria-hidden=true]").child(height(look))),
        Look::Primary | Look::Plain => button.child(text),
    }
}
