//! Names for people: of pieces, phases, actions and events.

use std::collections::BTreeMap;

use catalog::AnyGame;
use engine::{Problem, Viewer};
use narration::{Language, Narrator};

/// Names of one game.
pub(crate) struct Names {
    words: Narrator<'static>,
    components: &'static str,
}

impl Names {
    pub(crate) fn of(game: &dyn AnyGame) -> Self {
        let facts = game.facts();
        Names { words: Narrator::new(Language::En, facts.id, &[], Viewer::Public), components: facts.components }
    }

    /// A piece such as `card/boost`.
    pub(crate) fn piece(&self, piece: &str) -> String {
        let (_, id) = piece.split_once('/').unwrap_or(("", piece));
        let key = piece.replacen('/', "-", 1);
        let known = [key.as_str(), id].into_iter().find(|key| self.words.has(key));
        known.map_or_else(|| id.to_owned(), |key| self.words.word(key))
    }

    /// What a seat is asked, by the key of the prompt.
    pub(crate) fn phase(&self, key: &str) -> String {
        plain(key, "prompt-")
    }

    /// An action, by the key of its sentence.
    pub(crate) fn kind(&self, key: &str) -> String {
        plain(key, "action-")
    }

    /// Something that happened, by the key of its sentence.
    pub(crate) fn event(&self, key: &str) -> String {
        plain(key, "event-")
    }

    /// Components that are not among the pieces, of those tables of which some are.
    pub(crate) fn never_seen<'a>(
        &self,
        components: Option<&str>,
        pieces: impl Iterator<Item = &'a String>,
    ) -> Result<Vec<String>, Problem> {
        let seen: Vec<&str> = pieces.filter_map(|piece| piece.split_once('/')).map(|(_, id)| id).collect();
        let mut tables: BTreeMap<String, (bool, Vec<String>)> = BTreeMap::new();
        for component in catalog::inventory(components.unwrap_or(self.components))? {
            let Some(name) = component.name else { continue };
            let (known, missing) = tables.entry(component.table).or_default();
            if seen.contains(&name.as_str()) { *known = true } else { missing.push(name) }
        }
        let mut missing: Vec<String> =
            tables.into_values().filter(|(known, _)| *known).flat_map(|(_, missing)| missing).collect();
        missing.dedup();
        Ok(missing)
    }
}

fn plain(key: &str, prefix: &str) -> String {
    key.strip_prefix(prefix).unwrap_or(key).replace('-', " ")
}

/// How a clause begins: its first words without marks.
pub(crate) fn beginning(text: &str) -> String {
    const WORDS: usize = 16;
    let plain: String = text.lines().next().unwrap_or_default().chars().filter(|c| !matches!(c, '*' | '`')).collect();
    let mut words = plain.split_whitespace();
    let first: Vec<&str> = words.by_ref().take(WORDS).collect();
    first.join(" ") + if words.next().is_some() { " …" } else { "" }
}
