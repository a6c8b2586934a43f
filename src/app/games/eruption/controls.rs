//! The buttons that answer the prompt: one filled, the rest quiet. Which ones there are is a pure list; each keeps its place
//! in the page as long as it stays in the list, so that the focus stays where it is.

use crate::app::reactive::*;

use super::{
    board_art::wall_icon,
    table::{EruptionTable, with_situation, words},
    ui::{CardUse, Msg, Situation, Spot, Ui},
    words::Words,
};
use crate::{
    app::{
        dom::{El, each, el, memo},
        icon::icon,
        table::Desk,
    },
    rules::{
        Game,
        eruption::{Action, Card, Material, Prompt, View},
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
    use crate::app::text::keys::eruption::r#do as say;
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
        Prompt::Extra => {
            list.push("extra", Look::Primary, say::extra {}.text(l), Msg::Do(Action::Extra), true);
            list.push("no-extra", Look::Plain, say::no_extra {}.text(l), Msg::Do(Action::NoExtra), true);
        }
        Prompt::Cards { .. } if ui.card_use == CardUse::Two => {
            list.confirm(say::trade_pair {}.text(l));
            list.cancel(Msg::CardUse(CardUse::One));
        }
        Prompt::Cards { .. } => match ui.card {
            Some(card) => list.card(view, card),
            None => {
                let done = at.legal.contains(&Action::Done);
                list.push("done", Look::Primary, say::done {}.text(l), Msg::Do(Action::Done), done);
                if at.legal.iter().any(|action| matches!(action, Action::TradeTwo(..))) {
                    let two = Msg::CardUse(CardUse::Two);
                    list.push("two", Look::Plain, say::trade_two {}.text(l), two, true);
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
                    list.confirm(&say::build { wall: &words.wall(material) }.text(l));
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
            let id = ["straw", "wood", "stone"][material.index()];
            let text = format!("{} ×{}", self.words.material(material), supply[material.index()]);
            self.push(id, Look::Material(material), text, Msg::Material(material), true);
            if let Some(control) = self.controls.last_mut() {
                control.pressed = Some(chosen == Some(material));
            }
        }
    }

    /// What a selected card can do: its effect, its wall, and to be discarded.
    fn card(&mut self, view: &View, card: Card) {
        use crate::app::text::keys::eruption::r#do as say;
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
        self.push("trade", look, say::trade { wall: &wall }.text(l), Msg::Do(trade), may_trade);
        if self.at.legal.contains(&discard) {
            self.push("discard", Look::Plain, say::discard {}.text(l), Msg::Do(discard), true);
        }
        self.cancel(Msg::Cancel);
    }
}

fn effect_text(view: &View, card: Card, words: &Words) -> String {
    use crate::app::text::keys::eruption::r#do as say;
    let l = words.locale;
    match card {
        Card::Aftershock => say::aftershock {}.text(l).to_owned(),
        Card::LavaFlow => say::lava_flow {}.text(l).to_owned(),
        Card::Quake => say::quake {}.text(l).to_owned(),
        Card::Rain => {
            let now = view.players[view.seat.index()].temperature.get();
            say::rain { degrees: &now.min(30) }.text(l)
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
    let list = memo(move || {
        let (view, ui, legal) = (desk.view.get(), desk.ui.get(), desk.legal.get());
        desk.session.with(|table| {
            let words = words(table, l);
            with_situation(table, &legal, |at| controls(&view, &ui, at, &words)).unwrap_or_default()
        })
    });
    let key = |control: &Control| [control.id, " ", kind(control.look)].concat();
    let keys = move || list.with(|list| list.iter().map(key).collect());
    let button = move |wanted: String| {
        let control = list.with_untracked(|list| list.iter().find(|control| key(control) == wanted).cloned());
        control.map_or_else(|| el("button"), |control| button(desk, list, control))
    };
    el("div").class("controls").child(each(keys, button))
}

/// Looks between which a button cannot change in place.
fn kind(look: Look) -> &'static str {
    match look {
        Look::Primary | Look::Plain => "words",
        Look::Icon(_) => "icon",
        Look::Material(_) => "material",
        Look::Trade(_) => "trade",
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
    };
    let text = move || text().text;
    let button = el("button")
        .attr("type", "button")
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
        Look::Primary | Look::Plain => button.child(text),
    }
}
