//! At which prompts something is hidden, and from whom.

use caldera::rules::{Game, Seat, Viewer, apiary, eruption, volcano};
use serde::{Deserialize, Serialize};

/// How a prompt is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// By the seat that is asked: what others hide differs.
    Seat,
    /// By anybody, while the prompt waits behind the curtain: what the seat that is asked hides differs, too.
    Curtain,
    /// By anybody, as the seat is asked on the open table: what it hides itself differs, too.
    Open,
}

impl Look {
    /// Who looks, if that seat is asked.
    pub fn viewer(self, seat: Seat) -> Viewer {
        match self {
            Look::Seat => Viewer::Seat(seat),
            Look::Curtain | Look::Open => Viewer::Table,
        }
    }
}

/// Whether what that seat is asked now is looked at like this.
pub fn look_of<G: Game>(game: &G, seat: Seat, look: Look) -> bool {
    match look {
        Look::Seat => !game.asks_openly(),
        Look::Curtain => game.seats() > 1 && game.has_secrets(seat) && !game.asks_openly(),
        Look::Open => game.seats() > 1 && game.asks_openly(),
    }
}

/// A kind of prompt.
pub struct Kind {
    pub name: &'static str,
    /// How it can be looked at so that something is hidden; empty if nobody has a secret then, or nobody is ever asked.
    pub looks: &'static [Look],
}

/// What a game says of its prompts.
pub trait Asked {
    /// Every kind.
    const KINDS: &'static [Kind];

    /// The kind of a prompt.
    fn asked(prompt: &Self::Prompt) -> &'static Kind
    where
        Self: Game;
}

/// Every prompt with every way to look at it.
pub fn wanted<G: Asked>() -> Vec<(&'static str, Look)> {
    G::KINDS.iter().flat_map(|kind| kind.looks.iter().map(|look| (kind.name, *look))).collect()
}

/// The kinds of a game's prompts: a prompt that is not among them does not compile.
macro_rules! kinds {
    ($state:ty, $prompt:ident: $($name:ident [$($look:ident)*]),+ $(,)?) => {
        impl Asked for $state {
            const KINDS: &'static [Kind] =
                &[$(Kind { name: stringify!($name), looks: &[$(Look::$look),*] }),+];

            fn asked(prompt: &$prompt) -> &'static Kind {
                let name = match prompt {
                    $($prompt::$name { .. } => stringify!($name)),+
                };
                let kind = Self::KINDS.iter().find(|kind| kind.name == name);
                kind.unwrap_or_else(|| unreachable!("each has its kind"))
            }
        }
    };
}

use apiary::Prompt as OfApiary;
use eruption::Prompt as OfEruption;
use volcano::Prompt as OfVolcano;

// Hands are dealt before the first turn (E2) and never shown (E5).
kinds! { eruption::State, OfEruption:
    Erupt [Seat Curtain],
    Take [Seat Curtain],
    Place [Seat Curtain],
    Extra [Seat Curtain],
    Cards [Seat Curtain],
    Relocate [Seat Curtain],
    Replace [Seat Curtain],
    Walls [Seat Curtain],
}

// Cards lie face down from the first choice of a turn to the last one (V12): whoever is asked in between has not laid one.
kinds! { volcano::State, OfVolcano:
    Start [],
    Swap [],
    Add [],
    Act [Seat],
    Flee [],
}

// Only seeds are hidden (A14), and which card the Autopilot plays next (A108). There are no seeds before everybody has a faction.
// A bumped worker's owner answers on the open table, and so whatever its answer leads to; everything else is asked in one's
// own turn. Which row is refreshed is asked by texts that the compiled-in pack does not have.
kinds! { apiary::State, OfApiary:
    Draft [],
    KeepFaction [],
    Turn [Seat Curtain],
    End [Seat Curtain],
    Bumped [Open],
    Pod [Seat Curtain Open],
    Income [Seat Curtain],
    Ship [Seat Curtain],
    Bonus [Seat Curtain],
    Slot [Seat Curtain],
    Build [Seat Curtain],
    Grow [Seat Curtain],
    Keep [Seat Curtain],
    Plant [Seat Curtain],
    Convert [Seat Curtain],
    Teach [Seat Curtain],
    Gain [Seat Curtain Open],
    Choice [Seat Curtain Open],
    Trade [Seat Curtain],
    Strengthen [Seat Curtain Open],
    Recall [Seat Curtain],
    Reserve [Seat Curtain],
    Frame [Seat Curtain],
    Upgrade [Seat Curtain],
    Refresh [],
}
