//! Player actions: V8 to V12.

use super::toolkit::{SEA, chart, island, scene, seat};
use crate::rules::{
    Game, Seat, Seats, Viewer,
    volcano::{Adjacent, Ballot, Cell, Dir, Event, State, Vote, Way},
};

/// Currents lead from island 1 over three empty cells to island 3, and from island 2 off the grid.
const CHANNEL: &str = "
    S1 N. N. N. E2
    S. W. N. E. E.
    S. W. WV E. E.
    S. W. S5 E. E.
    E3 S. S. S. E4";

#[test]
fn v8_the_parent_acts_first_and_the_others_clockwise() {
    let mut table = scene(4).parent(2).acts();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.decides());
        table.play("stay");
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

#[test]
fn v8_each_action_is_done_once_at_most_in_either_order() {
    for steps in
        ["turn 3,2 S; sail 3; stay", "sail 3; turn 3,2 S; stay", "sail 3; go", "turn 3,2 S; go", "go"]
    {
        let mut table = scene(4).sea(CHANNEL).acts();
        table.play(steps);
        assert_eq!(table.decides(), 1, "{steps}");
    }
    let mut table = scene(4).sea(CHANNEL).acts();
    table.play("sail 3; turn 3,2 S");
    assert_eq!((table.refusal("sail 1"), table.refusal("turn 3,4 N")), ("V8", "V8"));
    assert_eq!(table.options(), ["go", "stay"], "the choice is compulsory");
}

#[test]
fn v8_an_island_is_reached_beside_the_own_one_or_downstream() {
    let table = scene(4).sea(CHANNEL).at("1 V 5 2").acts();
    assert_eq!(table.options_for("sail"), ["sail 3"]);
    assert_eq!((table.refusal("sail 1"), table.refusal("sail V")), ("V8", "V8"));
    let chart = table.board().chart();
    assert_eq!(chart.way(island("1"), island("3"), Adjacent::Four), Some(Way::Current));
    assert_eq!(chart.way(island("5"), island("V"), Adjacent::Four), Some(Way::Beside));
    assert_eq!(chart.way(island("3"), island("1"), Adjacent::Four), None, "upstream");
}

#[test]
fn v9_adjacent_are_four_cells_or_eight() {
    let near = "
        W. N. N. N. E2
        W. W1 N. E. E.
        W. W. WV E. E.
        W. W. S5 E. E.
        W3 S. S. S. E4";
    let reach = |adjacent| {
        let table = scene(4).sea(near).at("V V V V").adjacent(adjacent).acts();
        table.options_for("sail").join(" ")
    };
    assert_eq!(reach(Adjacent::Four), "sail 5");
    assert_eq!(reach(Adjacent::Eight), "sail 1 sail 5");
}

#[test]
fn v10_the_walk_ends_off_the_grid_in_a_loop_or_at_home() {
    for (what, row_1, row_2) in [
        ("off the grid", "E1 E. N. N. E2", "W. W. N. E. E."),
        ("a loop", "E1 E. S. N. E2", "W. E. W. E. E."),
        ("back home", "E1 S. N. N. E2", "N. W. N. E. E."),
    ] {
        let sea = SEA.lines().skip(3).collect::<Vec<_>>().join("\n");
        let chart = chart(&format!("{row_1}\n{row_2}\n{sea}"));
        assert_eq!(chart.connected(island("1")), None, "{what}");
    }
}

#[test]
fn v10_the_walk_follows_the_arrows_downstream_only() {
    let chart = chart(CHANNEL);
    assert_eq!(chart.connected(island("1")), Some(island("3")));
    assert_eq!(chart.connected(island("3")), None, "3 leads east along the bottom and off the grid");
    let cells: Vec<String> = chart.downstream(island("1")).map(|cell| cell.to_string()).collect();
    assert_eq!(cells, ["1,2", "1,3", "1,4", "1,5"]);
}

#[test]
fn case_three_empty_cells_to_island_3_and_an_island_between_stops_the_walk() {
    let mut table = scene(4).sea(CHANNEL).acts();
    assert!(table.allows("sail 3"));
    table.play("sail 3");
    assert_eq!(table.at(), "3 1 1 1");
    let between = CHANNEL.replace("S. W. WV", "SV W. W.");
    let table = scene(4).sea(&between).acts();
    assert_eq!(table.options_for("sail"), ["sail V"]);
}

#[test]
fn v11_a_current_under_an_island_may_be_turned_and_again_by_another() {
    let mut table = scene(4).acts();
    table.play("turn 1,1 S; stay; turn 1,1 E; stay; turn 1,1 S; stay");
    assert_eq!(table.decides(), 3);
    assert_eq!(table.refusal("turn 1,1 S"), "V11", "it leads there already");
    assert!(table.allows("turn 1,1 W"));
}

#[test]
fn v11_every_current_can_be_turned_from_any_direction_to_any_other_and_turns_no_other() {
    let mut currents = chart(SEA).currents;
    for (cell, from, to) in Cell::all()
        .flat_map(|cell| Dir::ALL.map(|from| (cell, from)))
        .flat_map(|(cell, from)| Dir::ALL.map(|to| (cell, from, to)))
    {
        currents.turn(cell, from);
        let before = currents;
        currents.turn(cell, to);
        for other in Cell::all() {
            let expected = if other == cell { to } else { before.dir(other) };
            assert_eq!(currents.dir(other), expected, "{other} when {cell} is turned from {from} to {to}");
        }
    }
}

#[test]
fn v12_a_choice_is_secret_until_all_have_chosen() {
    let mut table = scene(4).acts();
    table.play("go; stay");
    let ballots = |viewer| table.state.view(viewer).ballots;
    use Ballot::{FaceDown, Known, None};
    assert_eq!(ballots(Viewer::Seat(seat(0))), [Known(Vote::Go), FaceDown, None, None]);
    assert_eq!(ballots(Viewer::Seat(seat(2))), [FaceDown, FaceDown, None, None]);
    assert_eq!(ballots(Viewer::Table), [FaceDown, FaceDown, None, None]);
    assert_eq!(table.state.view(Viewer::Seat(seat(0))).possible_go(), 1..=4);
    assert_eq!(table.state.view(Viewer::Seat(seat(1))).possible_go(), 0..=3);
    assert!(table.state.has_secrets(seat(0)) && !table.state.has_secrets(seat(2)));
    // What another did not see tells nothing; one's own choice one knows.
    let told = Event::Voted { seat: seat(0), vote: Some(Vote::Go) };
    let hidden = Event::Voted { seat: seat(0), vote: Option::None };
    assert!(table.happened(told));
    assert_eq!(State::witness(&told, Viewer::Seat(seat(0))), Some(told));
    assert_eq!(State::witness(&told, Viewer::Seat(seat(1))), Some(hidden));
}

#[test]
fn v12_a_guess_keeps_the_own_choice_and_may_change_the_others() {
    use rand::SeedableRng;
    let mut table = scene(4).acts();
    table.play("go; stay; stay");
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let mut counts = [0; 3];
    for _ in 0..200 {
        let guess = table.state.resample(seat(0), &mut rng).view(Viewer::Everything).ballots;
        for (count, ballot) in counts.iter_mut().zip(guess) {
            *count += u32::from(ballot == Ballot::Known(Vote::Go));
        }
    }
    assert_eq!(counts[0], 200);
    assert!((50..150).contains(&counts[1]) && (50..150).contains(&counts[2]), "{counts:?}");
}

#[test]
fn v12_the_choices_are_turned_up_together() {
    let mut table = scene(4).at("V V V V").acts_with(crate::rules::volcano::Outlook::Due);
    table.play("go; stay; stay; go");
    let go: Seats = [0, 3].map(Seat::new).into_iter().collect();
    assert!(table.happened(Event::Revealed { go, count: 2 }));
    let shown = table.state.view(Viewer::Table).ballots;
    assert_eq!(shown, [Vote::Go, Vote::Stay, Vote::Stay, Vote::Go].map(Ballot::Known));
    assert!(!table.state.has_secrets(seat(0)));
}
