//! How a game goes on by itself: the stack of tasks is worked off until somebody has to decide or chance comes in.

use super::{
    event::Event,
    hex::Cell,
    pack::{TileKind, TileKinds},
    prompt::{Chance, Prompt},
    set::Copies,
    state::{NONE, Phase, State, seat},
    task::Task,
};
use crate::rules::{Pending, Sink};

impl State {
    /// Works off what follows from the last action.
    pub(super) fn settle(&mut self, log: &mut impl Sink<Event>) {
        while let Some(task) = self.tasks.last().copied() {
            self.prepare(task, log);
            if self.is_open(task) {
                return;
            }
            self.tasks.pop();
            self.follow(task, log);
        }
        if self.phase != Phase::Over {
            self.phase = Phase::Over;
            log.push(Event::GameOver);
        }
    }

    /// Adds something to be done before all else. Where effects nest deeper than any sensible pack's do, the innermost is
    /// lost (A21).
    pub(super) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }

    /// What has to be true before a task can be asked: A17 at the turn, and stacks that are renewed when a card is needed.
    fn prepare(&mut self, task: Task, log: &mut impl Sink<Event>) {
        match task {
            Task::Turn => self.fill_empty_hive(log),
            Task::Draw { left: 1.., .. } if self.seeds.is_empty() && !self.seed_discards.is_empty() => {
                self.seeds = std::mem::replace(&mut self.seed_discards, Copies::NONE);
                log.push(Event::SeedsShuffled);
            }
            Task::Rows(kinds) => {
                for kind in kinds.iter() {
                    let row = kind as usize;
                    if self.rows[row].contains(&NONE) && self.stacks[row].is_empty() {
                        self.stacks[row] = std::mem::replace(&mut self.discards[row], Copies::NONE);
                        if !self.stacks[row].is_empty() {
                            log.push(Event::TilesShuffled { kind });
                        }
                    }
                    if self.row_due(TileKinds::of(kind)).is_some() {
                        return;
                    }
                }
            }
            _ => {}
        }
    }

    /// The row that the next tile is dealt to, and its leftmost gap.
    pub(super) fn row_due(&self, kinds: TileKinds) -> Option<(TileKind, usize)> {
        kinds.iter().find_map(|kind| {
            let row = kind as usize;
            let gap = self.rows[row].iter().position(|tile| *tile == NONE)?;
            (!self.stacks[row].is_empty()).then_some((kind, gap))
        })
    }

    /// Whether a task waits for a decision or for chance. What nothing is possible of is not asked.
    pub(super) fn is_open(&self, task: Task) -> bool {
        match task {
            Task::Start
            | Task::Hand { .. }
            | Task::KeepFaction { .. }
            | Task::Draft { .. }
            | Task::Turn
            | Task::End
            | Task::Bumped
            | Task::Ship { .. }
            | Task::Bonus { .. }
            | Task::Grow { .. }
            | Task::RefreshAny { .. }
            | Task::Card
            | Task::NextCard => true,
            Task::Tokens => self.next_token_cell().is_some(),
            Task::Carvings => self.next_carving_slot().is_some(),
            Task::Floor => self.next_dance_slot().is_some(),
            Task::DraftFactions => self.draft[0].len() < self.config.players + 1,
            Task::DraftMats => self.draft[1].len() < self.config.players,
            Task::Rows(kinds) => self.row_due(kinds).is_some(),
            Task::Pod { seat } => self.player(seat).tokens > 0 && self.vacant_pod().is_some(),
            Task::Income { seat, left, used } => {
                let unpaid =
                    self.player(seat).hive.iter().filter(|built| built.tile.kind() == TileKind::Farm);
                left > 0 && unpaid.count() as u32 - used.count_ones() > u32::from(left)
            }
            Task::Strengthen { seat, left } => left > 0 && self.can_strengthen(seat),
            Task::Recall { seat, left } => left > 0 && self.can_recall(seat),
            Task::Reveal { .. } => !self.planets.is_empty(),
            Task::Slot { cell, .. } => self.has_empty_slot(cell),
            Task::Build(build) => self.can_build(&build),
            Task::Keep { left, level, .. } => left > 0 && !self.looking[usize::from(level)].is_empty(),
            Task::Draw { left, .. } => left > 0 && !self.seeds.is_empty(),
            Task::Teach { seat } => self.can_teach(seat),
            Task::Convert { seat, left, action, done } => {
                action || done || left > 0 && self.can_convert(seat)
            }
            Task::Gain { left, .. } => left > 0,
            Task::Choice { run, options } => {
                self.pack().options(options).iter().any(|effect| self.would_do(run, *effect))
            }
            Task::Trade { run, step, left } => left > 0 && self.can_trade(run.seat, step),
            Task::Plant { seat } => self.can_plant(seat),
            Task::Reserve { left, .. } => left > 0 && self.rows.iter().flatten().any(|tile| *tile != NONE),
            Task::Frame { seat, units } => self.can_place_frame(seat, units),
            Task::Upgrade { seat } => self.can_upgrade(seat),
            _ => false,
        }
    }

    /// What follows by itself from a task that does not wait. It is off the stack already.
    fn follow(&mut self, task: Task, log: &mut impl Sink<Event>) {
        match task {
            Task::Settlers => self.settle_in(log),
            Task::StartEffect { place } => self.start_effect(place, log),
            Task::NextTurn => self.begin_turn(log),
            Task::ToAfter => {
                self.phase = Phase::After;
                self.running = NONE;
                self.push(Task::End);
            }
            Task::AfterEnd => self.after_end(log),
            Task::Refill => self.refill(),
            Task::Pod { seat: number } => {
                log.push(Event::PodMissed { seat: seat(number) });
                self.favor(number, 1, log);
            }
            Task::Settle { seat } => self.settle_marked(seat, log),
            Task::Sleep { seat, left } => self.sleep(seat, left, log),
            Task::Stronger { seat, returned } => self.come_back_stronger(seat, returned, log),
            Task::Income { seat, left, used } => self.next_income(seat, left, used, log),
            Task::Act(act) => self.begin_action(act, log),
            Task::Visit { seat, cell, four } => self.visit(seat, cell, four),
            Task::Harvest { seat, cell } => self.harvest(seat, cell),
            Task::HarvestTokens { seat, cell } => self.harvest_tokens(seat, cell, log),
            Task::Four { seat } => self.score(seat, 3, log),
            Task::Look { seat, draw, keep } => self.look(seat, draw, keep),
            Task::Keep { seat, level, .. } => self.drop_looked(seat, level, log),
            Task::Teacher { seat: user, slot } => self.pay_teacher(user, slot, log),
            Task::Run(run) => self.run(run, log),
            Task::Repeat { run, step, left } => self.repeat(run, step, left, log),
            Task::Fire { seat, triggers, at, until, own } => {
                self.fire_next(seat, triggers, at, until, own, log)
            }
            Task::SeedDone => self.in_seed = false,
            Task::Autopilot => self.autopilot_turn(log),
            Task::AutopilotActs { carve, strength } => self.autopilot_acts(carve, strength, log),
            Task::AutopilotExplores { left } => self.autopilot_explores(left, log),
            Task::AutopilotSlot { cell } => self.autopilot_slot(cell, log),
            // Whatever waited and is no longer possible, or is used up.
            _ => {}
        }
    }

    /// What comes next.
    pub(super) fn next(&self) -> Pending<Prompt, Chance> {
        let Some(task) = self.tasks.last().copied() else { return Pending::Over };
        let decision = |number: u8, prompt| Pending::Decision { seat: seat(number), prompt };
        match task {
            Task::Start => Pending::Chance(Chance::Start),
            Task::Tokens => Pending::Chance(Chance::Token),
            Task::Carvings => Pending::Chance(Chance::Carving),
            Task::Floor => Pending::Chance(Chance::Floor),
            Task::Hand { step: 0, .. } | Task::DraftMats => Pending::Chance(Chance::Mat),
            Task::Hand { .. } | Task::DraftFactions => Pending::Chance(Chance::Faction),
            Task::Rows(kinds) => match self.row_due(kinds) {
                Some((kind, _)) => Pending::Chance(Chance::Row(kind)),
                None => Pending::Over,
            },
            Task::Reveal { .. } => Pending::Chance(Chance::Planet),
            Task::Draw { seat: number, .. } => Pending::Chance(Chance::Draw(seat(number))),
            Task::Card | Task::NextCard => Pending::Chance(Chance::Card),
            Task::KeepFaction { seat } => decision(seat, Prompt::KeepFaction),
            Task::Draft { number } => decision(self.drafting(number), Prompt::Draft),
            Task::Turn => decision(self.seat, Prompt::Turn),
            Task::End => decision(self.seat, Prompt::End),
            Task::Bumped => {
                let bee = self.bumped.map_or((0, 0), |bee| (bee.owner, bee.strength));
                decision(bee.0, Prompt::Bumped { strength: bee.1 })
            }
            Task::Pod { seat } => decision(seat, Prompt::Pod),
            Task::Income { seat, left, .. } => decision(seat, Prompt::Income { left }),
            Task::Strengthen { seat, left } => decision(seat, Prompt::Strengthen { left }),
            Task::Recall { seat, left } => decision(seat, Prompt::Recall { left }),
            Task::Ship { seat, strength, .. } => decision(seat, Prompt::Ship { steps: strength }),
            Task::Bonus { seat, cell, again } => {
                decision(seat, Prompt::Bonus { cell: self.cell(cell), again })
            }
            Task::Slot { seat, cell } => decision(seat, Prompt::Slot { cell: self.cell(cell) }),
            Task::Build(build) => decision(build.seat, Prompt::Build { optional: build.optional }),
            Task::Grow { seat, left, .. } => decision(seat, Prompt::Grow { left }),
            Task::Keep { seat, left, .. } => decision(seat, Prompt::Keep { left }),
            Task::Teach { seat } => decision(seat, Prompt::Teach),
            Task::Convert { seat, left, .. } => decision(seat, Prompt::Convert { left }),
            Task::Gain { seat, left, refined } => decision(seat, Prompt::Gain { left, refined }),
            Task::Choice { run, .. } => decision(run.seat, Prompt::Choice),
            Task::Trade { run, left, .. } => decision(run.seat, Prompt::Trade { left }),
            Task::Plant { seat } => decision(seat, Prompt::Plant),
            Task::Reserve { seat, left } => decision(seat, Prompt::Reserve { left }),
            Task::Frame { seat, units } => decision(seat, Prompt::Frame { cost: units }),
            Task::Upgrade { seat } => decision(seat, Prompt::Upgrade),
            Task::RefreshAny { seat } => decision(seat, Prompt::Refresh),
            // Everything else is worked off before anybody is asked.
            _ => Pending::Over,
        }
    }

    /// The seat that the pending decision belongs to.
    pub(super) fn asked(&self) -> Option<u8> {
        match self.next() {
            Pending::Decision { seat, .. } => Some(seat.index() as u8),
            _ => None,
        }
    }

    /// The grid's cell of that planet.
    pub(super) fn cell(&self, planet: u8) -> Cell {
        self.board().cell_of(planet.into())
    }
}
