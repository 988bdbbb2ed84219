//! Which words cards, spaces and tiles are told with.

use engine::{Fact, phrase};

use crate::cards::Card;
use crate::geometry::{Cell, Site, Spot};
use crate::position::End;

/// The name of a card.
pub(crate) fn card_name(card: Card) -> Fact {
    const NAMES: [&str; 19] = [
        "card-boost",
        "card-bullhorn",
        "card-data-core",
        "card-follower",
        "card-grenadier",
        "card-heat-seeker",
        "card-juggernaut",
        "card-module-control",
        "card-override",
        "card-phase-shift",
        "card-pilot",
        "card-rocket-boots",
        "card-sniper",
        "card-suppressant",
        "card-swap",
        "card-teleport",
        "card-surge",
        "card-power-grab",
        "card-signal-to-noise",
    ];
    Fact::Word(NAMES[card as usize])
}

/// Several cards.
pub(crate) fn card_names<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Fact {
    Fact::List(cards.into_iter().map(|&card| card_name(card)).collect())
}

/// A cell by its coordinates.
pub(crate) fn cell_name(cell: Cell) -> Fact {
    Fact::Text(cell.to_string())
}

/// A space: the Pod, a centre, or the dome facing a direction.
pub(crate) fn spot_name(spot: Spot) -> Fact {
    const SIDES: [&str; 6] =
        ["spot-east", "spot-southeast", "spot-southwest", "spot-west", "spot-northwest", "spot-northeast"];
    match spot {
        Spot::Pod => Fact::Word("spot-pod"),
        Spot::At(cell, Site::CENTRE) => phrase!("spot-centre", at = cell_name(cell)).into(),
        Spot::At(cell, site) => phrase!(SIDES[usize::from(site.0.min(5))], at = cell_name(cell)).into(),
    }
}

/// How a match ended.
pub(crate) fn end_name(end: End) -> &'static str {
    match end {
        End::Won => "event-won",
        End::NoPowerPlant => "event-lost-power-plant",
        End::NoCommandDish => "event-lost-command-dish",
        End::TooFewColonists => "event-lost-colonists",
        End::NoRobots => "event-lost-robots",
        End::TurnCap => "event-lost-turn-cap",
    }
}
