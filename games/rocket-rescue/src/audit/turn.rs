//! Is somebody to act, and is that the one who should?

use engine::{Problem, Seat, Seats, ensure};

use crate::action::Action;
use crate::edition::Task;
use crate::legal;
use crate::nouns::{Character, Stage};
use crate::position::{Liftoff, Phase, RocketRescue, Step};

impl RocketRescue {
    /// The dice of the phase are those of the plans, and somebody is to act.
    pub(super) fn check_turn(&self) -> Result<(), Problem> {
        match self.stage() {
            Some(stage) => {
                ensure!(
                    self.queue == self.dice_of(stage),
                    "`queue` is not the order of the dice in this phase (RR-ORD-2)"
                );
                ensure!(self.die().is_some(), "`turn`: all dice of this phase have acted");
                let reward = self.step == Step::Reward;
                let owner = self.die().map(|die| die.seat);
                ensure!(reward || owner == Some(self.active), "`active` is not the owner of the die that acts");
            }
            None => ensure!(self.queue.is_empty(), "`queue`: no dice act in this phase"),
        }
        self.check_idle()?;
        self.check_deeds()?;
        self.check_boarding()?;
        self.check_phase()?;
        ensure!(
            self.only_option().is_none(),
            "seat {} has only one option, which is taken without asking (RR-GEN-7)",
            self.active
        );
        Ok(())
    }

    /// What is counted in some phases only.
    fn check_idle(&self) -> Result<(), Problem> {
        let (phase, together) = (self.phase, matches!(self.phase, Phase::Planning | Phase::Over));
        let counts = self.stage().is_some() || matches!(phase, Phase::Placing | Phase::Swapping);
        ensure!(counts || self.turn == 0, "`turn` is 0 in this phase");
        ensure!(phase == Phase::Terminal || self.field == 0, "`field` is 0 but in the phase `terminal`");
        ensure!(!together || self.active == Seat::default(), "`active` is 0 while nobody in particular is to act");
        let buys = matches!(phase, Phase::Purchase | Phase::Placing | Phase::Swapping | Phase::Refill);
        let taker = self.first_taker.filter(|_| buys).map(|seat| self.player(seat).plan.dice_in(Stage::Purchase));
        ensure!(taker != Some(0), "`first_taker` has no die in Purchase (RR-GEN-3)");
        Ok(())
    }

    /// Who is asked, and for what, in the phases without dice.
    fn check_phase(&self) -> Result<(), Problem> {
        match self.phase {
            Phase::Swapping => {
                ensure!(
                    !self.edition.cubes_on_modules(),
                    "`phase`: the first edition swaps while placing (RR1-SWAP-1)"
                );
                self.check_window()?;
            }
            Phase::Placing => {
                ensure!(
                    self.edition.cubes_on_modules(),
                    "`phase`: cubes are placed in the first edition only (RR1-BUY-1)"
                );
                self.check_window()?;
                ensure!(
                    self.player(self.active).plan.dice_in(Stage::Purchase) > 0,
                    "`active` skipped Purchase (RR1-BUY-4)"
                );
            }
            Phase::Refill => {
                ensure!(self.first_taker == Some(self.active), "`active` is not the first taker (RR-BUY-5)")
            }
            Phase::Terminal => {
                let owner = self.terminal.get(usize::from(self.field)).copied();
                ensure!(owner == Some(self.active), "`active` does not own the crew on `field` of the terminal");
            }
            Phase::Bonus => {
                let chooses = [Character::Mechanic, Character::Professor, Character::Broker];
                let chooses = chooses.into_iter().any(|character| self.is(self.active, character));
                ensure!(chooses, "`active` has no start bonus to choose (RR1-CHAR-2)");
            }
            Phase::Keep => {
                ensure!(self.rules().hand_limit > 0, "`phase`: in the first edition all modules are kept (RR2-END-3)");
                ensure!(self.player(self.active).modules.len() > 1, "`active` has nothing to choose (RR2-END-3)");
            }
            Phase::Planning if self.rules().hand_limit > 0 => {
                let many = Seat::all(self.players).find(|&seat| self.player(seat).modules.len() > 1);
                ensure!(
                    many.is_none(),
                    "somebody holds more than one unbuilt module at the start of a round (RR2-END-3)"
                );
            }
            Phase::Planning | Phase::Research | Phase::Purchase | Phase::Boarding | Phase::Hangar | Phase::Over => {}
        }
        Ok(())
    }

    /// Who places or swaps before the refill stands at `turn` in the order.
    fn check_window(&self) -> Result<(), Problem> {
        let asked = self.in_order().nth(usize::from(self.turn));
        ensure!(asked == Some(self.active), "`turn` is not the order position of the active seat");
        Ok(())
    }

    /// RR2-BRD-1: Boarding takes place if a seat was free when the round began, and none is taken or built before it.
    fn check_boarding(&self) -> Result<(), Problem> {
        let seat_free = !self.free.is_empty();
        let right = match self.phase {
            Phase::Bonus | Phase::Over => true,
            _ if !self.edition.has_terminal() => self.boarding_open,
            Phase::Planning | Phase::Research | Phase::Purchase | Phase::Placing | Phase::Swapping | Phase::Refill => {
                self.boarding_open == seat_free
            }
            Phase::Boarding => self.boarding_open,
            Phase::Hangar | Phase::Terminal | Phase::Keep => true,
        };
        ensure!(right, "`boarding_open` is {}, but the free seats tell otherwise (RR2-BRD-1)", self.boarding_open);
        Ok(())
    }

    /// The active die has done no more than it allows.
    fn check_deeds(&self) -> Result<(), Problem> {
        let deeds = self.deeds;
        let taking = self.phase == Phase::Purchase && !self.edition.cubes_on_modules();
        ensure!(taking || !deeds.took, "`deeds`: `took` belongs to Purchase of the second edition (RR2-SWAP-1)");
        let die = self.rules().boarding_die(if self.phase == Phase::Boarding { self.face() } else { 0 });
        let more = u8::from(self.phase == Phase::Boarding && self.is(self.active, Character::Steward));
        ensure!(
            deeds.crew <= die.place.max(die.moves) + more,
            "`deeds`: `crew` is more than the die allows (RR-BRD-1)"
        );
        if let Some(card) = deeds.moved_to {
            let there = self.built().contains(card) && self.load[card.index()].get(self.active.index()) > 0;
            ensure!(there && die.moves > 0 && deeds.crew > 0, "`deeds`: nobody can have moved to {card} (RR2-BRD-4)");
        }
        let die = self.rules().hangar_die(if self.phase == Phase::Hangar { self.face() } else { 0 });
        let within =
            die.alternatives.iter().any(|most| most.iter().zip(deeds.hangar).all(|(most, done)| done <= *most));
        ensure!(within, "`deeds`: `hangar` is more than the die allows (RR-HGR-1)");
        Ok(())
    }

    /// Whether a choice could be begun with this action.
    fn could_begin(&self, action: Action) -> bool {
        let before = RocketRescue { step: Step::Free, ..*self };
        legal::may(&before, self.active, &action).is_ok()
    }

    /// A half-made choice can be completed.
    pub(super) fn check_step(&self) -> Result<(), Problem> {
        let right = match self.step {
            Step::Free => true,
            Step::SwapFor(give) => self.could_begin(Action::Swap(give)),
            Step::CrewFrom(card) => self.could_begin(Action::CrewFrom(card)),
            Step::BuildIn(card) => self.could_begin(Action::Build(card)),
            Step::MoveTo(card) => self.could_begin(Action::Move(card)),
            Step::SeatOn(card) => {
                let own = self.player(self.active);
                self.phase == Phase::Hangar && self.free.contains(card) && own.built.contains(card) && own.crew > 0
            }
            Step::LaunchTo(hangar) => self.could_begin(Action::Launch(hangar)),
            Step::Reward => self.phase == Phase::Hangar,
        };
        ensure!(right, "`step` names a choice that cannot be made here");
        ensure!((self.step == Step::Reward) == self.liftoff.is_some(), "`liftoff` belongs to the step `reward`");
        self.liftoff.map_or(Ok(()), |liftoff| self.check_liftoff(liftoff))
    }

    /// A launch whose rewards are being taken (RR1-RWD-1).
    fn check_liftoff(&self, liftoff: Liftoff) -> Result<(), Problem> {
        let Liftoff { hangar, planet, left, share, builders } = liftoff;
        ensure!(self.edition.rewards_are_crew(), "`liftoff`: rewards are tokens in the second edition (RR2-RWD-1)");
        ensure!(self.face_up.contains(&planet), "`liftoff`: {planet} is not face up");
        ensure!((1..=9).contains(&left) && share <= 9, "`liftoff`: a reward is 9 at most, and something is left of it");
        let strangers = builders.without(Seats::all(self.players));
        ensure!(strangers.is_empty(), "`liftoff`: `builders` names a seat that is not at this table");
        let aboard = self.rockets[hangar.index()].iter().any(|card| !self.load[card.index()].is_empty());
        ensure!(!aboard, "`liftoff`: all crew of {hangar} have landed already (RR-LCH-8)");
        ensure!(self.deeds.hangar[Task::Launch as usize] > 0, "`deeds`: the launch of `liftoff` is missing");
        Ok(())
    }
}
