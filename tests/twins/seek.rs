//! Seeks pairs in random games.

use std::{collections::BTreeMap, iter};

use caldera::{
    rules::{Game, Pending, Seat, Viewer, apiary, eruption, volcano},
    session::Playout,
};
use serde_json::json;

use crate::{
    fixture::{Pair, Played, Twins},
    kinds::{Asked, Look, look_of, wanted},
    sight::{Sight, alike, sight},
};

/// So many games of each config are looked through at most.
const GAMES: u64 = 2000;
/// At so many of the moments of a game that would do it is tried to find a twin.
const TRIES: usize = 5;

/// What is played to find pairs.
pub trait Configs: Game {
    /// The configs, those first from which most pairs should come.
    fn configs() -> Vec<Self::Config>;
}

impl Configs for eruption::State {
    fn configs() -> Vec<eruption::Config> {
        use eruption::{Clans, Config};
        vec![
            Config::new(3),
            Config { forecast: true, ..Config::new(2) },
            Config { clans: Clans::halves(4), ..Config::new(4) },
            Config { annihilation: true, ..Config::new(5) },
            Config { clans: Clans::pairs(6), ..Config::new(6) },
        ]
    }
}

impl Configs for volcano::State {
    fn configs() -> Vec<volcano::Config> {
        (2..=6).map(volcano::Config::new).collect()
    }
}

impl Configs for apiary::State {
    fn configs() -> Vec<apiary::Config> {
        use apiary::{Config, SeedLimit, SeedTiming, Setup};
        vec![
            Config::new(3),
            Config { setup: Setup::Draft, seed_timing: SeedTiming::Steps, ..Config::new(2) },
            Config { seed_limit: SeedLimit::TwoCards, ..Config::new(5) },
            Config::new(4),
            Config::solo(4),
        ]
    }
}

/// A moment of a game that would do.
struct Moment {
    prompt: &'static str,
    look: Look,
    seat: Seat,
    steps: usize,
}

/// Pairs for every prompt and every way to look at it, and at least one of each config.
pub fn twins<G: Configs + Asked>() -> Twins {
    let mut missing = wanted::<G>();
    let mut twins = Twins { games: Vec::new(), pairs: Vec::new() };
    for config in G::configs() {
        let mut played = false;
        for seed in 0..GAMES {
            let (fresh, steps) = random_game::<G>(&config, seed);
            let moments = moments(&fresh, &steps);
            let mut kinds: Vec<_> = missing.clone();
            if !played && !moments.iter().any(|moment| missing.contains(&(moment.prompt, moment.look))) {
                kinds.extend(moments.first().map(|moment| (moment.prompt, moment.look)));
            }
            let game = twins.games.len();
            let found = |kind| best(&fresh, &steps, &moments, kind, game);
            let pairs: Vec<Pair> = kinds.into_iter().filter_map(found).collect();
            let Some(longest) = pairs.iter().map(|pair| pair.steps).max() else { continue };
            played = true;
            missing
                .retain(|(name, look)| !pairs.iter().any(|pair| pair.prompt == *name && pair.look == *look));
            let steps = steps[..longest].iter().map(ToString::to_string).collect();
            twins.games.push(Played { config: json!(config), steps });
            twins.pairs.extend(pairs);
            if missing.is_empty() {
                break;
            }
        }
    }
    twins
}

fn random_game<G: Game>(config: &G::Config, seed: u64) -> (G, Vec<G::Action>) {
    let fresh = G::new(config).expect("a config");
    let (mut game, mut playout) = (fresh.clone(), Playout::new(seed));
    let steps = iter::from_fn(|| playout.step(&mut game, &mut ())).collect();
    (fresh, steps)
}

fn moments<G: Game + Asked>(fresh: &G, steps: &[G::Action]) -> Vec<Moment> {
    let (mut game, mut moments) = (fresh.clone(), Vec::new());
    for (number, step) in steps.iter().enumerate() {
        if let Pending::Decision { seat, prompt } = game.pending() {
            let kind = G::asked(&prompt);
            let looks = kind.looks.iter().filter(|look| look_of(&game, seat, **look));
            moments.extend(looks.map(|look| Moment { prompt: kind.name, look: *look, seat, steps: number }));
        }
        game.play(*step, &mut ()).expect("a legal step");
    }
    moments
}

/// The pair of that kind in which most steps are others, of some that are tried.
fn best<G: Game>(
    fresh: &G,
    steps: &[G::Action],
    moments: &[Moment],
    kind: (&str, Look),
    game: usize,
) -> Option<Pair> {
    let fit: Vec<_> = moments.iter().filter(|moment| (moment.prompt, moment.look) == kind).collect();
    let tried = fit.iter().rev().step_by(fit.len().div_ceil(TRIES).max(1));
    let pairs = tried.filter_map(|moment| {
        let others = others(fresh, &steps[..moment.steps], moment)?;
        Some(Pair {
            prompt: moment.prompt.into(),
            look: moment.look,
            seat: moment.seat.index() as u8,
            game,
            steps: moment.steps,
            others,
        })
    });
    pairs.max_by_key(|pair| pair.others.len())
}

/// The steps of a twin that are others: as many as can be.
fn others<G: Game>(fresh: &G, steps: &[G::Action], moment: &Moment) -> Option<BTreeMap<usize, String>> {
    let viewer = moment.look.viewer(moment.seat);
    let mut sights: Vec<Sight<G>> = Vec::new();
    for step in steps {
        let before = sights.last().map_or(fresh, |seen| &seen.after);
        sights.push(sight(before, *step, viewer)?);
    }
    let mut twin = Twin::new(fresh, steps, viewer, &sights);
    for at in (0..steps.len()).rev() {
        twin.try_others(at);
    }
    let (last, other) = (&sights.last()?.after, twin.states.last()?);
    let own = |game: &G| game.view(Viewer::Seat(moment.seat));
    let wanted = last != other && (own(last) != own(other)) == (moment.look != Look::Seat);
    let differ = twin.steps.iter().zip(steps).enumerate().filter(|(_, (one, other))| one != other);
    wanted.then(|| differ.map(|(at, (step, _))| (at, step.to_string())).collect())
}

/// A record that looks like another one to the viewer, with its states: before its first step and after each.
struct Twin<'a, G: Game> {
    steps: Vec<G::Action>,
    states: Vec<G>,
    viewer: Viewer,
    sights: &'a [Sight<G>],
}

impl<'a, G: Game> Twin<'a, G> {
    fn new(fresh: &G, steps: &[G::Action], viewer: Viewer, sights: &'a [Sight<G>]) -> Twin<'a, G> {
        let states = iter::once(fresh).chain(sights.iter().map(|seen| &seen.after)).cloned().collect();
        Twin { steps: steps.to_vec(), states, viewer, sights }
    }

    /// Replaces that step by another one that looks alike, if the game can then go on alike.
    fn try_others(&mut self, at: usize) {
        for action in options(&self.states[at]) {
            if action != self.steps[at] && self.try_other(at, action).is_some() {
                return;
            }
        }
    }

    fn try_other(&mut self, at: usize, action: G::Action) -> Option<()> {
        let mut states = vec![alike(&self.states[at], action, self.viewer, &self.sights[at])?];
        let mut steps = vec![action];
        for later in at + 1..self.steps.len() {
            let (before, seen) = (states.last()?, &self.sights[later]);
            let go_on = |step| alike(before, step, self.viewer, seen).map(|after| (step, after));
            let same = go_on(self.steps[later]);
            let (step, after) = same.or_else(|| options(before).into_iter().find_map(go_on))?;
            steps.push(step);
            states.push(after);
        }
        self.steps.splice(at.., steps);
        self.states.splice(at + 1.., states);
        Some(())
    }
}

/// All that may come next.
fn options<G: Game>(game: &G) -> Vec<G::Action> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    game.outcomes(&mut outcomes);
    actions.extend(outcomes.into_iter().map(|(action, _)| action));
    actions
}
