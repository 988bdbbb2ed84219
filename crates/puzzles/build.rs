//! Makes one list of all files in `games/*/puzzles`, so that a puzzle is added by adding its file.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut list = String::from("&[\n");
    for game in inside(&games) {
        let folder = game.join("puzzles");
        if folder.is_dir() {
            println!("cargo::rerun-if-changed={}", folder.display());
        }
        let id = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in inside(&folder).into_iter().filter(|file| file.extension().is_some_and(|end| end == "toml")) {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let path = file.canonicalize().unwrap_or(file);
            writeln!(list, "    ({id:?}, {name:?}, include_str!({path:?})),").expect("a text can be written to");
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write")).join("files.rs");
    fs::write(out, list).expect("the list of puzzles can be written");
}

/// What is in a folder, in order; nothing if there is none.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
