//! A real server process on a real socket: what happens when it is killed or told to stop, with a thousand open streams, with
//! clients that are slow on purpose, and while it is backed up.

mod away;
mod booked;
mod client;
mod faults;
mod moving;
mod slow_clients;
mod stopping;
mod streams;
mod upkeep;

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Says in the environment that this process is to be a server, with its folder.
const FOLDER: &str = "GANTRY_TEST_FOLDER";

/// Says on which port.
const PORT: &str = "GANTRY_TEST_PORT";

/// Says in which database, if not in its folder.
const STORE: &str = "GANTRY_TEST_STORE";

/// Says that it has few places and little patience.
const STRICT: &str = "GANTRY_TEST_STRICT";

/// The server that the other tests start as a process of its own: this very program, told to run this one test.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "only for the other tests"]
async fn be_a_server() {
    let (Ok(folder), Ok(port)) = (std::env::var(FOLDER), std::env::var(PORT)) else { return };
    let port: u16 = port.parse().expect("a port");
    let listen = std::net::SocketAddr::from(([127, 0, 0, 1], port));
    let mut config = server::Config { listen, data: folder.into(), rate: None, ..server::Config::default() };
    config.store = std::env::var(STORE).ok().map(|place| place.parse().expect("a place"));
    config.limits = server::Limits::of(10_000, 10_000);
    config.quota = server::Quota { open: u32::MAX, running: u32::MAX };
    if std::env::var(STRICT).is_ok() {
        config.limits = server::Limits::of(40, 40);
        config.limits.streams_per_address = 5;
        let moment = Duration::from_secs(1);
        config.waits = server::Waits { header: moment, idle: moment * 60, reading: moment };
    }
    server::serve(config, |address| println!("\nready at {address}")).await.expect("it serves");
}

/// A server process.
struct Process {
    child: Child,
    port: u16,
}

impl Process {
    /// Starts one with its data in this folder, on this port or any (0).
    async fn start(folder: &Path, port: u16) -> Self {
        Self::start_with(folder, port, |command| command).await
    }

    /// The same with few places and little patience.
    async fn start_strict(folder: &Path) -> Self {
        Self::start_with(folder, 0, |command| command.env(STRICT, "yes")).await
    }

    /// The same with its matches in this database.
    async fn start_on(store: Option<&str>, folder: &Path, port: u16) -> Self {
        Self::start_with(folder, port, |command| match store {
            Some(store) => command.env(STORE, store),
            None => command,
        })
        .await
    }

    async fn start_with(folder: &Path, port: u16, how: impl Fn(&mut Command) -> &mut Command) -> Self {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command
            .args(["--exact", "be_a_server", "--ignored", "--nocapture"])
            .env(FOLDER, folder)
            .env(PORT, port.to_string())
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        let mut child = how(&mut command).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        while let Some(line) = lines.next_line().await.expect("its output") {
            if let Some(address) = line.strip_prefix("ready at ") {
                let port = address.rsplit(':').next().and_then(|port| port.parse().ok()).expect("an address");
                // Read on, so that it never waits for us.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Process { child, port };
            }
        }
        panic!("the server did not start");
    }

    /// Ends it at once, without a chance to finish anything.
    async fn kill(mut self) {
        self.child.kill().await.expect("it ends");
    }
}
