//! `gantry rules`: the rules of a game, one clause, or what is in the box.

use std::fmt::Write;

use catalog::Source;
use engine::{Facts, Origin, Problem, Rules, Viewer};
use narration::{Language, Narrator};
use terminal::{clause_in_plain_text, rules_in_plain_text};

use crate::cli::RulesArgs;
use crate::failure::Answer;
use crate::text::WIDTH;

pub(crate) fn run(args: &RulesArgs, language: Language) -> Answer {
    let game = catalog::find(&args.game)?;
    let facts = game.facts();
    if args.summary {
        let page = format!("# {}\n{}", facts.title, lessons::summary(game, language)?);
        return Ok(rules_in_plain_text(&page, WIDTH));
    }
    let words = Narrator::new(language, facts.id, &[], Viewer::Public);
    if args.components {
        return components(facts, &words);
    }
    let text = facts.rules.text(language.code());
    let Some(id) = &args.clause else {
        return Ok(format!("{}{}", rules_in_plain_text(text, WIDTH), legend(&words)));
    };
    if let Some(clause) = Rules::clause(text, id) {
        return Ok(clause_in_plain_text(&clause, WIDTH));
    }
    // Part of an id, such as RJ-FLY, shows all its clauses.
    let prefix = format!("{}-", id.to_ascii_uppercase());
    let found = Rules::clauses(text).filter(|clause| clause.id.starts_with(&prefix));
    let found: Vec<String> = found.map(|clause| clause_in_plain_text(&clause, WIDTH)).collect();
    if found.is_empty() {
        return Err(Problem::new(format!("{} has no clause `{id}`", facts.title)).into());
    }
    Ok(found.join("\n"))
}

/// What the signs before clauses mean.
fn legend(words: &Narrator<'_>) -> String {
    let line = |sign: char, word: &str| format!("{sign} {}\n", words.word(word));
    line(Origin::RULED, "ui-origin-ruled") + &line(Origin::RECONSTRUCTED, "ui-origin-reconstructed")
}

/// Everything in the box, with a sign at what is ours.
fn components(facts: &Facts, words: &Narrator<'_>) -> Answer {
    let mut text = format!("{}\n\n", words.word("ui-components-help"));
    for component in catalog::inventory(facts.components)? {
        let name = component.name.map(|name| format!(" {name}")).unwrap_or_default();
        let _ = writeln!(text, "{}{name}", component.table);
        for field in component.fields {
            let sign = if field.source == Source::Reconstructed { Origin::RECONSTRUCTED } else { ' ' };
            let _ = writeln!(text, "  {sign} {} = {}", field.name, field.value);
        }
    }
    let _ = writeln!(text, "\n{} {}", Origin::RECONSTRUCTED, words.word("ui-origin-reconstructed"));
    Ok(text)
}
