//! Reads a position file and says what is wrong with it.

use engine::{Problem, Seat, ensure};
use tinyvec::ArrayVec;

use super::cards::{NamedCards, VISITORS};
use super::{File, FlightFile};
use crate::components::{Cargo, Components, EARTH, MANEUVERS, Maneuver, Orbit, PLANETS};
use crate::position::{Card, CardSet, CargoId, Flight, Hop, Place, RocketJockey};

/// Reads a position file.
pub(crate) fn load(components: &'static Components, file: File) -> Result<RocketJockey, Problem> {
    file.check_lengths()?;
    file.check_numbers()?;
    let players = file.hands.len() as u8;
    let mut game = RocketJockey::empty(components, players, seat("active", file.active, players)?);
    game.phase = file.phase;
    game.turn = file.turn;
    game.era = file.era;
    game.cargo_known = file.cargo_known;
    game.visitors = file.visitors;
    game.aliens = file.aliens;
    game.alien_pilot = file.alien_pilot.map(|number| seat("alien_pilot", number, players)).transpose()?;
    game.runs.extend(file.runs.iter().copied());
    game.last_stop = file.last_stop;
    file.read_seats(&mut game)?;
    file.read_maneuvers(&mut game)?;
    file.read_cargoes(&mut game)?;
    Ok(game)
}

fn seat(field: &str, number: u8, players: u8) -> Result<Seat, Problem> {
    ensure!(number < players, "`{field}`: there is no seat {number} at a table of {players}");
    Ok(Seat::new(number))
}

impl File {
    /// Checks that every list is as long as it must be.
    fn check_lengths(&self) -> Result<(), Problem> {
        let players = self.hands.len();
        ensure!((2..=4).contains(&players), "`hands`: Rocket Jockey takes 2 to 4 players, not {players}");
        // What may be left out is empty then.
        let or_left_out = |length: usize| if length == 0 { players } else { length };
        let lengths = [
            ("scores", self.scores.len()),
            ("supply", self.supply.len()),
            ("known", or_left_out(self.known.len())),
            ("reserved", or_left_out(self.reserved.len())),
            ("delivered", or_left_out(self.delivered.len())),
        ];
        for (field, length) in lengths {
            ensure!(length == players, "`{field}` has {length} entries for {players} players");
        }
        ensure!(self.drafts.len() == 3, "`drafts` has {} piles, not 3", self.drafts.len());
        let played = self.played.len();
        ensure!(played <= 6, "`played` has {played} cards; at most 6 can be played in a turn (RJ-MOVE-9)");
        ensure!(self.runs.len() <= 6, "`runs` has {} entries; at most 6 are possible in a turn", self.runs.len());
        Ok(())
    }

    /// Checks that every number is within reach.
    fn check_numbers(&self) -> Result<(), Problem> {
        for run in &self.runs {
            let possible = run.cards <= 6 && run.bonus <= 30;
            ensure!(possible, "`runs`: a run of {} cards and {} more is impossible", run.cards, run.bonus);
        }
        for &supply in &self.supply {
            ensure!(supply <= 9, "`supply`: nobody has {supply} Co-Pilots");
        }
        for &score in &self.scores {
            ensure!((-20_000..=20_000).contains(&score), "`scores`: {score} points are out of reach");
        }
        ensure!((1..=1000).contains(&self.turn), "`turn` must be 1 to 1000, not {}", self.turn);
        ensure!(self.era < 200, "`era` {} is out of reach", self.era);
        Ok(())
    }

    fn read_seats(&self, game: &mut RocketJockey) -> Result<(), Problem> {
        game.scores[..self.scores.len()].copy_from_slice(&self.scores);
        game.supply[..self.supply.len()].copy_from_slice(&self.supply);
        for (index, place) in self.reserved.iter().enumerate() {
            let place = place.as_deref().map(str::parse::<Place>).transpose();
            game.reserved[index] = place.map_err(|problem| problem.at("`reserved`"))?;
        }
        Ok(())
    }

    fn read_maneuvers(&self, game: &mut RocketJockey) -> Result<(), Problem> {
        let mut cards = NamedCards::new(&game.components.maneuvers, "maneuver card", self.maneuver_names());
        for (index, names) in self.hands.iter().enumerate() {
            game.hands[index] = cards.claim_all("hands", names)?.into_iter().collect();
            let known = self.known.get(index).map_or(&[][..], Vec::as_slice);
            game.known[index] = known_cards(&cards, known, game.hands[index])?;
        }
        for (pile, name) in game.drafts.iter_mut().zip(&self.drafts) {
            *pile = name.as_ref().map(|name| cards.claim("drafts", name)).transpose()?;
        }
        for hop in &self.played {
            let on_planets = [hop.from, hop.to].iter().all(|orbit| (1..=PLANETS as Orbit).contains(orbit));
            ensure!(on_planets, "`played` leaves the planets 1 to 9");
            game.played.push(Hop { card: cards.claim("played", &hop.card)?, from: hop.from, to: hop.to });
        }
        for name in self.discard.iter().rev() {
            game.discard.push(cards.claim("discard", name)?);
        }
        game.deck = self.read_deck(&mut cards)?;
        for card in game.deck.iter().filter(|&&card| card != Card::VISITORS) {
            game.eras[card.index()] = self.era;
        }
        for (name, &era) in &self.eras {
            game.eras[cards.find("eras", name, |_| true)?] = era;
        }
        Ok(())
    }

    /// The deck from the bottom up: the named cards above all those that are nowhere else; only Alien Visitors, and what is
    /// named after it, lies beneath them (RJ-DECK-3).
    fn read_deck(&self, cards: &mut NamedCards<'_, Maneuver>) -> Result<ArrayVec<[Card; MANEUVERS + 1]>, Problem> {
        let mut deck = Vec::new();
        for name in &self.deck {
            deck.push(if name == VISITORS { Card::VISITORS } else { cards.claim("deck", name)? });
        }
        let beneath = deck.iter().position(|&card| card == Card::VISITORS).unwrap_or(deck.len());
        deck.splice(beneath..beneath, cards.rest::<Card>());
        ensure!(deck.len() <= MANEUVERS + 1, "`deck` has more cards than there are");
        Ok(deck.into_iter().rev().collect())
    }

    fn read_cargoes(&self, game: &mut RocketJockey) -> Result<(), Problem> {
        let mut cargoes = NamedCards::new(&game.components.cargoes, "cargo card", self.cargo_names());
        for (index, names) in self.delivered.iter().enumerate() {
            game.delivered[index] = cargoes.claim_all("delivered", names)?.into_iter().collect();
        }
        for (&planet, name) in &self.cargo {
            ensure!((1..=PLANETS as Orbit).contains(&planet), "`cargo`: there is no planet {planet}");
            game.cargo[usize::from(planet) - 1] = name.as_ref().map(|name| cargoes.claim("cargo", name)).transpose()?;
        }
        let mut deck: Vec<CargoId> = cargoes.claim_all("cargo_deck", &self.cargo_deck)?;
        game.flight = self.flight.as_ref().map(|flight| flight.read(game.components, &mut cargoes)).transpose()?;
        // The named cards above all those that are nowhere else.
        deck.extend(cargoes.rest::<CargoId>());
        game.cargo_deck = deck.into_iter().rev().collect();
        Ok(())
    }

    fn maneuver_names(&self) -> impl Iterator<Item = &String> {
        let in_hands = self.hands.iter().flatten().chain(self.drafts.iter().flatten());
        in_hands.chain(&self.discard).chain(&self.deck).chain(self.played.iter().map(|hop| &hop.card))
    }

    fn cargo_names(&self) -> impl Iterator<Item = &String> {
        let flying = self.flight.iter().filter_map(|flight| flight.cargo.as_ref());
        self.delivered.iter().flatten().chain(self.cargo.values().flatten()).chain(&self.cargo_deck).chain(flying)
    }
}

/// The cards of a hand with these names.
fn known_cards(cards: &NamedCards<'_, Maneuver>, names: &[String], hand: CardSet) -> Result<CardSet, Problem> {
    let mut known = CardSet::default();
    for name in names {
        let in_hand = hand.without(known);
        known.insert(cards.find("known", name, |card| in_hand.contains(Card::from(card)))?.into());
    }
    Ok(known)
}

impl FlightFile {
    fn read(&self, components: &Components, cargoes: &mut NamedCards<'_, Cargo>) -> Result<Flight, Problem> {
        let from: Place = self.from.parse().map_err(|problem: Problem| problem.at("`flight`"))?;
        let cargo: Option<CargoId> = self.cargo.as_ref().map(|name| cargoes.claim("flight", name)).transpose()?;
        let carries = cargo.is_none() == (from == Place::Aliens);
        ensure!(carries, "`flight`: a flight carries a cargo, or else it starts from `aliens`");
        let destination = cargo.map_or(EARTH, |cargo| components.cargoes[cargo.index()].destination);
        Ok(Flight { from, cargo, at: self.at, destination })
    }
}
