//! Whole games, bot against bot: nobody stalls, everything played is legal, nothing hidden decides, and answers are what a coach needs.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::fresh;
use crate::{
    bots::{Bot, Budget, InfoSet, Judged, Level, Player, Reason, SEATS, Sight, Thinking, play_game, think},
    rules::{Game, Pending, Seat, Viewer, apiary, eruption, volcano},
    session::Playout,
};

/// Games between all levels and the random player, with small searches: everybody comes to an end, and decides by what the own seat can
/// know, for every bot has a double that is told of another game which its seat cannot tell from the true one, and does the same.
/// `play_game` refuses what is illegal. There are so many games, or as many as `CALDERA_GAMES` says.
fn are_played_to_the_end<G: Judged>(fresh: &G, games: u64) {
    let games = std::env::var("CALDERA_GAMES").map_or(games, |wanted| wanted.parse().expect("a number"));
    let kinds = [Bot::Search(30), Bot::Level(Level::Fair), Bot::Level(Level::Gentle), Bot::Random];
    for number in 0..games {
        let seated = || -> Vec<Player<G>> {
            (0..u64::from(fresh.seats()))
                .map(|seat| Player::new(kinds[(seat + number) as usize % kinds.len()], number * 10 + seat))
                .collect()
        };
        let (mut bots, mut doubles) = (seated(), seated());
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut steps = 0;
        let end = play_game(fresh.clone(), &mut bots, number, |game, action| {
            if let Pending::Decision { seat, .. } = game.pending() {
                let other = InfoSet::of(&game.resample(seat, &mut rng)).expect("the same decision");
                let done = doubles[seat.index()].choose(other);
                assert_eq!(done, Some(action), "{}: what is hidden decides", G::ID);
            }
            for (seat, double) in Seat::first(game.seats()).zip(&mut doubles) {
                double.follow(Sight::of(game, action, seat));
            }
            steps += 1;
        });
        let end = end.unwrap_or_else(|stopped| panic!("{}: {stopped}", G::ID));
        assert_eq!(end.pending(), Pending::Over);
        assert!(steps < 4000, "{}: {steps} steps", G::ID);
    }
}

#[test]
fn eruption_is_played_to_its_end_by_all_numbers_of_bots() {
    for players in 2..=6 {
        are_played_to_the_end(&fresh::<eruption::State>(players), 3);
    }
}

#[test]
fn the_variants_of_eruption_are_played_to_their_ends() {
    for config in [
        json!({ "players": 4, "clans": "AABB" }),
        json!({ "players": 6, "clans": "ABCABC" }),
        json!({ "players": 3, "annihilation": true }),
        json!({ "players": 2, "forecast": true }),
        json!({ "players": 5, "forecast": true, "annihilation": true }),
    ] {
        let config = serde_json::from_value(config).expect("a config");
        are_played_to_the_end(&eruption::State::new(&config).expect("a game"), 1);
    }
}

#[test]
fn volcano_is_played_to_its_end_by_all_numbers_of_bots() {
    for players in 2..=6 {
        are_played_to_the_end(&fresh::<volcano::State>(players), 4);
    }
}

#[test]
fn apiary_is_played_to_its_end_by_all_numbers_of_bots() {
    for players in 2..=5 {
        are_played_to_the_end(&fresh::<apiary::State>(players), 2);
    }
    are_played_to_the_end(&apiary::State::new(&apiary::Config::solo(3)).expect("a game"), 1);
    let draft = serde_json::from_value(json!({ "players": 3, "setup": "draft" })).expect("a config");
    are_played_to_the_end(&apiary::State::new(&draft).expect("a game"), 1);
}

/// Every decision of a random game has an answer that is legal and whose parts add up.
fn answers_add_up<G: Judged>(players: u8) {
    let (mut game, mut playout) = (fresh::<G>(players), Playout::new(4));
    let (mut rng, mut asked, mut steps) = (ChaCha8Rng::seed_from_u64(1), 0, 0);
    while playout.step(&mut game, &mut ()).is_some() {
        steps += 1;
        let Some(known) = InfoSet::of(&game).filter(|_| steps % 7 == 0) else { continue };
        let level = Level::ALL[asked % Level::ALL.len()];
        let thought = think(&known, level, &Budget::Iterations(20), &mut rng).expect("something is legal");
        asked += 1;
        assert!(game.check(thought.action).is_ok());
        assert!(level == Level::Gentle || thought.ways[0].action == thought.action);
        let sum: f64 = thought.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
        assert!(thought.chances.iter().skip(players.into()).all(|chance| *chance == 0.0));
        assert!(thought.ways.iter().all(|way| (0.0..=1.0).contains(&way.chance) && way.worth.is_finite()));
        for way in thought.ways.iter().take(3) {
            assert!(way.reasons.iter().any(|(reason, _)| *reason == Reason::Rivals));
            let parts: f64 = way.reasons.iter().map(|(_, value)| value).sum();
            assert!((parts - way.worth).abs() < 1e-9);
        }
    }
    assert!(asked > 3);
}

#[test]
fn answers_are_legal_and_their_parts_add_up() {
    answers_add_up::<eruption::State>(4);
    answers_add_up::<volcano::State>(4);
    answers_add_up::<apiary::State>(3);
}

/// What parts sum to is what the position is worth; games that reckon all seats at once must not differ.
fn worths_are_the_sums_of_their_parts<G: Judged>(players: u8) {
    let (mut game, mut playout) = (fresh::<G>(players), Playout::new(8));
    while playout.step(&mut game, &mut ()).is_some() {
        let worths = game.worths(Viewer::Everything);
        assert_eq!(worths.len(), SEATS);
        for seat in Seat::first(players) {
            let own = game.own_worth(seat, Viewer::Everything);
            assert!((own - worths[seat.index()]).abs() < 1e-9, "{own} {worths:?}");
        }
    }
}

#[test]
fn worths_are_sums_of_parts() {
    worths_are_the_sums_of_their_parts::<eruption::State>(4);
    worths_are_the_sums_of_their_parts::<volcano::State>(5);
    worths_are_the_sums_of_their_parts::<apiary::State>(2);
}

/// A list of actions is never grouped away, and what stays was there.
fn groups_keep_something<G: Judged>(players: u8) {
    let (mut game, mut playout) = (fresh::<G>(players), Playout::new(15));
    let (mut all, mut smaller) = (Vec::new(), 0);
    while playout.step(&mut game, &mut ()).is_some() {
        game.actions(&mut all);
        let mut kept = all.clone();
        game.group(&mut kept);
        assert_eq!(all.is_empty(), kept.is_empty());
        assert!(kept.is_sorted() && kept.iter().all(|action| all.contains(action)));
        smaller += usize::from(kept.len() < all.len());
    }
    assert!(smaller > 3, "{smaller}");
}

#[test]
fn grouping_leaves_a_part_of_the_list() {
    groups_keep_something::<eruption::State>(4);
    groups_keep_something::<volcano::State>(4);
    groups_keep_something::<apiary::State>(3);
}

/// A thought in small steps is the thought in one, and a clock ends it.
#[test]
fn thinking_can_be_stepped_and_timed() {
    let mut game = fresh::<volcano::State>(4);
    Playout::new(2).deal(&mut game);
    let known = || InfoSet::of(&game).expect("a decision");
    let mut whole = Thinking::new(known(), Level::Sharp, 5);
    whole.step(300);
    let mut parts = Thinking::new(known(), Level::Sharp, 5);
    (0..30).for_each(|_| parts.step(10));
    assert_eq!(whole.thought(), parts.thought());

    // How much is searched in play on a device that does 160 iterations, after which the clock is looked at, in so many milliseconds.
    let timed = |level: Level, pace: f64| {
        let now = std::cell::Cell::new(0.0);
        let clock = || {
            now.set(now.get() + pace);
            now.get()
        };
        let mut thinking = Thinking::new(known(), level, 5);
        thinking.run(&Budget::Time { millis: level.character().millis, clock: &clock });
        thinking.thought().expect("an action").iterations
    };
    assert_eq!(timed(Level::Sharp, 300.0), 160);
    assert_eq!(timed(Level::Fierce, 100.0), 10 * 160);
    // On a quick one only the strongest level goes beyond its iterations.
    assert_eq!(Some(timed(Level::Sharp, 25.0)), Level::Sharp.iterations::<volcano::State>(4));
    assert_eq!(timed(Level::Fierce, 25.0), 40 * 160);
    assert_eq!(timed(Level::Fair, 25.0), 0);
}

/// What was searched about the next decision is not lost.
#[test]
fn the_tree_is_kept_for_the_next_decision() {
    let mut game = fresh::<volcano::State>(4);
    let mut playout = Playout::new(2);
    playout.deal(&mut game);
    // On to somebody's actions: a current, a move and a choice follow each other.
    while !matches!(game.pending(), Pending::Decision { prompt: volcano::Prompt::Act { .. }, .. }) {
        playout.step(&mut game, &mut ());
    }
    let known = InfoSet::of(&game).expect("a decision");
    let seat = known.seat();
    let mut search = crate::bots::Search::new(known, 1);
    search.step(400);
    let best = search.tried()[0].action;
    assert!(matches!(best, volcano::Action::Turn(..) | volcano::Action::Sail(_)), "{best}");
    search.follow(Sight::of(&game, best, seat));
    game.play(best, &mut ()).expect("it is legal");
    search.turn_to(InfoSet::of(&game).expect("a decision"));
    assert_eq!(search.iterations(), 0);
    let kept: u32 = search.tried().iter().map(|way| way.visits).sum();
    assert!(kept > 20, "{kept}");
}

#[test]
fn a_thought_about_the_same_decision_goes_on_however_long_it_was() {
    let mut game = fresh::<volcano::State>(4);
    let mut playout = Playout::new(2);
    playout.deal(&mut game);
    let known = InfoSet::of(&game).expect("a decision");
    let mut search = crate::bots::Search::new(known.clone(), 1);
    let visits = |search: &crate::bots::Search<volcano::State>| -> u32 {
        search.tried().iter().map(|way| way.visits).sum()
    };
    let longer_than_a_tree_grows = 61_000;
    search.step(longer_than_a_tree_grows);
    let before = visits(&search);
    search.turn_to(known);
    assert_eq!(visits(&search), before, "nothing is thrown away");
    search.step(1_000);
    assert_eq!(visits(&search), before + 1_000);
    // At another decision such a tree has had its time.
    let action = search.tried()[0].action;
    search.follow(Sight::of(&game, action, search.known().seat()));
    game.play(action, &mut ()).expect("it is legal");
    search.turn_to(InfoSet::of(&game).expect("a decision"));
    assert_eq!(visits(&search), 0);
}
