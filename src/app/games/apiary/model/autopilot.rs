//! The solo opponent (chapter 8): what lies open of it.

use crate::rules::{
    Game,
    apiary::{
        Heap, Item, ItemKind, Owner, ScorePart, Solo, Spot, State,
        pack::{Card, Support},
    },
};

/// What lies open of the Autopilot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Autopilot {
    /// The card in play: its left half is done in this turn, or was in the last one.
    pub card: Option<Card>,
    /// The open half of the card after it.
    pub support: Option<Support>,
    /// The cards that its next action card may be, by that half; none if nobody can know.
    pub next: Vec<Card>,
    /// How many cards lie under that one.
    pub below: u8,
    /// Its level.
    pub level: u8,
    /// The strength of the workers that it gains.
    pub gained: u8,
    /// VP gained so far.
    pub vp: i32,
    /// Ash, then amber.
    pub groups: [Group; 2],
    /// Hibernation tokens left.
    pub tokens: u8,
    /// Tiles taken: farms, recruits, developments, carvings.
    pub tiles: [Vec<Item>; 4],
    /// Explore tokens taken.
    pub explored: Vec<Item>,
    /// Its score as if the game ended now.
    pub total: i32,
    /// What that is made of.
    pub parts: Vec<(ScorePart, i32)>,
}

/// A group of its workers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Those in the pool, by strength from 1.
    pub pool: [u8; 4],
    /// Those on the board, with their strengths.
    pub out: Vec<(Spot, u8)>,
}

/// The Autopilot, if the game is against it.
pub fn autopilot(state: &State) -> Option<Autopilot> {
    let score = state.autopilot_score()?;
    let kinds = [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development, ItemKind::Carving];
    let explored = state.tokens_taken().filter(|(owner, _)| *owner == Owner::Autopilot);
    let level = if let Solo::Level(level) = state.config().solo { level } else { 1 };
    let gained =
        state.config().pack.0.levels.get(usize::from(level.max(1) - 1)).map_or(1, |level| level.gained);
    Some(Autopilot {
        next: state.next_cards(),
        below: state.cards_below(),
        level,
        gained,
        vp: state.autopilot_vp().into(),
        card: state.action_card(),
        support: state.support_card().map(|card| card.support()),
        groups: [false, true]
            .map(|amber| Group { pool: state.autopilot_pool(amber), out: state.autopilot_out(amber) }),
        tokens: state.autopilot_tokens(),
        tiles: kinds.map(|kind| state.heap(kind, Heap::Autopilot).collect()),
        explored: explored.map(|(_, token)| token).collect(),
        total: score.total,
        parts: score.parts,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::{config, decisions},
        rules::{Game, apiary::Event},
        session::Playout,
    };

    #[test]
    fn what_is_open_of_it_is_what_it_has() {
        let mut cards = 0;
        for number in [0, 5, 10, 15, 20, 25] {
            decisions(number, |game, at| {
                let own = autopilot(&at.view.state).unwrap();
                let workers = |group: &Group| usize::from(group.pool.iter().sum::<u8>()) + group.out.len();
                // A worker that is bumped at this moment goes to its group at once.
                assert_eq!(own.groups.each_ref().map(workers), [3, 2]);
                assert_eq!(own.parts.iter().map(|(_, vp)| vp).sum::<i32>(), own.total);
                let pods = game.pods().filter(|(_, owner)| *owner == Some(Owner::Autopilot)).count();
                assert_eq!(usize::from(own.tokens) + pods, 7);
                assert_eq!(own.vp, i32::from(game.autopilot_vp()));
                let table = autopilot(game).unwrap();
                assert_eq!((own.card, own.support), (table.card, table.support), "the half that is open");
                cards += u32::from(own.card.is_some());
            });
        }
        assert!(cards > 100);
        decisions(1, |game, _| assert_eq!(autopilot(game), None));
    }

    #[test]
    fn its_card_is_the_one_that_was_turned_up() {
        let mut game = State::new(&config(0)).unwrap();
        let (mut playout, mut turned) = (Playout::new(4), 0);
        loop {
            let mut events = Vec::new();
            if playout.step(&mut game, &mut events).is_none() {
                break;
            }
            let told = events.iter().rev().find_map(|event| match event {
                Event::CardsTurned { card, .. } => Some(*card),
                _ => None,
            });
            if let Some(card) = told {
                assert_eq!(autopilot(&game).unwrap().card.map(|card| card.id), Some(card));
                turned += 1;
            }
        }
        assert!(turned > 5 && game.seats() == 1);
    }
}
