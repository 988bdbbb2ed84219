//! `gantry verify`: whether everything a record claims is true.

use std::fmt::Write;

use engine::Viewer;
use narration::{Language, Narrator};

use crate::cli::VerifyArgs;
use crate::commands::replay::{people_told, rules_told};
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &VerifyArgs, language: Language) -> Answer {
    let record = input::record(&args.record)?;
    let game = catalog::find(&record.header.game)?;
    let table = game.replay(&record)?;
    let facts = game.facts();
    let words = Narrator::new(language, facts.id, &record.header.seats, Viewer::Public);
    let mut text = String::new();
    let _ = writeln!(text, "{}: {} × {}", facts.title, table.steps(), words.word("ui-verified-actions"));
    let _ = writeln!(text, "{} {}", words.word("ui-verified-seed"), record.header.commitment);
    if let Some(told) = rules_told(&record, &*table, &words) {
        let _ = writeln!(text, "{told}");
    }
    if table.difference().is_some() {
        let _ = writeln!(text, "{}", words.word("ui-verified-until"));
        return Ok(text);
    }
    if record.header.from.is_some() {
        let _ = writeln!(text, "{}", words.word("ui-verified-from"));
    }
    text.push_str(&people_told(&*table, 0..u64::MAX, &words));
    match table.position().outcome() {
        Some(outcome) => text.push_str(&(words.outcome(&outcome).join("\n") + "\n")),
        None => text.push_str(&(words.word("ui-verified-unfinished") + "\n")),
    }
    let _ = writeln!(text, "{}", words.word("ui-verified"));
    let _ = writeln!(text, "{}", words.word("ui-verified-names"));
    Ok(text)
}
