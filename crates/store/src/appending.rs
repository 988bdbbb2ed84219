//! One entry that is to be appended to a log. Entries of different matches that wait together go to the database in one
//! trip: a trip costs more than what is done there.

use std::collections::HashSet;

use sqlx::AssertSqlSafe;
use tokio::sync::oneshot;

use crate::action::{Append, Entry, append};
use crate::change::{Job, Pending, Undo};
use crate::database::{Connection, query};
use crate::{MatchId, StoreError};

/// So many entries go in one trip at most, as a power of two.
const MOST: u32 = 5;

/// One entry for one match, and who waits for the answer.
pub(crate) struct Appending {
    id: MatchId,
    expected: u32,
    entry: Entry,
    answer: Option<Result<Append, StoreError>>,
    caller: oneshot::Sender<Result<Append, StoreError>>,
}

impl Appending {
    pub(crate) fn new(
        id: MatchId,
        expected: u32,
        entry: Entry,
        caller: oneshot::Sender<Result<Append, StoreError>>,
    ) -> Self {
        Self { id, expected, entry, answer: None, caller }
    }
}

impl Job for Appending {
    fn undo(&self) -> Undo {
        Undo::Statement
    }

    fn appending(&mut self) -> Option<&mut Appending> {
        Some(self)
    }

    fn is_done(&self) -> bool {
        self.answer.is_some()
    }

    fn forget(&mut self) {
        self.answer = None;
    }

    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pending<'c, ()> {
        Box::pin(async move {
            let answer = append(connection, &self.id, self.expected, std::slice::from_ref(&self.entry)).await;
            let done = answer.as_ref().map(|_| ()).map_err(StoreError::clone);
            self.answer = Some(answer);
            done
        })
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let answer = self.answer.unwrap_or(Err(StoreError::Stopped));
        // A caller who has gone away is not told; the entry stands.
        let _ = self.caller.send(committed.clone().and(answer));
    }
}

/// Appends what a batch appends, of each match one entry, in as few trips as possible; whether all of them fitted. If not,
/// the transaction is of no use: nobody knows which of them are in it.
pub(crate) async fn append_together(db: &mut Connection, batch: &mut [Box<dyn Job>]) -> Result<bool, StoreError> {
    let mut matches = HashSet::new();
    let mut all: Vec<&mut Appending> = batch.iter_mut().filter_map(|job| job.appending()).collect();
    all.retain(|one| matches.insert(one.id.clone()));
    // Where a change alone would need a savepoint, even one is worth it.
    if all.len() < if db.statements_fail_alone() { 2 } else { 1 } {
        return Ok(true);
    }
    // Others who append to the same matches at the same moment do so in the same order, and nobody waits in a circle.
    all.sort_by(|one, other| one.id.cmp(&other.id));
    let mut rest = &all[..];
    while !rest.is_empty() {
        // Few different lengths: the database keeps a prepared statement for each.
        let (now, later) = rest.split_at(1 << rest.len().ilog2().min(MOST));
        match insert(db, now).await {
            Ok(fitted) if fitted == now.len() as u64 => {}
            Ok(_) => return Ok(false),
            Err(cause @ StoreError::Away(_)) => return Err(cause),
            // One of them is refused, and has ended the transaction for the others.
            Err(_) if !db.statements_fail_alone() => return Ok(false),
            Err(cause) => return Err(cause),
        }
        rest = later;
    }
    for one in all {
        one.answer = Some(Ok(Append::Appended));
    }
    Ok(true)
}

/// Inserts the entries that fit; how many did.
async fn insert(db: &mut Connection, all: &[&mut Appending]) -> Result<u64, StoreError> {
    let row = |place: usize| {
        let [id, seq, seat, line, action, at, position] = [1, 2, 3, 4, 5, 6, 7].map(|column| place * 7 + column);
        format!("(${id}, ${seq}, ${seat}, ${line}, ${action}, ${at}, ${position})")
    };
    let rows: Vec<String> = (0..all.len()).map(row).collect();
    let sql = format!(
        "WITH new (match_id, seq, seat, line, action_id, at_ms, position) AS (VALUES {}) \
         INSERT INTO actions (match_id, seq, seat, line, action_id, at_ms, position) \
         SELECT s.match_id, new.seq, s.seat, new.line, new.action_id, new.at_ms, new.position \
         FROM new CROSS JOIN seats s WHERE s.match_id = new.match_id AND s.seat = new.seat \
         AND new.seq = (SELECT COALESCE(MAX(a.seq) + 1, 0) FROM actions a WHERE a.match_id = new.match_id) \
         ON CONFLICT DO NOTHING",
        rows.join(", ")
    );
    // Nothing but numbers was put into it.
    let mut statement = query(AssertSqlSafe(sql));
    for one in all {
        statement = statement
            .bind(one.id.to_string())
            .bind(i64::from(one.expected))
            .bind(i64::from(one.entry.seat))
            .bind(one.entry.line.clone())
            .bind(one.entry.action_id.clone())
            .bind(one.entry.at)
            .bind(one.entry.position.clone());
    }
    statement.execute(db).await
}
