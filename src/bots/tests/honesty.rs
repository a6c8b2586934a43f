//! Nobody decides by what is hidden from their seat, and the same seed decides alike.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::fresh;
use crate::{
    bots::{Bot, Budget, InfoSet, Judged, Level, Player, Sight, Thought, think},
    rules::{Game, Pending, Seat, Viewer, apiary, eruption, volcano},
    session::Playout,
};

/// Decisions of random games at which something is hidden from whoever decides: the true state, and one that this seat cannot
/// tell from it but that is another.
fn twins<G: Judged>(players: u8, wanted: usize) -> Vec<(G, G)> {
    let mut rng = ChaCha8Rng::seed_from_u64(players.into());
    let mut twins = Vec::new();
    for seed in 0..40 {
        let (mut game, mut playout) = (fresh::<G>(players), Playout::new(seed));
        let mut steps = 0;
        while playout.step(&mut game, &mut ()).is_some() {
            steps += 1;
            if steps % 13 != 0 {
                continue;
            }
            let Pending::Decision { seat, .. } = game.pending() else { continue };
            let twin = game.resample(seat, &mut rng);
            if twin != game {
                assert_eq!(twin.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
                twins.push((game.clone(), twin));
            }
            if twins.len() >= wanted {
                return twins;
            }
        }
    }
    panic!("only {} positions with secrets", twins.len());
}

fn thought<G: Judged>(game: &G, level: Level, seed: u64) -> Thought<G::Action, G::Part> {
    let known = InfoSet::of(game).expect("a decision");
    let budget = Budget::Iterations(120 / G::WEIGHT.min(4));
    think(&known, level, &budget, &mut ChaCha8Rng::seed_from_u64(seed)).expect("something is legal")
}

/// Whoever cheats decides otherwise when only the hidden things are others.
fn nobody_cheats<G: Judged>(players: u8) {
    for (number, (game, twin)) in (0..).zip(twins::<G>(players, 24)) {
        for level in Level::ALL {
            assert_eq!(thought(&game, level, number), thought(&twin, level, number), "{} {level:?}", G::ID);
        }
    }
}

#[test]
fn nobody_decides_by_the_hands_of_others_in_eruption() {
    nobody_cheats::<eruption::State>(2);
    nobody_cheats::<eruption::State>(4);
}

#[test]
fn nobody_decides_by_face_down_choices_in_volcano() {
    nobody_cheats::<volcano::State>(4);
}

#[test]
fn nobody_decides_by_the_seeds_of_others_in_apiary() {
    nobody_cheats::<apiary::State>(2);
    nobody_cheats::<apiary::State>(4);
}

/// A test that would find a cheat: one who plays by the true state does decide otherwise.
#[test]
fn a_cheat_would_be_found() {
    let cheat = |game: &volcano::State| {
        let go = |seat| game.ballot(seat, Viewer::Everything) == volcano::Ballot::Known(volcano::Vote::Go);
        Seat::first(4).filter(|seat| go(*seat)).count()
    };
    assert!(twins::<volcano::State>(4, 24).iter().any(|(game, twin)| cheat(game) != cheat(twin)));
}

/// Samples are spread over what is possible, and the truth is no more likely among them than chance makes it.
fn samples_do_not_know_the_truth<G: Judged>(players: u8) {
    let mut rng = ChaCha8Rng::seed_from_u64(99);
    let (mut same, mut different) = (0, 0);
    for (game, _) in twins::<G>(players, 30) {
        let known = InfoSet::of(&game).expect("a decision");
        let samples: Vec<G> = (0..20).map(|_| known.sample(&mut rng)).collect();
        same += samples.iter().filter(|sample| **sample == game).count();
        different += samples.iter().filter(|sample| **sample != samples[0]).count();
        for sample in &samples {
            assert_eq!(sample.view(Viewer::Seat(known.seat())), known.view());
        }
    }
    // One hidden choice of two is guessed in half of the cases, and no secret has fewer than two possibilities.
    assert!(same <= 600 * 6 / 10, "{}: {same} of 600 samples are the truth", G::ID);
    assert!(different >= 600 / 4, "{}: {different} of 600 samples differ", G::ID);
}

#[test]
fn samples_are_not_the_hidden_truth() {
    samples_do_not_know_the_truth::<eruption::State>(4);
    samples_do_not_know_the_truth::<volcano::State>(4);
    samples_do_not_know_the_truth::<apiary::State>(4);
}

/// What a seat sees of a step is the same for states that it cannot tell apart.
fn sights_hide_secrets<G: Judged>(players: u8) {
    for (game, twin) in twins::<G>(players, 30) {
        let Pending::Decision { seat, .. } = game.pending() else { continue };
        let mut actions = Vec::new();
        game.actions(&mut actions);
        for action in actions {
            assert_eq!(Sight::of(&game, action, seat), Sight::of(&twin, action, seat), "{action}");
        }
    }
}

#[test]
fn steps_look_alike_to_who_cannot_tell_them_apart() {
    sights_hide_secrets::<eruption::State>(3);
    sights_hide_secrets::<apiary::State>(3);
    // A choice that is not the last one looks like the other choice to everybody else.
    let (game, _) = twins::<volcano::State>(4, 1).remove(0);
    let Pending::Decision { seat, .. } = game.pending() else { panic!("a decision") };
    let cast = |seat| game.ballot(seat, Viewer::Everything) != volcano::Ballot::None;
    let last = Seat::first(4).filter(|seat| !cast(*seat)).count() == 1;
    for other in Seat::first(4).filter(|other| *other != seat && !last) {
        let [go, stay] =
            [volcano::Action::Go, volcano::Action::Stay].map(|vote| Sight::of(&game, vote, other));
        assert_eq!(go, stay);
    }
    let [go, stay] = [volcano::Action::Go, volcano::Action::Stay].map(|vote| Sight::of(&game, vote, seat));
    assert_ne!(go, stay);
}

/// The same seed plays the same game, with trees that are kept from decision to decision.
fn the_same_seed_plays_the_same_game<G: Judged>(players: u8) {
    let record = || {
        let mut seats: Vec<Player<G>> =
            (0..players).map(|seat| Player::new(Bot::Search(20), seat.into())).collect();
        let mut record = Vec::new();
        super::super::play_game(fresh::<G>(players), &mut seats, 3, |_, action| record.push(action))
            .expect("an end");
        record
    };
    assert_eq!(record(), record());
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    the_same_seed_plays_the_same_game::<eruption::State>(3);
    the_same_seed_plays_the_same_game::<volcano::State>(4);
    the_same_seed_plays_the_same_game::<apiary::State>(2);
}
