//! The index of every action.

use std::sync::LazyLock;

use engine::Noun;
use engine::encode::Block;

use crate::action::Action;
use crate::card::Card;
use crate::nouns::{Hangar, Kind, Resource, Stage};
use crate::planet::PlanetId;

const FACES: usize = 6;
/// Bids run from 0 to what a player holds. Four dice bring 8 energy a round at most and modules 7 each: in the seven rounds
/// before the last plan nobody comes near this.
const BIDS: usize = 256;
const DISPLAYED: usize = 9;
const RESOURCES: usize = 3;

const DIE: Block = Block::first(Stage::COUNT * FACES);
const BID: Block = DIE.then(BIDS);
const SUBMIT: Block = BID.then(1);
const TAKE_BACK: Block = SUBMIT.then(1);
const TAKE: Block = TAKE_BACK.then(Card::COUNT);
const TAKE_PLACE: Block = TAKE.then(DISPLAYED);
const TAKE_STANDARD: Block = TAKE_PLACE.then(Kind::COUNT);
const TAKE_CUBES: Block = TAKE_STANDARD.then(RESOURCES);
const SWAP: Block = TAKE_CUBES.then(RESOURCES);
const SWAP_FOR: Block = SWAP.then(RESOURCES);
const PLACE: Block = SWAP_FOR.then(RESOURCES * Card::COUNT);
const REFILL: Block = PLACE.then(RESOURCES);
const BOARD: Block = REFILL.then(Card::COUNT);
const WAIT: Block = BOARD.then(1);
const CREW_FROM: Block = WAIT.then(Card::COUNT);
const CREW_TO: Block = CREW_FROM.then(Card::COUNT);
const BUILD: Block = CREW_TO.then(Card::COUNT);
const MOVE: Block = BUILD.then(Card::COUNT);
const INTO: Block = MOVE.then(Hangar::COUNT);
const SEAT_CREW: Block = INTO.then(1);
const SEAT_NOBODY: Block = SEAT_CREW.then(1);
const LAUNCH: Block = SEAT_NOBODY.then(Hangar::COUNT);
const FLY_TO: Block = LAUNCH.then(PlanetId::COUNT);
const REWARD: Block = FLY_TO.then(1);
const REWARD_FROM: Block = REWARD.then(Card::COUNT);
const KEEP: Block = REWARD_FROM.then(Card::COUNT);
const DONE: Block = KEEP.then(1);

/// How many indices there are.
pub(super) const COUNT: usize = DONE.end();

/// The index of an action; nothing for a bid beyond all reason.
pub(super) fn index(action: Action) -> Option<usize> {
    match action {
        Action::Die(stage, face) => DIE.at(stage.index() * FACES + usize::from(face).checked_sub(1)?),
        Action::Bid(energy) => BID.at(energy.into()),
        Action::Submit => SUBMIT.at(0),
        Action::TakeBack => TAKE_BACK.at(0),
        Action::Take(card) => TAKE.at(card.index()),
        Action::TakePlace(place) => TAKE_PLACE.at(usize::from(place).checked_sub(1)?),
        Action::TakeStandard(kind) => TAKE_STANDARD.at(kind.index()),
        Action::TakeCubes(resource) => TAKE_CUBES.at(resource.index()),
        Action::Swap(resource) => SWAP.at(resource.index()),
        Action::SwapFor(resource) => SWAP_FOR.at(resource.index()),
        Action::Place(resource, card) => PLACE.at(resource.index() * Card::COUNT + card.index()),
        Action::Refill(resource) => REFILL.at(resource.index()),
        Action::Board(card) => BOARD.at(card.index()),
        Action::Wait => WAIT.at(0),
        Action::CrewFrom(card) => CREW_FROM.at(card.index()),
        Action::CrewTo(card) => CREW_TO.at(card.index()),
        Action::Build(card) => BUILD.at(card.index()),
        Action::Move(card) => MOVE.at(card.index()),
        Action::Into(hangar) => INTO.at(hangar.index()),
        Action::SeatCrew => SEAT_CREW.at(0),
        Action::SeatNobody => SEAT_NOBODY.at(0),
        Action::Launch(hangar) => LAUNCH.at(hangar.index()),
        Action::FlyTo(planet) => FLY_TO.at(planet.index()),
        Action::Reward => REWARD.at(0),
        Action::RewardFrom(card) => REWARD_FROM.at(card.index()),
        Action::Keep(card) => KEEP.at(card.index()),
        Action::Done => DONE.at(0),
    }
}

/// All actions in the order of their indices.
pub(super) fn all() -> &'static [Action] {
    static ALL: LazyLock<Vec<Action>> = LazyLock::new(list);
    &ALL
}

fn list() -> Vec<Action> {
    let mut all = Vec::with_capacity(COUNT);
    all.extend(Stage::all().flat_map(|stage| (1..=FACES as u8).map(move |face| Action::Die(stage, face))));
    all.extend((0..BIDS as u16).map(Action::Bid));
    all.extend([Action::Submit, Action::TakeBack]);
    all.extend(Card::all().map(Action::Take));
    all.extend((1..=DISPLAYED as u8).map(Action::TakePlace));
    all.extend(Kind::all().map(Action::TakeStandard));
    all.extend(Resource::all().map(Action::TakeCubes));
    all.extend(Resource::all().map(Action::Swap));
    all.extend(Resource::all().map(Action::SwapFor));
    all.extend(Resource::all().flat_map(|resource| Card::all().map(move |card| Action::Place(resource, card))));
    all.extend(Resource::all().map(Action::Refill));
    all.extend(Card::all().map(Action::Board));
    all.push(Action::Wait);
    all.extend(Card::all().map(Action::CrewFrom));
    all.extend(Card::all().map(Action::CrewTo));
    all.extend(Card::all().map(Action::Build));
    all.extend(Card::all().map(Action::Move));
    all.extend(Hangar::all().map(Action::Into));
    all.extend([Action::SeatCrew, Action::SeatNobody]);
    all.extend(Hangar::all().map(Action::Launch));
    all.extend(PlanetId::all().map(Action::FlyTo));
    all.push(Action::Reward);
    all.extend(Card::all().map(Action::RewardFrom));
    all.extend(Card::all().map(Action::Keep));
    all.push(Action::Done);
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
