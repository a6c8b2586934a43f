//! What is said while something is told: a line for each step, several steps of a kind in one.

use super::{
    animation::{AnimationStep, Scene},
    words::{Words, actor},
};
use crate::{app::table::contract::Caption, t};

/// The lines of these steps; nothing where what was said before goes on.
pub fn captions(words: &Words, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
    let mut said: Option<Caption> = None;
    let line = |at: usize| {
        let text = text(words, &steps[at], &steps[..at])?;
        let caption = Some(Caption { seat: actor(&steps[at].event), text });
        // What has just been said need not be said again.
        (caption != said).then(|| {
            said.clone_from(&caption);
            caption
        })?
    };
    (0..steps.len()).map(line).collect()
}

/// A step in words, after what came before it.
fn text(words: &Words, step: &AnimationStep, before: &[AnimationStep]) -> Option<String> {
    let l = words.locale;
    Some(match &step.scene {
        Scene::Roll(_, roll) => t!(l, eruption::animation::roll, wall = words.wall(roll.material)),
        // What was rolled says why it falls.
        Scene::Fall(_) if matches!(before, [.., AnimationStep { scene: Scene::Roll(..), .. }]) => {
            words.event(&before[before.len() - 1].event)?
        }
        Scene::Zone(seat, zone) => words.enters(*seat, *zone),
        Scene::Eruption(..) => t!(l, eruption::animation::eruption).to_owned(),
        // Whoever lays a tile sees it, and shall not wait until it has been read.
        Scene::Drop(..) | Scene::Flow(..) => return None,
        // What they come to is told contact by contact, by the figures and the meter.
        Scene::Contact { number: (number, all), by, .. } if *all > 1 => {
            let seat = actor(&step.event).filter(|_| *number == 1)?;
            let (name, count) = (words.name(seat), *all as u32);
            t!(l, eruption::animation::each, name = name, count = count, by = *by)
        }
        Scene::Cards(count, _) if *count > 1 => {
            let name = actor(&step.event).map(|seat| words.name(seat)).unwrap_or_default();
            t!(l, eruption::animation::cards, name = name, number = count)
        }
        _ => words.event(&step.event)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{games::eruption::animation::steps, shell::text::Locale},
        rules::{
            Die, Game, Seat,
            eruption::{Config, Edge, Event, HeatCause, Material, Slot, State, Village, WallLoss},
        },
        session::Playout,
    };

    fn told(events: &[Event]) -> Vec<Option<String>> {
        let mut game = State::new(&Config::new(2)).unwrap();
        Playout::new(3).deal(&mut game);
        let names = ["Aki", "Ben"].map(str::to_owned).to_vec();
        let words = Words {
            locale: Locale::En,
            names,
            villages: Village::in_play(2).to_vec(),
            facing: crate::app::games::eruption::art::facing::Facing::PRINTED,
        };
        captions(&words, &steps(&game, events)).into_iter().map(|line| line.map(|line| line.text)).collect()
    }

    fn slot(number: usize) -> Edge {
        Edge::Village(Slot::all().nth(number).unwrap())
    }

    fn contact(number: usize, now: u16) -> Event {
        Event::Heated { seat: Seat::new(0), by: 20, now, cause: HeatCause::Contact(slot(number)) }
    }

    #[test]
    fn open_contacts_are_said_in_one_line_that_stands_while_they_burn() {
        let lines = told(&[contact(0, 20), contact(2, 40), contact(3, 60)]);
        assert_eq!(lines[0].as_deref(), Some("Aki: lava at 3 places, +20° each."));
        // The zone that is entered between them has its own.
        let rest: Vec<_> = lines[1..].iter().flatten().collect();
        assert_eq!(rest.len(), 1, "{lines:?}");
    }

    #[test]
    fn a_tile_that_is_laid_holds_nobody_up_to_read() {
        let (hex, tile) =
            (crate::rules::eruption::Hex::all().next().unwrap(), crate::rules::eruption::Tile::ERUPTION);
        let lines = told(&[Event::TilePlaced { seat: Seat::new(0), hex, tile }]);
        assert_eq!(lines, [None, None]);
    }

    #[test]
    fn a_wall_that_falls_says_what_was_rolled() {
        let (edge, material, seat) = (slot(4), Material::Wood, Seat::new(0));
        let (wall, lava) = (Die::ALL[0], Die::ALL[5]);
        let lines = told(&[
            Event::WallRolled { seat, edge, material, wall, lava, holds: false, placing: false },
            Event::WallLost { edge, material, cause: WallLoss::Roll },
        ]);
        let [Some(roll), Some(fall)] = &lines[..] else { panic!("{lines:?}") };
        assert!(!roll.contains("against") && fall.contains("gives way: 1 + "), "{lines:?}");
    }
}
