//! Why something cannot be done, in a sentence.

use super::Words;
use crate::{rules::apiary::Illegal, t};

impl Words {
    /// Why an action is refused, without the number of its rule.
    pub fn refusal(&self, why: Illegal) -> &'static str {
        let l = self.locale;
        match why {
            Illegal::Over => t!(l, apiary::refusal::over),
            Illegal::NotNow => t!(l, apiary::refusal::not_now),
            Illegal::NotLeft => t!(l, apiary::refusal::not_left),
            Illegal::NotOffered => t!(l, apiary::refusal::not_offered),
            Illegal::NoWorker => t!(l, apiary::refusal::no_worker),
            Illegal::Marked => t!(l, apiary::refusal::marked),
            Illegal::Running => t!(l, apiary::refusal::running),
            Illegal::NoAction => t!(l, apiary::refusal::no_action),
            Illegal::NothingToDo => t!(l, apiary::refusal::nothing_to_do),
            Illegal::MustPlace => t!(l, apiary::refusal::must_place),
            Illegal::NothingToRetrieve => t!(l, apiary::refusal::nothing_to_retrieve),
            Illegal::NotInHand => t!(l, apiary::refusal::not_in_hand),
            Illegal::SeedTiming => t!(l, apiary::refusal::seed_timing),
            Illegal::SeedLimit => t!(l, apiary::refusal::seed_limit),
            Illegal::SeedAmount => t!(l, apiary::refusal::seed_amount),
            Illegal::NoRoom => t!(l, apiary::refusal::no_room),
            Illegal::HasRoom => t!(l, apiary::refusal::has_room),
            Illegal::Pod => t!(l, apiary::refusal::pod),
            Illegal::Farm => t!(l, apiary::refusal::farm),
            Illegal::OutOfReach => t!(l, apiary::refusal::out_of_reach),
            Illegal::NoTile => t!(l, apiary::refusal::no_tile),
            Illegal::ColumnClosed => t!(l, apiary::refusal::column_closed),
            Illegal::NoSite => t!(l, apiary::refusal::no_site),
            Illegal::NotBeside => t!(l, apiary::refusal::not_beside),
            Illegal::Cost => t!(l, apiary::refusal::cost),
            Illegal::Strength => t!(l, apiary::refusal::strength),
            Illegal::ThreeWorkers => t!(l, apiary::refusal::three_workers),
            Illegal::NoSupply => t!(l, apiary::refusal::no_supply),
            Illegal::NoFrame => t!(l, apiary::refusal::no_frame),
            Illegal::FramePlace => t!(l, apiary::refusal::frame_place),
            Illegal::Upgrade => t!(l, apiary::refusal::upgrade),
            Illegal::PlantLimit => t!(l, apiary::refusal::plant_limit),
            Illegal::NotTaught => t!(l, apiary::refusal::not_taught),
            Illegal::Teach => t!(l, apiary::refusal::teach),
            Illegal::NoConversion => t!(l, apiary::refusal::no_conversion),
            Illegal::SameResource => t!(l, apiary::refusal::same_resource),
            Illegal::Option => t!(l, apiary::refusal::option),
            Illegal::NothingDone => t!(l, apiary::refusal::nothing_done),
            Illegal::NotOptional => t!(l, apiary::refusal::not_optional),
        }
    }
}
