//! The lab: reports, comparisons, and what is wrong with a question.

use crate::support::{gantry, ok};

fn told(args: &[&str]) -> String {
    let run = gantry(args, "");
    assert_eq!((run.code, run.out.as_str()), (2, ""), "gantry {args:?}: {}", run.err);
    run.err
}

#[test]
fn a_report_is_a_page_and_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path in UTF-8").to_owned();
    let (page, numbers) = (path("report.html"), path("report.json"));
    let args =
        ["lab", "report", "rocket-jockey", "--bots", "random", "--games", "25", "--out", &page, "--json", &numbers];
    assert!(ok(&args, "").contains("rocket-jockey, 2 players: 25 matches from seed 1"));
    let html = std::fs::read_to_string(&page).expect("a page");
    assert!(
        html.contains("<h1>Rocket Jockey</h1>") && html.contains("prefers-color-scheme") && !html.contains("<script")
    );
    let json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&numbers).expect("numbers")).expect("JSON");
    assert_eq!(json["games"], 25);
    assert_eq!(json["seats"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_kept_run_goes_on_and_ends_as_in_one_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("run.kept");
    let kept = kept.to_str().expect("a path in UTF-8");
    let sim = |games: &str, more: &[&str]| {
        let args = [&["sim", "rocket-jockey", "--games", games, "--json"], more].concat();
        let mut report: serde_json::Value = serde_json::from_str(&ok(&args, "")).expect("JSON");
        let report = report.as_object_mut().expect("a report");
        report.retain(|name, _| {
            !["seconds", "games_per_second", "decisions_per_second", "threads"].contains(&name.as_str())
        });
        serde_json::to_string(report).expect("JSON")
    };
    let in_one_go = sim("90", &[]);
    sim("50", &["--resume", kept]);
    assert_eq!(sim("90", &["--resume", kept, "--threads", "3"]), in_one_go);
    let other = told(&["sim", "rocket-jockey", "--games", "90", "--seed", "2", "--resume", kept]);
    assert!(other.contains("keeps another run"), "{other}");
    let no_file = told(&["sim", "rocket-jockey", "--resume", "/nowhere/run.kept"]);
    assert!(no_file.contains("`/nowhere/run.kept` cannot be written"), "{no_file}");
}

#[test]
fn comparisons_say_what_differs() {
    let lab = |args: &[&str]| ok(&[&["lab"], args, &["--games", "20"]].concat(), "");
    let same = lab(&["compare", "rocket-jockey", "--b", "constants.copilot_end_points=3"]);
    assert!(same.contains("the same in every world") && !same.contains("less by"), "{same}");
    let varied = lab(&["vary", "rocket-jockey", "--change", "constants.copilot_end_points=3..23:10"]);
    assert!(varied.contains("constants.copilot_end_points = 23") && varied.contains("more by"), "{varied}");
    let without = lab(&["without", "rocket-jockey", "--ban", "refuel *"]);
    assert!(without.contains("without “refuel *”: kept from something"), "{without}");
}

#[test]
fn what_is_wrong_with_a_question_is_told() {
    let lab = |args: &[&str]| told(&[&["lab"], args].concat());
    let vary = |change: &str| lab(&["vary", "rocketmen", "--change", change]);
    assert!(vary("assets.afterburner.speed=1..4").contains("`assets.afterburner` has no `speed`: there are "));
    assert!(vary("gizmos.x=1..2").contains("the components have no `gizmos`: there are "));
    assert!(vary("afterburner.amount=4..1").contains("`4..1` are no values"));
    assert!(vary("afterburner.amount=2").contains("has only one value"));
    assert!(vary("afterburner.name=1..2").contains("is a text, not a number"));
    let nothing = lab(&["without", "rocket-jockey", "--ban", "dance *"]);
    assert!(nothing.contains("no action is like `dance *`") && nothing.contains("launch"), "{nothing}");
    let unwritable = lab(&["report", "rocket-jockey", "--games", "1", "--out", "/nowhere/report.html"]);
    assert!(unwritable.contains("`/nowhere/report.html` cannot be written"), "{unwritable}");
    let setting = lab(&["compare", "rocket-jockey", "--b", "fast"]);
    assert!(setting.contains("`fast` is not a setting"), "{setting}");
    let option = lab(&["compare", "rocket-jockey", "--b", "edition=first"]);
    assert!(option.contains("no option `edition`"), "{option}");
}
