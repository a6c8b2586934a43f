//! From a view and the interface state to what is on the board: pure, and tested without a browser. The picture and the
//! words for screen readers come from the same list of cells and edges.

use super::{
    art::marks::{HexMark, Threat},
    ui::{Situation, Spot, Ui, distinct},
    words::{Words, join},
};
use crate::app::shell::text::Locale;
use crate::app::shell::text::word;
use crate::{
    rules::{
        Pending, Seat,
        eruption::{Action, Board, Dir, Edge, Hex, HexSet, Material, Prompt, Slot, Tile, View, resource},
    },
    t,
};

/// Everything on the board that can be pointed at, and the ghost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// All 60 hexes.
    pub cells: Vec<Cell>,
    /// The edges that matter now: those with a wall, and those that are lit.
    pub edges: Vec<EdgeCell>,
    /// The tile that is about to be placed or turned.
    pub ghost: Option<Ghost>,
    /// The wall that is about to be built.
    pub building: Option<(Edge, Material)>,
    /// Where the keyboard is.
    pub cursor: Option<Spot>,
}

/// What a hex or an edge looks like to somebody who may choose it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// It can be chosen.
    pub lit: bool,
    /// It has been chosen.
    pub selected: bool,
    /// It is closed for this placement (E30).
    pub refused: bool,
}

/// One hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Which.
    pub hex: Hex,
    /// The tile on it.
    pub tile: Option<Tile>,
    /// How it is marked.
    pub marks: Marks,
    /// In words.
    pub label: String,
}

impl Cell {
    /// How its mark is drawn.
    pub fn hex_mark(&self) -> HexMark {
        match (self.marks, self.tile) {
            (Marks { refused: true, .. }, _) => HexMark::Refused,
            (Marks { selected: true, .. }, Some(_)) => HexMark::Chosen,
            (Marks { lit: true, .. }, Some(_)) => HexMark::Target,
            (Marks { lit: true, .. }, None) => HexMark::Legal,
            _ => HexMark::Bare,
        }
    }
}

/// One edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeCell {
    /// Which.
    pub edge: Edge,
    /// The wall on it.
    pub wall: Option<Material>,
    /// How it is marked.
    pub marks: Marks,
    /// How near lava is.
    pub threat: Threat,
    /// In words.
    pub label: String,
}

/// A tile that is not there yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Where.
    pub hex: Hex,
    /// Which, as turned.
    pub tile: Tile,
    /// Whether it can be turned.
    pub turns: usize,
    /// The walls that would be rolled for, with the chance to hold in percent.
    pub rolls: Vec<(Edge, Material, u8)>,
}

impl Model {
    /// The board as `ui` leaves it. Without a situation (chance, another's curtain, the end) nothing is lit.
    pub fn new(view: &View, ui: &Ui, at: Option<&Situation<'_>>, words: &Words) -> Model {
        let lit = at.map(|at| ui.targets(at)).unwrap_or_default();
        let refused = match view.pending {
            Pending::Decision { prompt: Prompt::Place { refused, .. }, .. } => refused,
            _ => HexSet::EMPTY,
        };
        let marks = |spot: Spot| Marks {
            lit: lit.contains(&spot),
            selected: ui.spot == Some(spot),
            refused: matches!(spot, Spot::Hex(hex) if refused.has(hex)),
        };
        let cell = |hex: Hex| {
            let marks = marks(Spot::Hex(hex));
            let tile = view.board.tile(hex);
            Cell { hex, tile, marks, label: cell_label(&view.board, hex, marks, words) }
        };
        let walls = view.board.all_walls().map(|(edge, _)| Spot::Edge(edge));
        let edges = distinct(walls.chain(lit.iter().copied()).collect());
        let edge_cell = |spot: Spot| {
            let Spot::Edge(edge) = spot else { return None };
            let (marks, wall, threat) = (marks(spot), view.board.wall(edge), threat(&view.board, edge));
            Some(EdgeCell { edge, wall, marks, threat, label: edge_label(edge, wall, marks, threat, words) })
        };
        Model {
            cells: Hex::all().map(cell).collect(),
            edges: edges.into_iter().filter_map(edge_cell).collect(),
            ghost: at.and_then(|at| ghost(view, ui, at)),
            building: at.and_then(|at| building(ui, at)),
            cursor: ui.cursor,
        }
    }
}

/// The wall that would be built.
fn building(ui: &Ui, at: &Situation<'_>) -> Option<(Edge, Material)> {
    match ui.ready(at)? {
        Action::Wall(edge, material) | Action::Reinforce(edge, material) => Some((edge, material)),
        _ => None,
    }
}

fn ghost(view: &View, ui: &Ui, at: &Situation<'_>) -> Option<Ghost> {
    let Some(Spot::Hex(hex)) = ui.spot else { return None };
    let turns = ui.turns(hex, at).len();
    let tile = match (at.prompt, ui.turn) {
        (Prompt::Erupt { .. }, _) => Tile::ERUPTION,
        (Prompt::Place { kind, .. } | Prompt::Replace { kind }, Some(turn)) => kind.tile(turn),
        (Prompt::Cards { .. }, Some(turn)) => {
            view.board.tile(hex)?.kind().map_or(Tile::ERUPTION, |(kind, _)| kind.tile(turn))
        }
        _ => return None,
    };
    Some(Ghost { hex, tile, turns, rolls: rolls(view, hex, at.prompt) })
}

/// The walls that a placement there would roll for (E30), with the chance of each to hold in percent.
pub fn rolls(view: &View, hex: Hex, prompt: Prompt) -> Vec<(Edge, Material, u8)> {
    let rolled = matches!(prompt, Prompt::Place { .. }) && view.board.is_shut(hex) == Some(true);
    let walls = view.board.walls_facing(hex).filter(|_| rolled);
    walls.map(|(edge, material)| (edge, material, hold_percent(material))).collect()
}

/// The chance in percent that a wall of that material holds.
pub fn hold_percent(material: Material) -> u8 {
    percent(material.odds().into(), 36)
}

/// How near lava is to an edge.
fn threat(board: &Board, edge: Edge) -> Threat {
    let Edge::Village(slot) = edge else { return Threat::Quiet };
    let (hex, _) = slot.place();
    let faces_lava = || Dir::ALL.into_iter().any(|dir| board.faces(hex, dir) == Some(true));
    if board.has_contact(slot) {
        Threat::Touches
    } else if board.tile(hex).is_none() && faces_lava() {
        Threat::Near
    } else {
        Threat::Quiet
    }
}

/// A share as a whole percentage, rounded.
pub fn percent(part: u32, whole: u32) -> u8 {
    ((part * 200 + whole) / (2 * whole)).try_into().unwrap_or(100)
}

/// The chance in percent that at least one of these walls is lost.
pub fn breach_percent(walls: &[(Edge, Material, u8)]) -> u8 {
    let hold = walls.iter().fold(1.0, |hold, (_, material, _)| hold * f64::from(material.odds()) / 36.0);
    ((1.0 - hold) * 100.0).round() as u8
}

fn cell_label(board: &Board, hex: Hex, marks: Marks, words: &Words) -> String {
    use crate::app::shell::text::keys::eruption::cell as say;
    let l = words.locale;
    let mut parts = vec![Words::hex(hex)];
    match board.tile(hex) {
        Some(tile) if tile == Tile::ERUPTION => parts.push(say::eruption {}.text(l).to_owned()),
        Some(tile) => {
            parts.push(say::tile { kind: word(&words.tile(tile)), edges: word(&words.edges(tile)) }.text(l));
        }
        None => {
            parts.push(say::empty {}.text(l).to_owned());
            if let Some(material) = resource(hex) {
                parts.push(say::resource { material: word(&words.material(material)) }.text(l));
            }
            let walls = join(l, board.walls_facing(hex).map(|(_, material)| words.wall(material)));
            if !walls.is_empty() {
                parts.push(say::walls { walls: word(&walls) }.text(l));
            }
        }
    }
    let mut villages: Vec<String> = Dir::ALL
        .iter()
        .filter_map(|dir| Slot::at(hex, *dir))
        .map(|slot| words.village(slot.village()))
        .collect();
    villages.dedup();
    parts.extend(villages);
    parts.extend(mark_words(marks, l));
    join(l, parts)
}

fn edge_label(edge: Edge, wall: Option<Material>, marks: Marks, threat: Threat, words: &Words) -> String {
    use crate::app::shell::text::keys::eruption::cell as say;
    let l = words.locale;
    let mut parts = vec![words.edge(edge)];
    parts.push(wall.map_or_else(|| say::no_wall {}.text(l).to_owned(), |material| words.wall(material)));
    match threat {
        Threat::Quiet => {}
        Threat::Near => parts.push(say::near {}.text(l).to_owned()),
        Threat::Touches => parts.push(say::contact {}.text(l).to_owned()),
    }
    parts.extend(mark_words(marks, l));
    join(l, parts)
}

fn mark_words(marks: Marks, l: Locale) -> impl Iterator<Item = String> {
    [
        (marks.lit, t!(l, eruption::cell::lit)),
        (marks.selected, t!(l, eruption::cell::selected)),
        (marks.refused, t!(l, eruption::cell::refused)),
    ]
    .into_iter()
    .filter(|(is, _)| *is)
    .map(|(_, word)| word.to_owned())
}

/// What an action would do, for the boxes beside the confirm button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A card for each contact (E36, E52).
    Cards(u8),
    /// A wall from the stock: what it would be, and what is due (E35, E60).
    Wall(Option<Material>, Material),
    /// That village would have that many contacts.
    Contact(crate::rules::eruption::Village, usize),
    /// Walls that would be swept away without a roll (E18, E29, E48 to E51).
    WallsGo(usize),
    /// Everybody else gets hotter (E20).
    OthersHeat,
    /// That player would reach 290°, and burns out at the end of the own turn if nothing cools the village before (E69).
    Reaches290(Seat),
    /// The tile leaves the game.
    TileGoes,
    /// The own temperature would go from and to (E47).
    Temperature(u16, u16),
}

/// What the selected action would do, certain things first. What dice decide is told by [`rolls`].
pub fn facts(view: &View, action: Action) -> Vec<Fact> {
    let mut facts = Vec::new();
    let prompt_kind = match view.pending {
        Pending::Decision { prompt: Prompt::Place { kind, .. } | Prompt::Replace { kind }, .. } => Some(kind),
        _ => None,
    };
    match action {
        Action::Place(hex, turn) => {
            let Some(kind) = prompt_kind else { return facts };
            placed(view, hex, kind.tile(turn), &mut facts);
        }
        Action::Erupt(hex) => {
            placed(view, hex, Tile::ERUPTION, &mut facts);
            facts.push(Fact::OthersHeat);
            // E76: clanmates are spared.
            let others =
                view.players.iter().filter(|player| !view.config.clans.allied(player.seat, view.seat));
            let hot = others.filter(|player| (260..290).contains(&player.temperature.get()));
            facts.extend(hot.map(|player| Fact::Reaches290(player.seat)));
        }
        Action::Replace(hex, turn) => {
            let Some(kind) = prompt_kind else { return facts };
            changed(view, hex, kind.tile(turn), &mut facts);
            facts.push(Fact::TileGoes);
        }
        Action::Aftershock(hex, turn) => {
            let now = view.board.tile(hex).and_then(Tile::kind);
            changed(view, hex, now.map_or(Tile::ERUPTION, |(kind, _)| kind.tile(turn)), &mut facts);
        }
        Action::Sinkhole(hex) => {
            contacts(view, hex, view.board.tile(hex), None, &mut facts);
            push_walls(view.board.walls_of_tile(hex).count(), &mut facts);
        }
        Action::Rain => {
            let now = view.players[view.seat.index()].temperature.get();
            facts.push(Fact::Temperature(now, now.saturating_sub(30)));
        }
        _ => {}
    }
    facts
}

/// What a new tile brings, and the walls that go when lava comes in, with or without a roll (E18, E29, E30).
fn placed(view: &View, hex: Hex, tile: Tile, facts: &mut Vec<Fact>) {
    if let Some(wanted) = resource(hex).filter(|_| gains(view)) {
        facts.push(Fact::Wall(view.given(wanted), wanted));
    }
    contacts(view, hex, None, Some(tile), facts);
    push_walls(view.board.walls_facing(hex).count(), facts);
}

fn changed(view: &View, hex: Hex, to: Tile, facts: &mut Vec<Fact>) {
    contacts(view, hex, view.board.tile(hex), Some(to), facts);
    push_walls(view.board.walls_of_tile(hex).count(), facts);
}

/// The village that the tiles touch, before or after, if that changes. (No hex lies between two villages.)
fn contacts(view: &View, hex: Hex, from: Option<Tile>, to: Option<Tile>, facts: &mut Vec<Fact>) {
    let edges = |tile: Option<Tile>| {
        tile.map(|tile| Board::village_edges(hex, tile).collect::<Vec<Slot>>()).unwrap_or_default()
    };
    let (before, after) = (edges(from), edges(to));
    let new = after.iter().filter(|slot| !before.contains(slot)).count();
    let gone = before.iter().filter(|slot| !after.contains(slot)).count();
    if new > 0 && gains(view) {
        facts.push(Fact::Cards(new as u8));
    }
    if let Some(slot) = after.iter().chain(&before).next().filter(|_| new + gone > 0) {
        let village = slot.village();
        facts.push(Fact::Contact(village, view.board.contacts(village).count() + new - gone));
    }
}

/// E77: whose village has burnt out gains nothing.
fn gains(view: &View) -> bool {
    !view.players[view.seat.index()].burnt_out
}

fn push_walls(count: usize, facts: &mut Vec<Fact>) {
    if count > 0 {
        facts.push(Fact::WallsGo(count));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::eruption::art::facing::Facing,
        rules::{
            Game, Seat, Viewer,
            eruption::{Clans, Config, Degrees, State, Village},
        },
        session::Playout,
    };

    fn words(locale: Locale) -> Words {
        let names = vec!["Aki".into(), "Ben".into()];
        Words { locale, names, villages: Village::in_play(2).to_vec(), facing: Facing::PRINTED }
    }

    fn model(game: &State, ui: &Ui) -> Model {
        let mut legal = Vec::new();
        game.actions(&mut legal);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let Pending::Decision { prompt, .. } = game.pending() else {
            return Model::new(&view, ui, None, &words(Locale::En));
        };
        let check = |action| game.check(action);
        Model::new(&view, ui, Some(&Situation { prompt, legal: &legal, check: &check }), &words(Locale::En))
    }

    #[test]
    fn every_cell_is_named_and_the_lit_ones_are_the_legal_ones() {
        let mut game = State::new(&Config::new(2)).unwrap();
        Playout::new(5).deal(&mut game);
        let model = model(&game, &Ui::default());
        let mut legal = Vec::new();
        game.actions(&mut legal);
        for cell in &model.cells {
            let is_legal =
                legal.iter().any(|action| matches!(action, Action::Place(hex, _) if *hex == cell.hex));
            assert_eq!(cell.marks.lit, is_legal, "{}", cell.label);
            assert!(cell.label.starts_with(&Words::hex(cell.hex)));
            assert_eq!(cell.label.contains("can be chosen"), is_legal);
        }
    }

    #[test]
    fn edges_to_build_on_say_how_near_lava_is_and_the_chosen_one_what_would_stand_there() {
        let mut game = State::new(&Config::new(2)).unwrap();
        let mut playout = Playout::new(9);
        let mut threats = [0; 3];
        while playout.step(&mut game, &mut ()).is_some() {
            let Pending::Decision { prompt: Prompt::Walls { .. }, .. } = game.pending() else { continue };
            let mut legal = Vec::new();
            game.actions(&mut legal);
            let mut walls = legal.iter().filter_map(|action| match action {
                Action::Wall(edge, _) => Some(*edge),
                _ => None,
            });
            let Some(edge) = walls.next() else { continue };
            let model = model(&game, &Ui { spot: Some(Spot::Edge(edge)), ..Ui::default() });
            let (built, material) = model.building.unwrap();
            assert!(built == edge && legal.contains(&Action::Wall(edge, material)));
            for cell in model.edges.iter().filter(|cell| cell.marks.lit) {
                threats[cell.threat as usize] += 1;
                let touches = matches!(cell.edge, Edge::Village(slot) if game.board().has_contact(slot));
                assert_eq!(cell.threat == Threat::Touches, touches, "{}", cell.label);
                assert_eq!(cell.label.contains("lava here"), touches);
                assert_eq!(cell.label.contains("one hex away"), cell.threat == Threat::Near);
            }
        }
        assert!(threats.iter().all(|count| *count > 0), "{threats:?}");
    }

    #[test]
    fn rolls_tell_the_odds_of_each_wall_and_of_a_breach() {
        let edge = Edge::all().next().unwrap();
        let walls = [(edge, Material::Straw, 42), (edge, Material::Stone, 72)];
        assert_eq!(percent(Material::Straw.odds().into(), 36), 42);
        assert_eq!(percent(Material::Wood.odds().into(), 36), 58);
        assert_eq!(percent(Material::Stone.odds().into(), 36), 72);
        assert_eq!(breach_percent(&walls), 70);
    }

    #[test]
    fn facts_foretell_the_events_of_whole_games() {
        use crate::rules::eruption::Event;
        let mut playout = Playout::new(11);
        let annihilation = Config { annihilation: true, ..Config::new(3) };
        let clans = Config { clans: Clans::halves(4), ..Config::new(4) };
        let both = Config { annihilation: true, ..clans };
        for config in [2, 4, 6].map(Config::new).into_iter().chain([annihilation, clans, both]) {
            let mut game = State::new(&config).unwrap();
            loop {
                let view = game.view(Viewer::Everything);
                let before = game;
                let mut events = Vec::new();
                let Some(action) = playout.step(&mut game, &mut events) else { break };
                let drawn = game.pending();
                let foretold = facts(&view, action);
                let rolled = matches!(drawn, Pending::Chance(crate::rules::eruption::Chance::Dice { .. }));
                if let Some(Fact::Wall(material, _)) =
                    foretold.iter().find(|fact| matches!(fact, Fact::Wall(..)))
                {
                    let got = events.iter().find_map(|event| match event {
                        Event::WallGained { material, .. } => Some(Some(*material)),
                        Event::WallNotGained { .. } => Some(None),
                        _ => None,
                    });
                    // A placement that is rolled for may gain it later or never.
                    assert!(got.map_or(rolled, |got| got == *material), "{action} in {before:?}");
                }
                // Walls go as foretold, or, rolled for, all hold.
                if matches!(action, Action::Place(..) | Action::Erupt(_) | Action::Sinkhole(_)) {
                    let walls = foretold.iter().find_map(|fact| match fact {
                        Fact::WallsGo(count) => Some(*count),
                        _ => None,
                    });
                    let gone = events.iter().filter(|event| matches!(event, Event::WallLost { .. })).count();
                    let rolled = matches!(game.pending(), Pending::Chance(_));
                    assert!(rolled || gone == walls.unwrap_or(0), "{action}: {gone} of {walls:?}");
                }
                for fact in &foretold {
                    if let (Fact::Contact(village, count), Pending::Chance(_)) = (fact, game.pending()) {
                        let now = game.board().contacts(*village).count();
                        assert!(
                            now == *count || before.board().contacts(*village).count() == now,
                            "{action}"
                        );
                    }
                }
                let cards = foretold.iter().any(|fact| matches!(fact, Fact::Cards(_)));
                let lost = events.iter().any(|event| matches!(event, Event::DrawLost { .. }));
                if let (
                    Action::Place(..) | Action::Erupt(_) | Action::Replace(..) | Action::Aftershock(..),
                    false,
                    false,
                ) = (action, rolled, lost)
                {
                    let draws = matches!(drawn, Pending::Chance(crate::rules::eruption::Chance::Card));
                    assert_eq!(cards, draws, "{action}");
                }
            }
        }
    }

    /// E69, E76: 290° is the end of nobody before the end of their own turn, and clanmates are not heated at all.
    #[test]
    fn an_eruption_tells_which_enemies_reach_290_degrees() {
        let reached = |config: Config| {
            let mut game = State::new(&config).unwrap();
            Playout::new(3).deal(&mut game);
            let mut view = game.view(Viewer::Everything);
            for (player, degrees) in view.players.iter_mut().zip([250, 260, 280, 290]) {
                player.temperature = Degrees::ZERO.heated(degrees);
            }
            view.seat = Seat::new(3);
            let facts = facts(&view, Action::Erupt(Hex::all().next().unwrap()));
            let seat = |fact: &Fact| match fact {
                Fact::Reaches290(seat) => Some(seat.index()),
                _ => None,
            };
            facts.iter().filter_map(seat).collect::<Vec<_>>()
        };
        assert_eq!(reached(Config::new(4)), [1, 2]);
        // The last two are a clan.
        assert_eq!(reached(Config { clans: Clans::halves(4), ..Config::new(4) }), [1]);
    }

    /// E77: no gains.
    #[test]
    fn whoever_has_burnt_out_is_promised_nothing() {
        let (mut game, mut playout) = (State::new(&Config::new(3)).unwrap(), Playout::new(11));
        let gains = |facts: &[Fact]| {
            facts.iter().filter(|fact| matches!(fact, Fact::Cards(_) | Fact::Wall(..))).count()
        };
        let (mut legal, mut promised) = (Vec::new(), 0);
        while playout.step(&mut game, &mut ()).is_some() {
            game.actions(&mut legal);
            let mut view = game.view(Viewer::Everything);
            let before: Vec<usize> = legal.iter().map(|action| gains(&facts(&view, *action))).collect();
            promised += before.iter().sum::<usize>();
            view.players[view.seat.index()].burnt_out = true;
            assert!(legal.iter().all(|action| gains(&facts(&view, *action)) == 0));
        }
        assert!(promised > 20, "{promised}");
    }
}
