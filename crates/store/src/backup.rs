//! Copies of a whole store in one file, made while a server uses it.

use std::fs::{self, File};
use std::path::Path;

use sqlx::{Connection as _, Row as _, SqliteConnection, query};

use crate::database::connect_to_file;
use crate::files::unusable;
use crate::{StoreError, private_file};

/// Copies the store, as it is at one moment, to a new file; `attachments` are texts that go with it, each under a name. What is
/// in the file when this returns is on disk.
pub async fn back_up(store: &Path, to: &Path, attachments: &[(&str, &str)]) -> Result<(), StoreError> {
    // The database copies into an empty file, and so only its owner can ever read it.
    private_file(to)?;
    let mut source = connect_to_file(store).await?;
    let name = to.to_str().ok_or(StoreError::Invalid("the name of a backup is written in Unicode"))?;
    query("VACUUM INTO $1").bind(name).execute(&mut source).await?;
    source.close().await?;
    let mut copy = connect_to_file(to).await?;
    attach(&mut copy, attachments).await?;
    copy.close().await?;
    flush(to)
}

async fn attach(copy: &mut SqliteConnection, attachments: &[(&str, &str)]) -> Result<(), StoreError> {
    let mut transaction = copy.begin().await?;
    query("CREATE TABLE attachments (name TEXT NOT NULL PRIMARY KEY, content TEXT NOT NULL)")
        .execute(&mut *transaction)
        .await?;
    for (name, content) in attachments {
        let insert = query("INSERT INTO attachments (name, content) VALUES ($1, $2)");
        insert.bind((*name).to_owned()).bind((*content).to_owned()).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}

/// What is attached to a backup under this name.
pub async fn attachment(backup: &Path, name: &str) -> Result<Option<String>, StoreError> {
    let mut copy = connect_to_file(backup).await?;
    let find = query("SELECT content FROM attachments WHERE name = $1").bind(name.to_owned());
    let found = find.fetch_optional(&mut copy).await?;
    copy.close().await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?)
}

/// Makes a store of a backup, without what is attached, in a file that is not there yet.
pub async fn unpack(backup: &Path, to: &Path) -> Result<(), StoreError> {
    private_file(to)?;
    fs::copy(backup, to).map_err(|cause| unusable(to, cause))?;
    private_file(to)?;
    let mut store = connect_to_file(to).await?;
    query("DROP TABLE attachments").execute(&mut store).await?;
    store.close().await?;
    flush(to)
}

fn flush(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(|cause| unusable(path, cause))
}
