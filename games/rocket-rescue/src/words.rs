//! Which words modules, cubes and equipment are told with.

use engine::{Fact, Noun, phrase};

use crate::card::Card;
use crate::components::Equipment;
use crate::event::Glimpse;
use crate::nouns::{Kind, Resource};

/// A module by the name of its design.
pub(crate) fn module(card: Card) -> Fact {
    card.design().word()
}

/// A module as somebody saw it: by name, or with its front sealed by type and cost.
pub(crate) fn glimpsed(module_seen: &Glimpse) -> Fact {
    match module_seen.card {
        Some(card) => module(card),
        None => sealed(module_seen.kind, module_seen.cost),
    }
}

/// A module of which only the back shows.
pub(crate) fn sealed(kind: Kind, cost: [u8; 3]) -> Fact {
    phrase!("sealed-module", kind = kind.word(), cost = cubes(cost)).into()
}

/// Cubes by number and type, without the types of which there are none.
pub(crate) fn cubes(count: [u8; 3]) -> Fact {
    let some = Resource::all().filter(|resource| count[resource.index()] > 0);
    some.map(|resource| phrase!("cubes", count = count[resource.index()], resource = resource.word())).collect()
}

/// A rover or a satellite.
pub(crate) fn equipment(equipment: Equipment) -> Fact {
    Fact::Word(match equipment {
        Equipment::None => "equipment-none",
        Equipment::Rover => "equipment-rover",
        Equipment::Satellite => "equipment-satellite",
    })
}
