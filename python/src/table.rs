//! A match by codes, sentences and numbers.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Bot;
use catalog::{AnyGame, AnyMatch, AnyMind, AnyPosition};
use engine::{Outcome, PositionFile, QuickDice, Record, Seat, Seed, Setup, Viewer};
use narration::{Language, Narrator};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::errors::{OrRaise, error, not_played};
use crate::games::setup;
use crate::json::to_python;

/// One play of a game. Seats are numbers from 0; where one may be left out, it is the first that is to act.
#[pyclass(frozen, module = "gantry")]
pub(crate) struct Match {
    game: &'static dyn AnyGame,
    language: Language,
    names: Vec<String>,
    table: Mutex<Box<dyn AnyMatch>>,
    feature_names: Vec<String>,
}

impl Match {
    fn begin(
        game: &'static dyn AnyGame,
        table: Box<dyn AnyMatch>,
        names: Option<Vec<String>>,
        language: &str,
    ) -> PyResult<Self> {
        let feature_names = table.position().feature_names();
        let language = language.parse().or_raise()?;
        Ok(Match { game, language, names: names.unwrap_or_default(), table: Mutex::new(table), feature_names })
    }

    fn table(&self) -> MutexGuard<'_, Box<dyn AnyMatch>> {
        // A panic would have been reported where it happened; the match behind it is as it was before.
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn words(&self, viewer: Viewer) -> Narrator<'_> {
        Narrator::new(self.language, self.game.facts().id, &self.names, viewer)
    }

    /// The seat with a number, or the first that is to act.
    fn seat(&self, position: &dyn AnyPosition, seat: Option<u8>) -> PyResult<Seat> {
        match seat {
            Some(seat) if seat < position.players() => Ok(Seat::new(seat)),
            Some(seat) => Err(error(format!("there is no seat {seat}: the table has {}, from 0", position.players()))),
            None => position.to_act().first().ok_or_else(|| error("nobody is to act: the match is over")),
        }
    }

    fn viewer(&self, position: &dyn AnyPosition, seat: Option<u8>) -> PyResult<Viewer> {
        match seat {
            None => Ok(Viewer::Public),
            Some(_) => self.seat(position, seat).map(Viewer::Seat),
        }
    }

    /// Plays an action and tells what its seat saw of it.
    fn play(&self, py: Python<'_>, table: &mut dyn AnyMatch, seat: Seat, code: &str) -> PyResult<Vec<String>> {
        let words = self.words(Viewer::Seat(seat));
        let before = table.steps();
        table.play(seat, code).map_err(|why| not_played(py, why, &words))?;
        Ok(table.log(before, table.steps(), &words).into_iter().map(|line| line.text.to_string()).collect())
    }

    /// What a bot would do, while other threads of Python run.
    fn thought(&self, py: Python<'_>, bot: &str, seat: Option<u8>, seed: Option<u64>) -> PyResult<(Seat, String)> {
        let bot: Bot = bot.parse().or_raise()?;
        if matches!(bot, Bot::Program(_)) {
            return Err(error(
                "programs do not sit at a table in Python: name a bot of ours, such as thumb or search:400",
            ));
        }
        let position = self.table().position().copied();
        let seat = self.seat(position.as_ref(), seat)?;
        if !position.to_act().contains(seat) {
            return Err(error(format!("seat {} has nothing to do now", seat.index())));
        }
        let mut dice = QuickDice::new(match seed {
            Some(seed) => seed,
            None => random_number()?,
        });
        let thought = py.detach(|| position.think(seat, &mut AnyMind::new(bot), Duration::ZERO, &mut dice));
        let thought = thought.or_raise()?.ok_or_else(|| error("the bot gives up"))?;
        Ok((seat, thought.action.to_string()))
    }
}

fn random_number() -> PyResult<u64> {
    getrandom::u64().map_err(|problem| error(format!("this machine gives no random numbers: {problem}")))
}

fn seed_of(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    match seed {
        Some(seed) => seed.str()?.to_string().parse().or_raise(),
        None => random_number().map(Seed::from),
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, players=None, options=None, seed=None, *, names=None, language="en"))]
    fn new(
        game: &str,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
        names: Option<Vec<String>>,
        language: &str,
    ) -> PyResult<Self> {
        let (game, setup) = setup(game, players, options)?;
        let table = game.start(setup, seed_of(seed)?, None).or_raise()?;
        Self::begin(game, table, names, language)
    }

    /// Plays a record again, checking everything it claims.
    #[staticmethod]
    #[pyo3(signature = (record, *, language="en"))]
    fn from_record(record: &str, language: &str) -> PyResult<Self> {
        let record: Record = record.parse().or_raise()?;
        let game = catalog::find(&record.header.game).or_raise()?;
        let table = game.replay(&record).or_raise()?;
        Self::begin(game, table, None, language)
    }

    /// Begins at a position file, with the components of the box.
    #[staticmethod]
    #[pyo3(signature = (position, options=None, seed=None, *, names=None, language="en"))]
    fn from_position(
        position: &str,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
        names: Option<Vec<String>>,
        language: &str,
    ) -> PyResult<Self> {
        let file = PositionFile::parse(position).or_raise()?;
        let game = catalog::find(&file.game).or_raise()?;
        let players = game.read(&file).or_raise()?.players();
        let (_, setup) = setup(&file.game, Some(players), options)?;
        let table = game.begin_at(&file, setup, seed_of(seed)?).or_raise()?;
        Self::begin(game, table, names, language)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.facts().id
    }

    /// How many seats the table has.
    #[getter]
    fn players(&self) -> u8 {
        self.table().position().players()
    }

    /// The options that were chosen.
    #[getter]
    fn options(&self) -> std::collections::BTreeMap<String, String> {
        let table = self.table();
        let setup: &Setup = table.setup();
        setup.options.clone()
    }

    /// The seed, as text.
    #[getter]
    fn seed(&self) -> String {
        self.table().seed().to_string()
    }

    /// The seats that may act now: several in a simultaneous phase, none when the match is over.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.table().position().to_act().map(Seat::index).collect()
    }

    /// Whether the match is over.
    #[getter]
    fn over(&self) -> bool {
        self.table().position().outcome().is_some()
    }

    /// How many actions stand.
    #[getter]
    fn steps(&self) -> usize {
        self.table().steps()
    }

    /// What a seat sees, as a dictionary; what everybody sees if no seat is named.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let table = self.table();
        let viewer = self.viewer(table.position(), seat)?;
        to_python(py, &table.position().view_json(viewer))
    }

    /// What a seat sees in words: headings with their sentences.
    #[pyo3(signature = (seat=None))]
    fn describe(&self, seat: Option<u8>) -> PyResult<Vec<(String, Vec<String>)>> {
        let table = self.table();
        let words = self.words(self.viewer(table.position(), seat)?);
        Ok(table.position().paragraphs(&words).into_iter().map(|told| (told.heading, told.lines)).collect())
    }

    /// The board as text, as a seat sees it.
    #[pyo3(signature = (seat=None))]
    fn board(&self, seat: Option<u8>) -> PyResult<String> {
        let table = self.table();
        let words = self.words(self.viewer(table.position(), seat)?);
        let lines = table.position().text_board(&words);
        let plain = |line: &boards::Line| line.0.iter().map(|span| span.text.as_str()).collect::<String>();
        Ok(lines.iter().map(|line| plain(line).trim_end().to_owned() + "\n").collect())
    }

    /// What a seat is asked to do, in words.
    #[pyo3(signature = (seat=None))]
    fn prompt(&self, seat: Option<u8>) -> PyResult<String> {
        let table = self.table();
        Ok(table.position().prompt(&self.words(self.viewer(table.position(), seat)?)).now)
    }

    /// The legal actions of a seat: each code with its sentence, in a fixed order.
    #[pyo3(signature = (seat=None))]
    fn actions<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyDict>> {
        let table = self.table();
        let seat = self.seat(table.position(), seat)?;
        let told = PyDict::new(py);
        if table.position().to_act().contains(seat) {
            for choice in table.position().choices(seat, &self.words(Viewer::Seat(seat))) {
                told.set_item(choice.code, choice.sentence)?;
            }
        }
        Ok(told)
    }

    /// Plays an action by its code, and tells what its seat saw happen. Raises `Refused` if the rules are against it.
    #[pyo3(signature = (code, seat=None))]
    fn act(&self, py: Python<'_>, code: &str, seat: Option<u8>) -> PyResult<Vec<String>> {
        let mut table = self.table();
        let seat = self.seat(table.position(), seat)?;
        self.play(py, table.as_mut(), seat, code)
    }

    /// Why an action is not legal: clause and reason as a dictionary; `None` if it is legal.
    #[pyo3(signature = (code, seat=None))]
    fn why<'py>(&self, py: Python<'py>, code: &str, seat: Option<u8>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let table = self.table();
        let seat = self.seat(table.position(), seat)?;
        let why = table.position().why(seat, code, &self.words(Viewer::Seat(seat))).or_raise()?;
        why.map(|why| to_python(py, &json!({ "clause": why.clause, "reason": why.reason }))).transpose()
    }

    /// How many steps a seat may take back alone.
    #[pyo3(signature = (seat=None))]
    fn undoable(&self, seat: Option<u8>) -> PyResult<usize> {
        let table = self.table();
        Ok(table.undoable(self.seat(table.position(), seat)?))
    }

    /// Takes back a seat's latest step. Raises `GantryError` if that would tell it something, or others have acted.
    #[pyo3(signature = (seat=None))]
    fn undo(&self, seat: Option<u8>) -> PyResult<()> {
        let mut table = self.table();
        let seat = self.seat(table.position(), seat)?;
        let words = self.words(Viewer::Seat(seat));
        table.undo(seat).map_err(|phrase| error(words.sentence(&phrase)))
    }

    /// What a seat saw happen, in words, from a step on.
    #[pyo3(signature = (seat=None, since=0))]
    fn log(&self, seat: Option<u8>, since: usize) -> PyResult<Vec<String>> {
        let table = self.table();
        let words = self.words(self.viewer(table.position(), seat)?);
        Ok(table.log(since, table.steps(), &words).into_iter().map(|line| line.text.to_string()).collect())
    }

    /// How the match ended: win shares and scores by seat, places if everybody plays for themselves; `None` before the end.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let table = self.table();
        let position = table.position();
        let told = position.outcome().map(|outcome| outcome_told(&outcome, position.players()));
        told.map(|told| to_python(py, &told)).transpose()
    }

    /// The match as a record: a text that replays to the same position anywhere.
    fn record(&self) -> String {
        self.table().record(&self.names).to_string()
    }

    /// The position as a file that people read and edit. It tells all secrets.
    fn position(&self) -> PyResult<String> {
        Ok(self.table().position().save(None).or_raise()?.text())
    }

    /// What a bot would do in a seat's place, knowing what the seat knows: the code of an action.
    #[pyo3(signature = (bot="thumb", seat=None, *, seed=None))]
    fn advise(&self, py: Python<'_>, bot: &str, seat: Option<u8>, seed: Option<u64>) -> PyResult<String> {
        Ok(self.thought(py, bot, seat, seed)?.1)
    }

    /// Lets a bot act for a seat: the code of what it did.
    #[pyo3(signature = (bot="thumb", seat=None, *, seed=None))]
    fn act_bot(&self, py: Python<'_>, bot: &str, seat: Option<u8>, seed: Option<u64>) -> PyResult<String> {
        let (seat, code) = self.thought(py, bot, seat, seed)?;
        self.play(py, self.table().as_mut(), seat, &code)?;
        Ok(code)
    }

    /// What each feature tells.
    #[getter]
    fn feature_names(&self) -> Vec<String> {
        self.feature_names.clone()
    }

    /// How many indices of actions there are.
    #[getter]
    fn action_count(&self) -> usize {
        self.table().position().action_count()
    }

    /// What a seat sees as numbers from -1 to 1.
    #[pyo3(signature = (seat=None))]
    fn features<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let table = self.table();
        let seat = self.seat(table.position(), seat)?;
        let mut features = vec![0.0; self.feature_names.len()];
        table.position().features(seat, &mut features);
        Ok(PyArray1::from_vec(py, features))
    }

    /// Which indices are legal for a seat now, as an array of 0 and 1.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let table = self.table();
        let position = table.position();
        let seat = self.seat(position, seat)?;
        let mut mask = vec![0; position.action_count()];
        let mut legal = Vec::new();
        if position.to_act().contains(seat) {
            position.legal_indices(seat, &mut legal);
        }
        legal.into_iter().for_each(|index| mask[index] = 1);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The index of an action for a seat.
    #[pyo3(signature = (code, seat=None))]
    fn index(&self, code: &str, seat: Option<u8>) -> PyResult<usize> {
        let table = self.table();
        let position = table.position();
        let seat = self.seat(position, seat)?;
        let action = position.read_action(code).or_raise()?;
        position.index_of(seat, &action).ok_or_else(|| error(format!("`{code}` has no index in this position")))
    }

    /// The code of the action that an index means for a seat now, legal or not.
    #[pyo3(signature = (index, seat=None))]
    fn code(&self, index: usize, seat: Option<u8>) -> PyResult<String> {
        let table = self.table();
        let position = table.position();
        let seat = self.seat(position, seat)?;
        let action = position.action_at(seat, index);
        Ok(action.ok_or_else(|| error(format!("index {index} means no action in this position")))?.to_string())
    }

    /// Plays the action with an index. Raises `Refused` if the rules are against it.
    #[pyo3(signature = (index, seat=None))]
    fn act_index(&self, py: Python<'_>, index: usize, seat: Option<u8>) -> PyResult<()> {
        let mut table = self.table();
        let seat = self.seat(table.position(), seat)?;
        let action = table.position().action_at(seat, index);
        let action = action.ok_or_else(|| error(format!("index {index} means no action in this position")))?;
        self.play(py, table.as_mut(), seat, &action.to_string()).map(drop)
    }

    fn __repr__(&self) -> String {
        let table = self.table();
        let seed = table.seed().to_string();
        format!(
            "<gantry.Match of {}, {} players, seed {seed}, step {}>",
            self.game(),
            table.setup().players,
            table.steps()
        )
    }
}

fn outcome_told(outcome: &Outcome, players: u8) -> Value {
    let seats = || Seat::all(players);
    let shares: Vec<f64> = seats().map(|seat| outcome.share(seat)).collect();
    let scores: Vec<i32> = seats().map(|seat| outcome.score(seat)).collect();
    match outcome {
        Outcome::Ranked(standings) => {
            let places: Vec<u8> = standings.iter().map(|standing| standing.place).collect();
            json!({ "together": false, "shares": shares, "scores": scores, "places": places })
        }
        Outcome::Together { won, .. } => json!({ "together": true, "won": won, "shares": shares, "scores": scores }),
    }
}
