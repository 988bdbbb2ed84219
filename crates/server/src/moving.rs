//! Moving house: everything from one store into another, and the proof that nothing was lost on the way.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use engine::{Problem, ensure};
use store::{FolderLock, MatchId, Place, Store, StoreError};

use crate::upkeep::{CheckReport, check_match};

/// What there is to tell while a store is moved.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Moving {
    /// So many rows of a table are copied.
    Copied(&'static str, u64),
    /// So many matches of so many were played again on both sides and are the same.
    Compared(usize, usize),
}

/// Copies a store to another place and compares: every match is played again on both sides. What was broken off goes on when it
/// is begun again. No server may use either of them; where they are files, none can.
pub async fn migrate(from: &Place, to: &Place, mut tell: impl FnMut(Moving)) -> Result<CheckReport, Problem> {
    ensure!(from.to_string() != to.to_string(), "{from} is where everything is already");
    let _locks = lock(from, to)?;
    let [here, there] = [open(from).await?, open(to).await?];
    let moved = async {
        must_be_its_copy(&here, &there, to).await?;
        store::copy(&here, &there, |table, rows| tell(Moving::Copied(table, rows))).await.map_err(failed)?;
        compare(&here, &there, &mut tell).await
    };
    let report = moved.await;
    here.close().await.map_err(failed)?;
    there.close().await.map_err(failed)?;
    report?.sound()
}

async fn open(place: &Place) -> Result<Store, Problem> {
    Store::open_at(place).await.map_err(failed)
}

/// Keeps servers out of the folders of files.
fn lock(from: &Place, to: &Place) -> Result<Vec<FolderLock>, Problem> {
    if let Place::File(file) = from {
        ensure!(file.is_file(), "there is no store at {from}");
    }
    let folders: BTreeSet<&Path> = [from, to].into_iter().filter_map(folder).collect();
    let take = |folder: &Path| {
        store::private_folder(folder)?;
        FolderLock::take(folder)
    };
    folders.into_iter().map(|folder| take(folder).map_err(failed)).collect()
}

fn folder(place: &Place) -> Option<&Path> {
    match place {
        Place::File(file) => file.parent().map(|folder| if folder == Path::new("") { Path::new(".") } else { folder }),
        Place::Postgres(_) => None,
    }
}

/// Nothing that is there may be lost: it must be a part of what comes.
async fn must_be_its_copy(here: &Store, there: &Store, to: &Place) -> Result<(), Problem> {
    let known: HashSet<MatchId> = here.match_ids().await.map_err(failed)?.into_iter().collect();
    let foreign = there.match_ids().await.map_err(failed)?.into_iter().find(|id| !known.contains(id));
    let [ours, theirs] = [here.table_sizes().await.map_err(failed)?, there.table_sizes().await.map_err(failed)?];
    let more = ours.iter().zip(&theirs).any(|(ours, theirs)| theirs.1 > ours.1);
    ensure!(foreign.is_none() && !more, "{to} holds something else already: choose an empty place");
    Ok(())
}

/// Compares everything; what is wrong is in the report.
async fn compare(here: &Store, there: &Store, tell: &mut impl FnMut(Moving)) -> Result<CheckReport, Problem> {
    let mut report = CheckReport::default();
    let ids = here.match_ids().await.map_err(failed)?;
    for (number, id) in ids.iter().enumerate() {
        let mut again = CheckReport::default();
        let compared = async {
            let [one, other] =
                [here.load_match(id).await, there.load_match(id).await].map(|found| found.map_err(failed));
            ensure!(one? == other?, "it is not the same on both sides");
            let [one, other] = [here.chat(id, 0).await, there.chat(id, 0).await].map(|found| found.map_err(failed));
            ensure!(one? == other?, "what was said is not the same on both sides");
            check_match(here, id, &mut report).await?;
            check_match(there, id, &mut again).await
        };
        if let Err(problem) = compared.await {
            report.problems.push(format!("match {id}: {problem}"));
        }
        tell(Moving::Compared(number + 1, ids.len()));
    }
    let [ours, theirs] = [here.table_sizes().await.map_err(failed)?, there.table_sizes().await.map_err(failed)?];
    for ((table, ours), (_, theirs)) in ours.into_iter().zip(theirs) {
        if ours != theirs {
            report.problems.push(format!("{table} has {ours} rows here and {theirs} there"));
        }
    }
    Ok(report)
}

fn failed(error: StoreError) -> Problem {
    Problem::new(error.to_string())
}
