//! How things on the board are called.

use engine::{Fact, Noun, Seat, phrase};
use narration::Narrator;
use rocket_rescue::{BuiltView, Card, Equipment, Hangar, Kind, Module, ModuleView, PlanetId, Resource, Stage, View};

pub(super) fn module_name(card: Card, words: &Narrator<'_>) -> String {
    words.word(&format!("module-{}", card.design()))
}

/// The same as short as it can be said on a rocket.
pub(super) fn short_name(module: &BuiltView, words: &Narrator<'_>) -> String {
    if module.card.is_standard() { kind_name(module.facts.kind, words) } else { module_name(module.card, words) }
}

pub(super) fn planet_name(planet: PlanetId, words: &Narrator<'_>) -> String {
    words.word(&format!("planet-{planet}"))
}

pub(super) fn hangar_name(hangar: Hangar, words: &Narrator<'_>) -> String {
    words.word(&format!("hangar-{hangar}"))
}

pub(super) fn stage_name(stage: Stage, words: &Narrator<'_>) -> String {
    words.word(&format!("stage-{stage}"))
}

pub(super) fn resource_name(resource: Resource, words: &Narrator<'_>) -> String {
    words.word(&format!("resource-{resource}"))
}

pub(super) fn kind_name(kind: Kind, words: &Narrator<'_>) -> String {
    capital(&words.word(&format!("kind-{kind}")))
}

/// With a capital letter at the start, as on cards.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The letter on a cube.
pub(super) fn letter(resource: Resource, words: &Narrator<'_>) -> String {
    resource_name(resource, words).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// Cubes in words: "2 carbon and 1 titanium".
pub(super) fn cubes(count: [u8; 3], words: &Narrator<'_>) -> String {
    let some = Resource::all().filter(|resource| count[resource.index()] > 0);
    let some: Vec<String> = some
        .map(|resource| words.say(&phrase!("cubes", count = count[resource.index()], resource = resource.word())))
        .collect();
    words.list(&some)
}

/// The key of what a module carries or a planet asks for.
pub(super) fn equipment_key(equipment: Equipment) -> Option<&'static str> {
    match equipment {
        Equipment::None => None,
        Equipment::Rover => Some("board-rover"),
        Equipment::Satellite => Some("board-satellite"),
    }
}

/// All that a module says, besides its name: "stability 4, 2 seats, heat shield".
/// Shields only where they matter (RR2-LCH-1).
pub(super) fn facts(view: &View, module: &Module, words: &Narrator<'_>) -> String {
    let mut parts = vec![words.say(&phrase!("board-stability-is", stability = i32::from(module.stability)))];
    if module.capacity > 0 {
        parts.push(words.say(&phrase!("board-seats-are", seats = module.capacity)));
    }
    parts.extend(shields(view, module).map(|key| words.word(key)));
    parts.extend(equipment_key(module.equipment).map(|key| words.word(key)));
    parts.join(", ")
}

/// The keys of the shields of a module that matter.
pub(super) fn shields(view: &View, module: &Module) -> impl Iterator<Item = &'static str> {
    let shields = [(module.heat_shield, "board-heat-shield"), (module.gas_shield, "board-gas-shield")];
    let matter = view.edition.shields_matter();
    shields.into_iter().filter(move |shield| matter && shield.0).map(|shield| shield.1)
}

/// An unbuilt module with all it says.
pub(super) fn unbuilt(view: &View, module: &ModuleView, words: &Narrator<'_>) -> String {
    let cost = cubes(module.cost, words);
    let (Some(card), Some(facts)) = (module.card, &module.facts) else {
        let back = words.say(&phrase!("sealed-module", kind = module.kind.word(), cost = cost));
        let fronts: Vec<String> =
            module.could_be.iter().map(|design| words.word(&format!("module-{design}"))).collect();
        return format!("{}: {}", capital(&back), fronts.join(", "));
    };
    let brings = words.say(&phrase!("board-brings", energy = facts.energy));
    let (name, kind) = (module_name(card, words), kind_name(module.kind, words));
    format!("{name} ({kind}): {cost}; {brings}, {}", self::facts(view, facts, words))
}

/// A built module with its owner and who sits on it.
pub(super) fn built(view: &View, built: &BuiltView, words: &Narrator<'_>) -> String {
    let (name, kind) = (module_name(built.card, words), kind_name(built.facts.kind, words));
    let mut text = format!("{name} ({kind}), {}: {}", words.name(built.owner), facts(view, &built.facts, words));
    if built.facts.capacity > 0 {
        text += "; ";
        text += &words.say(&match aboard(view, built).next() {
            Some(_) => phrase!("board-aboard", crew = aboard(view, built).collect::<Fact>(), free = built.free),
            None => phrase!("board-aboard-nobody", free = built.free),
        });
    }
    text
}

/// Who sits on a module, one entry a crew member.
pub(super) fn aboard<'a>(view: &'a View, built: &'a BuiltView) -> impl Iterator<Item = Seat> + 'a {
    view.seats.iter().flat_map(|seat| std::iter::repeat_n(seat.seat, usize::from(built.crew[seat.seat.index()])))
}

/// Who would pay for a launch, as the costs in the view are counted: the viewer, for spectators the active player.
pub(super) fn payer(view: &View) -> Option<Seat> {
    view.viewer.seat().or(view.active)
}
