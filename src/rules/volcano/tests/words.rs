//! Every refusal says a sentence, and what is asked has a word.

use super::toolkit::{SEA, chart, island, seat};
use crate::rules::{
    Refusal,
    volcano::{Cell, Chance, ConfigError, Danger, Dir, Illegal, Prompt},
};

#[test]
fn every_refusal_says_a_sentence_and_names_its_rule() {
    let cell = Cell::known(2, 3);
    for (illegal, rule, sentence) in [
        (Illegal::Over, "V17", "the game is over"),
        (Illegal::NotNow, "V6", "something else is due now"),
        (Illegal::OtherCell(cell), "V1", "the current of 2,3 is dealt now"),
        (Illegal::NoSuchSeat(seat(5)), "V3", "nobody sits at seat 5"),
        (Illegal::SameIsland(island("V")), "V7", "V cannot swap places with itself"),
        (Illegal::SwapOrder, "V7", "the two islands are named in the order 1 to 5, V"),
        (Illegal::NotOnVolcano, "V7", "no resources lie on the volcano"),
        (Illegal::NoTurnLeft, "V8", "no further current may be turned"),
        (Illegal::SameCurrent(cell), "V7", "the current of 2,3 was turned already"),
        (Illegal::SameDirection(cell, Dir::W), "V11", "the current of 2,3 leads W already"),
        (Illegal::Sailed, "V8", "the player has moved already"),
        (Illegal::AtHome(island("4")), "V8", "the player is on 4"),
        (Illegal::OutOfReach(island("4")), "V8", "4 is neither beside nor downstream"),
    ] {
        assert_eq!((illegal.rule(), illegal.to_string().as_str()), (rule, sentence));
    }
    assert_eq!(
        ConfigError::Players(7).to_string(),
        "VOLCANO is for 4 to 6 players, or 2 and 3 unofficially, not 7 (V18)"
    );
}

#[test]
fn what_is_asked_and_what_chance_decides_have_a_word_each() {
    let act = Prompt::Act { turns: 1, turned: None, sailed: false };
    let prompts = [Prompt::Start, Prompt::Swap, Prompt::Add, act, Prompt::Flee { at: island("1") }];
    assert_eq!(prompts.map(|prompt| prompt.to_string()), ["start", "swap", "add", "act", "flee"]);
    let check = Chance::Check { again: true };
    let chances = [Chance::Current(Cell::known(1, 1)), Chance::Parent, check, Chance::Event];
    assert_eq!(chances.map(|chance| chance.to_string()), ["current", "parent", "check", "event"]);
    assert_eq!(Danger::HIGHEST.to_string(), "4");
}

#[test]
fn a_sea_is_drawn_as_it_is_read() {
    let rows: Vec<&str> = SEA.trim().lines().map(str::trim).collect();
    assert_eq!(chart(SEA).to_string(), rows.join("\n"));
}
