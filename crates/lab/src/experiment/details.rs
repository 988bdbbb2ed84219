//! What is counted of matches that are looked at closely. Everything is a whole number, so that the order of adding changes
//! nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::sums::Sums;
use crate::Histogram;
use crate::sim::add_counts;

/// How many choices of an opening are compared.
pub(crate) const OPENINGS: [usize; 3] = [2, 4, 8];

/// What is counted of matches that are looked at closely.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Details {
    /// Parts of a win by the place in the order in which the seats first acted alone.
    pub(crate) order: Vec<Sums>,
    /// How many seats won, alone or not, and how many did not, in all matches.
    pub(crate) winners: u64,
    pub(crate) others: u64,
    pub(crate) lead_changes: Histogram,
    /// When the last one who would not win was ahead, in twentieths of the match.
    pub(crate) decided: Histogram,
    pub(crate) turns: Histogram,
    pub(crate) phases: BTreeMap<String, PhaseTally>,
    pub(crate) kinds: BTreeMap<String, KindTally>,
    pub(crate) pieces: BTreeMap<String, PieceTally>,
    pub(crate) points: BTreeMap<String, ByResult>,
    pub(crate) clauses: BTreeMap<String, ClauseTally>,
    /// Of how many matches clauses were counted, and at how many choices all refusals were.
    pub(crate) clause_matches: u64,
    pub(crate) clause_choices: u64,
    /// Two matches one after the other, and how many of them began with the same choices.
    pub(crate) openings: [(u64, u64); OPENINGS.len()],
    /// How the match before began; not of another batch.
    #[serde(skip)]
    pub(crate) opening_before: Option<[u64; OPENINGS.len()]>,
}

/// A phase: what a seat is asked to do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct PhaseTally {
    /// How many possible actions a decision had.
    pub(crate) choices: Histogram,
}

/// A kind of action.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct KindTally {
    /// At how many decisions one was possible beside something else.
    pub(crate) offered: u64,
    /// At how many of them one was chosen.
    pub(crate) taken: u64,
    /// How often seats did it in a match.
    pub(crate) done: ByResult,
    pub(crate) pieces: BTreeMap<String, OfferTally>,
}

/// A piece that actions of a kind name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct OfferTally {
    pub(crate) offered: u64,
    pub(crate) taken: u64,
    /// One offer of every seat and match: parts of a win of those who took it and of those who did not, by class.
    pub(crate) classes: BTreeMap<u16, [Sums; 2]>,
}

/// A piece in what happens.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct PieceTally {
    pub(crate) matches: u64,
    pub(crate) events: BTreeMap<String, u64>,
}

/// A number of every seat in every match, by whether it won.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ByResult {
    winners: Sums,
    others: Sums,
}

impl ByResult {
    pub(crate) fn note(&mut self, won: bool, value: i64) {
        if won { self.winners.note(value) } else { self.others.note(value) }
    }

    fn add(&mut self, more: ByResult) {
        self.winners.add(more.winners);
        self.others.add(more.others);
    }

    /// The sums of those who won and of those who did not. Who had none of it was not noted and counts as 0.
    pub(crate) fn sums(&self, details: &Details) -> [Sums; 2] {
        [Sums { count: details.winners, ..self.winners }, Sums { count: details.others, ..self.others }]
    }
}

/// What a clause did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ClauseTally {
    /// How often something happened by it, in all matches, and in how many.
    pub(crate) effects: u64,
    pub(crate) effect_matches: u64,
    /// At how many choices it forbade something.
    pub(crate) refusals: u64,
}

impl Details {
    pub(crate) fn add(&mut self, other: Details) {
        self.order.resize_with(self.order.len().max(other.order.len()), Sums::default);
        self.order.iter_mut().zip(other.order).for_each(|(sums, more)| sums.add(more));
        self.winners += other.winners;
        self.others += other.others;
        self.lead_changes.add(other.lead_changes);
        self.decided.add(other.decided);
        self.turns.add(other.turns);
        merge(&mut self.phases, other.phases, |phase, more| phase.choices.add(more.choices));
        merge(&mut self.kinds, other.kinds, KindTally::add);
        merge(&mut self.pieces, other.pieces, |piece, more| {
            piece.matches += more.matches;
            add_counts(&mut piece.events, more.events);
        });
        merge(&mut self.points, other.points, ByResult::add);
        merge(&mut self.clauses, other.clauses, |clause, more| {
            clause.effects += more.effects;
            clause.effect_matches += more.effect_matches;
            clause.refusals += more.refusals;
        });
        self.clause_matches += other.clause_matches;
        self.clause_choices += other.clause_choices;
        for (opening, more) in self.openings.iter_mut().zip(other.openings) {
            opening.0 += more.0;
            opening.1 += more.1;
        }
    }
}

impl KindTally {
    fn add(&mut self, more: KindTally) {
        self.offered += more.offered;
        self.taken += more.taken;
        self.done.add(more.done);
        merge(&mut self.pieces, more.pieces, |piece, more| {
            piece.offered += more.offered;
            piece.taken += more.taken;
            merge(&mut piece.classes, more.classes, |[taken, left], more| {
                taken.add(more[0]);
                left.add(more[1]);
            });
        });
    }
}

/// Adds what was counted elsewhere under each name.
pub(crate) fn merge<K: Ord, T: Default>(ours: &mut BTreeMap<K, T>, theirs: BTreeMap<K, T>, add: impl Fn(&mut T, T)) {
    for (name, more) in theirs {
        add(ours.entry(name).or_default(), more);
    }
}

/// The entry of a name, without making a name that is there already.
pub(crate) fn entry<'a, T: Default>(map: &'a mut BTreeMap<String, T>, name: &str) -> &'a mut T {
    if !map.contains_key(name) {
        map.insert(name.to_owned(), T::default());
    }
    map.get_mut(name).expect("it was just put in")
}
