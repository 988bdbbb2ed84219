//! Geometry: where spaces are and what joins them.

use crate::common::{Ask, empty, names, seat, t0};
use engine::{Game, QuickDice, Setup};
use jupiter_rescue::{Cell, JupiterRescue};

/// Every space a Robot with a Move left may step to from there, on the empty colony.
fn steps(from: &str) -> Vec<String> {
    let table = empty(2).robots(&format!("{from} pod")).table();
    let mut steps: Vec<String> =
        table.offers_like("move to ").iter().map(|code| code["move to ".len()..].to_owned()).collect();
    steps.sort();
    steps
}

#[test]
fn jr_geo_1_six_directions_clockwise_from_east() {
    let middle = Cell::new(0, 0);
    let around: Vec<String> = (0..6).map(|direction| middle.step(direction).to_string()).collect();
    assert_eq!(around, ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]);
    for direction in 0..6 {
        assert_eq!(middle.step(direction).step((direction + 3) % 6), middle, "d+3 leads back");
    }
    // The dome facing a direction leads to the tile there.
    assert!(steps("0,0/1").contains(&"0,1/4".to_owned()));
}

#[test]
fn jr_geo_2_nineteen_cells_seven_of_them_interior() {
    let game =
        JupiterRescue::deal(JupiterRescue::components(), &Setup::new(2), &mut QuickDice::new(1)).expect("a deal");
    let view = game.view(engine::Viewer::Public);
    assert_eq!(view.tiles.len(), 19);
    for tile in &view.tiles {
        let Cell { q, r } = tile.at;
        assert!(q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2, "{}", tile.at);
        let interior = q.abs() <= 1 && r.abs() <= 1 && (q + r).abs() <= 1;
        assert_eq!(tile.figures.contains(&jupiter_rescue::Figure::Colonist), interior, "{}", tile.at);
    }
}

#[test]
fn jr_geo_3_a_printed_side_turns_with_its_tile() {
    // The hard face of m1-d has one spoke, at printed side 0; turned by two it faces direction 2.
    let table = empty(2).hard("m1-d", 2).robots("-2,0/c pod").table();
    assert_eq!(table.offers_like("move"), ["move to -2,0/2"]);
}

#[test]
fn jr_geo_4_the_centre_of_modules_1_2_and_5_is_a_space() {
    for cell in ["0,0", "1,-1", "2,0"] {
        assert!(steps(&format!("{cell}/0")).contains(&format!("{cell}/c")), "{cell}");
    }
}

#[test]
fn jr_geo_5_a_power_plant_or_dish_is_no_space() {
    for cell in ["1,0", "0,1"] {
        let table = empty(2).robots(&format!("{cell}/0 pod")).table();
        table.refused_by("JR-GEO-5", &format!("move to {cell}/c"));
        assert_eq!(table.at(&format!("{cell}/c")), "plant");
    }
}

#[test]
fn jr_geo_6_an_easy_face_has_all_bridges_a_hard_face_only_its_own() {
    assert_eq!(steps("0,0/c"), names("0,0/012345"));
    assert_eq!(steps("0,0/0"), ["0,0/1", "0,0/5", "0,0/c", "1,0/3"]);
    assert_eq!(steps("1,0/3"), ["0,0/0", "1,0/2", "1,0/4"]);
    // The hard face of m3-a lacks the rim between sides 5 and 0.
    let table = empty(2).hard("m3-a", 0).robots("1,0/0 pod").table();
    assert!(table.allows("move to 1,0/1"));
    table.refused_by("JR-GEO-8", "move to 1,0/5");
}

#[test]
fn jr_geo_7_facing_domes_are_joined() {
    for (from, to) in [("0,0/0", "1,0/3"), ("0,0/2", "-1,1/5"), ("2,-2/1", "2,-1/4")] {
        assert!(steps(from).contains(&to.to_owned()) && steps(to).contains(&from.to_owned()), "{from} {to}");
    }
    // A face without a port has no bridge there.
    let toml = include_str!("../../data/components.toml").replacen(
        "ports = [0, 1, 2, 3, 4, 5] }",
        "ports = [1, 2, 3, 4, 5] }",
        1,
    );
    let components = Box::leak(Box::new(JupiterRescue::read_components(&toml).expect("valid")));
    let file = serde_json::to_value(empty(2).robots("0,0/0 pod").position().expect("sound").save()).expect("json");
    let game = JupiterRescue::load(components, serde_json::from_value(file).expect("file")).expect("sound");
    let step = "move to 1,0/3".parse().expect("an action");
    let refusal = game.refusal(seat(0), &step).expect("no bridge");
    assert_eq!(refusal.clause.0, "JR-GEO-8");
}

#[test]
fn jr_geo_8_only_bridges_make_adjacent() {
    // m3-d's hard face has the rims 0, 2 and 4 only: the Creep on side 1 does not touch side 2.
    let mut table =
        empty(2).hard("m3-d", 0).robots("2,0/c pod").creeps("0,-2/1").colonists("0,-2/2 0,-2/0").rolling(&[1]);
    table.refused_by("JR-GEO-8", "move to 2,0/c");
    table.does("end actions");
    assert_eq!((table.at("0,-2/2"), table.at("0,-2/0")), ("colonist".into(), "creep".into()));
}

#[test]
fn jr_geo_9_adjacency_of_tiles_needs_no_bridge() {
    // Command Range reaches over a side that figures could not cross.
    let table = empty(2).robots("0,0/c pod").colonists("1,0/1").table();
    assert!(table.allows("command 1,0/1 to 1,0/2"));
    table.refused_by("JR-GEO-8", "command 1,0/1 to 1,1/0");
    // The docked Pod counts as a tile.
    let table = empty(2).robots("2,0/c pod").set("aboard", 1).table();
    assert!(table.allows("command pod to 2,0/5"));
}

#[test]
fn jr_geo_10_exposed_sides_have_no_module_beyond() {
    let view = empty(2).gone("m1-a").robots("2,0/c pod").table().view();
    let exposed =
        |cell: &str| view.tiles.iter().find(|tile| tile.at.to_string() == cell).expect("a tile").exposed.to_vec();
    assert_eq!(exposed("2,0"), [0, 1, 5], "the docked Pod shields nothing");
    assert_eq!(exposed("1,1"), [0, 1]);
    assert_eq!(exposed("1,0"), [3], "the hole exposes its neighbours");
    let view = t0(2).table().view();
    assert!(view.tiles.iter().filter(|tile| tile.exposed.is_empty()).count() == 7, "the interior is not exposed");
}

#[test]
fn jr_geo_11_edge_spaces_are_the_domes_of_exposed_sides() {
    let mut table = t0(2).robots("0,2/c pod").colonists("0,0/012345c").set("saved", 28).rolling(&[1]);
    table.does("end actions");
    // 1,1 is exposed to 0 and 1; -2,0 to 2, 3 and 4.
    assert_eq!(table.offers(), ["place 1,1/0", "place 1,1/1"]);
    table.does("place 1,1/1");
    assert_eq!(table.offers(), ["place -2,0/2", "place -2,0/3", "place -2,0/4"]);
}

#[test]
fn jr_geo_12_lines_run_straight_and_end_in_the_pod() {
    let table = empty(2).robots("-1,-1/0 -2,0/c").activated("rocket-boots").table();
    table.refused_by("JR-GEO-12", "fly to 1,-1/1");
    let table = empty(2).robots("1,0/0 1,1/c").activated("rocket-boots").table();
    assert_eq!(table.offers_like("fly"), ["fly to 2,0/c", "fly to 2,0/0"]);
    let table = empty(2).robots("1,1/5 1,1/c").activated("rocket-boots").table();
    // Northeast from 1,1/5: 2,0/2, 2,0/c, 2,0/5, and into the Pod at 3,-1, where it ends.
    assert_eq!(
        table.offers_like("fly"),
        ["fly to 2,0/c", "fly to 2,0/5", "fly to pod"],
        "southwest B's Robot stands in the way"
    );
    let table = empty(2).robots("pod 1,1/c").activated("rocket-boots").table();
    assert_eq!(table.offers_like("fly"), ["fly to 2,0/c", "fly to 2,0/2", "fly to 1,1/5"]);
}

#[test]
fn jr_geo_13_a_dome_holds_one_figure() {
    let table = empty(2).robots("0,0/c 0,0/0").creeps("0,0/1").colonists("0,0/2").table();
    for taken in ["0,0/0", "0,0/1", "0,0/2"] {
        table.refused_by("JR-MOVE-2", &format!("move to {taken}"));
    }
    assert_eq!(table.offers_like("move"), ["move to 0,0/3", "move to 0,0/4", "move to 0,0/5"]);
    empty(2).robots("0,0/c 0,0/c").cannot_be("JR-GEO-13");
    // The Pod is open to everybody.
    assert!(empty(3).robots("2,0/5 pod pod").set("aboard", 6).table().allows("move to pod"));
}
