//! Events cut into beats, and beats into steps.

use std::sync::Arc;

use super::{AnimationStep, Beat, Declined, Gains, Scene, actor};
use crate::{
    app::games::apiary::model::score_now::{PARTS, Standing, standings},
    rules::{
        Game,
        apiary::{Act, Event, Owner, ScorePart, Shown, Source, State},
    },
};

/// What happened from `before` on, in steps. Every event is in one of them, in order.
pub fn steps(before: &State, events: &[Event]) -> Vec<AnimationStep> {
    let mut shown = Arc::new(Shown::new(before));
    let mut telling = Telling { steps: Vec::new(), worth: None, told: Arc::new([]) };
    for beat in beats(events) {
        let before = shown.clone();
        let mut after = Shown::clone(&shown);
        events[beat.from..beat.to].iter().for_each(|event| after.follow(event));
        shown = Arc::new(after);
        if beat.scene != Scene::Gains {
            telling.tell_worth(&before);
        }
        telling.note_worth(&beat, &before, &shown);
        telling.push(beat, before, shown.clone());
        let cards = matches!(beat.event, Event::CardsTurned { .. });
        if cards {
            telling.tell_declined(&beat, &events[beat.to..], &shown);
        }
        if beat.event == Event::GameOver {
            telling.tell_scoring(&beat, &shown);
        }
    }
    telling.tell_worth(&shown);
    let told: Arc<[Beat]> = telling.steps.iter().map(|step| step.beat).collect();
    for (number, step) in telling.steps.iter_mut().enumerate() {
        (step.number, step.told) = (number, told.clone());
    }
    telling.steps
}

/// The steps so far.
struct Telling {
    steps: Vec<AnimationStep>,
    /// What is told once all gains of a building or a pod have been.
    worth: Option<Beat>,
    /// Stands for all that is told until that is known.
    told: Arc<[Beat]>,
}

impl Telling {
    fn push(&mut self, beat: Beat, before: Arc<Shown>, after: Arc<Shown>) {
        self.steps.push(AnimationStep { beat, before, after, told: self.told.clone(), number: 0 });
    }

    /// A step without an event of its own.
    fn aside(&mut self, beat: Beat, shown: &Arc<Shown>) {
        self.push(beat, shown.clone(), shown.clone());
    }

    fn tell_worth(&mut self, shown: &Arc<Shown>) {
        if let Some(beat) = self.worth.take() {
            let to = self.steps.last().map_or(beat.to, |last| last.beat.to);
            let at = to.saturating_sub(1);
            self.aside(Beat { at, from: to, to, ..beat }, shown);
        }
    }

    /// By how much the score rises with a tile or a token, printed points included, without what is gained at once.
    fn note_worth(&mut self, beat: &Beat, before: &Shown, after: &Shown) {
        let owner = match beat.event {
            Event::Built { seat, .. } => Owner::Seat(seat),
            Event::PodTaken { owner, .. } => owner,
            _ => return,
        };
        let worth = total(after.state(), owner) - total(before.state(), owner);
        if worth != 0 {
            let (gains, count) = (Gains::default(), 1);
            self.worth = Some(Beat { scene: Scene::Worth(worth), gains, count, ..*beat });
        }
    }

    /// A93–A100: part by part what anybody has of it, then the scores.
    fn tell_scoring(&mut self, beat: &Beat, shown: &Arc<Shown>) {
        let scores = standings(shown.state());
        let has = |part: &ScorePart| {
            let own = |score: &Standing| score.parts.iter().any(|(one, vp)| one == part && *vp != 0);
            scores.iter().any(own)
        };
        let parts = PARTS.into_iter().filter(has).map(Scene::Part);
        for scene in parts.chain([Scene::Standings]) {
            self.aside(Beat { scene, from: beat.to, count: 1, gains: Gains::default(), ..*beat }, shown);
        }
    }

    /// A109: what stands above that on the card and cannot be done.
    fn tell_declined(&mut self, beat: &Beat, after: &[Event], shown: &Arc<Shown>) {
        let Event::CardsTurned { card, .. } = beat.event else { return };
        let cards = &shown.state().config().pack.0.cards;
        let Some(card) = cards.iter().find(|one| one.id == card) else { return };
        let Some(Event::Placed { owner: Owner::Autopilot, act, .. }) = after.first() else { return };
        let pool = shown.group_pool(shown.acts_with_amber());
        let mut told = vec![Declined::Retrieve { workers: pool.iter().sum(), limit: card.retrieve }];
        if *act != Act::Carve && card.carve > 0 {
            told.push(Declined::Carve { has_four: pool[3] > 0 });
        }
        for declined in told {
            let scene = Scene::Declined(declined);
            self.aside(Beat { scene, from: beat.to, count: 1, gains: Gains::default(), ..*beat }, shown);
        }
    }
}

/// The score of an owner, if the game ended now.
fn total(state: &State, owner: Owner) -> i32 {
    match owner {
        Owner::Seat(seat) => state.vp_now(seat).unwrap_or(0),
        Owner::Autopilot => state.autopilot_score().map_or(0, |score| score.total),
    }
}

/// The events in beats: what comes in a row and belongs together is one.
pub fn beats(events: &[Event]) -> Vec<Beat> {
    let mut cutting = Cutting { events, at: 0, from: 0, cause: None, retrieves: false, beats: Vec::new() };
    while cutting.at < events.len() {
        cutting.take();
    }
    if let Some(last) = cutting.beats.last_mut() {
        last.to = events.len();
    }
    cutting.beats
}

/// Where the cutting is.
struct Cutting<'a> {
    events: &'a [Event],
    at: usize,
    /// The first event that is in no beat yet.
    from: usize,
    cause: Option<Source>,
    retrieves: bool,
    beats: Vec<Beat>,
}

impl Cutting<'_> {
    fn next(&self) -> Option<&Event> {
        self.events.get(self.at)
    }

    /// Ends a beat before the event that comes next.
    fn push(&mut self, scene: Scene, at: usize, count: u8, gains: Gains) {
        let (event, from, to) = (self.events[at], self.from, self.at);
        let (cause, retrieves) = (self.cause, self.retrieves);
        self.beats.push(Beat { scene, event, at, from, to, count, gains, cause, retrieves });
        self.from = to;
    }

    /// Cuts the next beat.
    fn take(&mut self) {
        let at = self.at;
        let event = self.events[at];
        self.change_cause(&event);
        self.at += 1;
        if is_unseen(&event) {
            return;
        }
        if is_gain(&event) {
            self.at = at;
            let gains = self.gains(actor(&event));
            // A price belongs to what is bought.
            let bought = matches!(event, Event::Paid { .. })
                && self.at == at + 1
                && self.next().is_some_and(is_bought);
            match (bought, self.next().copied()) {
                (true, Some(next)) => {
                    let main = self.at;
                    self.change_cause(&next);
                    self.at += 1;
                    self.push(Scene::Event, main, 1, gains);
                }
                _ => self.push(Scene::Gains, at, 1, gains),
            }
            return;
        }
        let mut count = 1u8;
        while self.next().is_some_and(|next| is_row(&event, next)) {
            self.at += 1;
            count = count.saturating_add(1);
        }
        let gains = if brings(&event) { self.gains(actor(&event)) } else { Gains::default() };
        self.push(Scene::Event, at, count, gains);
    }

    /// What whoever it is about gains and pays from here on, in a row.
    fn gains(&mut self, owner: Option<Owner>) -> Gains {
        let mut gains = Gains::default();
        while let Some(next) = self.next().filter(|next| is_gain(next) && actor(next) == owner) {
            match *next {
                Event::Gained { resources, .. } => gains.resources.add(resources),
                Event::Paid { resources, .. } => gains.paid.add(resources),
                Event::Scored { vp, .. } => gains.vp = gains.vp.saturating_add(vp),
                Event::Favored { favor, .. } => gains.favor = gains.favor.saturating_add(favor),
                _ => {}
            }
            self.at += 1;
            // What is bought with it comes next.
            let after_price = matches!(self.events[self.at - 1], Event::Paid { .. });
            if after_price && self.next().is_some_and(is_bought) {
                break;
            }
        }
        gains
    }

    /// Because of which text what follows happens.
    fn change_cause(&mut self, event: &Event) {
        match *event {
            Event::Triggered { source, .. } => self.cause = Some(source),
            Event::FarmPaid { farm, .. } => self.cause = Some(Source::Item(farm)),
            Event::Danced { dance, .. } => self.cause = Some(Source::Item(dance)),
            Event::PlanetRevealed { planet, .. } => self.cause = Some(Source::Item(planet)),
            Event::Retrieved { .. } => (self.retrieves, self.cause) = (true, None),
            Event::Placed { .. } | Event::TurnBegan { .. } | Event::TurnEnded { .. } => {
                (self.retrieves, self.cause) = (false, None);
            }
            Event::SlotFilled { .. }
            | Event::Hibernated { .. }
            | Event::CameBackStronger { .. }
            | Event::Bumped { .. }
            | Event::ShipMoved { .. }
            | Event::Discarded { .. }
            | Event::SeedSpent { .. }
            | Event::PodMissed { .. } => self.cause = None,
            _ => {}
        }
    }
}

/// Whether there is nothing to see of it.
fn is_unseen(event: &Event) -> bool {
    matches!(event, Event::Triggered { .. } | Event::TurnEnded { .. })
}

fn is_gain(event: &Event) -> bool {
    matches!(event, Event::Gained { .. } | Event::Paid { .. } | Event::Scored { .. } | Event::Favored { .. })
}

/// What a price is paid for.
fn is_bought(event: &Event) -> bool {
    matches!(event, Event::Built { .. } | Event::FramePlaced { .. } | Event::WorkerGained { .. })
}

/// Whether what is gained next is seen in the same beat.
fn brings(event: &Event) -> bool {
    matches!(
        event,
        Event::FarmPaid { .. }
            | Event::SeedSpent { .. }
            | Event::Discarded { .. }
            | Event::PodMissed { .. }
            | Event::Danced { .. }
    )
}

/// Whether two events that follow each other are one beat.
fn is_row(one: &Event, next: &Event) -> bool {
    match (one, next) {
        (Event::SeedDrawn { seat, .. }, Event::SeedDrawn { seat: other, .. })
        | (Event::SeedDiscarded { seat, .. }, Event::SeedDiscarded { seat: other, .. }) => seat == other,
        (Event::TileDealt { .. }, Event::TileDealt { .. })
        | (Event::TokenLaid { .. }, Event::TokenLaid { .. })
        | (Event::CarvingLaid { .. }, Event::CarvingLaid { .. })
        | (Event::DanceLaid { .. }, Event::DanceLaid { .. })
        | (Event::Drafted { .. }, Event::Drafted { .. }) => true,
        (
            Event::MatTaken { .. } | Event::FactionOffered { .. },
            Event::MatTaken { .. } | Event::FactionOffered { .. },
        ) => true,
        _ => false,
    }
}
