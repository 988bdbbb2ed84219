//! The view in words: what to do, and what can be done. What the table looks like is told in `describe.rs`.

use engine::{Paragraph, Phrase, Prompt, Seat, Viewer, phrase};

use crate::action::Action;
use crate::names::{Card, Hangar, PlanetId, Resource, Stage};
use crate::position::{Phase, Step};
use crate::view::{ModuleView, View};
use crate::words::{cubes, module, sealed};

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Die(stage, face) => {
                let key = if face < 3 { "action-die-earns" } else { "action-die" };
                phrase!(key, phase = stage.word(), face = face, energy = (3 - i32::from(face)).abs())
            }
            Action::Bid(0) => phrase!("action-bid-nothing"),
            Action::Bid(energy) => phrase!("action-bid", energy = energy),
            Action::Submit => phrase!("action-submit"),
            Action::TakeBack => phrase!("action-take-back"),
            Action::Take(card) => self.take_words(card),
            Action::TakePlace(place) => self.sealed_words(place),
            Action::TakeStandard(kind) => {
                let facts = &self.standard[kind.index()];
                phrase!(
                    "action-take-standard",
                    kind = kind.word(),
                    cost = cubes(facts.cost),
                    energy = facts.energy,
                    seats = facts.capacity
                )
            }
            Action::TakeCubes(resource) => self.cubes_words(resource),
            Action::Swap(resource) => phrase!("action-swap", price = self.swap_price, resource = resource.word()),
            Action::SwapFor(resource) => phrase!("action-swap-for", resource = resource.word()),
            Action::Place(resource, card) => {
                phrase!("action-place", resource = resource.word(), module = module(card))
            }
            Action::Refill(resource) => {
                let more = self.capacity - self.market[resource.index()].min(self.capacity);
                phrase!("action-refill", resource = resource.word(), count = more.min(self.general[resource.index()]))
            }
            Action::Board(card) => self.board_words(card),
            Action::Wait => phrase!("action-wait"),
            Action::CrewFrom(card) => self.at_words("action-crew-from", card),
            Action::CrewTo(card) => self.at_words("action-crew-to", card),
            Action::Build(card) => self.build_words(card),
            Action::Move(card) => self.at_words("action-move", card),
            Action::Into(hangar) => self.hangar_words(hangar),
            Action::SeatCrew => phrase!("action-seat-crew"),
            Action::SeatNobody => phrase!("action-seat-nobody"),
            Action::Launch(hangar) => self.launch_words(hangar),
            Action::FlyTo(planet) => self.flight_words(planet),
            Action::Reward => phrase!("action-reward"),
            Action::RewardFrom(card) => self.at_words("action-reward-from", card),
            Action::Keep(card) => phrase!("action-keep", module = module(card)),
            Action::Done => self.done_words(),
        }
    }

    fn prompt(&self) -> Prompt {
        match self.phase {
            Phase::Over => Prompt { now: phrase!("prompt-over"), next: None },
            Phase::Planning => self.planning_prompt(),
            _ => self.turn_prompt(),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        self.paragraphs()
    }
}

impl View {
    fn sealed_words(&self, place: u8) -> Phrase {
        match self.display.get(usize::from(place).wrapping_sub(1)) {
            Some(module) => phrase!("action-take-place", place = place, module = sealed(module.kind, module.cost)),
            None => phrase!("action-take-no-place", place = place),
        }
    }

    fn cubes_words(&self, resource: Resource) -> Phrase {
        if self.phase == Phase::Bonus {
            return phrase!("action-bonus-cubes", resource = resource.word());
        }
        let stock = self.market[resource.index()];
        let face = self.queue.get(usize::from(self.turn)).map_or(1, |die| die.face);
        let count = self.faces[usize::from(face) - 1].cubes.min(stock);
        phrase!("action-take-cubes", count = count, resource = resource.word(), stock = stock)
    }

    /// What a seat costs, and who gets it.
    fn board_words(&self, card: Card) -> Phrase {
        let Some((hangar, built)) = self.built(card) else {
            return phrase!("action-board-nothing", module = module(card));
        };
        let own = self.viewer.seat().or(self.active) == Some(built.owner);
        let key = if own { "action-board-own" } else { "action-board" };
        phrase!(key, module = module(card), hangar = hangar.word(), owner = built.owner, free = built.free)
    }

    fn at_words(&self, key: &'static str, card: Card) -> Phrase {
        let hangar = self.built(card).map_or(Hangar::default(), |(hangar, _)| hangar);
        phrase!(key, module = module(card), hangar = hangar.word())
    }

    /// An unbuilt module of anybody.
    fn held(&self, card: Card) -> Option<&ModuleView> {
        self.seats.iter().flat_map(|seat| &seat.modules).find(|held| held.card == Some(card))
    }

    fn take_words(&self, card: Card) -> Phrase {
        let shown = self.display.iter().find(|shown| shown.card == Some(card));
        match shown.and_then(|shown| shown.facts) {
            Some(facts) => phrase!(
                "action-take",
                module = module(card),
                kind = facts.kind.word(),
                cost = cubes(facts.cost),
                energy = facts.energy,
                seats = facts.capacity
            ),
            None => phrase!("action-take-other", module = module(card)),
        }
    }

    /// Where to build, and what that costs there: the company adds a cube, or gives one back (RR1-ASM-2).
    fn hangar_words(&self, hangar: Hangar) -> Phrase {
        let Some(Step::BuildIn(card)) = self.step else {
            return phrase!("action-move-to", hangar = hangar.word());
        };
        let Some(held) = self.held(card) else {
            return phrase!("action-into", hangar = hangar.word());
        };
        let resource = hangar.resource();
        let gift = u8::from(held.cost[resource.index()] > 0);
        if !self.edition.cubes_on_modules() {
            let mut cost = held.cost;
            cost[resource.index()] -= gift;
            return phrase!("action-into-for", hangar = hangar.word(), cost = cubes(cost));
        }
        let key = match (gift, held.cubes == held.cost) {
            (0, _) => return phrase!("action-into", hangar = hangar.word()),
            (_, true) => "action-into-returns",
            (_, false) => "action-into-adds",
        };
        phrase!(key, hangar = hangar.word(), resource = resource.word())
    }

    /// If there is but one hangar for it, it goes there at once (RR-GEN-7).
    fn build_words(&self, card: Card) -> Phrase {
        let held = self.held(card);
        let energy = held.and_then(|held| held.facts).map_or(0, |facts| facts.energy);
        match held.map_or(&[][..], |held| &held.hangars) {
            &[only] => phrase!("action-build-in", module = module(card), hangar = only.word(), energy = energy),
            _ => phrase!("action-build", module = module(card), energy = energy),
        }
    }

    /// If there is but one planet to fly to, it flies there at once (RR-GEN-7).
    fn launch_words(&self, hangar: Hangar) -> Phrase {
        let rocket = &self.hangars[hangar.index()];
        let cost = |planet: PlanetId| rocket.costs.iter().find(|cost| cost.0 == planet).map_or(0, |cost| cost.1);
        match rocket.targets.as_slice() {
            &[only] => {
                phrase!("action-launch-to", hangar = hangar.word(), planet = only.word(), cost = cost(only))
            }
            _ => phrase!("action-launch", hangar = hangar.word()),
        }
    }

    /// What a flight costs and brings, to whom.
    fn flight_words(&self, planet: PlanetId) -> Phrase {
        let hangar = match self.step {
            Some(Step::LaunchTo(hangar)) => hangar,
            _ => Hangar::default(),
        };
        let rocket = &self.hangars[hangar.index()];
        let cost = rocket.costs.iter().find(|cost| cost.0 == planet).map_or(0, |cost| cost.1);
        let facts = self.planets.iter().find(|view| view.planet == planet).map(|view| view.facts);
        let (reward, construction) = facts.map_or((0, 0), |facts| (facts.launch_reward, facts.construction_reward));
        let builders = &rocket.builders;
        let share = construction.div_ceil(builders.len().max(1) as u8);
        let alone = builders.as_slice() == self.active.as_slice();
        phrase!(
            if alone { "action-fly-to-own" } else { "action-fly-to" },
            planet = planet.word(),
            cost = cost,
            reward = reward,
            share = share,
            builders = builders.iter().copied().collect::<engine::Fact>()
        )
    }

    fn done_words(&self) -> Phrase {
        phrase!(match (self.phase, self.step) {
            (_, Some(Step::Reward)) => "action-done-reward",
            (Phase::Research, _) => "action-done-research",
            (Phase::Purchase, _) => "action-done-purchase",
            (Phase::Placing, _) => "action-done-placing",
            (Phase::Terminal, _) => "action-done-terminal",
            _ => "action-done",
        })
    }

    fn planning_prompt(&self) -> Prompt {
        let waiting: engine::Fact = self.seats.iter().filter(|seat| !seat.ready).map(|seat| seat.seat).collect();
        let Some(plan) = self.plan.as_ref().filter(|plan| !plan.ready) else {
            return Prompt { now: phrase!("prompt-wait-plans", seats = waiting), next: None };
        };
        let now = match (plan.dice.len(), plan.bid) {
            (0, _) => phrase!("prompt-plan-all"),
            (1..4, _) => phrase!("prompt-plan", left = 4 - plan.dice.len()),
            (_, None) if self.edition.bids() => phrase!("prompt-bid"),
            _ => phrase!("prompt-submit"),
        };
        Prompt { now, next: Some(self.plan_warning(plan.forecast, plan.dice.len())) }
    }

    /// What is easily forgotten while planning.
    fn plan_warning(&self, forecast: i32, dice: usize) -> Phrase {
        if dice == 4 && forecast < 0 {
            return phrase!("prompt-plan-too-dear", missing = -forecast); // RR-PLAN-4
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
        self.edition.cubes_on_modules() && dice.iter().all(|die| die.0 != Stage::PURCHASE)
    }

    fn turn_prompt(&self) -> Prompt {
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
            Phase::Purchase => phrase!("prompt-purchase", face = does.cubes),
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
            Phase::Purchase => Some(phrase!("prompt-purchase-keep")),                                     // RR2-ASM-1
            Phase::Placing => Some(phrase!("prompt-placing-next")),                                       // RR1-ASM-1
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
