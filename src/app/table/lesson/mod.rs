//! A game learned by playing it: a record of a real game, and notes that go along with it. The learner sits at one seat and
//! acts at the ordinary table; what they do must be what the record says, and anything else is answered kindly. What the
//! others do is told from the record, and long stretches are jumped over. Nothing is played and nothing saved: the table is
//! shown as it was after so many steps ([`Progress`] goes from note to note), so a lesson needs no rules of its
//! own. The notes are written in `locales/tutorial/`, a line each; `build.rs` checks that both languages have the same ones.
//!
//! | a line begins with the step and | it is |
//! |---|---|
//! | `read` | something to read; the steps since the last note are told |
//! | `later` | the same, after a jump: nothing is told |
//! | `act` | the learner's to do: the action of that step; the third text answers anything else |
//! | `end` | the end |
//!
//! The last word of the head says what is pointed at: a place on the board as the game's notation has it, a control or a card
//! by its `data-control` or `data-card`, or `seats`. For an action the place is known.

pub mod coach;
pub mod notes;
mod progress;
mod speech;
#[cfg(test)]
pub mod trial;
pub mod way_out;

use leptos::prelude::*;

use self::{coach::Coach, notes::Lesson, progress::Progress, speech::Speech};
use super::{
    announcer::Announcer, autosave::Autosave, drawers::provide_drawers, open_table::OpenTable,
    scenes::Scenes, store::TableStore,
};
use crate::app::{
    board::viewport::ViewportState,
    shell::{storage::Storage, text::Locale},
};
use crate::{
    rules::Seat,
    session::{SeatInfo, link},
    t,
};

/// A lesson on the screen, where it was left; nothing if its record cannot be read.
pub fn lesson<T: Scenes>(lesson: &'static Lesson, storage: Storage, l: Locale) -> Option<impl IntoView> {
    let mut whole = link::open::<T::Rules>(lesson.record, 0).ok()?;
    name_seats(whole.seats_mut(), lesson.learner, t!(l, lesson::names));
    let coach = Coach::new(lesson.learner);
    let autosave = Autosave::new(storage, String::new(), String::new(), None);
    let store = TableStore::<T>::taught(whole.at(0)?, autosave, l, coach);
    provide_drawers();
    provide_context(ViewportState::default());
    let progress = Progress::new(store, lesson, coach, whole);
    Some(
        view! {
            <div class="room">
                <Announcer />
                <OpenTable side=Memo::new(|_| 0)>
                    <Speech progress />
                </OpenTable>
                {progress.table.game().great_moment()}
            </div>
        }
        .into_any(),
    )
}

/// The first name is the learner's, the next ones are the others' in their order.
fn name_seats(seats: &mut [SeatInfo], learner: Seat, names: &str) {
    let others = (0..seats.len()).filter(|seat| *seat != learner.index());
    for (seat, name) in [learner.index()].into_iter().chain(others).zip(names.split(' ')) {
        if let Some(seat) = seats.get_mut(seat) {
            name.clone_into(&mut seat.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_learner_has_the_first_name_and_the_others_follow_in_their_order() {
        let mut seats = vec![SeatInfo::new(""); 3];
        name_seats(&mut seats, Seat::new(1), "You Aki Ben");
        assert_eq!(seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Aki", "You", "Ben"]);
    }
}
