//! Positions for the rule tests: a [`Scene`] is drawn, peopled and opened at a moment of the parent's turn; the [`Table`]
//! that comes out of it plays steps in the notation of records.

use crate::rules::{
    Game, Seat,
    trial::{Drawn, Trial},
    volcano::{Adjacent, Board, Cell, Chart, Config, Danger, Dir, Event, Incident, Island, Outlook, State},
};

/// A game of VOLCANO in a test.
pub(super) type Table = Trial<State>;

impl Drawn for State {
    fn drawing(&self) -> String {
        self.board.chart.to_string()
    }
}

/// A sea on which everything lies as at the start and every current leads off the grid sooner or later; nothing is near the
/// volcano but island 5.
pub(super) const SEA: &str = "
    W1 N. N. N. E2
    W. W. N. E. E.
    W. W. WV E. E.
    W. W. S5 E. E.
    W3 S. S. S. E4";

pub(super) fn island(name: &str) -> Island {
    Island::parse(name).unwrap_or_else(|_| panic!("{name} is no island"))
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// Reads the drawing that [`Chart`]'s `Display` writes.
pub(super) fn chart(drawing: &str) -> Chart {
    let mut chart = Chart::new(Config::new(4).layout);
    let mut lying = Vec::new();
    assert_eq!(drawing.split_whitespace().count(), 25, "{drawing}");
    for (cell, word) in Cell::all().zip(drawing.split_whitespace()) {
        let (dir, on_it) = word.split_at(1);
        chart.currents.turn(cell, Dir::parse(dir).expect("a direction"));
        if on_it != "." {
            chart.cells[island(on_it).index()] = cell;
            lying.push(on_it);
        }
    }
    lying.sort_unstable();
    assert_eq!(lying.concat(), "12345V", "{drawing}");
    chart
}

/// A position to be set up.
#[derive(Clone)]
pub(super) struct Scene(State);

/// The usual sea; everybody is on island 1, seat 0 is the parent.
pub(super) fn scene(players: u8) -> Scene {
    let mut state = State::new(&Config::new(players)).expect("a config");
    for seat in Seat::first(players) {
        state.board.pawn_mut(seat).at = Some(Island::One);
    }
    Scene(state).sea(SEA)
}

impl Scene {
    pub(super) fn sea(mut self, drawing: &str) -> Scene {
        self.0.board.chart = chart(drawing);
        self
    }

    pub(super) fn adjacent(mut self, adjacent: Adjacent) -> Scene {
        self.0.config.adjacent = adjacent;
        self
    }

    /// The islands of all seats, in seat order.
    pub(super) fn at(mut self, islands: &str) -> Scene {
        for (index, name) in islands.split_whitespace().enumerate() {
            self.0.board.pawns[index].at = Some(island(name));
        }
        self
    }

    /// The points of all seats, in seat order.
    pub(super) fn points(mut self, points: &[u32]) -> Scene {
        for (pawn, points) in self.0.board.pawns.iter_mut().zip(points) {
            pawn.points = *points;
        }
        self
    }

    pub(super) fn resources(mut self, resources: [u32; 5]) -> Scene {
        self.0.board.resources = resources;
        self
    }

    pub(super) fn danger(mut self, level: u8) -> Scene {
        let risen = std::iter::successors(Some(Danger::LOWEST), |danger| Some(danger.risen()));
        self.0.board.danger = risen.take(level.into()).last().expect("a level from 1");
        self
    }

    pub(super) fn eruptions(mut self, eruptions: u8) -> Scene {
        self.0.board.eruptions = eruptions;
        self
    }

    pub(super) fn parent(mut self, parent: u8) -> Scene {
        self.0.board.parent = seat(parent);
        self
    }

    /// Opens before the eruption check.
    pub(super) fn turn(mut self) -> Table {
        let mut events = Vec::new();
        self.0.begin_turn(&mut events);
        Table { state: self.0, events }
    }

    /// Opens before the parent acts, with nothing to fear.
    pub(super) fn acts(self) -> Table {
        self.acts_with(Outlook::Calm)
    }

    /// Opens before the parent acts.
    pub(super) fn acts_with(self, outlook: Outlook) -> Table {
        let mut table = self.turn();
        table.state.outlook = outlook;
        table.state.incident = Some(Incident::Bounty);
        table.state.begin_actions();
        table
    }
}

impl Table {
    pub(super) fn board(&self) -> &Board {
        &self.state.board
    }

    /// Everybody who has yet to act chooses `go` or `stay` without doing anything else; `all` are the choices.
    pub(super) fn vote(&mut self, all: &str) -> &mut Table {
        for vote in all.split_whitespace() {
            self.play(vote);
        }
        self
    }

    pub(super) fn at(&self) -> String {
        let pawns = Seat::first(self.state.config.players).map(|seat| self.board().pawn(seat));
        let names: Vec<&str> = pawns.map(|pawn| pawn.at.map_or("-", Island::name)).collect();
        names.join(" ")
    }

    pub(super) fn points(&self) -> Vec<u32> {
        Seat::first(self.state.config.players).map(|seat| self.board().pawn(seat).points).collect()
    }

    pub(super) fn hits(&self) -> Vec<u8> {
        Seat::first(self.state.config.players).map(|seat| self.board().pawn(seat).hits).collect()
    }

    pub(super) fn resources(&self) -> [u32; 5] {
        self.board().resources
    }

    /// Where an island lies.
    pub(super) fn cell(&self, name: &str) -> String {
        self.board().chart.cell(island(name)).to_string()
    }

    /// Who decides.
    pub(super) fn decides(&self) -> usize {
        match self.state.pending() {
            crate::rules::Pending::Decision { seat, .. } => seat.index(),
            _ => panic!("nobody decides\n{self}"),
        }
    }

    pub(super) fn happened(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub(super) fn gains(&self) -> usize {
        self.count(|event| matches!(event, Event::Gained { .. }))
    }
}
