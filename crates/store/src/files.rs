//! The folder and the files of a store: for their owner alone, and for one server at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::StoreError;

/// Makes a folder that only its owner can enter. One that is there already stays as it is.
pub fn private_folder(path: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(|cause| unusable(path, cause))
}

/// Makes a file that only its owner can read, or takes it away from all others. What the database puts beside it follows.
pub fn private_file(path: &Path) -> Result<(), StoreError> {
    open_private(path).map(drop)
}

fn open_private(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|cause| unusable(path, cause))?;
    #[cfg(unix)]
    tighten(&file).map_err(|cause| unusable(path, cause))?;
    Ok(file)
}

#[cfg(unix)]
fn tighten(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = file.metadata()?.permissions();
    if permissions.mode() & 0o077 != 0 {
        permissions.set_mode(0o600);
        file.set_permissions(permissions)?;
    }
    Ok(())
}

pub(crate) fn unusable(path: &Path, cause: io::Error) -> StoreError {
    StoreError::File { path: path.to_owned(), cause: Arc::new(cause) }
}

/// Keeps other servers out of a folder as long as it lives. It goes with the process, however that ends.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Takes a folder for this process.
    pub fn take(folder: &Path) -> Result<Self, StoreError> {
        let path: PathBuf = folder.join("gantry.lock");
        let file = open_private(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { folder: folder.to_owned() }),
            Err(TryLockError::Error(cause)) => Err(unusable(&path, cause)),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::Store;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    }

    #[tokio::test]
    async fn everything_is_for_its_owner_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        private_folder(&data).expect("a folder");
        assert_eq!(mode(&data), 0o700);
        let path = data.join("gantry.sqlite");
        fs::write(&path, "").expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it is ours");
        let store = Store::open(&path).await.expect("a store");
        store.try_to_write().await.expect("it writes");
        for file in fs::read_dir(&data).expect("the folder") {
            let path = file.expect("a file").path();
            assert_eq!(mode(&path), 0o600, "{}", path.display());
        }
        store.close().await.expect("it closes");
    }

    #[test]
    fn a_folder_is_for_one_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = FolderLock::take(folder.path()).expect("it is free");
        let second = FolderLock::take(folder.path()).expect_err("it is taken");
        assert!(second.to_string().contains("another server"), "{second}");
        drop(first);
        FolderLock::take(folder.path()).expect("it is free again");
    }
}
