//! The rules text of a game, its clauses, and refusals that point at them.

use std::fmt;

use crate::Phrase;

/// The id of one numbered sentence of the rules, such as `RJ-FLY-5`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not legal now: the clause, and the facts that fail, without telling a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The reason, to be put into words.
    pub reason: Phrase,
}

impl Refusal {
    /// Refused by this clause for this reason.
    #[must_use]
    pub fn new(clause: &'static str, reason: Phrase) -> Self {
        Refusal { clause: Clause(clause), reason }
    }
}

/// The rules text of a game in every language we speak.
#[derive(Copy, Clone, Debug)]
pub struct Rules {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

/// A section of a rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// Its heading.
    pub title: &'a str,
    /// What stands before the first clause.
    pub intro: &'a str,
    /// Its clauses in order.
    pub clauses: Vec<ClauseText<'a>>,
}

/// A clause with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseText<'a> {
    /// Its id.
    pub id: &'a str,
    /// Where it comes from.
    pub origin: Origin,
    /// Its text in Markdown, without the id and without the sign of its origin.
    pub text: &'a str,
}

/// Where a clause comes from: signs between its id and its text say what of it is not in the rulebook.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Our decision, because the rulebook is silent, unclear or contradicts itself.
    pub ruled: bool,
    /// Made up by us, because the rulebook's text lacks a number, a name or an effect.
    pub reconstructed: bool,
}

impl Origin {
    /// The sign of a ruling of ours.
    pub const RULED: char = '◇';
    /// The sign of something reconstructed.
    pub const RECONSTRUCTED: char = '◆';

    /// Takes the signs off the beginning of a text.
    fn of(text: &str) -> (Self, &str) {
        let rest = text.trim_start_matches([Self::RULED, Self::RECONSTRUCTED]);
        let signs = &text[..text.len() - rest.len()];
        let origin = Origin { ruled: signs.contains(Self::RULED), reconstructed: signs.contains(Self::RECONSTRUCTED) };
        (origin, rest.trim_start())
    }

    /// Whether anything of the clause is ours.
    #[must_use]
    pub fn is_ours(self) -> bool {
        self.ruled || self.reconstructed
    }

    /// Its signs, with a space behind them if there are any.
    #[must_use]
    pub fn signs(self) -> &'static str {
        match (self.ruled, self.reconstructed) {
            (false, false) => "",
            (true, false) => "◇ ",
            (false, true) => "◆ ",
            (true, true) => "◇◆ ",
        }
    }
}

impl Rules {
    /// The text in the language with this code; English if we do not speak it.
    #[must_use]
    pub fn text(&self, language: &str) -> &'static str {
        if language == "de" { self.de } else { self.en }
    }

    /// The sections of a rules text: the first one is the introduction under the title of the game.
    #[must_use]
    pub fn sections(text: &str) -> Vec<Section<'_>> {
        let starts = |line: &str| line.starts_with("# ") || line.starts_with("## ");
        pieces(text, starts)
            .into_iter()
            .map(|piece| {
                let (title, body) = piece.split_once('\n').unwrap_or((piece, ""));
                let parts = pieces(body, |line| clause_id(line).is_some());
                let (intro, clauses) = match parts.split_first() {
                    Some((first, rest)) if clause_id(first).is_none() => (first.trim(), rest),
                    _ => ("", &parts[..]),
                };
                let clauses = clauses
                    .iter()
                    .filter_map(|part| {
                        let id = clause_id(part)?;
                        let (origin, text) = Origin::of(part[id.len() + "****".len()..].trim());
                        Some(ClauseText { id, origin, text })
                    })
                    .collect();
                Section { title: title.trim_start_matches('#').trim(), intro, clauses }
            })
            .collect()
    }

    /// All clauses of a rules text in order.
    pub fn clauses(text: &str) -> impl Iterator<Item = ClauseText<'_>> {
        Self::sections(text).into_iter().flat_map(|section| section.clauses)
    }

    /// One clause of a rules text; the id may be written in any case.
    #[must_use]
    pub fn clause<'a>(text: &'a str, id: &str) -> Option<ClauseText<'a>> {
        Self::clauses(text).find(|clause| clause.id.eq_ignore_ascii_case(id))
    }
}

/// The clause id that a line starts with in bold, if it does: what a clause id is, is said here and nowhere else.
///
/// An id has at least three parts, all in capital letters or digits; the last begins with a digit: `RJ-FLY-5`,
/// `RR2-SWAP-1`, `RM-PAY-5b`.
fn clause_id(line: &str) -> Option<&str> {
    let id = line.strip_prefix("**")?.split_once("**")?.0;
    let (prefix, number) = id.rsplit_once('-')?;
    let plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let good = prefix.contains('-')
        && prefix.chars().all(plain)
        && number.starts_with(|c: char| c.is_ascii_digit())
        && number.chars().all(|c| c.is_ascii_alphanumeric());
    good.then_some(id)
}

/// Cuts a text before every line for which `starts` holds; what precedes the first such line is a piece too unless blank.
fn pieces(text: &str, starts: impl Fn(&str) -> bool) -> Vec<&str> {
    let mut cuts = vec![0];
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        if starts(line) && offset > 0 {
            cuts.push(offset);
        }
        offset += line.len();
    }
    cuts.push(text.len());
    cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).filter(|piece| !piece.trim().is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rules_text_is_taken_apart() {
        let text = "# Game\nWelcome.\n\n## Setup\n**RJ-SETUP-1** Sit down.\n- now\n\n**RJ-SETUP-2** Deal.\n\n## End\nSo.\n\n**RJ-END-1** Stop, see **bold**.\n";
        let sections = Rules::sections(text);
        assert_eq!(sections.len(), 3);
        assert_eq!((sections[0].title, sections[0].intro), ("Game", "Welcome."));
        assert_eq!(
            sections[1].clauses[0],
            ClauseText { id: "RJ-SETUP-1", origin: Origin::default(), text: "Sit down.\n- now" }
        );
        assert_eq!(sections[2].intro, "So.");
        assert_eq!(Rules::clause(text, "rj-end-1").map(|c| c.text), Some("Stop, see **bold**."));
        assert_eq!(Rules::clause(text, "RJ-END-2"), None);
        assert_eq!(Rules::clauses(text).map(|c| c.id).collect::<Vec<_>>(), ["RJ-SETUP-1", "RJ-SETUP-2", "RJ-END-1"]);
    }

    #[test]
    fn what_is_ours_is_told_by_signs() {
        let text = "# Game\n**A-B-1** ◇◆ Ours.\n\n**A-B-2** ◇ Ruled.\n\n**A-B-3** Stated.\n";
        let told: Vec<_> = Rules::clauses(text).map(|clause| (clause.origin.signs(), clause.text)).collect();
        assert_eq!(told, [("◇◆ ", "Ours."), ("◇ ", "Ruled."), ("", "Stated.")]);
    }

    #[test]
    fn not_everything_in_bold_is_a_clause() {
        for id in ["RJ-FLY-5", "RR2-SWAP-1", "RM-PAY-5b"] {
            assert_eq!(clause_id(&format!("**{id}** Text")), Some(id));
        }
        for line in
            ["**The-End-Is** near", "**RJ-5** x", "**RJ-FLY-x** x", "**RJ-fly-5** x", "RJ-FLY-5 x", "**RJ-FLY-5"]
        {
            assert_eq!(clause_id(line), None, "{line}");
        }
    }
}
