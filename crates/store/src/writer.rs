//! The writer: one task through which every change goes, so that changes that wait together share
//! one commit.
//!
//! A commit waits for the disk, which takes far longer than the statements in it. While the disk
//! works, further changes queue up; the writer then takes all of them into its next transaction and
//! answers each caller after that has been committed. Nothing waits for company: a change that
//! comes alone is committed alone, at once.
//!
//! A database that is away for a moment is waited for: the changes are made anew when it is back, and only once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::appending::{Appending, append_together};
use crate::change::{Change, Job, Pending, Undo};
use crate::database::{self, Connection, Pool};
use crate::{Append, Entry, MatchId, StoreError};

/// How many changes wait at most; whoever comes then waits for a place in the queue.
const QUEUE: usize = 1024;

/// How many changes share a commit at most, so that the first of them does not wait for thousands.
const BATCH: usize = 256;

/// How long a database that is away is waited for, before those are told who wait for their changes.
const PATIENCE: Duration = Duration::from_secs(4);

/// The pauses between attempts grow from the first to the last.
const PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(1)];

/// What the writer has done since the store was opened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct WriterCounts {
    /// Changes that were asked for and answered, refused ones included.
    pub writes: u64,
    /// Transactions that were committed: fewer than writes when there is much to do.
    pub commits: u64,
    /// Transactions that failed, with everything in them.
    pub failures: u64,
    /// Changes that wait in the queue now.
    pub waiting: u64,
}

#[derive(Default)]
struct Counters {
    writes: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

enum Message {
    Write(Box<dyn Job>),
    Close,
}

/// The way to the writer.
#[derive(Clone)]
pub(crate) struct Queue {
    messages: mpsc::Sender<Message>,
    counters: Arc<Counters>,
}

impl Queue {
    /// Has the writer make a change; the answer comes after it is on disk. If `work` fails it is
    /// undone alone.
    pub(crate) async fn write<T, W>(&self, undo: Undo, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, T> + Clone + Send + 'static,
    {
        let (caller, answer) = oneshot::channel();
        self.send(Box::new(Change::new(undo, work, caller)), answer).await
    }

    /// Has the writer append one entry to a log.
    pub(crate) async fn append(&self, id: MatchId, expected: u32, entry: Entry) -> Result<Append, StoreError> {
        let (caller, answer) = oneshot::channel();
        self.send(Box::new(Appending::new(id, expected, entry, caller)), answer).await
    }

    async fn send<T>(
        &self,
        job: Box<dyn Job>,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        self.messages.send(Message::Write(job)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    /// Tells the writer to take no more and to end after what is queued.
    pub(crate) async fn close(&self) {
        // It fails only where the writer has ended or is ending already.
        let _ = self.messages.send(Message::Close).await;
    }

    pub(crate) fn counts(&self) -> WriterCounts {
        let waiting = self.messages.max_capacity() - self.messages.capacity();
        WriterCounts {
            writes: self.counters.writes.load(Ordering::Relaxed),
            commits: self.counters.commits.load(Ordering::Relaxed),
            failures: self.counters.failures.load(Ordering::Relaxed),
            waiting: waiting as u64,
        }
    }
}

/// Starts the writer. It ends when it is told to, or when nobody is left who could ask for
/// anything.
pub(crate) fn start(pool: Pool) -> (Queue, JoinHandle<()>) {
    let (sender, receiver) = mpsc::channel(QUEUE);
    let counters = Arc::<Counters>::default();
    let numbers = database::Writer::default();
    let writer = Writer { pool, messages: receiver, counters: Arc::clone(&counters), numbers, away_since: None };
    let queue = Queue { messages: sender, counters };
    (queue, tokio::spawn(writer.run()))
}

struct Writer {
    pool: Pool,
    messages: mpsc::Receiver<Message>,
    counters: Arc<Counters>,
    numbers: database::Writer,
    /// Since when the database has been away.
    away_since: Option<Instant>,
}

impl Writer {
    async fn run(mut self) {
        let mut waiting = Vec::with_capacity(BATCH);
        while self.messages.recv_many(&mut waiting, BATCH).await > 0 {
            let mut batch = Vec::with_capacity(waiting.len());
            for message in waiting.drain(..) {
                match message {
                    Message::Write(job) => batch.push(job),
                    // What is in the queue already still comes out of it.
                    Message::Close => self.messages.close(),
                }
            }
            if !batch.is_empty() {
                self.write(batch).await;
            }
        }
    }

    async fn write(&mut self, mut batch: Vec<Box<dyn Job>>) {
        let committed = self.commit_patiently(&mut batch).await;
        let outcomes = match committed {
            Ok(()) => &self.counters.commits,
            Err(_) => &self.counters.failures,
        };
        outcomes.fetch_add(1, Ordering::Relaxed);
        let writes = batch.len() as u64;
        self.counters.writes.fetch_add(writes, Ordering::Relaxed);
        for job in batch {
            job.answer(&committed);
        }
    }

    /// Tries again as long as the database is away, but not for ever.
    async fn commit_patiently(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        self.numbers.next();
        let [mut pause, longest] = PAUSES;
        loop {
            let cause = match self.commit(batch).await {
                Err(StoreError::Away(cause)) => cause,
                outcome => {
                    self.away_since = None;
                    return outcome;
                }
            };
            if self.away_since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
                return Err(if self.numbers.is_unsure() { StoreError::Unsure(cause) } else { StoreError::Away(cause) });
            }
            sleep(pause).await;
            pause = longest.min(pause * 2);
        }
    }

    async fn commit(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        let committed = commit_together(&mut connection, &mut self.numbers, batch).await;
        if committed.is_err() {
            // What it has begun is undone with it.
            connection.discard().await;
        }
        committed
    }
}

async fn commit_together(
    connection: &mut Connection,
    numbers: &mut database::Writer,
    batch: &mut [Box<dyn Job>],
) -> Result<(), StoreError> {
    if !numbers.begin(connection).await? {
        // An attempt whose answer was lost was committed: what the changes came to then stands.
        return Ok(());
    }
    batch.iter_mut().for_each(|job| job.forget());
    if !append_together(connection, batch).await? {
        // Some are in and some are not: from the beginning, then, and one by one.
        connection.order("ROLLBACK").await?;
        numbers.begin(connection).await?;
    }
    for job in batch.iter_mut().filter(|job| !job.is_done()) {
        if connection.statements_fail_alone() && job.undo() == Undo::Statement {
            run_bare(connection, job).await?;
        } else {
            run_in_savepoint(connection, job).await?;
        }
    }
    numbers.commit(connection).await
}

/// An error here is one for the whole transaction; a refusal is only the caller's.
async fn run_bare(connection: &mut Connection, job: &mut Box<dyn Job>) -> Result<(), StoreError> {
    match job.run(connection).await {
        // Where the disk is full, for one, the database has ended the transaction by itself. What would be written
        // after that would be committed alone, statement by statement.
        Err(failure @ StoreError::Database(_)) => Err(failure),
        _ => Ok(()),
    }
}

async fn run_in_savepoint(connection: &mut Connection, job: &mut Box<dyn Job>) -> Result<(), StoreError> {
    connection.order("SAVEPOINT change").await?;
    match job.run(connection).await {
        Ok(()) => connection.order("RELEASE SAVEPOINT change").await.map(drop),
        Err(cause @ StoreError::Away(_)) => Err(cause),
        Err(cause) => {
            // Where there is no savepoint to go back to, the database has ended the transaction: everybody learns why.
            let back = connection.order("ROLLBACK TO SAVEPOINT change; RELEASE SAVEPOINT change").await;
            back.map(drop).map_err(|_| cause)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::{Database, query};

    async fn note(queue: &Queue, undo: Undo, text: String) -> Result<(), StoreError> {
        let insert = query("INSERT INTO notes VALUES ($1)").bind(text);
        queue
            .write(undo, move |db| {
                Box::pin(async move {
                    insert.execute(db).await?;
                    Ok(())
                })
            })
            .await
    }

    async fn a_full_disk_fails_a_transaction_and_not_the_next_one(undo: Undo) {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::open(&folder.path().join("gantry.db").into()).await.expect("opens");
        let (queue, _writer) = start(database.writes.clone());
        // The limit is this connection's: whoever opens another has a bigger disk.
        for sql in ["CREATE TABLE notes (text TEXT)", "PRAGMA max_page_count = 1"] {
            query(sql).execute(&database.writes).await.expect(sql);
        }
        let (first, huge, last) = tokio::join!(
            note(&queue, undo, "first".to_owned()),
            note(&queue, undo, "huge".repeat(10_000)),
            note(&queue, undo, "last".to_owned()),
        );
        for outcome in [first, huge, last] {
            let failed = outcome.expect_err("they share a transaction that cannot be committed");
            assert!(failed.to_string().contains("disk is full"), "{failed}");
        }
        note(&queue, undo, "afterwards".to_owned()).await.expect("there is room again");
        let notes = query("SELECT text FROM notes").fetch_all(&database.reads).await.expect("reads");
        let notes: Vec<String> = notes.iter().map(|row| row.get("text").expect("a text")).collect();
        assert_eq!(notes, ["afterwards"]);
    }

    #[tokio::test]
    async fn a_full_disk_is_survived_without_savepoints() {
        a_full_disk_fails_a_transaction_and_not_the_next_one(Undo::Statement).await;
    }

    #[tokio::test]
    async fn a_full_disk_is_survived_with_savepoints() {
        a_full_disk_fails_a_transaction_and_not_the_next_one(Undo::Savepoint).await;
    }
}
