//! Where in the app one is: the part of the address behind `#`, so that every static host works and back and forward do.

use leptos::{ev, prelude::*};

use crate::session::link::MAX_LENGTH;

/// A screen with what it shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Route {
    /// All games, and the ones to continue.
    #[default]
    Shelf,
    /// A new game of that kind.
    Setup(String),
    /// A new game of that kind against bots: the choice of their level, over the shelf.
    Against(String),
    /// The lesson of a game.
    Learn(String),
    /// Saved games.
    Saves,
    /// Settings.
    Settings,
    /// About the app and the games.
    About,
    /// The rules of a game, opened at a place.
    Rules {
        /// The game.
        game: String,
        /// A section, a card or a rule; nothing for the beginning.
        at: String,
    },
    /// The game that was played last.
    GoOn,
    /// A game or a deal that somebody sent as a link; nothing to paste one.
    Link(String),
    /// The table of a saved game.
    Table(String),
    /// The final standings of a saved game.
    End(String),
    /// What the coach finds in a saved game that is over.
    Review(String),
    /// A saved game, step by step.
    Replay {
        /// The game.
        save: String,
        /// After how many steps; from its beginning if that is not said.
        step: Option<usize>,
    },
}

impl Route {
    /// Reads the fragment of an address; what is unknown leads to the shelf.
    pub fn parse(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        if let Some(text) = path.strip_prefix("link/") {
            // What is far too long to be one need not be kept as a whole to be refused.
            // Chat programs take the full stop or the bracket after a link for a part of it.
            let text = text
                .trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric() && !matches!(sign, '-' | '_'));
            return Route::Link(text.chars().take(MAX_LENGTH + 1).collect());
        }
        match path.splitn(4, '/').collect::<Vec<_>>()[..] {
            ["link"] => Route::Link(String::new()),
            ["new", game] => Route::Setup(game.to_owned()),
            ["new", game, "bots"] => Route::Against(game.to_owned()),
            ["learn", game] => Route::Learn(game.to_owned()),
            ["rules", game] => Route::Rules { game: game.to_owned(), at: String::new() },
            ["rules", game, at] => Route::Rules { game: game.to_owned(), at: at.to_owned() },
            ["saves"] => Route::Saves,
            ["settings"] => Route::Settings,
            ["about"] => Route::About,
            ["continue"] => Route::GoOn,
            ["table", slot] => Route::Table(slot.to_owned()),
            ["table", slot, "end"] => Route::End(slot.to_owned()),
            ["table", slot, "review"] => Route::Review(slot.to_owned()),
            ["replay", slot] => Route::Replay { save: slot.to_owned(), step: None },
            ["replay", slot, step] => Route::Replay { save: slot.to_owned(), step: step.parse().ok() },
            _ => Route::Shelf,
        }
    }

    /// The fragment, for links.
    pub fn href(&self) -> String {
        match self {
            Route::Shelf => "#/".to_owned(),
            Route::Setup(game) => format!("#/new/{game}"),
            Route::Against(game) => format!("#/new/{game}/bots"),
            Route::Learn(game) => format!("#/learn/{game}"),
            Route::Rules { game, at } if at.is_empty() => format!("#/rules/{game}"),
            Route::Rules { game, at } => format!("#/rules/{game}/{at}"),
            Route::Saves => "#/saves".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::About => "#/about".to_owned(),
            Route::GoOn => "#/continue".to_owned(),
            Route::Link(text) if text.is_empty() => "#/link".to_owned(),
            Route::Link(text) => ["#/link/", text].concat(),
            Route::Table(slot) => format!("#/table/{slot}"),
            Route::End(slot) => format!("#/table/{slot}/end"),
            Route::Review(slot) => format!("#/table/{slot}/review"),
            Route::Replay { save, step: None } => format!("#/replay/{save}"),
            Route::Replay { save, step: Some(step) } => format!("#/replay/{save}/{step}"),
        }
    }

    /// The whole address, to be sent to others.
    pub fn address(&self) -> String {
        let here = window().location().href().unwrap_or_default();
        [here.split('#').next().unwrap_or_default(), &self.href()].concat()
    }

    /// The link in what was pasted: the whole address, wherever it stands in a text, or what is behind its last slash.
    pub fn pasted(text: &str) -> Route {
        const MARK: &str = "#/link/";
        let text = match text.rfind(MARK) {
            Some(at) => {
                let rest = &text[at + MARK.len()..];
                rest.split(|sign: char| !sign.is_ascii_alphanumeric() && !matches!(sign, '-' | '_'))
                    .next()
                    .unwrap_or(rest)
            }
            None => text.trim().rsplit('/').next().unwrap_or(text),
        };
        Route::Link(text.to_owned())
    }

    /// The screen: the same wherever a book is opened, at every step of a replay, and whatever stands over the shelf.
    pub fn screen(self) -> Route {
        match self {
            Route::Against(_) => Route::Shelf,
            Route::Rules { game, .. } => Route::Rules { game, at: String::new() },
            Route::Replay { save, .. } => Route::Replay { save, step: None },
            other => other,
        }
    }

    /// Goes there, with an entry in the history.
    pub fn go(&self) {
        let _ = window().location().set_hash(&self.href());
    }

    /// Goes there in place of the present entry: back does not return here.
    pub fn replace(&self) {
        let _ = window().location().replace(&self.href());
    }
}

/// The address, as the app knows it.
#[derive(Clone, Copy)]
pub struct Address {
    route: RwSignal<Route>,
    /// Where one was before the present screen.
    before: RwSignal<Route>,
    changes: Memo<Route>,
}

impl Address {
    /// Where the arrow of a page leads: back to the game or to the set-up from which one has looked something up, else to the shelf.
    pub fn way_back(self) -> Route {
        way_back(&self.route.get_untracked(), self.before.get_untracked())
    }

    /// Writes the address anew without going anywhere: what it says is on the screen already. Not if somebody has just gone elsewhere, of
    /// which the browser tells in a moment.
    pub fn note(self, route: &Route) {
        if written() != self.route.get_untracked() {
            return;
        }
        let history = window().history();
        let _ = history.and_then(|history| {
            history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.href()))
        });
        self.route.set(route.clone());
    }
}

/// Where it leads from that page, if one comes from there.
fn way_back(page: &Route, before: Route) -> Route {
    let looks_up = matches!(page, Route::Settings | Route::About | Route::Rules { .. });
    match before {
        Route::Table(_) | Route::End(_) | Route::Review(_) | Route::Replay { .. } | Route::Setup(_)
            if looks_up =>
        {
            before
        }
        _ => Route::Shelf,
    }
}

/// What the browser has in its address bar.
fn written() -> Route {
    window().location().hash().map(|hash| Route::parse(&hash)).unwrap_or_default()
}

/// The present route for all components, kept in step with the address.
pub fn provide_route() {
    let route = RwSignal::new(written());
    let before = RwSignal::new(Route::Shelf);
    let changed = window_event_listener(ev::hashchange, move |_| {
        let (old, new) = (route.get_untracked(), written());
        if old.clone().screen() != new.clone().screen() {
            before.set(old);
        }
        route.set(new);
    });
    on_cleanup(move || changed.remove());
    provide_context(Address { route, before, changes: Memo::new(move |_| route.get()) });
}

/// The address, to be written anew.
pub fn use_address() -> Address {
    expect_context()
}

/// The present route.
pub fn use_route() -> Memo<Route> {
    use_address().changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_survives_its_address() {
        for route in [
            Route::Shelf,
            Route::Setup("eruption".into()),
            Route::Against("eruption".into()),
            Route::Learn("eruption".into()),
            Route::Rules { game: "eruption".into(), at: String::new() },
            Route::Rules { game: "eruption".into(), at: "E25".into() },
            Route::Saves,
            Route::Settings,
            Route::About,
            Route::GoOn,
            Route::Link(String::new()),
            Route::Link("1gAb-_9".into()),
            Route::Table("x1".into()),
            Route::End("x1".into()),
            Route::Review("x1".into()),
            Route::Replay { save: "x1".into(), step: None },
            Route::Replay { save: "x1".into(), step: Some(57) },
        ] {
            assert_eq!(Route::parse(&route.href()), route);
        }
        assert_eq!(Route::parse("#/nowhere/at/all"), Route::Shelf);
        assert_eq!(Route::parse("#/table/x1/end/more"), Route::Shelf);
        assert_eq!(Route::parse("#/new/eruption/cats"), Route::Shelf);
        assert_eq!(Route::Against("eruption".into()).screen(), Route::Shelf);
    }

    #[test]
    fn a_link_of_any_length_and_letters_stays_a_link_and_stays_small() {
        let Route::Link(text) = Route::parse(&format!("#/link/{}", "1/".repeat(500_000))) else { panic!() };
        assert_eq!(text.len(), MAX_LENGTH + 1);
    }

    #[test]
    fn a_link_is_found_in_what_is_pasted_around_it() {
        for text in [
            "1gAb-_9",
            " 1gAb-_9\n",
            "https://example.org/some/path/#/link/1gAb-_9",
            "Your turn: https://example.org/#/link/1gAb-_9 see you!",
            "(https://example.org/#/link/1gAb-_9)",
            "<https://example.org/#/link/1gAb-_9>.",
            "「https://example.org/#/link/1gAb-_9」です",
        ] {
            assert_eq!(Route::pasted(text), Route::Link("1gAb-_9".into()), "{text}");
        }
        // What chat programs take into an address with it.
        for address in ["#/link/1gAb-_9.", "#/link/1gAb-_9)", "#/link/1gAb-_9…"] {
            assert_eq!(Route::parse(address), Route::Link("1gAb-_9".into()), "{address}");
        }
    }

    #[test]
    fn pages_on_which_something_is_looked_up_lead_back() {
        let rules = Route::Rules { game: "eruption".into(), at: "E25".into() };
        for before in [Route::Table("x1".into()), Route::End("x1".into()), Route::Setup("eruption".into())] {
            for page in [&rules, &Route::Settings, &Route::About] {
                assert_eq!(way_back(page, before.clone()), before);
            }
            for page in [Route::Saves, Route::Setup("volcano".into()), Route::End("x1".into())] {
                assert_eq!(way_back(&page, before.clone()), Route::Shelf);
            }
        }
        for before in [Route::Shelf, Route::Saves, Route::Link(String::new())] {
            assert_eq!(way_back(&Route::Settings, before), Route::Shelf);
        }
    }
}
