//! `gantry puzzles`: find puzzles, list them, solve them.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use catalog::AnyGame;
use engine::{Problem, Viewer};
use lab::MinePlan;
use narration::{Language, Narrator};
use puzzles::{Memory, Puzzle, Themes};

use super::long_run::{cores, with_progress};
use crate::cli::{MineArgs, PlayPuzzleArgs, PuzzleChoice, PuzzlesArgs, PuzzlesCommand};
use crate::failure::{Answer, Failure};
use crate::input;
use crate::text::table;

pub(crate) fn run(args: &PuzzlesArgs, language: Language) -> Answer {
    match &args.command {
        PuzzlesCommand::Mine(args) => mine(args),
        PuzzlesCommand::List(choice) => list(choice, language),
        PuzzlesCommand::Play(args) if args.file.is_empty() => play(&args.choice, language),
        PuzzlesCommand::Play(args) => try_out(args, language),
    }
}

/// The games that are meant.
fn games(choice: &PuzzleChoice) -> Result<Vec<&'static dyn AnyGame>, Problem> {
    match &choice.game {
        Some(id) => Ok(vec![catalog::find(id)?]),
        None => Ok(catalog::games().to_vec()),
    }
}

/// The puzzles of a game that are meant, each with its number.
fn chosen(game: &'static dyn AnyGame, choice: &PuzzleChoice, words: &Narrator<'_>) -> Vec<(usize, &'static Puzzle)> {
    let is_open = |wanted: Option<&str>, is: &str| wanted.is_none_or(|wanted| wanted.eq_ignore_ascii_case(is));
    let is_meant = |puzzle: &Puzzle| {
        is_open(choice.theme.as_deref(), &theme(puzzle, words))
            && is_open(choice.id.as_deref(), &puzzle.id)
            && choice.difficulty.is_none_or(|difficulty| difficulty == puzzle.difficulty)
    };
    (1..).zip(puzzles::of(game)).filter(|(_, puzzle)| is_meant(puzzle)).collect()
}

fn theme(puzzle: &Puzzle, words: &Narrator<'_>) -> String {
    words.word(&format!("theme-{}", puzzle.theme))
}

fn list(choice: &PuzzleChoice, language: Language) -> Answer {
    let memory = remembered(choice);
    let mut text = String::new();
    for game in games(choice)? {
        let facts = game.facts();
        let words = Narrator::new(language, facts.id, &[], Viewer::Public);
        let mut rows = Vec::new();
        for (number, puzzle) in chosen(game, choice, &words) {
            let solved =
                if memory.is_solved(facts.id, &puzzle.id) { words.word("ui-puzzle-solved") } else { String::new() };
            let difficulty = words.word(&format!("ui-puzzle-difficulty-{}", puzzle.difficulty));
            rows.push(vec![number.to_string(), puzzle.id.clone(), theme(puzzle, &words), difficulty, solved]);
        }
        if !rows.is_empty() {
            let _ = writeln!(text, "{}\n{}", facts.title, table(&rows, &[0]));
        }
    }
    if text.is_empty() { Err(none()) } else { Ok(text) }
}

fn play(choice: &PuzzleChoice, language: Language) -> Answer {
    let mut memory = remembered(choice);
    for game in games(choice)? {
        let words = Narrator::new(language, game.facts().id, &[], Viewer::Public);
        let mut puzzles: Vec<&Puzzle> = chosen(game, choice, &words).into_iter().map(|(_, puzzle)| puzzle).collect();
        if puzzles.is_empty() {
            continue;
        }
        puzzles.sort_by_key(|puzzle| memory.is_solved(game.facts().id, &puzzle.id));
        let keep = |memory: &Memory| keep(choice, memory);
        let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
        terminal::solve(game, &puzzles, language, &mut memory, keep, input, output)?;
        return Ok(String::new());
    }
    Err(none())
}

/// Puzzles that are not in the box yet; nothing is remembered of them.
fn try_out(args: &PlayPuzzleArgs, language: Language) -> Answer {
    let id = args.choice.game.as_deref().ok_or_else(none)?;
    let read = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).map_err(|error| Problem::new(error.to_string()));
        text.and_then(|text| Puzzle::read(&text)).map_err(|problem| problem.at(file.display().to_string()))
    };
    let puzzles: Vec<Puzzle> = args.file.iter().map(read).collect::<Result<_, _>>()?;
    let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let all: Vec<&Puzzle> = puzzles.iter().collect();
    terminal::solve(catalog::find(id)?, &all, language, &mut Memory::read(""), |_| Ok(()), input, output)?;
    Ok(String::new())
}

fn none() -> Failure {
    Problem::new("there is no such puzzle: `gantry puzzles list` shows all").into()
}

/// Where it is remembered what was solved, if the machine has a place for it.
fn memory_file(choice: &PuzzleChoice) -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = || folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local/state")));
    choice.memory.clone().or_else(|| Some(state()?.join("gantry/puzzles")))
}

fn remembered(choice: &PuzzleChoice) -> Memory {
    let text = memory_file(choice).and_then(|file| std::fs::read_to_string(file).ok());
    Memory::read(text.unwrap_or_default().trim())
}

fn keep(choice: &PuzzleChoice, memory: &Memory) -> Result<(), Problem> {
    let Some(file) = memory_file(choice) else { return Ok(()) };
    let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
    let written = folder.and_then(|()| std::fs::write(&file, format!("{memory}\n")));
    written.map_err(|error| Problem::new(format!("{} cannot be written: {error}", file.display())))
}

/// Every puzzle is written as soon as it is found, so what was found stays when somebody stops.
fn mine(args: &MineArgs) -> Answer {
    let (game, setup, _) = input::setup(&args.setup)?;
    let themes = puzzles::themes(game)?;
    check_themes(&themes, &args.theme)?;
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from("."));
    std::fs::create_dir_all(&out)
        .map_err(|error| Problem::new(format!("{} cannot be made: {error}", out.display())))?;
    let plan = MinePlan {
        game,
        setup,
        bot: args.bot.clone(),
        games: args.games,
        seed: args.seed,
        worlds: args.worlds,
        most: args.most,
        threads: args.threads.unwrap_or_else(cores),
        themes,
        wanted: args.theme.clone(),
    };
    let found =
        with_progress(args.games, "matches", |progress| lab::mine(&plan, progress, |puzzle| write(puzzle, &out)))?;
    Ok(format!("{found} puzzles in {}\n", out.display()))
}

fn check_themes(themes: &Themes, wanted: &[String]) -> Result<(), Problem> {
    let mut known: Vec<&str> = themes.all().iter().map(|kind| kind.id.as_str()).collect();
    known.dedup();
    match wanted.iter().find(|theme| !known.contains(&theme.as_str())) {
        Some(theme) => Err(Problem::new(format!("there is no theme `{theme}` in this game: {}", known.join(", ")))),
        None => Ok(()),
    }
}

/// A file is there as a whole or not at all.
fn write(puzzle: &Puzzle, out: &Path) -> Result<(), Problem> {
    let path = out.join(format!("{}.toml", puzzle.id));
    let unfinished = path.with_extension("part");
    let written = std::fs::write(&unfinished, puzzle.write()?).and_then(|()| std::fs::rename(&unfinished, &path));
    written.map_err(|error| Problem::new(format!("{} cannot be written: {error}", path.display())))
}
