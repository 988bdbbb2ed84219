//! What would a sensible player do?
//!
//! Every decision is made by planning the whole step anew: the best plan from a position in mid-flight is the rest of the
//! plan that led there, so plans are followed through. Nothing is read that the seat does not know.

mod best_runs;
mod flights;
mod outlook;
mod plan;
mod weights;

use engine::{Chance, Policy, Seat, Viewer};
use tinyvec::ArrayVec;

use self::outlook::Outlook;
use self::plan::{Plan, Planner};
use self::weights::Weights;
use crate::action::{Action, Source};
use crate::position::{Card, CardSet, Phase, Place, RocketJockey};

impl Policy for RocketJockey {
    fn advise(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        if actions.len() < 2 {
            return 0;
        }
        let weights = &weights::USUAL;
        let thinker = Thinker { position: self, seat, weights, outlook: Outlook::of(self, seat, weights) };
        match self.phase {
            Phase::FuelUp => thinker.fuel_up(actions),
            Phase::StepTwo => thinker.step_two(actions),
            Phase::InFlight => thinker.hop(actions),
            Phase::Delivered => find(actions, thinker.plan(self.hand()).first),
            Phase::Discard => thinker.discard(actions),
            Phase::Reserve => thinker.reserve(actions),
            Phase::Over => 0,
        }
    }

    fn leads(&self) -> [f32; Seat::MAX] {
        let points: ArrayVec<[f32; 4]> = Seat::all(self.players).map(|seat| self.promise(seat)).collect();
        engine::leads(&points)
    }
}

impl RocketJockey {
    /// The points that a seat has, and about those that its planets, Co-Pilots and cards will bring.
    fn promise(&self, seat: Seat) -> f32 {
        let mut own = *self;
        own.active = seat;
        let thinker = Thinker {
            position: &own,
            seat,
            weights: &weights::ALONE,
            outlook: Outlook::of(&own, seat, &weights::ALONE),
        };
        let hand = self.hands[seat.index()];
        let prospects = if seat == self.active { &weights::TO_MOVE } else { &weights::WAITING };
        let gain = thinker.plan(hand).value - thinker.still();
        f32::from(self.scores[seat.index()])
            + thinker.still()
            + prospects.copilot * f32::from(self.supply[seat.index()])
            + prospects.card * hand.len() as f32
            + prospects.plan * gain
    }
}

/// A seat that thinks about its next action.
struct Thinker<'a> {
    position: &'a RocketJockey,
    seat: Seat,
    weights: &'a Weights,
    outlook: Outlook,
}

impl Thinker<'_> {
    fn planner(&self, hand: CardSet) -> Planner<'_> {
        Planner::new(self.position, &self.outlook, hand)
    }

    fn plan(&self, hand: CardSet) -> Plan {
        self.planner(hand).best()
    }

    /// What a position with no delivery in this turn is worth for its planets.
    fn still(&self) -> f32 {
        self.outlook.planets[self.outlook.have.len()][0]
    }

    /// What a hand is worth at the end of a turn.
    fn held(&self, hand: CardSet) -> f32 {
        if self.outlook.is_last_turn() { self.still() } else { self.held_with(hand, self.plan(hand).value) }
    }

    /// The same, with the value of the best plan for it known.
    fn held_with(&self, hand: CardSet, plan: f32) -> f32 {
        let gain = plan - self.still();
        self.still() + self.outlook.held[hand.len()] + self.weights.lasting * gain + self.outlook.links_of(hand)
    }

    /// Fuel Up: the card with which the turn promises most.
    fn fuel_up(&self, actions: &[Action]) -> usize {
        let mut planner = self.planner(self.position.hand());
        let plan = planner.best();
        best_of(actions, |action| match action {
            Action::Draw(source) => self.over_cards(source, &mut planner, &plan, |hand, plan| self.worth(hand, plan)),
            _ => f32::NEG_INFINITY,
        })
    }

    /// What a hand is worth in Step Two: to move with it, or to go on collecting.
    fn worth(&self, hand: CardSet, plan: f32) -> f32 {
        if self.outlook.is_last_turn() {
            return plan;
        }
        plan.max(self.held_with(hand, plan) + self.weights.next_card)
    }

    /// The mean over the cards that a source could give, of the hand then and the value of its best plan.
    fn over_cards(
        &self,
        source: Source,
        planner: &mut Planner<'_>,
        plan: &Plan,
        value: impl Fn(CardSet, f32) -> f32,
    ) -> f32 {
        let with = |card: Card| {
            let mut hand = self.position.hand();
            hand.insert(card);
            value(hand, planner.value_with(card, plan))
        };
        match source {
            Source::Pile(pile) => self.position.drafts[usize::from(pile) - 1].map_or(f32::NEG_INFINITY, with),
            Source::Discard => self.position.discard.last().copied().map_or(f32::NEG_INFINITY, with),
            Source::Deck => self.over_deck(with),
        }
    }

    /// The mean over an even choice of the cards that could come; copies of a kind stand together.
    fn over_deck(&self, mut value: impl FnMut(Card) -> f32) -> f32 {
        let cards = self.in_deck();
        let stride = (cards.len()).div_ceil(self.weights.samples).max(1);
        let (mut sum, mut count) = (0.0, 0.0);
        for card in cards.skip(stride / 2).step_by(stride) {
            sum += value(card);
            count += 1.0;
        }
        sum / count
    }

    /// The cards that the next draw from the deck could bring.
    fn in_deck(&self) -> CardSet {
        let position = self.position;
        if position.deck.iter().all(|&card| card == Card::VISITORS) {
            return position.discard.iter().copied().collect();
        }
        let unseen = position.unseen_by(Viewer::Seat(self.seat));
        unseen.filter(|card| position.eras[card.index()] == position.era).collect()
    }

    /// Step Two: move, or re-fuel, or bring the Aliens home.
    fn step_two(&self, actions: &[Action]) -> usize {
        let mut planner = self.planner(self.position.hand());
        if let Some(place) = self.aliens_win(&planner, actions) {
            return place;
        }
        let plan = planner.best();
        if plan.value - self.still() >= self.weights.fire_at_once {
            return find(actions, plan.first);
        }
        let refuel = best_of(actions, |action| match action {
            Action::Refuel(_) if self.outlook.is_last_turn() => self.still(),
            Action::Refuel(source) => {
                self.over_cards(source, &mut planner, &plan, |hand, plan| self.held_with(hand, plan))
            }
            Action::Done => plan.value,
            _ => f32::NEG_INFINITY,
        });
        if actions[refuel] == Action::Done { find(actions, plan.first) } else { refuel }
    }

    /// The launch of the Aliens, if it wins the match at once.
    fn aliens_win(&self, planner: &Planner<'_>, actions: &[Action]) -> Option<usize> {
        let launch = actions.iter().position(|&action| action == Action::Launch(Place::Aliens))?;
        let points = planner.aliens()?;
        let mine = self.final_score(self.seat) + points;
        let mut others = Seat::all(self.position.players).filter(|&other| other != self.seat);
        others.all(|other| mine >= self.final_score(other)).then_some(launch)
    }

    /// The score of a seat if the match ended now (RJ-END-4).
    fn final_score(&self, seat: Seat) -> f32 {
        let position = self.position;
        let planets = position.components.planets[position.planets_of(seat).len()];
        let copilots = i16::from(position.supply[seat.index()]) * position.components.copilot_points;
        f32::from(position.scores[seat.index()] + planets + copilots)
    }

    /// In flight: the hop that the best plan goes on with.
    fn hop(&self, actions: &[Action]) -> usize {
        let planner = self.planner(self.position.hand());
        best_of(actions, |action| match action {
            Action::Fly(kind, stop) => {
                planner.place_of(kind).map_or(f32::NEG_INFINITY, |place| planner.best_after(place, stop).value)
            }
            _ => f32::NEG_INFINITY,
        })
    }

    /// Too many cards: the one that is missed least and helps the next player least.
    fn discard(&self, actions: &[Action]) -> usize {
        let hand = self.position.hand();
        best_of(actions, |action| match action {
            Action::Discard(kind) => {
                let card = self.position.copy_of(kind);
                let mut rest = hand;
                rest.remove(card);
                self.held(rest) - self.weights.gift * self.outlook.links[card.index()]
            }
            _ => f32::NEG_INFINITY,
        })
    }

    /// A reservation for the cargo that the plan for the next turn would miss most.
    fn reserve(&self, actions: &[Action]) -> usize {
        if self.outlook.is_last_turn() {
            return find(actions, Action::ReserveNone); // RJ-END-5
        }
        let planner = self.planner(self.position.hand());
        let plan = planner.best();
        let others = f32::from(self.position.players - 1);
        best_of(actions, |action| match action {
            Action::Reserve(Place::Planet(planet)) if plan.cargoes.contains(planet) => {
                let loss = plan.value - planner.best_without(planet).value;
                self.weights.taken * others * loss - self.weights.reserve_from
            }
            Action::ReserveNone => 0.0,
            _ => f32::NEG_INFINITY,
        })
    }
}

/// The place of an action; the last one always ends the step.
fn find(actions: &[Action], wanted: Action) -> usize {
    actions.iter().position(|&action| action == wanted).unwrap_or(actions.len() - 1)
}

/// The place of the action with the highest value, the first of equals.
fn best_of(actions: &[Action], mut value: impl FnMut(Action) -> f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (place, &action) in actions.iter().enumerate() {
        let value = value(action);
        if value > best.1 {
            best = (place, value);
        }
    }
    best.0
}
