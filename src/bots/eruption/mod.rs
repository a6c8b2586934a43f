//! What a position of Eruption is worth, in degrees.

mod horizon;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use self::horizon::{BURN_OUT, heat_of_contact, share_of_heat, spread_of};
use super::judged::{Budgets, Judged, PerSeat, Rollout, SEATS, fingerprint};
use crate::rules::{
    Game, Pending, Seat, Viewer,
    eruption::{
        Action, Board, Card, Chance, Dir, Edge, HEXES, Hex, HexSet, Material, Player, Prompt, Slot, State,
    },
};

/// What a village is judged by. Heat counts as a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Where the village is told to end: at its temperature in the last turn, hardly moved by it early in a game.
    HeatNow,
    /// What the contacts of today will bring in the damage phases to come, by their walls: most of it in the next one.
    HeatAhead,
    /// What lava may bring that can reach the village's edges with a tile.
    OpenEnds,
    /// Walls in the supply, by what can be built with them.
    Walls,
    /// Walls less contacts, which decide between equal temperatures.
    TieBreak,
    /// The hand.
    Cards,
    /// Eruption tiles to be placed.
    Eruptions,
}

/// How likely it is that an empty hex by the village becomes a contact: lava flows in past no wall, or past
/// walls that all have to be broken.
const REACHED: f64 = 0.1;
const BREACHED: f64 = 0.35;
/// Where most villages end, in degrees, whatever they are at: two seats in three at 290°, or at 260° after Rain.
pub const USUAL_END: f64 = 270.0;
/// A point of the tie-break (E75). Villages end in steps of 10°, and many at 290°, or at 260° after Rain: it often decides.
const TIE_BREAK: f64 = 1.0;
/// After the last turn it decides between equal temperatures only: all points together count less than half a step, the first ones most of it.
const LAST_TIE_BREAK: f64 = 4.9;
const TIE_POINTS: f64 = 6.0;
/// A wall in the supply: straw, wood, stone. The first ones count in full, each further one less.
const SUPPLY: [f64; 3] = [1.0, 1.6, 2.0];
const FURTHER: f64 = 0.6;
/// A card that cannot be seen.
const CARD: f64 = 9.0;
/// Rain takes 30° (E47) and is worth more while it is in hand: kept for the last turn it is sure to count, or it saves from burning out.
/// With no more than the last turn to come it is worth what it takes; in that turn less, so that it is played.
const RAIN: f64 = 34.0;
const NEXT_RAIN: f64 = 30.0;
const LAST_RAIN: f64 = 29.0;
/// In the last turn other cards and walls in the supply do little more than decide between equal temperatures.
const LAST_CARDS: f64 = 0.1;
const LAST_WALLS: f64 = 0.2;
/// An eruption tile: 30° for every rival are counted there when it is placed.
const ERUPTION: f64 = 30.0;

/// Lists shorter than this are looked at as a whole.
const FEW: usize = 12;

/// The hexes beside each hex.
static BESIDE: LazyLock<[HexSet; HEXES]> = LazyLock::new(|| {
    let mut beside = [HexSet::EMPTY; HEXES];
    for hex in Hex::all() {
        Dir::ALL.iter().filter_map(|dir| hex.neighbour(*dir)).for_each(|one| beside[hex.index()].insert(one));
    }
    beside
});

const fn worth_of(card: Card) -> f64 {
    match card {
        Card::Rain => RAIN,
        Card::Sinkhole => 7.0,
        Card::Aftershock => 6.0,
        Card::Quake => 5.0,
        Card::VolcanicBomb => 3.5,
        Card::Reinforce | Card::Relocate => 2.5,
        Card::LavaFlow => 2.0,
    }
}

impl Judged for State {
    type Part = Part;
    const PARTS: &'static [Part] = &[
        Part::HeatNow,
        Part::HeatAhead,
        Part::OpenEnds,
        Part::Walls,
        Part::TieBreak,
        Part::Cards,
        Part::Eruptions,
    ];
    const RIVALRY: f64 = 0.8;
    const GLANCE: usize = 4;
    const STUDY: usize = 96;
    const SAMPLES: usize = 1;
    const ROLLOUT: Option<Rollout> = Some(Rollout { turns: 2, tried: 24, share: 0.6 });
    const GUESS: f64 = 20.0;
    const WEIGHT: u32 = 5;

    /// With two seats a walk is half as long.
    fn budgets(seats: u8) -> Budgets {
        Budgets { sharp: 200, fierce: if seats == 2 { 10_000 } else { 2_000 } }
    }

    fn judge(&self, seat: Seat, viewer: Viewer, tell: &mut impl FnMut(Part, f64)) {
        let turns = self.turns_left(seat);
        self.judge_by(seat, viewer, turns, share_of_heat(turns, self.seats()), tell);
    }

    /// Every degree counts, whenever it comes.
    fn counted(&self, viewer: Viewer) -> PerSeat {
        self.worths_by(|seat| {
            let mut sum = 0.0;
            self.judge_by(seat, viewer, self.turns_left(seat), 1.0, &mut |_, degrees| sum += degrees);
            sum
        })
    }

    fn spread(&self) -> f64 {
        spread_of(self.turns_left(self.seat()))
    }

    /// Who has fewer turns left is surer of what it will end with; after its last turn it is certain.
    fn chances_by(&self, viewer: Viewer, spread: f64) -> PerSeat {
        let wider = spread / self.spread();
        self.chances_with(viewer, |seat| wider * spread_of(self.turns_left(seat)))
    }

    fn spread_after(&self, turns: u32) -> f64 {
        spread_of(f64::max(self.turns_left(self.seat()) - f64::from(turns), 1.0))
    }

    /// How many turns are left is a guess that goes by the hottest village; by it, whoever is behind would heat nobody, and whoever is ahead
    /// the hottest one, for nothing but another spread. That a seat has had its last turn, or has it now, is known.
    fn chances_from(&self, viewer: Viewer, spread: f64) -> PerSeat {
        let last = spread_of(1.0);
        self.chances_with(viewer, |seat| match self.turns_left(seat) {
            0.0 => spread_of(0.0),
            _ if self.is_final_round() => spread.min(last),
            _ => spread.max(last),
        })
    }

    fn is_settled(&self, seat: Seat) -> bool {
        match self.pending() {
            Pending::Decision { seat: asked, prompt } => {
                let midway = matches!(
                    prompt,
                    Prompt::Place { .. }
                        | Prompt::Replace { .. }
                        | Prompt::Relocate { .. }
                        | Prompt::Take
                        | Prompt::Extra
                );
                asked != seat || !midway
            }
            Pending::Chance(Chance::Card) => true,
            Pending::Chance(_) => self.seat() != seat,
            Pending::Over => true,
        }
    }

    fn can_stop(&self) -> bool {
        matches!(self.pending(), Pending::Decision { .. })
    }

    /// Walls that keep no lava from the own village, bombs on walls that protect no other one, and changes of tiles that no
    /// village is near to come to little.
    fn group(&self, actions: &mut Vec<Action>) {
        if actions.len() < FEW {
            return;
        }
        let Pending::Decision { seat, .. } = self.pending() else { return };
        let (own, mut all) = (around(self, seat), HexSet::EMPTY);
        Seat::first(self.seats()).for_each(|other| all |= around(self, other));
        let one = actions[0];
        actions.retain(|action| match *action {
            Action::Wall(Edge::Lava { front, .. }, _) | Action::Reinforce(Edge::Lava { front, .. }, _) => {
                own.has(front)
            }
            Action::VolcanicBomb(Edge::Lava { front, .. }) => all.has(front),
            Action::VolcanicBomb(Edge::Village(slot)) => !self.village(seat).slots().any(|own| own == slot),
            Action::Aftershock(hex, _) | Action::Sinkhole(hex) | Action::Replace(hex, _) => all.has(hex),
            _ => true,
        });
        if actions.is_empty() {
            actions.push(one);
        }
    }

    fn are_allied(&self, one: Seat, two: Seat) -> bool {
        one == two || self.config().clans.allied(one, two)
    }

    fn rolls(chance: &Chance) -> bool {
        matches!(chance, Chance::Dice { .. })
    }

    /// Of dice only the fate of the wall counts; a card is seen by who draws it.
    fn sight(&self, action: Action, viewer: Viewer) -> u64 {
        match (self.pending(), action) {
            (Pending::Chance(Chance::Dice { material, .. }), Action::Dice { wall, lava }) => {
                fingerprint(material.holds(wall.pips(), lava.pips()))
            }
            (Pending::Chance(Chance::Card), _) if !viewer.sees(self.seat()) => 0,
            _ => fingerprint(action),
        }
    }
}

impl State {
    /// Tells the parts, with so many turns to come and that [share of heat](share_of_heat).
    fn judge_by(&self, seat: Seat, viewer: Viewer, turns: f64, share: f64, tell: &mut impl FnMut(Part, f64)) {
        let player = self.player(seat);
        let temperature = f64::from(player.temperature.get());
        tell(Part::HeatNow, -(share * temperature + (1.0 - share) * USUAL_END));
        let points = f64::from(self.tie_break(seat));
        let last_points = LAST_TIE_BREAK * points / (TIE_POINTS + points.abs());
        if turns == 0.0 {
            tell(Part::TieBreak, last_points);
            tell(Part::Cards, f64::min(temperature, self.last_rain(seat, viewer)));
            return;
        }
        let fronts = self.board().fronts();
        let (mut ahead, mut open) = (0.0, 0.0);
        for slot in self.village(seat).slots() {
            let heat = heat_of_contact(self.board().wall(Edge::Village(slot)), turns);
            if self.board().has_contact(slot) {
                ahead += heat;
            } else {
                open += heat * reach(self.board(), &fronts, slot);
            }
        }
        // E12: nothing goes beyond the burn-out space.
        let room = BURN_OUT - temperature;
        ahead = f64::min(ahead, room);
        open = f64::min(open, room - ahead);
        tell(Part::HeatAhead, -share * ahead);
        tell(Part::OpenEnds, -share * open);
        let last = turns <= 1.0;
        tell(Part::Walls, if last { LAST_WALLS } else { 1.0 } * supply(player));
        tell(Part::TieBreak, if last { last_points } else { TIE_BREAK * points });
        let due = if self.seat() == seat { self.cards_due() } else { 0 };
        tell(Part::Cards, hand(player, viewer.sees(seat), last) + CARD * f64::from(due));
        tell(Part::Eruptions, ERUPTION * f64::from(player.eruption_tiles));
    }

    /// Every seat's chance to win, with a spread for each.
    fn chances_with(&self, viewer: Viewer, spread: impl Fn(Seat) -> f64) -> PerSeat {
        if self.pending() == Pending::Over {
            return self.chances_of_scores();
        }
        let mut spreads = [0.0; SEATS];
        for (seat, own) in Seat::first(self.seats()).zip(&mut spreads) {
            *own = spread(seat);
        }
        self.chances_of_all(&self.worths(viewer), |one, two| {
            let (one, two) = (spreads[one.index()], spreads[two.index()]);
            (one * one + two * two).sqrt()
        })
    }

    /// What the Rain in a seat's hand is worth in its last turn, as long as cards can be played.
    fn last_rain(&self, seat: Seat, viewer: Viewer) -> f64 {
        let building = matches!(self.pending(), Pending::Decision { prompt: Prompt::Walls { .. }, .. });
        if self.seat() != seat || building || !viewer.sees(seat) {
            return 0.0;
        }
        LAST_RAIN * f64::from(self.player(seat).hand.of(Card::Rain))
    }
}

/// The hexes at the village of a seat, and those beside them.
fn around(game: &State, seat: Seat) -> HexSet {
    static AROUND: LazyLock<[HexSet; 6]> = LazyLock::new(|| {
        let mut around = [HexSet::EMPTY; 6];
        for slot in Slot::all() {
            let (hex, _) = slot.place();
            let hexes = &mut around[slot.village().index()];
            hexes.insert(hex);
            *hexes |= BESIDE[hex.index()];
        }
        around
    });
    AROUND[game.village(seat).index()]
}

/// How likely it is that lava comes to a village's edge where there is none.
fn reach(board: &Board, [open, shut]: &[HexSet; 2], slot: Slot) -> f64 {
    let (hex, _) = slot.place();
    if board.occupied().has(hex) {
        return 0.0;
    }
    if open.has(hex) {
        REACHED
    } else if shut.has(hex) {
        REACHED * BREACHED
    } else {
        0.0
    }
}

fn supply(player: &Player) -> f64 {
    let (mut worth, mut share) = (0.0, 1.0);
    for material in Material::ALL.into_iter().rev() {
        for _ in 0..player.walls(material) {
            worth += share * SUPPLY[material.index()];
            share *= FURTHER;
        }
    }
    worth
}

/// What a hand is worth, with more than one turn to come or with the last one.
fn hand(player: &Player, seen: bool, last: bool) -> f64 {
    let worth = |card| match card {
        Card::Rain if last => NEXT_RAIN,
        _ if last => LAST_CARDS * worth_of(card),
        _ => worth_of(card),
    };
    if seen { player.hand.iter().map(worth).sum() } else { CARD * f64::from(player.hand.len()) }
}
