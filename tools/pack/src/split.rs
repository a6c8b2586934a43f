//! A module as the symbols that `shape` says it consists of, in their order.

use crate::shape::{
    ADDRESS, ALIGNMENT, DATA, EXTENDED, FLOAT, FRAME, GET, GROUPS, LOCALS, OFFSET, OPCODE, Recent, SET, TEE,
    kind, more,
};

/// What a module consists of, each with its kind. Refused with a sentence when there is something in its code that is not
/// known here.
pub fn split(module: &[u8]) -> Result<Vec<(usize, u8)>, String> {
    let mut reader = Reader { module, at: 0, symbols: Vec::with_capacity(module.len()) };
    reader.all(FRAME, 8)?;
    while reader.at < module.len() {
        let section = reader.peek()?;
        reader.all(FRAME, 1)?;
        let length = reader.number(FRAME)? as usize;
        if section != 10 {
            reader.all(if section == 11 { DATA } else { FRAME }, length)?;
            continue;
        }
        for _ in 0..reader.number(FRAME)? {
            let size = reader.skip()? as usize;
            reader.function(reader.at + size)?;
        }
    }
    Ok(reader.symbols)
}

struct Reader<'a> {
    module: &'a [u8],
    at: usize,
    symbols: Vec<(usize, u8)>,
}

impl Reader<'_> {
    fn peek(&self) -> Result<u8, String> {
        self.module.get(self.at).copied().ok_or_else(|| "it ends too early".into())
    }

    fn take(&mut self) -> Result<u8, String> {
        let byte = self.peek()?;
        self.at += 1;
        Ok(byte)
    }

    fn all(&mut self, kind: usize, length: usize) -> Result<(), String> {
        for _ in 0..length {
            let byte = self.take()?;
            self.symbols.push((kind, byte));
        }
        Ok(())
    }

    /// Steps over a number in LEB128; its value is right up to 32 bits.
    fn skip(&mut self) -> Result<u32, String> {
        let mut value = 0;
        for place in 0..10 {
            let byte = self.take()?;
            value |= u32::from(byte & 127).checked_shl(7 * place).unwrap_or(0);
            if byte < 128 {
                return Ok(value);
            }
        }
        Err(format!("a number at {} does not end", self.at))
    }

    fn number(&mut self, kind: usize) -> Result<u32, String> {
        let from = self.at;
        let value = self.skip()?;
        self.symbols.extend(self.module[from..self.at].iter().map(|&byte| (kind, byte)));
        Ok(value)
    }

    fn function(&mut self, end: usize) -> Result<(), String> {
        let groups = self.number(GROUPS)?;
        if groups > 127 {
            return Err(format!("{groups} groups of locals"));
        }
        for _ in 0..2 * groups {
            self.number(LOCALS)?;
        }
        let found = self.instructions(end)?;
        self.symbols.extend(found.iter().map(|&(symbol, _)| (OPCODE, symbol)));
        let mut recent = Recent::default();
        for (symbol, from) in found {
            self.at = from;
            let Some(kind) = kind(symbol) else { continue };
            match kind {
                FLOAT => self.all(kind, if symbol == 0x43 { 4 } else { 8 })?,
                ADDRESS => self.all(kind, 4)?,
                GET | SET | TEE => {
                    let local = self.skip()?;
                    let mut rank = recent.rank(local);
                    while rank >= 255 {
                        self.symbols.push((kind, 255));
                        rank -= 255;
                    }
                    self.symbols.push((kind, rank as u8));
                }
                _ => {
                    self.at += usize::from(kind == OFFSET);
                    let value = self.number(kind)?;
                    for _ in 0..more(symbol, value) {
                        self.number(kind)?;
                    }
                }
            }
        }
        self.at = end;
        Ok(())
    }

    /// The symbols of a body, and where the immediates of each begin.
    fn instructions(&mut self, end: usize) -> Result<Vec<(u8, usize)>, String> {
        let mut found = Vec::new();
        while self.at < end {
            let symbol = self.take()?;
            let from = self.at;
            if !known(symbol) {
                return Err(format!("opcode 0x{symbol:02x} at {} is not known", from - 1));
            }
            found.push((symbol, from));
            match symbol {
                0x41 => {
                    self.skip()?;
                    if self.at - from == 4 {
                        found.pop();
                        found.push((0x27, from));
                    }
                }
                0x28..=0x3e => {
                    let alignment = self.take()?;
                    if alignment > 3 {
                        return Err(format!("alignment {alignment} at {from} is not known"));
                    }
                    if alignment != ALIGNMENT[symbol as usize - 0x28] {
                        found.push((alignment + 6, from));
                    }
                    self.skip()?;
                }
                0x43 => self.at += 4,
                0x44 => self.at += 8,
                _ if kind(symbol).is_some() => {
                    let value = self.skip()?;
                    if symbol == 0xfc && value as usize >= EXTENDED.len() {
                        return Err(format!("opcode 0xfc {value} at {from} is not known"));
                    }
                    for _ in 0..more(symbol, value) {
                        self.skip()?;
                    }
                }
                _ => {}
            }
        }
        if self.at != end {
            return Err(format!("the body of a function does not end at {end}"));
        }
        Ok(found)
    }
}

/// Whether `shape` knows what comes after this opcode.
fn known(opcode: u8) -> bool {
    matches!(opcode, 0x00..0x06 | 0x0b..0x12 | 0x1a..0x1d | 0x20..=0x26 | 0x28..=0xc4 | 0xd0..0xd3 | 0xfc)
}
