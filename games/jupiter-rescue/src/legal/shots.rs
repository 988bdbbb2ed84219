//! What may be shot.

use crate::action::{Action, Deed};
use crate::cards::Card;
use crate::geometry::Site;
use crate::position::JupiterRescue;
use crate::space::{Space, Tile, Tiles, sites};

impl JupiterRescue {
    /// Visits every Creep and Super Creep on some tiles (JR-ATT-1, JR-ATT-2, JR-SUPER-7).
    fn each_target(&self, tiles: Tiles, mut visit: impl FnMut(Space)) {
        for tile in tiles.and(self.board.standing) {
            sites(self.board.creeps[tile.index()]).for_each(|site| visit(tile.at(site)));
            if self.board.supers.has(tile) {
                visit(tile.at(Site::CENTRE));
            }
        }
    }

    /// The tiles a Robot shoots at: its own (JR-ATT-1), with Sniper also adjacent ones (JR-SNIPE-1). The Pod has none of
    /// its own (JR-ATT-3).
    pub(super) fn firing_range(&self, at: Space, sniper: bool) -> Tiles {
        if !self.on_board(at) {
            return Tiles::default(); // JR-POD-6
        }
        let mut tiles = if sniper { self.board.around(at.tile()) } else { Tiles::default() };
        tiles.insert(at.tile());
        tiles.remove(Tile::POD);
        tiles
    }

    pub(super) fn list_attacks(&self, add: &mut impl FnMut(Action)) {
        let sniper = self.in_effect(Card::Sniper);
        for (by, at) in self.actors(self.attacks_lent()) {
            self.each_target(self.firing_range(at, sniper), |target| {
                add(Action::Do(Deed::Attack(self.board.spot(target)), by));
            });
        }
    }

    /// A Sniper card is not spent on what could be attacked without it (JR-CARD-9).
    pub(super) fn list_snipes(&self, add: &mut impl FnMut(Action)) {
        if !self.hand().has(Card::Sniper) || self.in_effect(Card::Sniper) {
            return;
        }
        for (by, at) in self.actors(true) {
            let plain =
                if by.is_none() || self.attacks_lent() { self.firing_range(at, false) } else { Tiles::default() };
            self.each_target(self.firing_range(at, true).without(plain), |target| {
                add(Action::Do(Deed::Snipe(self.board.spot(target)), by));
            });
        }
    }

    pub(super) fn list_heat_seeks(&self, add: &mut impl FnMut(Action)) {
        for source in self.sources(Card::HeatSeeker) {
            for (by, _) in self.actors(true) {
                self.each_target(self.board.standing, |target| {
                    add(Action::Do(Deed::HeatSeek(source, self.board.spot(target)), by));
                });
            }
        }
    }

    /// JR-GREN-1, JR-GREN-2; a Super Creep is adjacent to nothing (JR-SUPER-5).
    pub(super) fn list_grenades(&self, first: Space, add: &mut impl FnMut(Action)) {
        self.board.each_near(first, |near| {
            if self.board.has_creep(near) {
                add(Action::Grenade(Some(self.board.spot(near))));
            }
        });
        add(Action::Grenade(None));
    }
}
