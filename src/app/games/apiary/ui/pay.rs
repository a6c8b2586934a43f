//! How a payment with a choice is chosen. It is always complete: what is tapped takes the place of what was tapped first. So
//! as many taps as it has units lead to every payment.

use super::{Situation, Ui};
use crate::rules::apiary::{Action, Basket, Illegal, Item, Payment, Resource};

/// The most units of choice in a payment.
const UNITS: usize = 24;

/// The parts of a payment, what was tapped first in front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Order {
    units: [Option<Resource>; UNITS],
    seeds: [Option<Item>; 4],
}

impl Order {
    /// That of an action nothing of which has been tapped.
    pub fn of(action: Action) -> Order {
        let (units, seeds) =
            payment_of(action).map_or_else(Default::default, |paid| (paid.units, paid.seeds));
        let all = Resource::ALL
            .into_iter()
            .flat_map(|resource| std::iter::repeat_n(resource, usize::from(units.get(resource))));
        let mut order = Order { units: [None; UNITS], seeds };
        order.units.iter_mut().zip(all).for_each(|(place, unit)| *place = Some(unit));
        order
    }

    fn basket(&self) -> Basket {
        let mut basket = Basket::NONE;
        self.units.iter().flatten().for_each(|resource| basket.add(Basket::of(*resource, 1)));
        basket
    }
}

/// What is chosen when an action is paid.
pub fn payment_of(action: Action) -> Option<Payment> {
    match action {
        Action::Frame(_, _, units) | Action::SeedFor(_, units) => {
            Some(Payment { units, ..Payment::default() })
        }
        Action::Dance(_, payment) | Action::Trade(payment) => Some(payment),
        _ => None,
    }
}

impl Ui {
    /// The payment of the chosen action, as far as there is a choice in it.
    pub fn payment(&self) -> Option<Payment> {
        payment_of(self.chosen?).filter(|paid| !paid.units.is_empty() || paid.seeds[0].is_some())
    }

    /// A resource is paid in place of another; whether the chosen action has such a payment.
    pub(super) fn pay(&mut self, resource: Resource, at: &Situation<'_>) -> bool {
        let alike = |other: &Resource| other.is_basic() == resource.is_basic();
        if !self.order.units.iter().flatten().any(alike) {
            return false;
        }
        // In place of the first unit, or of the first of its own kind if there are no more of it.
        for own in [false, true] {
            let mut order = self.order;
            let units = order
                .units
                .iter()
                .flatten()
                .position(|other| if own { *other == resource } else { alike(other) });
            let Some(place) = units else { continue };
            renew(&mut order.units, place, resource);
            let wanted = order.basket();
            let same = |paid: Payment, now: Payment| paid.units == wanted && paid.seeds == now.seeds;
            if self.repaid(at, same) {
                self.order = order;
                return true;
            }
        }
        self.refusal = Some(Illegal::Cost);
        true
    }

    /// A seed is paid in place of another; whether the chosen action has such a payment.
    pub(super) fn pay_seed(&mut self, seed: Item, at: &Situation<'_>) -> bool {
        if self.payment().is_none() || self.order.seeds[0].is_none() {
            return false;
        }
        for own in [false, true] {
            let mut order = self.order;
            let mut seeds = order.seeds.iter().flatten();
            let Some(place) = seeds.position(|other| !own || *other == seed) else { continue };
            renew(&mut order.seeds, place, seed);
            let wanted = sorted(order.seeds);
            let same = |paid: Payment, now: Payment| paid.units == now.units && sorted(paid.seeds) == wanted;
            if self.repaid(at, same) {
                self.order = order;
                return true;
            }
        }
        self.refusal = Some(Illegal::NotInHand);
        true
    }

    /// Chooses the same action with another payment, if there is one like that.
    fn repaid(&mut self, at: &Situation<'_>, like: impl Fn(Payment, Payment) -> bool) -> bool {
        let Some((chosen, now)) = self.chosen.and_then(|chosen| Some((chosen, payment_of(chosen)?))) else {
            return false;
        };
        let found = at.first(|action| {
            is_same_but_paid(action, chosen) && payment_of(action).is_some_and(|paid| like(paid, now))
        });
        self.chosen = found.or(self.chosen);
        found.is_some()
    }
}

/// Whether two actions differ in nothing but what is paid.
fn is_same_but_paid(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Frame(a, b, _), Action::Frame(c, d, _)) => (a, b) == (c, d),
        (Action::SeedFor(a, _), Action::SeedFor(b, _)) | (Action::Dance(a, _), Action::Dance(b, _)) => a == b,
        (Action::Trade(_), Action::Trade(_)) => true,
        _ => false,
    }
}

/// Takes the thing at a place away, and puts a new one behind the last.
fn renew<T: Copy>(row: &mut [Option<T>], place: usize, new: T) {
    let end = row.iter().position(Option::is_none).unwrap_or(row.len());
    if let Some(rest) = row.get_mut(place..end) {
        rest.rotate_left(1);
        if let Some(last) = rest.last_mut() {
            *last = Some(new);
        }
    }
}

fn sorted(mut seeds: [Option<Item>; 4]) -> [Option<Item>; 4] {
    seeds.sort_unstable();
    seeds
}
