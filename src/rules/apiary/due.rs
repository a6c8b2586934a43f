//! What is still to come in the running turn, as far as it is certain: the stack of tasks as plain data, for screens that
//! show the steps of an action before they are taken.

use super::{
    hex::Cell,
    item::Item,
    pack::{Clause, Cost, Effect, Triggers},
    prompt::Prompt,
    state::{NONE, State, seat},
    task::Task,
};
use crate::rules::{Pending, Seat};

/// Something that is still to be done before the turn can end.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Due {
    /// A seat is asked.
    Asked { seat: Seat, prompt: Prompt },
    /// The rest of a text takes effect.
    Effect { seat: Seat, effect: Effect },
    /// The text of a tile or a faction takes effect, because of what happens before it.
    Hears { seat: Seat, item: Item },
    /// A planet is revealed (A44).
    Reveal { cell: Cell },
    /// A planet is visited: its slot, then what it shows (A45); with strength 4 its benefit too (A46).
    Visit { seat: Seat, cell: Cell, four: bool },
    /// What a planet shows is gained (A45): all of it, or only what its slots hold.
    Harvest { seat: Seat, cell: Cell, all: bool },
    /// VP for strength 4 (A57).
    Score { seat: Seat, vp: u16 },
    /// So many farms pay without being chosen (A33).
    Incomes { seat: Seat, farms: u8 },
    /// So many workers get stronger (A34).
    Stronger { seat: Seat, workers: u8 },
    /// So many workers hibernate (A35, A37).
    Hibernate { seat: Seat, workers: u8 },
    /// Seeds are drawn, and so many of them kept.
    Draw { seat: Seat, draw: u8, keep: u8 },
    /// The teacher of the dance gains Favor (A67).
    Teacher { seat: Seat },
    /// The rest of the Autopilot's turn.
    Autopilot,
}

/// What may still be spent in a Grow or a Convert, and what there was to spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Budget {
    pub left: u8,
    pub all: u8,
}

impl State {
    /// What is still to be done in this turn, the next thing first, as far as that is certain. What is asked now is not in it.
    pub fn due(&self) -> Vec<Due> {
        let mut due = Vec::new();
        let mut below = self.clone();
        let mut sleeping = [0; super::state::SEATS];
        while let Some(done) = below.tasks.pop() {
            let Some(task) = below.tasks.last().copied() else { break };
            if ends_turn(task) || ends_turn(done) {
                break;
            }
            below.list_due(task, &mut sleeping, &mut due);
        }
        due
    }

    fn list_due(&self, task: Task, sleeping: &mut [u8], due: &mut Vec<Due>) {
        match task {
            Task::Run(run) => due.push(Due::Effect { seat: seat(run.seat), effect: run.effect }),
            Task::Fire { seat, triggers, at, until, own } => {
                self.list_heard(seat, triggers, at, until, own, due);
            }
            Task::Reveal { cell, .. } => due.push(Due::Reveal { cell: self.cell(cell) }),
            Task::Visit { seat: number, cell, four } => {
                due.push(Due::Visit { seat: seat(number), cell: self.cell(cell), four });
            }
            Task::Harvest { seat: number, cell } => {
                due.push(Due::Harvest { seat: seat(number), cell: self.cell(cell), all: true });
            }
            // It belongs to the harvest above it, unless that is being done.
            Task::HarvestTokens { seat: number, cell } => {
                due.push(Due::Harvest { seat: seat(number), cell: self.cell(cell), all: false });
            }
            Task::Four { seat: number } => due.push(Due::Score { seat: seat(number), vp: 3 }),
            Task::Income { seat: number, left, used } if !self.is_open(task) => {
                let unpaid = self.farms(number).count().saturating_sub(used.count_ones() as usize);
                let farms = left.min(unpaid.min(255) as u8);
                if farms > 0 {
                    due.push(Due::Incomes { seat: seat(number), farms });
                }
            }
            Task::Stronger { seat: number, returned } if returned != [0; 3] => {
                due.push(Due::Stronger { seat: seat(number), workers: returned.iter().sum() });
            }
            Task::Sleep { seat: number, left } => self.list_sleep(number, left, sleeping, due),
            Task::Settle { seat: number } => {
                let own = self.player(number);
                let out = self.spaces.iter().flatten().filter(|bee| bee.owner == number && bee.marked);
                let marked = own.pool_marked + own.landing_marked + out.count() as u8;
                let told = sleeping.get(usize::from(number)).copied().unwrap_or(0);
                self.list_sleep(number, marked.saturating_sub(told), sleeping, due);
            }
            Task::Look { seat: number, draw, keep } => {
                let draw = draw.min(self.seeds_left().len());
                due.push(Due::Draw { seat: seat(number), draw, keep: keep.min(draw) });
            }
            Task::Draw { seat: number, left: left @ 1.., level } => {
                let left = left.min(self.seeds_left().len());
                let keep = if level == NONE { left } else { 1 };
                due.push(Due::Draw { seat: seat(number), draw: left, keep });
            }
            Task::Teacher { seat: user, slot } => {
                let teacher = self.dances.get(usize::from(slot)).map_or(NONE, |floor| floor.teacher);
                if teacher != user && teacher != NONE {
                    due.push(Due::Teacher { seat: seat(teacher) });
                }
            }
            Task::Autopilot | Task::AutopilotActs { .. } | Task::AutopilotExplores { .. } => {
                due.push(Due::Autopilot);
            }
            Task::Plant { seat: number } => {
                // A seed comes before it, if none is in hand yet.
                let own = self.player(number);
                if own.planted.len() < self.plant_limit(number) {
                    due.push(Due::Asked { seat: seat(number), prompt: Prompt::Plant });
                }
            }
            task if self.is_open(task) => {
                if let Pending::Decision { seat, prompt } = self.next() {
                    due.push(Due::Asked { seat, prompt });
                }
            }
            _ => {}
        }
    }

    fn list_sleep(&self, number: u8, workers: u8, sleeping: &mut [u8], due: &mut Vec<Due>) {
        if workers > 0 {
            due.push(Due::Hibernate { seat: seat(number), workers });
        }
        if let Some(told) = sleeping.get_mut(usize::from(number)) {
            *told += workers;
        }
    }

    fn list_heard(
        &self,
        number: u8,
        triggers: Triggers,
        at: [u8; 2],
        until: u8,
        own: u8,
        due: &mut Vec<Due>,
    ) {
        let last = if until == NONE { self.player(number).hive.len() as u8 } else { until };
        for source in (at[0]..=last).filter(|source| *source == 0 || source - 1 != own) {
            let Some((clauses, item, _)) = self.source(number, source) else { continue };
            let skipped = if source == at[0] { usize::from(at[1]) } else { 0 };
            let clauses = self.pack().clauses(clauses).iter().skip(skipped);
            let heard = |clause: &&Clause| match clause {
                Clause::On(trigger, _) => triggers.meet(Triggers::of(*trigger)),
                _ => false,
            };
            due.extend(clauses.filter(heard).map(|_| Due::Hears { seat: seat(number), item }));
        }
    }

    /// The strength of a Grow, or the conversions of a Convert, that are left now.
    pub fn budget(&self) -> Option<Budget> {
        let strength =
            || self.spaces.get(usize::from(self.running)).and_then(|bee| *bee).map_or(0, |bee| bee.strength);
        match *self.tasks.last()? {
            Task::Grow { seat, left, .. } => {
                Some(Budget { left, all: left.max(self.grow_strength(seat, strength())) })
            }
            Task::Convert { seat, left, action: true, .. } => {
                Some(Budget { left, all: left.max(self.conversions(seat, strength())) })
            }
            Task::Convert { left, .. } => Some(Budget { left, all: left }),
            _ => None,
        }
    }

    /// What a trade that is asked for now costs and gives.
    pub fn trade_asked(&self) -> Option<(Cost, Effect)> {
        match self.tasks.last()? {
            Task::Trade { step, .. } => Some(self.trade_terms(*step)),
            _ => None,
        }
    }

    /// The options of a choice that is asked for now, each with whether it can be done.
    pub fn options_asked(&self) -> Vec<(Effect, bool)> {
        match self.tasks.last() {
            Some(Task::Choice { run, options }) => {
                let effects = self.pack().options(*options).iter();
                effects.map(|effect| (*effect, self.would_do(*run, *effect))).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Whether nothing of the running action comes after that.
fn ends_turn(task: Task) -> bool {
    matches!(
        task,
        Task::ToAfter
            | Task::Turn
            | Task::End
            | Task::AfterEnd
            | Task::Refill
            | Task::NextTurn
            | Task::StartEffect { .. }
            | Task::Settlers
            | Task::KeepFaction { .. }
            | Task::Draft { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Game, apiary::Config},
        session::Playout,
    };

    #[test]
    fn what_is_due_is_asked_in_that_order_or_has_become_impossible() {
        let (mut asked, mut kept) = (0, 0);
        for number in 0..20 {
            let mut game = State::new(&Config::new(2 + (number % 4) as u8)).unwrap();
            let mut playout = Playout::new(number);
            loop {
                let due = game.due();
                let before = game.clone();
                if playout.step(&mut game, &mut ()).is_none() {
                    break;
                }
                for one in &due {
                    let Due::Asked { seat, prompt } = one else { continue };
                    asked += 1;
                    // Its task lies on the stack.
                    assert!(
                        game.seats() > seat.index() as u8 && !matches!(prompt, Prompt::Turn | Prompt::End)
                    );
                    let now =
                        |pending| matches!(pending, Pending::Decision { prompt: now, .. } if now == *prompt);
                    assert!(!now(before.pending()) || before.tasks.len() > 1);
                    kept += u32::from(now(game.pending()));
                }
            }
        }
        assert!(asked > 100 && kept > 50, "{asked} {kept}");
    }

    #[test]
    fn a_budget_is_never_more_than_there_was() {
        let mut budgets = 0;
        for number in 0..20 {
            let mut game = State::new(&Config::new(3)).unwrap();
            let mut playout = Playout::new(number);
            loop {
                if let Some(Budget { left, all }) = game.budget() {
                    assert!(left <= all);
                    budgets += 1;
                }
                if playout.step(&mut game, &mut ()).is_none() {
                    break;
                }
            }
        }
        assert!(budgets > 100);
    }
}
