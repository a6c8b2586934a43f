//! What the coach says of a village: a sentence for each part of its evaluation, with what everybody can see on the board after
//! the action.

use super::{
    model::{Fact, breach_percent, facts, hold_percent, rolls},
    table::{EruptionTable, words},
    words::Words,
};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Because, Coaching, Why, by_sign},
    },
    bots::{EruptionPart, Reason, USUAL_END},
    rules::{
        Pending, Seat, Viewer,
        eruption::{Action, Board, Edge, Material, Slot, State, View, Village},
    },
    session::Table,
    t,
};

impl Coaching for EruptionTable {
    const STEP: f64 = 1.0;
    const COUNTS_DOWN: bool = true;

    fn part(l: Locale, why: Why<Self>) -> &'static str {
        match why {
            Reason::Own(EruptionPart::HeatNow) => t!(l, eruption::coach::part::now),
            Reason::Own(EruptionPart::HeatAhead) => t!(l, eruption::coach::part::ahead),
            Reason::Own(EruptionPart::OpenEnds) => t!(l, eruption::coach::part::open),
            Reason::Own(EruptionPart::Walls) => t!(l, eruption::coach::part::walls),
            Reason::Own(EruptionPart::TieBreak) => t!(l, eruption::coach::part::tie_break),
            Reason::Own(EruptionPart::Cards) => t!(l, eruption::coach::part::cards),
            Reason::Own(EruptionPart::Eruptions) => t!(l, eruption::coach::part::eruptions),
            Reason::Rivals => t!(l, eruption::coach::part::rivals),
        }
    }

    fn because(table: &Table<State>, l: Locale, action: Action, why: Why<Self>, value: f64) -> Because {
        let viewer = match table.pending() {
            Pending::Decision { seat, .. } => Viewer::Seat(seat),
            _ => Viewer::Table,
        };
        let view = table.view(viewer);
        let after = view.foreseen(action);
        let words = words(table, l);
        let told = Told { words: &words, view: &view, after: &after, action, value };
        match why {
            Reason::Own(EruptionPart::HeatNow) => told.heat_now(),
            Reason::Own(EruptionPart::HeatAhead) => told.heat_ahead(),
            Reason::Own(EruptionPart::OpenEnds) => told.open_ends(),
            Reason::Own(EruptionPart::Walls) => told.walls(),
            Reason::Own(EruptionPart::TieBreak) => told.tie_break(),
            Reason::Own(EruptionPart::Cards) => told.cards(),
            Reason::Own(EruptionPart::Eruptions) => told.eruptions(),
            Reason::Rivals => told.rivals(),
        }
    }

    fn unit(_: Locale) -> [&'static str; 2] {
        ["°", ""]
    }
}

/// Cooling that is worth less than this share of its degrees comes early.
const MOST: f64 = 0.8;

/// An action, and what is seen before and after it.
struct Told<'a> {
    words: &'a Words,
    view: &'a View,
    after: &'a View,
    action: Action,
    value: f64,
}

impl Told<'_> {
    fn locale(&self) -> Locale {
        self.words.locale
    }

    /// One of three sentences, by the value.
    fn by_sign(&self, sentences: [&'static str; 3]) -> Because {
        Because::plain(by_sign(self.value, EruptionTable::STEP, sentences))
    }

    /// The wall that is built, and where.
    fn built(&self) -> Option<(Edge, Material)> {
        match self.action {
            Action::Wall(edge, material) | Action::Reinforce(edge, material) => Some((edge, material)),
            _ => None,
        }
    }

    /// How likely it is in percent that lava comes in at all, if walls are rolled for (E30).
    fn risk(&self) -> Option<u8> {
        let (Action::Place(hex, _), Pending::Decision { prompt, .. }) = (self.action, self.view.pending)
        else {
            return None;
        };
        let rolls = rolls(self.view, hex, prompt);
        (!rolls.is_empty()).then(|| breach_percent(&rolls))
    }

    /// What comes only if lava comes in.
    fn risky(&self, text: String) -> Because {
        Because::fact(match self.risk() {
            Some(percent) => t!(self.locale(), eruption::coach::chance, percent = percent, text = text),
            None => text,
        })
    }

    fn board_stays(&self) -> bool {
        self.view.board == self.after.board
    }

    /// Heat is to come from the same lava as before, but counts for more the nearer the end is.
    fn to_come(&self, same: &'static str) -> Because {
        let l = self.locale();
        let [less, more] = [t!(l, eruption::coach::later_less), t!(l, eruption::coach::later_more)];
        self.by_sign([less, more, same])
    }

    /// The temperature of the own village.
    fn own_heat(&self, view: &View) -> u16 {
        view.players[self.view.seat.index()].temperature.get()
    }

    fn heat_now(&self) -> Because {
        let l = self.locale();
        let (before, now) = (self.own_heat(self.view), self.own_heat(self.after));
        if now < before {
            let cools = t!(l, eruption::coach::now_cools, degrees = before - now);
            let little = self.value < MOST * f64::from(before - now);
            let early = little.then(|| t!(l, eruption::coach::now_early));
            return Because::fact(match early {
                Some(early) => t!(l, common::sentences, a = cools, b = early),
                None => cools,
            });
        }
        if now == before {
            // The village is as hot as it was, but that counts for more the nearer the end is.
            let usual = USUAL_END as u16;
            let [better, worse] = match now < usual {
                true => [
                    t!(l, eruption::coach::now_nearer_cool, usual = usual),
                    t!(l, eruption::coach::now_further_cool, usual = usual),
                ],
                false => [
                    t!(l, eruption::coach::now_further_hot).to_owned(),
                    t!(l, eruption::coach::now_nearer_hot, usual = usual),
                ],
            };
            let same = t!(l, eruption::coach::now_same).to_owned();
            return Because::plain(by_sign(self.value, EruptionTable::STEP, [better, worse, same]));
        }
        self.by_sign([
            t!(l, eruption::coach::now_down),
            t!(l, eruption::coach::now_up),
            t!(l, eruption::coach::now_same),
        ])
    }

    fn heat_ahead(&self) -> Because {
        let l = self.locale();
        let own = self.view.players[self.view.seat.index()].village;
        let (before, now) = (contacts(&self.view.board, own), contacts(&self.after.board, own));
        if now < before && self.value > 0.0 {
            return Because::fact(t!(l, eruption::coach::ahead_fewer, count = before - now));
        }
        if now > before && self.value < 0.0 {
            return self.risky(t!(l, eruption::coach::ahead_more, count = now - before));
        }
        if let Some((Edge::Village(slot), material)) = self.built()
            && self.view.board.has_contact(slot)
        {
            let (wall, percent) = (self.words.wall(material), hold_percent(material));
            return Because::fact(t!(l, eruption::coach::ahead_wall, wall = wall, percent = percent));
        }
        if self.board_stays() {
            if self.own_heat(self.after) < self.own_heat(self.view) && self.value < 0.0 {
                return Because::plain(t!(l, eruption::coach::later_room));
            }
            return self.to_come(t!(l, eruption::coach::ahead_same));
        }
        self.by_sign([
            t!(l, eruption::coach::ahead_down),
            t!(l, eruption::coach::ahead_up),
            t!(l, eruption::coach::ahead_same),
        ])
    }

    fn open_ends(&self) -> Because {
        let l = self.locale();
        if let Some((Edge::Village(slot), material)) = self.built()
            && !self.view.board.occupied().has(slot.place().0)
        {
            return Because::fact(t!(l, eruption::coach::open_wall, wall = self.words.wall(material)));
        }
        if self.board_stays() {
            return self.to_come(t!(l, eruption::coach::open_same));
        }
        let said = self.by_sign([
            t!(l, eruption::coach::open_down),
            t!(l, eruption::coach::open_up),
            t!(l, eruption::coach::open_same),
        ]);
        // Lava is laid: that none of it turns towards the own village is worth saying.
        Because { helps: matches!(self.action, Action::Place(..) | Action::Erupt(_)), ..said }
    }

    fn walls(&self) -> Because {
        let l = self.locale();
        let gained = facts(self.view, self.action).into_iter().find_map(|fact| match fact {
            Fact::Wall(material, _) => material,
            _ => None,
        });
        if let Some(material) = gained.filter(|_| self.value > 0.0) {
            return self.risky(t!(l, eruption::coach::walls_gain, wall = self.words.wall(material)));
        }
        if let Action::Trade(card) = self.action {
            let material = self.view.given(card.trades_for()).unwrap_or(card.trades_for());
            return Because::fact(t!(l, eruption::coach::walls_trade, wall = self.words.wall(material)));
        }
        if let Some((_, material)) = self.built().filter(|_| self.value < 0.0) {
            return Because::plain(t!(l, eruption::coach::walls_spend, wall = self.words.wall(material)));
        }
        self.by_sign([
            t!(l, eruption::coach::walls_up),
            t!(l, eruption::coach::walls_down),
            t!(l, eruption::coach::walls_same),
        ])
    }

    fn tie_break(&self) -> Because {
        let l = self.locale();
        self.by_sign([
            t!(l, eruption::coach::tie_up),
            t!(l, eruption::coach::tie_down),
            t!(l, eruption::coach::tie_same),
        ])
    }

    fn cards(&self) -> Because {
        let l = self.locale();
        let drawn = facts(self.view, self.action).into_iter().find_map(|fact| match fact {
            Fact::Cards(count) => Some(count),
            _ => None,
        });
        if let Some(count) = drawn.filter(|_| self.value > 0.0) {
            return self.risky(t!(l, eruption::coach::cards_draw, count = count));
        }
        let spent = match self.action {
            Action::Trade(card) | Action::Discard(card) => Some(card),
            action => action.plays(),
        };
        if let Some(card) = spent.filter(|_| self.value < 0.0) {
            return Because::fact(t!(l, eruption::coach::cards_spend, card = self.words.card(card)));
        }
        self.by_sign([
            t!(l, eruption::coach::cards_up),
            t!(l, eruption::coach::cards_down),
            t!(l, eruption::coach::cards_same),
        ])
    }

    fn eruptions(&self) -> Because {
        let l = self.locale();
        self.by_sign([
            t!(l, eruption::coach::eruptions_up),
            t!(l, eruption::coach::eruptions_down),
            t!(l, eruption::coach::eruptions_same),
        ])
    }

    /// The rival to whom most happens.
    fn rivals(&self) -> Because {
        let l = self.locale();
        if matches!(self.action, Action::Erupt(_)) {
            return Because::fact(t!(l, eruption::coach::rivals_heat));
        }
        let allied = |seat| seat == self.view.seat || self.view.config.clans.allied(seat, self.view.seat);
        let village = |seat: Seat| self.view.players[seat.index()].village;
        let change = |of: fn(&Board, Village) -> i32, seat: Seat| {
            of(&self.after.board, village(seat)) - of(&self.view.board, village(seat))
        };
        let count = |board: &Board, village: Village| contacts(board, village) as i32;
        let rivals = self.view.players.iter().map(|player| player.seat).filter(|seat| !allied(*seat));
        let most = rivals.clone().max_by_key(|seat| change(most_heat, *seat).abs());
        match most.map(|seat| (seat, change(most_heat, seat), change(count, seat))) {
            Some((seat, heat @ 1.., more @ 1..)) if self.value > 0.0 => {
                let name = self.words.name(seat);
                let text = t!(l, eruption::coach::rivals_contact, name = name, heat = heat, count = more);
                if self.risk().is_some() {
                    return self.risky(text);
                }
                let open = |slot: Slot| self.after.board.wall(Edge::Village(slot)).is_none();
                let new = |slot: &Slot| !self.view.board.has_contact(*slot);
                if !self.after.board.contacts(village(seat)).filter(new).all(open) {
                    return Because::fact(text);
                }
                let no_wall = t!(l, eruption::coach::no_wall);
                Because::fact(t!(l, common::sentences, a = text, b = no_wall))
            }
            Some((seat, ..=-1, fewer @ ..=-1)) if self.value < 0.0 => {
                let name = self.words.name(seat);
                Because::fact(t!(l, eruption::coach::rivals_fewer, name = name, count = -fewer))
            }
            _ => self.other_for_rivals(),
        }
    }

    fn other_for_rivals(&self) -> Because {
        let l = self.locale();
        if let Action::VolcanicBomb(Edge::Village(slot)) = self.action
            && self.value > 0.0
        {
            let name = self.words.owner(slot.village());
            return Because::fact(t!(l, eruption::coach::rivals_wall, name = name));
        }
        let up = match self.board_stays() {
            true => t!(l, eruption::coach::rivals_worse),
            false => t!(l, eruption::coach::rivals_up),
        };
        self.by_sign([up, t!(l, eruption::coach::rivals_down), t!(l, eruption::coach::rivals_same)])
    }
}

fn contacts(board: &Board, village: Village) -> usize {
    board.contacts(village).count()
}

/// By how many degrees a damage phase heats the village at the most: a wall that falls leaves half of it (E8, E9).
fn most_heat(board: &Board, village: Village) -> i32 {
    let heat = |slot| if board.wall(Edge::Village(slot)).is_some() { 10 } else { 20 };
    board.contacts(village).map(heat).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::{Judged, simple},
        rules::eruption::Config,
        session::{Level, Options, SeatInfo},
    };

    fn table(players: u8, seed: u64) -> Table<State> {
        let seats = ["Aki", "Ben", "Chie", "Dai"].map(SeatInfo::new)[..players.into()].to_vec();
        let options = Options { seed: Some(seed), ..Options::default() };
        let mut table = Table::new(&Config::new(players), seats, options, 0).unwrap();
        table.deal();
        table
    }

    /// Before lava has come a wall is worth hardly a degree: what it is for is said all the same.
    #[test]
    fn of_a_wall_that_stands_before_the_lava_it_is_said_what_for() {
        let table = table(4, 3);
        let wall = "wall -3,0/NW straw".parse().unwrap();
        let because =
            EruptionTable::because(&table, Locale::En, wall, Reason::Own(EruptionPart::OpenEnds), 0.0);
        assert!(because.helps && because.text.contains("where lava may still come"), "{because:?}");
    }

    /// What is said of a temperature that stays as it is.
    #[test]
    fn a_village_that_is_as_hot_as_before_is_not_said_to_cool() {
        let mut table = table(4, 3);
        let mut seen = 0;
        while !table.is_over() {
            let own = |table: &Table<State>, seat| table.state().player(seat).temperature;
            let Pending::Decision { seat, .. } = table.pending() else { break };
            for action in table.actions() {
                let mut after = table.clone();
                after.play(action).unwrap();
                let says = |value| {
                    let why = Reason::Own(EruptionPart::HeatNow);
                    EruptionTable::because(&table, Locale::En, action, why, value).text
                };
                // Damage is no part of what the action itself does.
                if own(&after, seat) == own(&table, seat) && !matches!(action, Action::Rain) {
                    for text in [says(9.0), says(-9.0)] {
                        assert!(!text.contains("gets") && !text.contains("by"), "{action}: {text}");
                        seen += 1;
                    }
                } else if matches!(action, Action::Rain) && own(&table, seat).get() >= 30 {
                    assert_eq!(says(29.0), "Your village cools by 30°.");
                    let early = "Your village cools by 30°. Until the end is near that counts for less.";
                    assert_eq!(says(3.0), early);
                }
            }
            table.play(simple(table.state(), Level::Fair, 5).unwrap()).unwrap();
        }
        assert!(seen > 1000, "{seen}");
    }

    /// Lava may be laid against a wall of a village (E33): it heats by half of that at the most (E9), and nobody is told that no wall
    /// stands there.
    #[test]
    fn what_a_rival_is_said_to_get_is_what_lies_there() {
        let (mut bare, mut walled) = (0, 0);
        for seed in 0..8 {
            let mut table = table(2 + (seed % 3) as u8, seed);
            while let Pending::Decision { seat, .. } = table.pending() {
                let before = table.view(Viewer::Table).board;
                for action in table.actions().into_iter().filter(|one| matches!(one, Action::Place(..))) {
                    let why = Reason::Rivals;
                    let text = EruptionTable::because(&table, Locale::En, action, why, 9.0).text;
                    // Where a wall of the lava is rolled for, nobody knows whether the tile will lie there.
                    if !text.contains("more contact") || text.contains('%') {
                        continue;
                    }
                    let mut played = table.clone();
                    played.play(action).unwrap();
                    let after = played.view(Viewer::Table).board;
                    let named =
                        |other: &Seat| text.contains(&format!("{} gets", table.seats()[other.index()].name));
                    let rival = Seat::first(table.seats().len() as u8).find(named).unwrap();
                    assert_ne!(rival, seat);
                    let village = table.view(Viewer::Table).players[rival.index()].village;
                    let new = after.contacts(village).filter(|slot| !before.has_contact(*slot));
                    let walls: Vec<bool> =
                        new.map(|slot| before.wall(Edge::Village(slot)).is_some()).collect();
                    let heat: u32 = walls.iter().map(|walled| if *walled { 10 } else { 20 }).sum();
                    assert!(text.contains(&format!("up to +{heat}° a turn")), "{action}: {text}");
                    let any = walls.contains(&true);
                    assert!(!any || !text.contains("No wall"), "{action}: {text}");
                    (bare, walled) = if any { (bare, walled + 1) } else { (bare + 1, walled) };
                }
                // Everybody walls the own village where it can.
                let wall =
                    table.actions().into_iter().find(|one| matches!(one, Action::Wall(Edge::Village(_), _)));
                let action = wall.or_else(|| simple(table.state(), Level::Fair, 5)).unwrap();
                table.play(action).unwrap();
            }
        }
        assert!(bare > 50 && walled > 50, "{bare} {walled}");
    }

    #[test]
    fn every_part_has_words_whatever_is_done_and_whichever_way_it_changes() {
        let mut said = std::collections::BTreeSet::new();
        for (players, seed) in [(2, 3), (4, 3)] {
            let mut table = table(players, seed);
            for _ in 0..240 {
                if !matches!(table.pending(), Pending::Decision { .. }) {
                    break;
                }
                for action in table.actions() {
                    let own = State::PARTS.iter().map(|part| Reason::Own(*part));
                    for why in own.chain([Reason::Rivals]) {
                        for (l, value) in
                            Locale::ALL.into_iter().flat_map(|l| [-7.0, 0.0, 7.0].map(|value| (l, value)))
                        {
                            let because = EruptionTable::because(&table, l, action, why, value);
                            assert!(!because.text.is_empty() && !because.text.contains('{'), "{because:?}");
                            assert!(!EruptionTable::part(l, why).is_empty());
                            said.insert(because.text);
                        }
                    }
                }
                // Everybody walls lava in where it can, so that walls are rolled for.
                let wall =
                    table.actions().into_iter().find(|one| matches!(one, Action::Wall(Edge::Lava { .. }, _)));
                let action = wall.or_else(|| simple(table.state(), Level::Fair, 5)).unwrap();
                table.play(action).unwrap();
            }
        }
        for sentence in ["Nobody else gets hotter by it.", "No open end comes nearer to you."] {
            assert!(said.contains(sentence), "{sentence}");
        }
        let has = |part: &str| said.iter().any(|text| text.contains(part));
        for part in
            ["more contact, up to +20° a turn. No wall stands there.", "%: ", "holds in 42% of all rolls"]
        {
            assert!(has(part), "{part}: {said:#?}");
        }
    }
}
