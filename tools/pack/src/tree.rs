//! Which bits a symbol consists of: eight as in its byte, or by Huffman's code, in which frequent ones have fewer. Fewer bits
//! are fewer predictions, so it is the time that this saves.

use alloc::vec::Vec;

/// The longest path from the root.
pub const DEEPEST: usize = 20;

/// A canonical prefix code over bytes.
pub struct Tree {
    paths: [(u32, usize); 256],
    /// All symbols by length and value, and where those of each length begin, as a path and in the list.
    sorted: Vec<u8>,
    first: [u32; DEEPEST + 2],
    start: [usize; DEEPEST + 2],
}

impl Tree {
    /// By the lengths of paths, 0 for what does not occur.
    pub fn new(lengths: &[u8; 256]) -> Self {
        let mut tree = Self {
            paths: [(0, 0); 256],
            sorted: Vec::with_capacity(256),
            first: [0; DEEPEST + 2],
            start: [0; DEEPEST + 2],
        };
        let mut path = 0;
        for length in 1..=DEEPEST {
            tree.first[length] = path;
            tree.start[length] = tree.sorted.len();
            for byte in 0..=255 {
                if lengths[byte as usize] as usize == length {
                    tree.paths[byte as usize] = (path, length);
                    tree.sorted.push(byte);
                    path += 1;
                }
            }
            path <<= 1;
        }
        tree.start[DEEPEST + 1] = tree.sorted.len();
        tree
    }

    /// The bits of each byte as they are.
    pub fn plain() -> Self {
        Self::new(&[8; 256])
    }

    /// The path to a symbol and its length; the length is 0 if it does not occur.
    pub fn path(&self, byte: u8) -> (u32, usize) {
        self.paths[byte as usize]
    }

    /// The symbol at the end of a path, if it ends there. Panics where no symbol can come any more: what is unpacked is damaged.
    pub fn leaf(&self, path: u32, length: usize) -> Option<u8> {
        let (from, to) = (self.start[length], self.start[length + 1]);
        let index = path.checked_sub(self.first[length])? as usize;
        (index < to - from).then(|| self.sorted[from + index])
    }
}

/// Huffman's lengths for symbols that occur so often, at most DEEPEST.
#[cfg(not(target_family = "wasm"))]
pub fn lengths(counts: &[u32; 256]) -> [u8; 256] {
    let mut lengths = [0; 256];
    let mut groups: Vec<(u64, Vec<u8>)> = (0..=255)
        .filter(|&byte| counts[byte as usize] > 0)
        .map(|byte| (u64::from(counts[byte as usize]), alloc::vec![byte]))
        .collect();
    // A tree needs two ends.
    for byte in 0..2 {
        if groups.len() < 2 && !groups.iter().any(|(_, members)| members.contains(&byte)) {
            groups.push((1, alloc::vec![byte]));
        }
    }
    while groups.len() > 1 {
        groups.sort_by(|a, b| b.cmp(a));
        let (Some((a, mut members)), Some((b, others))) = (groups.pop(), groups.pop()) else { break };
        members.extend(others);
        for &member in &members {
            lengths[member as usize] += 1;
        }
        groups.push((a + b, members));
    }
    if lengths.iter().any(|&length| length as usize > DEEPEST) {
        // Rarer symbols are taken for a little less rare, until it fits.
        return self::lengths(&counts.map(|count| if count > 0 { count / 2 + 1 } else { 0 }));
    }
    lengths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(of: &[(u8, u32)]) -> [u32; 256] {
        let mut counts = [0; 256];
        of.iter().for_each(|&(byte, count)| counts[byte as usize] = count);
        counts
    }

    #[test]
    fn frequent_symbols_have_short_paths() {
        let lengths = lengths(&counts(&[(7, 50), (3, 30), (9, 15), (200, 5)]));
        assert_eq!([7, 3, 9, 200, 8].map(|byte: usize| lengths[byte]), [1, 2, 3, 3, 0]);
    }

    #[test]
    fn every_path_leads_to_its_symbol_and_no_sooner() {
        for lengths in [
            lengths(&counts(&[(0, 9), (1, 9), (2, 5), (77, 1), (255, 1)])),
            lengths(&counts(&[(4, 1)])),
            lengths(&[0; 256]),
            [8; 256],
        ] {
            let tree = Tree::new(&lengths);
            for byte in (0..=255).filter(|&byte| lengths[byte as usize] > 0) {
                let (path, length) = tree.path(byte);
                for depth in 1..length {
                    assert_eq!(tree.leaf(path >> (length - depth), depth), None);
                }
                assert_eq!(tree.leaf(path, length), Some(byte));
            }
        }
    }

    #[test]
    fn paths_stay_within_the_deepest() {
        let mut fibonacci = [0; 256];
        (fibonacci[0], fibonacci[1]) = (1, 1);
        for index in 2..40 {
            fibonacci[index] = fibonacci[index - 1] + fibonacci[index - 2];
        }
        let lengths = lengths(&fibonacci);
        assert!(lengths.iter().all(|&length| length as usize <= DEEPEST));
        let filled: f64 =
            lengths.iter().filter(|&&length| length > 0).map(|&length| 0.5_f64.powi(length.into())).sum();
        assert!((filled - 1.0).abs() < 1e-9);
    }
}
