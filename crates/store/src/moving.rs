//! Everything from one store into another, row by row. Rows that are there already are made equal, so that a copy that was
//! broken off goes on when it is begun again.

use sqlx::AssertSqlSafe;

use crate::change::Undo;
use crate::database::{Row, Statement, Value, query};
use crate::{Store, StoreError, row};

/// How many rows go at once.
const AT_ONCE: usize = 200;

/// A table that is copied. Every column is a text, or a number if its name is in [`NUMBERS`].
struct Table {
    name: &'static str,
    /// The columns that name a row come first.
    columns: &'static [&'static str],
    /// How many they are.
    key: usize,
}

/// The columns that hold numbers.
const NUMBERS: [&str; 44] = [
    "at_ms",
    "banned_at",
    "begun_at",
    "bots_at",
    "claimed_at",
    "complete",
    "confirmed_at",
    "counts",
    "created_at",
    "declined",
    "due_at",
    "ended_at",
    "expires_at",
    "finished_at",
    "joined_at",
    "last_seen",
    "lines",
    "muted_at",
    "n",
    "people",
    "place",
    "played",
    "players",
    "points",
    "points_after",
    "points_before",
    "rated_n",
    "rules_version",
    "score",
    "seat",
    "seen_at",
    "seq",
    "standing",
    "sure",
    "together",
    "told_at",
    "tries",
    "turn",
    "uncertainty",
    "uncertainty_after",
    "uncertainty_before",
    "used_at",
    "whole",
    "won",
];

/// In an order in which everything comes after what it refers to. Which match is the rematch of which is told when all are there.
const TABLES: [Table; 31] = [
    Table {
        name: "players",
        columns: &["id", "name", "recovery_hash", "preferences", "created_at", "muted_at", "banned_at"],
        key: 1,
    },
    Table {
        name: "sessions",
        columns: &["token_hash", "player_id", "created_at", "last_seen", "kind", "device"],
        key: 1,
    },
    Table { name: "claims", columns: &["folded", "player_id", "password", "claimed_at"], key: 1 },
    Table { name: "play_groups", columns: &["id", "name", "folded", "link", "created_at"], key: 1 },
    Table { name: "group_members", columns: &["group_id", "player_id", "standing", "joined_at"], key: 2 },
    Table { name: "group_invitations", columns: &["group_id", "player_id", "host_id", "at_ms", "declined"], key: 2 },
    Table { name: "matches", columns: without_rematch(), key: 1 },
    Table { name: "matches", columns: &MATCH_COLUMNS, key: 1 },
    Table { name: "seats", columns: &["match_id", "seat", "kind", "player_id", "bot", "stand_in", "name"], key: 2 },
    Table { name: "actions", columns: &["match_id", "seq", "seat", "line", "action_id", "at_ms", "position"], key: 2 },
    Table { name: "chat", columns: &["match_id", "n", "player_id", "name", "line", "at_ms"], key: 2 },
    Table { name: "seeks", columns: &["kind", "match_id", "bots_at", "seen_at"], key: 1 },
    Table {
        name: "invitations",
        columns: &["match_id", "player_id", "host_id", "at_ms", "declined", "group_id", "whole"],
        key: 2,
    },
    Table { name: "eyes", columns: &["match_id", "seat", "owner_id", "player_id", "permission"], key: 4 },
    Table { name: "refusals", columns: &["player_id", "whom"], key: 2 },
    Table { name: "reviews", columns: &["match_id", "kind", "findings"], key: 2 },
    Table {
        name: "results",
        columns: &[
            "match_id",
            "game",
            "edition",
            "level",
            "players",
            "people",
            "lines",
            "begun_at",
            "finished_at",
            "together",
            "complete",
            "won",
            "score",
            "pool",
            "rated_n",
            "counts",
        ],
        key: 1,
    },
    Table {
        name: "result_seats",
        columns: &[
            "match_id",
            "seat",
            "player_id",
            "bot",
            "game",
            "finished_at",
            "place",
            "won",
            "score",
            "points_before",
            "uncertainty_before",
            "points_after",
            "uncertainty_after",
        ],
        key: 2,
    },
    Table { name: "ratings", columns: &["pool", "player_id", "points", "uncertainty", "sure", "played"], key: 2 },
    Table { name: "rating_state", columns: &["n", "rated_n"], key: 1 },
    Table { name: "passkeys", columns: &["id", "player_id", "label", "passkey", "created_at", "used_at"], key: 1 },
    Table { name: "notice_ways", columns: &WAY_COLUMNS, key: 1 },
    Table { name: "notice_wishes", columns: &["player_id", "wishes"], key: 1 },
    Table { name: "notice_matches", columns: &["player_id", "match_id", "wanted"], key: 2 },
    Table { name: "notices", columns: &["way_id", "match_id", "turn", "due_at", "tries"], key: 2 },
    Table { name: "announcements", columns: &["n", "line", "at_ms"], key: 1 },
    Table { name: "admin_keys", columns: &["hash", "kind", "expires_at"], key: 1 },
    Table { name: "secrets", columns: &["name", "value"], key: 1 },
    Table { name: "uptime", columns: &["name", "at_ms"], key: 1 },
    Table { name: "outages", columns: &["begun_at", "ended_at"], key: 1 },
    Table { name: "admin_log", columns: &["n", "at_ms", "deed", "whom", "detail", "matches"], key: 1 },
];

const MATCH_COLUMNS: [&str; 16] = [
    "id",
    "game",
    "rules_version",
    "setup",
    "seed",
    "commitment",
    "components",
    "visibility",
    "created_at",
    "created_by",
    "state",
    "result",
    "finished_at",
    "rules_changes",
    "group_id",
    "rematch_of",
];

const WAY_COLUMNS: [&str; 10] =
    ["id", "player_id", "kind", "address", "keys", "secret", "house", "confirmed_at", "told_at", "created_at"];

const fn without_rematch() -> &'static [&'static str] {
    let (columns, _rematch) = MATCH_COLUMNS.split_at(MATCH_COLUMNS.len() - 1);
    columns
}

/// Copies everything from one store into another; `tell` hears the name of a table and how many of its rows are done. Neither
/// may be in use.
pub async fn copy(from: &Store, to: &Store, mut tell: impl FnMut(&'static str, u64)) -> Result<(), StoreError> {
    for table in &TABLES {
        let mut last: Option<Vec<Value>> = None;
        let mut done = 0;
        loop {
            let rows = table.rows_after(last.as_deref()).fetch_all(from.reads()).await?;
            let rows: Vec<Vec<Value>> = rows.iter().map(|row| table.values(row)).collect::<Result<_, _>>()?;
            let Some(end) = rows.last() else { break };
            last = Some(end[..table.key].to_vec());
            done += rows.len() as u64;
            let put = table.put(rows);
            to.write(Undo::Savepoint, move |db| Box::pin(async move { put.execute(db).await })).await?;
            tell(table.name, done);
        }
    }
    Ok(())
}

impl Store {
    /// How many rows each table has that [`copy`] copies.
    pub async fn table_sizes(&self) -> Result<Vec<(&'static str, u64)>, StoreError> {
        let mut sizes: Vec<(&'static str, u64)> = Vec::new();
        for table in &TABLES {
            let count = query(AssertSqlSafe(format!("SELECT COUNT(*) AS n FROM {}", table.name)));
            sizes.push((table.name, row::number(&count.fetch_one(self.reads()).await?, "n")?));
        }
        sizes.dedup();
        Ok(sizes)
    }
}

impl Table {
    /// The rows that follow one with this key.
    fn rows_after(&self, last: Option<&[Value]>) -> Statement {
        let (name, columns, key) = (self.name, self.columns.join(", "), self.columns[..self.key].join(", "));
        let places: Vec<String> = (1..=self.key).map(|place| format!("${place}")).collect();
        let after = last.map(|_| format!("WHERE ({key}) > ({})", places.join(", "))).unwrap_or_default();
        let select = format!("SELECT {columns} FROM {name} {after} ORDER BY {key} LIMIT {AT_ONCE}");
        last.unwrap_or_default().iter().cloned().fold(query(AssertSqlSafe(select)), Statement::bind)
    }

    /// Inserts rows, or makes those equal that are there.
    fn put(&self, rows: Vec<Vec<Value>>) -> Statement {
        let width = self.columns.len();
        let places = |row: usize| {
            let places: Vec<String> = (1..=width).map(|column| format!("${}", row * width + column)).collect();
            format!("({})", places.join(", "))
        };
        let all: Vec<String> = (0..rows.len()).map(places).collect();
        let (key, others) = self.columns.split_at(self.key);
        let equal: Vec<String> = others.iter().map(|column| format!("{column} = excluded.{column}")).collect();
        let insert = format!(
            "INSERT INTO {} ({}) VALUES {} ON CONFLICT ({}) DO {}",
            self.name,
            self.columns.join(", "),
            all.join(", "),
            key.join(", "),
            if equal.is_empty() { "NOTHING".to_owned() } else { format!("UPDATE SET {}", equal.join(", ")) }
        );
        rows.into_iter().flatten().fold(query(AssertSqlSafe(insert)), Statement::bind)
    }

    fn values(&self, row: &Row) -> Result<Vec<Value>, StoreError> {
        let value = |column: &&'static str| {
            Ok(if NUMBERS.contains(column) { Value::Number(row.get(column)?) } else { Value::Text(row.get(column)?) })
        };
        self.columns.iter().map(value).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[tokio::test]
    async fn every_column_of_every_table_is_copied() {
        let store = Store::open_in_memory().await.expect("a store");
        let columns = query(
            "SELECT t.name AS place, c.name AS found, c.type AS kind FROM sqlite_schema t, pragma_table_info(t.name) c \
             WHERE t.type = 'table' AND t.name NOT IN ('_sqlx_migrations', 'writers', 'nodes', 'leases', 'ceremonies')",
        );
        let (mut found, mut copied) = (BTreeSet::new(), BTreeSet::new());
        for row in columns.fetch_all(store.reads()).await.expect("columns") {
            let text = |column| row::text(&row, column).expect("a text");
            found.insert((text("place"), text("found"), text("kind") == "BIGINT"));
        }
        for table in &TABLES {
            let column = |name: &&str| (table.name.to_owned(), (*name).to_owned(), NUMBERS.contains(name));
            copied.extend(table.columns.iter().map(column));
        }
        assert_eq!(copied, found);
    }
}
