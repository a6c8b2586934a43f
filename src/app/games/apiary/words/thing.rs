//! Things in words: what a component does, what lies in a place, and the steps of an action.

use super::{Words, effect::sentence};
use crate::{
    app::shell::text::Locale,
    rules::apiary::{Act, Action, Due, Item, ItemKind, PlanetCell, Prompt, ScorePart, State},
    t,
};

/// The rule of a part of the score.
pub const fn rule_of(part: ScorePart) -> &'static str {
    match part {
        ScorePart::Gained => "A93",
        ScorePart::Seeds => "A94",
        ScorePart::Tiles => "A95",
        ScorePart::Carvings => "A96",
        ScorePart::Areas => "A97",
        ScorePart::Faction => "A98",
        ScorePart::Favor => "A99",
        ScorePart::Sectors => "A100",
        ScorePart::Items => "A114",
        ScorePart::Workers => "A102",
    }
}

impl Words {
    /// A question in a word or two.
    pub fn stage(&self, prompt: Prompt) -> String {
        let l = self.locale;
        match prompt {
            Prompt::Draft => t!(l, apiary::step::draft),
            Prompt::KeepFaction => t!(l, apiary::step::keep_faction),
            Prompt::Turn => t!(l, apiary::step::turn),
            Prompt::End => t!(l, apiary::step::end),
            Prompt::Bumped { .. } => t!(l, apiary::step::bumped),
            Prompt::Pod => t!(l, apiary::step::pod),
            Prompt::Income { .. } => t!(l, apiary::step::income),
            Prompt::Ship { .. } => t!(l, apiary::step::ship),
            Prompt::Bonus { .. } => t!(l, apiary::step::bonus),
            Prompt::Slot { .. } => t!(l, apiary::step::slot),
            Prompt::Build { .. } => t!(l, apiary::step::build),
            Prompt::Grow { .. } => t!(l, apiary::step::grow),
            Prompt::Keep { .. } => t!(l, apiary::step::keep),
            Prompt::Plant => t!(l, apiary::step::plant),
            Prompt::Convert { .. } => t!(l, apiary::step::convert),
            Prompt::Teach => t!(l, apiary::step::teach),
            Prompt::Gain { .. } => t!(l, apiary::step::gain),
            Prompt::Choice => t!(l, apiary::step::choice),
            Prompt::Trade { .. } => t!(l, apiary::step::trade),
            Prompt::Strengthen { .. } => t!(l, apiary::step::strengthen),
            Prompt::Recall { .. } => t!(l, apiary::step::recall),
            Prompt::Reserve { .. } => t!(l, apiary::step::reserve),
            Prompt::Frame { .. } => t!(l, apiary::step::frame),
            Prompt::Upgrade => t!(l, apiary::step::upgrade),
            Prompt::Refresh => t!(l, apiary::step::refresh),
        }
        .to_owned()
    }

    /// Several things, one after the other.
    pub fn list<T: AsRef<str>>(&self, of: &[T]) -> String {
        let between = if self.locale == Locale::Ja { "、" } else { ", " };
        of.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(between)
    }

    /// A part of the score.
    pub fn part(&self, part: ScorePart) -> &'static str {
        let l = self.locale;
        match part {
            ScorePart::Gained => t!(l, apiary::part::gained),
            ScorePart::Seeds => t!(l, apiary::part::seeds),
            ScorePart::Tiles => t!(l, apiary::part::tiles),
            ScorePart::Carvings => t!(l, apiary::part::carvings),
            ScorePart::Areas => t!(l, apiary::part::areas),
            ScorePart::Faction => t!(l, apiary::part::faction),
            ScorePart::Favor => t!(l, apiary::part::favor),
            ScorePart::Sectors => t!(l, apiary::part::sectors),
            ScorePart::Items => t!(l, apiary::part::items),
            ScorePart::Workers => t!(l, apiary::part::workers),
        }
    }

    /// The name of an action where there is little room.
    pub fn act_short(&self, act: Act) -> &'static str {
        match act {
            Act::AdvanceFarm => t!(self.locale, apiary::act::farms),
            Act::AdvanceGuild => t!(self.locale, apiary::act::guild),
            _ => self.act(act),
        }
    }

    /// What stands on the button that does the chosen action.
    pub fn confirm(&self, state: &State, action: Action) -> String {
        let l = self.locale;
        match action {
            Action::Place(act, _) => t!(l, apiary::confirm::place, act = self.act_short(act)),
            Action::Build(item, _) => t!(l, apiary::confirm::build, item = self.item(item)),
            Action::Frame(..) => t!(l, apiary::confirm::frame).to_owned(),
            Action::Pod(_) => t!(l, apiary::confirm::pod).to_owned(),
            Action::Plant(item) => t!(l, apiary::confirm::plant, item = self.item(item)),
            Action::Seed(item) => t!(l, apiary::confirm::seed, item = self.item(item)),
            Action::Farm(item) => t!(l, apiary::confirm::farm, item = self.item(item)),
            Action::Teach(item, _) => t!(l, apiary::confirm::teach, item = self.item(item)),
            _ => self.action(state, action),
        }
    }

    /// What a component does, in a sentence.
    pub fn about(&self, item: Item) -> String {
        let (l, pack) = (self.locale, self.pack);
        let text = match item.kind() {
            ItemKind::Farm | ItemKind::Recruit | ItemKind::Development | ItemKind::Carving => self.tile(item),
            ItemKind::Seed => {
                pack.seeds.iter().find(|one| one.item == item).map_or_else(String::new, |one| {
                    t!(l, apiary::thing::seed, effect = self.effect(one.effect), end = self.effect(one.end))
                })
            }
            ItemKind::Faction => {
                pack.factions.iter().find(|one| one.item == item).map_or_else(String::new, |one| {
                    let start = self.goods(one.resources);
                    t!(l, apiary::thing::faction, goods = start, text = self.clauses(one.clauses[0]))
                })
            }
            ItemKind::Mat => pack
                .mats
                .iter()
                .find(|one| one.item == item)
                .map_or_else(String::new, |one| t!(l, apiary::thing::mat, count = one.hexes.len() as u32)),
            ItemKind::Planet => pack
                .planets
                .iter()
                .find(|one| one.item == item)
                .map_or_else(String::new, |one| self.effect(one.printed)),
            ItemKind::Token => pack
                .tokens
                .iter()
                .find(|one| one.item == item)
                .map_or_else(String::new, |one| self.effect(one.effect)),
            ItemKind::Dance => {
                pack.dances.iter().find(|one| one.item == item).map_or_else(String::new, |one| {
                    [&self.cost(one.cost), " ▸ ", &self.effect(one.gain)].concat()
                })
            }
            ItemKind::DanceToken => pack
                .dance_tokens
                .iter()
                .find(|one| one.item == item)
                .map_or_else(String::new, |one| self.effect(one.gain)),
        };
        sentence(&text)
    }

    /// What a tile does.
    pub fn tile(&self, item: Item) -> String {
        let l = self.locale;
        let Some(face) = self.pack.tile(item) else { return String::new() };
        match item.kind() {
            ItemKind::Farm => t!(l, apiary::thing::farm, effect = self.effect(face.effect)),
            ItemKind::Recruit => self.clauses(face.clauses),
            ItemKind::Carving => self.at_end(face.effect),
            _ => self.effect(face.effect),
        }
    }

    /// What lies in a cell of the planet grid.
    pub fn planet(&self, cell: &PlanetCell) -> String {
        let (l, place) = (self.locale, Words::cell(cell.cell));
        match (cell.token, cell.planet) {
            (Some(token), _) => t!(l, apiary::thing::unexplored, place = place, effect = self.about(token)),
            (None, Some(planet)) => {
                let slots: Vec<&str> = cell.slots.iter().map(|one| self.good(*one)).collect();
                let on = if slots.is_empty() {
                    t!(l, apiary::effect::nothing).to_owned()
                } else {
                    self.list(&slots)
                };
                t!(
                    l,
                    apiary::thing::planet,
                    name = self.item(planet),
                    place = place,
                    text = self.about(planet),
                    slots = on
                )
            }
            (None, None) => place,
        }
    }

    /// A pod with what it gives.
    pub fn pod_named(&self, number: u8) -> String {
        t!(self.locale, apiary::r#do::pod, number = number, effect = self.pod(number))
    }

    /// What is certain to come, in a few words.
    pub fn due(&self, due: Due) -> Option<String> {
        let l = self.locale;
        Some(match due {
            Due::Asked { prompt, .. } => self.stage(prompt),
            Due::Effect { effect, .. } => self.effect(effect),
            Due::Hears { item, .. } => t!(l, apiary::sheet::because, source = self.item(item)),
            Due::Reveal { .. } => t!(l, apiary::sheet::reveal).to_owned(),
            Due::Visit { .. } => t!(l, apiary::sheet::visit).to_owned(),
            Due::Harvest { .. } => t!(l, apiary::sheet::harvest).to_owned(),
            Due::Score { vp, .. } => t!(l, apiary::sheet::score, vp = vp),
            Due::Incomes { farms, .. } => t!(l, apiary::sheet::incomes, count = u32::from(farms)),
            Due::Stronger { workers, .. } => t!(l, apiary::sheet::stronger, count = u32::from(workers)),
            Due::Hibernate { workers, .. } => t!(l, apiary::sheet::hibernate, count = u32::from(workers)),
            Due::Draw { draw, keep, .. } => t!(l, apiary::sheet::draw, draw = draw, keep = keep),
            Due::Teacher { .. } => t!(l, apiary::sheet::teacher).to_owned(),
            Due::Autopilot => t!(l, apiary::sheet::autopilot).to_owned(),
        })
    }
}
