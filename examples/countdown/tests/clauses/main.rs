//! A test for every clause.

#[path = "../common/mod.rs"]
mod common;

use common::{A, B, Scene};
use countdown::Countdown;
use engine::testing::{Table, assert_uniform, deal, imagined};
use engine::{Game, QuickDice, Setup, Still, Viewer};

#[test]
fn cd_setup_1_the_countdown_begins_at_the_chosen_number() {
    let start = |setup: &Setup| deal::<Countdown>(setup, &mut Still).view(Viewer::Public).count;
    assert_eq!((start(&Setup::new(2)), start(&Setup::new(2).with("start", "30"))), (21, 30));
}

#[test]
fn cd_setup_2_everybody_has_one_secret_booster() {
    let table = Scene::at(9).table();
    assert_eq!(
        (table.sees(A).booster, table.sees(B).booster, table.sees(Viewer::Public).booster),
        (Some(4), Some(2), None)
    );
    let possible = imagined(&table.position, A, 600, |world: &Countdown| world.view(Viewer::Seat(B)).booster);
    assert_uniform(&possible, 2);
    let mut dealt: Vec<_> = (0..60)
        .map(|seed| deal::<Countdown>(&Setup::new(2), &mut QuickDice::new(seed)).view(A.into()).booster)
        .collect();
    dealt.sort();
    dealt.dedup();
    assert_eq!(dealt, [Some(2), Some(4), Some(5)]);
}

#[test]
fn cd_turn_1_players_take_turns() {
    let mut table = Table::at(deal::<Countdown>(&Setup::new(2), &mut Still));
    assert_eq!(table.active(), A);
    table.does("count 1").seat_refused_by("CD-TURN-1", A, "count 1");
    assert_eq!(table.active(), B);
}

#[test]
fn cd_turn_2_one_counts_or_fires() {
    assert_eq!(Scene::at(9).table().offers(), ["count 1", "count 2", "count 3", "boost"]);
}

#[test]
fn cd_count_1_by_one_two_or_three() {
    let mut table = Scene::at(9).table();
    table.refused_by("CD-COUNT-1", "count 4").refused_by("CD-COUNT-1", "count 0");
    assert_eq!(table.does("count 3").sees(A).count, 6);
}

#[test]
fn cd_count_2_never_below_zero() {
    Scene::at(2).table().refused_by("CD-COUNT-2", "count 3").refused_by("CD-COUNT-2", "boost");
}

#[test]
fn cd_boost_1_a_booster_is_shown_and_lowers_by_its_number() {
    let mut table = Scene::at(9).table();
    assert_eq!(table.does("boost").sees(B).count, 5);
    assert_eq!(table.told(B), ["event-boosted"]);
}

#[test]
fn cd_boost_2_only_once() {
    Scene::at(9).fired(A).table().refused_by("CD-BOOST-2", "boost");
}

#[test]
fn cd_end_1_zero_wins() {
    let mut table = Scene::at(4).table();
    table.does("boost").seat_refused_by("CD-END-1", B, "count 1");
    let outcome = table.position.outcome().expect("the end");
    assert!(outcome.won(A) && !outcome.won(B));
}
