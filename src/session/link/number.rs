//! One big number that a whole game is folded into.
//!
//! Each step is a choice among outcomes with weights. [`Number::put`] folds a choice in so that the number grows by the
//! factor that the choice was unlikely: this is asymmetric numeral coding (Duda 2009, arXiv:0902.0271), without the
//! rounding that it needs when the number has to stay small. What was put in last comes out first.

/// A whole number of any size, in 32-bit digits, the lowest first, without leading zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Number(Vec<u32>);

/// A choice: the outcomes before it weigh `below`, it weighs `weight`, and all together weigh `total`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) below: u32,
    pub(super) weight: u32,
    pub(super) total: u32,
}

impl Number {
    /// Folds in a choice. Its weight is not nought.
    pub(super) fn put(&mut self, choice: Choice) {
        let rest = self.divide(choice.weight);
        self.multiply_add(choice.total, choice.below + rest);
    }

    /// Where among the weights, from 0 to `total`, the next choice lies; [`take`](Number::take) it then.
    pub(super) fn place(&self, total: u32) -> u32 {
        self.0.iter().rev().fold(0, |rest, digit| (rest << 32 | u64::from(*digit)) % u64::from(total.max(1)))
            as u32
    }

    /// Takes out the choice that lies at the [`place`](Number::place).
    pub(super) fn take(&mut self, choice: Choice) {
        let place = self.divide(choice.total);
        self.multiply_add(choice.weight, place.saturating_sub(choice.below));
    }

    /// Whether everything was taken out.
    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The number in bytes, the lowest first.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.0.iter().flat_map(|digit| digit.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    /// From [`to_bytes`](Number::to_bytes).
    pub(super) fn from_bytes(bytes: &[u8]) -> Number {
        let digit = |chunk: &[u8]| chunk.iter().rev().fold(0, |digit, byte| digit << 8 | u32::from(*byte));
        let mut number = Number(bytes.chunks(4).map(digit).collect());
        number.trim();
        number
    }

    /// Divides, and gives what is left over.
    fn divide(&mut self, by: u32) -> u32 {
        let by = u64::from(by.max(1));
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let value = rest << 32 | u64::from(*digit);
            *digit = (value / by) as u32;
            rest = value % by;
        }
        self.trim();
        rest as u32
    }

    fn multiply_add(&mut self, factor: u32, add: u32) {
        let mut carry = u64::from(add);
        for digit in &mut self.0 {
            // At most (2³² − 1)² + 2³² − 1, which fits.
            let value = u64::from(*digit) * u64::from(factor) + carry;
            *digit = value as u32;
            carry = value >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn choice() -> impl Strategy<Value = Choice> {
        (1u32..1000, 0u32..1000, 0u32..1000).prop_map(|(weight, below, above)| Choice {
            below,
            weight,
            total: below + weight + above,
        })
    }

    proptest! {
        #[test]
        fn what_was_put_in_comes_out_in_reverse(choices in proptest::collection::vec(choice(), 0..200)) {
            let mut number = Number::default();
            for choice in choices.iter().rev() {
                number.put(*choice);
            }
            let mut number = Number::from_bytes(&number.to_bytes());
            for choice in choices {
                let place = number.place(choice.total);
                prop_assert!((choice.below..choice.below + choice.weight).contains(&place));
                number.take(choice);
            }
            prop_assert!(number.is_zero());
        }
    }

    #[test]
    fn a_likely_choice_costs_less_than_an_unlikely_one() {
        let length = |weight| {
            let mut number = Number::default();
            (0..800).for_each(|_| number.put(Choice { below: 16 - weight, weight, total: 16 }));
            number.to_bytes().len()
        };
        assert_eq!(length(1), 400, "four bits each");
        assert!(length(8).abs_diff(100) <= 1, "one bit each");
        assert_eq!(length(16), 0, "nothing to say");
    }
}
