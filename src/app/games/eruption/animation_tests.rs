//! Every kind of event in its step, and whole games told from end to end.

use super::*;
use crate::{
    rules::{
        Viewer,
        eruption::{Card, Config, Die, Ending, Slot, Turn},
    },
    session::Playout,
};

/// A game with two players, just dealt; seat 0 is orange, seat 1 blue.
fn game() -> State {
    let mut game = State::new(&Config::new(2)).unwrap();
    Playout::new(3).deal(&mut game);
    game
}

const SEAT: Seat = Seat::new(0);

fn slot(number: usize) -> Edge {
    Edge::Village(Slot::all().nth(number).unwrap())
}

fn hex() -> Hex {
    Hex::at(-1, -1).unwrap()
}

fn scenes(events: &[Event]) -> Vec<Scene> {
    steps(&game(), events).into_iter().map(|step| step.scene).collect()
}

fn contact(number: usize, by: u16, now: u16) -> Event {
    Event::Heated { seat: SEAT, by, now, cause: HeatCause::Contact(slot(number)) }
}

fn rolled(number: usize, wall: Die, lava: Die, holds: bool) -> Event {
    let (edge, material) = (slot(number), Material::Wood);
    Event::WallRolled { seat: SEAT, edge, material, wall, lava, holds, placing: false }
}

fn dice(text: &str) -> (Die, Die) {
    match text.parse() {
        Ok(crate::rules::eruption::Action::Dice { wall, lava }) => (wall, lava),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_damage_phase_is_told_contact_by_contact_and_roll_by_roll() {
    let ((six, one), (low, high)) = (dice("dice 6 1"), dice("dice 1 6"));
    let (edge, material) = (slot(4), Material::Wood);
    let events = [
        Event::TurnEnded { seat: Seat::new(1) },
        Event::TurnBegan { seat: SEAT, turn: 2, last: false },
        contact(0, 20, 20),
        contact(2, 20, 40),
        rolled(3, six, one, true),
        rolled(4, low, high, false),
        Event::WallLost { edge, material, cause: WallLoss::Roll },
        Event::Heated { seat: SEAT, by: 10, now: 50, cause: HeatCause::LostWall(edge) },
        Event::EruptionTaken { seat: SEAT, number: 1 },
    ];
    let told = steps(&game(), &events);
    let roll = |wall, lava, holds| Roll { material, wall, lava, holds };
    let expected = [
        Scene::Turn,
        Scene::Contact { edge: slot(0), by: 20, number: (1, 2) },
        Scene::Contact { edge: slot(2), by: 20, number: (2, 2) },
        Scene::Roll(slot(3), roll(six, one, true)),
        Scene::Holds(slot(3), material),
        Scene::Roll(edge, roll(low, high, false)),
        Scene::Fall(vec![(edge, material)]),
        Scene::Contact { edge, by: 10, number: (1, 1) },
        Scene::Zone(SEAT, 1),
        Scene::Taken(1),
    ];
    assert_eq!(told.iter().map(|step| step.scene.clone()).collect::<Vec<_>>(), expected);
    let heat: Vec<u16> = told.iter().map(|step| step.degrees[0]).collect();
    assert_eq!(heat, [0, 20, 40, 40, 40, 40, 40, 50, 50, 50]);
    let rolled: Vec<_> = told.iter().map(|step| step.rolled).collect();
    assert_eq!([0, 3, 4, 5, 9].map(|at| rolled[at]), [0, 1, 1, 2, 2]);
    // The dice that are shown beside it are those of what is told, whichever were thrown before.
    let all = [roll(six, one, true), roll(low, high, false)];
    assert!(told.iter().all(|step| *step.rolls == all));
    assert!(told[1..].iter().all(|step| step.seat == SEAT));
}

#[test]
fn what_happens_can_be_heard() {
    let (six, one) = dice("dice 6 1");
    let events = [
        Event::TurnBegan { seat: SEAT, turn: 2, last: false },
        contact(0, 20, 20),
        rolled(3, six, one, true),
        Event::WallLost { edge: slot(4), material: Material::Wood, cause: WallLoss::Roll },
        Event::TilePlaced { seat: SEAT, hex: hex(), tile: Tile::ERUPTION },
        Event::Heated { seat: Seat::new(1), by: 30, now: 30, cause: HeatCause::Eruption(SEAT) },
        Event::CardDrawn { seat: SEAT, card: None, cause: DrawCause::Contact },
        Event::WallBuilt { seat: SEAT, edge: slot(4), material: Material::Wood, card: false },
    ];
    let heard: Vec<_> = steps(&game(), &events).iter().filter_map(AnimationStep::sound).collect();
    use Sound::{Card, Collapse, Dice, Eruption, Heat, Holds, Lava, Place, Turn};
    assert_eq!(heard, [Turn, Heat, Dice, Holds, Collapse, Place, Lava, Eruption, Card, Place]);
}

#[test]
fn a_wall_stands_until_its_beat_and_is_drawn_once() {
    let mut game = game();
    let edge = slot(2);
    let built = Event::WallBuilt { seat: SEAT, edge, material: Material::Straw, card: false };
    let told = steps(&game, &[built]);
    assert_eq!(told[0].scene, Scene::Build(edge, Material::Straw));
    assert_eq!(told[0].board.wall(edge), None, "it is drawn by the step");
    // One step later it stands, is rolled for and lost.
    let mut playout = Playout::new(1);
    let lost = loop {
        let (before, mut events) = (game, Vec::new());
        if playout.step(&mut game, &mut events).is_none() {
            game = State::new(&Config::new(4)).unwrap();
        } else if let Some(Event::WallLost { edge, .. }) =
            events.iter().find(|event| matches!(event, Event::WallLost { .. }))
        {
            break (steps(&before, &events), *edge);
        }
    };
    let (told, edge) = lost;
    let fall = told.iter().find(|step| matches!(step.scene, Scene::Fall(_))).unwrap();
    assert_eq!(fall.board.wall(edge), None);
}

#[test]
fn a_tile_is_set_down_and_lies_on_the_ground_while_lava_runs_in() {
    let kind = crate::rules::eruption::Kind::all().nth(1).unwrap();
    let tile = kind.turns().map(|turn: Turn| kind.tile(turn)).next().unwrap();
    let events = [
        Event::TilePlaced { seat: SEAT, hex: hex(), tile },
        Event::WallGained {
            seat: SEAT,
            material: Material::Wood,
            wanted: Material::Wood,
            source: WallSource::Resource(hex()),
        },
        Event::CardDrawn { seat: SEAT, card: Some(Card::Rain), cause: DrawCause::Contact },
        Event::CardDrawn { seat: SEAT, card: None, cause: DrawCause::Contact },
    ];
    let told = steps(&game(), &events);
    assert_eq!(told[0].scene, Scene::Drop(hex(), tile));
    assert_eq!(told[1].scene, Scene::Flow(hex(), tile));
    assert_eq!((told[0].board.tile(hex()), told[1].board.tile(hex())), (None, Some(tile)));
    assert!(told[0].length() + told[1].length() <= 420, "placing is quick");
    assert_eq!(told[2].scene, Scene::Gain(Material::Wood, Some(hex())));
    assert_eq!(told[3].scene, Scene::Cards(2, Some(hex())));
    assert_eq!(told.len(), 4);
}

#[test]
fn an_eruption_is_one_beat_for_all_it_heats() {
    let heated = |seat, now| Event::Heated {
        seat: Seat::new(seat),
        by: 30,
        now,
        cause: HeatCause::Eruption(Seat::new(1)),
    };
    let mut other = State::new(&Config::new(4)).unwrap();
    Playout::new(3).deal(&mut other);
    let tile = Tile::ERUPTION;
    let events = [
        Event::TilePlaced { seat: Seat::new(1), hex: hex(), tile },
        heated(0, 30),
        heated(2, 60),
        heated(3, 130),
    ];
    let told = steps(&other, &events);
    let scenes: Vec<_> = told.iter().map(|step| step.scene.clone()).collect();
    let heats = [0, 2, 3].map(|seat| (Seat::new(seat), 30)).to_vec();
    assert_eq!(scenes[..2], [Scene::Drop(hex(), tile), Scene::Flow(hex(), tile)]);
    assert_eq!(scenes[2], Scene::Eruption(hex(), heats));
    assert_eq!(scenes[3..], [Scene::Zone(Seat::new(2), 1), Scene::Zone(Seat::new(3), 2)]);
    assert_eq!(told[2].degrees[..4], [30, 0, 60, 130]);
}

#[test]
fn every_other_event_has_its_beat_or_none() {
    let kind = crate::rules::eruption::Kind::all().nth(1).unwrap();
    let [from, to] = [kind.tile(Turn::ALL[0]), kind.tile(Turn::ALL[1])];
    let (seat, hex, material, card) = (SEAT, hex(), Material::Stone, Card::Quake);
    let source = WallSource::Trade(card);
    let told: [(Event, Option<Scene>); 26] = [
        (Event::Started { seat }, None),
        (Event::PhaseBegan { seat, phase: crate::rules::eruption::Phase::Lava }, None),
        (Event::CardDrawn { seat, card: None, cause: DrawCause::Deal }, None),
        (Event::CardDrawn { seat, card: None, cause: DrawCause::Zone }, Some(Scene::Cards(1, None))),
        (Event::DiscardsShuffled { cards: 3 }, None),
        (Event::DrawLost { seat, cause: DrawCause::Zone }, None),
        (Event::Cooled { seat, by: 30, now: 0 }, Some(Scene::Cool(30))),
        (
            Event::WallMoved { seat, from: slot(0), to: slot(1), material },
            Some(Scene::Build(slot(1), material)),
        ),
        (Event::WallGained { seat, material, wanted: material, source }, Some(Scene::Gain(material, None))),
        (Event::WallNotGained { seat, wanted: material, source }, None),
        (Event::TileDrawn { seat, kind }, None),
        (Event::TileReturned { seat, kind }, None),
        (Event::HexRefused { seat, hex }, Some(Scene::Refused(hex))),
        (Event::PlacementSkipped { seat }, Some(Scene::Note)),
        (Event::StackDiscarded { tiles: 3 }, Some(Scene::Note)),
        (Event::EruptionDiscarded { seat }, Some(Scene::Note)),
        (Event::CardPlayed { seat, card }, Some(Scene::Played(vec![card]))),
        (Event::CardTraded { seat, card }, None),
        (Event::CardsTraded { seat, cards: [card, card] }, Some(Scene::Played(vec![card, card]))),
        (Event::CardDiscarded { seat, card }, None),
        (Event::TileRemoved { seat, hex, tile: from }, Some(Scene::Sinks(hex, from))),
        (Event::TileTurned { seat, hex, from, to }, Some(Scene::Turned(hex, to, 1))),
        (Event::TileReplaced { seat, hex, from, to }, None),
        (Event::BurntOut { seat }, Some(Scene::BurnOut(seat))),
        (Event::FinalRound { cause: Ending::BurnOut, turns: 1 }, Some(Scene::Note)),
        (Event::GameOver, None),
    ];
    for (event, scene) in told {
        if matches!(event, Event::TileReplaced { .. }) {
            assert!(matches!(scenes(&[event])[..], [Scene::Drop(..), Scene::Flow(..)]));
        } else {
            assert_eq!(scenes(&[event]), scene.into_iter().collect::<Vec<_>>(), "{event:?}");
        }
    }
}

#[test]
fn whole_games_are_told_in_order_and_in_bounded_time() {
    let mut playout = Playout::new(8);
    for players in [2, 4, 6] {
        let mut game = State::new(&Config::new(players)).unwrap();
        let (mut before, mut events) = (game, Vec::new());
        loop {
            let over = playout.step(&mut game, &mut events).is_none();
            if !over && matches!(game.pending(), crate::rules::Pending::Chance(_)) {
                continue;
            }
            // A decision with all the chance that followed it: what the table tells at once.
            let seen: Vec<Event> =
                events.drain(..).filter_map(|event| State::witness(&event, Viewer::Table)).collect();
            let told = steps(&before, &seen);
            assert!(told.iter().all(|step| (100..=2_500).contains(&step.length())));
            let heats = seen.iter().filter(|event| matches!(event, Event::Heated { .. })).count();
            let shown = |step: &AnimationStep| match &step.scene {
                Scene::Contact { .. } => 1,
                Scene::Eruption(_, heats) => heats.len(),
                _ => 0,
            };
            assert_eq!(told.iter().map(shown).sum::<usize>(), heats, "{seen:?}");
            let rolls = seen.iter().filter(|event| matches!(event, Event::WallRolled { .. })).count();
            assert_eq!(told.iter().filter(|step| matches!(step.scene, Scene::Roll(..))).count(), rolls);
            if let Some(last) = told.last() {
                // What comes after the last step is the game as it is.
                let mut rest = before;
                let now = Seat::first(players).map(|seat| game.player(seat).temperature.get());
                assert!(now.eq(last.degrees[..players.into()].iter().copied()));
                std::mem::swap(&mut rest, &mut before);
            }
            before = game;
            if over {
                break;
            }
        }
    }
}

#[test]
fn zones_are_entered_from_below_only() {
    assert_eq!(entered(20, 50), Some(1));
    assert_eq!(entered(10, 60), None);
    assert_eq!(entered(30, 140), Some(2));
    assert_eq!(entered(80, 200), Some(3));
    assert_eq!(entered(0, 290), None);
}

#[test]
fn e76_a_gift_flies_to_the_clanmate() {
    let to = Seat::new(1);
    let material = Material::Stone;
    let events =
        [Event::CardGiven { seat: SEAT, to, card: None }, Event::WallGiven { seat: SEAT, to, material }];
    assert_eq!(scenes(&events), [Scene::Gift(to, None), Scene::Gift(to, Some(material))]);
}

#[test]
fn a_village_is_a_ruin_from_the_beat_in_which_it_burns() {
    let seat = Seat::new(1);
    let events = [Event::TurnEnded { seat }, Event::BurntOut { seat }, Event::TilesShuffled { tiles: 3 }];
    let told = steps(&game(), &events);
    assert_eq!(
        told.iter().map(|step| step.scene.clone()).collect::<Vec<_>>(),
        [Scene::BurnOut(seat), Scene::Note]
    );
    assert!(told.iter().all(|step| step.ruins == [false, true, false, false, false, false]));
}

#[test]
fn e78_a_new_top_is_told() {
    let kind = crate::rules::eruption::Kind::all().next().unwrap();
    assert_eq!(scenes(&[Event::TileUncovered { stack: 2, kind }]), [Scene::Uncovered]);
}

/// Ruins and temperatures of the last step are those of the game as it is then.
#[test]
fn whole_games_of_the_variants_are_told_to_their_end() {
    use crate::rules::eruption::Clans;
    for (players, clans) in [(3, Clans::NONE), (4, Clans::halves(4)), (6, Clans::pairs(6))] {
        let config = Config { clans, annihilation: true, forecast: true, ..Config::new(players) };
        let mut game = State::new(&config).unwrap();
        let mut playout = Playout::new(players.into());
        let mut ruins = 0;
        loop {
            let before = game;
            let mut events = Vec::new();
            if playout.step(&mut game, &mut events).is_none() {
                break;
            }
            let Some(last) = steps(&before, &events).pop() else { continue };
            for seat in Seat::first(players) {
                let burnt = events.contains(&Event::BurntOut { seat });
                let now = game.player(seat).burnt_out > 0;
                assert_eq!(last.ruins[seat.index()], now);
                ruins += u32::from(burnt);
            }
        }
        assert!(ruins > 0);
    }
}
