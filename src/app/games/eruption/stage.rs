//! The telling on the screen: what moves above the island, the caption, the board on the curtain, and the one moment that
//! fills the screen. What is told is cut by [`super::telling`].

use leptos::prelude::*;

use super::{
    art::{geometry::centre, meter::beside, scene::open_sides, village},
    board::bare_board,
    board_art::{
        WallState, blaze, card_back, card_to_wall, closing, cone_light, emblem, eruption_sign, figure,
        figure_place, flowing_tile, flying, lone_wall, shockwave, sinking_tile, tile_picture, turning_tile,
        wall_on, zone_light,
    },
    dice::last_roll,
    facing::facing,
    table::{EruptionTable, words},
    telling::{Beat, Scene},
    words::{Words, actor},
};
use crate::{
    app::{
        dom::{Content, El, View, all, el},
        table::{Desk, moment},
    },
    rules::{
        Seat,
        eruption::{Board, Degrees, Event, PlayerView, Turn, Village},
    },
    t,
};

/// What of the game is drawn at rest: as it is, or as it was at the beat that is being told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The island.
    pub board: Board,
    /// Each village with its temperature, in seat order, and whether it is its turn.
    pub villages: Vec<(Village, u16, bool)>,
    /// The villages in ruins.
    pub ruins: Vec<Village>,
}

/// What is drawn now.
pub fn shown(desk: Desk<EruptionTable>) -> Memo<Shown> {
    Memo::new(move |_| {
        let beat = desk.telling.beat.get();
        desk.view.with(|view| {
            let villages = view.players.iter().map(|player| match &beat {
                Some(beat) => (player.village, beat.degrees[player.seat.index()], beat.seat == player.seat),
                None => (player.village, player.temperature.get(), view.seat == player.seat),
            });
            let villages = villages.collect();
            let ruined = |player: &&PlayerView| match &beat {
                Some(beat) => beat.ruins[player.seat.index()],
                None => player.burnt_out,
            };
            let ruins = view.players.iter().filter(ruined).map(|player| player.village).collect();
            Shown { board: beat.as_ref().map_or(view.board, |beat| beat.board), villages, ruins }
        })
    })
}

/// A player's temperature as it is shown now.
pub fn shown_degrees(desk: Desk<EruptionTable>, seat: Seat) -> u16 {
    let told = desk.telling.beat.with(|beat| beat.as_ref().map(|beat| beat.degrees[seat.index()]));
    told.unwrap_or_else(|| desk.view.with(|view| view.players[seat.index()].temperature.get()))
}

/// What moves close to the ground: tiles and walls.
pub fn low_scene(desk: Desk<EruptionTable>) -> View {
    (move || desk.telling.beat.with(|beat| beat.as_deref().map(low_picture))).into_node()
}

fn low_picture(beat: &Beat) -> View {
    let board = &beat.board;
    match beat.scene {
        Scene::Flow { hex, tile, from } => {
            flowing_tile(hex, tile, open_sides(hex, tile, board.occupied()), from).into_node()
        }
        Scene::Turned(hex, tile, steps) => {
            turning_tile(hex, tile, open_sides(hex, tile, board.occupied()), steps).into_node()
        }
        Scene::Sinks(hex, tile) => {
            sinking_tile(hex, tile, open_sides(hex, tile, board.occupied())).into_node()
        }
        Scene::Refused(hex) => closing(hex).into_node(),
        Scene::Roll(edge, roll) => wall_on(edge, roll.material, WallState::Rolling).into_node(),
        Scene::Holds(edge, material) => wall_on(edge, material, WallState::Holds).into_node(),
        Scene::Build(edge, material) => wall_on(edge, material, WallState::Set).into_node(),
        Scene::Fall(ref walls) => {
            all(walls.iter().map(|(edge, material)| wall_on(*edge, *material, WallState::Lost)))
        }
        _ => ().into_node(),
    }
}

/// What is seen above everything on the island: figures, fire, things that fly, light.
pub fn high_scene(desk: Desk<EruptionTable>) -> View {
    let villages = desk.view.with_untracked(|view| Village::in_play(view.config.players));
    let home = move |seat: Seat| villages.get(seat.index()).copied().unwrap_or(Village::ALL[0]);
    (move || desk.telling.beat.with(|beat| beat.as_ref().map(|beat| high_picture(beat, &home)))).into_node()
}

fn high_picture(beat: &Beat, home: &dyn Fn(Seat) -> Village) -> View {
    let heat = |by: u16| ["+", &by.to_string(), "°"].concat();
    let seen = untrack(facing());
    let own = village::home(seen.place_of(home(beat.seat)));
    let centre = |hex| centre(seen.hex(hex));
    let degrees = |seat: Seat| beat.degrees[seat.index()];
    match beat.scene {
        Scene::Contact { edge, by, .. } => all([blaze(edge), figure(figure_place(edge), &heat(by))]),
        Scene::Cool(by) => {
            let text = ["−", &by.to_string(), "°"].concat();
            figure(beside(degrees(beat.seat)), &text).class("cool").into_node()
        }
        Scene::Zone(_, zone) => zone_light(zone).into_node(),
        Scene::Cards(count, hex) => {
            let from = hex.map_or_else(|| beside(degrees(beat.seat)), centre);
            flying(from, own, card_back(count)).into_node()
        }
        Scene::Gain(material, Some(hex)) => flying(centre(hex), own, lone_wall(material)).into_node(),
        Scene::Gain(material, None) => flying(own, own, card_to_wall(material)).into_node(),
        Scene::Gift(to, wall) => {
            let thing = wall.map_or_else(|| card_back(1), lone_wall);
            flying(own, village::home(seen.place_of(home(to))), thing).into_node()
        }
        Scene::Taken(number) => {
            let space = Degrees::ERUPTION_SPACES[usize::from(number.clamp(1, 3)) - 1];
            flying(beside(space.get()), own, eruption_sign()).into_node()
        }
        Scene::Eruption(hex, ref heats) => {
            let figures = heats.iter().map(|(seat, by)| figure(beside(degrees(*seat)), &heat(*by)));
            all([cone_light(), shockwave(hex)].into_iter().chain(figures))
        }
        _ => ().into_node(),
    }
}

/// What is being told, in a line over the board. Screen readers have it from the announcements.
pub fn caption(desk: Desk<EruptionTable>) -> El {
    let l = desk.locale;
    let line = move || {
        let beat = desk.telling.beat.get()?;
        let words = desk.session.with_untracked(|table| words(table, l));
        let text = caption_text(&words, &beat)?;
        let who = actor(&beat.event).and_then(|seat| words.villages.get(seat.index()).copied());
        let mark = match beat.event {
            Event::TileUncovered { kind, .. } => Some(tile_picture(kind.tile(Turn::ZERO), 28, 0)),
            _ => who.map(|village| emblem(village, 24)),
        };
        Some((mark, text))
    };
    moment::caption(line)
}

/// A beat in words.
fn caption_text(words: &Words, beat: &Beat) -> Option<String> {
    let l = words.locale;
    Some(match &beat.scene {
        Scene::Roll(edge, roll) => {
            t!(l, eruption::telling::roll, wall = words.wall(roll.material), edge = words.edge(*edge))
        }
        Scene::Zone(seat, zone) => words.enters(*seat, *zone),
        Scene::Eruption(..) => t!(l, eruption::telling::eruption).to_owned(),
        Scene::Contact { number: (number, all), .. } if *all > 1 => {
            let text = words.event(&beat.event)?;
            t!(l, eruption::telling::step, number = number, all = all, text = text)
        }
        Scene::Cards(count, _) if *count > 1 => {
            let name = actor(&beat.event).map(|seat| words.name(seat)).unwrap_or_default();
            t!(l, eruption::telling::cards, name = name, number = count)
        }
        _ => words.event(&beat.event)?,
    })
}

/// The board on the curtain, as everybody may see it.
pub fn stage(desk: Desk<EruptionTable>) -> View {
    all([el("div.fit").child(bare_board(desk)), caption(desk), last_roll(desk)])
}

/// Moments of the whole screen: whose turn it is now, and a village that burns out.
pub fn great_moment(desk: Desk<EruptionTable>) -> View {
    // Of whom, and whether it is the fire.
    let moment = Memo::new(move |_| {
        let beat = desk.telling.beat.get()?;
        match beat.scene {
            Scene::BurnOut(seat) => Some((seat, true)),
            // On the curtain whose turn it is stands already.
            Scene::Turn if desk.curtain.get().is_none() => Some((beat.seat, false)),
            _ => None,
        }
    });
    let picture = move || {
        let (seat, burns) = moment.get()?;
        let words = desk.session.with_untracked(|table| words(table, desk.locale));
        let own = words.villages.get(seat.index()).copied().unwrap_or(Village::ALL[0]);
        let text = if burns {
            words.event(&Event::BurntOut { seat }).unwrap_or_default()
        } else {
            t!(desk.locale, eruption::telling::whose, name = words.name(seat))
        };
        let class = if burns { "moment " } else { "moment whose " };
        Some(moment::moment([class, village::class(own)].concat(), emblem(own, 120), text, burns))
    };
    picture.into_node()
}
