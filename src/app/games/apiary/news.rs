//! What a player who comes back to the table is told on the curtain: who bumped their workers and how they stand, and each turn
//! of the others in a line. Everything in it is public.

use super::{
    animation::{Gains, actor, seat_of},
    table::words,
    words::{
        Words,
        effect::sentence,
        told::{append, join},
    },
};
use crate::{
    app::{shell::text::Locale, table::contract::News},
    rules::{
        Seat,
        apiary::{Event, Item, Owner, State},
    },
    session::Table,
    t,
};

/// All that happened since that step of this player's: the step that ends a turn also begins the next.
pub fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
    let words = words(table, locale);
    let mut news = News::default();
    let mut story = TurnStory::default();
    let mut own = Own::default();
    let mut autopilot = String::new();
    for (index, step) in table.history().iter().enumerate() {
        for event in &step.events {
            if let Event::TurnBegan { owner, .. } = *event {
                story.close(&words, seat, &mut news, &mut autopilot);
                story = TurnStory { owner: Some(owner), ..TurnStory::default() };
            }
            if index >= last {
                story.tell(&words, seat, event);
                own.tell(&words, seat, event, story.owner);
            }
        }
    }
    story.close(&words, seat, &mut news, &mut autopilot);
    news.own = own.line(table, &words, seat, autopilot);
    news
}

/// What became of whoever comes back, in the turns of others.
#[derive(Default)]
struct Own {
    bumped: Vec<String>,
    gains: Gains,
    /// Whether a worker came or went.
    changed: bool,
}

impl Own {
    fn tell(&mut self, words: &Words, own: Seat, event: &Event, turn: Option<Owner>) {
        if seat_of(actor(event)) != Some(own) && !matches!(event, Event::Bumped { .. })
            || turn == Some(Owner::Seat(own))
        {
            return;
        }
        match *event {
            Event::Bumped { owner, .. } => self.changed |= owner == Owner::Seat(own),
            Event::BumpedTo { spot, strength, .. } => {
                let spot = words.spot(spot);
                self.bumped.push(t!(words.locale, apiary::told::bumped_to, strength = strength, spot = spot));
            }
            Event::Gained { resources, .. } => self.gains.resources.add(resources),
            Event::Scored { vp, .. } => self.gains.vp = self.gains.vp.saturating_add(vp),
            Event::Favored { favor, .. } => self.gains.favor = self.gains.favor.saturating_add(favor),
            Event::Hibernated { .. } | Event::Strengthened { .. } | Event::WorkerGained { .. } => {
                self.changed = true;
            }
            _ => {}
        }
    }

    /// What happened, and how the player stands now; nothing if nothing has changed.
    fn line(&self, table: &Table<State>, words: &Words, own: Seat, autopilot: String) -> Option<String> {
        let l = words.locale;
        let mut line = autopilot;
        if !self.bumped.is_empty() {
            let list = join(l, self.bumped.iter().cloned());
            append(l, &mut line, &t!(l, apiary::told::bumped, list = list));
        }
        if !self.gains.is_empty() {
            append(l, &mut line, &t!(l, apiary::told::got, list = words.gained(self.gains)));
        }
        if line.is_empty() && !self.changed {
            return None;
        }
        let sheet = table.state().sheet(own)?;
        let count = |workers: [u8; 4]| workers.iter().sum::<u8>();
        let out = table.state().spaces().filter_map(|(_, _, worker)| worker);
        let out = out.filter(|worker| worker.owner == Owner::Seat(own)).count();
        let stands = t!(
            l,
            apiary::told::stands,
            pool = count(sheet.pool()),
            landing = count(sheet.landing()),
            out = out,
            tokens = sheet.tokens(),
            favor = sheet.favor()
        );
        append(l, &mut line, &stands);
        Some(line)
    }
}

/// What happened in one turn.
#[derive(Default)]
struct TurnStory {
    owner: Option<Owner>,
    /// In words, in the order in which it happened.
    facts: Vec<String>,
    built: Vec<Item>,
    took: Vec<Item>,
    explored: Vec<String>,
    frames: u32,
    slept: u32,
    seeds: u32,
    workers: u32,
    gains: Gains,
    /// Where the ship went, unless something new is there.
    flew: Option<String>,
    has_ended: bool,
}

impl TurnStory {
    /// Only what whoever is on turn does.
    fn tell(&mut self, words: &Words, own: Seat, event: &Event) {
        let l = words.locale;
        self.has_ended |= matches!(event, Event::EndTriggered { .. });
        if let Event::PlanetRevealed { planet, .. } = *event {
            self.flew = None;
            self.explored.push(words.item(planet));
        }
        if self.owner.is_none() || actor(event) != self.owner {
            return;
        }
        let fact = match *event {
            Event::Placed { act, strength, .. } => {
                t!(l, apiary::r#do::place, act = words.act(act), strength = strength)
            }
            Event::Retrieved { workers, .. } => t!(l, apiary::told::retrieved, count = workers),
            Event::Bumped { owner, by, .. } if owner == by => return,
            Event::Bumped { owner, .. } if owner == Owner::Seat(own) => {
                t!(l, apiary::told::hit_you).to_owned()
            }
            Event::Bumped { owner, .. } => t!(l, apiary::told::hit, name = words.owner(owner)),
            Event::SeedPlayed { seed, .. } => t!(l, apiary::told::played, items = words.item(seed)),
            Event::Planted { seed, .. } => t!(l, apiary::told::planted, items = words.item(seed)),
            Event::Danced { dance, .. } => t!(l, apiary::told::danced, items = words.item(dance)),
            Event::Taught { dance, .. } => t!(l, apiary::told::taught, items = words.item(dance)),
            Event::Upgraded { .. } => t!(l, apiary::told::upgraded).to_owned(),
            _ => return self.count(event),
        };
        self.facts.push(fact);
    }

    /// What is said once for the turn.
    fn count(&mut self, event: &Event) {
        match *event {
            Event::Built { tile, .. } => self.built.push(tile),
            Event::TileTaken { tile } => self.took.push(tile),
            Event::FramePlaced { .. } => self.frames += 1,
            Event::Hibernated { .. } => self.slept += 1,
            Event::SeedDrawn { .. } => self.seeds += 1,
            Event::WorkerGained { .. } => self.workers += 1,
            Event::ShipMoved { to, .. } => self.flew = Some(Words::cell(to)),
            Event::Gained { resources, .. } => self.gains.resources.add(resources),
            Event::Scored { vp, .. } => self.gains.vp = self.gains.vp.saturating_add(vp),
            Event::Favored { favor, .. } => self.gains.favor = self.gains.favor.saturating_add(favor),
            _ => {}
        }
    }

    /// The turn as a line; the own turn is not told. The Autopilot has no mark: its turns stand before how the player stands.
    fn close(self, words: &Words, own: Seat, news: &mut News, autopilot: &mut String) {
        let l = words.locale;
        let Some(owner) = self.owner.filter(|owner| *owner != Owner::Seat(own)) else { return };
        let counted = [
            self.flew.map(|place| t!(l, apiary::told::flew, place = place)),
            (!self.explored.is_empty())
                .then(|| t!(l, apiary::told::explored, places = join(l, self.explored))),
            (!self.built.is_empty()).then(|| t!(l, apiary::told::built, items = words.items(self.built))),
            (!self.took.is_empty()).then(|| t!(l, apiary::told::took, items = words.items(self.took))),
            (self.frames > 0).then(|| t!(l, apiary::told::frames, count = self.frames)),
            (self.slept > 0).then(|| t!(l, apiary::told::hibernated, count = self.slept)),
            (self.seeds > 0).then(|| t!(l, apiary::told::seeds, count = self.seeds)),
            (self.workers > 0).then(|| t!(l, apiary::told::workers, count = self.workers)),
            Some(words.gained(self.gains))
                .filter(|gains| !gains.is_empty())
                .map(|gains| ["+", &gains].concat()),
            self.has_ended.then(|| t!(l, apiary::told::end).to_owned()),
        ];
        let facts: Vec<String> = self.facts.into_iter().chain(counted.into_iter().flatten()).collect();
        if facts.is_empty() {
            return;
        }
        let stop = if l == Locale::Ja { "。" } else { "." };
        let line = [&sentence(&join(l, facts)), stop].concat();
        match owner {
            Owner::Seat(seat) => news.turns.push((seat, line)),
            Owner::Autopilot => {
                let colon = if l == Locale::Ja { "：" } else { ": " };
                append(l, autopilot, &[&sentence(words.owner(owner)), colon, &line].concat());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::config,
        rules::{Pending, apiary::Act},
        session::{Options, Playout, SeatInfo},
    };

    #[test]
    fn the_news_name_no_seed_that_is_hidden_and_tell_each_turn_of_the_others_once() {
        let (mut told, mut owns, mut autopilot) = (0, 0, 0);
        for (number, locale) in (0..10).zip(Locale::ALL.into_iter().cycle()) {
            let config = config(number);
            let seats = ["Aki", "Ben", "Chie", "Dan", "Emi"]
                .iter()
                .take(config.players.into())
                .map(|name| SeatInfo::new(*name));
            let mut table =
                Table::<State>::new(&config, seats.collect(), Options::default(), number).unwrap();
            table.deal();
            let mut last = [None; 5];
            let mut playout = Playout::new(number);
            while let Pending::Decision { seat, .. } = table.pending() {
                if let Some(from) = last[seat.index()] {
                    let news = news(&table, locale, seat, from);
                    let lines = news.turns.iter().map(|(_, line)| line).chain(&news.own);
                    for line in lines {
                        assert!(!line.contains(['{', '}', '?']) && !line.contains("  "), "{line}");
                        assert!(!line.contains("..") && !line.contains("。。"), "{line}");
                        assert!(line.ends_with(['.', '。']), "{line}");
                        for name in hidden(&table, from, locale) {
                            assert!(!line.contains(&name), "{line}: {name}");
                        }
                    }
                    assert!(news.turns.iter().all(|(other, _)| *other != seat));
                    let turns = table.history()[from..].iter().flat_map(|step| &step.events);
                    let turns = turns.filter(|event| matches!(event, Event::TurnBegan { .. })).count();
                    assert!(news.turns.len() <= turns + 1);
                    told += news.turns.len();
                    owns += usize::from(news.own.is_some());
                    let name = words(&table, locale).owner(Owner::Autopilot).to_owned();
                    autopilot += usize::from(news.own.is_some_and(|own| own.starts_with(&sentence(&name))));
                }
                last[seat.index()] = Some(table.history().len());
                let action = playout.choose(table.state()).unwrap();
                table.play(action).unwrap();
            }
        }
        assert!(told > 300 && owns > 100 && autopilot > 10, "{told} {owns} {autopilot}");
    }

    /// Seeds that were drawn since, and are not played, spent, planted or discarded openly in that time.
    fn hidden(table: &Table<State>, from: usize, locale: Locale) -> Vec<String> {
        let words = words(table, locale);
        let events = || table.history()[from..].iter().flat_map(|step| &step.events);
        let drawn = events().filter_map(|event| match *event {
            Event::SeedDrawn { seed, .. } => seed,
            _ => None,
        });
        let open = |item: Item| {
            events().any(|event| match *event {
                Event::SeedPlayed { seed, .. }
                | Event::SeedSpent { seed, .. }
                | Event::Planted { seed, .. }
                | Event::Swapped { seed, .. }
                | Event::SeedDiscarded { seed, .. } => seed == item,
                _ => false,
            })
        };
        drawn.filter(|item| !open(*item)).map(|item| words.item(item)).collect()
    }

    #[test]
    fn a_turn_is_one_line_of_facts_and_a_bump_says_whom_it_met() {
        let config = crate::rules::apiary::Config::new(2);
        let seats = ["Aki", "Ben"].map(SeatInfo::new).to_vec();
        let table = Table::<State>::new(&config, seats, Options::default(), 1).unwrap();
        let words = words(&table, Locale::En);
        let (own, ben) = (Seat::new(0), Owner::Seat(Seat::new(1)));
        let mut story = TurnStory { owner: Some(ben), ..TurnStory::default() };
        for event in [
            Event::Placed { owner: ben, act: Act::Grow, strength: 3 },
            Event::Bumped { owner: Owner::Seat(own), by: ben, strength: 2 },
            Event::WorkerGained { seat: Seat::new(1), strength: 1 },
            Event::Scored { owner: ben, vp: 2 },
            Event::Favored { seat: own, favor: 1 },
        ] {
            story.tell(&words, own, &event);
        }
        let mut news = News::default();
        story.close(&words, own, &mut news, &mut String::new());
        assert_eq!(
            news.turns,
            [(Seat::new(1), "Grow with strength 3, bumped you, 1 new worker, +2 VP.".to_owned())]
        );
    }
}
