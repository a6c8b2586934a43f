//! Island movement: V13.

use super::toolkit::{SEA, scene};
use crate::rules::volcano::{Cell, Event, Stop};

/// Island 1 goes east and south, island 2 lies in its way.
const ROUND: &str = "
    E1 S. N. N. E.
    W. E. N2 E. E.
    W. W. WV E. E.
    W. W. S5 E. E.
    W3 S. S. S. E4";

#[test]
fn v13_every_go_is_a_step_for_every_island() {
    let sea = "
        E1 E. E. S. W.
        W. W. N. S. W.
        W. W. EV S. W2
        W. W. W5 W. S.
        N3 W. W. W. W4";
    for (votes, cells) in [
        ("stay stay stay stay", ["1,1", "5,3", "1,5", "5,5", "3,4", "3,3"]),
        // The volcano is stopped by island 2, which has come to 4,3 before it.
        ("stay go stay stay", ["2,1", "4,3", "1,4", "4,5", "2,4", "3,3"]),
        ("go go stay stay", ["3,1", "4,4", "1,4", "3,5", "2,4", "4,3"]),
        ("go go go go", ["4,2", "4,4", "1,4", "1,5", "2,4", "4,3"]),
    ] {
        let mut table = scene(4).sea(sea).acts();
        table.vote(votes);
        assert_eq!(["1", "2", "3", "4", "5", "V"].map(|name| table.cell(name)), cells, "{votes}");
    }
}

#[test]
fn v13_each_step_follows_the_current_under_the_island_at_that_moment() {
    let mut table = scene(4).sea(&ROUND.replace("N2 E. E.", "N. E. E2")).acts();
    table.vote("go go go stay");
    // East, then south, then east.
    assert_eq!(table.cell("1"), "3,2");
}

#[test]
fn v13_pawns_and_resources_drift_with_their_island() {
    let mut table = scene(4).sea(ROUND).at("1 1 2 3").resources([4, 0, 0, 0, 0]).acts();
    table.vote("go stay stay stay");
    assert_eq!((table.cell("1"), table.at().as_str()), ("2,1".into(), "1 1 2 3"));
    assert_eq!((table.points(), table.resources()[0]), (vec![2, 2, 0, 0], 1));
}

#[test]
fn case_without_go_nothing_moves() {
    let mut table = scene(4).sea(ROUND).acts();
    let before = table.board().chart().to_string();
    table.vote("stay stay stay stay");
    assert_eq!(table.board().chart().to_string(), before);
}

#[test]
fn case_an_island_facing_off_the_grid_stays() {
    let mut table = scene(4).acts();
    table.vote("go go go go");
    assert_eq!(table.cell("1"), "1,1");
    let at = Cell::known(1, 1);
    let stopped = Event::DriftStopped { island: super::toolkit::island("1"), step: 1, at, stop: Stop::Edge };
    assert!(table.happened(stopped));
}

#[test]
fn case_an_island_that_is_stopped_does_not_try_again() {
    // Island 1 comes to 2,2 beside island 2 and points at it. Island 2 goes north right after it, and 1 stays.
    let mut table = scene(4).sea(ROUND).acts();
    table.vote("go go go stay");
    assert_eq!((table.cell("1"), table.cell("2")), ("2,2".into(), "3,1".into()));
    let (at, cell) = (Cell::known(2, 2), Cell::known(3, 2));
    let stop = Stop::Blocked { cell, by: super::toolkit::island("2") };
    assert!(table.happened(Event::DriftStopped { island: super::toolkit::island("1"), step: 3, at, stop }));
}

#[test]
fn v13_islands_drift_in_the_order_1_to_5_and_the_volcano_last() {
    // Island 5 wants to the volcano's cell, which is free only after the volcano has gone.
    let mut table = scene(4).sea(&SEA.replace("S5", "N5")).acts();
    table.vote("go stay stay stay");
    assert_eq!((table.cell("5"), table.cell("V")), ("3,4".into(), "2,3".into()));
    // Island 2 follows island 1 into the cell that it has just left.
    let train = SEA.replace("W1 N. N. N. E2", "S1 W2 N. N. E.");
    let mut table = scene(4).sea(&train).acts();
    table.vote("go stay stay stay");
    assert_eq!((table.cell("1"), table.cell("2")), ("1,2".into(), "1,1".into()));
}
