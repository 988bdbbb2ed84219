//! Names as they are compared: two that look alike are the same.

use unicode_security::skeleton;

/// A name as it is compared. Letters of other alphabets count as those that they look like, large ones as small ones, and what
/// stands between words does not count.
pub(crate) fn fold_name(name: &str) -> String {
    // Large letters have other doubles than small ones (I and l), so both are looked up.
    let small = skeleton(name).collect::<String>().to_lowercase();
    skeleton(&small)
        .filter(|sign| sign.is_alphanumeric() || !sign.is_ascii() && !sign.is_whitespace())
        .map(|sign| if sign == 'i' { 'l' } else { sign })
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::fold_name;

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (name, other) in [
            ("Ada", "aDA"),
            ("Ada", "\u{410}da"),
            ("Ada Lovelace", "Ada_Love-lace."),
            ("Ilya", "llya"),
            ("Ilya", "1lya"),
            ("Bob", "B0b"),
            ("Ärger", "A\u{308}rger"),
        ] {
            assert_eq!(fold_name(name), fold_name(other), "{name} {other}");
        }
    }

    #[test]
    fn other_names_are_others() {
        for (name, other) in [("Ada", "Adam"), ("Zoë", "Zoe"), ("Mia", "Mira"), ("🚀", "🛸"), ("Ян", "Яна")] {
            assert_ne!(fold_name(name), fold_name(other), "{name} {other}");
        }
        assert_eq!(fold_name(" . - _ "), "");
    }
}
