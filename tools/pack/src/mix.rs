//! Predicts bits by context mixing (after M. Mahoney, *Adaptive weighing of context models*, 2005): each of six contexts
//! tells what came after it before, a small neural network weighs what they say, and a last map corrects its habits.
//! Integers only, so that packing and unpacking agree on every machine.

use alloc::{vec, vec::Vec};
use core::array::from_fn;

use crate::coder::Coder;
use crate::tree::Tree;

/// How many contexts a symbol is predicted from.
pub const CONTEXTS: usize = 6;
/// How many kinds of symbols there are; each learns by itself.
pub const KINDS: usize = 19;
/// A context has this many lines, a power of two: half a MiB. With twice as many it packs 3.5 kB better, and unpacks a third slower.
const LINES: usize = 1 << 15;
/// What the network adds up: the contexts, what came after the same sequence before, and a constant.
const INPUTS: usize = CONTEXTS + 2;
/// Logarithms of odds are in 1/256 and lie in ±12.
const LIMIT: i32 = 12 * 256 - 1;
/// How often a sequence has to go on as before until its word counts no more than it does.
pub const LONGEST: usize = 31;

/// The logistic function at -12, -11.5 … 12, in 1/65536.
const LOGISTIC: [u16; 49] = [
    1, 1, 1, 2, 3, 5, 8, 13, 22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625,
    24743, 32768, 40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438,
    65476, 65500, 65514, 65523, 65528, 65531, 65533, 65534, 65535, 65535, 65535,
];

/// What has been learned about one kind of symbols.
struct Kind {
    /// The probability of a one after each history, by context, in 1/65536.
    histories: [[u16; 256]; CONTEXTS],
    /// How often a sequence that repeats itself went on, by length.
    repeats: [u16; LONGEST + 1],
    /// By how far the sequence that repeats itself is to be trusted, and node.
    weights: [[[i32; INPUTS]; 256]; 4],
    /// What came true of the network's prediction, by node and prediction.
    corrections: [[u16; 25]; 256],
}

/// For one context, what came after it at each of the 15 nodes of four bits; the first byte is a check.
type Line = [u8; 16];

/// All that has been learned so far.
pub struct Model {
    lines: Vec<Line>,
    kinds: Vec<Kind>,
    tables: Tables,
}

/// What does not change.
struct Tables {
    stretch: [i16; 4096],
    squash: [u16; 2 * LIMIT as usize + 1],
    after: [[u8; 256]; 2],
}

/// A byte that is likely to come, and after how many that came as expected.
#[derive(Clone, Copy)]
pub struct Expected {
    pub byte: u8,
    pub length: usize,
}

impl Model {
    pub fn new() -> Self {
        let mut first = [0; 256];
        for (history, value) in first.iter_mut().enumerate() {
            let (zeros, ones) = (history as u32 >> 4, history as u32 & 15);
            *value = ((10 * ones + 3) * 65535 / (10 * (zeros + ones) + 6)) as u16;
        }
        let kind = || Kind {
            histories: [first; CONTEXTS],
            repeats: [62000; LONGEST + 1],
            weights: [[[20000; INPUTS]; 256]; 4],
            corrections: [from_fn(|place| LOGISTIC[place * 2]); 256],
        };
        Self {
            lines: vec![[0; 16]; CONTEXTS * LINES],
            kinds: (0..KINDS).map(|_| kind()).collect(),
            tables: Tables::new(),
        }
    }

    /// Codes one symbol: what the coder knows or finds out.
    #[inline(never)]
    pub fn symbol(
        &mut self,
        coder: &mut impl Coder,
        tree: &Tree,
        kind: usize,
        contexts: [u32; CONTEXTS],
        expected: Option<Expected>,
    ) -> u8 {
        let known = coder.next().map(|byte| tree.path(byte));
        let expected = expected.map(|it| (tree.path(it.byte), it.length));
        let mut places = [0; CONTEXTS];
        let mut lines = [[0; 16]; CONTEXTS];
        let mut node = 1;
        let mut all = 1;
        for depth in 0.. {
            if depth & 3 == 0 {
                if depth > 0 {
                    self.keep(places, lines);
                }
                places = self.places(contexts, kind as u32, all);
                lines = places.map(|place| self.lines[place]);
                node = 1;
            }
            let known = known.map(|(path, length)| path >> (length - 1 - depth) & 1);
            // What is expected counts as long as it has been right within this symbol.
            let says = expected.filter(|((path, length), _)| {
                *length > depth && (path | 1 << length) >> (length - depth) == all
            });
            let says = says.map(|((path, length), strength)| (path >> (length - 1 - depth) & 1, strength));
            let bit = self.kinds[kind].bit(
                &self.tables,
                coder,
                (&mut lines, node, all as usize & 255),
                says,
                known,
            );
            node = node * 2 + bit as usize;
            all = all * 2 + bit;
            if let Some(byte) = tree.leaf(all - (1 << (depth + 1)), depth + 1) {
                self.keep(places, lines);
                return byte;
            }
        }
        unreachable!("a tree has an end")
    }

    fn keep(&mut self, places: [usize; CONTEXTS], lines: [Line; CONTEXTS]) {
        for (place, line) in places.into_iter().zip(lines) {
            self.lines[place] = line;
        }
    }

    /// Where the lines of the contexts are at this depth: for each its own if it has one, or else that of two which has seen
    /// less.
    fn places(&mut self, contexts: [u32; CONTEXTS], kind: u32, all: u32) -> [usize; CONTEXTS] {
        let salt = kind.wrapping_mul(0x3779_B1B1);
        let places: [(usize, u8); CONTEXTS] = from_fn(|index| {
            let mut hash = contexts[index]
                .wrapping_add(salt)
                .wrapping_mul(0x9E37_79B1)
                .wrapping_add(all.wrapping_mul(0x85EB_CA6B));
            hash ^= hash >> 15;
            hash = hash.wrapping_mul(0x2C1B_3C6D);
            hash ^= hash >> 13;
            (index * LINES + (hash as usize & (LINES - 1)), (hash >> 24) as u8 | 1)
        });
        // All are read before anything depends on one of them: they are far apart, and the waiting is done once.
        let heads: [[u8; 4]; CONTEXTS] = from_fn(|index| {
            let (first, second) = (&self.lines[places[index].0], &self.lines[places[index].0 ^ 1]);
            [first[0], second[0], first[1], second[1]]
        });
        from_fn(|index| {
            let (first, check) = places[index];
            let [own, other, seen, seen_other] = heads[index];
            if own == check {
                return first;
            }
            if other == check {
                return first ^ 1;
            }
            let sum = |history: u8| (history >> 4) + (history & 15);
            let line = if sum(seen) <= sum(seen_other) { first } else { first ^ 1 };
            self.lines[line] = [0; 16];
            self.lines[line][0] = check;
            line
        })
    }
}

impl Kind {
    fn bit(
        &mut self,
        tables: &Tables,
        coder: &mut impl Coder,
        (lines, node, all): (&mut [Line; CONTEXTS], usize, usize),
        says: Option<(u32, usize)>,
        known: Option<u32>,
    ) -> u32 {
        let node = node & 15;
        let mut inputs = [0; INPUTS];
        for ((input, line), map) in inputs.iter_mut().zip(lines.iter()).zip(&self.histories) {
            let history = line[node];
            if history > 0 {
                *input = tables.stretched(map[history as usize]);
            }
        }
        let mut trust = 0;
        if let Some((bit, length)) = says {
            let sure = tables.stretched(self.repeats[length]);
            inputs[CONTEXTS] = if bit == 1 { sure } else { -sure };
            trust = match length {
                0..8 => 1,
                8..20 => 2,
                _ => 3,
            };
        }
        inputs[CONTEXTS + 1] = 80;
        let weights = &mut self.weights[trust][all];
        let sum = inputs
            .iter()
            .zip(weights.iter())
            .fold(0_i32, |sum, (input, weight)| sum.wrapping_add(input.wrapping_mul(weight >> 2)));
        let sum = (sum >> 14).clamp(-LIMIT, LIMIT);
        let mixed = i32::from(tables.squash[(sum + LIMIT) as usize]);

        let place = (sum + 12 * 256) as usize;
        let part = (place & 255) as i32;
        let place = (place >> 8).min(23);
        let corrections = &mut self.corrections[all];
        let corrected =
            (i32::from(corrections[place]) * (256 - part) + i32::from(corrections[place + 1]) * part) >> 8;

        let bit = coder.bit(((mixed + corrected) >> 1).clamp(16, 65520) as u32, known);

        let target = if bit == 1 { 65535 } else { 0 };
        let error = target - mixed;
        for (weight, input) in weights.iter_mut().zip(inputs) {
            *weight = weight.wrapping_add((input * error + 0x4000) >> 15);
        }
        approach(&mut corrections[place + (part >> 7) as usize], target);
        let after = &tables.after[bit as usize & 1];
        for (line, map) in lines.iter_mut().zip(&mut self.histories) {
            let history = &mut line[node];
            approach(&mut map[*history as usize], target);
            *history = after[*history as usize];
        }
        if let Some((said, length)) = says {
            approach(&mut self.repeats[length], if said == bit { 65535 } else { 0 });
        }
        bit
    }
}

impl Tables {
    fn new() -> Self {
        let squash: [u16; 2 * LIMIT as usize + 1] = from_fn(|index| logistic(index as i32 - LIMIT));
        let mut from = 0;
        let stretch = from_fn(|part| {
            let wanted = part as u16 * 16 + 8;
            while from < squash.len() - 1 && squash[from] < wanted {
                from += 1;
            }
            (from as i32 - LIMIT) as i16
        });
        let of = |history: usize| (history as u32 >> 4, history as u32 & 15);
        let after_zero =
            from_fn(|history| counted(of(history).0, of(history).1, |zeros, ones| zeros << 4 | ones));
        let after_one =
            from_fn(|history| counted(of(history).1, of(history).0, |ones, zeros| zeros << 4 | ones));
        Self { stretch, squash, after: [after_zero, after_one] }
    }

    fn stretched(&self, probability: u16) -> i32 {
        self.stretch[probability as usize >> 4].into()
    }
}

impl Default for Model {
    fn default() -> Self {
        Self::new()
    }
}

/// Goes a 64th of the way.
fn approach(value: &mut u16, target: i32) {
    let from = i32::from(*value);
    *value = (from + ((target - from) >> 6)) as u16;
}

/// Between two entries of the table, for a logarithm in 1/256.
fn logistic(value: i32) -> u16 {
    let from = value + 12 * 256;
    let (place, part) = ((from >> 7) as usize, from & 127);
    ((i32::from(LOGISTIC[place]) * (128 - part) + i32::from(LOGISTIC[place + 1]) * part) >> 7) as u16
}

/// A history with one more of the first sort. What is new says more than what is old: of many of the other sort some are
/// forgotten.
fn counted(more: u32, other: u32, history: impl Fn(u32, u32) -> u32) -> u8 {
    const KEPT: [u32; 16] = [0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7];
    history((more + 1).min(15), KEPT[other as usize]) as u8
}
