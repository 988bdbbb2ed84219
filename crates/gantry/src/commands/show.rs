//! `gantry show`: a position in words.

use std::fmt::Write;

use engine::Viewer;
use narration::{Language, Narrator};

use catalog::AnyPosition;

use crate::cli::ShowArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &ShowArgs, language: Language) -> Answer {
    let opened = input::position(&args.file)?;
    let viewer = match args.seat {
        Some(name) => Viewer::Seat(opened.seat(name)?),
        None => Viewer::Public,
    };
    if args.json {
        return Ok(format!("{:#}\n", opened.position.view_json(viewer)));
    }
    Ok(told(opened.position.as_ref(), &opened.words(language, viewer)))
}

/// A position in words: the view part by part, then what is to be done or how it ended.
pub(crate) fn told(position: &dyn AnyPosition, words: &Narrator<'_>) -> String {
    let mut text = String::new();
    for paragraph in position.paragraphs(words) {
        let _ = writeln!(text, "{}", paragraph.heading);
        for line in paragraph.lines {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    if let Some(outcome) = position.outcome() {
        text.push_str(&(words.outcome(&outcome).join("\n") + "\n"));
        return text;
    }
    let prompt = position.prompt(words);
    let _ = writeln!(text, "{}", prompt.now);
    if let Some(next) = prompt.next {
        let _ = writeln!(text, "{next}");
    }
    text
}
