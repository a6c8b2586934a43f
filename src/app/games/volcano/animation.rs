//! What happened, cut into steps: pure, and tested natively. A step is an event that is seen, over the board as it is then; the
//! board lags behind the game until the animation is over.

use crate::app::shell::sound::Sound;
use crate::rules::volcano::{Board, Event, Island, State};

/// One step of the animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationStep {
    /// What is seen.
    pub event: Event,
    /// The place of that among the events that are told.
    pub at: usize,
    /// The board, this step's change included.
    pub board: Board,
}

impl AnimationStep {
    /// How long it takes at the normal pace, in milliseconds.
    pub fn length(&self) -> u32 {
        match self.event {
            Event::Checked { .. } => 1_500,
            Event::IncidentRolled { .. } => 2_000,
            Event::Revealed { .. } => 2_400,
            Event::Erupted { .. } => 1_600,
            Event::Drifted { .. } => 440,
            Event::DriftStopped { .. } => 260,
            Event::Gained { .. } => 420,
            Event::Hit { .. } | Event::Swapped { .. } | Event::Added { .. } => 800,
            Event::TurnBegan { .. } => 900,
            Event::Grew { .. } => 500,
            _ => 520,
        }
    }

    /// What is heard when it begins.
    pub fn sound(&self) -> Option<Sound> {
        Some(match self.event {
            Event::TurnBegan { .. } => Sound::Turn,
            Event::Checked { .. } | Event::IncidentRolled { .. } => Sound::Dice,
            Event::Revealed { .. } | Event::Gained { .. } => Sound::Card,
            Event::Erupted { .. } => Sound::Eruption,
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
}

/// What happened from `before` on, in steps.
pub fn steps(before: &State, events: &[Event]) -> Vec<AnimationStep> {
    let mut board = *before.board();
    let mut steps = Vec::new();
    for (at, event) in events.iter().enumerate() {
        board.follow(event);
        if is_seen(event) {
            steps.push(AnimationStep { event: *event, at, board });
        }
    }
    steps
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
mod tests {
    use super::*;
    use crate::{
        rules::{Game, Pending, Viewer, volcano::Config},
        session::Playout,
    };

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
                }
                for step in &steps {
                    assert!(step.length() > 0 && !matches!(step.event, Event::Voted { .. }));
                    reveals += u32::from(matches!(step.event, Event::Revealed { .. }));
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
}
