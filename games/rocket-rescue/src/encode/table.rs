//! The table as numbers.

use engine::encode::{Around, Encoder, Labels};
use engine::{Noun, Numbered, Seat};
use strum::VariantArray;

use crate::card::{Card, Design};
use crate::edition::Edition;
use crate::nouns::{Character, Hangar, Kind, Resource, Stage};
use crate::planet::PlanetId;
use crate::position::{Liftoff, Phase, Step};
use crate::view::{BuiltView, HangarView, ModuleView, PlanView, SeatView, View};

const CARDS: Labels = Labels::new("cards", Card::COUNT, |card| Card::of_number(card as u8).to_string());
const DESIGNS: Labels = Labels::new("designs", Design::COUNT, |design| Design::VARIANTS[design].to_string());
const KINDS: Labels = Labels::new("kinds", Kind::COUNT, |kind| Kind::VARIANTS[kind].to_string());
const PLANETS: Labels = Labels::new("planets", PlanetId::COUNT, |planet| PlanetId::VARIANTS[planet].to_string());
const HANGARS: Labels = Labels::new("hangar", Hangar::COUNT, |hangar| Hangar::VARIANTS[hangar].to_string());
const CHARACTERS: Labels =
    Labels::new("character", Character::COUNT, |character| Character::VARIANTS[character].to_string());
const DICE: Labels =
    Labels::new("dice", Stage::COUNT * 6, |die| format!("{}-{}", Stage::VARIANTS[die / 6], die % 6 + 1));
const LENGTHS: Labels = Labels::new("length", 3, |length| ["short", "medium", "long"][length].to_owned());
const PHASES: Labels = Labels::new("phase", 12, |phase| {
    let names = [
        "bonus", "planning", "research", "purchase", "placing", "refill", "boarding", "hangar", "terminal", "keep",
        "over", "swapping",
    ];
    names[phase].to_owned()
});
const STEPS: Labels = Labels::new("step", 9, |step| {
    let names = ["hidden", "free", "swap-for", "crew-from", "build-in", "seat-on", "move-to", "launch-to", "reward"];
    names[step].to_owned()
});
/// The dice that are told, from the one that acts on.
const QUEUE: usize = 10;
const DISPLAY: usize = 9;

pub(super) fn features(view: &View, out: &mut Encoder<'_>) {
    let around = Around::new(view.viewer, view.seats.len());
    out.under("match", |out| moment(view, around, out));
    out.under("step", |out| step(view, out));
    for (distance, seat) in around.seats().enumerate() {
        out.under(format_args!("seat{distance}"), |out| player(view, view.seat(seat), around, out));
    }
    out.under("plan", |out| plan(view.plan.as_ref(), out));
    out.under("own", |out| own_cubes(view, around, out));
    out.under("market", |out| market(view, around, out));
    out.under("modules", |out| modules(view, out));
    for hangar in &view.hangars {
        out.under(hangar.hangar, |out| rocket(hangar, around, out));
    }
    out.under("built", |out| built(view, around, out));
    out.under("turn", |out| turn(view, around, out));
    out.under("liftoff", |out| liftoff(view.liftoff.as_ref(), around, out));
}

fn moment(view: &View, around: Around, out: &mut Encoder<'_>) {
    out.flag("second-edition", view.edition == Edition::Second);
    out.one_of(LENGTHS, Some(view.length as usize));
    out.flag("sealed-fronts", view.sealed_fronts);
    out.number("round", view.round, 8.0);
    out.number("rounds-left", f32::from(view.rounds) - f32::from(view.round), 8.0);
    out.flag("last-round", view.last_round);
    out.one_of(PHASES, Some(phase(view.phase)));
    out.one_of(around.labels("active"), view.active.map(|seat| around.of(seat)));
    out.counts(PLANETS.called("planet"), view.planets.iter().map(|planet| planet.planet.index()), 1.0);
    out.counts(PLANETS.called("used-planet"), view.used_planets.iter().map(|planet| planet.index()), 1.0);
    out.number("blue-planets", view.planet_decks[0], 13.0);
    out.number("red-planets", view.planet_decks[1], 13.0);
    out.flag("boarding-open", view.boarding_open);
    out.number("finish-bonus", view.finish_bonus, 10.0);
    out.number("planet-crew-points", view.worth[0], 10.0);
    out.number("hangar-crew-points", view.worth[1], 10.0);
    out.number("token-points", view.worth[2], 10.0);
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Bonus => 0,
        Phase::Planning => 1,
        Phase::Research => 2,
        Phase::Purchase => 3,
        Phase::Placing => 4,
        Phase::Refill => 5,
        Phase::Boarding => 6,
        Phase::Hangar => 7,
        Phase::Terminal => 8,
        Phase::Keep => 9,
        Phase::Over => 10,
        Phase::Swapping => 11,
    }
}

fn step(view: &View, out: &mut Encoder<'_>) {
    let (kind, card, hangar, resource): (_, Option<Card>, Option<Hangar>, Option<Resource>) = match view.step {
        None => (0, None, None, None),
        Some(Step::Free) => (1, None, None, None),
        Some(Step::SwapFor(resource)) => (2, None, None, Some(resource)),
        Some(Step::CrewFrom(card)) => (3, Some(card), None, None),
        Some(Step::BuildIn(card)) => (4, Some(card), None, None),
        Some(Step::SeatOn(card)) => (5, Some(card), None, None),
        Some(Step::MoveTo(card)) => (6, Some(card), None, None),
        Some(Step::LaunchTo(hangar)) => (7, None, Some(hangar), None),
        Some(Step::Reward) => (8, None, None, None),
    };
    out.one_of(STEPS, Some(kind));
    out.one_of(CARDS, card.map(Card::index));
    out.one_of(HANGARS, hangar.map(Hangar::index));
    out.one_of(Labels::numbered("resource", 3), resource.map(Resource::index));
}

fn player(view: &View, player: &SeatView, around: Around, out: &mut Encoder<'_>) {
    let place = view.order.iter().position(|&seat| seat == player.seat);
    out.one_of(around.labels("order"), place);
    out.number("points", player.points as f32, 120.0);
    out.number("energy", player.energy, 40.0);
    cubes("cubes", player.cubes, out);
    out.number("crew", player.crew, 14.0);
    out.number("aboard", player.aboard, 14.0);
    out.number("landed", player.landed, 14.0);
    out.number("tokens", player.tokens, 20.0);
    out.number("launches", player.launches, 10.0);
    out.number("card-crew", player.card_crew, 30.0);
    out.number("markers", player.markers, 10.0);
    out.counts(PLANETS, player.planets.iter().map(|planet| planet.index()), 1.0);
    out.counts(CARDS.called("modules"), known(&player.modules), 1.0);
    let sealed = player.modules.iter().filter(|module| module.card.is_none()).map(|module| module.kind.index());
    out.counts(KINDS.called("sealed-modules"), sealed, 4.0);
    out.number("cubes-on-modules", player.modules.iter().flat_map(|module| module.cubes).sum::<u8>(), 10.0);
    out.one_of(CHARACTERS, player.character.map(Character::index));
    out.flag("ready", player.ready);
    out.counts(DICE, player.dice.iter().flatten().map(die), 2.0);
    out.flag("bid-known", player.bid.is_some());
    out.number("bid", player.bid.unwrap_or(0), 20.0);
    out.flag("finisher", view.finishers.contains(&player.seat));
    let waiting = view.terminal.iter().filter(|&&seat| seat == player.seat).count();
    out.number("in-terminal", waiting as u8, 5.0);
    out.flag("first-in-terminal", view.terminal.first() == Some(&player.seat));
}

fn cubes(name: &str, cubes: [u8; 3], out: &mut Encoder<'_>) {
    for (resource, cubes) in Resource::all().zip(cubes) {
        out.number(format_args!("{name}.{resource}"), cubes, 10.0);
    }
}

fn known(modules: &[ModuleView]) -> impl Iterator<Item = usize> {
    modules.iter().filter_map(|module| module.card).map(Card::index)
}

fn die(&(stage, face): &(Stage, u8)) -> usize {
    stage.index() * 6 + usize::from(face) - 1
}

fn plan(plan: Option<&PlanView>, out: &mut Encoder<'_>) {
    out.counts(DICE, plan.into_iter().flat_map(|plan| &plan.dice).map(die), 2.0);
    let bid = plan.and_then(|plan| plan.bid);
    out.flag("bid-made", bid.is_some());
    out.number("bid", bid.unwrap_or(0), 20.0);
    out.number("forecast", plan.map_or(0.0, |plan| plan.forecast as f32), 40.0);
    out.number("take-backs-left", plan.map_or(0, |plan| plan.take_backs_left), 10.0);
}

/// The cubes on the viewer's own modules, which decide what can be placed and built (first edition).
fn own_cubes(view: &View, around: Around, out: &mut Encoder<'_>) {
    let seat = around.seat(0).unwrap_or_default();
    let modules = &view.seat(seat).modules;
    for resource in Resource::all() {
        let lying = modules.iter().filter_map(|module| Some((module.card?, module.cubes[resource.index()])));
        let each = lying.flat_map(|(card, cubes)| std::iter::repeat_n(card.index(), cubes.into()));
        out.under(resource, |out| out.counts(CARDS.called("cubes-on"), each, 4.0));
    }
    let buildable = modules.iter().filter(|module| !module.hangars.is_empty()).filter_map(|module| module.card);
    out.counts(CARDS.called("buildable"), buildable.map(Card::index), 1.0);
    out.number("swap-price", view.swap_price, 4.0);
}

fn market(view: &View, around: Around, out: &mut Encoder<'_>) {
    cubes("market", view.market, out);
    cubes("supply", view.general, out);
    out.number("capacity", view.capacity, 14.0);
    out.number("floor", view.floor, 14.0);
    out.one_of(around.labels("first-taker"), view.first_taker.map(|seat| around.of(seat)));
}

fn modules(view: &View, out: &mut Encoder<'_>) {
    for (kind, pile) in Kind::all().zip(view.piles) {
        out.number(format_args!("pile.{kind}"), pile, 4.0);
    }
    out.number("deck", view.deck, 35.0);
    out.counts(CARDS.called("display"), known(&view.display), 1.0);
    for place in 0..DISPLAY {
        let module = view.display.get(place);
        out.under(format_args!("display{}", place + 1), |out| {
            out.one_of(KINDS.called("kind"), module.map(|module| module.kind.index()));
            cubes("cost", module.map_or([0; 3], |module| module.cost), out);
        });
    }
    out.counts(CARDS.called("discard"), known(&view.discard), 1.0);
    out.counts(DESIGNS.called("unseen"), view.unseen.iter().map(|design| design.index()), 1.0);
}

fn rocket(hangar: &HangarView, around: Around, out: &mut Encoder<'_>) {
    out.flag("locked", hangar.locked);
    out.flag("complete", hangar.complete);
    out.number("modules", hangar.modules.len() as u8, 6.0);
    out.number("tanks", hangar.tanks, 6.0);
    out.counts(PLANETS.called("targets"), hangar.targets.iter().map(|planet| planet.index()), 1.0);
    let cheapest = hangar.costs.iter().map(|&(_, cost)| cost).min();
    out.number("cheapest-launch", cheapest.unwrap_or(0), 20.0);
    out.counts(around.labels("builders"), hangar.builders.iter().map(|&seat| around.of(seat)), 1.0);
}

/// Every built module: where it is, whose, and who sits there.
fn built(view: &View, around: Around, out: &mut Encoder<'_>) {
    let modules = || view.hangars.iter().flat_map(|hangar| hangar.modules.iter().map(move |module| (hangar, module)));
    for hangar in Hangar::all() {
        let here = modules().filter(|(other, _)| other.hangar == hangar).map(|(_, module)| module.card.index());
        out.under(hangar, |out| out.counts(CARDS, here, 1.0));
    }
    for (distance, seat) in around.seats().enumerate() {
        out.under(format_args!("seat{distance}"), |out| {
            let theirs = modules().filter(|(_, module)| module.owner == seat).map(|(_, module)| module.card.index());
            out.counts(CARDS.called("owns"), theirs, 1.0);
            let crew = modules().flat_map(|(_, module)| crew_of(module, seat));
            out.counts(CARDS.called("crew"), crew, 6.0);
        });
    }
    let free = modules().flat_map(|(_, module)| std::iter::repeat_n(module.card.index(), module.free.into()));
    out.counts(CARDS.called("free-seats"), free, 6.0);
}

fn crew_of(module: &BuiltView, seat: Seat) -> impl Iterator<Item = usize> {
    let crew = module.crew.get(seat.index()).copied().unwrap_or(0);
    std::iter::repeat_n(module.card.index(), crew.into())
}

fn turn(view: &View, around: Around, out: &mut Encoder<'_>) {
    for place in 0..QUEUE {
        let die = view.queue.get(usize::from(view.turn) + place);
        out.under(format_args!("die{place}"), |out| {
            out.one_of(around.labels("seat"), die.map(|die| around.of(die.seat)));
            out.number("face", die.map_or(0, |die| die.face), 6.0);
        });
    }
    let deeds = &view.deeds;
    for (task, done) in ["built", "launched", "moved"].iter().zip(deeds.hangar) {
        out.number(task, done, 4.0);
    }
    out.number("crew-seated", deeds.crew, 6.0);
    out.one_of(CARDS.called("crew-moved-to"), deeds.moved_to.map(Card::index));
    out.flag("took", deeds.took);
}

fn liftoff(liftoff: Option<&Liftoff>, around: Around, out: &mut Encoder<'_>) {
    out.one_of(HANGARS, liftoff.map(|liftoff| liftoff.hangar.index()));
    out.one_of(PLANETS.called("planet"), liftoff.map(|liftoff| liftoff.planet.index()));
    out.number("left", liftoff.map_or(0, |liftoff| liftoff.left), 6.0);
    out.number("share", liftoff.map_or(0, |liftoff| liftoff.share), 6.0);
    let builders = liftoff.into_iter().flat_map(|liftoff| liftoff.builders).map(|seat| around.of(seat));
    out.counts(around.labels("builders"), builders, 1.0);
}
