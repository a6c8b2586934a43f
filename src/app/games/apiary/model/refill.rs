//! The rows as they will be at the end of the turn (A60).

use crate::rules::apiary::{Item, State, pack::TileKind};

/// Farms, recruits and developments: the tiles that stay, slid to the left, and nothing where one is dealt.
pub fn rows_after(state: &State) -> [[Option<Item>; 3]; 3] {
    TileKind::ROWS.map(|kind| {
        let mut kept = state.row(kind).into_iter().flatten();
        [kept.next(), kept.next(), kept.next()]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::trial::decisions,
        rules::{
            Game, Pending,
            apiary::{Action, Prompt},
        },
        session::Playout,
    };

    #[test]
    fn what_stays_lies_there_after_the_turn() {
        let (mut seen, mut gaps) = (0, 0);
        for number in 0..20 {
            decisions(number, |game, at| {
                let Some(end) = at.first(|action| matches!(action, Action::End(_))) else { return };
                assert_eq!(at.prompt(), Some(Prompt::End));
                let shown = rows_after(game);
                let mut then = game.clone();
                then.play(end, &mut ()).unwrap();
                let mut playout = Playout::new(number);
                while matches!(then.pending(), Pending::Chance(crate::rules::apiary::Chance::Row(_))) {
                    playout.step(&mut then, &mut ());
                }
                for (kind, row) in TileKind::ROWS.into_iter().zip(shown) {
                    let now = then.row(kind);
                    // The Autopilot may have taken some.
                    if game.autopilot_score().is_none() {
                        assert!(row.into_iter().zip(now).all(|(kept, now)| kept.is_none() || kept == now));
                    }
                    gaps += row.iter().filter(|tile| tile.is_none()).count();
                }
                seen += 1;
            });
        }
        assert!(seen > 300 && gaps > 100, "{seen} {gaps}");
    }
}
