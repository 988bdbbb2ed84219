//! The store in a PostgreSQL database: the same tests as for a file, and what only a server can do: go away.

mod away;
mod suite;

/// Whether these tests are about PostgreSQL.
const ON_POSTGRES: bool = true;
