//! What a puzzle is about: words found by facts, from a list that every game brings as data.

use engine::{Problem, ensure};
use serde::Deserialize;

use crate::Gain;

/// The themes of a game, `games/<game>/puzzles/themes.toml`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Themes {
    /// Codes, with `*` for anything, of what makes no puzzle: small parts of a choice, and what takes something back.
    #[serde(default)]
    skip: Vec<String>,
    /// The first that fits is the theme.
    #[serde(default)]
    theme: Vec<Kind>,
}

/// A theme, and when a puzzle has it: all that it names must hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its name; the game's word list has `theme-<id>`, and `ask-<id>` if it is asked in words of its own.
    pub id: String,
    /// What is best, as codes with `*` for anything.
    #[serde(default)]
    best: Vec<String>,
    /// What the rules of thumb would do.
    #[serde(default)]
    thumb: Vec<String>,
    /// A number of which the seat has more when its turn is over.
    soon: Option<String>,
    /// A number of which the seat has less when its turn is over.
    less: Option<String>,
    /// A number of which the seat has more when the match is over.
    late: Option<String>,
    /// Whether a choice between two things is worth asking: to launch or to wait.
    #[serde(default)]
    two: bool,
}

/// What themes are told from.
#[derive(Copy, Clone, Debug)]
pub struct Moment<'a> {
    /// What is best.
    pub best: &'a str,
    /// What the rules of thumb would do.
    pub thumb: &'a str,
    /// What the best brings more.
    pub gains: &'a [Gain],
    /// How many choices there are.
    pub choices: usize,
}

/// A number must change by so much on average to be what a puzzle is about.
const MUCH: f64 = 0.4;

impl Themes {
    /// Reads a list of themes, and says what is wrong with it.
    pub fn read(text: &str) -> Result<Themes, Problem> {
        let themes: Themes = toml::from_str(text).map_err(|error| Problem::new(format!("no themes: {error}")))?;
        for kind in &themes.theme {
            ensure!(!kind.id.is_empty(), "a theme without a name");
        }
        Ok(themes)
    }

    /// Whether this action can be what is asked for.
    #[must_use]
    pub fn asks_for(&self, code: &str) -> bool {
        !self.skip.iter().any(|pattern| fits(pattern, code))
    }

    /// All themes.
    #[must_use]
    pub fn all(&self) -> &[Kind] {
        &self.theme
    }

    /// Whether a moment could be about one of these themes, or about any if none is named, whatever the best brings there:
    /// what cannot be need not be looked at.
    #[must_use]
    pub fn may_be(&self, wanted: &[String], best: &str, thumb: &str) -> bool {
        let could = |kind: &Kind| (wanted.is_empty() || wanted.contains(&kind.id)) && kind.fits(best, thumb);
        self.theme.iter().any(could)
    }

    /// What a moment is about, if it is about anything.
    #[must_use]
    pub fn of(&self, moment: Moment<'_>) -> Option<&str> {
        self.theme.iter().find(|kind| kind.holds(moment)).map(|kind| kind.id.as_str())
    }
}

impl Kind {
    fn fits(&self, best: &str, thumb: &str) -> bool {
        let is_one = |patterns: &[String], code| patterns.is_empty() || patterns.iter().any(|one| fits(one, code));
        is_one(&self.best, best) && is_one(&self.thumb, thumb)
    }

    fn holds(&self, moment: Moment<'_>) -> bool {
        let more = |number: &Option<String>, much: fn(&Gain) -> f64| {
            let Some(number) = number else { return true };
            moment.gains.iter().any(|gain| gain.number == *number && much(gain) >= MUCH)
        };
        (self.two || moment.choices > 2)
            && self.fits(moment.best, moment.thumb)
            && more(&self.soon, |gain| gain.soon)
            && more(&self.less, |gain| -gain.soon)
            && more(&self.late, |gain| gain.late)
    }
}

/// Whether a code is what a pattern says: `*` at its end stands for anything, `!` before it for anything else.
fn fits(pattern: &str, code: &str) -> bool {
    if let Some(other) = pattern.strip_prefix('!') {
        return !fits(other, code);
    }
    match pattern.strip_suffix('*') {
        Some(begin) => code.starts_with(begin),
        None => pattern == code,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEMES: &str = "
        skip = ['pay *']
        [[theme]]
        id = 'wait'
        two = true
        best = ['!launch*']
        thumb = ['launch*']
        [[theme]]
        id = 'points'
        soon = 'number-points'
        [[theme]]
        id = 'plan'
    ";

    #[test]
    fn the_first_theme_that_holds_is_the_theme() {
        let themes = Themes::read(THEMES).expect("themes");
        let gains = [Gain { number: "number-points".to_owned(), soon: 1.0, late: 0.0 }];
        let of = |best, thumb, gains, choices| themes.of(Moment { best, thumb, gains, choices });
        assert_eq!(of("end turn", "launch", &gains, 2), Some("wait"));
        assert_eq!(of("launch", "end turn", &gains, 3), Some("points"));
        assert_eq!(of("launch", "end turn", &[], 3), Some("plan"));
        assert_eq!(of("launch", "end turn", &[], 2), None, "one of two is soon guessed");
    }

    #[test]
    fn what_cannot_be_about_a_wanted_theme_is_known_beforehand() {
        let themes = Themes::read(THEMES).expect("themes");
        let wait = ["wait".to_owned()];
        assert!(themes.may_be(&wait, "end turn", "launch") && !themes.may_be(&wait, "launch", "end turn"));
        assert!(themes.may_be(&["points".to_owned()], "launch", "end turn"), "that is only seen by looking");
        assert!(
            themes.may_be(&[], "launch", "end turn") && !themes.may_be(&["other".to_owned()], "launch", "end turn")
        );
    }

    #[test]
    fn small_parts_of_a_choice_are_not_asked_for() {
        let themes = Themes::read(THEMES).expect("themes");
        assert!(themes.asks_for("launch") && !themes.asks_for("pay cash"));
        assert!(Themes::read("[[theme]]\nname = 'x'").is_err());
    }
}
