//! RJ-HAND: the hand at Layover.

use rocket_jockey::Phase;

use crate::common::*;

#[test]
fn rj_hand_1_down_to_five_by_choice() {
    let mut game = table(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").drafts("7-8 8-9 1-3").discard("6-9").game();
    play(&mut game, "refuel pile 1");
    assert_eq!((view(&game).phase, hand(&game, A).len()), (Phase::Discard, 7));
    assert_eq!(clause(&game, "done"), "RJ-HAND-1");
    let all = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8"].map(|card| format!("discard {card}"));
    assert_eq!(actions(&game), all);
    assert_eq!(clause(&game, "discard 8-9"), "RJ-HAND-1", "only what is in the hand");
    play(&mut game, "discard 4-5, discard 1-2");
    assert_eq!(hand(&game, A), ["2-3", "3-4", "5-6", "6-7", "7-8"]);
    assert_eq!(pile(&game, "discard"), ["1-2", "4-5", "6-9"], "the last one on top");
    assert_eq!(view(&game).phase, Phase::Reserve, "and no further");
}

#[test]
fn rj_hand_2_up_to_two_from_the_deck() {
    let position = table(2).hand(A, "3-6 1-2 8-9").copilots(A, 0).drafts("7-8 6-7 1-3").deck_top("4-7 5-8 6-9");
    let mut game = position.cargo("6:3 1:2 9:8 3:9e").game();
    play(&mut game, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, launch 9, fly 8-9 to 8, done");
    assert_eq!(hand(&game, A), ["4-7", "5-8"]);
    assert_eq!(drafts(&game), ["7-8", "6-7", "1-3"], "not from the piles");
    assert_eq!(pile(&game, "discard"), ["8-9", "1-2", "3-6"], "nor from the discards");

    let mut one = table(2).hand(A, "3-6 1-2 8-9").copilots(A, 0).deck_top("4-7 5-8").cargo("6:3 1:2").game();
    play(&mut one, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(hand(&one, A), ["8-9", "4-7"], "one card is enough with one in hand");
}

#[test]
fn rj_hand_3_only_the_active_hand_and_only_at_layover() {
    let mut game = table(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").hand(B, "7-8 8-9 1-3 1-3 2-4").game();
    assert_eq!(
        refused(&game, "discard 1-2"),
        ("RJ-HAND-3", "refuse-no-discard"),
        "six cards are no matter in Step Two"
    );
    let before = hand(&game, B);
    play(&mut game, "done");
    assert_eq!(actions(&game).len(), 6, "the active player discards");
    play(&mut game, "discard 1-2, reserve none");
    assert_eq!(hand(&game, B), before);
    // Six in hand at Fuel Up is fine for B, too.
    play(&mut game, "draw deck");
    assert_eq!((hand(&game, B).len(), view(&game).phase), (6, Phase::StepTwo));
}

#[test]
fn rj_hand_4_only_maneuver_cards_count() {
    // Five maneuver cards, four Co-Pilots, six cargoes and Alien Visitors: nothing to discard.
    let mut game = table(2).hand(A, "1-2 2-3 3-4 4-5 5-6").delivered(A, "2 3 4 5 6 7").aliens(9).game();
    play(&mut game, "done");
    assert_eq!((view(&game).phase, hand(&game, A).len()), (Phase::Reserve, 5));
    // No maneuver card but all of that: two cards are drawn.
    let mut game = table(2).hand(A, "3-6 1-2 8-9").cargo("6:3 1:2 9:8").delivered(A, "2 3 4 5 6 7").aliens(9).game();
    play(&mut game, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, launch 9, fly 8-9 to 8, done");
    assert_eq!(hand(&game, A).len(), 2);
}
