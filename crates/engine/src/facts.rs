//! The block of facts that every game opens with; tools, tests and pages read it.

use std::ops::RangeInclusive;

use crate::Rules;

/// What there is to know about a game before it is played.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its name in commands, files and addresses: `rocket-jockey`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// What its clause ids start with.
    pub clause_prefixes: &'static [&'static str],
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How long people take, in minutes.
    pub minutes: RangeInclusive<u16>,
    /// How hard it is to learn, from 1 to 5.
    pub difficulty: u8,
    /// Whether anything is hidden from somebody.
    pub hidden: bool,
    /// Whether several seats ever act at once.
    pub simultaneous: bool,
    /// Whether all win or lose together.
    pub cooperative: bool,
    /// Grows whenever the same actions could lead to another position than before.
    pub rules_version: u32,
    /// No match has more decisions than this.
    pub longest: u32,
    /// What can be chosen before a match, the number of players aside.
    pub options: &'static [OptionFact],
    /// The rules, clause by clause.
    pub rules: Rules,
    /// The component file of the box.
    pub components: &'static str,
    /// Lessons, as the files in `lessons`, in the order in which they build on each other.
    pub lessons: &'static [&'static str],
    /// The notes of a coach in a first match, as the file `coach.toml`.
    pub coach: &'static str,
    /// The whole game on one page.
    pub summary: Rules,
    /// Small drawings for clauses, as the file `rules/pictures.toml`.
    pub pictures: &'static str,
}

/// Something that can be chosen before a match.
#[derive(Copy, Clone, Debug)]
pub struct OptionFact {
    /// Its name in commands and files. The game's word list has `option-<id>` and `option-<id>-help` for it.
    pub id: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// What it is unless chosen.
    pub default: &'static str,
}

/// What an option can be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// One of these. The word list has `option-<id>-<value>` for each.
    Choice(&'static [&'static str]),
    /// `on` or `off`.
    Switch,
    /// A whole number within these bounds.
    Number(i64, i64),
}

impl OptionKind {
    /// Whether this can be a value of the option.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        match *self {
            OptionKind::Choice(values) => values.contains(&value),
            OptionKind::Switch => matches!(value, "on" | "off"),
            OptionKind::Number(low, high) => {
                value.parse::<i64>().is_ok_and(|n| (low..=high).contains(&n) && n.to_string() == value)
            }
        }
    }

    /// The possible values in words, for error texts and help.
    #[must_use]
    pub fn values(&self) -> String {
        match *self {
            OptionKind::Choice(values) => values.join(", "),
            OptionKind::Switch => "on, off".to_owned(),
            OptionKind::Number(low, high) => format!("{low} to {high}"),
        }
    }
}
