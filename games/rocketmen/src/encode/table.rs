//! The table as numbers.

use engine::encode::{Around, Encoder, Labels};
use engine::{Noun, Seat};
use strum::VariantArray;

use crate::action::Source;
use crate::board::{Achievement, Destination, Goal, Location, MissionType};
use crate::card::Face;
use crate::components::{LOCATIONS, SLOTS};
use crate::encode::actions::{FACES, face_of, number_of};
use crate::items::Items;
use crate::kind::{KINDS, Kind};
use crate::options::{Difficulty, Mode, Variant};
use crate::position::{Phase, Trade};
use crate::view::{AiView, LaunchView, SeatView, TaskView, TradeView, View};

const KIND_NAMES: Labels = Labels::new("card", KINDS, |kind| Kind::VARIANTS[kind].to_string());
const FACE_NAMES: Labels = Labels::new("cards", FACES, |face| face_of(face).to_string());
const PHASES: Labels = Labels::new("phase", Phase::VARIANTS.len(), |phase| Phase::VARIANTS[phase].to_string());
const MODES: Labels = Labels::new("mode", Mode::VARIANTS.len(), |mode| Mode::VARIANTS[mode].to_string());
const VARIANTS: Labels =
    Labels::new("variants", Variant::VARIANTS.len(), |variant| Variant::VARIANTS[variant].to_string());
const GOALS: Labels = Labels::new("goals", Goal::VARIANTS.len(), |goal| Goal::VARIANTS[goal].to_string());
const TYPES: Labels = Labels::new("types", MissionType::VARIANTS.len(), |kind| MissionType::VARIANTS[kind].to_string());
const LOCATION_NUMBERS: Labels = Labels::numbered("location", LOCATIONS);
const DIFFICULTIES: Labels =
    Labels::new("difficulty", Difficulty::VARIANTS.len(), |difficulty| Difficulty::VARIANTS[difficulty].to_string());
const SUCCESS: Labels = Labels::numbered("drawn", 5);

pub(super) fn features(view: &View, out: &mut Encoder<'_>) {
    let around = Around::new(view.viewer, view.seats.len());
    out.under("match", |out| moment(view, around, out));
    out.under("market", |out| market(view, out));
    for number in 0..LOCATIONS {
        out.under(format_args!("location{number}"), |out| location(view, number, around, out));
    }
    for (distance, seat) in around.seats().enumerate() {
        out.under(format_args!("seat{distance}"), |out| player(view, view.seat(seat), out));
    }
    out.under("own", |out| own(view, around, out));
    out.under("trade", |out| trade(view.trade.as_ref(), out));
    out.under("launch", |out| launch(view, view.launch.as_ref(), out));
    out.under("ai", |out| ai(view, view.ai.as_ref(), out));
}

fn faces(faces: &[Face]) -> impl Iterator<Item = usize> {
    faces.iter().map(|&face| number_of(face))
}

fn kinds(kinds: &[Kind]) -> impl Iterator<Item = usize> {
    kinds.iter().map(|kind| kind.index())
}

fn types(types: &[MissionType]) -> impl Iterator<Item = usize> {
    types.iter().map(|&kind| kind as usize)
}

fn values(values: &[u8]) -> impl Iterator<Item = usize> {
    values.iter().map(|&value| value.into())
}

fn number_at(view: &View, location: Option<Location>) -> Option<usize> {
    view.locations.iter().position(|other| Some(other.location) == location)
}

fn moment(view: &View, around: Around, out: &mut Encoder<'_>) {
    out.one_of(MODES, Some(view.mode as usize));
    out.one_of(DIFFICULTIES, view.difficulty.map(|difficulty| difficulty as usize));
    out.counts(VARIANTS, view.variants.iter().map(|&variant| variant as usize), 1.0);
    out.number("round", view.round, 100.0);
    out.number("rounds-left", f32::from(view.round_cap) - f32::from(view.round), 1000.0);
    out.one_of(around.labels("first"), Some(around.of(view.first)));
    out.one_of(around.labels("active"), Some(around.of(view.active)));
    out.one_of(PHASES, Some(view.phase as usize));
    out.flag("ending", view.ending);
    out.number("end-score", view.end_score.unwrap_or(0), 60.0);
    for (number, destination) in [Destination::Moon, Destination::Mars].into_iter().enumerate() {
        let holder = view.honours.get(number).and_then(|honour| honour.holder);
        out.under(destination, |out| out.one_of(around.labels("token"), holder.map(|seat| around.of(seat))));
    }
}

fn items(name: &str, items: Items, out: &mut Encoder<'_>) {
    out.under(name, |out| {
        out.number("money", items.money, 200.0);
        out.number("rocket", items.rocket, 10.0);
        out.number("computer", items.computer, 10.0);
        out.number("composite", items.composite, 10.0);
        out.number("biotech", items.biotech, 10.0);
        out.number("science", items.science, 10.0);
    });
}

fn market(view: &View, out: &mut Encoder<'_>) {
    for slot in 0..SLOTS {
        let offer = view.display.get(slot).and_then(Option::as_ref);
        out.under(format_args!("slot{}", slot + 1), |out| {
            out.one_of(KIND_NAMES, offer.map(|offer| offer.card.index()));
            items("cost", offer.map_or_else(Items::default, |offer| offer.cost), out);
        });
    }
    for engine in &view.engines {
        out.number(engine.card, engine.left, 10.0);
    }
    out.number("supply", view.supply, 80.0);
}

fn location(view: &View, number: usize, around: Around, out: &mut Encoder<'_>) {
    let place = view.locations.get(number);
    let seats = place.into_iter().flat_map(|place| &place.seats).map(|&seat| around.of(seat));
    out.counts(around.labels("tokens"), seats, 1.0);
    out.one_of(around.labels("first"), place.and_then(|place| place.first).map(|seat| around.of(seat)));
    out.flag("ai", place.is_some_and(|place| place.ai));
    out.flag("ai-first", place.is_some_and(|place| place.ai_first));
}

fn player(view: &View, player: &SeatView, out: &mut Encoder<'_>) {
    out.number("vp", player.vp, 60.0);
    out.number("hand", player.hand, 20.0);
    out.number("hand-size", player.hand_size, 20.0);
    out.counts(FACE_NAMES.called("known"), faces(&player.known), 4.0);
    out.number("hq", player.hq, 60.0);
    out.counts(KIND_NAMES.called("hand-and-hq"), kinds(&player.hand_and_hq), 4.0);
    out.one_of(KIND_NAMES.called("plan"), player.plan.map(Kind::index));
    out.counts(FACE_NAMES.called("pad"), faces(&player.pad), 4.0);
    out.number("rocket-points", player.points, 20.0);
    for (destination, boost) in Destination::all().zip(player.boosts) {
        out.number(format_args!("boost-{destination}"), boost, 20.0);
    }
    out.counts(FACE_NAMES.called("depot"), faces(&player.depot), 2.0);
    out.number("stored", player.stored, 2.0);
    out.counts(KIND_NAMES.called("warehouse"), kinds(&player.warehouse), 4.0);
    out.counts(KIND_NAMES.called("junkyard"), kinds(&player.junkyard), 4.0);
    for (achievement, tokens) in Achievement::all().zip(player.achievements) {
        out.number(format_args!("token-{achievement}"), tokens, 10.0);
    }
    out.number("cash-left", player.cash, 10.0);
    out.number("science-left", player.science, 10.0);
    out.number("tokens-left", player.tokens_left, 12.0);
    out.number("threats", player.threats, 12.0);
    let score = view.scores.get(player.seat.index()).map_or(0, |score| score.total());
    out.number("final-score", score, 120.0);
}

fn own(view: &View, around: Around, out: &mut Encoder<'_>) {
    let me: Option<Seat> = around.seat(0);
    let hand = view.hand.iter().flatten().map(|held| number_of(held.card));
    out.counts(FACE_NAMES.called("hand"), hand, 4.0);
    let goals = || view.goals.iter().filter(|goal| Some(goal.seat) == me);
    out.counts(GOALS, goals().map(|goal| goal.goal as usize), 1.0);
    let done = goals().flat_map(|goal| goal.tasks.iter().filter(|task| task.is_done()).map(|_| goal.goal as usize));
    out.counts(GOALS.called("tasks-done"), done, 3.0);
    let wanted = goals().flat_map(|goal| &goal.tasks).filter_map(|task| match task {
        TaskView::Location { location, done: false } => number_at(view, Some(*location)),
        _ => None,
    });
    out.counts(LOCATION_NUMBERS.called("wanted"), wanted, 2.0);
    out.counts(FACE_NAMES.called("area"), faces(&view.area), 4.0);
    out.counts(FACE_NAMES.called("pending"), faces(&view.pending), 4.0);
    out.flag("engine-bought", view.engine_bought);
}

fn trade(trade: Option<&TradeView>, out: &mut Encoder<'_>) {
    out.flag("buys", trade.is_some_and(|trade| trade.trade == Trade::Buy));
    out.flag("places", trade.is_some_and(|trade| trade.trade == Trade::Place));
    let slots = trade.into_iter().flat_map(|trade| &trade.slots).map(|&slot| usize::from(slot) - 1);
    out.counts(Labels::new("slots", SLOTS, |slot| (slot + 1).to_string()), slots, 1.0);
    out.one_of(KIND_NAMES.called("engine"), trade.and_then(|trade| trade.engine).map(Kind::index));
    out.one_of(KIND_NAMES.called("plan"), trade.and_then(|trade| trade.plan).map(Kind::index));
    out.counts(FACE_NAMES.called("pad"), faces(trade.map_or(&[], |trade| &trade.pad)), 4.0);
    items("price", trade.map_or_else(Items::default, |trade| trade.price), out);
    items("given", trade.map_or_else(Items::default, |trade| trade.given), out);
    let paid = || trade.into_iter().flat_map(|trade| &trade.paid);
    let cards = paid().filter_map(|source| if let Source::Card(face) = source { Some(number_of(*face)) } else { None });
    out.counts(FACE_NAMES.called("paid"), cards, 4.0);
    out.number("paid-cash", paid().filter(|source| **source == Source::Cash).count() as u8, 6.0);
    out.number("paid-science", paid().filter(|source| **source == Source::Science).count() as u8, 6.0);
}

fn launch(view: &View, launch: Option<&LaunchView>, out: &mut Encoder<'_>) {
    out.one_of(LOCATION_NUMBERS, number_at(view, launch.and_then(|launch| launch.location)));
    out.number("rocket", launch.map_or(0, |launch| launch.rocket), 40.0);
    out.number("target", launch.map_or(0, |launch| launch.target), 40.0);
    out.number("allowed", launch.map_or(0, |launch| launch.allowed), 16.0);
    out.counts(SUCCESS, values(launch.map_or(&[], |launch| &launch.drawn)), 8.0);
    out.counts(SUCCESS.called("aside"), values(launch.map_or(&[], |launch| &launch.aside)), 8.0);
    out.counts(SUCCESS.called("shown"), values(launch.map_or(&[], |launch| &launch.shown)), 3.0);
    for (value, left) in launch.map_or([0; 5], |launch| launch.left).into_iter().enumerate() {
        out.number(format_args!("left.{value}"), left, 20.0);
    }
    out.number("chance", launch.map_or(0, |launch| launch.chance), 1000.0);
    out.number("chance-burning", launch.and_then(|launch| launch.burning).unwrap_or(0), 1000.0);
    out.number("abort-cost", launch.map_or(0, |launch| launch.abort_cost), 10.0);
}

fn ai(view: &View, ai: Option<&AiView>, out: &mut Encoder<'_>) {
    out.number("vp", ai.map_or(0, |ai| ai.vp), 60.0);
    out.number("missions", ai.map_or(0, |ai| ai.missions), 12.0);
    out.one_of(LOCATION_NUMBERS, number_at(view, ai.and_then(|ai| ai.location)));
    out.number("rocket", ai.map_or(0, |ai| ai.rocket), 40.0);
    out.number("target", ai.map_or(0, |ai| ai.target), 40.0);
    out.counts(TYPES.called("mission"), types(ai.map_or(&[], |ai| &ai.cards)), 1.0);
    out.number("deck", ai.map_or(0, |ai| ai.deck), 7.0);
    out.counts(TYPES.called("discarded"), types(ai.map_or(&[], |ai| &ai.discarded)), 1.0);
    out.counts(KIND_NAMES.called("area"), kinds(ai.map_or(&[], |ai| &ai.area)), 4.0);
    out.flag("helped", ai.is_some_and(|ai| ai.helped));
}
