//! What is asked, and the buttons that answer it.

use super::super::{
    situation::{Situation, cell_of},
    ui::{Msg, Part, Ui},
    words::Words,
};
use crate::{
    app::{
        shell::text::{keys::volcano as say, word},
        table::controls::Control,
    },
    rules::{
        Pending, Seat,
        volcano::{Action, Dir, Incident, Island, Prompt, View, Vote, Way},
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
        (Some(Action::Sail(to)), _) => ask::sail { name: word(&name), island: word(&island(to)) }.text(l),
        (Some(Action::Flee(to)), _) => ask::flee_one { name: word(&name), island: word(&island(to)) }.text(l),
        (_, Prompt::Start) => ask::start { name: word(&name) }.text(l),
        (_, Prompt::Swap) if ui.first.is_some() => ask::swap_one { name: word(&name) }.text(l),
        (_, Prompt::Swap) => ask::swap { name: word(&name) }.text(l),
        (_, Prompt::Add) => ask::add { name: word(&name) }.text(l),
        (_, Prompt::Act { .. }) => match ui.shown_part() {
            Part::Vote => ask::vote { name: word(&name) }.text(l),
            Part::Turn if chosen.is_some() => ask::turn_one { name: word(&name) }.text(l),
            Part::Turn => ask::turn { name: word(&name) }.text(l),
            Part::Move => ask::sail_where { name: word(&name) }.text(l),
        },
        (_, Prompt::Flee { .. }) => ask::flee { name: word(&name) }.text(l),
    }
}

/// What stands under the question: what the chosen action would change, or what there is to know.
pub fn detail(view: &View, ui: &Ui, facts: &[String], words: &Words) -> String {
    use say::detail as say;
    let l = words.locale;
    match (view.pending, ui.shown_part()) {
        _ if !facts.is_empty() => facts.join(" "),
        (Pending::Decision { prompt: Prompt::Act { .. }, .. }, part) => match part {
            Part::Vote => say::vote {}.text(l),
            Part::Turn if ui.chosen.is_some() => "",
            Part::Turn => say::turn {}.text(l),
            Part::Move => say::sail {}.text(l),
        }
        .to_owned(),
        _ => String::new(),
    }
}

/// The three parts of a go: how much of each is left, or why it cannot be done.
pub fn parts(at: &Situation<'_>, ui: &Ui, words: &Words) -> Vec<Control<Msg>> {
    use say::part;
    let Pending::Decision { seat, prompt: Prompt::Act { turns, sailed, .. } } = at.view.pending else {
        return Vec::new();
    };
    let (l, shown) = (words.locale, ui.shown_part());
    let most = most_turns(at.view, seat);
    let reach = at.view.reachable(seat).iter().count();
    let turn = match (turns, shown) {
        (0, _) => part::done {}.text(l),
        (_, Part::Turn) if ui.chosen.is_some() => part::choose_way {}.text(l),
        _ => part::tap_card {}.text(l),
    };
    let go = match (sailed, reach) {
        (true, _) => part::done {}.text(l).to_owned(),
        (_, 0) => part::no_reach {}.text(l).to_owned(),
        _ => part::reach { count: word(&reach) }.text(l),
    };
    let line = |name: &str, state: &str| [name, "\n", state].concat();
    let turned = part::turn { count: word(&(most - turns)), most: word(&most) }.text(l);
    [
        ("part-turn", Part::Turn, line(&turned, turn), turns > 0),
        ("part-move", Part::Move, line(part::sail {}.text(l), &go), !sailed && reach > 0),
        ("part-vote", Part::Vote, line(part::vote {}.text(l), part::due {}.text(l)), true),
    ]
    .into_iter()
    .map(|(id, part, text, on)| Control {
        id,
        class: "part",
        icon: "",
        text,
        msg: Msg::Part(part),
        on,
        pressed: Some(part == shown),
    })
    .collect()
}

/// How many currents the seat may turn in this turn (V7, V8).
fn most_turns(view: &View, seat: Seat) -> u8 {
    1 + u8::from(view.incident == Some(Incident::TwoCurrents) && view.board.parent() == seat)
}

/// The buttons.
pub fn controls(at: &Situation<'_>, ui: &Ui, words: &Words) -> Vec<Control<Msg>> {
    use say::r#do as button;
    let l = words.locale;
    let chosen = ui.ready(at);
    let mut list = Vec::new();
    let mut push = |id, class, text: String, msg, on, pressed| {
        list.push(Control { id, class, icon: "", text, msg, on, pressed });
    };
    match (at.prompt(), ui.shown_part()) {
        (Some(Prompt::Act { .. }), Part::Vote) => {
            for (id, action, vote) in [("go", Action::Go, Vote::Go), ("stay", Action::Stay, Vote::Stay)] {
                push(id, "btn vote", words.card(vote).to_owned(), Msg::Do(action), true, None);
            }
        }
        (Some(Prompt::Act { .. }), Part::Turn) => {
            let Some(cell) = ui.chosen.and_then(|action| cell_of(action, at.view)) else {
                push("cancel", "btn back", button::cancel {}.text(l).to_owned(), Msg::Cancel, true, None);
                return list;
            };
            let now = at.view.board.chart().currents().dir(cell);
            for (id, dir) in ["way0", "way1", "way2", "way3"].into_iter().zip(Dir::ALL) {
                let text = match dir == now {
                    true => button::way_now { dir: word(&words.dir(dir)) }.text(l),
                    false => words.dir(dir).to_owned(),
                };
                let turn = Action::Turn(cell, dir);
                push(id, "btn way", text, Msg::Pick(turn), dir != now, Some(chosen == Some(turn)));
            }
        }
        (Some(Prompt::Act { .. }), Part::Move) => {
            let home = at.legal.iter().filter_map(|action| match *action {
                Action::Sail(to) => Some(to),
                _ => None,
            });
            for to in home {
                let text = [words.island(to), way(at.view, to, words).to_owned()].join("\n");
                let action = Action::Sail(to);
                push(landing(to), "btn landing", text, Msg::Pick(action), true, Some(chosen == Some(action)));
            }
        }
        (Some(Prompt::Flee { at: home }), _) if chosen.is_none() => {
            let text = button::stay_on { island: word(&words.island(home)) }.text(l);
            push("flee", "btn", text, Msg::Do(Action::Flee(home)), true, None);
        }
        _ => {}
    }
    if chosen.is_some() || ui.first.is_some() || ui.part != Part::Vote {
        push("cancel", "btn back", button::cancel {}.text(l).to_owned(), Msg::Cancel, true, None);
    }
    if let Some(action) = chosen {
        let text = match (at.prompt(), action) {
            (Some(Prompt::Flee { at: home }), Action::Flee(to)) if home == to => {
                button::stay_on { island: word(&words.island(home)) }.text(l)
            }
            (_, Action::Turn(_, dir)) => button::turn_to { dir: word(&words.dir(dir)) }.text(l),
            _ => words.action(action),
        };
        push("confirm", "btn primary", text, Msg::Confirm, true, None);
    }
    list
}

/// The name of the button for an island.
fn landing(to: Island) -> &'static str {
    ["to1", "to2", "to3", "to4", "to5", "to6"][to.index()]
}

/// How the acting player would come there.
fn way(view: &View, to: Island, words: &Words) -> &'static str {
    let l = words.locale;
    let from = match view.pending {
        Pending::Decision { seat, .. } => view.board.pawn(seat).at,
        _ => None,
    };
    match from.and_then(|from| view.board.chart().way(from, to, view.config.adjacent)) {
        Some(Way::Current) => say::part::by_current {}.text(l),
        _ => say::part::beside {}.text(l),
    }
}
