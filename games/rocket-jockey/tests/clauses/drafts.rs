//! RJ-DRAFT: the draft piles at Layover.

use crate::common::*;

#[test]
fn rj_draft_1_empty_piles_are_refilled_in_order() {
    let mut table = Scene::of(2).fuel_up().drafts("3-4 4-5 5-6").deck_top("6-7 7-8").table();
    table.does("draw pile 3, refuel pile 1");
    assert_eq!(table.drafts(), ["6-7", "4-5", "7-8"], "pile 1 first, whichever was emptied first");
}

#[test]
fn rj_draft_2_a_reshuffle_in_between_takes_this_turns_discards() {
    let mut table =
        Scene::of(2).fuel_up().hand(A, "1-2 2-3 3-4 4-5 5-6").drafts("6-7 7-8 8-9").deck("6-9").discard("5-8").table();
    let discards = table.pile("discard").len();
    table.does("draw pile 1, refuel pile 2, discard 1-2");
    table.does("discard 2-3");
    assert_eq!(table.event_names()[..4], ["Discarded", "DraftFilled", "Reshuffled", "DraftFilled"]);
    assert_eq!(table.drafts()[0], "6-9");
    // Undisturbed, the last discard comes up first.
    assert_eq!(table.drafts()[1], "2-3");
    assert_eq!((table.public().discard.len(), usize::from(table.public().deck)), (0, discards + 2 - 1 + 1));
}

#[test]
fn rj_draft_3_a_pile_with_a_card_is_never_changed() {
    let mut table = Scene::of(2).fuel_up().drafts("3-4 4-5 5-6").deck_top("6-7 7-8").table();
    table.does("draw deck, done, reserve none");
    assert_eq!(table.drafts(), ["3-4", "4-5", "5-6"]);
    random_play(10, |step| {
        let (before, after) = (step.before.public().drafts, step.after.public().drafts);
        let taken = step.events.iter().any(|event| matches!(event, rocket_jockey::Event::Took { .. }));
        for (old, new) in before.iter().zip(&after) {
            assert!(taken || old.is_none() || old == new);
        }
    });
}
