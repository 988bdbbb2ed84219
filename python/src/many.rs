//! Many matches at once, written into arrays.

use std::sync::{Mutex, PoisonError};

use catalog::{AnyBatch, Rows};
use engine::Problem;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{OrRaise, error};
use crate::games::setup;

/// Matches of one game side by side. `gantry.VecEnv` gives it the arrays that it writes into.
#[pyclass(frozen, module = "gantry._gantry")]
pub(crate) struct Many {
    batch: Mutex<Box<dyn AnyBatch>>,
    #[pyo3(get)]
    feature_names: Vec<String>,
    #[pyo3(get)]
    action_count: usize,
    #[pyo3(get)]
    players: usize,
    /// All options as they are played.
    #[pyo3(get)]
    options: Vec<(String, String)>,
}

/// The arrays of a batch, borrowed for one call.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    scores: PyReadwriteArray2<'py, f32>,
    ended: PyReadwriteArray1<'py, bool>,
    seats: PyReadwriteArray1<'py, u8>,
}

impl Arrays<'_> {
    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            features: self.observations.as_slice_mut()?,
            legal: self.masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            scores: self.scores.as_slice_mut()?,
            ended: self.ended.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
        })
    }
}

impl Many {
    /// Does something with the batch while other threads of Python run.
    fn work<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch) -> Result<T, Problem> + Send,
    ) -> PyResult<T> {
        // A panic would have been reported where it happened; what is left is still a batch.
        py.detach(|| work(self.batch.lock().unwrap_or_else(PoisonError::into_inner).as_mut())).or_raise()
    }
}

#[pymethods]
impl Many {
    #[new]
    #[pyo3(signature = (game, players, options, n, seed))]
    fn new(
        game: &str,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        n: usize,
        seed: u64,
    ) -> PyResult<Self> {
        let (game, setup) = setup(game, players, options)?;
        if n > 1 << 20 {
            return Err(error(format!("{n} matches are too many for one batch: at most {} are played", 1 << 20)));
        }
        let options = setup.options.clone().into_iter().collect();
        let batch = game.batch(setup, n, seed).or_raise()?;
        Ok(Many {
            feature_names: batch.feature_names().to_vec(),
            action_count: batch.action_count(),
            players: batch.players(),
            options,
            batch: Mutex::new(batch),
        })
    }

    /// Deals all matches anew and writes what their first seats see.
    fn reset(&self, py: Python<'_>, seed: u64, threads: usize, mut arrays: Arrays<'_>) -> PyResult<()> {
        let rows = arrays.rows()?;
        self.work(py, |batch| batch.reset(seed, threads, rows))
    }

    /// Plays an action in each match and writes what comes of it.
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        threads: usize,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        let rows = arrays.rows()?;
        self.work(py, |batch| batch.step(actions, threads, rows))
    }

    /// Plays so many random actions in each match.
    fn scatter(&self, py: Python<'_>, steps: u32, threads: usize, mut arrays: Arrays<'_>) -> PyResult<()> {
        let rows = arrays.rows()?;
        self.work(py, |batch| batch.scatter(steps, threads, rows))
    }

    /// Draws a legal action for each match.
    fn sample(&self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        self.work(py, |batch| batch.sample(actions))
    }
}
