//! Which matches can be rated: everybody for themselves, by the rulebook, with bots of which it is known how strong they are.

use engine::phrase;
use store::{Occupant, Seating};

use super::{kinds, strength};
use crate::ServerError;
use crate::creation::NewMatch;

/// Refuses to make a match a rated one that cannot be compared with others.
pub(crate) fn must_be_comparable(new: &NewMatch) -> Result<(), ServerError> {
    let (facts, setup) = (new.game.facts(), &new.match_setup.setup);
    let refused = |key: &'static str| Err(ServerError::NotNow(phrase!(key)));
    if facts.cooperative || setup.players < 2 {
        return refused("ui-rated-together");
    }
    let edition = kinds::edition_option(facts).map(|option| option.id);
    let differs = facts
        .options
        .iter()
        .any(|option| Some(option.id) != edition && setup.value(facts, option.id) != option.default);
    if differs || new.components.is_some() || new.match_setup.from.is_some() {
        return refused("ui-rated-usual");
    }
    if new.match_setup.delay.is_some() {
        return refused("ui-rated-delay");
    }
    let pool = kinds::pool(facts, setup);
    let is_unknown = |seating: &Seating| match &seating.occupant {
        Occupant::Bot(bot) => strength::of_bot(&pool, bot).is_none(),
        Occupant::Open | Occupant::Player { .. } => false,
    };
    if !strength::has_bots(&pool) || new.seats.iter().any(is_unknown) {
        return refused("ui-rated-bot");
    }
    Ok(())
}
