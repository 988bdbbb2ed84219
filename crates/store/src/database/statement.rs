//! A statement with its values, before it is known which database it is for; and what comes back.

use sqlx::{Decode, PgConnection, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, SqliteConnection, Type};

use super::{Connection, Pool, Real, within};
use crate::StoreError;

/// SQL with the values for its places. It can be sent again if a connection is lost.
#[derive(Clone)]
pub(crate) struct Statement {
    sql: SqlStr,
    values: Vec<Value>,
}

/// A value for a place in a statement.
#[derive(Clone)]
pub(crate) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(bool),
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(sqlx::sqlite::SqliteRow),
    Postgres(sqlx::postgres::PgRow),
}

/// A statement whose places `$1`, `$2` … still want values.
pub(crate) fn query(sql: impl SqlSafeStr) -> Statement {
    Statement { sql: sql.into_sql_str(), values: Vec::new() }
}

/// Where a statement can be sent.
pub(crate) trait Target: Send {
    fn rows(self, statement: Statement) -> impl Future<Output = Result<Vec<Row>, StoreError>> + Send;
    fn change(self, statement: Statement) -> impl Future<Output = Result<u64, StoreError>> + Send;
}

impl Statement {
    /// Gives the next place its value.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Changes something; how many rows that were.
    pub(crate) async fn execute(self, target: impl Target) -> Result<u64, StoreError> {
        target.change(self).await
    }

    pub(crate) async fn fetch_all(self, target: impl Target) -> Result<Vec<Row>, StoreError> {
        target.rows(self).await
    }

    /// The only row, if there is one.
    pub(crate) async fn fetch_optional(self, target: impl Target) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(target).await?.into_iter().next())
    }

    /// The only row.
    pub(crate) async fn fetch_one(self, target: impl Target) -> Result<Row, StoreError> {
        Ok(self.fetch_optional(target).await?.ok_or(sqlx::Error::RowNotFound)?)
    }
}

/// Makes a statement of one of the databases.
macro_rules! bound {
    ($statement:expr) => {{
        let Statement { sql, values } = $statement;
        values.into_iter().fold(sqlx::query(sql), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Flag(flag) => query.bind(flag),
        })
    }};
}

impl Target for &mut SqliteConnection {
    async fn rows(self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        Ok(bound!(statement).fetch_all(self).await?.into_iter().map(Row::Sqlite).collect())
    }

    async fn change(self, statement: Statement) -> Result<u64, StoreError> {
        Ok(bound!(statement).execute(self).await?.rows_affected())
    }
}

impl Target for &mut PgConnection {
    async fn rows(self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        Ok(bound!(statement).fetch_all(self).await?.into_iter().map(Row::Postgres).collect())
    }

    async fn change(self, statement: Statement) -> Result<u64, StoreError> {
        Ok(bound!(statement).execute(self).await?.rows_affected())
    }
}

impl Target for &mut Connection {
    async fn rows(self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        match self.real() {
            Real::Sqlite(connection) => connection.rows(statement).await,
            Real::Postgres(connection, limit) => within(limit, connection.rows(statement)).await,
        }
    }

    async fn change(self, statement: Statement) -> Result<u64, StoreError> {
        match self.real() {
            Real::Sqlite(connection) => connection.change(statement).await,
            Real::Postgres(connection, limit) => within(limit, connection.change(statement)).await,
        }
    }
}

/// In a place of its own: what a database needs for an answer would make everything as large that might ever ask it.
impl Target for &Pool {
    async fn rows(self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        Box::pin(patiently(self, statement)).await
    }

    async fn change(self, statement: Statement) -> Result<u64, StoreError> {
        Box::pin(async move { self.acquire().await?.change(statement).await }).await
    }
}

/// Asked once more where nobody has answered; then there is time, since somebody has just answered at the door.
async fn patiently(pool: &Pool, statement: Statement) -> Result<Vec<Row>, StoreError> {
    let mut connection = pool.acquire().await?;
    let outcome = connection.rows(statement.clone()).await;
    if !matches!(outcome, Err(StoreError::Away(_))) {
        return outcome;
    }
    connection.discard().await;
    pool.acquire().await?.at_leisure().rows(statement).await
}

impl Row {
    /// The value in a column.
    pub(crate) fn get<'r, T>(&'r self, column: &str) -> Result<T, StoreError>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }
}

/// What a statement takes as a value.
macro_rules! values {
    ($($from:ty => |$value:ident| $made:expr),+ $(,)?) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $made
            }
        })+
    };
}

values! {
    &str => |text| Value::Text(Some(text.to_owned())),
    &String => |text| Value::Text(Some(text.clone())),
    String => |text| Value::Text(Some(text)),
    Option<&str> => |text| Value::Text(text.map(str::to_owned)),
    Option<String> => |text| Value::Text(text),
    i64 => |number| Value::Number(Some(number)),
    Option<i64> => |number| Value::Number(number),
    bool => |flag| Value::Flag(flag),
}
