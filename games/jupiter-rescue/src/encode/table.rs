//! The table as numbers.

use engine::encode::{Around, Encoder, Labels};
use engine::{Seat, Viewer};
use strum::VariantArray;

use crate::cards::{ABILITIES, Card, Hand, KINDS};
use crate::components::{COMMAND_DISH, POWER_PLANT};
use crate::encode::seen::Seen;
use crate::geometry::{Cell, Site, TILES};
use crate::options::Sides;
use crate::position::{Docking, Phase};
use crate::space::{Space, Tile, Tiles};

const CARDS: Labels = Labels::new("cards", ABILITIES, |card| Card::VARIANTS[card].to_string());
/// Lies from this one on have the hard face up.
const HARD: u8 = 6;
const ALL_CARDS: Labels = Labels::new("cards", KINDS, |card| Card::VARIANTS[card].to_string());
const TILE_NUMBERS: Labels = Labels::numbered("tile", TILES);
const SITES: Labels = Labels::new("site", Site::COUNT, |site| match site {
    6 => "centre".to_owned(),
    side => side.to_string(),
});
const DIRECTIONS: Labels = Labels::numbered("directions", 6);
const SIDE_NAMES: Labels = Labels::new("sides", 3, |sides| ["mixed", "easy", "labyrinth"][sides].to_owned());
const DECISIONS: Labels = Labels::new("decision", 20, |decision| {
    let names = [
        "choose-core",
        "choose-first",
        "dock-first",
        "dock-return",
        "dock-pilot",
        "actions",
        "grenade",
        "follow",
        "trade",
        "ask",
        "lift-tile",
        "set-tile",
        "replace-core",
        "install-core",
        "rolled",
        "suppress",
        "place",
        "setback",
        "discard",
        "over",
    ];
    names[decision].to_owned()
});

pub(super) fn features(seen: &Seen, out: &mut Encoder<'_>) {
    let around = Around::new(Viewer::Seat(seen.viewer), seen.players.into());
    out.under("match", |out| moment(seen, around, out));
    out.under("decision", |out| decision(seen, around, out));
    for (distance, seat) in around.seats().enumerate() {
        out.under(format_args!("seat{distance}"), |out| player(seen, seat, out));
    }
    out.under("turn", |out| turn(seen, around, out));
    out.under("piles", |out| piles(seen, out));
    for number in 0..TILES {
        out.under(format_args!("tile{number}"), |out| tile(seen, Tile(number as u8), out));
    }
}

fn cell(name: &str, cell: Option<Cell>, out: &mut Encoder<'_>) {
    let Cell { q, r } = cell.unwrap_or_default();
    out.number(format_args!("{name}.q"), q, 16.0);
    out.number(format_args!("{name}.r"), r, 16.0);
}

fn place(space: Option<Space>, out: &mut Encoder<'_>) {
    let at = space.filter(|space| space.is_dome());
    out.one_of(TILE_NUMBERS, at.map(|space| space.tile().index()));
    out.one_of(SITES, at.map(|space| space.site().0.into()));
    out.flag("in-pod", space == Some(Space::POD));
}

fn moment(seen: &Seen, around: Around, out: &mut Encoder<'_>) {
    let options = &seen.options;
    let sides = match options.sides {
        Sides::Mixed => 0,
        Sides::Easy => 1,
        Sides::Labyrinth => 2,
    };
    let dock = seen.board.dock;
    out.one_of(SIDE_NAMES, Some(sides));
    out.flag("robot-vulnerability", options.robot_vulnerability);
    out.flag("fast-creeps", options.fast_creeps);
    out.flag("ultimate-heroes", options.ultimate_heroes);
    out.flag("polite-colonists", options.polite_colonists);
    out.flag("ask-before-taking", options.ask_before_taking);
    out.number("turn", seen.turn, 250.0);
    out.one_of(around.labels("active"), Some(around.of(seen.active)));
    out.flag("docked", dock.is_some());
    cell("dock", dock, out);
    out.one_of(around.labels("pod-returns"), seen.returns.map(|seat| around.of(seat)));
    out.number("aboard", seen.aboard, 7.0);
    out.number("saved", seen.saved, 50.0);
    out.number("standing", seen.standing, 50.0);
    out.number("lost", seen.lost, 50.0);
    out.number("target", seen.target, 50.0);
    out.number("losses-allowed", seen.losses_allowed, 50.0);
    out.number("power-plants", seen.power_plants, 8.0);
    out.number("command-dishes", seen.command_dishes, 8.0);
    out.flag("dish-covered", seen.dish_covered);
    out.number("hand-limit", seen.hand_limit, 4.0);
}

fn decision(seen: &Seen, around: Around, out: &mut Encoder<'_>) {
    let (kind, seat): (_, Option<Seat>) = match seen.phase {
        Phase::ChooseCore(seat) => (0, Some(seat)),
        Phase::ChooseFirst => (1, None),
        Phase::Dock(Docking::First) => (2, None),
        Phase::Dock(Docking::Return) => (3, None),
        Phase::Dock(Docking::Pilot) => (4, None),
        Phase::Actions => (5, None),
        Phase::Grenade(_) => (6, None),
        Phase::Follow(follow) => (7, Some(follow.actor)),
        Phase::Trade(seat) => (8, Some(seat)),
        Phase::Ask(seat) => (9, Some(seat)),
        Phase::LiftTile => (10, None),
        Phase::SetTile(_) => (11, None),
        Phase::ReplaceCore => (12, None),
        Phase::InstallCore(_) => (13, None),
        Phase::Rolled => (14, None),
        Phase::Suppress => (15, None),
        Phase::Place(_) => (16, None),
        Phase::Setback => (17, None),
        Phase::Discard => (18, None),
        Phase::Over(_) => (19, None),
    };
    out.one_of(DECISIONS, Some(kind));
    out.counts(around.labels("deciders"), seen.deciders.map(|seat| around.of(seat)), 1.0);
    out.one_of(around.labels("seat"), seat.map(|seat| around.of(seat)));
    place(seen.subject(), out);
}

fn player(seen: &Seen, seat: Seat, out: &mut Encoder<'_>) {
    let at = seen.places[seat.index()];
    let cores = seen.cores[seat.index()];
    let used = (0..2).filter(|&slot| seat == seen.active && seen.used >> slot & 1 == 1);
    place((at != Space::OUT).then_some(at), out);
    out.flag("out", at == Space::OUT);
    out.counts(CARDS.called("cores"), cores.into_iter().flatten().map(|card| card as usize), 2.0);
    out.counts(CARDS.called("used-cores"), used.filter_map(|slot| cores[slot]).map(|card| card as usize), 2.0);
    hand("hand", seen.hands[seat.index()], out);
    out.flag("refused", seen.refused.contains(seat));
}

fn hand(name: &'static str, hand: Hand, out: &mut Encoder<'_>) {
    out.amounts(CARDS.called(name), Card::VARIANTS[..ABILITIES].iter().map(|&card| hand.count(card)), 4.0);
}

fn turn(seen: &Seen, around: Around, out: &mut Encoder<'_>) {
    out.number("spent", seen.spent, 10.0);
    out.number("allowance", seen.allowance, 10.0);
    out.number("left", seen.allowance - seen.spent, 10.0);
    out.flags(ALL_CARDS.called("activated"), seen.activated.bits());
    hand("given", seen.exchange.given, out);
    hand("taken", seen.exchange.taken, out);
    out.one_of(Labels::numbered("die", 7), Some(seen.die.into()));
    out.under("passage", |out| {
        let passage = seen.passage.as_ref();
        out.flag("colonist", passage.is_some_and(|passage| passage.robot.is_none()));
        out.one_of(around.labels("robot"), passage.and_then(|passage| passage.robot).map(|seat| around.of(seat)));
        place(passage.map(|passage| passage.at), out);
    });
}

fn piles(seen: &Seen, out: &mut Encoder<'_>) {
    for (name, pile) in [("deck", &seen.deck), ("discard", &seen.discard)] {
        out.amounts(ALL_CARDS.called(name), Card::VARIANTS.iter().map(|&card| pile.count(card)), 4.0);
    }
    out.one_of(ALL_CARDS.called("drawn"), seen.drawn.map(|card| card as usize));
}

fn tile(seen: &Seen, tile: Tile, out: &mut Encoder<'_>) {
    let (board, index, at) = (&seen.board, tile.index(), seen.cell_of(tile));
    // Of a tile that is gone nothing is told.
    let all = if at.is_some() { u8::MAX } else { 0 };
    let among = |tiles: Tiles| at.is_some() && tiles.contains(tile);
    let layout = board.layout(tile);
    out.flag("standing", at.is_some());
    cell("at", at, out);
    out.flag("hard", at.is_some() && board.lies[index] >= HARD);
    out.flags(DIRECTIONS.called("spokes"), layout.spokes & all);
    out.flags(DIRECTIONS.called("rims"), layout.rims & all);
    out.flags(DIRECTIONS.called("ports"), layout.ports & all);
    out.flags(DIRECTIONS.called("exposed"), board.exposed(tile) & all);
    let docked = at.and_then(|at| at.towards(board.dock?));
    out.one_of(DIRECTIONS.called("dock"), docked.map(usize::from));
    let (colonists, creeps) = (board.colonists[index] & all, board.creeps[index] & all);
    let (me, robots) = robots_on(seen, tile);
    out.flags(SITES.called("colonist"), colonists);
    out.flags(SITES.called("creep"), creeps);
    out.flags(SITES.called("me"), me & all);
    out.flags(SITES.called("robot"), robots & all);
    let plant = |module| at.is_some() && board.has_plant(tile) && board.module(tile) == module;
    let covered = at.is_some() && board.has_plant(tile) && board.supers.contains(tile);
    out.flag("power-plant", plant(POWER_PLANT) && !covered);
    out.flag("command-dish", plant(COMMAND_DISH) && !covered);
    out.flag("super-creep", covered);
    out.flags(SITES.called("threatened"), seen.threatened[index] & all);
    out.flag("shielded", among(seen.shielded));
    out.flag("calm", among(seen.calm));
    out.flag("invaded", among(seen.invaded));
    out.flag("falling", among(seen.falling));
    out.flag("in-range", among(seen.range));
    out.flag("in-queue", among(seen.queue));
    for die in 0..6 {
        let roll = seen.rolls.map(|rolls| rolls[die]);
        out.flag(format_args!("hit-by-{}", die + 1), roll.is_some_and(|roll| among(roll.hit)));
        out.flag(format_args!("falls-by-{}", die + 1), roll.is_some_and(|roll| among(roll.fall)));
    }
}

/// The sites of a tile where the viewer's Robot is, and where any is; one that only passes is not there.
fn robots_on(seen: &Seen, tile: Tile) -> (u8, u8) {
    let passing = seen.passage.and_then(|passage| passage.robot);
    let mut sites = (0, 0);
    for seat in Seat::all(seen.players) {
        let place = seen.places[seat.index()];
        if place.is_dome() && place.tile() == tile && Some(seat) != passing {
            sites.0 |= if seat == seen.viewer { place.site().bit() } else { 0 };
            sites.1 |= place.site().bit();
        }
    }
    sites
}
