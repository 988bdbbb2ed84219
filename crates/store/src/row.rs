//! Getting typed values out of rows.

use crate::database::Row;
use crate::{GroupId, MatchId, PlayerId, StoreError};

pub(crate) fn text(row: &Row, column: &'static str) -> Result<String, StoreError> {
    row.get(column)
}

pub(crate) fn optional_text(row: &Row, column: &'static str) -> Result<Option<String>, StoreError> {
    row.get(column)
}

pub(crate) fn millis(row: &Row, column: &'static str) -> Result<i64, StoreError> {
    row.get(column)
}

pub(crate) fn match_id(row: &Row, column: &'static str) -> Result<MatchId, StoreError> {
    Ok(MatchId::new(text(row, column)?))
}

pub(crate) fn optional_match_id(row: &Row, column: &'static str) -> Result<Option<MatchId>, StoreError> {
    Ok(optional_text(row, column)?.map(MatchId::new))
}

pub(crate) fn player_id(row: &Row, column: &'static str) -> Result<PlayerId, StoreError> {
    Ok(PlayerId::new(text(row, column)?))
}

pub(crate) fn group_id(row: &Row, column: &'static str) -> Result<GroupId, StoreError> {
    Ok(GroupId::new(text(row, column)?))
}

pub(crate) fn optional_group_id(row: &Row, column: &'static str) -> Result<Option<GroupId>, StoreError> {
    Ok(optional_text(row, column)?.map(GroupId::new))
}

/// A number that is stored as BIGINT, in the type that it has here.
pub(crate) fn number<T: TryFrom<i64>>(row: &Row, column: &'static str) -> Result<T, StoreError> {
    let value: i64 = row.get(column)?;
    T::try_from(value).map_err(|_| StoreError::corrupt(column, value))
}

/// The same for a number that may be missing.
pub(crate) fn optional_number<T: TryFrom<i64>>(row: &Row, column: &'static str) -> Result<Option<T>, StoreError> {
    let value: Option<i64> = row.get(column)?;
    value.map(|value| T::try_from(value).map_err(|_| StoreError::corrupt(column, value))).transpose()
}
