//! The end of a turn, Threats, and the end of the game.

use engine::Game;

use crate::common::*;

#[test]
fn rm_endt_1_the_playing_area_goes_to_the_warehouse_at_the_end_only() {
    let mut table = Scene::new(2).hand(A, "mission-base-a mission-base-b").table();
    table.does("discard mission-base-a");
    assert_eq!((table.area().as_str(), table.warehouse(A).as_str()), ("mission-base-a", ""));
    table.does("end turn");
    assert_eq!((table.area().as_str(), table.warehouse(A).as_str()), ("", "mission-base-a"));
}

#[test]
fn rm_endt_2_surplus_cards_go_straight_to_the_warehouse() {
    let mut table = Scene::new(2)
        .plan(A, "mission-base-b")
        .pad(A, "depot")
        .depot(A, "pandemic climate-change")
        .hand(A, "mission-satellite-a mission-space-station mission-asteroid-mining mission-base-a sovereign-fund angel-investors")
        .table();
    table.refused_for("RM-ENDT-2", "refuse-nothing-to-trim", "trim mission-base-a");
    table.does("take pandemic\ntake climate-change\nend turn");
    assert_eq!(table.phase(), rocketmen::Phase::Trim);
    table.refused_for("RM-ENDT-2", "refuse-trim-first", "end turn");
    table.does("trim pandemic\ntrim climate-change");
    assert_eq!(table.active(), B);
    assert_eq!(table.warehouse(A), "pandemic climate-change");
    assert_eq!(table.hand(A).split(' ').count(), 6);
}

#[test]
fn rm_endt_3_refill_to_the_hand_size_and_unused_cards_stay() {
    let mut table = Scene::new(2).hand(A, "pandemic sovereign-fund").table();
    table.does("end turn");
    assert_eq!(table.hand(A).split(' ').count(), 6);
    assert!(table.hand(A).contains("pandemic") && table.hand(A).contains("sovereign-fund"));
    // Achievements count, also one gained by this turn's launch.
    let mut larger = Scene::new(2)
        .missions(A, "earth-satellite=hand")
        .plan(A, "mission-space-station")
        .pad(A, "large-rocket-boosters quantum-computer backup-systems big-data asteroid-laser-ablation")
        .table();
    larger.does("launch").draw(3);
    assert_eq!(larger.vp(A), 5);
    assert_eq!(larger.hand(A).split(' ').count(), 8);
}

#[test]
fn rm_endt_4_an_empty_hq_is_the_reshuffled_warehouse() {
    let mut table =
        Scene::new(2).hand(A, "mission-base-a").hq(A, "mission-base-b").warehouse(A, "sovereign-fund pandemic").table();
    table.does("end turn");
    assert!(table.happened("event-reshuffled"));
    assert_eq!(
        table.hand(A),
        "mission-base-a mission-base-b pandemic sovereign-fund",
        "and when both are empty it stops"
    );
    // During a turn the Playing Area is not shuffled in.
    let mut during = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .hand(A, "big-data mission-spaceship-b mission-base-a")
        .hq(A, "")
        .warehouse(A, "pandemic")
        .table();
    during.does("discard mission-base-a\nplace mission-spaceship-b on pad\nclose\npay big-data\neffect big-data");
    assert_eq!(during.hand(A), "pandemic");
    assert_eq!(during.public().seat(A).hq, 0);
}

#[test]
fn rm_endt_5_the_warehouse_is_reshuffled_only_when_a_card_must_be_drawn() {
    // HQ becomes empty with the last draw: nothing is shuffled.
    let mut table = Scene::new(2)
        .hand(A, "mission-base-a sovereign-fund angel-investors big-data depot")
        .hq(A, "mission-base-b")
        .warehouse(A, "pandemic")
        .table();
    table.does("end turn");
    assert!(!table.happened("event-reshuffled"));
    assert_eq!((table.public().seat(A).hq, table.warehouse(A).as_str()), (0, "pandemic"));
}

#[test]
fn rm_endt_6_tokens_are_turned_face_up() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash earth-spaceship=science")
        .seat_set(A, "used_cash", 1.into())
        .seat_set(A, "used_science", 1.into())
        .table();
    assert_eq!((table.public().seat(A).cash, table.public().seat(A).science), (0, 0));
    table.does("end turn");
    assert_eq!((table.public().seat(A).cash, table.public().seat(A).science), (1, 1));
}

#[test]
fn rm_thr_1_a_threat_is_worth_two_points_at_the_end_and_nothing_else() {
    let mut table = Scene::new(2).hand(A, "pandemic").junkyard(A, "climate-change").table();
    assert_eq!(table.vp(A), 0, "not before the end");
    let others: Vec<_> = table.offers().into_iter().filter(|action| action.contains("pandemic")).collect();
    assert_eq!(others, ["discard pandemic"]);
    table = Scene::new(2).hand(A, "pandemic").junkyard(A, "climate-change").set("round", 100.into()).table();
    table.does("end turn\nend turn");
    assert_eq!(table.public().scores[A.index()].threats, 4);
}

#[test]
fn rm_thr_2_the_highest_mark_counts_and_marks_do_not_add_up() {
    let price = |missions: &str, vp: u8| {
        let table = Scene::new(2).missions(A, missions).display("climate-change").table();
        assert_eq!(table.vp(A), vp);
        let cost = table.sees(A).display[0].as_ref().expect("a card").cost;
        assert_eq!(cost.composite, 1);
        cost.money
    };
    assert_eq!(price("moon-spaceship", 4), 40);
    assert_eq!(price("moon-base", 5), 50);
    assert_eq!(price("mars-asteroid-mining", 7), 50);
    assert_eq!(price("mars-base earth-satellite", 10), 60);
    assert_eq!(price("mars-base mars-asteroid-mining", 15), 70);
}

#[test]
fn rm_thr_3_the_surcharge_is_paid_for_each_threat() {
    let mut table = Scene::new(2)
        .missions(A, "mars-asteroid-mining=cash")
        .display("climate-change pandemic")
        .hand(A, "sovereign-fund sovereign-fund electric-cars mission-spaceship-a")
        .table();
    table.does("buy climate-change at 1\nbuy pandemic at 2\nclose");
    assert_eq!(table.sees(A).trade.expect("a basket").price.money, 100);
}

/// A flight that needs one more space: success with the next card.
fn about_to_land(players: u8, missions: &str) -> Scene {
    Scene::new(players)
        .missions(A, missions)
        .plan(A, "mission-base-b")
        .pad(A, "large-rocket-boosters medium-rocket-boosters solar-energy storage-batteries super-capacitors radiation-shielding electric-cars")
}

#[test]
fn rm_end_1_the_end_score_depends_on_the_players() {
    for (players, score) in [(2, 23), (3, 21), (4, 18)] {
        assert_eq!(Scene::new(players).table().public().end_score, Some(score));
    }
    // 8 + 7 + 3 + 5 = 23.
    let mut table = about_to_land(2, "mars-base=hand mars-asteroid-mining=hand earth-space-hotel=hand").table();
    table.does("launch\n").draw(4).draw(3);
    assert_eq!(table.vp(A), 23);
    assert!(table.public().ending);
    let mut short = about_to_land(2, "mars-base=hand mars-asteroid-mining=hand earth-satellite=hand").table();
    short.does("launch").draw(4).draw(3);
    assert_eq!(short.vp(A), 22);
    assert!(!short.public().ending);
}

#[test]
fn rm_end_2_six_tokens_and_every_destination_reached_by_anybody() {
    let five = "earth-satellite=hand earth-spaceship=hand earth-space-hotel=hand earth-orbital-shipyard=hand \
                earth-space-station=hand";
    let scene = |mars: bool| {
        let scene = about_to_land(2, five);
        if mars { scene.missions(B, "mars-spaceship=hand") } else { scene }
    };
    let mut all = scene(true).table();
    all.does("launch").draw(4).draw(3);
    assert_eq!((all.public().seat(A).tokens_left, all.public().ending), (0, true));
    let mut without = scene(false).table();
    without.does("launch").draw(4).draw(3);
    assert_eq!((without.public().seat(A).tokens_left, without.public().ending), (0, false), "nobody is on Mars");
}

#[test]
fn rm_end_3_all_tokens_of_all_players() {
    let six = "earth-satellite=hand earth-spaceship=hand earth-space-hotel=hand earth-orbital-shipyard=hand \
               earth-space-station=hand moon-satellite=hand";
    let one = Scene::new(2).missions(A, six).table();
    let mut one = one;
    one.does("end turn");
    assert!(!one.public().ending, "nobody is on Mars and B has tokens left");
    let mut all = Scene::new(2).missions(A, six).missions(B, six).table();
    all.does("end turn");
    assert!(all.public().ending);
}

#[test]
fn rm_end_4_the_round_is_finished() {
    let ready = "mars-base=hand mars-asteroid-mining=hand mars-spaceship=hand moon-spaceship=hand";
    // The first of three triggers it: the others still have a turn.
    let mut early = Scene::new(3).missions(A, ready).table();
    early.does("end turn");
    assert!(early.public().ending);
    assert_eq!(early.active(), B);
    early.does("end turn\nend turn");
    assert!(early.position.to_act().is_empty());
    // The last of the round triggers it: the game is over.
    let mut late = Scene::new(3).missions(C, ready).active(C).table();
    late.does("end turn");
    assert!(late.position.to_act().is_empty());
    assert!(late.position.outcome().is_some());
    let refusal = late.position.refusal(A, &rocketmen::Action::EndTurn).expect("refused");
    assert_eq!((refusal.clause.0, refusal.reason.key), ("RM-END-4", "refuse-over"));
}

#[test]
fn rm_end_5_without_tokens_turns_go_on_but_no_launch() {
    let six = "earth-satellite=hand earth-spaceship=hand earth-space-hotel=hand earth-orbital-shipyard=hand \
               earth-space-station=hand moon-satellite=hand";
    let mut table = Scene::new(2)
        .missions(A, six)
        .plan(A, "mission-base-a")
        .pad(A, "large-rocket-boosters medium-rocket-boosters")
        .table();
    table.refused_for("RM-END-5", "refuse-no-token-left", "launch");
    table.does("end turn\nend turn");
    assert_eq!(table.active(), A);
}

#[test]
fn rm_end_6_the_end_once_triggered_stays() {
    let mut table = Scene::new(3).set("ending", true.into()).table();
    table.does("end turn\nend turn");
    assert!(table.public().ending, "although nothing triggers it any more");
    table.does("end turn");
    assert!(table.position.to_act().is_empty());
}
