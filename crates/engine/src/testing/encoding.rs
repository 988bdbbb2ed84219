//! What every encoding must keep: part of the battery.

use std::collections::{BTreeMap, HashSet};

use super::battery::random_matches;
use crate::encode::{Encode, Encoder, feature_names};
use crate::{Chance, QuickDice, Seat, Setup};

/// The features of a seat.
fn encoded<G: Encode>(position: &G, seat: Seat, length: usize) -> Vec<f32> {
    // Garbage, to be sure that everything is written.
    let mut values = vec![f32::NAN; length];
    let mut out = Encoder::new(&mut values);
    G::features(&position.observed(seat), &mut out);
    assert_eq!(out.written(), length, "the number of features changes");
    values
}

/// Every legal action has an index within bounds which no other one has, and the index leads back to it.
pub fn every_legal_action_has_an_index_of_its_own<G: Encode>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games, |position, seat, actions, chance| {
        let view = position.observed(seat);
        let count = G::action_count(position.players());
        let mut taken = HashSet::new();
        for action in actions {
            let index = G::index(&view, action).unwrap_or_else(|| panic!("`{action}` has no index"));
            assert!(index < count, "`{action}` has index {index} of {count}");
            assert!(taken.insert(index), "`{action}` shares its index {index}");
            assert_eq!(G::action(&view, index), Some(*action), "index {index} does not lead back to `{action}`");
        }
        assert_eq!(G::action(&view, count), None, "there is an action beyond the last index");
        let any = chance.below(count as u32) as usize;
        if let Some(action) = G::action(&view, any) {
            assert_eq!(G::index(&view, &action), Some(any), "`{action}` is named by two indices");
        }
    });
}

/// Features are from −1 to 1, as many for all options of a number of players, with names of their own.
pub fn features_keep_their_number_and_bounds<G: Encode>(setups: &[Setup], games: u32) {
    let mut names: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for setup in setups {
        let dealt = G::deal(G::components(), setup, &mut QuickDice::new(3)).expect("the setup was dealt before");
        let named = feature_names(&dealt);
        assert_eq!(named.iter().collect::<HashSet<_>>().len(), named.len(), "a name is used twice");
        assert_eq!(names.entry(setup.players).or_insert_with(|| named.clone()), &named, "options change the features");
    }
    random_matches::<G>(setups, games.div_ceil(2), |position, _, _, chance| {
        let seat = Seat::new(chance.below(position.players().into()) as u8);
        let names = &names[&position.players()];
        for (value, name) in encoded(position, seat, names.len()).iter().zip(names) {
            assert!((-1.0..=1.0).contains(value), "{name} is {value}");
        }
    });
}

/// What a seat cannot know changes neither its features nor the indices of its actions.
pub fn encodings_tell_nothing_hidden<G: Encode>(setups: &[Setup], games: u32) {
    let mut lengths: BTreeMap<u8, usize> = BTreeMap::new();
    random_matches::<G>(setups, games.div_ceil(2), |position, _, _, chance| {
        if chance.below(4) > 0 {
            return;
        }
        let length = *lengths.entry(position.players()).or_insert_with(|| feature_names(position).len());
        let mut actions = Vec::new();
        for seat in Seat::all(position.players()) {
            let other = position.imagine(seat, chance).reshuffled(chance);
            assert_eq!(encoded(position, seat, length), encoded(&other, seat, length), "seat {seat} can tell");
            if position.to_act().contains(seat) {
                actions.clear();
                position.actions(seat, &mut actions);
                let (here, there) = (position.observed(seat), other.observed(seat));
                for action in &actions {
                    assert_eq!(G::index(&here, action), G::index(&there, action), "`{action}` tells what is hidden");
                }
            }
        }
    });
}
