//! Bad input of every kind gets one clear sentence and the right exit code, and nothing panics.

use crate::support::{gantry, ok};

/// A change of a good file: the text to find and what to put there.
type Change = (&'static str, &'static str);

fn check(args: &[&str], input: &str, code: i32, sentence: &str) {
    let run = gantry(args, input);
    assert_eq!(run.code, code, "gantry {args:?}\n{}", run.err);
    assert!(run.err.contains(sentence), "gantry {args:?}\nwanted: {sentence}\ngot: {}", run.err);
    assert!(!run.err.contains("panicked"), "gantry {args:?}\n{}", run.err);
    assert!(run.out.is_empty(), "a failure writes nothing to standard output: {}", run.out);
}

fn position() -> String {
    ok(&["new", "rocket-jockey", "--players", "3", "--seed", "7"], "")
}

fn changed(good: &str, (from, to): Change) -> String {
    assert!(good.contains(from), "the good file has no {from}");
    good.replacen(from, to, 1)
}

#[test]
fn usage() {
    let cases: &[(&[&str], i32, &str)] = &[
        (&["serve", "--listen", "here"], 2, "invalid value 'here'"),
        (&["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/x"], 2, "/dev/null/x"),
        (
            &["serve", "--listen", "127.0.0.1:0", "--components", "Cargo.toml"],
            2,
            "`Cargo.toml`: the components do not say which game",
        ),
        (&["fly"], 2, "unrecognized subcommand"),
        (&["games", "--lang", "fr"], 2, "invalid value 'fr'"),
        (&["rules", "chess"], 2, "there is no game `chess`: we play rocket-jockey"),
        (&["rules", "rocket-jockey", "RJ-FLY-99"], 2, "Rocket Jockey has no clause `RJ-FLY-99`"),
        (&["rules", "rocket-jockey", ""], 2, "has no clause"),
        (&["new"], 2, "required arguments were not provided"),
        (&["new", "rocket"], 2, "there is no game `rocket`"),
        (&["new", "rocket-jockey", "--players", "1"], 2, "Rocket Jockey takes 2 to 4 players, not 1"),
        (&["new", "rocket-jockey", "--players", "5"], 2, "Rocket Jockey takes 2 to 4 players, not 5"),
        (&["new", "rocket-jockey", "--players", "256"], 2, "invalid value '256'"),
        (&["new", "rocket-jockey", "--players", "two"], 2, "invalid value 'two'"),
        (&["new", "rocket-jockey", "--players=-1"], 2, "invalid value '-1'"),
        (&["new", "rocket-jockey", "--set", "speed=fast"], 2, "Rocket Jockey has no option `speed`: it has none"),
        (&["new", "rocket-jockey", "--set", "speed"], 2, "`speed` is not a setting: write option=value"),
        (&["new", "rocket-jockey", "--set", "a=1", "--set", "a=2"], 2, "the option `a` is set twice"),
        (&["new", "rocket-jockey", "--seed", "x"], 2, "`x` is not a seed"),
        (&["new", "rocket-jockey", "--seed", "18446744073709551616"], 2, "is not a seed"),
        (&["new", "rocket-jockey", "--seed", ""], 2, "is not a seed"),
        (&["new", "rocket-jockey", "--seed=-3"], 2, "`-3` is not a seed"),
        (&["new", "rocket-jockey", "--components", "/nowhere.toml"], 2, "`/nowhere.toml` cannot be read"),
        (&["show", "/nowhere.json"], 2, "`/nowhere.json` cannot be read"),
        (&["replay", "/nowhere.jsonl"], 2, "`/nowhere.jsonl` cannot be read"),
        (&["sim", "rocket-jockey", "--games", "0"], 2, "at least one game"),
        (&["sim", "rocket-jockey", "--games", "-1"], 2, "unexpected argument '-1'"),
        (&["sim", "rocket-jockey", "--threads", "0", "--games", "1"], 2, "use 1 to 1024 threads, not 0"),
        (
            &["sim", "rocket-jockey", "--bots", "deep-thought"],
            2,
            "there is no bot `deep-thought`: use random, beginner",
        ),
        (&["sim", "rocket-jockey", "--bots", "exec:"], 2, "exec: needs a program"),
        (&["sim", "rocket-jockey", "--games", "2", "--bots", "exec:/no/bot"], 2, "the bot `/no/bot` cannot be started"),
        (&["sim", "rocket-jockey", "--games", "2", "--bots", "exec:true"], 2, "in the middle of a match"),
        (&["arena", "rocket-jockey", "--bots", "thumb"], 2, "an arena needs at least two bots"),
        (&["arena", "rocket-jockey", "--bots", "thumb,search:9/trust=2"], 2, "trust is a share, 0 to 1, not 2"),
        (&["check-bot", "/no/bot"], 2, "the bot `/no/bot` cannot be started"),
        (&["sim", "rocket-jockey", "--bots", "thumb,thumb,thumb"], 2, "--bots names 3 bots for 2 players"),
        (&["play", "rocket-jockey", "--bots", "hal"], 2, "hal"),
        (&["play", "rocket-jockey", "--bots", "thumb,thumb"], 2, "cannot sit at a table for 2"),
        (&["bench", "server", "--matches", "0"], 2, "use 1 to 10000 matches, not 0"),
        (&["bench"], 2, "Usage"),
        (&["bench", "engine", "--game", "go"], 2, "there is no game `go`"),
    ];
    for (args, code, sentence) in cases {
        check(args, "", *code, sentence);
    }
}

#[test]
fn actions() {
    let position = position();
    let act = |seat: &str, code: &str, status: i32, sentence: &str| {
        check(&["act", "-", seat, code], &position, status, sentence);
    };
    act("A", "", 2, "is not an action of Rocket Jockey");
    act("A", "jump", 2, "`jump` is not an action of Rocket Jockey: write draw SOURCE");
    act("A", "draw", 2, "is not a source of cards");
    act("A", "draw pile 4", 2, "`pile 4` is not a source of cards");
    act("A", "draw the deck", 2, "`the deck` is not a source of cards");
    act("A", "launch 0", 2, "`0` is not a planet");
    act("A", "launch earth", 2, "`earth` is not a planet");
    act("A", "launch 6 now", 2, "is not an action of Rocket Jockey");
    act("A", "fly 46 to 4", 2, "`46` is not a maneuver card");
    act("A", "fly 6-4 to 4", 2, "the lower number comes first");
    act("A", "fly 4-6 4", 2, "is not an action of Rocket Jockey");
    act("A", "discard", 2, "is not an action of Rocket Jockey");
    act("A", "reserve", 2, "is not an action of Rocket Jockey");
    act("Z", "draw deck", 2, "`Z` is not a seat");
    act("D", "draw deck", 2, "there is no seat D: the table has the seats A to C");
    act("7", "draw deck", 2, "there is no seat H");
    act("B", "draw deck", 3, "(RJ-TURN-2)");
    act("A", "draw discard", 3, "(RJ-FUEL-4)");
    act("A", "done", 3, "(RJ-FUEL-1)");
    act("A", "launch 6", 3, "(RJ-FUEL-1)");
    act("A", "reserve 6", 3, "(RJ-RES-1)");
    check(&["act", "-", "A", "draw deck", "--dice", "7"], &position, 2, "`7` is not a die");
    check(&["act", "-", "A", "draw deck", "--dice", "x"], &position, 2, "`x` is not a die");
    check(&["act", "-", "A", "draw deck", "draw deck"], &position, 3, "Action 2 of 2 (“draw deck”): ");
    check(&["act", "-", "A", "draw deck", "draw deck"], &position, 3, "(RJ-FUEL-1)");
    check(&["act", "-", "A", "draw", "the", "deck"], &position, 2, "`the deck` is not a source of cards");
    check(&["why", "-", "A", "done"], &position, 3, "RJ-FUEL-1  ");
    check(&["why", "-", "A", "nonsense"], &position, 2, "is not an action");
    check(&["show", "-", "--seat", "D"], &position, 2, "there is no seat D");
    check(&["actions", "-", "--seat", "AA"], &position, 2, "`AA` is not a seat");
}

#[test]
fn position_files() {
    let good = position();
    let cases: &[(Change, &str)] = &[
        (("\"gantry\": 1", "\"gantry\": 2"), "has format 2"),
        (("\"gantry\": 1", "\"gantry\": \"one\""), "`gantry` must be a whole number that is not negative, not \"one\""),
        (("\"game\": \"rocket-jockey\"", "\"game\": \"chess\""), "there is no game `chess`"),
        (("\"rules\": 1", "\"rules\": 9"), "version 9 of the rules"),
        (("\"rules\": 1,", ""), "missing field `rules`"),
        (("\"position\"", "\"positon\""), "unknown field `positon`"),
        (("\"turn\": 1", "\"turns\": 1"), "unknown field `turns`"),
        (("\"turn\": 1", "\"turn\": 0"), "`turn` must be 1 to 1000, not 0"),
        (("\"turn\": 1", "\"turn\": -1"), "`turn` must be a whole number from 0 to 65535, not -1"),
        (("\"active\": 0", "\"active\": 3"), "`active`: there is no seat 3"),
        (("\"phase\": \"fuel-up\"", "\"phase\": \"dancing\""), "`phase` cannot be `dancing`: use fuel-up, step-two"),
        (
            ("\"phase\": \"fuel-up\"", "\"phase\": \"in-flight\""),
            "`flight` must be given exactly in the phase `in-flight`",
        ),
        (("\"phase\": \"fuel-up\"", "\"phase\": \"step-two\""), "the active seat A holds 2 cards"),
        (("\"phase\": \"fuel-up\"", "\"phase\": \"delivered\""), "`runs` belong to the phases"),
        (("\"5-6\"", "\"5-7#1\""), "is in two places"),
        (("\"5-6\"", "\"5-6#2\""), "there is no maneuver card 5-6#2: the box has 1 of that kind"),
        (("\"5-6\"", "\"1-9\""), "there is no maneuver card 1-9"),
        (("\"5-6\"", "\"cheese\""), "`cheese` is not a maneuver card"),
        (("\"1\": \"3e\"", "\"1\": \"1e\""), "is in two places"),
        (("\"1\": \"3e\"", "\"1\": null"), "`cargo`: planet 1 has none, but it is refilled before this phase"),
        (("\"1\": \"3e\"", "\"10\": \"3e\""), "there is no planet 10"),
        (("\"cargo_known\": ", "\"cargo_known\": 4"), "but the cargo deck has 18 cards"),
        (("\"visitors\": \"aside\"", "\"visitors\": \"in-deck\""), "`visitors` must be `in-deck` exactly if"),
        (("\"visitors\": \"aside\"", "\"visitors\": {\"with\": 0}"), "`aliens` are in play exactly once"),
        (("\"aliens\": null", "\"aliens\": 12"), "`aliens`"),
        (("\"era\": 0", "\"era\": 1"), "era"),
        (("\"last_stop\": 0", "\"last_stop\": \"x\""), "`last_stop` must be a whole number from 0 to 255, not \"x\""),
    ];
    for &(change, sentence) in cases {
        check(&["show", "-"], &changed(&good, change), 2, sentence);
    }
    for (input, sentence) in [
        ("", "the position file is empty"),
        ("   \n", "the position file is empty"),
        ("hello", "not readable"),
        ("[]", "not readable"),
        ("null", "not readable"),
        ("{\"gantry\": 1}", "missing field `game`"),
    ] {
        check(&["actions", "-"], input, 2, sentence);
    }
    check(&["show", "-"], &good[..good.len() / 2], 2, "not readable");
}

#[test]
fn records() {
    let record = include_str!("short.jsonl");
    ok(&["verify", "-"], record);
    let cases: &[(Change, &str)] = &[
        (("\"gantry\":1", "\"gantry\":7"), "has format 7"),
        (("rocket-jockey", "ludo"), "there is no game `ludo`"),
        (("\"rules\":1", "\"rules\":2"), "version 2 of the rules"),
        (("\"players\":2", "\"players\":9"), "takes 2 to 4 players, not 9"),
        (("\"players\":2", "\"players\":3"), "line"),
        (("\"commitment\":\"", "\"commitment\":\"0"), "not the one that was committed to"),
        (("\"n\":2", "\"n\":3"), "line 3: action number 2 expected, not 3"),
        (("\"n\":1,\"seat\":", "\"n\":1,\"seat\":4,\"seats\":"), "line 2"),
        (("\"do\":\"draw", "\"do\":\"drew"), "is not an action of Rocket Jockey"),
        (("\"do\":\"draw", "\"undo\":9,\"do\":\"draw"), "a line has one of `do`, `undo`"),
        (("\"hash\":\"", "\"hash\":\"0"), "its actions lead to"),
        (("\"seed\":\"", "\"seed\":\"x"), "is not a seed"),
        (("\"result\":null", "\"result\":{\"together\":{\"won\":true,\"score\":1}}"), "another result"),
    ];
    for &(change, sentence) in cases {
        check(&["verify", "-"], &changed(record, change), 2, sentence);
    }
    check(&["verify", "-"], "", 2, "the record is empty");
    check(&["verify", "-"], "not json", 2, "line 1 of the record");
    let without_result: String = record.lines().take(3).map(|line| format!("{line}\n")).collect();
    check(&["replay", "-"], &without_result, 2, "no result line");
    check(&["replay", "-", "--at", "99"], record, 2, "there is no moment 99");
    check(&["replay", "-", "--seat", "C"], record, 2, "there is no seat C");
}

#[test]
fn component_files() {
    let good = include_str!("../../../../games/rocket-jockey/data/components.toml");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("components.toml");
    let cases: &[(Change, &str)] = &[
        (("hand_max = 5", "hand_max = 9"), "the constant `hand_max` is 5 by the rules"),
        (("turn_limit = 150", "turn_limit = 0"), "the constant `turn_limit` must be 1 to 150, not 0"),
        (("turn_limit = 150", "turn_limits = 150"), "unknown field `turn_limits`"),
        (("transport = [0, 1,", "transport = [0,"), "the table `transport` has 5 entries, not 6"),
        (("transport = [0, 1, 3", "transport = [0, 4, 3"), "the table `transport` must start at 0, never fall"),
        (("low = 1\nhigh = 2\ncount = 1", "low = 1\nhigh = 2\ncount = 2"), "there must be 32 maneuver cards, not 33"),
        (("low = 1\nhigh = 2", "low = 2\nhigh = 2"), "low and high must be two different planets"),
        (("destination = 2\nexpress = false", "destination = 12\nexpress = false"), "the destination must be a planet"),
        (("[constants]", "[constant]"), "missing field `constants`"),
        (("[game]", "[game"), "the component file"),
    ];
    for &(change, sentence) in cases {
        std::fs::write(&path, changed(good, change)).expect("a file");
        let path = path.to_str().expect("a readable path");
        check(&["new", "rocket-jockey", "--components", path], "", 2, sentence);
    }
    std::fs::write(&path, changed(good, ("copilot_end_points = 3", "copilot_end_points = 7"))).expect("a file");
    let path = path.to_str().expect("a readable path");
    let position = ok(&["new", "rocket-jockey", "--components", path, "--seed", "1"], "");
    assert!(position.contains("copilot_end_points = 7"), "the position carries its components");
    ok(&["show", "-"], &position);
}

#[test]
fn what_is_not_there_is_neither_checked_nor_backed_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = folder.path().join("none");
    let path = none.to_str().expect("text");
    for args in [vec!["check", path], vec!["backup", "copy", "--data", path], vec!["restore", path, "--data", path]] {
        let run = gantry(&args, "");
        assert_eq!(run.code, 2, "{args:?}");
        assert!(run.err.contains("no store"), "{args:?}: {}", run.err);
    }
    assert!(!none.exists());
    let run = gantry(&["serve", "--trusted-proxies", "10.0.0.0/99"], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("is no network"), "{}", run.err);
}
