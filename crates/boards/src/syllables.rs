//! Where long words may break. The lists of words say it for the names on cards and modules (`board-joints`): a browser without
//! a dictionary breaks them anywhere else. Soft hyphens are for the eye on a page alone; whatever is said, told or copied has none.

use narration::Narrator;

/// Marks where a word may break.
const SOFT_HYPHEN: &str = "\u{ad}";

/// A text that may break between the syllables of its long words.
pub(crate) fn breakable(text: &str, words: &Narrator<'_>) -> String {
    let joints = words.word("board-joints");
    joints
        .split_whitespace()
        .fold(text.to_owned(), |text, joint| text.replace(&joint.replace('-', ""), &joint.replace('-', SOFT_HYPHEN)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Viewer;
    use narration::Language;

    const LISTS: [(&str, &str); 3] = [
        ("rocketmen", include_str!("../../narration/words/de/rocketmen.ftl")),
        ("rocket-rescue", include_str!("../../narration/words/de/rocket-rescue.ftl")),
        ("jupiter-rescue", include_str!("../../narration/words/de/jupiter-rescue.ftl")),
    ];

    /// The names that are written on cards, modules and hangars.
    fn names(list: &str) -> impl Iterator<Item = &str> {
        let written = |key: &str| {
            ["card-", "goal-", "type-", "module-", "hangar-st", "hangar-su"].iter().any(|on| key.starts_with(on))
        };
        list.lines()
            .filter_map(|line| line.split_once(" = "))
            .filter(move |(key, _)| written(key))
            .map(|(_, name)| name)
    }

    #[test]
    fn long_german_names_break_between_syllables_and_read_the_same() {
        for (game, list) in LISTS {
            let words = Narrator::new(Language::De, game, &[], Viewer::Public);
            for name in names(list) {
                // What stands in parentheses is not written on a card.
                let name = name.split(" (").next().unwrap_or(name);
                let drawn = breakable(name, &words);
                assert_eq!(drawn.replace(SOFT_HYPHEN, ""), name);
                for part in drawn.split([' ', '-']).flat_map(|word| word.split(SOFT_HYPHEN)) {
                    assert!(part.chars().count() <= 9, "{game}: {name} can only break as {drawn:?}");
                }
                let long = name.split([' ', '-']).any(|word| word.chars().count() >= 10);
                assert!(!long || drawn.contains(SOFT_HYPHEN), "{game}: {name} has no syllables");
            }
        }
    }

    #[test]
    fn no_list_of_words_has_soft_hyphens_of_its_own() {
        for (game, list) in LISTS {
            assert!(!list.contains(SOFT_HYPHEN), "{game}: a terminal would print them");
        }
    }
}
