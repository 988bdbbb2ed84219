//! What was acknowledged is there after the process has ended, however it ended.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use store::{Append, Store};
use tokio::task::JoinSet;

use super::table::{Disk, entry, id, set};
use crate::ON_POSTGRES;

const MATCHES: [&str; 3] = ["m1", "m2", "m3"];
const PLACE: &str = "GANTRY_STORE_TO_BE_KILLED";

#[tokio::test]
async fn a_store_that_is_opened_again_has_everything() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &MATCHES).await;
    store.append(&id("m2"), 0, vec![entry("a"), entry("b")]).await.expect("appends");
    store.start_match(&id("m2")).await.expect("starts");
    let mut before = Vec::new();
    for match_id in MATCHES {
        before.push(store.load_match(&id(match_id)).await.expect("loads").expect("it is there"));
    }
    store.close().await.expect("closes");
    if !ON_POSTGRES {
        assert!(!disk.file().with_extension("db-wal").exists(), "the log is folded into the file");
    }
    let reopened = disk.open().await;
    for expected in before {
        assert_eq!(reopened.load_match(&expected.header.id).await.expect("loads"), Some(expected));
    }
}

/// SIGKILL leaves no time for anything. (It does not switch off the power: that commits wait for
/// the disk is what `synchronous=FULL` is for, which is tested beside it in `database.rs`.)
#[tokio::test]
async fn a_killed_process_loses_nothing_that_it_acknowledged() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &MATCHES).await;
    store.close().await.expect("closes");
    for round in 1..=3 {
        let acknowledged = run_and_kill(&disk.name(), 150);
        let store = disk.open().await;
        for (match_id, seq) in acknowledged {
            let actions = store.actions(&id(&match_id), 0).await.expect("the log has no gap");
            let found = actions.get(seq as usize).unwrap_or_else(|| panic!("round {round}: {match_id} lost {seq}"));
            assert_eq!(found, &entry(&format!("a{seq}")));
        }
        store.close().await.expect("closes");
        let store = Store::open_to_read(&disk.place()).await.expect("opens");
        assert_eq!(store.damages().await.expect("checks"), [""; 0]);
    }
}

/// Lets a child append until it has acknowledged this many actions, kills it, and returns the last
/// one it acknowledged in each match.
fn run_and_kill(place: &str, acknowledgements: usize) -> HashMap<String, u32> {
    let mut child = start_child(place);
    let mut output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    let mut last = HashMap::new();
    let mut count = 0;
    let mut line = String::new();
    // What it had said before it was killed still comes out of the pipe; a last line may be cut
    // off.
    while output.read_line(&mut line).expect("its output can be read") > 0 && line.ends_with('\n') {
        if let Some((match_id, seq)) = acknowledgement(&line) {
            last.insert(match_id, seq);
            count += 1;
            if count == acknowledgements {
                child.kill().expect("SIGKILL");
            }
        }
        line.clear();
    }
    assert!(!child.wait().expect("it ends").success(), "it was killed");
    assert!(count >= acknowledgements, "it acknowledged only {count} actions");
    last
}

fn start_child(place: &str) -> Child {
    let this_program = env::current_exe().expect("this program has a path");
    Command::new(this_program)
        .args(["suite::durability::child_that_appends_until_it_is_killed", "--exact", "--ignored", "--nocapture"])
        .env(PLACE, place)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the child starts")
}

/// Reads `acknowledged m1 17`; the test harness says other things too.
fn acknowledgement(line: &str) -> Option<(String, u32)> {
    let (match_id, seq) = line.trim_end().strip_prefix("acknowledged ")?.split_once(' ')?;
    Some((match_id.to_owned(), seq.parse().ok()?))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "this is not a test: another test runs it in a process of its own and kills it"]
async fn child_that_appends_until_it_is_killed() {
    let Ok(place) = env::var(PLACE) else {
        return;
    };
    let store = Store::open_at(&place.parse().expect("a place")).await.expect("the store opens");
    let mut tables = JoinSet::new();
    for match_id in MATCHES {
        tables.spawn(append_for_ever(store.clone(), match_id));
    }
    tables.join_all().await;
}

async fn append_for_ever(store: Store, match_id: &str) {
    let length = store.actions(&id(match_id), 0).await.expect("reads").len() as u32;
    for seq in length.. {
        let outcome = store.append(&id(match_id), seq, vec![entry(&format!("a{seq}"))]).await;
        assert_eq!(outcome.expect("appends"), Append::Appended);
        let mut output = std::io::stdout().lock();
        output.write_all(format!("acknowledged {match_id} {seq}\n").as_bytes()).expect("the parent listens");
        output.flush().expect("the parent listens");
    }
}
