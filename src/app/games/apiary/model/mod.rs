//! Everything that is to be seen of a game of Apiary, as plain data: no words and no drawing. What would be is asked of the
//! rules' own foresight.

pub mod autopilot;
pub mod clock;
pub mod comb;
pub mod favor;
pub mod offer;
pub mod preview;
pub mod question;
pub mod refill;
pub mod retrieve;
pub mod score_now;
pub mod site;
pub mod storage;
