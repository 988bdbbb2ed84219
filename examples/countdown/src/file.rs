//! A position as people read and edit it.

use engine::{Problem, Seat};
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::position::{Booster, Countdown};

/// A position file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    count: u8,
    active: Seat,
    boosters: [BoosterFile; 2],
}

#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoosterFile {
    number: u8,
    fired: bool,
}

pub(crate) fn save(game: &Countdown) -> File {
    let boosters = game.boosters.map(|Booster { number, fired }| BoosterFile { number, fired });
    File { count: game.count, active: game.active, boosters }
}

pub(crate) fn load(components: &'static Components, file: File) -> Result<Countdown, Problem> {
    let boosters = file.boosters.map(|BoosterFile { number, fired }| Booster { number, fired });
    let game = Countdown { components, count: file.count, active: file.active, boosters };
    crate::audit::audit(&game)?;
    Ok(game)
}
