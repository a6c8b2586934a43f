//! The scene of the step that is being told: what moves above the island. What is told is cut by
//! [`animation`](crate::app::games::eruption::animation).

use leptos::prelude::*;

use super::{
    moments::{
        Blaze, CardBack, CardToWall, Closing, ConeLight, EruptionSign, Figure, Flying, LoneWall, Shockwave,
        ZoneLight,
    },
    roll_tray::RollTray,
    tiles::{DroppingTile, FlowingTile, SinkingTile, TurningTile},
    walls::{Wall, WallState},
};
use crate::{
    app::{
        games::eruption::{
            animation::{AnimationStep, Scene},
            art::{geometry::centre, meter::beside, scene::open_sides, village},
            table::EruptionTable,
        },
        shell::views::CollectAny,
        table::{TableStore, told::Told},
    },
    rules::{
        Seat,
        eruption::{Degrees, Village},
    },
};

/// What moves close to the ground: tiles and walls.
#[component]
pub fn LowScene(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Told store picture=low_picture /> }
}

fn low_picture(_: TableStore<EruptionTable>, step: &AnimationStep) -> Option<AnyView> {
    let open = |hex, tile| open_sides(hex, tile, step.board.occupied());
    Some(match step.scene {
        Scene::Turned(hex, tile, steps) => {
            view! { <TurningTile hex tile open=open(hex, tile) steps /> }.into_any()
        }
        Scene::Sinks(hex, tile) => view! { <SinkingTile hex tile open=open(hex, tile) /> }.into_any(),
        Scene::Refused(hex) => view! { <Closing hex /> }.into_any(),
        Scene::Roll(edge, roll) => {
            view! { <Wall edge material=roll.material state=WallState::Rolling /> }.into_any()
        }
        Scene::Holds(edge, material) => view! { <Wall edge material state=WallState::Holds /> }.into_any(),
        Scene::Build(edge, material) => view! { <Wall edge material state=WallState::Set /> }.into_any(),
        Scene::Fall(ref walls) => walls
            .iter()
            .map(|(edge, material)| {
                view! { <Wall edge=*edge material=*material state=WallState::Lost /> }.into_any()
            })
            .collect_any()
            .into_any(),
        _ => return None,
    })
}

/// A tile that is being set down: boxes of its own over the island.
#[component]
pub fn PlacedTile(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Told store picture=placed_picture /> }
}

fn placed_picture(_: TableStore<EruptionTable>, step: &AnimationStep) -> Option<AnyView> {
    let open = |hex, tile| open_sides(hex, tile, step.board.occupied());
    match step.scene {
        Scene::Drop(hex, tile) => Some(view! { <DroppingTile hex tile open=open(hex, tile) /> }.into_any()),
        Scene::Flow(hex, tile) => Some(view! { <FlowingTile hex tile open=open(hex, tile) /> }.into_any()),
        _ => None,
    }
}

/// What is seen above everything on the island: figures, fire, things that fly, light.
#[component]
pub fn HighScene(store: TableStore<EruptionTable>) -> impl IntoView {
    view! { <Told store picture=high_picture /> }
}

/// Places are those of the printed board.
fn high_picture(store: TableStore<EruptionTable>, step: &AnimationStep) -> Option<AnyView> {
    let villages = store.view.with_untracked(|view| Village::in_play(view.config.players));
    let village = |seat: Seat| villages.get(seat.index()).copied().unwrap_or(Village::ALL[0]);
    let heat = |by: u16| ["+", &by.to_string(), "°"].concat();
    let home = |seat| village::home(village(seat));
    let own = home(step.seat);
    let at_meter = |seat: Seat| beside(step.degrees[seat.index()]);
    Some(match step.scene {
        Scene::Roll(edge, roll) => view! { <RollTray edge roll /> }.into_any(),
        Scene::Contact { edge, by, number } => view! { <Blaze edge text=heat(by) number /> }.into_any(),
        Scene::Cool(by) => {
            let text = ["−", &by.to_string(), "°"].concat();
            view! { <Figure place=at_meter(step.seat) text cool=true /> }.into_any()
        }
        Scene::Zone(_, zone) => view! { <ZoneLight zone /> }.into_any(),
        Scene::Cards(count, hex) => {
            let from = hex.map_or_else(|| at_meter(step.seat), centre);
            view! {
                <Flying from to=own>
                    <CardBack count />
                </Flying>
            }
            .into_any()
        }
        Scene::Gain(material, Some(hex)) => view! {
            <Flying from=centre(hex) to=own>
                <LoneWall material />
            </Flying>
        }
        .into_any(),
        Scene::Gain(material, None) => view! {
            <Flying from=own to=own>
                <CardToWall material />
            </Flying>
        }
        .into_any(),
        Scene::Gift(to, Some(material)) => view! {
            <Flying from=own to=home(to)>
                <LoneWall material />
            </Flying>
        }
        .into_any(),
        Scene::Gift(to, None) => view! {
            <Flying from=own to=home(to)>
                <CardBack count=1 />
            </Flying>
        }
        .into_any(),
        Scene::Taken(number) => {
            let space = Degrees::ERUPTION_SPACES[usize::from(number.clamp(1, 3)) - 1];
            view! {
                <Flying from=beside(space.get()) to=own>
                    <EruptionSign />
                </Flying>
            }
            .into_any()
        }
        Scene::Eruption(hex, ref heats) => {
            let figure = |(seat, by): &(Seat, u16)| {
                view! { <Figure place=at_meter(*seat) text=heat(*by) /> }
            };
            view! {
                <ConeLight />
                <Shockwave hex />
                {heats.iter().map(figure).collect_any()}
            }
            .into_any()
        }
        _ => return None,
    })
}
