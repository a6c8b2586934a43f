//! Packing, and the same way back to make sure.

use crate::coder::{Decoder, Encoder};
use crate::shape::{PLAIN, TREES, Walk};
use crate::split::split;
use crate::tree;

/// So many bytes more must have been loaded than were used, or all, before the next step. tools/unpack.js knows it, too.
pub const AHEAD: usize = 16384;

/// A module, packed: its size as `Walk` wants it, and what the coder wrote.
pub struct Packed {
    pub size: u32,
    pub bytes: Vec<u8>,
}

/// A module, taken apart and packed. Refused with a sentence when it is not known how, and when it would not come back as it was.
pub fn pack(module: &[u8]) -> Result<Packed, String> {
    let found = split(module)?;
    let mut symbols = Vec::new();
    for kind in TREES {
        let mut counts = [0; 256];
        for &(_, byte) in found.iter().filter(|(its, _)| *its == kind) {
            counts[byte as usize] += 1;
        }
        symbols.extend(tree::lengths(&counts));
    }
    symbols.extend(found.iter().map(|&(_, byte)| byte));
    encode(&symbols, module, size(module)?)
}

/// Any bytes, packed as they are.
pub fn pack_plain(bytes: &[u8]) -> Result<Packed, String> {
    let mut symbols: Vec<u8> = TREES.iter().flat_map(|_| tree::lengths(&[0; 256])).collect();
    symbols.extend(bytes);
    encode(&symbols, bytes, size(bytes)? | PLAIN)
}

fn size(module: &[u8]) -> Result<u32, String> {
    u32::try_from(module.len())
        .ok()
        .filter(|size| (8..PLAIN).contains(size))
        .ok_or_else(|| format!("{} bytes are no module", module.len()))
}

fn encode(symbols: &[u8], module: &[u8], size: u32) -> Result<Packed, String> {
    let mut coder = Encoder::new(symbols);
    let mut walk = Walk::new(&mut coder, size);
    loop {
        let before = coder.written();
        let more = walk.advance(&mut coder);
        if coder.written() - before > AHEAD / 2 {
            return Err("a single function is too large".into());
        }
        if !more || coder.is_done() {
            break;
        }
    }
    // Not put together again as it was, it would be damaged for who unpacks it.
    if walk.module != module {
        return Err("it would not unpack to what it was".into());
    }
    let packed = Packed { size, bytes: coder.finish() };
    if unpack(&packed) != module {
        return Err("it would not unpack to what it was".into());
    }
    Ok(packed)
}

/// The module. Panics when what is packed is damaged.
pub fn unpack(packed: &Packed) -> Vec<u8> {
    let mut coder = Decoder::new(packed.bytes.clone());
    coder.begin();
    let mut walk = Walk::new(&mut coder, packed.size);
    while walk.advance(&mut coder) {}
    walk.module
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many bytes, each made from its place.
    fn sample(length: usize, of: impl Fn(u64) -> u8) -> Vec<u8> {
        (0..length as u64).map(of).collect()
    }

    #[test]
    fn any_bytes_come_back() {
        let samples = [
            vec![0; 8],
            sample(5000, |n| b"lava wall tile "[(n * n % 15) as usize]),
            sample(5000, |n| (n / 16) as u8),
            sample(5000, |n| (n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(n << 7) >> 56) as u8),
        ];
        for bytes in samples {
            assert_eq!(unpack(&pack_plain(&bytes).unwrap()), bytes);
        }
    }

    #[test]
    fn what_repeats_itself_takes_next_to_nothing() {
        let packed = pack_plain(&sample(20000, |n| (n % 251) as u8)).unwrap();
        assert!(packed.bytes.len() < 800, "{} bytes", packed.bytes.len());
    }

    #[test]
    fn noise_grows_by_little() {
        let noise = sample(20000, |n| {
            (n.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left((n % 61) as u32).wrapping_mul(n | 1) >> 40)
                as u8
        });
        let packed = pack_plain(&noise).unwrap();
        assert!(packed.bytes.len() < 21000, "{} bytes", packed.bytes.len());
    }

    #[test]
    fn what_is_no_module_is_refused_with_a_sentence() {
        for bytes in
            [&b""[..], b"\0asm", b"\0asm\x01\0\0\0\x0a\x04\x01\x02\x00\xfd", b"\0asm\x01\0\0\0\x0a\xff"]
        {
            let why = pack(bytes).err().unwrap();
            assert!(why.contains(' '), "{why}");
        }
    }
}
