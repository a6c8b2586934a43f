//! Reads the effect grammar: total, and every error says where in the text it was met and what was expected there.

use super::effect::{
    Atom, Clause, Clauses, Comparison, Cost, Count, Effect, Modifier, Off, Options, Step, TileKind,
    TileKinds, Trigger,
};
use crate::rules::apiary::resource::{Basket, Resource};

/// Where a text left the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// How many bytes were read before.
    pub at: usize,
    /// What could have come there.
    pub expected: &'static str,
}

type Read<T> = Result<T, Unread>;

/// All steps, options and clauses of a pack, one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    pub(super) steps: Vec<Step>,
    pub(super) options: Vec<Effect>,
    pub(super) clauses: Vec<Clause>,
}

impl Program {
    /// Reads an effect; an empty text is none.
    pub(super) fn effect(&mut self, text: &str) -> Read<Effect> {
        if text.is_empty() {
            return Ok(Effect::NONE);
        }
        let mut reader = Reader { text, at: 0, program: self };
        let effect = reader.effect()?;
        reader.end()?;
        Ok(effect)
    }

    /// Reads clauses, separated by ` & `.
    pub(super) fn clauses(&mut self, text: &str) -> Read<Clauses> {
        if text.is_empty() {
            return Ok(Clauses::default());
        }
        let mut reader = Reader { text, at: 0, program: self };
        let mut list = vec![reader.clause()?];
        while reader.take(" & ") {
            list.push(reader.clause()?);
        }
        reader.end()?;
        let (start, len) = (narrow(self.clauses.len(), text)?, list.len());
        self.clauses.extend(list);
        Ok(Clauses { start, len: u8::try_from(len).map_err(|_| Unread::too_long(text))? })
    }

    /// Reads a cost; an empty text is none.
    pub(super) fn cost(&mut self, text: &str) -> Read<Cost> {
        if text.is_empty() {
            return Ok(Cost::default());
        }
        let mut reader = Reader { text, at: 0, program: self };
        let cost = reader.cost()?;
        reader.end()?;
        Ok(cost)
    }
}

impl Unread {
    fn too_long(text: &str) -> Unread {
        Unread { at: text.len(), expected: "a shorter text" }
    }
}

fn narrow(number: usize, text: &str) -> Read<u16> {
    u16::try_from(number).map_err(|_| Unread::too_long(text))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    program: &'a mut Program,
}

/// Words of the grammar with what they stand for; the longest that fits is meant.
const COUNTS: [(&str, Count); 42] = [
    ("farm", Count::Built(TileKind::Farm)),
    ("recruit", Count::Built(TileKind::Recruit)),
    ("development", Count::Built(TileKind::Development)),
    ("carving", Count::Built(TileKind::Carving)),
    ("tile", Count::Tile),
    ("set", Count::Set),
    ("frame", Count::Frame),
    ("full", Count::Full),
    ("planted", Count::Planted),
    ("hand", Count::Hand),
    ("explored", Count::Explored),
    ("pod", Count::Pod),
    ("sector", Count::Sector),
    ("worker4", Count::Worker4),
    ("worker", Count::Worker),
    ("strength", Count::Strength),
    ("favor", Count::Favor),
    ("P", Count::Resource(Resource::Pollen)),
    ("F", Count::Resource(Resource::Fibre)),
    ("W", Count::Resource(Resource::Water)),
    ("X", Count::Resource(Resource::Wax)),
    ("H", Count::Resource(Resource::Honey)),
    ("basic", Count::Basic),
    ("refined", Count::Refined),
    ("resource", Count::Resources),
    ("spot", Count::Spot),
    ("empty", Count::Empty),
    ("bonus", Count::Bonus),
    ("outer", Count::Outer),
    ("taught", Count::Taught),
    ("adjvp", Count::AdjacentVp),
    ("adj(farm)", Count::Adjacent(TileKind::Farm)),
    ("adj(recruit)", Count::Adjacent(TileKind::Recruit)),
    ("adj(development)", Count::Adjacent(TileKind::Development)),
    ("adj(carving)", Count::Adjacent(TileKind::Carving)),
    ("adj(tile)", Count::AdjacentTile),
    ("adj(kinds)", Count::AdjacentKinds),
    ("adj(faction)", Count::AdjacentFaction),
    ("group(farm)", Count::Group(TileKind::Farm)),
    ("group(recruit)", Count::Group(TileKind::Recruit)),
    ("group(development)", Count::Group(TileKind::Development)),
    ("group(carving)", Count::Group(TileKind::Carving)),
];

const MODIFIERS: [(&str, Modifier); 9] = [
    ("steps", Modifier::Steps),
    ("advance", Modifier::Advance),
    ("draw", Modifier::Draw),
    ("keep", Modifier::Keep),
    ("converts", Modifier::Converts),
    ("grow", Modifier::Grow),
    ("carve-at", Modifier::CarveAt),
    ("plants", Modifier::Plants),
    ("seed-basic", Modifier::SeedBasic),
];

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn fail<T>(&self, expected: &'static str) -> Read<T> {
        Err(Unread { at: self.at, expected })
    }

    /// Reads on if this comes next.
    fn take(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn need(&mut self, word: &'static str) -> Read<()> {
        if self.take(word) { Ok(()) } else { self.fail(word) }
    }

    fn end(&self) -> Read<()> {
        if self.rest().is_empty() { Ok(()) } else { self.fail("the end of the text") }
    }

    /// A number of one or two digits.
    fn number(&mut self) -> Read<u8> {
        let digits = self.rest().bytes().take(2).take_while(u8::is_ascii_digit).count();
        let number = self.rest()[..digits].parse();
        self.at += digits;
        number.or_else(|_| self.fail("a number"))
    }

    fn digit(&mut self) -> Read<u8> {
        match self.rest().bytes().next() {
            Some(digit @ b'0'..=b'9') => {
                self.at += 1;
                Ok(digit - b'0')
            }
            _ => self.fail("a digit"),
        }
    }

    fn resource(&mut self) -> Read<Resource> {
        match self.rest().chars().next().and_then(Resource::of_letter) {
            Some(resource) => {
                self.at += 1;
                Ok(resource)
            }
            None => self.fail("a resource"),
        }
    }

    fn word<T: Copy>(&mut self, words: &[(&str, T)], expected: &'static str) -> Read<T> {
        let fits = words.iter().filter(|(word, _)| self.rest().starts_with(word));
        match fits.max_by_key(|(word, _)| word.len()) {
            Some((word, meaning)) => {
                self.at += word.len();
                Ok(*meaning)
            }
            None => self.fail(expected),
        }
    }

    fn keep(&mut self, steps: Vec<Step>) -> Read<Effect> {
        let start = narrow(self.program.steps.len(), self.text)?;
        let len = narrow(steps.len(), self.text)?;
        narrow(usize::from(start) + steps.len(), self.text)?;
        self.program.steps.extend(steps);
        Ok(Effect { start, len })
    }

    /// `step { ";" step }`
    fn effect(&mut self) -> Read<Effect> {
        let mut steps = vec![self.step()?];
        while self.take(";") {
            self.take(" ");
            steps.push(self.step()?);
        }
        self.keep(steps)
    }

    /// `step { "+" step }`, inside brackets.
    fn steps(&mut self) -> Read<Effect> {
        let mut steps = vec![self.step()?];
        while self.take("+") {
            steps.push(self.step()?);
        }
        self.keep(steps)
    }

    fn step(&mut self) -> Read<Step> {
        // Brackets in brackets are possible; so many are no text that means anything.
        if self.program.options.len() > 4000 || self.text.len() > 400 {
            return self.fail("a shorter text");
        }
        if self.take("(") {
            let mut options = vec![self.steps()?];
            while self.take(",") {
                options.push(self.steps()?);
            }
            self.need(")")?;
            let start = narrow(self.program.options.len(), self.text)?;
            let len = u8::try_from(options.len()).or_else(|_| self.fail("fewer options"))?;
            self.program.options.extend(options);
            return Ok(Step::Choice(Options { start, len }));
        }
        if self.take("[") {
            let cost = self.cost()?;
            self.need(">")?;
            let gain = self.steps()?;
            self.need("]")?;
            let times = if self.take("x") { self.number()? } else { 1 };
            return Ok(Step::Trade { cost, gain, times });
        }
        let atom = self.atom()?;
        if self.take(":") {
            let count = self.count()?;
            let per = if self.take("/") { self.number()? } else { 1 };
            let most = if self.take("^") { self.number()? } else { u8::MAX };
            return if per == 0 {
                self.fail("a number above 0")
            } else {
                Ok(Step::PerCount { atom, count, per, most })
            };
        }
        if self.take("?most(") {
            let count = self.count()?;
            self.need(")")?;
            return Ok(Step::IfMost { atom, count });
        }
        if self.take("?") {
            let count = self.count()?;
            let signs = [(">=", Comparison::AtLeast), ("<=", Comparison::AtMost), ("=", Comparison::Exactly)];
            let comparison = self.word(&signs, "one of >= <= =")?;
            return Ok(Step::If { atom, count, comparison, bound: self.number()? });
        }
        Ok(Step::Do(atom))
    }

    fn count(&mut self) -> Read<Count> {
        self.word(&COUNTS, "something to count")
    }

    fn kind(&mut self) -> Read<TileKind> {
        let words = TileKind::ALL.map(|kind| (kind.name(), kind));
        self.word(&words, "a kind of tile")
    }

    /// A kind, or `any` for the three kinds of the rows.
    fn kinds(&mut self) -> Read<TileKinds> {
        if self.take("any") { Ok(TileKinds::ROWS) } else { self.kind().map(TileKinds::of) }
    }

    fn row(&mut self) -> Read<TileKind> {
        let words = TileKind::ROWS.map(|kind| (kind.name(), kind));
        self.word(&words, "a kind of tile that lies in a row")
    }

    /// `free` or `-n`
    fn off(&mut self) -> Read<Off> {
        if self.take("free") {
            return Ok(Off::Free);
        }
        self.need("-")?;
        self.number().map(Off::Units)
    }

    fn cost(&mut self) -> Read<Cost> {
        let mut cost = Cost::default();
        loop {
            if self.take("B") {
                cost.basic += self.digit()?;
            } else if self.take("G") {
                cost.refined += self.digit()?;
            } else if self.take("C") {
                cost.seeds += self.digit()?;
            } else {
                let resource = self.resource()?;
                let amount = self.digit()?;
                cost.fixed.add(Basket::of(resource, amount));
            }
            let more = self.rest().starts_with(|letter: char| letter.is_ascii_uppercase());
            let most = Resource::ALL.map(|resource| cost.fixed.get(resource));
            if most.into_iter().chain([cost.basic, cost.refined]).any(|amount| amount > 9) {
                return self.fail("a cost of at most 9");
            }
            if usize::from(cost.seeds) > Cost::SEEDS {
                return self.fail("at most 4 seeds");
            }
            if !more {
                return Ok(cost);
            }
        }
    }

    /// Resources only.
    fn basket(&mut self) -> Read<Basket> {
        let cost = self.cost()?;
        if cost.is_fixed() { Ok(cost.fixed) } else { self.fail("resources without choice") }
    }

    fn atom(&mut self) -> Read<Atom> {
        if self.take("build(") {
            let kinds = self.kinds()?;
            self.need(",")?;
            let off = self.off()?;
            let here = self.take(",here");
            self.need(")")?;
            return Ok(Atom::Build { kinds, off, here });
        }
        if self.take("frame(") {
            let off = self.off()?;
            self.need(")")?;
            return Ok(Atom::Frame(off));
        }
        if self.take("refresh(") {
            let row = if self.take("any") { None } else { Some(self.row()?) };
            self.need(")")?;
            return Ok(row.map_or(Atom::RefreshAny, Atom::Refresh));
        }
        if self.take("less(") {
            let kind = self.kind()?;
            self.need(",")?;
            let basket = self.basket()?;
            self.need(")")?;
            return Ok(Atom::Less(kind, basket));
        }
        if self.take("others(") {
            let gains = self.effect_of_gains()?;
            self.need(")")?;
            return Ok(Atom::Others(gains));
        }
        if self.take("reserve ") {
            return self.number().map(Atom::Reserve);
        }
        if self.take("convert ") {
            return self.number().map(Atom::Convert);
        }
        let words = [
            ("harvest", Atom::Harvest),
            ("plant", Atom::Plant),
            ("upgrade", Atom::Upgrade),
            ("copy", Atom::Copy),
        ];
        if let Ok(atom) = self.word(&words, "") {
            return Ok(atom);
        }
        self.letter_atom()
    }

    /// A letter and a number: `P2`, `C3k1`.
    fn letter_atom(&mut self) -> Read<Atom> {
        let Some(letter) = self.rest().chars().next().filter(char::is_ascii_uppercase) else {
            return self.fail("an effect");
        };
        let amount: fn(u8) -> Atom = match letter {
            'B' => Atom::Basic,
            'G' => Atom::Refined,
            'V' => Atom::Vp,
            'Q' => Atom::Favor,
            'C' => Atom::Draw,
            'N' => Atom::Worker,
            'S' => Atom::Strengthen,
            'R' => Atom::Recall,
            'I' => Atom::Income,
            _ => match Resource::of_letter(letter) {
                Some(resource) => {
                    self.at += 1;
                    return Ok(Atom::Gain(resource, self.number()?));
                }
                None => return self.fail("an effect"),
            },
        };
        self.at += 1;
        let number = self.number()?;
        match amount(number) {
            Atom::Draw(draw) if self.take("k") => Ok(Atom::Look { draw, keep: self.number()? }),
            Atom::Worker(strength) if !(1..=4).contains(&strength) => self.fail("a strength from 1 to 4"),
            Atom::Vp(31..) => self.fail("at most 30 VP"),
            atom => Ok(atom),
        }
    }

    /// What other seats may gain: without any choice.
    fn effect_of_gains(&mut self) -> Read<Effect> {
        let begin = self.at;
        let effect = self.steps()?;
        let run = usize::from(effect.start)..usize::from(effect.start + effect.len);
        let plain = |step: &Step| matches!(step, Step::Do(Atom::Gain(..) | Atom::Vp(_) | Atom::Favor(_)));
        if self.program.steps[run].iter().all(plain) {
            Ok(effect)
        } else {
            Err(Unread { at: begin, expected: "resources, VP or Favor" })
        }
    }

    fn clause(&mut self) -> Read<Clause> {
        if self.take("on ") {
            let trigger = self.word(&Trigger::WORDS, "an event")?;
            self.need(":")?;
            self.take(" ");
            return Ok(Clause::On(trigger, self.effect()?));
        }
        if self.take("end ") {
            return self.effect().map(Clause::End);
        }
        self.need("mod ")?;
        if self.take("cost(frame) -B") {
            return self.digit().map(Clause::CostOfFrames);
        }
        if self.take("cost(worker) -P") {
            return self.digit().map(Clause::CostOfWorkers);
        }
        if self.take("cost(") {
            let kinds = self.kinds()?;
            self.need(") -")?;
            return Ok(Clause::CostOfTiles(kinds, self.basket()?));
        }
        let modifier = self.word(&MODIFIERS, "a modifier")?;
        self.need(" ")?;
        Ok(Clause::Change(modifier, self.digit()?))
    }
}
