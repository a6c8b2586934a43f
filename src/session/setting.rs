//! What is round a game at a table, whichever game it is: who sits there, how the table plays, its luck.

use serde_json::{Map, Value};

use super::{
    dealer::Dealer,
    record::{FORMAT, Options, Record, SeatInfo},
};

/// What is round the game, whichever it is.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) seats: Vec<SeatInfo>,
    pub(super) options: Options,
    extra: Map<String, Value>,
    pub(super) dealer: Dealer,
}

impl Setting {
    pub(super) fn new(
        seats: Vec<SeatInfo>,
        mut options: Options,
        extra: Map<String, Value>,
        entropy: u64,
    ) -> Setting {
        let seed = *options.seed.get_or_insert(Dealer::seed_from(entropy));
        let dealer = Dealer::new(seed, options.start);
        Setting { seats, options, extra, dealer }
    }

    /// At this device alone, with luck of its own.
    pub(super) fn branch(&self, entropy: u64) -> Setting {
        let options = Options { seed: None, ..self.options.clone() };
        let mut branch = Setting::new(self.seats.clone(), options, self.extra.clone(), entropy);
        branch.sit(&[]);
        branch
    }

    /// To be looked at.
    pub(super) fn shown(&self, open_hands: bool) -> Setting {
        Setting {
            seats: self.seats.clone(),
            options: Options { open_hands, ..self.options.clone() },
            extra: Map::new(),
            dealer: self.dealer,
        }
    }

    pub(super) fn sit(&mut self, here: &[bool]) {
        for (at, seat) in self.seats.iter_mut().enumerate() {
            // A bot sits at no device.
            seat.away = seat.bot.is_none() && here.get(at) == Some(&false);
        }
        self.options.by_link = self.seats.iter().any(|seat| seat.away);
    }

    pub(super) fn record(
        &self,
        game: &str,
        rules: u32,
        config: Value,
        [steps, undone]: [Vec<String>; 2],
    ) -> Record {
        Record {
            format: FORMAT,
            game: game.into(),
            rules,
            config,
            seats: self.seats.clone(),
            steps,
            undone,
            table: self.options.clone(),
            extra: self.extra.clone(),
        }
    }
}
