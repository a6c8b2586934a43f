//! Eruption in words: names of pieces and places, sentences for events, actions and refusals. The log, the labels for
//! screen readers, the list of actions and the prompts all speak through [`Words`].

use super::{art::facing::Facing, telling::entered};
use crate::app::shell::text::Locale;
use crate::app::shell::text::{Said, Word, word};
use crate::{
    app::board::sides::emblem_name,
    rules::{
        Refusal, Seat,
        eruption::{
            Action, Card, Clan, Degrees, Dir, DrawCause, Edge, Ending, Event, HeatCause, Hex, Illegal, Kind,
            Material, Phase, Tile, Village,
        },
    },
    t,
};

/// A language and the players' names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub locale: Locale,
    /// By seat.
    pub names: Vec<String>,
    /// By seat.
    pub villages: Vec<Village>,
    /// How the board lies: directions are told as they are seen.
    pub facing: Facing,
}

impl Said for Degrees {
    fn said(&self) -> Word<'_> {
        Word::Number(self.get().into())
    }
}

impl Said for Clan {
    fn said(&self) -> Word<'_> {
        Word::Text(["A", "B", "C"][self.index()])
    }
}

/// Pieces and places.
impl Words {
    /// A player's name.
    // So often asked for that a call is shorter than what it does.
    #[inline(never)]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The colour of a village.
    pub fn colour(&self, village: Village) -> &'static str {
        let l = self.locale;
        match village.index() {
            0 => t!(l, eruption::village::v0),
            1 => t!(l, eruption::village::v1),
            2 => t!(l, eruption::village::v2),
            3 => t!(l, eruption::village::v3),
            4 => t!(l, eruption::village::v4),
            _ => t!(l, eruption::village::v5),
        }
    }

    /// The emblem of a village.
    pub fn emblem(&self, village: Village) -> &'static str {
        emblem_name(village.index(), self.locale)
    }

    /// "yellow village".
    pub fn village(&self, village: Village) -> String {
        t!(self.locale, eruption::village_name, colour = self.colour(village))
    }

    /// The owner's name, or the village's if it is neutral.
    pub fn owner(&self, village: Village) -> String {
        match self.villages.iter().position(|own| *own == village) {
            Some(seat) => self.names.get(seat).cloned().unwrap_or_default(),
            None => self.village(village),
        }
    }

    /// A material.
    pub fn material(&self, material: Material) -> &'static str {
        match material {
            Material::Straw => t!(self.locale, eruption::material::straw),
            Material::Wood => t!(self.locale, eruption::material::wood),
            Material::Stone => t!(self.locale, eruption::material::stone),
        }
    }

    /// "stone wall".
    pub fn wall(&self, material: Material) -> String {
        t!(self.locale, eruption::wall_of, material = self.material(material))
    }

    /// A kind of lava tile.
    pub fn kind(&self, kind: Kind) -> &'static str {
        let l = self.locale;
        match kind.index() {
            0 => t!(l, eruption::kind::k0),
            1 => t!(l, eruption::kind::k1),
            2 => t!(l, eruption::kind::k2),
            3 => t!(l, eruption::kind::k3),
            4 => t!(l, eruption::kind::k4),
            5 => t!(l, eruption::kind::k5),
            6 => t!(l, eruption::kind::k6),
            7 => t!(l, eruption::kind::k7),
            8 => t!(l, eruption::kind::k8),
            9 => t!(l, eruption::kind::k9),
            10 => t!(l, eruption::kind::k10),
            _ => t!(l, eruption::kind::k11),
        }
    }

    /// A tile, lava or eruption.
    pub fn tile(&self, tile: Tile) -> &'static str {
        tile.kind().map_or(t!(self.locale, eruption::kind::eruption), |(kind, _)| self.kind(kind))
    }

    /// A direction.
    pub fn dir(&self, dir: Dir) -> &'static str {
        let l = self.locale;
        match self.facing.dir(dir) {
            Dir::N => t!(l, eruption::dir::d0),
            Dir::NE => t!(l, eruption::dir::d1),
            Dir::SE => t!(l, eruption::dir::d2),
            Dir::S => t!(l, eruption::dir::d3),
            Dir::SW => t!(l, eruption::dir::d4),
            Dir::NW => t!(l, eruption::dir::d5),
        }
    }

    /// A card's name.
    pub fn card(&self, card: Card) -> &'static str {
        let l = self.locale;
        match card {
            Card::Aftershock => t!(l, eruption::card::aftershock),
            Card::LavaFlow => t!(l, eruption::card::lava_flow),
            Card::Quake => t!(l, eruption::card::quake),
            Card::Rain => t!(l, eruption::card::rain),
            Card::Reinforce => t!(l, eruption::card::reinforce),
            Card::Relocate => t!(l, eruption::card::relocate),
            Card::Sinkhole => t!(l, eruption::card::sinkhole),
            Card::VolcanicBomb => t!(l, eruption::card::volcanic_bomb),
        }
    }

    /// What a card does.
    pub fn effect(&self, card: Card) -> &'static str {
        let l = self.locale;
        match card {
            Card::Aftershock => t!(l, eruption::effect::aftershock),
            Card::LavaFlow => t!(l, eruption::effect::lava_flow),
            Card::Quake => t!(l, eruption::effect::quake),
            Card::Rain => t!(l, eruption::effect::rain),
            Card::Reinforce => t!(l, eruption::effect::reinforce),
            Card::Relocate => t!(l, eruption::effect::relocate),
            Card::Sinkhole => t!(l, eruption::effect::sinkhole),
            Card::VolcanicBomb => t!(l, eruption::effect::volcanic_bomb),
        }
    }

    /// A danger zone and what it gives, 0 to 3.
    pub fn zone(&self, zone: u8) -> &'static str {
        match zone {
            0 => t!(self.locale, eruption::zone::z0),
            1 => t!(self.locale, eruption::zone::z1),
            2 => t!(self.locale, eruption::zone::z2),
            _ => t!(self.locale, eruption::zone::z3),
        }
    }

    /// A phase of the turn.
    pub fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Damage => t!(self.locale, eruption::phase::damage),
            Phase::Eruption => t!(self.locale, eruption::phase::eruption),
            Phase::Lava => t!(self.locale, eruption::phase::lava),
            Phase::Cards => t!(self.locale, eruption::phase::cards),
            Phase::Walls => t!(self.locale, eruption::phase::walls),
        }
    }

    /// A hex, as a letter for the column and a number from the top: `D5`.
    pub fn hex(hex: Hex) -> String {
        let (q, r) = hex.axial();
        // The top of the island's outline in each column.
        let top = [2, 1, -2, -3, -3, -3, -4, -5, -5, -3, -3][(q + 5) as usize];
        format!("{}{}", char::from(b'A' + (q + 5) as u8), r - top + 1)
    }

    /// An edge.
    pub fn edge(&self, edge: Edge) -> String {
        let l = self.locale;
        match edge {
            Edge::Village(slot) => {
                let number = slot.village().slots().position(|other| other == slot).unwrap_or(0) + 1;
                t!(l, eruption::village_edge, colour = self.colour(slot.village()), number = number)
            }
            Edge::Lava { front, side } if front.neighbour(side).is_none() => {
                t!(l, eruption::mouth_edge, dir = self.dir(side), hex = Words::hex(front))
            }
            Edge::Lava { front, side } => {
                t!(l, eruption::edge, dir = self.dir(side), hex = Words::hex(front))
            }
        }
    }
}

/// Sentences.
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

    /// Why something is refused, with the number of the rule.
    pub fn refusal(&self, why: Illegal) -> String {
        t!(self.locale, eruption::refusal::with_rule, fact = self.refusal_fact(why), rule = why.rule())
    }

    fn refusal_fact(&self, why: Illegal) -> String {
        let l = self.locale;
        match why {
            Illegal::Over => t!(l, eruption::refusal::over),
            Illegal::NotNow => t!(l, eruption::refusal::not_now),
            Illegal::Impossible => t!(l, eruption::refusal::impossible),
            Illegal::Taken(_) => t!(l, eruption::refusal::taken),
            Illegal::NoTile(_) => t!(l, eruption::refusal::no_tile),
            Illegal::NoJoin(_) => t!(l, eruption::refusal::no_join),
            Illegal::TurnNotSmallest => t!(l, eruption::refusal::turn),
            Illegal::Refused(_) => t!(l, eruption::refusal::refused),
            Illegal::NoStack => t!(l, eruption::refusal::no_stack),
            Illegal::NothingFits => t!(l, eruption::refusal::nothing_fits),
            Illegal::NoLavaThere(_) => t!(l, eruption::refusal::no_lava),
            Illegal::NothingEmptyAcross(_) => t!(l, eruption::refusal::across),
            Illegal::WallThere(_) => t!(l, eruption::refusal::wall_there),
            Illegal::ForeignVillage(_) => t!(l, eruption::refusal::foreign),
            Illegal::NoWallThere(_) => t!(l, eruption::refusal::no_wall),
            Illegal::NoWallInVillage => t!(l, eruption::refusal::no_village_wall),
            Illegal::SameEdge(_) => t!(l, eruption::refusal::same_edge),
            Illegal::TooManyMoves => t!(l, eruption::refusal::too_many_moves),
            Illegal::NothingMoved => t!(l, eruption::refusal::nothing_moved),
            Illegal::NoHeat => t!(l, eruption::refusal::no_heat),
            Illegal::CutsOff(_) => t!(l, eruption::refusal::cuts_off),
            Illegal::NoSource(_) => t!(l, eruption::refusal::no_source),
            Illegal::SameTurn(_) => t!(l, eruption::refusal::same_turn),
            Illegal::NothingToReplace => t!(l, eruption::refusal::nothing_to_replace),
            Illegal::StockEmpty(_) => t!(l, eruption::refusal::stock_empty),
            Illegal::TooManyCards => t!(l, eruption::refusal::too_many_cards),
            Illegal::DiscardNotNeeded => t!(l, eruption::refusal::no_discard),
            Illegal::NoClanmate(_) => t!(l, eruption::refusal::clanmate),
            Illegal::NoTop(_) => t!(l, eruption::refusal::no_top),
            Illegal::TopFitsNowhere(_) => t!(l, eruption::refusal::top),
            Illegal::CardOrder => t!(l, eruption::refusal::order),
            Illegal::EdgeMismatch(_, dir) => return t!(l, eruption::refusal::edge, dir = self.dir(dir)),
            Illegal::MouthBlocked(_, dir) => return t!(l, eruption::refusal::mouth, dir = self.dir(dir)),
            Illegal::BlankVolcano(_, dir) => return t!(l, eruption::refusal::blank, dir = self.dir(dir)),
            Illegal::EruptionMismatch(_, dir) => {
                return t!(l, eruption::refusal::eruption, dir = self.dir(dir));
            }
            Illegal::NotInHand(card) => return t!(l, eruption::refusal::not_in_hand, card = self.card(card)),
            Illegal::NotInSupply(material) => {
                return t!(l, eruption::refusal::supply, wall = self.wall(material));
            }
        }
        .to_owned()
    }

    /// An action, for the list of all.
    pub fn action(&self, action: Action, rolls: bool) -> String {
        use crate::app::shell::text::keys::eruption::{action as say, r#do as button};
        let l = self.locale;
        let turn = |turn: crate::rules::eruption::Turn| turn.steps() + 1;
        match action {
            Action::Start(_) | Action::Card(_) | Action::Tile(_) | Action::Again(_) | Action::Dice { .. } => {
                action.to_string()
            }
            Action::Take(pile) => say::take { number: word(&(pile + 1)) }.text(l),
            Action::GiveCard(to, card) => {
                say::give { name: word(&self.name(to)), what: word(&self.card(card)) }.text(l)
            }
            Action::GiveWall(to, material) => {
                say::give { name: word(&self.name(to)), what: word(&self.wall(material)) }.text(l)
            }
            Action::Erupt(hex) => say::erupt { hex: word(&Words::hex(hex)) }.text(l),
            Action::Place(hex, at) if rolls => {
                say::place_roll { hex: word(&Words::hex(hex)), turn: word(&turn(at)) }.text(l)
            }
            Action::Place(hex, at) => {
                say::place { hex: word(&Words::hex(hex)), turn: word(&turn(at)) }.text(l)
            }
            Action::Replace(hex, at) => {
                say::replace { hex: word(&Words::hex(hex)), turn: word(&turn(at)) }.text(l)
            }
            Action::Extra => button::extra {}.text(l).to_owned(),
            Action::NoExtra => button::no_extra {}.text(l).to_owned(),
            Action::LavaFlow | Action::Relocate | Action::Rain | Action::Quake => {
                let card = action.plays().map_or("", |card| self.card(card));
                say::play { card: word(&card) }.text(l)
            }
            Action::Reinforce(edge, material) => say::play_wall {
                card: word(&self.card(Card::Reinforce)),
                place: word(&self.edge(edge)),
                wall: word(&self.wall(material)),
            }
            .text(l),
            Action::Sinkhole(hex) => {
                say::play_at { card: word(&self.card(Card::Sinkhole)), place: word(&Words::hex(hex)) }.text(l)
            }
            Action::VolcanicBomb(edge) => {
                say::play_at { card: word(&self.card(Card::VolcanicBomb)), place: word(&self.edge(edge)) }
                    .text(l)
            }
            Action::Aftershock(hex, at) => say::play_turn {
                card: word(&self.card(Card::Aftershock)),
                place: word(&Words::hex(hex)),
                turn: word(&turn(at)),
            }
            .text(l),
            Action::Move(from, to) => say::r#move {
                from: word(&self.edge(Edge::Village(from))),
                to: word(&self.edge(Edge::Village(to))),
            }
            .text(l),
            Action::Trade(card) => {
                say::trade { card: word(&self.card(card)), wall: word(&self.wall(card.trades_for())) }.text(l)
            }
            Action::TradeTwo(one, two) => {
                say::trade_two { one: word(&self.card(one)), two: word(&self.card(two)) }.text(l)
            }
            Action::Discard(card) => say::discard { card: word(&self.card(card)) }.text(l),
            Action::Done => button::done_short {}.text(l).to_owned(),
            Action::Wall(edge, material) => {
                say::wall { wall: word(&self.wall(material)), place: word(&self.edge(edge)) }.text(l)
            }
            Action::End => button::end {}.text(l).to_owned(),
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
}

impl Words {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game,
            eruption::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn hexes_have_names_of_their_own() {
        let mut names: Vec<_> = Hex::all().map(Words::hex).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 60);
        assert_eq!(Words::hex(Hex::at(-5, 2).unwrap()), "A1");
    }

    #[test]
    fn every_event_and_action_of_whole_games_is_said_in_both_languages() {
        for locale in Locale::ALL {
            let words = Words {
                locale,
                names: (1..=6).map(|number| format!("P{number}")).collect(),
                villages: Village::in_play(6).to_vec(),
                facing: Facing::PRINTED,
            };
            let clans = crate::rules::eruption::Clans::pairs(6);
            let variants = Config { clans, annihilation: true, forecast: true, ..Config::new(6) };
            let mut events = Vec::new();
            for config in [Config::new(6), variants] {
                let mut playout = Playout::new(3);
                let mut game = State::new(&config).unwrap();
                while let Some(action) = playout.step(&mut game, &mut events) {
                    assert!(!words.action(action, true).is_empty());
                }
            }
            events.extend(
                events.clone().into_iter().map(|event| event.witnessed_by(crate::rules::Viewer::Table)),
            );
            for event in &events {
                if let Some(line) = words.event(event) {
                    assert!(!line.is_empty() && !line.contains('{'), "{line}");
                }
            }
        }
    }
}
