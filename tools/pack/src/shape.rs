//! What a wasm module looks like from inside: which symbols it consists of, in which order they are coded, and what each of
//! them depends on. Packing walks through this as unpacking does; both learn the same on the way.
//!
//! Of a function come first all opcodes, then all immediates, so that each of these is seen with what is done with it. Left
//! out is what follows from the rest: the sizes of bodies, and alignments that are the usual ones. Locals are told by how
//! many others have been used since.
//!
//! Some bytes that are no opcodes have a meaning among them:
//!   0x06 to 0x09   after a load or store: its alignment, when it is not the usual one
//!   0x27           i32.const with a number of four bytes, which is an address as a rule

use alloc::{vec, vec::Vec};

use crate::coder::Coder;
use crate::mix::{CONTEXTS, Expected, KINDS, LONGEST, Model};
use crate::tree::Tree;

// The kinds of symbols.
pub const FRAME: usize = 0; // all sections but code and data
pub const DATA: usize = 1;
pub const GROUPS: usize = 2; // how many groups of locals a function has
pub const LOCALS: usize = 3;
pub const OPCODE: usize = 4;
pub const GET: usize = 5; // local.get, and so the next two
pub const SET: usize = 6;
pub const TEE: usize = 7;
pub const OFFSET: usize = 8; // of loads and stores
pub const NUMBER: usize = 9; // i32.const
pub const CALL: usize = 10;
pub const BLOCK: usize = 11; // types of blocks
pub const BRANCH: usize = 12;
pub const TABLE: usize = 13; // br_table
pub const LONG: usize = 14; // i64.const
pub const FLOAT: usize = 15;
pub const OTHER: usize = 16;
pub const ADDRESS: usize = 17;
pub const LENGTH: usize = 18; // of the paths in the trees

/// The kinds whose symbols are not bytes as they are, but have a tree of their own.
pub const TREES: [usize; 6] = [OPCODE, GET, SET, TEE, NUMBER, ADDRESS];

/// Marks the size of what is not taken apart.
pub const PLAIN: u32 = 1 << 31;

/// The usual alignment of each load and store, from 0x28 to 0x3e.
pub const ALIGNMENT: [u8; 23] = [2, 2, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 0, 1, 0, 1, 2];

/// How many numbers come after an opcode 0xfc and its second half.
pub const EXTENDED: [u8; 18] = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/// The kind of the first immediate of a symbol, if it has one.
pub const fn kind(symbol: u8) -> Option<usize> {
    Some(match symbol {
        0x02..=0x04 => BLOCK,
        0x0c | 0x0d => BRANCH,
        0x0e => TABLE,
        0x10 => CALL,
        0x20 => GET,
        0x21 => SET,
        0x22 => TEE,
        0x27 => ADDRESS,
        0x28..=0x3e => OFFSET,
        0x41 => NUMBER,
        0x42 => LONG,
        0x43 | 0x44 => FLOAT,
        0x11 | 0x1c | 0x23..=0x26 | 0x3f | 0x40 | 0xd0 | 0xd2 | 0xfc => OTHER,
        _ => return None,
    })
}

/// How many more numbers come after the first one of a symbol.
pub fn more(symbol: u8, value: u32) -> u32 {
    match symbol {
        0x0e => value.saturating_add(1),
        0x11 => 1,
        0x1c => value,
        0xfc => EXTENDED.get(value as usize).copied().unwrap_or(0).into(),
        _ => 0,
    }
}

/// Local variables by how lately they were used: rank 0 is the last one. Unused ones come in their own order.
#[derive(Default)]
pub struct Recent {
    order: Vec<u32>,
}

impl Recent {
    fn reach(&mut self, length: usize) {
        for local in self.order.len()..length {
            self.order.push(local as u32);
        }
    }

    /// Moves a local to the front, and says where it was.
    pub fn rank(&mut self, local: u32) -> usize {
        self.reach(local as usize + 1);
        let rank = self.order.iter().position(|&it| it == local).unwrap_or(0);
        self.order[..=rank].rotate_right(1);
        rank
    }

    fn local(&mut self, rank: usize) -> u32 {
        self.reach(rank + 1);
        let local = self.order[rank];
        self.order[..=rank].rotate_right(1);
        local
    }
}

/// Where the last bytes came before, and what came after them there.
struct Repeats {
    least: usize,
    places: Vec<u32>,
    place: usize,
    length: usize,
}

impl Repeats {
    fn new(least: usize) -> Self {
        Self { least, places: vec![0; 1 << 16], place: 0, length: 0 }
    }

    fn expected(&self, bytes: &[u8]) -> Option<Expected> {
        (self.length > 0).then(|| Expected { byte: bytes[self.place], length: self.length.min(LONGEST) })
    }

    /// After a byte has been added, which was the expected one or not.
    fn learn(&mut self, bytes: &[u8]) {
        if self.length > 0 && bytes[self.place] == bytes[bytes.len() - 1] {
            self.length += 1;
            self.place += 1;
        } else {
            self.length = 0;
        }
        let Some(last) = bytes.last_chunk::<12>() else { return };
        let last = &last[12 - self.least..];
        let slot = (last.iter().fold(0, |sum: u32, &byte| mixed(sum, byte.into())) >> 16) as usize;
        if self.length == 0 {
            self.place = self.places[slot] as usize;
            let same = bytes[..self.place]
                .iter()
                .rev()
                .zip(bytes.iter().rev())
                .take(LONGEST)
                .take_while(|(a, b)| a == b)
                .count();
            self.length = if same < self.least { 0 } else { same };
        }
        self.places[slot] = bytes.len() as u32;
    }
}

fn mixed(sum: u32, value: u32) -> u32 {
    (sum ^ value).wrapping_mul(0x0100_0193).rotate_left(11) ^ value.wrapping_mul(0x9E37_79B1)
}

/// One number for a context out of several.
fn context<const N: usize>(values: [u32; N]) -> u32 {
    values.into_iter().fold(0x0001_2345, mixed)
}

/// The way through a module, step by step.
pub struct Walk {
    model: Model,
    trees: Vec<Tree>,
    /// The module so far, and how long it is going to be.
    pub module: Vec<u8>,
    size: usize,
    /// How many functions of the section of code, and bytes of another section, are still to come.
    functions: u32,
    bytes: usize,
    section: usize,
    repeats: Repeats,
    opcodes: Vec<u8>,
    opcode_repeats: Repeats,
    /// The body of the present function, and its locals.
    body: Vec<u8>,
    recent: Recent,
    /// The last immediate of each kind.
    last: [u32; KINDS],
}

impl Walk {
    /// The beginning of a module of this size: the trees come first. PLAIN is added to the size when it is to be taken for mere
    /// data.
    pub fn new(coder: &mut impl Coder, size: u32) -> Self {
        let plain_data = size & PLAIN != 0;
        let size = (size & !PLAIN) as usize;
        let mut model = Model::new();
        let plain = Tree::plain();
        let mut trees: Vec<Tree> = (0..KINDS).map(|_| Tree::plain()).collect();
        for kind in TREES {
            let mut lengths = [0; 256];
            for byte in 0..256 {
                let before = |back: usize| if byte >= back { u32::from(lengths[byte - back]) } else { 99 };
                let contexts = [
                    before(1),
                    context([before(1), before(2)]),
                    context([byte as u32, 7]),
                    context([kind as u32, before(1), 8]),
                    before(2),
                    0,
                ];
                lengths[byte] = model.symbol(coder, &plain, LENGTH, contexts, None);
            }
            trees[kind] = Tree::new(&lengths);
        }
        Self {
            model,
            trees,
            module: Vec::with_capacity(size),
            size,
            functions: 0,
            bytes: if plain_data { size } else { 8 },
            section: if plain_data { DATA } else { FRAME },
            repeats: Repeats::new(5),
            opcodes: Vec::with_capacity(size / 2),
            opcode_repeats: Repeats::new(12),
            body: Vec::new(),
            recent: Recent::default(),
            last: [0; KINDS],
        }
    }

    /// Goes on by a function or a thousand bytes. Returns whether there is more. Panics when what is packed is damaged.
    pub fn advance(&mut self, coder: &mut impl Coder) -> bool {
        if self.functions > 0 {
            self.functions -= 1;
            self.function(coder);
        } else if self.bytes > 0 {
            for _ in 0..self.bytes.min(1024) {
                self.text(coder, self.section);
                self.bytes -= 1;
            }
        } else {
            let section = self.text(coder, FRAME);
            let length = self.text_number(coder);
            if section == 10 {
                self.functions = self.text_number(coder);
            } else {
                self.section = if section == 11 { DATA } else { FRAME };
                self.bytes = length as usize;
            }
        }
        assert!(self.module.len() <= self.size, "damaged");
        self.module.len() < self.size
    }

    /// A byte that is no code.
    fn text(&mut self, coder: &mut impl Coder, kind: usize) -> u8 {
        let length = self.module.len();
        let back = |by: usize| if length >= by { u32::from(self.module[length - by]) } else { 0 };
        let (a, b, c, d) = (back(1), back(2), back(3), back(4));
        let contexts = [
            context([1, d, back(8)]),
            context([2, a]),
            context([3, a, b]),
            context([4, a, b, c]),
            context([5, a, b, c, d]),
            context([6, a, b, c, d, back(5), back(6)]),
        ];
        let byte =
            self.model.symbol(coder, &self.trees[kind], kind, contexts, self.repeats.expected(&self.module));
        self.module.push(byte);
        self.repeats.learn(&self.module);
        byte
    }

    /// A number in LEB128.
    fn text_number(&mut self, coder: &mut impl Coder) -> u32 {
        let mut value = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.text(coder, FRAME);
            value |= u32::from(byte & 127) << shift;
            if byte < 128 {
                break;
            }
        }
        value
    }

    fn function(&mut self, coder: &mut impl Coder) {
        self.body.clear();
        self.locals(coder);
        let begin = self.opcodes.len();
        self.opcodes_of_function(coder);
        self.recent.order.clear();
        Immediates { end: self.opcodes.len(), walk: self, coder, past: [0; 4], uses: [0; 256] }.all(begin);
        leb(&mut self.module, self.body.len() as u32);
        self.module.extend_from_slice(&self.body);
    }

    fn locals(&mut self, coder: &mut impl Coder) {
        let groups = self.model.symbol(coder, &self.trees[GROUPS], GROUPS, [0; CONTEXTS], None);
        assert!(groups < 128, "damaged");
        self.body.push(groups);
        let groups = u32::from(groups);
        let mut before = 0;
        for index in 0..2 * groups {
            let mut value = 0;
            for _ in 0..5 {
                let contexts = [
                    index & 1,
                    context([index, 3]),
                    context([before, 1]),
                    context([groups, index]),
                    context([before, groups, index]),
                    0,
                ];
                let byte = self.model.symbol(coder, &self.trees[LOCALS], LOCALS, contexts, None);
                self.body.push(byte);
                value = mixed(value, byte.into());
                if byte < 128 {
                    break;
                }
            }
            before = value;
        }
    }

    /// The opcodes of a function, to the end of its body.
    fn opcodes_of_function(&mut self, coder: &mut impl Coder) {
        let begin = self.opcodes.len();
        let mut depth = 1;
        while depth > 0 {
            let length = self.opcodes.len();
            assert!(length <= self.size, "damaged");
            let back = |by: usize| if length >= by { u32::from(self.opcodes[length - by]) } else { 0 };
            let two = context([back(1), back(2)]);
            let four = context([two, back(3), back(4)]);
            let seven = context([four, back(5), back(6), back(7)]);
            let contexts = [
                context([two, u32::from(length == begin)]),
                context([two, back(3), 3]),
                four,
                context([four, back(5), 5]),
                seven,
                context([seven, back(8), back(9), back(10)]),
            ];
            let symbol = self.model.symbol(
                coder,
                &self.trees[OPCODE],
                OPCODE,
                contexts,
                self.opcode_repeats.expected(&self.opcodes),
            );
            self.opcodes.push(symbol);
            self.opcode_repeats.learn(&self.opcodes);
            match symbol {
                0x02..=0x04 => depth += 1,
                0x0b => depth -= 1,
                _ => {}
            }
        }
    }
}

/// What comes after the opcodes of one function.
struct Immediates<'a, C> {
    walk: &'a mut Walk,
    coder: &'a mut C,
    /// Where its opcodes end.
    end: usize,
    /// The last immediates of all kinds, the latest first.
    past: [u32; 4],
    /// How each local was used last, and how often.
    uses: [u8; 256],
}

impl<C: Coder> Immediates<'_, C> {
    fn all(&mut self, begin: usize) {
        for at in begin..self.end {
            let symbol = self.symbol(at);
            match symbol {
                0x06..=0x09 => continue,
                0x27 => self.walk.body.push(0x41),
                _ => self.walk.body.push(symbol),
            }
            let Some(kind) = kind(symbol) else { continue };
            match kind {
                GET | SET | TEE => self.local(at, kind),
                FLOAT => {
                    let length = if symbol == 0x43 { 4 } else { 8 };
                    self.bytes(at, FLOAT, length);
                }
                ADDRESS => self.bytes(at, ADDRESS, 4),
                _ => {
                    if kind == OFFSET {
                        let unusual = self.symbol(at + 1).wrapping_sub(6);
                        self.walk.body.push(if unusual < 4 {
                            unusual
                        } else {
                            ALIGNMENT[symbol as usize - 0x28]
                        });
                    }
                    let value = self.number(at, kind);
                    for _ in 0..more(symbol, value) {
                        self.number(at, kind);
                    }
                }
            }
        }
    }

    fn symbol(&self, at: usize) -> u8 {
        self.walk.opcodes[..self.end].get(at).copied().unwrap_or(0)
    }

    fn before(&self, at: usize, by: usize) -> u32 {
        if at >= by { self.symbol(at - by).into() } else { 0 }
    }

    fn remember(&mut self, value: u32) {
        self.past.rotate_right(1);
        self.past[0] = value;
    }

    fn local(&mut self, at: usize, kind: usize) {
        let symbol = u32::from(self.symbol(at));
        let [next, after] = [1, 2].map(|by| u32::from(self.symbol(at + by)));
        let [before, earlier] = [1, 2].map(|by| self.before(at, by));
        let used = |rank: usize| {
            self.walk.recent.order.get(rank).map_or(99, |&local| u32::from(self.uses[local as usize & 255]))
        };
        let [last, second, third, fourth] = self.past;
        let contexts = [
            context([1, next, used(0), used(1), used(2)]),
            context([2, before, next, last]),
            context([3, next, after, self.walk.recent.order.len().min(12) as u32]),
            context([4, before, earlier, next]),
            context([5, last, second, third, next]),
            context([6, last, second, third, fourth, next, before]),
        ];
        let mut code =
            |contexts| self.walk.model.symbol(self.coder, &self.walk.trees[kind], kind, contexts, None);
        let mut rank = usize::from(code(contexts));
        while rank > 0 && rank % 255 == 0 {
            assert!(rank < 1 << 16, "damaged");
            let further = usize::from(code([context([7, symbol]); CONTEXTS]));
            rank += further;
            if further < 255 {
                break;
            }
        }
        let local = self.walk.recent.local(rank);
        let use_ = &mut self.uses[local as usize & 255];
        *use_ = kind as u8 - GET as u8 + if kind == GET { 4 * (*use_ / 4 + 1).min(3) } else { 0 };
        leb(&mut self.walk.body, local);
        self.remember(rank as u32 | 256);
    }

    /// A number in LEB128; its value is right up to 32 bits.
    fn number(&mut self, at: usize, kind: usize) -> u32 {
        let (mut value, mut so_far) = (0, 0);
        for place in 0..10 {
            let byte = self.byte(at, kind, place, so_far);
            value |= u32::from(byte & 127).checked_shl(7 * place).unwrap_or(0);
            so_far = mixed(so_far, byte.into());
            if byte < 128 {
                break;
            }
        }
        self.walk.last[kind] = so_far;
        self.remember(so_far | 512);
        value
    }

    fn bytes(&mut self, at: usize, kind: usize, length: u32) {
        let mut so_far = 0;
        for place in 0..length {
            let byte = self.byte(at, kind, place, so_far);
            so_far = mixed(so_far, byte.into());
        }
        self.walk.last[kind] = so_far;
        self.remember(so_far | 512);
    }

    fn byte(&mut self, at: usize, kind: usize, place: u32, so_far: u32) -> u8 {
        let symbol = u32::from(self.symbol(at));
        let [next, after] = [1, 2].map(|by| u32::from(self.symbol(at + by)));
        let [before, earlier] = [1, 2].map(|by| self.before(at, by));
        let here = context([symbol, place, so_far]);
        let contexts = [
            here,
            context([here, next]),
            context([here, before, earlier]),
            context([here, before, self.walk.last[kind]]),
            context([here, before, next, after]),
            context([here, self.past[0], self.past[1], self.past[2], before]),
        ];
        let byte = self.walk.model.symbol(self.coder, &self.walk.trees[kind], kind, contexts, None);
        self.walk.body.push(byte);
        assert!(self.walk.body.len() <= self.walk.size, "damaged");
        byte
    }
}

fn leb(bytes: &mut Vec<u8>, mut value: u32) {
    while value > 127 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locals_are_told_by_how_lately_they_were_used() {
        let mut there = Recent::default();
        let mut back = Recent::default();
        for (local, rank) in [(0, 0), (1, 1), (1, 0), (0, 1), (5, 5), (0, 1), (300, 300), (5, 2)] {
            assert_eq!(there.rank(local), rank);
            assert_eq!(back.local(rank), local);
        }
    }

    #[test]
    fn what_came_before_is_expected_again() {
        let mut repeats = Repeats::new(5);
        let mut bytes = Vec::new();
        for &byte in b"and now the lava flows, the lava " {
            bytes.push(byte);
            repeats.learn(&bytes);
        }
        assert_eq!(repeats.expected(&bytes).map(|it| it.byte), Some(b'f'));
        bytes.push(b'x');
        repeats.learn(&bytes);
        assert!(repeats.expected(&bytes).is_none());
    }
}
