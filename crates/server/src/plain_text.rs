//! Names and talk as they are shown to others: no signs that nobody sees, that turn text around or that pile up over it.

/// So many marks may stand over or under one letter: as many as any language needs.
const MARKS: usize = 3;

/// A text without needless spaces, invisible signs and towers of marks.
pub(crate) fn plain_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut marks = 0;
    for c in text.chars() {
        if c.is_whitespace() || c == '\u{2800}' {
            marks = MARKS;
            if !plain.ends_with(' ') && !plain.is_empty() {
                plain.push(' ');
            }
            continue;
        }
        if c.is_control() || is_invisible(c) && !(joins_pictures(c) && plain.ends_with(is_picture)) {
            continue;
        }
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks <= MARKS && !(marks > 0 && plain.is_empty()) {
            plain.push(c);
        }
    }
    // A joiner that joins nothing is left at the end.
    plain.trim_end_matches(|c: char| c == ' ' || joins_pictures(c) && c != '\u{fe0f}').to_owned()
}

/// Signs that take no space, turn text around, or mean something to programs only.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
        || (c as u32) & 0xfffe == 0xfffe
}

/// Signs that make one picture of several, and that choose its colours.
fn joins_pictures(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}')
}

fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}' | '\u{fe0f}')
}

/// Marks that stand over or under the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}' | '\u{730}'..='\u{74a}' | '\u{900}'..='\u{903}' | '\u{93a}'..='\u{94f}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}'
        | '\u{f71}'..='\u{f84}' | '\u{f8d}'..='\u{fbc}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20f0}' | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}' | '\u{a66f}'..='\u{a672}'
        | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::plain_text;

    #[test]
    fn what_nobody_sees_is_not_there() {
        assert_eq!(plain_text("  Ada \u{202e}\t Love\u{200b}lace\u{e0041} "), "Ada Lovelace");
        assert_eq!(plain_text("\u{200d}\u{2066}\u{3164}\u{115f}\u{2800}\u{fffe}"), "");
        assert_eq!(plain_text("A\u{200d}da\u{fe0f}"), "Ada");
        assert_eq!(plain_text("x\u{0}\u{1b}[31my"), "x[31my");
    }

    #[test]
    fn marks_do_not_pile_up() {
        let tower = format!("Z{}a", "\u{335}\u{30d}".repeat(40));
        assert_eq!(plain_text(&tower).chars().count(), 5);
        assert_eq!(plain_text(&"\u{301}".repeat(9)), "");
        assert_eq!(plain_text("a \u{301}\u{301}b"), "a b", "nor over a space");
    }

    #[test]
    fn languages_and_pictures_stay() {
        for text in
            ["Félicette", "Việt", "E\u{302}\u{301}", "שָׁלוֹם", "नमस्ते", "ด้วยน้ำ", "👩\u{200d}🚀", "❤\u{fe0f}", "Ünsal 🚀"]
        {
            assert_eq!(plain_text(text), text);
        }
    }
}
