//! `arena habits`: what becomes of a player of Apiary who never does something, or begins with it, among others who play as they like.

use caldera::{
    bots::{Greedy, InfoSet},
    rules::{
        Game, Pending, Seat,
        apiary::{Action, State},
    },
    session::Playout,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    balance::Fared,
    deeds::{Kind, OTHERS, PLACES},
    options::Options,
    workers::side_by_side,
};

/// So many first placements make an opening.
const OPENING: u32 = 2;

/// What one player does, whatever it thinks of it.
#[derive(Clone, Copy)]
enum Habit {
    /// It plays as the others.
    None,
    /// It does none of it unless there is nothing else.
    Never(Kind),
    /// Its first placements are all there, if they can be.
    First(Kind),
}

const fn is_placement(action: Action) -> bool {
    matches!(action, Action::Place(..))
}

/// Plays the games of the options with every habit and prints how the one with the habit fared.
pub fn habits(options: &Options) -> Result<bool, String> {
    if options.game != State::ID {
        return Err(format!("there are no habits of {:?}; there are some of {}", options.game, State::ID));
    }
    let fresh: State = options.new_game()?;
    let seats = fresh.seats();
    println!("{} games with {seats} seats for each habit, seed {}.\n", options.games, options.seed);
    let head = Fared::head("habit of one player");
    println!("{head}\n|{}", "---|".repeat(head.matches('|').count() - 1));
    let never =
        PLACES.into_iter().chain(OTHERS).map(|kind| (format!("never: {}", kind.name), Habit::Never(kind)));
    let first = PLACES.into_iter().map(|kind| (format!("first: {}", kind.name), Habit::First(kind)));
    for (name, habit) in [("none".to_owned(), Habit::None)].into_iter().chain(never).chain(first) {
        println!("{}", play_all(&fresh, habit, options)?.row(&name));
    }
    Ok(true)
}

/// How the one with the habit fared, who sits everywhere equally often.
fn play_all(fresh: &State, habit: Habit, options: &Options) -> Result<Fared, String> {
    let of_workers = side_by_side(options.games, |numbers| {
        let mut fared = Fared::default();
        for number in numbers {
            let seat = Seat::new((number % u32::from(fresh.seats())) as u8);
            let seed = options.seed.wrapping_add(number.into());
            let scores = play(fresh.clone(), seat, habit, seed, |_, _| {})?.scores();
            let own = scores.iter().find(|score| score.seat == seat);
            own.into_iter().for_each(|own| fared.add(&Fared::of(&scores, own)));
        }
        Ok(fared)
    })?;
    let mut all = Fared::default();
    of_workers.iter().for_each(|fared| all.add(fared));
    Ok(all)
}

/// A game of greedy players, one of them with the habit. What seats decide is shown.
fn play(
    mut game: State,
    with: Seat,
    habit: Habit,
    seed: u64,
    mut show: impl FnMut(Seat, Action),
) -> Result<State, String> {
    let mut chance = Playout::new(seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut greedy = Greedy::new(1.0);
    let mut placed = 0;
    loop {
        let action = match game.pending() {
            Pending::Over => return Ok(game),
            Pending::Chance(_) => chance.choose(&game),
            Pending::Decision { seat, .. } => {
                let known = InfoSet::of(&game).ok_or("nobody has to decide")?;
                let weighed = greedy.weigh(&known, &mut rng);
                let wanted = match habit {
                    Habit::Never(kind) => Some((kind, false)),
                    Habit::First(kind) if placed < OPENING => Some((kind, true)),
                    _ => None,
                };
                let wanted = wanted.filter(|_| seat == with);
                let fits = |(action, _): &&(Action, f64)| {
                    wanted.is_none_or(|(kind, wanted)| (kind.fits)(*action) == wanted)
                };
                let action = weighed.iter().find(fits).or(weighed.first()).map(|(action, _)| *action);
                action.into_iter().for_each(|action| show(seat, action));
                placed += u32::from(seat == with && placed < OPENING && action.is_some_and(is_placement));
                action
            }
        };
        let action = action.ok_or("nobody knows what to do")?;
        game.play(action, &mut ()).map_err(|illegal| format!("{action}: {illegal}"))?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caldera::rules::apiary::Config;

    /// The placements of both seats, in their order.
    fn placements(habit: Habit) -> [Vec<Action>; 2] {
        let mut placed = [Vec::new(), Vec::new()];
        let fresh = State::new(&Config::new(2)).expect("a game");
        let end = play(fresh, Seat::new(0), habit, 3, |seat, action| {
            if is_placement(action) {
                placed[seat.index()].push(action);
            }
        });
        assert_eq!(end.expect("an end").pending(), Pending::Over);
        placed
    }

    #[test]
    fn one_player_keeps_to_the_habit_and_the_others_do_not() {
        let advance = PLACES[1];
        let [own, other] = placements(Habit::Never(advance));
        assert!(own.len() > 5 && !own.iter().any(|action| (advance.fits)(*action)), "{own:?}");
        assert!(other.iter().any(|action| (advance.fits)(*action)), "{other:?}");
    }

    #[test]
    fn an_opening_is_the_first_two_placements() {
        let research = PLACES[3];
        let [own, _] = placements(Habit::First(research));
        assert!((research.fits)(own[0]) && (research.fits)(own[1]), "{own:?}");
        assert!(!own[2..].iter().all(|action| (research.fits)(*action)), "{own:?}");
    }
}
