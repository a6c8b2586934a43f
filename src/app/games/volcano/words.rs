//! VOLCANO in words: names of places, sentences for events, actions and refusals. The log, the labels for screen readers, the
//! list of actions and the prompts all speak through [`Words`].

use crate::app::shell::text::{Locale, keys::volcano as say};
use crate::app::shell::text::{Said, Word, word};
use crate::{
    rules::{
        Refusal, Seat,
        volcano::{Action, Cell, Chart, Danger, Dir, Event, Illegal, Island, IslandSet, Stop, Vote, Way},
    },
    t,
};

/// A language, the players' names, and where the islands lie: places are named after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub locale: Locale,
    /// By seat.
    pub names: Vec<String>,
    /// Where the islands lie.
    pub chart: Chart,
}

impl Said for Danger {
    fn said(&self) -> Word<'_> {
        Word::Number(self.level().into())
    }
}

impl Said for Island {
    fn said(&self) -> Word<'_> {
        Word::Text(self.name())
    }
}

/// Places and cards.
impl Words {
    /// A player's name.
    // So often asked for that a call is shorter than what it does.
    #[inline(never)]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// "island 3", or the volcano.
    pub fn island(&self, island: Island) -> String {
        match island {
            Island::Volcano => t!(self.locale, volcano::volcano).to_owned(),
            _ => t!(self.locale, volcano::island, number = island),
        }
    }

    /// Several islands.
    pub fn islands(&self, islands: IslandSet) -> String {
        join(self.locale, islands.iter().map(|island| self.island(island)))
    }

    /// The same while the islands lie otherwise.
    pub fn at(&self, chart: &Chart) -> Words {
        Words { chart: *chart, ..self.clone() }
    }

    /// A card of the sea, by the nearest island: "under island 5", "2 left of the volcano".
    pub fn place(&self, cell: Cell) -> String {
        let l = self.locale;
        let way = |island: &Island| {
            let from = self.chart.cell(*island);
            from.column().abs_diff(cell.column()) + from.row().abs_diff(cell.row())
        };
        let island = Island::ALL.into_iter().min_by_key(way).unwrap_or(Island::Volcano);
        let (name, bearing) = (self.island(island), self.bearing(self.chart.cell(island), cell));
        if bearing.is_empty() {
            t!(l, volcano::place::under, island = name)
        } else {
            t!(l, volcano::place::beside, island = name, bearing = bearing)
        }
    }

    /// In which direction one card lies of another, and how far: "left of", "2 above and left of"; empty for the same.
    pub fn bearing(&self, from: Cell, to: Cell) -> String {
        let l = self.locale;
        let part = |before: u8, after: u8, sides: [&'static str; 2]| {
            let side = sides[usize::from(after > before)];
            match after.abs_diff(before) {
                0 => String::new(),
                1 => side.to_owned(),
                count => t!(l, volcano::place::far, count = count, side = side),
            }
        };
        let upright = part(from.row(), to.row(), [t!(l, volcano::place::d0), t!(l, volcano::place::d2)]);
        let across = part(from.column(), to.column(), [t!(l, volcano::place::d3), t!(l, volcano::place::d1)]);
        if upright.is_empty() || across.is_empty() {
            return upright + &across;
        }
        t!(l, volcano::place::both, upright = upright, across = across)
    }

    /// The name that the board has for a card of the sea: a letter for the column and the number of the row, `B4`.
    pub fn cell(cell: Cell) -> String {
        let mut name = String::from(char::from(b'A' + cell.column() - 1));
        name.push(char::from(b'0' + cell.row()));
        name
    }

    /// The card of that name.
    pub fn cell_named(name: &str) -> Option<Cell> {
        Cell::all().find(|cell| Words::cell(*cell) == name)
    }

    /// A direction.
    pub fn dir(&self, dir: Dir) -> &'static str {
        let l = self.locale;
        match dir {
            Dir::N => t!(l, volcano::dir::d0),
            Dir::E => t!(l, volcano::dir::d1),
            Dir::S => t!(l, volcano::dir::d2),
            Dir::W => t!(l, volcano::dir::d3),
        }
    }

    /// GO or STAY.
    pub fn card(&self, vote: Vote) -> &'static str {
        match vote {
            Vote::Go => t!(self.locale, volcano::r#do::go),
            Vote::Stay => t!(self.locale, volcano::r#do::stay),
        }
    }

    /// A phase of the turn, 1 to 6; 0 before the first turn.
    pub fn phase(l: Locale, phase: u8) -> &'static str {
        match phase {
            0 => t!(l, volcano::phase::p0),
            1 => t!(l, volcano::phase::p1),
            2 => t!(l, volcano::phase::p2),
            3 => t!(l, volcano::phase::p3),
            4 => t!(l, volcano::phase::p4),
            5 => t!(l, volcano::phase::p5),
            _ => t!(l, volcano::phase::p6),
        }
    }

    /// The name of the event of that face of the die, and what it does.
    pub fn incident(l: Locale, face: u8) -> [&'static str; 2] {
        match face {
            1 => [t!(l, volcano::event::n1), t!(l, volcano::event::t1)],
            2 => [t!(l, volcano::event::n2), t!(l, volcano::event::t1)],
            3 => [t!(l, volcano::event::n3), t!(l, volcano::event::t3)],
            4 => [t!(l, volcano::event::n4), t!(l, volcano::event::t4)],
            5 => [t!(l, volcano::event::n5), t!(l, volcano::event::t5)],
            _ => [t!(l, volcano::event::n6), t!(l, volcano::event::t6)],
        }
    }
}

/// Words with commas between them.
pub fn join(l: Locale, words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(if l == Locale::Ja { "、" } else { ", " })
}

/// Sentences.
impl Words {
    /// Why something was refused, with its rule.
    pub fn refusal(&self, why: Illegal) -> String {
        let l = self.locale;
        let fact = match why {
            Illegal::Over => t!(l, volcano::refusal::over),
            Illegal::NotNow | Illegal::OtherCell(_) | Illegal::NoSuchSeat(_) => {
                t!(l, volcano::refusal::not_now)
            }
            Illegal::SameIsland(_) | Illegal::SwapOrder => t!(l, volcano::refusal::same_island),
            Illegal::NotOnVolcano => t!(l, volcano::refusal::not_on_volcano),
            Illegal::NoTurnLeft => t!(l, volcano::refusal::no_turn),
            Illegal::SameCurrent(_) => t!(l, volcano::refusal::same_current),
            Illegal::SameDirection(..) => t!(l, volcano::refusal::same_dir),
            Illegal::Sailed => t!(l, volcano::refusal::sailed),
            Illegal::AtHome(_) => t!(l, volcano::refusal::home),
            Illegal::OutOfReach(_) => t!(l, volcano::refusal::reach),
        };
        t!(l, volcano::refusal::with_rule, fact = fact, rule = why.rule())
    }

    /// An action, for buttons and the list of all.
    pub fn action(&self, action: Action) -> String {
        use say::r#do as button;
        let l = self.locale;
        let island = |island| self.island(island);
        match action {
            Action::Start(to) => button::start { island: word(&island(to)) }.text(l),
            Action::Swap(a, b) => button::swap { a: word(&island(a)), b: word(&island(b)) }.text(l),
            Action::Add(to) => button::add { island: word(&island(to)) }.text(l),
            Action::Turn(cell, dir) => {
                button::turn { place: word(&self.place(cell)), dir: word(&self.dir(dir)) }.text(l)
            }
            Action::Sail(to) => button::sail { island: word(&island(to)) }.text(l),
            Action::Go => button::lay { card: word(&self.card(Vote::Go)) }.text(l),
            Action::Stay => button::lay { card: word(&self.card(Vote::Stay)) }.text(l),
            Action::Flee(to) => button::flee { island: word(&island(to)) }.text(l),
            Action::Current(..) | Action::Parent(_) | Action::Check(_) | Action::Event(_) => {
                action.to_string()
            }
        }
    }

    /// What happened; nothing for events that another one tells.
    pub fn event(&self, event: &Event) -> Option<String> {
        use say::log;
        let l = self.locale;
        let island = |island| self.island(island);
        Some(match *event {
            Event::CurrentDealt { .. } | Event::TurnEnded { .. } => return None,
            Event::ParentDrawn { seat } => log::parent { name: word(&self.name(seat)) }.text(l),
            Event::PawnPlaced { seat, island: to } => {
                log::placed { name: word(&self.name(seat)), island: word(&island(to)) }.text(l)
            }
            Event::TurnBegan { turn, parent, danger } => {
                log::turn { turn: word(&turn), name: word(&self.name(parent)), danger: word(&danger) }.text(l)
            }
            Event::Checked { die, threshold, hits, again, .. } => {
                let (die, top) = (&die.pips(), &threshold);
                match (again, hits) {
                    (false, true) => log::check_hit { die: word(&die), top: word(&top) }.text(l),
                    (false, false) => log::check_miss { die: word(&die), top: word(&top) }.text(l),
                    (true, true) => log::again_hit { die: word(&die), top: word(&top) }.text(l),
                    (true, false) => log::again_miss { die: word(&die), top: word(&top) }.text(l),
                }
            }
            Event::IncidentRolled { die, .. } => {
                let [name, text] = Words::incident(l, die.pips());
                let title = say::event::title { face: word(&die.pips()), name: word(&name) }.text(l);
                let colon = if l == Locale::Ja { "。" } else { ". " };
                [&title, colon, text].concat()
            }
            Event::Gathered { seat, to, .. } => {
                log::gathered { name: word(&self.name(seat)), island: word(&island(to)) }.text(l)
            }
            Event::Swapped { parent, islands: [a, b], .. } => {
                log::swapped { name: word(&self.name(parent)), a: word(&island(a)), b: word(&island(b)) }
                    .text(l)
            }
            Event::Added { parent, island: to, now, .. } => {
                log::added { name: word(&self.name(parent)), island: word(&island(to)), now: word(&now) }
                    .text(l)
            }
            Event::CurrentTurned { seat, cell, to, .. } => log::turned {
                name: word(&self.name(seat)),
                place: word(&self.place(cell)),
                dir: word(&self.dir(to)),
            }
            .text(l),
            Event::Sailed { seat, to, way: Way::Beside, .. } => {
                log::sailed { name: word(&self.name(seat)), island: word(&island(to)) }.text(l)
            }
            Event::Sailed { seat, to, way: Way::Current, .. } => {
                log::sailed_current { name: word(&self.name(seat)), island: word(&island(to)) }.text(l)
            }
            Event::Voted { seat, vote: None } => log::voted { name: word(&self.name(seat)) }.text(l),
            Event::Voted { seat, vote: Some(vote) } => {
                log::chose { name: word(&self.name(seat)), card: word(&self.card(vote)) }.text(l)
            }
            Event::Revealed { go, count: 1.. } => {
                let names = join(l, go.iter().map(|seat| self.name(seat).to_owned()));
                log::revealed { names: word(&names) }.text(l)
            }
            Event::Revealed { .. } => log::revealed_none {}.text(l).to_owned(),
            Event::Drifted { island: one, from, to, .. } => {
                let dir = Dir::ALL.into_iter().find(|dir| from.beyond(*dir) == Some(to)).unwrap_or(Dir::N);
                log::drifted { island: word(&island(one)), dir: word(&self.dir(dir)) }.text(l)
            }
            Event::DriftStopped { island: one, stop: Stop::Edge, .. } => {
                log::stop_edge { island: word(&island(one)) }.text(l)
            }
            Event::DriftStopped { island: one, stop: Stop::Blocked { by, .. }, .. } => {
                log::stop_blocked { island: word(&island(one)), other: word(&island(by)) }.text(l)
            }
            Event::Erupted { number, hit } if hit.is_empty() => {
                log::erupted_none { number: word(&number) }.text(l)
            }
            Event::Erupted { number, .. } => log::erupted { number: word(&number) }.text(l),
            Event::Hit { seat, lost, points, .. } => {
                log::hit { name: word(&self.name(seat)), lost: word(&lost), points: word(&points) }.text(l)
            }
            Event::Fled { seat, from, to } if from == to => {
                log::stays { name: word(&self.name(seat)), island: word(&island(to)) }.text(l)
            }
            Event::Fled { seat, to, .. } => {
                log::fled { name: word(&self.name(seat)), island: word(&island(to)) }.text(l)
            }
            Event::Gained { seat, island: from, amount, points, .. } => {
                let name = self.name(seat);
                log::gained {
                    name: word(&name),
                    island: word(&island(from)),
                    amount: word(&amount),
                    points: word(&points),
                }
                .text(l)
            }
            // All five grow at once; the last one tells.
            Event::Grew { island: Island::Five, .. } => log::grew {}.text(l).to_owned(),
            Event::Grew { .. } => return None,
            Event::DangerSet { to, .. } => log::danger { level: word(&to) }.text(l),
            Event::GameOver => log::over {}.text(l).to_owned(),
        })
    }
}

/// Whose doing an event is, for the filter and the picture beside its line.
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::ParentDrawn { seat }
        | Event::PawnPlaced { seat, .. }
        | Event::Gathered { seat, .. }
        | Event::CurrentTurned { seat, .. }
        | Event::Sailed { seat, .. }
        | Event::Voted { seat, .. }
        | Event::Hit { seat, .. }
        | Event::Fled { seat, .. }
        | Event::Gained { seat, .. } => Some(seat),
        Event::TurnBegan { parent, .. }
        | Event::Checked { parent, .. }
        | Event::IncidentRolled { parent, .. }
        | Event::Swapped { parent, .. }
        | Event::Added { parent, .. }
        | Event::TurnEnded { parent, .. } => Some(parent),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game,
            volcano::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn cards_have_names_of_their_own() {
        assert!(Cell::all().all(|cell| Words::cell_named(&Words::cell(cell)) == Some(cell)));
        assert_eq!(Words::cell(Cell::at(2, 4).unwrap()), "B4");
        assert_eq!(Words::cell_named("F1"), None);
    }

    #[test]
    fn places_are_named_after_the_nearest_island_and_no_two_alike() {
        let said = |locale, playout: &State| {
            let words = Words { locale, names: Vec::new(), chart: *playout.board().chart() };
            Cell::all().map(|cell| words.place(cell)).collect::<Vec<_>>()
        };
        let game = State::new(&Config::new(4)).unwrap();
        let chart = game.board().chart();
        for locale in Locale::ALL {
            let names = said(locale, &game);
            assert_eq!(names.iter().collect::<std::collections::BTreeSet<_>>().len(), 25, "{names:?}");
        }
        let words = |locale| Words { locale, names: Vec::new(), chart: *chart };
        let [en, ja] = [Locale::En, Locale::Ja].map(words);
        let two = chart.cell(Island::Two);
        assert_eq!((en.place(two), ja.place(two)), ("under island 2".into(), "島2の位置".into()));
        let cell = |column, row| Cell::at(column, row).unwrap();
        assert_eq!(en.bearing(cell(3, 3), cell(2, 3)), "left of");
        assert_eq!(en.bearing(cell(3, 3), cell(3, 5)), "2 below");
        assert_eq!(en.bearing(cell(1, 4), cell(3, 3)), "above and 2 right of");
        assert_eq!(ja.bearing(cell(1, 4), cell(3, 3)), "2つ右・上");
    }

    #[test]
    fn every_event_and_action_of_whole_games_is_said_in_both_languages() {
        for locale in Locale::ALL {
            let (mut playout, mut game) = (Playout::new(3), State::new(&Config::new(6)).unwrap());
            let names = (1..=6).map(|number| format!("P{number}")).collect();
            let words = Words { locale, names, chart: *game.board().chart() };
            let mut events = Vec::new();
            while let Some(action) = playout.step(&mut game, &mut events) {
                assert!(!words.action(action).is_empty());
            }
            let cells: Vec<String> = Cell::all().map(Words::cell).collect();
            for line in events.iter().filter_map(|event| words.event(event)) {
                assert!(!line.is_empty() && !line.contains('{'), "{line}");
                assert!(cells.iter().all(|cell| !line.contains(cell)), "{line}");
            }
        }
    }
}
