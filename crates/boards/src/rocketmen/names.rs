//! How things on the board are called.

use engine::{Noun, phrase};
use narration::Narrator;
use rocketmen::{
    Achievement, Class, Destination, Effect, Face, Items, Kind, LaunchView, Location, MissionType, Mode, Phase, Source,
    Timing, View, percent,
};

/// The full name of a card: "Spaceship (Biotech)".
pub(super) fn kind(kind: Kind, words: &Narrator<'_>) -> String {
    words.word(&format!("card-{kind}"))
}

/// What a card is called now: "Industrial Espionage as Big Data".
pub(super) fn face(face: Face, words: &Narrator<'_>) -> String {
    if face.copied { words.say(&phrase!("copy-of", card = face.kind.word())) } else { kind(face.kind, words) }
}

/// Something that pays: "Space Station", "a $20 token".
pub(super) fn source(view: &View, source: Source, words: &Narrator<'_>) -> String {
    match source {
        Source::Card(shown) => title(view, shown.kind, words),
        Source::Cash => words.word("token-cash"),
        Source::Science => words.word("token-science"),
    }
}

/// The name on the card itself, where its items are seen beside it: "Spaceship".
pub(super) fn title(view: &View, card: Kind, words: &Narrator<'_>) -> String {
    match view.printed.print(card).class {
        Class::Mission(mission, _) => mission_type(mission, words),
        _ => kind(card, words),
    }
}

pub(super) fn mission_type(mission: MissionType, words: &Narrator<'_>) -> String {
    words.word(&format!("type-{mission}"))
}

/// A destination as a heading: "Moon".
pub(super) fn destination(destination: Destination, words: &Narrator<'_>) -> String {
    words.word(match destination {
        Destination::Earth => "board-earth",
        Destination::Moon => "board-moon",
        Destination::Mars => "board-mars",
    })
}

/// A location with its destination: "Satellite (the Moon)".
pub(super) fn location(location: &Location, words: &Narrator<'_>) -> String {
    words.say(&phrase!("location", destination = location.destination.word(), type = location.mission_type.word()))
}

pub(super) fn achievement(achievement: Achievement, words: &Narrator<'_>) -> String {
    words.word(&format!("achievement-{achievement}"))
}

/// Money and items in words: "$10 and a Computer".
pub(super) fn items(items: &Items, words: &Narrator<'_>) -> String {
    let mut parts = Vec::new();
    if items.money > 0 {
        parts.push(words.say(&phrase!("money", amount = items.money)));
    }
    parts.extend(icons(items).into_iter().map(|(item, count)| item_name(item, count, words)));
    words.list(&parts)
}

/// Every item but money that is there, by its name in pictures, with its count.
pub(super) fn icons(items: &Items) -> Vec<(&'static str, u8)> {
    let all = [
        ("rocket", items.rocket),
        ("computer", items.computer),
        ("composite", items.composite),
        ("biotech", items.biotech),
        ("science", items.science),
    ];
    all.into_iter().filter(|&(_, count)| count > 0).collect()
}

/// "2 Computers".
pub(super) fn item_name(item: &str, count: u8, words: &Narrator<'_>) -> String {
    words.say(&match item {
        "rocket" => phrase!("icon-rocket", count = count),
        "computer" => phrase!("icon-computer", count = count),
        "composite" => phrase!("icon-composite", count = count),
        "biotech" => phrase!("icon-biotech", count = count),
        _ => phrase!("icon-science", count = count),
    })
}

/// What a card does besides giving items; nothing for most cards.
pub(super) fn effect(view: &View, card: Kind, words: &Narrator<'_>) -> Option<String> {
    let print = view.printed.print(card);
    let text = match print.effect {
        Effect::None => None,
        Effect::InitialAdvance(spaces) => Some(words.say(&phrase!("board-text-boost", spaces = spaces))),
        Effect::Depot(cards) => Some(words.say(&phrase!("board-text-depot", cards = cards))),
        Effect::Copy => Some(words.word("board-text-copy")),
        _ => Some(words.word(&format!("effect-{card}"))),
    };
    let text = text.map(|text| match print.effect.timing() {
        Timing::WhenUsedToPay => format!("{} {text}", words.word("board-when-paying")),
        Timing::Discard => format!("{} {text}", words.word("board-when-discarded")),
        Timing::LaunchPad => format!("★ {text}"),
        Timing::None | Timing::Copy => text,
    });
    let rest = [
        (print.money_per_mission > 0)
            .then(|| words.say(&phrase!("board-text-per-mission", money = print.money_per_mission))),
        (print.class == Class::Threat).then(|| threat(view, words)),
        print.permanent.then(|| words.word("board-text-permanent")),
    ];
    let all: Vec<String> = text.into_iter().chain(rest.into_iter().flatten()).collect();
    (!all.is_empty()).then(|| all.join(". "))
}

/// When a Threat scores: in solitaire at once (RM-SOLO-13).
fn threat(view: &View, words: &Narrator<'_>) -> String {
    let vp = view.printed.threat_vp;
    words.say(&if view.mode == Mode::Solo {
        phrase!("board-text-threat-now", vp = vp)
    } else {
        phrase!("board-text-threat", vp = vp)
    })
}

/// What an abort costs, or when it is possible (RM-LAUNCH-12).
pub(super) fn abort(view: &View, launch: &LaunchView, words: &Narrator<'_>) -> String {
    words.say(&match view.phase {
        Phase::Ready if launch.drawn.is_empty() => phrase!("board-abort-first"),
        Phase::Ready => phrase!("board-abort-cost", cost = launch.abort_cost),
        _ => phrase!("board-abort-between"),
    })
}

/// The chance with what advances the Rocket at any time, if there is such a card.
pub(super) fn burning(launch: &LaunchView, words: &Narrator<'_>) -> Option<String> {
    launch.burning.map(|chance| words.say(&phrase!("board-chance-burning", percent = percent(chance))))
}

/// The boosts of a rocket for the destinations of this mode.
pub(super) fn boosts(view: &View, boosts: [u8; 3], words: &Narrator<'_>) -> String {
    let [earth, moon, mars] = boosts;
    words.say(&match view.mode {
        Mode::BattleForEarth => phrase!("board-boosts-earth", earth = earth),
        _ => phrase!("board-boosts", earth = earth, moon = moon, mars = mars),
    })
}

/// What stands on a copy: "Industrial Espionage".
pub(super) fn kind_of_copy(words: &Narrator<'_>) -> String {
    words.word("card-industrial-espionage")
}
