//! What a host does with the folder of a server: copy it while it is used, put it back, check all of it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use engine::{Problem, Seed, ensure};
use store::{FolderLock, MatchId, Place, Store, StoreError, StoredMatch};

use crate::ending::Stage;
use crate::random;
use crate::room::replayed;
use crate::state::{KEY, STORE, key_in, read_key};

/// Under which name a backup holds the key for cookies.
const KEY_ATTACHMENT: &str = "cookie.key";

/// What was found in a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// How many matches were played again.
    pub matches: usize,
    /// How many lines their logs have together.
    pub lines: usize,
    /// How many of them are over, with a result that was compared.
    pub results: usize,
    /// What is wrong, a sentence each.
    pub problems: Vec<String>,
}

impl CheckReport {
    /// It, unless something is wrong.
    pub fn sound(self) -> Result<Self, Problem> {
        ensure!(self.problems.is_empty(), "{}", self.problems.join("\n"));
        Ok(self)
    }
}

/// Checks a folder of a server or a backup: that the file is sound, that every match plays again by the rules, and that it
/// comes to the result that was kept. It only reads, so a server may go on meanwhile.
pub async fn check(path: &Path) -> Result<CheckReport, Problem> {
    let file = if path.is_dir() { path.join(STORE) } else { path.to_owned() };
    ensure!(file.is_file(), "there is no store at {}", file.display());
    check_at(&Place::File(file)).await
}

/// The same for a store anywhere.
pub async fn check_at(place: &Place) -> Result<CheckReport, Problem> {
    let store = Store::open_to_read(place).await.map_err(failed)?;
    let mut report = CheckReport { problems: store.damages().await.map_err(failed)?, ..CheckReport::default() };
    for id in store.match_ids().await.map_err(failed)? {
        if let Err(problem) = check_match(&store, &id, &mut report).await {
            report.problems.push(format!("match {id}: {problem}"));
        }
    }
    store.close().await.map_err(failed)?;
    Ok(report)
}

/// Plays a match again and compares its result.
pub(crate) async fn check_match(store: &Store, id: &MatchId, report: &mut CheckReport) -> Result<(), Problem> {
    let Some(stored) = store.load_match(id).await.map_err(failed)? else { return Ok(()) };
    report.matches += 1;
    report.lines += stored.actions.len();
    check_seed(&stored)?;
    let (stage, outcome) = replayed(stored)?;
    match stage {
        Stage::Finished { result, .. } if result.resigned.is_none() => {
            report.results += 1;
            ensure!(outcome.as_ref() == Some(&result.outcome), "its actions do not come to the result that was kept");
        }
        Stage::Finished { .. } | Stage::Open | Stage::Running | Stage::Abandoned { .. } => {}
    }
    Ok(())
}

fn check_seed(stored: &StoredMatch) -> Result<(), Problem> {
    let seed: Seed = stored.header.seed.as_str().parse()?;
    ensure!(seed.commitment() == stored.header.commitment, "its seed is not the one that was promised");
    Ok(())
}

/// Copies everything in a folder to one file, even while a server uses it, and checks the copy.
pub async fn back_up(data: &Path, file: &Path) -> Result<CheckReport, Problem> {
    ensure!(!file.exists(), "{} is there already: choose another name", file.display());
    let source = data.join(STORE);
    ensure!(source.is_file(), "there is no store at {}", source.display());
    let key = engine::hex(&read_key(&data.join(KEY))?);
    let part = beside(file, "part");
    // What an earlier attempt left behind.
    let _ = fs::remove_file(&part);
    let copied = async {
        store::back_up(&source, &part, &[(KEY_ATTACHMENT, &key)]).await.map_err(failed)?;
        check(&part).await?.sound()
    };
    match copied.await {
        Ok(report) => put(&part, file).map(|()| report),
        Err(problem) => {
            let _ = fs::remove_file(&part);
            Err(problem)
        }
    }
}

/// Makes the folder of a server from a backup, after checking it. A store that is there already is set aside if `replace`
/// says so; else nothing is done.
pub async fn restore(file: &Path, data: &Path, replace: bool) -> Result<CheckReport, Problem> {
    let report = check(file).await?.sound()?;
    let key = store::attachment(file, KEY_ATTACHMENT).await.map_err(failed)?;
    let key = key.ok_or_else(|| Problem::new(format!("{} is no backup made by `gantry backup`", file.display())))?;
    store::private_folder(data).map_err(failed)?;
    let _lock = FolderLock::take(data).map_err(failed)?;
    let target = data.join(STORE);
    ensure!(
        replace || !target.exists(),
        "{} holds a store already: --replace sets it aside, or choose another folder with --data",
        data.display()
    );
    let part = beside(&target, "part");
    let _ = fs::remove_file(&part);
    store::unpack(file, &part).await.map_err(failed)?;
    set_aside(data)?;
    key_in(&data.join(KEY), &key)?;
    put(&part, &target)?;
    Ok(report)
}

/// The files in a folder of a server, and how many bytes each has.
pub fn disk_use(data: &Path) -> Result<Vec<(String, u64)>, Problem> {
    let entries = fs::read_dir(data).map_err(|error| unusable(data, &error))?;
    let size = |entry: fs::DirEntry| {
        let bytes = entry.metadata().ok().filter(fs::Metadata::is_file)?.len();
        Some((entry.file_name().to_string_lossy().into_owned(), bytes))
    };
    let mut files: Vec<(String, u64)> = entries.filter_map(Result::ok).filter_map(size).collect();
    files.sort();
    Ok(files)
}

/// Gives all files of a store that is there other names.
fn set_aside(data: &Path) -> Result<(), Problem> {
    let moment = format!("before-{}", random::now());
    for name in [STORE.to_owned(), format!("{STORE}-wal"), format!("{STORE}-shm"), KEY.to_owned()] {
        let path = data.join(name);
        if path.exists() {
            fs::rename(&path, beside(&path, &moment)).map_err(|error| unusable(&path, &error))?;
        }
    }
    Ok(())
}

/// The same name with something added.
fn beside(path: &Path, addition: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(addition);
    PathBuf::from(name)
}

/// Gives a finished file its name; both are on disk then.
fn put(part: &Path, file: &Path) -> Result<(), Problem> {
    fs::rename(part, file).map_err(|error| unusable(file, &error))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Not every system lets a folder be opened; then the name is written when it is written.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

fn unusable(path: &Path, error: &std::io::Error) -> Problem {
    Problem::new(format!("cannot use {}: {error}", path.display()))
}

fn failed(error: StoreError) -> Problem {
    Problem::new(error.to_string())
}
