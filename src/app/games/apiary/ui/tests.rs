use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{pay::payment_of, *};
use crate::{
    app::games::apiary::{
        model::question::{Choice, Group, question},
        situation::targets_of,
        trial::decisions,
    },
    rules::{
        Game,
        apiary::{Act, Cell, ItemKind, Payment, Spot, pack::TileKind},
    },
};

/// Sends a message that is a choice of the question.
fn press(ui: &mut Ui, msg: Msg, wanted: Action, at: &Situation<'_>) {
    let choices = question(at, ui, &[]).unwrap().choices;
    let found: Vec<&Choice> = choices.iter().filter(|choice| choice.msg == msg).collect();
    assert!(!found.is_empty(), "{wanted}: no control for {msg:?} at {:?}: {choices:#?}", at.prompt());
    assert!(found.iter().any(|choice| choice.refused.is_none()), "{wanted}: {found:?}");
    assert_eq!(ui.update(msg, at), None);
}

/// Chooses a seed to play, by its control.
fn take_seed(ui: &mut Ui, seed: Item, wanted: Action, at: &Situation<'_>) {
    let is_meant = |choice: &&Choice| match choice.msg {
        Msg::Tap(target) => target == Target::Item(seed),
        Msg::Pick(Action::Seed(one) | Action::SeedFor(one, _)) => one == seed,
        _ => false,
    };
    let choices = question(at, ui, &[]).unwrap().choices;
    let mut seeds = choices.iter().filter(|choice| choice.group == Group::Seed);
    press(ui, seeds.find(is_meant).unwrap().msg, wanted, at);
    assert!(matches!(ui.chosen, Some(Action::Seed(one) | Action::SeedFor(one, _)) if one == seed));
}

/// Taps as a person would for that action, and confirms.
fn play_by_hand(wanted: Action, at: &Situation<'_>) -> Option<Action> {
    let mut ui = Ui::default();
    let tap = |ui: &mut Ui, target| press(ui, Msg::Tap(target), wanted, at);
    match wanted {
        Action::Place(act, strength) => {
            tap(&mut ui, Target::Worker(strength, Spot::Active));
            tap(&mut ui, Target::Act(act));
        }
        Action::Build(tile, hex) => {
            tap(&mut ui, Target::Item(tile));
            tap(&mut ui, Target::Hex(hex));
        }
        Action::Turn(from, to) => {
            tap(&mut ui, Target::Resource(from));
            tap(&mut ui, Target::Resource(to));
        }
        Action::Teach(dance, tokens) => {
            tap(&mut ui, Target::Item(dance));
            tokens.into_iter().flatten().for_each(|token| tap(&mut ui, Target::Item(token)));
        }
        Action::Frame(anchor, turn, _) => {
            tap(&mut ui, Target::Hex(anchor));
            assert!(ui.ready(at).is_some(), "a first shown turn is always legal");
            for _ in 0..3 {
                if !matches!(ui.chosen, Some(Action::Frame(_, now, _)) if now == turn) {
                    assert_eq!(ui.update(Msg::Turn { clockwise: true }, at), None);
                }
            }
            pay(&mut ui, wanted, at);
        }
        Action::SeedFor(seed, _) => {
            take_seed(&mut ui, seed, wanted, at);
            pay(&mut ui, wanted, at);
        }
        Action::Seed(seed) => take_seed(&mut ui, seed, wanted, at),
        Action::Dance(dance, _) => {
            tap(&mut ui, Target::Item(dance));
            pay(&mut ui, wanted, at);
        }
        Action::Trade(_) => {
            // It is offered with some payment.
            assert!(ui.ready(at).is_some());
            pay(&mut ui, wanted, at);
        }
        Action::Skip | Action::Done => {
            let asked = question(at, &ui, &[]).unwrap();
            if asked.leave == Some(wanted) {
                return ui.update(Msg::Do(wanted), at);
            }
            if asked.primary != Some(wanted) {
                press(&mut ui, Msg::Pick(wanted), wanted, at);
            }
        }
        _ => {
            let choices = question(at, &ui, &[]).unwrap().choices;
            let choice = choices.iter().find(|choice| choice.action == Some(wanted));
            press(&mut ui, choice.unwrap_or_else(|| panic!("no control for {wanted}")).msg, wanted, at);
        }
    }
    let asked = question(at, &ui, &[]).unwrap();
    assert_eq!(asked.primary, Some(wanted));
    ui.update(Msg::Confirm, at)
}

/// Taps what is to be paid, piece by piece.
fn pay(ui: &mut Ui, wanted: Action, at: &Situation<'_>) {
    let Payment { units, seeds } = payment_of(wanted).unwrap();
    for resource in Resource::ALL {
        for _ in 0..units.get(resource) {
            if ui.ready(at) != Some(wanted) {
                press(ui, Msg::Tap(Target::Resource(resource)), wanted, at);
                assert!(ui.ready(at).is_some(), "what is chosen can always be paid");
            }
        }
    }
    for seed in seeds.into_iter().flatten() {
        if ui.ready(at) != Some(wanted) {
            press(ui, Msg::Tap(Target::Item(seed)), wanted, at);
            assert!(ui.ready(at).is_some());
        }
    }
}

#[test]
fn every_legal_action_is_reached_by_taps_and_has_its_control() {
    let mut reached = std::collections::BTreeMap::new();
    for number in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        decisions(number, |_, at| {
            // Of long lists some, of each kind at least.
            let most = 12.0 / at.legal.len() as f64;
            let mut last = None;
            for action in at.legal {
                let kind = std::mem::discriminant(action);
                if last == Some(kind) && !rng.random_bool(most.min(1.0)) {
                    continue;
                }
                last = Some(kind);
                assert_eq!(play_by_hand(*action, at), Some(*action));
                *reached.entry(action.to_string().split(' ').next().unwrap().to_owned()).or_insert(0u32) += 1;
            }
        });
    }
    assert!(reached.len() >= 33, "{} kinds: {reached:?}", reached.len());
}

#[test]
fn what_is_picked_from_the_list_is_what_confirm_plays() {
    for number in 0..10 {
        decisions(number, |_, at| {
            for action in at.legal.iter().step_by(1 + at.legal.len() / 40) {
                let mut ui = Ui::default();
                assert_eq!(ui.update(Msg::Pick(*action), at), None);
                assert_eq!(ui.ready(at), Some(*action), "{action}");
                assert_eq!(ui.update(Msg::Confirm, at), Some(*action));
                assert_eq!(ui.chosen, None);
            }
        });
    }
}

/// Any message, about things of this game or of none.
fn any_msg(at: &Situation<'_>, rng: &mut ChaCha8Rng) -> Msg {
    let legal = at.legal;
    let some_action = |rng: &mut ChaCha8Rng| match rng.random_range(0..4u32) {
        0 => "place explore 9".parse().unwrap_or(Action::Retrieve),
        1 => Action::Pod(rng.random_range(0..40u32) as u8),
        _ => legal[rng.random_range(0..legal.len() as u32) as usize],
    };
    let target = |rng: &mut ChaCha8Rng| {
        let number = rng.random_range(0..24u32) as u8;
        match rng.random_range(0..12u32) {
            0 => Target::Worker(
                number,
                [Spot::Active, Spot::Landing, Spot::At(Act::Grow, 0)][usize::from(number % 3)],
            ),
            1 => Target::Cell(Cell { column: number % 5, row: number % 4 }),
            2 => Target::Pod(number),
            3 => Target::Hex(Hex::new(number as i8 % 9 - 4, number as i8 % 7 - 3)),
            4 => Target::Resource(Resource::ALL[usize::from(number % 5)]),
            5 => Target::Row(TileKind::ALL[usize::from(number % 4)]),
            6 => {
                let kind = ItemKind::ALL[usize::from(number) % 11];
                Target::Item(format!("{}{}", kind.letters(), number % 10).parse().unwrap())
            }
            _ => {
                let action = legal[rng.random_range(0..legal.len() as u32) as usize];
                let targets = targets_of(action);
                targets[usize::from(number % 2)].or(targets[0]).unwrap_or(Target::Act(Act::Explore))
            }
        }
    };
    match rng.random_range(0..14u32) {
        0 => Msg::Confirm,
        1 => Msg::Back,
        2 => Msg::Turn { clockwise: rng.random_bool(0.5) },
        3 => Msg::Pick(some_action(rng)),
        4 => Msg::Do(some_action(rng)),
        5 => Msg::Page(Page::Comb),
        6 => Msg::Standing(Seat::new(rng.random_range(0..9u32) as u8), Standing::Active),
        7 if rng.random_bool(0.2) => Msg::Cancel,
        _ => Msg::Tap(target(rng)),
    }
}

#[test]
fn no_row_of_messages_gives_an_illegal_action_and_the_question_can_always_be_asked() {
    let mut played = 0;
    for number in 0..15 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        // What is tapped outlives the question that it was for.
        let mut ui = Ui::default();
        decisions(number, |game, at| {
            for _ in 0..12 {
                let msg = any_msg(at, &mut rng);
                if let Some(action) = ui.update(msg, at) {
                    assert_eq!(game.check(action), Ok(()), "{msg:?}");
                    played += 1;
                }
                let asked = question(at, &ui, &[]).unwrap();
                assert!(asked.primary.is_none_or(|action| game.check(action).is_ok()));
                assert!(asked.leave.is_none_or(|action| game.check(action).is_ok()));
            }
        });
    }
    assert!(played > 1_000, "{played}");
}

#[test]
fn a_turn_begins_with_the_strongest_worker_of_the_pool() {
    decisions(2, |_, at| {
        if at.prompt() != Some(Prompt::Turn) {
            return;
        }
        let pool = at.sheet().unwrap().pool();
        let strongest = (1..=4).rev().find(|strength| pool[usize::from(strength - 1)] > 0);
        assert_eq!(Ui::default().strength(at), strongest);
        // A worker that is not there is not chosen.
        let ui =
            Ui { worker: (1..=4).find(|strength| pool[usize::from(strength - 1)] == 0), ..Ui::default() };
        assert_eq!(ui.strength(at), strongest);
    });
}

#[test]
fn nothing_is_placed_before_it_is_confirmed_and_back_goes_step_by_step() {
    decisions(3, |_, at| {
        let mut ui = Ui::default();
        match (at.prompt(), at.legal.last()) {
            (Some(Prompt::Build { .. }), _) => {
                let Some(Action::Build(tile, hex)) = at.first(|action| matches!(action, Action::Build(..)))
                else {
                    return;
                };
                ui.update(Msg::Tap(Target::Hex(hex)), at);
                ui.update(Msg::Tap(Target::Item(tile)), at);
                assert_eq!(ui.ready(at), Some(Action::Build(tile, hex)));
                ui.update(Msg::Back, at);
                assert_eq!((ui.chosen, ui.tile, ui.hex), (None, Some(tile), None));
                ui.update(Msg::Back, at);
                assert_eq!((ui.tile, ui.may_go_back()), (None, false));
            }
            (Some(Prompt::Turn), _) => {
                ui.update(Msg::Tap(Target::Act(Act::Explore)), at);
                if let Some(Action::Place(Act::Explore, strength)) = ui.ready(at) {
                    assert_eq!(Some(strength), at.strongest());
                    ui.update(Msg::Back, at);
                    assert_eq!(ui.ready(at), None);
                }
            }
            _ => {}
        }
    });
}

#[test]
fn what_lies_beside_an_action_stands_for_it() {
    let mut chosen = 0;
    for number in 0..5 {
        decisions(number, |_, at| {
            if at.prompt() != Some(Prompt::Turn) {
                return;
            }
            let state = &at.view.state;
            let tiles = TileKind::ROWS.into_iter().flat_map(|kind| state.row(kind)).flatten();
            let things = tiles.chain(state.carving_slots().flatten()).map(Target::Item);
            for target in things.chain(state.planet_cells().map(|planet| Target::Cell(planet.cell))) {
                let mut ui = Ui::default();
                ui.update(Msg::Tap(target), at);
                match ui.ready(at) {
                    Some(Action::Place(act, _)) => {
                        assert_eq!(act == Act::Explore, matches!(target, Target::Cell(_)));
                        chosen += 1;
                    }
                    other => assert!(other.is_none() && ui.refusal.is_some(), "{other:?}"),
                }
            }
        });
    }
    assert!(chosen > 500, "{chosen}");
}

#[test]
fn what_is_kept_never_tells_a_choice() {
    let mut ui = Ui { chosen: Some(Action::Retrieve), worker: Some(2), ..Ui::default() };
    ui.standing[1] = Standing::Landing;
    let mut kept = Ui::default();
    kept.standing[1] = Standing::Landing;
    assert_eq!(ui.kept(), kept);
}
