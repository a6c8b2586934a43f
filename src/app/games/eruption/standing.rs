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

/// The edges at which lava threatens a village, by the names that the board has for them.
pub fn threats(board: &Board, village: Village) -> String {
    board.contacts(village).map(|slot| Edge::Village(slot).to_string()).collect::<Vec<_>>().join(" ")
}

/// What threatens a village: where lava touches it, and how hot it will be.
pub fn threat(words: &Words, board: &Board, village: Village, forecast: Option<DamageForecast>) -> String {
    use crate::app::shell::text::keys::eruption::panel as say;
    let (all, open) = contacts(board, village);
    let touched = say::contacts { count: word(&all), open: word(&open) }.text(words.locale);
    let heated = forecast.and_then(|one| sentence(words, &one));
    [touched].into_iter().chain(heated).collect::<Vec<_>>().join(" ")
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
        threat(words, &view.board, player.village, forecasts),
    ];
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
