//! Text that fits into a column: `textwrap` for lines whose letters have inks.

use boards::{Line, Span};
use textwrap::WordSeparator;
use textwrap::core::{Word, break_words};
use textwrap::wrap_algorithms::wrap_first_fit;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// How many columns a line takes.
pub(crate) fn line_width(line: &Line) -> usize {
    line.0.iter().map(|span| width(&span.text)).sum()
}

/// Breaks a line at spaces so that it fits; all but the first row are indented.
pub(crate) fn wrap(line: &Line, columns: usize, indent: usize) -> Vec<Line> {
    let columns = columns.max(1);
    let indent = indent.min(columns / 2);
    let text: String = line.0.iter().map(|span| span.text.as_str()).collect();
    // A word that fits nowhere is broken so that its parts fit into any row.
    let words = break_words(WordSeparator::AsciiSpace.find_words(&text), columns - indent);
    let mut begin = 0;
    let row = |(number, words): (usize, &[Word<'_>])| {
        let length: usize = words.iter().map(|word| word.len() + word.whitespace.len()).sum();
        let blanks = words.last().map_or(0, |word| word.whitespace.len());
        let row = cut(line, begin, begin + length - blanks);
        begin += length;
        indented(row, if number == 0 { 0 } else { indent })
    };
    let widths = [columns as f64, (columns - indent) as f64];
    wrap_first_fit(&words, &widths).into_iter().enumerate().map(row).collect()
}

/// The part of a line between two places, counted in bytes.
fn cut(line: &Line, begin: usize, end: usize) -> Line {
    let mut at = 0;
    let part = |span: &Span| {
        let whole = at..at + span.text.len();
        at = whole.end;
        let (from, to) = (begin.clamp(whole.start, whole.end), end.clamp(whole.start, whole.end));
        let text = &span.text[from - whole.start..to - whole.start];
        (!text.is_empty()).then(|| Span { text: text.to_owned(), ink: span.ink })
    };
    Line(line.0.iter().filter_map(part).collect())
}

fn indented(row: Line, indent: usize) -> Line {
    if indent == 0 {
        return row;
    }
    Line(Line::new().plain(" ".repeat(indent)).0.into_iter().chain(row.0).collect())
}

/// Wraps several lines.
pub(crate) fn wrap_all<'a>(lines: impl IntoIterator<Item = &'a Line>, columns: usize, indent: usize) -> Vec<Line> {
    lines.into_iter().flat_map(|line| wrap(line, columns, indent)).collect()
}

#[cfg(test)]
mod tests {
    use boards::Ink;

    use super::*;

    fn wrapped(text: &str, columns: usize, indent: usize) -> Vec<String> {
        wrap(&Line::new().plain(text), columns, indent).iter().map(Line::to_string).collect()
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrapped("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 8, 2), ["one two", "  three"]);
        assert_eq!(wrapped("  one two", 6, 2), ["  one", "  two"]);
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
