//! What lies in the middle of the table: boards, the comb, the track of Favor.

use serde_json::Value;

use super::{
    super::{Board, MOST_SECTORS, Pod, Problem, Sector, TileKind, raw},
    Loader,
    texts::Place,
};
use crate::rules::apiary::hex::{Cell, Hex};

impl Loader<'_> {
    pub(super) fn board(&mut self, place: &str, raw: &raw::Board) -> Board {
        let [column, row] = raw.start;
        self.bound(&format!("{place}.columns"), raw.columns.into(), 1, 8);
        self.bound(&format!("{place}.rows"), raw.rows.into(), 1, 8);
        let cells = usize::from(raw.columns) * usize::from(raw.rows);
        self.bound(place, cells, 4, 24);
        self.bound(&format!("{place}.start"), column.into(), 0, usize::from(raw.columns.max(1) - 1));
        self.bound(&format!("{place}.start"), row.into(), 0, usize::from(raw.rows.max(1) - 1));
        let slots = usize::from(raw.carvings[0]) * usize::from(raw.carvings[1]);
        self.bound(&format!("{place}.carvings"), slots, 0, 16);
        self.bound(&format!("{place}.dances"), raw.dances.into(), 0, 8);
        Board {
            columns: raw.columns,
            rows: raw.rows,
            start: Cell { column, row },
            carvings: raw.carvings,
            dances: raw.dances,
        }
    }

    pub(super) fn sectors(&mut self) -> Vec<Sector> {
        let value = self.file.get("sectors").unwrap_or(&Value::Null);
        let mut sectors: Vec<Sector> = Vec::new();
        for (place, raw) in self.entries::<raw::Sector>("sectors", value) {
            if sectors.iter().any(|other| other.id == raw.id) {
                self.wrong(format!("{place}.id"), Problem::Twice(raw.id.clone()));
            }
            self.bound(&format!("{place}.vp"), raw.vp.len(), 1, 2);
            self.bound(&format!("{place}.from"), raw.from.into(), 1, 5);
            for vp in &raw.vp {
                self.bound(&format!("{place}.vp"), (*vp).into(), 0, 30);
            }
            let (first, second) = (raw.vp.first().copied().unwrap_or_default(), raw.vp.get(1).copied());
            sectors.push(Sector { id: raw.id, name: raw.name, from: raw.from, first, second });
        }
        self.bound("sectors", sectors.len(), 1, MOST_SECTORS);
        sectors
    }

    pub(super) fn pods(&mut self, sectors: &[Sector]) -> Vec<Pod> {
        let value = self.file.get("pods").unwrap_or(&Value::Null);
        let (mut pods, mut ids) = (Vec::new(), Vec::new());
        for (place, raw) in self.entries::<raw::Pod>("pods", value) {
            let sector = sectors.iter().position(|sector| sector.id == raw.sector);
            if sector.is_none() {
                self.wrong(format!("{place}.sector"), Problem::Unknown(raw.sector));
            }
            if ids.contains(&raw.id) {
                self.wrong(format!("{place}.id"), Problem::Twice(raw.id.clone()));
            }
            let refresh = raw.refresh.and_then(|word| {
                let kind = TileKind::ROWS.into_iter().find(|kind| kind.name() == word);
                if kind.is_none() {
                    self.wrong(format!("{place}.refresh"), Problem::Unknown(word));
                }
                kind
            });
            ids.push(raw.id);
            let effect = self.effect(&place, "effect", &raw.effect, Place::Game);
            let [q, r] = raw.hex;
            pods.push(Pod { sector: sector.unwrap_or_default(), hex: Hex { q, r }, effect, refresh });
        }
        self.bound("pods", pods.len(), 1, 32);
        pods
    }

    pub(super) fn favor(&mut self) -> (Vec<u8>, [Vec<u8>; 6]) {
        let Some(raw) = self.section::<raw::Favor>("favor") else { return Default::default() };
        self.bound("favor.position", raw.position.len(), 1, 100);
        let mut rank: [Vec<u8>; 6] = Default::default();
        for (seats, places) in raw.rank {
            match seats.parse::<usize>() {
                Ok(number @ 1..=5) => {
                    let place = format!("favor.rank.{seats}");
                    self.bound(&place, places.len(), 1, number);
                    rank[number] = places;
                }
                _ => self.wrong("favor.rank", Problem::Unknown(seats)),
            }
        }
        for (seats, places) in rank.iter().enumerate().skip(2) {
            if places.is_empty() {
                self.wrong("favor.rank", Problem::Unknown(seats.to_string()));
            }
        }
        (raw.position, rank)
    }
}
