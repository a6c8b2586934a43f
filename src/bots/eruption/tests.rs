//! What the evaluation of Eruption knows of the end of a game, in positions of whole games of bots.

use super::{
    super::{Bot, Judged, Level, PerSeat, Player, play_game},
    Part, State,
    horizon::{BURN_OUT, share_of_heat, spread_of},
};
use crate::rules::{
    Game, Pending, Seat, Viewer,
    eruption::{Action, Card, Config, Edge, Prompt},
};

/// Every decision of so many games of greedy bots, and what was done; in front the number of the game. Gives how they ended.
fn decisions(seats: u8, games: u64, mut see: impl FnMut(u64, &State, Action)) -> Vec<State> {
    let whole_game = |game| {
        let mut players: Vec<Player<State>> = Seat::first(seats)
            .map(|seat| Player::new(Bot::Level(Level::Fair), game << 8 | seat.index() as u64))
            .collect();
        let fresh = State::new(&Config::new(seats)).unwrap();
        play_game(fresh, &mut players, game, |state, action| {
            if matches!(state.pending(), Pending::Decision { .. }) {
                see(game, state, action);
            }
        })
        .unwrap()
    };
    (0..games).map(whole_game).collect()
}

fn degrees(game: &State, seat: Seat) -> f64 {
    f64::from(game.player(seat).temperature.get())
}

/// E47: it takes as much whenever it is played, and later it is sure to count, unless somebody would burn out without it (E68).
#[test]
fn rain_is_kept_for_the_last_turn_or_against_burning_out() {
    let (mut early, mut kept, mut last, mut saved) = (0, 0, 0, 0);
    decisions(4, 40, |_, game, action| {
        let seat = game.seat();
        let at_cards = matches!(game.pending(), Pending::Decision { prompt: Prompt::Cards { .. }, .. });
        if !at_cards || game.player(seat).hand.of(Card::Rain) == 0 || degrees(game, seat) < 30.0 {
            return;
        }
        let ends = matches!(action, Action::Done | Action::End);
        if degrees(game, seat) >= BURN_OUT {
            assert!(!ends, "it burns out with Rain in its hand");
            saved += u32::from(action == Action::Rain);
        } else if !game.has_a_turn_left(seat) {
            assert!(!ends, "it ends its last turn with Rain in its hand");
            last += u32::from(action == Action::Rain);
        } else {
            early += u32::from(action == Action::Rain);
            kept += u32::from(action != Action::Rain);
        }
    });
    // Before that only where it tells who is the hottest.
    assert!(kept > 100 * early && last > 10 && saved > 3, "{early} {kept} {last} {saved}");
}

/// E68, E70: the hotter the hottest village, the fewer turns are left; whoever has none is sure of its temperature.
#[test]
fn turns_left_go_by_the_hottest_village() {
    let (mut cool, mut hot, mut none) = (0, 0, 0);
    decisions(4, 6, |_, game, _| {
        let all = || Seat::first(game.seats());
        let hottest = all().map(|seat| degrees(game, seat)).fold(0.0, f64::max);
        for seat in all() {
            let turns = game.turns_left(seat);
            let burns_out = seat == game.seat() && degrees(game, seat) >= BURN_OUT;
            assert_eq!(turns > 0.0, game.has_a_turn_left(seat) && !burns_out);
            if turns == 0.0 {
                none += 1;
            } else if game.is_final_round() {
                assert_eq!(turns, 1.0);
            } else if hottest <= 60.0 && game.stack().len() > 24 {
                assert!(turns > 5.0, "{turns}");
                cool += 1;
            } else if hottest >= 250.0 {
                assert!(turns < 4.0, "{turns}");
                hot += 1;
            }
        }
    });
    assert!(cool > 50 && hot > 50 && none > 20, "{cool} {hot} {none}");
    assert!(spread_of(0.0) <= 1.0 && spread_of(1.0) < spread_of(2.0));
}

/// After its last turn a village that is cooler than another one that has had its own is ahead of it for sure.
#[test]
fn who_has_had_its_last_turn_is_sure_of_its_place() {
    let mut seen = 0;
    decisions(4, 20, |_, game, _| {
        let chances: PerSeat = game.chances(Viewer::Everything);
        let done =
            || Seat::first(game.seats()).filter(|seat| game.turns_left(*seat) == 0.0 && *seat != game.seat());
        for (one, two) in done().flat_map(|one| done().map(move |two| (one, two))) {
            if degrees(game, one) + 9.0 < degrees(game, two) {
                assert!(chances[two.index()] < 0.02, "{chances:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 50, "{seen}");
}

/// E75: of two villages that are equally hot, the one with more walls and fewer contacts is ahead once both have had their last turns,
/// and a wall on the own village counts for it as much as one in the supply.
#[test]
fn the_tie_break_decides_between_equal_temperatures() {
    let (mut seen, mut built) = (0, 0);
    decisions(4, 60, |_, game, action| {
        let worths = game.worths(Viewer::Everything);
        let done =
            || Seat::first(game.seats()).filter(|seat| game.turns_left(*seat) == 0.0 && *seat != game.seat());
        for (one, two) in done().flat_map(|one| done().map(move |two| (one, two))) {
            let lead = worths[one.index()] - worths[two.index()];
            if degrees(game, one) < degrees(game, two) {
                assert!(lead > 3.0, "points of the tie-break come before degrees");
            } else if degrees(game, one) == degrees(game, two) && game.tie_break(one) > game.tie_break(two) {
                assert!(lead > 0.0, "{lead}");
                seen += 1;
            }
        }
        if let Action::Wall(Edge::Village(_), _) = action {
            let seat = game.seat();
            let counts = |game: &State| {
                let mut sum = 0.0;
                game.judge(seat, Viewer::Everything, &mut |part, value| {
                    sum += if part == Part::TieBreak { value } else { 0.0 };
                });
                sum
            };
            let mut after = *game;
            after.play(action, &mut ()).unwrap();
            if game.turns_left(seat) > 0.0 && after.seat() == seat {
                assert_eq!(counts(game), counts(&after));
                built += 1;
            }
        }
    });
    assert!(seen > 50 && built > 50, "{seen} {built}");
}

/// By one spread, whoever leads by more has the better chance, however long the game is expected to go on; by their own it is not so.
#[test]
fn a_search_compares_positions_by_one_spread() {
    let (mut by_one, mut by_own) = (Vec::new(), Vec::new());
    decisions(2, 4, |_, game, _| {
        if game.is_final_round() || Seat::first(2).any(|seat| game.turns_left(seat) == 0.0) {
            return;
        }
        let worths = game.worths(Viewer::Everything);
        let lead = worths[0] - worths[1];
        by_one.push((lead, game.chances_from(Viewer::Everything, 100.0)[0]));
        by_own.push((lead, game.chances(Viewer::Everything)[0]));
    });
    let in_order = |mut told: Vec<(f64, f64)>| {
        told.sort_by(|(one, _), (two, _)| one.total_cmp(two));
        told.windows(2).all(|pair| pair[0].1 <= pair[1].1 + 1e-9)
    };
    assert!(by_one.len() > 200 && in_order(by_one) && !in_order(by_own));
}

/// Heat counts in full where it is the last that is assessed (E68, E74), and hardly at all where there is time to be heated anyway: then
/// a card is worth more than all that it could keep away.
#[test]
fn heat_counts_the_more_the_nearer_the_end() {
    for seats in 2..=6 {
        let shares = [0.0, 1.0, 2.0, 3.0, 5.0, 7.0].map(|turns| share_of_heat(turns, seats));
        assert_eq!(shares[..2], [1.0, 1.0]);
        assert!(shares.windows(2).all(|pair| pair[0] >= pair[1]), "{shares:?}");
        assert!(shares[5] < 0.1, "{shares:?}");
    }
    let told = |game: &State, wanted: Part| {
        let mut sum = 0.0;
        game.judge(game.seat(), Viewer::Everything, &mut |part, value| {
            sum += if part == wanted { value } else { 0.0 };
        });
        sum
    };
    let (mut early, mut last) = (0, 0);
    decisions(4, 10, |_, game, _| {
        let (seat, turns) = (game.seat(), game.turns_left(game.seat()));
        let off = told(game, Part::HeatNow) + degrees(game, seat);
        if turns == 0.0 {
            assert_eq!(off, 0.0, "the last temperature is what it is");
            last += 1;
        } else if turns > 7.0 {
            assert!(off < -200.0 && told(game, Part::HeatAhead) > -5.0, "{off}");
            early += 1;
        }
    });
    assert!(early > 100 && last > 20, "{early} {last}");
}

/// What the chances lose by the games' ends, in bits; knowing nothing loses 2. With heat counted in full at all times the third sixth lost 1.87.
#[test]
fn chances_fit_the_ends_of_games() {
    let mut said: Vec<(u64, PerSeat)> = Vec::new();
    let ends = decisions(4, 60, |game, state, _| {
        if state.can_stop() {
            said.push((game, state.chances(Viewer::Everything)));
        }
    });
    let lost_in = |sixth: usize| {
        let (mut loss, mut count) = (0.0, 0.0);
        for (game, end) in (0..).zip(ends.iter().map(|end| end.chances(Viewer::Everything))) {
            let of_game: Vec<_> = said.iter().filter(|(number, _)| *number == game).collect();
            for (_, chances) in &of_game[of_game.len() * sixth / 6..of_game.len() * (sixth + 1) / 6] {
                loss -= end.iter().zip(chances).map(|(won, said)| won * said.max(1e-3).log2()).sum::<f64>();
                count += 1.0;
            }
        }
        loss / count
    };
    let (third, last) = (lost_in(2), lost_in(5));
    assert!(third < 1.55 && last < 0.6, "{third} {last}");
}
