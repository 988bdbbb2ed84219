//! Purchase: taking cubes, placing them, refilling the market; and swapping.

use engine::{May, Noun, Seat, refuse, unless};

use super::Reason;
use crate::card::Card;
use crate::nouns::{Character, Resource, Resources, Stage};
use crate::position::{Phase, RocketRescue, Step};

impl RocketRescue {
    /// RR-BUY-1; in the bonus phase the Broker's choice (RR1-CHAR-11).
    pub(super) fn may_take_cubes(&self, resource: Resource) -> May<Reason> {
        match self.phase {
            Phase::Bonus => unless(self.is(self.active, Character::Broker), "RR1-CHAR-2", Reason::OtherBonus),
            Phase::Purchase if self.deeds.took => refuse("RR-BUY-3", Reason::DieHasTaken),
            Phase::Purchase => unless(self.market[resource.index()] > 0, "RR-BUY-4", Reason::MarketEmpty(resource)),
            Phase::Placing | Phase::Swapping | Phase::Refill => refuse("RR-BUY-3", Reason::OneType),
            _ => refuse("RR-BUY-1", Reason::WrongPhase(Stage::Purchase)),
        }
    }

    /// RR-SWAP-1, as often as there are cubes (RR-SWAP-3).
    pub(super) fn may_swap(&self, give: Resource) -> May<Reason> {
        self.may_swap_now()?;
        self.may_give(give)
    }

    /// Cubes enough to give, and another type to get.
    pub(super) fn may_give(&self, give: Resource) -> May<Reason> {
        let (price, cubes) = (self.swap_price(self.active), self.player(self.active).cubes[give.index()]);
        unless(cubes >= price, "RR-SWAP-1", Reason::SwapPrice { price, cubes, resource: give })?;
        unless(!self.swap_gains(give).is_empty(), "RR-SWAP-2", Reason::NothingToSwapFor)
    }

    /// When swaps are made at all.
    pub(super) fn may_swap_now(&self) -> May<Reason> {
        if self.edition.cubes_on_modules() {
            return unless(self.phase == Phase::Placing, "RR1-SWAP-1", Reason::SwapWhilePlacing);
        }
        let builds = || !self.player(self.active).modules.is_empty() && self.die_builds();
        let now = match self.phase {
            Phase::Purchase | Phase::Swapping => true,
            Phase::Hangar => builds(),
            Phase::Bonus
            | Phase::Planning
            | Phase::Research
            | Phase::Placing
            | Phase::Refill
            | Phase::Boarding
            | Phase::Terminal
            | Phase::Keep
            | Phase::Over => false,
        };
        unless(now, "RR2-SWAP-1", Reason::NoSwapNow)
    }

    /// RR2-SWAP-1: whether the refill could take cubes that this player might swap for now.
    pub(crate) fn swaps_before_refill(&self, seat: Seat) -> bool {
        let (cubes, price) = (self.player(seat).cubes, self.swap_price(seat));
        let filled = if self.first_taker.is_some() { self.components.market } else { self.components.floor };
        let level = filled[self.table_size()];
        Resource::all().any(|get| {
            let others = Resource::all().filter(|&give| give != get);
            let wanted: u8 = others.map(|give| cubes[give.index()] / price).sum();
            let there = self.general[get.index()];
            let left = there.saturating_sub(level.saturating_sub(self.market[get.index()]));
            left < wanted.min(there)
        })
    }

    pub(super) fn may_swap_for(&self, get: Resource) -> May<Reason> {
        if let Step::SwapFor(give) = self.step {
            return self.may_gain(give, get);
        }
        self.may_swap_now()?;
        refuse("RR-SWAP-1", Reason::SwapFirst)
    }

    /// Another type that the general supply has.
    fn may_gain(&self, give: Resource, get: Resource) -> May<Reason> {
        unless(get != give, "RR-SWAP-1", Reason::SwapSame)?;
        unless(self.general[get.index()] > 0, "RR-SWAP-2", Reason::GeneralEmpty(get))
    }

    /// The types that can be had for this one.
    pub(crate) fn swap_gains(&self, give: Resource) -> Resources {
        Resource::all().filter(|&get| self.may_gain(give, get).is_ok()).collect()
    }

    /// RR1-BUY-1, RR1-BUY-2.
    pub(super) fn may_place(&self, resource: Resource, card: Card) -> May<Reason> {
        unless(self.edition.cubes_on_modules(), "RR2-ASM-1", Reason::NoPlacing)?;
        unless(self.phase == Phase::Placing, "RR1-BUY-1", Reason::PlacingWindow)?;
        let player = self.player(self.active);
        unless(player.modules.contains(card), "RR1-BUY-1", Reason::NotHeld(card))?;
        unless(self.lacks(card, resource), "RR1-BUY-2", Reason::NotNeeded { module: card, resource })?;
        unless(player.cubes[resource.index()] > 0, "RR1-BUY-1", Reason::NoCube(resource))
    }

    /// Whether an unbuilt module takes one more cube of this type.
    fn lacks(&self, card: Card, resource: Resource) -> bool {
        self.load[card.index()].get(resource.index()) < self.module(card).cost[resource.index()]
    }

    /// RR-BUY-5: any type, also a full one.
    pub(super) fn may_refill(&self) -> May<Reason> {
        unless(self.phase == Phase::Refill, "RR-BUY-5", Reason::NoRefill)
    }

    /// How many cubes a swap costs this player now.
    pub(crate) fn swap_price(&self, seat: Seat) -> u8 {
        if self.swaps_cheaply(seat) { 1 } else { 2 }
    }

    /// Whether swaps of this player cost one cube now (RR1-CHAR-11).
    pub(crate) fn swaps_cheaply(&self, seat: Seat) -> bool {
        self.is(seat, Character::Broker) && self.player(seat).cheap_swaps < 2
    }
}
