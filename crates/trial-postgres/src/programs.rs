//! Where the programs of PostgreSQL are, and as whom they run.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Names the folder with the programs, where they are somewhere unusual.
const FOLDER: &str = "GANTRY_POSTGRES_BIN";

/// Where Debian keeps them, in a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The programs, and as whom they run.
pub(crate) struct Programs {
    folder: PathBuf,
    /// Somebody else, where we are root.
    user: Option<&'static str>,
}

impl Programs {
    /// Finds them, or says what to install.
    pub(crate) fn find() -> Result<Self, String> {
        let has_all =
            |folder: &PathBuf| ["initdb", "pg_ctl", "createdb"].iter().all(|name| folder.join(name).is_file());
        let folder = folders().into_iter().find(has_all).ok_or_else(|| {
            format!(
                "PostgreSQL is not installed, and tests need it: `apt-get install postgresql` (Debian), name the folder of \
                 its programs in {FOLDER}, or leave those tests out with {}=1",
                crate::WITHOUT
            )
        })?;
        Ok(Programs { folder, user: is_root().then(somebody) })
    }

    /// A program, ready to be given arguments.
    pub(crate) fn command(&self, program: &str) -> Command {
        let words = self.words(program);
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).current_dir("/");
        command
    }

    /// The words to call a program with.
    pub(crate) fn words(&self, program: &str) -> Vec<String> {
        let program = self.folder.join(program).display().to_string();
        match self.user {
            Some(user) => ["runuser", "-u", user, "--", &program].map(str::to_owned).to_vec(),
            None => vec![program],
        }
    }

    /// Lets those have files who are to use them.
    pub(crate) fn give_away(&self, files: &[&Path]) {
        if let Some(user) = self.user {
            let given = Command::new("chown").arg(user).args(files).status();
            assert!(given.is_ok_and(|status| status.success()), "chown {user} {files:?}");
        }
    }
}

/// Where they may be, the likeliest first.
fn folders() -> Vec<PathBuf> {
    let named = std::env::var_os(FOLDER).map(PathBuf::from);
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir(DEBIAN)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter_map(|path| Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin"))))
        .collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path: Vec<PathBuf> = std::env::split_paths(&path).collect();
    named.into_iter().chain(versions.into_iter().rev().map(|(_, folder)| folder)).chain(on_path).collect()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Somebody on this machine who is not root.
fn somebody() -> &'static str {
    let is_there = |user: &&str| Command::new("id").arg(user).output().is_ok_and(|id| id.status.success());
    ["postgres"].iter().find(|user| is_there(user)).copied().unwrap_or("nobody")
}
