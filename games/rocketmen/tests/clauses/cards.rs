//! Single cards.

use rocketmen::{Phase, Rocketmen};

use crate::common::*;

/// Every card: money, items as rocket/computer/composite/biotech/science, cost as money plus the same.
#[test]
fn every_card_shows_and_costs_what_the_box_says() {
    use engine::Game;
    let expected = "
        mission-satellite-a 10 00000 0 00000 | mission-spaceship-a 0 00010 0 00000 | mission-spaceship-b 0 10000 0 00000
        mission-spaceship-c 0 00100 0 00000 | mission-space-hotel-a 10 00000 0 00000 | mission-space-hotel-b 10 00000 0 00000
        mission-orbital-shipyard 0 10000 0 00000 | mission-space-station 10 00000 0 00000
        mission-asteroid-mining 10 00000 0 00000 | mission-base-a 0 01000 0 00000 | mission-base-b 0 00000 0 00000
        small-rocket-boosters 0 20000 30 00000 | medium-rocket-boosters 0 30000 50 00000
        large-rocket-boosters 0 40000 70 00000 | pandemic 0 00000 40 00010 | climate-change 0 00000 40 00100
        asteroid-impact 0 00000 40 01000 | big-data 10 01000 30 00010 | global-internet 10 01000 30 00100
        storage-batteries 10 00100 30 00000 | super-capacitors 0 00100 30 00000 | solar-energy 10 00100 40 00000
        designer-drugs 10 00010 40 00000 | asteroid-laser-ablation 10 01000 40 00000
        radiation-shielding 0 00100 30 00000 | multi-purpose-space-suit 0 00010 40 00000
        government-contract 0 00000 40 00000 | angel-investors 20 00000 30 00000 | electric-cars 20 00100 40 00100
        quantum-computer 0 02000 50 01000 | reusable-rocket 0 20000 60 00100 | afterburner 0 10000 50 00000
        backup-systems 0 01000 40 00000 | detailed-planning 0 00001 40 00001 | depot 0 10000 40 00000
        industrial-espionage 0 00000 30 00001 | sovereign-fund 30 00000 50 00000 | research-campus 10 00001 40 00000";
    let items = |items: &rocketmen::Items| {
        let icons = [items.rocket, items.computer, items.composite, items.biotech, items.science];
        format!("{} {}", items.money, icons.map(|icon| icon.to_string()).concat())
    };
    let lines: Vec<&str> = expected.split(['\n', '|']).map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 38, "39 kinds, of which the two Satellites are one");
    for line in lines {
        let kind: rocketmen::Kind = line.split(' ').next().expect("a name").parse().expect("a card");
        let index = <rocketmen::Kind as engine::Noun>::all().position(|other| other == kind).expect("a kind");
        let print = &rocketmen::Rocketmen::components().prints[index];
        assert_eq!(format!("{kind} {} {}", items(&print.items), items(&print.cost)), line);
    }
}

#[test]
fn rm_card_1_removed_cards_go_to_the_junkyard_and_draws_come_from_hq() {
    let mut table = Scene::new(2)
        .hand(A, "storage-batteries mission-base-b")
        .hq(A, "mission-satellite-a")
        .warehouse(A, "depot")
        .table();
    table.does("use storage-batteries");
    assert!(table.junkyard(A).contains("mission-base-b"));
    assert_eq!(table.hand(A), "mission-satellite-a", "from HQ, not from the Warehouse");
}

#[test]
fn rm_card_2_big_data_draws_one_card() {
    let mut table = Scene::new(2)
        .plan(A, "mission-base-b")
        .hand(A, "big-data mission-spaceship-b")
        .hq(A, "mission-satellite-a mission-base-a")
        .table();
    table.does("place mission-spaceship-b on pad\nclose\npay big-data\neffect big-data");
    assert_eq!(table.hand(A), "mission-satellite-a");
    assert!(table.chance_used, "a draw cannot be undone");
}

#[test]
fn rm_card_3_global_internet_places_another_card_for_free() {
    let mut table =
        Scene::new(2).hand(A, "global-internet mission-base-a mission-spaceship-b mission-base-b pandemic").table();
    table.does("place mission-base-b on plan\nclose\npay global-internet\neffect global-internet");
    assert_eq!(table.phase(), Phase::FreePlace);
    assert_eq!(
        table.offers(),
        ["free-place mission-spaceship-b on pad", "free-place mission-base-a on pad"],
        "the Plan is occupied, a Threat has no item"
    );
    table.does("free-place mission-base-a on pad");
    assert_eq!((table.pad(A).as_str(), table.area().as_str()), ("mission-base-a", "global-internet"));
    // It also triggers when it pays for its own placement.
    let mut own = Scene::new(2).plan(A, "mission-base-b").hand(A, "global-internet mission-spaceship-b").table();
    own.does("place global-internet on pad\nclose\neffect global-internet");
    assert_eq!(own.pad(A), "mission-spaceship-b global-internet");
}

#[test]
fn rm_card_4_storage_batteries_remove_another_card_then_draw() {
    let mut table =
        Scene::new(2).hand(A, "storage-batteries mission-base-b mission-satellite-a").hq(A, "mission-base-a").table();
    table.does("use storage-batteries");
    assert_eq!(table.offers(), ["trash mission-satellite-a", "trash mission-base-b"]);
    table.does("trash mission-base-b");
    assert_eq!(table.hand(A), "mission-satellite-a mission-base-a");
    assert_eq!(table.area(), "storage-batteries");
    let alone = Scene::new(2).hand(A, "storage-batteries").table();
    alone.refused_for("RM-CARD-4", "refuse-no-other-card", "use storage-batteries");
}

#[test]
fn rm_card_5_super_capacitors_exchange_cards_and_count_themselves() {
    let mut table = Scene::new(2)
        .hand(A, "super-capacitors mission-base-b mission-satellite-a solar-energy")
        .hq(A, "mission-base-a mission-spaceship-a mission-spaceship-b")
        .display("climate-change")
        .table();
    table.does("use super-capacitors\ncycle mission-base-b\ncycle solar-energy\ncycle done");
    assert_eq!(table.hand(A), "mission-satellite-a mission-spaceship-a mission-spaceship-b mission-base-a");
    assert_eq!(table.public().seat(A).threats, 0, "the other cards' abilities are not used");
    let mut none = Scene::new(2).hand(A, "super-capacitors").hq(A, "mission-base-a").table();
    none.does("use super-capacitors");
    assert_eq!(none.hand(A), "mission-base-a", "none besides itself: one card");
}

#[test]
fn rm_card_6_electric_cars_take_a_card_from_the_warehouse() {
    let mut table = Scene::new(2).hand(A, "electric-cars").warehouse(A, "sovereign-fund mission-base-b").table();
    table.does("use electric-cars\nfetch sovereign-fund");
    assert_eq!((table.hand(A).as_str(), table.warehouse(A).as_str()), ("sovereign-fund", "mission-base-b"));
    assert_eq!(table.known(A), "sovereign-fund", "everybody saw it");
    let empty = Scene::new(2).hand(A, "electric-cars").table();
    empty.refused_for("RM-CARD-6", "refuse-warehouse-empty", "use electric-cars");
}

#[test]
fn rm_card_7_solvers_take_their_threat_for_free() {
    for (solver, threat) in [
        ("asteroid-laser-ablation", "asteroid-impact"),
        ("designer-drugs", "pandemic"),
        ("solar-energy", "climate-change"),
    ] {
        let mut table = Scene::new(2).display(&format!("big-data {threat} depot {threat}")).hand(A, solver).table();
        table.does(&format!("use {solver}"));
        assert_eq!((table.area().as_str(), table.junkyard(A).as_str()), (threat, solver));
        assert!(table.display().starts_with("big-data "), "{}", table.display());
        assert!(table.display().split(' ').nth(3) == Some(threat), "the lowest slot was taken");
        assert_ne!(table.display().split(' ').nth(1), Some("-"), "and refilled");
        let none = Scene::new(2).display("big-data").hand(A, solver).table();
        none.refused_for("RM-CARD-7", "refuse-threat-not-there", &format!("use {solver}"));
    }
}

/// A flight to Earth orbit with these cards besides two Rocket points.
fn flight(cards: &str) -> Table<Rocketmen> {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, &format!("small-rocket-boosters {cards}")).table();
    table.does("launch");
    if table.phase() == Phase::Destination {
        table.does("fly earth");
    }
    table
}

#[test]
fn rm_card_8_the_suit_replaces_a_drawn_card() {
    let mut table = flight("multi-purpose-space-suit mission-base-a");
    table.draw(0);
    assert_eq!(table.offers(), ["accept", "use multi-purpose-space-suit"]);
    table.success("use multi-purpose-space-suit", &[3]);
    let launch = table.public().launch.expect("a launch");
    assert_eq!((launch.drawn, launch.aside, launch.rocket), (vec![3], vec![0], 4));
    assert!(table.area().contains("multi-purpose-space-suit"));
    // The ignored card is not drawn again in this launch, and does not count for an abort.
    assert_eq!(launch.left, [1, 5, 6, 3, 1]);
    table.does("abort");
    assert_eq!(table.pad(A), "mission-base-a small-rocket-boosters");
}

#[test]
fn rm_card_9_the_shielding_makes_a_0_a_2() {
    let mut table = flight("radiation-shielding mission-base-a");
    table.draw(1);
    assert_eq!(table.phase(), Phase::Ready, "nothing to react to a 1 with");
    table.draw(0);
    assert_eq!(table.offers(), ["accept", "use radiation-shielding"]);
    table.does("use radiation-shielding");
    let launch = table.public().launch.expect("a launch");
    assert_eq!((launch.rocket, launch.drawn), (4, vec![1, 0]));
    // Only a 0 is helped, even when another card can react.
    let mut other = flight("radiation-shielding multi-purpose-space-suit");
    other.draw(1);
    other.refused_for("RM-CARD-9", "refuse-no-zero", "use radiation-shielding");
}

#[test]
fn rm_card_10_detailed_planning_chooses_the_first_of_three() {
    let mut table = flight("detailed-planning multi-purpose-space-suit mission-base-a");
    assert_eq!(table.rocket(), 2, "its Science has counted");
    table.success("use detailed-planning", &[1, 4, 0]);
    assert_eq!(table.offers(), ["choose 4", "choose 1", "choose 0"]);
    table.refused_for("RM-CARD-10", "refuse-not-revealed", "choose 3");
    table.does("choose 4");
    assert_eq!(table.offers(), ["accept", "use multi-purpose-space-suit"], "it is reacted to like a drawn card");
    table.does("accept");
    let launch = table.public().launch.expect("a launch");
    assert_eq!((launch.drawn.clone(), launch.aside.len(), launch.rocket), (vec![4], 2, 6));
    assert_eq!(launch.left, [1, 4, 6, 4, 0], "the others are set aside for this launch");
    let mut late = flight("detailed-planning mission-base-a");
    late.draw(1);
    late.refused_for("RM-CARD-10", "refuse-already-revealed", "use detailed-planning");
    // After a success it is removed; after a failure it is only discarded.
    table.draw(2).does("accept");
    assert!(table.junkyard(A).contains("detailed-planning"));
    let mut failed = flight("detailed-planning");
    failed.success("use detailed-planning", &[1, 1, 1]).draw(0).draw(0).does("keep mission");
    assert!(failed.warehouse(A).contains("detailed-planning"));
}

#[test]
fn rm_card_11_afterburner_advances_two_at_any_time() {
    let mut ready = flight("afterburner mission-base-a");
    ready.does("use afterburner");
    assert_eq!((ready.rocket(), ready.phase()), (3, Phase::Ready));
    let mut last = flight("afterburner mission-base-a");
    last.draw(2).draw(2).draw(1);
    assert_eq!(last.offers(), ["use afterburner", "fail"]);
    last.does("use afterburner");
    assert_eq!(last.vp(A), 2);
}

#[test]
fn rm_card_12_backup_systems_add_a_space_besides_their_item() {
    let table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "medium-rocket-boosters backup-systems").table();
    assert_eq!(table.public().seat(A).boosts, [2, 1, 1]);
    let mut flown = table.clone();
    flown.does("launch\nfly earth");
    assert!(flown.pad(A).contains("backup-systems"), "not discarded for this");
    assert_eq!(flown.rocket(), 2);
    flown.refused_for("RM-DISC-3", "refuse-no-ability", "use backup-systems");
}

#[test]
fn rm_card_13_quantum_computer_allows_one_draw_more() {
    let mut table = flight("quantum-computer");
    table.draw(1).draw(1);
    table.does("use quantum-computer");
    assert_eq!(table.public().launch.expect("a launch").allowed, 4);
    table.draw(1);
    assert_eq!(table.phase(), Phase::Ready, "the third is not the last");
    table.draw(3);
    assert_eq!(table.vp(A), 2);
    // When all cards are drawn it is too late.
    let mut late = flight("quantum-computer afterburner");
    late.draw(0).draw(0).draw(1);
    late.refused_for("RM-LAUNCH-11", "refuse-only-afterburner", "use quantum-computer");
}

#[test]
fn rm_card_14_reusable_rocket_gives_two_points_and_stays() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "reusable-rocket").table();
    assert_eq!(table.public().seat(A).points, 2);
    table.does("launch").draw(4).draw(3).draw(1);
    assert_eq!((table.vp(A), table.pad(A).as_str()), (2, "reusable-rocket"));
}

#[test]
fn rm_card_15_the_depot_stores_two_cards() {
    let scene = || Scene::new(2).plan(A, "mission-base-b").pad(A, "depot");
    let mut table = scene().hand(A, "sovereign-fund pandemic mission-satellite-a").table();
    table.does("store sovereign-fund\nstore pandemic");
    assert_eq!((table.depot(A).as_str(), table.hand(A).as_str()), ("sovereign-fund pandemic", "mission-satellite-a"));
    table.refused_for("RM-CARD-15", "refuse-depot-full", "store mission-satellite-a");
    table.refused_for("RM-CARD-15", "refuse-just-stored", "take pandemic");
    table.does("end turn").until(A);
    table.does("take pandemic");
    assert!(table.hand(A).contains("pandemic"));
    assert!(table.known(A).contains("pandemic"));
    let full = scene().depot(A, "pandemic climate-change").hand(A, "mission-base-a").table();
    full.refused_for("RM-CARD-15", "refuse-depot-full", "store mission-base-a");
    full.refused_for("RM-CARD-15", "refuse-not-on-depot", "take asteroid-impact");
    let without = Scene::new(2).hand(A, "mission-base-a depot").table();
    without.refused_for("RM-CARD-15", "refuse-no-depot", "store mission-base-a");
}

#[test]
fn rm_card_16_stored_cards_give_nothing_but_the_depot_its_point() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "depot mission-spaceship-b")
        .depot(A, "large-rocket-boosters quantum-computer")
        .table();
    let seat = table.sees(B).seat(A).clone();
    assert_eq!((seat.points, seat.boosts), (2, [0, 0, 0]));
    assert_eq!(seat.depot.len(), 2, "they are face up");
    table.refused_for("RM-DISC-1", "refuse-not-on-pad", "discard-pad quantum-computer");
    table.does("launch");
    table.refused_for("RM-DISC-5", "refuse-not-on-pad", "use quantum-computer");
    assert_eq!(table.rocket(), 0);
}

#[test]
fn rm_card_17_stored_cards_leave_with_the_depot() {
    let mut table =
        Scene::new(2).plan(A, "mission-base-b").pad(A, "depot").depot(A, "pandemic").hand(A, "sovereign-fund").table();
    table.does("store sovereign-fund\ndiscard-pad depot");
    assert_eq!((table.depot(A).as_str(), table.area().as_str()), ("", "pandemic depot sovereign-fund"));
}

#[test]
fn rm_card_18_espionage_copies_an_asset_of_the_display_or_of_an_opponents_pad() {
    let mut table = Scene::new(4)
        .display("sovereign-fund pandemic industrial-espionage")
        .plan(B, "mission-base-b")
        .pad(B, "quantum-computer small-rocket-boosters")
        .plan(A, "mission-base-b")
        .pad(A, "big-data")
        .hand(A, "copy-of-depot mission-base-a")
        .table();
    // The one in Hand was declared already.
    table.refused_for("RM-CARD-18", "refuse-already-copied", "copy sovereign-fund");
    table.does("end turn").until(A);
    assert!(table.hand(A).contains("industrial-espionage"));
    let copies: Vec<_> = table.offers().into_iter().filter(|action| action.starts_with("copy ")).collect();
    assert!(copies.contains(&"copy quantum-computer".to_owned()) && copies.contains(&"copy sovereign-fund".to_owned()));
    table.refused_for("RM-CARD-18", "refuse-nothing-like-that", "copy big-data");
    table.refused_for("RM-CARD-18", "refuse-not-an-asset", "copy pandemic");
    table.refused_for("RM-CARD-18", "refuse-copy-itself", "copy industrial-espionage");
    table.does("copy sovereign-fund");
    assert!(table.hand(A).contains("copy-of-sovereign-fund"));
    assert!(table.known(A).contains("copy-of-sovereign-fund"), "declared openly");
    table.does("buy small-rocket-boosters\nclose\npay copy-of-sovereign-fund");
    assert!(table.area().contains("small-rocket-boosters"), "it pays like the real one");
    let without = Scene::new(2).display("depot").hand(A, "mission-base-a").table();
    without.refused_for("RM-CARD-18", "refuse-no-espionage", "copy depot");
    // A mounted copy of an opponent counts as what it copies.
    let mounted = Scene::new(4)
        .plan(B, "mission-base-b")
        .pad(B, "copy-of-reusable-rocket")
        .hand(A, "industrial-espionage")
        .table();
    assert!(mounted.allows("copy reusable-rocket"));
}

#[test]
fn rm_card_19_a_mounted_copy_stays_one_until_it_leaves_the_pad() {
    let mut table = Scene::new(2)
        .display("quantum-computer")
        .plan(A, "mission-base-b")
        .hand(A, "industrial-espionage mission-satellite-a")
        .table();
    table.does("copy quantum-computer\nplace copy-of-quantum-computer on pad\nclose\npay mission-satellite-a");
    table.does("end turn").until(A);
    assert_eq!(table.pad(A), "copy-of-quantum-computer");
    assert_eq!(table.public().seat(A).boosts[0], 2);
    table.does("discard-pad copy-of-quantum-computer");
    assert_eq!(table.area(), "industrial-espionage");
    // Anywhere else it ends with the turn.
    let mut hand = Scene::new(2).display("quantum-computer").hand(A, "industrial-espionage").table();
    hand.does("copy quantum-computer\nend turn");
    assert!(hand.hand(A).contains("industrial-espionage"));
}

#[test]
fn rm_card_20_what_a_copied_effect_discards_is_the_espionage_itself() {
    let mut table = Scene::new(2).display("solar-energy climate-change").hand(A, "industrial-espionage").table();
    table.does("copy solar-energy\nuse copy-of-solar-energy");
    assert_eq!(table.junkyard(A), "industrial-espionage");
    assert_eq!(table.area(), "climate-change");
    let mut cycled =
        Scene::new(2).display("super-capacitors").hand(A, "industrial-espionage").hq(A, "mission-base-a").table();
    cycled.does("copy super-capacitors\nuse copy-of-super-capacitors");
    cycled.does("end turn");
    assert!(cycled.warehouse(A).is_empty() && cycled.hand(A).contains("industrial-espionage"), "{}", cycled.hand(A));
}

#[test]
fn rm_card_21_undeclared_it_can_only_be_discarded_stored_or_removed() {
    let table = Scene::new(2)
        .display("super-capacitors")
        .plan(A, "mission-base-b")
        .pad(A, "depot")
        .hand(A, "industrial-espionage sovereign-fund")
        .table();
    table.refused_for("RM-CARD-21", "refuse-copy-ability", "use industrial-espionage");
    table.refused_for("RM-PLACE-7", "refuse-no-item", "place industrial-espionage on pad");
    assert!(table.allows("discard industrial-espionage") && table.allows("store industrial-espionage"));
    let mut paying = table.clone();
    paying.does("buy super-capacitors at 1\nclose");
    paying.refused_for("RM-PAY-5", "refuse-useless", "pay industrial-espionage");
}

#[test]
fn rm_card_22_for_variants_a_copy_counts_as_printed() {
    let scene = |pad: &str| {
        let scene = Scene::variants(4, "chip-race", "heavy-lift").plan(A, "mission-base-b").pad(A, pad);
        scene.set("phase", "over".into()).load().expect("a position")
    };
    use engine::{Game, Viewer};
    // Everybody owns one Computer; a copied Quantum Computer adds none, a real one does.
    assert_eq!(scene("copy-of-quantum-computer").view(Viewer::Public).scores[B.index()].variants, 6);
    assert_eq!(scene("quantum-computer").view(Viewer::Public).scores[B.index()].variants, 3);
}
