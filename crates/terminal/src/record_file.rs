//! The record of a match, written anew after every action, so that nothing is lost.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::Record;

use crate::Keep;

/// The file that a match is kept in.
pub(crate) struct RecordFile {
    keep: Keep,
    path: Option<PathBuf>,
    /// What went wrong when it was last written.
    trouble: Option<String>,
}

impl RecordFile {
    pub(crate) fn new(keep: Keep) -> Self {
        RecordFile { keep, path: None, trouble: None }
    }

    /// Where the record is, if it has been written.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.trouble.is_none())
    }

    /// Where it could not be written, and why.
    pub(crate) fn trouble(&self) -> Option<(&Path, &str)> {
        let (Keep::In(planned) | Keep::At(planned)) = &self.keep;
        self.trouble.as_deref().map(|reason| (self.path.as_deref().unwrap_or(planned), reason))
    }

    /// Writes the record. A match goes on even if that fails; the next action tries again.
    pub(crate) fn write(&mut self, record: &Record) {
        self.trouble = self.try_write(record).err().map(|error| error.to_string());
    }

    fn try_write(&mut self, record: &Record) -> io::Result<()> {
        let path = match (&self.path, &self.keep) {
            (Some(path), _) | (None, Keep::At(path)) => path.clone(),
            (None, Keep::In(directory)) => claim(directory, record)?,
        };
        self.path = Some(path.clone());
        // First beside it, then in its place: whoever pulls the plug finds the old record or the new one.
        let beside = path.with_extension("jsonl.new");
        fs::write(&beside, record.to_string())?;
        fs::rename(&beside, &path)
    }
}

/// Creates the first file of this match that is not there yet: `rocket-jockey-d9c75430.jsonl`, `…-2.jsonl`, …
fn claim(directory: &Path, record: &Record) -> io::Result<PathBuf> {
    fs::create_dir_all(directory)?;
    let stem = format!("{}-{}", record.header.game, &record.header.commitment[..8]);
    let names = std::iter::once(format!("{stem}.jsonl")).chain((2..).map(|count| format!("{stem}-{count}.jsonl")));
    for name in names {
        let path = directory.join(name);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => return file.flush().map(|()| path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("the names never end")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::directory;
    use engine::Setup;

    fn record() -> Record {
        let game = catalog::find("rocket-jockey").expect("a game of ours");
        game.start(Setup::new(2), 7.into(), None).expect("two can play").record(&[])
    }

    #[test]
    fn no_record_overwrites_another() {
        let directory = directory("no_record_overwrites_another");
        let names: Vec<String> = (0..3)
            .map(|_| {
                let mut file = RecordFile::new(Keep::In(directory.clone()));
                file.write(&record());
                file.write(&record());
                let path = file.path().expect("the directory can be written to");
                path.file_name().expect("a file").to_string_lossy().into_owned()
            })
            .collect();
        let expected =
            ["rocket-jockey-d9c75430.jsonl", "rocket-jockey-d9c75430-2.jsonl", "rocket-jockey-d9c75430-3.jsonl"];
        assert_eq!(names, expected);
        assert_eq!(fs::read_dir(directory).expect("a directory").count(), 3);
    }

    #[test]
    fn what_cannot_be_written_is_told_and_stops_nothing() {
        let directory = directory("what_cannot_be_written_is_told");
        fs::write(directory.join("taken"), "").expect("a file");
        let mut file = RecordFile::new(Keep::In(directory.join("taken")));
        file.write(&record());
        assert_eq!(file.path(), None);
        assert!(file.trouble().is_some_and(|(path, _)| path.ends_with("taken")));
    }
}
