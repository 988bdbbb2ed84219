//! Laying out text for people.

use std::fmt::Write;

/// Lines are broken before this column.
const WIDTH: usize = 96;

/// Rules in Markdown as plain text: without marks, broken into lines.
pub(crate) fn plain(markdown: &str) -> String {
    let mut text = String::new();
    for line in markdown.lines() {
        let line = line.replace("**", "").replace('*', "");
        let indent = match line.split_once(' ') {
            Some(("-" | ">", _)) => 2,
            _ => 0,
        };
        // The rule under a table's head says nothing in plain text.
        if !line.is_empty() && line.chars().all(|c| matches!(c, '|' | '-' | ' ' | ':')) {
            continue;
        }
        text.push_str(&wrapped(&line, indent));
        text.push('\n');
    }
    text
}

/// A line broken at spaces, with later lines indented.
pub(crate) fn wrapped(line: &str, indent: usize) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in line.split(' ') {
        let length = word.chars().count();
        if column > indent && column + 1 + length > WIDTH {
            let _ = write!(text, "\n{}", " ".repeat(indent));
            column = indent;
        } else if !text.is_empty() {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text
}

/// A table with its columns lined up; the first row is the head. Columns named in `right` are flush right.
pub(crate) fn table(rows: &[Vec<String>], right: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[column] - cell.chars().count());
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
        let text = wrapped(&format!("- {}", "word ".repeat(40).trim()), 2);
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(text.lines().skip(1).all(|line| line.starts_with("  word")));
        assert_eq!(text.split_whitespace().count(), 41);
    }

    #[test]
    fn a_table_lines_up() {
        let rows = [vec!["a".to_owned(), "10".to_owned()], vec!["bcd".to_owned(), "7".to_owned()]];
        assert_eq!(table(&rows, &[1]), "a    10\nbcd   7\n");
    }
}
