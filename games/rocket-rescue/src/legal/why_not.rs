//! Why an action is not legal now: who, when, and the short answers. The long ones are in `blame.rs`.

use engine::{Phrase, Refusal, Seat, phrase};

use crate::action::Action;
use crate::legal::MOST_TAKE_BACKS;
use crate::names::{Card, Character, Kind, Resource, Stage};
use crate::plan::DICE;
use crate::position::{Phase, RocketRescue, Step};
use crate::words;

pub(super) fn refuse(clause: &'static str, reason: Phrase) -> Option<Refusal> {
    Some(Refusal::new(clause, reason))
}

impl RocketRescue {
    pub(crate) fn why_not(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        match self.phase {
            Phase::Over => refuse("RR-END-2", phrase!("refuse-over")),
            Phase::Planning => self.plan_problem(seat, action),
            _ => self.turn_problem(seat, action),
        }
    }

    fn plan_problem(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        if !matches!(action, Action::Die(..) | Action::Bid(_) | Action::Submit | Action::TakeBack) {
            return refuse("RR-GEN-2", phrase!("refuse-planning"));
        }
        if self.ready.contains(seat) || seat.index() >= usize::from(self.players) {
            return refuse("RR-PLAN-5", phrase!("refuse-plan-final"));
        }
        match *action {
            Action::Die(stage, face) => self.die_problem(seat, stage, face),
            Action::Bid(energy) => self.bid_problem(seat, energy),
            Action::Submit => self.submit_problem(seat),
            _ if self.may_take_back(seat) => None,
            _ if self.player(seat).plan.dice() == 0 => refuse("RR-PLAN-5", phrase!("refuse-no-plan")),
            _ => refuse("RR-PLAN-5", phrase!("refuse-taken-back", times = MOST_TAKE_BACKS)),
        }
    }

    fn die_problem(&self, seat: Seat, stage: Stage, face: u8) -> Option<Refusal> {
        let plan = self.player(seat).plan;
        if plan.takes(stage, face) {
            return None;
        }
        let phase = stage.word();
        let reason = if plan.dice() == DICE {
            phrase!("refuse-all-dice-placed")
        } else if plan.dice_in(stage) == 2 {
            phrase!("refuse-third-die", phase = phase)
        } else if stage < plan.last() {
            phrase!("refuse-phase-passed", phase = phase, last = plan.last().word())
        } else if plan.dice_in(stage) == 1 && face > plan.faces(stage)[0] {
            phrase!("refuse-higher-first", phase = phase, face = plan.faces(stage)[0])
        } else {
            phrase!("refuse-no-room-for-dice", phase = phase, left = DICE - plan.dice() - 1)
        };
        refuse("RR-PLAN-2", reason)
    }

    fn bid_problem(&self, seat: Seat, energy: u16) -> Option<Refusal> {
        let player = self.player(seat);
        if !self.edition.bids() {
            return refuse("RR1-ORD-1", phrase!("refuse-no-bids"));
        }
        if player.plan.dice() < DICE {
            return refuse("RR-PLAN-2", phrase!("refuse-dice-first", left = DICE - player.plan.dice()));
        }
        if self.bidden.contains(seat) {
            return refuse("RR2-PLAN-1", phrase!("refuse-bid-made", bid = player.bid));
        }
        if energy > player.energy {
            return refuse("RR2-PLAN-1", phrase!("refuse-bid-too-high", energy = player.energy));
        }
        None
    }

    fn submit_problem(&self, seat: Seat) -> Option<Refusal> {
        let dice = self.player(seat).plan.dice();
        if dice < DICE {
            return refuse("RR-PLAN-2", phrase!("refuse-dice-first", left = DICE - dice));
        }
        if self.edition.bids() && !self.bidden.contains(seat) {
            return refuse("RR-GEN-7", phrase!("refuse-bid-first"));
        }
        None
    }

    fn turn_problem(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        if matches!(action, Action::Die(..) | Action::Bid(_) | Action::Submit | Action::TakeBack) {
            return match self.phase {
                Phase::Bonus => refuse("RR1-CHAR-2", phrase!("refuse-bonus-first", seat = self.active)),
                _ => refuse("RR-PLAN-3", phrase!("refuse-plans-revealed")),
            };
        }
        if seat != self.active {
            return self.not_your_turn(seat, action);
        }
        if self.step == Step::Free { self.free_problem(action) } else { self.step_problem(action) }
    }

    fn not_your_turn(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let has_die = |stage: Stage| self.seats.get(seat.index()).is_some_and(|player| player.plan.dice_in(stage) > 0);
        match (self.phase, self.stage()) {
            (_, Some(stage)) if !has_die(stage) => refuse("RR-GEN-3", phrase!("refuse-no-die", phase = stage.word())),
            (Phase::Placing, _) if !has_die(Stage::PURCHASE) => refuse("RR1-BUY-4", phrase!("refuse-skipped-purchase")),
            (Phase::Refill, _) if matches!(action, Action::Refill(_)) => {
                refuse("RR-BUY-5", phrase!("refuse-not-first-taker", seat = self.active))
            }
            _ => refuse("RR-ORD-2", phrase!("refuse-not-your-turn", seat = self.active)),
        }
    }

    /// Something is half chosen: only what completes it is legal.
    fn step_problem(&self, action: &Action) -> Option<Refusal> {
        let seat = self.active;
        match (self.step, *action) {
            (Step::SwapFor(give), Action::SwapFor(get)) => self.gain_problem(give, get),
            (Step::SwapFor(give), _) => refuse("RR-SWAP-1", phrase!("refuse-finish-swap", resource = give.word())),
            (Step::CrewFrom(from), Action::CrewTo(to)) => self.goal_problem(from, to),
            (Step::CrewFrom(_), _) => refuse("RR2-BRD-4", phrase!("refuse-finish-crew-move")),
            (Step::BuildIn(card), Action::Into(hangar)) => self.build_in_problem(seat, card, hangar),
            (Step::BuildIn(card), _) => {
                refuse("RR-ASM-1", phrase!("refuse-choose-hangar", module = words::module(card)))
            }
            (Step::MoveTo(card), Action::Into(hangar)) => self.move_to_problem(card, hangar),
            (Step::MoveTo(card), _) => {
                refuse("RR2-MOVE-1", phrase!("refuse-choose-hangar", module = words::module(card)))
            }
            (Step::SeatOn(_), Action::SeatCrew | Action::SeatNobody) => None,
            (Step::SeatOn(card), _) => {
                refuse("RR-ASM-5", phrase!("refuse-free-seat-first", module = words::module(card)))
            }
            (Step::LaunchTo(hangar), Action::FlyTo(planet)) => self.target_problem(seat, hangar, planet),
            (Step::LaunchTo(_), _) => refuse("RR-LCH-4", phrase!("refuse-choose-planet")),
            (Step::Reward, _) => self.reward_problem(action),
            (Step::Free, _) => None,
        }
    }

    fn reward_problem(&self, action: &Action) -> Option<Refusal> {
        let player = self.player(self.active);
        match *action {
            Action::Done => None,
            Action::Reward if player.crew > 0 => None,
            Action::Reward => refuse("RR1-RWD-3", phrase!("refuse-supply-empty")),
            Action::RewardFrom(_) if player.crew > 0 => {
                refuse("RR1-RWD-2", phrase!("refuse-supply-first", crew = player.crew))
            }
            Action::RewardFrom(card) if self.reward_sources().contains(card) => None,
            Action::RewardFrom(card) => {
                refuse("RR1-RWD-3", phrase!("refuse-no-crew-there", module = words::module(card)))
            }
            _ => refuse("RR1-RWD-1", phrase!("refuse-reward-first")),
        }
    }

    fn free_problem(&self, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Done => self.done_problem(),
            Action::Take(_) | Action::TakePlace(_) | Action::TakeStandard(_) => self.take_problem(action),
            Action::TakeCubes(resource) => self.cubes_problem(resource),
            Action::Swap(give) => self.swap_problem(give),
            Action::Place(resource, card) => self.place_problem(resource, card),
            Action::Refill(_) if self.phase == Phase::Refill => None,
            Action::Refill(_) => refuse("RR-BUY-5", phrase!("refuse-no-refill")),
            Action::Board(card) => self.board_problem(card),
            Action::Wait => self.wait_problem(),
            Action::CrewFrom(card) => self.source_problem(card),
            Action::Build(card) => self.build_problem(card),
            Action::Move(card) => self.move_problem(card),
            Action::Launch(hangar) => self.launch_problem(hangar),
            Action::Keep(card) => self.keep_problem(card),
            Action::SwapFor(_) => refuse("RR-SWAP-1", phrase!("refuse-swap-first")),
            Action::CrewTo(_) => refuse("RR2-BRD-3", phrase!("refuse-crew-first")),
            Action::Into(_) => refuse("RR-ASM-1", phrase!("refuse-module-first")),
            Action::SeatCrew | Action::SeatNobody => refuse("RR-ASM-5", phrase!("refuse-nothing-built")),
            Action::FlyTo(_) => refuse("RR-LCH-4", phrase!("refuse-rocket-first")),
            Action::Reward | Action::RewardFrom(_) => refuse("RR1-RWD-1", phrase!("refuse-no-reward")),
            Action::Die(..) | Action::Bid(_) | Action::Submit | Action::TakeBack => {
                refuse("RR-PLAN-3", phrase!("refuse-plans-revealed"))
            }
        }
    }

    fn done_problem(&self) -> Option<Refusal> {
        match self.phase {
            Phase::Bonus => refuse("RR1-CHAR-2", phrase!("refuse-choose-bonus")),
            Phase::Refill => refuse("RR-BUY-5", phrase!("refuse-choose-refill")),
            Phase::Keep => refuse("RR2-END-3", phrase!("refuse-keep-one")),
            _ => None,
        }
    }

    /// This action belongs to another phase.
    pub(super) fn wrong_phase(&self, clause: &'static str, stage: Stage) -> Option<Refusal> {
        refuse(clause, phrase!("refuse-wrong-phase", phase = stage.word()))
    }

    fn take_problem(&self, action: &Action) -> Option<Refusal> {
        match (self.phase, *action) {
            (Phase::Bonus, Action::TakeStandard(kind)) if self.chooses_as(Character::MECHANIC) => {
                self.pile_problem(kind)
            }
            (Phase::Bonus, Action::Take(card)) if self.chooses_as(Character::PROFESSOR) => self.offer_problem(card),
            (Phase::Bonus, _) => refuse("RR1-CHAR-2", phrase!("refuse-other-bonus")),
            (Phase::Research, Action::TakeStandard(kind)) => self.pile_problem(kind),
            (Phase::Research, Action::Take(_)) if self.sealed => refuse("RR-INFO-5", phrase!("refuse-sealed")),
            (Phase::Research, Action::Take(card)) => self.offer_problem(card),
            (Phase::Research, Action::TakePlace(_)) if !self.sealed => {
                refuse("RR-INFO-2", phrase!("refuse-not-sealed"))
            }
            (Phase::Research, Action::TakePlace(place)) => {
                let there = usize::from(place) <= self.display.len();
                if there {
                    None
                } else {
                    refuse("RR-RES-3", phrase!("refuse-no-such-place", places = self.display.len()))
                }
            }
            _ => self.wrong_phase("RR-RES-3", Stage::RESEARCH),
        }
    }

    fn chooses_as(&self, character: Character) -> bool {
        self.is(self.active, character)
    }

    fn offer_problem(&self, card: Card) -> Option<Refusal> {
        if self.display.contains(&card) {
            return None;
        }
        refuse("RR-RES-3", phrase!("refuse-not-displayed", module = words::module(card)))
    }

    fn pile_problem(&self, kind: Kind) -> Option<Refusal> {
        if !self.pile(kind).is_empty() {
            return None;
        }
        refuse("RR-RES-3", phrase!("refuse-pile-empty", kind = kind.word()))
    }

    fn cubes_problem(&self, resource: Resource) -> Option<Refusal> {
        match self.phase {
            Phase::Bonus if self.chooses_as(Character::MECHANIC) || self.chooses_as(Character::PROFESSOR) => {
                refuse("RR1-CHAR-2", phrase!("refuse-other-bonus"))
            }
            Phase::Bonus => None,
            Phase::Purchase if self.market[resource.index()] == 0 => {
                refuse("RR-BUY-4", phrase!("refuse-market-empty", resource = resource.word()))
            }
            Phase::Purchase => None,
            Phase::Placing | Phase::Refill => refuse("RR-BUY-3", phrase!("refuse-one-type")),
            _ => self.wrong_phase("RR-BUY-1", Stage::PURCHASE),
        }
    }

    fn keep_problem(&self, card: Card) -> Option<Refusal> {
        if self.phase != Phase::Keep {
            return refuse("RR2-END-3", phrase!("refuse-no-keeping"));
        }
        if self.player(self.active).modules.contains(card) {
            return None;
        }
        refuse("RR2-END-3", phrase!("refuse-not-held", module = words::module(card)))
    }
}
