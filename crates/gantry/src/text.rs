//! Laying out text for people.

use std::fmt::Write;

use textwrap::core::display_width;

/// Lines are broken before this column.
pub(crate) const WIDTH: usize = 96;

/// A text broken into lines that are all indented a little.
pub(crate) fn indented(text: &str) -> String {
    textwrap::fill(text, textwrap::Options::new(WIDTH).initial_indent("  ").subsequent_indent("  "))
}

/// A table with its columns lined up; the first row is the head. Columns named in `right` are flush right.
pub(crate) fn table(rows: &[Vec<String>], right: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[column] - display_width(cell));
            let cell = if right.contains(&column) { format!("{gap}{cell}") } else { format!("{cell}{gap}") };
            line.push_str(&cell);
            line.push_str("  ");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_and_indented() {
        let text = indented("word ".repeat(40).trim());
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.starts_with("  word")));
        assert_eq!(text.split_whitespace().count(), 40);
    }

    #[test]
    fn a_table_lines_up() {
        let rows = [vec!["a".to_owned(), "10".to_owned()], vec!["bcd".to_owned(), "7".to_owned()]];
        assert_eq!(table(&rows, &[1]), "a    10\nbcd   7\n");
    }
}
