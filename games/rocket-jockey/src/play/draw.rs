//! Drawing maneuver cards, and the deck they come from.

use engine::{Chance, Witness};

use crate::action::Source;
use crate::components::DEEP_SPACE;
use crate::event::Event;
use crate::file::kind_name;
use crate::position::{Card, RocketJockey, Visitors};

impl RocketJockey {
    /// Takes one card into the active hand: Fuel Up (RJ-FUEL-1) and re-fuelling (RJ-MOVE-2).
    pub(super) fn fuel(&mut self, source: Source, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let card = match source {
            Source::Deck => return self.draw_to_hand(chance, witness),
            Source::Pile(pile) => self.drafts[usize::from(pile) - 1].take(),
            Source::Discard => self.discard.pop(), // RJ-DECK-2: no reshuffle
        };
        let Some(card) = card else { return }; // RJ-FUEL-7
        let seat = self.active;
        self.hands[seat.index()].insert(card);
        self.known[seat.index()].insert(card); // RJ-FUEL-6
        let kind = self.maneuver(card);
        witness.tell(|| Event::Took { seat, source, card: kind });
    }

    /// A card from the deck into the active hand, seen by its owner only (RJ-FUEL-6).
    pub(super) fn draw_to_hand(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let Some(card) = self.draw(chance, witness) else { return }; // RJ-DECK-6
        let seat = self.active;
        self.hands[seat.index()].insert(card);
        let kind = self.maneuver(card);
        witness.tell(|| Event::Drew { seat, card: Some(kind) });
    }

    /// The top card of the deck. Alien Visitors is shown and the draw repeated (RJ-ALIEN-1).
    pub(super) fn draw(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> Option<Card> {
        witness.unveil();
        loop {
            if self.deck.is_empty() {
                self.reshuffle(chance, witness);
            }
            match self.top_card(chance)? {
                Card::VISITORS => {
                    let seat = self.active;
                    self.visitors_appear();
                    witness.tell(|| Event::VisitorsDrawn { seat });
                }
                card => return Some(card),
            }
        }
    }

    /// Takes the uppermost card of the deck, or the one that is written down beforehand.
    pub(crate) fn top_card(&mut self, chance: &mut impl Chance) -> Option<Card> {
        let last = self.deck.len().checked_sub(1)?;
        let name = |place: u32| kind_name(self.components, self.deck[last - place as usize]);
        let place = chance.top(self.deck.len() as u32, name);
        Some(self.deck.remove(last - place as usize))
    }

    /// RJ-DECK-1: the discards become the deck, when a card is needed and not before.
    fn reshuffle(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.discard.is_empty() {
            return;
        }
        self.era += 1;
        for card in &self.discard {
            self.eras[card.index()] = self.era;
        }
        chance.shuffle(&mut self.discard);
        self.deck.extend_from_slice(&self.discard);
        self.discard.clear();
        let cards = self.deck.len();
        let with_visitors = self.visitors == Visitors::Aside;
        if with_visitors {
            // RJ-DECK-3: in among the lowest cards, every place equally likely; RJ-DECK-4: or all of a tiny deck.
            let among = u32::from(self.components.visitors_among).min(cards as u32);
            let place = chance.below(among + 1) as usize;
            self.deck.insert(place, Card::VISITORS);
            self.visitors = Visitors::InDeck;
        } // RJ-DECK-5, RJ-END-7: otherwise nothing is added
        witness.tell(|| Event::Reshuffled { cards: cards as u8, with_visitors });
    }

    /// RJ-ALIEN-1, RJ-ALIEN-3: the card lies in front of the active player, the Aliens wait outside Pluto.
    pub(super) fn visitors_appear(&mut self) {
        self.visitors = Visitors::With(self.active);
        self.aliens = Some(DEEP_SPACE);
    }
}
