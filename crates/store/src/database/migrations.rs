//! The tables, step by step. Each step is written once, for all databases.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// What `sqlx::migrate!` would build, without the macros: they would compile sqlx a second time, for the build.
pub(super) fn migrator() -> Migrator {
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../../migrations/0001_tables.sql")),
        migration(2, "rules versions", include_str!("../../migrations/0002_rules_versions.sql")),
        migration(3, "admin", include_str!("../../migrations/0003_admin.sql")),
        migration(4, "writers", include_str!("../../migrations/0004_writers.sql")),
        migration(5, "reviews", include_str!("../../migrations/0005_reviews.sql")),
        migration(6, "cluster", include_str!("../../migrations/0006_cluster.sql")),
        migration(7, "names", include_str!("../../migrations/0007_names.sql")),
        migration(8, "clocks", include_str!("../../migrations/0008_clocks.sql")),
        migration(9, "results", include_str!("../../migrations/0009_results.sql")),
        migration(11, "notices", include_str!("../../migrations/0011_notices.sql")),
        migration(12, "passkeys", include_str!("../../migrations/0012_passkeys.sql")),
        migration(13, "seeks", include_str!("../../migrations/0013_seeks.sql")),
        migration(14, "invitations", include_str!("../../migrations/0014_invitations.sql")),
        migration(15, "groups", include_str!("../../migrations/0015_groups.sql")),
        migration(16, "present", include_str!("../../migrations/0016_present.sql")),
        migration(17, "counts", include_str!("../../migrations/0017_counts.sql")),
    ])
}

/// The steps up to this one are nothing that this program would stumble over, even where it does not know them: a step that
/// older programs cannot live with begins a new thousand, and comes after a release whose programs can.
pub(super) fn last_that_is_harmless() -> i64 {
    let last = migrator().iter().map(|step| step.version).max().unwrap_or_default();
    (last / 1000 + 1) * 1000 - 1
}

fn migration(version: i64, description: &'static str, sql: &'static str) -> Migration {
    let description = description.into();
    Migration::new(version, description, MigrationType::Simple, sql.into_sql_str(), false)
}
