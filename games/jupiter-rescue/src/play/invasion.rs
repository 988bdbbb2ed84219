//! Invasion and the placing of Creeps.

use engine::{Chance, Witness};

use crate::cards::Card;
use crate::event::Event;
use crate::geometry::Cell;
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile, Tiles, sites};

impl JupiterRescue {
    /// JR-INV-1, JR-PHASE-1
    pub(super) fn roll(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.die = chance.die();
        let (seat, die) = (self.active, self.die);
        witness.tell(|| Event::Rolled { seat, die });
        self.answer_roll(chance, witness);
    }

    /// JR-INV-2, JR-PHASE-2: the active seat is asked as long as it has an answer.
    pub(super) fn answer_roll(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.can_answer_roll() {
            self.phase = Phase::Rolled;
        } else {
            self.begin_invasion(chance, witness);
        }
    }

    /// Suppressant: the tile (JR-SUPP-1).
    pub(super) fn suppress(&mut self, cell: Cell, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let tile = self.board.tile_at(cell).expect("a legal tile is on the board");
        let seat = self.active;
        self.shielded.insert(tile);
        self.calm.insert(tile);
        witness.tell(|| Event::Suppressed { seat, tile: self.tile_id(tile).to_owned(), at: cell });
        if self.drawn.is_some() { self.answer_setback(chance, witness) } else { self.answer_roll(chance, witness) }
    }

    /// The tiles concerned (JR-INV-3, JR-INV-4) and their exposed sides are fixed now (JR-INV-5).
    pub(super) fn begin_invasion(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let tiles = self.invaded_by(self.die);
        self.begin_placing(tiles, chance, witness);
    }

    /// The tiles that a result brings a Creep to.
    pub(crate) fn invaded_by(&self, die: u8) -> Tiles {
        if die == 6 {
            self.board.standing.filter(|tile| self.board.creeps[tile.index()] != 0).collect()
        } else {
            self.board.modules(die).filter(|&tile| self.board.exposed(tile) != 0).collect()
        }
    }

    pub(super) fn begin_placing(&mut self, tiles: Tiles, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.queue = tiles;
        for tile in tiles {
            self.edges[tile.index()] = self.board.exposed(tile);
        }
        self.go_on_placing(chance, witness);
    }

    /// One tile after the other in ascending order (JR-INV-6); a choice of one is no choice.
    fn go_on_placing(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        while let Some(tile) = self.queue.first() {
            if self.shielded.contains(tile) || !self.board.standing.contains(tile) {
                self.queue.remove(tile); // JR-SUPP-2
                continue;
            }
            let options = self.creep_sites(tile);
            match options.count_ones() {
                0 => self.leave_alone(tile, witness),
                1 => {
                    let site = sites(options).next().expect("one site is left");
                    if !self.put_creep(tile.at(site), witness) {
                        return;
                    }
                }
                _ => {
                    self.phase = Phase::Place(tile);
                    return;
                }
            }
        }
        if self.drawn.is_some() { self.end_setback(chance, witness) } else { self.end_invasion(chance, witness) }
    }

    /// JR-PLACE-4
    fn leave_alone(&mut self, tile: Tile, witness: &mut impl Witness<Event>) {
        self.queue.remove(tile);
        let at = self.board.cells[tile.index()];
        witness.tell(|| Event::NoRoom { tile: self.tile_id(tile).to_owned(), at });
    }

    pub(super) fn place_creep(&mut self, space: Space, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.put_creep(space, witness) {
            self.go_on_placing(chance, witness);
        }
    }

    /// Puts a Creep on a dome, in place of a Colonist if one is there (JR-PLACE-3). It converts nobody yet (JR-PLACE-5),
    /// and figures never run out (JR-PLACE-6). Tells whether the match goes on.
    fn put_creep(&mut self, space: Space, witness: &mut impl Witness<Event>) -> bool {
        let (tile, bit) = (space.tile(), space.site().bit());
        self.queue.remove(tile);
        if self.drawn != Some(Card::Surge) {
            self.invaded.insert(tile);
        }
        let at = self.board.spot(space);
        if self.board.has_colonist(space) {
            self.board.colonists[tile.index()] &= !bit;
            self.lost += 1;
            witness.tell(|| Event::ColonistReplaced { at });
        } else {
            witness.tell(|| Event::CreepPlaced { at });
        }
        self.board.creeps[tile.index()] |= bit;
        self.settle(witness)
    }
}
