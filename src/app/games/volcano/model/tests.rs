use super::{
    super::trial::{game_at, with},
    *,
};
use crate::{
    app::shell::text::Locale,
    rules::{
        Game, Viewer,
        volcano::{Chance, Config, Island, State},
    },
    session::Playout,
};

fn words(locale: Locale) -> Words {
    let chart = *State::new(&Config::new(4)).unwrap().board().chart();
    Words { locale, names: (1..=6).map(|number| format!("P{number}")).collect(), chart }
}

fn model(game: &State, ui: &Ui) -> Model {
    let words = words(Locale::En).at(game.board().chart());
    with(game, |at| Model::new(at.view, ui, Some(at), &words))
}

#[test]
fn the_look_ahead_shows_where_the_islands_will_be_if_nothing_else_happens() {
    for seed in 0..30 {
        let mut game = game_at(4, seed, "act");
        let go = (seed % 5) as u8;
        let shown = model(&game, &Ui { ahead: go, ..Ui::default() });
        let mut ends = *game.board().chart();
        ends.drift(go, &mut ());
        // The islands are drawn there, and with them the cells round the volcano; where they are now is marked.
        assert_eq!(shown.board.chart(), &ends);
        for island in Island::ALL {
            let now = game.board().chart().cell(island);
            assert_eq!(shown.marks.left.contains(&(island, now)), now != ends.cell(island));
        }
        // The water leads where it leads today.
        assert_eq!(&shown.water, game.board().chart());
        for (island, cells) in &shown.marks.trails {
            assert_eq!(cells.last(), Some(&ends.cell(*island)));
        }
        for seat in 0..4 {
            game.apply(if seat < go { Action::Go } else { Action::Stay }).unwrap();
        }
        // Second checks and gains do not move islands.
        assert!(Island::ALL.iter().all(|island| game.board().chart().cell(*island) == ends.cell(*island)));
    }
}

/// V13, V14: once the choices are turned up islands have drifted; what is still to come of the turn is no look ahead.
#[test]
fn after_the_drift_nobody_looks_ahead() {
    let mut met = [0; 3];
    for seed in 0..60 {
        let (mut game, mut playout) = (State::new(&Config::new(4)).unwrap(), Playout::new(seed));
        while playout.step(&mut game, &mut ()).is_some() {
            let view = game.view(Viewer::Table);
            let watched = Model::new(&view, &Ui { ahead: 4, ..Ui::default() }, None, &words(Locale::En));
            let kind = match view.pending {
                Pending::Decision { prompt: Prompt::Flee { .. }, .. } => 0,
                Pending::Chance(Chance::Check { again: true }) => 1,
                Pending::Decision { prompt: Prompt::Act { .. }, .. } => 2,
                _ => continue,
            };
            met[kind] += 1;
            assert_eq!(watched.ahead.is_some(), kind == 2, "{:?}", view.pending);
            assert_eq!(
                watched.board.chart() == game.board().chart(),
                kind != 2 || watched.marks.left.is_empty()
            );
        }
    }
    assert!(met.iter().all(|count| *count > 3), "{met:?}");
}

#[test]
fn what_is_shown_is_what_the_chosen_action_would_make_of_the_board() {
    let (mut game, mut playout) = (game_at(4, 3, "swap"), Playout::new(3));
    let [mut sails, mut swaps, mut gifts] = [0; 3];
    while sails < 6 || swaps < 6 || gifts < 6 {
        if !matches!(game.pending(), Pending::Decision { prompt: Prompt::Flee { .. }, .. }) {
            with(&game, |at| {
                for action in at.legal.iter().filter(|action| !matches!(action, Action::Go | Action::Stay)) {
                    let ui = Ui { chosen: Some(*action), ..Ui::default() };
                    let shown = Model::new(at.view, &ui, Some(at), &words(Locale::En));
                    let seat = shown.active.unwrap();
                    let mut after = game;
                    after.apply(*action).unwrap();
                    assert_eq!(shown.board.chart(), after.board().chart());
                    assert!(
                        Island::RICH
                            .iter()
                            .all(|one| shown.board.resources(*one) == after.board().resources(*one))
                    );
                    assert_eq!(shown.board.pawn(seat).at, after.board().pawn(seat).at);
                    assert_eq!(shown.marks.ghosts.has(seat), matches!(action, Action::Sail(_)));
                    assert_eq!(
                        shown.marks.left.len(),
                        if matches!(action, Action::Swap(..)) { 2 } else { 0 }
                    );
                    sails += u32::from(matches!(action, Action::Sail(_)));
                    swaps += u32::from(matches!(action, Action::Swap(..)));
                    gifts += u32::from(matches!(action, Action::Add(_)));
                }
            });
        }
        if playout.step(&mut game, &mut ()).is_none() {
            game = game_at(4, 3, "swap");
        }
    }
}

#[test]
fn no_choice_of_another_player_changes_anything_that_is_shown() {
    for seed in 0..20 {
        let mut game = game_at(5, seed, "act");
        let mut other = game;
        game.apply(Action::Go).unwrap();
        other.apply(Action::Stay).unwrap();
        for ahead in 0..=5 {
            let ui = Ui { ahead, ..Ui::default() };
            assert_eq!(model(&game, &ui), model(&other, &ui));
        }
        let table =
            |game: &State| Model::new(&game.view(Viewer::Table), &Ui::default(), None, &words(Locale::En));
        assert_eq!(table(&game), table(&other));
    }
}

#[test]
fn a_turned_current_tells_what_it_changes() {
    let game = game_at(4, 3, "act");
    let mut told = 0;
    with(&game, |at| {
        for action in at.legal.iter().filter(|action| matches!(action, Action::Turn(..))) {
            let shown = Model::new(
                at.view,
                &Ui { chosen: Some(*action), ..Ui::default() },
                Some(at),
                &words(Locale::En),
            );
            assert!(shown.marks.turned.is_some() && !shown.question[2].is_empty());
            told += usize::from(shown.question[2].contains("differently: "));
        }
    });
    assert!(told > 5);
}

#[test]
fn islands_are_lit_with_the_way_to_them_and_the_blast_is_eight_cards() {
    let (mut ways, blast) = (0, crate::t!(Locale::En, volcano::cell_label::blast));
    for seed in 0..30 {
        let game = game_at(4, seed, "act");
        let shown = model(&game, &Ui::default());
        let seat = shown.active.unwrap();
        let reach = game.view(Viewer::Seat(seat)).reachable(seat);
        let lit: Vec<Cell> = shown.marks.lit.iter().collect();
        assert_eq!(lit.len(), reach.iter().count());
        assert!(lit.iter().all(|cell| reach.has(game.board().chart().island(*cell).unwrap())));
        if let Some(end) = shown.marks.path.last() {
            assert!(lit.contains(end));
            ways += 1;
        }
        let around = game.board().chart().cell(Island::Volcano).around();
        assert!(Cell::all().all(|cell| shown.labels[cell.index()].contains(blast) == around.has(cell)));
    }
    assert!(ways > 3);
}

#[test]
fn every_moment_of_a_game_has_a_question_and_nothing_is_left_unsaid() {
    for locale in Locale::ALL {
        let mut playout = Playout::new(8);
        let mut game = State::new(&crate::rules::volcano::Config::new(6)).unwrap();
        loop {
            if matches!(game.pending(), Pending::Decision { .. }) {
                with(&game, |at| {
                    let shown = Model::new(at.view, &Ui::default(), Some(at), &words(locale));
                    let texts = shown.question.iter().chain(&shown.danger);
                    assert!(texts.chain(&shown.labels).all(|text| !text.contains('{')));
                    assert!(!shown.question[1].is_empty());
                    let ids: Vec<_> = shown.controls.iter().map(|control| control.id).collect();
                    if let Some(Prompt::Act { .. }) = at.prompt() {
                        assert_eq!(ids, ["go", "stay"]);
                        assert!(shown.ahead.is_some());
                        assert_eq!(shown.parts.len(), 3);
                        // A part that cannot be done says so, and one that can be done says how.
                        let told: Vec<_> = shown.parts.iter().map(|part| (part.on, &part.text)).collect();
                        assert!(told.iter().all(|(_, text)| text.lines().count() == 2), "{told:?}");
                        let may = |wanted: fn(&Action) -> bool| at.legal.iter().any(wanted);
                        assert_eq!(told[0].0, may(|action| matches!(action, Action::Turn(..))));
                        assert_eq!(told[1].0, may(|action| matches!(action, Action::Sail(_))));
                    }
                });
            }
            if playout.step(&mut game, &mut ()).is_none() {
                break;
            }
        }
        // A finished table speaks of no eruption to come.
        let over = Model::new(&game.view(Viewer::Table), &Ui::default(), None, &words(locale));
        assert_eq!(over.danger[1], crate::t!(locale, volcano::end::cause));
    }
}

#[test]
fn what_is_rolled_belongs_to_the_phase_it_is_rolled_in() {
    let (mut game, mut playout) = (State::new(&Config::new(4)).unwrap(), Playout::new(5));
    let mut seen = [0; 7];
    while !matches!(game.pending(), Pending::Over) {
        let now = phase(&game.view(Viewer::Table));
        match game.pending() {
            Pending::Chance(Chance::Check { again }) => assert_eq!(now, if again { 6 } else { 1 }),
            Pending::Chance(Chance::Event) => assert_eq!(now, 2),
            Pending::Chance(_) => assert_eq!(now, 0),
            Pending::Decision { .. } | Pending::Over => {}
        }
        seen[usize::from(now)] += 1;
        playout.step(&mut game, &mut ());
    }
    assert!([1, 2, 3].iter().all(|phase| seen[*phase] > 0), "{seen:?}");
}
