//! The ways in which a turn of VOLCANO may end if nobody turns a current or moves any more: for each number of GO that is
//! possible, with an eruption and without.

use super::{REACH, held, spread};
use crate::{
    bots::judged::{Judged, PerSeat, SEATS},
    rules::{
        Game, Pending, Seat, Seats, Viewer,
        volcano::{Ballot, Chance, Forecast, Island, LAST_ERUPTION, Prompt, State, Vote},
    },
};

/// By how many points two players are likely to differ when the last eruption is over, as long as somebody has yet to act in its turn: at
/// least, and by so much more the more of them have (both like [`spread`]).
const LAST_SPREAD: f64 = 3.0;
const ACTING_SPREAD: f64 = 9.0;

/// How a seat fares in one of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Fate {
    /// Points after the eruption, if there is one.
    pub kept: u32,
    /// Points at the end of the turn.
    pub points: u32,
    /// How often it will have been hit.
    pub hits: u8,
    /// How many resources it could have in the turn after, by where it will be: the most on one island, shared with who is there.
    pub reach: f64,
}

/// One of them.
pub(super) struct End {
    /// How likely it is, from 0 to 1; they sum to 1.
    pub chance: f64,
    /// By seat.
    pub seats: [Fate; SEATS],
    /// Eruptions by then.
    eruptions: u8,
}

impl End {
    pub fn worths(&self) -> PerSeat {
        self.seats.map(|fate| held(fate.points, fate.hits) + REACH * fate.reach)
    }

    /// Every seat's chance to win after it, with spreads that are wider by that factor.
    pub fn chances(&self, game: &State, wider: f64) -> PerSeat {
        if self.eruptions < LAST_ERUPTION {
            return game.chances_of(&self.worths(), wider * spread(self.eruptions));
        }
        let acting = game.yet_to_choose() as f64 / f64::from(game.seats());
        if acting > 0.0 {
            return game.chances_of(&self.worths(), wider * (LAST_SPREAD + ACTING_SPREAD * acting));
        }
        let (mut chances, seats) = ([0.0; SEATS], usize::from(game.seats()));
        let result = |fate: &Fate| (fate.points, fate.hits);
        let best = self.seats[..seats].iter().map(result).max();
        let wins = |fate: &&Fate| Some(result(fate)) == best;
        let winners = self.seats[..seats].iter().filter(wins).count().max(1);
        for (chance, fate) in chances.iter_mut().zip(&self.seats[..seats]) {
            *chance = f64::from(u8::from(wins(&fate))) / winners as f64;
        }
        chances
    }
}

impl State {
    /// Tells every way in which the turn may end, by what the viewer may know. Before the first turn there is one.
    pub(super) fn ends(&self, viewer: Viewer, tell: &mut impl FnMut(&End)) {
        let erupts = self.odds();
        let erupts = f64::from(erupts.cases) / f64::from(erupts.of);
        match self.pending() {
            // What erupts has erupted, and the islands have drifted.
            Pending::Over
            | Pending::Chance(Chance::Current(_) | Chance::Parent)
            | Pending::Decision { prompt: Prompt::Flee { .. }, .. } => {
                return tell(&self.calm_end(&self.board().outcome(0), 1.0));
            }
            // The islands have drifted.
            Pending::Chance(Chance::Check { again: true }) => return self.both_ends(0, 1.0, erupts, tell),
            _ => {}
        }
        let (mut go, mut open) = (0, 0);
        for seat in Seat::first(self.seats()) {
            match self.ballot(seat, viewer) {
                Ballot::Known(Vote::Go) => go += 1,
                Ballot::Known(Vote::Stay) => {}
                Ballot::None | Ballot::FaceDown => open += 1,
            }
        }
        // Each choice that is not known is GO in one of two cases.
        let mut chance = 1.0 / f64::from(1_u32 << open);
        for more in 0..=open {
            self.both_ends(go + more, chance, erupts, tell);
            chance *= f64::from(open - more) / f64::from(more + 1);
        }
    }

    fn both_ends(&self, go: u8, chance: f64, erupts: f64, tell: &mut impl FnMut(&End)) {
        let outcome = self.board().outcome(go);
        if erupts < 1.0 {
            tell(&self.calm_end(&outcome, chance * (1.0 - erupts)));
        }
        if erupts > 0.0 {
            tell(&self.erupted_end(&outcome, chance * erupts));
        }
    }

    fn calm_end(&self, outcome: &Forecast, chance: f64) -> End {
        let (board, eruptions) = (self.board(), self.board().eruptions());
        let around = Around::new(self, outcome, board.hit(), self.fleeing());
        let seats = self.fates(|seat| {
            let pawn = board.pawn(seat);
            let points = pawn.points + outcome.calm[seat.index()];
            Fate { kept: pawn.points, points, hits: pawn.hits, reach: around.within_reach(seat) }
        });
        End { chance, seats, eruptions }
    }

    fn erupted_end(&self, outcome: &Forecast, chance: f64) -> End {
        let (board, eruptions) = (self.board(), self.board().eruptions() + 1);
        let around = Around::new(self, outcome, outcome.hit, outcome.hit);
        let seats = self.fates(|seat| {
            let (pawn, index) = (board.pawn(seat), seat.index());
            let kept = pawn.points - outcome.lost[index];
            Fate {
                kept,
                points: kept + outcome.erupting[index],
                hits: pawn.hits + u8::from(outcome.hit.has(seat)),
                reach: if eruptions < LAST_ERUPTION { around.within_reach(seat) } else { 0.0 },
            }
        });
        End { chance, seats, eruptions }
    }

    fn fates(&self, fate: impl Fn(Seat) -> Fate) -> [Fate; SEATS] {
        let mut fates = [Fate::default(); SEATS];
        for seat in Seat::first(self.seats()) {
            fates[seat.index()] = fate(seat);
        }
        fates
    }
}

/// Who is where at the end of a turn.
struct Around<'a> {
    game: &'a State,
    outcome: &'a Forecast,
    /// Those who were hit and may still go anywhere, so they are nowhere yet.
    free: Seats,
    /// How many are on each island.
    there: [u8; Island::ALL.len()],
    /// How many of them take what lies there: all who were not hit.
    takers: [u8; Island::ALL.len()],
}

impl<'a> Around<'a> {
    fn new(game: &'a State, outcome: &'a Forecast, hit: Seats, free: Seats) -> Around<'a> {
        let [mut there, mut takers] = [[0; Island::ALL.len()]; 2];
        for seat in Seat::first(game.seats()) {
            if let (false, Some(at)) = (free.has(seat), game.board().pawn(seat).at) {
                there[at.index()] += 1;
                takers[at.index()] += u8::from(!hit.has(seat));
            }
        }
        Around { game, outcome, free, there, takers }
    }

    /// The most resources on an island that the seat may be on in the turn after, shared with those who are there.
    fn within_reach(&self, seat: Seat) -> f64 {
        let (board, free) = (self.game.board(), self.free.has(seat));
        let Some(at) = board.pawn(seat).at else { return 0.0 };
        let reachable = self.outcome.chart.reachable(at, self.game.config().adjacent);
        let mut best = 0.0_f64;
        for island in Island::RICH {
            if !(free || island == at || reachable.has(island)) {
                continue;
            }
            // One grows anew where all is taken (V15, V16).
            let left = if self.takers[island.index()] == 0 { board.resources(island) } else { 0 };
            let sharers = self.there[island.index()] + u8::from(free || island != at);
            best = best.max(f64::from(left + 1) / f64::from(sharers));
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::volcano::{Action, Config},
        session::Playout,
    };

    /// Positions of random games, with the number of seats.
    fn positions(games: u64) -> Vec<State> {
        let mut positions = Vec::new();
        for seed in 0..games {
            let config = Config::new(2 + (seed % 5) as u8);
            let (mut game, mut playout) = (State::new(&config).unwrap(), Playout::new(seed));
            playout.deal(&mut game);
            while game.pending() != Pending::Over {
                positions.push(game);
                playout.step(&mut game, &mut ());
            }
        }
        positions
    }

    fn ends(game: &State, viewer: Viewer) -> Vec<(f64, [Fate; SEATS], u8)> {
        let mut ends = Vec::new();
        game.ends(viewer, &mut |end| ends.push((end.chance, end.seats, end.eruptions)));
        ends
    }

    fn is_one(sum: f64) -> bool {
        (sum - 1.0).abs() < 1e-9
    }

    #[test]
    fn the_ends_of_a_turn_are_all_there_are() {
        for game in positions(20) {
            for viewer in [Viewer::Everything, Viewer::Seat(Seat::new(0))] {
                assert!(is_one(ends(&game, viewer).iter().map(|(chance, ..)| chance).sum()));
                assert!(is_one(game.chances(viewer).iter().sum()));
            }
        }
    }

    /// The last to choose knows what both choices bring.
    #[test]
    fn what_the_last_choice_brings_is_what_comes() {
        let (mut calm, mut erupted, mut over) = (0, 0, 0);
        for game in positions(120) {
            let Pending::Decision { prompt: Prompt::Act { .. }, .. } = game.pending() else { continue };
            let odds = game.odds();
            if game.yet_to_choose() > 1 || ![0, odds.of].contains(&odds.cases) {
                continue;
            }
            let told = ends(&game, Viewer::Everything);
            assert_eq!(told.len(), 2);
            for ((chance, fates, eruptions), vote) in told.into_iter().zip([Action::Stay, Action::Go]) {
                let mut after = game;
                after.play(vote, &mut ()).unwrap();
                while let Pending::Decision { prompt: Prompt::Flee { at }, .. } = after.pending() {
                    after.play(Action::Flee(at), &mut ()).unwrap();
                }
                assert!(is_one(2.0 * chance));
                assert_eq!(after.board().eruptions(), eruptions);
                for seat in Seat::first(game.seats()) {
                    let (pawn, fate) = (after.board().pawn(seat), &fates[seat.index()]);
                    assert_eq!((pawn.points, pawn.hits), (fate.points, fate.hits));
                    assert!(fate.kept <= fate.points);
                }
                (calm, erupted) = if odds.cases == 0 { (calm + 1, erupted) } else { (calm, erupted + 1) };
                over += u32::from(after.pending() == Pending::Over);
            }
        }
        assert!(calm > 20 && erupted > 20 && over > 4, "{calm} {erupted} {over}");
    }

    /// Wherever those flee who were hit (V14, V17).
    #[test]
    fn after_the_last_eruption_it_is_known_who_wins() {
        let mut seen = 0;
        for game in positions(200) {
            if game.board().eruptions() < LAST_ERUPTION {
                continue;
            }
            let (mut end, mut playout) = (game, Playout::new(seen));
            while playout.step(&mut end, &mut ()).is_some() {}
            assert_eq!(game.chances(Viewer::Everything), end.chances(Viewer::Everything));
            seen += 1;
        }
        assert!(seen > 20, "{seen}");
    }

    /// Before the last eruption others may still act: the more of them, the less is sure.
    #[test]
    fn a_lead_counts_the_more_the_fewer_have_yet_to_act() {
        let (mut early, mut late) = (Vec::new(), Vec::new());
        for game in positions(400) {
            let Pending::Decision { prompt: Prompt::Act { .. }, .. } = game.pending() else { continue };
            let odds = game.odds();
            if game.board().eruptions() + 1 == LAST_ERUPTION && odds.cases == odds.of && game.seats() == 4 {
                let most = game.chances(Viewer::Everything).into_iter().fold(0.0, f64::max);
                if game.yet_to_choose() == 4 { &mut early } else { &mut late }.push(most);
            }
        }
        let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
        assert!(early.len() > 20 && late.len() > 20);
        assert!(mean(&late) > mean(&early) + 0.02, "{} {}", mean(&early), mean(&late));
    }

    /// Where somebody flees to is where it begins the turn after: it counts at once, not when the last one has fled.
    #[test]
    fn where_to_flee_matters() {
        let (mut differ, mut seen) = (0, 0);
        for game in positions(120) {
            let Pending::Decision { seat, prompt: Prompt::Flee { .. } } = game.pending() else { continue };
            if game.board().eruptions() >= LAST_ERUPTION || game.fleeing().len() < 2 {
                continue;
            }
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let mut worths: Vec<f64> = Vec::new();
            for action in actions {
                let mut after = game;
                after.play(action, &mut ()).unwrap();
                worths.push(after.own_worth(seat, Viewer::Seat(seat)));
            }
            seen += 1;
            differ += u32::from(worths.iter().any(|worth| *worth != worths[0]));
        }
        assert!(seen > 20 && differ * 4 > seen * 3, "{differ} of {seen}");
    }

    /// Who is hit may go anywhere (V14), and finds what nobody took.
    #[test]
    fn who_is_hit_reaches_at_least_as_much() {
        let (mut more, mut hit) = (0, 0);
        for game in positions(60) {
            for go in 0..=game.seats() {
                let outcome = game.board().outcome(go);
                for seat in outcome.hit.iter() {
                    let [bound, free] = [outcome.hit.without(Seats::of(seat)), outcome.hit]
                        .map(|free| Around::new(&game, &outcome, outcome.hit, free).within_reach(seat));
                    assert!(free >= bound, "{free} {bound}");
                    hit += 1;
                    more += u32::from(free > bound);
                }
            }
        }
        assert!(more * 4 > hit, "{more} of {hit}");
    }
}
