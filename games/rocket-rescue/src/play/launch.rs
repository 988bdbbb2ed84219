//! A launch, strictly in its sequence: pay, land, rewards, end, planet, stability.

use engine::{Chance, Seat, Seats, Witness};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::components::{Equipment, SEATS};
use crate::edition::Task;
use crate::event::{Event, Reward};
use crate::load::Load;
use crate::nouns::{Character, Hangar, Kind};
use crate::planet::PlanetId;
use crate::position::{Liftoff, RocketRescue, Step};

impl RocketRescue {
    pub(super) fn launch(&mut self, planet: PlanetId, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let Step::LaunchTo(hangar) = self.step else { return };
        let seat = self.active;
        let cost = self.launch_cost(seat, hangar, planet);
        let player = self.player_mut(seat);
        player.energy -= cost; // RR-LCH-6
        player.launches += 1;
        self.deeds.hangar[Task::Launch as usize] += 1;
        witness.tell(|| Event::Launched { seat, hangar, planet, cost });
        let crew = self.land(hangar, witness);
        let (builders, share) = self.builders(hangar, planet);
        let reward = self.planet(planet).launch_reward;
        if self.edition.rewards_are_crew() {
            self.liftoff = Some(Liftoff { hangar, planet, left: reward, share, builders });
            self.step = Step::Reward;
            return self.ask_for_reward(chance, witness); // RR1-RWD-6
        }
        self.pay_tokens(seat, reward, Reward::Launch, witness); // RR2-RWD-1
        for builder in self.in_order().filter(|&builder| builders.contains(builder)) {
            self.pay_tokens(builder, share, Reward::Construction, witness);
        }
        let player = self.player_mut(seat); // RR2-LCH-2
        player.planets.insert(planet);
        player.card_crew += crew;
        self.finish_launch(hangar, planet, chance, witness);
    }

    /// RR-LCH-8: everybody aboard reaches the planet; nobody need be aboard (RR-LCH-7).
    fn land(&mut self, hangar: Hangar, witness: &mut impl Witness<Event>) -> u8 {
        let mut landed = [0u8; SEATS];
        let rocket = self.rockets[hangar.index()];
        for &card in &rocket {
            let crew = std::mem::take(&mut self.load[card.index()]);
            for (index, count) in landed.iter_mut().enumerate() {
                *count += crew.get(index);
            }
            self.note_seats(card); // RR-LCH-11
        }
        for seat in Seat::all(self.players) {
            let crew = landed[seat.index()];
            self.player_mut(seat).landed += crew;
            if crew > 0 {
                witness.tell(|| Event::Landed { seat, crew });
            }
        }
        landed.iter().sum()
    }

    fn pay_tokens(&mut self, seat: Seat, tokens: u8, why: Reward, witness: &mut impl Witness<Event>) {
        if tokens > 0 {
            self.player_mut(seat).tokens += u16::from(tokens); // RR-LIM-4
            witness.tell(|| Event::Tokens { seat, tokens, why });
        }
    }

    /// Goes on to the next unit or owner of a reward that needs a choice; after the last one the launch is finished.
    fn ask_for_reward(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        while let Some(liftoff) = self.liftoff {
            let seat = self.active;
            if liftoff.left > 0 {
                if self.player(seat).crew > 0 || !self.aboard(seat).is_empty() {
                    return;
                }
                self.pay_tokens(seat, liftoff.left, Reward::NoCrewLeft, witness); // RR1-RWD-4
            }
            let next = self.in_order().find(|&seat| liftoff.builders.contains(seat));
            let Some(next) = next else {
                return self.finish_launch(liftoff.hangar, liftoff.planet, chance, witness);
            };
            self.active = next;
            let builders = liftoff.builders.without(Seats::only(next));
            self.liftoff = Some(Liftoff { left: liftoff.share, builders, ..liftoff });
        }
    }

    /// RR1-RWD-2.
    pub(super) fn reward_from_supply(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.player_mut(seat).crew -= 1;
        self.take_unit(seat, None, witness);
        self.ask_for_reward(chance, witness);
    }

    /// RR1-RWD-3.
    pub(super) fn reward_from(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.load[card.index()].take(seat.index());
        self.note_seats(card);
        let hangar = self.hangar_of(card).unwrap_or_default();
        self.take_unit(seat, Some((card, hangar)), witness);
        self.ask_for_reward(chance, witness);
    }

    fn take_unit(&mut self, seat: Seat, from: Option<(Card, Hangar)>, witness: &mut impl Witness<Event>) {
        self.player_mut(seat).landed += 1;
        if let Some(liftoff) = &mut self.liftoff {
            liftoff.left -= 1;
        }
        witness.tell(|| Event::RewardCrew { seat, from });
    }

    /// RR1-RWD-5: without tokens.
    pub(super) fn give_up_reward(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        if let Some(liftoff) = &mut self.liftoff {
            let left = std::mem::take(&mut liftoff.left);
            witness.tell(|| Event::RewardGivenUp { seat, left });
        }
        self.ask_for_reward(chance, witness);
    }

    fn finish_launch(
        &mut self,
        hangar: Hangar,
        planet: PlanetId,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        self.reward_equipment(hangar, planet, witness);
        self.notice_end(witness);
        self.replace_planet(planet, chance, witness);
        self.liftoff = None;
        self.step = Step::Free;
        self.active = self.die().map_or(self.active, |die| die.seat);
        self.roll_stability(hangar, chance, witness);
    }

    /// A token for what the planet asked for: per module (RR1-RWD-7) or per owner (RR2-RWD-2).
    fn reward_equipment(&mut self, hangar: Hangar, planet: PlanetId, witness: &mut impl Witness<Event>) {
        let wanted = self.planet(planet).equipment;
        if wanted == Equipment::None {
            return;
        }
        let rocket = self.rockets[hangar.index()];
        for seat in self.in_order() {
            let symbols =
                |card: &&Card| self.module(**card).equipment == wanted && self.player(seat).built.contains(**card);
            let count = rocket.iter().filter(symbols).count() as u8;
            let tokens = if self.edition.token_per_symbol() { count } else { count.min(1) };
            self.pay_tokens(seat, tokens, Reward::Equipment, witness);
        }
    }

    /// RR-LCH-9: whose crew are all on planets; the first to get there are remembered (RR2-OVER-3).
    fn notice_end(&mut self, witness: &mut impl Witness<Event>) {
        let dealt = self.crew_dealt();
        let there: Seats = Seat::all(self.players).filter(|&seat| self.player(seat).landed == dealt).collect();
        if self.triggered || there.is_empty() {
            return;
        }
        self.triggered = true;
        self.finishers = there;
        for seat in there {
            witness.tell(|| Event::Finished { seat });
        }
    }

    /// RR1-LCH-3, RR2-LCH-2: the planet is no target any more. RR-LCH-10: another of its colour is revealed at once.
    fn replace_planet(&mut self, planet: PlanetId, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let deck = usize::from(self.planet(planet).red);
        let place = self.face_up.iter().position(|&there| there == planet).unwrap_or_default();
        self.face_up.remove(place);
        let Some(new) = turn_up(&mut self.planet_decks[deck], chance) else { return };
        witness.unveil(); // RR-INFO-4
        self.face_up.insert(place, new);
        witness.tell(|| Event::PlanetRevealed { planet: new });
    }

    /// RR-STAB-1: engine, middle modules as they were placed, cockpit.
    fn roll_stability(&mut self, hangar: Hangar, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let mut rocket: ArrayVec<[Card; 6]> = self.rockets[hangar.index()];
        rocket.sort_by_key(|&card| match self.module(card).kind {
            Kind::Engine => 0,
            Kind::FuelTank | Kind::CrewModule => 1,
            Kind::Cockpit => 2,
        });
        for card in rocket {
            let Some(owner) = self.owner(card) else { continue };
            let roll = chance.die();
            let survives = self.edition.survives(self.stability(card, owner), roll);
            witness.tell(|| Event::Stability { card, owner, roll, survives });
            if !survives {
                self.destroy(card, hangar);
                self.reward_sabotage(owner, witness);
            }
        }
        debug_assert!(self.rockets[hangar.index()].iter().all(|card| self.load[card.index()] == Load::default()));
    }

    /// The stability of a module in a launch of the active player: the Mechanic's one more (RR1-CHAR-8), others' one less
    /// if the Saboteur launches (RR1-CHAR-7).
    fn stability(&self, card: Card, owner: Seat) -> i8 {
        let mechanic = i8::from(self.is(owner, Character::Mechanic));
        let saboteur = i8::from(self.is(self.active, Character::Saboteur) && owner != self.active);
        self.module(card).stability + mechanic - saboteur
    }

    /// RR1-CHAR-7.
    fn reward_sabotage(&mut self, owner: Seat, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        if self.is(seat, Character::Saboteur) && owner != seat {
            self.player_mut(seat).energy += 1;
            witness.tell(|| Event::Sabotage { seat });
        }
    }
}

/// Takes the top card of a deck of planets.
pub(crate) fn turn_up(deck: &mut ArrayVec<[PlanetId; 13]>, chance: &mut impl Chance) -> Option<PlanetId> {
    let last = deck.len().checked_sub(1)?;
    let place = chance.top(deck.len() as u32, |place| deck[last - place as usize].to_string());
    Some(deck.remove(last - place as usize))
}
