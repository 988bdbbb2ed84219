//! What the rest of the match looks like, as far as a seat can tell: what things will be worth.

use engine::Seat;
use tinyvec::ArrayVec;

use super::flights::CARDS;
use super::weights::{Weights, turns_after};
use crate::components::{CARGOES, DEEP_SPACE, MANEUVERS, PLANETS, Planets};
use crate::position::{CardSet, Phase, Place, RocketJockey, Visitors};

/// More deliveries in a turn are not told apart (RJ-MOVE-9).
pub(super) const DELIVERIES: usize = 7;

/// What things are worth to a seat in its present turn.
pub(super) struct Outlook {
    /// About how many own turns come after this one.
    turns: f32,
    /// A Co-Pilot in supply.
    pub(super) copilot: f32,
    /// By different planets delivered to and by the deliveries of this turn.
    pub(super) planets: [[f32; DELIVERIES + 1]; PLANETS + 1],
    /// The planets delivered to so far.
    pub(super) have: Planets,
    /// Planets that only one cargo goes to, and what such a planet is worth on top.
    pub(super) rare: (Planets, f32),
    /// Cards left after moving, by their number.
    pub(super) left: [f32; 8],
    /// Cards held after re-fuelling, by their number.
    pub(super) held: [f32; 8],
    /// Each card, for its links with others.
    pub(super) links: [f32; MANEUVERS],
    /// What delivering the cargo of each planet costs for a reservation; entry 0 is the Aliens.
    pub(super) fees: [f32; PLANETS + 1],
    /// What one thing more adds, whatever else there is.
    pub(super) margins: Margins,
}

/// What one thing more adds to a plan, whatever else there is in it.
#[derive(Copy, Clone)]
pub(super) struct Margins {
    /// A new planet, at most.
    pub(super) planet: f32,
    /// A delivery, at most, besides points and planet.
    pub(super) delivery: f32,
    /// A card that stays in hand, at most, besides its links.
    pub(super) card: f32,
    /// And at least.
    pub(super) card_at_least: f32,
}

impl Margins {
    /// By what the sets of planets that can be had in this turn are worth, and cards left.
    fn of(planets: &[[f32; DELIVERIES + 1]], left: &[f32; 8]) -> Margins {
        let mut margins = Margins { planet: 0.0, delivery: 0.0, card: f32::NEG_INFINITY, card_at_least: f32::INFINITY };
        for (fewer, more) in planets.iter().zip(&planets[1..]) {
            for (less, more) in fewer.iter().zip(more) {
                margins.planet = margins.planet.max(more - less);
            }
        }
        for row in planets {
            for pair in row.windows(2) {
                margins.delivery = margins.delivery.max(pair[1] - pair[0]);
            }
        }
        for pair in left.windows(2) {
            margins.card = margins.card.max(pair[1] - pair[0]);
            margins.card_at_least = margins.card_at_least.min(pair[1] - pair[0]);
        }
        margins
    }
}

impl Outlook {
    pub(super) fn of(position: &RocketJockey, seat: Seat, weights: &Weights) -> Outlook {
        let turns = position.own_turns(weights);
        // After the last turn cards are worth nothing.
        let later = if turns < 1.0 { 0.0 } else { 1.0 };
        let early = (turns / weights.many_turns).min(1.0);
        let copilot = f32::from(position.components.copilot_points) + weights.copilot_early * early;
        let planets = planet_values(position, seat, turns, weights);
        let have = position.planets_of(seat);
        let left = weights.left.map(|value| value * later);
        Outlook {
            turns,
            copilot,
            margins: Margins::of(&planets[have.len()..=PLANETS.min(have.len() + CARDS)], &left),
            planets,
            have,
            rare: (position.components.rare_planets, weights.rare_planet * later),
            left,
            held: weights.held.map(|value| value * later),
            links: position.components.neighbours.map(|more| weights.link * later * more),
            fees: std::array::from_fn(|planet| fee(position, seat, planet, copilot, weights)),
        }
    }

    /// Whether nothing but points counts any more.
    pub(super) fn is_last_turn(&self) -> bool {
        self.turns < 1.0
    }

    /// What some cards are worth for their links.
    pub(super) fn links_of(&self, cards: CardSet) -> f32 {
        cards.map(|card| self.links[card.index()]).sum()
    }
}

impl RocketJockey {
    /// About how many turns the active player has after this one; exact once the Aliens are in play.
    fn own_turns(&self, weights: &Weights) -> f32 {
        let players = self.players;
        if let Some(orbit) = self.aliens {
            // When a reservation is asked for, they have moved already (RJ-TURN-3).
            let moved = u8::from(self.phase == Phase::Reserve);
            return f32::from((turns_after(orbit) + moved) / players);
        }
        // On average two cards lie below Alien Visitors.
        let below = f32::from(self.components.visitors_among) / 2.0;
        let in_deck = self.deck.len() as f32;
        let draws = match self.visitors {
            Visitors::Aside => in_deck + self.next_deck() - below,
            _ => in_deck - 1.0 - below,
        };
        let turns = draws.max(0.0) / weights.draws + f32::from(turns_after(DEEP_SPACE));
        turns / f32::from(players)
    }

    /// About how many cards the next deck will have: all but the draft piles and hands of three or four.
    fn next_deck(&self) -> f32 {
        (MANEUVERS - self.drafts.len()) as f32 - 3.5 * f32::from(self.players)
    }
}

/// Reserved by somebody else, it costs points; reserved by oneself, it saves the Co-Pilot (RJ-RES-4 to RJ-RES-6).
fn fee(position: &RocketJockey, seat: Seat, planet: usize, copilot: f32, weights: &Weights) -> f32 {
    let place = if planet == 0 { Place::Aliens } else { Place::Planet(planet as u8) };
    match position.reserver(place) {
        None => 0.0,
        Some(owner) if owner == seat => -copilot,
        Some(_) => weights.robbery,
    }
}

/// How planet sets will score, own minus others', by own planets and by deliveries in this turn.
fn planet_values(
    position: &RocketJockey,
    seat: Seat,
    turns: f32,
    weights: &Weights,
) -> [[f32; DELIVERIES + 1]; PLANETS + 1] {
    let players = f32::from(position.players);
    let to_come = turns * players * weights.deliveries;
    let in_deck = position.cargo_deck.len() as f32;
    let others = Seat::all(position.players).filter(|&other| other != seat);
    let counts: ArrayVec<[f32; 4]> = others.map(|other| position.planets_of(other).len() as f32).collect();
    let weight = weights.others / (players - 1.0);
    let mut values = [[0.0; DELIVERIES + 1]; PLANETS + 1];
    for deliveries in 0..=DELIVERIES {
        let race = Race::of(position, in_deck - deliveries as f32, to_come, weights.choosiness);
        let theirs: f32 = counts.iter().map(|&count| race.points(count)).sum();
        for (planets, row) in values.iter_mut().enumerate() {
            row[deliveries] = race.points(planets as f32) - weight * theirs;
        }
    }
    values
}

/// The race for planets until the cargo deck runs out, and the next one.
struct Race<'a> {
    /// Points by planets (RJ-PLAN-2).
    table: &'a [i16; PLANETS + 1],
    /// How much of what a set lacks is still delivered.
    growth: f32,
    /// The points of the set after it.
    next: f32,
}

impl<'a> Race<'a> {
    /// With so many cards in the cargo deck, and deliveries to come from all.
    fn of(position: &'a RocketJockey, cards: f32, to_come: f32, choosiness: f32) -> Self {
        let share = f32::from(position.players);
        let growth = |deliveries: f32| 1.0 - (-choosiness * (deliveries / share) / PLANETS as f32).exp();
        let until = cards.clamp(0.0, to_come.max(0.0));
        let race = Race { table: &position.components.planets, growth: growth(until), next: 0.0 };
        if cards > to_come {
            return race;
        }
        // A shortage gives everything back (RJ-PLAN-5), and a new set begins.
        let after = (to_come - until).min((CARGOES - PLANETS) as f32);
        let anew = Race { growth: growth(after), ..race };
        Race { next: anew.points(0.0), ..race }
    }

    /// The points of a set of so many planets by then, read between the entries of the table.
    fn points(&self, planets: f32) -> f32 {
        let planets = planets + (PLANETS as f32 - planets) * self.growth;
        let below = (planets as usize).min(PLANETS - 1);
        let (low, high) = (f32::from(self.table[below]), f32::from(self.table[below + 1]));
        low + (planets - below as f32) * (high - low) + self.next
    }
}
