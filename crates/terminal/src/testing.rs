//! What the tests of this crate share.

use std::fs;
use std::path::PathBuf;

use engine::Setup;
use narration::Language;

use crate::table::Table;
use crate::{Keep, Plan, Sitter, seats};

/// An empty directory of this test's own; the next run empties it again, so that nothing piles up.
pub(crate) fn directory(test: &str) -> PathBuf {
    let checkout = env!("CARGO_MANIFEST_DIR").replace(['/', '\\', ':'], "-");
    let path = std::env::temp_dir().join(format!("gantry{checkout}")).join(test);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the directory for temporary files can be written to");
    path
}

/// A match of Rocket Jockey: Anna and these others.
pub(crate) fn plan(test: &str, others: &str, players: u8, seed: u64) -> Plan {
    let game = catalog::find("rocket-jockey").expect("a game of ours");
    Plan {
        game,
        table: game.start(Setup::new(players), seed.into(), None).expect("so many can play"),
        seats: seats("Anna", others, players).expect("they can sit there"),
        language: Language::En,
        plain: true,
        keep: Keep::In(directory(test)),
    }
}

/// The same, laid out.
pub(crate) fn table(test: &str, others: &str, players: u8, seed: u64) -> Table {
    Table::lay(plan(test, others, players, seed)).expect("a table")
}

/// A match among bots alone.
pub(crate) fn bots_only(test: &str) -> Table {
    let mut plan = plan(test, "random", 2, 3);
    plan.seats[0] = Sitter::Bot(bots::BotName::Random.into());
    Table::lay(plan).expect("a table")
}
