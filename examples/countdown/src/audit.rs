//! Is everything in order?

use engine::{Problem, ensure};

use crate::position::Countdown;

pub(crate) fn audit(game: &Countdown) -> Result<(), Problem> {
    ensure!(game.count <= 99, "the countdown is at {}, and 99 is the highest start", game.count);
    ensure!(game.active.index() < 2, "there is no seat {}", game.active);
    let mut box_ = game.components.boosters.to_vec();
    for booster in game.boosters {
        let place = box_.iter().position(|&face| face == booster.number);
        let Some(place) = place else {
            return Err(Problem::new(format!("there are more boosters of {} than in the box", booster.number)));
        };
        box_.remove(place);
    }
    Ok(())
}
