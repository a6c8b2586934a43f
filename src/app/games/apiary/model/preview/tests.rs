use super::*;
use crate::{
    app::games::apiary::trial::{config, decisions, with},
    rules::{
        Game, Pending,
        apiary::{Budget, Event, Prompt, Resource, pack::TileKind},
    },
    session::Playout,
};

/// Shows the turns of random games, with each worker of the pool.
fn turns(games: u64, mut see: impl FnMut(&State, &Situation<'_>, u8)) {
    for number in 0..games {
        decisions(number, |game, at| {
            if at.prompt() == Some(Prompt::Turn) {
                let pool = at.sheet().unwrap().pool();
                (1..=4).filter(|strength| pool[strength - 1] > 0).for_each(|own| see(game, at, own as u8));
            }
        });
    }
}

#[test]
fn each_action_has_its_preview_and_says_what_check_says() {
    let (mut refused, mut bumped) = (0, 0);
    turns(15, |game, at, worker| {
        let all = previews(at, worker);
        assert_eq!(all.len(), if game.seats() > 3 { 7 } else { 6 });
        for one in all {
            assert_eq!(one.refused, game.check(Action::Place(one.act, worker)).err());
            let sum = i16::from(worker) + one.others.iter().map(|other| i16::from(*other)).sum::<i16>();
            let sum = sum + i16::from(one.empty) + i16::from(one.modifier);
            assert_eq!(i16::from(one.strength), sum);
            assert!(!one.empty || one.others.is_empty());
            assert_eq!(one.four, worker == 4);
            refused += u32::from(one.refused.is_some());
            bumped += u32::from(one.bumped.is_some());
        }
    });
    assert!(refused > 50 && bumped > 50, "{refused} {bumped}");
}

#[test]
fn the_board_does_what_was_shown() {
    let (mut shifts, mut bumps) = (0, 0);
    turns(10, |game, at, worker| {
        for one in previews(at, worker).iter().filter(|one| one.refused.is_none()) {
            let (mut then, mut events) = (game.clone(), Vec::new());
            then.play(Action::Place(one.act, worker), &mut events).unwrap();
            let shifted = events.iter().find_map(|event| match event {
                Event::Shifted { owner, .. } => Some(*owner),
                _ => None,
            });
            let bumped = events.iter().find_map(|event| match event {
                Event::Bumped { owner, strength, .. } => Some((*owner, *strength)),
                _ => None,
            });
            assert_eq!(one.shifted.map(|worker| worker.owner), shifted);
            assert_eq!(one.bumped.map(|worker| (worker.owner, worker.strength)), bumped);
            shifts += u32::from(shifted.is_some());
            bumps += u32::from(bumped.is_some());
        }
    });
    assert!(shifts > 50 && bumps > 50, "{shifts} {bumps}");
}

#[test]
fn the_action_has_the_strength_that_was_shown() {
    let mut seen = [0; 6];
    turns(20, |game, at, worker| {
        for one in previews(at, worker).iter().filter(|one| one.refused.is_none() && one.bumped.is_none()) {
            let mut then = game.clone();
            then.play(Action::Place(one.act, worker), &mut ()).unwrap();
            let mut legal = Vec::new();
            then.actions(&mut legal);
            let ask = match then.pending() {
                Pending::Decision { prompt, .. } => Some(prompt),
                _ => None,
            };
            match &one.gives {
                Gives::Cells { now, .. } => {
                    assert_eq!(ask, Some(Prompt::Ship { steps: one.strength }));
                    let mut cells = now.clone();
                    cells.sort_unstable();
                    let ships: Vec<Cell> = legal
                        .iter()
                        .filter_map(|action| match action {
                            Action::Ship(cell) => Some(*cell),
                            _ => None,
                        })
                        .collect();
                    assert_eq!(cells, ships);
                    seen[0] += 1;
                }
                Gives::Columns(columns) => {
                    let Some(Prompt::Build { .. }) = ask else { panic!("{ask:?}") };
                    let reserve: Vec<_> = then.sheet(seat_of(&then)).unwrap().reserve().collect();
                    for kind in TileKind::ROWS {
                        for (column, tile) in then.row(kind).into_iter().enumerate() {
                            let Some(tile) = tile.filter(|tile| !reserve.contains(tile)) else { continue };
                            let built = legal
                                .iter()
                                .any(|action| matches!(action, Action::Build(item, _) if *item == tile));
                            assert!(!built || column < usize::from(*columns));
                            seen[1] += u32::from(built);
                        }
                    }
                }
                Gives::Grow { workers, frames } => {
                    assert_eq!(ask, Some(Prompt::Grow { left: one.strength }));
                    assert_eq!(legal.contains(&Action::Worker), *workers > 0);
                    let frame = legal.iter().any(|action| matches!(action, Action::Frame(..)));
                    assert_eq!(frame, *frames > 0);
                    let counted = [
                        assert_bought(&then, |action| action == Action::Worker, *workers),
                        assert_bought(&then, |action| matches!(action, Action::Frame(..)), *frames),
                    ];
                    seen[2] += u32::from(counted == [true; 2]);
                }
                Gives::Seeds { draw, keep } => {
                    let (drawn, kept) = research(&then);
                    assert_eq!((drawn, kept), (*draw, *keep));
                    seen[3] += 1;
                }
                Gives::Conversions(count) => {
                    assert_eq!(*count, one.strength);
                    match ask {
                        Some(Prompt::Convert { left }) => {
                            assert_eq!(left, *count);
                            assert_eq!(then.budget(), Some(Budget { left, all: left }));
                        }
                        Some(Prompt::Teach) => assert!(one.four),
                        // Nothing of it is possible without a conversion.
                        _ => panic!("{ask:?}"),
                    }
                    seen[4] += 1;
                }
                Gives::Carvings(count) => {
                    let mut tiles: Vec<_> = legal
                        .iter()
                        .filter_map(|action| match action {
                            Action::Build(tile, _) => Some(*tile),
                            _ => None,
                        })
                        .collect();
                    tiles.dedup();
                    assert_eq!(tiles.len(), usize::from(*count));
                    seen[5] += 1;
                }
            }
        }
    });
    assert!(seen.iter().take(5).all(|count| *count > 20) && seen[5] > 0, "{seen:?}");
}

fn seat_of(game: &State) -> Seat {
    match game.pending() {
        Pending::Decision { seat, .. } => seat,
        _ => Seat::new(0),
    }
}

/// Something of that kind can be bought so often in a row: with what is there now, so that more is possible only if resources come in
/// by what is bought. Whether none came in and the count is exact.
fn assert_bought(game: &State, which: impl Fn(Action) -> bool, times: u8) -> bool {
    let (mut game, mut bought, mut came_in) = (game.clone(), 0, false);
    loop {
        let mut legal = Vec::new();
        game.actions(&mut legal);
        let growing = matches!(game.pending(), Pending::Decision { prompt: Prompt::Grow { .. }, .. });
        let Some(action) = legal.into_iter().find(|action| which(*action)).filter(|_| growing) else { break };
        game.play(action, &mut ()).unwrap();
        let paid = stored(&game);
        // What a new worker or a frame sets off may need a choice.
        if !matches!(game.pending(), Pending::Decision { prompt: Prompt::Grow { .. }, .. }) {
            skip(&mut game);
        }
        came_in |= stored(&game) > paid;
        bought += 1;
    }
    assert!(bought == times || (bought > times && came_in), "{bought} instead of {times}");
    !came_in
}

/// All resources of whoever is to act.
fn stored(game: &State) -> u32 {
    let resources = game.sheet(seat_of(game)).unwrap().resources();
    Resource::ALL.into_iter().map(|resource| u32::from(resources.get(resource))).sum()
}

/// Goes on with whatever is first until Grow asks again.
fn skip(game: &mut State) {
    let mut playout = Playout::new(1);
    for _ in 0..50 {
        if matches!(game.pending(), Pending::Decision { prompt: Prompt::Grow { .. } | Prompt::End, .. }) {
            return;
        }
        playout.step(game, &mut ());
    }
}

/// How many seeds a Research draws and keeps.
fn research(game: &State) -> (u8, u8) {
    let (mut game, mut playout, mut drawn) = (game.clone(), Playout::new(3), 0);
    while let Pending::Chance(_) = game.pending() {
        playout.step(&mut game, &mut ());
        drawn += 1;
    }
    match game.pending() {
        Pending::Decision { prompt: Prompt::Keep { left }, .. } => (drawn, left),
        _ => (drawn, drawn),
    }
}

#[test]
fn case_12_the_ship_reaches_what_is_near_and_what_is_farther_is_told() {
    let mut game = State::new(&config(1)).unwrap();
    let mut playout = Playout::new(1);
    while !matches!(game.pending(), Pending::Decision { prompt: Prompt::Turn, .. }) {
        playout.step(&mut game, &mut ());
    }
    let cell = |column, row| Cell { column, row };
    assert_eq!(game.ship(), cell(2, 3));
    with(&game, |at| {
        let Gives::Cells { now, farther } = cells(&game, 1) else { panic!() };
        assert_eq!(now, [cell(2, 2), cell(1, 3)]);
        assert_eq!(
            farther,
            [
                (cell(2, 0), 2),
                (cell(1, 1), 2),
                (cell(2, 1), 1),
                (cell(0, 2), 2),
                (cell(1, 2), 1),
                (cell(0, 3), 1)
            ]
        );
        let Gives::Cells { now, .. } = cells(&game, 2) else { panic!() };
        assert_eq!(now.len(), 5);
        assert_eq!(previews(at, 1)[0].act, Act::Explore);
    });
}
