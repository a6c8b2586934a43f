//! What a tap on a thing does, by what is asked and what is chosen already.

use super::{Situation, Target, Ui};
use crate::rules::apiary::{Action, Hex, Illegal, Item, ItemKind, Prompt, Resource, Spot};

impl Ui {
    pub(super) fn tap(&mut self, target: Target, at: &Situation<'_>) {
        // What is paid for a trade that is offered can be tapped at once.
        if let (None, Some(Prompt::Trade { .. }), Some(offered)) = (self.chosen, at.prompt(), self.ready(at))
        {
            self.choose(offered);
        }
        match (at.prompt(), target) {
            (Some(Prompt::Turn), Target::Worker(strength, Spot::Active)) => self.choose_worker(strength, at),
            (Some(Prompt::Build { .. }), Target::Item(item)) if item.kind() <= ItemKind::Carving => {
                self.choose_tile(item, at);
            }
            (Some(Prompt::Build { .. }), Target::Hex(hex)) => self.choose_hex(hex, at),
            (Some(Prompt::Grow { .. } | Prompt::Frame { .. }), Target::Hex(hex)) => {
                self.choose_frame(hex, at)
            }
            (Some(Prompt::Teach), Target::Item(item)) if item.kind() == ItemKind::Dance => {
                self.choose_dance(item, at);
            }
            (Some(Prompt::Teach), Target::Item(item)) if item.kind() == ItemKind::DanceToken => {
                self.choose_token(item, at);
            }
            (_, Target::Resource(resource)) => self.tap_resource(resource, at),
            (_, Target::Item(item)) if item.kind() == ItemKind::Seed && self.pay_seed(item, at) => {}
            _ => self.go_through(&at.meant(target, self.strength(at).unwrap_or(1)), at),
        }
    }

    /// The next of the things that a tap could mean.
    fn go_through(&mut self, meant: &[Action], at: &Situation<'_>) {
        let options: Vec<Action> = meant.iter().copied().filter(|action| at.allows(*action)).collect();
        let is_now = |action: &Action| self.chosen.is_some_and(|chosen| is_alike(chosen, *action));
        let now = options.iter().position(is_now);
        match options.get(now.map_or(0, |now| (now + 1) % options.len().max(1))) {
            Some(action) => {
                // What was only a part of something else is forgotten.
                *self = Ui { worker: self.worker, page: self.page, ..self.kept() };
                self.choose(*action);
            }
            None => self.refusal = meant.iter().find_map(|action| at.why_not(*action)),
        }
    }

    fn choose_worker(&mut self, strength: u8, at: &Situation<'_>) {
        let there = at.sheet().map(|sheet| sheet.pool());
        let place = usize::from(strength.wrapping_sub(1));
        if there.is_none_or(|pool| pool.get(place).is_none_or(|workers| *workers == 0)) {
            self.refusal = Some(Illegal::NoWorker);
            return;
        }
        self.worker = Some(strength);
        if let Some(Action::Place(act, _)) = self.chosen {
            let action = Action::Place(act, strength);
            self.refusal = at.why_not(action);
            self.chosen = at.allows(action).then_some(action);
        } else {
            self.chosen = None;
        }
    }

    fn choose_tile(&mut self, tile: Item, at: &Situation<'_>) {
        if self.tile == Some(tile) {
            (self.tile, self.chosen) = (None, None);
            return;
        }
        let builds = |action: Action| matches!(action, Action::Build(one, _) if one == tile);
        if !at.any(builds) {
            self.refusal = why_not_tile(tile, at);
            return;
        }
        (self.tile, self.chosen) = (Some(tile), None);
        if let Some(hex) = self.hex {
            let action = Action::Build(tile, hex);
            match at.allows(action) {
                true => self.choose(action),
                false => self.hex = None,
            }
        }
    }

    fn choose_hex(&mut self, hex: Hex, at: &Situation<'_>) {
        let fits = |action: Action| match action {
            Action::Build(tile, there) => there == hex && self.tile.is_none_or(|chosen| chosen == tile),
            _ => false,
        };
        if !at.any(fits) {
            let tile = self.tile.or_else(|| at.legal.iter().find_map(|action| built(*action)));
            self.refusal = tile.and_then(|tile| at.why_not(Action::Build(tile, hex)));
            return;
        }
        (self.hex, self.chosen) = (Some(hex), None);
        if let Some(tile) = self.tile {
            self.choose(Action::Build(tile, hex));
        }
    }

    /// A frame at that anchor: with the first legal turn, then with the next one.
    fn choose_frame(&mut self, anchor: Hex, at: &Situation<'_>) {
        if matches!(self.chosen, Some(Action::Frame(now, ..)) if now == anchor) {
            return self.turn(true, at);
        }
        // What was to be paid stays so.
        let pay = match self.chosen {
            Some(Action::Frame(_, _, pay)) => Some(pay),
            _ => None,
        };
        let lies = |action: Action| matches!(action, Action::Frame(there, ..) if there == anchor);
        let paid = |action: Action| matches!(action, Action::Frame(_, _, now) if Some(now) == pay);
        match at.first(|action| lies(action) && paid(action)).or_else(|| at.first(lies)) {
            Some(action) if paid(action) => self.chosen = Some(action),
            Some(action) => self.choose(action),
            None => {
                let any = at.legal.iter().find_map(|action| match *action {
                    Action::Frame(_, turn, pay) => Some(Action::Frame(anchor, turn, pay)),
                    _ => None,
                });
                let frame = any.unwrap_or(Action::Frame(anchor, 0, Default::default()));
                self.refusal = at.why_not(frame);
            }
        }
    }

    /// The next legal turn of the chosen frame.
    pub(super) fn turn(&mut self, clockwise: bool, at: &Situation<'_>) {
        let Some(Action::Frame(anchor, turn, pay)) = self.chosen else { return };
        let steps = if clockwise { [1, 2] } else { [2, 1] };
        let other = steps.into_iter().map(|step| Action::Frame(anchor, (turn + step) % 3, pay));
        match other.into_iter().find(|action| at.allows(*action)) {
            Some(action) => self.chosen = Some(action),
            None => self.refusal = Some(Illegal::FramePlace),
        }
    }

    fn choose_dance(&mut self, dance: Item, at: &Situation<'_>) {
        let taught = |action: Action| matches!(action, Action::Teach(one, _) if one == dance);
        if !at.any(taught) {
            self.refusal = Some(Illegal::Teach);
            return;
        }
        let again = self.dance == Some(dance);
        (self.dance, self.tokens, self.chosen) = ((!again).then_some(dance), [None; 3], None);
        // Without spots there is nothing more to choose.
        let bare = Action::Teach(dance, [None; 3]);
        if !again && at.allows(bare) {
            self.choose(bare);
        }
    }

    /// A token goes to the next spot; one that lies there already and cannot lie there twice is taken back.
    fn choose_token(&mut self, token: Item, at: &Situation<'_>) {
        let Some(dance) = self.dance else {
            self.refusal = Some(Illegal::Teach);
            return;
        };
        let so_far = self.tokens.iter().flatten().count();
        let mut with = self.tokens;
        if let Some(spot) = with.get_mut(so_far) {
            *spot = Some(token);
        }
        let goes_on = |tokens: [Option<Item>; 3], count: usize| {
            at.any(|action| matches!(action, Action::Teach(one, all) if one == dance && all[..count] == tokens[..count]))
        };
        if so_far < 3 && goes_on(with, so_far + 1) {
            self.tokens = with;
        } else if let Some(place) = self.tokens.iter().position(|other| *other == Some(token)) {
            self.tokens[place..].rotate_left(1);
            self.tokens[2] = None;
        } else if so_far > 0 {
            // All spots are filled: it takes the place of the last.
            with = self.tokens;
            with[so_far - 1] = Some(token);
            match goes_on(with, so_far) {
                true => self.tokens = with,
                false => self.refusal = Some(Illegal::Teach),
            }
        }
        let action = Action::Teach(dance, self.tokens);
        self.chosen = at.allows(action).then_some(action);
    }

    fn tap_resource(&mut self, resource: Resource, at: &Situation<'_>) {
        if self.pay(resource, at) {
            return;
        }
        match (self.chosen, at.prompt()) {
            // A seed that was to be played for its effect is spent instead.
            (Some(Action::Seed(seed)), _) => {
                let spent = at.first(|action| matches!(action, Action::SeedFor(one, _) if one == seed));
                match spent {
                    Some(action) => {
                        self.choose(action);
                        self.pay(resource, at);
                    }
                    None => self.refusal = at.why_not(Action::Seed(seed)).or(Some(Illegal::SeedTiming)),
                }
            }
            (_, Some(Prompt::Convert { .. })) => self.convert(resource, at),
            _ => self.go_through(&at.meant(Target::Resource(resource), 1), at),
        }
    }

    /// The first resource is turned into the second.
    fn convert(&mut self, resource: Resource, at: &Situation<'_>) {
        match self.from {
            Some(from) if from == resource => (self.from, self.chosen) = (None, None),
            Some(from) => {
                let action = Action::Turn(from, resource);
                match at.allows(action) {
                    true => self.choose(action),
                    false => self.refusal = at.why_not(action),
                }
            }
            None => {
                let turns = |action: Action| matches!(action, Action::Turn(from, _) if from == resource);
                match at.any(turns) {
                    true => (self.from, self.chosen) = (Some(resource), None),
                    false => {
                        let other = Resource::BASIC.into_iter().find(|other| *other != resource);
                        self.refusal = other.and_then(|other| at.why_not(Action::Turn(resource, other)));
                    }
                }
            }
        }
    }
}

/// Whether a tap that means one of them has chosen the other: payments may differ.
fn is_alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::SeedFor(a, _), Action::SeedFor(b, _)) | (Action::Dance(a, _), Action::Dance(b, _)) => a == b,
        _ => one == other,
    }
}

fn built(action: Action) -> Option<Item> {
    match action {
        Action::Build(tile, _) => Some(tile),
        _ => None,
    }
}

/// Why a tile cannot be built anywhere: the reason of a hex where something could lie, if there is one.
pub fn why_not_tile(tile: Item, at: &Situation<'_>) -> Option<Illegal> {
    let lit = at.legal.iter().find_map(|action| match *action {
        Action::Build(_, hex) => Some(hex),
        _ => None,
    });
    at.why_not(Action::Build(tile, lit.unwrap_or_default()))
}
