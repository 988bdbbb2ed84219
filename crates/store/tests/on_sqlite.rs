//! The store in a file: see [`suite`].

mod suite;

/// Whether these tests are about PostgreSQL.
const ON_POSTGRES: bool = false;
