//! The languages we speak.

use std::fmt;
use std::str::FromStr;

use engine::Problem;

/// A language we speak.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::En, Language::De];

    /// Its code in addresses, settings and `lang` attributes: `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
        }
    }

    /// Its name, in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = Problem;

    /// Reads a code such as `de`, also with a region as in `de-AT` or `de_CH.UTF-8`.
    fn from_str(code: &str) -> Result<Self, Problem> {
        let spoken = code.split(['-', '_', '.']).next().unwrap_or_default();
        let same = |language: &Language| language.code().eq_ignore_ascii_case(spoken);
        Language::ALL.into_iter().find(same).ok_or_else(|| {
            let known = Language::ALL.map(|language| format!("{} ({})", language.code(), language.name()));
            Problem::new(format!("`{code}` is not a language we speak: use {}", known.join(" or ")))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_with_and_without_a_region() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!("de-AT".parse(), Ok(Language::De));
        assert_eq!("EN_gb.UTF-8".parse(), Ok(Language::En));
    }

    #[test]
    fn other_languages_are_a_problem_that_names_ours() {
        let problem = "fr".parse::<Language>().expect_err("we do not speak French");
        assert_eq!(problem.to_string(), "`fr` is not a language we speak: use en (English) or de (Deutsch)");
        assert!("".parse::<Language>().is_err());
    }
}
