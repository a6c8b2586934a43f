use super::*;
use crate::{
    app::games::apiary::{model::score_now::standings, trial::config},
    rules::{
        Game, Pending, Viewer,
        apiary::{Act, Config, State},
    },
    session::Playout,
};

/// Shows every story of a random game: a decision with all chance that follows, as the table plays it.
fn stories(number: u64, mut see: impl FnMut(&State, &[Event], &State)) {
    let (mut game, mut playout) = (State::new(&config(number)).unwrap(), Playout::new(number));
    loop {
        let (before, mut events) = (game.clone(), Vec::new());
        let mut more = playout.step(&mut game, &mut events).is_some();
        while more && matches!(game.pending(), Pending::Chance(_)) {
            more = playout.step(&mut game, &mut events).is_some();
        }
        see(&before, &events, &game);
        if !more {
            return;
        }
    }
}

/// What panels show of a game, without what that viewer does not see.
fn seen(state: &State) -> Vec<serde_json::Value> {
    let mut json = state.state_json();
    if let Some(players) = json["players"].as_array_mut() {
        for player in players.iter_mut().filter_map(|player| player.as_object_mut()) {
            player.remove("hand");
        }
    }
    ["players", "rows", "pods", "spaces", "ship", "cells", "carvings", "turn", "last_turns", "frames"]
        .iter()
        .map(|key| json[*key].clone())
        .collect()
}

#[test]
fn no_event_is_lost_all_are_in_order_and_every_story_ends_with_the_state_after() {
    let mut told = 0;
    for number in 0..15 {
        stories(number, |before, events, after| {
            for viewer in [Viewer::Everything, Viewer::Table] {
                let events: Vec<Event> =
                    events.iter().filter_map(|event| State::witness(event, viewer)).collect();
                let steps = steps(before, &events);
                let mut to = 0;
                for step in &steps {
                    let Beat { at, from, to: end, .. } = step.beat;
                    assert_eq!(from, to, "{events:#?}");
                    assert!(from <= end && at < events.len() && (at < end.max(1)), "{:?}", step.beat);
                    assert!(step.length() > 0);
                    to = end;
                }
                let unseen =
                    |event: &Event| matches!(event, Event::Triggered { .. } | Event::TurnEnded { .. });
                assert!(to == events.len() || steps.is_empty() && events.iter().all(unseen));
                assert!(steps.windows(2).all(|two| two[0].beat.at <= two[1].beat.at));
                assert!(steps.windows(2).all(|two| two[0].after == two[1].before));
                if let Some(last) = steps.last() {
                    assert_eq!(seen(last.after.state()), seen(after), "{events:#?}");
                }
                told += steps.len();
            }
        });
    }
    assert!(told > 5_000, "{told}");
}

#[test]
fn what_is_gained_in_the_beats_is_what_the_events_say() {
    for number in 0..10 {
        stories(number, |_, events, _| {
            let (mut beats_vp, mut events_vp, mut beats_goods, mut events_goods) = (0, 0, 0, 0);
            for beat in beats(events) {
                beats_vp += u32::from(beat.gains.vp) + u32::from(beat.gains.favor);
                beats_goods += u32::from(beat.gains.resources.total()) + u32::from(beat.gains.paid.total());
            }
            for event in events {
                match event {
                    Event::Scored { vp, .. } => events_vp += u32::from(*vp),
                    Event::Favored { favor, .. } => events_vp += u32::from(*favor),
                    Event::Gained { resources, .. } | Event::Paid { resources, .. } => {
                        events_goods += u32::from(resources.total());
                    }
                    _ => {}
                }
            }
            assert_eq!((beats_vp, beats_goods), (events_vp, events_goods), "{events:#?}");
        });
    }
}

#[test]
fn nothing_of_a_hand_is_in_what_others_see() {
    stories(1, |before, events, _| {
        let events: Vec<Event> =
            events.iter().filter_map(|event| State::witness(event, Viewer::Table)).collect();
        for step in steps(before, &events) {
            let view = step.after.view(Viewer::Table);
            for seat in Seat::first(view.state.seats()) {
                assert_eq!(view.state.sheet(seat).map(|sheet| sheet.hand().count()), Some(0));
                assert_eq!(view.hand_sizes[seat.index()], step.after.seeds_held(seat));
            }
        }
    });
}

/// How long these events take.
fn length(events: &[Event]) -> u32 {
    beats(events).iter().map(Beat::length).sum()
}

#[test]
fn the_stories_take_the_time_of_their_storyboards() {
    let [aki, ben] = [Seat::new(0), Seat::new(1)];
    let (one, two) = (Owner::Seat(aki), Owner::Seat(ben));
    let placed = Event::Placed { owner: one, act: Act::Advance, strength: 3 };
    let cell = Default::default();
    let place = [
        placed,
        Event::Shifted { owner: two, act: Act::Advance },
        Event::Bumped { owner: two, by: one, strength: 1 },
        Event::BumpedTo { owner: two, spot: crate::rules::apiary::Spot::Active, strength: 2 },
    ];
    assert_eq!(length(&place), 900);
    let gained = Event::Gained { seat: aki, resources: Basket([1, 0, 0, 0, 0]) };
    let explore = [
        Event::ShipMoved { owner: one, from: cell, to: cell },
        Event::Explored { owner: one, cell, token: "xt01".parse().unwrap() },
        Event::PlanetRevealed { cell, planet: "pl01".parse().unwrap() },
        Event::SlotFilled { owner: one, cell, resource: crate::rules::apiary::Resource::Water },
        gained,
        gained,
    ];
    assert_eq!(length(&explore), 1_840);
    let tile = "ft01".parse().unwrap();
    let built =
        Event::Built { seat: aki, tile, hex: Default::default(), cost: Basket::NONE, reserved: false };
    let build = [
        Event::Paid { seat: aki, resources: Basket([0, 1, 0, 0, 0]) },
        built,
        Event::Triggered { seat: aki, source: Source::Hex },
        gained,
    ];
    let pulse = Beat { scene: Scene::Worth(4), ..beats(&build)[0] };
    assert_eq!(length(&build) + pulse.length(), 1_010);
    let pod = Event::PodTaken { owner: one, pod: 3 };
    let hibernate = [
        Event::Hibernated { owner: one },
        pod,
        Event::Triggered { seat: aki, source: Source::Pod(3) },
        gained,
    ];
    let flips = Beat { scene: Scene::Worth(5), ..beats(&hibernate)[1] };
    assert_eq!(length(&hibernate) + flips.length(), 1_720);
    let retrieve = [
        Event::Retrieved { owner: one, workers: 3 },
        Event::FarmPaid { seat: aki, farm: tile },
        gained,
        Event::CameBackStronger { seat: aki, workers: 2 },
        Event::Hibernated { owner: one },
    ];
    assert_eq!(length(&retrieve), 1_900);
}

#[test]
fn the_autopilot_says_what_it_does_not_do() {
    let (mut declined, mut carves) = (0, 0);
    for seed in 0..6 {
        let (mut game, mut playout) =
            (State::new(&Config::solo(1 + seed as u8)).unwrap(), Playout::new(seed));
        loop {
            let (before, mut events) = (game.clone(), Vec::new());
            let mut more = playout.step(&mut game, &mut events).is_some();
            while more && matches!(game.pending(), Pending::Chance(_)) {
                more = playout.step(&mut game, &mut events).is_some();
            }
            let steps = steps(&before, &events);
            for (at, step) in steps.iter().enumerate() {
                match step.beat.scene {
                    Scene::Declined(Declined::Retrieve { workers, limit }) => {
                        assert!(workers > limit);
                        assert!(matches!(steps[at - 1].beat.event, Event::CardsTurned { .. }));
                        declined += 1;
                    }
                    Scene::Declined(Declined::Carve { .. }) => carves += 1,
                    _ => {}
                }
            }
            if !more {
                break;
            }
        }
    }
    assert!(declined > 10 && carves > 5, "{declined} {carves}");
}

#[test]
fn what_moves_has_somewhere_to_go() {
    let mut moves = 0;
    for number in 0..6 {
        stories(number, |before, events, _| {
            for step in steps(before, events) {
                for motion in step.motions() {
                    assert_ne!(motion.from, motion.to, "{:?}", step.beat);
                    moves += 1;
                }
            }
        });
    }
    assert!(moves > 2_000, "{moves}");
}

#[test]
fn the_autopilot_flies_its_curve_cell_by_cell_to_where_it_lands() {
    let mut flights = 0;
    for number in [0, 5, 10, 15] {
        stories(number, |before, events, _| {
            for step in steps(before, events) {
                let Event::ShipMoved { owner: Owner::Autopilot, from, to } = step.beat.event else {
                    continue;
                };
                let course = step.before.autopilot_course(to);
                assert_eq!((course.first(), course.last()), (Some(&from), Some(&to)));
                assert!(course.windows(2).all(|two| two[0].distance(two[1]) == 1), "{course:?}");
                flights += 1;
            }
        });
    }
    assert!(flights > 10, "{flights}");
}

#[test]
fn the_end_is_scored_part_by_part_after_all_that_happened() {
    let mut ends = 0;
    for number in 0..15 {
        stories(number, |before, events, after| {
            let steps = steps(before, events);
            let scored = |step: &AnimationStep| matches!(step.beat.scene, Scene::Part(_) | Scene::Standings);
            let Some(first) = steps.iter().position(scored) else {
                assert!(!events.contains(&Event::GameOver));
                return;
            };
            ends += 1;
            assert_eq!(steps[first - 1].beat.event, Event::GameOver, "all else is told before");
            assert!(steps[first..].iter().all(scored));
            assert_eq!(steps.last().map(|step| step.beat.scene), Some(Scene::Standings));
            let told: Vec<ScorePart> = steps[first..]
                .iter()
                .filter_map(|step| match step.beat.scene {
                    Scene::Part(part) => Some(part),
                    _ => None,
                })
                .collect();
            for standing in standings(after) {
                let own = standing.parts.iter().filter(|(part, _)| told.contains(part));
                assert_eq!(own.map(|(_, vp)| vp).sum::<i32>(), standing.total);
            }
            let time: u32 = steps[first..].iter().map(AnimationStep::length).sum();
            assert!((4_000..16_000).contains(&time), "{time}");
        });
    }
    assert_eq!(ends, 15);
}
