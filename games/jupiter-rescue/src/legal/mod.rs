//! What may I do, and why not?

mod cards;
mod commands;
mod passage;
mod robots;
mod shots;
mod why;
mod why_cards;
mod why_deeds;

use engine::{Refusal, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::cards::Card;
use crate::geometry::{Cell, LAID};
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile, Tiles, sites};

/// Cells without tile and Pod that share a side with a tile.
pub(crate) type FreeCells = ArrayVec<[Cell; LAID * 6]>;

/// Which cells near the middle were met before; the others are looked up in the list.
#[derive(Default)]
struct SeenCells([u16; 16]);

impl SeenCells {
    fn is_new(&mut self, cell: Cell, listed: &[Cell]) -> bool {
        let (q, r) = (cell.q + 8, cell.r + 8);
        if !(0..16).contains(&q) || !(0..16).contains(&r) {
            return !listed.contains(&cell);
        }
        let row = &mut self.0[q as usize];
        let new = *row >> r & 1 == 0;
        *row |= 1 << r;
        new
    }
}

impl JupiterRescue {
    /// Only who decides has actions; suggestions of others are a matter of the table (JR-GRP-2).
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.deciders().contains(seat) {
            self.list(&mut |action| out.push(action));
        }
    }

    pub(crate) fn why_not(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        if self.deciders().contains(seat) && self.lists(action) {
            return None;
        }
        Some(self.explain(seat, action))
    }

    fn lists(&self, action: &Action) -> bool {
        let mut listed = false;
        self.list(&mut |legal| listed |= legal == *action);
        listed
    }

    /// Every option of the decision that is due.
    pub(crate) fn list(&self, add: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::ChooseCore(seat) => self.hands[seat.index()].kinds().map(Action::Install).for_each(add),
            Phase::ChooseFirst => Seat::all(self.players).map(Action::First).for_each(add),
            Phase::Dock(_) => self.free_cells(None).into_iter().map(Action::Dock).for_each(add),
            Phase::Actions => self.list_menu(add),
            Phase::Grenade(first) => self.list_grenades(first, add),
            Phase::Follow(follow) => self.list_follows(follow, add),
            Phase::Trade(partner) => self.list_exchange(partner, add),
            Phase::Ask(_) => [Action::Accept, Action::Refuse].into_iter().for_each(add),
            Phase::LiftTile => {
                let movable = self.board.standing.filter(|&tile| self.can_lift(tile));
                movable.map(|tile| Action::Lift(self.board.cells[tile.index()])).for_each(add);
            }
            Phase::SetTile(tile) => self.landings(tile).map(Action::Set).for_each(add),
            Phase::ReplaceCore => self.replaceable_cores().map(Action::Replace).for_each(add),
            Phase::InstallCore(_) => self.hand().kinds().map(Action::Install).for_each(add),
            Phase::Rolled => {
                self.list_uses(Card::PhaseShift, add);
                self.list_suppressants(add);
                add(Action::GoOn);
            }
            Phase::Suppress => {
                let tiles = self.board.standing.without(self.suppressed());
                tiles.map(|tile| Action::Suppress(self.board.cells[tile.index()])).for_each(add);
            }
            Phase::Place(tile) => {
                sites(self.creep_sites(tile)).map(|site| Action::Place(self.board.spot(tile.at(site)))).for_each(add);
            }
            Phase::Setback => {
                self.list_suppressants(add);
                add(Action::GoOn);
            }
            Phase::Discard => self.hand().kinds().map(Action::Discard).for_each(add),
            Phase::Over(_) => {}
        }
    }

    /// The menu of the Actions step. Combinations need no announcement: cards in effect open richer targets (JR-COMBO-1).
    fn list_menu(&self, add: &mut impl FnMut(Action)) {
        if let Some(passage) = self.passage {
            return self.list_passage(passage, add); // JR-ACT-5, JR-POLITE-2
        }
        self.list_paid(add);
        self.list_free(add);
        add(Action::EndActions); // JR-ACT-3
    }

    /// Everything that costs actions (JR-ACT-2).
    fn list_paid(&self, add: &mut impl FnMut(Action)) {
        if self.left() < 1 {
            return; // JR-ACT-1
        }
        self.list_moves(add);
        self.list_flights(add);
        self.list_swaps(add);
        self.list_attacks(add);
        self.list_commands(add);
        self.list_trades(add);
        self.list_snipes(add);
        self.list_teleports(add);
        self.list_heat_seeks(add);
    }

    /// Whether anything but ending is possible in the Actions step (JR-ACT-4).
    pub(crate) fn has_something_to_do(&self) -> bool {
        if self.passage.is_some() {
            return true;
        }
        let mut found = false;
        if self.left() > 0 {
            // Nearly always there is a step to take.
            let at = self.place();
            if self.on_board(at) {
                self.board.each_near(at, |to| found |= self.board.is_open(to));
            }
            if !found {
                self.list_paid(&mut |_| found = true);
            }
        }
        if !found {
            self.list_free(&mut |_| found = true);
        }
        found
    }

    /// Whether a Robot there can act on the board: on a dome, or in the docked Pod (JR-POD-6, JR-OVER-3).
    pub(crate) fn on_board(&self, place: Space) -> bool {
        place.is_dome() || place == Space::POD && self.board.dock.is_some()
    }

    /// Who can act: the own Robot, and if an ability of the action's type is in effect, every proxy that Override reaches
    /// (JR-OVER-1 to JR-OVER-3). The own Robot comes without a name.
    fn actors(&self, lent: bool) -> impl Iterator<Item = (Option<Seat>, Space)> + '_ {
        let proxies = lent && self.in_effect(Card::Override); // JR-COMBO-3
        let others = if proxies { self.players } else { 0 };
        let proxies = Seat::all(others)
            .filter(|&seat| seat != self.active)
            .map(|seat| (Some(seat), self.places[seat.index()]))
            .filter(|&(_, place)| self.on_board(place));
        std::iter::once((None, self.place())).chain(proxies)
    }

    /// Whether a Move may be made through a proxy (JR-OVER-2).
    fn moves_lent(&self) -> bool {
        [Card::Juggernaut, Card::RocketBoots, Card::Swap].iter().any(|&card| self.in_effect(card))
    }

    /// Whether an Attack may be made through a proxy (JR-OVER-2).
    fn attacks_lent(&self) -> bool {
        self.in_effect(Card::Grenadier) || self.in_effect(Card::Sniper)
    }

    /// Whether a Command may be made through a proxy (JR-OVER-2).
    fn commands_lent(&self) -> bool {
        self.in_effect(Card::Bullhorn) || self.in_effect(Card::Follower)
    }

    /// The Command Range of a Robot at a place (JR-CMD-2, JR-CMD-3, JR-BULL-1); the Pod may be in it.
    pub(crate) fn reach(&self, place: Space) -> Tiles {
        if self.in_effect(Card::Bullhorn) {
            let mut all = self.board.standing;
            if self.board.dock.is_some() {
                all.insert(Tile::POD);
            }
            return all;
        }
        if !self.on_board(place) {
            return Tiles::default(); // JR-POD-6
        }
        let mut tiles = self.board.around(place.tile());
        tiles.insert(place.tile());
        tiles
    }

    /// The cells without tile and Pod that share a side with a tile; `moved` is taken away first (JR-POD-8, JR-MOD-1).
    pub(crate) fn free_cells(&self, moved: Option<Tile>) -> FreeCells {
        let mut cells = FreeCells::default();
        let mut seen = SeenCells::default();
        for tile in self.board.standing.filter(|&tile| Some(tile) != moved) {
            for direction in 0..6 {
                if self.board.neighbour(tile, direction).is_none() {
                    let cell = self.board.cells[tile.index()].step(direction);
                    if seen.is_new(cell, &cells) {
                        cells.push(cell);
                    }
                }
            }
        }
        cells
    }

    /// Tiles that Suppressant could do nothing more for this turn (JR-CARD-9).
    pub(crate) fn suppressed(&self) -> Tiles {
        self.shielded.and(self.calm)
    }

    /// Where the next Creep on a tile may go (JR-PLACE-1 to JR-PLACE-4).
    pub(crate) fn creep_sites(&self, tile: Tile) -> u8 {
        let open = self.board.open(tile);
        let edge = open & self.edges[tile.index()];
        if edge != 0 {
            return edge;
        }
        if open != 0 {
            return open;
        }
        self.board.colonists[tile.index()]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Chance, Game, QuickDice, Setup};

    use super::*;

    /// JR-POD-8 word by word: any cell without a tile that shares a side with at least one tile.
    #[test]
    fn free_cells_are_those_the_rules_mean() {
        let mut chance = QuickDice::new(8);
        for players in 1..=7 {
            let mut game =
                JupiterRescue::deal(JupiterRescue::components(), &Setup::new(players), &mut chance).expect("a deal");
            for tile in Tile::all().filter(|_| chance.below(3) == 0) {
                if game.board.standing.has(tile) {
                    game.board.lift(tile);
                }
            }
            let far = Cell::new(20 + i16::from(players), -40);
            let tile = game.board.standing.first().expect("some tile stands");
            game.board.lift(tile);
            game.board.lay(tile, far);
            let tiles: BTreeSet<Cell> = game.board.standing.map(|tile| game.board.cells[tile.index()]).collect();
            let around = tiles.iter().flat_map(|cell| (0..6).map(|direction| cell.step(direction)));
            let wanted: BTreeSet<Cell> = around.filter(|cell| !tiles.contains(cell)).collect();
            let listed = game.free_cells(None);
            assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), wanted);
            assert_eq!(listed.len(), wanted.len(), "no cell twice");
        }
    }
}
