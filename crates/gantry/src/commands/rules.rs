//! `gantry rules`: the rules of a game, or one clause.

use std::fmt::Write;

use engine::{Problem, Rules};
use narration::Language;

use crate::cli::RulesArgs;
use crate::failure::Answer;
use crate::text::plain;

pub(crate) fn run(args: &RulesArgs, language: Language) -> Answer {
    let facts = catalog::find(&args.game)?.facts();
    let text = facts.rules.text(language.code());
    let Some(id) = &args.clause else { return Ok(plain(text)) };
    if let Some(clause) = Rules::clause(text, id) {
        return Ok(plain(&format!("{}  {}", clause.id, clause.text)));
    }
    // Part of an id, such as RJ-FLY, shows all its clauses.
    let prefix = format!("{}-", id.to_ascii_uppercase());
    let mut found = String::new();
    for clause in Rules::sections(text).iter().flat_map(|section| &section.clauses) {
        if clause.id.starts_with(&prefix) {
            let _ = writeln!(found, "{}", plain(&format!("{}  {}", clause.id, clause.text)));
        }
    }
    if found.is_empty() {
        return Err(Problem::new(format!("{} has no clause `{id}`", facts.title)).into());
    }
    Ok(found)
}
