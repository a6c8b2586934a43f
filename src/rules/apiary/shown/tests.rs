use super::*;
use crate::{
    rules::{Game, Pending, apiary::Config},
    session::Playout,
};

#[test]
fn what_is_told_ends_with_the_state_after() {
    for number in 0..40u64 {
        let config = match number % 5 {
            0 => Config::solo(1 + (number / 5 % 6) as u8),
            seats => Config::new(1 + seats as u8),
        };
        let (mut game, mut playout) = (State::new(&config).unwrap(), Playout::new(number));
        loop {
            let (mut shown, mut events) = (Shown::new(&game), Vec::new());
            let mut more = playout.step(&mut game, &mut events).is_some();
            while more && matches!(game.pending(), Pending::Chance(_)) {
                more = playout.step(&mut game, &mut events).is_some();
            }
            events.iter().for_each(|event| shown.follow(event));
            same(shown.state(), &game, &events);
            if !more {
                break;
            }
        }
    }
}

/// Compares all that events tell.
fn same(shown: &State, game: &State, events: &[Event]) {
    let seats = usize::from(game.config.players);
    for (one, other) in shown.players[..seats].iter().zip(&game.players) {
        let told = |own: &Player| {
            let own = own.clone();
            Player { hand: Copies::NONE, ..own }
        };
        assert_eq!(told(one), told(other), "{events:#?}");
    }
    assert_eq!(shown.spaces, game.spaces, "{events:#?}");
    assert_eq!((shown.rows, shown.slots, shown.pods), (game.rows, game.slots, game.pods), "{events:#?}");
    assert_eq!((shown.stacks, shown.discards), (game.stacks, game.discards), "{events:#?}");
    assert_eq!((shown.ship, shown.cells), (game.ship, game.cells), "{events:#?}");
    assert_eq!(shown.explored, game.explored);
    assert_eq!((shown.seeds, shown.seed_discards), (game.seeds, game.seed_discards), "{events:#?}");
    assert_eq!((shown.turn, shown.last_turns, shown.bumped), (game.turn, game.last_turns, game.bumped));
    assert_eq!((shown.frames, shown.planets, shown.draft), (game.frames, game.planets, game.draft));
    assert_eq!(shown.autopilot, game.autopilot, "{events:#?}");
}
