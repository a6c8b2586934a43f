//! Actions and questions in words.

use super::{Words, effect::sentence};
use crate::{
    app::shell::text::Locale,
    rules::{
        Seat,
        apiary::{
            Act, Action, Basket, Cell, Hex, Item, ItemKind, Payment, Prompt, Spot, State, pack::Effect,
        },
    },
    t,
};

impl Words {
    /// The name of an action of the board.
    pub fn act(&self, act: Act) -> &'static str {
        let l = self.locale;
        match act {
            Act::Explore => t!(l, apiary::act::a0),
            Act::Advance => t!(l, apiary::act::a1),
            Act::AdvanceFarm => t!(l, apiary::act::a2),
            Act::AdvanceGuild => t!(l, apiary::act::a3),
            Act::Grow => t!(l, apiary::act::a4),
            Act::Research => t!(l, apiary::act::a5),
            Act::Convert => t!(l, apiary::act::a6),
            Act::Carve => t!(l, apiary::act::a7),
        }
    }

    /// Where a worker is.
    pub fn spot(&self, spot: Spot) -> &'static str {
        match spot {
            Spot::Active => t!(self.locale, apiary::spot::pool),
            Spot::Landing => t!(self.locale, apiary::spot::landing),
            Spot::At(act, _) => self.act(act),
        }
    }

    /// The name that the board has for a cell of the planet grid: a letter for the column and the number of the row, `B4`.
    pub fn cell(cell: Cell) -> String {
        [String::from(char::from(b'A' + cell.column)), (u16::from(cell.row) + 1).to_string()].concat()
    }

    /// The name of a hex of a hive: the way there from the faction's own hex, in steps along two of the six directions, `2 up, 1 upper right`.
    pub fn hex(l: Locale, hex: Hex) -> String {
        let named = [
            t!(l, apiary::dir::d0),
            t!(l, apiary::dir::d1),
            t!(l, apiary::dir::d2),
            t!(l, apiary::dir::d3),
            t!(l, apiary::dir::d4),
            t!(l, apiary::dir::d5),
        ];
        let way = (0..6).find_map(|at| {
            let [one, next] = [at, (at + 1) % 6].map(|at| (Hex::DIRECTIONS[at], named[at]));
            let steps = along(hex, [one.0, next.0]);
            (steps[0] > 0 && steps[1] >= 0).then_some((steps, [one.1, next.1]))
        });
        match way {
            Some(([count, 0], [dir, _])) => t!(l, apiary::dir::one, count = count, dir = dir),
            Some(([count, more], [dir, then])) => {
                t!(l, apiary::dir::two, count = count, dir = dir, more = more, then = then)
            }
            None => t!(l, apiary::dir::here).to_owned(),
        }
    }

    /// What lies in a cell, by name; the cell itself where nothing is known of it.
    pub(super) fn place(&self, state: &State, cell: Cell) -> String {
        let planet = state.planet_cells().find(|one| one.cell == cell).and_then(|one| one.planet);
        planet.map_or_else(|| Words::cell(cell), |planet| self.item(planet))
    }

    /// What a payment takes besides what is fixed; empty if nothing is chosen.
    fn payment(&self, payment: Payment) -> String {
        let seeds = payment.seeds.into_iter().flatten().map(|seed| self.item(seed));
        let goods = (payment.units != Basket::NONE).then(|| self.goods(payment.units));
        goods.into_iter().chain(seeds).collect::<Vec<_>>().join(if self.locale.tag() == "ja" {
            "、"
        } else {
            ", "
        })
    }

    /// What a component does when it is played, planted, built or collected from.
    fn does(&self, item: Item, planted: bool) -> String {
        let seed = || self.pack.seeds.iter().find(|one| one.item == item);
        match item.kind() {
            ItemKind::Seed if planted => seed().map_or_else(String::new, |one| self.at_end(one.end)),
            ItemKind::Seed => seed().map_or_else(String::new, |one| self.effect(one.effect)),
            _ => self.pack.tile(item).map_or_else(String::new, |face| self.effect(face.effect)),
        }
    }

    /// What a pod gives.
    pub(super) fn pod(&self, number: u8) -> String {
        let pod = self.pack.pods.get(usize::from(number.max(1) - 1));
        self.effect(pod.map_or(Effect::NONE, |pod| pod.effect))
    }

    /// An action in words, for the list of all; what chance does is never chosen and has none.
    pub fn action(&self, state: &State, action: Action) -> String {
        let l = self.locale;
        let text = match action {
            Action::Take(item) => t!(l, apiary::r#do::take, item = self.item(item)),
            Action::Keep(item) => t!(l, apiary::r#do::keep, item = self.item(item)),
            Action::Place(act, strength) => {
                t!(l, apiary::r#do::place, act = self.act(act), strength = strength)
            }
            Action::Retrieve => t!(l, apiary::r#do::retrieve).to_owned(),
            Action::Seed(item) => {
                t!(l, apiary::r#do::seed, item = self.item(item), effect = self.does(item, false))
            }
            Action::SeedFor(item, goods) => {
                t!(l, apiary::r#do::seed_for, item = self.item(item), goods = self.goods(goods))
            }
            Action::End(Basket::NONE) => t!(l, apiary::r#do::end).to_owned(),
            Action::End(goods) => t!(l, apiary::r#do::end_discard, goods = self.goods(goods)),
            Action::Active => t!(l, apiary::r#do::active).to_owned(),
            Action::Landing => t!(l, apiary::r#do::landing).to_owned(),
            Action::Pod(number) => t!(l, apiary::r#do::pod, number = number, effect = self.pod(number)),
            Action::Farm(item) => {
                t!(l, apiary::r#do::farm, item = self.item(item), effect = self.does(item, false))
            }
            Action::Ship(cell) => t!(l, apiary::r#do::ship, place = self.place(state, cell)),
            Action::Bonus => t!(l, apiary::r#do::bonus).to_owned(),
            Action::Later => t!(l, apiary::r#do::later).to_owned(),
            Action::Slot(one) => t!(l, apiary::r#do::slot, good = self.good(one)),
            Action::Build(item, hex) => {
                t!(l, apiary::r#do::build, item = self.item(item), hex = Words::hex(l, hex))
            }
            Action::Worker => t!(l, apiary::r#do::worker).to_owned(),
            Action::Frame(hex, turn, _) => {
                t!(l, apiary::r#do::frame, hex = Words::hex(l, hex), turn = turn)
            }
            Action::Upgrade => t!(l, apiary::r#do::upgrade).to_owned(),
            Action::Plant(item) => {
                t!(l, apiary::r#do::plant, item = self.item(item), effect = self.does(item, true))
            }
            Action::Swap(item) => t!(l, apiary::r#do::swap, item = self.item(item)),
            Action::Turn(from, to) => t!(l, apiary::r#do::turn, from = self.good(from), to = self.good(to)),
            Action::Wax => t!(l, apiary::r#do::wax).to_owned(),
            Action::Honey => t!(l, apiary::r#do::honey).to_owned(),
            Action::Dance(item, payment) => match self.payment(payment) {
                paid if paid.is_empty() => t!(l, apiary::r#do::dance, item = self.item(item)),
                paid => t!(l, apiary::r#do::dance_for, item = self.item(item), goods = paid),
            },
            Action::Teach(item, tokens) => {
                let tokens: Vec<_> = tokens.into_iter().flatten().map(|token| self.item(token)).collect();
                t!(
                    l,
                    apiary::r#do::teach,
                    item = self.item(item),
                    tokens = tokens.join(if l.tag() == "ja" { "、" } else { ", " })
                )
            }
            Action::Gain(one) => t!(l, apiary::r#do::gain, good = self.good(one)),
            Action::Pick(number) => {
                let options = state.options_asked();
                let effect =
                    options.get(usize::from(number.max(1) - 1)).map_or(Effect::NONE, |(effect, _)| *effect);
                t!(l, apiary::r#do::pick, effect = self.effect(effect))
            }
            Action::Trade(payment) => match self.payment(payment) {
                paid if paid.is_empty() => t!(l, apiary::r#do::trade).to_owned(),
                paid => t!(l, apiary::r#do::trade_for, goods = paid),
            },
            Action::Up(strength, spot) => {
                t!(l, apiary::r#do::up, strength = strength, spot = self.spot(spot))
            }
            Action::Recall(strength, spot) => {
                t!(l, apiary::r#do::recall, strength = strength, spot = self.spot(spot))
            }
            Action::Reserve(item) => t!(l, apiary::r#do::reserve, item = self.item(item)),
            Action::Refresh(kind) => t!(l, apiary::r#do::refresh, kind = self.kind(kind)),
            Action::Skip => t!(l, apiary::r#do::skip).to_owned(),
            Action::Done => t!(l, apiary::r#do::done).to_owned(),
            _ => String::new(),
        };
        sentence(&text)
    }

    /// What a seat is asked.
    pub fn question(&self, seat: Seat, prompt: Prompt) -> String {
        let (l, name) = (self.locale, self.name(seat));
        match prompt {
            Prompt::Draft => t!(l, apiary::ask::draft, name = name),
            Prompt::KeepFaction => t!(l, apiary::ask::keep_faction, name = name),
            Prompt::Turn => t!(l, apiary::ask::turn, name = name),
            Prompt::End => t!(l, apiary::ask::end, name = name),
            Prompt::Bumped { .. } => t!(l, apiary::ask::bumped, name = name),
            Prompt::Pod => t!(l, apiary::ask::pod, name = name),
            Prompt::Income { left } => t!(l, apiary::ask::income, name = name, count = left),
            Prompt::Ship { steps } => t!(l, apiary::ask::ship, name = name, count = steps),
            Prompt::Bonus { .. } => t!(l, apiary::ask::bonus, name = name),
            Prompt::Slot { .. } => t!(l, apiary::ask::slot, name = name),
            Prompt::Build { .. } => t!(l, apiary::ask::build, name = name),
            Prompt::Grow { left } => t!(l, apiary::ask::grow, name = name, number = left),
            Prompt::Keep { left } => t!(l, apiary::ask::keep, name = name, count = left),
            Prompt::Plant => t!(l, apiary::ask::plant, name = name),
            Prompt::Convert { left } => t!(l, apiary::ask::convert, name = name, count = left),
            Prompt::Teach => t!(l, apiary::ask::teach, name = name),
            Prompt::Gain { left, .. } => t!(l, apiary::ask::gain, name = name, count = left),
            Prompt::Choice => t!(l, apiary::ask::choice, name = name),
            Prompt::Trade { .. } => t!(l, apiary::ask::trade, name = name),
            Prompt::Strengthen { .. } => t!(l, apiary::ask::strengthen, name = name),
            Prompt::Recall { .. } => t!(l, apiary::ask::recall, name = name),
            Prompt::Reserve { left } => t!(l, apiary::ask::reserve, name = name, count = left),
            Prompt::Frame { .. } => t!(l, apiary::ask::frame, name = name),
            Prompt::Upgrade => t!(l, apiary::ask::upgrade, name = name),
            Prompt::Refresh => t!(l, apiary::ask::refresh, name = name),
        }
    }
}

/// How many steps along two neighbouring directions lead to a hex; negative ones, if it lies elsewhere.
fn along(hex: Hex, [one, next]: [Hex; 2]) -> [i32; 2] {
    let turn = |one: Hex, other: Hex| one.q * other.r - one.r * other.q;
    let whole = turn(one, next);
    [turn(hex, next) / whole, turn(one, hex) / whole].map(i32::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{games::apiary::trial, shell::text::Locale},
        rules::{
            Game, Pending, Refusal,
            apiary::{Illegal, Pack},
        },
    };

    fn words(locale: Locale) -> Words {
        let names = ["Aki", "Ben", "Chie", "Dan", "Emi"].map(str::to_owned).to_vec();
        Words { locale, names, pack: Pack::caldera() }
    }

    #[test]
    fn every_question_and_every_action_of_a_game_is_said() {
        let all = Locale::ALL.map(words);
        for number in 0..5 {
            trial::decisions(number, |state, at| {
                let Pending::Decision { seat, prompt } = state.pending() else { return };
                for words in &all {
                    let question = words.question(seat, prompt);
                    assert!(question.contains(words.name(seat)) && !question.contains('{'), "{question}");
                    for action in at.legal.iter().take(40) {
                        let text = words.action(state, *action);
                        let whole = !text.is_empty() && !text.contains(['{', '}']) && !text.contains("  ");
                        assert!(whole, "{action}: {text}");
                    }
                }
            });
        }
    }

    #[test]
    fn every_refusal_is_a_sentence() {
        for why in [Illegal::Over, Illegal::Cost, Illegal::NotOptional, Illegal::ColumnClosed] {
            assert!(
                words(Locale::En).refusal(why).ends_with('.')
                    && words(Locale::Ja).refusal(why).ends_with('。')
            );
            assert!(why.rule().starts_with('A'));
        }
    }

    #[test]
    fn a_hex_of_a_hive_is_named_by_the_way_there() {
        let named = |q, r| Locale::ALL.map(|l| Words::hex(l, Hex::new(q, r)));
        let both = |en: &str, ja: &str| Locale::ALL.map(|l| if l == Locale::Ja { ja } else { en }.to_owned());
        assert_eq!(named(0, -2), both("2 up", "上2"));
        assert_eq!(named(1, -3), both("2 up, 1 upper right", "上2・右上1"));
        assert_eq!(named(-1, 2), both("1 down, 1 lower left", "下1・左下1"));
        assert_eq!(named(-2, 1), both("1 lower left, 1 upper left", "左下1・左上1"));
        assert_eq!(named(-1, 0), both("1 upper left", "左上1"));
        // Every hex has a name of its own.
        let all: std::collections::HashSet<String> =
            (-6..=6).flat_map(|q| (-6..=6).map(move |r| Words::hex(Locale::En, Hex::new(q, r)))).collect();
        assert_eq!(all.len(), 169);
    }
}
