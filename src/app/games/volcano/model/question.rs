//! What is asked, and the buttons that answer it.

use super::super::{
    situation::Situation,
    ui::{Msg, Ui},
    words::Words,
};
use crate::{
    app::{
        shell::text::{keys::volcano as say, word},
        table::controls::Control,
    },
    rules::{
        Pending,
        volcano::{Action, Prompt, View, Vote},
    },
};

/// The question, or what the chosen action would be.
pub fn question(view: &View, ui: &Ui, chosen: Option<Action>, words: &Words) -> String {
    use say::prompt as ask;
    let l = words.locale;
    let Pending::Decision { seat, prompt } = view.pending else { return ask::over {}.text(l).to_owned() };
    let name = words.name(seat);
    let island = |island| words.island(island);
    match (chosen, prompt) {
        (Some(Action::Start(to)), _) => {
            ask::start_one { name: word(&name), island: word(&island(to)) }.text(l)
        }
        (Some(Action::Swap(a, b)), _) => {
            ask::swap_two { name: word(&name), a: word(&island(a)), b: word(&island(b)) }.text(l)
        }
        (Some(Action::Add(to)), _) => ask::add_one { name: word(&name), island: word(&island(to)) }.text(l),
        (Some(Action::Turn(cell, dir)), _) => {
            ask::turn { name: word(&name), cell: word(&Words::cell(cell)), dir: word(&words.dir(dir)) }
                .text(l)
        }
        (Some(Action::Sail(to)), _) => ask::sail { name: word(&name), island: word(&island(to)) }.text(l),
        (Some(Action::Go), _) => ask::vote { name: word(&name), card: word(&words.card(Vote::Go)) }.text(l),
        (Some(Action::Stay), _) => {
            ask::vote { name: word(&name), card: word(&words.card(Vote::Stay)) }.text(l)
        }
        (Some(Action::Flee(to)), _) => ask::flee_one { name: word(&name), island: word(&island(to)) }.text(l),
        (_, Prompt::Start) => ask::start { name: word(&name) }.text(l),
        (_, Prompt::Swap) if ui.first.is_some() => ask::swap_one { name: word(&name) }.text(l),
        (_, Prompt::Swap) => ask::swap { name: word(&name) }.text(l),
        (_, Prompt::Add) => ask::add { name: word(&name) }.text(l),
        (_, Prompt::Act { turns: 1.., sailed: false, .. }) => ask::act { name: word(&name) }.text(l),
        (_, Prompt::Act { turns: 1.., .. }) => ask::act_turn { name: word(&name) }.text(l),
        (_, Prompt::Act { sailed: false, .. }) if !view.reachable(seat).iter().eq([]) => {
            ask::act_sail { name: word(&name) }.text(l)
        }
        (_, Prompt::Act { .. }) => ask::act_vote { name: word(&name) }.text(l),
        (_, Prompt::Flee { .. }) => ask::flee { name: word(&name) }.text(l),
    }
}

/// The buttons.
pub fn controls(at: &Situation<'_>, ui: &Ui, words: &Words) -> Vec<Control<Msg>> {
    use say::r#do as button;
    let l = words.locale;
    let chosen = ui.ready(at);
    let mut list = Vec::new();
    let mut push = |id, class, icon, text: String, msg, pressed| {
        list.push(Control { id, class, icon, text, msg, on: true, pressed });
    };
    match (at.prompt(), chosen) {
        (Some(Prompt::Act { .. }), None | Some(Action::Go | Action::Stay)) => {
            for (id, action, vote) in [("go", Action::Go, Vote::Go), ("stay", Action::Stay, Vote::Stay)] {
                let pressed = Some(chosen == Some(action));
                push(id, "btn vote", "", words.card(vote).to_owned(), Msg::Pick(action), pressed);
            }
        }
        (Some(Prompt::Flee { at: home }), None) => {
            let text = button::stay_on { island: word(&words.island(home)) }.text(l);
            push("flee", "btn", "", text, Msg::Do(Action::Flee(home)), None);
        }
        (_, Some(Action::Turn(..))) => {
            let turn = |clockwise| Msg::Turn { clockwise };
            push("left", "btn icon", "anticlockwise", button::left {}.text(l).to_owned(), turn(false), None);
            push("right", "btn icon", "clockwise", button::right {}.text(l).to_owned(), turn(true), None);
        }
        (_, Some(Action::Sail(to))) if at.options(at.view.board.chart().cell(to)).len() > 1 => {
            let text = button::turn_instead {}.text(l).to_owned();
            push("right", "btn icon", "clockwise", text, Msg::Turn { clockwise: true }, None);
        }
        _ => {}
    }
    if let Some(action) = chosen {
        let text = match (at.prompt(), action) {
            (Some(Prompt::Flee { at: home }), Action::Flee(to)) if home == to => {
                button::stay_on { island: word(&words.island(home)) }.text(l)
            }
            _ => words.action(action),
        };
        push("confirm", "btn primary", "", text, Msg::Confirm, None);
    }
    if chosen.is_some() || ui.first.is_some() {
        push("cancel", "btn icon", "close", button::cancel {}.text(l).to_owned(), Msg::Cancel, None);
    }
    list
}
