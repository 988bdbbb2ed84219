//! A launch from its declaration to its outcome (RM-LAUNCH-2 to RM-LAUNCH-13, RM-OUT-1 to RM-OUT-6).

use engine::{Chance, Seat, Witness};

use crate::board::Destination;
use crate::card::Face;
use crate::components::Class;
use crate::event::Event;
use crate::options::{Mode, Variant};
use crate::past_flights::FlightEnd;
use crate::position::{Launch, Phase, Rocketmen};

impl Rocketmen {
    /// Steps 1 and 2. What was pending is lost (RM-WTP-3).
    pub(super) fn declare_launch(&mut self, witness: &mut impl Witness<Event>) {
        self.pending = Default::default();
        self.phase = Phase::Destination;
        let seat = self.active;
        witness.tell(|| Event::LaunchDeclared { seat });
    }

    /// Steps 2 to 5: the destination, the Rocket points, the initial advance, all Mission Success cards shuffled anew.
    pub(super) fn fly(
        &mut self,
        destination: Destination,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let location = self.may_reach(destination).expect("a legal destination can be reached");
        let spaces = self.boost(self.active, destination);
        let allowed = self.components.flights[destination as usize].draws; // RM-BOARD-6
        self.launch = Launch { location, allowed, ..Launch::default() }; // RM-LAUNCH-8
        self.phase = Phase::Ready;
        let (seat, place) = (self.active, self.components.locations[usize::from(location)]);
        witness.tell(|| Event::Launched { seat, location: place, boost: spaces });
        self.launch.rocket = spaces;
        self.check_arrival(chance, witness);
    }

    /// Step 4: one space per icon of the boosting resource and per Science on the Launch Pad, per face-up Science token,
    /// and by effects (RM-LAUNCH-6). The planned card gives none (RM-PLACE-12).
    pub(crate) fn boost(&self, seat: Seat, destination: Destination) -> u8 {
        let resource = self.components.flights[destination as usize].boost;
        let board = &self.boards[seat.index()];
        board.pad.fold(board.science_left(), |spaces, card| {
            let items = &self.print(card).items;
            spaces + resource.of(items) + items.science + self.initial_advance(card)
        })
    }

    /// A Mission Success card that was not revealed in this launch, each with equal chance.
    pub(crate) fn next_success(&self, chance: &mut impl Chance) -> u8 {
        let left = self.success_left();
        let value_at = |place: u32| {
            let mut beyond = 0;
            let values = (0..).zip(left).find(|&(_, count)| {
                beyond += u32::from(count);
                place < beyond
            });
            values.expect("a place among the cards that are left").0
        };
        let all = left.iter().map(|&count| u32::from(count)).sum();
        value_at(chance.pick(all, |place| value_at(place).to_string()))
    }

    pub(crate) fn reveal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let value = self.next_success(chance);
        self.launch.shown.push(value);
        self.phase = Phase::React;
        witness.tell(|| Event::Revealed { value });
    }

    pub(super) fn accept_shown(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let value = self.launch.shown[0];
        self.accept(value, witness);
        self.check_arrival(chance, witness);
    }

    /// The revealed card counts and moves the Rocket by `spaces`.
    pub(crate) fn accept(&mut self, spaces: u8, witness: &mut impl Witness<Event>) {
        let value = self.launch.shown.pop().expect("REACT has a revealed card");
        self.launch.drawn.push(value);
        let more = self.launch.drawn.len() < usize::from(self.launch.allowed);
        self.phase = if more { Phase::Ready } else { Phase::LastChance };
        self.advance(spaces, witness);
    }

    pub(crate) fn advance(&mut self, spaces: u8, witness: &mut impl Witness<Event>) {
        self.launch.rocket += spaces;
        let (rocket, target) = (self.launch.rocket, self.target());
        witness.tell(|| Event::Advanced { spaces, rocket, target });
    }

    /// RM-LAUNCH-10: the mission succeeds at the moment the target is reached, in whatever step.
    pub(crate) fn check_arrival(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.launch.rocket >= self.target() {
            self.succeed(chance, witness);
        }
    }

    /// RM-OUT-4, in its order.
    fn succeed(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let location = self.launch.location;
        let mission = self.board_mut().plan.take().expect("a launch has a Mission card");
        self.board_mut().junkyard.insert(mission);
        let kind = self.components.kind(mission);
        if let Class::Mission(_, achievement) = self.components.print(kind).class {
            self.board_mut().achievements[achievement as usize] += 1; // RM-ITEM-11: always
            witness.tell(|| Event::Achieved { seat, achievement });
        }
        if let Some(planning) = self.launch.planning {
            self.area.remove(planning);
            self.board_mut().junkyard.insert(planning); // RM-CARD-10
        }
        self.discard_rocket();
        let place = self.components.locations[usize::from(location)];
        let (first, vp) = self.land(seat.index(), location);
        witness.tell(|| Event::Succeeded { seat, location: place, vp, first });
        self.take_honour(place.destination, witness);
        self.end_turn(chance, witness);
    }

    /// Puts a mission token of a board on a location: whether it is the first there, and its VP (RM-BOARD-4, RM-VAR-5).
    pub(super) fn land(&mut self, board: usize, location: u8) -> (bool, u8) {
        let place = self.components.locations[usize::from(location)];
        let first = self.first_at[usize::from(location)].is_none();
        if first {
            self.first_at[usize::from(location)] = Some(board as u8);
        }
        let tourist =
            self.plays_with(Variant::TouristBoom) && place.mission_type == crate::board::MissionType::SpaceHotel;
        let bonus = if tourist { self.components.variants[Variant::TouristBoom as usize] } else { 0 };
        let vp = if first { place.vp_first } else { place.vp_other } + bonus;
        self.boards[board].tokens |= 1 << location;
        self.boards[board].vp += vp;
        let target = self.components.flights[place.destination as usize].target;
        self.note_flight(board, location, target, FlightEnd::Success { vp, first });
        (first, vp)
    }

    /// RM-OUT-5: the first mission of anybody at the Moon or on Mars; only the standard game has these tokens.
    fn take_honour(&mut self, destination: Destination, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(number) = (destination as usize).checked_sub(1) else { return };
        if self.mode == Mode::Standard && self.honours[number].is_none() {
            self.honours[number] = Some(seat);
            witness.tell(|| Event::HonourTaken { seat, destination });
        }
    }

    /// RM-OUT-1: one card fewer than were counted; RM-VAR-6: fewer still.
    pub(crate) fn abort_cost(&self) -> u8 {
        let safety = self.plays_with(Variant::RangeSafety);
        let discount = if safety { self.components.variants[Variant::RangeSafety as usize] } else { 0 };
        (self.launch.drawn.len() as u8).saturating_sub(1 + discount)
    }

    pub(super) fn abort(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let (seat, due) = (self.active, self.abort_cost());
        witness.tell(|| Event::Aborted { seat, due });
        self.note_flight(seat.index(), self.launch.location, self.launch.rocket, FlightEnd::Abort);
        self.launch.due = due;
        self.phase = Phase::Jettison;
        self.abort_on(chance, witness);
    }

    /// Asks for the next card, or ends the turn when the abort is paid or nothing is left.
    fn abort_on(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.launch.due == 0 || self.board().pad.is_empty() {
            self.end_turn(chance, witness);
        }
    }

    pub(super) fn jettison(&mut self, face: Face, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.discard_mounted(face, witness);
        self.launch.due -= 1;
        self.abort_on(chance, witness);
    }

    /// RM-OUT-3: the rocket is lost but for Permanents.
    pub(super) fn fail(&mut self, witness: &mut impl Witness<Event>) {
        self.discard_rocket();
        self.phase = Phase::AfterFail;
        let seat = self.active;
        witness.tell(|| Event::Failed { seat });
        self.note_flight(seat.index(), self.launch.location, self.launch.rocket, FlightEnd::Failure);
    }

    pub(super) fn settle_failure(&mut self, keep: bool, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        if keep {
            witness.tell(|| Event::MissionKept { seat });
        } else {
            self.discard_plan(witness);
        }
        self.end_turn(chance, witness);
    }
}
