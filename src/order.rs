//! Sorting. `slice::sort` is compiled anew for every type, 4 kB each; through these all share one (docs/performance.md).

use std::cmp::Ordering;

/// Puts things in the order of their keys, the lowest first; what is equal keeps its order.
///
/// ```
/// use caldera::order;
///
/// let mut names = vec!["Chie", "Aki", "Ben"];
/// order::sort_by_key(&mut names, |name| name.len());
/// assert_eq!(names, ["Aki", "Ben", "Chie"]);
/// ```
pub fn sort_by_key<T: Clone, K: Ord>(things: &mut Vec<T>, key: impl Fn(&T) -> K) {
    let order = positions_by_key(things.len(), |at| key(&things[at]));
    *things = order.into_iter().map(|at| things[at].clone()).collect();
}

/// The positions `0..length` in the order of their keys, the lowest first; what is equal keeps its order.
///
/// ```
/// use caldera::order;
///
/// let heats = [30, 10, 20, 10];
/// assert_eq!(order::positions_by_key(heats.len(), |at| heats[at]), [1, 3, 2, 0]);
/// ```
pub fn positions_by_key<K: Ord>(length: usize, key: impl Fn(usize) -> K) -> Vec<usize> {
    positions(length, &|one, other| key(one).cmp(&key(other)))
}

fn positions(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..length).collect();
    order.sort_by(|one, other| compare(*one, *other));
    order
}
