//! Both databases have the same tables.

use sqlx::{Connection as _, PgConnection, SqliteConnection};
use store::Store;

use super::open;

/// A table, a column, its type, and whether it may be empty.
type Column = (String, String, String, bool);

async fn of_sqlite() -> Vec<Column> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db");
    Store::open(&file).await.expect("opens").close().await.expect("closes");
    let mut connection = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("opens");
    let columns = "SELECT t.name, c.name, c.type, c.\"notnull\" = 0 FROM sqlite_schema t, pragma_table_info(t.name) c \
                   WHERE t.type = 'table' AND t.name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY t.name, c.name";
    sqlx::query_as(columns).fetch_all(&mut connection).await.expect("columns")
}

async fn of_postgres(url: &str) -> Vec<Column> {
    open(url).await.close().await.expect("closes");
    let mut connection = PgConnection::connect(url).await.expect("opens");
    let columns = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), UPPER(data_type), is_nullable = 'YES' \
                   FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' \
                   ORDER BY CAST(table_name AS TEXT), CAST(column_name AS TEXT)";
    sqlx::query_as(columns).fetch_all(&mut connection).await.expect("columns")
}

#[tokio::test]
async fn both_databases_have_the_same_tables() {
    let Some(url) = trial_postgres::database() else { return };
    let columns = of_postgres(&url).await;
    assert_eq!(columns, of_sqlite().await);
    assert!(columns.iter().any(|(table, column, ..)| table == "actions" && column == "position"), "{columns:?}");
}
