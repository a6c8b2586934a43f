//! The turn (chapter 3): seeds, one main action, seeds, the end; rows (5.3) and the end of the game (A89–A92).

use super::{
    config::{SeedLimit, SeedTiming},
    event::Event,
    illegal::Illegal,
    item::{Item, ItemKind},
    pack::{TileKind, TileKinds, Trigger},
    prompt::Source,
    resource::{Basket, MOST_LETTERS},
    set::Copies,
    state::{AUTOPILOT, NONE, Phase, State, Tile, seat},
    task::{Run, Task},
    workers::owner,
};
use crate::rules::Sink;

impl State {
    pub(super) fn begin_turn(&mut self, log: &mut impl Sink<Event>) {
        self.turn += 1;
        self.must_place = false;
        self.seeds_used = [0; 2];
        log.push(Event::TurnBegan { owner: owner(self.seat), turn: self.turn });
        if self.seat == AUTOPILOT {
            self.phase = Phase::Autopilot;
            self.push(Task::AfterEnd);
            self.push(Task::Refill);
            self.push(Task::Autopilot);
            self.push(Task::NextCard);
            if self.begin_cards() {
                self.push(Task::Card);
            }
        } else {
            self.phase = Phase::Before;
            self.push(Task::Turn);
        }
    }

    /// A20: the seat ends its turn; these resources are discarded (A72).
    pub(super) fn end_turn(&mut self, discarded: Basket, log: &mut impl Sink<Event>) {
        let number = self.seat;
        self.tasks.pop();
        if !discarded.is_empty() {
            let player = self.player_mut(number);
            player.resources = player.resources.less(discarded);
            log.push(Event::Discarded { seat: seat(number), resources: discarded });
            self.favor(number, discarded.total().min(255) as u8, log);
        }
        self.push(Task::AfterEnd);
        self.push(Task::Refill);
    }

    /// A20, A89–A92: the end trigger is looked at, then the next seat.
    pub(super) fn after_end(&mut self, log: &mut impl Sink<Event>) {
        log.push(Event::TurnEnded { owner: owner(self.seat) });
        if let Some(left) = &mut self.last_turns {
            *left -= 1;
        } else if self.is_triggered() {
            let turns = self.round();
            self.last_turns = Some(turns);
            log.push(Event::EndTriggered { turns });
        }
        if self.last_turns != Some(0) {
            self.seat = self.after(self.seat);
            self.push(Task::NextTurn);
        }
    }

    /// A89: all pods in play are covered, or somebody has placed the seventh token.
    fn is_triggered(&self) -> bool {
        let out = |number: u8| self.player(number).tokens == 0;
        self.vacant_pod().is_none()
            || (0..self.config.players).any(out)
            || self.is_solo() && self.autopilot.tokens == 0
    }

    /// A60: rows slide left; then they are dealt to.
    pub(super) fn refill(&mut self) {
        for row in &mut self.rows {
            let mut kept = row.iter().copied().filter(|tile| *tile != NONE);
            *row = std::array::from_fn(|_| kept.next().unwrap_or(NONE));
        }
        self.push(Task::Rows(TileKinds::ROWS));
    }

    /// A59: a row is discarded and dealt anew at once.
    pub(super) fn refresh(&mut self, kind: TileKind, log: &mut impl Sink<Event>) {
        let row = &mut self.rows[kind as usize];
        let tiles = row.iter().copied().filter(|tile| *tile != NONE).collect();
        *row = [NONE; 3];
        let discards = &mut self.discards[kind as usize];
        *discards = discards.with(tiles);
        log.push(Event::RowRefreshed { kind });
        self.push(Task::Rows(TileKinds::of(kind)));
    }

    pub(super) fn deal_tile(&mut self, copy: u8, log: &mut impl Sink<Event>) {
        let Some(Task::Rows(kinds)) = self.tasks.last() else { return };
        if let Some((kind, column)) = self.row_due(*kinds) {
            self.stacks[kind as usize].remove(copy);
            self.rows[kind as usize][column] = copy;
            let tile = self.face(Tile::new(kind, copy)).item;
            log.push(Event::TileDealt { kind, column: column as u8, tile });
        }
    }

    /// A80: whether the seat that is asked may play seeds now.
    pub(super) fn seeds_open(&self, asked: u8) -> bool {
        asked == self.seat
            && match self.phase {
                Phase::Before => self.tasks.last() == Some(&Task::Turn),
                Phase::After => self.tasks.last() == Some(&Task::End),
                Phase::Main => self.config.seed_timing == SeedTiming::Steps && !self.in_seed,
                _ => false,
            }
    }

    /// A83: whether one more seed may be played, for its effect or for resources.
    pub(super) fn seed_allowed(&self, for_effect: bool) -> bool {
        match self.config.seed_limit {
            SeedLimit::None => true,
            SeedLimit::TwoAbilities => !for_effect || self.seeds_used[0] < 2,
            SeedLimit::TwoCards => self.seeds_used[1] < 2,
        }
    }

    /// How many basic resources a seed gives (A80): no more than a record can name in one step.
    pub(super) fn seed_worth(&self, number: u8) -> u8 {
        self.player(number).clauses.seed_basic.clamp(1, MOST_LETTERS)
    }

    pub(super) fn check_seed(&self, item: Item, basket: Option<Basket>) -> Result<(), Illegal> {
        let number = self.asked().ok_or(Illegal::NotNow)?;
        if !self.seeds_open(number) {
            return Err(Illegal::SeedTiming);
        }
        self.in_hand(number, item)?;
        if !self.seed_allowed(basket.is_none()) {
            return Err(Illegal::SeedLimit);
        }
        match basket {
            Some(basket) if basket.refined() > 0 || basket.basics() != u16::from(self.seed_worth(number)) => {
                Err(Illegal::SeedAmount)
            }
            _ => Ok(()),
        }
    }

    /// The copy of that seed in the hand.
    pub(super) fn in_hand(&self, number: u8, item: Item) -> Result<u8, Illegal> {
        let held = self.pack().copies(item).within(self.player(number).hand).first();
        held.filter(|_| item.kind() == ItemKind::Seed).ok_or(Illegal::NotInHand)
    }

    /// A card of the hand goes to the open discards.
    pub(super) fn discard_seed(&mut self, number: u8, item: Item) -> Option<u8> {
        let copy = self.in_hand(number, item).ok()?;
        self.player_mut(number).hand.remove(copy);
        self.seed_discards.add(copy);
        Some(copy)
    }

    /// A80: a seed for its one-time effect; what was asked is asked again after it.
    pub(super) fn play_seed(&mut self, item: Item, log: &mut impl Sink<Event>) {
        let number = self.seat;
        let Some(copy) = self.discard_seed(number, item) else { return };
        self.seeds_used[0] = self.seeds_used[0].saturating_add(1);
        self.seeds_used[1] = self.seeds_used[1].saturating_add(1);
        self.in_seed = true;
        log.push(Event::SeedPlayed { seat: seat(number), seed: item });
        log.push(Event::Triggered { seat: seat(number), source: Source::Item(item) });
        self.push(Task::SeedDone);
        if !self.in_main_action(number) {
            self.push(Task::Settle { seat: number });
        }
        self.fire(number, Trigger::Seed);
        self.push(Task::Run(Run::plain(number, self.pack().seeds[usize::from(copy)].effect)));
    }

    /// A80: a seed for basic resources.
    pub(super) fn spend_seed(&mut self, item: Item, basket: Basket, log: &mut impl Sink<Event>) {
        let number = self.seat;
        self.discard_seed(number, item);
        self.seeds_used[1] = self.seeds_used[1].saturating_add(1);
        log.push(Event::SeedSpent { seat: seat(number), seed: item, resources: basket });
        self.gain(number, basket, log);
    }

    /// All seeds that can still be drawn: the stack, and the discards that follow it.
    pub(super) fn seeds_left(&self) -> Copies {
        self.seeds.with(self.seed_discards)
    }
}
