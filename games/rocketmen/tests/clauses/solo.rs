//! Solitaire.

use engine::{Game, Outcome, QuickDice, Setup, Viewer};
use rocketmen::{Goal, Rocketmen};

use crate::common::*;

fn deal(difficulty: &str, seed: u64) -> Rocketmen {
    let setup = Setup::new(1).with("mode", "solo").with("difficulty", difficulty);
    Rocketmen::deal(Rocketmen::components(), &setup, &mut QuickDice::new(seed)).expect("a deal")
}

#[test]
fn rm_solo_1_the_ai_has_tokens_and_a_track_but_no_cards() {
    let view = deal("normal", 1).view(Viewer::Public);
    let ai = view.ai.expect("an AI");
    assert_eq!((ai.vp, ai.missions), (0, 0));
    assert!(ai.area.is_empty());
    assert_eq!(view.seats.len(), 1);
}

#[test]
fn rm_solo_2_two_player_cards_three_threats_in_the_pink_part() {
    let game = deal("normal", 1);
    let view = game.view(Viewer::Public);
    assert_eq!(usize::from(view.supply) + 6, 13 + 15);
    assert!(view.honours.is_empty() && view.variants.is_empty());
    let file = serde_json::to_value(game.save()).expect("a file");
    let bottom = file["supply_bottom"].to_string();
    for threat in ["pandemic", "climate-change", "asteroid-impact"] {
        assert_eq!(bottom.matches(threat).count(), 1, "{threat}");
        assert_eq!(file.to_string().matches(threat).count(), 1, "{threat}");
    }
    assert_eq!(bottom.matches('"').count() / 2, 15);
    assert_eq!(view.engines.iter().map(|pile| pile.left).collect::<Vec<_>>(), [3, 3, 3]);
}

#[test]
fn rm_solo_3_one_mandatory_goal_that_gives_no_points() {
    let mut seen = Vec::new();
    for seed in 0..200 {
        let goals = deal("easy", seed).view(Viewer::Seat(A)).goals;
        assert_eq!(goals.len(), 1);
        assert!(goals[0].mandatory);
        seen.push(goals[0].goal);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 11);
    assert!(!seen.contains(&Goal::FirstFootprints));
}

#[test]
fn rm_solo_4_the_difficulty_selects_the_row() {
    // The same cards, Satellite then Spaceship: Earth orbit from 2 or 3, the Moon from 5.
    let start = |difficulty: &str| {
        let setup = Setup::new(1).with("mode", "solo").with("difficulty", difficulty);
        let mut table = Scene::of(&setup).ai_set("mission", serde_json::Value::Null).ai_set("deck", deck()).table();
        table.does("end turn");
        let ai = table.public().ai.expect("an AI");
        (ai.location.expect("a mission").id(), ai.rocket)
    };
    assert_eq!(start("easy"), ("earth-spaceship".to_owned(), 4));
    assert_eq!(start("normal"), ("earth-spaceship".to_owned(), 5));
    assert_eq!(start("hard"), ("moon-spaceship".to_owned(), 7));
}

fn deck() -> serde_json::Value {
    serde_json::json!([
        "satellite",
        "spaceship",
        "space-hotel",
        "orbital-shipyard",
        "space-station",
        "asteroid-mining",
        "base"
    ])
}

#[test]
fn rm_solo_5_one_thing_at_the_beginning_of_each_turn() {
    let game = deal("normal", 4);
    assert!(game.view(Viewer::Public).ai.expect("an AI").location.is_some(), "also before the first turn");
    let mut table =
        Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 7).display("big-data depot").table();
    table.does("end turn");
    let ai = table.public().ai.expect("an AI");
    assert_eq!((ai.missions, ai.location.is_none()), (1, true), "it lands and starts nothing in the same turn");
    table.does("end turn");
    assert!(table.public().ai.expect("an AI").location.is_some());
}

#[test]
fn rm_solo_6_a_destination_without_room_is_passed_over() {
    // Normal: Base and Asteroid Mining lead to Mars, where the AI has been everywhere.
    let mut table = Scene::solo()
        .ai_tokens("mars-spaceship mars-asteroid-mining mars-base")
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", serde_json::json!(["base", "satellite", "spaceship"]))
        .table()
        .drawing("base");
    table.does("end turn");
    assert!(table.happened("event-ai-card-no"));
    let place = table.public().ai.expect("an AI").location.expect("a mission");
    assert_ne!(place.destination, rocketmen::Destination::Mars);
    // The same if only the destination card itself could name the type: of Mars only the Base is open.
    let mut only_itself = Scene::solo()
        .ai_tokens("mars-spaceship mars-asteroid-mining")
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", serde_json::json!(["base"]))
        .table();
    only_itself.does("end turn");
    assert!(only_itself.happened("event-ai-card-no"), "the Base cannot be both cards");
    let ai = only_itself.public().ai.expect("an AI");
    assert!(ai.location.is_some());
}

#[test]
fn rm_solo_7_cards_until_one_names_an_open_type() {
    // Normal: Satellite gives Earth orbit, start 3. A Base does not exist there; a Space Hotel does, advance 2.
    let mut table = Scene::solo()
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", serde_json::json!(["satellite", "space-hotel", "base"]))
        .hand(
            A,
            "mission-satellite-a mission-space-station mission-asteroid-mining mission-base-a mission-base-b pandemic",
        )
        .display("big-data depot")
        .supply("")
        .seat_set(A, "vp", 2.into())
        .table()
        .drawing("satellite base");
    table.does("end turn");
    let ai = table.public().ai.expect("an AI");
    assert_eq!((ai.location.expect("a mission").id().as_str(), ai.rocket), ("earth-space-hotel", 5));
    assert_eq!(ai.cards.iter().map(ToString::to_string).collect::<Vec<_>>(), ["satellite", "space-hotel"]);
    assert_eq!(ai.discarded.iter().filter(|card| card.to_string() == "base").count(), 1);
}

#[test]
fn rm_solo_8_an_empty_solo_deck_is_reshuffled_without_the_active_card() {
    let mut table = Scene::solo()
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", serde_json::json!(["satellite"]))
        .display("big-data depot")
        .table();
    table.does("end turn");
    let ai = table.public().ai.expect("an AI");
    assert_eq!(ai.cards[0].to_string(), "satellite");
    assert_ne!(ai.cards[1].to_string(), "satellite", "the active destination card is not in the new deck");
    assert_eq!(usize::from(ai.deck) + ai.discarded.len() + 2, 7);
    assert!(ai.deck >= 3);
    // When a mission is fulfilled, both its cards are discarded.
    let mut landing =
        Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 7).display("big-data depot").table();
    landing.does("end turn");
    let discarded = landing.public().ai.expect("an AI").discarded;
    assert_eq!(discarded.iter().map(ToString::to_string).collect::<Vec<_>>(), ["satellite", "spaceship"]);
}

#[test]
fn rm_solo_9_it_advances_a_space_and_scores_like_a_player() {
    let mut table = Scene::solo()
        .ai_mission("satellite", "spaceship", "earth-spaceship", 6)
        .display("big-data depot angel-investors")
        .table();
    table.does("end turn");
    assert_eq!(table.public().ai.expect("an AI").rocket, 7);
    table.does("end turn");
    let view = table.public();
    assert_eq!(view.ai.expect("an AI").vp, 2, "the first there");
    assert!(view.locations.iter().any(|place| place.ai_first && place.location.id() == "earth-spaceship"));
    let mut later = Scene::solo()
        .missions(A, "earth-spaceship=hand")
        .ai_mission("satellite", "spaceship", "earth-spaceship", 7)
        .display("big-data depot")
        .table();
    later.does("end turn");
    assert_eq!(later.public().ai.expect("an AI").vp, 1, "a later space");
}

#[test]
fn rm_solo_10_a_start_beyond_the_target_is_fulfilled_at_once() {
    let text = include_str!("../../data/components.toml");
    let text = text
        .replace("normal = { destination = \"earth\", start = 3 }", "normal = { destination = \"earth\", start = 7 }");
    let components = Box::leak(Box::new(Rocketmen::read_components(&text).expect("valid")));
    // Satellite (Earth orbit, start 7) and Spaceship (advance 2): 9 is beyond 8.
    let game = Rocketmen::deal(components, &Setup::new(1).with("mode", "solo"), &mut engine::Still).expect("a deal");
    let ai = game.view(Viewer::Public).ai.expect("an AI");
    assert_eq!((ai.missions, ai.vp, ai.location.is_none()), (1, 2, true));
}

#[test]
fn rm_solo_11_with_six_tokens_the_ai_starts_no_more() {
    let mut table = Scene::solo()
        .ai_tokens("earth-satellite earth-spaceship earth-space-hotel earth-orbital-shipyard earth-space-station moon-satellite")
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", deck())
        .display("big-data depot")
        .table();
    table.does("end turn");
    assert!(table.public().ai.expect("an AI").location.is_none());
}

#[test]
fn rm_solo_12_taken_cards_are_not_replaced_during_the_turn() {
    let mut table = Scene::solo().display("super-capacitors big-data").hand(A, "sovereign-fund").table();
    table.does("buy super-capacitors at 1\nclose\npay sovereign-fund");
    assert_eq!(table.display(), "- big-data - - - -");
}

#[test]
fn rm_solo_13_a_threat_scores_at_once_and_not_again() {
    let mut bought = Scene::solo().display("pandemic").hand(A, "sovereign-fund designer-drugs").table();
    bought.does("buy pandemic at 1\nclose\npay sovereign-fund\npay designer-drugs");
    assert_eq!(bought.vp(A), 2);
    let mut solved = Scene::solo().display("pandemic").hand(A, "designer-drugs").table();
    solved.does("use designer-drugs");
    assert_eq!(solved.vp(A), 2, "however it comes");
}

#[test]
fn rm_solo_14_once_per_turn_a_display_card_for_a_space() {
    let mut table =
        Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 5).display("big-data depot").table();
    table.does("remove depot at 2");
    let ai = table.public().ai.expect("an AI");
    assert_eq!((ai.rocket, ai.area.len(), ai.helped), (6, 1, true));
    assert_eq!(table.display(), "big-data - - - - -");
    table.refused_for("RM-SOLO-14", "refuse-helped-already", "remove big-data at 1");
    let mut lands =
        Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 7).display("big-data").table();
    lands.does("remove big-data at 1");
    assert_eq!(lands.public().ai.expect("an AI").missions, 1, "reaching is fulfilling");
    let two = Scene::new(2).display("big-data").table();
    two.refused_for("RM-SOLO-14", "refuse-not-solo", "remove big-data at 1");
}

#[test]
fn rm_solo_15_not_while_the_ai_has_no_mission() {
    let table =
        Scene::solo().ai_set("mission", serde_json::Value::Null).ai_set("deck", deck()).display("big-data").table();
    table.refused_for("RM-SOLO-15", "refuse-ai-idle", "remove big-data at 1");
}

#[test]
fn rm_solo_16_a_threat_in_its_area_gives_the_ai_two_points() {
    let mut table = Scene::solo()
        .ai_mission("satellite", "spaceship", "earth-spaceship", 5)
        .display("pandemic climate-change big-data")
        .table();
    table.does("remove climate-change at 2");
    assert_eq!(table.public().ai.expect("an AI").vp, 2);
    let mut leftmost =
        Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 5).display("pandemic big-data").table();
    leftmost.does("end turn");
    assert_eq!(leftmost.public().ai.expect("an AI").vp, 2);
}

#[test]
fn rm_solo_17_after_a_card_left_the_display_slides_and_is_refilled() {
    let mut table =
        Scene::solo().display("super-capacitors big-data depot").hand(A, "sovereign-fund sovereign-fund").table();
    table.does("buy super-capacitors at 1\nclose\npay sovereign-fund\nend turn");
    assert!(table.display().starts_with("big-data depot "), "{}", table.display());
    assert!(!table.display().contains(" -"), "refilled to six");
    assert!(table.public().ai.expect("an AI").area.is_empty());
    // An Engine is not on the display.
    let mut engine = Scene::solo().display("big-data depot").hand(A, "sovereign-fund").table();
    engine.does("buy small-rocket-boosters\nclose\npay sovereign-fund\nend turn");
    assert_eq!(engine.public().ai.expect("an AI").area.len(), 1);
}

#[test]
fn rm_solo_18_otherwise_the_leftmost_card_goes_to_the_ai() {
    let mut table =
        Scene::solo().display("super-capacitors big-data depot angel-investors solar-energy designer-drugs").table();
    table.does("end turn");
    assert!(table.display().starts_with("big-data depot angel-investors solar-energy designer-drugs "));
    assert_eq!(
        table.public().ai.expect("an AI").area.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["super-capacitors"]
    );
    // Also with an empty deck.
    let mut empty = Scene::solo().display("super-capacitors big-data").supply("").table();
    let before = empty.public().ai.expect("an AI").area.len();
    empty.does("end turn");
    assert_eq!(empty.display(), "big-data - - - - -");
    assert_eq!(empty.public().ai.expect("an AI").area.len(), before + 1);
}

#[test]
fn rm_solo_19_first_the_player_then_the_display_then_the_end() {
    let mut table = Scene::solo().display("super-capacitors").supply("").table();
    table.does("end turn");
    let keys: Vec<_> = table.events.iter().map(|event| engine::Event::phrase(event).key).collect();
    let place =
        |key: &str| keys.iter().position(|other| *other == key).unwrap_or_else(|| panic!("no {key} in {keys:?}"));
    assert!(place("event-drew-seen") < place("event-ai-took"));
    assert!(place("event-ai-took") < place("event-end-display"));
}

#[test]
fn rm_solo_20_the_ends_of_a_solitaire_game() {
    let ends = |scene: Scene| {
        let mut table = scene.table();
        table.does("end turn");
        table.position.to_act().is_empty()
    };
    assert!(ends(Scene::solo().display("big-data").supply("")), "the display is empty");
    let six =
        "earth-satellite earth-spaceship earth-space-hotel earth-orbital-shipyard earth-space-station moon-satellite";
    let scene = || {
        Scene::solo()
            .ai_tokens(six)
            .ai_set("mission", serde_json::Value::Null)
            .ai_set("deck", deck())
            .display("big-data depot")
    };
    assert!(!ends(scene()), "six tokens, but nobody on Mars");
    assert!(ends(scene().missions(A, "mars-spaceship=hand")), "six tokens and every destination");
    assert!(ends(
        scene().missions(A, &six.split(' ').map(|place| format!("{place}=hand")).collect::<Vec<_>>().join(" "))
    ));
    // The end score does not apply.
    assert!(!ends(
        Scene::solo()
            .missions(A, "mars-base=hand mars-asteroid-mining=hand mars-spaceship=hand moon-base=hand")
            .display("big-data depot")
    ));
}

#[test]
fn rm_solo_21_more_points_and_the_goal() {
    let result = |player: &str, goal: &str, ai: &str| {
        let scene = Scene::solo()
            .missions(A, player)
            .ai_tokens(ai)
            .ai_set("mission", serde_json::Value::Null)
            .ai_set("deck", deck())
            .seat_set(A, "goals", serde_json::json!([goal]))
            .set("phase", "over".into());
        match scene.load().expect("a position").outcome() {
            Some(Outcome::Together { won, score }) => (won, score),
            other => panic!("{other:?}"),
        }
    };
    let lunar = "moon-satellite=hand moon-spaceship=hand moon-base=hand";
    assert_eq!(result(lunar, "lunar-charter", "earth-satellite"), (true, 12));
    assert_eq!(result(lunar, "eyes-above", "earth-satellite"), (false, 12), "the goal is mandatory");
    assert_eq!(result("earth-satellite=hand", "lunar-charter", "mars-base"), (false, 2));
    assert_eq!(result(lunar, "lunar-charter", "mars-base mars-spaceship"), (false, 12), "14 points are more");
    assert_eq!(
        result(lunar, "lunar-charter", "mars-base earth-satellite earth-spaceship"),
        (false, 12),
        "equality is not enough"
    );
}

#[test]
fn rm_solo_14_the_slot_must_hold_the_card() {
    let table =
        Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 5).display("big-data depot").table();
    table.refused_for("RM-SOLO-14", "refuse-not-on-display", "remove big-data at 2");
    assert!(table.allows("remove big-data at 1"));
}

#[test]
fn rm_solo_20_after_the_end_nothing_is_legal() {
    let scene = Scene::solo().ai_mission("satellite", "spaceship", "earth-spaceship", 5).display("big-data").supply("");
    let mut table = scene.table();
    table.does("end turn");
    table.seat_refused_by("RM-SOLO-20", A, "end turn");
    let told: Vec<&str> =
        engine::View::describe(&table.sees(A)).iter().flat_map(|part| &part.lines).map(|line| line.key).collect();
    assert!(told.contains(&"event-solo-goal"), "the result and what decided it: {told:?}");
}
