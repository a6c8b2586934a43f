//! Walls on their edges, their odds, and the fires where none stands.

use leptos::prelude::*;

use super::facing::use_facing;
use crate::{
    app::{
        games::eruption::{
            art::{
                geometry::translate,
                marks::{self, FLAME},
                wall,
            },
            model::hold_percent,
        },
        shell::{keyed::keyed, views::CollectAny},
    },
    rules::eruption::{Edge, Material, Slot},
};

/// What a wall is going through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WallState {
    /// It stands.
    #[default]
    Stands,
    /// It is about to be rolled for, or could be.
    Rolling,
    /// It has held: it shakes.
    Holds,
    /// It is lost: it breaks in three and falls.
    Lost,
    /// It is set down.
    Set,
}

impl WallState {
    /// The class of the wall, if it is in one piece.
    fn class(self) -> Option<&'static str> {
        match self {
            WallState::Stands => Some("wall-body"),
            WallState::Rolling => Some("wall-body rolling"),
            WallState::Holds => Some("wall-body holds"),
            WallState::Set => Some("wall-body set"),
            WallState::Lost => None,
        }
    }
}

/// One wall on its edge.
#[component]
pub fn Wall(edge: Edge, material: Material, #[prop(optional)] state: WallState) -> impl IntoView {
    let facing = use_facing();
    let scale = if state == WallState::Rolling { 1.12 } else { 1.0 };
    let whole =
        state.class().map(|class| view! { <g class=class inner_html=wall::picture(material) /> }.into_any());
    let shard = move |[class, frame]: [&'static str; 2]| view! { <Shard class frame material /> };
    let broken = whole.is_none().then(|| wall::SHARDS.map(shard).into_iter().collect_any());
    view! {
        <g class="wall" transform=move || wall::stand(facing.get().edge(edge), scale)>
            {whole}
            {broken}
        </g>
    }
}

/// A piece of a wall that falls.
#[component]
fn Shard(
    class: &'static str,
    /// What is seen of the wall: left, top, width, height.
    frame: &'static str,
    material: Material,
) -> impl IntoView {
    let mut sizes = frame.split(' ');
    let mut next = || sizes.next().unwrap_or_default();
    let (x, y, width, height) = (next(), next(), next(), next());
    view! {
        <g class=class>
            <svg
                x=x
                y=y
                width=width
                height=height
                viewBox=frame
                inner_html=wall::picture(material)
            />
        </g>
    }
}

/// All walls that simply stand.
#[component]
pub fn Walls(walls: Memo<Vec<(Edge, Material)>>) -> impl IntoView {
    view! {
        <g class="walls">
            {keyed(
                move || walls.get(),
                |wall| *wall,
                |(edge, material)| view! { <Wall edge material /> }.into_any(),
            )}
        </g>
    }
}

/// A wall that would be built: in its material, framed, with its chance to hold.
#[component]
pub fn ChosenWall(edge: Edge, material: Material) -> impl IntoView {
    let facing = use_facing();
    view! {
        <g class="chosen-wall" transform=move || wall::stand(facing.get().edge(edge), 1.0) inner_html=marks::CHOSEN_FRAME />
        <Wall edge material state=WallState::Set />
        <OddsPill edge percent=hold_percent(material) behind=88.0 />
    }
}

/// The chance of a wall to hold in percent, on the lava behind it.
#[component]
pub fn OddsPill(
    edge: Edge,
    percent: u8,
    /// How far behind the wall.
    #[prop(default = 58.0)]
    behind: f32,
) -> impl IntoView {
    let facing = use_facing();
    view! {
        <g class="odds" transform=move || translate(marks::odds_place(facing.get().edge(edge), behind))>
            <rect x="-50" y="-27" width="100" height="54" rx=ROUND />
            <text>{percent.to_string()}"%"</text>
        </g>
    }
}

/// How round the ends of a pill are.
const ROUND: &str = "27";

/// Fires on fences with contact and without a wall.
#[component]
pub fn Fires(slots: Memo<Vec<Slot>>) -> impl IntoView {
    view! {
        <g class="fires">
            {keyed(move || slots.get(), |slot| *slot, |slot| view! { <Fire fence=slot /> }.into_any())}
        </g>
    }
}

/// A fire on a fence.
#[component]
pub fn Fire(fence: Slot) -> impl IntoView {
    let facing = use_facing();
    view! {
        <g transform=move || marks::fire_place(facing.get().slot(fence))>
            <g class="fire" inner_html=FLAME />
        </g>
    }
}
