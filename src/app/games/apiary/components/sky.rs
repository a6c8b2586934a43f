//! The planets in their grid, with the ship, what it can reach, and the way it would take.

use leptos::prelude::*;

use super::{
    desk::Desk,
    spots::{Place, Places},
};
use crate::{
    app::{
        board::{path::path, plane::at},
        games::apiary::{
            art::{
                icons::put,
                planet::{Held, Reach, cell},
            },
            model::preview::Gives,
            motion::course,
            situation::Target,
        },
    },
    rules::apiary::{Act, Action, Cell, Prompt, State},
    t,
};

/// How far the middles of two cells are apart.
const PITCH: f32 = 100.0;

/// The middle of a cell.
fn middle(cell: Cell) -> (f32, f32) {
    (f32::from(cell.column) * PITCH + PITCH / 2.0, f32::from(cell.row) * PITCH + PITCH / 2.0)
}

/// Which cells can be reached: by the chosen worker, or as it is asked.
#[derive(Clone, Debug, Default, PartialEq)]
struct Range {
    asked: bool,
    near: Vec<Cell>,
    farther: Vec<(Cell, u8)>,
    chosen: Option<Cell>,
}

/// The grid with its cells as buttons.
#[component]
pub fn Sky(desk: Desk) -> impl IntoView {
    let board = desk.view.with_untracked(|view| view.state.board());
    let frame = [
        "0 0 ",
        &(u32::from(board.columns) * 100).to_string(),
        " ",
        &(u32::from(board.rows) * 100).to_string(),
    ]
    .concat();
    let range = Memo::new(move |_| range(desk));
    let picture = Memo::new(move |_| {
        let range = range.get();
        desk.view.with(|view| draw(desk, &view.state, &range))
    });
    let places = {
        let frame = frame.clone();
        Memo::new(move |_| {
            desk.view.with(|view| {
                let words = desk.words.read_value();
                let cells = view.state.planet_cells().filter(|one| one.cell != board.start);
                cells
                    .map(|one| {
                        let (x, y) = middle(one.cell);
                        Place {
                            target: Target::Cell(one.cell),
                            name: ["cell ", &one.cell.to_string()].concat(),
                            at: super::spots::percent(&frame, x, y),
                            wide: 100.0 / f32::from(board.columns),
                            label: words.planet(&one),
                            press: true,
                        }
                    })
                    .collect::<Vec<_>>()
            })
        })
    };
    view! {
        <div class="ap-sky" role="group" aria-label=t!(desk.l, apiary::board::sky)>
            <svg viewBox=frame aria-hidden="true" inner_html=move || picture.get() />
            <Places desk list=places />
        </div>
    }
}

fn range(desk: Desk) -> Range {
    let chosen = match desk.store.seen_ui.with(|ui| ui.chosen) {
        Some(Action::Ship(cell)) => Some(cell),
        _ => None,
    };
    let asked = desk.question.with(|question| question.as_ref().map(|question| question.prompt));
    match asked {
        Some(Prompt::Ship { .. }) => {
            let near = desk.store.legal.with(|legal| {
                legal
                    .iter()
                    .filter_map(|action| match action {
                        Action::Ship(cell) => Some(*cell),
                        _ => None,
                    })
                    .collect()
            });
            Range { asked: true, near, farther: Vec::new(), chosen }
        }
        Some(Prompt::Turn) => desk.previews.with(|all| {
            let explore = all.iter().find(|one| one.act == Act::Explore);
            match explore.map(|one| &one.gives) {
                Some(Gives::Cells { now, farther }) => {
                    Range { asked: true, near: now.clone(), farther: farther.clone(), chosen: None }
                }
                _ => Range::default(),
            }
        }),
        _ => Range::default(),
    }
}

fn draw(desk: Desk, state: &State, range: &Range) -> String {
    let pack = desk.pack;
    let start = state.board().start;
    let (x, y) = middle(start);
    let ship_there = state.ship() == start && range.chosen.is_none();
    let mut art = put(x, y, 1.0, &cell(pack, Held::Start, Reach::Any, ship_there));
    for one in state.planet_cells().filter(|one| one.cell != start) {
        let reach = match range.asked && one.cell != start {
            false => Reach::Any,
            true if range.near.contains(&one.cell) => Reach::Near,
            true => {
                let more =
                    range.farther.iter().find(|(cell, _)| *cell == one.cell).map_or(0, |(_, more)| *more);
                Reach::Far(more)
            }
        };
        let token = one.token.and_then(|token| pack.tokens.iter().find(|other| other.item == token));
        let planet = one.planet.and_then(|planet| pack.planets.iter().find(|other| other.item == planet));
        let held = match (token, planet) {
            (Some(token), _) => Held::Token(token),
            (None, Some(planet)) => Held::Planet(planet, &one.slots),
            (None, None) => Held::Start,
        };
        let (x, y) = middle(one.cell);
        art += &put(x, y, 1.0, &cell(pack, held, reach, state.ship() == one.cell && range.chosen.is_none()));
    }
    if let Some(to) = range.chosen {
        let points = course(state.ship(), to).into_iter().map(middle).map(|(x, y)| at(x, y));
        let way = path(|p| {
            p.open_line(points);
        });
        art += &["<path class=\"ap-course\" d=\"", &way, "\"/>"].concat();
        let (x, y) = middle(to);
        let mark = ["<path class=\"ap-sel-line\" d=\"", crate::app::games::apiary::art::planet::CELL, "\"/>"];
        art += &put(x, y, 1.0, &mark.concat());
        art += &put(x - 22.0, y - 18.0, 0.72, &crate::app::games::apiary::art::bee::ship());
    }
    art
}
