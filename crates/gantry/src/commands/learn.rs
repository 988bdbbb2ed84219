//! `gantry learn`: the lessons of a game, or one of them.

use std::fmt::Write;

use catalog::AnyGame;
use engine::Problem;
use lessons::Lesson;
use narration::Language;

use crate::cli::LearnArgs;
use crate::failure::Answer;

pub(crate) fn run(args: &LearnArgs, language: Language) -> Answer {
    let game = catalog::find(&args.game)?;
    let lesson = match (&args.file, &args.lesson) {
        (Some(file), _) => {
            let text = std::fs::read_to_string(file)
                .map_err(|error| Problem::new(format!("{} cannot be read: {error}", file.display())))?;
            Lesson::read(&text)?
        }
        (None, Some(id)) => lessons::find(game, id)?,
        (None, None) => return list(game, language),
    };
    terminal::learn(game, &lesson, language, std::io::stdin().lock(), std::io::stdout().lock())?;
    Ok(String::new())
}

fn list(game: &'static dyn AnyGame, language: Language) -> Answer {
    let mut text = String::new();
    for lesson in lessons::of(game)? {
        let _ = writeln!(
            text,
            "{:<20} {} ({} min)\n{:<20} {}",
            lesson.id,
            lesson.title.in_language(language),
            lesson.minutes,
            "",
            lesson.about.in_language(language)
        );
    }
    Ok(text)
}
