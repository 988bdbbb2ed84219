//! A real NATS server for tests: on a port of its own, reached from this machine only, without a disk unless it keeps queues.
//!
//! A shell stands beside the server and ends it when its input ends, which the system closes however the process of a test ends.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Set to anything, it lets the tests that need NATS pass without having tested anything.
pub const WITHOUT: &str = "GANTRY_WITHOUT_NATS";

/// Where Debian puts it; root alone has that in its path.
const PROGRAMS: [&str; 3] = ["nats-server", "/usr/sbin/nats-server", "/usr/local/bin/nats-server"];

/// Runs what it is told until its input ends.
const KEEPER: &str = r#""$@" & server=$!; cat >/dev/null; kill -KILL "$server"; wait"#;

/// How long a server may take to begin.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server. It ends with this value, or with the process.
pub struct Server {
    address: SocketAddr,
    keeper: Option<Child>,
    /// Where it keeps queues, if it does.
    store: Option<TempDir>,
}

impl Server {
    /// Starts a server; nothing where the environment says that there is none.
    #[must_use]
    pub fn start() -> Option<Self> {
        Self::start_with(|| None)
    }

    /// The same with JetStream: a server that keeps queues, in a folder that goes with it.
    #[must_use]
    pub fn start_with_queues() -> Option<Self> {
        Self::start_with(|| Some(tempfile::tempdir().expect("a temporary folder can be made")))
    }

    fn start_with(store: impl Fn() -> Option<TempDir>) -> Option<Self> {
        if std::env::var_os(WITHOUT).is_some() {
            eprintln!("not tested: {WITHOUT} says that there is no NATS");
            return None;
        }
        // Somebody else may take a port that was free a moment ago: then the next one.
        (0..10)
            .find_map(|_| Self::try_on(free_port()?, store()).ok())
            .or_else(|| panic!("NATS does not start; is nats-server installed?"))
    }

    fn try_on(address: SocketAddr, store: Option<TempDir>) -> io::Result<Self> {
        let mut server = Server { address, keeper: None, store };
        server.resume()?;
        Ok(server)
    }

    /// Lets it run again on its port, after [`Server::stop`].
    pub fn resume(&mut self) -> io::Result<()> {
        let program = PROGRAMS.iter().find(|program| program.starts_with("nats") || Path::new(program).exists());
        let program = PROGRAMS[1..].iter().find(|program| Path::new(program).exists()).or(program);
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "keeper"]).arg(program.unwrap_or(&PROGRAMS[0]));
        command.args(["--addr", "127.0.0.1", "--port"]).arg(self.address.port().to_string());
        if let Some(store) = &self.store {
            command.args(["--jetstream", "--store_dir"]).arg(store.path());
        }
        self.keeper = Some(command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?);
        let begun = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err(io::ErrorKind::TimedOut.into());
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Stops it as if it had crashed.
    pub fn stop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The process that it and its keeper are, unless it is stopped.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.keeper.as_ref().map(Child::id)
    }

    /// What names it on a command line.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn free_port() -> Option<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?.local_addr().ok()
}
