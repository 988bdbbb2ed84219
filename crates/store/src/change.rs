//! A change that somebody has asked for: what is to be done, and who waits for the answer.

use std::pin::Pin;

use tokio::sync::oneshot;

use crate::StoreError;
use crate::appending::Appending;
use crate::database::Connection;

/// A change under way.
pub(crate) type Pending<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// How a change that fails is undone without what shares its transaction.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Undo {
    /// It writes with a single statement, which the database undoes by itself.
    Statement,
    /// It writes with several statements and goes back to a savepoint, which costs two more trips to the database.
    Savepoint,
}

/// A change of any kind.
pub(crate) trait Job: Send {
    /// How it is undone if it fails.
    fn undo(&self) -> Undo;

    /// Makes the change and keeps the answer; an error says that it is to be undone.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pending<'c, ()>;

    /// Itself, if all it does is to append one entry.
    fn appending(&mut self) -> Option<&mut Appending> {
        None
    }

    /// Whether the change is made, and has its answer.
    fn is_done(&self) -> bool {
        false
    }

    /// Forgets what came of an attempt that was undone as a whole.
    fn forget(&mut self) {}

    /// Tells the caller what came of it.
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

/// A change whose caller waits for an answer of this type.
pub(crate) struct Change<T, W> {
    undo: Undo,
    work: W,
    answer: Result<T, StoreError>,
    caller: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> Change<T, W> {
    pub(crate) fn new(undo: Undo, work: W, caller: oneshot::Sender<Result<T, StoreError>>) -> Self {
        Self { undo, work, answer: Err(StoreError::Stopped), caller }
    }
}

impl<T, W> Job for Change<T, W>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, T> + Clone + Send,
{
    fn undo(&self) -> Undo {
        self.undo
    }

    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Pending<'c, ()> {
        Box::pin(async move {
            self.answer = self.work.clone()(connection).await;
            self.answer.as_ref().map(|_| ()).map_err(StoreError::clone)
        })
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let answer = committed.clone().and(self.answer);
        // A caller who has gone away is not told; the change stands.
        let _ = self.caller.send(answer);
    }
}
