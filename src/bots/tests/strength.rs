//! Short forms of the tournaments in `docs/bots.md`: they fail when a level falls behind the one below it.

use super::fresh;
use crate::{
    bots::{Bot, Judged, Level, Player, play_game},
    rules::{apiary, eruption, volcano},
};

/// The share of games that `one` wins alone among `others`, in whole rounds of seats.
fn share<G: Judged>(one: Bot, others: Bot, players: u8, games: u32) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let own = number % u32::from(players);
        let mut seats: Vec<Player<G>> = (0..u32::from(players))
            .map(|seat| Player::new(if seat == own { one } else { others }, u64::from(number * 8 + seat)))
            .collect();
        let luck = u64::from(number / u32::from(players));
        let end = play_game(fresh::<G>(players), &mut seats, luck, |_, _| {}).expect("an end");
        let scores = end.scores();
        let winners = scores.iter().filter(|score| score.rank == 1).count() as f64;
        won += f64::from(u8::from(scores[own as usize].rank == 1)) / winners;
    }
    won / f64::from(games)
}

fn level(level: Level) -> Bot {
    Bot::Level(level)
}

fn at_least(share: f64, least: f64) {
    assert!(share >= least, "a share of {share:.3}, and {least} is expected");
}

#[test]
fn the_fair_bot_beats_random_players() {
    at_least(share::<eruption::State>(level(Level::Fair), Bot::Random, 2, 60), 0.8);
    at_least(share::<eruption::State>(level(Level::Fair), Bot::Random, 4, 40), 0.6);
    at_least(share::<volcano::State>(level(Level::Fair), Bot::Random, 4, 80), 0.6);
    at_least(share::<apiary::State>(level(Level::Fair), Bot::Random, 2, 20), 0.8);
    at_least(share::<apiary::State>(level(Level::Fair), Bot::Random, 4, 20), 0.6);
}

#[test]
fn the_gentle_bot_beats_random_players_and_not_the_fair_one() {
    at_least(share::<eruption::State>(level(Level::Gentle), Bot::Random, 2, 40), 0.75);
    at_least(share::<volcano::State>(level(Level::Gentle), Bot::Random, 4, 40), 0.35);
    at_least(share::<eruption::State>(level(Level::Fair), level(Level::Gentle), 2, 240), 0.65);
    at_least(share::<volcano::State>(level(Level::Fair), level(Level::Gentle), 4, 120), 0.3);
    at_least(share::<apiary::State>(level(Level::Fair), level(Level::Gentle), 4, 80), 0.28);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_eruption_with_two_seats() {
    at_least(share::<eruption::State>(Bot::Search(100), level(Level::Fair), 2, 40), 0.5);
    at_least(share::<eruption::State>(level(Level::Sharp), level(Level::Fair), 2, 60), 0.55);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_eruption_with_four() {
    at_least(share::<eruption::State>(level(Level::Sharp), level(Level::Fair), 4, 60), 0.28);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_volcano() {
    at_least(share::<volcano::State>(level(Level::Sharp), level(Level::Fair), 4, 160), 0.3);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_apiary_with_two_seats() {
    at_least(share::<apiary::State>(Bot::Search(60), level(Level::Fair), 2, 24), 0.55);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_apiary_with_four() {
    at_least(share::<apiary::State>(Bot::Search(40), level(Level::Fair), 4, 48), 0.25);
}

/// The levels are told apart by their iterations where they think alike.
#[test]
fn the_fierce_bot_searches_ten_times_as_long_as_the_sharp_one() {
    for seats in 2..=6 {
        for budgets in
            [eruption::State::budgets, volcano::State::budgets, apiary::State::budgets].map(|of| of(seats))
        {
            assert!(
                budgets.sharp >= 100 && budgets.fierce >= 10 * budgets.sharp,
                "{seats} seats: {budgets:?}"
            );
        }
    }
}

#[test]
fn searching_longer_is_better() {
    at_least(share::<volcano::State>(Bot::Search(200), Bot::Search(20), 4, 160), 0.28);
}
