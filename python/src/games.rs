//! The games.

use std::collections::BTreeMap;

use catalog::AnyGame;
use engine::{OptionKind, Setup};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::errors::OrRaise;
use crate::json::to_python;

/// Every game on the shelf, with its player counts and options, as a list of dictionaries.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let all: Vec<Value> = catalog::games().iter().map(|game| facts(*game)).collect();
    to_python(py, &Value::Array(all))
}

fn facts(game: &dyn AnyGame) -> Value {
    let facts = game.facts();
    let options = facts.options.iter().map(|option| {
        let values = match option.kind {
            OptionKind::Choice(values) => json!(values),
            OptionKind::Switch => json!(["off", "on"]),
            OptionKind::Number(low, high) => json!({ "from": low, "to": high }),
        };
        json!({ "id": option.id, "values": values, "default": option.default })
    });
    json!({
        "id": facts.id,
        "title": facts.title,
        "designer": facts.designer,
        "players": facts.players.clone().collect::<Vec<u8>>(),
        "minutes": [facts.minutes.start(), facts.minutes.end()],
        "hidden": facts.hidden,
        "simultaneous": facts.simultaneous,
        "cooperative": facts.cooperative,
        "longest": facts.longest,
        "rules_version": facts.rules_version,
        "options": options.collect::<Vec<_>>(),
    })
}

/// What is to be played: the game, and what was chosen of what it offers. Without any choice the usual one is made for this
/// number of players.
pub(crate) fn setup(
    game: &str,
    players: Option<u8>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<(&'static dyn AnyGame, Setup)> {
    let game = catalog::find(game).or_raise()?;
    let players = players.unwrap_or(*game.facts().players.start());
    let mut chosen = BTreeMap::new();
    for (option, value) in options.into_iter().flat_map(|options| options.iter()) {
        chosen.insert(option.str()?.to_string().replace('_', "-"), text_of(&value)?);
    }
    let setup = if chosen.is_empty() { game.usual_setup(players) } else { Setup { players, options: chosen } };
    setup.check(game.facts()).or_raise()?;
    Ok((game, setup))
}

/// The value of an option: switches may be given as truth values.
fn text_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    match value.extract::<bool>() {
        Ok(true) => Ok("on".to_owned()),
        Ok(false) => Ok("off".to_owned()),
        Err(_) => Ok(value.str()?.to_string()),
    }
}
