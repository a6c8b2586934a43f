//! What is being set up: who plays, who begins, by which of the table's options. The game's own options are its own affair.

use leptos::prelude::*;

use super::{
    controls::focus,
    last::{Last, called, twice},
};
use crate::{
    app::{games::catalog::GameInfo, shell::text::Locale},
    rules::Seat,
    session::{Level, Options, SeatInfo, Start},
    t,
};

/// What is being set up.
#[derive(Clone, Copy)]
pub struct Draft {
    /// How many play.
    pub players: RwSignal<u8>,
    /// The names of the people, as they were typed.
    pub names: RwSignal<Vec<String>>,
    /// The level of the bot in each seat; nothing where a person sits.
    pub bots: RwSignal<Vec<Option<Level>>>,
    /// The level that was chosen last.
    level: RwSignal<Option<Level>>,
    /// Who begins; nothing to draw lots.
    pub start: RwSignal<Option<u8>>,
    /// Whether everybody sees everything.
    pub open_hands: RwSignal<bool>,
    /// Whether it is a game to learn by.
    pub teaching: RwSignal<bool>,
    /// Whether some sit at other devices.
    pub by_link: RwSignal<bool>,
    /// Which sit at this one, if so.
    pub here: RwSignal<Vec<bool>>,
    /// Whether nobody can ask a coach.
    pub no_coach: RwSignal<bool>,
    /// Whether nothing is foretold.
    pub no_hints: RwSignal<bool>,
    /// The seat on the map that the next one tapped is swapped with.
    pub picked: RwSignal<Option<usize>>,
    /// The seat whose name cannot stay, and why.
    pub error: RwSignal<Option<(usize, String)>>,
}

impl Draft {
    /// What was chosen the last time.
    pub fn recalled(game: &GameInfo) -> Draft {
        let last = Last::recalled();
        let range = &game.players;
        let players = last.players.unwrap_or(4).clamp(*range.start(), *range.end());
        let seats = usize::from(*range.end());
        let (mut names, mut bots) = (last.names, last.bots);
        names.resize(seats, String::new());
        bots.resize(seats, None);
        Draft {
            players: RwSignal::new(players),
            names: RwSignal::new(names),
            bots: RwSignal::new(bots),
            level: RwSignal::new(last.level),
            start: RwSignal::new(None),
            picked: RwSignal::new(None),
            open_hands: RwSignal::new(last.open_hands),
            teaching: RwSignal::new(last.teaching),
            by_link: RwSignal::new(false),
            // Whoever sets it up sits here.
            here: RwSignal::new((0..*range.end()).map(|at| at == 0).collect()),
            no_coach: RwSignal::new(last.no_coach),
            no_hints: RwSignal::new(last.no_hints),
            error: RwSignal::new(None),
        }
    }

    /// So many play; what does not fit that any more is taken back.
    pub fn set_players(self, players: u8) {
        self.error.set(None);
        if self.start.get_untracked().is_some_and(|start| start >= players) {
            self.start.set(None);
        }
        self.picked.set(None);
        self.players.set(players);
    }

    /// A place on the map was tapped.
    pub fn pick(self, at: usize) {
        match self.picked.get_untracked() {
            None => self.picked.set(Some(at)),
            Some(other) => {
                self.picked.set(None);
                self.swap(other, at);
            }
        }
    }

    /// The name as it was typed.
    pub fn name(self, at: usize) -> String {
        self.names.with(|names| names.get(at).cloned().unwrap_or_default())
    }

    /// What the player is called: a name that was typed, what stands for one, or that of a bot.
    pub fn spoken(self, l: Locale, at: usize) -> String {
        self.names.with(|names| self.bots.with(|bots| called(l, names, bots, at)))
    }

    /// The bot in that seat.
    pub fn bot(self, at: usize) -> Option<Level> {
        self.bots.with(|bots| bots.get(at).copied().flatten())
    }

    /// The seats of people.
    pub fn people(self) -> Vec<Seat> {
        Seat::first(self.players.get()).filter(|seat| self.bot(seat.index()).is_none()).collect()
    }

    /// A bot takes a seat, or a person does.
    pub fn seat(self, at: usize, bot: Option<Level>) {
        self.error.set(None);
        if bot.is_some() {
            self.level.set(bot);
        }
        self.bots.update(|bots| {
            if let Some(seat) = bots.get_mut(at) {
                *seat = bot;
            }
        });
    }

    /// A person sits in the first seat and bots in all others: those that are there already, else of the level chosen last.
    pub fn seat_bots(self) {
        self.error.set(None);
        let level = self.level.get_untracked().unwrap_or(Level::Fair);
        self.bots.update(|bots| {
            for (at, bot) in bots.iter_mut().enumerate() {
                *bot = (at > 0).then_some(bot.unwrap_or(level));
            }
        });
    }

    /// A name was typed.
    pub fn rename(self, at: usize, name: String) {
        self.error.set(None);
        self.names.update(|names| {
            if let Some(old) = names.get_mut(at) {
                *old = name;
            }
        });
    }

    /// Two seats swap their players.
    pub fn swap(self, a: usize, b: usize) {
        self.error.set(None);
        self.names.update(|names| names.swap(a, b));
        self.bots.update(|bots| bots.swap(a, b));
        self.here.update(|here| here.swap(a, b));
    }

    /// Whether the name of that seat cannot stay.
    pub fn wrong(self, at: usize) -> bool {
        self.error.with(|error| error.as_ref().is_some_and(|(wrong, _)| *wrong == at))
    }

    /// What is chosen, as it is remembered.
    fn last(self) -> Last {
        Last {
            bots: self.bots.get(),
            level: self.level.get(),
            players: Some(self.players.get()),
            names: self.names.get(),
            open_hands: self.open_hands.get(),
            teaching: self.teaching.get(),
            no_coach: self.no_coach.get(),
            no_hints: self.no_hints.get(),
        }
    }

    /// Remembers all that is chosen or typed from now on, for whoever looks at the rules meanwhile or loads the page anew.
    pub fn keep(self) {
        Effect::new(move |before: Option<Last>| {
            let last = self.last();
            if before.is_some_and(|before| before != last) {
                last.remember();
            }
            last
        });
    }

    /// The seats and the options, remembered for the next time; or nothing, and what is wrong is said.
    pub fn checked(self, l: Locale) -> Option<(Vec<SeatInfo>, Options)> {
        let players = self.players.get_untracked();
        let names: Vec<String> = (0..usize::from(players)).map(|at| untrack(|| self.spoken(l, at))).collect();
        let bots = self.bots.get_untracked();
        if let Some(at) = twice(&names, &bots) {
            self.error.set(Some((at, t!(l, setup::same_name, name = names[at]))));
            focus(&format!(".seat-rows li:nth-child({}) [type=text]", at + 1));
            return None;
        }
        let last = untrack(|| self.last());
        last.remember();
        let start = self.start.get_untracked().map_or(Start::Random, |seat| Start::Seat(Seat::new(seat)));
        let (by_link, here) = (self.by_link.get_untracked() && players > 1, self.here.get_untracked());
        let seat = |(at, name): (usize, String)| {
            let bot = bots.get(at).copied().flatten();
            // A bot sits at no device.
            let away = by_link && bot.is_none() && here.get(at) == Some(&false);
            SeatInfo { away, bot, ..SeatInfo::new(name) }
        };
        let seats: Vec<SeatInfo> = names.into_iter().enumerate().map(seat).collect();
        let by_link = seats.iter().any(|seat| seat.away);
        Some((seats, Options { start, by_link, ..last.options() }))
    }
}
