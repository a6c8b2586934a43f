//! About the app: who made the games, what is whose, where the saves are.

use crate::app::shell::page::page;
use crate::app::shell::settings::use_locale;
use crate::{
    app::{
        dom::{View, all, el},
        games::GAMES,
    },
    t,
};

/// About.
pub fn about() -> View {
    let l = use_locale();
    let paragraph = |text: &'static str| el("p").child(text);
    let title = |text: &'static str| el("h2").child(text);
    let games = all(GAMES
        .into_iter()
        .flat_map(|game| [el("dt").child((game.title)(l)), el("dd").child((game.credits)(l))]));
    let version = t!(l, about::version, version = env!("CARGO_PKG_VERSION"));
    let panel = el("div.panel").child([
        paragraph(t!(l, about::what)),
        title(t!(l, about::games)),
        el("dl").child(games),
        paragraph(t!(l, about::own)),
        paragraph(t!(l, about::not_affiliated)),
        title(t!(l, about::saves)),
        paragraph(t!(l, about::saves_help)),
        title(t!(l, about::licence)),
        paragraph(t!(l, about::licence_help)),
        el("p.muted.num").child(version),
    ]);
    page(t!(l, about::title), "about", panel)
}
