//! A PostgreSQL, a NATS, and servers of this program, each with a line of its own to both.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::process::Command;

use super::cost::Payers;
use super::network::Network;
use super::proxy::{Goal, Line, Proxy};
use crate::Process;

/// Where a server listens that has a network for itself.
const PORT: u16 = 8480;

/// Everything that runs.
pub(super) struct Servers {
    pub(super) postgres: trial_postgres::Server,
    pub(super) nats: Mutex<trial_nats::Server>,
    pub(super) nodes: Vec<Node>,
    /// The way past all proxies to what was stored.
    pub(super) store: String,
}

/// One server, and its lines.
pub(super) struct Node {
    pub(super) address: SocketAddr,
    /// Where it tells what it has measured, if it is to.
    numbers: Option<SocketAddr>,
    pub(super) to_postgres: Proxy,
    pub(super) to_nats: Proxy,
    /// The network that it has for itself, if the system lets us lay any.
    pub(super) network: Option<Network>,
    arguments: Vec<String>,
    /// What it runs as, and what it comes back as after an upgrade.
    programs: Mutex<[PathBuf; 2]>,
    process: tokio::sync::Mutex<Option<Process>>,
}

impl Servers {
    /// Starts everything, `durable` to be measured; nodes have their folders in this one, and networks of their own if there are any, and begin as an older
    /// program if there is one.
    pub(super) async fn start(
        count: usize,
        durable: bool,
        folder: &Path,
        networks: Vec<Network>,
        previous: Option<PathBuf>,
    ) -> io::Result<Self> {
        let this = std::env::current_exe()?;
        let programs = [previous.unwrap_or_else(|| this.clone()), this];
        let missing = || io::Error::other("there is no PostgreSQL or no NATS to start");
        let postgres = if durable { trial_postgres::Server::durable() } else { trial_postgres::Server::own() };
        let (postgres, nats) = (postgres.ok_or_else(missing)?, trial_nats::Server::start().ok_or_else(missing)?);
        let store = postgres.database();
        let name = store.trim_start_matches("postgres:///").split('?').next().unwrap_or_default().to_owned();
        let (mut nodes, mut networks) = (Vec::new(), networks.into_iter());
        for number in 0..count {
            let network = networks.next();
            let ours = network.as_ref().map_or(Ipv4Addr::LOCALHOST, |network| network.outside);
            let to_postgres = Proxy::start(ours, Goal::Socket(postgres.socket())).await?;
            let to_nats = Proxy::start(ours, Goal::Port(nats.address())).await?;
            let address = match &network {
                Some(network) => (network.inside, PORT).into(),
                None => free_port()?,
            };
            let numbers = durable.then(free_port).transpose()?;
            let arguments = [
                "serve".to_owned(),
                "--no-rate-limit".to_owned(),
                format!("--listen={address}"),
                format!("--data={}", folder.join(format!("node-{number}")).display()),
                format!("--store=postgres://gantry@{}/{name}?sslmode=disable", to_postgres.address),
                format!("--nats=nats://{}", to_nats.address),
            ];
            let process = tokio::sync::Mutex::new(None);
            let (mut arguments, programs) = (arguments.to_vec(), Mutex::new(programs.clone()));
            arguments.extend(numbers.map(|numbers| format!("--metrics-listen={numbers}")));
            nodes.push(Node { address, numbers, to_postgres, to_nats, network, arguments, programs, process });
        }
        let servers = Servers { postgres, nats: Mutex::new(nats), nodes, store };
        for node in &servers.nodes {
            node.start().await?;
        }
        Ok(servers)
    }

    /// Whoever takes processor time for what is played.
    pub(super) async fn payers(&self) -> Payers {
        let (postgres, nats) = (self.postgres.process(), self.nats().process());
        let numbers = self.nodes.iter().filter_map(|node| node.numbers).collect();
        let mut payers = Payers { postgres, nats, numbers, servers: Vec::new() };
        for node in &self.nodes {
            payers.servers.extend(node.process.lock().await.as_ref().and_then(|process| process.child.id()));
        }
        payers
    }

    pub(super) fn nats(&self) -> MutexGuard<'_, trial_nats::Server> {
        self.nats.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Node {
    /// Lets it run.
    pub(super) async fn start(&self) -> io::Result<()> {
        let mut command = {
            let program = &self.programs()[0];
            self.network.as_ref().map_or_else(|| Command::new(program), |network| network.command(program))
        };
        command.args(&self.arguments).env("RUST_LOG", "warn").stderr(std::process::Stdio::null());
        *self.process.lock().await = Some(Process::start(&mut command).await?);
        Ok(())
    }

    /// Lets it run as the other program.
    pub(super) async fn start_as_other(&self) -> io::Result<()> {
        self.programs().swap(0, 1);
        self.start().await
    }

    fn programs(&self) -> MutexGuard<'_, [PathBuf; 2]> {
        self.programs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills it.
    pub(super) async fn kill(&self) -> io::Result<()> {
        match self.process.lock().await.take() {
            Some(mut process) => process.child.kill().await,
            None => Ok(()),
        }
    }

    /// Sends it a signal by name.
    pub(super) async fn signal(&self, name: &str) -> io::Result<()> {
        let pid = self.process.lock().await.as_ref().and_then(|process| process.child.id());
        if let Some(pid) = pid {
            Command::new("kill").args([format!("-{name}"), pid.to_string()]).status().await?;
        }
        Ok(())
    }

    /// Cuts it off from everybody or connects it again. Where it has no network for itself, those who play still reach it.
    pub(super) fn plug(&self, is_in: bool) -> io::Result<()> {
        if let Some(network) = &self.network {
            return network.plug(is_in);
        }
        let line = if is_in { Line::Open } else { Line::Silent };
        self.to_postgres.set(line);
        self.to_nats.set(line);
        Ok(())
    }

    /// Tells it to stop and waits until it has.
    pub(super) async fn stop(&self) -> io::Result<()> {
        self.signal("TERM").await?;
        if let Some(mut process) = self.process.lock().await.take() {
            process.child.wait().await?;
        }
        Ok(())
    }
}

/// An address of this machine at which nobody listens.
pub(super) fn free_port() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}
