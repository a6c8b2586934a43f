//! Asking the coach: the strongest level in a worker of its own. It answers after a second, and thinks on while somebody looks.

use leptos::{prelude::*, task::spawn_local};

use super::{
    TakenUp,
    advice::{Advice, Stage, ways_of},
    shown::{HintShown, shown},
};
use crate::{
    app::{
        shell::{storage, thinker::Silence},
        table::{TableStore, contract::PlayedGame, notice::Notice, store::deciding},
    },
    bots::{About, Answer, Ask, Effort, Judged, simple_ways},
    rules::Game,
    session::Level,
    t,
};

/// How long it thinks before it says something, and again before it says more, in milliseconds.
const SPELL: u32 = 1_000;
/// How often it does so.
const SPELLS: u32 = 4;

impl<T: PlayedGame> TableStore<T> {
    /// Asks what the coach would do in this decision. It is noted in the record.
    pub fn ask_coach(self) {
        if !self.hint.may_ask.get_untracked() || !self.may_play() {
            return;
        }
        let mut game = self.game.get_untracked();
        let Some(seat) = deciding(&game) else { return };
        let noted = game.options().notes.len();
        game.note_coach(seat);
        let steps = game.history().len();
        if game.options().notes.len() > noted {
            self.autosave.save(game.snapshot());
            self.game.set(game);
        }
        self.notice.set(Notice::None);
        let about = self.game.with_untracked(|game| game.record().to_json());
        let said = self.hint.kept.with_value(|(of, said)| said.clone().filter(|_| *of == about));
        self.hint.kept.set_value((about, None));
        let advice = said.unwrap_or_else(|| Advice::asked(seat, steps));
        let is_done = advice.stage == Stage::Done;
        self.hint.advice.set(Some(advice));
        if !is_done {
            self.ask_on(SPELLS);
        }
    }

    /// Asks what is asked, so many spells on.
    fn ask_on(self, spells: u32) {
        let hint = self.hint;
        hint.asked.update_value(|number| *number = number.wrapping_add(1));
        let number = hint.asked.get_value();
        let (record, pack) =
            self.game.with_untracked(|game| (game.record().to_json(), T::pack(game.state().config())));
        let reply = hint.thinker.ask(Ask {
            generation: 0,
            record,
            pack,
            level: Level::Fierce,
            seed: storage::entropy(),
            effort: Effort::Millis(SPELL),
            explain: true,
            about: About::Now,
        });
        spawn_local(async move {
            let reply = reply.await;
            if reply == Err(Silence::Unwanted) || hint.asked.try_get_value() != Some(number) {
                return;
            }
            let before =
                hint.advice.with_untracked(|advice| advice.as_ref().map_or(0, |advice| advice.ways.len()));
            let left = spells.saturating_sub(1);
            match reply {
                Ok(answer) if left > 0 => {
                    self.hear(&answer, Stage::Refining);
                    self.ask_on(left);
                }
                Ok(answer) => self.hear(&answer, Stage::Done),
                // What it has said before still holds.
                Err(_) if before > 0 => self.hear_no_more(),
                Err(_) => match self
                    .game
                    .with_untracked(|game| simple_ways(game.state(), Level::Fair, number.into()))
                {
                    Some(answer) => self.hear(&answer, Stage::Plain),
                    None => hint.close(),
                },
            }
        });
    }

    fn hear(self, answer: &Answer, stage: Stage) {
        let ways = self
            .game
            .with_untracked(|game| ways_of(answer, T::Rules::PARTS, |action| game.check(action).is_ok()));
        let visits = answer.ways.iter().map(|way| way.visits).sum();
        self.hint.advice.update(|advice| {
            if let Some(advice) = advice {
                advice.learn(ways, visits, stage);
            }
        });
    }

    fn hear_no_more(self) {
        self.hint.advice.update(|advice| {
            if let Some(advice) = advice {
                advice.stage = Stage::Done;
            }
        });
    }

    /// What is to be seen of what the coach says; nothing while nobody has asked.
    pub fn hint_shown(self) -> Option<HintShown> {
        let advice = self.hint.shown.get()?;
        Some(self.game.with_untracked(|game| shown::<T>(game, &advice, self.locale)))
    }

    /// The chosen way as the usual ghost: it is selected, and never done. What has no place on the board is said, and its button marked.
    pub fn put_advised(self) {
        let (ways, picked) = untrack(|| self.hint.ways());
        let Some(action) = ways.get(picked).copied() else { return };
        let as_kept = T::kept(&self.ui.get_untracked());
        let (said, lies, steps) = self.game.with_untracked(|game| {
            let lies = T::update(&mut as_kept.clone(), T::pick(action), game).is_none();
            (T::describe(game, self.locale, action), lies, game.history().len())
        });
        self.hint.close();
        if lies {
            self.send(T::pick(action));
        } else {
            self.ui.set(as_kept);
            self.hint.taken_up.set(Some(TakenUp { steps, number: picked + 1, action }));
            self.notice.set(Notice::News(t!(self.locale, hint::do_it, action = said)));
        }
    }
}
