//! The fuzz targets among the tests: everything in `fuzz/corpus`, then so many inputs made from it, always the same ones. It
//! finds in seconds what has become wrong; the search for what nobody thought of is `make fuzz`.
//!
//! `FUZZ_INPUT=file` with a target's name as filter runs that one input. `UPDATE_CORPUS=1` writes the first inputs anew.
#![cfg(not(feature = "web"))] // Rules and session are the same with the app: once is enough.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    env, fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    time::{Duration, Instant},
};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

mod seeds;
mod targets;

/// More than any input takes, on the slowest machine.
const MOST_TIME: Duration = Duration::from_secs(20);
/// More than all targets together need at any time.
const MOST_MEMORY: usize = 256 << 20;

#[test]
fn records() {
    run("records", 20_000);
}

#[test]
fn links() {
    run("links", 10_000);
}

#[test]
fn actions() {
    run("actions", 8_000);
}

#[test]
fn tables() {
    run("tables", 2_500);
}

#[test]
fn saves() {
    run("saves", 6_000);
}

/// Runs a target with its corpus and with so many inputs made from it.
fn run(name: &str, inputs: u32) {
    let target = targets::TARGETS.iter().find(|target| target.name == name).expect("a target");
    if let Some(file) = env::var_os("FUZZ_INPUT") {
        return (target.run)(&fs::read(file).expect("a file"));
    }
    let corpus = corpus(name);
    corpus.iter().for_each(|(file, bytes)| try_input(target, bytes, file));
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for number in 0..inputs {
        let bytes = made(&corpus, &mut rng);
        try_input(target, &bytes, &format!("input {number}"));
    }
}

fn try_input(target: &targets::Target, bytes: &[u8], what: &str) {
    let start = Instant::now();
    let result = std::panic::catch_unwind(|| (target.run)(bytes));
    if result.is_err() {
        let file = env::temp_dir().join(format!("caldera-{}-input", target.name));
        fs::write(&file, bytes).expect("the file can be written");
        panic!("{}: {what}, which is now in {}", target.name, file.display());
    }
    assert!(start.elapsed() < MOST_TIME, "{}: {what} took {:?}", target.name, start.elapsed());
    assert!(Counting::most() < MOST_MEMORY, "{}: {what} led to {} bytes", target.name, Counting::most());
}

/// The files of a target, in the order of their names.
fn corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "fuzz", "corpus", name].iter().collect();
    if env::var_os("UPDATE_CORPUS").is_some() {
        fs::create_dir_all(&folder).expect("the folder can be made");
        for (file, bytes) in seeds::of(name) {
            fs::write(folder.join(file), bytes).expect("the file can be written");
        }
    }
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    paths.iter().map(|path| (path.display().to_string(), fs::read(path).expect("a file"))).collect()
}

/// Some bytes: any, or a file of the corpus that was changed here and there.
fn made(corpus: &[(String, Vec<u8>)], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let any = |rng: &mut ChaCha8Rng| &corpus[rng.random_range(0..corpus.len() as u32) as usize].1;
    let mut bytes = match rng.random_range(0..4) {
        0 => (0..rng.random_range(0..600_u32)).map(|_| rng.random()).collect(),
        _ => any(rng).clone(),
    };
    for _ in 0..1 << rng.random_range(0..5_u32) {
        let (one, two) = (place(rng, bytes.len()), place(rng, bytes.len()));
        let (start, end) = (one.min(two), one.max(two).min(one.min(two) + 64));
        match rng.random_range(0..8) {
            0 => bytes.truncate(one.max(bytes.len() / 2)),
            1 => drop(bytes.drain(start..end)),
            2 => bytes.insert(one, rng.random()),
            3 => bytes.splice(one..one, bytes[start..end].to_vec()).for_each(drop),
            4 => {
                let other = any(rng);
                let from = place(rng, other.len());
                let part = &other[from..other.len().min(from + 64)];
                bytes.splice(start..end, part.iter().copied()).for_each(drop);
            }
            5 if one < bytes.len() => bytes[one] ^= 1 << rng.random_range(0..8),
            6 if one < bytes.len() => bytes[one] = [0, 255, b'"', b'9', b'{'][two % 5],
            _ if one < bytes.len() => bytes[one] = rng.random(),
            _ => bytes.push(rng.random()),
        }
    }
    bytes
}

fn place(rng: &mut ChaCha8Rng, length: usize) -> usize {
    rng.random_range(0..=length as u32) as usize
}

/// The system's memory, with the most that was ever taken.
struct Counting;

static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

impl Counting {
    fn most() -> usize {
        MOST.load(Relaxed)
    }
}

// SAFETY: everything is left to the system's allocator; only numbers are kept beside it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        MOST.fetch_max(NOW.fetch_add(layout.size(), Relaxed) + layout.size(), Relaxed);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;
