//! What a sensible player would pay with: the sources that together lose least. It is only offered; every other payment
//! stays possible.

use tinyvec::ArrayVec;

use crate::action::Source;
use crate::items::Items;
use crate::position::Rocketmen;

/// More sources than this are not tried in all combinations; those beyond are left out.
const TRIED: usize = 12;

/// A source, what it gives, and what it would be worth elsewhere.
type Candidate = (Option<Source>, Items, u16);

impl Rocketmen {
    /// Better than closing as usual (0.5) if just one card pays all, loses nothing and does something by paying (RM-PLACE-2).
    pub(super) fn elsewhere_worth(&self) -> f32 {
        let mut closed = *self;
        closed.basket.elsewhere = true;
        let mut payment = closed.sensible_payment();
        let (first, second) = (payment.next(), payment.next());
        let Some(Source::Card(face)) = first.filter(|_| second.is_none()) else { return -1.0 };
        let exact = self.find(self.unplaced(), face).is_some_and(|card| {
            self.fires_when_paying(card) && self.items(self.active.index(), card).money == self.price().money
        });
        if exact { 0.6 } else { -1.0 }
    }

    /// The sources that cover what the open basket still lacks and lose least. They may be committed in any order: none is
    /// superfluous (RM-PAY-5).
    pub(crate) fn sensible_payment(&self) -> impl Iterator<Item = Source> {
        let (given, price) = (self.given(), self.price());
        let candidates = self.candidates(&given, &price);
        let mut best: Option<(u16, u32)> = None;
        for chosen in 0..1u32 << candidates.len() {
            let these = || (0..).zip(&candidates).filter(move |(number, _)| chosen >> number & 1 == 1);
            let loss = these().map(|(_, candidate)| candidate.2).sum();
            let cheaper = best.is_none_or(|(least, _)| loss < least);
            if cheaper && these().fold(given, |sum, (_, candidate)| sum + candidate.1).cover(&price) {
                best = Some((loss, chosen));
            }
        }
        let chosen = best.map_or(0, |(_, chosen)| chosen);
        (0..).zip(candidates).filter(move |(number, _)| chosen >> number & 1 == 1).filter_map(|(_, one)| one.0)
    }

    /// What could pay, token by token and card by card.
    fn candidates(&self, given: &Items, price: &Items) -> ArrayVec<[Candidate; TRIED]> {
        let (board, basket) = (self.board(), &self.basket);
        let cash = (Source::Cash, Items::money(self.components.cash), self.components.cash - 5);
        // A face-up Science token would boost a launch (RM-LAUNCH-6).
        let science = (Source::Science, Items::SCIENCE, if board.plan.is_some() { 25 } else { 10 });
        let tokens = std::iter::repeat_n(cash, (board.cash_left() - basket.cash).into())
            .chain(std::iter::repeat_n(science, (board.science_left() - basket.science).into()));
        let cards = board.hand.without(basket.paid).without(basket.placed()).map(|card| {
            let items = self.items(self.active.index(), card);
            // An effect that comes with paying is worth having (RM-WTP-1).
            let effect = if self.fires_when_paying(card) { 8 } else { 0 };
            let worth = items.money + 10 * u16::from(items.icons()) + 5 * u16::from(items.rocket) + 1;
            (Source::Card(self.face(card)), items, worth.saturating_sub(effect).max(1))
        });
        let helping = tokens.chain(cards).filter(|source| given.helped_by(&source.1, price));
        helping.map(|(source, items, worth)| (Some(source), items, worth)).take(TRIED).collect()
    }
}
