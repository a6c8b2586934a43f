//! What the coach says of VOLCANO: a sentence for each part of its evaluation, by the look ahead for every number of GO, and what
//! the action brings for each of these numbers.

use std::ops::RangeInclusive;

use super::{
    model::{after, ahead},
    table::{VolcanoTable, seen, words},
    words::{Words, join},
};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Because, Case, Cases, Coaching, Why, by_sign},
    },
    bots::{Reason, VolcanoPart},
    rules::{
        Pending, Seat, Seats,
        volcano::{Action, Board, Forecast, State, View},
    },
    session::Table,
    t,
};

impl Coaching for VolcanoTable {
    const STEP: f64 = 0.1;

    fn part(l: Locale, why: Why<Self>) -> &'static str {
        match why {
            Reason::Own(VolcanoPart::Points) => t!(l, volcano::coach::part::points),
            Reason::Own(VolcanoPart::Blast) => t!(l, volcano::coach::part::blast),
            Reason::Own(VolcanoPart::Islands) => t!(l, volcano::coach::part::islands),
            Reason::Own(VolcanoPart::Place) => t!(l, volcano::coach::part::place),
            Reason::Rivals => t!(l, volcano::coach::part::rivals),
        }
    }

    fn because(table: &Table<State>, l: Locale, action: Action, why: Why<Self>, value: f64) -> Because {
        let (view, words) = (seen(table), words(table, l));
        let plain = |sentences| Because::plain(by_sign(value, VolcanoTable::STEP, sentences));
        let told = Told::new(&view, action);
        match why {
            Reason::Own(VolcanoPart::Points) => plain([
                t!(l, volcano::coach::points_up),
                t!(l, volcano::coach::points_down),
                t!(l, volcano::coach::points_same),
            ]),
            Reason::Own(VolcanoPart::Blast) => {
                told.and_then(|told| told.blast(l, value)).unwrap_or_else(|| {
                    plain([
                        t!(l, volcano::coach::blast_up),
                        t!(l, volcano::coach::blast_down),
                        t!(l, volcano::coach::blast_same),
                    ])
                })
            }
            Reason::Own(VolcanoPart::Islands) => told.map(|told| told.islands(l)).unwrap_or_else(|| {
                plain([
                    t!(l, volcano::coach::islands_up),
                    t!(l, volcano::coach::islands_down),
                    t!(l, volcano::coach::islands_same),
                ])
            }),
            Reason::Own(VolcanoPart::Place) => plain([
                t!(l, volcano::coach::place_up),
                t!(l, volcano::coach::place_down),
                t!(l, volcano::coach::place_same),
            ]),
            Reason::Rivals => told.and_then(|told| told.rivals(&words, value)).unwrap_or_else(|| {
                plain([
                    t!(l, volcano::coach::rivals_up),
                    t!(l, volcano::coach::rivals_down),
                    t!(l, volcano::coach::rivals_same),
                ])
            }),
        }
    }

    fn unit(l: Locale) -> [&'static str; 2] {
        ["", t!(l, volcano::coach::unit)]
    }

    /// GO and STAY are told by how many others say GO, what comes before them by how many do in all.
    fn cases(table: &Table<State>, l: Locale, action: Action) -> Option<Cases> {
        let (view, words) = (seen(table), words(table, l));
        let told = Told::new(&view, action)?;
        let own = told.own_go();
        let case = |forecast: &Forecast| {
            let looked = ahead(&told.after, forecast, &words);
            let mut results: Vec<(String, bool)> = looked.of(told.seat).into_iter().flatten().collect();
            results.dedup();
            let number = forecast.go - own.unwrap_or(0);
            let one = |(amount, hit): &(String, bool)| match hit {
                true => t!(l, volcano::coach::case_hit, amount = amount),
                false => amount.clone(),
            };
            let spoken = join(l, results.iter().map(one));
            Case { number, spoken: t!(l, volcano::coach::case, number = number, what = spoken), results }
        };
        let title = match own {
            Some(_) => t!(l, volcano::coach::cases_others),
            None => t!(l, volcano::coach::cases_all),
        };
        Some(Cases { title: title.to_owned(), cells: told.forecasts().iter().map(case).collect() })
    }
}

/// What is seen before an action of the third phase, and after it.
struct Told<'a> {
    seat: Seat,
    action: Action,
    before: &'a Board,
    /// What would be seen.
    after: View,
}

impl<'a> Told<'a> {
    /// Nothing in phases in which GO and STAY are not ahead any more, or not yet.
    fn new(view: &'a View, action: Action) -> Option<Told<'a>> {
        let Pending::Decision { seat, .. } = view.pending else { return None };
        let foretold = matches!(
            action,
            Action::Turn(..)
                | Action::Sail(_)
                | Action::Go
                | Action::Stay
                | Action::Swap(..)
                | Action::Add(_)
        );
        let after = View { board: after(view, Some(seat), action), ..view.clone() };
        foretold.then_some(Told { seat, action, before: &view.board, after })
    }

    /// 1 for GO, 0 for STAY; nothing while that is open.
    fn own_go(&self) -> Option<u8> {
        match self.action {
            Action::Go => Some(1),
            Action::Stay => Some(0),
            _ => None,
        }
    }

    /// The numbers of GO that are possible then.
    fn numbers(&self) -> RangeInclusive<u8> {
        let players = self.after.config.players;
        match self.own_go() {
            Some(own) => own..=players - 1 + own,
            None => 0..=players,
        }
    }

    fn forecasts(&self) -> Vec<Forecast> {
        self.numbers().map(|go| self.after.board.outcome(go)).collect()
    }

    /// At how many of the numbers each seat is hit.
    fn hits(&self, board: &Board) -> Vec<Seats> {
        self.numbers().map(|go| board.outcome(go).hit).collect()
    }

    /// Nothing if no eruption is possible in this turn.
    fn blast(&self, l: Locale, value: f64) -> Option<Because> {
        if self.after.odds().cases == 0 {
            return None;
        }
        let hits = self.hits(&self.after.board);
        let hit = hits.iter().filter(|hit| hit.has(self.seat)).count();
        Some(if hit == 0 {
            Because::fact(t!(l, volcano::coach::blast_never))
        } else if hit == hits.len() {
            Because::fact(t!(l, volcano::coach::blast_always))
        } else {
            let text = t!(l, volcano::coach::blast_some, hit = hit, all = hits.len());
            Because { text, helps: value != 0.0 }
        })
    }

    fn islands(&self, l: Locale) -> Because {
        let erupts = self.after.odds();
        let gain = |forecast: &Forecast| {
            let [calm, shaken] = [forecast.calm, forecast.erupting].map(|gains| gains[self.seat.index()]);
            let mut gains = Vec::new();
            gains.extend((erupts.cases < erupts.of).then_some(calm));
            gains.extend((erupts.cases > 0).then_some(shaken));
            gains
        };
        let gains: Vec<u32> = self.forecasts().iter().flat_map(gain).collect();
        let (least, most) =
            (gains.iter().copied().min().unwrap_or(0), gains.iter().copied().max().unwrap_or(0));
        Because::plain(match (least, most) {
            (0, 0) => t!(l, volcano::coach::islands_none).to_owned(),
            (least, most) if least == most => t!(l, volcano::coach::islands_sure, count = most),
            (least, most) => t!(l, volcano::coach::islands_range, least = least, most = most),
        })
    }

    /// Whom the blast reaches, or no longer, if that is what the value comes from.
    fn rivals(&self, words: &Words, value: f64) -> Option<Because> {
        let l = words.locale;
        if self.after.odds().cases == 0 {
            return None;
        }
        let (before, now) = (self.hits(self.before), self.hits(&self.after.board));
        let count = |hits: &[Seats], seat: Seat| hits.iter().filter(|hit| hit.has(seat)).count();
        let others = || Seat::first(self.after.config.players).filter(|seat| *seat != self.seat);
        let names = |wanted: &dyn Fn(Seat) -> bool| {
            let names: Vec<String> =
                others().filter(|seat| wanted(*seat)).map(|seat| words.name(seat).to_owned()).collect();
            (!names.is_empty()).then(|| join(l, names))
        };
        if value > 0.0 {
            let caught = |seat| count(&now, seat) > count(&before, seat);
            if let Some(names) = names(&|seat| caught(seat) && count(&now, seat) == now.len()) {
                return Some(Because::plain(t!(l, volcano::coach::rivals_always, names = names)));
            }
            let names = names(&caught)?;
            return Some(Because::plain(t!(l, volcano::coach::rivals_some, names = names)));
        }
        let names = names(&|seat| count(&now, seat) == 0 && count(&before, seat) > 0)?;
        (value < 0.0).then(|| Because::plain(t!(l, volcano::coach::rivals_spared, names = names)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::{Judged, simple},
        rules::volcano::Config,
        session::{Level, Options, SeatInfo},
    };

    fn table(players: u8, seed: u64) -> Table<State> {
        let seats = ["Aki", "Ben", "Chie", "Dai"].map(SeatInfo::new)[..players.into()].to_vec();
        let options = Options { seed: Some(seed), ..Options::default() };
        let mut table = Table::new(&Config::new(players), seats, options, 0).unwrap();
        table.deal();
        table
    }

    #[test]
    fn every_part_has_words_whatever_is_done_and_whichever_way_it_changes() {
        let mut said = std::collections::BTreeSet::new();
        let mut table = table(4, 3);
        for _ in 0..160 {
            if !matches!(table.pending(), Pending::Decision { .. }) {
                break;
            }
            for action in table.actions() {
                let own = State::PARTS.iter().map(|part| Reason::Own(*part));
                for why in own.chain([Reason::Rivals]) {
                    for (l, value) in
                        Locale::ALL.into_iter().flat_map(|l| [-0.7, 0.0, 0.7].map(|value| (l, value)))
                    {
                        let because = VolcanoTable::because(&table, l, action, why, value);
                        assert!(!because.text.is_empty() && !because.text.contains('{'), "{because:?}");
                        assert!(!VolcanoTable::part(l, why).is_empty());
                        said.insert(because.text);
                    }
                }
            }
            let action = simple(table.state(), Level::Fair, 5).unwrap();
            table.play(action).unwrap();
        }
        for part in
            ["The blast does not reach you", " of the 5 possible numbers", " of the 4 possible", "may reach "]
        {
            assert!(said.iter().any(|text| text.contains(part)), "{part}: {said:#?}");
        }
    }

    /// A cell for each number of others that may say GO, as the rules foretell it.
    #[test]
    fn a_choice_has_a_cell_for_each_number_of_others() {
        let mut table = table(4, 3);
        let mut seen_hits = 0;
        for _ in 0..160 {
            let Pending::Decision { seat, .. } = table.pending() else { break };
            for action in table.actions() {
                let cases = VolcanoTable::cases(&table, Locale::En, action);
                let Some(cases) = cases else { continue };
                let own = u8::from(action == Action::Go);
                let chooses = matches!(action, Action::Go | Action::Stay);
                assert_eq!(cases.cells.len(), if chooses { 4 } else { 5 }, "{action}");
                for cell in &cases.cells {
                    assert!(matches!(cell.results.len(), 1 | 2), "{cell:?}");
                    let hit = cell.results.iter().any(|(_, hit)| *hit);
                    seen_hits += usize::from(hit);
                    if chooses {
                        let foretold = table.state().board().forecast(cell.number + own);
                        let erupts = table.state().odds().cases > 0;
                        assert_eq!(hit, foretold.hit.has(seat) && erupts, "{action} {cell:?}");
                    }
                }
            }
            let action = simple(table.state(), Level::Fair, 5).unwrap();
            table.play(action).unwrap();
        }
        assert!(seen_hits > 10);
    }
}
