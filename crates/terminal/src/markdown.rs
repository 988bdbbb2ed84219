//! Markdown laid out for a column: paragraphs, lists, examples and tables, with emphasis as ink.

use boards::{Ink, Line};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::wrap::{line_width, width, wrap};

/// Lays out Markdown. The first paragraph goes on where `lead` ends.
pub(crate) fn lay_out(lead: Line, markdown: &str, columns: usize) -> Vec<Line> {
    let mut layout = Layout { line: lead, columns, ..Layout::default() };
    Parser::new_ext(markdown, Options::ENABLE_TABLES).for_each(|event| layout.take(event));
    layout.end_paragraph();
    layout.rows
}

/// What is laid out so far, and where in the text we are.
#[derive(Default)]
struct Layout {
    columns: usize,
    rows: Vec<Line>,
    /// The paragraph, list item or cell that is being read.
    line: Line,
    /// How many emphases we are in.
    emphases: usize,
    in_heading: bool,
    in_example: bool,
    /// How many lists we are in.
    lists: usize,
    /// The table that is being read.
    table: Vec<Vec<String>>,
}

impl Layout {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Code(text) => self.say(&text),
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            // Our texts use nothing else.
            _ => {}
        }
    }

    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Emphasis | Tag::Strong => self.emphases += 1,
            Tag::Paragraph if self.lists == 0 => self.begin_block(),
            Tag::Heading { .. } => {
                self.begin_block();
                self.in_heading = true;
            }
            Tag::BlockQuote(_) => self.in_example = true,
            Tag::List(_) => {
                self.end_paragraph();
                if self.lists == 0 {
                    self.begin_block();
                }
                self.lists += 1;
            }
            Tag::Item => self.line = Line::new().plain("  ".repeat(self.lists.saturating_sub(1)) + "• "),
            Tag::Table(_) => {
                self.end_paragraph();
                self.begin_block();
            }
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Emphasis | TagEnd::Strong => self.emphases = self.emphases.saturating_sub(1),
            TagEnd::Heading(_) => {
                self.end_paragraph();
                self.in_heading = false;
            }
            TagEnd::Paragraph | TagEnd::Item => self.end_paragraph(),
            TagEnd::BlockQuote(_) => self.in_example = false,
            TagEnd::List(_) => self.lists = self.lists.saturating_sub(1),
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.line).to_string();
                self.table.last_mut().into_iter().for_each(|row| row.push(cell.clone()));
            }
            TagEnd::Table => {
                let table = std::mem::take(&mut self.table);
                self.rows.extend(lay_out_table(&table, self.columns));
            }
            _ => {}
        }
    }

    /// A blank row between what was and what comes, unless the first paragraph goes on after its lead.
    fn begin_block(&mut self) {
        if !self.rows.is_empty() && self.line.0.is_empty() {
            self.rows.push(Line::new());
        }
        if self.in_example && self.line.0.is_empty() {
            self.line = Line::new().plain("  ");
        }
    }

    fn end_paragraph(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.0.is_empty() {
            return;
        }
        let indent = if self.in_example { 2 } else { 2 * self.lists };
        self.rows.extend(wrap(&line, self.columns, indent));
    }

    fn say(&mut self, text: &str) {
        let ink = match () {
            () if self.in_heading => Ink::Accent,
            () if self.emphases > 0 => Ink::Strong,
            () if self.in_example => Ink::Muted,
            () => Ink::Plain,
        };
        match self.line.0.last_mut() {
            Some(last) if last.ink == ink => last.text.push_str(text),
            _ => self.line = std::mem::take(&mut self.line).with(ink, text),
        }
    }
}

/// A table in columns; where that is too wide, its cells in a row.
fn lay_out_table(rows: &[Vec<String>], columns: usize) -> Vec<Line> {
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
        lay_out(Line::new(), markdown, columns).iter().map(Line::to_string).collect()
    }

    #[test]
    fn markdown_becomes_rows() {
        let text = "Fly *far*\nand wide.\n- one\n- two, which\n  goes on\n\n> Example: so\n> it goes.\n\n| A | Bee |\n|---|---|\n| 10 | 2 |\n";
        assert_eq!(
            shown(text, 12),
            [
                "Fly far and",
                "wide.",
                "",
                "• one",
                "• two, which",
                "  goes on",
                "",
                "  Example:",
                "  so it",
                "  goes.",
                "",
                "  A   Bee",
                "  10  2"
            ]
        );
        assert_eq!(shown("| A | Bee |\n|---|---|\n| 10 | 2 |\n", 10), ["  A · Bee", "  10 · 2"]);
    }

    #[test]
    fn emphasis_is_ink() {
        let rows = lay_out(Line::new().with(Ink::Accent, "A "), "b **c** *d*\n\n> e", 20);
        let first = Line::new().with(Ink::Accent, "A ").plain("b ").with(Ink::Strong, "c").plain(" ");
        assert_eq!(rows[0], first.with(Ink::Strong, "d"));
        assert_eq!(rows[2], Line::new().plain("  ").with(Ink::Muted, "e"));
    }

    #[test]
    fn a_lead_stands_alone_before_what_is_no_paragraph() {
        let rows = lay_out(Line::new().plain("A "), "- b", 20);
        assert_eq!(rows.iter().map(Line::to_string).collect::<Vec<_>>(), ["A", "", "• b"]);
    }
}
