//! Small sets of numbered things: cards, tiles, seats.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// Something that has a number: what a [`Set`] holds.
pub trait Numbered: Copy {
    /// Its number, below the number of bits of the sets it is put into.
    fn number(self) -> u8;

    /// The thing with this number.
    fn of_number(number: u8) -> Self;
}

impl Numbered for u8 {
    #[inline(always)]
    fn number(self) -> u8 {
        self
    }
    #[inline(always)]
    fn of_number(number: u8) -> Self {
        number
    }
}

/// The word that a set is kept in, one bit a member.
pub trait Bits: Copy + Default + Eq + Hash + fmt::Debug {
    /// The word with only this bit.
    fn bit(number: u8) -> Self;
    /// The bits of both.
    fn and(self, other: Self) -> Self;
    /// The bits of either.
    fn or(self, other: Self) -> Self;
    /// The bits of this one that the other has not.
    fn without(self, other: Self) -> Self;
    /// The number of the lowest bit; some bit is set.
    fn lowest(self) -> u8;
    /// The word without its lowest bit; some bit is set.
    fn without_lowest(self) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;

    /// The number of the bit at this place, counted from 0 from the lowest one; there are more bits than that.
    fn at(mut self, place: u32) -> u8 {
        for _ in 0..place {
            self = self.without_lowest();
        }
        self.lowest()
    }

    /// Goes through the numbers of all bits, lowest first.
    #[inline(always)]
    fn fold<A>(mut self, start: A, mut each: impl FnMut(A, u8) -> A) -> A {
        let mut sum = start;
        while self != Self::default() {
            sum = each(sum, self.lowest());
            self = self.without_lowest();
        }
        sum
    }
}

macro_rules! bits {
    ($($word:ty { $($quicker:item)* })*) => {$(
        impl Bits for $word {
            #[inline(always)]
            fn bit(number: u8) -> Self {
                1 << number
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn without(self, other: Self) -> Self {
                self & !other
            }
            #[inline(always)]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }
            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & (self - 1)
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            $($quicker)*
        }
    )*};
}
bits! {
    u8 {} u16 {} u32 {} u64 {}
    // Half by half: processors have no words of this size.
    u128 {
        fn at(self, place: u32) -> u8 {
            let (low, high) = (self as u64, (self >> 64) as u64);
            let lower = low.count_ones();
            if place < lower { low.at(place) } else { high.at(place - lower) + 64 }
        }
        #[inline(always)]
        fn fold<A>(self, start: A, mut each: impl FnMut(A, u8) -> A) -> A {
            let lower = (self as u64).fold(start, &mut each);
            ((self >> 64) as u64).fold(lower, |sum, number| each(sum, number + 64))
        }
    }
}

/// A set of numbered things, kept in one word: copying it costs nothing. It is its own iterator, lowest number first.
pub struct Set<T, B> {
    bits: B,
    of: PhantomData<T>,
}

impl<T, B> Set<T, B> {
    /// The set whose members are the bits of this word.
    #[must_use]
    pub const fn from_bits(bits: B) -> Self {
        Set { bits, of: PhantomData }
    }
}

impl<T, B: Bits> Set<T, B> {
    /// Its members as the bits of a word.
    #[must_use]
    pub fn bits(self) -> B {
        self.bits
    }

    /// Whether it has no member.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits == B::default()
    }

    /// How many members it has.
    #[must_use]
    pub fn len(self) -> usize {
        self.bits.count() as usize
    }

    /// What is in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits.and(other.bits))
    }

    /// What is in either.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits.or(other.bits))
    }

    /// What is in this one and not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits.without(other.bits))
    }
}

impl<T: Numbered, B: Bits> Set<T, B> {
    /// The set with just one member.
    #[must_use]
    pub fn only(member: T) -> Self {
        Self::from_bits(B::bit(member.number()))
    }

    /// Whether this is a member.
    #[must_use]
    pub fn contains(self, member: T) -> bool {
        !self.and(Self::only(member)).is_empty()
    }

    /// Puts a member in.
    pub fn insert(&mut self, member: T) {
        *self = self.or(Self::only(member));
    }

    /// Takes a member out.
    pub fn remove(&mut self, member: T) {
        *self = self.without(Self::only(member));
    }

    /// The member with the lowest number.
    #[must_use]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::of_number(self.bits.lowest())) }
    }

    /// The member at this place, counted from 0 in order of numbers.
    #[must_use]
    pub fn member(self, place: usize) -> Option<T> {
        if place < self.len() { Some(T::of_number(self.bits.at(place as u32))) } else { None }
    }

    /// Its only member, if it has just one.
    #[must_use]
    pub fn single(self) -> Option<T> {
        if self.len() == 1 { self.first() } else { None }
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

impl<T, B: Copy> Clone for Set<T, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Bits> Default for Set<T, B> {
    fn default() -> Self {
        Self::from_bits(B::default())
    }
}

impl<T, B: Bits> PartialEq for Set<T, B> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Bits> Eq for Set<T, B> {}

impl<T, B: Bits> Hash for Set<T, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Numbered + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Numbered, B: Bits> Iterator for Set<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.first()?;
        self.bits = self.bits.without_lowest();
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (Set::len(*self), Some(Set::len(*self)))
    }

    #[inline(always)]
    fn fold<A, F: FnMut(A, T) -> A>(self, start: A, mut each: F) -> A {
        self.bits.fold(start, |sum, number| each(sum, T::of_number(number)))
    }
}

impl<T: Numbered, B: Bits> ExactSizeIterator for Set<T, B> {}

impl<T: Numbered, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::default();
        set.extend(members);
        set
    }
}

impl<T: Numbered, B: Bits> Extend<T> for Set<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        members.into_iter().for_each(|member| self.insert(member));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    struct Card(u8);

    impl Numbered for Card {
        fn number(self) -> u8 {
            self.0
        }
        fn of_number(number: u8) -> Self {
            Card(number)
        }
    }

    type Cards = Set<Card, u128>;

    #[test]
    fn a_set_lists_its_members_in_order() {
        let mut cards: Cards = [100, 3, 64, 3].map(Card).into_iter().collect();
        assert_eq!((cards.len(), cards.first(), cards.member(2)), (3, Some(Card(3)), Some(Card(100))));
        assert_eq!((cards.member(3), cards.member(9)), (None, None));
        assert_eq!(cards.collect::<Vec<_>>(), [3, 64, 100].map(Card));
        assert_eq!(cards.fold(String::new(), |list, card| format!("{list} {}", card.0)), " 3 64 100");
        cards.remove(Card(64));
        assert!(cards.contains(Card(100)) && !cards.contains(Card(64)) && !cards.contains(Card(99)));
        assert_eq!(format!("{cards:?}"), "{Card(3), Card(100)}");
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (low, high) = (Cards::from_bits(0b0111), Cards::from_bits(0b1110));
        assert_eq!(low.and(high), Cards::from_bits(0b0110));
        assert_eq!(low.or(high), Cards::from_bits(0b1111));
        assert_eq!(low.without(high).single(), Some(Card(0)));
        assert_eq!((low.single(), Cards::default().single()), (None, None));
        assert_eq!(low.filter(|card| card.0 > 1).collect::<Cards>(), Cards::only(Card(2)));
    }
}
