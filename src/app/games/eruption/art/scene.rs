//! From a position to what the ground of the island shows: which hexes are bare jungle, where lava ends in the open, what it
//! scorches there, where steam rises, how the villages feel.

use hexx::Vec2;

use super::{
    Shape, cone,
    crater::Vent,
    geometry::{at, centre, depth, middle, normal, seed_of},
    lava, shore,
    sides::Sides,
    stream::Stream,
    village::Mood,
};
use crate::{
    app::games::eruption::art::facing::Facing,
    order,
    rules::eruption::{Board, Dir, Edge, Hex, HexSet, Slot, Tile, Village, is_volcano},
};

/// All that the ground of the picture depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroundPicture {
    /// The tiles on the island.
    pub tiles: Vec<(Hex, Tile)>,
    /// How the villages feel, in their order.
    pub moods: [Mood; 6],
    /// How the board lies: the tiles are where they are seen.
    pub facing: Facing,
}

impl GroundPicture {
    /// The ground of a board, with the villages that are in play.
    pub fn of(board: &Board, in_play: &[Village]) -> GroundPicture {
        let tiles = board.occupied().iter().filter_map(|hex| Some((hex, board.tile(hex)?))).collect();
        GroundPicture { tiles, moods: Mood::of_all(board, in_play), facing: Facing::PRINTED }
    }

    /// The same, with these villages in ruins.
    pub fn ruined(mut self, ruins: impl IntoIterator<Item = Village>) -> GroundPicture {
        for village in ruins {
            self.moods[village.index()] = Mood::Ruined;
        }
        self
    }

    /// The same, from a board that lies that way.
    pub fn turned(mut self, facing: Facing) -> GroundPicture {
        for (hex, tile) in &mut self.tiles {
            (*hex, *tile) = (facing.hex(*hex), facing.tile(*tile));
        }
        self.facing = facing;
        self
    }

    /// The hexes with tiles.
    pub fn occupied(&self) -> HexSet {
        self.tiles.iter().map(|(hex, _)| *hex).collect()
    }

    /// All lava, the volcano's first.
    pub fn streams(&self) -> Vec<Stream> {
        let occupied = self.occupied();
        let tiles = self.tiles.iter().map(|(hex, tile)| stream(*hex, *tile, occupied));
        cone::streams(occupied, cone::is_even(self.facing)).chain(tiles).collect()
    }

    /// Where slabs lie, from back to front, and their seeds.
    pub fn slabs(&self) -> Vec<(Vec2, i32)> {
        let mut places: Vec<_> =
            self.tiles.iter().map(|(hex, _)| (centre(*hex), seed_of(hex.axial()))).collect();
        order::sort_by_key(&mut places, |(place, _)| depth(*place));
        places
    }

    /// The vents: of the volcano, and of the eruption tiles.
    pub fn vents(&self) -> Vec<Vent> {
        let tiles = self.tiles.iter().filter(|(_, tile)| *tile == Tile::ERUPTION);
        let vent = |(hex, _): &(Hex, Tile)| Vent::of_tile(centre(*hex), seed_of(hex.axial()));
        let volcano = Vent::of_volcano(cone::SUMMIT + at(0.0, 4.0), self.facing.sides(Sides::EVEN));
        [volcano].into_iter().chain(tiles.map(vent)).collect()
    }

    /// The ground that is burnt, before every open end of lava on the island.
    pub fn scorches(&self) -> Shape {
        let occupied = self.occupied();
        let burnt = |stream: Stream| {
            let free = |side: &Dir| beyond(stream.place, *side).is_some_and(|hex| !occupied.has(hex));
            lava::scorch(&stream, stream.open.iter().filter(free).collect())
        };
        Shape { class: "scorch", d: self.streams().into_iter().map(burnt).collect() }
    }

    /// The crust of the volcano's own streams: its edge is lit.
    pub fn rim_light(&self) -> Shape {
        let streams = cone::streams(self.occupied(), cone::is_even(self.facing));
        Shape { class: "rimlight", d: lava::crust(streams) }
    }

    /// Steam where lava runs into the sea.
    pub fn steam(&self) -> Shape {
        let occupied = self.occupied();
        let at_sea = |hex: &Hex, tile: &Tile| {
            let (hex, open) = (*hex, stream(*hex, *tile, occupied).open);
            let sea = move |dir: &Dir| hex.neighbour(*dir).is_none() && Slot::at(hex, *dir).is_none();
            open.iter().filter(sea).map(move |dir| (centre(hex) + middle(dir), normal(dir)))
        };
        shore::steam(self.tiles.iter().flat_map(|(hex, tile)| at_sea(hex, tile)))
    }
}

/// The hex on that side, if it is playable.
fn beyond(place: (i8, i8), side: Dir) -> Option<Hex> {
    Hex::at(place.0 + side.step().0, place.1 + side.step().1)
}

/// The lava of a tile, with its open ends.
pub fn stream(hex: Hex, tile: Tile, occupied: HexSet) -> Stream {
    Stream::on(hex.axial(), tile.into(), open_sides(hex, tile, occupied))
}

/// The sides of a tile where its lava ends in the open: before empty jungle, a village or the sea.
pub fn open_sides(hex: Hex, tile: Tile, occupied: HexSet) -> Sides {
    let open = |dir: &Dir| match hex.neighbour(*dir) {
        Some(next) => !occupied.has(next),
        None => {
            let ((q, r), (dq, dr)) = (hex.axial(), dir.step());
            !is_volcano(q + dq, r + dr)
        }
    };
    tile.edges().filter(open).collect()
}

/// The contacts of all villages that no wall protects: there it burns.
pub fn fires(board: &Board) -> Vec<Slot> {
    let contacts = Village::ALL.into_iter().flat_map(|village| board.contacts(village));
    contacts.filter(|slot| board.wall(Edge::Village(*slot)).is_none()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game,
            eruption::{Config, State},
        },
        session::Playout,
    };

    /// A random game with six players, some way in.
    fn midgame(seed: u64) -> State {
        let mut game = State::new(&Config::new(6)).unwrap();
        let mut playout = Playout::new(seed);
        while game.board().occupied().len() < 28 && playout.step(&mut game, &mut ()).is_some() {}
        game
    }

    #[test]
    fn open_ends_are_those_that_face_no_lava() {
        for seed in 0..20 {
            let game = midgame(seed);
            let picture = GroundPicture::of(game.board(), &Village::ALL);
            for stream in picture.streams() {
                for side in stream.sides.iter() {
                    let next = beyond(stream.place, side).and_then(|hex| game.board().tile(hex));
                    let joined = next.is_some_and(|tile| tile.has(side.opposite()));
                    let to_volcano =
                        is_volcano(stream.place.0 + side.step().0, stream.place.1 + side.step().1);
                    assert_eq!(stream.open.has(side), !joined && !to_volcano, "{stream:?} {side}");
                }
            }
        }
    }

    #[test]
    fn a_turned_board_has_the_same_lava_in_other_places() {
        use crate::rules::eruption::Village;
        for facing in Village::ALL.map(Facing::towards) {
            let game = midgame(3);
            let picture = GroundPicture::of(game.board(), &Village::ALL);
            let turned = picture.clone().turned(facing);
            let places = |picture: &GroundPicture, facing: Facing| {
                let place = |stream: Stream| {
                    (facing.axial(stream.place), facing.sides(stream.sides), facing.sides(stream.open))
                };
                picture.streams().into_iter().map(place).collect::<Vec<_>>()
            };
            let (mut here, mut there) = (places(&picture, facing), places(&turned, Facing::PRINTED));
            let key = |(place, ..): &((i8, i8), Sides, Sides)| *place;
            here.sort_by_key(key);
            there.sort_by_key(key);
            assert_eq!(here, there);
        }
    }

    #[test]
    fn the_same_board_gives_the_same_picture() {
        let (one, two) = (midgame(3), midgame(3));
        let all = |game: &State| {
            let picture = GroundPicture::of(game.board(), &Village::ALL);
            (picture.streams(), picture.scorches(), picture.steam(), picture.vents())
        };
        assert_eq!(all(&one), all(&two));
    }
}
