//! What to do now, in words, and what is easily forgotten.

use engine::{Fact, Noun, Phrase, Prompt, Seat, phrase};

use crate::nouns::{Hangar, Stage};
use crate::plan::Plan;
use crate::position::{Phase, Step};
use crate::view::{PlanView, View};
use crate::words::{cubes, module};

impl View {
    pub(super) fn planning_prompt(&self) -> Prompt {
        let waiting: Fact = self.seats.iter().filter(|seat| !seat.ready).map(|seat| seat.seat).collect();
        let Some(plan) = self.plan.as_ref().filter(|plan| !plan.ready) else {
            return Prompt { now: phrase!("prompt-wait-plans", seats = waiting), next: None };
        };
        let now = match (plan.dice.len(), plan.bid) {
            (0, _) => phrase!("prompt-plan-all"),
            (1..4, _) => phrase!("prompt-plan", left = 4 - plan.dice.len()),
            (_, None) if self.edition.bids() => phrase!("prompt-bid"),
            _ => phrase!("prompt-submit"),
        };
        Prompt { now, next: Some(self.plan_warning(plan)) }
    }

    /// What is easily forgotten while planning.
    fn plan_warning(&self, plan: &PlanView) -> Phrase {
        let (dice, forecast) = (plan.dice.len(), plan.forecast);
        if let Some(correction) = plan.correction() {
            return correction; // RR-PLAN-4
        }
        if dice == 4 && self.skips_placing() {
            return phrase!("prompt-plan-no-placing"); // RR1-BUY-4
        }
        if dice == 0 && !self.boarding_open {
            return phrase!("prompt-plan-no-boarding"); // RR2-BRD-2
        }
        let bids = self.edition.bids() && self.plan.as_ref().is_some_and(|plan| plan.bid.is_none());
        phrase!(if dice == 4 && bids { "prompt-bid-forecast" } else { "prompt-plan-forecast" }, energy = forecast)
    }

    /// Whether the viewer plans no Purchase, where the first edition puts cubes on modules.
    #[must_use]
    pub fn skips_placing(&self) -> bool {
        let dice = self.plan.as_ref().map_or(&[][..], |plan| &plan.dice);
        self.edition.cubes_on_modules() && dice.iter().all(|die| die.0 != Stage::Purchase)
    }

    pub(super) fn turn_prompt(&self) -> Prompt {
        let seat = self.active.unwrap_or_default();
        if !self.viewer.is(seat) {
            return Prompt { now: phrase!("prompt-wait", seat = seat), next: None };
        }
        let (now, next) = match self.step.unwrap_or_default() {
            Step::Free => (self.free_prompt(seat), self.free_hint(seat)),
            Step::SwapFor(give) => (phrase!("prompt-swap-for", resource = give.word()), None),
            Step::CrewFrom(_) => (phrase!("prompt-crew-to"), None),
            Step::BuildIn(card) => {
                (phrase!("prompt-build-in", module = module(card)), Some(phrase!("prompt-build-in-next")))
            }
            Step::SeatOn(card) => (phrase!("prompt-seat-on", module = module(card)), None),
            Step::MoveTo(card) => (phrase!("prompt-move-to", module = module(card)), None),
            Step::LaunchTo(hangar) => {
                (phrase!("prompt-launch-to", hangar = hangar.word()), Some(self.passengers(hangar, seat)))
            }
            Step::Reward => {
                let left = self.liftoff.map_or(0, |liftoff| liftoff.left);
                (phrase!("prompt-reward", left = left), Some(phrase!("prompt-reward-next")))
            }
        };
        Prompt { now, next }
    }

    /// Who would fly along.
    fn passengers(&self, hangar: Hangar, seat: Seat) -> Phrase {
        let modules = &self.hangars[hangar.index()].modules;
        let crew: u8 = modules.iter().flat_map(|module| &module.crew).sum();
        let own: u8 = modules.iter().map(|module| module.crew[seat.index()]).sum();
        phrase!("prompt-launch-next", crew = crew, own = own)
    }

    fn free_prompt(&self, seat: Seat) -> Phrase {
        let face = self.queue.get(usize::from(self.turn)).map_or(1, |die| die.face);
        let does = &self.faces[usize::from(face) - 1];
        match self.phase {
            Phase::Bonus => match self.seat(seat).character {
                Some(character) => phrase!("prompt-bonus", character = character.word()),
                None => phrase!("prompt-wait", seat = seat),
            },
            Phase::Research => phrase!("prompt-research"),
            Phase::Purchase if self.deeds.took => phrase!("prompt-purchase-taken"),
            Phase::Purchase => phrase!("prompt-purchase", face = does.cubes),
            Phase::Swapping => phrase!("prompt-swapping"),
            Phase::Placing => phrase!("prompt-placing", cubes = cubes(self.seat(seat).cubes)),
            Phase::Refill => phrase!("prompt-refill"),
            Phase::Boarding if does.seats == 0 => {
                phrase!("prompt-crew-move", face = face, left = does.crew_moves.saturating_sub(self.deeds.crew))
            }
            Phase::Boarding => {
                phrase!("prompt-boarding", face = face, left = does.seats.saturating_sub(self.deeds.crew))
            }
            Phase::Hangar => phrase!("prompt-hangar", face = face, ways = self.ways_left(&does.hangar)),
            Phase::Terminal => phrase!("prompt-terminal"),
            Phase::Keep => phrase!("prompt-keep"),
            Phase::Planning | Phase::Over => phrase!("prompt-over"),
        }
    }

    fn free_hint(&self, seat: Seat) -> Option<Phrase> {
        let own = self.seat(seat);
        match self.phase {
            Phase::Research if self.edition.bids() && !own.modules.is_empty() => {
                Some(phrase!("prompt-hand-limit")) // RR2-END-3
            }
            Phase::Research => Some(phrase!("prompt-research-next")),
            Phase::Purchase if self.edition.cubes_on_modules() => Some(phrase!("prompt-purchase-place")), // RR1-BUY-1
            Phase::Swapping => Some(phrase!("prompt-swapping-next", cubes = cubes(own.cubes))),
            Phase::Purchase if self.deeds.took => Some(phrase!("prompt-swapping-next", cubes = cubes(own.cubes))),
            Phase::Purchase => Some(phrase!("prompt-purchase-keep")), // RR2-ASM-1
            Phase::Placing => Some(phrase!("prompt-placing-next")),   // RR1-ASM-1
            Phase::Refill => Some(phrase!("prompt-refill-next", floor = self.floor)),
            Phase::Boarding if self.queue.get(usize::from(self.turn)).is_some_and(|die| self.seats_crew(die.face)) => {
                let seats = self.hangars.iter().flat_map(|hangar| &hangar.modules).any(|module| module.free > 0);
                let terminal = self.edition.has_terminal() && (!seats || own.energy == 0); // RR2-BRD-5
                Some(phrase!(if terminal { "prompt-boarding-wait" } else { "prompt-boarding-next" }))
            }
            Phase::Boarding => Some(phrase!("prompt-crew-move-next")),
            Phase::Hangar if self.finish_is_near(seat) => Some(phrase!("prompt-finish", points = self.finish_bonus)),
            Phase::Hangar if self.last_round => Some(phrase!("prompt-last-round")),
            Phase::Hangar if self.edition.cubes_on_modules() => {
                Some(phrase!("prompt-hangar-have", energy = own.energy))
            }
            Phase::Hangar => Some(phrase!("prompt-hangar-have-cubes", energy = own.energy, cubes = cubes(own.cubes))),
            _ => None,
        }
    }

    fn seats_crew(&self, face: u8) -> bool {
        self.faces[usize::from(face) - 1].seats > 0
    }

    /// RR2-OVER-3: nobody has finished yet, and this player's last crew are aboard.
    fn finish_is_near(&self, seat: Seat) -> bool {
        let own = self.seat(seat);
        self.finish_bonus > 0 && self.finishers.is_empty() && own.crew == 0 && own.aboard > 0
    }

    /// What the active Hangar die still allows, in words: "build 1 module or launch a rocket".
    fn ways_left(&self, ways: &[[u8; 3]]) -> Phrase {
        let done = self.deeds.hangar;
        let open = ways.iter().filter(|way| (0..3).all(|what| way[what] >= done[what]));
        let left: Vec<[u8; 3]> = open.map(|way| std::array::from_fn(|what| way[what] - done[what])).collect();
        let more = |way: &&[u8; 3]| {
            **way != [0; 3] && !left.iter().any(|other| other != *way && (0..3).all(|what| other[what] >= way[what]))
        };
        match left.iter().filter(more).map(way_words).collect::<Vec<_>>().as_slice() {
            [first, second, ..] => phrase!("hangar-or", first = first.clone(), second = second.clone()),
            [only] => only.clone(),
            [] => phrase!("hangar-nothing"),
        }
    }
}

fn way_words(&[builds, launches, moves]: &[u8; 3]) -> Phrase {
    match (builds, launches, moves) {
        (0, 0, _) => phrase!("hangar-move"),
        (0, _, _) => phrase!("hangar-launch"),
        (_, 0, _) => phrase!("hangar-build", builds = builds),
        _ => phrase!("hangar-build-launch", builds = builds),
    }
}

impl PlanView {
    /// What will become of a plan that costs too much: the bid falls first (RR2-NRG-1), then pips (RR-NRG-5).
    #[must_use]
    pub fn correction(&self) -> Option<Phrase> {
        let missing = u16::try_from(-self.forecast).ok().filter(|&missing| missing > 0 && self.dice.len() == 4)?;
        let bid = self.bid.unwrap_or(0);
        if missing <= bid {
            return Some(phrase!("prompt-plan-bid-falls", missing = missing, bid = bid - missing));
        }
        let plan: Plan = self.dice.iter().copied().collect();
        let lowered = plan.lowered((missing - bid) as u8).all();
        let dice: Fact = lowered.map(|(stage, face)| phrase!("die", phase = stage.word(), face = face)).collect();
        let key = if bid > 0 { "prompt-plan-all-falls" } else { "prompt-plan-dice-fall" };
        Some(phrase!(key, missing = missing, dice = dice))
    }
}
