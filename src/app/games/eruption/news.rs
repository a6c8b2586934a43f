//! What a player who comes back to the table is told on the curtain: how the own village stands, and what each of the others
//! did in a line. Everything in it is public.

use super::{
    standing::contacts,
    table::words,
    words::{Words, join},
};
use crate::{
    app::{
        shell::text::{Locale, keys::eruption::news as say, word},
        table::contract::News,
    },
    rules::{
        Seat, Viewer,
        eruption::{Edge, Event, HeatCause, State, Tile},
    },
    session::Table,
};

/// What happened in one turn.
#[derive(Default)]
struct TurnStory {
    seat: Option<Seat>,
    /// By how much the village got hotter, and how hot it was then.
    heat: (u16, u16),
    cards_traded: u32,
    walls_built: u32,
    /// Walls of the own village that are gone, and of others or elsewhere.
    walls_lost: u32,
    walls_removed: u32,
    facts: Vec<String>,
}

/// All that happened since that step of this player's.
pub fn news(table: &Table<State>, locale: Locale, seat: Seat, last: usize) -> News {
    let words = words(table, locale);
    let mut news = News { own: own_line(table, &words, seat, last), turns: Vec::new() };
    let mut story = TurnStory::default();
    for event in since(table, last) {
        if let Event::TurnBegan { seat: next, .. } = *event {
            story.close(&words, seat, &mut news);
            story = TurnStory { seat: Some(next), ..TurnStory::default() };
        }
        story.tell(&words, seat, event);
    }
    // Of a turn that has hardly begun there is nothing to say yet.
    if table.is_over() || !story.is_empty() {
        story.close(&words, seat, &mut news);
    }
    news
}

/// What happened after that step: the step that ends a turn also begins the next.
fn since(table: &Table<State>, last: usize) -> impl Iterator<Item = &Event> {
    let mut steps = table.history().iter().skip(last);
    let ended = steps.next().map_or(&[][..], |step| &step.events);
    let next = ended.iter().skip_while(|event| !matches!(event, Event::TurnBegan { .. }));
    next.chain(steps.flat_map(|step| &step.events))
}

impl TurnStory {
    fn tell(&mut self, words: &Words, own: Seat, event: &Event) {
        let l = words.locale;
        match *event {
            Event::Heated { seat, by, now, ref cause }
                if Some(seat) == self.seat && !matches!(cause, HeatCause::Eruption(_)) =>
            {
                self.heat = (self.heat.0 + by, now);
            }
            // Where it lies is seen: it is outlined on the board.
            Event::TilePlaced { tile: Tile::ERUPTION, .. } => {
                self.facts.push(say::eruption {}.text(l).to_owned());
            }
            Event::TilePlaced { tile, .. } => {
                self.facts.push(say::placed { kind: word(&words.tile(tile)) }.text(l));
            }
            Event::CardPlayed { card, .. } => self.facts.push(words.card(card).to_owned()),
            Event::CardTraded { .. } => self.cards_traded += 1,
            Event::CardsTraded { .. } => self.cards_traded += 2,
            Event::WallBuilt { .. } => self.walls_built += 1,
            Event::WallLost { edge, .. } => {
                let village = self.seat.and_then(|seat| words.villages.get(seat.index()));
                match edge {
                    Edge::Village(slot) if Some(&slot.village()) == village => self.walls_lost += 1,
                    _ => self.walls_removed += 1,
                }
            }
            // What it was heated to is not what it is.
            Event::Cooled { seat, now, .. } if Some(seat) == self.seat => self.heat.1 = now,
            Event::CardGiven { to, .. } => {
                let name = &words.name(to);
                let to_you = || say::card_to_you {}.text(l).to_owned();
                self.facts.push(if to == own {
                    to_you()
                } else {
                    say::card_to { name: word(&name) }.text(l)
                });
            }
            Event::WallGiven { to, material, .. } => {
                let (name, wall) = (&words.name(to), &words.wall(material));
                let to_you = || say::wall_to_you { wall: word(&wall) }.text(l);
                self.facts.push(if to == own {
                    to_you()
                } else {
                    say::wall_to { name: word(&name), wall: word(&wall) }.text(l)
                });
            }
            Event::TilesShuffled { .. } => self.facts.push(say::refilled {}.text(l).to_owned()),
            Event::BurntOut { .. } => self.facts.push(say::burnt {}.text(l).to_owned()),
            _ => {}
        }
    }

    /// Whether nothing worth a word has happened.
    fn is_empty(&self) -> bool {
        let counts = [
            self.cards_traded,
            self.walls_built,
            self.walls_lost,
            self.walls_removed,
            u32::from(self.heat.0),
        ];
        self.facts.is_empty() && counts == [0; 5]
    }

    /// The turn as a line; the own turn that is going on is told elsewhere.
    fn close(mut self, words: &Words, own: Seat, news: &mut News) {
        let l = words.locale;
        let Some(seat) = self.seat.filter(|seat| *seat != own) else { return };
        let (by, now) = self.heat;
        if by > 0 {
            self.facts.insert(0, say::heat { by: word(&by), now: word(&now) }.text(l));
        }
        if self.cards_traded > 0 {
            self.facts.push(say::traded { count: word(&self.cards_traded) }.text(l));
        }
        if self.walls_built > 0 {
            self.facts.push(say::built { count: word(&self.walls_built) }.text(l));
        }
        if self.walls_lost > 0 {
            self.facts.push(say::gone { count: word(&self.walls_lost) }.text(l));
        }
        if self.walls_removed > 0 {
            self.facts.push(say::removed { count: word(&self.walls_removed) }.text(l));
        }
        if self.facts.is_empty() {
            self.facts.push(say::nothing {}.text(l).to_owned());
        }
        let facts = join(l, self.facts);
        news.turns.push((seat, say::turn { name: word(&words.name(seat)), facts: word(&facts) }.text(l)));
    }
}

/// How the own village stands now, if anything has happened to it.
fn own_line(table: &Table<State>, words: &Words, seat: Seat, last: usize) -> Option<String> {
    let l = words.locale;
    let view = table.view(Viewer::Table);
    let village = words.villages.get(seat.index()).copied()?;
    let mut before = None;
    let mut walls = 0;
    for event in since(table, last) {
        match *event {
            Event::Heated { seat: hot, by, now, .. } if hot == seat => {
                before = before.or(Some(now.saturating_sub(by)));
            }
            Event::WallLost { edge: Edge::Village(slot), .. } if slot.village() == village => walls += 1,
            _ => {}
        }
    }
    let now = view.players[seat.index()].temperature.get();
    let mut facts = Vec::new();
    if let Some(before) = before {
        facts.push(say::from_to { from: word(&before), to: word(&now) }.text(l));
    }
    if walls > 0 {
        facts.push(say::gone { count: word(&walls) }.text(l));
    }
    if facts.is_empty() {
        return None;
    }
    let (all, open) = contacts(&view.board, village);
    facts.push(say::contacts { count: word(&all), open: word(&open) }.text(l));
    Some(say::own { facts: word(&join(l, facts)) }.text(l))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Pending,
            eruption::{Action, Clans, Config},
        },
        session::{Options, SeatInfo},
    };

    /// Everybody may read the news: they tell that a card was given, not which.
    #[test]
    fn e76_gifts_are_news() {
        let seats = ["Aki", "Ben", "Chie", "Dan"].map(SeatInfo::new).to_vec();
        let config = Config { clans: Clans::halves(4), ..Config::new(4) };
        let mut table: Table<State> = Table::new(&config, seats, Options::default(), 3).unwrap();
        table.deal();
        let Pending::Decision { seat: giver, .. } = table.pending() else { panic!("somebody begins") };
        let to = |action: &Action| matches!(action, Action::GiveCard(..));
        let wall = |action: &Action| matches!(action, Action::GiveWall(..));
        let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
        let begun = table.history().iter().position(|step| step.events.iter().any(begins)).unwrap();
        for wanted in [to, wall] {
            while !table.actions().iter().any(wanted) {
                table.play(table.actions()[0]).unwrap();
            }
            let gift = table.actions().into_iter().find(wanted).unwrap();
            table.play(gift).unwrap();
        }
        let mate = Seat::first(4).find(|mate| *mate != giver && config.clans.allied(*mate, giver)).unwrap();
        let told = |seat| news(&table, Locale::En, seat, begun).turns.remove(0).1;
        assert!(told(mate).contains("gives you a card, gives you: "), "{}", told(mate));
        let other = Seat::first(4).find(|seat| !config.clans.allied(*seat, giver)).unwrap();
        let name = &table.seats()[mate.index()].name;
        assert!(told(other).contains(&format!("gives {name} a card, gives {name}: ")), "{}", told(other));
    }

    fn story(events: &[Event]) -> String {
        let seats = ["Aki", "Ben"].map(SeatInfo::new).to_vec();
        let mut table: Table<State> =
            Table::new(&Config::new(2), seats, Options { seed: Some(3), ..Options::default() }, 0).unwrap();
        table.deal();
        let words = words(&table, Locale::En);
        let mut story = TurnStory { seat: Some(Seat::new(1)), ..TurnStory::default() };
        let mut news = News { own: None, turns: Vec::new() };
        events.iter().for_each(|event| story.tell(&words, Seat::new(0), event));
        story.close(&words, Seat::new(0), &mut news);
        news.turns.remove(0).1
    }

    #[test]
    fn a_village_that_rain_has_cooled_is_not_as_hot_as_it_was() {
        let (seat, slot) = (Seat::new(1), crate::rules::eruption::Slot::all().next().unwrap());
        let cause = HeatCause::Contact(Edge::Village(slot));
        let told = story(&[
            Event::Heated { seat, by: 20, now: 290, cause },
            Event::Cooled { seat, by: 30, now: 260 },
            // The heat of others is no news of this turn.
            Event::Cooled { seat: Seat::new(0), by: 30, now: 0 },
        ]);
        assert_eq!(told, "Ben: +20°, now 260°");
    }

    #[test]
    fn walls_of_others_are_not_lost_but_removed() {
        use crate::rules::eruption::{Material, Slot, Village, WallLoss};
        let [other, own] = [Village::in_play(2)[0], Village::in_play(2)[1]]
            .map(|village| Slot::all().find(|slot| slot.village() == village).unwrap());
        let lost = |slot| Event::WallLost {
            edge: Edge::Village(slot),
            material: Material::Wood,
            cause: WallLoss::Roll,
        };
        assert_eq!(story(&[lost(own)]), "Ben: 1 wall lost");
        assert_eq!(story(&[lost(other), lost(other)]), "Ben: removes 2 walls");
    }

    /// A whole random game of four, told to whoever has to decide, at every decision.
    #[test]
    fn the_news_tell_each_other_turn_once_and_name_no_hand() {
        let seats = ["Aki", "Ben", "Chie", "Dan"].map(SeatInfo::new).to_vec();
        let (clans, base) = (Clans::halves(4), Config::new(4));
        let variants = Config { clans, annihilation: true, forecast: true, ..base };
        for (seed, locale, config) in [
            (3, Locale::En, base),
            (4, Locale::Ja, base),
            (5, Locale::En, variants),
            (6, Locale::Ja, variants),
        ] {
            let options = Options { seed: Some(seed), ..Options::default() };
            let mut table: Table<State> = Table::new(&config, seats.clone(), options, 0).unwrap();
            table.deal();
            let mut last = [None; 4];
            let (mut told, mut quiet_turns) = (0, 0);
            while let Pending::Decision { seat, .. } = table.pending() {
                if let Some(from) = last[seat.index()] {
                    let news = news(&table, locale, seat, from);
                    let steps = table.history()[from..].iter().flat_map(|step| &step.events);
                    let began = |event: &&Event| matches!(event, Event::TurnBegan { seat: other, .. } if *other != seat);
                    let turns = steps.filter(began).count();
                    assert_eq!(news.turns.len(), turns);
                    for (other, line) in &news.turns {
                        assert!(*other != seat && !line.contains('{'), "{line}");
                    }
                    told += turns;
                }
                // Of a turn that goes on, and in which nothing has happened yet, the others are told nothing.
                let turn = table.view(Viewer::Table).seat;
                for other in Seat::first(4).filter(|other| *other != turn) {
                    let Some(from) = last[other.index()] else { continue };
                    let told = news(&table, locale, other, from).turns;
                    let quiet = say::nothing {}.text(locale);
                    quiet_turns += usize::from(told.last().is_none_or(|(seat, _)| *seat != turn));
                    assert!(!told.last().is_some_and(|(seat, line)| *seat == turn && line.ends_with(quiet)));
                }
                let actions = table.actions();
                let action = actions[table.history().len() * 7 % actions.len()];
                let before = table.history().len();
                table.play(action).unwrap();
                last[seat.index()] = Some(before);
            }
            assert!(told > 10 && quiet_turns > 10);
        }
    }
}
