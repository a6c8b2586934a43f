//! What is to be seen of a coach's answer, as plain data without the game's types.

use std::cmp::Ordering;

use super::{
    Advised,
    advice::{AdvisedWay, Stage},
};
use crate::{
    app::{
        shell::text::Locale,
        table::contract::{Action, Cases, PlayedGame, Why, in_steps, signed},
    },
    session::Table,
    t,
};

/// What is to be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct HintShown {
    /// How far the thought is.
    pub stage: Stage,
    /// The ways, the best first.
    pub ways: Vec<ShownWay>,
    /// Which of them is looked at.
    pub picked: usize,
    /// How sure it is, in sentences.
    pub sure: String,
}

/// One way.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownWay {
    /// The action in its notation.
    pub action: String,
    /// The action in words.
    pub title: String,
    /// What it is worth, and the word for the unit, if there is one.
    pub worth: [String; 2],
    /// The chance to win in percent.
    pub chance: u8,
    /// All of that in words.
    pub label: String,
    /// Its parts, the largest first; they add up to the worth.
    pub why: Vec<ShownPart>,
    /// What it brings for each number of others, in games that have such a thing.
    pub cases: Option<Cases>,
    /// Whether it can lie on the board before it is done.
    pub lies: bool,
}

/// A part of what a way is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPart {
    /// Its value.
    pub value: String,
    /// Whether it is more or less than nothing.
    pub sign: Ordering,
    /// What it is called.
    pub part: &'static str,
    /// What it comes from.
    pub text: String,
}

/// What is to be seen of an advice.
pub fn shown<T: PlayedGame>(session: &Table<T::Rules>, advice: &Advised<T>, l: Locale) -> HintShown {
    let way = |(at, way)| shown_way::<T>(session, at, way, l);
    HintShown {
        stage: advice.stage,
        ways: advice.ways.iter().enumerate().map(way).collect(),
        picked: advice.picked,
        sure: sure::<T>(advice, l),
    }
}

fn shown_way<T: PlayedGame>(
    session: &Table<T::Rules>,
    at: usize,
    way: &AdvisedWay<Action<T>, <T::Rules as crate::bots::Judged>::Part>,
    l: Locale,
) -> ShownWay {
    let values: Vec<f64> = way.reasons.iter().map(|(_, value)| *value).collect();
    let (sum, steps) = in_steps(&values, T::STEP);
    let mut why = parts::<T>(session, way, &steps, l);
    let title = T::describe(session, l, way.action);
    let worth = [signed::<T>(l, sum), T::unit(l)[1].to_owned()];
    let chance = (way.chance * 100.0).round().clamp(0.0, 100.0) as u8;
    let spoken = if worth[1].is_empty() { worth[0].clone() } else { worth.join(" ") };
    let label = t!(l, hint::way, number = at + 1, action = title, worth = spoken, chance = chance);
    let mut ui = T::Ui::default();
    let lies = T::update(&mut ui, T::pick(way.action), session).is_none();
    let cases = T::cases(session, l, way.action);
    if why.is_empty() && cases.is_none() {
        why.push(no_part::<T>(l));
    }
    ShownWay { action: way.action.to_string(), title, worth, chance, label, why, cases, lies }
}

/// The parts that change something, and the first that is worth a word although it does not.
fn parts<T: PlayedGame>(
    session: &Table<T::Rules>,
    way: &AdvisedWay<Action<T>, <T::Rules as crate::bots::Judged>::Part>,
    steps: &[i32],
    l: Locale,
) -> Vec<ShownPart> {
    let told = way.reasons.iter().zip(steps).map(|((why, _), steps)| {
        let why: Why<T> = *why;
        // What is said goes by what is shown.
        let value = f64::from(*steps) * T::STEP;
        (*steps, why, T::because(session, l, way.action, why, value))
    });
    let mut parts: Vec<_> = told.filter(|(steps, _, because)| *steps != 0 || because.helps).collect();
    parts.sort_by_key(|(steps, ..)| std::cmp::Reverse(steps.abs()));
    let changing = parts.iter().filter(|(steps, ..)| *steps != 0).count();
    parts.truncate(changing + 1);
    let part = |(steps, why, because): (i32, Why<T>, crate::app::table::contract::Because)| ShownPart {
        value: signed::<T>(l, steps),
        sign: steps.cmp(&0),
        part: T::part(l, why),
        text: because.text,
    };
    parts.into_iter().map(part).collect()
}

/// What stands after the name of a part: its sentence. One that begins with the name has it only once.
pub fn after_name(name: &str, text: &str) -> String {
    let is_word = |rest: &&str| name.is_empty() || !rest.starts_with(|next: char| next.is_ascii_alphabetic());
    text.strip_prefix(name).filter(is_word).map_or_else(|| [" ", text].concat(), str::to_owned)
}

/// What is said of an action that changes nothing that can be counted.
fn no_part<T: PlayedGame>(l: Locale) -> ShownPart {
    let (value, text) = (signed::<T>(l, 0), t!(l, hint::nothing).to_owned());
    ShownPart { value, sign: Ordering::Equal, part: "", text }
}

/// How sure the coach is.
fn sure<T: PlayedGame>(advice: &Advised<T>, l: Locale) -> String {
    let mut said = vec![match advice.stage {
        Stage::Thinking => return String::new(),
        Stage::Plain => t!(l, hint::plain).to_owned(),
        _ if advice.visits == 0 => String::new(),
        _ => t!(l, hint::sure, count = advice.visits),
    }];
    said.push(match advice.equals() {
        Some(range) if range.len() > 2 => t!(l, hint::equal_all).to_owned(),
        Some(range) => t!(l, hint::equal, one = range.start + 1, two = range.end),
        None => String::new(),
    });
    if advice.stage != Stage::Plain && advice.is_for_later(T::STEP) {
        said.push(t!(l, hint::further_on, one = 1));
    }
    said.retain(|sentence| !sentence.is_empty());
    said.join(if l == Locale::Ja { "" } else { " " })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            games::{apiary::ApiaryTable, eruption::EruptionTable, volcano::VolcanoTable},
            table::hint::advice::{Advice, ways_of},
        },
        bots::{Judged, simple, simple_ways},
        rules::{Game, Pending, Seat},
        session::{Level, Options, SeatInfo},
    };

    /// Along a game: every advice can be read in both languages, its parts add up, and one thing is said of each.
    fn advised<T: PlayedGame>(config: &<T::Rules as Game>::Config, seats: usize, decisions: usize) {
        let names = (0..seats).map(|seat| SeatInfo::new(format!("P{seat}"))).collect();
        let options = Options { seed: Some(5), ..Options::default() };
        let mut table = Table::<T::Rules>::new(config, names, options, 0).unwrap();
        table.deal();
        let mut told = 0;
        for _ in 0..decisions {
            let Pending::Decision { seat, .. } = table.pending() else { break };
            let answer = simple_ways(table.state(), Level::Fair, 5).unwrap();
            let mut advice: Advised<T> = Advice::asked(seat, table.history().len());
            let ways = ways_of(&answer, T::Rules::PARTS, |action| table.check(action).is_ok());
            advice.learn(ways, 0, Stage::Plain);
            assert_eq!(advice.ways.len(), answer.ways.len().min(3));
            for l in Locale::ALL {
                let shown = shown::<T>(&table, &advice, l);
                assert!(!shown.sure.is_empty());
                for (at, way) in shown.ways.iter().enumerate() {
                    assert!(!way.title.is_empty() && way.label.starts_with(&(at + 1).to_string()), "{way:?}");
                    let number = |text: &str| {
                        let digits: String =
                            text.chars().filter(|sign| sign.is_ascii_digit() || *sign == '.').collect();
                        let size: f64 = digits.parse().unwrap();
                        if text.starts_with('−') { -size } else { size }
                    };
                    let sum: f64 = way.why.iter().map(|part| number(&part.value)).sum();
                    assert!((sum - number(&way.worth[0])).abs() < 1e-6, "{way:?}");
                    assert!(way.cases.is_some() || !way.why.is_empty(), "{way:?}");
                    let nothing = way.why.iter().filter(|part| part.sign == Ordering::Equal).count();
                    assert!(nothing <= 1, "{way:?}");
                    told += way.why.len();
                }
            }
            let action = simple(table.state(), Level::Fair, 7).unwrap();
            table.play(action).unwrap();
        }
        assert!(told > decisions, "{told}");
    }

    #[test]
    fn what_is_said_adds_up_in_every_game() {
        advised::<EruptionTable>(&crate::rules::eruption::Config::new(3), 3, 80);
        advised::<VolcanoTable>(&crate::rules::volcano::Config::new(4), 4, 80);
        advised::<ApiaryTable>(&crate::rules::apiary::Config::new(2), 2, 40);
    }

    #[test]
    fn a_sentence_that_begins_with_its_part_has_the_name_once() {
        assert_eq!(after_name("噴火", "噴火で失うものが減る。"), "で失うものが減る。");
        assert_eq!(after_name("手札", "「雨」を引く。"), " 「雨」を引く。");
        assert_eq!(after_name("Cards", "Cards are worth less."), " are worth less.");
        assert_eq!(after_name("Wall", "Walls stand longer."), " Walls stand longer.");
        assert_eq!(after_name("", "Nothing changes at once."), "Nothing changes at once.");
    }

    #[test]
    fn it_is_said_which_ways_are_as_good_as_equal() {
        let way = |chance| AdvisedWay {
            action: crate::rules::volcano::Action::Go,
            visits: 10,
            chance,
            reasons: Vec::new(),
        };
        let mut advice: Advised<VolcanoTable> = Advice::asked(Seat::new(0), 0);
        advice.ways = [0.41, 0.37, 0.36].map(way).to_vec();
        (advice.visits, advice.stage) = (3000, Stage::Done);
        let said = sure::<VolcanoTable>(&advice, Locale::En);
        assert_eq!(said, "Thought through 3000 times. 2 and 3 are as good as equal.");
        advice.ways[2].reasons = vec![(crate::bots::Reason::Rivals, 0.4)];
        let said = sure::<VolcanoTable>(&advice, Locale::En);
        assert!(said.ends_with("equal. What can be counted at once does not speak for 1: the search sees the difference further on."), "{said}");
        advice.stage = Stage::Plain;
        assert!(
            sure::<VolcanoTable>(&advice, Locale::En).starts_with("The coach’s thinking does not answer.")
        );
    }
}
