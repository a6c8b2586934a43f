//! VOLCANO in the suite: which configs are played, and a mirror that knows the events only and has to show the same table.

use caldera::{
    rules::{
        Die, Game, Pending, Seat, Seats, Viewer,
        volcano::{
            Action, Adjacent, Ballot, Cell, Chance, Config, Danger, Dir, Event, Island, Layout, Prompt,
            State, View, Vote,
        },
    },
    session::Playout,
};

use super::{Entry, laws::volcano as laws};

/// The card game.
pub struct Volcano;

impl Entry for Volcano {
    type State = State;

    /// Every number of players with every set of options; the usual options most often.
    fn configs() -> Vec<(Config, u64)> {
        let mut configs = Vec::new();
        for players in 2..=6 {
            for layout in [Layout::VolcanoInCentre, Layout::FiveInCentre] {
                for adjacent in [Adjacent::Four, Adjacent::Eight] {
                    let config = Config { players, layout, adjacent };
                    configs.push((config, if config == Config::new(players) { 200 } else { 70 }));
                }
            }
        }
        configs
    }

    fn notation() -> Vec<Action> {
        laws::notation()
    }

    const LONGEST: u32 = 1_000;

    fn invariants(before: &State, after: &State) {
        laws::hold(before, after);
    }
}

#[test]
fn at_least_two_thousand_games_are_played() {
    assert!(Volcano::configs().iter().map(|(_, games)| games).sum::<u64>() >= 2_000);
}

/// The table as somebody keeps it who only hears the events.
#[derive(Clone, Debug, PartialEq)]
struct Mirror {
    currents: Vec<Option<Dir>>,
    islands: [Cell; 6],
    resources: [u32; 5],
    at: Vec<Option<Island>>,
    points: Vec<u32>,
    hits: Vec<u8>,
    danger: Danger,
    eruptions: u8,
    parent: Option<Seat>,
    turn: u32,
    voted: Seats,
    over: bool,
}

impl Mirror {
    fn new(config: &Config) -> Mirror {
        let players = config.players.into();
        Mirror {
            currents: vec![None; 25],
            islands: Island::ALL.map(|island| config.layout.cell(island)),
            resources: [1; 5],
            at: vec![None; players],
            points: vec![0; players],
            hits: vec![0; players],
            danger: Danger::LOWEST,
            eruptions: 0,
            parent: None,
            turn: 1,
            voted: Seats::NONE,
            over: false,
        }
    }

    /// What the view shows of the same.
    fn of(view: &View, dealt: usize) -> Mirror {
        let pawns = || Seat::first(view.config.players).map(|seat| view.board.pawn(seat));
        let currents = view.board.chart().currents();
        let drawn = !matches!(view.pending, Pending::Chance(Chance::Current(_) | Chance::Parent));
        let voted = |seat: &Seat| view.ballots[seat.index()] != Ballot::None;
        Mirror {
            currents: Cell::all().map(|cell| (cell.index() < dealt).then(|| currents.dir(cell))).collect(),
            islands: Island::ALL.map(|island| view.board.chart().cell(island)),
            resources: Island::RICH.map(|island| view.board.resources(island)),
            at: pawns().map(|pawn| pawn.at).collect(),
            points: pawns().map(|pawn| pawn.points).collect(),
            hits: pawns().map(|pawn| pawn.hits).collect(),
            danger: view.board.danger(),
            eruptions: view.board.eruptions(),
            parent: drawn.then(|| view.board.parent()),
            turn: view.turn,
            voted: Seat::first(view.config.players).filter(voted).collect(),
            over: view.pending == Pending::Over,
        }
    }

    /// Hears one event; whatever it says of the time before has to be so.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::CurrentDealt { cell, dir } => self.currents[cell.index()] = Some(dir),
            Event::ParentDrawn { seat } => self.parent = Some(seat),
            Event::PawnPlaced { seat, island } => self.at[seat.index()] = Some(island),
            Event::TurnBegan { turn, parent, danger } => {
                assert_eq!(danger, self.danger);
                (self.turn, self.parent, self.voted) = (turn, Some(parent), Seats::NONE);
            }
            Event::Checked { parent, die, threshold, hits, .. } => {
                assert_eq!((Some(parent), threshold), (self.parent, 1 + self.danger.level()));
                assert_eq!(hits, die.pips() <= threshold);
            }
            Event::IncidentRolled { parent, .. } => assert_eq!(Some(parent), self.parent),
            Event::Gathered { seat, from, to }
            | Event::Sailed { seat, from, to, .. }
            | Event::Fled { seat, from, to } => {
                assert_eq!(self.at[seat.index()], Some(from));
                self.at[seat.index()] = Some(to);
            }
            Event::Swapped { islands, cells, .. } => {
                let now = [self.islands[islands[1].index()], self.islands[islands[0].index()]];
                assert_eq!(cells, now);
                for (island, cell) in islands.into_iter().zip(cells) {
                    self.islands[island.index()] = cell;
                }
            }
            Event::Added { island, amount, now, .. } => self.lay(island, amount, now),
            Event::CurrentTurned { cell, from, to, .. } => {
                assert_eq!(self.currents[cell.index()], Some(from));
                self.currents[cell.index()] = Some(to);
            }
            Event::Voted { seat, vote } => {
                assert_eq!(vote, None, "the table hears no choice");
                self.voted.add(seat);
            }
            Event::Revealed { go, count } => assert_eq!(go.len(), count),
            Event::Drifted { island, from, to, .. } => {
                assert_eq!(self.islands[island.index()], from);
                self.islands[island.index()] = to;
            }
            Event::DriftStopped { island, at, .. } => assert_eq!(self.islands[island.index()], at),
            Event::Erupted { number, .. } => self.eruptions = number,
            Event::Hit { seat, island, lost, points } => {
                assert_eq!(self.at[seat.index()], Some(island));
                self.points[seat.index()] -= lost;
                self.hits[seat.index()] += 1;
                assert_eq!(self.points[seat.index()], points);
            }
            Event::Gained { seat, island, amount, points, left } => {
                assert_eq!(self.at[seat.index()], Some(island));
                if let Some(resources) = self.resources.get_mut(island.index()) {
                    *resources -= amount;
                    assert_eq!(*resources, left);
                }
                self.points[seat.index()] += amount;
                assert_eq!(self.points[seat.index()], points);
            }
            Event::Grew { island, now } => self.lay(island, 1, now),
            Event::DangerSet { from, to } => {
                assert_eq!(from, self.danger);
                self.danger = to;
            }
            Event::TurnEnded { turn, parent } => assert_eq!((turn, Some(parent)), (self.turn, self.parent)),
            Event::GameOver => self.over = true,
        }
    }

    fn lay(&mut self, island: Island, amount: u32, now: u32) {
        self.resources[island.index()] += amount;
        assert_eq!(self.resources[island.index()], now);
    }
}

#[test]
fn the_events_tell_everything_that_lies_open() {
    for number in 0..400 {
        let config = Config::new(2 + (number % 5) as u8);
        let (mut state, mut playout) = (State::new(&config).unwrap(), Playout::new(number));
        let (mut mirror, mut dealt) = (Mirror::new(&config), 0);
        while let Some(action) = playout.choose(&state) {
            dealt += usize::from(matches!(action, Action::Current(..)));
            for event in state.apply(action).unwrap() {
                mirror.hear(&State::witness(&event, Viewer::Table).unwrap());
            }
            assert_eq!(mirror, Mirror::of(&state.view(Viewer::Table), dealt), "game {number}: {action}");
        }
        assert!(mirror.over);
    }
}

/// Whatever was foretold for a number of GO comes true, if that many choose it with nothing else in between.
#[test]
fn forecasts_come_true() {
    let mut compared = 0;
    for number in 0..300 {
        let config = Config::new(2 + (number % 5) as u8);
        let (mut state, mut playout) = (State::new(&config).unwrap(), Playout::new(number));
        while let Some(action) = playout.choose(&state) {
            let view = state.view(Viewer::Table);
            if let Pending::Decision { prompt: Prompt::Act { .. }, .. } = view.pending {
                for forecast in view.forecasts() {
                    compared += u32::from(came_true(state, &forecast));
                }
            }
            state.play(action, &mut ()).unwrap();
        }
    }
    assert!(compared > 10_000, "{compared}");
}

fn came_true(mut state: State, forecast: &caldera::rules::volcano::Forecast) -> bool {
    let mut events = Vec::new();
    let turn = state.turn();
    let mut go =
        state.view(Viewer::Everything).ballots.iter().filter(|b| **b == Ballot::Known(Vote::Go)).count()
            as u8;
    while let Pending::Decision { prompt: Prompt::Act { .. }, .. } = state.pending() {
        let vote = if go < forecast.go { Action::Go } else { Action::Stay };
        go += u8::from(vote == Action::Go);
        events.extend(state.apply(vote).unwrap());
    }
    if go != forecast.go {
        // So many had chosen otherwise already.
        return false;
    }
    let drift: Vec<Event> = events
        .iter()
        .filter(|event| matches!(event, Event::Drifted { .. } | Event::DriftStopped { .. }))
        .copied()
        .collect();
    assert_eq!(drift, forecast.drift);
    assert_eq!(*state.board().chart(), forecast.chart);
    while state.turn() == turn && state.pending() != Pending::Over {
        let next = match state.pending() {
            Pending::Chance(_) => Action::Check(Die::ALL[0]),
            _ => Action::Flee(Island::One),
        };
        events.extend(state.apply(next).unwrap());
    }
    let sum = |seat: Seat, amount: &dyn Fn(&Event) -> Option<(Seat, u32)>| -> u32 {
        events.iter().filter_map(amount).filter(|(of, _)| *of == seat).map(|(_, amount)| amount).sum()
    };
    let erupted = events.iter().find_map(|event| match event {
        Event::Erupted { hit, .. } => Some(*hit),
        _ => None,
    });
    for seat in Seat::first(state.seats()) {
        let gained = sum(seat, &|event| match event {
            Event::Gained { seat, amount, .. } => Some((*seat, *amount)),
            _ => None,
        });
        let lost = sum(seat, &|event| match event {
            Event::Hit { seat, lost, .. } => Some((*seat, *lost)),
            _ => None,
        });
        match erupted {
            Some(hit) => {
                assert_eq!(hit, forecast.hit);
                assert_eq!((gained, lost), (forecast.erupting[seat.index()], forecast.lost[seat.index()]));
            }
            None => assert_eq!((gained, lost), (forecast.calm[seat.index()], 0)),
        }
    }
    true
}

#[test]
fn the_invariants_notice_points_from_nowhere() {
    let (mut state, mut playout) = (State::new(&Config::new(4)).unwrap(), Playout::new(1));
    while !matches!(state.pending(), Pending::Decision { prompt: Prompt::Act { .. }, .. }) {
        playout.step(&mut state, &mut ());
    }
    let before = state.view(Viewer::Table);
    let mut after = before.clone();
    laws::points_are_accounted_for(&before, &after);
    while after.board == before.board || after.turn == before.turn {
        playout.step(&mut state, &mut ());
        after = state.view(Viewer::Table);
    }
    after.turn = before.turn;
    assert!(std::panic::catch_unwind(|| laws::points_are_accounted_for(&before, &after)).is_err());
}
