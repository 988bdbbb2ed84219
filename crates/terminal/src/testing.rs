//! What the tests of this crate share.

use std::fs;
use std::path::PathBuf;

use narration::Language;

use crate::table::Table;
use crate::{LocalMatch, RecordPlace, Sitter, seats};

/// An empty directory of this test's own; the next run empties it again, so that nothing piles up.
pub(crate) fn directory(test: &str) -> PathBuf {
    let checkout = env!("CARGO_MANIFEST_DIR").replace(['/', '\\', ':'], "-");
    let path = std::env::temp_dir().join(format!("gantry{checkout}")).join(test);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the directory for temporary files can be written to");
    path
}

/// A match of Rocket Jockey: Anna and these others.
pub(crate) fn local_match(test: &str, others: &str, players: u8, seed: u64) -> LocalMatch {
    local_match_of("rocket-jockey", test, others, players, seed)
}

/// A match of any game: Anna and these others.
pub(crate) fn local_match_of(game: &str, test: &str, others: &str, players: u8, seed: u64) -> LocalMatch {
    let game = catalog::find(game).expect("a game of ours");
    LocalMatch {
        game,
        table: game.start(game.usual_setup(players), seed.into(), None).expect("so many can play"),
        seats: seats("Anna", others, players).expect("they can sit there"),
        language: Language::En,
        coach: false,
        plain: true,
        record: RecordPlace::NewFileIn(directory(test)),
    }
}

/// The same, laid out.
pub(crate) fn table(test: &str, others: &str, players: u8, seed: u64) -> Table {
    Table::new(local_match(test, others, players, seed)).expect("a table")
}

/// A match among bots alone.
pub(crate) fn bots_only(test: &str) -> Table {
    let mut local = local_match(test, "random", 2, 3);
    local.seats[0] = Sitter::Bot(bots::BotName::Random.into());
    Table::new(local).expect("a table")
}
