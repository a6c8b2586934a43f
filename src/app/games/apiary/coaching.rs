//! What the coach says of Apiary: a sentence for each part of its evaluation, with what is known of the action itself.

use super::table::{ApiaryTable, seen, words};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Because, Coaching, Why, by_sign},
    },
    bots::{ApiaryPart, Reason},
    rules::{
        Pending,
        apiary::{Action, ItemKind, Owner, State},
    },
    session::Table,
    t,
};

impl Coaching for ApiaryTable {
    const STEP: f64 = 0.1;

    fn part(l: Locale, why: Why<Self>) -> &'static str {
        match why {
            Reason::Own(ApiaryPart::Points) => t!(l, apiary::coach::part::points),
            Reason::Own(ApiaryPart::Workers) => t!(l, apiary::coach::part::workers),
            Reason::Own(ApiaryPart::Income) => t!(l, apiary::coach::part::income),
            Reason::Own(ApiaryPart::Engine) => t!(l, apiary::coach::part::engine),
            Reason::Own(ApiaryPart::Stores) => t!(l, apiary::coach::part::stores),
            Reason::Own(ApiaryPart::Plans) => t!(l, apiary::coach::part::plans),
            Reason::Own(ApiaryPart::Turn) => t!(l, apiary::coach::part::turn),
            Reason::Rivals => t!(l, apiary::coach::part::rivals),
        }
    }

    fn because(table: &Table<State>, l: Locale, action: Action, why: Why<Self>, value: f64) -> Because {
        if let Some(text) = fact(table, l, action, why, value) {
            return Because::plain(text);
        }
        Because::plain(by_sign(value, ApiaryTable::STEP, sentences(l, why)))
    }

    fn unit(l: Locale) -> [&'static str; 2] {
        ["", t!(l, apiary::coach::unit)]
    }
}

/// What is sure of the action, if the part changes that way.
fn fact(
    table: &Table<State>,
    l: Locale,
    action: Action,
    why: Why<ApiaryTable>,
    value: f64,
) -> Option<String> {
    let Pending::Decision { seat, .. } = table.pending() else { return None };
    let words = words(table, l);
    match (why, action) {
        (Reason::Own(ApiaryPart::Workers), Action::Place(_, strength)) if value < 0.0 => {
            Some(t!(l, apiary::coach::workers_place, strength = strength))
        }
        (Reason::Own(ApiaryPart::Engine), Action::Build(item, _))
            if value > 0.0 && item.kind() == ItemKind::Recruit =>
        {
            Some(t!(l, apiary::coach::engine_item, item = words.item(item)))
        }
        (Reason::Rivals, Action::Place(act, strength)) if value < 0.0 => {
            let bumped = seen(table).state.placing(seat, act, strength)?.bumped?;
            let rival = bumped.owner != Owner::Seat(seat);
            rival.then(|| t!(l, apiary::coach::rivals_bump, name = words.owner_name(bumped.owner)))
        }
        _ => None,
    }
}

/// What is said of more, of less, and of neither.
fn sentences(l: Locale, why: Why<ApiaryTable>) -> [&'static str; 3] {
    match why {
        Reason::Own(ApiaryPart::Points) => [
            t!(l, apiary::coach::points_up),
            t!(l, apiary::coach::points_down),
            t!(l, apiary::coach::points_same),
        ],
        Reason::Own(ApiaryPart::Workers) => [
            t!(l, apiary::coach::workers_up),
            t!(l, apiary::coach::workers_down),
            t!(l, apiary::coach::workers_same),
        ],
        Reason::Own(ApiaryPart::Income) => [
            t!(l, apiary::coach::income_up),
            t!(l, apiary::coach::income_down),
            t!(l, apiary::coach::income_same),
        ],
        Reason::Own(ApiaryPart::Engine) => [
            t!(l, apiary::coach::engine_up),
            t!(l, apiary::coach::engine_down),
            t!(l, apiary::coach::engine_same),
        ],
        Reason::Own(ApiaryPart::Stores) => [
            t!(l, apiary::coach::stores_up),
            t!(l, apiary::coach::stores_down),
            t!(l, apiary::coach::stores_same),
        ],
        Reason::Own(ApiaryPart::Plans) => [
            t!(l, apiary::coach::plans_up),
            t!(l, apiary::coach::plans_down),
            t!(l, apiary::coach::plans_same),
        ],
        Reason::Own(ApiaryPart::Turn) => {
            [t!(l, apiary::coach::turn_up), t!(l, apiary::coach::turn_down), t!(l, apiary::coach::turn_same)]
        }
        Reason::Rivals => [
            t!(l, apiary::coach::rivals_up),
            t!(l, apiary::coach::rivals_down),
            t!(l, apiary::coach::rivals_same),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::{Judged, simple},
        rules::apiary::Config,
        session::{Level, Options, SeatInfo},
    };

    #[test]
    fn every_part_has_words_whatever_is_done_and_whichever_way_it_changes() {
        let seats = ["Aki", "Ben"].map(SeatInfo::new).to_vec();
        let options = Options { seed: Some(3), ..Options::default() };
        let mut table = Table::<State>::new(&Config::new(2), seats, options, 0).unwrap();
        table.deal();
        let mut said = std::collections::BTreeSet::new();
        for _ in 0..200 {
            if !matches!(table.pending(), Pending::Decision { .. }) {
                break;
            }
            for action in table.actions() {
                let own = State::PARTS.iter().map(|part| Reason::Own(*part));
                for why in own.chain([Reason::Rivals]) {
                    for (l, value) in
                        Locale::ALL.into_iter().flat_map(|l| [-0.7, 0.0, 0.7].map(|value| (l, value)))
                    {
                        let because = ApiaryTable::because(&table, l, action, why, value);
                        assert!(!because.text.is_empty() && !because.text.contains('{'), "{because:?}");
                        assert!(!ApiaryTable::part(l, why).is_empty());
                        said.insert(because.text);
                    }
                }
            }
            let action = simple(table.state(), Level::Fair, 5).unwrap();
            table.play(action).unwrap();
        }
        for part in ["A worker of strength 1 leaves", " has a worker bumped.", " works for you from now on."]
        {
            assert!(said.iter().any(|text| text.contains(part)), "{part}: {said:#?}");
        }
    }
}
