//! What was agreed on for a match, in words.

use engine::{Facts, OptionFact, OptionKind, Setup};
use maud::{Markup, html};
use narration::Narrator;

/// A value of an option, in words.
pub(super) fn value(option: &OptionFact, value: &str, words: &Narrator<'_>) -> String {
    match option.kind {
        OptionKind::Switch => words.word(&format!("ui-{value}")),
        OptionKind::Choice(_) => words.word(&format!("option-{}-{value}", option.id)),
        OptionKind::Number(..) => value.to_owned(),
    }
}

/// The options that differ from the rulebook. The words are those of the game.
fn chosen(setup: &Setup, facts: &Facts, words: &Narrator<'_>) -> Vec<String> {
    let differs = |option: &&OptionFact| setup.value(facts, option.id) != option.default;
    let told = |option: &OptionFact| {
        let name = words.word(&format!("option-{}", option.id));
        match setup.value(facts, option.id) {
            "on" => name,
            chosen => format!("{name}: {}", value(option, chosen, words)),
        }
    };
    facts.options.iter().filter(differs).map(told).collect()
}

/// The options that differ from the rulebook, side by side; that there are none, if so.
pub(super) fn options(setup: &Setup, facts: &Facts, words: &Narrator<'_>) -> Markup {
    let chosen = chosen(setup, facts, words);
    html! {
        @for option in &chosen { span.tag { (option) } " " }
        @if chosen.is_empty() { span.muted { (words.word("ui-option-default")) } }
    }
}

#[cfg(test)]
mod tests {
    use engine::Viewer;
    use narration::Language;

    use super::*;

    #[test]
    fn only_what_differs_from_the_rulebook_is_told() {
        let facts = catalog::find("rocket-rescue").expect("a game of ours").facts();
        let words = Narrator::new(Language::En, facts.id, &[], Viewer::Public);
        assert!(chosen(&Setup::new(4), facts, &words).is_empty());
        let setup = Setup::new(4).with("characters", "on").with("length", "long");
        assert_eq!(chosen(&setup, facts, &words), ["Length: long", "Characters"]);
    }
}
