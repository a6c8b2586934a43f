//! What an event or an action looks like in small, and where on the board it is: for the log and the list of actions.

use super::{
    art::{self, HEAD, RESOURCES},
    stage::vote_icon,
    ui::cell_of,
    words::Words,
};
use crate::app::shell::icon::icon;
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{die_face, flame_icon, square},
        },
        dom::{El, el, svg},
    },
    rules::{
        Game, Viewer,
        volcano::{Action, Dir, Event, Island, State, Vote},
    },
};

/// The head of a current.
fn arrow(dir: Dir) -> El {
    let turn = ["rotate(", &(90 * dir.index()).to_string(), ") translate(0 70)"].concat();
    square("piece", "-32 -32 64 64", 26).child(svg("g").attr("transform", turn).constant_markup(HEAD))
}

fn island(island: Island) -> El {
    square("piece sea5", "-90 -82 180 164", 40).constant_markup(&art::island(island))
}

/// A small picture of what it is about.
pub fn picture(event: &Event) -> Option<El> {
    let die = |pips| die_face(DieKind::Lava, pips, 24);
    Some(match *event {
        Event::Checked { die: rolled, hits, .. } => {
            el("span").child(die(rolled.pips())).child(hits.then(|| flame_icon(22)))
        }
        Event::IncidentRolled { die: rolled, .. } => {
            let picture = square("event-picture", "-34 -34 68 68", 30);
            let sea = svg("rect.ev-sea[x=-33][y=-33][width=66]");
            picture
                .child(sea.attr("height", "66").attr("rx", "10"))
                .child(svg("g").constant_markup(art::event(rolled.pips())))
        }
        Event::CurrentTurned { to, .. } => arrow(to),
        Event::Revealed { .. } | Event::Voted { vote: None, .. } => icon("card"),
        Event::Voted { vote: Some(vote), .. } => vote_icon(vote, 24),
        Event::Erupted { .. } | Event::Hit { .. } => flame_icon(24),
        Event::Gained { .. } => square("piece sea5", "-20 -20 40 40", 24).constant_markup(RESOURCES[0]),
        Event::PawnPlaced { island: to, .. }
        | Event::Gathered { to, .. }
        | Event::Sailed { to, .. }
        | Event::Fled { to, .. }
        | Event::Added { island: to, .. }
        | Event::Drifted { island: to, .. } => island(to),
        Event::DriftStopped { .. } => icon("close"),
        _ => return None,
    })
}

/// Where it happened: a card of the sea, or an island, wherever that is now.
pub fn place(event: &Event) -> Option<String> {
    Some(match *event {
        Event::CurrentTurned { cell, .. } | Event::Drifted { to: cell, .. } => Words::cell(cell),
        Event::DriftStopped { at, .. } => Words::cell(at),
        Event::PawnPlaced { island: to, .. }
        | Event::Gathered { to, .. }
        | Event::Sailed { to, .. }
        | Event::Fled { to, .. }
        | Event::Gained { island: to, .. }
        | Event::Hit { island: to, .. }
        | Event::Added { island: to, .. } => to.name().to_owned(),
        Event::Erupted { .. } => Island::Volcano.name().to_owned(),
        _ => return None,
    })
}

/// The card of the sea that an action is about.
pub fn action_place(state: &State, action: Action) -> Option<String> {
    cell_of(action, &state.view(Viewer::Table)).map(Words::cell)
}

/// A small picture of an action.
pub fn action_picture(action: Action) -> Option<El> {
    match action {
        Action::Turn(_, dir) => Some(arrow(dir)),
        Action::Go => Some(vote_icon(Vote::Go, 24)),
        Action::Stay => Some(vote_icon(Vote::Stay, 24)),
        Action::Start(to) | Action::Sail(to) | Action::Add(to) | Action::Flee(to) => Some(island(to)),
        Action::Swap(one, two) => Some(el("span").child([island(one), island(two)])),
        _ => None,
    }
}
