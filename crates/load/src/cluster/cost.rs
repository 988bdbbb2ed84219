//! What an action costs: the processor time of everybody who takes part in it.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use crate::client::Connection;

/// A tick of the clock in which Linux counts processor time, the same on all machines that it runs on today.
const TICK: Duration = Duration::from_millis(10);

/// What a server calls what it has measured of its own work, in all and in seconds.
const PARTS: &str = "gantry_work_seconds_sum{part=\"";

/// What the threads are called that work for SQLite.
const SQLITE: &str = "sqlx-sqlite";

/// Processor time that was taken, in all or for one action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// By servers of this program.
    pub servers: Duration,
    /// How much of that the system has taken for them.
    pub system: Duration,
    /// How much of it a server has measured for a part of its work, by the name of that; and what SQLite took within it.
    pub parts: BTreeMap<String, Duration>,
    /// By PostgreSQL.
    pub postgres: Duration,
    /// By NATS.
    pub nats: Duration,
}

/// Whose processor time counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Payers {
    pub(super) servers: Vec<u32>,
    /// Where these tell what they have measured.
    pub(super) numbers: Vec<SocketAddr>,
    pub(super) postgres: Option<u32>,
    pub(super) nats: Option<u32>,
}

impl Payers {
    /// What they have taken since they were started, with the processes that they have started themselves.
    pub(super) async fn spent(&self) -> io::Result<Cost> {
        let mut parts = BTreeMap::new();
        for &address in &self.numbers {
            let told = Connection::open(address, "").await?.text("/metrics").await?;
            for (part, time) in told.lines().filter_map(read_part) {
                *parts.entry(part.to_owned()).or_default() += time;
            }
        }
        let all = processes();
        let of = |root: &u32| spent_by(*root, &all);
        let sqlite: Duration = self.servers.iter().map(|id| spent_by_threads(*id, SQLITE)).sum();
        if !sqlite.is_zero() {
            parts.insert("SQLite".to_owned(), sqlite);
        }
        Ok(Cost {
            servers: self.servers.iter().map(of).sum(),
            system: self.servers.iter().filter_map(|id| Some(all.get(id)?.system)).sum(),
            parts,
            postgres: self.postgres.iter().map(of).sum(),
            nats: self.nats.iter().map(of).sum(),
        })
    }
}

impl Cost {
    /// What each of so many actions has cost since an earlier moment.
    pub(super) fn each(self, before: &Cost, actions: usize) -> Cost {
        let actions = u32::try_from(actions).unwrap_or(u32::MAX).max(1);
        let each = |now: Duration, before: Duration| now.saturating_sub(before) / actions;
        let earlier = |part: &String| before.parts.get(part).copied().unwrap_or_default();
        Cost {
            servers: each(self.servers, before.servers),
            system: each(self.system, before.system),
            parts: self.parts.iter().map(|(part, &now)| (part.clone(), each(now, earlier(part)))).collect(),
            postgres: each(self.postgres, before.postgres),
            nats: each(self.nats, before.nats),
        }
    }

    /// What the servers took for everything that none of them has measured.
    #[must_use]
    pub fn rest(&self) -> Duration {
        self.servers.saturating_sub(self.parts.values().sum())
    }
}

/// A line in which a server tells how long it took for a part of its work.
fn read_part(line: &str) -> Option<(&str, Duration)> {
    let (part, seconds) = line.strip_prefix(PARTS)?.split_once("\"} ")?;
    Some((part, Duration::try_from_secs_f64(seconds.trim().parse().ok()?).ok()?))
}

/// A process: who has started it, and what it has taken, with those of its own that have ended.
struct Process {
    parent: u32,
    spent: Duration,
    /// How much of that the system has taken for it.
    system: Duration,
}

/// All processes, where the system tells of them.
fn processes() -> HashMap<u32, Process> {
    let folders = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = folders.filter_map(|folder| folder.file_name().to_str()?.parse().ok());
    ids.filter_map(|id: u32| Some((id, read(&fs::read_to_string(format!("/proc/{id}/stat")).ok()?)?))).collect()
}

/// Reads the line in which Linux describes a process: the name is in brackets and may hold anything.
fn read(line: &str) -> Option<Process> {
    let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks =
        |places: &[usize]| places.iter().map(|&place| fields.get(place)?.parse::<u32>().ok()).sum::<Option<u32>>();
    let (spent, system) = (TICK * ticks(&[11, 12, 13, 14])?, TICK * ticks(&[12, 14])?);
    Some(Process { parent: fields.get(1)?.parse().ok()?, spent, system })
}

/// What those threads of a process have taken whose names begin like this.
fn spent_by_threads(id: u32, name: &str) -> Duration {
    let threads = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
    let stats = threads.filter_map(|thread| fs::read_to_string(thread.path().join("stat")).ok());
    let named = stats.filter(|stat| stat.split_once('(').is_some_and(|(_, rest)| rest.starts_with(name)));
    named.filter_map(|stat| Some(read(&stat)?.spent)).sum()
}

fn spent_by(id: u32, all: &HashMap<u32, Process>) -> Duration {
    let own = all.get(&id).map(|process| process.spent).unwrap_or_default();
    let children = all.iter().filter(|(_, process)| process.parent == id);
    own + children.map(|(child, _)| spent_by(*child, all)).sum::<Duration>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_with_an_odd_name_is_read() {
        let line = "7 (a) b (c) S 3 7 7 0 -1 4194560 900 0 0 0 12 34 5 6 20 0 1 0 100 0 0";
        let process = read(line).expect("a process");
        assert_eq!((process.parent, process.spent, process.system), (3, TICK * 57, TICK * 40));
    }

    #[test]
    fn children_and_theirs_count() {
        let process = |parent, ticks: u32| Process { parent, spent: TICK * ticks, system: Duration::ZERO };
        let all = [(1, process(0, 1)), (2, process(1, 10)), (3, process(2, 100)), (4, process(0, 1000))].into();
        assert_eq!(spent_by(1, &all), TICK * 111);
    }

    #[test]
    fn what_a_server_has_measured_is_read_and_the_rest_is_the_rest() {
        let told = "# TYPE gantry_work_seconds summary\ngantry_work_seconds{part=\"draw\",quantile=\"0\"} 9\n\
                    gantry_work_seconds_sum{part=\"draw\"} 0.5\ngantry_work_seconds_count{part=\"draw\"} 7\n";
        let parts: Vec<_> = told.lines().filter_map(read_part).collect();
        assert_eq!(parts, [("draw", Duration::from_millis(500))]);
        let parts: BTreeMap<String, Duration> = parts.into_iter().map(|(part, time)| (part.to_owned(), time)).collect();
        let now = Cost { servers: Duration::from_secs(2), parts, ..Cost::default() };
        let each = now.each(&Cost { servers: Duration::from_secs(1), ..Cost::default() }, 10);
        assert_eq!((each.servers, each.parts["draw"]), (Duration::from_millis(100), Duration::from_millis(50)));
        assert_eq!(each.rest(), Duration::from_millis(50));
    }
}
