//! Reads a pack from the bytes of its file (A116, A117): every error is found, and each names its place.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{
    Board, Card, CardAction, Dance, DanceToken, Face, Faction, FrameShape, Level, MAT_REACH, Mat, Pack,
    PackError, Planet, Pod, Problem, Program, Sector, Seed, TileKind, Token,
    effect::{Atom, Clause, Clauses, Cost, Effect, Step},
    raw,
};
use crate::rules::apiary::{
    hex::{Cell, Hex},
    item::{Item, ItemKind},
    resource::{Basket, Resource},
    set::Sites,
};

/// The most sites that a hive can have: the open hexes of its mat and all frames.
pub(in crate::rules::apiary) const MOST_SITES: usize = 80;

/// Where a text stands, which decides what its effects may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Played when it is met.
    Game,
    /// On a hex of a mat.
    Mat,
    /// Scored at the end.
    End,
}

impl Pack {
    /// Reads a pack. It is total: any bytes give a pack or the list of what is wrong with them.
    pub(super) fn read(bytes: &[u8]) -> Result<Pack, Vec<PackError>> {
        let wrong = |problem| vec![PackError { place: String::new(), problem }];
        let mut value: Value =
            serde_json::from_slice(bytes).map_err(|error| wrong(Problem::NoJson(error.to_string())))?;
        let Some(file) = value.as_object() else { return Err(wrong(Problem::Format)) };
        if file.get("format") != Some(&"caldera-apiary-pack".into()) || file.get("version") != Some(&1.into())
        {
            return Err(wrong(Problem::Format));
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

/// Copies of a component as they are read: each as often as it is there.
struct Listed<T> {
    items: Vec<Item>,
    list: Vec<T>,
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

    fn wrong(&mut self, place: impl Into<String>, problem: Problem) {
        self.errors.push(PackError { place: place.into(), problem });
    }

    /// Notes a number that is out of its bounds.
    fn bound(&mut self, place: &str, found: usize, least: usize, most: usize) {
        if !(least..=most).contains(&found) {
            self.wrong(place, Problem::Bounds { found, least, most });
        }
    }

    fn shaped<T: DeserializeOwned>(&mut self, place: &str, value: &Value) -> Option<T> {
        serde_path_to_error::deserialize(value)
            .map_err(|error| {
                let inside = match error.path().to_string() {
                    path if path == "." => place.to_string(),
                    path if path.starts_with('[') => format!("{place}{path}"),
                    path => format!("{place}.{path}"),
                };
                self.wrong(inside, Problem::Shape(error.into_inner().to_string()));
            })
            .ok()
    }

    fn section<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<T> {
        self.shaped(key, self.file.get(key).unwrap_or(&Value::Null))
    }

    /// Reads a list, one entry after another, each with its place.
    fn entries<R: DeserializeOwned>(&mut self, key: &str, value: &Value) -> Vec<(String, R)> {
        let Some(list) = value.as_array() else {
            self.wrong(key, Problem::Shape("a list is missing".into()));
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (number, value) in list.iter().enumerate() {
            let place = format!("{key}[{number}]");
            entries.extend(self.shaped(&place, value).map(|entry| (place, entry)));
        }
        entries
    }

    /// Reads the list of a kind of component. `read` gives the id, the number of copies and the component.
    fn list<R: DeserializeOwned, T: Clone>(
        &mut self,
        key: &'static str,
        kind: ItemKind,
        read: impl Fn(&mut Self, &str, R, Item) -> T,
        id: impl Fn(&R) -> (&str, u8),
    ) -> Listed<T> {
        let mut listed = Listed { items: Vec::new(), list: Vec::new() };
        let value = self.file.get(key).unwrap_or(&Value::Null);
        for (place, entry) in self.entries::<R>(key, value) {
            let (text, count) = id(&entry);
            let count = usize::from(count);
            let Ok(item) = Item::parse(text, kind) else {
                self.wrong(format!("{place}.id"), Problem::Id(text.into()));
                continue;
            };
            if listed.items.iter().any(|other: &Item| other.number() == item.number()) {
                self.wrong(format!("{place}.id"), Problem::Twice(text.into()));
                continue;
            }
            self.bound(&format!("{place}.count"), count, 1, 64);
            let component = read(self, &place, entry, item);
            listed.items.extend(vec![item; count]);
            listed.list.extend(vec![component; count]);
        }
        self.bound(key, listed.list.len(), 1, 64);
        listed
    }

    fn effect(&mut self, place: &str, key: &str, text: &str, standing: Place) -> Effect {
        match self.program.effect(text) {
            Ok(effect) => {
                self.standing(&format!("{place}.{key}"), effect, standing);
                effect
            }
            Err(unread) => {
                self.wrong(format!("{place}.{key}"), Problem::Unread(unread));
                Effect::NONE
            }
        }
    }

    /// Whether the effects of a text may stand where it stands.
    fn standing(&mut self, place: &str, effect: Effect, standing: Place) {
        let run = usize::from(effect.start)..usize::from(effect.start) + usize::from(effect.len);
        for at in run {
            let atom = match self.program.steps[at] {
                Step::Do(atom)
                | Step::PerCount { atom, .. }
                | Step::If { atom, .. }
                | Step::IfMost { atom, .. } => atom,
                Step::Choice(options) => {
                    if standing == Place::End {
                        self.wrong(place, Problem::Misplaced("a choice"));
                    }
                    let start = usize::from(options.start);
                    for option in start..start + usize::from(options.len) {
                        self.standing(place, self.program.options[option], Place::Game);
                    }
                    continue;
                }
                Step::Trade { gain, .. } => {
                    if standing == Place::End {
                        self.wrong(place, Problem::Misplaced("a trade"));
                    }
                    self.standing(place, gain, Place::Game);
                    continue;
                }
            };
            match (atom, standing) {
                (Atom::Copy, Place::Game | Place::Mat) => self.wrong(place, Problem::Misplaced("copy")),
                (Atom::Less(..), Place::Game | Place::End) => self.wrong(place, Problem::Misplaced("less")),
                (Atom::Vp(_) | Atom::Copy, Place::End) => {}
                (_, Place::End) => self.wrong(place, Problem::Misplaced("anything but VP")),
                _ => {}
            }
        }
    }

    fn clauses(&mut self, place: &str, key: &str, text: &str) -> Clauses {
        let place = format!("{place}.{key}");
        match self.program.clauses(text) {
            Ok(clauses) => {
                let start = usize::from(clauses.start);
                for at in start..start + usize::from(clauses.len) {
                    match self.program.clauses[at] {
                        Clause::On(_, effect) => self.standing(&place, effect, Place::Game),
                        Clause::End(effect) => self.standing(&place, effect, Place::End),
                        _ => {}
                    }
                }
                clauses
            }
            Err(unread) => {
                self.wrong(place, Problem::Unread(unread));
                Clauses::default()
            }
        }
    }

    fn cost(&mut self, place: &str, key: &str, text: &str) -> Cost {
        self.program.cost(text).unwrap_or_else(|unread| {
            self.wrong(format!("{place}.{key}"), Problem::Unread(unread));
            Cost::default()
        })
    }

    /// A cost or a gain without choice.
    fn basket(&mut self, place: &str, key: &str, text: &str) -> Basket {
        let cost = self.cost(place, key, text);
        if !cost.is_fixed() {
            self.wrong(format!("{place}.{key}"), Problem::Misplaced("a choice"));
        }
        cost.fixed
    }

    fn spots(&mut self, place: &str, key: &str, text: &str) -> Vec<u8> {
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        self.bound(&format!("{place}.{key}"), words.len(), 0, 8);
        let known = [
            ("p", 1),
            ("f", 2),
            ("w", 4),
            ("x", 8),
            ("h", 16),
            ("pf", 3),
            ("pw", 5),
            ("fw", 6),
            ("b", 7),
            ("r", 24),
            ("a", 31),
        ];
        let mut spots = Vec::new();
        for word in words {
            match known.into_iter().find(|(name, _)| *name == word) {
                Some((_, kinds)) => spots.push(kinds),
                None => self.wrong(format!("{place}.{key}"), Problem::Unknown(word.into())),
            }
        }
        spots
    }

    fn board(&mut self, place: &str, raw: &raw::Board) -> Board {
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

    fn sectors(&mut self) -> Vec<Sector> {
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
        self.bound("sectors", sectors.len(), 1, 8);
        sectors
    }

    fn pods(&mut self, sectors: &[Sector]) -> Vec<Pod> {
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

    fn favor(&mut self) -> (Vec<u8>, [Vec<u8>; 6]) {
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

    fn frame(&mut self) -> FrameShape {
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

    fn mats(&mut self, frame: &FrameShape) -> Listed<Mat> {
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

    fn factions(&mut self) -> Listed<Faction> {
        let read = |loader: &mut Self, place: &str, raw: raw::Faction, item| {
            loader.bound(&format!("{place}.workers"), raw.workers.len(), 1, 4);
            for strength in &raw.workers {
                loader.bound(&format!("{place}.workers"), (*strength).into(), 1, 4);
            }
            let mut spots = loader.spots(place, "a", &raw.a);
            spots.extend(loader.spots(place, "b", &raw.b));
            Faction {
                item,
                name: raw.name,
                starter: raw.starter,
                interactive: raw.interactive,
                workers: raw.workers,
                resources: loader.basket(place, "resources", &raw.resources),
                spots,
                start: loader.effect(place, "start", &raw.start, Place::Game),
                clauses: [
                    loader.clauses(place, "normal", &raw.normal),
                    loader.clauses(place, "upgraded", &raw.upgraded),
                ],
            }
        };
        self.list("factions", ItemKind::Faction, read, |raw: &raw::Faction| (&raw.id, 1))
    }

    fn tiles(&mut self, key: &'static str, kind: TileKind) -> Listed<Face> {
        let read =
            move |loader: &mut Self, place: &str, raw: raw::Tile, item| loader.face(place, raw, item, kind);
        let item_kind = ItemKind::ALL[kind as usize];
        self.list(key, item_kind, read, |raw: &raw::Tile| (&raw.id, raw.count))
    }

    fn face(&mut self, place: &str, raw: raw::Tile, item: Item, kind: TileKind) -> Face {
        // What each kind of tile has: spots and income, clauses, an effect, or an end text.
        let texts = [
            ("spots", raw.spots, kind == TileKind::Farm),
            ("income", raw.income, kind == TileKind::Farm),
            ("clauses", raw.clauses, kind == TileKind::Recruit),
            ("effect", raw.effect, kind == TileKind::Development),
            ("end", raw.end, kind == TileKind::Carving),
        ];
        let [spots, income, clauses, effect, end] = texts.map(|(key, text, has)| {
            if text.is_some() != has {
                let problem = if has { "is missing" } else { "is no key of this kind" };
                self.wrong(format!("{place}.{key}"), Problem::Shape(problem.into()));
            }
            text.unwrap_or_default()
        });
        if raw.vp.is_none() && matches!(kind, TileKind::Recruit | TileKind::Development) {
            self.wrong(format!("{place}.vp"), Problem::Shape("is missing".into()));
        }
        let vp = raw.vp.unwrap_or(u8::from(kind == TileKind::Farm));
        self.bound(&format!("{place}.vp"), vp.into(), 0, 30);
        Face {
            item,
            name: raw.name,
            kind,
            interactive: raw.interactive,
            cost: self.basket(place, "cost", &raw.cost),
            vp,
            spots: self.spots(place, "spots", &spots),
            effect: match kind {
                TileKind::Carving => self.effect(place, "end", &end, Place::End),
                TileKind::Development => self.effect(place, "effect", &effect, Place::Game),
                _ => self.effect(place, "income", &income, Place::Game),
            },
            clauses: self.clauses(place, "clauses", &clauses),
        }
    }

    fn seeds(&mut self) -> Listed<Seed> {
        let read = |loader: &mut Self, place: &str, raw: raw::Seed, item| Seed {
            item,
            name: raw.name,
            interactive: raw.interactive,
            effect: loader.effect(place, "effect", &raw.effect, Place::Game),
            end: loader.effect(place, "end", &raw.end, Place::End),
        };
        self.list("seeds", ItemKind::Seed, read, |raw: &raw::Seed| (&raw.id, raw.count))
    }

    fn planets(&mut self) -> Listed<Planet> {
        let read = |loader: &mut Self, place: &str, raw: raw::Planet, item| {
            loader.bound(&format!("{place}.slots"), raw.slots.into(), 0, 6);
            Planet {
                item,
                name: raw.name,
                printed: loader.effect(place, "printed", &raw.printed, Place::Game),
                slots: raw.slots,
                bonus: loader.effect(place, "bonus", &raw.bonus, Place::Game),
            }
        };
        self.list("planets", ItemKind::Planet, read, |raw: &raw::Planet| (&raw.id, raw.count))
    }

    fn tokens(&mut self) -> Listed<Token> {
        let read = |loader: &mut Self, place: &str, raw: raw::Token, item| Token {
            item,
            name: raw.name,
            effect: loader.effect(place, "effect", &raw.effect, Place::Game),
            two_seed: raw.two_seed,
        };
        self.list("tokens", ItemKind::Token, read, |raw: &raw::Token| (&raw.id, raw.count))
    }

    fn dances(&mut self) -> Listed<Dance> {
        let read = |loader: &mut Self, place: &str, raw: raw::Dance, item| {
            loader.bound(&format!("{place}.spots"), raw.spots.into(), 1, 3);
            Dance {
                item,
                name: raw.name,
                cost: loader.cost(place, "cost", &raw.cost),
                gain: loader.effect(place, "gain", &raw.gain, Place::Game),
                spots: raw.spots,
            }
        };
        self.list("dances", ItemKind::Dance, read, |raw: &raw::Dance| (&raw.id, 1))
    }

    fn dance_tokens(&mut self) -> Listed<DanceToken> {
        let read = |loader: &mut Self, place: &str, raw: raw::DanceToken, item| DanceToken {
            item,
            name: raw.name,
            gain: loader.effect(place, "gain", &raw.gain, Place::Game),
        };
        self.list("dance_tokens", ItemKind::DanceToken, read, |raw: &raw::DanceToken| (&raw.id, raw.count))
    }

    fn autopilot(&mut self) -> (Vec<Level>, Vec<Card>) {
        let nothing = Value::Null;
        let value = self.file.get("autopilot").unwrap_or(&nothing);
        let part = |key| value.get(key).unwrap_or(&nothing);
        if let Some(map) = value.as_object() {
            for key in map.keys().filter(|key| !["levels", "cards"].contains(&key.as_str())) {
                self.wrong(format!("autopilot.{key}"), Problem::Unknown(key.clone()));
            }
        }
        let mut levels = Vec::new();
        for (place, raw) in self.entries::<raw::Level>("autopilot.levels", part("levels")) {
            if usize::from(raw.level) != levels.len() + 1 {
                self.wrong(format!("{place}.level"), Problem::Misplaced("another level than the next"));
            }
            for (key, group) in [("ash", &raw.ash), ("amber", &raw.amber)] {
                self.bound(&format!("{place}.{key}"), group.len(), 1, 4);
                for strength in group {
                    self.bound(&format!("{place}.{key}"), (*strength).into(), 1, 4);
                }
            }
            self.bound(&format!("{place}.gained"), raw.gained.into(), 1, 4);
            levels.push(Level { ash: raw.ash, amber: raw.amber, gained: raw.gained, expert: raw.expert });
        }
        self.bound("autopilot.levels", levels.len(), 6, 6);
        let mut cards: Vec<Card> = Vec::new();
        for (place, raw) in self.entries::<raw::Card>("autopilot.cards", part("cards")) {
            if cards.iter().any(|other| other.id == raw.id) {
                self.wrong(format!("{place}.id"), Problem::Twice(raw.id.to_string()));
            }
            cards.extend(self.card(&place, &raw));
        }
        self.bound("autopilot.cards", cards.len(), 2, 64);
        (levels, cards)
    }

    fn card(&mut self, place: &str, raw: &raw::Card) -> Option<Card> {
        let action = match raw.action.as_str() {
            "explore" => Some(CardAction::Explore),
            "advance" => Some(CardAction::Advance),
            "grow" => Some(CardAction::Grow),
            "research" => Some(CardAction::Research),
            "convert" => Some(CardAction::Convert),
            _ => None,
        };
        let (amber, up) = (raw.group == "amber", raw.curve == "up");
        let resource = Resource::parse_basic(&raw.resource).ok();
        for (key, text, known) in [
            ("action", &raw.action, action.is_some()),
            ("group", &raw.group, amber || raw.group == "ash"),
            ("curve", &raw.curve, up || raw.curve == "down"),
            ("resource", &raw.resource, resource.is_some()),
        ] {
            if !known {
                self.wrong(format!("{place}.{key}"), Problem::Unknown(text.clone()));
            }
        }
        let (id, retrieve, carve) = (raw.id, raw.retrieve, raw.carve);
        Some(Card { id, retrieve, carve, action: action?, amber, up, resource: resource? })
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

/// For each number of an id the first copy that has it.
fn first_copies(items: &[Item]) -> Vec<u8> {
    let mut first = vec![u8::MAX; 256];
    for (copy, item) in items.iter().enumerate().rev() {
        first[usize::from(item.number())] = copy as u8;
    }
    first
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
