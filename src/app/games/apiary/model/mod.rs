//! Everything that is to be seen of a game of Apiary, as plain data: no words and no drawing. `question` is what is asked and
//! what answers it; the other files are what there is to see beside it, each of one thing.

pub mod autopilot;
pub mod clock;
pub mod comb;
pub mod course;
pub mod favor;
pub mod offer;
pub mod preview;
pub mod question;
pub mod refill;
pub mod retrieve;
pub mod score_now;
pub mod site;
pub mod storage;

pub use autopilot::{Autopilot, autopilot};
pub use clock::{Clock, clock};
pub use comb::{Sector, sectors};
pub use course::{Course, Moment, course};
pub use favor::{FavorRow, favor};
pub use offer::{Offer, carvings, reserve, row};
pub use preview::{Gives, Preview, previews};
pub use refill::rows_after;
pub use retrieve::{Lane, Retrieve, retrieve};
pub use score_now::{Detail, Made, Standing, Worth, details, standings, worths};
pub use site::{Anchor, Site, anchors, sites};
pub use storage::{Storage, discarding, storage};
