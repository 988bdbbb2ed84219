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

/// A position in words: the view part by part, then what is to be done; at the end, why it is over and the result.
pub(crate) fn told(position: &dyn AnyPosition, words: &Narrator<'_>) -> String {
    let mut text = String::new();
    for paragraph in position.paragraphs(words) {
        let _ = writeln!(text, "{}", paragraph.heading);
        for line in paragraph.lines {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    let prompt = position.prompt(words);
    let result = position.outcome().map(|outcome| words.outcome(&outcome)).unwrap_or_default();
    for line in [prompt.now].into_iter().chain(prompt.next).chain(result) {
        let _ = writeln!(text, "{line}");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bots::BotName;
    use catalog::AnyMind;
    use engine::QuickDice;

    use super::*;

    #[test]
    fn after_the_end_the_game_says_why_it_is_over_and_who_won() {
        for game in catalog::games() {
            let players = *game.facts().players.start();
            let mut table = game.start(game.usual_setup(players), 7.into(), None).expect("so many can play");
            let (mut mind, mut dice) = (AnyMind::new(BotName::Thumb), QuickDice::new(7));
            while let Some(seat) = table.position().to_act().first() {
                let thought = table.position().think(seat, &mut mind, Duration::ZERO, &mut dice).expect("it can think");
                let action = thought.expect("it does not give up").action.to_string();
                table.play(seat, &action).expect("a bot plays by the rules");
            }
            let words = Narrator::new(Language::En, game.facts().id, &[], Viewer::Public);
            let (told, prompt) = (told(table.position(), &words), table.position().prompt(&words));
            let result = words.outcome(&table.position().outcome().expect("nobody is to act"));
            let end: Vec<String> = [prompt.now].into_iter().chain(prompt.next).chain(result).collect();
            assert!(told.ends_with(&format!("\n\n{}\n", end.join("\n"))), "{told}");
        }
    }
}
