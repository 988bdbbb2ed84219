//! The planets with the cost from every hangar, the rockets as columns, cards and market, the players. Nothing is wider
//! than 80 columns.

use engine::{Noun, phrase};
use narration::Narrator;
use rocket_rescue::{
    BuiltView, HangarView, Kind, Module, ModuleView, Phase, PlanView, PlanetView, Resource, SeatView, Stage, View,
};

use super::flights::Flight;
use super::{names, players, score};
use crate::{Ink, Line, seat_mark};

/// The width of a hangar: six of them on a line.
const HANGAR: usize = 13;

/// The widths of what a planet asks for and threatens with, and of a cost.
const ASKS: usize = 19;
const COST: usize = 4;

/// How wide a line of the legend is at most.
const LEGEND: usize = 78;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut lines = vec![round_line(view, words), order_line(view, words)];
    lines.push(planet_head(view, words));
    lines.extend(view.planets.iter().map(|planet| planet_line(view, planet, words)));
    lines.push(Line::new());
    lines.extend(rockets(view, words));
    lines.push(Line::new());
    lines.extend(yard(view, words));
    lines.push(Line::new());
    for seat in &view.seats {
        lines.push(seat_line(view, seat, words));
        lines.extend(seat.modules.iter().map(|module| module_line(view, "    ", module, words)));
    }
    if let Some(plan) = &view.plan {
        lines.push(plan_line(view, plan, words));
    }
    if view.phase == Phase::Over {
        lines.push(Line::new());
        lines.push(Line::new().with(Ink::Strong, words.word("board-scores")));
        lines.push(Line::new().with(Ink::Muted, format!("  {}", words.word(score::decides(view)))));
        lines.extend(view.seats.iter().map(|seat| score_line(view, seat, words)));
    }
    lines.push(Line::new());
    lines.extend(legend(view, words));
    lines
}

/// What the signs mean.
fn legend(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut signs = vec!["board-legend-crew", "board-legend-tokens", "board-legend-module", "board-legend-rocket"]
        .into_iter()
        .map(|key| words.word(key))
        .collect::<Vec<_>>();
    if view.edition.shields_matter() {
        let [heat, gas] = ["hazard-heat", "hazard-gas"].map(|key| short(&words.word(key), 1));
        signs.push(words.say(&phrase!("board-legend-shields", heat = heat, gas = gas)));
    }
    signs.push(words.word("board-legend-supply"));
    let mut rows: Vec<String> = Vec::new();
    for sign in signs {
        match rows.last_mut() {
            Some(row) if row.chars().count() + sign.chars().count() + 5 <= LEGEND => *row += &format!(" · {sign}"),
            _ => rows.push(sign),
        }
    }
    rows.into_iter().map(|row| Line::new().with(Ink::Muted, format!("  {row}"))).collect()
}

/// The points of a player, what they are made of, and what counts in a tie.
fn score_line(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Line {
    let [planet, hangar, token] = view.worth;
    let first = if view.finishers.contains(&seat.seat) { view.finish_bonus } else { 0 };
    let parts = phrase!(
        if hangar > 0 { "board-score-parts-hangars" } else { "board-score-parts" },
        landed = u16::from(seat.landed) * u16::from(planet),
        aboard = u16::from(seat.aboard) * u16::from(hangar),
        tokens = seat.tokens * u16::from(token),
        first = first
    );
    Line::new()
        .column(Ink::Seat(seat.seat), &format!("  {} {}", seat_mark(seat.seat), short(&words.name(seat.seat), 13)), 20)
        .column(Ink::Strong, &seat.points.to_string(), 4)
        .column(Ink::Plain, &format!("= {}", words.say(&parts)), 36)
        .with(Ink::Muted, score::tie_words(view, seat, words))
}

/// The first letters of a word.
fn short(word: &str, width: usize) -> String {
    word.chars().take(width).collect()
}

fn round_line(view: &View, words: &Narrator<'_>) -> Line {
    let phase = match players::stage_of(view.phase) {
        Some(stage) => names::stage_name(stage, words),
        None => words.word(match view.phase {
            Phase::Bonus => "phase-bonus",
            Phase::Planning => "phase-planning",
            Phase::Over => "phase-over",
            _ => "phase-round-end",
        }),
    };
    let round = words.sentence(&phrase!("board-round", round = view.round, rounds = view.rounds));
    let mut line = Line::new().with(Ink::Strong, format!("{round} · {phase}"));
    if !view.queue.is_empty() {
        line = line.with(Ink::Muted, "   ");
        for (number, die) in view.queue.iter().enumerate() {
            let turn = usize::from(view.turn);
            let ink = if number < turn { Ink::Muted } else { Ink::Seat(die.seat) };
            let mark = if number == turn { "▶" } else { " " };
            line = line.with(ink, format!("{mark}{}{}", die.seat, die.face));
        }
    }
    line
}

/// Who is before whom, who waits, and whether there is boarding at all.
fn order_line(view: &View, words: &Narrator<'_>) -> Line {
    let mut line = Line::new();
    if !view.order.is_empty() {
        let order: Vec<String> = view.order.iter().map(ToString::to_string).collect();
        line = line.with(Ink::Muted, format!("{}: {}   ", words.word(players::order_key(view)), order.join(" ")));
    }
    if !view.terminal.is_empty() {
        let waiting: Vec<String> = view.terminal.iter().map(ToString::to_string).collect();
        line = line.with(Ink::Muted, format!("{}: {}   ", words.word("board-terminal"), waiting.join(" ")));
    }
    if !view.boarding_open {
        line = line.with(Ink::Danger, words.word("board-boarding-closed"));
    }
    line
}

/// Which hangar is meant in one column of costs: "S1".
fn mark(hangar: &HangarView, words: &Narrator<'_>) -> String {
    let name = names::hangar_name(hangar.hangar, words);
    let (first, last) = (name.chars().next(), name.chars().last());
    let first = if hangar.resource.index() == 1 { Some('N') } else { first };
    first.into_iter().chain(last).collect()
}

fn planet_head(view: &View, words: &Narrator<'_>) -> Line {
    // The sign for energy is two columns wide.
    let mut line = Line::new().column(Ink::Muted, &words.word("board-planet-head"), 38 + ASKS);
    for hangar in &view.hangars {
        line = line.column(Ink::Muted, &mark(hangar, words), COST);
    }
    line
}

fn planet_line(view: &View, planet: &PlanetView, words: &Narrator<'_>) -> Line {
    let facts = &planet.facts;
    let deck = words.word(if facts.red { "board-red" } else { "board-blue" });
    let asks = names::equipment_key(facts.equipment).map_or(String::new(), |key| format!("{} ", words.word(key)));
    let mut hazards = Vec::new();
    if facts.heat_hazard && view.edition.shields_matter() {
        hazards.push(words.word("hazard-heat"));
    }
    if facts.gas_hazard && view.edition.shields_matter() {
        hazards.push(words.word("hazard-gas"));
    }
    let mut line = Line::new()
        .column(Ink::Strong, &format!("  {}", names::planet_name(planet.planet, words)), 18)
        .column(Ink::Muted, &deck, 5)
        .column(Ink::Accent, &format!("{}⚡", facts.energy_cost), 5)
        .column(Ink::Plain, &format!("{}▮", facts.fuel), 3)
        .with(Ink::Plain, asks.as_str())
        .column(Ink::Danger, &hazards.join("+"), ASKS.saturating_sub(asks.chars().count()))
        .column(Ink::Good, &format!("+{}/+{}", facts.launch_reward, facts.construction_reward), 6);
    let energy = names::payer(view).map_or(0, |seat| view.seat(seat).energy);
    for hangar in &view.hangars {
        let flight = Flight::new(view, hangar, planet);
        line = match hangar.complete && flight.fits() {
            true => {
                let ink = if flight.cost <= energy { Ink::Good } else { Ink::Danger };
                line.column(ink, &format!("{}{}", flight.cost, if flight.cost <= energy { "✓" } else { "!" }), COST)
            }
            false => line.column(Ink::Muted, "·", COST),
        };
    }
    line
}

/// Six columns of six slots, cockpit on top.
fn rockets(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut lines = vec![Line::new(); 9];
    for hangar in &view.hangars {
        let name = short(&names::hangar_name(hangar.hangar, words), HANGAR - 1);
        let adds = format!("{} +{}", mark(hangar, words), names::letter(hangar.resource, words));
        lines[0] = std::mem::take(&mut lines[0]).column(Ink::Strong, &name, HANGAR);
        lines[1] = std::mem::take(&mut lines[1]).column(Ink::Muted, &adds, HANGAR);
        let mut slots: Vec<Option<&BuiltView>> = vec![None; 6];
        let mut next = 4;
        for module in &hangar.modules {
            match module.facts.kind {
                Kind::Cockpit => slots[0] = Some(module),
                Kind::Engine => slots[5] = Some(module),
                _ => {
                    slots[next] = Some(module);
                    next -= 1;
                }
            }
        }
        for (row, slot) in slots.into_iter().enumerate() {
            let line = std::mem::take(&mut lines[row + 2]);
            lines[row + 2] = match slot {
                Some(module) => line.column(Ink::Seat(module.owner), &cell(view, module, words), HANGAR),
                None if hangar.locked => line.column(Ink::Muted, "░░░░░░░░░░░", HANGAR),
                None => line.column(Ink::Muted, &empty(hangar, row), HANGAR),
            };
        }
        lines[8] =
            std::mem::take(&mut lines[8]).column(Ink::Muted, &short(&foot(view, hangar, words), HANGAR - 1), HANGAR);
    }
    lines
}

fn glyph(kind: Kind) -> char {
    match kind {
        Kind::Cockpit => '▲',
        Kind::FuelTank => '▮',
        Kind::Engine => '▼',
        _ => '◫',
    }
}

/// Owner, type, name, stability, crew: "A▲Glass 4AB·".
fn cell(view: &View, module: &BuiltView, words: &Narrator<'_>) -> String {
    let crew: String = names::aboard(view, module).map(|seat| seat.letter()).collect();
    let free = "·".repeat(usize::from(module.free));
    let room = 8 - usize::from(module.facts.capacity.min(6));
    let name = short(&names::short_name(module, words), room);
    let (owner, glyph, stability) = (module.owner, glyph(module.facts.kind), module.facts.stability);
    format!("{owner}{glyph}{name:room$} {stability}{crew}{free}")
}

fn empty(hangar: &HangarView, row: usize) -> String {
    let tank = row == 1 && hangar.tanks == 0;
    let mark = match row {
        0 => '△',
        5 => '▽',
        _ if tank => '▯',
        _ => '·',
    };
    format!(" {mark}")
}

/// What a rocket can do: complete or not, tanks, equipment, modules without shields.
fn foot(view: &View, hangar: &HangarView, words: &Narrator<'_>) -> String {
    if hangar.locked {
        return words.word("board-locked");
    }
    if hangar.modules.is_empty() {
        return String::new();
    }
    let mut foot = format!("{}{}▮", if hangar.complete { "✓" } else { "✗" }, hangar.tanks);
    for module in &hangar.modules {
        if let Some(key) = names::equipment_key(module.facts.equipment) {
            foot += &format!(" {}", short(&words.word(key), 3));
        }
    }
    if view.edition.shields_matter() {
        let heat = hangar.modules.iter().filter(|module| !module.facts.heat_shield).count();
        let gas = hangar.modules.iter().filter(|module| !module.facts.gas_shield).count();
        foot += &format!(" {}{heat}{}{gas}", short(&words.word("hazard-heat"), 1), short(&words.word("hazard-gas"), 1));
    }
    foot
}

fn yard(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut market = Line::new().with(Ink::Muted, format!("{}  ", words.word("board-market")));
    for resource in Resource::all() {
        let index = resource.index();
        market = market
            .with(Ink::Accent, format!("{} {}/{}", names::letter(resource, words), view.market[index], view.capacity))
            .with(Ink::Muted, format!(" ({})  ", view.general[index]));
    }
    let mut piles = Line::new().with(Ink::Muted, format!("{}  ", words.word("board-piles")));
    for kind in Kind::all() {
        let name = words.word(&format!("kind-{kind}"));
        piles = piles.plain(format!("{} {name} {}  ", glyph(kind), view.piles[kind.index()]));
    }
    market = market.with(Ink::Muted, format!(" {} {}", words.word("board-deck"), view.deck));
    let mut lines = vec![market, piles];
    lines.extend(view.display.iter().map(|module| module_line(view, "  ", module, words)));
    lines
}

fn cost(numbers: [u8; 3], words: &Narrator<'_>) -> String {
    let some = Resource::all().filter(|resource| numbers[resource.index()] > 0);
    let some: Vec<String> =
        some.map(|resource| format!("{}{}", names::letter(resource, words), numbers[resource.index()])).collect();
    some.join(" ")
}

/// An unbuilt module: "▲ Glass Dome  C2 A1  +3⚡ stability 4, 2 seats".
fn module_line(view: &View, indent: &str, module: &ModuleView, words: &Narrator<'_>) -> Line {
    let name = module.card.map_or_else(|| words.word("board-sealed"), |card| names::module_name(card, words));
    let mut line = Line::new()
        .plain(indent)
        .with(Ink::Plain, format!("{} ", glyph(module.kind)))
        .column(Ink::Strong, &name, 21)
        .column(Ink::Accent, &cost(module.cost, words), 10);
    if view.edition.cubes_on_modules() && module.cubes != [0; 3] {
        line = line.with(Ink::Good, format!("[{}] ", cost(module.cubes, words)));
    }
    match &module.facts {
        Some(facts) => line.with(Ink::Muted, printed(view, facts, words)),
        None => line,
    }
}

/// What a module says, in short: "+3⚡ ◇4 ☺2 heat shield".
fn printed(view: &View, facts: &Module, words: &Narrator<'_>) -> String {
    let mut text = format!("+{}⚡ ◇{}", facts.energy, facts.stability);
    if facts.capacity > 0 {
        text += &format!(" ☺{}", facts.capacity);
    }
    for key in names::shields(view, facts).chain(names::equipment_key(facts.equipment)) {
        text += &format!(" {}", words.word(key));
    }
    text
}

fn seat_line(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Line {
    let arrow = if view.active == Some(seat.seat) { "▶" } else { " " };
    let mut line = Line::new()
        .with(Ink::Accent, format!("{arrow} "))
        .column(Ink::Seat(seat.seat), &format!("{} {}", seat_mark(seat.seat), short(&words.name(seat.seat), 13)), 18)
        .column(
            Ink::Strong,
            &format!("{} {}", seat.points, words.say(&phrase!("board-points-word", points = seat.points))),
            11,
        )
        .column(Ink::Accent, &format!("{}⚡", seat.energy), 5)
        .column(Ink::Plain, &cost(seat.cubes, words), 10)
        .column(Ink::Plain, &format!("☺{}+{}+{}", seat.crew, seat.aboard, seat.landed), 10)
        .column(Ink::Good, &if seat.tokens > 0 { format!("★{}", seat.tokens) } else { String::new() }, 5);
    match &seat.dice {
        Some(dice) => {
            for (stage, face) in dice {
                line = line.plain(format!("{}{face} ", short(&names::stage_name(*stage, words), 1)));
            }
            if let Some(bid) = seat.bid.filter(|bid| *bid > 0) {
                line = line.with(Ink::Muted, format!("{} {bid} ", words.word("board-bid-short")));
            }
        }
        None if seat.ready => line = line.with(Ink::Good, words.word("board-ready")),
        None => {}
    }
    if let Some(character) = seat.character {
        line = line.with(Ink::Muted, format!(" {}", words.word(&format!("character-{character}"))));
    }
    line
}

fn plan_line(view: &View, plan: &PlanView, words: &Narrator<'_>) -> Line {
    let mut line = Line::new().with(Ink::Strong, format!("{}  ", words.word("board-plan")));
    for stage in Stage::all() {
        let faces: String = plan.dice.iter().filter(|die| die.0 == stage).map(|die| die.1.to_string()).collect();
        line = line.plain(format!("{} ", names::stage_name(stage, words))).with(Ink::Accent, format!("[{faces:·<2}] "));
    }
    let have = view.viewer.seat().map_or(0, |seat| view.seat(seat).energy);
    let ink = if plan.forecast < 0 { Ink::Danger } else { Ink::Good };
    line.with(ink, format!("{have}⚡ → {}⚡", plan.forecast))
}
