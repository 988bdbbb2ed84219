//! What people do every day with the command.

use crate::support::{gantry, ok};

#[test]
fn a_position_goes_through_pipes() {
    let dealt = ok(&["new", "rocket-jockey", "--seed", "7"], "");
    assert_eq!(dealt, ok(&["new", "rocket-jockey", "--seed", "7"], ""), "the same seed deals the same cards");
    let listed = ok(&["actions", "-"], &dealt);
    let seat = &listed[..1];
    assert_eq!(listed.lines().count(), 4, "three draft piles and the deck:\n{listed}");
    let next = ok(&["act", "-", seat, "draw deck"], &dealt);
    assert!(next.contains("\"phase\": \"step-two\""));
    let seen = ok(&["show", "-", "--seat", seat], &next);
    assert!(seen.contains("3 cards in hand"), "{seen}");
    let told = ok(&["act", "-", seat, "draw deck", "--events"], &dealt);
    assert!(told.starts_with("You draw"), "{told}");
    assert_eq!(next, ok(&["act", "-", seat, "DRAW", "Deck"], &dealt), "capitals and forgotten quotation marks");
}

#[test]
fn actions_as_json_can_be_played() {
    let dealt = ok(&["new", "rocket-jockey", "--seed", "7", "--players", "4"], "");
    let json: serde_json::Value = serde_json::from_str(&ok(&["actions", "-", "--json"], &dealt)).expect("JSON");
    for action in json.as_array().expect("a list") {
        let field = |name: &str| action[name].as_str().expect("text").to_owned();
        ok(&["act", "-", &field("seat"), &field("code")], &dealt);
    }
}

#[test]
fn why_tells_the_reason_and_the_clause() {
    let dealt = ok(&["new", "rocket-jockey", "--seed", "7"], "");
    let listed = ok(&["actions", "-"], &dealt);
    let seat = &listed[..1];
    let refused = gantry(&["why", "-", seat, "done"], &dealt);
    assert_eq!(refused.code, 3);
    assert!(refused.err.contains("RJ-FUEL-1"), "{}", refused.err);
    let german = gantry(&["--lang", "de", "why", "-", seat, "done"], &dealt);
    assert_eq!(german.code, 3);
    assert_ne!(german.err, refused.err);
    assert_eq!(ok(&["why", "-", seat, "draw deck"], &dealt), "This is allowed now.\n");
}

#[test]
fn the_rules_are_told_in_both_languages() {
    let english = ok(&["rules", "rocket-jockey", "rj-fly-5"], "");
    let german = ok(&["rules", "rocket-jockey", "RJ-FLY-5", "--lang", "de"], "");
    assert!(english.starts_with("RJ-FLY-5  ") && german.starts_with("RJ-FLY-5  ") && english != german);
    assert!(ok(&["rules", "rocket-jockey", "RJ-FLY"], "").contains("RJ-FLY-10"));
    assert!(ok(&["rules", "rocket-jockey"], "").lines().all(|line| line.chars().count() <= 100));
}

#[test]
fn mass_play_counts_the_same_with_any_number_of_threads() {
    let report = |threads: &str| -> serde_json::Value {
        let text = ok(&["sim", "rocket-jockey", "--games", "64", "--threads", threads, "--json"], "");
        serde_json::from_str(&text).expect("JSON")
    };
    let (one, two) = (report("1"), report("2"));
    assert_eq!(one["seats"], two["seats"]);
    assert_eq!(one["decisions"], two["decisions"]);
}

#[test]
fn a_match_is_played_through_a_pipe_and_its_record_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let keep = folder.path().to_str().expect("a readable path");
    let first_choice = "1\n".repeat(2000);
    let played = ok(&["play", "rocket-jockey", "--seed", "3", "--bots", "random", "--keep", keep], &first_choice);
    assert!([" wins with ", "You win with ", " share the win "].iter().any(|end| played.contains(end)), "{played}");
    let kept: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").flatten().collect();
    assert_eq!(kept.len(), 1, "one record is kept");
    let record = std::fs::read_to_string(kept[0].path()).expect("the record");
    assert!(ok(&["verify", "-"], &record).contains("Everything in this record is true."));
}

#[test]
fn a_record_is_verified_and_told() {
    let record = include_str!("short.jsonl");
    assert!(ok(&["verify", "-"], record).contains("Everything in this record is true."));
    let told = ok(&["replay", "-", "--at", "1", "--seat", "A"], record);
    assert!(told.contains("   1  "), "{told}");
}

#[test]
fn a_record_of_earlier_rules_that_replays_is_verified_by_todays() {
    let record = include_str!("short.jsonl").replace("\"rules\":1", "\"rules\":0");
    let told = ok(&["verify", "-"], &record);
    assert!(told.contains("played by version 0 of the rules") && told.contains("leads to the same"), "{told}");
    assert!(told.contains("Everything in this record is true."), "{told}");
    let told = ok(&["replay", "-", "--lang", "de"], &record);
    assert!(told.contains("Fassung 0 der Regeln") && !told.contains('⟨'), "{told}");
}

#[test]
fn a_record_of_earlier_rules_is_verified_up_to_where_the_rules_part() {
    let record = include_str!("short.jsonl").replace("\"rules\":1", "\"rules\":0");
    for ((old, new), line, reason) in [
        (("launch 6", "draw deck"), 2, "“draw deck” is not allowed there (RJ-"),
        (("fly 5-6 to 5", "hop 5-6 to 5"), 3, "“hop 5-6 to 5” is no action any more"),
        (("46b2c2c4fff2d7d4", "0000000000000000"), 4, "lead to another last position"),
        (("\"result\":null", "\"result\":{\"together\":{\"won\":true,\"score\":1}}"), 4, "end with another result"),
    ] {
        let changed = record.replacen(old, new, 1);
        for command in ["verify", "replay"] {
            let told = ok(&[command, "-"], &changed);
            assert!(told.contains(&format!("at line {line} of the record")) && told.contains(reason), "{told}");
        }
        let told = ok(&["verify", "-"], &changed);
        assert!(told.contains("Everything before that is true") && !told.contains("Everything in this"), "{told}");
    }
}

#[test]
fn bots_meet_and_are_rated() {
    let told = ok(&["arena", "rocket-jockey", "--bots", "random,thumb", "--games", "10"], "");
    assert!(told.contains("a fair share of the wins: 50.00 %") && told.contains("rating"), "{told}");
    let json: serde_json::Value =
        serde_json::from_str(&ok(&["arena", "rocket-jockey", "--bots", "random,thumb", "--games", "2", "--json"], ""))
            .expect("JSON");
    assert_eq!(json["pairings"][0]["games"], 2);
}

#[test]
fn tuning_tells_how_to_repeat_it_and_prints_numbers_that_can_be_used() {
    let asked = "tune rocket-rescue --players 3 --set edition=second --numbers lessons --from trust=0.4 --iterations 1 \
                 --choices 3 --worlds 2 --seed 5";
    let told = ok(&asked.split(' ').collect::<Vec<_>>(), "");
    assert!(told.starts_with(&format!("# gantry {asked}\n# lessons = ")), "{told}");
    let begun = bots::Tuning { trust: 0.4, ..bots::Tuning::of("rocket-rescue") };
    assert_eq!(bots::Tuning::read(&told), Ok(begun), "nothing was better");
}

#[test]
fn the_example_of_a_bot_plays_every_game() {
    let program = format!("python3 {}/../../examples/bot.py", env!("CARGO_MANIFEST_DIR"));
    let told = ok(&["check-bot", &program], "");
    assert!(told.contains("rocket-rescue") && told.contains("every answer was by the protocol"), "{told}");
    let seated = format!("exec:{program},random");
    assert!(ok(&["sim", "rocket-jockey", "--bots", &seated, "--games", "4"], "").contains("exec:python3"));
}
