//! The island read from its picture, as `Board`'s `Display` draws it.

use super::toolkit::{edge, scene};
use crate::rules::eruption::{Board, Hex, Material, Tile, picture};

/// The board drawn by a picture, as `Board`'s `Display` draws it: line by line, only the order of the words counts.
macro_rules! island {
    ($picture:literal) => {
        $crate::rules::eruption::tests::pictures::read($picture)
    };
}
pub(super) use island;

/// Reads a picture; panics on a bad one, which names the line.
pub(super) fn read(picture: &str) -> Board {
    let mut board = Board::default();
    let mut lines = picture.lines().map(str::trim).filter(|line| !line.is_empty());
    for row in picture::rows() {
        let line = lines.next().expect("17 lines of hexes");
        let words: Vec<&str> = line.split_whitespace().collect();
        let hexes: Vec<(i8, i8)> = row.collect();
        assert_eq!(words.len(), hexes.len(), "words in {line:?}");
        for (word, (q, r)) in words.into_iter().zip(hexes) {
            if let (Some(hex), Some(tile)) = (Hex::at(q, r), tile_of(word)) {
                board.put(hex, tile);
            }
        }
    }
    if let Some(walls) = lines.next().and_then(|line| line.strip_prefix("walls:")) {
        for wall in walls.split(';') {
            let (at, material) = wall.trim().rsplit_once(' ').expect("an edge and a material");
            board.build(edge(at), material.parse().expect("a material"));
        }
    }
    board
}

pub(super) fn tile_of(word: &str) -> Option<Tile> {
    match word {
        "." | "#" => None,
        "*" => Some(Tile::ERUPTION),
        digits => Tile::from_mask(digits.bytes().fold(0, |mask, digit| mask | 1 << (digit - b'0'))),
    }
}

#[test]
fn a_picture_is_read_as_it_was_drawn() {
    let board = island!(
        "
                    .               .
            .       01      .       .
                .       .       .
            .       03      .       .
                .       .       .
            .       02      .       .
        .       .       #       .       .
    *       .       #       #       .       .
        .       .       #       .       .
    .       .       #       #       .       .
        .       .       #       .       .
            .       .       .       .
                .       .       .
            .       .       .       .
                .       .       .
            .       .       .       .
                .               .
        walls: 0,-1/NE wood; -1,-3/N straw
        "
    );
    let built = scene(2).tile("-1,-1", "02").tile("-1,-2", "03").tile("-1,-3", "01").tile("-5,2", "*");
    let built = built.wall("0,-1/NE", Material::Wood).wall("-1,-3/N", Material::Straw);
    assert_eq!(board, built.damage().state.board, "{board}");
    assert_eq!(read(&board.to_string()), board);
}
