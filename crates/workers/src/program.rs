//! Which program plays: only the same one gives the same numbers.

use std::fs::File;
use std::io::{self, Read};
use std::sync::OnceLock;

use engine::{Problem, ensure};
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

/// What must be the same at the coordinator and its workers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Program {
    /// Of the package.
    version: String,
    /// The game that is played.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// A hash of its component file.
    components: String,
    /// A hash of the executable.
    build: String,
}

impl Program {
    /// This program, for a game.
    pub(crate) fn here(game: &str) -> Result<Self, Problem> {
        let facts = catalog::find(game)?.facts();
        Ok(Program {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.to_owned(),
            rules: facts.rules_version,
            components: format!("{:016x}", xxh3_64(facts.components.as_bytes())),
            build: build().clone()?,
        })
    }

    /// Whether this program plays what another began; if not, why.
    pub(crate) fn check_here(&self) -> Result<(), Problem> {
        let game = &self.game;
        let here = format!("this worker is gantry {}", env!("CARGO_PKG_VERSION"));
        ensure!(self.version == env!("CARGO_PKG_VERSION"), "the run is of gantry {}, {here}", self.version);
        let own = Program::here(game)?;
        ensure!(own.rules == self.rules, "the run is of rules {} of {game}, this worker has {}", self.rules, own.rules);
        ensure!(
            own.components == self.components,
            "the run has another component file of {game} ({}) than this worker ({})",
            self.components,
            own.components
        );
        ensure!(
            own.build == self.build,
            "the run is of another build of gantry {}: copy the same program to every machine",
            self.version
        );
        Ok(())
    }

    /// The id of the game that is played.
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// What tells programs apart, in short.
    pub(crate) fn hash(&self) -> u64 {
        xxh3_64(format!("{self:?}").as_bytes())
    }
}

/// The hash of the executable, which is read once: it may be replaced while it runs.
fn build() -> &'static Result<String, Problem> {
    static BUILD: OnceLock<Result<String, Problem>> = OnceLock::new();
    BUILD.get_or_init(|| {
        // On Linux this is the file that runs, even if another has its name by now.
        let own = std::path::Path::new("/proc/self/exe");
        let path = if own.exists() { Ok(own.to_owned()) } else { std::env::current_exe() };
        let hash = path.and_then(File::open).and_then(hash_of);
        let hash = hash.map_err(|error| Problem::new(format!("this program cannot read itself: {error}")))?;
        Ok(format!("{hash:016x}"))
    })
}

/// The hash of a file, read piece by piece: a program with all that debuggers want is large.
fn hash_of(mut file: File) -> io::Result<u64> {
    let (mut hasher, mut piece) = (Xxh3Default::new(), vec![0; 1 << 18]);
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(hasher.digest()),
            size => hasher.update(&piece[..size]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_program_plays_along() {
        let own = Program::here("rocket-jockey").expect("a program");
        own.check_here().expect("the same");
        let told = |change: fn(&mut Program)| {
            let mut other = own.clone();
            change(&mut other);
            assert_ne!(other.hash(), own.hash());
            other.check_here().expect_err("another").to_string()
        };
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(
            told(|other| other.version = "0.0.9".to_owned()),
            format!("the run is of gantry 0.0.9, this worker is gantry {version}")
        );
        assert!(told(|other| other.rules += 1).starts_with("the run is of rules "));
        let components = told(|other| other.components = "0".to_owned());
        assert!(components.starts_with("the run has another component file of rocket-jockey (0) than this worker ("));
        assert!(told(|other| other.build = "0".to_owned()).ends_with("copy the same program to every machine"));
        assert!(told(|other| other.game = "chess".to_owned()).contains("chess"));
    }
}
