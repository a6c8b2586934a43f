//! What the boards of several games are drawn with: paths, points, dice, emblems, small pieces and the faces of the bots. It knows no
//! game. A game's own drawing is in its folder in `app/games`.

pub mod camera;
pub mod decimal;
pub mod dice;
pub mod emblems;
pub mod face;
pub mod gestures;
pub mod path;
pub mod pieces;
pub mod plane;
pub mod shore;
pub mod sides;
pub mod targets;
pub mod trig;
pub mod viewport;

/// A path with the class that paints it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// Its class or classes.
    pub class: &'static str,
    /// Its `d`.
    pub d: String,
}
