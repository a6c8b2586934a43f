//! The telling on the screen: the caption, the dice, the card of the event and the cards that are turned up; the board on the
//! curtain; and the eruption, which the whole screen knows. What is told is cut by [`super::telling`].

use super::{
    art::{self, VOTES},
    board::seat_mark,
    board::{bare_board, emblem_of},
    table::{VolcanoTable, words},
    words::{Words, actor},
};
use crate::app::board::emblems;
use crate::{
    app::{
        board::{
            dice::DieKind,
            pieces::{emblem, flame_icon, square, tumbling_die},
        },
        dom::{Content, El, View, all, el, svg},
        table::{Desk, moment},
    },
    rules::{
        Seat,
        volcano::{Event, Vote},
    },
    t,
};
use leptos::prelude::*;

/// What is being told, in a line over the board.
pub fn caption(desk: Desk<VolcanoTable>) -> El {
    moment::caption(move || {
        let beat = desk.telling.beat.get()?;
        let words = desk.session.with_untracked(|table| words(table, desk.locale));
        let mark = actor(&beat.event).map(|seat| seat_mark(desk, seat, 24));
        Some((mark, words.event(&beat.event)?))
    })
}

/// What is laid in the middle of the board for a moment: dice, the event, the choices of all.
pub fn happening(desk: Desk<VolcanoTable>) -> El {
    let picture = move || {
        let beat = desk.telling.beat.get()?;
        let words = desk.session.with_untracked(|table| words(table, desk.locale));
        let die = |pips| tumbling_die(DieKind::Lava, pips, 88);
        Some(match beat.event {
            Event::Checked { die: rolled, threshold, hits, .. } => {
                let outcome = if hits { flame_icon(56) } else { anchor() };
                let top = ["≤ ", &threshold.to_string()].concat();
                let verdict = el("div.verdict").child([el("b.num").child(top), outcome]);
                el("div.roll").child([die(rolled.pips()), verdict])
            }
            Event::IncidentRolled { die: rolled, .. } => {
                el("div.roll").child([die(rolled.pips()), event_card(&words, rolled.pips(), false)])
            }
            Event::Revealed { go, .. } => {
                let players = desk.view.with_untracked(|view| view.config.players);
                let card = |seat: Seat| {
                    let vote = if go.has(seat) { Vote::Go } else { Vote::Stay };
                    vote_card(&words, vote)
                        .style("--turn", seat.index().to_string())
                        .child(emblem(emblem_of(players, seat), 30))
                };
                el("div.reveal").child(all(Seat::first(players).map(card)))
            }
            _ => return None,
        })
    };
    el("div.happening[aria-hidden=true]").child(picture)
}

/// The picture of GO or STAY.
pub fn vote_icon(vote: Vote, size: u16) -> El {
    square("ico", "0 0 32 32", size).constant_markup(VOTES[usize::from(vote == Vote::Stay)])
}

fn anchor() -> El {
    vote_icon(Vote::Stay, 48)
}

fn vote_card(words: &Words, vote: Vote) -> El {
    let class = if vote == Vote::Go { "vcard says-go" } else { "vcard" };
    el("div").class(class).child(vote_icon(vote, 40)).child(el("b").child(words.card(vote)))
}

/// The card of an event by the face of its die: its own picture, its name, and what it does.
pub fn event_card(words: &Words, face: u8, long: bool) -> El {
    let [name, text] = words.incident(face);
    let picture = square("event-picture", "-34 -34 68 68", 56);
    let sea = svg("rect.ev-sea[x=-33][y=-33][width=66]");
    let picture = picture
        .child(sea.attr("height", "66").attr("rx", "10"))
        .child(svg("g").constant_markup(art::event(face)));
    let title = t!(words.locale, volcano::event::title, face = face, name = name);
    let text = long.then(|| el("p").child(text));
    el("div.event-card").child(picture).child(el("div").child(el("p.event-name").child(title)).child(text))
}

/// The board on the curtain, as everybody may see it.
pub fn stage(desk: Desk<VolcanoTable>) -> View {
    all([el("div.fit").child(bare_board(desk)), caption(desk), happening(desk)])
}

/// Moments of the whole screen: whose turn begins, and the volcano erupts.
pub fn great_moment(desk: Desk<VolcanoTable>) -> View {
    let picture = move || {
        let beat = desk.telling.beat.get()?;
        let said = || desk.session.with_untracked(|table| words(table, desk.locale).event(&beat.event));
        Some(match beat.event {
            Event::Erupted { hit, .. } => {
                let marks = hit.iter().map(|seat| seat_mark(desk, seat, 64));
                let marks = el("div.hit-marks").child(all(marks));
                moment::moment("moment eruption".to_owned(), marks, said()?, true)
            }
            // On the curtain it stands in the caption.
            Event::TurnBegan { parent, .. } if desk.curtain.get().is_none() => {
                let class = emblems::class(emblem_of(desk.config().players, parent));
                moment::moment(
                    ["moment whose ", class].concat(),
                    seat_mark(desk, parent, 120),
                    said()?,
                    false,
                )
            }
            _ => return None,
        })
    };
    picture.into_node()
}
