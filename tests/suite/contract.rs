//! What [`Game`] promises, checked along random games.
//!
//! The cheap promises are checked at every action; those that cost a resample, a clone of the game or a whole hand of foreign
//! actions, at every few. A game is remembered by its number, so a failure can be played again.

use caldera::{
    rules::{Game, Pending, Refusal, Score, Seat, Viewer},
    session::Playout,
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Entry;

/// How many actions lie between two states that are examined closely.
const STRIDE: u32 = 5;
/// How many actions of the game's whole notation are tried at such a state.
const FOREIGN: usize = 48;
/// One in so many of these states is compared with the whole notation.
const WHOLE: u32 = 8;

/// Plays all games of an entry and checks everything.
pub fn random_games<E: Entry>() {
    let mut notation = E::notation();
    notation.sort_unstable();
    notation.dedup();
    for (config, games) in E::configs() {
        for number in 0..games {
            OneGame::<E>::new(&config, number, &notation).play();
        }
    }
}

/// One random game, with what is needed to check it.
struct OneGame<'a, E: Entry> {
    label: String,
    notation: &'a [<E::State as Game>::Action],
    fresh: E::State,
    state: E::State,
    rng: ChaCha8Rng,
    playout: Playout<E::State>,
    actions: Vec<<E::State as Game>::Action>,
}

impl<'a, E: Entry> OneGame<'a, E> {
    fn new(
        config: &<E::State as Game>::Config,
        number: u64,
        notation: &'a [<E::State as Game>::Action],
    ) -> Self {
        let fresh = E::State::new(config).expect("a config of the suite");
        assert_eq!(fresh.config(), config);
        OneGame {
            label: format!("game {number} of {config:?}"),
            notation,
            state: fresh.clone(),
            fresh,
            rng: ChaCha8Rng::seed_from_u64(number),
            playout: Playout::new(number),
            actions: Vec::new(),
        }
    }

    fn play(mut self) {
        let offset = self.rng.random_range(0..STRIDE);
        while self.state.pending() != Pending::Over {
            let count = self.actions.len() as u32;
            assert!(count < E::LONGEST, "{}: longer than {} actions", self.label, E::LONGEST);
            let listed = self.listed();
            if count % STRIDE == offset {
                self.check_list(&listed);
                self.check_foreign(&listed);
                self.check_views();
            }
            self.step();
        }
        self.check_over();
    }

    /// The actions or outcomes that are listed now: never none.
    fn listed(&self) -> Vec<<E::State as Game>::Action> {
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        self.state.actions(&mut actions);
        self.state.outcomes(&mut outcomes);
        match self.state.pending() {
            Pending::Decision { seat, .. } => {
                assert!(seat.index() < self.state.seats().into());
                assert!(
                    !actions.is_empty() && outcomes.is_empty(),
                    "{} stalls: {:?}",
                    self.label,
                    self.state
                );
                actions
            }
            _ => {
                assert!(
                    !outcomes.is_empty() && actions.is_empty(),
                    "{} stalls: {:?}",
                    self.label,
                    self.state
                );
                assert!(outcomes.iter().all(|(_, weight)| *weight > 0));
                outcomes.into_iter().map(|(action, _)| action).collect()
            }
        }
    }

    /// Listed actions stand in order, once each; each is accepted, and its notation reads back.
    fn check_list(&self, listed: &[<E::State as Game>::Action]) {
        assert!(listed.is_sorted_by(|a, b| a < b), "{}: not ascending: {listed:?}", self.label);
        for action in listed {
            assert!(self.state.check(*action).is_ok(), "{}: {action} is listed and refused", self.label);
            let text = action.to_string();
            assert!(text.parse().is_ok_and(|read: <E::State as Game>::Action| read == *action), "{text:?}");
        }
    }

    /// Of all actions that can be written, those are accepted that are listed; a refusal changes nothing.
    fn check_foreign(&mut self, listed: &[<E::State as Game>::Action]) {
        for _ in 0..FOREIGN {
            let action = self.notation[self.rng.random_range(0..self.notation.len())];
            if let Err(illegal) = self.state.check(action) {
                assert!(!illegal.rule().is_empty() && !illegal.to_string().is_empty());
                let (mut tried, mut events) = (self.state.clone(), Vec::new());
                assert_eq!(
                    tried.play(action, &mut events),
                    Err(illegal),
                    "check and play give the same reason"
                );
                assert!(tried == self.state && events.is_empty(), "{}: {action} left a trace", self.label);
            }
        }
        if self.rng.random_range(0..WHOLE) == 0 {
            let accepted = self.notation.iter().filter(|action| self.state.check(**action).is_ok());
            let written = |action: &&_| E::NOTATION_IS_WHOLE || self.notation.binary_search(action).is_ok();
            let expected = listed.iter().filter(written);
            assert!(accepted.eq(expected), "{}: listed {listed:?} in {:?}", self.label, self.state);
        }
    }

    /// What a seat cannot know does not change what it sees, nor what the table sees.
    fn check_views(&mut self) {
        for seat in Seat::first(self.state.seats()) {
            let other = self.state.resample(seat, &mut self.rng);
            for viewer in [Viewer::Seat(seat), Viewer::Table] {
                assert_eq!(
                    other.view(viewer),
                    self.state.view(viewer),
                    "{}: {viewer:?} is shown a secret",
                    self.label
                );
            }
            assert_eq!(other.has_secrets(seat), self.state.has_secrets(seat));
            E::invariants(&other, &other);
            if self.decides(seat) {
                let (mut known, mut listed) = (Vec::new(), Vec::new());
                other.actions(&mut known);
                self.state.actions(&mut listed);
                assert_eq!(known, listed, "{}: {seat} could not know what is legal", self.label);
            }
        }
    }

    fn decides(&self, seat: Seat) -> bool {
        matches!(self.state.pending(), Pending::Decision { seat: deciding, .. } if deciding == seat)
    }

    /// One random action: the invariants hold after it, and its events tell no viewer more than another witness would.
    fn step(&mut self) {
        let action = self.playout.choose(&self.state).expect("the game goes on");
        let mut next = self.state.clone();
        let events =
            next.apply(action).unwrap_or_else(|illegal| panic!("{}: {action}: {illegal}", self.label));
        E::invariants(&self.state, &next);
        for event in &events {
            check_witnesses::<E::State>(event, self.state.seats());
        }
        check_scores(&next.scores(), next.seats(), &E::rivals(&next));
        self.actions.push(action);
        self.state = next;
    }

    /// The game is over: nothing is legal, and the same actions from the same start, also through their notation, give
    /// the same state. Nobody's guess at an earlier moment would have got stuck.
    fn check_over(&mut self) {
        for action in &self.actions {
            assert!(self.state.check(*action).is_err(), "{}: {action} after the end", self.label);
        }
        let halfway = self.actions.len() / 2;
        let mut again = self.fresh.clone();
        for (index, action) in self.actions.iter().enumerate() {
            if index == halfway {
                let seat = Seat::new(self.rng.random_range(0..again.seats()));
                let (end, _) = self.playout.play(again.resample(seat, &mut self.rng));
                assert_eq!(end.pending(), Pending::Over, "{}: a resampled game got stuck", self.label);
            }
            let read = action.to_string().parse().unwrap_or_else(|error| panic!("{action}: {error}"));
            again.play(read, &mut ()).unwrap_or_else(|illegal| panic!("{}: {action}: {illegal}", self.label));
        }
        assert_eq!(again, self.state, "{}: replayed", self.label);
        assert_eq!(again.state_json(), self.state.state_json());
        let standings = self.state.standings_json();
        let lines = usize::from(self.state.seats()) + E::rivals(&self.state).len();
        assert_eq!(standings.as_array().map(Vec::len), Some(lines));
    }
}

/// Seeing through one's own eyes twice adds nothing, and what the table saw is in what a seat saw.
fn check_witnesses<G: Game>(event: &G::Event, seats: u8) {
    let table = G::witness(event, Viewer::Table);
    assert_eq!(G::witness(event, Viewer::Everything).as_ref(), Some(event));
    for viewer in Seat::first(seats).map(Viewer::Seat) {
        match G::witness(event, viewer) {
            Some(seen) => {
                assert_eq!(G::witness(&seen, viewer).as_ref(), Some(&seen));
                assert_eq!(G::witness(&seen, Viewer::Table), table);
            }
            None => assert_eq!(table, None, "the table saw {event:?} and {viewer:?} did not"),
        }
    }
}

/// Scores come in seat order, parts sum to totals, and ranks are competition ranks: 1 2 2 4.
fn check_scores<Part>(scores: &[Score<Part>], seats: u8, rivals: &[u8]) {
    assert!(scores.iter().map(|score| score.seat).eq(Seat::first(seats)));
    for score in scores {
        assert_eq!(score.total, score.parts.iter().map(|(_, value)| value).sum::<i32>());
        assert_eq!(score.tie_break, score.tie_parts.iter().map(|(_, value)| value).sum::<i32>());
        let ranks = scores.iter().map(|other| other.rank).chain(rivals.iter().copied());
        let ahead = ranks.filter(|rank| *rank < score.rank).count();
        assert_eq!(usize::from(score.rank), ahead + 1);
        let level = |other: &Score<Part>| (other.total, other.tie_break) == (score.total, score.tie_break);
        assert!(
            scores.iter().all(|other| level(other) == (other.rank == score.rank)),
            "equal scores share a rank"
        );
    }
}
