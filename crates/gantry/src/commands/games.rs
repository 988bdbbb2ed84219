//! `gantry games`: what can be played.

use std::fmt::Write;

use engine::{Facts, Viewer};
use narration::{Language, Narrator};

use crate::failure::Answer;
use crate::text::wrapped;

pub(crate) fn run(language: Language) -> Answer {
    let mut text = String::new();
    for game in catalog::games() {
        let words = Narrator::new(language, game.facts().id, &[], Viewer::Public);
        describe(&mut text, game.facts(), &words);
    }
    Ok(text)
}

fn describe(text: &mut String, facts: &Facts, words: &Narrator<'_>) {
    let range = |least: u16, most: u16| if least == most { least.to_string() } else { format!("{least}-{most}") };
    let players = range((*facts.players.start()).into(), (*facts.players.end()).into());
    let minutes = range(*facts.minutes.start(), *facts.minutes.end());
    let _ = writeln!(text, "{} ({})", facts.id, facts.title);
    let _ = writeln!(text, "  {}", wrapped(&words.word("game-tagline"), 2));
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
