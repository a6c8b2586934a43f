//! Any actions, listed or not, from any state: what is listed is accepted and nothing else; what is accepted keeps the laws of
//! the game; what is refused leaves no trace and says why.

use caldera::rules::{Game, Refusal, Seat, Viewer, apiary, eruption, volcano};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Input, Lawful, any_config, is_a_sentence, listed};

pub fn run(bytes: &[u8]) {
    let mut input = Input(bytes);
    match input.below(3) {
        0 => play::<eruption::State>(input),
        1 => play::<volcano::State>(input),
        _ => play::<apiary::State>(input),
    }
}

fn play<G: Lawful>(mut input: Input) {
    let Some(config) = any_config::<G>(&mut input) else { return };
    let mut state = G::new(&config).expect("a game");
    let (mut list, mut played) = (listed(&state), 0);
    while !input.is_empty() {
        let action = match input.byte() {
            0..=199 if !list.is_empty() => input.pick(&list),
            0..=227 => input.pick(G::notation()),
            _ => match altered::<G>(&mut input) {
                Some(action) => action,
                None => continue,
            },
        };
        if take(&mut state, action, &list) {
            list = listed(&state);
            played += 1;
            // All of them at every state would take most of the time.
            if played % 8 == 0 {
                list.iter().for_each(|action| {
                    assert!(state.check(*action).is_ok(), "{action} is listed and refused")
                });
            }
        }
    }
    is_seen(&state);
}

/// An action of the notation with one letter replaced, if that is one as well.
fn altered<G: Lawful>(input: &mut Input) -> Option<G::Action> {
    let text = input.pick(G::notation()).to_string();
    let (at, by) = (input.below(text.chars().count()), char::from(input.byte()));
    let text: String =
        text.chars().enumerate().map(|(index, old)| if index == at { by } else { old }).collect();
    match text.parse::<G::Action>() {
        Ok(action) => {
            assert_eq!(action.to_string(), text, "every action has one spelling");
            Some(action)
        }
        Err(error) => {
            is_a_sentence(&error.to_string().replace(char::is_control, " "));
            None
        }
    }
}

/// Tries an action; whether it was played.
fn take<G: Lawful>(state: &mut G, action: G::Action, list: &[G::Action]) -> bool {
    let (before, mut events) = (state.clone(), Vec::new());
    let verdict = state.check(action);
    assert_eq!(verdict.is_ok(), list.contains(&action), "{action} in {before:?}");
    let played = state.play(action, &mut events);
    assert_eq!(played, verdict, "check and play agree");
    match played {
        Ok(()) => G::hold(&before, state),
        Err(illegal) => {
            assert!(*state == before && events.is_empty(), "{action} left a trace");
            is_a_sentence(&illegal.to_string());
            let rule = illegal.rule().as_bytes();
            assert!(matches!(rule, [b'A'..=b'Z', b'0'..=b'9', ..]), "{:?}", illegal.rule());
        }
    }
    verdict.is_ok()
}

/// Everybody sees it, and nobody sees what they cannot know.
fn is_seen<G: Game>(state: &G) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for seat in Seat::first(state.seats()) {
        let other = state.resample(seat, &mut rng);
        for viewer in [Viewer::Seat(seat), Viewer::Table] {
            assert_eq!(other.view(viewer), state.view(viewer), "{viewer:?} is shown a secret");
        }
    }
    assert_eq!(state.scores().len(), usize::from(state.seats()));
    // An opponent without a seat has a line of its own.
    assert!(state.standings_json().as_array().is_some_and(|lines| lines.len() >= state.seats().into()));
    let text = state.state_json().to_string();
    assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok_and(|read| read == state.state_json()));
}
