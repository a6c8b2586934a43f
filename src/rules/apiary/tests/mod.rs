//! The rules of Apiary, tested by number.
