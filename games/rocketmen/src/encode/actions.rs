//! The index of every action.

use std::sync::LazyLock;

use engine::Noun;
use engine::encode::Block;
use strum::VariantArray;

use crate::action::{Action, Source};
use crate::board::Destination;
use crate::card::Face;
use crate::components::SLOTS;
use crate::kind::{KINDS, Kind};
use crate::position::Spot;

/// A card as it is, or as what an Industrial Espionage copies.
pub(super) const FACES: usize = 2 * KINDS;
const SPOTS: usize = Spot::VARIANTS.len();
const VALUES: usize = 5;

const BUY: Block = Block::first(SLOTS);
const BUY_ENGINE: Block = BUY.then(KINDS);
const PLACE: Block = BUY_ENGINE.then(FACES * SPOTS);
const CLOSE: Block = PLACE.then(1);
const CLOSE_ELSEWHERE: Block = CLOSE.then(1);
const PAY: Block = CLOSE_ELSEWHERE.then(FACES + 2);
const DISCARD: Block = PAY.then(FACES);
const DISCARD_PAD: Block = DISCARD.then(FACES);
const DISCARD_PLAN: Block = DISCARD_PAD.then(1);
const USE: Block = DISCARD_PLAN.then(FACES);
const TRASH: Block = USE.then(FACES);
const CYCLE: Block = TRASH.then(FACES);
const CYCLE_DONE: Block = CYCLE.then(1);
const FETCH: Block = CYCLE_DONE.then(FACES);
const EFFECT: Block = FETCH.then(KINDS);
const FREE_PLACE: Block = EFFECT.then(FACES * SPOTS);
const COPY: Block = FREE_PLACE.then(KINDS);
const STORE: Block = COPY.then(FACES);
const TAKE: Block = STORE.then(FACES);
const REMOVE: Block = TAKE.then(SLOTS);
const LAUNCH: Block = REMOVE.then(1);
const FLY: Block = LAUNCH.then(Destination::VARIANTS.len());
const DRAW: Block = FLY.then(1);
const ABORT: Block = DRAW.then(1);
const CHOOSE: Block = ABORT.then(VALUES);
const ACCEPT: Block = CHOOSE.then(1);
const FAIL: Block = ACCEPT.then(1);
const JETTISON: Block = FAIL.then(FACES);
const STOP: Block = JETTISON.then(1);
const KEEP_MISSION: Block = STOP.then(1);
const DROP_MISSION: Block = KEEP_MISSION.then(1);
const END_TURN: Block = DROP_MISSION.then(1);
const TRIM: Block = END_TURN.then(FACES);

/// How many indices there are.
pub(super) const COUNT: usize = TRIM.end();

/// The place of a face among all of them: cards as they are, then copies.
pub(super) fn number_of(face: Face) -> usize {
    face.kind.index() + if face.copied { KINDS } else { 0 }
}

pub(super) fn face_of(number: usize) -> Face {
    Face { kind: Kind::VARIANTS[number % KINDS], copied: number >= KINDS }
}

/// The index of an action.
pub(super) fn index(action: Action) -> Option<usize> {
    let slot = |slot: u8| usize::from(slot).checked_sub(1);
    match action {
        Action::Buy(_, number) => BUY.at(slot(number)?),
        Action::BuyEngine(kind) => BUY_ENGINE.at(kind.index()),
        Action::Place(face, spot) => PLACE.at(number_of(face) * SPOTS + spot as usize),
        Action::Close => CLOSE.at(0),
        Action::CloseElsewhere => CLOSE_ELSEWHERE.at(0),
        Action::Pay(Source::Card(face)) => PAY.at(number_of(face)),
        Action::Pay(Source::Cash) => PAY.at(FACES),
        Action::Pay(Source::Science) => PAY.at(FACES + 1),
        Action::Discard(face) => DISCARD.at(number_of(face)),
        Action::DiscardPad(face) => DISCARD_PAD.at(number_of(face)),
        Action::DiscardPlan => DISCARD_PLAN.at(0),
        Action::Use(face) => USE.at(number_of(face)),
        Action::Trash(face) => TRASH.at(number_of(face)),
        Action::Cycle(face) => CYCLE.at(number_of(face)),
        Action::CycleDone => CYCLE_DONE.at(0),
        Action::Fetch(face) => FETCH.at(number_of(face)),
        Action::Effect(kind) => EFFECT.at(kind.index()),
        Action::FreePlace(face, spot) => FREE_PLACE.at(number_of(face) * SPOTS + spot as usize),
        Action::Copy(kind) => COPY.at(kind.index()),
        Action::Store(face) => STORE.at(number_of(face)),
        Action::Take(face) => TAKE.at(number_of(face)),
        Action::Remove(_, number) => REMOVE.at(slot(number)?),
        Action::Launch => LAUNCH.at(0),
        Action::Fly(destination) => FLY.at(destination as usize),
        Action::Draw => DRAW.at(0),
        Action::Abort => ABORT.at(0),
        Action::Choose(value) => CHOOSE.at(value.into()),
        Action::Accept => ACCEPT.at(0),
        Action::Fail => FAIL.at(0),
        Action::Jettison(face) => JETTISON.at(number_of(face)),
        Action::Stop => STOP.at(0),
        Action::KeepMission => KEEP_MISSION.at(0),
        Action::DropMission => DROP_MISSION.at(0),
        Action::EndTurn => END_TURN.at(0),
        Action::Trim(face) => TRIM.at(number_of(face)),
    }
}

/// All actions in the order of their indices. Those that name a slot of the display name any kind.
pub(super) fn all() -> &'static [Action] {
    static ALL: LazyLock<Vec<Action>> = LazyLock::new(list);
    &ALL
}

fn list() -> Vec<Action> {
    let faces = || (0..FACES).map(face_of);
    let spots = || faces().flat_map(|face| Spot::all().map(move |spot| (face, spot)));
    let slots = || 1..=SLOTS as u8;
    let mut all = Vec::with_capacity(COUNT);
    all.extend(slots().map(|slot| Action::Buy(Kind::default(), slot)));
    all.extend(Kind::all().map(Action::BuyEngine));
    all.extend(spots().map(|(face, spot)| Action::Place(face, spot)));
    all.extend([Action::Close, Action::CloseElsewhere]);
    all.extend(faces().map(|face| Action::Pay(Source::Card(face))));
    all.extend([Action::Pay(Source::Cash), Action::Pay(Source::Science)]);
    all.extend(faces().map(Action::Discard));
    all.extend(faces().map(Action::DiscardPad));
    all.push(Action::DiscardPlan);
    all.extend(faces().map(Action::Use));
    all.extend(faces().map(Action::Trash));
    all.extend(faces().map(Action::Cycle));
    all.push(Action::CycleDone);
    all.extend(faces().map(Action::Fetch));
    all.extend(Kind::all().map(Action::Effect));
    all.extend(spots().map(|(face, spot)| Action::FreePlace(face, spot)));
    all.extend(Kind::all().map(Action::Copy));
    all.extend(faces().map(Action::Store));
    all.extend(faces().map(Action::Take));
    all.extend(slots().map(|slot| Action::Remove(Kind::default(), slot)));
    all.push(Action::Launch);
    all.extend(Destination::all().map(Action::Fly));
    all.extend([Action::Draw, Action::Abort]);
    all.extend((0..VALUES as u8).map(Action::Choose));
    all.extend([Action::Accept, Action::Fail]);
    all.extend(faces().map(Action::Jettison));
    all.extend([Action::Stop, Action::KeepMission, Action::DropMission, Action::EndTurn]);
    all.extend(faces().map(Action::Trim));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_listed_by_their_indices() {
        assert_eq!(all().len(), COUNT);
        for (place, &action) in all().iter().enumerate() {
            assert_eq!(index(action), Some(place), "{action}");
        }
    }
}
