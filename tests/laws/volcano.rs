//! What holds in VOLCANO whatever is played, as a function of two states in a row, and all that can be written.

use caldera::rules::{
    Die, Game, Pending, Seat, Viewer,
    volcano::{Action, Ballot, Cell, CellSet, Danger, Dir, Island, Prompt, State, View},
};

/// Every action that can be written.
pub fn notation() -> Vec<Action> {
    let islands = || Island::ALL.into_iter();
    let turned = || Cell::all().flat_map(|cell| Dir::ALL.map(|dir| (cell, dir)));
    let mut all = vec![Action::Go, Action::Stay];
    all.extend(turned().map(|(cell, dir)| Action::Current(cell, dir)));
    all.extend(turned().map(|(cell, dir)| Action::Turn(cell, dir)));
    all.extend(Seat::first(6).map(Action::Parent));
    all.extend(Die::ALL.into_iter().flat_map(|die| [Action::Check(die), Action::Event(die)]));
    all.extend(islands().flat_map(|island| {
        [Action::Start(island), Action::Add(island), Action::Sail(island), Action::Flee(island)]
    }));
    all.extend(islands().flat_map(|one| islands().map(move |two| Action::Swap(one, two))));
    all
}

/// Panics unless the invariants hold between the state before an action and the state after it.
pub fn hold(before: &State, after: &State) {
    let (was, is) = (before.view(Viewer::Table), after.view(Viewer::Table));
    islands_share_no_cell(&is);
    levels_stay_in_range(&is);
    points_are_accounted_for(&was, &is);
    ballots_show_nothing_before_they_are_all_cast(after);
}

fn islands_share_no_cell(view: &View) {
    let cells: CellSet = Island::ALL.map(|island| view.board.chart().cell(island)).into_iter().collect();
    assert_eq!(cells.len(), 6, "two islands on one cell:\n{}", view.board.chart());
    for island in Island::ALL {
        assert_eq!(view.board.chart().island(view.board.chart().cell(island)), Some(island));
    }
}

fn levels_stay_in_range(view: &View) {
    assert!((Danger::LOWEST..=Danger::HIGHEST).contains(&view.board.danger()));
    assert!(view.board.eruptions() <= 3 && (view.board.eruptions() < 3 || ends(view)));
    assert_eq!(view.board.resources(Island::Volcano), 0, "nothing lies on the volcano");
    for seat in Seat::first(view.config.players) {
        assert!(view.board.pawn(seat).hits <= view.board.eruptions());
    }
}

/// With the third eruption only those who were hit still have something to do.
fn ends(view: &View) -> bool {
    matches!(view.pending, Pending::Over | Pending::Decision { prompt: Prompt::Flee { .. }, .. })
}

/// Every point is accounted for. Within a turn nobody's points change but by the eruption, and the resources only by event 6.
/// With the step that ends the turn, all that is new has grown on the five islands or was the danger level, once for each
/// player on the volcano who was not hit.
pub fn points_are_accounted_for(was: &View, is: &View) {
    let lying = |view: &View| Island::RICH.map(|island| view.board.resources(island));
    let points = |view: &View| -> Vec<u32> {
        Seat::first(view.config.players).map(|seat| view.board.pawn(seat).points).collect()
    };
    let total = |view: &View| lying(view).iter().sum::<u32>() + points(view).iter().sum::<u32>();
    if was.turn != is.turn || (is.pending == Pending::Over && was.pending != Pending::Over) {
        let unhit = was.board.players_on([Island::Volcano].into_iter().collect()).without(was.board.hit());
        let paid = u32::from(unhit.len()) * u32::from(was.board.danger().level());
        let paid = if is.board.eruptions() > was.board.eruptions() { 0 } else { paid };
        assert_eq!(total(is), total(was) + 5 + paid);
    } else if was.board.eruptions() == is.board.eruptions() {
        let added = |prompt| matches!(prompt, Pending::Decision { prompt: Prompt::Add, .. });
        let bounty = if added(was.pending) && !added(is.pending) { 2 } else { 0 };
        assert_eq!((total(is), points(is)), (total(was) + bounty, points(was)));
    } else {
        // The eruption: those who were hit lose half, rounded up, and everything else stays.
        assert_eq!(lying(is), lying(was));
        for seat in Seat::first(is.config.players) {
            let before = was.board.pawn(seat).points;
            let left = if is.board.hit().has(seat) { before / 2 } else { before };
            assert_eq!(is.board.pawn(seat).points, left, "{seat}");
        }
    }
}

fn ballots_show_nothing_before_they_are_all_cast(state: &State) {
    let acting = matches!(state.pending(), Pending::Decision { prompt: Prompt::Act { .. }, .. });
    let known = |view: &View| view.ballots.iter().filter(|ballot| matches!(ballot, Ballot::Known(_))).count();
    for viewer in Seat::first(state.seats()).map(Viewer::Seat).chain([Viewer::Table]) {
        let most = usize::from(viewer != Viewer::Table);
        assert!(!acting || known(&state.view(viewer)) <= most, "{viewer:?} sees the choice of another");
    }
}
