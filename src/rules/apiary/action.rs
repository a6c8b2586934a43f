//! Actions and their notation: the words of a record.

use std::{fmt, str::FromStr};

use super::{
    NotationError,
    hex::{Cell, Hex},
    item::{Item, ItemKind},
    pack::{Cost, TileKind},
    resource::{Basket, Resource},
    space::{Act, Spot},
};
use crate::rules::Seat;

/// What is chosen when a cost with choices is paid: basic and refined resources, then seeds of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment {
    /// The resources that are paid for the units of choice.
    pub units: Basket,
    /// The seeds, in pack order.
    pub seeds: [Option<Item>; Cost::SEEDS],
}

/// Everything that can happen in a game of Apiary: chance first, then decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: that seat begins (A5).
    Start(Seat),
    /// Chance: an explore token is laid on the next planet cell (A2).
    Token(Item),
    /// Chance: a tile is dealt to a row (A3, A59, A60).
    Row(Item),
    /// Chance: a carving is laid on the next slot (A4).
    Carving(Item),
    /// Chance: a dance tile is laid on the next slot (A4).
    Floor(Item),
    /// Chance: a mat is dealt (A6–A9).
    Mat(Item),
    /// Chance: a faction is dealt (A6–A9).
    Faction(Item),
    /// Chance: a planet is revealed (A44).
    Planet(Item),
    /// Chance: a seed is drawn; only the drawing seat sees which.
    Draw(Item),
    /// Chance: a card of the Autopilot is turned up (A108).
    Card(u8),
    /// Take a faction or a mat in the draft (A8).
    Take(Item),
    /// Keep one of two factions (A6), or a drawn seed (A64).
    Keep(Item),
    /// Place a worker of that strength (A23).
    Place(Act, u8),
    /// Retrieve (A32).
    Retrieve,
    /// Play a seed for its one-time effect (A80).
    Seed(Item),
    /// Play a seed for basic resources (A80).
    SeedFor(Item, Basket),
    /// End the turn; these resources do not fit and are discarded (A72).
    End(Basket),
    /// The bumped worker goes to the active pool, one stronger (A29).
    Active,
    /// The bumped worker goes to the landing area (A29).
    Landing,
    /// Put a hibernation token on that pod, numbered from 1 (A36).
    Pod(u8),
    /// Collect the income of that farm (A33).
    Farm(Item),
    /// Move the queen ship there (A42).
    Ship(Cell),
    /// Take the planet's benefit of strength 4 now (A46).
    Bonus,
    /// Take it after the planet's gain.
    Later,
    /// Put that resource on a slot of the planet (A45).
    Slot(Resource),
    /// Build that tile there (A50, A54, A69).
    Build(Item, Hex),
    /// Buy a worker (A61).
    Worker,
    /// Place a frame: anchor, turn, and the basic resources it costs (A77).
    Frame(Hex, u8, Basket),
    /// Turn the faction tile to its upgraded side (A62).
    Upgrade,
    /// Plant that seed (A85).
    Plant(Item),
    /// Convert: discard that seed and draw one (A66).
    Swap(Item),
    /// Convert: one basic resource into another (A66).
    Turn(Resource, Resource),
    /// Convert: pollen and fibre into wax (A66).
    Wax,
    /// Convert: two pollen and water into honey (A66).
    Honey,
    /// Use that dance (A67).
    Dance(Item, Payment),
    /// Teach that dance with these tokens, in the order of its spots (A68).
    Teach(Item, [Option<Item>; 3]),
    /// Gain that resource as one unit of choice.
    Gain(Resource),
    /// Take that option, numbered from 1.
    Pick(u8),
    /// Pay and gain.
    Trade(Payment),
    /// Strengthen a worker of that strength, there.
    Up(u8, Spot),
    /// Recall a worker of that strength from there.
    Recall(u8, Spot),
    /// Take that tile into the reserve (A53).
    Reserve(Item),
    /// Refresh that row (A59).
    Refresh(TileKind),
    /// Do without it.
    Skip,
    /// Nothing more of this.
    Done,
}

impl Action {
    /// Whether this is an outcome of chance and not a decision.
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Action::Start(_)
                | Action::Token(_)
                | Action::Row(_)
                | Action::Carving(_)
                | Action::Floor(_)
                | Action::Mat(_)
                | Action::Faction(_)
                | Action::Planet(_)
                | Action::Draw(_)
                | Action::Card(_)
        )
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.units.is_empty() {
            f.write_str(" ")?;
            self.units.letters(f)?;
        }
        self.seeds.iter().flatten().try_for_each(|seed| write!(f, " {seed}"))
    }
}

impl Payment {
    fn parse(words: &[&str]) -> Result<Payment, NotationError> {
        let mut payment = Payment::default();
        let letters = words.first().filter(|word| word.chars().all(|letter| letter.is_ascii_uppercase()));
        if let Some(word) = letters {
            payment.units = Basket::parse_letters(word)?;
        }
        let seeds = &words[usize::from(letters.is_some())..];
        fill(&mut payment.seeds, seeds, ItemKind::Seed)?;
        Ok(payment)
    }
}

fn fill(into: &mut [Option<Item>], words: &[&str], kind: ItemKind) -> Result<(), NotationError> {
    if words.len() > into.len() {
        return Err(NotationError::new(&words.join(" "), "so many ids"));
    }
    for (place, word) in into.iter_mut().zip(words) {
        *place = Some(Item::parse(word, kind)?);
    }
    Ok(())
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Token(item) => write!(f, "token {item}"),
            Action::Row(item) => write!(f, "row {item}"),
            Action::Carving(item) => write!(f, "carving {item}"),
            Action::Floor(item) => write!(f, "floor {item}"),
            Action::Mat(item) => write!(f, "mat {item}"),
            Action::Faction(item) => write!(f, "faction {item}"),
            Action::Planet(item) => write!(f, "planet {item}"),
            Action::Draw(item) => write!(f, "draw {item}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Take(item) => write!(f, "take {item}"),
            Action::Keep(item) => write!(f, "keep {item}"),
            Action::Place(act, strength) => write!(f, "place {act} {strength}"),
            Action::Retrieve => f.write_str("retrieve"),
            Action::Seed(item) => write!(f, "seed {item}"),
            Action::SeedFor(item, basket) => {
                write!(f, "seed {item} ")?;
                basket.letters(f)
            }
            Action::End(basket) if basket.is_empty() => f.write_str("end"),
            Action::End(basket) => write!(f, "end -{basket}"),
            Action::Active => f.write_str("active"),
            Action::Landing => f.write_str("landing"),
            Action::Pod(pod) => write!(f, "pod {pod}"),
            Action::Farm(item) => write!(f, "farm {item}"),
            Action::Ship(cell) => write!(f, "ship {cell}"),
            Action::Bonus => f.write_str("bonus"),
            Action::Later => f.write_str("later"),
            Action::Slot(resource) => write!(f, "slot {resource}"),
            Action::Build(item, hex) => write!(f, "build {item} {hex}"),
            Action::Worker => f.write_str("worker"),
            Action::Frame(hex, turn, pay) => {
                write!(f, "frame {hex} {turn}")?;
                if !pay.is_empty() {
                    f.write_str(" ")?;
                }
                pay.letters(f)
            }
            Action::Upgrade => f.write_str("upgrade"),
            Action::Plant(item) => write!(f, "plant {item}"),
            Action::Swap(item) => write!(f, "swap {item}"),
            Action::Turn(from, to) => write!(f, "turn {from}>{to}"),
            Action::Wax => f.write_str("wax"),
            Action::Honey => f.write_str("honey"),
            Action::Dance(item, payment) => write!(f, "dance {item}{payment}"),
            Action::Teach(item, tokens) => {
                write!(f, "teach {item}")?;
                tokens.iter().flatten().try_for_each(|token| write!(f, " {token}"))
            }
            Action::Gain(resource) => write!(f, "gain {resource}"),
            Action::Pick(option) => write!(f, "pick {option}"),
            Action::Trade(payment) => write!(f, "trade{payment}"),
            Action::Up(strength, spot) => write!(f, "up {strength}@{spot}"),
            Action::Recall(strength, spot) => write!(f, "recall {strength}@{spot}"),
            Action::Reserve(item) => write!(f, "reserve {item}"),
            Action::Refresh(kind) => write!(f, "refresh {}", kind.name()),
            Action::Skip => f.write_str("skip"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        // Longer than any word sequence of the notation: not worth splitting.
        let unknown = || NotationError::new(text, "an action");
        if text.len() > 80 {
            return Err(unknown());
        }
        let words: Vec<&str> = text.split(' ').collect();
        let id = |word: &str, kind| Item::parse(word, kind);
        Ok(match words[..] {
            ["start", seat] => Action::Start(Seat::parse(seat)?),
            ["token", item] => Action::Token(id(item, ItemKind::Token)?),
            ["row", item] => Action::Row(tile(item, false)?),
            ["carving", item] => Action::Carving(id(item, ItemKind::Carving)?),
            ["floor", item] => Action::Floor(id(item, ItemKind::Dance)?),
            ["mat", item] => Action::Mat(id(item, ItemKind::Mat)?),
            ["faction", item] => Action::Faction(id(item, ItemKind::Faction)?),
            ["planet", item] => Action::Planet(id(item, ItemKind::Planet)?),
            ["draw", item] => Action::Draw(id(item, ItemKind::Seed)?),
            ["card", card] => Action::Card(number(card)?),
            ["take", item] => Action::Take(one_of(item, [ItemKind::Faction, ItemKind::Mat])?),
            ["keep", item] => Action::Keep(one_of(item, [ItemKind::Faction, ItemKind::Seed])?),
            ["place", act, strength] => Action::Place(act.parse()?, digit(strength)?),
            ["retrieve"] => Action::Retrieve,
            ["seed", item] => Action::Seed(id(item, ItemKind::Seed)?),
            ["seed", item, letters] => {
                let basket = Basket::parse_letters(letters)?;
                if basket.refined() > 0 {
                    return Err(unknown());
                }
                Action::SeedFor(id(item, ItemKind::Seed)?, basket)
            }
            ["end"] => Action::End(Basket::NONE),
            ["end", discarded] => {
                Action::End(Basket::parse_amounts(discarded.strip_prefix('-').ok_or_else(unknown)?)?)
            }
            ["active"] => Action::Active,
            ["landing"] => Action::Landing,
            ["pod", pod] => Action::Pod(number(pod)?),
            ["farm", item] => Action::Farm(id(item, ItemKind::Farm)?),
            ["ship", cell] => Action::Ship(Cell::parse(cell)?),
            ["bonus"] => Action::Bonus,
            ["later"] => Action::Later,
            ["slot", resource] => Action::Slot(Resource::parse_basic(resource)?),
            ["build", item, hex] => Action::Build(tile(item, true)?, Hex::parse(hex)?),
            ["worker"] => Action::Worker,
            ["frame", hex, turn] => Action::Frame(Hex::parse(hex)?, digit(turn)?, Basket::NONE),
            ["frame", hex, turn, pay] => {
                Action::Frame(Hex::parse(hex)?, digit(turn)?, Basket::parse_letters(pay)?)
            }
            ["upgrade"] => Action::Upgrade,
            ["plant", item] => Action::Plant(id(item, ItemKind::Seed)?),
            ["swap", item] => Action::Swap(id(item, ItemKind::Seed)?),
            ["turn", exchange] => {
                let (from, to) = exchange.split_once('>').ok_or_else(unknown)?;
                Action::Turn(Resource::parse_basic(from)?, Resource::parse_basic(to)?)
            }
            ["wax"] => Action::Wax,
            ["honey"] => Action::Honey,
            ["dance", item, ref payment @ ..] => {
                Action::Dance(id(item, ItemKind::Dance)?, Payment::parse(payment)?)
            }
            ["teach", item, ref tokens @ ..] => {
                let mut taught = [None; 3];
                fill(&mut taught, tokens, ItemKind::DanceToken)?;
                Action::Teach(id(item, ItemKind::Dance)?, taught)
            }
            ["gain", resource] => Action::Gain(Resource::parse(resource)?),
            ["pick", option] => Action::Pick(number(option)?),
            ["trade", ref payment @ ..] => Action::Trade(Payment::parse(payment)?),
            ["up", worker] => worker_at(worker).map(|(strength, spot)| Action::Up(strength, spot))?,
            ["recall", worker] => worker_at(worker).map(|(strength, spot)| Action::Recall(strength, spot))?,
            ["reserve", item] => Action::Reserve(tile(item, false)?),
            ["refresh", row] => {
                let kind = TileKind::ROWS.into_iter().find(|kind| kind.name() == row);
                Action::Refresh(kind.ok_or_else(unknown)?)
            }
            ["skip"] => Action::Skip,
            ["done"] => Action::Done,
            _ => return Err(unknown()),
        })
    }
}

fn one_of<const N: usize>(text: &str, kinds: [ItemKind; N]) -> Result<Item, NotationError> {
    let item: Item = text.parse()?;
    if kinds.contains(&item.kind()) { Ok(item) } else { Err(NotationError::new(text, "an id of that kind")) }
}

fn tile(text: &str, carving: bool) -> Result<Item, NotationError> {
    match carving {
        true => one_of(text, [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development, ItemKind::Carving]),
        false => one_of(text, [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development]),
    }
}

/// A number from 1 to 255 as it is written.
fn number(text: &str) -> Result<u8, NotationError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain).ok_or_else(|| NotationError::new(text, "a number from 1"))
}

fn digit(text: &str) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(NotationError::new(text, "a digit")),
    }
}

fn worker_at(text: &str) -> Result<(u8, Spot), NotationError> {
    let (strength, spot) =
        text.split_once('@').ok_or_else(|| NotationError::new(text, "a worker such as 2@active"))?;
    Ok((digit(strength)?, spot.parse()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_notation_round_trip() {
        for text in [
            "start 2",
            "token xt05",
            "row ft12",
            "carving cv03",
            "floor dt2",
            "mat hm1",
            "faction fa07",
            "planet pl05",
            "draw se12",
            "card 9",
            "take hm2",
            "take fa07",
            "keep fa07",
            "keep se12",
            "place explore 2",
            "place advance-farm 1",
            "retrieve",
            "seed se12",
            "seed se12 P",
            "seed se12 PFFW",
            "end",
            "end -P1W2",
            "active",
            "landing",
            "pod 9",
            "farm ft23",
            "ship 2,1",
            "bonus",
            "later",
            "slot F",
            "build ft23 1,-1",
            "build cv01 -3,4",
            "worker",
            "frame 3,-2 1 PW",
            "frame 3,-2 1",
            "upgrade",
            "plant se12",
            "swap se12",
            "turn P>W",
            "wax",
            "honey",
            "dance dt3",
            "dance dt5 PF",
            "dance dt4 se12",
            "dance dt1 PX se01 se02",
            "teach dt3 dk2 dk8",
            "gain H",
            "pick 2",
            "trade",
            "trade PP se03",
            "up 2@active",
            "up 3@explore.2",
            "recall 2@landing",
            "up 1@grow",
            "recall 4@advance-guild.1",
            "reserve rc11",
            "refresh recruit",
            "skip",
            "done",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            " ",
            "place",
            "place explore",
            "place hive 2",
            "end -",
            "end P1",
            "end -P0",
            "end -W1P1",
            "pod 0",
            "pod 01",
            "row cv01",
            "take se01",
            "keep hm1",
            "seed se12 X",
            "turn P>X",
            "turn PW",
            "slot X",
            "ship 2",
            "frame 1,1",
            "up 2",
            "up 2@hive",
            "up 2@explore",
            "up 2@grow.1",
            "refresh carving",
            "dance dt4 se1 se2 se3 se4 se5",
            "teach dt3 dk1 dk2 dk3 dk4",
            "start 9",
            "End",
            "end ",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn chance_is_told_from_decisions() {
        assert!("draw se12".parse::<Action>().unwrap().is_chance());
        assert!(!"keep se12".parse::<Action>().unwrap().is_chance());
    }
}
