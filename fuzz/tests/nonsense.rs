//! A little nonsense for every target, the same each time, and everything that was ever found.

use std::path::Path;

use fuzz::{Mutations, TARGETS, seeds};

/// How much for each; components and records take longer than the rest.
const TRIED: usize = 200;

#[test]
fn nobody_minds_nonsense() {
    for (name, target) in TARGETS {
        seeds(name).iter().for_each(|seed| target(seed));
        for data in Mutations::new(seeds(name), 1).take(TRIED) {
            target(&data);
        }
    }
}

#[test]
fn what_was_found_is_mended() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for (name, target) in TARGETS {
        let Ok(files) = std::fs::read_dir(corpus.join(name)) else { continue };
        for file in files {
            let path = file.expect("a file").path();
            println!("{}", path.display());
            target(&std::fs::read(path).expect("it can be read"));
        }
    }
}
