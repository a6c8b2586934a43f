//! What end-game texts and places of the comb are worth as if the game ended now, one by one: for whoever looks at a state
//! from outside.

use super::{
    event::Owner,
    item::{Item, ItemKind},
    pack::{Clause, Clauses, TileKind},
    score::ScorePart,
    set::Sites,
    state::{AUTOPILOT, Built, NONE, State, Tile},
    task::Run,
};
use crate::rules::Seat;

impl State {
    /// The parts of a seat's score as if the game ended now; they sum to [`State::vp_now`].
    pub fn parts_now(&self, seat: Seat) -> Vec<(ScorePart, i32)> {
        self.number_of(seat).map_or(Vec::new(), |number| self.parts_of(number).parts)
    }

    /// What each end-game text of a seat is worth now: planted seeds (A94), carvings (A96), the faction and recruits whose
    /// clauses score (A98).
    pub fn texts_now(&self, seat: Seat) -> Vec<(Item, i32)> {
        let Some(number) = self.settled(seat) else { return Vec::new() };
        let player = self.player(number);
        let planted = player.planted.iter().map(|copy| (self.seed_item(copy), self.seed_text(number, copy)));
        let mut worths: Vec<(Item, i32)> = planted.collect();
        for built in player.hive.iter().filter(|built| built.tile.kind() == TileKind::Carving) {
            worths.push((self.face(built.tile).item, self.carving_text(number, *built)));
        }
        let faction = &self.pack().factions[usize::from(player.faction)];
        let clauses = faction.clauses[usize::from(player.upgraded)];
        worths.extend(self.clauses_text(number, clauses, NONE).map(|vp| (faction.item, vp)));
        for built in player.hive.iter().filter(|built| built.tile.kind() == TileKind::Recruit) {
            let face = self.face(built.tile);
            worths.extend(self.clauses_text(number, face.clauses, built.site).map(|vp| (face.item, vp)));
        }
        worths
    }

    /// How much of [`State::vp_now`] counts what is there to be spent or planted before the end: resources and seeds in hand that
    /// a text scores.
    pub fn passing_now(&self, seat: Seat) -> i32 {
        let Some(number) = self.settled(seat) else { return 0 };
        let player = self.player(number);
        let run =
            |own, effect| i32::from(self.worth_of_passing(Run { seat: number, own, here: NONE, effect }));
        let scored = |clauses: Clauses, own: u8| -> i32 {
            self.pack().clauses(clauses).iter().filter_map(Clause::end).map(|effect| run(own, effect)).sum()
        };
        let seeds = player.planted.iter().map(|copy| run(NONE, self.pack().seeds[usize::from(copy)].end));
        let faction = &self.pack().factions[usize::from(player.faction)];
        let built = player.hive.iter().map(|built| {
            let face = self.face(built.tile);
            match built.tile.kind() {
                TileKind::Carving => run(built.site, face.effect),
                TileKind::Recruit => scored(face.clauses, built.site),
                _ => 0,
            }
        });
        seeds.chain(built).sum::<i32>() + scored(faction.clauses[usize::from(player.upgraded)], NONE)
    }

    /// How many hexes of the mat, then of each frame in the order placed, are covered, and how many it has (A97).
    pub fn areas_now(&self, seat: Seat) -> Vec<[u8; 2]> {
        let Some(number) = self.settled(seat) else { return Vec::new() };
        let (player, size) = (self.player(number), self.pack().frame.hexes.len());
        let mat = self.mat(number).hexes.len();
        let area = |from: usize, count: usize| {
            let all = Sites::first_of(from + count).without(Sites::first_of(from));
            [all.within(player.covered).len(), count as u8]
        };
        let frames = (0..player.frames.len()).map(|nth| area(mat + nth * size, size));
        std::iter::once(area(0, mat)).chain(frames).collect()
    }

    /// What each seed of the hand of a seat would be worth if it were planted now.
    pub fn hand_texts_now(&self, seat: Seat) -> Vec<(Item, i32)> {
        let Some(number) = self.settled(seat) else { return Vec::new() };
        let mut with = self.clone();
        let mut worths = Vec::new();
        for copy in self.player(number).hand.iter() {
            let player = with.player_mut(number);
            player.hand.remove(copy);
            player.planted.add(copy);
            worths.push((self.seed_item(copy), with.seed_text(number, copy)));
            let player = with.player_mut(number);
            player.planted.remove(copy);
            player.hand.add(copy);
        }
        worths
    }

    /// What a carving would score on the best hex where a seat may build it, paid for, if the game ended now; `None` if there
    /// is no such hex.
    pub fn carving_would_score(&self, seat: Seat, carving: Item) -> Option<i32> {
        let number = self.settled(seat)?;
        if carving.kind() != ItemKind::Carving {
            return None;
        }
        let tile = Tile::new(TileKind::Carving, self.pack().copies(carving).first()?);
        let build = self.terms(number, TileKind::Carving);
        let own = self.player(number);
        let base = self.base_cost(number, self.face(tile));
        let mut with = self.clone();
        let scores = self.open_sites(&build).iter().map(|site| {
            let built = Built { site, tile };
            let player = with.player_mut(number);
            player.hive.push(built);
            player.covered.add(site);
            player.resources = own.resources.less(self.cost_at(&build, self.face(tile), base, site));
            let score = with.carving_text(number, built);
            let player = with.player_mut(number);
            player.hive.pop();
            player.covered = own.covered;
            score
        });
        scores.max()
    }

    /// A94.
    fn seed_text(&self, number: u8, copy: u8) -> i32 {
        self.worth(Run::plain(number, self.pack().seeds[usize::from(copy)].end)).into()
    }

    /// A96.
    fn carving_text(&self, number: u8, built: Built) -> i32 {
        let effect = self.face(built.tile).effect;
        let run = Run { seat: number, own: built.site, here: NONE, effect };
        let copied = if self.copies_others(effect) { self.best_copy(run) } else { 0 };
        i32::from(self.worth(run)) + i32::from(copied)
    }

    /// A98: nothing, if none of the clauses scores.
    fn clauses_text(&self, number: u8, clauses: Clauses, own: u8) -> Option<i32> {
        let ends = self.pack().clauses(clauses).iter().filter_map(Clause::end);
        ends.map(|effect| i32::from(self.worth(Run { seat: number, own, here: NONE, effect })))
            .reduce(|sum, vp| sum + vp)
    }

    /// What a sector pays an owner now, and with one more of its tokens there (A100); the same if there is no vacant pod in
    /// it, or no token left.
    pub fn sector_pays(&self, sector: usize, owner: Owner) -> [i32; 2] {
        let (number, tokens) = match owner {
            Owner::Autopilot => (AUTOPILOT, self.autopilot.tokens),
            Owner::Seat(seat) => match self.number_of(seat) {
                Some(number) => (number, self.player(number).tokens),
                None => return [0; 2],
            },
        };
        if sector >= self.pack().sectors.len() {
            return [0; 2];
        }
        let now = self.majority(sector, number);
        let vacant = |pod: &usize| self.pack().pods[*pod].sector == sector && self.pods[*pod] == NONE;
        match self.pods_in_play().find(vacant).filter(|_| tokens > 0) {
            None => [now; 2],
            Some(pod) => {
                let mut with = self.clone();
                with.pods[pod] = number;
                [now, with.majority(sector, number)]
            }
        }
    }
}
