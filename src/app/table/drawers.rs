//! What of the table is open over it, and where the rules are open.

use leptos::prelude::*;

/// The drawers and dialogs of a table: whether each is open.
#[derive(Clone, Copy)]
pub struct Drawers {
    /// The menu.
    pub menu: RwSignal<bool>,
    /// The log.
    pub log: RwSignal<bool>,
    /// All legal actions.
    pub actions: RwSignal<bool>,
    /// Stacks, stocks and discards.
    pub deck: RwSignal<bool>,
    /// The links to the game.
    pub share: RwSignal<bool>,
    /// The question before the game becomes a file.
    pub export: RwSignal<bool>,
    /// Which seats sit here.
    pub seats: RwSignal<bool>,
    /// Who plays in each seat: a person or a bot.
    pub players: RwSignal<bool>,
    /// The step to whose decision the game may go back: it is asked whether it shall.
    pub back: RwSignal<Option<usize>>,
    /// The rules.
    pub rules: RwSignal<bool>,
    /// Where the rules are open.
    pub rules_at: RwSignal<String>,
}

impl Drawers {
    /// Opens the rules where they speak of what is going on.
    pub fn explain(self, place: &str) {
        self.rules_at.set(place.to_owned());
        self.rules.set(true);
    }

    /// Closes whatever is open of the game: it does not come back by itself.
    pub fn close(self) {
        for open in
            [self.menu, self.log, self.actions, self.deck, self.share, self.export, self.seats, self.players]
        {
            open.set(false);
        }
        self.back.set(None);
    }
}

/// The drawers, all closed, for everything on the table.
pub fn provide_drawers() -> Drawers {
    let drawers = Drawers {
        menu: RwSignal::new(false),
        log: RwSignal::new(false),
        actions: RwSignal::new(false),
        deck: RwSignal::new(false),
        share: RwSignal::new(false),
        export: RwSignal::new(false),
        seats: RwSignal::new(false),
        players: RwSignal::new(false),
        back: RwSignal::new(None),
        rules: RwSignal::new(false),
        rules_at: RwSignal::new(String::new()),
    };
    provide_context(drawers);
    drawers
}

/// The drawers, from any component on the table.
pub fn use_drawers() -> Drawers {
    expect_context()
}
