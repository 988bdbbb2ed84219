//! The rules text, laid out for a column, clause by clause.

use boards::{Ink, Line};
use engine::{ClauseText, Rules};

use crate::markdown;
use crate::wrap::{width, wrap};

/// A row of the rules text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RuleRow {
    /// The clause that begins here.
    pub(crate) clause: Option<String>,
    pub(crate) line: Line,
}

/// Lays out a rules text.
pub(crate) fn lay_out(text: &str, columns: usize) -> Vec<RuleRow> {
    let mut blocks = Vec::new();
    for section in Rules::sections(text) {
        blocks.push((None, wrap(&Line::new().with(Ink::Accent, section.title), columns, 0)));
        blocks.push((None, markdown::lay_out(Line::new(), section.intro, columns)));
        blocks.extend(section.clauses.iter().map(|clause| (Some(clause.id), lay_out_clause(clause, columns))));
    }
    let rows = blocks.into_iter().filter(|(_, lines)| !lines.is_empty()).flat_map(|(clause, lines)| {
        let row = move |(row, line)| RuleRow { clause: clause.filter(|_| row == 0).map(str::to_owned), line };
        let blank = RuleRow { clause: None, line: Line::new() };
        lines.into_iter().enumerate().map(row).chain([blank])
    });
    let mut rows: Vec<RuleRow> = rows.collect();
    rows.pop();
    rows
}

/// Lays out one clause, its id first.
pub(crate) fn lay_out_clause(clause: &ClauseText<'_>, columns: usize) -> Vec<Line> {
    markdown::lay_out(
        Line::new().with(Ink::Accent, clause.id).plain(format!(" {}", clause.origin.signs())),
        clause.text,
        columns,
    )
}

/// A rules text as plain text in a column of this width.
#[must_use]
pub fn rules_in_plain_text(text: &str, columns: usize) -> String {
    let mut plain = String::new();
    for section in Rules::sections(text) {
        plain.push_str(&format!("{}\n{}\n\n", section.title, "─".repeat(width(section.title).min(columns))));
        let intro = markdown::lay_out(Line::new(), section.intro, columns);
        let clauses = section.clauses.iter().map(|clause| clause_in_plain_text(clause, columns));
        for block in std::iter::once(written(&intro)).chain(clauses).filter(|block| !block.is_empty()) {
            plain.push_str(&block);
            plain.push('\n');
        }
    }
    plain
}

/// A clause as plain text in a column of this width, its id first.
#[must_use]
pub fn clause_in_plain_text(clause: &ClauseText<'_>, columns: usize) -> String {
    written(&markdown::lay_out(
        Line::new().plain(format!("{}  {}", clause.id, clause.origin.signs())),
        clause.text,
        columns,
    ))
}

fn written(lines: &[Line]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wrap::line_width;

    #[test]
    fn sections_and_clauses_become_rows() {
        let text = "# Game\n\n**RJ-FLY-1** Fly *far*\nand wide.\n\n## End\nSo.\n\n**RJ-END-1** Stop.\n";
        let rows = lay_out(text, 40);
        let shown: Vec<String> = rows.iter().map(|row| row.line.to_string()).collect();
        assert_eq!(shown, ["Game", "", "RJ-FLY-1 Fly far and wide.", "", "End", "", "So.", "", "RJ-END-1 Stop."]);
        assert_eq!(rows[2].clause.as_deref(), Some("RJ-FLY-1"));
        assert_eq!(
            rules_in_plain_text(text, 40),
            "Game\n────\n\nRJ-FLY-1  Fly far and wide.\n\nEnd\n───\n\nSo.\n\nRJ-END-1  Stop.\n\n"
        );
    }

    #[test]
    fn what_only_looks_like_a_clause_is_text() {
        let text = "# Game\n\n**The-end-is** near.\n\n**RJ-FLY-1** Fly.\n";
        let clauses: Vec<String> = lay_out(text, 40).into_iter().filter_map(|row| row.clause).collect();
        assert_eq!(clauses, ["RJ-FLY-1"]);
    }

    #[test]
    fn every_rules_text_fits_and_keeps_its_clauses() {
        for game in catalog::games() {
            for text in [game.facts().rules.en, game.facts().rules.de] {
                let clauses: Vec<&str> = Rules::clauses(text).map(|clause| clause.id).collect();
                for columns in [30, 78] {
                    let rows = lay_out(text, columns);
                    assert!(rows.iter().all(|row| line_width(&row.line) <= columns));
                    assert_eq!(rows.into_iter().filter_map(|row| row.clause).collect::<Vec<_>>(), clauses);
                }
            }
        }
    }
}
