//! The record of a match, written anew after every action, so that nothing is lost.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::Record;

use crate::RecordPlace;

/// The file that a match is kept in.
pub(crate) struct RecordFile {
    place: RecordPlace,
    path: Option<PathBuf>,
    /// What went wrong when it was last written.
    write_error: Option<String>,
}

impl RecordFile {
    pub(crate) fn new(place: RecordPlace) -> Self {
        RecordFile { place, path: None, write_error: None }
    }

    /// Where the record is, if it has been written.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.write_error.is_none())
    }

    /// Where it could not be written, and why.
    pub(crate) fn write_error(&self) -> Option<(&Path, &str)> {
        let (RecordPlace::NewFileIn(planned) | RecordPlace::File(planned)) = &self.place;
        self.write_error.as_deref().map(|reason| (self.path.as_deref().unwrap_or(planned), reason))
    }

    /// Writes the record. A match goes on even if that fails; the next action tries again.
    pub(crate) fn write(&mut self, record: &Record) {
        self.write_error = self.try_write(record).err().map(|error| error.to_string());
    }

    fn try_write(&mut self, record: &Record) -> io::Result<()> {
        let path = match (&self.path, &self.place) {
            (Some(path), _) | (None, RecordPlace::File(path)) => path.clone(),
            (None, RecordPlace::NewFileIn(directory)) => create_new_file(directory, record)?,
        };
        self.path = Some(path.clone());
        // First beside it, then in its place: if the machine stops in between, the old record or the new one is whole.
        let beside = path.with_extension("jsonl.new");
        fs::write(&beside, record.to_string())?;
        fs::rename(&beside, &path)
    }
}

/// Creates the first file of this match that is not there yet: `rocket-jockey-d9c75430.jsonl`, `…-2.jsonl`, …
fn create_new_file(directory: &Path, record: &Record) -> io::Result<PathBuf> {
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
                let mut file = RecordFile::new(RecordPlace::NewFileIn(directory.clone()));
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
        let mut file = RecordFile::new(RecordPlace::NewFileIn(directory.join("taken")));
        file.write(&record());
        assert_eq!(file.path(), None);
        assert!(file.write_error().is_some_and(|(path, _)| path.ends_with("taken")));
    }
}
