//! What can be written after `gantry`, by subject.

mod hosting;
mod lab;
mod playing;
mod positions;
mod puzzles;
mod ratings;
mod studying;

use clap::{Parser, Subcommand};
use narration::Language;

pub(crate) use hosting::{AdminArgs, AdminCommand, BackupArgs, CheckArgs, MigrateArgs, RestoreArgs, ServeArgs};
pub(crate) use lab::{CompareArgs, LabArgs, LabCommand, LabRun, ReportArgs, VaryArgs, WithoutArgs};
pub(crate) use playing::{LearnArgs, PlayArgs, ReplayArgs, VerifyArgs};
pub(crate) use positions::{ActArgs, ActionsArgs, NewArgs, RulesArgs, SetupArgs, ShowArgs, WhyArgs};
pub(crate) use puzzles::{MineArgs, PlayPuzzleArgs, PuzzleChoice, PuzzlesArgs, PuzzlesCommand};
pub(crate) use ratings::{RatingsArgs, RatingsCommand};
pub(crate) use studying::{ArenaArgs, Bench, BenchArgs, CheckBotArgs, ReviewArgs, SimArgs, TuneArgs, WorkerArgs};

/// A table for rocket games.
///
/// Without a command it serves the web table. Or play in a terminal, look at positions and records, explain any rule, let
/// machines play thousands of matches.
#[derive(Parser)]
#[command(name = "gantry", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    /// Language of all texts: en or de [default: that of the machine]
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "Examples:
  gantry                                             the web table, for you and your friends
  gantry games                                       what can be played
  gantry play rocket-jockey --players 3              a match against two bots
  gantry rules rocket-jockey RJ-FLY-5                one clause of the rules
  gantry new rocket-jockey --players 3 > p.json      a fresh position, as a file you can read and edit
  gantry actions p.json                              who may do what
  gantry act p.json A \"draw deck\" | gantry show -    the position after an action, in words
  gantry why p.json A done                           why something is not allowed
  gantry sim rocket-jockey --games 10000 --bots thumb,random
  gantry lab report rocketmen --games 10000 --out report.html

Exit codes: 0 done, 2 bad usage or input, 3 the rules do not allow the action.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the web table: play in the browser with friends and bots
    Serve(Box<ServeArgs>),
    /// Copy all matches of a server, which may go on meanwhile, to one file, and check the copy
    Backup(BackupArgs),
    /// Make the folder of a server from a backup
    Restore(RestoreArgs),
    /// Check the folder of a server or a backup: sound, every match plays again, results agree
    Check(CheckArgs),
    /// Move all matches of a server, which must be stopped, from a file to PostgreSQL or back, and compare every match
    Migrate(MigrateArgs),
    /// Look after people and matches of a server, which may run meanwhile
    Admin(AdminArgs),
    /// Work out anew how strong the players of a server are
    Ratings(RatingsArgs),
    /// List the games: players, length, options
    Games,
    /// Print the rules of a game, or one clause of them
    Rules(RulesArgs),
    /// Deal a new position and write it as a file
    New(NewArgs),
    /// Tell a position in words, as a seat or a spectator sees it
    Show(ShowArgs),
    /// List the legal actions, with code and sentence
    Actions(ActionsArgs),
    /// Play actions and write the next position
    Act(ActArgs),
    /// Explain why an action is not legal, with its clause
    Why(WhyArgs),
    /// Learn a game at a table with a teacher, in short lessons
    Learn(LearnArgs),
    /// Solve puzzles, or find new ones
    Puzzles(PuzzlesArgs),
    /// Play a match in the terminal, against bots or with friends at the same keyboard
    Play(PlayArgs),
    /// Go through a record: what happened, and the table at any moment
    Replay(ReplayArgs),
    /// Check everything a record claims: seed, actions, result
    Verify(VerifyArgs),
    /// Tell luck from choice in a finished match, moment by moment
    Review(ReviewArgs),
    /// Let bots play many matches and count
    Sim(SimArgs),
    /// Let bots meet each other, and rate them
    Arena(ArenaArgs),
    /// Ask what a designer asks: reports, comparisons, what a number or a mechanism is worth
    Lab(LabArgs),
    /// Play for others: matches of sim, arena and lab that run with --nats
    Worker(WorkerArgs),
    /// Find better numbers for the search of a game, by letting it play against itself
    Tune(TuneArgs),
    /// Check that a program of yours plays every game by the bot protocol
    CheckBot(CheckBotArgs),
    /// Measure how fast the engine is
    Bench(BenchArgs),
}
