//! What is ahead of the villages: the heat of their next damage phase if nothing changed until then, and what the selected
//! action would change about it. The rules foretell it (`View::outlook`); here it is put into figures and words. A table may do
//! without.

use super::words::Words;
use crate::{
    app::shell::text::Locale,
    rules::{
        Seat,
        eruption::{Action, Outlook, View as GameView, Village},
    },
    t,
};

/// What is ahead of one village.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DamageForecast {
    /// Who lives there.
    pub seat: Seat,
    /// Which.
    pub village: Village,
    /// Its temperature now.
    pub now: u16,
    /// After its next damage phase, as the board is.
    pub before: Outlook,
    /// The same after the selected action, if that is another.
    pub after: Option<Outlook>,
    /// Its temperature right after the selected action.
    pub then: u16,
}

impl DamageForecast {
    /// The heat of its next damage phase, as the board is and after the selected action, if that changes it. What an action does
    /// at once is told elsewhere.
    pub fn changed(&self) -> Option<[String; 2]> {
        let both = [change(self.now, self.before), change(self.then, self.after?)];
        (both[0] != both[1]).then_some(both)
    }
}

/// What is ahead, by seat; nothing for who has no more damage phase.
pub fn damage_forecasts(view: &GameView, action: Option<Action>) -> Vec<DamageForecast> {
    let foreseen = action.map(|action| view.foreseen(action));
    let one = |player: &crate::rules::eruption::PlayerView| {
        let before = view.outlook(player.seat)?;
        let after = foreseen.as_ref().and_then(|view| view.outlook(player.seat));
        let then = foreseen.as_ref().map_or(player, |view| &view.players[player.seat.index()]);
        Some(DamageForecast {
            then: then.temperature.get(),
            seat: player.seat,
            village: player.village,
            now: player.temperature.get(),
            before,
            after: after.filter(|after| *after != before),
        })
    };
    view.players.iter().filter_map(one).collect()
}

/// The heat to come from now on: `+20`, `~+14`, `−10`.
pub fn change(now: u16, outlook: Outlook) -> String {
    let about = if outlook.least == outlook.most { "" } else { "~" };
    let sign = if outlook.expected < now { "−" } else { "+" };
    [about, sign, &outlook.expected.abs_diff(now).to_string()].concat()
}

/// A temperature to come in words.
fn spoken(l: Locale, outlook: Outlook) -> String {
    let Outlook { least, most, expected } = outlook;
    if least == most {
        t!(l, common::degrees, value = expected)
    } else {
        t!(l, eruption::damage_forecast::about, value = expected, least = least, most = most)
    }
}

/// What is ahead of a village in a sentence; nothing if it stays as hot as it is.
pub fn sentence(words: &Words, one: &DamageForecast) -> Option<String> {
    let l = words.locale;
    let before = spoken(l, one.before);
    match one.after {
        Some(after) => {
            Some(t!(l, eruption::damage_forecast::changes, before = before, after = spoken(l, after)))
        }
        None if one.before.most.get() == one.now => None,
        None => Some(t!(l, eruption::damage_forecast::stays, before = before)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game, Pending, Viewer,
            eruption::{Config, State},
        },
        session::Playout,
    };

    fn outlook(least: u16, expected: u16, most: u16) -> Outlook {
        let mut playout = Playout::new(1);
        let mut game = State::new(&Config::new(2)).unwrap();
        playout.deal(&mut game);
        // Temperatures are made by the rules alone: the boxes of the meter are looked up in a game that runs hot.
        let mut known = std::collections::BTreeMap::new();
        while let Some(action) = playout.step(&mut game, &mut ()) {
            let _ = action;
            for seat in Seat::first(2) {
                let degrees = game.player(seat).temperature;
                known.insert(degrees.get(), degrees);
            }
        }
        Outlook { least: known[&least], most: known[&most], expected }
    }

    #[test]
    fn figures_say_what_is_certain_and_what_is_not() {
        let (certain, rolled) = (outlook(20, 20, 20), outlook(20, 26, 30));
        assert_eq!([change(0, certain), change(10, rolled), change(30, certain)], ["+20", "~+16", "−10"]);
        assert_eq!(spoken(Locale::En, rolled), "about 26° (20° to 30°)");
    }

    /// An eruption heats at once: the damage that is ahead is what it was.
    #[test]
    fn heat_that_comes_at_once_is_not_damage_to_come() {
        let seat = Seat::new(0);
        let village = Village::in_play(2)[0];
        let [cool, hot] = [outlook(20, 20, 20), outlook(30, 30, 30)];
        let erupted = DamageForecast { seat, village, now: 0, before: cool, after: Some(hot), then: 10 };
        assert_eq!(erupted.changed(), None);
        let reached = DamageForecast { then: 0, ..erupted };
        assert_eq!(reached.changed(), Some(["+20", "+30"].map(str::to_owned)));
    }

    #[test]
    fn only_who_is_concerned_has_something_ahead_of_them_that_changes() {
        let mut playout = Playout::new(4);
        let mut game = State::new(&Config::new(4)).unwrap();
        let mut changed = 0;
        loop {
            if let Pending::Decision { .. } = game.pending() {
                let view = game.view(Viewer::Table);
                let mut legal = Vec::new();
                game.actions(&mut legal);
                assert!(damage_forecasts(&view, None).iter().all(|one| one.after.is_none()));
                for action in legal {
                    let all = damage_forecasts(&view, Some(action));
                    assert!(all.iter().all(|one| one.after != Some(one.before)));
                    changed += all.iter().filter(|one| one.after.is_some()).count();
                    if matches!(action, Action::Erupt(_)) {
                        assert!(all.iter().all(|one| one.seat == view.seat
                            || one.after.is_some()
                            || one.before.least.get() == 290));
                    }
                }
            }
            if playout.step(&mut game, &mut ()).is_none() {
                break;
            }
        }
        assert!(changed > 50);
    }
}
