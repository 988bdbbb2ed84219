//! What is in the box, from `data/components.toml`.

use std::sync::LazyLock;

use engine::{Problem, ensure};
use serde::Deserialize;

/// How many boosters there are.
pub(crate) const BOOSTERS: usize = 3;

/// The box.
#[derive(Debug)]
pub struct Components {
    /// The most that is counted down in one turn.
    pub most: u8,
    /// The boosters.
    pub boosters: [u8; BOOSTERS],
}

#[derive(Deserialize)]
struct BoxFile {
    count: CountFile,
    boosters: BoosterFile,
}

#[derive(Deserialize)]
struct CountFile {
    most: u8,
}

#[derive(Deserialize)]
struct BoosterFile {
    faces: [u8; BOOSTERS],
}

static BOX: LazyLock<Components> =
    LazyLock::new(|| read(include_str!("../data/components.toml")).expect("the box is checked by a test"));

pub(crate) fn of_the_box() -> &'static Components {
    &BOX
}

pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
    let file: BoxFile = toml::from_str(toml).map_err(|error| Problem::new(format!("the components: {error}")))?;
    let (most, boosters) = (file.count.most, file.boosters.faces);
    ensure!((1..=9).contains(&most), "[count] most is {most}, and must be 1 to 9");
    for face in boosters {
        ensure!((1..=9).contains(&face), "[boosters] faces has a {face}, and each must be 1 to 9");
    }
    Ok(Components { most, boosters })
}
