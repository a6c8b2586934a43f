//! A game at a table: the players, how they play, what has happened and what was taken back.
//!
//! A table is always at a moment where somebody has to decide, or at the end: it resolves chance itself. Everything it knows
//! is in its [`Record`]; [`load`](super::load()) gives the same table back.

use serde_json::{Map, Value, json};

use super::{
    answer::{LAST_STEP, NewTableError, Played, Refused},
    note::Note,
    record::MAX_STEPS,
    record::{Options, Record, SeatInfo, Start},
    setting::Setting,
    timeline::{Step, Timeline},
    undo::{Act, Moment, NothingToRedo, UndoRefusal, Way},
};
use crate::rules::{Game, Pending, Score, Seat, Viewer};

/// One game with its players.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setting: Setting,
    timeline: Timeline<G>,
    /// What was taken back, in the order in which it happened.
    undone: Vec<Step<G>>,
}

impl<G: Game> Table<G> {
    /// Sets a game up; [`deal`](Table::deal) starts it. `entropy` gives the seed if the options have none: it should be as
    /// random as the players want their luck to be.
    pub fn new(
        config: &G::Config,
        seats: Vec<SeatInfo>,
        options: Options,
        entropy: u64,
    ) -> Result<Table<G>, NewTableError<G::ConfigError>> {
        let game = G::new(config).map_err(NewTableError::Config)?;
        let wanted = usize::from(game.seats());
        if seats.len() != wanted {
            return Err(NewTableError::Seats { found: seats.len(), wanted });
        }
        match options.start {
            Start::Seat(seat) if seat.index() >= wanted => Err(NewTableError::Start(seat)),
            _ => Ok(Table::seated(game, seats, options, Map::new(), entropy)),
        }
    }

    pub(super) fn seated(
        game: G,
        seats: Vec<SeatInfo>,
        options: Options,
        extra: Map<String, Value>,
        entropy: u64,
    ) -> Table<G> {
        let setting = Setting::new(seats, options, extra, entropy);
        Table { setting, timeline: Timeline::new(game), undone: Vec::new() }
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        self.timeline.state()
    }

    /// What comes next.
    pub fn pending(&self) -> Pending<G::Prompt, G::Chance> {
        self.state().pending()
    }

    /// Every legal action of the pending decision.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state().actions(&mut actions);
        actions
    }

    /// The pending decision's only legal action, if there is no choice.
    pub fn forced(&self) -> Option<G::Action> {
        match self.actions()[..] {
            [action] => Some(action),
            _ => None,
        }
    }

    /// Whether this action could be played now.
    pub fn check(&self, action: G::Action) -> Result<(), Refused<G>> {
        if matches!(self.pending(), Pending::Chance(_)) {
            return Err(Refused::ChanceFirst);
        }
        if self.timeline.steps().len() >= LAST_STEP {
            return Err(Refused::TooLong);
        }
        self.state().check(action).map_err(Refused::Illegal)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.pending() == Pending::Over
    }

    /// Per seat: the score so far with its parts, and the rank it would give.
    pub fn scores(&self) -> Vec<Score<G::ScorePart>> {
        self.state().scores()
    }

    /// Plays one decision and resolves all chance that follows. What was undone can no longer be redone, unless this is the
    /// very decision that was taken back: then the same luck follows, and the rest can still be redone.
    pub fn play(&mut self, action: G::Action) -> Result<Played<G>, Refused<G>> {
        self.check(action)?;
        let first = self.timeline.steps().len();
        self.timeline.push(action).map_err(Refused::Illegal)?;
        if self.undone.first().is_some_and(|step| step.action == action) {
            self.undone.remove(0);
        } else {
            self.undone.clear();
            self.forget_notes(first);
        }
        self.resolve_chance();
        Ok(self.since(first))
    }

    /// Plays a decision for a seat that has said before what it would answer. It belongs to the decision before it, whoever took
    /// that, and is taken back with it.
    pub fn answer_for(&mut self, action: G::Action) -> Result<Played<G>, Refused<G>> {
        let played = self.play(action)?;
        self.timeline.mark_standing(played.first);
        Ok(self.since(played.first))
    }

    /// Resolves the chance that is pending: the opening of a new game, or of a record that stopped in the middle. Does
    /// nothing if somebody has to decide.
    pub fn deal(&mut self) -> Played<G> {
        let first = self.timeline.steps().len();
        self.resolve_chance();
        self.since(first)
    }

    fn resolve_chance(&mut self) {
        while matches!(self.pending(), Pending::Chance(_)) && self.timeline.steps().len() < MAX_STEPS {
            let outcome = match self.undone.first() {
                Some(step) => Some(step.action),
                None => self.setting.dealer.decide(self.state(), self.timeline.chances()),
            };
            // Both cannot fail in a game that keeps its contract; if one does, the chance stays pending.
            if outcome.is_none_or(|outcome| self.timeline.push(outcome).is_err()) {
                return;
            }
            if !self.undone.is_empty() {
                self.undone.remove(0);
            }
        }
    }

    fn since(&self, first: usize) -> Played<G> {
        Played { first, steps: self.timeline.steps()[first..].to_vec() }
    }

    /// Takes back the last decision, with what followed from it; gives the steps that were taken back.
    pub fn undo(&mut self) -> Result<Vec<Step<G>>, UndoRefusal<G>> {
        self.back(Way::Undo)
    }

    /// Whether [`undo`](Table::undo) would work, and why not: so that a button can say so.
    pub fn can_undo(&self) -> Result<(), UndoRefusal<G>> {
        self.can_go(Way::Undo)
    }

    /// Takes back what the seat that decides now has decided in a row: in a teaching game since another seat decided,
    /// otherwise since chance or another seat acted.
    pub fn restart_turn(&mut self) -> Result<Vec<Step<G>>, UndoRefusal<G>> {
        self.back(Way::Turn)
    }

    /// Whether [`restart_turn`](Table::restart_turn) would work, and why not.
    pub fn can_restart_turn(&self) -> Result<(), UndoRefusal<G>> {
        self.can_go(Way::Turn)
    }

    /// Takes back a decision of the history and all that followed.
    pub fn go_back(&mut self, step: usize) -> Result<Vec<Step<G>>, UndoRefusal<G>> {
        self.back(Way::Before(step))
    }

    /// Whether [`go_back`](Table::go_back) would work, and why not.
    pub fn can_go_back(&self, step: usize) -> Result<(), UndoRefusal<G>> {
        self.can_go(Way::Before(step))
    }

    fn back(&mut self, way: Way) -> Result<Vec<Step<G>>, UndoRefusal<G>> {
        let left = self.moment().left(way);
        left.map(|length| self.back_to(length)).map_err(|why| UndoRefusal::of(why, self.history()))
    }

    fn can_go(&self, way: Way) -> Result<(), UndoRefusal<G>> {
        self.moment().left(way).map(drop).map_err(|why| UndoRefusal::of(why, self.history()))
    }

    /// Takes back all but so many steps, which [`Moment::left`] gives.
    pub fn back_to(&mut self, length: usize) -> Vec<Step<G>> {
        let taken = self.timeline.cut(length);
        self.undone.splice(..0, taken.iter().cloned());
        taken
    }

    /// Another game that has come as far as this one after `steps` steps, to be played on at this device alone, with luck of its
    /// own: what came of chance later in this game is known. `None` beyond the present.
    pub fn branch(&self, steps: usize, entropy: u64) -> Option<Table<G>> {
        let timeline = self.timeline.first(steps)?;
        let mut branch = Table { setting: self.setting.branch(entropy), timeline, undone: Vec::new() };
        branch.forget_notes(steps);
        branch.note_branch();
        branch.deal();
        Some(branch)
    }

    /// Brings back what one [`undo`](Table::undo) took, with the same luck.
    pub fn redo(&mut self) -> Result<Played<G>, NothingToRedo> {
        let count = self.moment().redo()?;
        let first = self.timeline.steps().len();
        for step in self.undone.drain(..count) {
            // It was legal here when it was played first.
            if self.timeline.push(step.action).is_err() {
                break;
            }
            if step.standing {
                self.timeline.mark_standing(self.timeline.steps().len() - 1);
            }
        }
        self.resolve_chance();
        Ok(self.since(first))
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> Result<(), NothingToRedo> {
        self.moment().redo().map(drop)
    }

    /// All that decides what may be taken back.
    pub fn moment(&self) -> Moment {
        let pending = self.pending();
        let deciding = match pending {
            Pending::Decision { seat, .. } => Some(seat),
            Pending::Chance(_) | Pending::Over => None,
        };
        Moment {
            deciding,
            over: pending == Pending::Over,
            done: self.acts(self.timeline.steps()),
            undone: self.acts(&self.undone),
            // What has gone to another device cannot be called back.
            teaching: self.setting.options.teaching && !self.setting.options.by_link,
            handed_over: deciding.is_some_and(|seat| {
                let looks = self.has_secrets(seat) && self.bot(seat).is_none() && !self.asks_openly();
                self.setting.options.by_link || looks
            }),
        }
    }

    fn acts(&self, steps: &[Step<G>]) -> Vec<Act> {
        Act::of(steps, !self.setting.options.open_hands, |seat| self.bot(seat).is_some())
    }

    /// All that has happened and was not taken back: for the log, for statistics and for a replay.
    pub fn history(&self) -> &[Step<G>] {
        self.timeline.steps()
    }

    /// The game as it stood after the first `steps` steps; `None` beyond the present.
    pub fn state_at(&self, steps: usize) -> Option<G> {
        self.timeline.at(steps)
    }

    /// The table as it was after the first `steps` steps, to be looked at: nothing can be redone there, and what can be seen
    /// is what can be seen now, so that a finished game shows all hands from its beginning. `None` beyond the present.
    pub fn at(&self, steps: usize) -> Option<Table<G>> {
        let open_hands = self.viewer(Viewer::Table) == Viewer::Everything;
        let timeline = self.timeline.first(steps)?;
        Some(Table { setting: self.setting.shown(open_hands), timeline, undone: Vec::new() })
    }

    /// The table as it was after the first `steps` steps, with another action in place of what was done then and nothing of what would
    /// have followed, to be looked at. `None` beyond the present, or if the action is not legal there.
    pub fn instead(&self, steps: usize, action: G::Action) -> Option<Table<G>> {
        let mut table = self.at(steps)?;
        table.timeline.push(action).ok()?;
        Some(table)
    }

    /// Whose eyes `viewer` has at this table: all secrets are open with open hands and after the end; one who plays alone, or
    /// with nobody but bots from the beginning, hides nothing from the table.
    pub fn viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            _ if self.setting.options.open_hands || self.is_over() => Viewer::Everything,
            Viewer::Table => self.alone().map_or(viewer, Viewer::Seat),
            viewer => viewer,
        }
    }

    /// What may be seen from there.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state().view(self.viewer(viewer))
    }

    /// The event as it was seen from there, or nothing if it went unseen.
    pub fn witness(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        G::witness(event, self.viewer(viewer))
    }

    /// Whether this seat knows anything now that the table does not: the screen then needs its curtain.
    pub fn has_secrets(&self, seat: Seat) -> bool {
        self.viewer(Viewer::Table) == Viewer::Table && self.state().has_secrets(seat)
    }

    /// Whether what is asked now is asked on the open table: see [`Game::asks_openly`].
    pub fn asks_openly(&self) -> bool {
        self.state().asks_openly()
    }

    /// Decides which seats sit at this device; all are if there are no more to say. The game is played by link as long as
    /// one sits elsewhere.
    pub fn sit(&mut self, here: &[bool]) {
        self.setting.sit(here);
    }

    /// Whether this seat decides at another device.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.setting.seats.get(seat.index()).is_some_and(|seat| seat.away)
    }

    /// The players, in turn order.
    pub fn seats(&self) -> &[SeatInfo] {
        &self.setting.seats
    }

    /// The players, to rename them or to keep data with them. Their number is fixed.
    pub fn seats_mut(&mut self) -> &mut [SeatInfo] {
        &mut self.setting.seats
    }

    pub(super) fn notes_mut(&mut self) -> &mut Vec<Note> {
        &mut self.setting.options.notes
    }

    /// How this table plays. The seed is always there: another table with these options has the same luck.
    pub fn options(&self) -> &Options {
        &self.setting.options
    }

    /// All of this, to be written down.
    pub fn record(&self) -> Record {
        let notation = |steps: &[Step<G>]| steps.iter().map(|step| step.action.to_string()).collect();
        let steps = [notation(self.timeline.steps()), notation(&self.undone)];
        self.setting.record(G::ID, G::RULES, json!(self.state().config()), steps)
    }

    /// For loading: plays a recorded action, chance or not.
    pub(super) fn push(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        self.timeline.push(action)
    }

    /// For loading: everything after `length` steps was taken back.
    pub(super) fn cut(&mut self, length: usize) {
        self.back_to(length);
    }
}
