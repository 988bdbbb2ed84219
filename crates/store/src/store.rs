//! The store as a whole: opening, closing, and the two ways in.

use std::path::Path;
use std::sync::Arc;

use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use crate::change::{Pending, Undo};
use crate::database::{Connection, Database, Place, Pool, Statement};
use crate::writer::{self, Queue};
use crate::{StoreError, WriterCounts};

/// Matches on disk. Clones are handles to the same store.
///
/// What is written is on disk when the call returns. Dropping a call's future does not take the
/// change back once it is queued.
#[derive(Clone)]
pub struct Store {
    database: Database,
    queue: Queue,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Store {
    /// Opens the store in this file, which is created if there is none, and brings its tables up to
    /// date.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_at(&Place::File(path.as_ref().to_owned())).await
    }

    /// Opens the store in this file or database and brings its tables up to date. A file is created if there is none; a
    /// database is not.
    pub async fn open_at(place: &Place) -> Result<Self, StoreError> {
        Ok(Self::start(Database::open(place).await?))
    }

    /// Opens a store that is gone when it is closed, for tests and trials.
    pub async fn open_in_memory() -> Result<Self, StoreError> {
        Ok(Self::start(Database::open_in_memory().await?))
    }

    pub(crate) fn start(database: Database) -> Self {
        let (queue, writer) = writer::start(database.writes.clone());
        Self { database, queue, writer: Arc::new(Mutex::new(Some(writer))) }
    }

    /// Writes what is queued, then closes the file. Whoever asks for anything later is told that
    /// the store is closed.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.queue.close().await;
        let mut writer = self.writer.lock().await;
        if let Some(task) = writer.as_mut() {
            let ended = task.await;
            *writer = None;
            ended.map_err(|_| StoreError::Stopped)?;
        }
        self.database.close().await;
        Ok(())
    }

    /// What the writer has done since the store was opened.
    #[must_use]
    pub fn writer_counts(&self) -> WriterCounts {
        self.queue.counts()
    }

    /// Every change goes through here: see [`writer`].
    pub(crate) async fn write<T, W>(&self, undo: Undo, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, T> + Clone + Send + 'static,
    {
        self.queue.write(undo, work).await
    }

    /// The way to the writer.
    pub(crate) fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Makes a change that is a single statement; how many rows it changed.
    pub(crate) async fn execute(&self, statement: Statement) -> Result<u64, StoreError> {
        self.write(Undo::Statement, move |db| Box::pin(async move { statement.execute(db).await })).await
    }

    /// Where reads go: they see what has been committed and never wait for the writer.
    pub(crate) fn reads(&self) -> &Pool {
        &self.database.reads
    }
}
