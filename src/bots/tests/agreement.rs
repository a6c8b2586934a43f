//! What a search tells of actions that it hardly tried is near to what trying them would have told.

use super::fresh;
use crate::{
    bots::{Bot, InfoSet, Judged, Level, Player, Search, play_game},
    rules::{Pending, apiary, eruption, volcano},
};

/// The decisions of so many games of greedy players, one after the other.
fn decisions<G: Judged>(players: u8, games: u64) -> Vec<InfoSet<G>> {
    let mut decisions = Vec::new();
    for game in 0..games {
        let mut seats: Vec<Player<G>> =
            (0..u64::from(players)).map(|seat| Player::new(Bot::Level(Level::Fair), seat)).collect();
        let mut see = |game: &G| {
            if matches!(game.pending(), Pending::Decision { .. }) {
                decisions.extend(InfoSet::of(game));
            }
        };
        play_game(fresh::<G>(players), &mut seats, 5 + game, |game, _| see(game)).expect("an end");
    }
    decisions
}

/// The chance that a search of so many iterations tells of its second action, less what it is told of it after as many walks through it
/// alone: its size, on average over every so many decisions of so many games.
fn off<G: Judged>(players: u8, iterations: u32, every: usize, games: u64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for known in decisions::<G>(players, games).into_iter().step_by(every) {
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
    let offs = [
        ("Eruption with two seats", off::<eruption::State>(2, 300, 3, 1), 0.025),
        ("Eruption with four", off::<eruption::State>(4, 300, 5, 1), 0.025),
        ("VOLCANO", off::<volcano::State>(4, 300, 3, 1), 0.025),
        // Single games are off by 0.012 to 0.033; without what walks have brought beyond the guesses, seven are by 0.033.
        ("Apiary", off::<apiary::State>(2, 60, 9, 7), 0.018),
    ];
    for (game, off, most) in offs {
        assert!(off < most, "{game}: off by {off:.4}, and less than {most} is expected");
    }
}
