//! Arithmetic coding: bits and how likely they are become bytes, and the other way round.

use alloc::vec::Vec;

/// Codes bits, in one of the two directions.
pub trait Coder {
    /// The next symbol, if it is known: that is, while packing.
    fn next(&mut self) -> Option<u8>;
    /// Codes a bit that is a one with this probability (in 1/65536, neither 0 nor 1), and says which it is.
    fn bit(&mut self, one: u32, known: Option<u32>) -> u32;
}

/// What is left of all numbers from 0 to 2³² - 1 after the bits so far; both ends are in it.
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    fn middle(&self, one: u32) -> u32 {
        self.low + ((u64::from(self.high - self.low) * u64::from(one)) >> 16) as u32
    }

    fn narrow(&mut self, middle: u32, bit: u32) {
        if bit == 1 { self.high = middle } else { self.low = middle + 1 }
    }

    /// Takes a byte off that both ends have in common.
    fn shift(&mut self) -> Option<u8> {
        if (self.low ^ self.high) >> 24 != 0 {
            return None;
        }
        let byte = (self.low >> 24) as u8;
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(byte)
    }
}

pub struct Decoder {
    range: Range,
    number: u32,
    /// What is packed; more may be added to its end while it is being unpacked.
    pub packed: Vec<u8>,
    /// How many bytes of it have been used.
    pub used: usize,
}

impl Decoder {
    pub const fn new(packed: Vec<u8>) -> Self {
        Self { range: Range::ALL, number: 0, packed, used: 0 }
    }

    /// To be called once, when there are four bytes.
    pub fn begin(&mut self) {
        for _ in 0..4 {
            self.take();
        }
    }

    fn take(&mut self) {
        let byte = self.packed.get(self.used).copied().unwrap_or(0);
        self.number = self.number << 8 | u32::from(byte);
        self.used += 1;
    }
}

impl Coder for Decoder {
    fn next(&mut self) -> Option<u8> {
        None
    }

    fn bit(&mut self, one: u32, _: Option<u32>) -> u32 {
        let middle = self.range.middle(one);
        let bit = u32::from(self.number <= middle);
        self.range.narrow(middle, bit);
        while self.range.shift().is_some() {
            self.take();
        }
        bit
    }
}

#[cfg(not(target_family = "wasm"))]
pub struct Encoder<'a> {
    range: Range,
    symbols: core::slice::Iter<'a, u8>,
    packed: Vec<u8>,
}

#[cfg(not(target_family = "wasm"))]
impl<'a> Encoder<'a> {
    pub fn new(symbols: &'a [u8]) -> Self {
        Self { range: Range::ALL, symbols: symbols.iter(), packed: Vec::new() }
    }

    /// Whether every symbol has been coded.
    pub fn is_done(&self) -> bool {
        self.symbols.len() == 0
    }

    /// How many bytes there are so far.
    pub fn written(&self) -> usize {
        self.packed.len()
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.packed.extend(self.range.high.to_be_bytes());
        self.packed
    }
}

#[cfg(not(target_family = "wasm"))]
impl Coder for Encoder<'_> {
    fn next(&mut self) -> Option<u8> {
        // After the end come zeros, and nobody reads them.
        Some(self.symbols.next().copied().unwrap_or(0))
    }

    fn bit(&mut self, one: u32, known: Option<u32>) -> u32 {
        let bit = known.unwrap_or(0);
        self.range.narrow(self.range.middle(one), bit);
        while let Some(byte) = self.range.shift() {
            self.packed.push(byte);
        }
        bit
    }
}
