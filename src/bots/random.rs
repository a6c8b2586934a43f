//! The random player: the yardstick at the lower end.

use rand::Rng;

/// Any of them; `None` if there is none.
pub fn any<A: Copy>(actions: &[A], rng: &mut impl Rng) -> Option<A> {
    let place = rng.random_range(0..actions.len().max(1) as u32);
    actions.get(place as usize).copied()
}
