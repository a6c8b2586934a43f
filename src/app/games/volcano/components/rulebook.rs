//! The pictures of the rules, drawn by the board's own components.

use leptos::prelude::*;

use super::{
    super::{examples::scene, model::Model, situation::Situation, ui::Ui, words::Words},
    pictures::EventCards,
    sea::Sea,
};
use crate::{
    app::{
        board::{dice::DieKind, pieces::DieFace},
        shell::{text::Locale, views::CollectAny},
        table::rulebook::{Rulebook, texts},
    },
    rules::{
        Game, Seat,
        volcano::{Action, CellSet, Danger, State},
    },
};

/// The rules.
pub const RULEBOOK: Rulebook = Rulebook { game: State::ID, texts: texts::VOLCANO, picture };

/// The picture of that name.
fn picture(name: &str, l: Locale) -> Option<AnyView> {
    Some(match name {
        "event-cards" => view! { <EventCards l /> }.into_any(),
        "odds" => view! { <Faces /> }.into_any(),
        _ => {
            let model = seascape(name, l)?;
            view! { <Seascape model /> }.into_any()
        }
    })
}

/// The faces of the die that mean an eruption, at a level above the lowest.
#[component]
fn Faces() -> impl IntoView {
    let top = Danger::LOWEST.threshold() + 1;
    let face = move |pips| {
        view! {
            <span class=if pips <= top { "hit" } else { "" }>
                <DieFace kind=DieKind::Wall pips size=40 />
            </span>
        }
    };
    view! { <div class="faces">{(1..=6).map(face).collect_any()}</div> }
}

/// A position on the sea.
#[component]
fn Seascape(model: Model) -> impl IntoView {
    let water = Memo::new(move |_| model.water);
    view! {
        <div class="seascape">
            <Sea board=model.board players=4 water marks=model.marks attr:aria-hidden="true" />
        </div>
    }
}

/// The board of a scene, with what is marked on it.
fn seascape(name: &str, locale: Locale) -> Option<Model> {
    let (view, ahead) = scene(name)?;
    let legal: Vec<Action> = view.reachable(Seat::new(0)).iter().map(Action::Sail).collect();
    let situation = Situation { view: &view, legal: &legal, check: &|_| Ok(()) };
    let (ui, words) =
        (Ui { ahead, ..Ui::default() }, Words { locale, names: Vec::new(), chart: *view.board.chart() });
    let mut model = Model::new(&view, &ui, Some(&situation), &words);
    let marks = &mut model.marks;
    if name != "current" {
        marks.path.clear();
        marks.lit = CellSet::EMPTY;
        marks.rings.clear();
    }
    Some(model)
}

#[cfg(test)]
mod tests {
    use super::{
        super::super::{examples::SCENES, rules::place},
        *,
    };
    use crate::{
        app::table::rulebook::{Block, Kind as Piece},
        rules::volcano::{Config, Island, Odds, Outlook},
    };

    fn blocks(l: Locale) -> Vec<Block> {
        RULEBOOK.blocks(l).collect()
    }

    fn rule(l: Locale, number: &str) -> &'static str {
        blocks(l).into_iter().find(|block| block.place == number).unwrap().text
    }

    #[test]
    fn every_rule_is_stated_once_in_both_languages() {
        for l in Locale::ALL {
            let stated = blocks(l).into_iter().filter(|block| block.kind == Piece::Paragraph);
            let mut numbers: Vec<u8> =
                stated.filter_map(|block| block.place.strip_prefix('V')?.parse().ok()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=18).collect::<Vec<_>>(), "{l:?}");
        }
    }

    #[test]
    fn places_are_there_once_and_nothing_leads_nowhere() {
        for l in Locale::ALL {
            let of_text = |block: &Block| block.kind != Piece::Picture && !block.place.is_empty();
            let places: Vec<_> = blocks(l).into_iter().filter(of_text).map(|block| block.place).collect();
            for (at, place) in places.iter().enumerate() {
                assert!(!places[..at].contains(place), "{place} twice");
            }
            for phase in 0..=6 {
                assert!(places.contains(&place(phase, &Ui::default())), "phase {phase}");
            }
            for why in [crate::rules::volcano::Illegal::Sailed, crate::rules::volcano::Illegal::NotOnVolcano]
            {
                assert!(places.contains(&place(3, &Ui { refusal: Some(why), ..Ui::default() })));
            }
            assert!(places.contains(&"options"));
        }
    }

    #[test]
    fn every_picture_can_be_drawn_and_shows_what_is_said() {
        for l in Locale::ALL {
            let pictures: Vec<_> =
                blocks(l).into_iter().filter(|block| block.kind == Piece::Picture).collect();
            let drawn = |name: &str| matches!(name, "event-cards" | "odds") || scene(name).is_some();
            assert!(pictures.iter().all(|block| drawn(block.place) && !block.text.is_empty()));
            assert!(SCENES.iter().all(|(name, ..)| pictures.iter().any(|block| block.place == *name)));
        }
        let (current, _) = scene("current").unwrap();
        let chart = current.board.chart();
        assert_eq!(chart.connected(Island::Three), Some(Island::One));
        assert_eq!(chart.downstream(Island::Three).count(), 4, "three cards, and the island");
        let (blast, _) = scene("blast").unwrap();
        assert!(
            [Island::Two, Island::Five, Island::Volcano].into_iter().eq(blast.board.chart().blast().iter())
        );
        let (drift, go) = scene("drift").unwrap();
        let moved = drift.board.forecast(go);
        let before = drift.board.chart();
        assert!(
            Island::ALL.iter().filter(|island| moved.cell(**island) != before.cell(**island)).count() >= 4
        );
    }

    #[test]
    fn odds_and_amounts_are_those_of_the_game() {
        for l in Locale::ALL {
            let rows = blocks(l).into_iter().filter(|block| block.kind == Piece::Row);
            let rows: Vec<Vec<_>> = rows.map(|row| row.texts().collect()).skip(1).collect();
            let mut levels = vec![Danger::LOWEST];
            for seed in 0..50 {
                let mut playout = crate::session::Playout::new(seed);
                let mut game = State::new(&Config::new(4)).unwrap();
                while playout.step(&mut game, &mut ()).is_some() {
                    let level = game.board().danger();
                    if !levels.contains(&level) {
                        levels.push(level);
                    }
                }
            }
            assert_eq!((levels.len(), levels.last()), (rows.len(), Some(&Danger::HIGHEST)));
            for (row, level) in rows.iter().zip(levels) {
                let odds = Odds::of_eruption(level, Outlook::Open, None);
                let top = ["1–", &level.threshold().to_string()].concat();
                assert_eq!(*row, [level.to_string(), top, [&odds.cases.to_string(), "/6"].concat()]);
            }
            for (number, amounts) in [("V5", ["1", "1"]), ("V16", ["1", "4"])] {
                assert!(amounts.iter().all(|amount| rule(l, number).contains(amount)), "{number}");
            }
        }
    }
}
