//! A position as a file that people read and edit.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Game, Problem, components_of, ensure, file_errors, file_text};

/// A position as readable JSON: which game, which version of its rules, and the position with cards by name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// The version of the file format.
    pub gantry: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The component file it is played with, if not that of the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The position itself; what stands in it is up to the game.
    pub position: Value,
}

impl PositionFile {
    /// Reads the outside of a position file; the game reads the rest.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        ensure!(!text.trim().is_empty(), "the position file is empty");
        let unreadable = |what: String| Problem::new(format!("the position file is not readable: {what}"));
        let json: Value = serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        let file: PositionFile = file_errors::read(&json).map_err(|problem| unreadable(problem.to_string()))?;
        ensure!(file.gantry == 1, "the position file has format {}, and this program reads format 1", file.gantry);
        Ok(file)
    }

    /// Writes a position down.
    pub fn write<G: Game>(position: &G, components: Option<String>) -> Result<Self, Problem> {
        let value = serde_json::to_value(position.save())
            .map_err(|error| Problem::new(format!("the position cannot be written: {error}")))?;
        Ok(PositionFile {
            gantry: 1,
            game: G::FACTS.id.to_owned(),
            rules: G::FACTS.rules_version,
            components,
            position: value,
        })
    }

    /// Reads the position and audits it. One of an earlier version of the rules is read if it still is a position.
    pub fn read<G: Game>(&self) -> Result<G, Problem> {
        ensure!(self.game == G::FACTS.id, "the position is of `{}`, not of {}", self.game, G::FACTS.title);
        ensure!(
            self.rules <= G::FACTS.rules_version,
            "the position follows version {} of the rules of {}; this program plays version {}",
            self.rules,
            G::FACTS.title,
            G::FACTS.rules_version
        );
        let components = components_of::<G>(self.components.as_deref())?;
        let file: G::File = file_errors::read(&self.position).map_err(|problem| problem.at("the position file"))?;
        let position = G::load(components, file)?;
        position.audit()?;
        Ok(position)
    }

    /// The file as text, its fields in the order of the document.
    #[must_use]
    pub fn text(&self) -> String {
        let json = serde_json::to_value(self).expect("a tree of JSON values can always be written");
        file_text::in_lines(&json)
    }
}

/// A short name for a position: equal positions have equal hashes, on every machine.
pub(crate) fn hash<G: Game>(position: &G) -> String {
    let bytes = postcard::to_allocvec(&position.save()).expect("a position file is plain data");
    format!("{:016x}", xxhash_rust::xxh3::xxh3_64(&bytes))
}
