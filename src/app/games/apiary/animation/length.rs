//! How long a step takes, and what is heard when it begins. The times are those of the storyboards: a placing with shift and
//! bump takes 900 ms in all, an exploration 1,840, a building 1,010, a hibernation 1,720, a retrieve 1,900.

use super::{AnimationStep, Beat, Scene};
use crate::{
    app::shell::sound::Sound,
    rules::apiary::{Event, Owner, Source},
};

impl AnimationStep {
    /// How long it takes at the normal pace, in milliseconds.
    pub fn length(&self) -> u32 {
        self.beat.length()
    }

    /// What is heard when it begins.
    pub fn sound(&self) -> Option<Sound> {
        self.beat.sound()
    }
}

impl Beat {
    /// How long it takes at the normal pace, in milliseconds.
    pub fn length(&self) -> u32 {
        match (self.scene, self.event) {
            (Scene::Worth(_), Event::Built { .. }) => 320,
            (Scene::Worth(_), _) => 280,
            (Scene::Declined(_), _) => 700,
            (Scene::Part(_), _) => 1_300,
            (Scene::Standings, _) => 2_600,
            (Scene::Gains, _) => match self.cause {
                Some(Source::Hex) => 180,
                Some(Source::Pod(_)) => 280,
                // All that a planet shows flies home.
                None => 300,
                Some(Source::Item(_)) => 240,
            },
            (Scene::Event, event) => self.length_of(event),
        }
    }

    fn length_of(&self, event: Event) -> u32 {
        match event {
            Event::TurnBegan { .. } | Event::Started { .. } => 900,
            // Place: it lifts and flies, the others move down, the bumped one spins, and goes where its owner says.
            Event::Placed { .. } => 330,
            Event::Shifted { .. } => 120,
            Event::Bumped { .. } => 270,
            Event::BumpedTo { .. } => 180,
            // Explore: the course and the flight, the token, the planet, its slot; then what it shows.
            Event::ShipMoved { .. } => 510,
            Event::Explored { .. } => 240,
            Event::PlanetRevealed { .. } => 600,
            Event::SlotFilled { .. } => 190,
            // Build: it lifts, the price flies off, it drops.
            Event::Built { .. } => 510,
            Event::FramePlaced { .. } => 510,
            // Hibernate: the moon and the closed eyes, the drift and the cap; in a retrieve the bee is home already.
            Event::Hibernated { .. } if self.retrieves => 420,
            Event::Hibernated { .. } => 500,
            Event::PodTaken { owner: Owner::Seat(_), .. } => 660,
            Event::PodTaken { .. } => 520,
            // Retrieve: all look up and fly home, farm by farm, new gear.
            Event::Retrieved { .. } => 600,
            Event::FarmPaid { .. } => 420,
            Event::CameBackStronger { .. } => 460,
            Event::Marked { .. } | Event::Strengthened { .. } => 240,
            Event::Upgraded { .. } | Event::Taught { .. } | Event::CardsTurned { .. } => 900,
            Event::Danced { .. } => 600,
            Event::ActionLost { .. } | Event::FactionTaken { .. } => 700,
            Event::EndTriggered { .. } | Event::GameOver => 1_400,
            Event::SeedDrawn { .. } => 300 + 120 * u32::from(self.count.min(6)),
            Event::TileDealt { .. } => 300 + 60 * u32::from(self.count.min(9)),
            Event::SeedKept { .. } | Event::SeedDiscarded { .. } | Event::RowRefreshed { .. } => 300,
            Event::SeedPlayed { .. } | Event::Planted { .. } | Event::HiveWasEmpty { .. } => 520,
            Event::TokenLaid { .. } | Event::CarvingLaid { .. } | Event::DanceLaid { .. } => 520,
            Event::MatTaken { .. } | Event::FactionOffered { .. } | Event::Drafted { .. } => 520,
            _ => 420,
        }
    }

    /// What is heard when it begins.
    pub fn sound(&self) -> Option<Sound> {
        if let Scene::Part(_) = self.scene {
            return Some(Sound::Place);
        }
        if self.scene != Scene::Event {
            return None;
        }
        Some(match self.event {
            Event::TurnBegan { .. } => Sound::Turn,
            Event::Placed { .. }
            | Event::BumpedTo { .. }
            | Event::ShipMoved { .. }
            | Event::SlotFilled { .. }
            | Event::Built { .. }
            | Event::FramePlaced { .. }
            | Event::PodTaken { .. }
            | Event::WorkerGained { .. }
            | Event::Recalled { .. }
            | Event::Retrieved { .. }
            | Event::HiveWasEmpty { .. } => Sound::Place,
            Event::Explored { .. }
            | Event::SeedDrawn { .. }
            | Event::SeedKept { .. }
            | Event::SeedPlayed { .. }
            | Event::SeedSpent { .. }
            | Event::Swapped { .. }
            | Event::Reserved { .. }
            | Event::TileTaken { .. }
            | Event::TileDealt { .. }
            | Event::TokenLaid { .. }
            | Event::MatTaken { .. }
            | Event::FactionTaken { .. }
            | Event::CardsTurned { .. } => Sound::Card,
            Event::PlanetRevealed { .. }
            | Event::Upgraded { .. }
            | Event::Taught { .. }
            | Event::Planted { .. } => Sound::Holds,
            Event::EndTriggered { .. } => Sound::Heat,
            _ => return None,
        })
    }
}
