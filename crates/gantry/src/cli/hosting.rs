//! Serving the web table, and looking after it.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use ipnet::IpNet;
use server::{AllowedHost, Place};

use crate::input;

#[derive(Args, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    /// The folder with all matches; made if it is missing [default: gantry-data]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Keep all matches in a PostgreSQL database instead of the folder, as in postgres://gantry@db.example/gantry; the password
    /// is better in PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "ADDRESS", value_parser = input::place, env = "GANTRY_STORE", hide_env_values = true)]
    pub(crate) store: Option<Place>,
    /// Tell the other servers on the same PostgreSQL database what is new over these NATS servers, as in
    /// nats://nats.example:4222; several are separated by commas
    #[arg(long, value_name = "ADDRESSES", requires = "store", env = "GANTRY_NATS", hide_env_values = true)]
    pub(crate) nats: Option<String>,
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
    /// How many new guests one address may bring in an hour [default: 100]
    #[arg(long, value_name = "N")]
    pub(crate) max_new_guests: Option<u32>,
    /// How many open tables one guest may have [default: 10]
    #[arg(long, value_name = "N")]
    pub(crate) max_open: Option<u32>,
    /// How many running matches one guest may have [default: 60]
    #[arg(long, value_name = "N")]
    pub(crate) max_running: Option<u32>,
    /// How many matches are in memory before those leave it that were used least lately [default: 2000]
    #[arg(long, value_name = "N")]
    pub(crate) max_rooms: Option<usize>,
    /// For how many seconds somebody may let the others wait before a bot may play for them [default: 60]
    #[arg(long, value_name = "SECONDS")]
    pub(crate) absence: Option<u64>,
    /// For how many days an open table is kept that does not begin [default: 3]
    #[arg(long, value_name = "DAYS")]
    pub(crate) keep_open: Option<u64>,
    /// For how many days a match is kept in which nobody plays on, before it counts as given up [default: 90]
    #[arg(long, value_name = "DAYS")]
    pub(crate) keep_running: Option<u64>,
    /// For how many days a match is kept that was given up [default: 30]
    #[arg(long, value_name = "DAYS")]
    pub(crate) keep_abandoned: Option<u64>,
    /// For how many days a guest is kept who has no match and does not come back [default: 90]
    #[arg(long, value_name = "DAYS")]
    pub(crate) keep_guests: Option<u64>,
    /// Where people find the server, such as `https://gantry.example`: what mails link to
    #[arg(long, value_name = "URL", value_parser = input::public_url)]
    pub(crate) public_url: Option<String>,
    /// The server that takes mails, as in smtps://name:password@mail.example or smtp://mail.example:587?tls=required; with a
    /// password better in GANTRY_MAIL_SERVER
    #[arg(long, value_name = "URL")]
    pub(crate) mail_server: Option<String>,
    /// Whom mails are from, as in "Gantry <gantry@club.example>"
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) mail_from: Option<String>,
    /// Let people have webhooks to these hosts, as in discord.com,hooks.slack.com; what is inside your network only if its
    /// address is written out, as in 10.0.0.7:8065
    #[arg(long, value_name = "HOSTS", value_delimiter = ',')]
    pub(crate) webhook_hosts: Vec<AllowedHost>,
    /// Play with the components of this TOML file instead of those of the box; may be given once a game
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Vec<String>,
    /// Take as many requests from one address as it sends: for tests and measurements
    #[arg(long)]
    pub(crate) no_rate_limit: bool,
    /// Let all cards and dice follow from this text, so that whoever knows it knows them: for tests
    #[arg(long, value_name = "TEXT", hide = true)]
    pub(crate) told_seeds: Option<String>,
    /// Be so many seconds ahead of time as stands in this file at the moment: for tests
    #[arg(long, value_name = "FILE", hide = true)]
    pub(crate) told_clock: Option<PathBuf>,
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
pub(crate) struct MigrateArgs {
    /// Where all matches are: sqlite:gantry-data/gantry.sqlite, or the address of a PostgreSQL database
    #[arg(long, value_name = "PLACE", value_parser = input::place)]
    pub(crate) from: Place,
    /// Where they are to go; a database must be there and be empty, a file is made
    #[arg(long, value_name = "PLACE", value_parser = input::place)]
    pub(crate) to: Place,
}

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// The folder of a server, a backup, or the address of a PostgreSQL database
    pub(crate) data: PathBuf,
}

#[derive(Args)]
pub(crate) struct AdminArgs {
    /// The folder with all matches
    #[arg(long, value_name = "FOLDER", default_value = "gantry-data", global = true)]
    pub(crate) data: PathBuf,
    /// The PostgreSQL database with all matches, if they are not in the folder
    #[arg(long, value_name = "ADDRESS", value_parser = input::place, global = true)]
    pub(crate) store: Option<Place>,
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
    /// List groups
    Groups {
        /// Only those whose name has this in it
        #[arg(default_value = "")]
        name: String,
    },
    /// End a group; its matches stay
    DissolveGroup { id: String },
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
