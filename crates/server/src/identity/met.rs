//! The games that somebody was offered lessons for.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of games, by their place on the shelf; written down as their ids.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Met(u32);

impl Met {
    /// The same with this game.
    pub(crate) fn with(self, game: &str) -> Self {
        Met(self.0 | bit(game))
    }

    pub(crate) fn has(self, game: &str) -> bool {
        self.0 & bit(game) != 0
    }
}

/// The bit of a game; none for one that is not on the shelf.
fn bit(game: &str) -> u32 {
    catalog::games().iter().position(|one| one.facts().id == game).map_or(0, |place| 1 << place)
}

impl Serialize for Met {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ids = catalog::games().iter().map(|game| game.facts().id).filter(|id| self.has(id));
        serializer.collect_seq(ids)
    }
}

impl<'de> Deserialize<'de> for Met {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<String>::deserialize(deserializer)?;
        Ok(ids.iter().fold(Met::default(), |met, id| met.with(id)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_remembered_by_their_ids() {
        let met = Met::default().with("rocketmen").with("chess");
        assert!(met.has("rocketmen") && !met.has("rocket-jockey") && !met.has("chess"));
        let json = serde_json::to_string(&met).expect("plain data");
        assert_eq!(json, r#"["rocketmen"]"#);
        assert_eq!(serde_json::from_str::<Met>(&json).expect("it reads back"), met);
    }
}
