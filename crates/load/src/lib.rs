//! How fast a server is, beside what the machine could do at best: measured by the same clients in the same run.
//!
//! The server is a process of its own and is asked over its socket, as everybody asks it.

mod ceiling;
mod client;
mod cluster;
mod tables;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use tables::{Measured, Thinking};

pub use ceiling::serve_ceiling;
pub use cluster::{ClusterReport, Cost, Scale, Trial, measure_scale, try_cluster};

/// How many tables have the strongest bot while it is measured whether bots hold up others.
const BOTS: usize = 4;

/// How many streams are opened before memory is measured.
const FEW: usize = 100;

/// What to measure.
pub struct Workload {
    /// How many matches are played at once.
    pub matches: usize,
    /// How long each part takes, in seconds.
    pub seconds: u64,
    /// How many idle streams are opened for the measurement of memory.
    pub streams: usize,
    /// Starts a server on a free port of 127.0.0.1, in a folder of its own and without a limit of requests. The first
    /// address in its output is taken.
    pub server: Command,
    /// Starts [`serve_ceiling`] in the same way.
    pub ceiling: Command,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct LoadReport {
    /// How many matches were played at once.
    pub matches: usize,
    /// Plain requests a second.
    pub plain: f64,
    /// Commits a second that two viewers each saw: the ceiling.
    pub ceiling: f64,
    /// Durable actions a second.
    pub actions: f64,
    /// Actions a second at half load.
    pub half: f64,
    /// How long half of the actions took at most, at half load.
    pub p50: Duration,
    /// How long 99 of 100 actions took at most, at half load.
    pub p99: Duration,
    /// The same while the strongest bots think at other tables.
    pub p50_beside_bots: Duration,
    /// The same while the strongest bots think at other tables.
    pub p99_beside_bots: Duration,
    /// Kilobytes of memory an idle stream takes, where the system tells.
    pub stream: Option<f64>,
    /// The same at the ceiling: what its HTTP alone takes.
    pub stream_at_ceiling: Option<f64>,
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        let share = 100.0 * self.actions / self.ceiling.max(f64::EPSILON);
        writeln!(f, "plain requests a second           {:10.0}", self.plain)?;
        writeln!(f, "ceiling: commits seen by two      {:10.0}", self.ceiling)?;
        writeln!(
            f,
            "durable actions, {:4} matches     {:10.0}  ({share:.0} % of the ceiling)",
            self.matches, self.actions
        )?;
        writeln!(f, "at half load, actions a second    {:10.0}", self.half)?;
        writeln!(f, "  latency p50                     {:10.1} ms", millis(self.p50))?;
        writeln!(f, "  latency p99                     {:10.1} ms", millis(self.p99))?;
        writeln!(f, "  beside {BOTS} thinking bots, p50       {:10.1} ms", millis(self.p50_beside_bots))?;
        writeln!(f, "  beside {BOTS} thinking bots, p99       {:10.1} ms", millis(self.p99_beside_bots))?;
        if let (Some(kilobytes), Some(least)) = (self.stream, self.stream_at_ceiling) {
            writeln!(f, "memory per idle stream            {kilobytes:10.1} kB  ({least:.1} kB at the ceiling)")?;
        }
        Ok(())
    }
}

/// A server in a process of its own. It ends with this value.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    async fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let output = child.stdout.take().ok_or_else(|| io::Error::other("the server has no output"))?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            let word = line.split_whitespace().last().unwrap_or_default();
            let word = word.trim_start_matches("http://").trim_end_matches('/');
            if let Ok(address) = word.parse() {
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Process { child, address });
            }
        }
        Err(io::Error::other("the server did not say its address"))
    }

    /// Its memory in kilobytes, where the system tells.
    fn resident(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.trim().parse().ok())
    }
}

/// How long each match takes for an action when there are half as many actions a second as there could be.
fn half_load(matches: usize, per_second: f64) -> Duration {
    Duration::from_secs_f64(2.0 * matches as f64 / per_second.max(1.0))
}

/// Measures everything, one part after the other.
pub async fn measure(mut workload: Workload) -> io::Result<LoadReport> {
    let ceiling = Process::start(&mut workload.ceiling).await?;
    let plain = tables::plain(ceiling.address, workload.matches, workload.seconds).await?.per_second();
    let server = Process::start(&mut workload.server).await?;
    // The machine is not equally fast at all times: a second of the one, a second of the other, and so on.
    let (mut highest, mut full) = (Measured::default(), Measured::default());
    for _ in 0..workload.seconds {
        highest.add(tables::ceiling(ceiling.address, workload.matches, 1).await?);
        full.add(tables::tables(&[server.address], workload.matches, 1, None).await?);
    }
    let few = tables::idle_listeners(ceiling.address, FEW).await?;
    let before = ceiling.resident();
    let open = tables::idle_listeners(ceiling.address, workload.streams).await?;
    let stream_at_ceiling = each(before, ceiling.resident(), open.len());
    drop((few, open, ceiling));
    let rhythm = half_load(workload.matches, full.per_second());
    let half = tables::tables(&[server.address], workload.matches, workload.seconds, Some(rhythm)).await?;
    let thinking = Thinking::start(server.address, BOTS);
    let beside_bots = tables::tables(&[server.address], workload.matches, workload.seconds, Some(rhythm)).await?;
    thinking.stop().await?;
    // A few first, so that what is needed once is not counted.
    let few = tables::idle_streams(server.address, FEW).await?;
    let before = server.resident();
    let open = tables::idle_streams(server.address, workload.streams).await?;
    let stream = each(before, server.resident(), open.len());
    drop((few, open));
    Ok(LoadReport {
        matches: workload.matches,
        plain,
        ceiling: highest.per_second(),
        actions: full.per_second(),
        half: half.per_second(),
        p50: half.percentile(50),
        p99: half.percentile(99),
        p50_beside_bots: beside_bots.percentile(50),
        p99_beside_bots: beside_bots.percentile(99),
        stream,
        stream_at_ceiling,
    })
}

/// What each of so many took, given what all took before and afterwards.
fn each(before: Option<f64>, after: Option<f64>, count: usize) -> Option<f64> {
    Some((after? - before?) / count.max(1) as f64)
}
