//! Which buttons answer the prompt: one filled, the rest quiet. A pure list.

use super::{
    ui::{CardUse, Msg, Situation, Spot, Ui},
    words::Words,
};
use crate::{
    app::shell::text::word,
    rules::{
        Seat,
        eruption::{Action, Card, Kind, Material, Prompt, View},
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
                let builds = may_build(view);
                let text = if builds { say::done {}.text(l) } else { say::end {}.text(l) };
                list.push("done", Look::Primary, text, Msg::Do(Action::Done), done);
                if builds && done {
                    list.push("end", Look::Plain, say::end {}.text(l), Msg::EndTurn, true);
                }
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

/// Whether there will be anything to build.
fn may_build(view: &View) -> bool {
    let own = &view.players[view.seat.index()];
    own.supply != [0; 3] && view.board.buildable(own.village).next().is_some()
}

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

    /// What a selected card can do: its effect, and its wall.
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
        let trade = Action::Trade(card);
        let material = view.given(card.trades_for()).unwrap_or(card.trades_for());
        let wall = self.words.wall(material);
        let may_trade = self.at.legal.contains(&trade);
        let look = Look::Trade(material);
        self.push("trade", look, say::trade { wall: word(&wall) }.text(l), Msg::Do(trade), may_trade);
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
