//! Mats and frames: their hexes, and what follows from how these lie.

use super::{
    super::{
        FrameShape, MAT_REACH, Mat, Problem,
        effect::{Atom, Effect, Step},
        raw,
    },
    Loader, MOST_SITES,
    entries::Listed,
    texts::Place,
};
use crate::rules::apiary::{
    hex::Hex,
    item::{Item, ItemKind},
    resource::Basket,
    set::Sites,
};

impl Loader<'_> {
    pub(super) fn frame(&mut self) -> FrameShape {
        let Some(raw) = self.section::<raw::Frame>("frame") else { return FrameShape::default() };
        let hexes: Vec<Hex> = raw.hexes.iter().map(|[q, r]| Hex { q: *q, r: *r }).collect();
        self.bound("frame.hexes", hexes.len(), 1, 8);
        self.bound("frame.count", raw.count.into(), 0, 15);
        // However frames are laid one after another, the hive stays within the hexes that can be written.
        let far = |hex: &Hex| usize::from(hex.q.unsigned_abs().max(hex.r.unsigned_abs()));
        let reach =
            hexes.iter().flat_map(|hex| (0..3).map(|turn| far(&hex.turned_by(turn)))).max().unwrap_or(0);
        self.bound("frame", usize::from(raw.count) * (2 * reach + 1), 0, 50);
        if hexes.iter().enumerate().any(|(at, hex)| hexes[..at].contains(hex)) {
            self.wrong("frame.hexes", Problem::Misplaced("a hex that is there already"));
        }
        let mut bonus = vec![Effect::NONE; hexes.len()];
        for (text, effect) in &raw.bonus {
            let hex = Hex::parse(text).ok();
            let effect = self.effect("frame", "bonus", effect, Place::Game);
            match hexes.iter().position(|other| Some(*other) == hex) {
                Some(at) => bonus[at] = effect,
                None => self.wrong("frame.bonus", Problem::Unknown(text.clone())),
            }
        }
        FrameShape { hexes, bonus, count: raw.count }
    }

    pub(super) fn mats(&mut self, frame: &FrameShape) -> Listed<Mat> {
        let read = |loader: &mut Self, place: &str, raw: raw::Mat, item| loader.mat(place, raw, item, frame);
        self.list("mats", ItemKind::Mat, read, |raw| (&raw.id, 1))
    }

    fn mat(&mut self, place: &str, raw: raw::Mat, item: Item, frame: &FrameShape) -> Mat {
        if raw.faction != [0, 0] {
            self.wrong(format!("{place}.faction"), Problem::Mat("the faction hex is 0,0"));
        }
        let mut open: Vec<(Hex, String)> = Vec::new();
        for (text, bonus) in raw.hexes {
            let place = format!("{place}.hexes.{text}");
            match Hex::parse(&text) {
                Ok(hex) if hex.is_faction() => {
                    self.wrong(place, Problem::Mat("the hexes of the faction tile are not listed"));
                }
                Ok(hex) if hex.q.abs() <= MAT_REACH && hex.r.abs() <= MAT_REACH => open.push((hex, bonus)),
                _ => self.wrong(place, Problem::Id(text)),
            }
        }
        open.sort();
        let most = MOST_SITES.saturating_sub(frame.hexes.len() * usize::from(frame.count));
        self.bound(&format!("{place}.hexes"), open.len(), 1, most);
        open.truncate(MOST_SITES);
        let hexes: Vec<Hex> = open.iter().map(|(hex, _)| *hex).collect();
        let bonus: Vec<Effect> = open
            .iter()
            .map(|(hex, text)| self.effect(place, &format!("hexes.{hex}"), text, Place::Mat))
            .collect();
        let less: Vec<[Basket; 4]> = bonus.iter().map(|effect| self.discounts(*effect)).collect();
        let sites = |which: &dyn Fn(usize) -> bool| -> Sites {
            (0..hexes.len()).filter(|site| which(*site)).map(|site| site as u8).collect()
        };
        let near = hexes.iter().map(|hex| sites(&|site| hexes[site].touches(*hex))).collect();
        let first = sites(&|site| Hex::FACTION.iter().any(|hex| hexes[site].touches(*hex)));
        let mat = Mat {
            item,
            name: raw.name,
            discounts: sites(&|site| less[site] != [Basket::NONE; 4]),
            marked: sites(&|site| !bonus[site].is_empty()),
            near,
            first,
            placements: placements(&hexes, frame),
            site_at: site_table(&hexes),
            hexes,
            bonus,
            less,
        };
        if !in_one_piece(&mat) {
            self.wrong(place, Problem::Mat("the mat is not in one piece"));
        }
        mat
    }

    /// The discounts of a mat's hex, added up by kind.
    fn discounts(&self, bonus: Effect) -> [Basket; 4] {
        let run = usize::from(bonus.start)..usize::from(bonus.start) + usize::from(bonus.len);
        let mut less = [Basket::NONE; 4];
        for step in &self.program.steps[run] {
            if let Step::Do(Atom::Less(kind, basket)) = step {
                less[*kind as usize].add(*basket);
            }
        }
        less
    }
}

fn site_table(hexes: &[Hex]) -> Vec<u8> {
    let mut table = Vec::new();
    for q in -MAT_REACH..=MAT_REACH {
        for r in -MAT_REACH..=MAT_REACH {
            let site = hexes.iter().position(|hex| *hex == Hex { q, r });
            table.push(site.map_or(u8::MAX, |site| site as u8));
        }
    }
    table
}

/// Whether every open hex is connected to the faction tile.
fn in_one_piece(mat: &Mat) -> bool {
    let mut reached = mat.first;
    for _ in 0..mat.hexes.len() {
        let beside = reached.iter().fold(reached, |all, site| all.with(mat.near[usize::from(site)]));
        reached = beside;
    }
    reached == Sites::first_of(mat.hexes.len())
}

/// Where a frame may lie beside a mat without frames (A78).
fn placements(open: &[Hex], frame: &FrameShape) -> Vec<(Hex, u8)> {
    let area: Vec<Hex> = open.iter().copied().chain(Hex::FACTION).collect();
    let mut legal = Vec::new();
    for beside in area.iter().flat_map(|hex| hex.neighbours()).filter(|hex| !area.contains(hex)) {
        for turn in 0..3 {
            for hex in frame.hexes.iter().map(|hex| hex.turned_by(turn)) {
                let anchor = beside.plus(Hex { q: hex.q.saturating_neg(), r: hex.r.saturating_neg() });
                if frame.placed(anchor, turn).all(|hex| !area.contains(&hex)) {
                    legal.push((anchor, turn));
                }
            }
        }
    }
    legal.sort_unstable();
    legal.dedup();
    legal
}
