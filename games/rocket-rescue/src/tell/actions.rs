//! What can be done, in words.

use engine::{Fact, Noun, Phrase, phrase};

use crate::action::Action;
use crate::card::Card;
use crate::nouns::{Hangar, Resource};
use crate::planet::PlanetId;
use crate::position::{Phase, Step};
use crate::view::{ModuleView, View};
use crate::words::{cubes, module, sealed};

impl View {
    /// A possible action as a sentence.
    pub(super) fn action_words(&self, action: &Action) -> Phrase {
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
            Action::Swap(resource) => self.swap_words(resource),
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
            Action::CrewFrom(card) => self.crew_words(card),
            Action::CrewTo(card) => self.at_words("action-crew-to", card),
            Action::Build(card) => self.build_words(card),
            Action::Move(card) => self.move_words(card),
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

    /// If there is but one type to get, it is got at once (RR-GEN-7).
    fn swap_words(&self, give: Resource) -> Phrase {
        let mut gains = Resource::all().filter(|&get| get != give && self.general[get.index()] > 0);
        match (gains.next(), gains.next()) {
            (Some(only), None) => {
                phrase!("action-swap-to", price = self.swap_price, resource = give.word(), get = only.word())
            }
            _ => phrase!("action-swap", price = self.swap_price, resource = give.word()),
        }
    }

    /// If there is but one other module with a free seat, the crew member goes there at once (RR-GEN-7).
    fn crew_words(&self, from: Card) -> Phrase {
        let modules = self.hangars.iter().flat_map(|hangar| hangar.modules.iter().map(move |built| (hangar, built)));
        let mut goals = modules.filter(|(_, built)| built.card != from && built.free > 0);
        let words = self.at_words("action-crew-from", from);
        match (goals.next(), goals.next()) {
            (Some((hangar, only)), None) => Phrase { key: "action-crew-from-to", ..words }
                .with("to", module(only.card))
                .with("to_hangar", hangar.hangar.word()),
            _ => words,
        }
    }

    /// If there is but one hangar to move it to, it goes there at once (RR-GEN-7).
    fn move_words(&self, card: Card) -> Phrase {
        let words = self.at_words("action-move", card);
        match self.built(card).map_or(&[][..], |(_, built)| &built.goals) {
            &[only] => Phrase { key: "action-move-into", ..words }.with("to", only.word()),
            _ => words,
        }
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
            builders = builders.iter().copied().collect::<Fact>()
        )
    }

    fn done_words(&self) -> Phrase {
        phrase!(match (self.phase, self.step) {
            (_, Some(Step::Reward)) => "action-done-reward",
            (Phase::Research, _) => "action-done-research",
            (Phase::Purchase, _) if !self.deeds.took => "action-done-purchase",
            (Phase::Placing, _) => "action-done-placing",
            (Phase::Swapping, _) => "action-done-swapping",
            (Phase::Terminal, _) => "action-done-terminal",
            _ => "action-done",
        })
    }
}
