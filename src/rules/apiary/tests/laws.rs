//! What holds in every state of every game (chapter 11), along random games of all seat counts and options.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::super::{
    AdvanceFour, Basket, Config, FavorScoring, SeedLimit, SeedTiming, Setup, State, TwoSeedToken,
    pack::TileKind,
    set::{Copies, Sites},
    state::{AUTOPILOT, GROUPS, NONE},
};
use crate::{
    rules::{Game, Pending, Seat, Viewer},
    session::Playout,
};

/// A config that differs from number to number, over all seat counts and options.
fn config(number: u64) -> Config {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut coin = || rng.random_range(0..2u32) == 0;
    let (favor, four, steps, token) = (coin(), coin(), coin(), coin());
    let setups = [Setup::Two, Setup::Starters, Setup::Random, Setup::Draft];
    let limits = [SeedLimit::None, SeedLimit::TwoAbilities, SeedLimit::TwoCards];
    let base = match number % 5 {
        0 => Config::solo(1 + (number / 5 % 6) as u8),
        seats => Config::new(1 + seats as u8),
    };
    Config {
        setup: setups[(number / 5 % if base.players == 1 { 3 } else { 4 }) as usize],
        favor: if favor { FavorScoring::Rank } else { FavorScoring::Position },
        advance_four: if four { AdvanceFour::Vp } else { AdvanceFour::Resources },
        seed_timing: if steps { SeedTiming::Steps } else { SeedTiming::Window },
        seed_limit: limits[(number / 7 % 3) as usize],
        two_seed_token: if token { TwoSeedToken::In } else { TwoSeedToken::Out },
        ..base
    }
}

#[test]
fn every_state_of_random_games_keeps_the_invariants() {
    for number in 0..150 {
        let mut game = State::new(&config(number)).unwrap();
        let mut playout = Playout::new(number);
        let mut before = game.clone();
        while playout.step(&mut game, &mut ()).is_some() {
            counted(&game);
            hives(&game);
            grown(&before, &game);
            before.clone_from(&game);
        }
        let scores = game.scores();
        for score in &scores {
            assert_eq!(score.total, score.parts.iter().map(|(_, vp)| vp).sum::<i32>());
        }
        assert!(game.turn <= 120 * u16::from(game.round()), "game {number} is too long");
        let paid: i32 = (0..game.config.players).map(|seat| game.sector_score(seat)).sum();
        let printed: i32 = game
            .pack()
            .sectors
            .iter()
            .filter(|sector| sector.from <= game.table_size())
            .map(|sector| i32::from(sector.first) + i32::from(sector.second.unwrap_or(0)))
            .sum();
        assert!(paid + game.autopilot_score().map_or(0, |_| game.sector_score(AUTOPILOT)) <= printed);
    }
}

#[test]
fn what_is_listed_is_what_is_accepted_in_ascending_order() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut written = Vec::new();
    for number in 0..60 {
        let mut game = State::new(&config(number)).unwrap();
        let mut playout = Playout::new(number);
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            game.actions(&mut actions);
            game.outcomes(&mut outcomes);
            actions.extend(outcomes.iter().map(|(action, _)| *action));
            assert!(actions.is_sorted_by(|a, b| a < b), "{:?}: {actions:?}", game.pending());
            for action in &actions {
                assert_eq!(game.check(*action), Ok(()), "{action} at {:?}", game.pending());
                assert_eq!(action.to_string().parse(), Ok(*action));
            }
            for _ in 0..60_u32.min(written.len() as u32) {
                let other = written[rng.random_range(0..written.len() as u32) as usize];
                let listed = actions.binary_search(&other).is_ok();
                assert_eq!(game.check(other).is_ok(), listed, "{other} at {:?}", game.pending());
            }
            written.extend_from_slice(&actions);
            if written.len() > 40_000 {
                let keep = rng.random_range(0..8u32) as usize;
                let mut place = 0;
                written.retain(|_| {
                    place += 1;
                    place % 8 == keep
                });
            }
            if playout.step(&mut game, &mut ()).is_none() {
                break;
            }
        }
    }
}

#[test]
fn the_discards_of_a_turn_are_those_of_a_brute_search_over_arrangements() {
    for number in 0..40 {
        let mut game = State::new(&config(number)).unwrap();
        let mut playout = Playout::new(1000 + number);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        while playout.step(&mut game, &mut ()).is_some() {
            if game.phase != super::super::Phase::After || rng.random_range(0..6u32) > 0 {
                continue;
            }
            let seat = game.seat;
            let mut tried = game.clone();
            tried.players[usize::from(seat)].resources =
                Basket(std::array::from_fn(|_| rng.random_range(0..4u32) as u8));
            let mut listed = Vec::new();
            tried.each_discard(seat, |discarded| listed.push(discarded));
            let all = tried.player(seat).resources;
            let spots = spots(&tried, seat);
            let mut expected = Vec::new();
            let mut each = |kept: Basket| {
                let discarded = all.less(kept);
                if arranged(kept, discarded, &spots) {
                    expected.push(discarded);
                }
            };
            for p in 0..=all.0[0] {
                for f in 0..=all.0[1] {
                    for w in 0..=all.0[2] {
                        for x in 0..=all.0[3] {
                            (0..=all.0[4]).for_each(|h| each(Basket([p, f, w, x, h])));
                        }
                    }
                }
            }
            expected.sort_unstable();
            assert_eq!(listed, expected, "{all} in {spots:?}");
        }
    }
}

#[test]
fn what_a_seat_cannot_know_changes_places_and_nothing_else_does() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut moved, mut asked) = (0, 0);
    for number in 0..60 {
        let mut game = State::new(&config(number)).unwrap();
        let mut playout = Playout::new(2000 + number);
        while playout.step(&mut game, &mut ()).is_some() {
            if rng.random_range(0..8u32) > 0 {
                continue;
            }
            for seat in Seat::first(game.config.players) {
                let other = game.resample(seat, &mut rng);
                moved += u32::from(other != game);
                for viewer in [Viewer::Seat(seat), Viewer::Table] {
                    assert_eq!(other.view(viewer), game.view(viewer));
                }
                if game.asked() == Some(seat.index() as u8) {
                    let (mut known, mut listed) = (Vec::new(), Vec::new());
                    other.actions(&mut known);
                    game.actions(&mut listed);
                    assert_eq!(known, listed, "{seat} could not know what is legal");
                    asked += 1;
                }
                assert_eq!(with_hidden_of(&other, &game), game, "something open has changed");
                assert_eq!(other.players[seat.index()], game.players[seat.index()]);
            }
        }
    }
    assert!(
        moved > 1000 && asked > 300,
        "{moved} states were others, {asked} were of the seat that is asked"
    );
}

/// The state with the hands, the seed stack, the seeds looked at and the next card of another one.
fn with_hidden_of(state: &State, other: &State) -> State {
    let mut state = state.clone();
    for (player, other) in state.players.iter_mut().zip(&other.players) {
        assert_eq!(player.hand.len(), other.hand.len());
        player.hand = other.hand;
    }
    (state.seeds, state.looking) = (other.seeds, other.looking);
    (state.autopilot.next, state.autopilot.deck) = (other.autopilot.next, other.autopilot.deck);
    state
}

fn spots(game: &State, seat: u8) -> Vec<u8> {
    let player = game.player(seat);
    let faction = game.pack().factions[usize::from(player.faction)].spots.iter();
    let farms = player.hive.iter().flat_map(|built| game.face(built.tile).spots.iter());
    faction.chain(farms).copied().collect()
}

/// Whether all that is kept can be laid on spots so that every spot left free takes nothing of what is discarded.
fn arranged(kept: Basket, discarded: Basket, spots: &[u8]) -> bool {
    // States of a search: how many of each kind are still to be laid.
    let mut open: Vec<Basket> = vec![kept];
    for takes in spots {
        let mut next = Vec::new();
        for left in &open {
            let refuses = (0..5).all(|kind| takes >> kind & 1 == 0 || discarded.0[kind] == 0);
            if refuses {
                next.push(*left);
            }
            for kind in (0..5).filter(|kind| takes >> kind & 1 == 1) {
                if left.0[kind] > 0 {
                    let mut laid = *left;
                    laid.0[kind] -= 1;
                    next.push(laid);
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        open = next;
    }
    open.iter().any(|left| left.is_empty())
}

/// Workers, tokens and cards: nothing is lost and nothing is there twice.
fn counted(game: &State) {
    let pack = game.pack();
    let seats = 0..game.config.players;
    for seat in seats.clone() {
        let player = game.player(seat);
        let bees = game.spaces.iter().flatten().chain(&game.bumped).filter(|bee| bee.owner == seat);
        let known = player.faction != NONE && !matches!(game.phase, super::super::Phase::Setup);
        if known {
            let at_home: u8 = player.pool.iter().chain(&player.landing).sum();
            assert_eq!(player.supply + at_home + bees.count() as u8, 4, "workers of seat {seat}");
        }
        assert!(player.pool_marked <= player.pool[3] && player.landing_marked <= player.landing[3]);
        let on_pods = game.pods.iter().filter(|owner| **owner == seat).count() as u8;
        assert_eq!(player.tokens + on_pods, 7);
        assert!(player.planted.len() <= game.plant_limit(seat));
    }
    if game.is_solo() {
        let level = &pack.levels[0];
        for (group, owner) in GROUPS.into_iter().enumerate() {
            let out = game.spaces.iter().flatten().filter(|bee| bee.owner == owner).count();
            let in_pool: u8 = game.autopilot.pools[group].iter().sum();
            assert_eq!(out + usize::from(in_pool), [level.ash.len(), level.amber.len()][group]);
        }
    }
    assert!(game.pods.iter().enumerate().all(|(pod, owner)| *owner == NONE || game.in_play(pod)));
    for kind in TileKind::ROWS {
        let row = kind as usize;
        let lying: Copies = game.rows[row].iter().copied().filter(|copy| *copy != NONE).collect();
        let mut heaps = vec![game.stacks[row], lying, game.discards[row], game.autopilot.tiles[row]];
        for seat in seats.clone() {
            heaps.push(game.player(seat).reserve[row]);
            let built = game.player(seat).hive.iter().filter(|built| built.tile.kind() == kind);
            heaps.push(built.map(|built| built.tile.copy()).collect());
        }
        together(&heaps, Copies::first_of(pack.tiles[row].len()));
    }
    let mut seeds = vec![game.seeds, game.seed_discards, game.looking[0], game.looking[1]];
    for seat in seats {
        seeds.extend([game.player(seat).hand, game.player(seat).planted]);
    }
    let all: Copies = (0..pack.seeds.len() as u8)
        .filter(|seed| !(game.is_solo() && pack.seeds[usize::from(*seed)].interactive))
        .collect();
    together(&seeds, all);
    let placed: usize = game.players.iter().map(|player| player.frames.len()).sum();
    assert_eq!(usize::from(game.frames) + placed, usize::from(pack.frame.count));
    let taught: usize = game.dances.iter().map(|floor| floor.tokens.len()).sum();
    assert_eq!(usize::from(game.dance_tokens.len()) + taught, pack.dance_tokens.len());
    for floor in game.dances.iter().filter(|floor| floor.dance != NONE) {
        let spots = if floor.teacher == NONE { 0 } else { pack.dances[usize::from(floor.dance)].spots };
        assert_eq!(floor.tokens.len(), usize::from(spots));
    }
    for cell in game.cells.iter() {
        assert!(cell.token == NONE || cell.planet == NONE);
    }
    assert!(game.tasks.len() < 35, "{} tasks", game.tasks.len());
}

/// The heaps have nothing in common and are everything together.
fn together(heaps: &[Copies], all: Copies) {
    let mut union = Copies::NONE;
    for heap in heaps {
        assert!(union.within(*heap).is_empty());
        union = union.with(*heap);
    }
    assert_eq!(union, all);
}

/// Tiles are connected to the faction tile, each on its own hex; frames and mat do not overlap.
fn hives(game: &State) {
    for seat in 0..game.config.players {
        let player = game.player(seat);
        if player.mat == NONE {
            continue;
        }
        let hexes: Vec<_> = (0..game.sites(seat)).map(|site| game.site_hex(seat, site as u8)).collect();
        let covered: Sites = player.hive.iter().map(|built| built.site).collect();
        assert_eq!(covered, player.covered);
        assert_eq!(usize::from(covered.len()), player.hive.len());
        for (site, hex) in hexes.iter().enumerate() {
            assert!(!hex.is_faction() && !hexes[..site].contains(hex));
            assert_eq!(game.site_at(seat, *hex), Some(site as u8));
            let beside = hex.neighbours().any(|other| {
                other.is_faction()
                    || hexes.iter().position(|hex| *hex == other).is_some_and(|site| covered.has(site as u8))
            });
            assert_eq!(player.beside.has(site as u8), beside, "the edge of seat {seat} at {hex}");
            assert!(beside || !covered.has(site as u8));
        }
    }
}

/// What never falls, and what ends the game.
fn grown(before: &State, after: &State) {
    for seat in 0..usize::from(after.config.players) {
        let (old, new) = (&before.players[seat], &after.players[seat]);
        assert!(old.vp <= new.vp && old.favor <= new.favor && old.hive.len() <= new.hive.len());
        assert!(old.planted.without(new.planted).is_empty() && old.frames.len() <= new.frames.len());
    }
    assert!(before.explored.len() <= after.explored.len());
    for (old, new) in before.cells.iter().zip(&after.cells) {
        assert!(new.slots.starts_with(&old.slots) || old.planet == NONE);
    }
    if let (Some(old), Some(new)) = (before.last_turns, after.last_turns) {
        assert!(new == old || new + 1 == old);
    }
    if before.last_turns.is_none() && after.last_turns.is_some() {
        assert_eq!(after.last_turns, Some(after.round()));
    }
    assert!(!matches!(after.pending(), Pending::Over) || after.last_turns == Some(0));
}
