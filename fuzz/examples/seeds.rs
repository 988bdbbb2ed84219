//! `cargo run -p fuzz --example seeds [FOLDER]`: writes what every target begins with to a folder of its own.

use std::path::PathBuf;

use fuzz::{TARGETS, seeds};

fn main() -> std::io::Result<()> {
    let usual = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let folder = std::env::args().nth(1).map_or_else(usual, PathBuf::from);
    for (name, _) in TARGETS {
        let place = folder.join(name);
        std::fs::create_dir_all(&place)?;
        for (number, seed) in seeds(name).into_iter().enumerate() {
            std::fs::write(place.join(format!("seed-{number:02}")), seed)?;
        }
    }
    Ok(())
}
