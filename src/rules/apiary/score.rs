//! Final scoring (7.1, A114, A115), as it would be now.

use super::{
    config::FavorScoring,
    pack::{Atom, Effect, Sector, Step, TileKind},
    state::{AUTOPILOT, GROUPS, NONE, OWNERS, State, seat},
    task::Run,
};
use crate::rules::{Score, Seat, rank};

/// What the score is made of, in the order of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScorePart {
    /// VP gained during the game (A93).
    Gained,
    /// Planted seeds (A94).
    Seeds,
    /// Farms, recruits and developments (A95).
    Tiles,
    /// Carvings (A96).
    Carvings,
    /// The full mat and full frames (A97).
    Areas,
    /// The faction (A98).
    Faction,
    /// Queen's Favor (A99).
    Favor,
    /// Sectors of the comb (A100).
    Sectors,
    /// Only of the Autopilot: its tiles and explore tokens (A114).
    Items,
    /// Only of the tie-break: active workers (A102).
    Workers,
}

impl ScorePart {
    /// Its word in the notation.
    pub const fn name(self) -> &'static str {
        ["gained", "seeds", "tiles", "carvings", "areas", "faction", "favor", "sectors", "items", "workers"]
            [self as usize]
    }
}

impl State {
    /// A102: every seat's score as if the game ended now, with the ranks.
    pub(super) fn standings(&self) -> Vec<Score<ScorePart>> {
        let mut scores: Vec<Score<ScorePart>> =
            (0..self.config.players).map(|number| self.score_of(number)).collect();
        rank(&mut scores, |a, b| (b.total, b.tie_break).cmp(&(a.total, a.tie_break)));
        if let Some(autopilot) = self.autopilot_score() {
            for score in &mut scores {
                score.rank = 3 - autopilot.rank;
            }
        }
        scores
    }

    fn score_of(&self, number: u8) -> Score<ScorePart> {
        let mut score = self.parts_of(number);
        let workers = self.active_workers(number).into();
        score.tie_break = workers;
        score.tie_parts = vec![(ScorePart::Workers, workers)];
        score
    }

    /// The total of one seat as if the game ended now: what a player looks at who tries many actions.
    pub fn vp_now(&self, seat: Seat) -> Option<i32> {
        let number = u8::try_from(seat.index()).ok().filter(|number| *number < self.config.players)?;
        Some(self.counted_parts(number).iter().map(|(_, vp)| vp).sum())
    }

    pub(super) fn parts_of(&self, number: u8) -> Score<ScorePart> {
        let parts = self.counted_parts(number);
        let total = parts.iter().map(|(_, vp)| vp).sum();
        Score { seat: seat(number), rank: 1, total, parts: parts.into(), tie_break: 0, tie_parts: Vec::new() }
    }

    fn counted_parts(&self, number: u8) -> [(ScorePart, i32); 8] {
        let player = self.player(number);
        let known = player.mat != NONE && player.faction != NONE;
        [
            (ScorePart::Gained, i32::from(player.vp)),
            (ScorePart::Seeds, self.seed_score(number)),
            (ScorePart::Tiles, self.tile_score(number)),
            (ScorePart::Carvings, if known { self.carving_score(number) } else { 0 }),
            (ScorePart::Areas, if known { 8 * i32::from(self.full_areas(number)) } else { 0 }),
            (ScorePart::Faction, if known { self.faction_score(number) } else { 0 }),
            (ScorePart::Favor, self.favor_score(number)),
            (ScorePart::Sectors, self.sector_score(number)),
        ]
    }

    /// A94.
    fn seed_score(&self, number: u8) -> i32 {
        let planted = self.player(number).planted.iter();
        planted
            .map(|copy| i32::from(self.worth(Run::plain(number, self.pack().seeds[usize::from(copy)].end))))
            .sum()
    }

    /// A95.
    fn tile_score(&self, number: u8) -> i32 {
        let tiles = self.player(number).hive.iter().map(|built| self.face(built.tile));
        tiles.filter(|face| face.kind != TileKind::Carving).map(|face| i32::from(face.vp)).sum()
    }

    /// A96: a carving that copies is worth its own text and the best it can copy.
    fn carving_score(&self, number: u8) -> i32 {
        let carvings = self.player(number).hive.iter().filter(|built| built.tile.kind() == TileKind::Carving);
        carvings
            .map(|built| {
                let effect = self.face(built.tile).effect;
                let run = Run { seat: number, own: built.site, here: NONE, effect };
                let copied = if self.copies_others(effect) { self.best_copy(run) } else { 0 };
                i32::from(self.worth(run)) + i32::from(copied)
            })
            .sum()
    }

    pub(super) fn copies_others(&self, effect: Effect) -> bool {
        self.pack().steps(effect).iter().any(|step| matches!(step, Step::Do(Atom::Copy)))
    }

    /// The carving of another hive that gives most, seen from this one's hex; never one that copies.
    pub(super) fn best_copy(&self, run: Run) -> u16 {
        let hives = self.others(run.seat).flat_map(|other| self.player(other).hive.iter());
        let carvings = hives.filter(|built| built.tile.kind() == TileKind::Carving);
        let effects = carvings.map(|built| self.face(built.tile).effect);
        effects
            .filter(|effect| !self.copies_others(*effect))
            .map(|effect| self.worth(Run { effect, ..run }))
            .max()
            .unwrap_or(0)
    }

    /// A98.
    fn faction_score(&self, number: u8) -> i32 {
        let player = self.player(number);
        let faction = &self.pack().factions[usize::from(player.faction)];
        let clauses = self.pack().clauses(faction.clauses[usize::from(player.upgraded)]).iter();
        let recruits = player.hive.iter().filter(|built| built.tile.kind() == TileKind::Recruit);
        let of_recruits = recruits.flat_map(|built| {
            let clauses = self.pack().clauses(self.face(built.tile).clauses).iter();
            clauses.map(move |clause| (built.site, clause))
        });
        clauses
            .map(|clause| (NONE, clause))
            .chain(of_recruits)
            .filter_map(|(own, clause)| {
                clause.end().map(|effect| Run { seat: number, own, here: NONE, effect })
            })
            .map(|run| i32::from(self.worth(run)))
            .sum()
    }

    /// A99.
    fn favor_score(&self, number: u8) -> i32 {
        let favor = self.player(number).favor;
        if self.is_solo() || self.config.favor == FavorScoring::Position {
            return self.pack().favor_position.get(usize::from(favor)).copied().unwrap_or(0).into();
        }
        if favor == 0 {
            return 0;
        }
        let all = || (0..self.config.players).map(|other| self.player(other).favor);
        let ahead = all().filter(|other| *other > favor).count();
        let tied = all().filter(|other| *other == favor).count();
        let places = &self.pack().favor_rank[usize::from(self.config.players)];
        let shared: i32 = places.iter().skip(ahead).take(tied).map(|vp| i32::from(*vp)).sum();
        shared / tied as i32
    }

    /// A100.
    pub(super) fn sector_score(&self, owner: u8) -> i32 {
        let tokens = self.tokens();
        self.pack().sectors.iter().zip(&tokens).map(|(sector, tokens)| paid(sector, tokens, owner)).sum()
    }

    /// A100: what a sector pays an owner of tokens.
    pub(super) fn majority(&self, sector: usize, owner: u8) -> i32 {
        paid(&self.pack().sectors[sector], &self.tokens()[sector], owner)
    }

    /// A114, A115: the Autopilot's score; ties go to the human who has taught a dance.
    pub fn autopilot_score(&self) -> Option<Score<ScorePart>> {
        if !self.is_solo() {
            return None;
        }
        let parts: Vec<(ScorePart, i32)> = [
            (ScorePart::Gained, i32::from(self.autopilot.vp)),
            (ScorePart::Items, self.autopilot_items()),
            (ScorePart::Sectors, self.sector_score(AUTOPILOT)),
        ]
        .into();
        let total: i32 = parts.iter().map(|(_, vp)| vp).sum();
        let human = self.score_of(0).total;
        let taught = self.player(0).taught != NONE;
        let ahead = total > human || total == human && !taught;
        let rank = if ahead { 1 } else { 2 };
        Some(Score { seat: seat(1), rank, total, parts, tie_break: 0, tie_parts: Vec::new() })
    }

    /// Whose worker it is, as the notation has it.
    pub(super) fn owner_name(owner: u8) -> String {
        match GROUPS.iter().position(|group| *group == owner) {
            Some(0) => "ash".into(),
            Some(_) => "amber".into(),
            None => owner.to_string(),
        }
    }
}

/// A100: what a sector with such tokens pays one of their owners.
fn paid(sector: &Sector, tokens: &[u8; OWNERS], owner: u8) -> i32 {
    let own = tokens[usize::from(owner)];
    if own == 0 {
        return 0;
    }
    let most = tokens.iter().max().copied().unwrap_or(0);
    let with = |number: u8| tokens.iter().filter(|count| **count == number).count() as i32;
    let (first, second_vp) = (with(most), i32::from(sector.second.unwrap_or(0)));
    if own == most {
        let shared = if first > 1 { i32::from(sector.first) + second_vp } else { i32::from(sector.first) };
        return shared / first;
    }
    let next = tokens.iter().filter(|count| **count < most).max().copied().unwrap_or(0);
    if first > 1 || own < next {
        return 0;
    }
    second_vp / with(next)
}
