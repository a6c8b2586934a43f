//! What a position of Apiary is worth, in VP: the score if the game ended now, and what may still come of what a seat has, the
//! less the nearer the end is.

use super::judged::{Budgets, Judged, PerSeat, Rollout, fingerprint};
use crate::rules::{
    Game, Pending, Seat, Viewer,
    apiary::{Action, Basket, Item, ItemKind, Prompt, Resource, State, pack::TileKind},
};

/// What a seat is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The score if the game ended now; end-game texts that count what is there to be spent (resources, seeds in hand) the
    /// more, the nearer the end is.
    Points,
    /// Workers and their strength: what can be done in the turns to come.
    Workers,
    /// Farms: what comes in whenever workers return.
    Income,
    /// Recruits, the upgraded faction, a taught dance: what pays again and again.
    Engine,
    /// Resources that have a place, and loose ones.
    Stores,
    /// Seeds in hand and tiles in the reserve.
    Plans,
    /// The turn that is one's own and not used yet.
    Turn,
}

/// VP for what is left of the game, at its beginning: a worker, each strength of it, one that waits in the pool.
const WORKER: f64 = 2.5;
const STRENGTH: f64 = 1.0;
const IN_POOL: f64 = 1.0;
/// A farm and a recruit beyond their printed VP, an upgraded faction, a taught dance.
const FARM: f64 = 3.0;
const RECRUIT: f64 = 7.0;
const UPGRADE: f64 = 3.0;
const TAUGHT: f64 = 2.0;
/// A seed in hand, a tile in the reserve.
const SEED: f64 = 3.0;
const RESERVED: f64 = 0.5;
/// Each resource that has a place, in the order `P F W X H`; without a place it is discarded for Favor.
const RESOURCES: [f64; 5] = [0.7, 0.6, 0.6, 1.6, 2.4];
const LOOSE: f64 = 0.3;
/// A turn before its main action: about what it brings. So a line that ends before the next seat has acted is not taken for a
/// better one.
const TURN: f64 = 3.5;

impl Judged for State {
    type Part = Part;
    const PARTS: &'static [Part] =
        &[Part::Points, Part::Workers, Part::Income, Part::Engine, Part::Stores, Part::Plans, Part::Turn];
    const RIVALRY: f64 = 0.3;
    const GLANCE: usize = 2;
    const STUDY: usize = 4;
    const SAMPLES: usize = 1;
    const ROLLOUT: Option<Rollout> = Some(Rollout { turns: 2, tried: 24, share: 1.0 });
    const PRIOR: f64 = 3.0;
    const WEIGHT: u32 = 10;

    fn budgets(_: u8) -> Budgets {
        Budgets { sharp: 100, fierce: 1_000 }
    }

    fn judge(&self, seat: Seat, _: Viewer, tell: &mut impl FnMut(Part, f64)) {
        self.judge_at(self.time_left(), seat, tell);
    }

    /// All seats have the same clock.
    fn worths(&self, _: Viewer) -> PerSeat {
        let left = self.time_left();
        self.worths_by(|seat| {
            let mut sum = 0.0;
            self.judge_at(left, seat, &mut |_, value| sum += value);
            sum
        })
    }

    fn spread(&self) -> f64 {
        4.0 + 80.0 * self.time_left()
    }

    fn is_settled(&self, _: Seat) -> bool {
        match self.pending() {
            Pending::Decision { prompt, .. } => matches!(prompt, Prompt::Turn | Prompt::End),
            Pending::Chance(_) => false,
            Pending::Over => true,
        }
    }

    fn opponent(&self) -> Option<f64> {
        self.autopilot_score().map(|score| f64::from(score.total))
    }

    /// Ways to pay for the same thing, and to throw away what has no place, are one.
    fn group(&self, actions: &mut Vec<Action>) {
        if let Some(end) = least_thrown_away(actions) {
            actions.retain(|action| !matches!(action, Action::End(_)) || *action == end);
        }
        let mut last = None;
        actions.retain(|action| {
            let kind = match *action {
                Action::Frame(hex, turn, _) => Kind::Frame(hex, turn),
                Action::Dance(item, _) => Kind::Dance(item),
                Action::Teach(item, _) => Kind::Teach(item),
                Action::SeedFor(item, _) => Kind::SeedFor(item),
                Action::Trade(_) => Kind::Trade,
                _ => return true,
            };
            let first = last.as_ref() != Some(&kind);
            last = Some(kind);
            first
        });
    }

    /// Which of the drawn seeds is kept is seen by nobody else.
    fn sight(&self, action: Action, viewer: Viewer) -> u64 {
        let hidden = match (self.pending(), action) {
            (Pending::Chance(chance), _) => Self::sole_witness(chance).is_some_and(|seat| !viewer.sees(seat)),
            (Pending::Decision { seat, .. }, Action::Keep(item)) => {
                item.kind() == ItemKind::Seed && !viewer.sees(seat)
            }
            _ => false,
        };
        if hidden { 0 } else { fingerprint(action) }
    }
}

/// Actions that differ only in how they are paid.
#[derive(PartialEq)]
enum Kind {
    Frame(crate::rules::apiary::Hex, u8),
    Dance(Item),
    Teach(Item),
    SeedFor(Item),
    Trade,
}

fn least_thrown_away(actions: &[Action]) -> Option<Action> {
    let loss = |basket: &Basket| -> f64 {
        Resource::ALL
            .into_iter()
            .map(|resource| f64::from(basket.get(resource)) * RESOURCES[resource as usize])
            .sum()
    };
    let ends = actions.iter().filter_map(|action| match action {
        Action::End(basket) => Some((*action, loss(basket))),
        _ => None,
    });
    ends.min_by(|(_, one), (_, two)| one.total_cmp(two)).map(|(action, _)| action)
}

/// What resources are worth: those that have a place by their kind, the others as Favor.
fn stores(all: Basket, spots: usize) -> f64 {
    let mut places = spots;
    let mut worth = 0.0;
    for resource in Resource::ALL.into_iter().rev() {
        let kept = usize::from(all.get(resource)).min(places);
        places -= kept;
        let loose = usize::from(all.get(resource)) - kept;
        worth += RESOURCES[resource as usize] * kept as f64 + LOOSE * loose as f64;
    }
    worth
}

impl State {
    /// What a position is worth to a seat when so much of the game is left.
    fn judge_at(&self, left: f64, seat: Seat, tell: &mut impl FnMut(Part, f64)) {
        let (Some(sheet), Some(vp)) = (self.sheet(seat), self.vp_now(seat)) else { return };
        let mut workers = 0.0;
        for (strength, (pool, landing)) in (1_u8..).zip(sheet.pool().into_iter().zip(sheet.landing())) {
            let each = WORKER + STRENGTH * f64::from(strength);
            workers += f64::from(pool) * (each + IN_POOL) + f64::from(landing) * each;
        }
        workers += sheet.placed().map(|strength| WORKER + STRENGTH * f64::from(strength)).sum::<f64>();
        let farms = FARM * f64::from(sheet.built(TileKind::Farm));
        let mut engine = RECRUIT * f64::from(sheet.built(TileKind::Recruit));
        engine += if sheet.is_upgraded() { UPGRADE } else { 0.0 };
        engine += if sheet.has_taught() { TAUGHT } else { 0.0 };
        let plans = SEED * sheet.hand().count() as f64 + RESERVED * sheet.reserve().count() as f64;
        tell(Part::Points, f64::from(vp) - left * f64::from(self.passing_now(seat)));
        tell(Part::Workers, left * workers);
        tell(Part::Income, left * farms);
        tell(Part::Engine, left * engine);
        tell(Part::Stores, left * stores(sheet.resources(), sheet.storage().into()));
        tell(Part::Plans, left * plans);
        let to_act =
            matches!(self.pending(), Pending::Decision { seat: own, prompt: Prompt::Turn } if own == seat);
        tell(Part::Turn, if to_act { TURN } else { 0.0 });
    }

    /// The clock: how much of the game is left, from 1 to 0, by the pods and by the tokens of the seat that has fewest.
    fn time_left(&self) -> f64 {
        if self.last_turns().is_some() {
            return 0.15;
        }
        let (vacant, pods) = self
            .pods()
            .fold((0, 0), |(vacant, pods), (_, owner)| (vacant + usize::from(owner.is_none()), pods + 1));
        let fewest =
            Seat::first(self.seats()).filter_map(|seat| self.sheet(seat)).map(|sheet| sheet.tokens());
        let of_tokens = f64::from(fewest.min().unwrap_or(0)) / 7.0;
        0.15 + 0.85 * (f64::from(vacant as u16) / f64::from(pods.max(1) as u16)).min(of_tokens)
    }
}
