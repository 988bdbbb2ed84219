//! RJ-DRAFT: the draft piles at Layover.

use crate::common::*;

#[test]
fn rj_draft_1_empty_piles_are_refilled_in_order() {
    let mut game = table(2).fuel_up().drafts("3-4 4-5 5-6").deck_top("6-7 7-8").game();
    play(&mut game, "draw pile 3, refuel pile 1");
    assert_eq!(drafts(&game), ["6-7", "4-5", "7-8"], "pile 1 first, whichever was emptied first");
}

#[test]
fn rj_draft_2_a_reshuffle_in_between_takes_this_turns_discards() {
    let mut game =
        table(2).fuel_up().hand(A, "1-2 2-3 3-4 4-5 5-6").drafts("6-7 7-8 8-9").deck("6-9").discard("5-8").game();
    let discards = pile(&game, "discard").len();
    play(&mut game, "draw pile 1, refuel pile 2, discard 1-2");
    let events = play(&mut game, "discard 2-3");
    assert_eq!(event_names(&events)[..4], ["Discarded", "DraftFilled", "Reshuffled", "DraftFilled"]);
    assert_eq!(drafts(&game)[0], "6-9");
    // Undisturbed, the last discard comes up first.
    assert_eq!(drafts(&game)[1], "2-3");
    assert_eq!((view(&game).discard.len(), usize::from(view(&game).deck)), (0, discards + 2 - 1 + 1));
}

#[test]
fn rj_draft_3_a_pile_with_a_card_is_never_changed() {
    let mut game = table(2).fuel_up().drafts("3-4 4-5 5-6").deck_top("6-7 7-8").game();
    play(&mut game, "draw deck, done, reserve none");
    assert_eq!(drafts(&game), ["3-4", "4-5", "5-6"]);
    random_play(10, |step| {
        let (before, after) = (view(step.before).drafts, view(step.after).drafts);
        let taken = step.events.iter().any(|event| matches!(event, rocket_jockey::Event::Took { .. }));
        for (old, new) in before.iter().zip(&after) {
            assert!(taken || old.is_none() || old == new);
        }
    });
}
