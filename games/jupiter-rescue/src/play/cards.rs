//! Cards and cores that are used by themselves: Boost, Full Turn cards, Events.

use engine::{Chance, Witness};

use crate::cards::{Card, Scope};
use crate::event::Event;
use crate::geometry::Cell;
use crate::position::{JupiterRescue, Phase};

impl JupiterRescue {
    /// A card from the hand; it is discarded when used (JR-CARD-1), or at the end of the Actions step (JR-CARD-4).
    pub(super) fn play_card(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.hand_mut().remove(card);
        witness.tell(|| Event::Played { seat, card });
        if card.scope() == Scope::Turn && !self.is_boost(card) {
            self.activated.insert(card);
            self.resume_actions(chance, witness);
            return;
        }
        self.discard.add(card); // JR-DECK-1
        if card == Card::DataCore { self.begin_data_core(chance, witness) } else { self.apply(card, chance, witness) }
    }

    /// A core used once per turn (JR-CARD-6); it stays in front of its seat (JR-CARD-1).
    pub(super) fn use_core(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let slot = self.spend_core(card);
        witness.tell(|| Event::CoreUsed { seat, card });
        if card == Card::DataCore {
            self.remove_core(slot); // JR-DATA-2
            self.decide(Phase::InstallCore(slot), chance, witness);
        } else {
            self.apply(card, chance, witness);
        }
    }

    /// Marks an unused core of this kind as used.
    pub(super) fn spend_core(&mut self, card: Card) -> u8 {
        let slot = self.ready_cores(card).next().expect("a legal use of a core finds one that is ready");
        self.used |= 1 << slot;
        slot
    }

    fn apply(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match card {
            Card::PhaseShift => self.roll(chance, witness),
            Card::Suppressant => self.decide(Phase::Suppress, chance, witness),
            Card::Pilot => self.pilot(chance, witness),
            Card::ModuleControl => self.decide(Phase::LiftTile, chance, witness),
            _ => self.boost(chance, witness),
        }
    }

    /// JR-BOOST-1, JR-SOLO-2
    fn boost(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.boosts += 1;
        let (seat, allowance) = (self.active, self.allowance());
        witness.tell(|| Event::Boosted { seat, allowance });
        self.resume_actions(chance, witness);
    }

    // ------------------------------------------------------------------ Data Core

    /// JR-DATA-1; in solo one of two different cores is chosen (JR-SOLO-3).
    fn begin_data_core(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.replaceable_cores().next().is_none() {
            self.decide(Phase::InstallCore(0), chance, witness); // JR-VULN-4: there was none
        } else {
            self.decide(Phase::ReplaceCore, chance, witness);
        }
    }

    pub(super) fn replace_core(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let cores = self.cores[self.active.index()];
        // Of two equal cores the used one goes: the other keeps its use.
        let slot = (0..2)
            .filter(|&slot| cores[usize::from(slot)] == Some(card))
            .min_by_key(|&slot| self.used >> slot & 1 == 0)
            .expect("a legal choice names a core");
        self.remove_core(slot);
        self.decide(Phase::InstallCore(slot), chance, witness);
    }

    fn remove_core(&mut self, slot: u8) {
        let core = self.cores[self.active.index()][usize::from(slot)].take();
        self.discard.add(core.expect("there is a core to replace"));
    }

    /// The new core works at once and is unused (JR-DATA-3).
    pub(super) fn install_core(
        &mut self,
        slot: u8,
        card: Card,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = self.active;
        self.hand_mut().remove(card);
        self.cores[seat.index()][usize::from(slot)] = Some(card);
        self.used &= !(1 << slot);
        witness.tell(|| Event::CoreChosen { seat, card });
        self.resume_actions(chance, witness);
    }

    // ------------------------------------------------------------------ Module Control

    pub(super) fn lift_tile(&mut self, cell: Cell, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let tile = self.board.tile_at(cell).expect("a legal tile is on the board");
        self.decide(Phase::SetTile(tile), chance, witness);
    }

    /// Everything on the tile moves along; it is neither turned nor flipped (JR-MOD-2, JR-SUPP-4).
    pub(super) fn set_tile(&mut self, to: Cell, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let Phase::SetTile(tile) = self.phase else { return };
        let (seat, from) = (self.active, self.board.cells[tile.index()]);
        self.board.lift(tile);
        self.board.lay(tile, to);
        witness.tell(|| Event::TileMoved { seat, tile: self.tile_id(tile).to_owned(), from, to });
        if self.settle(witness) {
            self.resume_actions(chance, witness);
        }
    }
}
