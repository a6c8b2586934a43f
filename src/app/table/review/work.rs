//! The work of a review: the worker is asked one task after the other, and what it finds is shown and kept. It can be stopped between
//! any two moments, and goes on where it was.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};

use super::{
    Opened,
    game::{Facts, Reviewed},
};
use crate::{
    app::shell::{
        storage::{Storage, now, use_storage},
        thinker::{Silence, Thinker},
    },
    bots::review::{Review, Task},
    session::slots::SlotId,
};

/// What is found is shown at most every so many milliseconds, and kept.
const SHOWN: u64 = 250;
const KEPT: u64 = 1_500;

/// How the work stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    On,
    /// Somebody has stopped it.
    Stopped,
    /// The worker does not answer.
    Failed,
    /// All is done.
    Done,
}

/// The work of one review. Copied freely: it holds only signals.
#[derive(Clone, Copy)]
pub struct Work {
    /// What has been found, as it is shown.
    pub review: RwSignal<Review>,
    /// How it stands.
    pub standing: RwSignal<Standing>,
    /// What is being done.
    pub task: RwSignal<Option<Task>>,
    /// What has been found, to the last answer.
    found: StoredValue<Review>,
    opened: StoredValue<Opened>,
    storage: Storage,
    thinker: Thinker,
    /// When it was shown, and when it was kept last.
    last: StoredValue<[u64; 2]>,
}

impl Work {
    /// The review of that game, with what was found before. It begins at once, and ends with the present owner.
    pub fn begin(opened: Opened) -> Work {
        let storage = use_storage();
        let review = kept(storage, &opened.facts).unwrap_or_else(|| Review::new(&opened.facts.game));
        let work = Work {
            review: RwSignal::new(review.clone()),
            standing: RwSignal::new(Standing::Stopped),
            task: RwSignal::new(None),
            found: StoredValue::new(review),
            opened: StoredValue::new(opened),
            storage,
            thinker: Thinker::new(),
            last: StoredValue::new([0; 2]),
        };
        on_cleanup(move || work.keep());
        work.go_on();
        work
    }

    /// The facts of the game.
    pub fn facts(self) -> Arc<Facts> {
        self.opened.with_value(|opened| opened.facts.clone())
    }

    /// The game.
    pub fn game(self) -> Arc<dyn Reviewed> {
        self.opened.with_value(|opened| opened.game.clone())
    }

    /// Goes on, if there is anything left to do.
    pub fn go_on(self) {
        if self.next().is_none() {
            return self.standing.set(Standing::Done);
        }
        self.standing.set(Standing::On);
        spawn_local(self.run());
    }

    /// Stops, in the middle of a thought.
    pub fn stop(self) {
        self.standing.set(Standing::Stopped);
        self.thinker.cancel();
        self.show();
        self.keep();
    }

    fn next(self) -> Option<Task> {
        let facts = self.opened.try_with_value(|opened| opened.facts.clone())?;
        self.found.try_with_value(|found| found.next(&facts.decided, &facts.passes)).flatten()
    }

    async fn run(self) {
        while self.standing.try_get_untracked() == Some(Standing::On) {
            let Some(task) = self.next() else {
                self.end(Standing::Done);
                return;
            };
            self.task.try_set(Some(task));
            let Some(ask) = self.opened.try_with_value(|opened| opened.game.ask(task)) else { return };
            match self.thinker.ask(ask).await {
                Ok(answer) => {
                    let taken = self.found.try_update_value(|found| found.take(task, &answer));
                    if taken != Some(true) {
                        return self.end(Standing::Failed);
                    }
                    self.passed();
                }
                // It was stopped, or the screen was left.
                Err(Silence::Unwanted) => return,
                Err(_) => return self.end(Standing::Failed),
            }
        }
    }

    fn end(self, standing: Standing) {
        self.standing.try_set(standing);
        self.show();
        self.keep();
    }

    /// Something more has been found: shown and kept when it is time.
    fn passed(self) {
        let Some([shown, kept]) = self.last.try_get_value() else { return };
        if now() >= shown + SHOWN {
            self.show();
        }
        if now() >= kept + KEPT {
            self.keep();
        }
    }

    fn show(self) {
        self.last.try_update_value(|[shown, _]| *shown = now());
        if let Some(found) = self.found.try_get_value() {
            self.review.try_set(found);
        }
    }

    /// Keeps what has been found beside the save, with what another tab has found since. Where there is no room for it, it is found anew
    /// the next time.
    fn keep(self) {
        self.last.try_update_value(|[_, kept]| *kept = now());
        let Some(facts) = self.opened.try_with_value(|opened| opened.facts.clone()) else { return };
        if let Some(elsewhere) = kept(self.storage, &facts) {
            self.found.try_update_value(|found| found.merge(elsewhere));
        }
        if let Some((text, id)) = self.found.try_with_value(Review::to_json).zip(SlotId::new(&facts.save)) {
            let slots = self.storage.slots();
            if slots.review(&id).as_ref() != Some(&text) {
                let _ = slots.keep_review(&id, &text);
            }
        }
    }
}

/// What was found in this game before. What is of another game, or cannot be read, is nothing.
pub(super) fn kept(storage: Storage, facts: &Facts) -> Option<Review> {
    let text = storage.slots().review(&SlotId::new(&facts.save)?)?;
    Review::read(&text, &facts.game, &facts.decided, facts.seats())
}

/// What was kept of that game, if at least one turn has been looked at closely.
pub(super) fn searched_before(facts: &Facts) -> Option<Review> {
    kept(use_storage(), facts)
        .filter(|review| review.searched(&facts.decided, facts.turns.len(), &facts.passes) > 0)
}
