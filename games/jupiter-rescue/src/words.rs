//! Which words cards, spaces and tiles are told with.

use engine::{Fact, Noun, phrase};

use crate::cards::Card;
use crate::geometry::{Cell, Site, Spot};
use crate::position::End;
use crate::view::Figure;

/// Several cards.
pub(crate) fn card_names<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Fact {
    Fact::List(cards.into_iter().map(|&card| card.word()).collect())
}

/// A cell as the rim of the map names it.
pub(crate) fn cell_name(cell: Cell) -> Fact {
    Fact::Text(cell.name())
}

/// Several cells.
pub(crate) fn cell_names(cells: &[Cell]) -> Fact {
    cells.iter().map(|&cell| cell_name(cell)).collect()
}

/// A space: the Pod, or a dome by its cell and compass point.
pub(crate) fn spot_name(spot: Spot) -> Fact {
    const SIDES: [&str; 6] =
        ["spot-east", "spot-southeast", "spot-southwest", "spot-west", "spot-northwest", "spot-northeast"];
    match spot {
        Spot::Pod => Fact::Word("spot-pod"),
        Spot::At(cell, site) => {
            let key = site.direction().map_or("spot-centre", |direction| SIDES[usize::from(direction)]);
            phrase!(key, at = cell_name(cell)).into()
        }
    }
}

/// A site of a tile by its compass point alone.
pub(crate) fn site_name(site: Site) -> Fact {
    const SIDES: [&str; 6] =
        ["site-east", "site-southeast", "site-southwest", "site-west", "site-northwest", "site-northeast"];
    Fact::Word(site.direction().map_or("site-centre", |direction| SIDES[usize::from(direction)]))
}

/// A figure, or what else is on a site.
pub(crate) fn figure_name(figure: Figure) -> Fact {
    match figure {
        Figure::Open => Fact::Word("figure-open"),
        Figure::PowerPlant => Fact::Word("figure-power-plant"),
        Figure::CommandDish => Fact::Word("figure-command-dish"),
        Figure::SuperCreep => Fact::Word("figure-super-creep"),
        Figure::Colonist => Fact::Word("figure-colonist"),
        Figure::Creep => Fact::Word("figure-creep"),
        Figure::Robot(seat) => phrase!("figure-robot", seat = seat).into(),
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
