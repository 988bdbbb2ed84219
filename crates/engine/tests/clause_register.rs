//! Every clause of every game has a test that bears its id: `RJ-FLY-5` is tested by `fn rj_fly_5_…`.
//!
//! Run with `--nocapture` to see the numbers, and the clauses that no source file cites.

use std::fs;
use std::path::{Path, PathBuf};

use engine::Rules;

/// What stands in the folder of a game.
struct GameFolder {
    name: String,
    clauses: Vec<String>,
    tests: Vec<String>,
    source: String,
}

#[test]
fn every_clause_has_a_test() {
    let games = game_folders();
    assert!(!games.is_empty(), "no game was found");
    let mut untested = Vec::new();
    for game in &games {
        assert!(!game.clauses.is_empty(), "the rules text of {} has no clauses", game.name);
        let missing: Vec<&String> = game.clauses.iter().filter(|id| !is_tested(id, &game.tests)).collect();
        let uncited: Vec<&str> =
            game.clauses.iter().filter(|id| !cites(&game.source, id)).map(String::as_str).collect();
        println!("{}: {} clauses, {} tested", game.name, game.clauses.len(), game.clauses.len() - missing.len());
        println!(
            "    cited by no source file: {}",
            if uncited.is_empty() { "none".into() } else { uncited.join(", ") }
        );
        untested.extend(missing.into_iter().cloned());
    }
    assert!(untested.is_empty(), "{} clauses have no test: {}", untested.len(), untested.join(", "));
}

/// Whether a test's name starts with the id of the clause; `rj_fly_10_…` is no test of `RJ-FLY-1`.
fn is_tested(id: &str, tests: &[String]) -> bool {
    let start = id.to_lowercase().replace('-', "_") + "_";
    tests.iter().any(|name| name.starts_with(&start))
}

/// Whether a text names the clause; `RJ-FLY-10` does not name `RJ-FLY-1`.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_alphanumeric()))
}

/// The folders under `games/` and `examples/` that hold a game.
fn game_folders() -> Vec<GameFolder> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["games", "examples"].iter().flat_map(|folder| entries(&root.join(folder)));
    let mut folders: Vec<PathBuf> = folders.filter(|path| path.join("rules/en.md").exists()).collect();
    folders.sort();
    folders.iter().map(|folder| read_game(folder)).collect()
}

fn read_game(folder: &Path) -> GameFolder {
    let rules = read(&folder.join("rules/en.md"));
    let sections = Rules::sections(&rules);
    let clauses = sections.iter().flat_map(|section| &section.clauses).map(|clause| clause.id.to_owned()).collect();
    let source = rust_files(&folder.join("src"));
    let tests = rust_files(&folder.join("tests")).iter().chain(&source).flat_map(|text| test_names(text)).collect();
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    GameFolder { name, clauses, tests, source: source.join("\n") }
}

/// The names of the functions that are marked as tests.
fn test_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines().map(str::trim) {
        if line == "#[test]" {
            marked = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            if marked {
                names.push(rest.split(['(', '<']).next().unwrap_or_default().to_owned());
            }
            marked = false;
        }
    }
    names
}

/// The texts of all Rust files below a folder, in no particular order.
fn rust_files(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for path in entries(folder) {
        if path.is_dir() {
            texts.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(read(&path));
        }
    }
    texts
}

/// What lies in a folder; nothing if there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn a_clause_is_not_taken_for_another() {
    let tests =
        test_names("#[test]\nfn rj_fly_10_x() {}\n\nfn rj_fly_2_helper() {}\n#[test]\n/// Why.\nfn rj_fly_3() {}\n");
    assert_eq!(tests, ["rj_fly_10_x", "rj_fly_3"]);
    assert!(is_tested("RJ-FLY-10", &tests));
    assert!(!is_tested("RJ-FLY-1", &tests) && !is_tested("RJ-FLY-2", &tests) && !is_tested("RJ-FLY-3", &tests));
    assert!(cites("see RJ-FLY-10, RJ-FLY-1.", "RJ-FLY-1") && !cites("see RJ-FLY-10", "RJ-FLY-1"));
}
