//! What is said while something is told: a line for each step, several steps of a kind in one.

use super::{
    animation::{AnimationStep, Scene},
    rolls::Roll,
    words::{Words, actor},
};
use crate::{
    app::table::contract::Caption,
    rules::eruption::{Event, HeatCause},
    t,
};

/// The lines of these steps; nothing where what was said before goes on.
pub fn captions(words: &Words, steps: &[AnimationStep]) -> Vec<Option<Caption>> {
    let mut said: Option<Caption> = None;
    let line = |at: usize| {
        let text = text(words, at, steps)?;
        let seat = match steps[at].scene {
            // It begins with the heat of the first rival, and is the doing of whoever laid the tile.
            Scene::Eruption(..) => Some(steps[at].seat),
            _ => actor(&steps[at].event),
        };
        let caption = Some(Caption { seat, text });
        // What has just been said need not be said again.
        (caption != said).then(|| {
            said.clone_from(&caption);
            caption
        })?
    };
    (0..steps.len()).map(line).collect()
}

/// A step in words, among those before and after it. The wall or the contact that it is about is seen on the board, so its place is
/// not said: that stands in the log.
fn text(words: &Words, at: usize, steps: &[AnimationStep]) -> Option<String> {
    let (l, step) = (words.locale, &steps[at]);
    Some(match &step.scene {
        Scene::Roll(_, roll) => t!(l, eruption::animation::roll, wall = words.wall(roll.material)),
        Scene::Holds(..) => rolled(words, &step.event)?,
        // What was rolled says why it falls.
        Scene::Fall(_) if matches!(steps[..at], [.., AnimationStep { scene: Scene::Roll(..), .. }]) => {
            rolled(words, &steps[at - 1].event)?
        }
        Scene::Fall(walls) => match walls[..] {
            [(_, material)] => t!(l, eruption::animation::wall_gone, wall = words.wall(material)),
            _ => t!(l, eruption::animation::walls_gone, count = walls.len() as u32),
        },
        Scene::Build(_, material) => {
            let (name, wall) = (words.name(actor(&step.event)?), words.wall(*material));
            match step.event {
                Event::WallMoved { .. } => t!(l, eruption::animation::moved, name = name, wall = wall),
                _ => t!(l, eruption::animation::built, name = name, wall = wall),
            }
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
        Scene::Contact { by, .. } => match step.event {
            Event::Heated { seat, cause: HeatCause::LostWall(_), .. } => {
                t!(l, eruption::animation::breached, name = words.name(seat), by = *by)
            }
            Event::Heated { seat, .. } => {
                t!(l, eruption::animation::one, name = words.name(seat), by = *by)
            }
            _ => return None,
        },
        Scene::Cards(count, _) if *count > 1 => {
            let name = actor(&step.event).map(|seat| words.name(seat)).unwrap_or_default();
            t!(l, eruption::animation::cards, name = name, number = count)
        }
        // The cards are seen.
        Scene::Played(cards) if cards.len() > 1 => {
            t!(l, eruption::animation::traded_two, name = words.name(actor(&step.event)?))
        }
        Scene::Turned(_, tile, _) => t!(l, eruption::animation::turned, kind = words.tile(*tile)),
        Scene::Sinks(_, tile) => t!(l, eruption::animation::sinks, kind = words.tile(*tile)),
        // That the stack goes is a part of how the end comes.
        Scene::Note
            if matches!(step.event, Event::StackDiscarded { .. })
                && steps.get(at + 1).is_some_and(|next| matches!(next.event, Event::FinalRound { .. })) =>
        {
            return None;
        }
        _ => words.event(&step.event)?,
    })
}

/// What the dice of a wall came to, as the tray beside it shows it.
fn rolled(words: &Words, event: &Event) -> Option<String> {
    let roll = Roll::of(event)?;
    let (l, wall, sum) = (words.locale, words.wall(roll.material), roll.sum());
    Some(match roll.holds {
        true => t!(l, eruption::animation::holds, wall = wall, sum = sum),
        false => t!(l, eruption::animation::breaks, wall = wall, sum = sum),
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

    fn dealt() -> State {
        let mut game = State::new(&Config::new(2)).unwrap();
        Playout::new(3).deal(&mut game);
        game
    }

    fn lines(events: &[Event]) -> Vec<Option<Caption>> {
        let names = ["Aki", "Ben"].map(str::to_owned).to_vec();
        let words = Words {
            locale: Locale::En,
            names,
            villages: Village::in_play(2).to_vec(),
            facing: crate::app::games::eruption::art::facing::Facing::PRINTED,
        };
        captions(&words, &steps(&dealt(), events))
    }

    fn told(events: &[Event]) -> Vec<Option<String>> {
        lines(events).into_iter().map(|line| line.map(|line| line.text)).collect()
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
        assert!(!roll.contains('+') && fall == "The wood wall gives way: 1+1 ≤ 6", "{lines:?}");
    }

    /// What is seen on the board is not said: a caption stands as long as it takes to read.
    #[test]
    fn captions_do_not_say_where() {
        let (edge, material, seat) = (slot(4), Material::Straw, Seat::new(0));
        let heat = |cause| Event::Heated { seat, by: 20, now: 20, cause };
        for (event, text) in [
            (heat(HeatCause::Contact(edge)), "Aki: lava at the village, +20°."),
            (heat(HeatCause::LostWall(edge)), "Aki: +20° for the lost wall."),
            (Event::WallBuilt { seat, edge, material, card: false }, "Aki builds a straw wall."),
            (Event::WallMoved { seat, from: slot(3), to: edge, material }, "Aki moves a straw wall."),
            (Event::WallLost { edge, material, cause: WallLoss::Roll }, "The straw wall is gone."),
        ] {
            assert_eq!(told(&[event]), [Some(text.to_owned())]);
        }
        let two =
            [0, 1].map(|number| Event::WallLost { edge: slot(number), material, cause: WallLoss::Roll });
        assert_eq!(told(&two), [Some("2 walls are gone.".to_owned())]);
    }

    #[test]
    fn e20_an_eruption_is_the_doing_of_who_laid_the_tile() {
        let game = dealt();
        let (by, rival) = (game.seat(), Seat::first(2).find(|seat| *seat != game.seat()).unwrap());
        let (hex, tile) =
            (crate::rules::eruption::Hex::all().next().unwrap(), crate::rules::eruption::Tile::ERUPTION);
        let cause = HeatCause::Eruption(by);
        let events = [
            Event::TilePlaced { seat: by, hex, tile },
            Event::Heated { seat: rival, by: 30, now: 30, cause },
        ];
        let said: Vec<_> = lines(&events).into_iter().flatten().collect();
        assert_eq!(said[0].seat, Some(by), "{said:?}");
    }

    #[test]
    fn e5_a_card_that_is_played_is_named_and_the_end_is_told_once() {
        let (seat, card) = (Seat::new(0), crate::rules::eruption::Card::Aftershock);
        assert_eq!(told(&[Event::CardPlayed { seat, card }]), [Some("Aki plays Aftershock.".to_owned())]);
        let two = Event::CardsTraded { seat, cards: [card, card] };
        assert_eq!(told(&[two]), [Some("Aki trades two cards for a tile.".to_owned())]);
        let ends = Event::FinalRound { cause: crate::rules::eruption::Ending::BurnOut, turns: 1 };
        let lines = told(&[Event::StackDiscarded { tiles: 6 }, ends]);
        assert!(lines[0].is_none() && lines[1].is_some(), "{lines:?}");
        assert!(told(&[Event::StackDiscarded { tiles: 6 }])[0].is_some());
    }
}
