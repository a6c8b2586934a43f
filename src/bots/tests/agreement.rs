//! What a search tells of actions that it hardly tried is near to what trying them would have told.

use super::fresh;
use crate::{
    bots::{Bot, InfoSet, Judged, Level, Player, Search, play_game},
    rules::{Game, Pending, apiary, eruption, volcano},
};

/// The decisions of so many games of greedy players that begin so, one after the other.
fn decisions<G: Judged>(begun: &G, games: u64) -> Vec<InfoSet<G>> {
    let mut decisions = Vec::new();
    for game in 0..games {
        let mut seats: Vec<Player<G>> =
            (0..u64::from(begun.seats())).map(|seat| Player::new(Bot::Level(Level::Fair), seat)).collect();
        let mut see = |game: &G| {
            if matches!(game.pending(), Pending::Decision { .. }) {
                decisions.extend(InfoSet::of(game));
            }
        };
        play_game(begun.clone(), &mut seats, 5 + game, |game, _| see(game)).expect("an end");
    }
    decisions
}

/// The chance that a search of so many iterations tells of its second action, less what it is told of it after as many walks through it
/// alone: its size, on average over every so many decisions of so many games.
fn off<G: Judged>(begun: &G, iterations: u32, every: usize, games: u64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for known in decisions(begun, games).into_iter().step_by(every) {
        let mut search = Search::new(known.clone(), 1);
        search.step(iterations);
        let Some(second) = search.tried().get(1).copied() else { continue };
        let mut closer = Search::new(known, 2);
        closer.keep(second.action);
        closer.look_at_kept(iterations);
        let tried = closer.tried().into_iter().find(|one| one.action == second.action).expect("it was kept");
        sum += (second.chance - tried.chance).abs();
        count += 1.0;
    }
    sum / count
}

#[test]
fn a_search_tells_of_hardly_tried_actions_what_trying_them_would_tell() {
    // The edition with which the bound was measured: another one has other games, and it is the search that is tested.
    let edition = r#"{"players":2,"pack":{"id":"caldera","hash":"cabcfaca2c6f8c29"}}"#;
    let hive = apiary::State::new(&serde_json::from_str(edition).expect("an edition")).expect("a game");
    let offs = [
        ("Eruption with two seats", off(&fresh::<eruption::State>(2), 300, 3, 1), 0.025),
        ("Eruption with four", off(&fresh::<eruption::State>(4), 300, 5, 1), 0.025),
        ("VOLCANO", off(&fresh::<volcano::State>(4), 300, 3, 1), 0.025),
        // Single games are off by 0.012 to 0.033; without what walks have brought beyond the guesses, seven are by 0.033.
        ("Apiary", off(&hive, 60, 9, 7), 0.018),
    ];
    for (game, off, most) in offs {
        assert!(off < most, "{game}: off by {off:.4}, and less than {most} is expected");
    }
}
