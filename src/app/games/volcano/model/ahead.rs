//! The look ahead: what the players gain and lose at a number of GO.

use super::super::words::{Words, join};
use crate::{
    app::shell::text::{keys::volcano::ahead as text, word},
    rules::{
        Seat,
        volcano::{Forecast, Island, View},
    },
};

/// What the players gain and lose at a number of GO.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// The number.
    pub go: u8,
    /// "if 2 say GO".
    pub when: String,
    /// Who would be in the blast.
    pub blast: Vec<Seat>,
    /// By seat, without an eruption; nothing if it is sure to come.
    pub calm: Option<Vec<String>>,
    /// By seat, with one; nothing if it cannot come.
    pub erupts: Option<Vec<String>>,
    /// All of it in words, with where the islands would be.
    pub spoken: String,
}

impl Ahead {
    /// What a seat gains without an eruption and with one, as far as each can come; and whether it is hit.
    pub fn of(&self, seat: Seat) -> [Option<(String, bool)>; 2] {
        let own = |amounts: &Option<Vec<String>>, hit| {
            amounts.as_ref().and_then(|amounts| Some((amounts.get(seat.index())?.clone(), hit)))
        };
        [own(&self.calm, false), own(&self.erupts, self.blast.contains(&seat))]
    }
}

/// A number with its sign; zero has none.
fn signed(sign: &str, value: u32) -> String {
    [if value == 0 { "" } else { sign }, &value.to_string()].concat()
}

/// What is to be seen of a forecast.
pub fn ahead(view: &View, forecast: &Forecast, words: &Words) -> Ahead {
    let (l, odds) = (words.locale, view.odds());
    let seats = || Seat::first(view.config.players);
    let when = match forecast.go {
        0 => text::none {}.text(l).to_owned(),
        go => text::r#if { count: word(&go) }.text(l),
    };
    let calm: Vec<String> = seats().map(|seat| signed("+", forecast.calm[seat.index()])).collect();
    let shaken = |seat: Seat| match forecast.hit.has(seat) {
        true => signed("−", forecast.lost[seat.index()]),
        false => signed("+", forecast.erupting[seat.index()]),
    };
    let erupts: Vec<String> = seats().map(shaken).collect();
    let blast: Vec<Seat> = forecast.hit.iter().collect();
    let of = |amounts: &[String]| {
        join(l, seats().zip(amounts).map(|(seat, amount)| [words.name(seat), " ", amount].concat()))
    };
    let hit = match &blast[..] {
        [] => text::nobody {}.text(l).to_owned(),
        hit => join(l, hit.iter().map(|seat| words.name(*seat).to_owned())),
    };
    let place = |island: Island| {
        let [from, to] = [view.board.chart().cell(island), forecast.cell(island)];
        let bearing = words.bearing(from, to);
        (from != to)
            .then(|| text::at { island: word(&words.island(island)), bearing: word(&bearing) }.text(l))
    };
    let places = join(l, Island::ALL.into_iter().filter_map(place));
    let spoken = text::spoken {
        when: word(&when),
        blast: word(&hit),
        calm: word(&of(&calm)),
        erupts: word(&of(&erupts)),
        r#where: word(&places),
    }
    .text(l);
    let (calm, erupts) = ((odds.cases < odds.of).then_some(calm), (odds.cases > 0).then_some(erupts));
    Ahead { go: forecast.go, when, blast, calm, erupts, spoken }
}
