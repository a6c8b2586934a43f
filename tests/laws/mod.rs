//! What holds in each game whatever is played: for the property suite and for the fuzz targets.

pub mod apiary;
pub mod eruption;
pub mod volcano;
