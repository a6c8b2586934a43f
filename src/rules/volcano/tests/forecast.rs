//! What a player may be shown before choosing (rules page, section 5).

use super::toolkit::{SEA, island, scene, seat};
use crate::rules::{
    Game, Seats, Viewer,
    volcano::{Event, Outlook, State},
};

#[test]
fn a_forecast_tells_drift_blast_gains_and_losses_for_every_number_of_go() {
    // With one GO island 1 comes beside the volcano, where seats 0 and 1 would be hit.
    let sea = SEA.replace("W1 N. N. N. E2", "E. N. N. N. E2").replace("W. W. N. E. E.", "E1 W. N. E. E.");
    let table = scene(4).sea(&sea.replace("WV", "NV")).at("1 1 2 V").points(&[5, 2, 1, 0]).danger(2);
    let table = table.resources([3, 4, 0, 0, 0]).acts_with(Outlook::Due);
    let forecasts = table.state.view(Viewer::Seat(seat(0))).forecasts();
    assert_eq!(forecasts.iter().map(|forecast| forecast.go).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    let [none, one] = [&forecasts[0], &forecasts[1]];
    assert_eq!((none.cell(island("1")).to_string(), none.drift.len()), ("1,2".into(), 0));
    assert_eq!(none.hit, Seats::of(seat(3)));
    assert_eq!((&none.calm[..4], &none.erupting[..4]), (&[2, 1, 4, 2][..], &[2, 1, 4, 0][..]));
    assert_eq!(one.cell(island("1")).to_string(), "2,2");
    let [from, to] = [none, one].map(|forecast| forecast.cell(island("1")));
    assert_eq!(one.drift.len(), 6, "a step of each island, or why it makes none");
    assert_eq!(one.drift[0], Event::Drifted { island: island("1"), step: 1, from, to });
    assert!(one.blast.has(island("1")) && !none.blast.has(island("1")));
    assert_eq!(one.hit, [0, 1, 3].map(crate::rules::Seat::new).into_iter().collect());
    assert_eq!((&one.lost[..4], &one.erupting[..4]), (&[3, 1, 0, 0][..], &[0, 0, 4, 0][..]));
}

#[test]
fn a_forecast_is_made_of_what_lies_open_only() {
    let mut table = scene(4).acts();
    let mut other = table.clone();
    table.play("go; go");
    other.play("stay; stay");
    let forecasts = |state: &State| state.view(Viewer::Seat(seat(2))).forecasts();
    assert_eq!(forecasts(&table.state), forecasts(&other.state));
}

/// While those flee who were hit, the gains that are ahead are those of the others (V14, V15).
#[test]
fn a_forecast_gives_nothing_to_those_who_were_hit() {
    let scene = scene(4).sea(SEA).at("1 1 2 V").points(&[5, 2, 1, 4]).danger(2);
    let mut table = scene.resources([3, 4, 0, 0, 0]).acts_with(Outlook::Due);
    table.play("stay; stay; stay; stay");
    assert_eq!(table.state.board().hit(), Seats::of(seat(3)));
    let ahead = table.state.board().forecast(0);
    assert_eq!(&ahead.calm[..4], &[2, 1, 4, 0]);
    table.play("flee 3");
    let points: Vec<u32> = (0..4).map(|number| table.state.board().pawn(seat(number)).points).collect();
    assert_eq!(points, [7, 3, 5, 2]);
}
