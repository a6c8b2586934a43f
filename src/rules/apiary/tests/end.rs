//! Chapter 7: the end of the game and its scoring.

use super::{
    super::{ScorePart, State},
    toolkit::{Arrange, dealt, go},
};
use crate::rules::{Game, trial::Trial};

fn part(trial: &Trial<State>, seat: usize, part: ScorePart) -> i32 {
    trial.state.scores()[seat].parts.iter().find(|(named, _)| *named == part).map_or(0, |(_, vp)| *vp)
}

#[test]
fn a87_favor_ends_with_the_track() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.state.players[0].favor = 19;
    trial.hand(0, "se15").play("seed se15");
    assert_eq!(trial.favor(0), 20);
}

#[test]
fn a91_every_seat_takes_one_more_turn_after_the_trigger() {
    // Worked case 28, with three seats: the last pod is covered in seat 1's turn.
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    go(&mut trial, "place explore 1; ship 2,2; slot P; end", "");
    (0..12).for_each(|pod| trial.state.pods[pod] = (pod % 2) as u8);
    go(&mut trial, "place explore 2; ship 1,2; slot P", "");
    assert_eq!(trial.state.last_turns, None);
    go(&mut trial, "end", "");
    for (seat, left) in [(2, 3), (0, 2), (1, 1)] {
        assert_eq!((trial.state.seat, trial.state.last_turns), (seat, Some(left)));
        if trial.allows("retrieve") {
            trial.play("retrieve");
        } else {
            let place = trial.options_for("place explore")[0].clone();
            go(&mut trial, &place, "");
        }
        while !trial.asks().starts_with("end") {
            let first = trial.options()[0].clone();
            go(&mut trial, &first, "");
        }
        go(&mut trial, "end", "");
    }
    assert_eq!(trial.asks(), "over");
    assert_eq!(trial.refusal("retrieve"), "A92");
}

#[test]
fn a97_a_full_mat_and_full_frames_score_8_each() {
    // Worked case 25.
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    for (number, hex) in
        ["-1,-1", "-1,0", "-1,1", "0,-2", "0,-1", "1,-2", "1,-1", "2,-2", "2,-1", "2,0", "3,-2"]
            .iter()
            .enumerate()
    {
        trial.build(0, &format!("ft{:02} {hex}", number + 1));
    }
    assert_eq!(part(&trial, 0, ScorePart::Areas), 0);
    trial.build(0, "ft12 3,-1");
    assert_eq!(part(&trial, 0, ScorePart::Areas), 8);
    assert_eq!((part(&trial, 0, ScorePart::Tiles), part(&trial, 0, ScorePart::Faction)), (12, 12));
}

#[test]
fn a99_tied_seats_share_the_vp_of_their_places() {
    // Worked case 27, with the places of the pack: 8, 4, 1.
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    let mut favors = |favors: [u8; 3]| {
        for (player, favor) in trial.state.players.iter_mut().zip(favors) {
            player.favor = favor;
        }
        [0, 1, 2].map(|seat| part(&trial, seat, ScorePart::Favor))
    };
    assert_eq!(favors([5, 5, 1]), [6, 6, 1]);
    assert_eq!(favors([3, 0, 0]), [8, 0, 0]);
    assert_eq!(favors([2, 2, 2]), [4, 4, 4]);
}

#[test]
fn a100_sectors_go_to_first_and_second() {
    // Worked case 26; sector A is pods 1 to 5, sector B pods 6 to 8.
    let mut trial = dealt(3, "hm1 fa01 hm2 fa02 hm3 fa03", "");
    let mut sector = |tokens: [u8; 8]| {
        trial.state.pods[..8].copy_from_slice(&tokens);
        [0, 1, 2].map(|seat| part(&trial, seat, ScorePart::Sectors))
    };
    let n = u8::MAX;
    assert_eq!(sector([0, 0, 1, 1, 2, n, n, n]), [6, 6, 0]);
    assert_eq!(sector([0, 0, 1, 2, n, n, n, n]), [9, 2, 2]);
    assert_eq!(sector([0, 0, 0, n, n, n, n, n]), [9, 0, 0]);
    assert_eq!(sector([n, n, n, n, n, 0, 1, n]), [3, 3, 0]);
}

#[test]
fn a96_carvings_count_what_touches_them_and_one_may_copy() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.build(0, "ft04 0,-1").build(0, "cv02 1,-1").build(0, "ft05 1,-2");
    assert_eq!(part(&trial, 0, ScorePart::Carvings), 8);
    // The copy counts from its own hex in its own hive.
    trial.build(1, "ft06 0,-1").build(1, "cv30 1,-1");
    assert_eq!(part(&trial, 1, ScorePart::Carvings), 4);
}

#[test]
fn a102_active_workers_decide_ties_and_ranks_are_shared() {
    // Worked case 40.
    let mut trial = dealt(3, "hm1 fa06 hm2 fa06 hm3 fa07", "");
    for (seat, vp) in [(0, 88), (1, 88), (2, 80)] {
        trial.state.players[seat].vp = vp;
        trial.state.players[seat].favor = 0;
    }
    trial.workers(0, [3, 0, 0, 0]).workers(1, [2, 0, 0, 0]);
    let ranks =
        |trial: &Trial<State>| -> Vec<u8> { trial.state.scores().iter().map(|score| score.rank).collect() };
    assert_eq!(ranks(&trial), [1, 2, 3]);
    trial.workers(1, [0, 3, 0, 0]);
    assert_eq!(ranks(&trial), [1, 1, 3]);
}
