//! Sorting by a number.

/// The positions of things in the order of their keys, the lowest first; what is equal keeps its order.
///
/// Every type that is sorted would be compiled a sort of its own, 4 kB each; this one serves all that have a number
/// (docs/performance.md).
///
/// ```
/// use caldera::order::ascending;
///
/// assert_eq!(ascending([30, 10, 20, 10]), [1, 3, 2, 0]);
/// ```
pub fn ascending(keys: impl IntoIterator<Item = i64>) -> Vec<usize> {
    let keys: Vec<i64> = keys.into_iter().collect();
    by(&keys)
}

fn by(keys: &[i64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_by_key(|at| keys[*at]);
    order
}

/// Puts things in the order of their keys, the lowest first; what is equal keeps its order.
pub fn sort<T: Clone>(things: &mut Vec<T>, key: impl FnMut(&T) -> i64) {
    *things = ascending(things.iter().map(key)).into_iter().map(|at| things[at].clone()).collect();
}
