//! Reviews, mass play, ratings, tuning and measurements.

use std::path::PathBuf;

use bots::{Bot, Change};
use clap::{Args, Subcommand};
use review::Precision;

use super::SetupArgs;
use crate::input::SeatName;

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
    /// Keep what is played in this file, and go on with what is in it; the result is the same as in one go
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Let workers play (`gantry worker`), who are reached over this NATS server; the result is the same
    #[arg(long, value_name = "URL")]
    pub(crate) nats: Option<String>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct WorkerArgs {
    /// The NATS server, started with `nats-server -js`, over which runs come (`--nats` of sim, arena and lab)
    #[arg(long, value_name = "URL")]
    pub(crate) nats: String,
    /// How many threads [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// End when the NATS server could not be reached for so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    pub(crate) patience: u64,
    /// Tell every piece that is taken and handed in
    #[arg(long)]
    pub(crate) verbose: bool,
}

#[derive(Args)]
pub(crate) struct ReviewArgs {
    /// A record of a finished match; - reads standard input
    #[arg(required_unless_present = "study", conflicts_with = "study")]
    pub(crate) record: Option<String>,
    /// Only what concerns this seat: A, B, … or 0, 1, … [default: everybody]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
    /// How closely: rough, quick (seconds) or thorough (minutes)
    #[arg(long, value_name = "PRECISION", default_value_t)]
    pub(crate) precision: Precision,
    /// How many threads; the review is the same with any number [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Instead of a record, let bots play this game and review many matches
    #[arg(long, value_name = "GAME")]
    pub(crate) study: Option<String>,
    /// The bots of the study, one for each seat
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "thumb,beginner", requires = "study")]
    pub(crate) bots: Vec<Bot>,
    /// An option of the game for the study; may be given several times
    #[arg(long, value_name = "OPTION=VALUE", requires = "study")]
    pub(crate) set: Vec<String>,
    /// How many matches the study has
    #[arg(long, value_name = "N", default_value_t = 100, requires = "study")]
    pub(crate) matches: u64,
    /// The seed of the first match of the study
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "study")]
    pub(crate) seed: u64,
    /// Keep the records of the study in this folder
    #[arg(long, value_name = "FOLDER", requires = "study")]
    pub(crate) records: Option<PathBuf>,
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
    /// Keep what is played in this file, and go on with what is in it; the result is the same as in one go
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Let workers play (`gantry worker`), who are reached over this NATS server; the result is the same
    #[arg(long, value_name = "URL")]
    pub(crate) nats: Option<String>,
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
    /// Several servers on a PostgreSQL and a NATS that are started for it, with people and bots, while things go wrong; afterwards
    /// everything that anybody did and saw is compared with what was stored
    Cluster {
        /// How many servers
        #[arg(long, value_name = "N", default_value_t = 3)]
        nodes: usize,
        /// At how many tables people play at once
        #[arg(long, value_name = "N", default_value_t = 200)]
        matches: usize,
        /// How often something goes wrong
        #[arg(long, value_name = "N", default_value_t = 100)]
        faults: usize,
        /// The same number means the same faults
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// Begin with this older program: whichever server is told to stop comes back as the other one, as in an upgrade
        #[arg(long, value_name = "PROGRAM")]
        previous: Option<PathBuf>,
        /// Instead, how fast one server on SQLite and one to so many on PostgreSQL and NATS are, measured for so many seconds each
        #[arg(long, value_name = "SECONDS")]
        speed: Option<u64>,
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
