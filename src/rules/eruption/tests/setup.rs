//! Set-up and the order of a turn: E1 to E7.

use rand::SeedableRng;

use super::toolkit::{Table, scene};
use crate::rules::{
    Game, Pending, Seat, Viewer,
    eruption::{Card, Config, Degrees, Event, Kind, Material, Phase, State, Village},
};

#[test]
fn e1_two_to_six_players_sit_clockwise_at_their_villages() {
    for players in [0, 1, 7, 255] {
        assert!(State::new(&Config::new(players)).is_err(), "{players} players");
    }
    for players in 2..=6 {
        let state = State::new(&Config::new(players)).unwrap();
        let villages: Vec<Village> = Seat::first(players).map(|seat| state.village(seat)).collect();
        assert_eq!(villages, Village::in_play(players));
    }
    let mut table = scene(3).turn_of(2).walls();
    table.play("end");
    assert_eq!(table.state.seat(), Seat::new(0), "after the last seat comes the first");
}

#[test]
fn e2_forty_tiles_three_eruption_tiles_and_three_cards_for_each_player() {
    let mut table = Table::new_game(&Config::new(2));
    let view = table.state.view(Viewer::Table);
    assert_eq!((view.stack.len(), view.draw_pile, view.eruption_row), (40, 36, [true; 3]));
    assert!(Kind::all().all(|kind| view.stack.of(kind) == kind.count()));

    table.play("start 1; card rain; card rain; card quake; card sinkhole; card rain; card aftershock");
    assert_eq!(table.hand(0), "quake rain rain");
    assert_eq!(table.hand(1), "aftershock rain sinkhole");
    assert_eq!(table.state.view(Viewer::Table).draw_pile, 30);
    assert_eq!(table.asks(), "tile", "then the first turn begins");
}

#[test]
fn e2_chance_gives_only_what_is_there() {
    let table = scene(2).stack("03 35").lava();
    assert_eq!((table.refusal("tile 3"), table.refusal("card rain")), ("E2", "E6"));
    assert_eq!(table.options(), ["tile 03", "tile 35"]);
    let mut table = scene(2).piles("rain", "").stack("013").tile("-1,-1", "02").tile("-1,-2", "03").lava();
    table.play("tile 013; place -1,-3 0");
    assert_eq!((table.refusal("card quake"), table.options()), ("E2", vec!["card rain".into()]));
}

#[test]
fn e3_one_wall_of_each_material_and_the_marker_at_start() {
    for players in 2..=6 {
        let state = State::new(&Config::new(players)).unwrap();
        for seat in Seat::first(players) {
            assert_eq!(state.player(seat).supply, [1; 3]);
            assert_eq!(state.player(seat).temperature, Degrees::ZERO);
        }
        let stock = Material::ALL.map(|material| material.stock() - players);
        assert_eq!(state.view(Viewer::Table).stock, stock);
    }
}

#[test]
fn e4_every_seat_may_begin_with_the_same_chance() {
    for players in 2..=6 {
        let state = State::new(&Config::new(players)).unwrap();
        let mut outcomes = Vec::new();
        state.outcomes(&mut outcomes);
        assert_eq!(outcomes.len(), usize::from(players));
        assert!(outcomes.iter().all(|(_, weight)| *weight == outcomes[0].1));
    }
    let mut table = Table::new_game(&Config::new(4));
    assert_eq!(table.options(), ["start 0", "start 1", "start 2", "start 3"]);
    assert_eq!(table.refusal("start 4"), "E2");
    table.play("start 3");
    assert_eq!(table.state.seat(), Seat::new(3));
}

#[test]
fn e5_hands_are_hidden_and_everything_else_is_open() {
    let scene = scene(2).hand(0, "rain").hand(1, "quake rain").piles("lava-flow lava-flow", "sinkhole");
    let mut table = scene.stack("03 03 3").lava();
    table.play("tile 03");
    let view = table.state.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(view.players[0].hand, Some([Card::Rain].into_iter().collect()));
    assert_eq!((view.players[1].hand, view.players[1].hand_size), (None, 2));
    assert_eq!((view.draw_pile, view.discards.of(Card::Sinkhole)), (2, 1));
    assert_eq!(view.in_hand, "03".parse().ok());
    assert_eq!(view.stack.of("03".parse().unwrap()), 1);
    assert_eq!(view.players[1].supply, [1; 3]);
    assert!(table.state.view(Viewer::Table).players.iter().all(|player| player.hand.is_none()));

    for seat in [0, 1].map(Seat::new) {
        assert!(table.state.has_secrets(seat));
        let mut rng = rand_chacha::ChaCha8Rng::from_seed([seat.index() as u8; 32]);
        let other = table.state.resample(seat, &mut rng);
        assert_eq!(
            other.view(Viewer::Seat(seat)),
            table.state.view(Viewer::Seat(seat)),
            "what {seat} knows stays"
        );
    }
    assert!(!super::toolkit::scene(2).lava().state.has_secrets(Seat::new(0)), "no hand, no secret");

    let drawn = Event::CardDrawn {
        seat: Seat::new(0),
        card: Some(Card::Rain),
        cause: crate::rules::eruption::DrawCause::Zone,
    };
    assert_eq!(State::witness(&drawn, Viewer::Seat(Seat::new(0))), Some(drawn));
    for other in [Viewer::Seat(Seat::new(1)), Viewer::Table] {
        assert!(matches!(State::witness(&drawn, other), Some(Event::CardDrawn { card: None, .. })));
    }
}

#[test]
fn e6_phases_come_in_order() {
    let mut table = scene(2).holds(0, &[1]).damage();
    table.play("erupt -3,2; tile 3; place -1,-1 5; done; end");
    let own = table.events.iter().filter_map(|event| match event {
        Event::PhaseBegan { seat, phase } if *seat == Seat::new(0) => Some(*phase),
        _ => None,
    });
    let order = [Phase::Damage, Phase::Eruption, Phase::Lava, Phase::Cards, Phase::Walls];
    assert_eq!(own.collect::<Vec<_>>(), order);
    let turns = table.events.iter().filter_map(|event| match event {
        Event::TurnBegan { seat, turn, .. } => Some((seat.index(), *turn)),
        _ => None,
    });
    assert_eq!(turns.collect::<Vec<_>>(), [(0, 1), (1, 2)]);
    assert_eq!(table.refusal("end"), "E6", "the next player is in phase 2");
    assert!(matches!(table.state.pending(), Pending::Chance(_)));
}

#[test]
fn e7_cards_and_walls_can_be_passed_and_the_rest_cannot() {
    let mut table = scene(2).holds(0, &[1]).damage();
    assert!(table.options().iter().all(|option| option.starts_with("erupt")));
    assert_eq!((table.refusal("done"), table.refusal("end")), ("E6", "E6"));
    table.play("erupt -3,2; tile 3");
    assert!(table.options().iter().all(|option| option.starts_with("place")));
    assert_eq!((table.refusal("done"), table.refusal("no-extra")), ("E6", "E6"));
    table.play("place -1,-1 5");
    assert_eq!(table.options_for("done"), ["done"]);
    table.play("done");
    assert_eq!(table.options_for("end"), ["end"]);
    table.play("end");
    assert_eq!(table.state.seat(), Seat::new(1));
}
