//! What may be shot.

use engine::{Seat, refuse, unless};

use crate::cards::Card;
use crate::geometry::{Site, Spot};
use crate::legal::{Found, May, Reason};
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile, Tiles, sites};

impl JupiterRescue {
    /// Visits every Creep and Super Creep on some tiles (JR-ATT-1, JR-ATT-2, JR-SUPER-7).
    pub(super) fn each_target(&self, tiles: Tiles, mut visit: impl FnMut(Space)) {
        for tile in tiles.and(self.board.standing) {
            sites(self.board.creeps[tile.index()]).for_each(|site| visit(tile.at(site)));
            if self.board.supers.contains(tile) {
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

    /// The tiles a Robot shoots at without spending a card.
    pub(super) fn plain_range(&self, at: Space, by: Option<Seat>) -> Tiles {
        let attacks = by.is_none() || self.attacks_lent();
        if attacks { self.firing_range(at, self.in_effect(Card::Sniper)) } else { Tiles::default() }
    }

    /// A Creep or Super Creep.
    fn creep_at(&self, target: Spot, clause: &'static str) -> Found<Space> {
        let there = |&space: &Space| self.board.has_creep(space) || self.board.has_super(space);
        match self.board.site_at(target).filter(there) {
            Some(space) => Ok(space),
            None => refuse(clause, Reason::NoCreep(target)),
        }
    }

    /// JR-ATT-1 to JR-ATT-4, and with a Sniper core JR-SNIPE-1
    pub(super) fn may_attack(&self, at: Space, target: Spot, by: Option<Seat>) -> May {
        let sniper = self.in_effect(Card::Sniper);
        unless(at != Space::POD || sniper, "JR-ATT-3", Reason::FromPod)?;
        let space = self.creep_at(target, "JR-ATT-4")?;
        let clause = if sniper { "JR-SNIPE-1" } else { "JR-ATT-1" };
        let near = self.firing_range(at, sniper).contains(space.tile());
        unless(near, clause, Reason::OutOfShot { at: target, proxy: by.is_some() })
    }

    /// JR-SNIPE-1. A card is not spent on what could be attacked without it (JR-CARD-9).
    pub(super) fn may_snipe(&self, at: Space, target: Spot, by: Option<Seat>) -> May {
        let tile = self.creep_at(target, "JR-ATT-4")?.tile();
        let near = self.firing_range(at, true).contains(tile);
        unless(near, "JR-SNIPE-1", Reason::OutOfShot { at: target, proxy: by.is_some() })?;
        unless(!self.plain_range(at, by).contains(tile), "JR-CARD-9", Reason::SniperWasted(target))
    }

    /// JR-HEAT-1
    pub(super) fn may_heat_seek(&self, target: Spot) -> May {
        self.creep_at(target, "JR-HEAT-1").map(drop)
    }

    /// Nobody was killed just now, or not in a way that Grenadier adds to: Juggernaut flights have no second kill.
    fn refuse_grenade(&self) -> May {
        if !self.in_effect(Card::Grenadier) {
            return self.not_due("JR-GREN-1", Reason::NeedsAbility(Card::Grenadier));
        }
        let flights = self.in_effect(Card::Juggernaut) && self.in_effect(Card::RocketBoots);
        self.not_due(if flights { "JR-COMBO-2" } else { "JR-GREN-1" }, Reason::NoGrenade)
    }

    /// JR-GREN-1, JR-GREN-2; a Super Creep is adjacent to nothing (JR-SUPER-5).
    pub(super) fn may_grenade(&self, target: Option<Spot>) -> May {
        let Phase::Grenade(first) = self.phase else {
            return self.refuse_grenade();
        };
        let Some(target) = target else { return Ok(()) };
        let space = self.creep_at(target, "JR-GREN-1")?;
        unless(!self.board.has_super(space), "JR-SUPER-5", Reason::SuperApart(target))?;
        let from = self.board.spot(first);
        unless(self.board.adjacent(space, first), "JR-GREN-1", Reason::NotAdjacent { at: target, from })
    }
}
