//! What cards show and what things cost: money and items (RM-ITEM-1).

use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// Money in dollars and items by kind; what a card shows, what a source gives, or what a price asks.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Items {
    /// Money in dollars.
    pub money: u16,
    /// Rocket points.
    pub rocket: u8,
    /// Computers.
    pub computer: u8,
    /// Composite materials.
    pub composite: u8,
    /// Biotechnology.
    pub biotech: u8,
    /// Science; in a price, an icon that any resource pays (RM-ITEM-4).
    pub science: u8,
}

impl Items {
    /// Just money.
    #[must_use]
    pub const fn money(money: u16) -> Items {
        Items { money, rocket: 0, computer: 0, composite: 0, biotech: 0, science: 0 }
    }

    /// Just one Science.
    pub(crate) const SCIENCE: Items = Items { money: 0, rocket: 0, computer: 0, composite: 0, biotech: 0, science: 1 };

    /// Whether there is anything that a rocket can use (RM-PLACE-7).
    #[must_use]
    pub const fn mountable(&self) -> bool {
        self.icons() > 0
    }

    /// All that is not money.
    #[must_use]
    pub const fn icons(&self) -> u8 {
        self.rocket + self.computer + self.composite + self.biotech + self.science
    }

    /// How many icons of a price these items can meet, each item meeting one (RM-PAY-3). Science counts as any resource
    /// (RM-ITEM-3); a Science icon is met by any resource (RM-ITEM-4); Rocket points meet only themselves (RM-ITEM-8).
    #[inline]
    #[must_use]
    pub fn matched(&self, price: &Items) -> u8 {
        let computer = self.computer.min(price.computer);
        let composite = self.composite.min(price.composite);
        let biotech = self.biotech.min(price.biotech);
        let direct = computer + composite + biotech;
        let unmet = price.computer + price.composite + price.biotech - direct;
        let spare = self.computer + self.composite + self.biotech - direct;
        let helped = self.science.min(unmet);
        let any = price.science.min(spare + self.science - helped);
        direct + helped + any + self.rocket.min(price.rocket)
    }

    /// Whether these items cover a price (RM-PAY-3). Money and icons never replace each other (RM-ITEM-5).
    #[inline]
    #[must_use]
    pub fn cover(&self, price: &Items) -> bool {
        self.money >= price.money && (price.icons() == 0 || self.matched(price) == price.icons())
    }

    /// Whether one more source brings a price nearer (RM-PAY-5).
    #[inline]
    #[must_use]
    pub fn helped_by(&self, source: &Items, price: &Items) -> bool {
        (source.money > 0 && self.money < price.money)
            || (price.icons() > 0 && (*self + *source).matched(price) > self.matched(price))
    }
}

/// Items as one number, so that many can be added at once: money in the low 16 bits, then eight bits for each kind.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Packed(u64);

impl From<Items> for Packed {
    fn from(items: Items) -> Packed {
        let [low, high] = items.money.to_le_bytes();
        let Items { rocket, computer, composite, biotech, science, .. } = items;
        Packed(u64::from_le_bytes([low, high, rocket, computer, composite, biotech, science, 0]))
    }
}

impl From<Packed> for Items {
    #[inline]
    fn from(packed: Packed) -> Items {
        let [low, high, rocket, computer, composite, biotech, science, _] = packed.0.to_le_bytes();
        Items { money: u16::from_le_bytes([low, high]), rocket, computer, composite, biotech, science }
    }
}

impl Add for Packed {
    type Output = Packed;

    #[inline]
    fn add(self, other: Packed) -> Packed {
        Packed(self.0 + other.0)
    }
}

impl Add for Items {
    type Output = Items;

    #[inline]
    fn add(self, other: Items) -> Items {
        Items {
            money: self.money + other.money,
            rocket: self.rocket + other.rocket,
            computer: self.computer + other.computer,
            composite: self.composite + other.composite,
            biotech: self.biotech + other.biotech,
            science: self.science + other.science,
        }
    }
}

impl AddAssign for Items {
    #[inline]
    fn add_assign(&mut self, other: Items) {
        *self = *self + other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to hand out items to icons, tried one by one: what `matched` must equal.
    fn tried(given: Items, price: Items) -> u8 {
        let mut items = vec![];
        for (count, kind) in [(given.computer, 0), (given.composite, 1), (given.biotech, 2), (given.science, 3)] {
            items.extend(std::iter::repeat_n(kind, count.into()));
        }
        fn best(items: &[u8], icons: [u8; 4]) -> u8 {
            let Some((&item, rest)) = items.split_first() else { return 0 };
            let mut most = best(rest, icons);
            for icon in 0..4u8 {
                if icons[usize::from(icon)] > 0 && (item == icon || item == 3 || icon == 3) {
                    let mut left = icons;
                    left[usize::from(icon)] -= 1;
                    most = most.max(1 + best(rest, left));
                }
            }
            most
        }
        best(&items, [price.computer, price.composite, price.biotech, price.science])
    }

    #[test]
    fn packed_items_add_up_like_items() {
        let one = Items { money: 300, rocket: 1, computer: 2, composite: 3, biotech: 4, science: 5 };
        let other = Items { money: 250, rocket: 9, computer: 8, composite: 7, biotech: 6, science: 5 };
        assert_eq!(Items::from(Packed::from(one) + Packed::from(other)), one + other);
    }

    #[test]
    fn rm_pay_3_the_matching_is_the_best_there_is() {
        let all = |code: u32| Items {
            computer: (code % 3) as u8,
            composite: (code / 3 % 3) as u8,
            biotech: (code / 9 % 2) as u8,
            science: (code / 18 % 3) as u8,
            ..Items::default()
        };
        for given in (0..54).map(all) {
            for price in (0..54).map(all) {
                assert_eq!(given.matched(&price), tried(given, price), "{given:?} for {price:?}");
            }
        }
    }
}
