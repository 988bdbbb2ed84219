//! Purchase: each die takes cubes, cubes are placed (first edition) or swapped, the market is refilled.

use engine::{Chance, Noun, Seat, Witness};

use crate::card::Card;
use crate::event::Event;
use crate::nouns::{Character, Resource, Stage};
use crate::position::{Deeds, Phase, RocketRescue, Step};

impl RocketRescue {
    /// What the active die takes of a type: its face, or what there is (RR-BUY-2); the Miner one more (RR1-CHAR-4).
    pub(crate) fn haul(&self, resource: Resource) -> u8 {
        let more = u8::from(self.is(self.active, Character::Miner));
        (self.face() + more).min(self.market[resource.index()])
    }

    /// RR-BUY-1, RR-BUY-3: one type a die. In the bonus phase it is the Broker's choice (RR1-CHAR-11).
    pub(super) fn take_cubes(
        &mut self,
        resource: Resource,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let (seat, index) = (self.active, resource.index());
        if self.phase == Phase::Bonus {
            self.grant_cubes(seat, resource, 2);
            witness.tell(|| Event::TookCubes { seat, resource, count: 2 });
            return self.end_bonus(chance, witness);
        }
        let count = self.haul(resource);
        self.market[index] -= count;
        self.player_mut(seat).cubes[index] += count;
        self.first_taker = self.first_taker.or(Some(seat));
        self.deeds.took = true;
        witness.tell(|| Event::TookCubes { seat, resource, count });
        if self.edition.cubes_on_modules() {
            self.end_turn(chance, witness); // RR2-SWAP-1: in the second edition swaps may follow.
        }
    }

    /// RR-SWAP-1: two of one type for one of another; the Broker's first two swaps cost one (RR1-CHAR-11).
    pub(super) fn swap(&mut self, get: Resource, witness: &mut impl Witness<Event>) {
        let Step::SwapFor(give) = self.step else { return };
        let seat = self.active;
        let cheap = self.swaps_cheaply(seat);
        let price = self.swap_price(seat);
        let player = self.player_mut(seat);
        player.cubes[give.index()] -= price;
        player.cubes[get.index()] += 1;
        player.cheap_swaps += u8::from(cheap);
        self.general[give.index()] += price;
        self.general[get.index()] -= 1;
        self.step = Step::Free;
        witness.tell(|| Event::Swapped { seat, give, get, price });
    }

    /// What players do with their cubes before the refill, in order: they place them (RR1-BUY-1) or swap (RR2-SWAP-1).
    pub(super) fn begin_window(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = if self.edition.cubes_on_modules() { Phase::Placing } else { Phase::Swapping };
        self.queue.clear();
        self.turn = 0;
        self.deeds = Deeds::default();
        self.find_in_window(chance, witness);
    }

    pub(super) fn next_in_window(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.turn += 1;
        self.find_in_window(chance, witness);
    }

    /// Whether a player is asked: with a Purchase die (RR1-BUY-4), or if the refill matters to their swaps (RR2-SWAP-1).
    fn has_window(&self, seat: Seat) -> bool {
        if self.edition.cubes_on_modules() {
            self.player(seat).plan.dice_in(Stage::Purchase) > 0
        } else {
            self.swaps_before_refill(seat)
        }
    }

    fn find_in_window(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let open = self.in_order().enumerate().skip(usize::from(self.turn)).find(|&(_, seat)| self.has_window(seat));
        match open {
            Some((turn, seat)) => (self.turn, self.active) = (turn as u8, seat),
            None => self.begin_refill(chance, witness),
        }
    }

    /// A placed cube stays (RR1-BUY-3).
    pub(super) fn place_cube(&mut self, resource: Resource, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.player_mut(seat).cubes[resource.index()] -= 1;
        self.load[card.index()].add(resource.index());
        witness.tell(|| Event::Placed { seat, resource, module: self.glimpse(card) });
    }

    /// RR-BUY-5: the first taker chooses; if there is none, nobody does (RR-BUY-8).
    pub(super) fn begin_refill(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.queue.clear();
        self.turn = 0;
        match self.first_taker {
            Some(seat) => {
                self.phase = Phase::Refill;
                self.active = seat;
            }
            None => self.refill_to_floor(chance, witness),
        }
    }

    pub(super) fn refill(&mut self, resource: Resource, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let count = self.fill_up(resource, self.components.market[self.table_size()]);
        witness.tell(|| Event::Refilled { seat: Some(seat), resource, count });
        self.refill_to_floor(chance, witness);
    }

    /// RR-BUY-6: a full type is above the floor anyway.
    fn refill_to_floor(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for resource in Resource::all() {
            let count = self.fill_up(resource, self.components.floor[self.table_size()]);
            if count > 0 {
                witness.tell(|| Event::Refilled { seat: None, resource, count });
            }
        }
        self.begin_stage(Stage::Boarding, chance, witness);
    }

    /// Fills a type from the general supply, as far as that lasts (RR-BUY-7).
    fn fill_up(&mut self, resource: Resource, level: u8) -> u8 {
        let index = resource.index();
        let count = level.saturating_sub(self.market[index]).min(self.general[index]);
        self.market[index] += count;
        self.general[index] -= count;
        count
    }
}
