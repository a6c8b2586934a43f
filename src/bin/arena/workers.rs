//! Games side by side on all cores.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

/// The numbers of the games that one worker plays.
pub type Numbers<'a> = &'a mut dyn Iterator<Item = u32>;

/// Shares so many games among all cores, and gives what each of them has made of its own: always in the same order. How
/// many were begun is shown meanwhile, a hundred times at most.
pub fn side_by_side<S: Send>(
    games: u32,
    of_worker: impl Fn(Numbers) -> Result<S, String> + Sync,
) -> Result<Vec<S>, String> {
    let begun = AtomicU32::new(0);
    let begin = |_: &u32| {
        let number = begun.fetch_add(1, Ordering::Relaxed) + 1;
        if number == games || number.is_multiple_of((games / 100).max(1)) {
            eprint!("\r{number} of {games} games ");
        }
    };
    let workers = thread::available_parallelism().map_or(1, |count| count.get() as u32);
    let (of_worker, begin) = (&of_worker, &begin);
    let made = thread::scope(|scope| {
        let own = |worker: u32| (worker..games).step_by(workers as usize).inspect(begin);
        let running: Vec<_> =
            (0..workers).map(|worker| scope.spawn(move || of_worker(&mut own(worker)))).collect();
        running
            .into_iter()
            .map(|handle| handle.join().map_err(|_| "a game stopped the program".to_owned())?)
            .collect()
    });
    eprintln!();
    made
}
