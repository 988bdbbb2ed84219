//! Text that fits into a column.

use boards::{Ink, Line, Span};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    ratatui::text::Span::raw(text).width()
}

/// How many columns a line takes.
pub(crate) fn line_width(line: &Line) -> usize {
    line.0.iter().map(|span| width(&span.text)).sum()
}

/// Breaks a line at spaces so that it fits; all but the first row are indented.
pub(crate) fn wrap(line: &Line, columns: usize, indent: usize) -> Vec<Line> {
    let indent = indent.min(columns / 2);
    let cells: Vec<(char, Ink)> =
        line.0.iter().flat_map(|span| span.text.chars().map(move |letter| (letter, span.ink))).collect();
    let mut rows = Vec::new();
    let mut rest = &cells[..];
    loop {
        let margin = if rows.is_empty() { 0 } else { indent };
        let (row, later) = rest.split_at(break_of(rest, columns.saturating_sub(margin).max(1)));
        rows.push(line_of(row, margin));
        let blanks = later.iter().take_while(|cell| cell.0 == ' ').count();
        rest = &later[blanks..];
        if rest.is_empty() {
            return rows;
        }
    }
}

/// Where to break: at the end, at the last space that fits, or in the middle of a word that fits nowhere.
fn break_of(cells: &[(char, Ink)], columns: usize) -> usize {
    let mut used = 0;
    let over = cells.iter().position(|cell| {
        used += width(cell.0.encode_utf8(&mut [0; 4]));
        used > columns
    });
    match over {
        None => cells.len(),
        Some(over) => cells[..=over].iter().rposition(|cell| cell.0 == ' ').filter(|&at| at > 0).unwrap_or(over.max(1)),
    }
}

fn line_of(cells: &[(char, Ink)], margin: usize) -> Line {
    let mut line = Line::new();
    if margin > 0 {
        line = line.plain(" ".repeat(margin));
    }
    for &(letter, ink) in cells {
        match line.0.last_mut() {
            Some(last) if last.ink == ink => last.text.push(letter),
            _ => line.0.push(Span { text: letter.to_string(), ink }),
        }
    }
    line
}

/// Wraps several lines.
pub(crate) fn wrap_all<'a>(lines: impl IntoIterator<Item = &'a Line>, columns: usize, indent: usize) -> Vec<Line> {
    lines.into_iter().flat_map(|line| wrap(line, columns, indent)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, columns: usize, indent: usize) -> Vec<String> {
        wrap(&Line::new().plain(text), columns, indent).iter().map(Line::to_string).collect()
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrapped("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 8, 2), ["one two", "  three"]);
        assert_eq!(wrapped("one", 3, 0), ["one"]);
        assert_eq!(wrapped("", 3, 0), [""]);
    }

    #[test]
    fn what_fits_nowhere_is_broken_anywhere() {
        assert_eq!(wrapped("abcdefg", 3, 0), ["abc", "def", "g"]);
        assert_eq!(wrapped("ab", 0, 9), ["a", "b"]);
        assert_eq!(wrapped("火箭火箭", 4, 0), ["火箭", "火箭"]);
    }

    #[test]
    fn inks_stay_with_their_letters() {
        let line = Line::new().with(Ink::Accent, "one two").with(Ink::Muted, " three");
        let rows = wrap(&line, 7, 0);
        assert_eq!(rows[0], Line::new().with(Ink::Accent, "one two"));
        assert_eq!(rows[1], Line::new().with(Ink::Muted, "three"));
    }
}
