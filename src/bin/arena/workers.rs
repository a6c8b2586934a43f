//! Games side by side on all cores.

use std::{iter::StepBy, ops::Range, thread};

/// The numbers of the games that one worker plays.
pub type Numbers = StepBy<Range<u32>>;

/// Shares so many games among all cores, and gives what each of them has made of its own: always in the same order.
pub fn side_by_side<S: Send>(
    games: u32,
    of_worker: impl Fn(Numbers) -> Result<S, String> + Sync,
) -> Result<Vec<S>, String> {
    let workers = thread::available_parallelism().map_or(1, |count| count.get() as u32);
    let of_worker = &of_worker;
    thread::scope(|scope| {
        let own = |worker: u32| (worker..games).step_by(workers as usize);
        let running: Vec<_> =
            (0..workers).map(|worker| scope.spawn(move || of_worker(own(worker)))).collect();
        running
            .into_iter()
            .map(|handle| handle.join().map_err(|_| "a game stopped the program".to_owned())?)
            .collect()
    })
}
