//! What can be heard: each game says which sound belongs to what happens, `public/sound.js` makes them. A few numbers and the
//! browser's synthesiser there are a third of what its bindings for Rust would be.

use super::device::ask;

/// Something that can be heard, the weightiest last: where several come at once, it stands for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A card is drawn or played.
    Card,
    /// A piece is set down.
    Place,
    /// Another player's turn.
    Turn,
    /// Something gets hotter.
    Heat,
    /// What was rolled for stands.
    Holds,
    /// Dice roll.
    Dice,
    /// A tile is set down, and lava flows.
    Lava,
    /// Something breaks.
    Collapse,
    /// The mountain erupts.
    Eruption,
    /// The game is over.
    End,
}

impl Sound {
    /// The event that asks for it.
    const fn event(self) -> &'static str {
        match self {
            Sound::Card => "sound-card",
            Sound::Place => "sound-place",
            Sound::Turn => "sound-turn",
            Sound::Heat => "sound-heat",
            Sound::Holds => "sound-holds",
            Sound::Dice => "sound-dice",
            Sound::Lava => "sound-lava",
            Sound::Collapse => "sound-collapse",
            Sound::Eruption => "sound-eruption",
            Sound::End => "sound-end",
        }
    }
}

/// Plays it, if the players have touched the page and want to hear anything.
pub fn play(sound: Sound) {
    ask(sound.event());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_knows_every_sound() {
        let script = include_str!("../../../public/sound.js");
        let (_, table) = script.split_once("const SOUNDS = {").unwrap();
        let (table, _) = table.split_once("};").unwrap();
        let known: Vec<_> =
            table.lines().filter_map(|line| Some(line.trim().split_once(": [")?.0.to_owned())).collect();
        use Sound::*;
        let mut all = [Place, Lava, Heat, Dice, Holds, Collapse, Eruption, Card, Turn, End];
        assert_eq!(known, all.map(|sound| sound.event().trim_start_matches("sound-").to_owned()));
        all.sort_unstable();
        assert!(all.windows(2).all(|two| two[0] < two[1]));
    }
}
