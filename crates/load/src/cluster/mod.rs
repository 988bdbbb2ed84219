//! Several servers on one PostgreSQL and one NATS, with people and bots at many tables, while things go wrong; afterwards all that
//! the people did and saw is compared with what was stored.

mod check;
mod cost;
mod faults;
mod history;
mod network;
mod people;
mod proxy;
mod servers;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::{Chance, QuickDice};
use store::{MatchId, Place, Store};
use tokio::process::Command;
use tokio::task::JoinSet;
use tokio::time::sleep;

use check::Findings;
pub use cost::Cost;
use cost::Payers;
use faults::Fault;
use history::History;
use network::Network;
use people::Crowd;
use servers::Servers;

use crate::tables::{self, Measured};
use crate::{Process, half_load};

/// How long people play undisturbed before something goes wrong, and between one thing and the next.
const CALM: Duration = Duration::from_secs(2);

/// How long a page may take until it shows what everybody knows.
const LATE: Duration = Duration::from_secs(60);

/// What is tried.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How many servers there are.
    pub nodes: usize,
    /// At how many tables people play at once.
    pub matches: usize,
    /// How often something goes wrong.
    pub faults: usize,
    /// The same number means the same faults.
    pub seed: u64,
    /// An older program that the servers begin as. Whichever is told to stop comes back as the other one, as in an upgrade that
    /// goes on server by server, and back.
    pub previous: Option<PathBuf>,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct ClusterReport {
    nodes: usize,
    matches: usize,
    lines: usize,
    took: Duration,
    findings: Findings,
    faults: BTreeMap<Fault, Came>,
    late: usize,
    /// What does not replay by the rules.
    unsound: Vec<String>,
}

/// What came of all faults of one kind.
#[derive(Clone, Debug, Default)]
struct Came {
    times: usize,
    /// How long it took at most, after it was over, until all pages were up to date.
    caught_up: Duration,
    /// How long each match stood still after it had begun.
    pauses: Vec<Duration>,
}

/// A fault, and when it began.
type Struck = (Fault, i64);

impl ClusterReport {
    /// Whether nothing was lost, doubled, out of order or told, and all pages caught up.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.problems().is_empty() && self.late == 0
    }

    /// What is wrong, a sentence each.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        self.findings.problems().chain(&self.unsound).cloned().collect()
    }
}

impl fmt::Display for ClusterReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Findings { acknowledged, unknown, reads, lost, doubled, order, secrets } = &self.findings;
        let seconds = |time: Duration| format!("{:.1} s", time.as_secs_f64());
        writeln!(
            f,
            "{} servers, {} matches with {} lines, {}",
            self.nodes,
            self.matches,
            self.lines,
            seconds(self.took)
        )?;
        writeln!(f, "{:27}{:>6}{:>14}{:>32}", "", "times", "up to date", "stood still: half, 99 %, all")?;
        for (fault, Came { times, caught_up, pauses }) in &self.faults {
            let share = |percent: usize| pauses.get((pauses.len() * percent / 100).min(pauses.len().saturating_sub(1)));
            let pauses = [50, 99, 100].map(|percent| seconds(share(percent).copied().unwrap_or_default())).join(", ");
            let name = fault.to_string();
            writeln!(f, "{name:27}{times:6}{:>14}{pauses:>32}", seconds(*caught_up))?;
        }
        writeln!(f, "acknowledged actions            {acknowledged:8}")?;
        writeln!(f, "  of unknown outcome            {unknown:8}")?;
        writeln!(f, "tables seen                     {reads:8}")?;
        writeln!(f, "acknowledged and lost           {:8}", lost.len())?;
        writeln!(f, "doubled, or by nobody           {:8}", doubled.len())?;
        writeln!(f, "out of order                    {:8}", order.len())?;
        writeln!(f, "seen in two ways                {:8}", secrets.len())?;
        writeln!(f, "against the rules               {:8}", self.unsound.len())?;
        writeln!(f, "pages that stayed behind        {:8}", self.late)
    }
}

/// Starts everything, lets it go wrong, and compares; `tell` hears where the servers are, and of every fault.
pub async fn try_cluster(trial: Trial, tell: impl Fn(String)) -> io::Result<ClusterReport> {
    let folder = tempfile::tempdir()?;
    let networks = (0..trial.nodes).map(Network::lay).collect::<io::Result<Vec<_>>>();
    let networks = networks.unwrap_or_else(|why| {
        tell(format!("all servers share this machine's network, because they cannot have any of their own: {why}"));
        Vec::new()
    });
    if !networks.is_empty() {
        tell("each server has a network for itself, and a cable that can be pulled out".to_owned());
    }
    let servers = Servers::start(trial.nodes, false, folder.path(), networks, trial.previous.clone()).await?;
    let crowd = Crowd::new(servers.nodes.iter().map(|node| node.address).collect());
    let mut tables = JoinSet::new();
    for table in 0..trial.matches {
        tables.spawn(people::keep_playing(crowd.clone(), table));
    }
    let mut report = ClusterReport { nodes: trial.nodes, ..ClusterReport::default() };
    let struck = disturb(&trial, &servers, &crowd, &mut report, tell).await?;
    sleep(CALM).await;
    report.late += crowd.catch_up(LATE).await.1;
    crowd.stop.store(true, Ordering::Relaxed);
    tables.join_all().await;
    report.took = crowd.now();
    for node in &servers.nodes {
        node.stop().await?;
    }
    compare(&servers.store, &crowd.histories(), &struck, &mut report).await.map_err(io::Error::other)?;
    Ok(report)
}

/// Lets things go wrong, one after the other; when each began.
async fn disturb(
    trial: &Trial,
    servers: &Servers,
    crowd: &Arc<Crowd>,
    report: &mut ClusterReport,
    tell: impl Fn(String),
) -> io::Result<Vec<Struck>> {
    let (mut dice, mut struck, mut round) = (QuickDice::new(trial.seed), Vec::new(), Vec::new());
    for number in 1..=trial.faults {
        sleep(CALM).await;
        if round.is_empty() {
            round = Fault::ALL.to_vec();
        }
        let fault = round.remove(dice.below(u32::try_from(round.len()).unwrap_or(1)) as usize);
        struck.push((fault, faults::now()));
        faults::strike(servers, fault, &mut dice).await?;
        let mended = Instant::now();
        let (pages, late) = crowd.catch_up(LATE).await;
        let took = mended.elapsed();
        report.late += late;
        let came = report.faults.entry(fault).or_default();
        (came.times, came.caught_up) = (came.times + 1, took.max(came.caught_up));
        tell(format!("{number}/{} {fault}: {pages} pages up to date {:.1} s later", trial.faults, took.as_secs_f64()));
    }
    Ok(struck)
}

/// Compares what everybody did and saw with what was stored.
async fn compare(
    store: &str,
    histories: &[History],
    struck: &[Struck],
    report: &mut ClusterReport,
) -> Result<(), engine::Problem> {
    let failed = |error: store::StoreError| engine::Problem::new(error.to_string());
    let place: Place = store.parse().map_err(failed)?;
    let checked = server::check_at(&place).await?;
    (report.lines, report.unsound) = (checked.lines, checked.problems);
    let store = Store::open_to_read(&place).await.map_err(failed)?;
    let mut matches: HashMap<&str, Vec<&History>> = HashMap::new();
    for history in histories {
        matches.entry(&history.match_id).or_default().push(history);
    }
    report.matches = matches.len();
    for (id, seats) in matches {
        let entries = store.actions(&MatchId::new(id), 0).await.map_err(failed)?;
        let log: Vec<String> = entries.iter().map(|entry| entry.action_id.clone()).collect();
        check::check_match(&log, &seats, &mut report.findings);
        let pulse = store.pulse(&MatchId::new(id)).await.map_err(failed)?;
        check::check_resigned(&log, pulse.is_some_and(|pulse| pulse.state != "running"), &seats, &mut report.findings);
        for (fault, began) in struck {
            let next = entries.partition_point(|entry| entry.at < *began);
            if let (Some(next), true) = (entries.get(next), next > 0) {
                let pause = Duration::from_millis(next.at.abs_diff(*began));
                report.faults.entry(*fault).or_default().pauses.push(pause);
            }
        }
    }
    report.faults.values_mut().for_each(|came| came.pauses.sort_unstable());
    Ok(())
}

/// How fast one or several servers are.
#[derive(Clone, Debug)]
pub struct Scale {
    /// On what, and how many.
    pub name: String,
    /// Durable actions a second.
    pub actions: f64,
    /// How long half of them took at most, at half load.
    pub p50: Duration,
    /// How long 99 of 100 took at most, at half load.
    pub p99: Duration,
    /// The processor time of an action at full load.
    pub cost: Cost,
}

/// Measures one server on SQLite, then one to so many on PostgreSQL and NATS, with so many matches for so many seconds each. Where
/// there are several, the two people of a match are at different ones.
pub async fn measure_scale(nodes: usize, matches: usize, seconds: u64) -> io::Result<Vec<Scale>> {
    let folder = tempfile::tempdir()?;
    let mut command = Command::new(std::env::current_exe()?);
    let numbers = servers::free_port()?;
    command.args([
        "serve",
        "--listen=127.0.0.1:0",
        "--no-rate-limit",
        &format!("--metrics-listen={numbers}"),
        "--data",
    ]);
    let alone = Process::start(command.arg(folder.path().join("alone"))).await?;
    let servers = alone.child.id().into_iter().collect();
    let payers = Payers { servers, numbers: vec![numbers], ..Payers::default() };
    let mut scales = vec![measure("SQLite, 1 server".to_owned(), &[alone.address], &payers, matches, seconds).await?];
    drop(alone);
    for count in 1..=nodes {
        let servers = Servers::start(count, true, &folder.path().join(count.to_string()), Vec::new(), None).await?;
        let addresses: Vec<_> = servers.nodes.iter().map(|node| node.address).collect();
        let name = format!("PostgreSQL and NATS, {count} server{}", if count == 1 { "" } else { "s" });
        scales.push(measure(name, &addresses, &servers.payers().await, matches, seconds).await?);
    }
    Ok(scales)
}

async fn measure(
    name: String,
    servers: &[SocketAddr],
    payers: &Payers,
    matches: usize,
    seconds: u64,
) -> io::Result<Scale> {
    let before = payers.spent().await?;
    let full: Measured = tables::tables(servers, matches, seconds, None).await?;
    let cost = payers.spent().await?.each(&before, full.count);
    let rhythm = half_load(matches, full.per_second());
    let half = tables::tables(servers, matches, seconds, Some(rhythm)).await?;
    Ok(Scale { name, actions: full.per_second(), p50: half.percentile(50), p99: half.percentile(99), cost })
}
