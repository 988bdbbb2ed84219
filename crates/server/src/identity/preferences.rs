//! What somebody prefers.

use narration::Language;
use serde::{Deserialize, Serialize};

use super::met::Met;

/// What somebody prefers; kept as JSON with the player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// The code of a language; that of the browser if absent.
    #[serde(with = "language", skip_serializing_if = "Option::is_none")]
    pub(crate) language: Option<Language>,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) speed: Speed,
    pub(crate) sound: bool,
    /// Whether a coach speaks up in new situations.
    pub(crate) coach: bool,
    /// The games that lessons were offered for.
    pub(crate) met: Met,
    /// Whether the name is one that the player has chosen, or has been asked for and kept.
    pub(crate) named: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            language: None,
            theme: Theme::default(),
            motion: Motion::default(),
            speed: Speed::default(),
            sound: true,
            coach: false,
            met: Met::default(),
            named: false,
        }
    }
}

/// Dark or light.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// How much may move.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Motion {
    #[default]
    System,
    Full,
    Reduced,
}

/// How long what the others do is shown, step by step.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    /// Nothing moves: it is there at once.
    Off,
    Quick,
    #[default]
    Normal,
}

impl Speed {
    pub(crate) const ALL: [Speed; 3] = [Speed::Off, Speed::Quick, Speed::Normal];

    /// The value of `data-speed`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Quick => "quick",
            Speed::Normal => "normal",
        }
    }
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub(crate) fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The value of `data-theme`; none where the system decides.
    pub(crate) fn attribute(self) -> Option<&'static str> {
        (self != Theme::System).then(|| self.code())
    }
}

impl Motion {
    pub(crate) const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];

    pub(crate) fn code(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Full => "full",
            Motion::Reduced => "reduced",
        }
    }

    /// The value of `data-motion`; none where the system decides.
    pub(crate) fn attribute(self) -> Option<&'static str> {
        (self != Motion::System).then(|| self.code())
    }
}

impl Preferences {
    /// Reads what the store has; what is unreadable there is as if it had never been chosen.
    pub(crate) fn parse(json: &str) -> Self {
        serde_json::from_str(json).unwrap_or_default()
    }

    pub(crate) fn to_json(self) -> String {
        serde_json::to_string(&self).unwrap_or_else(|_| "{}".to_owned())
    }
}

mod language {
    use narration::Language;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(language.map_or("", Language::code))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
        Ok(String::deserialize(deserializer)?.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_read_back() {
        let chosen = Preferences { language: Some(Language::De), theme: Theme::Dark, ..Preferences::default() };
        assert_eq!(Preferences::parse(&chosen.to_json()), chosen);
        assert_eq!(Preferences::parse("{}"), Preferences::default());
        assert_eq!(Preferences::parse("nonsense"), Preferences::default());
    }
}
