//! How cards are named in a position file, and which card a name means.

use std::fmt::Display;
use std::str::FromStr;

use engine::{Problem, ensure};

use crate::components::{Cargo, Components, Maneuver};
use crate::position::{Card, CargoId};

/// Alien Visitors in a deck.
pub(super) const VISITORS: &str = "visitors";

/// The name of a maneuver card: its numbers, and which copy if there are several.
pub(crate) fn card_name(components: &Components, card: Card) -> String {
    if card == Card::VISITORS { VISITORS.to_owned() } else { components.names.maneuvers[card.index()].clone() }
}

/// The name of a maneuver card without its copy: its numbers.
pub(crate) fn kind_name(components: &Components, card: Card) -> String {
    if card == Card::VISITORS { VISITORS.to_owned() } else { components.maneuvers[card.index()].to_string() }
}

/// The name of a cargo card: its destination, `e` for express, and which copy if there are several.
pub(crate) fn cargo_name(components: &Components, cargo: CargoId) -> String {
    components.names.cargoes[cargo.index()].clone()
}

/// The names of all cards, worked out once: a position is written after every action.
#[derive(Debug)]
pub(crate) struct CardNames {
    maneuvers: Vec<String>,
    cargoes: Vec<String>,
}

impl CardNames {
    pub(crate) fn of(maneuvers: &[Maneuver], cargoes: &[Cargo]) -> Self {
        CardNames { maneuvers: copy_names(maneuvers), cargoes: copy_names(cargoes) }
    }
}

fn copy_names<K: Copy + PartialEq + Display>(cards: &[K]) -> Vec<String> {
    (0..cards.len()).map(|index| copy_name(cards, index)).collect()
}

fn copy_name<K: Copy + PartialEq + Display>(cards: &[K], index: usize) -> String {
    let kind = cards[index];
    let copies = |cards: &[K]| cards.iter().filter(|&&other| other == kind).count();
    let mut name = kind.to_string();
    if copies(cards) > 1 {
        name.push('#');
        name.push_str(&(1 + copies(&cards[..index])).to_string());
    }
    name
}

/// Turns names into cards, each card once.
pub(super) struct NamedCards<'a, K> {
    cards: &'a [K],
    noun: &'static str,
    /// Copies that are named with their number somewhere, and so are not free for names without one.
    numbered: Vec<bool>,
    taken: Vec<bool>,
}

impl<'a, K: Copy + PartialEq + FromStr<Err = Problem>> NamedCards<'a, K> {
    /// None taken yet; `names` are all names of the file.
    pub(super) fn new<'n>(cards: &'a [K], noun: &'static str, names: impl Iterator<Item = &'n String>) -> Self {
        let nothing = vec![false; cards.len()];
        let mut this = NamedCards { cards, noun, numbered: nothing.clone(), taken: nothing };
        for name in names.filter(|name| name.contains('#')) {
            if let Ok(index) = this.numbered_copy(name) {
                this.numbered[index] = true;
            }
        }
        this
    }

    /// The card that a name with a copy number means.
    fn numbered_copy(&self, name: &str) -> Result<usize, Problem> {
        let (kind, copy) = name.split_once('#').unwrap_or((name, "1"));
        let kind: K = kind.parse()?;
        let copies: Vec<usize> = (0..self.cards.len()).filter(|&index| self.cards[index] == kind).collect();
        let number = copy.parse::<usize>().unwrap_or(0);
        copies.get(number.wrapping_sub(1)).copied().ok_or_else(|| {
            Problem::new(format!("there is no {} {name}: the box has {} of that kind", self.noun, copies.len()))
        })
    }

    /// Takes the card with this name, or any free copy of the kind.
    pub(super) fn claim<C: From<usize>>(&mut self, field: &str, name: &str) -> Result<C, Problem> {
        let index = self.find(field, name, |_| true)?;
        ensure!(!self.taken[index], "`{field}`: {} {name} is in two places", self.noun);
        self.taken[index] = true;
        Ok(C::from(index))
    }

    /// Takes the cards with these names.
    pub(super) fn claim_all<C: From<usize>>(&mut self, field: &str, names: &[String]) -> Result<Vec<C>, Problem> {
        names.iter().map(|name| self.claim(field, name)).collect()
    }

    /// The card with this name; without a copy number, a copy for which `fits` holds, preferably a free one.
    pub(super) fn find(&self, field: &str, name: &str, fits: impl Fn(usize) -> bool) -> Result<usize, Problem> {
        let at = |problem: Problem| problem.at(format!("`{field}`"));
        let first = self.numbered_copy(name).map_err(at)?;
        if name.contains('#') {
            return Ok(first);
        }
        let kind = self.cards[first];
        let copies = || (0..self.cards.len()).filter(|&index| self.cards[index] == kind && fits(index));
        let free = copies().find(|&index| !self.taken[index] && !self.numbered[index]);
        let any = free.or_else(|| copies().next());
        any.ok_or_else(|| Problem::new(format!("`{field}`: {} {name} is not there", self.noun)))
    }

    /// The cards that nothing has claimed, in the order of the box.
    pub(super) fn rest<C: From<usize>>(&self) -> impl Iterator<Item = C> {
        (0..self.cards.len()).filter(|&index| !self.taken[index]).map(C::from)
    }
}
