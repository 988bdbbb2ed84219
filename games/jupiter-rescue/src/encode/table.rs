//! The table as numbers.

use engine::Seat;
use engine::encode::{Around, Encoder, Labels};
use strum::VariantArray;

use crate::cards::{ABILITIES, Card, KINDS};
use crate::decision::Decision;
use crate::encode::places::{number_of_cell, tile_of};
use crate::geometry::{Cell, Site, Spot, TILES};
use crate::options::Sides;
use crate::position::Docking;
use crate::view::{Directions, Figure, SeatView, TileView, View};

const CARDS: Labels = Labels::new("cards", ABILITIES, |card| Card::VARIANTS[card].to_string());
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

pub(super) fn features(view: &View, out: &mut Encoder<'_>) {
    let around = Around::new(view.viewer, view.seats.len());
    out.under("match", |out| moment(view, around, out));
    out.under("decision", |out| decision(view, around, out));
    for (distance, seat) in around.seats().enumerate() {
        out.under(format_args!("seat{distance}"), |out| player(view, &view.seats[seat.index()], out));
    }
    out.under("turn", |out| turn(view, around, out));
    out.under("piles", |out| piles(view, out));
    for number in 0..TILES {
        out.under(format_args!("tile{number}"), |out| tile(view, tile_of(view, number), around, out));
    }
}

fn cards(cards: &[Card]) -> impl Iterator<Item = usize> {
    cards.iter().map(|&card| card as usize)
}

fn cell(name: &str, cell: Option<Cell>, out: &mut Encoder<'_>) {
    let Cell { q, r } = cell.unwrap_or_default();
    out.number(format_args!("{name}.q"), q, 16.0);
    out.number(format_args!("{name}.r"), r, 16.0);
}

fn place(view: &View, spot: Option<Spot>, out: &mut Encoder<'_>) {
    let at = if let Some(Spot::At(cell, site)) = spot { Some((cell, site)) } else { None };
    out.one_of(TILE_NUMBERS, at.and_then(|(cell, _)| number_of_cell(view, cell)));
    out.one_of(SITES, at.map(|(_, site)| site.0.into()));
    out.flag("in-pod", spot == Some(Spot::Pod));
}

fn moment(view: &View, around: Around, out: &mut Encoder<'_>) {
    let options = &view.options;
    let sides = match options.sides {
        Sides::Mixed => 0,
        Sides::Easy => 1,
        Sides::Labyrinth => 2,
    };
    out.one_of(SIDE_NAMES, Some(sides));
    out.flag("robot-vulnerability", options.robot_vulnerability);
    out.flag("fast-creeps", options.fast_creeps);
    out.flag("ultimate-heroes", options.ultimate_heroes);
    out.flag("polite-colonists", options.polite_colonists);
    out.flag("ask-before-taking", options.ask_before_taking);
    out.number("turn", view.turn, 250.0);
    out.one_of(around.labels("active"), Some(around.of(view.active)));
    out.flag("docked", view.dock.is_some());
    cell("dock", view.dock, out);
    out.one_of(around.labels("pod-returns"), view.returns.map(|seat| around.of(seat)));
    out.number("aboard", view.aboard, 7.0);
    out.number("saved", view.saved, 50.0);
    out.number("standing", view.standing, 50.0);
    out.number("lost", view.lost, 50.0);
    out.number("target", view.target, 50.0);
    out.number("losses-allowed", view.losses_allowed, 50.0);
    out.number("power-plants", view.power_plants, 8.0);
    out.number("command-dishes", view.command_dishes, 8.0);
    out.flag("dish-covered", view.dish_covered);
    out.number("hand-limit", view.hand_limit, 4.0);
}

fn decision(view: &View, around: Around, out: &mut Encoder<'_>) {
    let (kind, seat, spot): (_, Option<Seat>, Option<Spot>) = match view.step {
        Decision::ChooseCore(seat) => (0, Some(seat), None),
        Decision::ChooseFirst => (1, None, None),
        Decision::Dock(Docking::First) => (2, None, None),
        Decision::Dock(Docking::Return) => (3, None, None),
        Decision::Dock(Docking::Pilot) => (4, None, None),
        Decision::Actions => (5, None, None),
        Decision::Grenade(spot) => (6, None, Some(spot)),
        Decision::Follow { vacated, actor, .. } => (7, Some(actor), Some(vacated)),
        Decision::Trade(seat) => (8, Some(seat), None),
        Decision::Ask(seat) => (9, Some(seat), None),
        Decision::LiftTile => (10, None, None),
        Decision::SetTile(cell) => (11, None, Some(Spot::At(cell, Site::CENTRE))),
        Decision::ReplaceCore => (12, None, None),
        Decision::InstallCore(_) => (13, None, None),
        Decision::Rolled => (14, None, None),
        Decision::Suppress => (15, None, None),
        Decision::Place(cell) => (16, None, Some(Spot::At(cell, Site::CENTRE))),
        Decision::Setback => (17, None, None),
        Decision::Discard => (18, None, None),
        Decision::Over(_) => (19, None, None),
    };
    out.one_of(DECISIONS, Some(kind));
    out.counts(around.labels("deciders"), view.deciders.iter().map(|&seat| around.of(seat)), 1.0);
    out.one_of(around.labels("seat"), seat.map(|seat| around.of(seat)));
    place(view, spot, out);
}

fn player(view: &View, player: &SeatView, out: &mut Encoder<'_>) {
    place(view, player.place, out);
    out.flag("out", player.place.is_none());
    out.counts(CARDS.called("cores"), cards(&player.cores), 2.0);
    out.counts(CARDS.called("used-cores"), cards(&player.used), 2.0);
    out.counts(CARDS.called("hand"), cards(&player.hand), 4.0);
    out.flag("refused", view.refused.contains(&player.seat));
}

fn turn(view: &View, around: Around, out: &mut Encoder<'_>) {
    out.number("spent", view.spent, 10.0);
    out.number("allowance", view.allowance, 10.0);
    out.number("left", view.allowance - view.spent, 10.0);
    out.counts(ALL_CARDS.called("activated"), cards(&view.activated), 1.0);
    out.counts(CARDS.called("given"), cards(&view.exchange.0), 4.0);
    out.counts(CARDS.called("taken"), cards(&view.exchange.1), 4.0);
    out.one_of(Labels::numbered("die", 7), Some(view.die.into()));
    out.under("passage", |out| {
        let passage = view.passage.as_ref();
        out.flag("colonist", passage.is_some_and(|passage| passage.robot.is_none()));
        out.one_of(around.labels("robot"), passage.and_then(|passage| passage.robot).map(|seat| around.of(seat)));
        place(view, passage.map(|passage| passage.at), out);
    });
}

fn piles(view: &View, out: &mut Encoder<'_>) {
    out.counts(ALL_CARDS.called("deck"), cards(&view.deck), 4.0);
    out.counts(ALL_CARDS.called("discard"), cards(&view.discard), 4.0);
    out.one_of(ALL_CARDS.called("drawn"), view.drawn.map(|card| card as usize));
}

fn tile(view: &View, tile: Option<&TileView>, around: Around, out: &mut Encoder<'_>) {
    let among = |cells: &[Cell]| tile.is_some_and(|tile| cells.contains(&tile.at));
    let sides = |of: fn(&TileView) -> &Directions| tile.into_iter().flat_map(of).map(|&side| usize::from(side));
    out.flag("standing", tile.is_some());
    cell("at", tile.map(|tile| tile.at), out);
    out.flag("hard", tile.is_some_and(|tile| tile.hard));
    out.counts(DIRECTIONS.called("spokes"), sides(|tile| &tile.spokes), 1.0);
    out.counts(DIRECTIONS.called("rims"), sides(|tile| &tile.rims), 1.0);
    out.counts(DIRECTIONS.called("ports"), sides(|tile| &tile.ports), 1.0);
    out.counts(DIRECTIONS.called("exposed"), sides(|tile| &tile.exposed), 1.0);
    let docked = tile.and_then(|tile| tile.at.towards(view.dock?));
    out.one_of(DIRECTIONS.called("dock"), docked.map(usize::from));
    let me = around.seat(0);
    out.counts(SITES.called("colonist"), sites_with(tile, |figure| figure == Figure::Colonist), 1.0);
    out.counts(SITES.called("creep"), sites_with(tile, |figure| figure == Figure::Creep), 1.0);
    let mine = |figure| me.is_some_and(|me| figure == Figure::Robot(me));
    out.counts(SITES.called("me"), sites_with(tile, mine), 1.0);
    out.counts(SITES.called("robot"), sites_with(tile, |figure| matches!(figure, Figure::Robot(_))), 1.0);
    let centre = tile.map(|tile| tile.figures[usize::from(Site::CENTRE.0)]);
    out.flag("power-plant", centre == Some(Figure::PowerPlant));
    out.flag("command-dish", centre == Some(Figure::CommandDish));
    out.flag("super-creep", centre == Some(Figure::SuperCreep));
    let threatened = view.threatened.iter().filter_map(|spot| match spot {
        Spot::At(cell, site) if tile.is_some_and(|tile| tile.at == *cell) => Some(usize::from(site.0)),
        _ => None,
    });
    out.counts(SITES.called("threatened"), threatened, 1.0);
    out.flag("shielded", tile.is_some_and(|tile| tile.shielded));
    out.flag("calm", tile.is_some_and(|tile| tile.calm));
    out.flag("invaded", tile.is_some_and(|tile| tile.invaded));
    out.flag("falling", among(&view.falling));
    out.flag("in-range", among(&view.range));
    out.flag("in-queue", among(&view.queue));
    for die in 0..6 {
        let roll = view.forecast.get(die);
        out.flag(format_args!("hit-by-{}", die + 1), roll.is_some_and(|roll| among(&roll.hit)));
        out.flag(format_args!("falls-by-{}", die + 1), roll.is_some_and(|roll| among(&roll.fall)));
    }
}

/// The sites of a tile where such a figure stands.
fn sites_with(tile: Option<&TileView>, wanted: impl Fn(Figure) -> bool) -> impl Iterator<Item = usize> {
    let figures = tile.into_iter().flat_map(|tile| tile.figures.into_iter().enumerate());
    figures.filter(move |&(_, figure)| wanted(figure)).map(|(site, _)| site)
}
