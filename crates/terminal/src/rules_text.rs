//! The rules text, laid out for a column: headings, clauses, lists, tables and examples.

use boards::{Ink, Line};

use crate::wrap::{line_width, width, wrap};

/// A row of the rules text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RuleRow {
    /// The clause that begins here.
    pub(crate) clause: Option<String>,
    pub(crate) line: Line,
}

/// What a line of Markdown begins.
#[derive(Copy, Clone, PartialEq)]
enum Kind {
    Blank,
    Heading,
    Clause,
    Bullet,
    Example,
    Table,
    Text,
}

fn kind(line: &str) -> Kind {
    match line.trim_start() {
        "" => Kind::Blank,
        line if line.starts_with('#') => Kind::Heading,
        line if line.starts_with("- ") || line.starts_with("* ") => Kind::Bullet,
        line if line.starts_with('>') => Kind::Example,
        line if line.starts_with('|') => Kind::Table,
        line if clause_of(line).is_some() => Kind::Clause,
        _ => Kind::Text,
    }
}

/// The clause id that a line begins with in bold.
fn clause_of(line: &str) -> Option<&str> {
    let id = line.strip_prefix("**")?.split_once("**")?.0;
    let good = id.matches('-').count() >= 2 && !id.contains(' ') && id.starts_with(|c: char| c.is_ascii_uppercase());
    good.then_some(id)
}

/// Lays out a rules text, or a part of one.
pub(crate) fn lay_out(markdown: &str, columns: usize) -> Vec<RuleRow> {
    let mut rows = Vec::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        let kind = kind(line);
        let mut block = vec![line.trim()];
        let goes_on = |next: &&str| match kind {
            Kind::Table | Kind::Example => self::kind(next) == kind,
            Kind::Text | Kind::Clause | Kind::Bullet => self::kind(next) == Kind::Text,
            Kind::Blank | Kind::Heading => false,
        };
        while let Some(next) = lines.next_if(goes_on) {
            block.push(next.trim());
        }
        let clause = clause_of(line).map(str::to_owned);
        let laid = lay_out_block(kind, &block, columns).into_iter();
        rows.extend(laid.enumerate().map(|(row, line)| RuleRow { clause: clause.clone().filter(|_| row == 0), line }));
    }
    rows
}

fn lay_out_block(kind: Kind, block: &[&str], columns: usize) -> Vec<Line> {
    let text = block.join(" ");
    match kind {
        Kind::Blank => vec![Line::new()],
        Kind::Heading => wrap(&Line::new().with(Ink::Accent, text.trim_start_matches('#').trim()), columns, 0),
        Kind::Clause => {
            let id = clause_of(&text).unwrap_or_default();
            let said = inline(&text[id.len() + "****".len()..], Ink::Plain);
            wrap(&said.0.into_iter().fold(Line::new().with(Ink::Accent, id), with_span), columns, 0)
        }
        Kind::Bullet => wrap(&inline(&format!("• {}", text[1..].trim()), Ink::Plain), columns, 2),
        Kind::Example => {
            let said = block.iter().map(|line| line.trim_start_matches('>').trim()).collect::<Vec<_>>().join(" ");
            wrap(&inline(&format!("  {said}"), Ink::Muted), columns, 2)
        }
        Kind::Table => table(block, columns),
        Kind::Text => wrap(&inline(&text, Ink::Plain), columns, 0),
    }
}

fn with_span(line: Line, span: boards::Span) -> Line {
    line.with(span.ink, span.text)
}

/// Text with its emphasis in ink instead of stars.
fn inline(text: &str, ink: Ink) -> Line {
    let mut line = Line::new();
    let plain = text.replace("**", "*").replace('`', "");
    for (index, piece) in plain.split('*').enumerate().filter(|(_, piece)| !piece.is_empty()) {
        line = line.with(if index % 2 == 1 { Ink::Strong } else { ink }, piece);
    }
    line
}

/// A table in columns; where that is too wide, its cells in a row.
fn table(block: &[&str], columns: usize) -> Vec<Line> {
    let cells = |row: &&str| -> Vec<String> {
        row.trim_matches('|').split('|').map(|cell| inline(cell.trim(), Ink::Plain).to_string()).collect()
    };
    let ruled = |row: &&&str| !row.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    let rows: Vec<Vec<String>> = block.iter().filter(ruled).map(cells).collect();
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..count).map(|column| wide(column).unwrap_or_default()).collect();
    let fits = 2 + widths.iter().map(|width| width + 2).sum::<usize>() <= columns;
    let row = |(index, row): (usize, &Vec<String>)| {
        let ink = if index == 0 { Ink::Muted } else { Ink::Plain };
        let line = if fits {
            row.iter()
                .zip(&widths)
                .fold(Line::new().plain("  "), |line, (cell, &width)| line.column(ink, cell, width + 2))
        } else {
            Line::new().with(ink, format!("  {}", row.join(" · ")))
        };
        if line_width(&line) > columns { wrap(&line, columns, 4) } else { vec![line] }
    };
    rows.iter().enumerate().flat_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(markdown: &str, columns: usize) -> Vec<String> {
        lay_out(markdown, columns).iter().map(|row| row.line.to_string()).collect()
    }

    #[test]
    fn markdown_becomes_rows() {
        let text = "# Game\n\n**RJ-FLY-1** Fly *far*\nand wide.\n- one\n\n> Example: so\n> it goes.\n\n| A | Bee |\n|---|---|\n| 10 | 2 |\n";
        assert_eq!(
            shown(text, 40),
            [
                "Game",
                "",
                "RJ-FLY-1 Fly far and wide.",
                "• one",
                "",
                "  Example: so it goes.",
                "",
                "  A   Bee",
                "  10  2"
            ]
        );
        assert_eq!(lay_out(text, 40)[2].clause.as_deref(), Some("RJ-FLY-1"));
    }

    #[test]
    fn every_rules_text_fits_and_keeps_its_clauses() {
        for game in catalog::games() {
            for text in [game.facts().rules.en, game.facts().rules.de] {
                let clauses: Vec<String> = engine::Rules::sections(text)
                    .iter()
                    .flat_map(|section| section.clauses.iter().map(|clause| clause.id.to_owned()))
                    .collect();
                for columns in [30, 78] {
                    let rows = lay_out(text, columns);
                    assert!(rows.iter().all(|row| line_width(&row.line) <= columns));
                    assert_eq!(rows.into_iter().filter_map(|row| row.clause).collect::<Vec<_>>(), clauses);
                }
            }
        }
    }
}
