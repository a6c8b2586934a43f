//! The interface state of the VOLCANO table: what a player has tapped but not yet done. It is never saved and never undone.
//! Whatever can be chosen is an action of the list of legal ones: a tap on a card of the sea goes through those that it could
//! mean, one after the other, and what is shown is what Confirm plays. [`Ui::update`] is pure.

use super::situation::{Situation, cell_of};
use crate::rules::volcano::{Action, Cell, Dir, Illegal, Island, Prompt};

/// The three things that a player does in their go, in the sheet one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// GO or STAY, which ends the actions.
    #[default]
    Vote,
    /// A current is turned.
    Turn,
    /// The pawn moves.
    Move,
}

/// What a player has tapped so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ui {
    /// The action that Confirm would play.
    pub chosen: Option<Action>,
    /// The part of the own go that the sheet shows while nothing is chosen.
    pub part: Part,
    /// The first of two islands that shall swap places.
    pub first: Option<Island>,
    /// How many GO the look ahead supposes.
    pub ahead: u8,
    /// The cursor of the keyboard on the board.
    pub cursor: Option<Cell>,
    /// Why the last tap did nothing.
    pub refusal: Option<Illegal>,
}

/// Everything a player can do to the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A card of the sea was tapped, or chosen with the keyboard.
    Cell(Cell),
    /// The current shall turn to the next direction, clockwise or not.
    Turn {
        /// Clockwise.
        clockwise: bool,
    },
    /// The look ahead shall suppose so many GO.
    Ahead(u8),
    /// The chosen action shall be done.
    Confirm,
    /// The sheet shall show that part of the own go; what was chosen is not.
    Part(Part),
    /// What was said last has been heard.
    Heard,
    /// Nothing shall be chosen.
    Cancel,
    /// An action was picked from the list, or by its button: it becomes the chosen one.
    Pick(Action),
    /// A button stands for this action: it is done at once.
    Do(Action),
    /// The cursor shall go to the next card in that direction.
    Move(Dir),
    /// The cursor shall go to the next lit card.
    NextTarget {
        /// Or to the one before.
        back: bool,
    },
}

impl Ui {
    /// Handles a message; gives the action that shall be played, if any.
    pub fn update(&mut self, msg: Msg, at: &Situation<'_>) -> Option<Action> {
        self.refusal = None;
        match msg {
            Msg::Cell(cell) => self.tap(cell, at),
            Msg::Turn { clockwise } => self.turn(clockwise, at),
            Msg::Ahead(go) => self.ahead = go.min(at.view.config.players),
            Msg::Confirm => {
                let ready = self.ready(at);
                if ready.is_some() {
                    self.clear();
                }
                return ready;
            }
            Msg::Heard => {}
            Msg::Cancel => self.clear(),
            Msg::Part(part) => {
                self.clear();
                self.part = part;
            }
            Msg::Pick(action) => {
                self.clear();
                self.chosen = Some(action);
                self.cursor = cell_of(action, at.view).or(self.cursor);
            }
            Msg::Do(action) => {
                self.clear();
                return Some(action);
            }
            Msg::Move(dir) => {
                self.cursor = match self.cursor {
                    Some(cell) => cell.beyond(dir).or(self.cursor),
                    None => Cell::at(3, 3),
                }
            }
            Msg::NextTarget { back } => self.next_target(back, at),
        }
        None
    }

    fn clear(&mut self) {
        *self = self.kept();
    }

    /// What outlives an action: how far somebody looks ahead, and the cursor. Neither tells what was chosen.
    pub fn kept(&self) -> Ui {
        Ui { cursor: self.cursor, ahead: self.ahead, ..Ui::default() }
    }

    /// The part of the own go that the sheet shows: that of what is chosen, if anything is.
    pub fn shown_part(&self) -> Part {
        match self.chosen {
            Some(Action::Turn(..)) => Part::Turn,
            Some(Action::Sail(_)) => Part::Move,
            _ => self.part,
        }
    }

    /// The action that Confirm would play.
    pub fn ready(&self, at: &Situation<'_>) -> Option<Action> {
        self.chosen.filter(|action| at.legal.contains(action))
    }

    /// Whether Enter confirms what is chosen, on the card that it is about: the cursor has not gone elsewhere since.
    pub fn is_confirmed_at(&self, cell: Option<Cell>) -> bool {
        match self.chosen {
            None => false,
            Some(Action::Swap(..)) => true,
            Some(_) => cell.is_none() || cell == self.cursor,
        }
    }

    /// Whether the card is lit: an island that can be chosen is. Currents can be turned wherever they are.
    pub fn is_lit(&self, cell: Cell, at: &Situation<'_>) -> bool {
        match at.prompt() {
            Some(Prompt::Swap) => at.view.board.chart().island(cell).is_some(),
            _ => at.options(cell).iter().any(|action| !matches!(action, Action::Turn(..))),
        }
    }

    fn tap(&mut self, cell: Cell, at: &Situation<'_>) {
        self.cursor = Some(cell);
        if at.prompt() == Some(Prompt::Swap) {
            return self.tap_swap(cell, at);
        }
        let mut options = at.options(cell);
        // Whoever has said that a current shall be turned means the card, and not the island on it.
        if self.part == Part::Turn {
            options.retain(|action| matches!(action, Action::Turn(..)));
        }
        let now = options.iter().position(|action| Some(*action) == self.chosen);
        match options.get(now.map_or(0, |now| (now + 1) % options.len().max(1))) {
            Some(action) => self.chosen = Some(*action),
            None => {
                let meant = |action: &Action| self.part != Part::Turn || matches!(action, Action::Turn(..));
                self.refusal = at.actions(cell).filter(meant).find_map(|action| self.why_not(action, at));
            }
        }
    }

    /// The reason, unless it is only that something else is asked.
    fn why_not(&self, action: Action, at: &Situation<'_>) -> Option<Illegal> {
        (at.check)(action).err().filter(|why| *why != Illegal::NotNow)
    }

    fn tap_swap(&mut self, cell: Cell, at: &Situation<'_>) {
        let Some(island) = at.view.board.chart().island(cell) else { return };
        match self.first {
            Some(first) if self.chosen.is_none() && first != island => {
                self.chosen = Some(Action::Swap(first.min(island), first.max(island)));
            }
            Some(first) if first == island && self.chosen.is_none() => self.first = None,
            _ => (self.first, self.chosen) = (Some(island), None),
        }
    }

    /// The current of the chosen card, or of the one under the cursor.
    fn turn(&mut self, clockwise: bool, at: &Situation<'_>) {
        let place = self.chosen.and_then(|action| cell_of(action, at.view)).or(self.cursor);
        let Some(cell) = place else { return };
        let turns: Vec<Action> =
            at.options(cell).into_iter().filter(|action| matches!(action, Action::Turn(..))).collect();
        let now = turns.iter().position(|action| Some(*action) == self.chosen);
        let next = match (now, clockwise) {
            (None, true) => 0,
            (None, false) => turns.len().saturating_sub(1),
            (Some(now), true) => (now + 1) % turns.len(),
            (Some(now), false) => (now + turns.len() - 1) % turns.len(),
        };
        match turns.get(next) {
            Some(action) => self.chosen = Some(*action),
            None => self.refusal = at.actions(cell).last().and_then(|action| self.why_not(action, at)),
        }
    }

    fn next_target(&mut self, back: bool, at: &Situation<'_>) {
        let lit: Vec<Cell> = Cell::all().filter(|cell| self.is_lit(*cell, at)).collect();
        let after = lit.iter().position(|cell| Some(*cell) > self.cursor).unwrap_or(0);
        let before =
            lit.iter().rposition(|cell| Some(*cell) < self.cursor).unwrap_or(lit.len().saturating_sub(1));
        self.cursor = lit.get(if back { before } else { after }).copied().or(self.cursor);
    }
}

#[cfg(test)]
mod tests {
    use super::{super::trial::*, *};
    use crate::{
        rules::{
            Game, Pending,
            volcano::{Config, State},
        },
        session::Playout,
    };

    #[test]
    fn taps_on_a_card_go_through_all_that_it_could_mean() {
        let game = game_at(4, 3, "act");
        with(&game, |at| {
            for cell in Cell::all() {
                let (mut ui, options) = (Ui::default(), at.options(cell));
                assert!(options.len() >= 3, "every current can be turned in three ways");
                for option in options.iter().cycle().take(2 * options.len()) {
                    assert_eq!(ui.update(Msg::Cell(cell), at), None);
                    assert_eq!(ui.ready(at), Some(*option));
                }
                let is_reached = matches!(options[0], Action::Sail(_));
                assert_eq!(ui.is_lit(cell, at), is_reached);
            }
        });
    }

    #[test]
    fn a_current_turns_both_ways_and_confirm_plays_what_is_shown() {
        let game = game_at(4, 3, "act");
        with(&game, |at| {
            let mut ui = Ui::default();
            let cell = Cell::at(2, 2).unwrap();
            let now = at.view.board.chart().currents().dir(cell).index();
            ui.update(Msg::Cell(cell), at);
            ui.update(Msg::Turn { clockwise: false }, at);
            ui.update(Msg::Turn { clockwise: false }, at);
            let wanted = ui.chosen;
            assert!(matches!(wanted, Some(Action::Turn(..))));
            ui.update(Msg::Turn { clockwise: true }, at);
            assert_eq!(ui.chosen, Some(Action::Turn(cell, Dir::ALL[(now + 3) % 4])));
            assert_eq!(
                ui.update(Msg::Confirm, at),
                ui.ready(at).or(Some(Action::Turn(cell, Dir::ALL[(now + 3) % 4])))
            );
            assert_eq!(ui.chosen, None);
        });
    }

    #[test]
    fn the_sheet_shows_the_part_that_was_asked_for_and_a_tap_on_an_island_means_it() {
        let game = game_at(4, 3, "act");
        with(&game, |at| {
            let seat = at.view.board.parent();
            let home = at.view.board.chart().cell(at.view.board.pawn(seat).at.unwrap());
            let mut ui = Ui::default();
            assert_eq!(ui.shown_part(), Part::Vote);
            for cell in Cell::all() {
                ui.update(Msg::Part(Part::Turn), at);
                assert_eq!((ui.shown_part(), ui.chosen), (Part::Turn, None));
                ui.update(Msg::Cell(cell), at);
                assert!(matches!(ui.chosen, Some(Action::Turn(one, _)) if one == cell));
                // Going back forgets it.
                ui.update(Msg::Part(Part::Vote), at);
                assert_eq!((ui.shown_part(), ui.chosen), (Part::Vote, None));
            }
            ui.update(Msg::Cell(home), at);
            assert_eq!(
                ui.shown_part(),
                Part::Turn,
                "the own island cannot be moved to, its current can be turned"
            );
            let to = at.view.reachable(seat).iter().next();
            ui.update(Msg::Pick(to.map_or(Action::Go, Action::Sail)), at);
            assert_eq!(ui.shown_part() == Part::Move, to.is_some());
        });
    }

    #[test]
    fn two_islands_are_swapped_in_the_order_of_the_rules() {
        let game = game_at(4, 3, "swap");
        with(&game, |at| {
            let cell = |island| at.view.board.chart().cell(island);
            let mut ui = Ui::default();
            ui.update(Msg::Cell(cell(Island::Volcano)), at);
            assert_eq!((ui.first, ui.ready(at)), (Some(Island::Volcano), None));
            ui.update(Msg::Cell(cell(Island::Two)), at);
            assert_eq!(ui.ready(at), Some(Action::Swap(Island::Two, Island::Volcano)));
            ui.update(Msg::Cell(cell(Island::Three)), at);
            assert_eq!((ui.first, ui.chosen), (Some(Island::Three), None));
            ui.update(Msg::Cell(cell(Island::Three)), at);
            assert_eq!(ui.first, None);
        });
    }

    #[test]
    fn what_cannot_be_done_says_why() {
        let mut game = game_at(4, 3, "act");
        let (cell, turn) = with(&game, |at| {
            let cell = Cell::all().find(|cell| at.view.board.chart().island(*cell).is_none()).unwrap();
            (cell, at.options(cell)[0])
        });
        game.apply(turn).unwrap();
        if let Pending::Decision { prompt: Prompt::Act { turns: 0, .. }, .. } = game.pending() {
            with(&game, |at| {
                let mut ui = Ui::default();
                ui.update(Msg::Cell(cell), at);
                assert_eq!((ui.chosen, ui.refusal), (None, Some(Illegal::NoTurnLeft)));
            });
        }
    }

    #[test]
    fn every_legal_action_can_be_picked_and_the_cursor_reaches_every_card() {
        let mut playout = Playout::new(5);
        for players in 2..=6 {
            let mut game = State::new(&Config::new(players)).unwrap();
            loop {
                if let Pending::Decision { .. } = game.pending() {
                    with(&game, |at| {
                        for action in at.legal {
                            let mut ui = Ui::default();
                            ui.update(Msg::Pick(*action), at);
                            assert_eq!(ui.ready(at), Some(*action), "{action}");
                        }
                    });
                }
                if playout.step(&mut game, &mut ()).is_none() {
                    break;
                }
            }
        }
        let game = game_at(4, 3, "act");
        with(&game, |at| {
            let (mut seen, mut todo) = (Vec::new(), vec![Cell::at(3, 3)]);
            while let Some(cursor) = todo.pop() {
                for dir in Dir::ALL {
                    let mut ui = Ui { cursor, ..Ui::default() };
                    ui.update(Msg::Move(dir), at);
                    if !seen.contains(&ui.cursor) {
                        seen.push(ui.cursor);
                        todo.push(ui.cursor);
                    }
                }
            }
            assert_eq!(seen.len(), 25);
        });
    }

    #[test]
    fn what_is_kept_never_tells_a_choice() {
        let ui = Ui { chosen: Some(Action::Go), ahead: 3, ..Ui::default() };
        assert_eq!(ui.kept(), Ui { ahead: 3, ..Ui::default() });
    }
}
