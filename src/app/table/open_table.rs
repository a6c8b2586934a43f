//! The table itself: bar, players, board and sheet, and what opens over them.

use leptos::prelude::*;

use super::{desk::Desk, drawers::use_drawers, frame, scenes::Scenes};
use crate::app::dom::{boxed, made};

/// The table itself. The children come before the prompt: in a lesson, what the coach says.
#[component]
pub fn OpenTable<T: Scenes>(
    desk: Desk<T>,
    /// By how many quarters it is turned.
    side: Memo<u8>,
    /// The id of the save, for addresses; a lesson has none.
    #[prop(optional, into)]
    save: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    made(frame::open_table(desk.any(), use_drawers(), side, &save, children.map(|said| boxed(said()))))
}
