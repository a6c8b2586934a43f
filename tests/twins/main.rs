//! Twins: two records of one game that differ in nothing but what somebody may not see. The pairs are kept in
//! `tests/fixtures/twins`; here it is tested that they are twins, and that there is one for every prompt at which anything is
//! hidden. `e2e/twins.spec.mjs` opens both of a pair in the browser and expects the same page.
//!
//! `UPDATE_TWINS=1` seeks the pairs anew, which is due when the rules play otherwise or a prompt has come.

mod fixture;
mod kinds;
mod seek;
mod sight;

use std::{collections::BTreeSet, env};

use caldera::rules::{Game, Pending, Seat, Viewer, apiary, eruption, volcano};
use fixture::{Pair, Twins};
use kinds::{Asked, Look, look_of};
use sight::{alike, sight};

#[test]
fn eruption_has_a_pair_for_every_prompt() {
    has_a_pair_for_every_prompt::<eruption::State>();
}

#[test]
fn volcano_has_a_pair_for_every_prompt() {
    has_a_pair_for_every_prompt::<volcano::State>();
}

#[test]
fn apiary_has_a_pair_for_every_prompt() {
    has_a_pair_for_every_prompt::<apiary::State>();
}

/// Else `kinds` would have to want pairs for that prompt, too.
#[test]
fn no_text_of_the_pack_asks_which_row_is_refreshed() {
    assert!(!include_str!("../../packs/caldera.json").contains("refresh(any)"));
}

fn has_a_pair_for_every_prompt<G: seek::Configs + Asked>() {
    if env::var_os("UPDATE_TWINS").is_some() {
        seek::twins::<G>().write(G::ID);
    }
    let twins = Twins::read(G::ID);
    let found: BTreeSet<_> = twins.pairs.iter().map(|pair| are_twins::<G>(&twins, pair)).collect();
    let wanted: BTreeSet<_> = kinds::wanted::<G>().into_iter().collect();
    assert_eq!(found, wanted, "{}: run with UPDATE_TWINS=1", G::ID);
    for number in 0..twins.games.len() {
        nothing_is_hidden_where_it_is_said::<G>(&twins, number);
    }
}

/// Plays both of a pair, and gives what it is a pair for: at every step the viewer sees the same, and what is hidden differs.
fn are_twins<G: Game + Asked>(twins: &Twins, pair: &Pair) -> (&'static str, Look) {
    let ([one, other], name) = (twins.both::<G>(pair), format!("{} {pair:?}", G::ID));
    let viewer = pair.viewer();
    let mut games = [twins.fresh::<G>(pair.game), twins.fresh::<G>(pair.game)];
    for (number, (step, twin)) in one.iter().zip(&other).enumerate() {
        let [left, right] = &mut games;
        let seen = sight(left, *step, viewer).unwrap_or_else(|| panic!("{name}: step {number}"));
        let also = alike(right, *twin, viewer, &seen);
        *right =
            also.unwrap_or_else(|| panic!("{name}: {step} and {twin}, step {number}, do not look alike"));
        *left = seen.after;
    }
    let [left, right] = games;
    assert!(left != right, "{name}: nothing is hidden");
    let Pending::Decision { seat, prompt } = left.pending() else { panic!("{name}: nobody is asked") };
    assert_eq!(seat, Seat::new(pair.seat), "{name}");
    let own = [&left, &right].map(|game| game.view(Viewer::Seat(seat)));
    assert_eq!(own[0] != own[1], pair.look != Look::Seat, "{name}: what is hidden is of others, or is not");
    let asked = G::asked(&prompt).name;
    assert_eq!(asked, pair.prompt, "{name}");
    assert!(look_of(&left, seat, pair.look), "{name} is not looked at like this");
    (asked, pair.look)
}

/// At prompts of which it is said that nobody has a secret then, nobody has one.
fn nothing_is_hidden_where_it_is_said<G: Game + Asked>(twins: &Twins, number: usize) {
    let mut game = twins.fresh::<G>(number);
    for step in twins.steps::<G>(number) {
        game.play(step, &mut ()).expect("a legal step");
        let Pending::Decision { prompt, .. } = game.pending() else { continue };
        if G::asked(&prompt).looks.is_empty() {
            let known = Seat::first(game.seats()).any(|seat| game.has_secrets(seat));
            assert!(!known, "{}: there are secrets at {}", G::ID, G::asked(&prompt).name);
        }
    }
}
