//! What happened, cut into steps: pure, and tested natively. A step is an event that is seen, over the board as it is then; the
//! board lags behind the game until the animation is over.

use crate::{
    app::shell::sound::Sound,
    rules::{
        Game, Pending, Viewer,
        volcano::{Board, Event, Incident, Island, Outlook, Prompt, State, View},
    },
};

/// One step of the animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationStep {
    /// What is seen.
    pub event: Event,
    /// The place of that among the events that are told.
    pub at: usize,
    /// The board before the first of a row of like steps.
    pub before: Board,
    /// The board, this step's change included.
    pub board: Board,
    /// What is known of the eruption, this step's change included.
    pub outlook: Outlook,
    /// Whether it is the last of a row of like steps.
    pub last: bool,
    /// Whether it is still to come: the die lies before whoever rolls it.
    pub due: bool,
}

impl AnimationStep {
    /// How long it takes at the normal pace, in milliseconds.
    pub fn length(&self) -> u32 {
        match self.event {
            _ if self.due => 0,
            // The roll, and then what it means; the cards face down, and then turned up.
            Event::Checked { .. } => [1_500, 900][usize::from(self.last)],
            Event::Revealed { .. } => [1_900, 1_500][usize::from(self.last)],
            Event::IncidentRolled { .. } => [1_000, 1_300][usize::from(self.last)],
            Event::Erupted { number, .. } => [2_200, 3_600][usize::from(number > 2)],
            // All who are struck jump in the last step.
            Event::Hit { .. } => [0, 1_500][usize::from(self.last)],
            Event::Drifted { .. } => 440,
            Event::DriftStopped { .. } => 320,
            Event::Gained { .. } => [260, 1_000][usize::from(self.last)],
            Event::Swapped { .. } | Event::Added { .. } => 900,
            Event::TurnBegan { .. } => 900,
            Event::Grew { .. } => 700,
            _ => 520,
        }
    }

    /// What is heard when it begins.
    pub fn sound(&self) -> Option<Sound> {
        Some(match self.event {
            _ if self.due => return None,
            Event::TurnBegan { .. } => Sound::Turn,
            Event::Checked { hits, .. } if self.last => return hits.then_some(Sound::Heat),
            Event::IncidentRolled { .. } if self.last => return None,
            Event::Checked { .. } | Event::IncidentRolled { .. } => Sound::Dice,
            Event::Revealed { .. } | Event::Gained { .. } => Sound::Card,
            Event::Erupted { .. } => Sound::Eruption,
            Event::Hit { .. } if !self.last => return None,
            Event::Hit { .. } => Sound::Heat,
            Event::DangerSet { from, to } if to > from => Sound::Heat,
            Event::PawnPlaced { .. }
            | Event::Gathered { .. }
            | Event::Swapped { .. }
            | Event::Added { .. }
            | Event::CurrentTurned { .. }
            | Event::Sailed { .. }
            | Event::Drifted { .. }
            | Event::Fled { .. }
            | Event::Grew { .. } => Sound::Place,
            _ => return None,
        })
    }

    /// The phase of the turn that it belongs to; nothing if that is told of no phase.
    pub fn phase(&self) -> Option<u8> {
        Some(match self.event {
            Event::Checked { again: false, .. } => 1,
            Event::IncidentRolled { .. }
            | Event::Gathered { .. }
            | Event::Swapped { .. }
            | Event::Added { .. } => 2,
            Event::CurrentTurned { .. } | Event::Sailed { .. } => 3,
            // V13: that the cards are turned up belongs to the drift.
            Event::Revealed { .. } | Event::Drifted { .. } | Event::DriftStopped { .. } => 4,
            Event::Erupted { .. } | Event::Hit { .. } | Event::Fled { .. } => 5,
            Event::Checked { again: true, .. } | Event::Gained { .. } | Event::Grew { .. } => 6,
            _ => return None,
        })
    }

    /// Whether the islands are on their way: the water is painted anew when they have come to rest.
    pub fn is_drift(&self) -> bool {
        matches!(self.event, Event::Drifted { .. } | Event::DriftStopped { .. })
    }
}

/// What happened from `before` on, in steps.
pub fn steps(before: &State, events: &[Event]) -> Vec<AnimationStep> {
    let (mut board, mut outlook) = (*before.board(), outlook_of(&before.view(Viewer::Table)));
    let mut steps: Vec<AnimationStep> = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let was = (board, outlook);
        board.follow(event);
        outlook = known(event, outlook);
        // The cells burn until all who are in them have been struck.
        let burning = matches!(event, Event::Erupted { .. } | Event::Hit { .. });
        if !is_seen(event) {
            continue;
        }
        let mut step = AnimationStep {
            event: *event,
            at,
            before: was.0,
            board,
            outlook: if burning { Outlook::Due } else { outlook },
            last: true,
            due: false,
        };
        match event {
            // Nothing shows what the die or the cards say before it has come to rest, and they are turned up.
            Event::Checked { .. } | Event::IncidentRolled { .. } | Event::Revealed { .. } => {
                if let Event::Checked { again: false, .. } = event {
                    steps.push(AnimationStep { outlook: was.1, last: false, due: true, ..step.clone() });
                }
                steps.push(AnimationStep { outlook: was.1, last: false, ..step.clone() });
            }
            // All who are struck jump at once; tokens are dealt one after the other.
            Event::Hit { .. } | Event::Gained { .. } => {
                if let Some(of) = steps.last_mut().filter(|of| is_like(&of.event, event)) {
                    (of.last, step.before) = (false, of.before);
                }
            }
            _ => {}
        }
        steps.push(step);
    }
    steps
}

/// Whether both belong to one row.
fn is_like(one: &Event, other: &Event) -> bool {
    matches!(
        (one, other),
        (Event::Hit { .. }, Event::Hit { .. }) | (Event::Gained { .. }, Event::Gained { .. })
    )
}

/// What is known of an eruption that is still to come.
pub fn outlook_of(view: &View) -> Outlook {
    match view.pending {
        // It has been.
        Pending::Decision { prompt: Prompt::Flee { .. }, .. } | Pending::Over => Outlook::Calm,
        _ => view.outlook,
    }
}

/// The same after an event.
fn known(event: &Event, before: Outlook) -> Outlook {
    match event {
        Event::Checked { hits: true, .. } => Outlook::Due,
        Event::Checked { .. } | Event::Erupted { .. } => Outlook::Calm,
        Event::IncidentRolled { incident: Incident::CheckAgain, .. } => Outlook::Again,
        Event::TurnBegan { .. } => Outlook::Open,
        _ => before,
    }
}

/// Whether there is anything to see of it.
fn is_seen(event: &Event) -> bool {
    match event {
        Event::CurrentDealt { .. } | Event::TurnEnded { .. } | Event::Voted { .. } => false,
        // All five grow in one step.
        Event::Grew { island, .. } => *island == Island::Five,
        _ => true,
    }
}

#[cfg(test)]
pub mod tests {
    use super::{super::motion::Motion, *};
    use crate::{rules::volcano::Config, session::Playout};

    #[test]
    fn each_step_knows_its_phase() {
        let mut phases = [0; 7];
        for step in (0..4).flat_map(|seed| told(4, seed)) {
            match step.event {
                Event::Drifted { .. } => assert_eq!(step.phase(), Some(4)),
                Event::Erupted { .. } => assert_eq!(step.phase(), Some(5)),
                Event::TurnBegan { .. } => assert_eq!(step.phase(), None),
                _ => {}
            }
            phases[usize::from(step.phase().unwrap_or(0))] += 1;
        }
        assert!(phases.iter().all(|seen| *seen > 0), "{phases:?}");
    }

    #[test]
    fn whole_games_are_told_and_every_telling_ends_with_the_board_as_it_is() {
        let (mut reveals, mut checks, mut gains, mut eruptions) = (0, 0, 0, 0);
        for seed in 0..20 {
            let (mut game, mut playout) =
                (State::new(&Config::new(2 + (seed % 5) as u8)).unwrap(), Playout::new(seed));
            loop {
                let (before, mut events) = (game, Vec::new());
                // A decision with all chance that follows, as the table plays it.
                let mut more = playout.step(&mut game, &mut events).is_some();
                while more && matches!(game.pending(), Pending::Chance(_)) {
                    more = playout.step(&mut game, &mut events).is_some();
                }
                let seen: Vec<Event> =
                    events.iter().filter_map(|event| State::witness(event, Viewer::Table)).collect();
                let steps = steps(&before, &seen);
                if let Some(last) = steps.last() {
                    assert_eq!(last.board, *game.board());
                    let flees = matches!(last.event, Event::Hit { .. });
                    assert!(flees || last.outlook == outlook_of(&game.view(Viewer::Table)));
                }
                for step in &steps {
                    assert!(step.length() > 0 || !step.last);
                    assert!(!matches!(step.event, Event::Voted { .. }));
                    reveals += u32::from(step.last && matches!(step.event, Event::Revealed { .. }));
                    checks += u32::from(matches!(step.event, Event::Checked { .. }));
                    gains += u32::from(matches!(step.event, Event::Gained { .. }));
                    eruptions += u32::from(step.sound() == Some(Sound::Eruption));
                }
                if !more {
                    break;
                }
            }
        }
        assert!(reveals > 60 && checks > reveals && gains > reveals, "{reveals} {checks} {gains}");
        assert_eq!(eruptions, 20 * 3, "every game ends with its third eruption, and each is heard");
    }

    #[test]
    fn islands_drift_one_after_the_other_one_card_a_beat() {
        let mut game = super::super::trial::game_at(4, 3, "act");
        for _ in 0..3 {
            game.apply(crate::rules::volcano::Action::Go).unwrap();
        }
        let before = game;
        let events = game.apply(crate::rules::volcano::Action::Go).unwrap();
        let mut order = Vec::new();
        for step in steps(&before, &events) {
            if let Event::Drifted { island, to, .. } = step.event {
                assert_eq!(step.board.chart().cell(island), to);
                order.push(island);
            }
        }
        assert!(order.len() > 3 && order.is_sorted());
    }

    /// The steps of a whole game.
    pub fn told(players: u8, seed: u64) -> Vec<AnimationStep> {
        let (mut game, mut playout) = (State::new(&Config::new(players)).unwrap(), Playout::new(seed));
        let (before, mut events) = (game, Vec::new());
        while playout.step(&mut game, &mut events).is_some() {}
        steps(&before, &events)
    }

    #[test]
    fn nothing_tells_the_check_before_the_die_has_come_to_rest() {
        let told = told(4, 1);
        for pair in told.windows(2) {
            let Event::Checked { hits, again, .. } = pair[1].event else { continue };
            // It lies before the parent first, unless it is rolled once more; then it rolls, and then it says something.
            let rolls = !pair[1].last && !pair[1].due;
            assert_eq!(pair[0].due, rolls && !again);
            assert_eq!(pair[1].outlook == Outlook::Due, pair[1].last && hits);
            assert!(!pair[1].last || pair[0].event == pair[1].event && !pair[0].last);
        }
    }

    #[test]
    fn all_who_are_struck_jump_at_once_and_gains_count_up_from_before_the_first() {
        let (mut strikes, mut rows) = (0, 0);
        for seed in 0..10 {
            let told = told(5, seed);
            for pair in told.windows(2) {
                if let Motion::Strikes(seats) = pair[1].motion() {
                    assert!(
                        !seats.is_empty() && pair[0].motion() == Motion::Rest
                            || pair[0].event != pair[1].event
                    );
                    assert_eq!(pair[1].outlook, Outlook::Due);
                    let lost = |seat| pair[1].before.pawn(seat).points > pair[1].board.pawn(seat).points;
                    assert!(crate::rules::Seat::first(5).all(|seat| !lost(seat) || seats.has(seat)));
                    strikes += 1;
                }
                if let (Event::Gained { .. }, Event::Gained { .. }) = (pair[0].event, pair[1].event) {
                    assert_eq!(pair[0].before, pair[1].before);
                    assert!(!pair[0].last);
                    rows += 1;
                }
            }
        }
        assert!(strikes > 10 && rows > 50, "{strikes} {rows}");
    }
}
