//! Reads a pack from the bytes of its file (A116, A117): every error is found, and each names its place.
//!
//! The order of the sections is here, and what has to be enough of. `entries` reads the parts of the JSON, `texts` what is
//! written in the effect grammar; `boards`, `hives`, `components` and `autopilot` read a section each.

mod autopilot;
mod boards;
mod components;
mod entries;
mod hives;
mod texts;

use serde_json::{Map, Value};

use super::{Pack, PackError, Problem, Program, TileKind, raw};
use crate::rules::apiary::item::{Item, ItemKind};

/// The most sites that a hive can have: the open hexes of its mat and all frames.
pub(in crate::rules::apiary) const MOST_SITES: usize = 80;

impl Pack {
    /// Reads a pack. It is total: any bytes give a pack or the list of what is wrong with them.
    pub(super) fn read(bytes: &[u8]) -> Result<Pack, Vec<PackError>> {
        serde_json::from_slice(bytes)
            .map_err(|error| wrong_as_a_whole(Problem::NoJson(error.to_string())))
            .and_then(Pack::of)
    }

    /// The pack that JSON tells of.
    pub(super) fn of(mut value: Value) -> Result<Pack, Vec<PackError>> {
        let Some(file) = value.as_object() else { return Err(wrong_as_a_whole(Problem::Format)) };
        if file.get("format") != Some(&"caldera-apiary-pack".into()) || file.get("version") != Some(&1.into())
        {
            return Err(wrong_as_a_whole(Problem::Format));
        }
        let mut loader = Loader { file, errors: Vec::new(), program: Program::default() };
        let pack = loader.pack();
        if !loader.errors.is_empty() {
            return Err(loader.errors);
        }
        drop_names(&mut value);
        value.sort_all_objects();
        Ok(Pack { hash: fnv1a(value.to_string().as_bytes()), ..pack })
    }
}

fn wrong_as_a_whole(problem: Problem) -> Vec<PackError> {
    vec![PackError { place: String::new(), problem }]
}

/// The hash is of all but the names.
fn drop_names(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.remove("name");
            map.values_mut().for_each(drop_names);
        }
        Value::Array(list) => list.iter_mut().for_each(drop_names),
        _ => {}
    }
}

fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// For each number of an id the first copy that has it.
fn first_copies(items: &[Item]) -> Vec<u8> {
    let mut first = vec![u8::MAX; 256];
    for (copy, item) in items.iter().enumerate().rev() {
        first[usize::from(item.number())] = copy as u8;
    }
    first
}

/// The keys of a pack file.
const KEYS: [&str; 22] = [
    "format",
    "version",
    "id",
    "name",
    "boards",
    "thresholds",
    "sectors",
    "pods",
    "favor",
    "frame",
    "mats",
    "factions",
    "farms",
    "recruits",
    "developments",
    "carvings",
    "seeds",
    "planets",
    "tokens",
    "dances",
    "dance_tokens",
    "autopilot",
];

struct Loader<'a> {
    file: &'a Map<String, Value>,
    errors: Vec<PackError>,
    program: Program,
}

impl Loader<'_> {
    fn pack(&mut self) -> Pack {
        for key in self.file.keys().filter(|key| !KEYS.contains(&key.as_str())) {
            self.errors.push(PackError { place: key.clone(), problem: Problem::Unknown(key.clone()) });
        }
        let boards: Option<raw::Boards> = self.section("boards");
        let (small, large) = boards.map_or_else(Default::default, |boards| {
            (self.board("boards.small", &boards.small), self.board("boards.large", &boards.large))
        });
        let frame = self.frame();
        let mats = self.mats(&frame);
        let factions = self.factions();
        let farms = self.tiles("farms", TileKind::Farm);
        let recruits = self.tiles("recruits", TileKind::Recruit);
        let developments = self.tiles("developments", TileKind::Development);
        let carvings = self.tiles("carvings", TileKind::Carving);
        let seeds = self.seeds();
        let planets = self.planets();
        let tokens = self.tokens();
        let dances = self.dances();
        let dance_tokens = self.dance_tokens();
        let sectors = self.sectors();
        let pods = self.pods(&sectors);
        let (favor_position, favor_rank) = self.favor();
        let (levels, cards) = self.autopilot();
        let items = [
            farms.items,
            recruits.items,
            developments.items,
            carvings.items,
            factions.items,
            mats.items,
            seeds.items,
            planets.items,
            tokens.items,
            dances.items,
            dance_tokens.items,
        ];
        let pack = Pack {
            id: self.section("id").unwrap_or_default(),
            hash: 0,
            name: self.section("name").unwrap_or_default(),
            small,
            large,
            thresholds: self.section("thresholds").unwrap_or_default(),
            sectors,
            pods,
            favor_position,
            favor_rank,
            frame,
            mats: mats.list,
            factions: factions.list,
            tiles: [farms.list, recruits.list, developments.list, carvings.list],
            seeds: seeds.list,
            planets: planets.list,
            tokens: tokens.list,
            dances: dances.list,
            dance_tokens: dance_tokens.list,
            levels,
            cards,
            program: std::mem::take(&mut self.program),
            first: items.each_ref().map(|items| first_copies(items)),
            ascending: items.each_ref().map(|items| items.is_sorted()),
            plain: items.iter().zip(ItemKind::ALL).all(|(items, kind)| {
                kind == ItemKind::Token && items.is_sorted() || items.is_sorted_by(|a, b| a < b)
            }),
            items,
        };
        if pack.id.is_empty() || pack.id.len() > 40 {
            self.wrong("id", Problem::Id(pack.id.clone()));
        }
        self.enough(&pack);
        pack
    }

    /// A117: there is enough of everything for every number of seats, and against the Autopilot.
    fn enough(&mut self, pack: &Pack) {
        for (place, board) in [("boards.small", pack.small), ("boards.large", pack.large)] {
            let cells = board.cells().count();
            let tokens = pack.tokens.iter().filter(|token| !token.two_seed).count();
            self.bound(&format!("{place}: explore tokens"), tokens, cells, 64);
            let carvings = pack.tiles[3].iter().filter(|face| !face.interactive).count();
            self.bound(&format!("{place}: carvings"), carvings, board.carving_slots(), 64);
            self.bound(&format!("{place}: dances"), pack.dances.len(), board.dances.into(), 64);
        }
        for kind in TileKind::ROWS {
            self.bound(kind.name(), pack.tiles[kind as usize].len(), 3, 64);
        }
        self.bound("mats", pack.mats.len(), 5, 64);
        self.bound("factions", pack.factions.len(), 10, 64);
        let starters = pack.factions.iter().filter(|faction| faction.starter).count();
        self.bound("factions: starters", starters, 5, 64);
        let calm = pack.factions.iter().filter(|faction| !faction.interactive);
        self.bound("factions: not interactive", calm.clone().count(), 2, 64);
        self.bound(
            "factions: not interactive starters",
            calm.filter(|faction| faction.starter).count(),
            1,
            64,
        );
        let pods = pack.pods.iter().filter(|pod| pack.sectors.get(pod.sector).is_some_and(|s| s.from <= 1));
        self.bound("pods in play for everybody", pods.count(), 1, 32);
        if !pack.thresholds.is_sorted() {
            self.wrong("thresholds", Problem::Misplaced("a lower number after a higher one"));
        }
    }
}
