//! What can be written after `gantry`.

use std::net::SocketAddr;
use std::path::PathBuf;

use bots::{Bot, Change};
use clap::{Args, Parser, Subcommand};
use engine::Seed;
use ipnet::IpNet;
use narration::Language;

use crate::commands::act::INSTEAD;
use crate::input::{self, SeatName};

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

Exit codes: 0 done, 2 bad usage or input, 3 the rules do not allow the action.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the web table: play in the browser with friends and bots
    Serve(ServeArgs),
    /// Copy all matches of a server, which may go on meanwhile, to one file, and check the copy
    Backup(BackupArgs),
    /// Make the folder of a server from a backup
    Restore(RestoreArgs),
    /// Check the folder of a server or a backup: sound, every match plays again, results agree
    Check(CheckArgs),
    /// Look after people and matches of a server, which may run meanwhile
    Admin(AdminArgs),
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
    /// Play a match in the terminal, against bots or with friends at the same keyboard
    Play(PlayArgs),
    /// Go through a record: what happened, and the table at any moment
    Replay(ReplayArgs),
    /// Check everything a record claims: seed, actions, result
    Verify(VerifyArgs),
    /// Let bots play many matches and count
    Sim(SimArgs),
    /// Let bots meet each other, and rate them
    Arena(ArenaArgs),
    /// Find better numbers for the search of a game, by letting it play against itself
    Tune(TuneArgs),
    /// Check that a program of yours plays every game by the bot protocol
    CheckBot(CheckBotArgs),
    /// Measure how fast the engine is
    Bench(BenchArgs),
}

#[derive(Args, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    /// The folder with all matches; made if it is missing [default: gantry-data]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// The proxies that are believed when they say who asks (X-Forwarded-For, Forwarded), such as 127.0.0.1,10.0.0.0/8
    #[arg(long, value_name = "NETWORKS", value_delimiter = ',', value_parser = input::network)]
    pub(crate) trusted_proxies: Vec<IpNet>,
    /// Every connection comes from a proxy that speaks HTTPS to the browser; better name it with --trusted-proxies
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Speak HTTPS with this certificate (PEM), without a proxy
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Where numbers about the server can be read (/metrics); they are not for everybody [default: nowhere]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// Name the addresses of those who ask in the log
    #[arg(long)]
    pub(crate) log_addresses: bool,
    /// How many connections there may be; three quarters of them may be streams [default: 16384, or what the system allows]
    #[arg(long, value_name = "N")]
    pub(crate) max_connections: Option<usize>,
    /// How many connections one address may have; half of them may be streams [default: 512]
    #[arg(long, value_name = "N")]
    pub(crate) max_per_address: Option<usize>,
    /// Play with the components of this TOML file instead of those of the box; may be given once a game
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Vec<String>,
    /// Take as many requests from one address as it sends: for tests and measurements
    #[arg(long)]
    pub(crate) no_rate_limit: bool,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The file to make
    pub(crate) file: PathBuf,
    /// The folder with all matches
    #[arg(long, value_name = "FOLDER", default_value = "gantry-data")]
    pub(crate) data: PathBuf,
}

#[derive(Args)]
pub(crate) struct RestoreArgs {
    /// A file that `gantry backup` has made
    pub(crate) file: PathBuf,
    /// The folder to make
    #[arg(long, value_name = "FOLDER", default_value = "gantry-data")]
    pub(crate) data: PathBuf,
    /// Set aside what is in the folder already
    #[arg(long)]
    pub(crate) replace: bool,
}

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// The folder of a server, or a backup
    pub(crate) data: PathBuf,
}

#[derive(Args)]
pub(crate) struct AdminArgs {
    /// The folder with all matches
    #[arg(long, value_name = "FOLDER", default_value = "gantry-data", global = true)]
    pub(crate) data: PathBuf,
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
}

/// What a host asks for. Players are named by their id, or by a name that only one has.
#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// List players, those seen last first
    Players {
        /// A part of the name
        #[arg(default_value = "")]
        name: String,
    },
    /// List where a player is signed in
    Sessions { player: String },
    /// Sign a player out everywhere; the private link is dead as well
    EndSessions { player: String },
    /// Give a player another name, at all tables
    Rename { player: String, name: String },
    /// Let a player talk no more
    Mute { player: String },
    /// Let a player talk again
    Unmute { player: String },
    /// Let a player in no more
    Ban { player: String },
    /// Let a player in again
    Unban { player: String },
    /// Forget a player: bots play on, elsewhere the seat is that of a former player
    DeletePlayer { player: String },
    /// List the latest matches
    Matches,
    /// End a match without a result
    CloseMatch { id: String },
    /// Forget a match
    DeleteMatch { id: String },
    /// Tell everybody something, at the top of every page; without a text, nothing any more
    Announce { text: Option<String> },
    /// How much there is, and how much room it takes
    Disk,
    /// What administrators did
    Log,
    /// Print a link to the page for administrators that opens once
    Link {
        /// Where people find the server
        #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
        address: String,
    },
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// The game, as listed by `gantry games`
    pub(crate) game: String,
    /// One clause only, such as RJ-FLY-5
    pub(crate) clause: Option<String>,
    /// List what is in the box instead, and which facts of it are ours
    #[arg(long, conflicts_with = "clause")]
    pub(crate) components: bool,
}

#[derive(Args)]
pub(crate) struct LearnArgs {
    /// The game, as listed by `gantry games`
    pub(crate) game: String,
    /// A lesson; without one, all are listed
    pub(crate) lesson: Option<String>,
    /// Take the lesson from this file, for those who write one
    #[arg(long, value_name = "FILE", conflicts_with = "lesson")]
    pub(crate) file: Option<PathBuf>,
}

/// What is played.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// The game, as listed by `gantry games`
    pub(crate) game: String,
    /// How many play [default: 2, or as few as can]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// An option of the game; may be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
    /// Play with the components of this TOML file instead of those of the box
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<String>,
}

#[derive(Args)]
pub(crate) struct NewArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// A whole number or 64 hexadecimal digits; the same seed deals the same cards [default: a fresh one]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
}

#[derive(Args)]
pub(crate) struct ShowArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// What this seat sees: A, B, … or 0, 1, … [default: a spectator]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
    /// The view as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ActionsArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// Only those of this seat: A, B, … or 0, 1, … [default: every seat that may act]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ActArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// The seat that acts: A, B, … or 0, 1, …
    pub(crate) seat: SeatName,
    /// One or more actions by their codes, such as "draw deck"; the quotation marks can be left out
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) actions: Vec<String>,
    /// Dice to be rolled first, such as 4,2
    #[arg(long, value_name = "DICE", value_delimiter = ',', value_parser = input::die)]
    pub(crate) dice: Vec<u8>,
    /// Cards to be drawn first, named as in the file, such as 4-6,2-3
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    pub(crate) draws: Vec<String>,
    /// Where chance comes from after that [default: a fresh seed]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// Tell what happened, as the acting seat saw it, instead of writing the position; with a file, write it there and the
    /// position as usual
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = INSTEAD)]
    pub(crate) events: Option<String>,
}

#[derive(Args)]
pub(crate) struct WhyArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// The seat that would act: A, B, … or 0, 1, …
    pub(crate) seat: SeatName,
    /// The action by its code, such as "fly 4-6 to 4"; the quotation marks can be left out
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) action: Vec<String>,
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who else plays, such as thumb,random or person:Anna; the last one fills the table
    #[arg(long, value_name = "BOTS", default_value = "thumb")]
    pub(crate) bots: String,
    /// Your name
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The same seed deals the same cards [default: a fresh one]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// Plain lines instead of a full screen: for screen readers, pipes and small terminals
    #[arg(long)]
    pub(crate) plain: bool,
    /// The folder in which the record is kept
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    pub(crate) keep: PathBuf,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A record file; - reads standard input
    pub(crate) record: String,
    /// Stop after so many actions [default: the end]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// As this seat saw it: A, B, … or 0, 1, … [default: a spectator]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// A record file; - reads standard input
    pub(crate) record: String,
}

#[derive(Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,
    /// A bot for each seat, or one for all: random, beginner, thumb, strong, strongest, search:400 (iterations),
    /// search:250ms, or exec:PROGRAM for one of your own
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Bot>,
    /// How many threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// The seed of the first match; the others count up from it
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// The bots that meet, named as for `sim`
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "thumb,strong")]
    pub(crate) bots: Vec<Bot>,
    /// Only the first bot meets the others, not the others each other; at a larger table it sits alone among them
    #[arg(long)]
    pub(crate) gauntlet: bool,
    /// How many matches a pairing has
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    /// How many threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// The seed of the first match; every pairing plays the same ones
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Only these numbers, such as horizon,doubt [default: all]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) numbers: Vec<String>,
    /// Begin with these values instead of the present ones, such as horizon=8,doubt=1
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) from: Vec<Change>,
    /// How many iterations every search has
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// At how many choices a change is weighed
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) choices: u64,
    /// In how many worlds a match is played on after a choice
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) worlds: u32,
    /// How many threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// The seed of the first match; the same seed finds the same numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args)]
pub(crate) struct CheckBotArgs {
    /// The program and its arguments, separated by blanks
    pub(crate) program: String,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    pub(crate) what: Bench,
}

#[derive(Subcommand)]
pub(crate) enum Bench {
    /// Random play of every game, in nanoseconds and in copies of 512 bytes
    Engine {
        /// Only this game
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Searches of every game beside plain playouts
    Bots {
        /// Instead, how long so many thoughts of the strongest level take while the machine is busy
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        thoughts: Option<u32>,
        /// Only this game
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// The web table under load on this machine, beside the machine's own ceiling
    Server {
        /// How many matches are played at once
        #[arg(long, value_name = "N", default_value_t = 100)]
        matches: usize,
        /// How long each part takes, in seconds
        #[arg(long, value_name = "N", default_value_t = 5)]
        seconds: u64,
        /// How many idle streams are opened to measure memory
        #[arg(long, value_name = "N", default_value_t = 1000)]
        streams: usize,
    },
    /// The ceiling that `bench server` measures against
    #[command(hide = true)]
    Ceiling {
        #[arg(long)]
        data: PathBuf,
    },
}
