//! The `gantry` command: play rocket games, look at positions and records, study games by mass play.

mod cli;
mod codes;
mod commands;
mod failure;
mod input;
mod text;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use failure::Failure;

/// Many small strings are made for every page and message: an allocator made for that is a good part faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let language = cli.lang.unwrap_or_else(input::language_of_the_machine);
    let command = cli.command.unwrap_or_else(|| Command::Serve(Box::default()));
    let done = match command {
        Command::Serve(args) => commands::serve::run(&args),
        Command::Backup(args) => commands::upkeep::backup(&args),
        Command::Restore(args) => commands::upkeep::restore(&args),
        Command::Migrate(args) => commands::upkeep::migrate(&args),
        Command::Check(args) => commands::upkeep::check(&args),
        Command::Admin(args) => commands::admin::run(args),
        Command::Ratings(args) => commands::ratings::run(args),
        Command::Games => commands::games::run(language),
        Command::Rules(args) => commands::rules::run(&args, language),
        Command::New(args) => commands::new::run(&args),
        Command::Show(args) => commands::show::run(&args, language),
        Command::Actions(args) => commands::actions::run(&args, language),
        Command::Act(args) => commands::act::run(&args, language),
        Command::Why(args) => commands::why::run(&args, language),
        Command::Learn(args) => commands::learn::run(&args, language),
        Command::Puzzles(args) => commands::puzzles::run(&args, language),
        Command::Play(args) => commands::play::run(&args, language),
        Command::Replay(args) => commands::replay::run(&args, language),
        Command::Verify(args) => commands::verify::run(&args, language),
        Command::Review(args) => commands::review::run(&args, language),
        Command::Sim(args) => commands::sim::run(&args),
        Command::Arena(args) => commands::arena::run(&args),
        Command::Lab(args) => commands::lab::run(&args.what),
        Command::Worker(args) => commands::worker::run(&args),
        Command::Tune(args) => commands::tune::run(&args),
        Command::CheckBot(args) => commands::check_bot::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
    };
    match done {
        Ok(text) => print(&text),
        Err(failure) => {
            eprintln!("gantry: {failure}");
            failure.exit_code()
        }
    }
}

/// Writes the answer. A reader that has gone away (`gantry games | head -1`) is no failure.
fn print(text: &str) -> ExitCode {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            let failure = Failure::from(engine::Problem::new(format!("the answer cannot be written: {error}")));
            eprintln!("gantry: {failure}");
            failure.exit_code()
        }
        _ => ExitCode::SUCCESS,
    }
}
