//! How a player stands, in words.

use super::{
    damage_forecast::{DamageForecast, sentence},
    words::Words,
};
use crate::{
    app::shell::text::word,
    rules::eruption::{Board, Edge, PlayerView, View, Village},
};

/// How many contacts a village has, and how many of them no wall protects.
pub fn contacts(board: &Board, village: Village) -> (usize, usize) {
    let all = board.contacts(village).count();
    let open = board.contacts(village).filter(|slot| board.wall(Edge::Village(*slot)).is_none()).count();
    (all, open)
}

/// All that a panel shows, as sentences.
pub fn standing(
    words: &Words,
    view: &View,
    player: &PlayerView,
    forecasts: Option<DamageForecast>,
) -> String {
    use crate::app::shell::text::keys::eruption::panel as say;
    let l = words.locale;
    let [straw, wood, stone] = player.supply;
    let (all, open) = contacts(&view.board, player.village);
    let mut parts = vec![
        say::temperature {
            name: word(&words.name(player.seat)),
            village: word(&words.village(player.village)),
            temp: word(&player.temperature),
            zone: word(&words.zone(player.temperature.zone())),
        }
        .text(l),
        say::supply { straw: word(&straw), wood: word(&wood), stone: word(&stone) }.text(l),
        say::hand { count: word(&player.hand_size) }.text(l),
        say::contacts { count: word(&all), open: word(&open) }.text(l),
    ];
    parts.extend(forecasts.and_then(|one| sentence(words, &one)));
    if player.eruption_tiles > 0 {
        parts.push(say::eruption { count: word(&player.eruption_tiles) }.text(l));
    }
    if let Some(clan) = view.config.clans.of(player.seat) {
        parts.push(say::clan { clan: word(&clan) }.text(l));
    }
    if player.burnt_out {
        parts.push(say::burnt {}.text(l).to_owned());
    }
    if view.seat == player.seat {
        parts.push(say::active {}.text(l).to_owned());
    }
    parts.join(" ")
}
