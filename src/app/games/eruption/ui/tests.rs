//! Tests of the interface state.

use super::*;
use crate::rules::{
    Game, Seat,
    eruption::{Config, State},
};
use crate::session::Playout;

/// A game at its first placement, after that deal.
fn first_placement(seed: u64) -> State {
    let mut game = State::new(&Config::new(2)).unwrap();
    Playout::new(seed).deal(&mut game);
    game
}

fn with<R>(game: &State, run: impl FnOnce(&Situation<'_>) -> R) -> R {
    let mut legal = Vec::new();
    game.actions(&mut legal);
    let crate::rules::Pending::Decision { prompt, .. } = game.pending() else { panic!("a decision is due") };
    run(&Situation { prompt, legal: &legal, check: &|action| game.check(action) })
}

#[test]
fn a_tap_on_a_lit_hex_shows_a_legal_turn_and_confirm_plays_it() {
    let game = first_placement(1);
    with(&game, |at| {
        let mut ui = Ui::default();
        let targets = ui.targets(at);
        assert!(!targets.is_empty());
        for spot in targets {
            assert_eq!(ui.update(Msg::Spot(spot), at), None);
            let action = ui.ready(at).expect("the first turn shown is legal");
            assert!(at.legal.contains(&action));
            assert_eq!(ui.update(Msg::Confirm, at), Some(action));
            assert_eq!(ui.spot, None);
        }
    });
}

#[test]
fn the_ghost_turns_through_every_legal_turn_and_no_other() {
    let game = first_placement(1);
    with(&game, |at| {
        let mut ui = Ui::default();
        let Some(Spot::Hex(hex)) = ui.targets(at).first().copied() else { panic!("a hex is lit") };
        let turns = ui.turns(hex, at);
        ui.update(Msg::Spot(Spot::Hex(hex)), at);
        for turn in turns.iter().cycle().take(7) {
            assert_eq!(ui.turn, Some(*turn));
            assert!(ui.ready(at).is_some());
            ui.update(Msg::TurnGhost { clockwise: true }, at);
        }
    });
}

#[test]
fn of_two_cards_the_second_tap_takes_one_back() {
    let game = first_placement(1);
    with(&game, |at| {
        let mut ui = Ui { card_use: CardUse::Two, ..Ui::default() };
        let mut tap = |msg| {
            ui.update(msg, at);
            (ui.card, ui.second)
        };
        assert_eq!(tap(Msg::Card(Card::Rain)), (Some(Card::Rain), None));
        assert_eq!(tap(Msg::Card(Card::Quake)), (Some(Card::Rain), Some(Card::Quake)));
        assert_eq!(tap(Msg::Unpick(Card::Rain)), (Some(Card::Quake), None));
        assert_eq!(tap(Msg::Card(Card::Quake)), (Some(Card::Quake), Some(Card::Quake)));
        assert_eq!(tap(Msg::Unpick(Card::Quake)), (Some(Card::Quake), None));
        assert_eq!(tap(Msg::Unpick(Card::Quake)), (None, None));
    });
}

/// E76: a card or a wall is chosen for a gift, the one chosen last; nothing else of the phase uses it.
#[test]
fn a_gift_is_the_card_or_the_wall_that_was_chosen_last() {
    let game = first_placement(1);
    with(&game, |at| {
        let to = Seat::new(1);
        let mut ui = Ui { card_use: CardUse::Give, ..Ui::default() };
        assert_eq!(ui.gift(to), None);
        ui.update(Msg::Material(Material::Wood), at);
        assert_eq!(ui.gift(to), Some(Action::GiveWall(to, Material::Wood)));
        ui.update(Msg::Card(Card::Quake), at);
        assert_eq!(ui.gift(to), Some(Action::GiveCard(to, Card::Quake)));
        assert_eq!(ui.ready(at), None);
        ui.update(Msg::Material(Material::Straw), at);
        assert_eq!(ui.gift(to), Some(Action::GiveWall(to, Material::Straw)));
        ui.update(Msg::Card(Card::Quake), at);
        ui.update(Msg::Unpick(Card::Quake), at);
        assert_eq!(ui.gift(to), None);
        ui.update(Msg::CardUse(CardUse::One), at);
        ui.update(Msg::Card(Card::Rain), at);
        assert_eq!(ui.gift(to), None, "a card that is selected to be played is no gift");
    });
}

#[test]
fn a_refused_hex_says_why() {
    let game = first_placement(1);
    with(&game, |at| {
        let far = Hex::at(5, -3).unwrap();
        let mut ui = Ui::default();
        assert_eq!(ui.update(Msg::Spot(Spot::Hex(far)), at), None);
        assert_eq!(ui.refusal, Some(Illegal::NoJoin(far)));
        assert_eq!(ui.spot, None);
    });
}

#[test]
fn the_cursor_reaches_every_hex_by_arrows_and_every_target_by_its_key() {
    let game = first_placement(1);
    with(&game, |at| {
        let mut seen = std::collections::BTreeSet::new();
        let mut todo = vec![None];
        while let Some(cursor) = todo.pop() {
            for dir in Dir::ALL {
                let mut ui = Ui { cursor, ..Ui::default() };
                ui.update(Msg::Move(dir), at);
                if seen.insert(ui.cursor) {
                    todo.push(ui.cursor);
                }
            }
        }
        assert_eq!(seen.iter().flatten().count(), 60);
        let mut ui = Ui::default();
        let targets = ui.targets(at);
        for target in targets.iter().cycle().take(2 * targets.len()) {
            ui.update(Msg::NextTarget { back: false }, at);
            assert_eq!(ui.cursor, Some(*target));
        }
    });
}

#[test]
fn every_legal_action_can_be_picked_and_confirmed_or_is_a_button() {
    let mut playout = Playout::new(7);
    for players in 2..=6 {
        let mut game = State::new(&Config::new(players)).unwrap();
        loop {
            if let crate::rules::Pending::Decision { .. } = game.pending() {
                with(&game, |at| {
                    for action in at.legal {
                        let mut ui = Ui::default();
                        ui.update(Msg::Pick(*action), at);
                        let button = matches!(
                            action,
                            Action::Extra
                                | Action::NoExtra
                                | Action::Done
                                | Action::End
                                | Action::Trade(_)
                                | Action::Discard(_)
                                | Action::Move(..)
                        );
                        assert!(button || ui.ready(at) == Some(*action), "{action}");
                    }
                });
            }
            if playout.step(&mut game, &mut ()).is_none() {
                break;
            }
        }
    }
}
