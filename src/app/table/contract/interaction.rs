//! What is tapped, and which action comes of it.

use super::game::{Action, GameView, TableGame};
use crate::{rules::Pending, session::Table};

/// How a game is played on the screen. Everything here is pure: pointer, touch, keyboard and the list of actions all become
/// one message type, handled in [`update`](Interaction::update).
pub trait Interaction: TableGame {
    /// What has been tapped but not done. It is never saved and never undone.
    type Ui: Copy + Default + PartialEq + Send + Sync + 'static;
    /// Everything a player can do to the interface.
    type Msg: Copy + PartialEq + Send + Sync + 'static;

    /// Handles a message; gives the action that shall be played, if any.
    fn update(ui: &mut Self::Ui, msg: Self::Msg, session: &Table<Self::Rules>) -> Option<Action<Self>>;

    /// The message that selects an action of the list, or plays it if there is nothing to select.
    fn pick(action: Action<Self>) -> Self::Msg;

    /// Whether a message only moves what is looked at, and selects nothing: a replay takes no others.
    fn only_looks(msg: Self::Msg) -> bool;

    /// Whether what is asked now is answered in secret: then the curtain comes before it, even for one who hides nothing yet.
    fn asks_in_secret(_: &Self::Rules) -> bool {
        false
    }

    /// What is played for whoever has just decided and is to decide again, without asking: there is nothing else to do, or `ui` says
    /// that nothing else is wanted.
    fn passes(_: &Self::Ui, _: &Self::Rules) -> Option<Action<Self>> {
        None
    }

    /// The same at a table: what a person has said before is no answer of a bot that has taken the seat since.
    fn passes_at(ui: &Self::Ui, table: &Table<Self::Rules>) -> Option<Action<Self>> {
        let is_bot = matches!(table.pending(), Pending::Decision { seat, .. } if table.bot(seat).is_some());
        let said = if is_bot { Self::Ui::default() } else { *ui };
        Self::passes(&said, table.state())
    }

    /// What of the interface outlives an action; nothing that tells what was chosen.
    fn kept(_: &Self::Ui) -> Self::Ui {
        Self::Ui::default()
    }

    /// Where the rulebook speaks of what is going on: the phase, the selected card, the reason of a refusal.
    fn place_in_rulebook(view: &GameView<Self>, ui: &Self::Ui) -> &'static str;
}
