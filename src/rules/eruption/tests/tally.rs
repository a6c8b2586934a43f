//! What a seat did and what was done to it, added up from what happened.

use super::{
    pictures::tile_of,
    toolkit::{Table, hex, scene},
};
use crate::rules::{
    Seat,
    eruption::{Config, Event, SeatTally, Tally, Tile},
};

fn tile(edges: &str) -> Tile {
    tile_of(edges).expect("a tile")
}

/// What these events are for seat 0 of two.
fn counted(events: &[Event]) -> SeatTally {
    let mut tally = Tally::new(&Config::new(2));
    events.iter().for_each(|event| tally.count(event));
    tally.seats[0]
}

fn placed(at: &str, edges: &str) -> Event {
    Event::TilePlaced { seat: Seat::new(0), hex: hex(at), tile: tile(edges) }
}

#[test]
fn contacts_are_those_that_were_made_with_the_villages_of_others() {
    let contacts = |events: &[Event]| counted(events).contacts;
    assert_eq!(contacts(&[placed("0,3", "3")]), 1, "a rival's");
    assert_eq!(contacts(&[placed("0,3", "03"), placed("1,3", "34")]), 3, "each edge counts");
    assert_eq!(contacts(&[placed("0,-3", "0")]), 0, "the own");
    assert_eq!(contacts(&[placed("5,-3", "0")]), 0, "a neutral one");
    assert_eq!(contacts(&[placed("0,3", "0")]), 0, "none");
}

#[test]
fn a_tile_that_is_turned_or_replaced_makes_the_contacts_that_were_not_there() {
    let (seat, at) = (Seat::new(0), hex("0,3"));
    let turned = |from, to| counted(&[Event::TileTurned { seat, hex: at, from: tile(from), to: tile(to) }]);
    assert_eq!((turned("0", "3").contacts, turned("3", "03").contacts), (1, 0));
    assert_eq!(turned("0", "3").tiles, 0, "no new tile");
    let replaced =
        |from, to| counted(&[Event::TileReplaced { seat, hex: at, from: tile(from), to: tile(to) }]);
    assert_eq!((replaced("0", "3").contacts, replaced("3", "03").contacts), (1, 0));
    let tiles = counted(&[
        placed("0,3", "0"),
        Event::TileReplaced { seat, hex: at, from: tile("0"), to: tile("03") },
    ]);
    assert_eq!(tiles.tiles, 2, "a tile that replaces one has been placed as well");
}

#[test]
fn cards_are_counted_when_they_are_played_and_each_of_a_pair_when_traded() {
    let hand = "rain rain quake relocate sinkhole reinforce reinforce";
    let mut table: Table = scene(2).hand(0, hand).at(0, 90).taken(&[1]).cards();
    let tally = |table: &Table| counted(&table.events);
    table.play("play rain; play rain; play reinforce 0,-1/NW straw");
    assert_eq!((tally(&table).played, tally(&table).traded, tally(&table).cooled), (3, 0, 60));
    table.play("trade quake; trade2 relocate sinkhole");
    assert_eq!((tally(&table).played, tally(&table).traded), (3, 3));
}
