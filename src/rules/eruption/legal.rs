//! Which actions are legal: the lists, and the check of a single action with the reason why not. A property test holds the
//! two together.

use super::{
    action::Action,
    card::Card,
    clan::Clans,
    hex::{Dir, Hex, HexSet},
    illegal::Illegal,
    island::Slot,
    material::Material,
    prompt::{Chance, Prompt},
    state::{Stage, State},
    tile::{Kind, Tile, Turn},
    wall::Edge,
};
use crate::rules::{Die, Pending, Seat};

impl State {
    pub(super) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        let Pending::Decision { prompt, .. } = self.next() else { return };
        match prompt {
            Prompt::Erupt { .. } => out.extend(self.board.fits_eruption().iter().map(Action::Erupt)),
            Prompt::Take => out.extend((0..3).filter(|pile| self.top_fits(*pile)).map(Action::Take)),
            Prompt::Place { kind, .. } => {
                list_turns(self.board.fits_turned(kind, self.open()), Action::Place, out);
            }
            Prompt::Extra => out.extend([Action::Extra, Action::NoExtra]),
            Prompt::Cards { over } => self.list_cards(over, out),
            Prompt::Relocate { moves } => self.list_moves(moves, out),
            Prompt::Replace { kind } => {
                list_turns(self.board.fits_turned(kind, self.board.replaceable()), Action::Replace, out);
            }
            Prompt::Walls { .. } => {
                self.list_walls(Action::Wall, out);
                out.push(Action::End);
            }
        }
    }

    fn list_cards(&self, over: u8, out: &mut Vec<Action>) {
        let hand = self.own().hand;
        let holds = |card| hand.of(card) > 0;
        let may_draw = self.check_draw().is_ok();
        if holds(Card::LavaFlow) && may_draw {
            out.push(Action::LavaFlow);
        }
        if holds(Card::Reinforce) {
            self.list_walls(Action::Reinforce, out);
        }
        if holds(Card::Relocate) && self.check_relocate().is_ok() {
            out.push(Action::Relocate);
        }
        if holds(Card::Rain) && self.check_rain().is_ok() {
            out.push(Action::Rain);
        }
        if holds(Card::Sinkhole) {
            out.extend(self.board.removable().iter().map(Action::Sinkhole));
        }
        if holds(Card::VolcanicBomb) {
            self.board.all_walls().for_each(|(edge, _)| out.push(Action::VolcanicBomb(edge)));
        }
        if holds(Card::Aftershock) {
            list_turns(self.board.turnable(), Action::Aftershock, out);
        }
        if holds(Card::Quake) && self.check_quake().is_ok() {
            out.push(Action::Quake);
        }
        out.extend(hand.kinds().filter(|card| self.can_trade(*card)).map(Action::Trade));
        if may_draw {
            for one in hand.kinds() {
                let others = hand.kinds().filter(|two| *two > one || (*two == one && hand.of(one) > 1));
                out.extend(others.map(|two| Action::TradeTwo(one, two)));
            }
        }
        if over > 0 {
            out.extend(hand.kinds().map(Action::Discard));
        }
        if self.config.clans != Clans::NONE {
            self.list_gifts(out);
        }
        if over == 0 {
            out.push(Action::Done);
        }
    }

    /// E76.
    fn list_gifts(&self, out: &mut Vec<Action>) {
        let mates = || Seat::first(self.config.players).filter(|seat| self.check_mate(*seat).is_ok());
        let own = self.own();
        out.extend(mates().flat_map(|mate| own.hand.kinds().map(move |card| Action::GiveCard(mate, card))));
        let walls = || Material::ALL.into_iter().filter(|material| own.walls(*material) > 0);
        out.extend(mates().flat_map(|mate| walls().map(move |material| Action::GiveWall(mate, material))));
    }

    fn list_walls(&self, action: impl Fn(Edge, Material) -> Action, out: &mut Vec<Action>) {
        let own = self.own();
        if own.supply == [0; 3] {
            return;
        }
        self.board.buildable(self.own_village()).for_each(|edge| {
            for material in Material::ALL {
                if own.walls(material) > 0 {
                    out.push(action(edge, material));
                }
            }
        });
    }

    fn list_moves(&self, moves: u8, out: &mut Vec<Action>) {
        if moves < 7 {
            for (from, _) in self.board.village_walls(self.own_village()) {
                let others = self.own_village().slots().filter(|to| *to != from);
                out.extend(others.map(|to| Action::Move(from, to)));
            }
        }
        if moves > 0 {
            out.push(Action::Done);
        }
    }

    pub(super) fn list_outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        let Pending::Chance(chance) = self.next() else { return };
        match chance {
            Chance::Start => {
                out.extend(Seat::first(self.config.players).map(|seat| (Action::Start(seat), 1)))
            }
            Chance::Card => {
                out.extend(
                    self.draw_pile.kinds().map(|card| (Action::Card(card), self.draw_pile.of(card).into())),
                );
            }
            Chance::Tile if self.bare().is_some() => self.list_uncovered(out),
            Chance::Tile => {
                out.extend(
                    self.stack.kinds().map(|kind| (Action::Tile(kind), self.stack.drawable(kind).into())),
                );
            }
            Chance::Dice { .. } => {
                let lava = |wall| Die::ALL.map(|lava| (Action::Dice { wall, lava }, 1));
                out.extend(Die::ALL.into_iter().flat_map(lava));
            }
        }
    }

    /// E78: what may come up on the stack whose top is due.
    fn list_uncovered(&self, out: &mut Vec<(Action, u32)>) {
        let Some(pile) = self.stack.bare() else { return };
        out.extend(Kind::all().map(|kind| (Action::Tile(kind), self.stack.chances(pile, kind).0)));
        out.extend(Kind::all().map(|kind| (Action::Again(kind), self.stack.chances(pile, kind).1)));
        out.retain(|(_, weight)| *weight > 0);
    }

    pub(super) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match self.next() {
            Pending::Over => Err(Illegal::Over),
            Pending::Chance(chance) => self.check_outcome(chance, action),
            Pending::Decision { prompt, .. } => self.check_decision(prompt, action),
        }
    }

    fn check_outcome(&self, chance: Chance, action: Action) -> Result<(), Illegal> {
        let possible = match (chance, action) {
            (Chance::Start, Action::Start(seat)) => seat.index() < self.config.players.into(),
            (Chance::Card, Action::Card(card)) => self.draw_pile.of(card) > 0,
            (Chance::Tile, Action::Tile(kind) | Action::Again(kind)) if self.config.forecast => {
                let (unseen, put_back) = self.bare().map_or((0, 0), |pile| self.stack.chances(pile, kind));
                (if matches!(action, Action::Tile(_)) { unseen } else { put_back }) > 0
            }
            (Chance::Tile, Action::Tile(kind)) => self.stack.drawable(kind) > 0,
            (Chance::Dice { .. }, Action::Dice { .. }) => true,
            _ => return Err(Illegal::NotNow),
        };
        if possible { Ok(()) } else { Err(Illegal::Impossible) }
    }

    fn check_decision(&self, prompt: Prompt, action: Action) -> Result<(), Illegal> {
        match (prompt, action) {
            (Prompt::Erupt { .. }, Action::Erupt(hex)) => self.check_eruption(hex),
            (Prompt::Take, Action::Take(pile)) => self.check_take(pile),
            (Prompt::Place { kind, .. }, Action::Place(hex, turn)) => self.check_placement(kind, hex, turn),
            (Prompt::Extra, Action::Extra | Action::NoExtra) => Ok(()),
            (Prompt::Cards { over }, action) => self.check_card_action(over, action),
            (Prompt::Relocate { moves }, Action::Move(from, to)) => self.check_move(moves, from, to),
            (Prompt::Relocate { moves: 0 }, Action::Done) => Err(Illegal::NothingMoved),
            (Prompt::Relocate { .. }, Action::Done) => Ok(()),
            (Prompt::Replace { kind }, Action::Replace(hex, turn)) => self.check_replacement(kind, hex, turn),
            (Prompt::Walls { .. }, Action::Wall(edge, material)) => self.check_wall(edge, material),
            (Prompt::Walls { .. }, Action::End) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_card_action(&self, over: u8, action: Action) -> Result<(), Illegal> {
        if let Some(card) = action.plays() {
            self.check_hand(card, 1)?;
        }
        match action {
            Action::LavaFlow => self.check_draw(),
            Action::Reinforce(edge, material) => self.check_wall(edge, material),
            Action::Relocate => self.check_relocate(),
            Action::Rain => self.check_rain(),
            Action::Sinkhole(hex) => self.check_sinkhole(hex),
            Action::VolcanicBomb(edge) => self.board.wall(edge).map(drop).ok_or(Illegal::NoWallThere(edge)),
            Action::Aftershock(hex, turn) => self.check_aftershock(hex, turn),
            Action::Quake => self.check_quake(),
            Action::Trade(card) => {
                self.check_hand(card, 1)?;
                if self.can_trade(card) { Ok(()) } else { Err(Illegal::StockEmpty(card)) }
            }
            Action::TradeTwo(one, two) => {
                self.check_hand(one, 1 + u8::from(one == two))?;
                self.check_hand(two, 1)?;
                if one > two {
                    return Err(Illegal::CardOrder);
                }
                self.check_draw()
            }
            Action::Discard(card) => {
                self.check_hand(card, 1)?;
                if over > 0 { Ok(()) } else { Err(Illegal::DiscardNotNeeded) }
            }
            Action::GiveCard(to, card) => {
                self.check_mate(to)?;
                self.check_hand(card, 1)
            }
            Action::GiveWall(to, material) => {
                self.check_mate(to)?;
                if self.own().walls(material) > 0 { Ok(()) } else { Err(Illegal::NotInSupply(material)) }
            }
            Action::Done if over > 0 => Err(Illegal::TooManyCards),
            Action::Done => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_hand(&self, card: Card, count: u8) -> Result<(), Illegal> {
        if self.own().hand.of(card) >= count { Ok(()) } else { Err(Illegal::NotInHand(card)) }
    }

    /// E76: whom gifts may go to. Who has burnt out in Annihilation gains nothing any more (E77).
    pub(super) fn check_mate(&self, to: Seat) -> Result<(), Illegal> {
        // A clan has nobody who is not seated.
        let mate = to != self.seat && self.config.clans.allied(to, self.seat);
        if mate && !self.is_out(to) { Ok(()) } else { Err(Illegal::NoClanmate(to)) }
    }

    /// E78: the top of a stack may be taken if it fits.
    fn check_take(&self, pile: u8) -> Result<(), Illegal> {
        if self.stack.top(pile.into()).is_none() {
            Err(Illegal::NoTop(pile))
        } else if self.top_fits(pile) {
            Ok(())
        } else {
            Err(Illegal::TopFitsNowhere(pile))
        }
    }

    /// E17: where an eruption tile may go.
    fn check_eruption(&self, hex: Hex) -> Result<(), Illegal> {
        if self.board.occupied().has(hex) {
            return Err(Illegal::Taken(hex));
        }
        match Dir::ALL.into_iter().find(|dir| self.board.faces(hex, *dir) == Some(false)) {
            Some(dir) => Err(Illegal::EruptionMismatch(hex, dir)),
            None => Ok(()),
        }
    }

    /// E25, E30: where the drawn tile may go.
    fn check_placement(&self, kind: Kind, hex: Hex, turn: Turn) -> Result<(), Illegal> {
        if self.board.occupied().has(hex) {
            return Err(Illegal::Taken(hex));
        }
        if self.refused.has(hex) {
            return Err(Illegal::Refused(hex));
        }
        self.check_fit(kind, hex, turn)
    }

    /// E25 (a) to (c).
    fn check_fit(&self, kind: Kind, hex: Hex, turn: Turn) -> Result<(), Illegal> {
        check_turn(kind, turn)?;
        let tile = kind.tile(turn);
        self.check_match(hex, tile)?;
        if self.board.fits(tile).has(hex) { Ok(()) } else { Err(Illegal::NoJoin(hex)) }
    }

    /// E25 (a) and (b): every edge matches what it faces.
    fn check_match(&self, hex: Hex, tile: Tile) -> Result<(), Illegal> {
        for dir in Dir::ALL {
            match self.board.faces(hex, dir) {
                Some(lava) if lava != tile.has(dir) => {
                    return Err(match (hex.neighbour(dir), lava) {
                        (Some(_), _) => Illegal::EdgeMismatch(hex, dir),
                        (None, true) => Illegal::MouthBlocked(hex, dir),
                        (None, false) => Illegal::BlankVolcano(hex, dir),
                    });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// E51, E54.
    fn check_replacement(&self, kind: Kind, hex: Hex, turn: Turn) -> Result<(), Illegal> {
        if !self.board.occupied().has(hex) {
            return Err(Illegal::NoTile(hex));
        }
        self.check_fit(kind, hex, turn)?;
        if self.board.replaceable().has(hex) { Ok(()) } else { Err(Illegal::NoSource(hex)) }
    }

    /// E28, E41: an optional draw needs a tile that fits somewhere.
    fn check_draw(&self) -> Result<(), Illegal> {
        if self.stack.is_empty() {
            Err(Illegal::NoStack)
        } else if self.stack_fits(self.open()) {
            Ok(())
        } else {
            Err(Illegal::NothingFits)
        }
    }

    /// E41, E51: Quake needs a tile that can replace one.
    fn check_quake(&self) -> Result<(), Illegal> {
        if self.stack.is_empty() {
            Err(Illegal::NoStack)
        } else if self.stack_fits(self.board.replaceable()) {
            Ok(())
        } else {
            Err(Illegal::NothingToReplace)
        }
    }

    /// E46.
    fn check_relocate(&self) -> Result<(), Illegal> {
        match self.board.village_walls(self.own_village()).next() {
            Some(_) => Ok(()),
            None => Err(Illegal::NoWallInVillage),
        }
    }

    fn check_move(&self, moves: u8, from: Slot, to: Slot) -> Result<(), Illegal> {
        let own = self.own_village();
        if let Some(foreign) = [from, to].into_iter().find(|slot| slot.village() != own) {
            return Err(Illegal::ForeignVillage(Edge::Village(foreign)));
        }
        if from == to {
            return Err(Illegal::SameEdge(Edge::Village(from)));
        }
        if self.board.wall(Edge::Village(from)).is_none() {
            return Err(Illegal::NoWallThere(Edge::Village(from)));
        }
        if moves >= 7 { Err(Illegal::TooManyMoves) } else { Ok(()) }
    }

    /// E47, E57.
    fn check_rain(&self) -> Result<(), Illegal> {
        if self.own().temperature.get() > 0 { Ok(()) } else { Err(Illegal::NoHeat) }
    }

    /// E48.
    fn check_sinkhole(&self, hex: Hex) -> Result<(), Illegal> {
        if !self.board.occupied().has(hex) {
            Err(Illegal::NoTile(hex))
        } else if self.board.removable().has(hex) {
            Ok(())
        } else {
            Err(Illegal::CutsOff(hex))
        }
    }

    /// E50.
    fn check_aftershock(&self, hex: Hex, turn: Turn) -> Result<(), Illegal> {
        let Some(tile) = self.board.tile(hex) else { return Err(Illegal::NoTile(hex)) };
        let Some((kind, now)) = tile.kind() else {
            return if turn == Turn::ZERO { Ok(()) } else { Err(Illegal::TurnNotSmallest) };
        };
        check_turn(kind, turn)?;
        if turn == now && kind.orientations() == 6 {
            return Err(Illegal::SameTurn(hex));
        }
        self.check_match(hex, kind.tile(turn))
    }

    /// E58 to E66: for phase 4 and for Reinforce.
    fn check_wall(&self, edge: Edge, material: Material) -> Result<(), Illegal> {
        match edge {
            Edge::Lava { front, .. } if self.board.occupied().has(front) => {
                return Err(Illegal::NothingEmptyAcross(edge));
            }
            Edge::Lava { front, side } if self.board.faces(front, side) != Some(true) => {
                return Err(Illegal::NoLavaThere(edge));
            }
            Edge::Village(slot) if slot.village() != self.own_village() => {
                return Err(Illegal::ForeignVillage(edge));
            }
            _ => {}
        }
        if self.board.wall(edge).is_some() {
            Err(Illegal::WallThere(edge))
        } else if self.own().walls(material) == 0 {
            Err(Illegal::NotInSupply(material))
        } else {
            Ok(())
        }
    }

    /// The kind of tile in hand, if a lava tile has been drawn and not yet placed.
    pub(super) fn tile_in_hand(&self) -> Option<Kind> {
        match self.stage {
            Stage::Place { kind, .. } | Stage::Replace { kind } => Some(kind),
            Stage::Breach { tile, .. } => tile.kind().map(|(kind, _)| kind),
            _ => None,
        }
    }
}

fn check_turn(kind: Kind, turn: Turn) -> Result<(), Illegal> {
    if turn.steps() < kind.orientations().into() { Ok(()) } else { Err(Illegal::TurnNotSmallest) }
}

/// Lists sets of hexes, one for each turn, by hex and then by turn.
fn list_turns(sets: [HexSet; 6], action: impl Fn(Hex, Turn) -> Action, out: &mut Vec<Action>) {
    let any = sets.iter().fold(HexSet::EMPTY, |all, set| all | *set);
    for hex in any.iter() {
        out.extend(
            Turn::ALL.into_iter().filter(|turn| sets[turn.steps()].has(hex)).map(|turn| action(hex, turn)),
        );
    }
}
