//! Matches, seats and decisions as Parquet files, for questions of one's own.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Outcome, Problem, Seat};
use parquet::basic::{Compression, ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::Played;

/// Rows are written out whenever there are so many.
const ROWS: usize = 50_000;

/// The columns of a file: what they are called, and what is in them.
type Columns = &'static [(&'static str, Kind)];

#[derive(Copy, Clone)]
enum Kind {
    Whole,
    Real,
    Text,
}

/// One row a match.
const MATCHES: Columns = &[
    ("match", Kind::Whole),
    ("seed", Kind::Whole),
    ("players", Kind::Whole),
    ("decisions", Kind::Whole),
    ("winners", Kind::Text),
    ("ending", Kind::Text),
];

/// One row a seat of a match.
const SEATS: Columns = &[
    ("match", Kind::Whole),
    ("seat", Kind::Text),
    ("bot", Kind::Text),
    ("win_share", Kind::Real),
    ("place", Kind::Whole),
    ("score", Kind::Whole),
];

/// One row a decision.
const DECISIONS: Columns = &[
    ("match", Kind::Whole),
    ("step", Kind::Whole),
    ("seat", Kind::Text),
    ("phase", Kind::Text),
    ("action", Kind::Text),
    ("code", Kind::Text),
    ("choices", Kind::Whole),
    ("lead", Kind::Real),
];

/// A folder that matches, seats and decisions are written to.
pub struct ParquetFolder {
    matches: Mutex<Sheet>,
    seats: Mutex<Sheet>,
    decisions: Mutex<Sheet>,
}

/// A decision, as it is written.
pub(crate) struct DecisionRow {
    pub(crate) seat: Seat,
    pub(crate) phase: &'static str,
    pub(crate) action: &'static str,
    pub(crate) code: String,
    pub(crate) choices: usize,
    pub(crate) lead: f32,
}

impl ParquetFolder {
    /// Files in this folder, which is made if it is missing.
    pub fn new(folder: &Path) -> Result<Self, Problem> {
        std::fs::create_dir_all(folder)
            .map_err(|error| Problem::new(format!("`{}` cannot be made: {error}", folder.display())))?;
        let sheet = |name: &str, columns| Sheet::new(folder.join(format!("{name}.parquet")), columns).map(Mutex::new);
        Ok(ParquetFolder {
            matches: sheet("matches", MATCHES)?,
            seats: sheet("seats", SEATS)?,
            decisions: sheet("decisions", DECISIONS)?,
        })
    }

    /// Adds a match. Matches come in the order in which they end.
    pub(crate) fn add(
        &self,
        number: u64,
        seed: u64,
        bots: &[String],
        played: &Played,
        rows: Vec<DecisionRow>,
    ) -> Result<(), Problem> {
        let (number, players) = (number as i64, bots.len() as u8);
        let winners = Seat::all(players).filter(|&seat| played.share(seat) > 0.0).map(Seat::letter);
        locked(&self.matches).add([
            Cell::Whole(number),
            Cell::Whole(seed as i64),
            Cell::Whole(players.into()),
            Cell::Whole(played.decisions.into()),
            Cell::Text(winners.collect()),
            Cell::Text(played.ending.unwrap_or_default().to_owned()),
        ])?;
        let mut seats = locked(&self.seats);
        for (seat, bot) in Seat::all(players).zip(bots) {
            let place = match &played.outcome {
                Outcome::Ranked(standings) => standings[seat.index()].place,
                Outcome::Together { won, .. } => {
                    if *won {
                        1
                    } else {
                        2
                    }
                }
            };
            seats.add([
                Cell::Whole(number),
                Cell::Text(seat.to_string()),
                Cell::Text(bot.clone()),
                Cell::Real(played.share(seat)),
                Cell::Whole(place.into()),
                Cell::Whole(played.outcome.score(seat).into()),
            ])?;
        }
        drop(seats);
        let mut decisions = locked(&self.decisions);
        for (step, row) in rows.into_iter().enumerate() {
            decisions.add([
                Cell::Whole(number),
                Cell::Whole(step as i64),
                Cell::Text(row.seat.to_string()),
                Cell::Text(row.phase.to_owned()),
                Cell::Text(row.action.to_owned()),
                Cell::Text(row.code),
                Cell::Whole(row.choices as i64),
                Cell::Real(row.lead.into()),
            ])?;
        }
        Ok(())
    }

    /// Writes out what is left and ends the files; without it they cannot be read.
    pub fn close(self) -> Result<(), Problem> {
        for sheet in [self.matches, self.seats, self.decisions] {
            sheet.into_inner().unwrap_or_else(PoisonError::into_inner).close()?;
        }
        Ok(())
    }
}

fn locked(sheet: &Mutex<Sheet>) -> std::sync::MutexGuard<'_, Sheet> {
    sheet.lock().unwrap_or_else(PoisonError::into_inner)
}

enum Cell {
    Whole(i64),
    Real(f64),
    Text(String),
}

/// Values of one column that wait to be written.
enum Waiting {
    Whole(Vec<i64>),
    Real(Vec<f64>),
    Text(Vec<ByteArray>),
}

impl Waiting {
    fn new(kind: Kind) -> Self {
        match kind {
            Kind::Whole => Waiting::Whole(Vec::new()),
            Kind::Real => Waiting::Real(Vec::new()),
            Kind::Text => Waiting::Text(Vec::new()),
        }
    }

    fn push(&mut self, cell: Cell) {
        match (self, cell) {
            (Waiting::Whole(column), Cell::Whole(value)) => column.push(value),
            (Waiting::Real(column), Cell::Real(value)) => column.push(value),
            (Waiting::Text(column), Cell::Text(value)) => column.push(value.into_bytes().into()),
            _ => unreachable!("rows are made for their columns"),
        }
    }
}

/// One file.
struct Sheet {
    path: PathBuf,
    writer: SerializedFileWriter<File>,
    columns: Columns,
    waiting: Vec<Waiting>,
    rows: usize,
}

impl Sheet {
    fn new(path: PathBuf, columns: Columns) -> Result<Self, Problem> {
        let file = File::create(&path)
            .map_err(|error| Problem::new(format!("`{}` cannot be written: {error}", path.display())))?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = schema(columns)
            .and_then(|schema| SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)))
            .map_err(|error| unwritten(&path, &error))?;
        let waiting = columns.iter().map(|&(_, kind)| Waiting::new(kind)).collect();
        Ok(Sheet { path, writer, columns, waiting, rows: 0 })
    }

    fn add<const N: usize>(&mut self, row: [Cell; N]) -> Result<(), Problem> {
        self.waiting.iter_mut().zip(row).for_each(|(column, cell)| column.push(cell));
        self.rows += 1;
        if self.rows >= ROWS { self.write_out() } else { Ok(()) }
    }

    fn write_out(&mut self) -> Result<(), Problem> {
        let fresh = self.columns.iter().map(|&(_, kind)| Waiting::new(kind)).collect();
        let columns = std::mem::replace(&mut self.waiting, fresh);
        self.rows = 0;
        write_group(&mut self.writer, &columns).map_err(|error| unwritten(&self.path, &error))
    }

    fn close(mut self) -> Result<(), Problem> {
        if self.rows > 0 {
            self.write_out()?;
        }
        self.writer.close().map(drop).map_err(|error| unwritten(&self.path, &error))
    }
}

fn unwritten(path: &Path, error: &ParquetError) -> Problem {
    Problem::new(format!("`{}` cannot be written: {error}", path.display()))
}

fn schema(columns: Columns) -> Result<Type, ParquetError> {
    let field = |&(name, kind): &(&str, Kind)| {
        let (physical, converted) = match kind {
            Kind::Whole => (Physical::INT64, ConvertedType::NONE),
            Kind::Real => (Physical::DOUBLE, ConvertedType::NONE),
            Kind::Text => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
        };
        let field = Type::primitive_type_builder(name, physical).with_converted_type(converted);
        field.with_repetition(Repetition::REQUIRED).build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<_, _>>()?;
    Type::group_type_builder("gantry").with_fields(fields).build()
}

fn write_group(writer: &mut SerializedFileWriter<File>, columns: &[Waiting]) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    for waiting in columns {
        let Some(mut column) = group.next_column()? else { break };
        match waiting {
            Waiting::Whole(values) => column.typed::<Int64Type>().write_batch(values, None, None)?,
            Waiting::Real(values) => column.typed::<DoubleType>().write_batch(values, None, None)?,
            Waiting::Text(values) => column.typed::<ByteArrayType>().write_batch(values, None, None)?,
        };
        column.close()?;
    }
    group.close().map(drop)
}
