//! Events in words.

use super::Words;
use crate::{
    app::{games::eruption::animation::entered, shell::text::word},
    rules::{
        Seat,
        eruption::{DrawCause, Ending, Event, HeatCause},
    },
    t,
};

impl Words {
    /// A danger zone is entered, and what it gives.
    pub fn enters(&self, seat: Seat, zone: u8) -> String {
        let (l, name) = (self.locale, self.name(seat));
        match zone {
            1 => t!(l, eruption::enters::z1, name = name),
            2 => t!(l, eruption::enters::z2, name = name),
            _ => t!(l, eruption::enters::z3, name = name),
        }
    }

    /// What happened; nothing for events that another one tells.
    pub fn event(&self, event: &Event) -> Option<String> {
        use crate::app::shell::text::keys::eruption::event as say;
        let l = self.locale;
        let name = |seat: Seat| self.name(seat);
        Some(match *event {
            Event::Started { seat } => say::started { name: word(&name(seat)) }.text(l),
            Event::TurnBegan { seat, turn, last: false } => {
                say::turn { turn: word(&turn), name: word(&name(seat)) }.text(l)
            }
            Event::TurnBegan { seat, turn, last: true } => {
                say::last_turn { turn: word(&turn), name: word(&name(seat)) }.text(l)
            }
            Event::PhaseBegan { .. }
            | Event::TurnEnded { .. }
            | Event::CardDrawn { cause: DrawCause::Deal, .. } => {
                return None;
            }
            Event::CardDrawn { seat, card: Some(card), .. } => {
                say::card_seen { name: word(&name(seat)), card: word(&self.card(card)) }.text(l)
            }
            Event::CardDrawn { seat, card: None, .. } => say::card_hidden { name: word(&name(seat)) }.text(l),
            Event::DiscardsShuffled { cards } => say::shuffled { cards: word(&cards) }.text(l),
            Event::DrawLost { .. } => say::draw_lost {}.text(l).to_owned(),
            Event::Heated { seat, by, now, cause } => self.entering(
                seat,
                by,
                now,
                match cause {
                    HeatCause::Contact(edge) => say::heated_contact {
                        edge: word(&self.edge(edge)),
                        name: word(&name(seat)),
                        by: word(&by),
                        now: word(&now),
                    }
                    .text(l),
                    HeatCause::LostWall(_) => {
                        say::heated_wall { name: word(&name(seat)), by: word(&by), now: word(&now) }.text(l)
                    }
                    HeatCause::Eruption(_) => {
                        say::heated_eruption { name: word(&name(seat)), by: word(&by), now: word(&now) }
                            .text(l)
                    }
                },
            ),
            Event::Cooled { seat, by, now } => {
                say::cooled { name: word(&name(seat)), by: word(&by), now: word(&now) }.text(l)
            }
            Event::WallRolled { edge, material, wall, lava, holds, .. } => {
                let (place, piece) = (self.edge(edge), self.wall(material));
                let (die, bonus, lava) = (wall.pips(), material.bonus(), lava.pips());
                if holds {
                    say::roll_holds {
                        wall: word(&piece),
                        edge: word(&place),
                        die: word(&die),
                        bonus: word(&bonus),
                        lava: word(&lava),
                    }
                    .text(l)
                } else {
                    say::roll_lost {
                        wall: word(&piece),
                        edge: word(&place),
                        die: word(&die),
                        bonus: word(&bonus),
                        lava: word(&lava),
                    }
                    .text(l)
                }
            }
            Event::WallLost { edge, material, .. } => {
                say::wall_lost { wall: word(&self.wall(material)), edge: word(&self.edge(edge)) }.text(l)
            }
            Event::WallBuilt { seat, edge, material, .. } => say::built {
                name: word(&name(seat)),
                wall: word(&self.wall(material)),
                edge: word(&self.edge(edge)),
            }
            .text(l),
            Event::WallMoved { seat, to, material, .. } => say::moved {
                name: word(&name(seat)),
                wall: word(&self.wall(material)),
                edge: word(&self.edge(to)),
            }
            .text(l),
            Event::WallGained { seat, material, .. } => {
                say::gained { name: word(&name(seat)), wall: word(&self.wall(material)) }.text(l)
            }
            Event::WallNotGained { seat, .. } => say::not_gained { name: word(&name(seat)) }.text(l),
            Event::TileDrawn { seat, kind } => {
                say::drawn { name: word(&name(seat)), kind: word(&self.kind(kind)) }.text(l)
            }
            Event::TileUncovered { stack, kind } => {
                say::uncovered { number: word(&(stack + 1)), kind: word(&self.kind(kind)) }.text(l)
            }
            Event::TilesShuffled { tiles } => say::tiles_shuffled { tiles: word(&tiles) }.text(l),
            Event::CardGiven { seat, to, card: Some(card) } => {
                say::given { name: word(&name(seat)), to: word(&name(to)), what: word(&self.card(card)) }
                    .text(l)
            }
            Event::CardGiven { seat, to, card: None } => {
                say::card_given { name: word(&name(seat)), to: word(&name(to)) }.text(l)
            }
            Event::WallGiven { seat, to, material } => {
                say::given { name: word(&name(seat)), to: word(&name(to)), what: word(&self.wall(material)) }
                    .text(l)
            }
            Event::TileReturned { .. } => say::returned {}.text(l).to_owned(),
            Event::TilePlaced { seat, hex, tile } => say::placed {
                name: word(&name(seat)),
                kind: word(&self.tile(tile)),
                hex: word(&Words::hex(hex)),
            }
            .text(l),
            Event::HexRefused { hex, .. } => say::refused { hex: word(&Words::hex(hex)) }.text(l),
            Event::PlacementSkipped { .. } => say::skipped {}.text(l).to_owned(),
            Event::StackDiscarded { tiles } => say::stack_gone { tiles: word(&tiles) }.text(l),
            Event::EruptionTaken { seat, number } => {
                say::eruption_taken { name: word(&name(seat)), number: word(&number) }.text(l)
            }
            Event::EruptionDiscarded { .. } => say::eruption_nowhere {}.text(l).to_owned(),
            Event::CardPlayed { seat, card } => {
                say::played { name: word(&name(seat)), card: word(&self.card(card)) }.text(l)
            }
            Event::CardTraded { seat, card } => {
                say::traded { name: word(&name(seat)), card: word(&self.card(card)) }.text(l)
            }
            Event::CardsTraded { seat, cards: [one, two] } => say::traded_two {
                name: word(&name(seat)),
                one: word(&self.card(one)),
                two: word(&self.card(two)),
            }
            .text(l),
            Event::CardDiscarded { seat, card } => {
                say::discarded { name: word(&name(seat)), card: word(&self.card(card)) }.text(l)
            }
            Event::TileRemoved { hex, tile, .. } => {
                say::removed { hex: word(&Words::hex(hex)), kind: word(&self.tile(tile)) }.text(l)
            }
            Event::TileTurned { hex, to, .. } => {
                say::turned { kind: word(&self.tile(to)), hex: word(&Words::hex(hex)) }.text(l)
            }
            Event::TileReplaced { hex, from, to, .. } => say::replaced {
                hex: word(&Words::hex(hex)),
                kind: word(&self.tile(to)),
                old: word(&self.tile(from)),
            }
            .text(l),
            Event::BurntOut { seat } => say::burnt { name: word(&name(seat)) }.text(l),
            Event::FinalRound { cause: Ending::BurnOut, .. } => say::final_burn {}.text(l).to_owned(),
            Event::FinalRound { cause: Ending::Exhaustion, .. } => say::final_stack {}.text(l).to_owned(),
            Event::GameOver => say::over {}.text(l).to_owned(),
        })
    }

    /// How hot it got, and the zone that was entered with it.
    fn entering(&self, seat: Seat, by: u16, now: u16, heated: String) -> String {
        match entered(by, now) {
            Some(zone) => t!(self.locale, common::sentences, a = heated, b = self.enters(seat, zone)),
            None => heated,
        }
    }
}

/// Whose doing an event is, for the filter and the picture beside its line.
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Started { seat }
        | Event::TurnBegan { seat, .. }
        | Event::PhaseBegan { seat, .. }
        | Event::CardDrawn { seat, .. }
        | Event::DrawLost { seat, .. }
        | Event::Heated { seat, .. }
        | Event::Cooled { seat, .. }
        | Event::WallRolled { seat, .. }
        | Event::WallBuilt { seat, .. }
        | Event::WallMoved { seat, .. }
        | Event::WallGained { seat, .. }
        | Event::WallNotGained { seat, .. }
        | Event::TileDrawn { seat, .. }
        | Event::TileReturned { seat, .. }
        | Event::TilePlaced { seat, .. }
        | Event::HexRefused { seat, .. }
        | Event::PlacementSkipped { seat }
        | Event::EruptionTaken { seat, .. }
        | Event::EruptionDiscarded { seat }
        | Event::CardPlayed { seat, .. }
        | Event::CardTraded { seat, .. }
        | Event::CardsTraded { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::CardGiven { seat, .. }
        | Event::WallGiven { seat, .. }
        | Event::TileRemoved { seat, .. }
        | Event::TileTurned { seat, .. }
        | Event::TileReplaced { seat, .. }
        | Event::BurntOut { seat }
        | Event::TurnEnded { seat } => Some(seat),
        Event::DiscardsShuffled { .. }
        | Event::TileUncovered { .. }
        | Event::TilesShuffled { .. }
        | Event::WallLost { .. }
        | Event::StackDiscarded { .. }
        | Event::FinalRound { .. }
        | Event::GameOver => None,
    }
}
