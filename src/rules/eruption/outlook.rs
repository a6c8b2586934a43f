//! A look ahead for the players: what the next damage phase of a village would bring if nothing changed until then, and what
//! an action would change about it. It knows what everybody knows: the open board, and the odds of the dice.

use super::{
    action::Action, board::Board, degrees::Degrees, hex::Hex, prompt::Prompt, tile::Tile, view::View,
    wall::Edge,
};
use crate::rules::{Pending, Seat};

/// The temperature that a village would have after its next damage phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// If every wall in contact holds: what is certain (E8).
    pub least: Degrees,
    /// If every one is lost (E9).
    pub most: Degrees,
    /// The mean over all rolls, rounded to whole degrees.
    pub expected: u16,
}

impl View {
    /// E8 to E13, if nothing changed until then; nothing if the village has no more damage phase (E68, E70).
    pub fn outlook(&self, seat: Seat) -> Option<Outlook> {
        let player = self.players.get(seat.index()).filter(|_| self.has_a_turn_left(seat))?;
        let mut open = 0;
        // How likely it is that so many walls are lost, in parts of 36 for each wall.
        let (mut lost, mut walls) = ([1_u64, 0, 0, 0, 0, 0, 0, 0], 0);
        for slot in self.board.contacts(player.village) {
            let Some(material) = self.board.wall(Edge::Village(slot)) else {
                open += 1;
                continue;
            };
            let holds = u64::from(material.odds());
            for count in (0..lost.len()).rev() {
                let one_less = count.checked_sub(1).map_or(0, |less| lost[less]);
                lost[count] = lost[count] * holds + one_less * (36 - holds);
            }
            walls += 1;
        }
        // E11: what is certain comes first, and E12: nothing goes beyond the burn-out space.
        let least = player.temperature.heated(20 * open);
        let after = |count: u16| least.heated(10 * count);
        let weighed = (0..).zip(lost).map(|(count, weight)| weight * u64::from(after(count).get()));
        let whole = 36_u64.pow(u32::from(walls));
        let expected = ((2 * weighed.sum::<u64>() + whole) / (2 * whole)) as u16;
        Some(Outlook { least, most: after(walls), expected })
    }

    /// E68, E70: whether a turn of this seat will begin, and bring damage. Who has burnt out sits out the final round (E68, E76);
    /// in Annihilation its turns bring no damage any more (E77).
    fn has_a_turn_left(&self, seat: Seat) -> bool {
        let seats = self.players.len();
        let distance = (seat.index() + seats - self.seat.index() - 1) % seats;
        let between = (1..=distance).map(|on| (self.seat.index() + on) % seats);
        let before = between.filter(|other| !self.players[*other].burnt_out).count();
        !self.players[seat.index()].burnt_out
            && self.last_round.is_none_or(|(_, left)| before < usize::from(left))
    }

    /// What everybody would see after this action, as far as board and temperatures go. What is rolled for is lost, and what
    /// chance decides afterwards is left out.
    pub fn foreseen(&self, action: Action) -> View {
        let mut view = self.clone();
        let board = &mut view.board;
        let drawn = match self.pending {
            Pending::Decision { prompt: Prompt::Place { kind, .. } | Prompt::Replace { kind }, .. } => {
                Some(kind)
            }
            _ => None,
        };
        match action {
            Action::Place(hex, turn) => {
                if let Some(kind) = drawn {
                    flow_in(board, hex, kind.tile(turn));
                }
            }
            Action::Erupt(hex) => {
                flow_in(board, hex, Tile::ERUPTION);
                // E20; E76 spares clanmates, E77 villages that have burnt out.
                let config = self.config;
                for player in &mut view.players {
                    let own = player.seat == self.seat || config.clans.allied(player.seat, self.seat);
                    let spared = own || config.annihilation && player.burnt_out;
                    if !spared {
                        player.temperature = player.temperature.heated(30);
                    }
                }
            }
            Action::Replace(hex, turn) => {
                if let Some(kind) = drawn {
                    change(board, hex, Some(kind.tile(turn)));
                }
            }
            Action::Aftershock(hex, turn) => {
                let kind = board.tile(hex).and_then(Tile::kind);
                change(board, hex, Some(kind.map_or(Tile::ERUPTION, |(kind, _)| kind.tile(turn))));
            }
            Action::Sinkhole(hex) => change(board, hex, None),
            Action::VolcanicBomb(edge) => board.tear_down(edge),
            Action::Wall(edge, material) | Action::Reinforce(edge, material) => board.build(edge, material),
            Action::Move(from, to) => {
                let (from, to) = (Edge::Village(from), Edge::Village(to));
                let (carried, other) = (board.wall(from), board.wall(to));
                for (edge, material) in [(from, other), (to, carried)] {
                    board.tear_down(edge);
                    if let Some(material) = material {
                        board.build(edge, material);
                    }
                }
            }
            Action::Rain => {
                let own = &mut view.players[self.seat.index()];
                own.temperature = own.temperature.cooled(30);
            }
            _ => {}
        }
        view
    }
}

/// E18, E29, E30: a tile comes, and the walls that face its hex go.
fn flow_in(board: &mut Board, hex: Hex, tile: Tile) {
    let walls: Vec<Edge> = board.walls_facing(hex).map(|(edge, _)| edge).collect();
    walls.into_iter().for_each(|edge| board.tear_down(edge));
    board.put(hex, tile);
}

/// E48, E50, E51: a tile changes or goes, and its walls go.
fn change(board: &mut Board, hex: Hex, to: Option<Tile>) {
    let walls: Vec<Edge> = board.walls_of_tile(hex).map(|(edge, _)| edge).collect();
    walls.into_iter().for_each(|edge| board.tear_down(edge));
    board.take(hex);
    if let Some(tile) = to {
        board.put(hex, tile);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game, Viewer,
            eruption::{Clans, Config, Event, State},
        },
        session::Playout,
    };

    /// The game for 2 to 6 and every mixture of its variants.
    fn configs() -> Vec<Config> {
        let mut configs = Vec::new();
        for (players, variant) in (2..=6).flat_map(|players| (0..8).map(move |variant| (players, variant))) {
            let clans = if variant & 4 > 0 { Clans::halves(players) } else { Clans::NONE };
            let (annihilation, forecast) = (variant & 1 > 0, variant & 2 > 0);
            let config = Config { clans, annihilation, forecast, ..Config::new(players) };
            if State::new(&config).is_ok() {
                configs.push(config);
            }
        }
        configs
    }

    /// Board and temperatures foreseen are those that come, unless dice or a draw come between.
    #[test]
    fn what_is_foreseen_comes_in_whole_games() {
        let mut playout = Playout::new(8);
        let mut seen = 0;
        for config in configs() {
            for _ in 0..6 {
                let mut game = State::new(&config).unwrap();
                loop {
                    let view = game.view(Viewer::Table);
                    let mut events = Vec::new();
                    let Some(action) = playout.step(&mut game, &mut events) else { break };
                    let rolls = matches!(
                        game.pending(),
                        Pending::Chance(crate::rules::eruption::Chance::Dice { .. })
                    );
                    if action.is_chance() || rolls || action == Action::End {
                        continue;
                    }
                    let (foreseen, now) = (view.foreseen(action), game.view(Viewer::Table));
                    assert_eq!(foreseen.board, now.board, "{action}");
                    let heat =
                        |view: &View| view.players.iter().map(|one| one.temperature).collect::<Vec<_>>();
                    // A turn may end by itself, and with it the next one's damage has begun.
                    if !events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
                        assert_eq!(heat(&foreseen), heat(&now), "{action}");
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen > 1000);
    }

    /// The next damage phase brings no less than the least and no more than the most, if the board stays as it is.
    #[test]
    fn the_damage_that_comes_is_within_the_outlook() {
        let mut playout = Playout::new(21);
        for config in configs() {
            for _ in 0..6 {
                let mut game = State::new(&config).unwrap();
                let mut due: Option<(Seat, Option<Outlook>)> = None;
                loop {
                    let before = game.view(Viewer::Table);
                    let mut events = Vec::new();
                    let Some(action) = playout.step(&mut game, &mut events) else { break };
                    if action == Action::End {
                        due = events.iter().find_map(|event| match event {
                            Event::TurnBegan { seat, .. }
                                if !(config.annihilation && before.players[seat.index()].burnt_out) =>
                            {
                                Some((*seat, before.outlook(*seat)))
                            }
                            _ => None,
                        });
                        if due.is_none() {
                            assert!(before.last_round.is_none_or(|(_, left)| left == 0));
                        }
                    }
                    let damage = matches!(
                        game.pending(),
                        Pending::Chance(crate::rules::eruption::Chance::Dice { .. })
                    );
                    if !damage && let Some((seat, outlook)) = due.take() {
                        let outlook = outlook.expect("a turn that began was to come");
                        let now = game.player(seat).temperature;
                        assert!((outlook.least..=outlook.most).contains(&now), "{outlook:?} {now}");
                        assert!((outlook.least.get()..=outlook.most.get()).contains(&outlook.expected));
                    }
                }
            }
        }
    }
}
