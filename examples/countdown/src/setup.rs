//! How a match begins.

use engine::{Chance, Game, Problem, Seat, Setup};

use crate::components::Components;
use crate::position::{Booster, Countdown};

pub(crate) fn deal(
    components: &'static Components,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<Countdown, Problem> {
    setup.check(&Countdown::FACTS)?;
    let count = setup.value(&Countdown::FACTS, "start").parse().expect("the setup was checked"); // CD-SETUP-1
    let mut faces = components.boosters;
    chance.shuffle(&mut faces); // CD-SETUP-2
    let boosters = [faces[0], faces[1]].map(|number| Booster { number, fired: false });
    Ok(Countdown { components, count, active: Seat::new(0), boosters }) // CD-TURN-1
}
