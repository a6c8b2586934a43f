//! What the table knows when something is tapped, and what a tap on a thing could mean.

use crate::rules::{
    Pending, Seat,
    apiary::{
        Act, Action, Basket, Cell, Hex, Illegal, Item, ItemKind, Pack, Prompt, Resource, Sheet, Spot, View,
        pack::TileKind,
    },
};

/// A thing that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// An action of the board.
    Act(Act),
    /// A worker of that strength there; of whoever decides.
    Worker(u8, Spot),
    /// A component: a tile, a seed, a dance, a dance token, a faction, a mat.
    Item(Item),
    /// A hex of the hive, or beside it.
    Hex(Hex),
    /// A cell of the planet grid.
    Cell(Cell),
    /// A pod of the comb, numbered from 1.
    Pod(u8),
    /// A kind of resource.
    Resource(Resource),
    /// A whole row.
    Row(TileKind),
}

impl Target {
    /// The one word by which the log, the list of actions and a lesson point at it.
    pub fn place(self) -> String {
        match self {
            Target::Act(act) => act.name().to_owned(),
            Target::Worker(strength, Spot::Active) => ["bee", &strength.to_string()].concat(),
            Target::Worker(_, Spot::At(act, _)) => act.name().to_owned(),
            Target::Worker(_, Spot::Landing) => "landing".to_owned(),
            Target::Item(item) => item.to_string(),
            Target::Hex(hex) => ["hex", &hex.to_string()].concat(),
            Target::Cell(cell) => ["cell", &cell.to_string()].concat(),
            Target::Pod(pod) => ["pod", &pod.to_string()].concat(),
            Target::Resource(resource) => ["good", &resource.letter().to_string()].concat(),
            Target::Row(kind) => kind.name().to_owned(),
        }
    }
}

/// What the table knows when a message is handled.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// The game as the acting player sees it.
    pub view: &'a View,
    /// Every legal action, ascending.
    pub legal: &'a [Action],
    /// Why an action would be refused.
    pub check: &'a dyn Fn(Action) -> Result<(), Illegal>,
}

impl<'a> Situation<'a> {
    /// What is asked.
    pub fn prompt(&self) -> Option<Prompt> {
        asked(self.view).map(|(_, prompt)| prompt)
    }

    /// What whoever decides has.
    pub fn sheet(&self) -> Option<Sheet<'a>> {
        self.view.state.sheet(asked(self.view)?.0)
    }

    /// The components.
    pub fn pack(&self) -> &'static Pack {
        pack(self.view)
    }

    /// Whether the action may be played.
    pub fn allows(&self, action: Action) -> bool {
        self.legal.binary_search(&action).is_ok()
    }

    /// The first legal action of that kind.
    pub fn first(&self, which: impl Fn(Action) -> bool) -> Option<Action> {
        self.legal.iter().copied().find(|action| which(*action))
    }

    /// Whether some legal action is of that kind.
    pub fn any(&self, which: impl Fn(Action) -> bool) -> bool {
        self.first(which).is_some()
    }

    /// The strongest worker of the pool.
    pub fn strongest(&self) -> Option<u8> {
        let pool = self.sheet()?.pool();
        (1..=4).rev().find(|strength| pool[usize::from(strength - 1)] > 0)
    }

    /// The reason, unless it is only that something else is asked.
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        (self.check)(action).err().filter(|why| *why != Illegal::NotNow)
    }

    /// What a tap could mean that needs no second one, in the order in which further taps go through it. `worker` is the
    /// strength of the chosen worker.
    pub fn meant(&self, target: Target, worker: u8) -> Vec<Action> {
        match target {
            Target::Act(act) => vec![Action::Place(act, worker)],
            Target::Worker(strength, spot) => match (self.prompt(), spot) {
                (Some(Prompt::Turn), _) => vec![Action::Retrieve],
                (Some(Prompt::Bumped { .. }), Spot::Active) => vec![Action::Active],
                (Some(Prompt::Bumped { .. }), Spot::Landing) => vec![Action::Landing],
                _ => vec![Action::Up(strength, spot), Action::Recall(strength, spot)],
            },
            Target::Item(item) => self.meant_by(item, worker),
            Target::Cell(cell) => vec![Action::Ship(cell), Action::Place(Act::Explore, worker)],
            Target::Pod(pod) => vec![Action::Pod(pod)],
            Target::Resource(resource) => vec![Action::Slot(resource), Action::Gain(resource)],
            Target::Row(kind) => vec![Action::Refresh(kind)],
            Target::Hex(hex) => self.tile_on(hex).map(Action::Farm).into_iter().collect(),
        }
    }

    /// The tile of whoever decides on a hex.
    fn tile_on(&self, hex: Hex) -> Option<Item> {
        let found = self.sheet()?.hive().find(|(there, _)| *there == hex);
        found.map(|(_, tile)| tile)
    }

    /// What lies beside an action stands for it as long as nothing else can be meant.
    fn meant_by(&self, item: Item, worker: u8) -> Vec<Action> {
        let on_board = |act: &Act| self.view.state.spaces().any(|(other, ..)| other == *act);
        let place = |act| Action::Place(act, worker);
        match item.kind() {
            ItemKind::Faction => vec![Action::Keep(item), Action::Take(item)],
            ItemKind::Mat => vec![Action::Take(item)],
            ItemKind::Farm => {
                let acts = [Act::Advance, Act::AdvanceFarm].into_iter().filter(on_board).map(place);
                [Action::Farm(item), Action::Reserve(item)].into_iter().chain(acts).collect()
            }
            ItemKind::Recruit | ItemKind::Development => {
                let acts = [Act::Advance, Act::AdvanceGuild].into_iter().filter(on_board).map(place);
                [Action::Reserve(item)].into_iter().chain(acts).collect()
            }
            ItemKind::Carving => vec![place(Act::Carve)],
            ItemKind::Seed => {
                let spent = self.first(|action| matches!(action, Action::SeedFor(seed, _) if seed == item));
                // Where a seed cannot be spent, the reason is that of any resource.
                let spent = spent.unwrap_or(Action::SeedFor(item, Basket::of(Resource::Pollen, 1)));
                vec![Action::Keep(item), Action::Plant(item), Action::Swap(item), Action::Seed(item), spent]
            }
            ItemKind::Dance => {
                let dance = self.first(|action| matches!(action, Action::Dance(dance, _) if dance == item));
                vec![dance.unwrap_or(Action::Dance(item, Default::default())), place(Act::Convert)]
            }
            ItemKind::Planet | ItemKind::Token | ItemKind::DanceToken => Vec::new(),
        }
    }
}

/// Who is asked, and what.
pub fn asked(view: &View) -> Option<(Seat, Prompt)> {
    match crate::rules::Game::pending(&view.state) {
        Pending::Decision { seat, prompt } => Some((seat, prompt)),
        _ => None,
    }
}

/// The components of the game.
pub fn pack(view: &View) -> &'static Pack {
    crate::rules::Game::config(&view.state).pack.0
}

/// What an action is about: what would be tapped for it, the last thing last.
pub fn targets_of(action: Action) -> [Option<Target>; 2] {
    let item = |item| [Some(Target::Item(item)), None];
    match action {
        Action::Place(act, strength) => {
            [Some(Target::Worker(strength, Spot::Active)), Some(Target::Act(act))]
        }
        Action::Take(of)
        | Action::Keep(of)
        | Action::Seed(of)
        | Action::SeedFor(of, _)
        | Action::Farm(of)
        | Action::Plant(of)
        | Action::Swap(of)
        | Action::Dance(of, _)
        | Action::Teach(of, _)
        | Action::Reserve(of) => item(of),
        Action::Build(tile, hex) => [Some(Target::Item(tile)), Some(Target::Hex(hex))],
        Action::Frame(anchor, ..) => [Some(Target::Hex(anchor)), None],
        Action::Pod(pod) => [Some(Target::Pod(pod)), None],
        Action::Ship(cell) => [Some(Target::Cell(cell)), None],
        Action::Slot(resource) | Action::Gain(resource) => [Some(Target::Resource(resource)), None],
        Action::Turn(from, to) => [Some(Target::Resource(from)), Some(Target::Resource(to))],
        Action::Up(strength, spot) | Action::Recall(strength, spot) => {
            [Some(Target::Worker(strength, spot)), None]
        }
        Action::Refresh(kind) => [Some(Target::Row(kind)), None],
        _ => [None, None],
    }
}
