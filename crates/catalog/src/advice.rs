//! What one seat may know of another's choices.

use boards::{Choice, Drawing};
use engine::{Game, QuickDice, Seat};
use narration::Narrator;

use crate::picture::told;

/// The choices of a seat as far as another seat knows them: those that it has in any position that the other could not tell
/// from the real one. Two such positions are looked at; they depend on nothing that the other does not know.
pub(crate) fn choices<G: Game + Drawing>(
    position: &G,
    adviser: Seat,
    seat: Seat,
    view: &G::View,
    words: &Narrator<'_>,
) -> Vec<Choice> {
    let imagined = |dice: u64| {
        let mut actions = Vec::new();
        position.imagine(adviser, &mut QuickDice::new(dice)).actions(seat, &mut actions);
        actions
    };
    let (mut sure, others) = (imagined(1), imagined(2));
    if sure != others {
        sure.retain(|action| others.contains(action));
    }
    told::<G>(&sure, view, words)
}
