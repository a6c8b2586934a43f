//! What a game has to say for players to think about it: what a position is worth to a seat, in named parts.

use std::{
    fmt::Debug,
    hash::{Hash, Hasher},
};

use crate::rules::{Game, Pending, Seat, Viewer};

/// The most seats of any game.
pub const SEATS: usize = 6;

/// A number for each seat.
pub type PerSeat = [f64; SEATS];

/// A truncated rollout (Tesauro and Galperin 1996): all seats play on for some turns as the greedy player would, but less thoroughly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rollout {
    /// It ends when the searching seat's own turn has come so often.
    pub turns: u32,
    /// Of longer lists so many actions are tried, drawn at random.
    pub tried: usize,
    /// From 0 to 1: how much its end counts against the position where it began.
    pub share: f64,
}

/// How many iterations a decision the levels have that search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budgets {
    /// The sharp level.
    pub sharp: u32,
    /// The fierce level; in play it uses all of its time.
    pub fierce: u32,
}

/// How a game is thought about. The numbers are the game's own units: degrees in Eruption, points in VOLCANO, VP in Apiary;
/// more is always better.
///
/// All arithmetic is `+ − × ÷` and [`f64::sqrt`], which IEEE 754 defines to the last bit, so a player decides alike natively
/// and in a browser. Logarithms and powers are not defined so and must not be used.
pub trait Judged: Game {
    /// The named parts of an evaluation; a coach has a sentence for each.
    type Part: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// All of them, in the order in which they are told.
    const PARTS: &'static [Self::Part];

    /// How much a rival's gain counts as an own loss, for players that look at rivals, with one rival; it is shared among more.
    const RIVALRY: f64;
    /// How many ends of an action are looked at when it is first met in a search, and how many by the greedy player.
    const GLANCE: usize;
    /// See [`GLANCE`](Judged::GLANCE).
    const STUDY: usize;
    /// How many resampled states the greedy player looks at.
    const SAMPLES: usize;
    /// How a walk through the tree is played on before it is judged; by default it is judged where it leaves the tree. It is for games in
    /// which an action pays only turns later.
    const ROLLOUT: Option<Rollout> = None;
    /// How many visits the first guess of an action counts as: the more the evaluation can be trusted, and the less one walk.
    const GUESS: f64 = 2.0;
    /// How far below the best guess an action may lie before a search looks at it much less: its prior is 1 / (1 + x)², x being the
    /// distance as a part of how far the best guess lies above the mean of all, divided by this. So with 0.3 the mean action has a
    /// nineteenth of the best one's prior; with 3 it has more than half of it, for games in which guesses see little of what matters.
    const PRIOR: f64 = 0.3;
    /// The budgets of a review and the steps between two looks at the clock are divided by it: games whose iterations take longer.
    const WEIGHT: u32;

    /// What the levels that search may spend with so many seats. They are set so that each level is above the one below it, in tournaments
    /// (`docs/bots.md`).
    fn budgets(seats: u8) -> Budgets;

    /// Tells the parts of what the position is worth to a seat, each with its weight applied, by what the viewer may know.
    fn judge(&self, seat: Seat, viewer: Viewer, tell: &mut impl FnMut(Self::Part, f64));

    /// By how much worth is likely to change until the end: about one standard deviation of the difference of two seats. It is set by
    /// how games of greedy bots have ended (`arena calibration`).
    fn spread(&self) -> f64;

    /// Whether what the seat has begun is done, so that the position can be judged.
    fn is_settled(&self, seat: Seat) -> bool;

    /// Whether a walk through the tree may end here: by default, whoever has to decide has not begun anything.
    fn can_stop(&self) -> bool {
        matches!(self.pending(), Pending::Decision { seat, .. } if self.is_settled(seat))
    }

    /// Takes those away from a list of legal actions that are no better than others which stay. At least one stays.
    fn group(&self, _: &mut Vec<Self::Action>) {}

    /// Of a list that is too long to look at all of it, leaves what is worth a glance. At least one stays; by default all do, and
    /// some of them are drawn at random.
    fn glance(&self, _: &mut Vec<Self::Action>) {}

    /// Whether two seats win together.
    fn are_allied(&self, one: Seat, two: Seat) -> bool {
        one == two
    }

    /// The worth of an opponent that has no seat.
    fn opponent(&self) -> Option<f64> {
        None
    }

    /// What a viewer sees of an action that is about to be played, as a number: 0 if nothing.
    fn sight(&self, action: Self::Action, viewer: Viewer) -> u64 {
        let hidden = match self.pending() {
            Pending::Chance(chance) => Self::sole_witness(chance).is_some_and(|seat| !viewer.sees(seat)),
            _ => false,
        };
        if hidden { 0 } else { fingerprint(action) }
    }

    /// Whether dice are rolled; else something is drawn.
    fn rolls(_: &Self::Chance) -> bool {
        false
    }

    /// The sum of a seat's parts, without regard to rivals.
    fn own_worth(&self, seat: Seat, viewer: Viewer) -> f64 {
        let mut sum = 0.0;
        self.judge(seat, viewer, &mut |_, value| sum += value);
        sum
    }

    /// The own worth of every seat; of allies their mean.
    fn worths(&self, viewer: Viewer) -> PerSeat {
        self.worths_by(|seat| self.own_worth(seat, viewer))
    }

    /// What every seat has as players count it, to tell them of luck: by default its worth. An evaluation that reckons with how much
    /// something still counts has more to say here.
    fn counted(&self, viewer: Viewer) -> PerSeat {
        self.worths(viewer)
    }

    /// A number for every seat; allies have the mean of theirs.
    fn worths_by(&self, own_worth: impl Fn(Seat) -> f64) -> PerSeat {
        let mut own = [0.0; SEATS];
        for (seat, worth) in Seat::first(self.seats()).zip(&mut own) {
            *worth = own_worth(seat);
        }
        let mut shared = own;
        for seat in Seat::first(self.seats()) {
            let side = || Seat::first(self.seats()).filter(|other| self.are_allied(seat, *other));
            let count = side().count().max(1) as f64;
            shared[seat.index()] = side().map(|other| own[other.index()]).sum::<f64>() / count;
        }
        shared
    }

    /// What the rivals' worths take from a seat: those count most that are ahead.
    fn rivals(&self, seat: Seat, worths: &PerSeat) -> f64 {
        let others = || Seat::first(self.seats()).filter(|other| !self.are_allied(seat, *other));
        let best = others().map(|other| worths[other.index()]).fold(f64::NEG_INFINITY, f64::max);
        let (spread, mut sum, mut weights) = (self.spread(), 0.0, 0.0);
        for other in others() {
            let worth = worths[other.index()];
            let weight = 1.0 / (1.0 + (best - worth) / spread);
            sum += weight * worth;
            weights += weight;
        }
        if weights > 0.0 { -Self::RIVALRY * sum / weights } else { 0.0 }
    }

    /// What the position is worth to a seat, rivals included, by what it knows.
    fn worth(&self, seat: Seat) -> f64 {
        let worths = self.worths(Viewer::Seat(seat));
        worths[seat.index()] + self.rivals(seat, &worths)
    }

    /// Every seat's chance to win, from 0 to 1; allies share theirs. After the end it is certain.
    fn chances(&self, viewer: Viewer) -> PerSeat {
        self.chances_by(viewer, self.spread())
    }

    /// The [`spread`](Judged::spread) that is to be expected when the seat that decides has had so many turns more; it is asked for only by
    /// [`chances_from`](Judged::chances_from).
    fn spread_after(&self, _turns: u32) -> f64 {
        self.spread()
    }

    /// The same for a search that compares what may come of its root by one [`spread`](Judged::spread): for games in which an action changes
    /// for how long the evaluation expects the game to go on. By default every position has its own.
    fn chances_from(&self, viewer: Viewer, _spread: f64) -> PerSeat {
        self.chances(viewer)
    }

    /// The same with another [`spread`](Judged::spread): to find out which one tells most about how games end.
    fn chances_by(&self, viewer: Viewer, spread: f64) -> PerSeat {
        match self.pending() {
            Pending::Over => self.chances_of_scores(),
            _ => self.chances_of(&self.worths(viewer), spread),
        }
    }

    /// After the end: the winners share it.
    fn chances_of_scores(&self) -> PerSeat {
        let mut chances = [0.0; SEATS];
        for score in self.scores() {
            chances[score.seat.index()] = f64::from(u8::from(score.rank == 1));
        }
        self.shared(chances)
    }

    /// Every seat's chance to win by what all are worth, with that [`spread`](Judged::spread).
    fn chances_of(&self, worths: &PerSeat, spread: f64) -> PerSeat {
        self.chances_of_all(worths, |_, _| spread)
    }

    /// The same with a spread of its own for the lead of each seat over each other one; with that over itself against an opponent that has no seat.
    fn chances_of_all(&self, worths: &PerSeat, spread: impl Fn(Seat, Seat) -> f64) -> PerSeat {
        let mut chances = [0.0; SEATS];
        for seat in Seat::first(self.seats()) {
            let others = Seat::first(self.seats()).filter(|other| !self.are_allied(seat, *other));
            let own = worths[seat.index()];
            let ahead = |other: Seat| sigmoid((own - worths[other.index()]) / spread(seat, other));
            let of_opponent =
                self.opponent().map_or(1.0, |worth| sigmoid((own - worth) / spread(seat, seat)));
            chances[seat.index()] = of_opponent * others.map(ahead).product::<f64>();
        }
        self.shared(chances)
    }

    /// The same chances, so that they sum to 1 over the sides; who plays alone has none to share with.
    fn shared(&self, mut chances: PerSeat) -> PerSeat {
        if self.seats() == 1 {
            return chances;
        }
        let allies = |seat| {
            Seat::first(self.seats()).filter(|other| self.are_allied(seat, *other)).count().max(1) as f64
        };
        let total: f64 = Seat::first(self.seats()).map(|seat| chances[seat.index()] / allies(seat)).sum();
        if total > 0.0 {
            chances.iter_mut().for_each(|chance| *chance /= total);
        }
        chances
    }
}

/// From 0 to 1, a half at 0: like the logistic function, but of operations that are exact everywhere.
fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// A number for an action, the same on every machine; never 0.
pub fn fingerprint(action: impl Hash) -> u64 {
    let mut hasher = Fingerprint(0xcbf2_9ce4_8422_2325);
    action.hash(&mut hasher);
    hasher.finish() | 1
}

/// FNV-1a, with words as wide on every machine.
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as i64 as u64);
    }
}
