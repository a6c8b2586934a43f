//! What can be chosen, by what is asked and what is chosen already.

use super::{Choice, Group};
use crate::{
    app::games::apiary::{
        situation::{Situation, Target},
        ui::{Msg, Ui, payment_of, why_not_tile},
    },
    rules::apiary::{
        Act, Action, Basket, Hex, Illegal, Item, ItemKind, Prompt, Resource, Spot, pack::TileKind,
    },
};

/// All choices for what is asked.
pub fn choices(at: &Situation<'_>, ui: &Ui, prompt: Prompt) -> Vec<Choice> {
    let mut list = List { at, ui, choices: Vec::new() };
    match prompt {
        Prompt::Turn => list.turn(),
        Prompt::Build { .. } => list.build(),
        Prompt::Grow { .. } => {
            // Where a frame is being placed only that is looked at: there is a way back.
            if !matches!(ui.chosen, Some(Action::Frame(..))) {
                list.whole(Group::Answer, Action::Worker);
                list.frame();
                list.whole(Group::Answer, Action::Upgrade);
            }
            list.frames();
        }
        Prompt::Frame { .. } => list.frames(),
        Prompt::Convert { .. } => list.convert(),
        Prompt::Teach => list.teach(),
        Prompt::Choice => {
            let options = at.view.state.options_asked().len() as u8;
            (1..=options).for_each(|option| list.whole(Group::Option, Action::Pick(option)));
        }
        Prompt::Bonus { .. } => {
            for answer in [Action::Bonus, Action::Later, Action::Skip] {
                if at.allows(answer) {
                    list.whole(Group::Answer, answer);
                }
            }
        }
        Prompt::Plant => list.hand(Group::Piece, Action::Plant),
        _ => {
            for action in at.legal {
                if let Some(group) = group_of(*action) {
                    list.whole(group, *action);
                }
            }
        }
    }
    list.seeds();
    list.payment();
    list.choices
}

/// What an action is one of, where each is a choice of its own.
const fn group_of(action: Action) -> Option<Group> {
    Some(match action {
        Action::End(_) => Group::Discard,
        Action::Active | Action::Landing | Action::Upgrade => Group::Answer,
        Action::Take(_) | Action::Keep(_) => Group::Piece,
        Action::Farm(_) => Group::Farm,
        Action::Pod(_) => Group::Pod,
        Action::Ship(_) => Group::Cell,
        Action::Slot(_) | Action::Gain(_) => Group::Resource,
        Action::Up(..) | Action::Recall(..) => Group::Worker,
        Action::Reserve(_) => Group::Tile,
        Action::Refresh(_) => Group::Row,
        _ => return None,
    })
}

/// The list in the making.
struct List<'a> {
    at: &'a Situation<'a>,
    ui: &'a Ui,
    choices: Vec<Choice>,
}

impl List<'_> {
    fn push(&mut self, group: Group, msg: Msg, chosen: bool, refused: Option<Illegal>) {
        self.choices.push(Choice { group, msg, action: None, chosen, refused });
    }

    /// A choice that is a whole action.
    fn whole(&mut self, group: Group, action: Action) {
        let chosen = self.ui.ready(self.at) == Some(action);
        let refused = (self.at.check)(action).err();
        self.choices.push(Choice { group, msg: Msg::Pick(action), action: Some(action), chosen, refused });
    }

    fn turn(&mut self) {
        let Some(sheet) = self.at.sheet() else { return };
        let strength = self.ui.strength(self.at);
        for (own, workers) in (1..).zip(sheet.pool()) {
            if workers > 0 {
                let msg = Msg::Tap(Target::Worker(own, Spot::Active));
                self.push(Group::Worker, msg, strength == Some(own), None);
            }
        }
        let mut acts: Vec<Act> = self.at.view.state.spaces().map(|(act, ..)| act).collect();
        acts.dedup();
        for act in acts {
            let action = Action::Place(act, strength.unwrap_or(1));
            let chosen = self.ui.chosen == Some(action);
            let refused = (self.at.check)(action).err();
            let msg = Msg::Tap(Target::Act(act));
            self.choices.push(Choice { group: Group::Act, msg, action: Some(action), chosen, refused });
        }
        self.whole(Group::Retrieve, Action::Retrieve);
    }

    /// Tiles that lie open or in the reserve and are of a kind that is built now, then the hexes for the chosen one.
    fn build(&mut self) {
        let state = &self.at.view.state;
        let mut tiles: Vec<Item> =
            TileKind::ROWS.into_iter().flat_map(|kind| state.row(kind)).flatten().collect();
        tiles.extend(state.carving_slots().flatten());
        tiles.extend(self.at.sheet().into_iter().flat_map(|sheet| sheet.reserve()));
        for (nth, tile) in tiles.iter().enumerate() {
            if tiles[..nth].contains(tile) {
                continue;
            }
            let builds = self.at.any(|action| matches!(action, Action::Build(one, _) if one == *tile));
            let refused = if builds { None } else { why_not_tile(*tile, self.at) };
            if refused != Some(Illegal::NoTile) {
                self.push(Group::Tile, Msg::Tap(Target::Item(*tile)), self.ui.tile == Some(*tile), refused);
            }
        }
        let mut hexes: Vec<Hex> = Vec::new();
        for action in self.at.legal {
            let Action::Build(tile, hex) = *action else { continue };
            if self.ui.tile.is_none_or(|chosen| chosen == tile) && !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        for hex in hexes {
            let action = self.ui.tile.map(|tile| Action::Build(tile, hex));
            let (msg, chosen) = (Msg::Tap(Target::Hex(hex)), self.ui.hex == Some(hex));
            self.choices.push(Choice { group: Group::Hex, msg, action, chosen, refused: None });
        }
    }

    /// A frame among what can be bought: it is put where one may lie, and moved from there.
    fn frame(&mut self) {
        let first = self.at.first(|action| matches!(action, Action::Frame(..)));
        let any = first.unwrap_or(Action::Frame(Hex::default(), 0, Basket::NONE));
        let refused = first.is_none().then(|| match (self.at.check)(any) {
            Err(why @ (Illegal::Strength | Illegal::NoFrame)) => why,
            _ => Illegal::Cost,
        });
        let (group, msg) = (Group::Answer, Msg::Pick(any));
        self.choices.push(Choice { group, msg, action: Some(any), chosen: false, refused });
    }

    /// The anchors of frames, and the three turns of the chosen one.
    fn frames(&mut self) {
        let now = match self.ui.chosen {
            Some(Action::Frame(anchor, turn, pay)) => Some((anchor, turn, pay)),
            _ => None,
        };
        let mut last = None;
        for action in self.at.legal {
            let Action::Frame(anchor, ..) = *action else { continue };
            if last != Some(anchor) {
                let chosen = now.is_some_and(|(chosen, ..)| chosen == anchor);
                self.push(Group::Anchor, Msg::Tap(Target::Hex(anchor)), chosen, None);
                last = Some(anchor);
            }
        }
        if let Some((anchor, _, pay)) = now {
            (0..3).for_each(|turn| self.whole(Group::Turn, Action::Frame(anchor, turn, pay)));
        }
    }

    fn convert(&mut self) {
        for resource in Resource::BASIC {
            let other = Resource::BASIC.into_iter().find(|other| *other != resource).unwrap_or(resource);
            let refused = (self.at.check)(Action::Turn(resource, other)).err();
            let chosen = self.ui.from == Some(resource);
            self.push(Group::Resource, Msg::Tap(Target::Resource(resource)), chosen, refused);
        }
        if let Some(from) = self.ui.from {
            for to in Resource::BASIC.into_iter().filter(|to| *to != from) {
                let action = Action::Turn(from, to);
                let (msg, chosen) = (Msg::Tap(Target::Resource(to)), self.ui.chosen == Some(action));
                let refused = (self.at.check)(action).err();
                self.choices.push(Choice { group: Group::Into, msg, action: Some(action), chosen, refused });
            }
        }
        self.whole(Group::Conversion, Action::Wax);
        self.whole(Group::Conversion, Action::Honey);
        self.hand(Group::Conversion, Action::Swap);
        for slot in self.at.view.state.dance_slots() {
            let Some(dance) = slot.dance else { continue };
            let any = self.at.first(|action| matches!(action, Action::Dance(one, _) if one == dance));
            let refused = match any {
                Some(_) => None,
                None => (self.at.check)(Action::Dance(dance, Default::default())).err(),
            };
            let chosen = matches!(self.ui.chosen, Some(Action::Dance(one, _)) if one == dance);
            let msg = Msg::Tap(Target::Item(dance));
            self.choices.push(Choice { group: Group::Dance, msg, action: any, chosen, refused });
        }
    }

    /// The dances that nobody has taught, and for the chosen one the tokens that can still lie on it.
    fn teach(&mut self) {
        for slot in self.at.view.state.dance_slots().filter(|slot| slot.teacher.is_none()) {
            let Some(dance) = slot.dance else { continue };
            let teaches = self.at.any(|action| matches!(action, Action::Teach(one, _) if one == dance));
            let refused = (!teaches).then_some(Illegal::Teach);
            self.push(Group::Dance, Msg::Tap(Target::Item(dance)), self.ui.dance == Some(dance), refused);
        }
        if self.ui.dance.is_some() {
            let stack = crate::rules::apiary::Heap::Stack;
            let mut last = None;
            for token in self.at.view.state.heap(ItemKind::DanceToken, stack) {
                if last != Some(token) {
                    let chosen = self.ui.tokens.contains(&Some(token));
                    self.push(Group::Token, Msg::Tap(Target::Item(token)), chosen, None);
                    last = Some(token);
                }
            }
        }
    }

    /// The seeds of the hand, each as a whole action.
    fn hand(&mut self, group: Group, action: fn(Item) -> Action) {
        let mut last = None;
        for seed in self.at.sheet().into_iter().flat_map(|sheet| sheet.hand()) {
            if last != Some(seed) {
                self.whole(group, action(seed));
                last = Some(seed);
            }
        }
    }

    /// The seeds that can be played now, and what for.
    fn seeds(&mut self) {
        let played = |action: Action| match action {
            Action::Seed(seed) | Action::SeedFor(seed, _) => Some(seed),
            _ => None,
        };
        let chosen = self.ui.chosen.and_then(played);
        let mut seeds: Vec<Item> = Vec::new();
        for seed in self.at.legal.iter().filter_map(|action| played(*action)) {
            if !seeds.contains(&seed) {
                seeds.push(seed);
            }
        }
        for seed in &seeds {
            // Within an action a tap on a seed may mean something else first.
            let between = !matches!(self.at.prompt(), Some(Prompt::Turn | Prompt::End));
            let first = self.at.first(|action| played(action) == Some(*seed));
            let msg = match first {
                Some(action) if between => Msg::Pick(action),
                _ => Msg::Tap(Target::Item(*seed)),
            };
            self.push(Group::Seed, msg, chosen == Some(*seed), None);
        }
        let Some(seed) = chosen.filter(|seed| seeds.contains(seed)) else { return };
        self.whole(Group::SeedUse, Action::Seed(seed));
        // What it is spent for is the payment below, once it is spent.
        let spends = |action: Action| matches!(action, Action::SeedFor(one, _) if one == seed);
        if let (Some(Action::Seed(_)), Some(_)) = (self.ui.chosen, self.at.first(spends)) {
            for resource in Resource::BASIC {
                self.push(Group::SeedUse, Msg::Tap(Target::Resource(resource)), false, None);
            }
        }
    }

    /// Of what the chosen action is paid.
    fn payment(&mut self) {
        let Some(paid) = self.ui.ready(self.at).and_then(payment_of) else { return };
        let basic = paid.units.basics() > 0;
        let refined = paid.units.refined() > 0;
        for resource in Resource::ALL {
            if if resource.is_basic() { basic } else { refined } {
                let chosen = paid.units.get(resource) > 0;
                self.push(Group::Pay, Msg::Tap(Target::Resource(resource)), chosen, None);
            }
        }
        if paid.seeds[0].is_some() {
            for seed in self.at.sheet().into_iter().flat_map(|sheet| sheet.hand()) {
                let chosen = paid.seeds.contains(&Some(seed));
                self.push(Group::PaySeed, Msg::Tap(Target::Item(seed)), chosen, None);
            }
        }
    }
}
