//! `gantry games`: what can be played.

use std::fmt::Write;

use engine::{Facts, Rules, Viewer, phrase};
use narration::{Language, Narrator};

use crate::failure::Answer;
use crate::text::indented;

pub(crate) fn run(language: Language) -> Answer {
    let mut text = String::new();
    for game in catalog::games() {
        let words = Narrator::new(language, game.facts().id, &[], Viewer::Public);
        describe(&mut text, game.facts(), &words);
        let _ = writeln!(text, "  {}", ours(game.facts(), &words)?);
    }
    Ok(text)
}

/// How much of a game is not its publisher's but ours.
fn ours(facts: &Facts, words: &Narrator<'_>) -> Answer {
    let origins: Vec<_> = Rules::clauses(facts.rules.en).map(|clause| clause.origin).collect();
    let components = catalog::inventory(facts.components)?;
    Ok(words.sentence(&phrase!(
        "ui-ours",
        clauses = origins.len(),
        ruled = origins.iter().filter(|origin| origin.ruled).count(),
        reconstructed = origins.iter().filter(|origin| origin.reconstructed).count(),
        components = components.iter().filter(|component| component.is_ours()).count(),
    )))
}

fn describe(text: &mut String, facts: &Facts, words: &Narrator<'_>) {
    let range = |least: u16, most: u16| if least == most { least.to_string() } else { format!("{least}-{most}") };
    let players = range((*facts.players.start()).into(), (*facts.players.end()).into());
    let minutes = range(*facts.minutes.start(), *facts.minutes.end());
    let _ = writeln!(text, "{} ({})", facts.id, facts.title);
    let _ = writeln!(text, "{}", indented(&words.word("game-tagline")));
    let _ = writeln!(
        text,
        "  {}: {players}   {}: {minutes}   {}: {}",
        words.word("ui-players"),
        words.word("ui-minutes"),
        words.word("ui-difficulty"),
        words.word(&format!("ui-difficulty-{}", facts.difficulty)),
    );
    for option in facts.options {
        let name = words.word(&format!("option-{}", option.id));
        let _ = writeln!(text, "  --set {}={}  ({}; {})", option.id, option.default, name, option.kind.values());
    }
}
