//! Short forms of the tournaments in `docs/bots.md`: they fail when a level falls behind the one below it.

use super::fresh;
use crate::{
    bots::{Bot, Judged, Level, Player, play_game},
    rules::{apiary, eruption, volcano},
};

/// Expects that `one` wins at least the share `least` of `games` against `others`, its seat going round the table. It ends with the
/// game after which the rest cannot change the verdict any more.
fn at_least<G: Judged>(least: f64, one: Bot, others: Bot, players: u8, games: u32) {
    let enough = |won: f64| won / f64::from(games) >= least;
    let mut won = 0.0;
    for number in 0..games {
        if enough(won) {
            return;
        }
        let left = f64::from(games - number);
        assert!(enough(won + left), "{won} of {number} games won, and {least} of {games} are expected");
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
    assert!(enough(won), "{won} of {games} games won, and {least} of them are expected");
}

fn level(level: Level) -> Bot {
    Bot::Level(level)
}

#[test]
fn the_fair_bot_beats_random_players() {
    at_least::<eruption::State>(0.8, level(Level::Fair), Bot::Random, 2, 60);
    at_least::<eruption::State>(0.6, level(Level::Fair), Bot::Random, 4, 40);
    at_least::<volcano::State>(0.6, level(Level::Fair), Bot::Random, 4, 80);
    at_least::<apiary::State>(0.8, level(Level::Fair), Bot::Random, 2, 20);
    at_least::<apiary::State>(0.6, level(Level::Fair), Bot::Random, 4, 20);
}

#[test]
fn the_gentle_bot_beats_random_players_and_not_the_fair_one() {
    at_least::<eruption::State>(0.75, level(Level::Gentle), Bot::Random, 2, 40);
    at_least::<volcano::State>(0.35, level(Level::Gentle), Bot::Random, 4, 40);
    at_least::<eruption::State>(0.65, level(Level::Fair), level(Level::Gentle), 2, 240);
    at_least::<volcano::State>(0.3, level(Level::Fair), level(Level::Gentle), 4, 120);
    at_least::<apiary::State>(0.28, level(Level::Fair), level(Level::Gentle), 4, 80);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_eruption_with_two_seats() {
    at_least::<eruption::State>(0.5, Bot::Search(100), level(Level::Fair), 2, 40);
    at_least::<eruption::State>(0.55, level(Level::Sharp), level(Level::Fair), 2, 60);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_eruption_with_four() {
    at_least::<eruption::State>(0.28, level(Level::Sharp), level(Level::Fair), 4, 60);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_volcano() {
    at_least::<volcano::State>(0.3, level(Level::Sharp), level(Level::Fair), 4, 160);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_apiary_with_two_seats() {
    at_least::<apiary::State>(0.55, Bot::Search(60), level(Level::Fair), 2, 24);
}

#[test]
fn searching_beats_looking_one_action_ahead_in_apiary_with_four() {
    at_least::<apiary::State>(0.25, Bot::Search(40), level(Level::Fair), 4, 48);
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
    at_least::<volcano::State>(0.28, Bot::Search(200), Bot::Search(20), 4, 160);
}
