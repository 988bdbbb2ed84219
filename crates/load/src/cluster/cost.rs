//! What an action costs: the processor time of everybody who takes part in it.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

/// A tick of the clock in which Linux counts processor time, the same on all machines that it runs on today.
const TICK: Duration = Duration::from_millis(10);

/// Processor time that was taken, in all or for one action.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// By servers of this program.
    pub servers: Duration,
    /// By PostgreSQL.
    pub postgres: Duration,
    /// By NATS.
    pub nats: Duration,
}

/// Whose processor time counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Payers {
    pub(super) servers: Vec<u32>,
    pub(super) postgres: Option<u32>,
    pub(super) nats: Option<u32>,
}

impl Payers {
    /// What they have taken since they were started, with the processes that they have started themselves.
    pub(super) fn spent(&self) -> Cost {
        let all = processes();
        let of = |root: &u32| spent_by(*root, &all);
        Cost {
            servers: self.servers.iter().map(of).sum(),
            postgres: self.postgres.iter().map(of).sum(),
            nats: self.nats.iter().map(of).sum(),
        }
    }
}

impl Cost {
    /// What each of so many actions has cost since an earlier moment.
    pub(super) fn each(self, before: Cost, actions: usize) -> Cost {
        let actions = u32::try_from(actions).unwrap_or(u32::MAX).max(1);
        let each = |now: Duration, before: Duration| now.saturating_sub(before) / actions;
        Cost {
            servers: each(self.servers, before.servers),
            postgres: each(self.postgres, before.postgres),
            nats: each(self.nats, before.nats),
        }
    }
}

/// A process: who has started it, and what it has taken, with those of its own that have ended.
struct Process {
    parent: u32,
    spent: Duration,
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
    let ticks: u32 = fields.get(11..15)?.iter().filter_map(|field| field.parse::<u32>().ok()).sum();
    Some(Process { parent: fields.get(1)?.parse().ok()?, spent: TICK * ticks })
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
        assert_eq!((process.parent, process.spent), (3, TICK * 57));
    }

    #[test]
    fn children_and_theirs_count() {
        let process = |parent, ticks: u32| Process { parent, spent: TICK * ticks };
        let all = [(1, process(0, 1)), (2, process(1, 10)), (3, process(2, 100)), (4, process(0, 1000))].into();
        assert_eq!(spent_by(1, &all), TICK * 111);
    }
}
