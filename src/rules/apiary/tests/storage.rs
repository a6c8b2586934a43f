//! 6.1: storage at the end of the turn.

use super::{
    super::{Basket, State},
    toolkit::{Arrange, dealt},
};
use crate::rules::trial::Trial;

/// The discards of seat 0 with these spots and resources.
fn discards(spots: &[u8], resources: [u8; 5]) -> Vec<String> {
    let mut trial: Trial<State> = dealt(2, "hm1 fa01 hm2 fa02", "");
    let mut room = [0; 32];
    for takes in spots {
        for (set, count) in room.iter_mut().enumerate() {
            *count += u8::from(usize::from(*takes) & set != 0);
        }
    }
    trial.give(0, resources).state.players[0].room = room;
    let mut found = Vec::new();
    trial.state.each_discard(0, |discarded: Basket| found.push(discarded.to_string()));
    found
}

#[test]
fn a72_what_has_a_place_is_not_thrown_away() {
    // Worked case 15: any basic, and water only.
    assert_eq!(discards(&[7, 4], [0, 1, 1, 0, 0]), ["", "F1"]);
    // Worked case 16: pollen or fibre, and wax or honey.
    assert_eq!(discards(&[3, 24], [2, 0, 0, 1, 0]), ["P1"]);
    assert_eq!(discards(&[3, 24], [0, 0, 0, 1, 1]), ["H1", "X1"]);
    assert_eq!(discards(&[3, 24], [0, 0, 0, 1, 0]), [""]);
}

#[test]
fn a72_each_discarded_resource_gives_favor() {
    let mut trial = dealt(2, "hm1 fa01 hm2 fa02", "");
    trial.play("place explore 1; ship 2,2; planet pl02; slot P");
    trial.give(0, [3, 0, 0, 0, 0]);
    assert_eq!(trial.options(), ["end -P1"]);
    assert_eq!(trial.refusal("end"), "A72");
    assert_eq!(trial.refusal("end -P2"), "A72");
    trial.play("end -P1");
    assert_eq!((trial.favor(0), trial.has(0)), (1, [2, 0, 0, 0, 0]));
}
