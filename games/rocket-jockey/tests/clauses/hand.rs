//! RJ-HAND: the hand at Layover.

use rocket_jockey::Phase;

use crate::common::*;

#[test]
fn rj_hand_1_down_to_five_by_choice() {
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").drafts("7-8 8-9 1-3").discard("6-9").table();
    table.does("refuel pile 1");
    assert_eq!((table.public().phase, table.hand(A).len()), (Phase::Discard, 7));
    table.refused_by("RJ-HAND-1", "done");
    let all = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8"].map(|card| format!("discard {card}"));
    assert_eq!(table.offers(), all);
    table.refused_by("RJ-HAND-1", "discard 8-9"); // Only what is in the hand.
    table.does("discard 4-5, discard 1-2");
    assert_eq!(table.hand(A), ["2-3", "3-4", "5-6", "6-7", "7-8"]);
    assert_eq!(table.pile("discard"), ["1-2", "4-5", "6-9"], "the last one on top");
    assert_eq!(table.public().phase, Phase::Reserve, "and no further");
}

#[test]
fn rj_hand_2_up_to_two_from_the_deck() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 8-9").copilots(A, 0).drafts("7-8 6-7 1-3").deck_top("4-7 5-8 6-9");
    let mut table = scene.cargo("6:3 1:2 9:8 3:9e").table();
    table.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, launch 9, fly 8-9 to 8, done");
    assert_eq!(table.hand(A), ["4-7", "5-8"]);
    assert_eq!(table.drafts(), ["7-8", "6-7", "1-3"], "not from the piles");
    assert_eq!(table.pile("discard"), ["8-9", "1-2", "3-6"], "nor from the discards");

    let mut one = Scene::of(2).hand(A, "3-6 1-2 8-9").copilots(A, 0).deck_top("4-7 5-8").cargo("6:3 1:2").table();
    one.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(one.hand(A), ["4-7", "8-9"], "one card is enough with one in hand");
}

#[test]
fn rj_hand_3_only_the_active_hand_and_only_at_layover() {
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").hand(B, "7-8 8-9 1-3 1-3 2-4").table();
    assert_eq!(table.why("discard 1-2"), ("RJ-HAND-3", "refuse-no-discard"), "six cards are no matter in Step Two");
    let before = table.hand(B);
    table.does("done");
    assert_eq!(table.offers().len(), 6, "the active player discards");
    table.does("discard 1-2, reserve none");
    assert_eq!(table.hand(B), before);
    // Six in hand at Fuel Up is fine for B, too.
    table.does("draw deck");
    assert_eq!((table.hand(B).len(), table.public().phase), (6, Phase::StepTwo));
}

#[test]
fn rj_hand_4_only_maneuver_cards_count() {
    // Five maneuver cards, four Co-Pilots, six cargoes and Alien Visitors: nothing to discard.
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4 4-5 5-6").delivered(A, "2 3 4 5 6 7").aliens(9).table();
    table.does("done");
    assert_eq!((table.public().phase, table.hand(A).len()), (Phase::Reserve, 5));
    // No maneuver card but all of that: two cards are drawn.
    let mut table =
        Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3 1:2 9:8").delivered(A, "2 3 4 5 6 7").aliens(9).table();
    table.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, launch 9, fly 8-9 to 8, done");
    assert_eq!(table.hand(A).len(), 2);
}
