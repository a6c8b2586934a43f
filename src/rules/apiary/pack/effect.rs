//! The effect grammar of a pack, read: what effects, costs and clauses are made of. Its words are in `parse`.

use crate::rules::apiary::resource::{Basket, Resource};

/// The four kinds of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum TileKind {
    Farm,
    Recruit,
    Development,
    Carving,
}

impl TileKind {
    /// All four, in pack order.
    pub const ALL: [TileKind; 4] =
        [TileKind::Farm, TileKind::Recruit, TileKind::Development, TileKind::Carving];
    /// The kinds that lie in rows.
    pub const ROWS: [TileKind; 3] = [TileKind::Farm, TileKind::Recruit, TileKind::Development];

    /// Its word.
    pub const fn name(self) -> &'static str {
        ["farm", "recruit", "development", "carving"][self as usize]
    }
}

/// A set of kinds of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileKinds(u8);

impl TileKinds {
    /// None.
    pub const NONE: TileKinds = TileKinds(0);
    /// Farms, recruits and developments.
    pub const ROWS: TileKinds = TileKinds(7);

    /// This kind alone.
    pub const fn of(kind: TileKind) -> TileKinds {
        TileKinds(1 << kind as u8)
    }

    /// With another kind too.
    #[must_use]
    pub const fn and(self, kind: TileKind) -> TileKinds {
        TileKinds(self.0 | TileKinds::of(kind).0)
    }

    /// Whether the kind is in it.
    pub const fn has(self, kind: TileKind) -> bool {
        self.0 & TileKinds::of(kind).0 != 0
    }

    /// All of them, in pack order.
    pub fn iter(self) -> impl Iterator<Item = TileKind> {
        TileKind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}

/// An effect: a run of steps of the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effect {
    pub(super) start: u16,
    pub(super) len: u16,
}

impl Effect {
    /// Nothing happens.
    pub const NONE: Effect = Effect { start: 0, len: 0 };

    /// Whether it has no step.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Where its first step lies, and the steps after it.
    pub(in crate::rules::apiary) const fn split(self) -> Option<(usize, Effect)> {
        match self.len {
            0 => None,
            len => Some((self.start as usize, Effect { start: self.start + 1, len: len - 1 })),
        }
    }
}

/// One step of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The thing itself.
    Do(Atom),
    /// The thing once for every `per` counted, at most `most` times.
    PerCount {
        /// What is done.
        atom: Atom,
        /// What is counted.
        count: Count,
        /// So many count as one.
        per: u8,
        /// At most so often.
        most: u8,
    },
    /// The thing if the count is so.
    If {
        /// What is done.
        atom: Atom,
        /// What is counted.
        count: Count,
        /// How it is compared.
        comparison: Comparison,
        /// With what.
        bound: u8,
    },
    /// The thing if the own count is at least 1 and no seat has more.
    IfMost {
        /// What is done.
        atom: Atom,
        /// What is counted.
        count: Count,
    },
    /// Exactly one of these effects that can be done: a run of the pack's options.
    Choice(Options),
    /// Optional, so many times: pay and gain.
    Trade {
        /// What is paid.
        cost: Cost,
        /// What is gained.
        gain: Effect,
        /// At most so often.
        times: u8,
    },
}

impl Step {
    /// What the step counts, if it counts.
    pub fn count(&self) -> Option<Count> {
        match self {
            Step::PerCount { count, .. } | Step::If { count, .. } | Step::IfMost { count, .. } => {
                Some(*count)
            }
            Step::Do(_) | Step::Choice(_) | Step::Trade { .. } => None,
        }
    }
}

/// A run of effects to choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    pub(super) start: u16,
    pub(super) len: u8,
}

/// `>=`, `<=`, `=`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Comparison {
    AtLeast,
    AtMost,
    Exactly,
}

/// The smallest effects (3.1 of the component pages).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atom {
    /// Gain that resource.
    Gain(Resource, u8),
    /// Gain basic resources, each unit chosen.
    Basic(u8),
    /// Gain wax or honey, each unit chosen.
    Refined(u8),
    /// Gain VP.
    Vp(u8),
    /// Gain Queen's Favor.
    Favor(u8),
    /// Draw seeds and keep them.
    Draw(u8),
    /// Draw seeds, keep some, discard the rest.
    Look {
        /// How many are drawn.
        draw: u8,
        /// How many are kept.
        keep: u8,
    },
    /// A new worker of that strength.
    Worker(u8),
    /// So many times: +1 to an own active worker.
    Strengthen(u8),
    /// Up to so many own workers back to the active pool.
    Recall(u8),
    /// Collect from so many different own farms.
    Income(u8),
    /// Gain what the planet under the ship shows.
    Harvest,
    /// Plant a seed of the hand; optional.
    Plant,
    /// Build without an action (A54); optional.
    Build {
        /// What may be built.
        kinds: TileKinds,
        /// What it costs.
        off: Off,
        /// Only adjacent to the tile just built.
        here: bool,
    },
    /// Take face-up tiles into the reserve, each optional.
    Reserve(u8),
    /// Place a frame; optional.
    Frame(Off),
    /// Turn the faction tile; optional.
    Upgrade,
    /// Up to so many conversions.
    Convert(u8),
    /// Refresh that row.
    Refresh(TileKind),
    /// Refresh a row of choice.
    RefreshAny,
    /// Only on hexes of mats: a discount for tiles of that kind built there.
    Less(TileKind, Basket),
    /// Every other seat gains it.
    Others(Effect),
    /// Only at the end: scores as a carving of another hive.
    Copy,
}

/// What an effect takes off a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Off {
    /// Everything.
    Free,
    /// So many units.
    Units(u8),
}

/// A cost: fixed resources, and units that are chosen when it is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cost {
    /// Of these resources so many.
    pub fixed: Basket,
    /// Basic resources of choice, `B`.
    pub basic: u8,
    /// Wax or honey of choice, `G`.
    pub refined: u8,
    /// Seeds of the hand, `C`; at most [`Cost::SEEDS`].
    pub seeds: u8,
}

impl Cost {
    /// The most seeds that a cost may ask for.
    pub const SEEDS: usize = 4;

    /// Whether nothing of it is chosen.
    pub const fn is_fixed(self) -> bool {
        self.basic == 0 && self.refined == 0 && self.seeds == 0
    }
}

/// What can be counted (3.4 of the component pages).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the component pages say what exactly each counts")]
pub enum Count {
    Built(TileKind),
    Tile,
    Set,
    Frame,
    Full,
    Planted,
    Hand,
    Explored,
    Pod,
    Sector,
    Worker,
    Worker4,
    Strength,
    Favor,
    Resource(Resource),
    Basic,
    Refined,
    Resources,
    Spot,
    Empty,
    Bonus,
    Outer,
    Taught,
    AdjacentVp,
    Adjacent(TileKind),
    AdjacentTile,
    AdjacentKinds,
    AdjacentFaction,
    Group(TileKind),
}

impl Count {
    /// Whether what is counted is there to be spent or planted: resources and the seeds in hand.
    pub fn passes(self) -> bool {
        matches!(self, Count::Hand | Count::Resource(_) | Count::Basic | Count::Refined | Count::Resources)
    }
}

/// What a clause listens for (3.2 of the component pages).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Trigger {
    Explore,
    Discover,
    Advance,
    BuildFarm,
    BuildRecruit,
    BuildDevelopment,
    BuildCarving,
    BuildAny,
    Grow,
    GainWorker,
    Frame,
    Research,
    Plant,
    Convert,
    Dance,
    Carve,
    Retrieve,
    Bumped,
    Bump,
    Hibernate,
    Seed,
    Place1,
    Place2,
    Place3,
    Place4,
    Teach,
    Upgrade,
}

impl Trigger {
    /// All of them with their words.
    pub(in crate::rules::apiary) const WORDS: [(&'static str, Trigger); 27] = [
        ("explore", Trigger::Explore),
        ("discover", Trigger::Discover),
        ("advance", Trigger::Advance),
        ("build(farm)", Trigger::BuildFarm),
        ("build(recruit)", Trigger::BuildRecruit),
        ("build(development)", Trigger::BuildDevelopment),
        ("build(carving)", Trigger::BuildCarving),
        ("build(any)", Trigger::BuildAny),
        ("grow", Trigger::Grow),
        ("gain-worker", Trigger::GainWorker),
        ("frame", Trigger::Frame),
        ("research", Trigger::Research),
        ("plant", Trigger::Plant),
        ("convert", Trigger::Convert),
        ("dance", Trigger::Dance),
        ("carve", Trigger::Carve),
        ("retrieve", Trigger::Retrieve),
        ("bumped", Trigger::Bumped),
        ("bump", Trigger::Bump),
        ("hibernate", Trigger::Hibernate),
        ("seed", Trigger::Seed),
        ("place@1", Trigger::Place1),
        ("place@2", Trigger::Place2),
        ("place@3", Trigger::Place3),
        ("place@4", Trigger::Place4),
        ("teach", Trigger::Teach),
        ("upgrade", Trigger::Upgrade),
    ];

    /// The trigger of a build of that kind.
    pub const fn build(kind: TileKind) -> Trigger {
        match kind {
            TileKind::Farm => Trigger::BuildFarm,
            TileKind::Recruit => Trigger::BuildRecruit,
            TileKind::Development => Trigger::BuildDevelopment,
            TileKind::Carving => Trigger::BuildCarving,
        }
    }

    /// The trigger of placing a worker of that strength.
    pub const fn place(strength: u8) -> Trigger {
        match strength {
            1 => Trigger::Place1,
            2 => Trigger::Place2,
            3 => Trigger::Place3,
            _ => Trigger::Place4,
        }
    }
}

/// A set of triggers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Triggers(u32);

impl Triggers {
    /// None.
    pub const NONE: Triggers = Triggers(0);

    /// This trigger alone.
    pub const fn of(trigger: Trigger) -> Triggers {
        Triggers(1 << trigger as u32)
    }

    /// Both together.
    #[must_use]
    pub const fn with(self, others: Triggers) -> Triggers {
        Triggers(self.0 | others.0)
    }

    /// Whether the two have one in common.
    pub const fn meet(self, others: Triggers) -> bool {
        self.0 & others.0 != 0
    }
}

/// One clause of a recruit or a faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// When that happens to the owner, this follows.
    On(Trigger, Effect),
    /// A rule is changed for the owner.
    Change(Modifier, u8),
    /// Tiles of these kinds cost less.
    CostOfTiles(TileKinds, Basket),
    /// Frames cost so many basic resources less.
    CostOfFrames(u8),
    /// Workers cost so much pollen less.
    CostOfWorkers(u8),
    /// Scored at the end.
    End(Effect),
}

impl Clause {
    /// The text that is scored at the end, if the clause is one.
    pub fn end(&self) -> Option<Effect> {
        match self {
            Clause::End(effect) => Some(*effect),
            _ => None,
        }
    }
}

/// The rules that a clause can change (3.3 of the component pages).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the words of the grammar")]
pub enum Modifier {
    Steps,
    Advance,
    Draw,
    Keep,
    Converts,
    Grow,
    CarveAt,
    Plants,
    SeedBasic,
}

/// A run of clauses of the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clauses {
    pub(super) start: u16,
    pub(super) len: u8,
}
