//! What can go wrong with the store.

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::postgres::PgDatabaseError;

use crate::Place;

/// Why the store could not do what it was asked.
///
/// It can be cloned, because one failed commit is the answer to everybody who waited for it.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The file or database cannot be opened or created.
    #[error("cannot open the store at {place}: {cause}")]
    Open {
        /// Which one.
        place: Place,
        /// What the database said.
        cause: Arc<sqlx::Error>,
    },
    /// A file or folder cannot be used.
    #[error("cannot use {}: {cause}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        cause: Arc<std::io::Error>,
    },
    /// Another server has the folder.
    #[error("another server uses {}: stop it first, or choose another folder with --data", folder.display())]
    InUse {
        /// Which folder.
        folder: PathBuf,
    },
    /// The tables cannot be brought up to date: perhaps the file was written by a newer Gantry.
    #[error("cannot bring the store's tables up to date: {0}")]
    Migrate(Arc<sqlx::migrate::MigrateError>),
    /// The database failed: a full disk, a lock held by another program, a damaged file. Where the
    /// answer to a write was this error, whether the write happened is not known: look before
    /// writing again.
    #[error("the store's database failed: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database cannot be reached or cannot write for the moment. Nothing was written; it can be tried again.
    #[error("the store's database is away: {0}")]
    Away(Arc<sqlx::Error>),
    /// The connection to the database was lost while it wrote, and did not come back in time to find out what came of it. Look
    /// before writing again.
    #[error("the store's database went away while it wrote, so whether this was written is not known: {0}")]
    Unsure(Arc<sqlx::Error>),
    /// A store cannot be there.
    #[error("this is no place for a store: {0}")]
    Place(String),
    /// There is nothing with that id.
    #[error("the store has no {what} `{id}`")]
    NotFound {
        /// The kind of thing: `match`, `player`, `seat`.
        what: &'static str,
        /// The id it was looked for with.
        id: String,
    },
    /// Something with that id, hash or number is there already.
    #[error("the store has that already: {0}")]
    AlreadyExists(String),
    /// What was to be written mentions a player, match or seat that the store does not have.
    #[error("the store does not have everything that this refers to: {0}")]
    MissingReference(String),
    /// The caller asked for something that makes no sense.
    #[error("the store cannot write that: {0}")]
    Invalid(&'static str),
    /// The database holds a value that Gantry never writes.
    #[error("the store is damaged: `{value}` is no value for {column}")]
    Corrupt {
        /// Which column.
        column: &'static str,
        /// What is in it.
        value: String,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// The writer ended before it answered, as when the program is shut down without `close`.
    #[error("the store stopped before it answered: whether this was written is not known")]
    Stopped,
}

impl StoreError {
    pub(crate) fn no(what: &'static str, id: impl Display) -> Self {
        let id = id.to_string();
        StoreError::NotFound { what, id }
    }

    pub(crate) fn away(cause: sqlx::Error) -> Self {
        StoreError::Away(Arc::new(cause))
    }

    pub(crate) fn corrupt(column: &'static str, value: impl Display) -> Self {
        let value = value.to_string();
        StoreError::Corrupt { column, value }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => StoreError::away(error),
            sqlx::Error::Database(refusal) if is_passing(refusal.as_ref()) => StoreError::away(error),
            sqlx::Error::Database(refusal) if refusal.is_unique_violation() => {
                StoreError::AlreadyExists(refusal.message().to_owned())
            }
            sqlx::Error::Database(refusal) if refusal.is_foreign_key_violation() => {
                StoreError::MissingReference(refusal.message().to_owned())
            }
            _ => StoreError::Database(Arc::new(error)),
        }
    }
}

/// What PostgreSQL says of a trouble that passes: lost connections, too few resources, a node that was faster or stands in the
/// way, a server that begins, ends, or only reads because another one leads, and a transaction that it gave up because nothing
/// more was heard of it.
const PASSING: [&str; 8] = ["08", "53", "57", "40001", "40P01", "55P03", "25006", "25P03"];

fn is_passing(refusal: &dyn sqlx::error::DatabaseError) -> bool {
    let refusal = refusal.try_downcast_ref::<PgDatabaseError>();
    refusal.is_some_and(|refusal| PASSING.iter().any(|code| refusal.code().starts_with(code)))
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        StoreError::Migrate(Arc::new(error))
    }
}
