//! Position files that contradict themselves, and those that leave things out.

use serde_json::{Value, json};

use crate::common::*;

/// Asserts that a scene is refused with a sentence that holds these words.
#[track_caller]
fn refused(scene: Scene, words: &str) {
    let problem = scene.load().err().unwrap_or_else(|| panic!("it is read: {words}"));
    assert!(problem.to_string().contains(words), "{problem}");
}

#[test]
fn a_question_without_an_answer_is_refused() {
    refused(Scene::new(2).set("phase", json!("destination")), "`destination` asks for something");
    let few = Scene::new(2).plan(A, "mission-satellite-a").set("phase", json!("destination"));
    refused(few, "`destination` asks for something");
    refused(Scene::new(2).hand(A, "pandemic").set("phase", json!("free-place")), "`free-place` asks for something");
    refused(Scene::new(2).set("phase", json!("trash")), "`trash` asks for something");
    refused(Scene::new(2).hand(A, "pandemic").set("phase", json!("cycle")), "`cycled` belongs to");
}

#[test]
fn rm_solo_3_a_goal_that_solitaire_leaves_out_is_refused() {
    refused(
        Scene::solo().seat_set(A, "goals", json!(["first-footprints"])),
        "first-footprints is not used in solitaire",
    );
}

#[test]
fn a_launch_that_cannot_be_is_refused() {
    let launch = |location: &str, allowed: u8| {
        json!({ "location": location, "rocket": 2, "allowed": allowed, "drawn": [], "aside": [], "shown": [],
                "planning": Value::Null, "due": 0 })
    };
    let scene =
        || Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters").set("phase", json!("ready"));
    assert!(scene().set("launch", launch("earth-satellite", 3)).load().is_ok());
    refused(scene().set("launch", launch("mars-base", 3)), "cannot be flown to mars-base");
    refused(scene().set("launch", launch("earth-satellite", 16)), "at most 7 cards");
    refused(
        scene().missions(A, "earth-satellite").set("launch", launch("earth-satellite", 3)),
        "a token at earth-satellite",
    );
}

#[test]
fn a_basket_that_cannot_be_is_refused() {
    let basket = |plan: Value, pad: Value, paid: Value| {
        json!({ "trade": "place", "slots": [], "engine": Value::Null, "plan": plan, "pad": pad, "paid": paid, "cash": 0,
                "science": 0 })
    };
    let scene = || Scene::new(2).hand(A, "mission-base-a depot sovereign-fund").set("phase", json!("basket"));
    assert!(scene().set("basket", basket(json!("mission-base-a"), json!(["depot"]), json!([]))).load().is_ok());
    refused(scene().set("basket", basket(Value::Null, json!(["depot"]), json!([]))), "needs a planned mission");
    refused(scene().set("basket", basket(json!("depot"), json!([]), json!([]))), "takes one Mission card");
    let pad = basket(json!("mission-base-a"), json!(["sovereign-fund"]), json!([]));
    refused(scene().set("basket", pad), "no item for a rocket");
    let paid = basket(json!("mission-base-a"), json!([]), json!(["sovereign-fund"]));
    refused(scene().set("basket", paid), "come after it was closed");
}

#[test]
fn cards_that_are_named_nowhere_lie_in_the_decks() {
    let table = Table::<rocketmen::Rocketmen>::of_file(json!({
        "mode": "battle-for-earth", "active": 1,
        "seats": [{}, { "hand": ["mission-base-a", "big-data"] }], "display": ["super-capacitors", null]
    }));
    let view = table.public();
    assert_eq!((view.seat(A).hq, view.seat(B).hq, view.supply), (12, 11, 14));
    assert_eq!(table.hand(B), "mission-base-a big-data");
    assert_eq!(view.engines.iter().map(|pile| pile.left).collect::<Vec<_>>(), [3, 3, 3]);
}

#[test]
fn position_files_are_checked() {
    refused(Scene::new(2).pad(A, "small-rocket-boosters"), "needs a planned mission");
    refused(Scene::new(2).plan(A, "mission-base-a").pad(A, "pandemic"), "RM-PLACE-7");
    refused(Scene::new(2).seat_set(A, "vp", json!(3)), "`vp` is 3");
    refused(Scene::new(2).seat_set(A, "hand", json!(["big-data", "big-data"])), "not so many cards");
    refused(Scene::new(2).set("active", json!(2)), "`active`");
    refused(Scene::new(2).set("moon_token", json!(0)), "RM-OUT-5");
    refused(Scene::new(2).seat_set(A, "known", json!(["depot"])), "`known`");
    refused(Scene::new(2).seat_set(A, "goals", json!(["grand-tour"])), "`goals`");
    refused(Scene::new(2).set("phase", json!("react")), "launch");
    refused(Scene::new(2).set("phase", json!("trim")), "RM-ENDT-2");
    refused(Scene::solo().set("variants", json!(["chip-race", "gene-race"])), "RM-SOLO-2");
    refused(Scene::solo().ai_set("vp", json!(5)), "`ai`");
}
