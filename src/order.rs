//! Sorting short lists. The standard library's sorts are quicker on long ones, and each of them adds four kilobytes to the
//! wasm for every type it is used with; no list of this program that is sorted on a screen has more than some hundred items.

/// Insertion sort, stable: `before` says whether an item belongs before another.
pub(crate) fn sort_short<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && before(&items[place], &items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_keep_their_order() {
        let mut items = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd'), (0, 'e')];
        sort_short(&mut items, |a, b| a.0 < b.0);
        assert_eq!(items, [(0, 'e'), (1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
    }
}
