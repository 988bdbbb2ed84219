//! Characters (first edition, optional).

use crate::common::*;
use engine::{Game, Noun, QuickDice, Setup, Viewer};
use rocket_rescue::{Character, Phase, RocketRescue, View};

fn setup() -> Setup {
    Setup::new(3).with("edition", "first").with("characters", "on")
}

/// A match in which A has this character and nobody before has anything to choose.
fn with_start(character: &str) -> Table {
    let wanted: Character = character.parse().expect("a character");
    let game = (0..500).find_map(|seed| {
        let game = RocketRescue::deal(RocketRescue::components(), &setup(), &mut QuickDice::new(seed)).ok()?;
        (game.view(Viewer::Public).seats[0].character == Some(wanted)).then_some(game)
    });
    Table::at(game.expect("every character is dealt"))
}

fn start(character: &str) -> View {
    with_start(character).view()
}

#[test]
fn rr1_char_1_one_character_each_dealt_at_random() {
    let mut seen = [false; Character::COUNT];
    for seed in 0..200 {
        let game = RocketRescue::deal(RocketRescue::components(), &setup(), &mut QuickDice::new(seed)).expect("a deal");
        let dealt: Vec<Character> = game.view(Viewer::Public).seats.iter().filter_map(|seat| seat.character).collect();
        assert_eq!(dealt.len(), 3);
        assert!(dealt[0] != dealt[1] && dealt[1] != dealt[2] && dealt[0] != dealt[2]);
        dealt.iter().for_each(|character| seen[character.index()] = true);
    }
    assert_eq!(seen, [true; Character::COUNT]);
    assert!(first(3).table().view().seats.iter().all(|seat| seat.character.is_none()), "off unless chosen");
    let problem =
        RocketRescue::deal(RocketRescue::components(), &Setup::new(3).with("characters", "on"), &mut QuickDice::new(1));
    assert!(problem.is_err_and(|problem| problem.to_string().contains("the second has no characters")));
}

#[test]
fn rr1_char_2_start_bonuses_in_seat_order_before_round_one() {
    let mut chance = QuickDice::new(0);
    // Somewhere both a Broker at A and a Mechanic at B are dealt.
    let game = (0..5000).find_map(|_| {
        let mut dice = QuickDice::new(chance.word());
        let game = RocketRescue::deal(RocketRescue::components(), &setup(), &mut dice).ok()?;
        let view = game.view(Viewer::Public);
        let names: Vec<&str> = view.seats.iter().filter_map(|seat| seat.character).map(Character::id).collect();
        (names[..2] == ["broker", "mechanic"]).then_some(game)
    });
    let mut table = Table::at(game.expect("it happens"));
    assert_eq!((table.view().phase, table.view().round, table.to_act().as_str()), (Phase::Bonus, 0, "A"));
    table.seat_refused_by("RR1-CHAR-2", B, "take standard engine"); // A comes first
    table.refused_by("RR1-CHAR-2", "take standard engine"); // that is the Mechanic's
    table.refused_by("RR1-CHAR-2", "done");
    table.refused_by("RR1-CHAR-2", "die research 1");
    let general = table.view().general;
    table.does("take titanium");
    assert_eq!((table.view().general[2], table.to_act().as_str()), (general[2] - 2, "B"));
    table.seat_does(B, "take standard engine");
    assert!(table.view().round == 1 || table.to_act() == "C");
}

#[test]
fn rr1_char_3_the_eight_characters_of_this_project() {
    assert_eq!(
        Character::all().map(Character::id).collect::<Vec<_>>(),
        ["miner", "electrician", "pilot", "saboteur", "mechanic", "steward", "professor", "broker"]
    );
    let toml = include_str!("../../data/components.toml").replace("\"launch-cost-minus-3\"", "\"launch-cost-minus-9\"");
    let problem = RocketRescue::read_components(&toml).expect_err("an unknown effect");
    assert!(problem.to_string().contains("character `pilot`"), "{problem}");
}

/// The same without characters for the others that would matter.
fn scene(character: &str) -> Scene {
    let others = if character == "miner" { ["pilot", "electrician"] } else { ["miner", "electrician"] };
    first(3).character(A, character).character(B, others[0]).character(C, others[1])
}

#[test]
fn rr1_char_4_the_miner() {
    assert_eq!(start("miner").seats[0].cubes, [3, 3, 3]);
    let mut table = scene("miner").plans(&["R3 P3 B3 H3", "R3 R3 B3 B3", "R3 R3 B3 B3"]);
    table.until("purchase");
    assert_eq!(table.does("take carbon").seat(A).cubes, [6, 2, 2], "a 3 takes four");
    let mut few = scene("miner").market([3, 10, 10]).plans(&["R3 P3 B3 H3", "R3 R3 B3 B3", "R3 R3 B3 B3"]);
    few.until("purchase");
    assert_eq!(few.does("take carbon").seat(A).cubes, [5, 2, 2], "if the market has it");
}

#[test]
fn rr1_char_5_the_electrician() {
    assert_eq!(start("electrician").seats[0].energy, 7);
    let table = first(3).character(A, "electrician").character(B, "miner").character(C, "pilot");
    let mut table = table.holds(A, "std-engine#1", [0, 1, 2]).energy(A, 0).hangar(2);
    assert_eq!(table.does("build std-engine#1, into stellaris-1").energy(A), 4);
}

#[test]
fn rr1_char_6_the_pilot() {
    assert_eq!(start("pilot").seats[0].energy, 7);
    let mut table = rocket_of_a(scene("pilot")).planets(EXAMPLE_PLANETS).energy(A, 7).hangar(3);
    // Dionysos costs 10, less 3; Aurora 9 and 4 for gas, less 3.
    let costs: Vec<u16> = table.sees(A).hangars[0].costs.iter().map(|cost| cost.1).collect();
    assert_eq!(costs[..2], [10, 7]);
    assert_eq!(table.does("launch stellaris-1").energy(A), 0);
    let rival = rocket_of_a(scene("pilot")).planets(EXAMPLE_PLANETS).table().sees(B);
    assert_eq!(rival.hangars[0].costs[1].1, 10, "only the Pilot pays less");
}

/// The rolls of a launch against stability 3: of A's engine and tanks, and of B's cockpit.
fn flight(launcher: &str, owner: &str, dice: &[u8]) -> Table {
    let scene = first(3).character(A, launcher).character(B, owner).character(C, "miner");
    let scene = scene
        .built("stellaris-1", "std-engine#1", A, "")
        .built("stellaris-1", "std-fuel-tank#1", A, "")
        .built("stellaris-1", "std-cockpit#1", B, "")
        .holds(A, "std-engine#2", [0, 1, 2])
        .planets(EXAMPLE_PLANETS)
        .energy(A, 10);
    scene.hangar(4).rolls(dice).does("launch stellaris-1, done, done").clone()
}

#[test]
fn rr1_char_7_the_saboteur() {
    assert_eq!(start("saboteur").seats[0].energy, 7);
    // A 2 destroys B's module (3 - 1 against 2), not A's own.
    let table = flight("saboteur", "pilot", &[2, 2, 2]);
    assert_eq!(table.rocket("stellaris-1"), ["std-engine#1", "std-fuel-tank#1"]);
    assert_eq!(table.energy(A), 1);
    let own = flight("saboteur", "pilot", &[6, 6, 1]);
    assert_eq!(
        (own.rocket("stellaris-1"), own.energy(A)),
        (vec!["std-cockpit#1".to_owned()], 0),
        "own losses pay nothing"
    );
}

#[test]
fn rr1_char_8_the_mechanic() {
    let mut table = with_start("mechanic");
    assert_eq!(table.offers().len(), 4);
    assert_eq!(table.does("take standard engine").hand(A), ["std-engine#1"]);
    // A 3 leaves the Mechanic's module (3 + 1) and destroys others, whoever launches.
    assert_eq!(flight("broker", "mechanic", &[3, 3, 3]).rocket("stellaris-1"), ["std-cockpit#1"]);
    // Against the Saboteur the two cancel.
    assert_eq!(flight("saboteur", "mechanic", &[2, 2, 2]).rocket("stellaris-1").len(), 3);
    assert_eq!(flight("saboteur", "mechanic", &[2, 2, 3]).rocket("stellaris-1").len(), 2);
}

#[test]
fn rr1_char_9_the_steward() {
    assert_eq!(start("steward").seats[0].energy, 6);
    let seated = |face: u8| {
        let scene = scene("steward").built("stellaris-1", "sleeper-hall", A, "").energy(A, 9);
        let mut table = scene.boarding(face);
        while table.phase() == "boarding" {
            table.does("board sleeper-hall");
        }
        assert_eq!(table.energy(A), 9 - table.aboard("sleeper-hall").len() as u16, "each paid as usual");
        table.aboard("sleeper-hall").len()
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(seated), [1, 1, 2, 2, 3, 3]);
}

#[test]
fn rr1_char_10_the_professor() {
    let mut table = with_start("professor");
    assert_eq!((table.offers().len(), table.view().deck), (3, 32));
    let offered = table.display();
    table.does(&format!("take {}", offered[1]));
    assert_eq!((table.hand(A), table.view().discard.len()), (vec![offered[1].clone()], 2));
    // A 3 counts as a 5 in Research, for the order only.
    let plans = ["R3 P3 P3 H3", "R4 P4 P2 H2", "R6 P2 B2 H2"];
    let mut table = scene("professor").plans(&plans);
    assert_eq!((table.queue().as_str(), table.energy(A)), ("C6 A3 B4", 4));
    let purchase = table.until("purchase").queue();
    assert_eq!(purchase, "B4 A3 A3 B2 C2", "in other phases it is a 3 like any other");
}

#[test]
fn rr1_char_10_with_sealed_fronts_only_the_professor_sees_the_three() {
    let wanted: Character = "professor".parse().expect("a character");
    let sealed = setup().with("sealed-fronts", "on");
    let game = (0..500).find_map(|seed| {
        let game = RocketRescue::deal(RocketRescue::components(), &sealed, &mut QuickDice::new(seed)).ok()?;
        (game.view(Viewer::Public).seats[0].character == Some(wanted)).then_some(game)
    });
    let game = game.expect("every character is dealt");
    let names = |viewer: Viewer| game.view(viewer).display.iter().filter(|module| module.card.is_some()).count();
    assert_eq!((names(A.into()), names(B.into()), names(Viewer::Public)), (3, 0, 0));
}

#[test]
fn rr1_char_11_the_broker() {
    let mut table = with_start("broker");
    assert_eq!(table.offers(), ["take carbon", "take aluminium", "take titanium"]);
    assert_eq!(table.does("take aluminium").seat(A).cubes, [2, 4, 2]);
    let scene = scene("broker").cubes(A, [1, 1, 4]).holds(A, "sleeper-hall", [0; 3]);
    let mut table = scene.plans(&["R3 P3 B3 H3", "R3 R3 B3 B3", "R3 R3 B3 B3"]);
    table.until("purchase").does("done");
    table.does("swap carbon, swap for titanium, swap aluminium, swap for titanium");
    assert_eq!(table.seat(A).cubes, [0, 0, 6], "the first two cost one");
    table.does("swap titanium, swap for carbon");
    assert_eq!(table.seat(A).cubes, [1, 0, 4], "the third costs two");
    table.refused_by("RR-SWAP-1", "swap carbon");
}
