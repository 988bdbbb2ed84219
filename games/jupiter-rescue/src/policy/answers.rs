//! Answers to rolls and Setbacks, and where Creeps hurt least.

use crate::action::Action;
use crate::cards::Card;
use crate::geometry::Cell;
use crate::policy::best_by;
use crate::position::JupiterRescue;
use crate::space::{Tile, Tiles, sites};

impl JupiterRescue {
    /// The site of a tile where a Creep hurts least, and the value then.
    fn least_harm(&self, tile: Tile, dock: Option<Cell>, options: u8) -> (usize, i32) {
        let mut best = (0, i32::MIN);
        for (index, site) in sites(options).enumerate() {
            let mut game = *self;
            let bit = site.bit();
            if game.board.colonists[tile.index()] & bit != 0 {
                game.board.colonists[tile.index()] &= !bit;
                game.lost += 1;
            }
            game.board.creeps[tile.index()] |= bit;
            let full = game.is_full(tile) && !game.board.modules(game.board.module(tile)).is_empty();
            if full {
                game.board.creeps[tile.index()] = 0;
                game.board.robots[tile.index()] = 0;
                game.board.lift(tile);
            }
            let lost = game.verdict().is_some();
            let value = if lost { -1_000_000 } else { game.value(dock) };
            if value > best.1 {
                best = (index, value);
            }
        }
        best
    }

    pub(super) fn best_creep_site(&self, tile: Tile, actions: &[Action], dock: Option<Cell>) -> usize {
        let options = actions.iter().fold(0, |mask, action| match action {
            Action::Place(crate::geometry::Spot::At(_, site)) => mask | site.bit(),
            _ => mask,
        });
        self.least_harm(tile, dock, options).0
    }

    /// What a Creep on a tile costs, placed where it hurts least.
    fn harm(&self, tile: Tile, dock: Option<Cell>) -> i32 {
        let mut game = *self;
        game.edges[tile.index()] = game.board.exposed(tile);
        match game.creep_sites(tile) {
            0 => 0,
            options => self.value(dock) - self.least_harm(tile, dock, options).1,
        }
    }

    /// What a result of the die costs.
    fn harm_of(&self, die: u8, dock: Option<Cell>) -> i32 {
        self.invaded_by(die).without(self.shielded).map(|tile| self.harm(tile, dock)).sum()
    }

    /// Phase Shift against a bad roll, Suppressant for the worst tile.
    pub(super) fn answer_to_roll(&self, actions: &[Action]) -> usize {
        let dock = self.board.dock.or_else(|| self.best_dock());
        let harms: [i32; 6] = std::array::from_fn(|index| self.harm_of(index as u8 + 1, dock));
        let now = harms[usize::from(self.die.max(1)) - 1];
        let mean = harms.iter().sum::<i32>() / 6;
        let index_of = |wanted: Action| actions.iter().position(|&action| action == wanted);
        let go_on = index_of(Action::GoOn).unwrap_or(0);
        if now > mean + 5
            && let Some(index) = index_of(Action::Core(Card::PhaseShift))
        {
            return index;
        }
        if now > mean + 35
            && let Some(index) = index_of(Action::Play(Card::PhaseShift))
        {
            return index;
        }
        self.answer_with_suppressant(self.invaded_by(self.die), actions, dock).unwrap_or(go_on)
    }

    fn answer_with_suppressant(&self, tiles: Tiles, actions: &[Action], dock: Option<Cell>) -> Option<usize> {
        let worst = tiles.without(self.shielded).map(|tile| self.harm(tile, dock)).max()?;
        let index_of = |wanted: Action| actions.iter().position(|&action| action == wanted);
        if worst > 0
            && let Some(index) = index_of(Action::Core(Card::Suppressant))
        {
            return Some(index);
        }
        index_of(Action::Play(Card::Suppressant)).filter(|_| worst > 45)
    }

    pub(super) fn answer_to_setback(&self, actions: &[Action]) -> usize {
        let dock = self.board.dock.or_else(|| self.best_dock());
        let go_on = actions.iter().position(|&action| action == Action::GoOn).unwrap_or(0);
        self.answer_with_suppressant(self.hit_by_setback(), actions, dock).unwrap_or(go_on)
    }

    /// The tiles that the Setback drawn would bring figures to.
    fn hit_by_setback(&self) -> Tiles {
        match self.drawn {
            Some(Card::Surge) => self.invaded.and(self.board.standing),
            _ => Tiles::default(),
        }
    }

    pub(super) fn tile_to_suppress(&self, actions: &[Action]) -> usize {
        let dock = self.board.dock.or_else(|| self.best_dock());
        let hit = if self.drawn.is_some() { self.hit_by_setback() } else { self.invaded_by(self.die) };
        best_by(actions, |action| {
            let Action::Suppress(cell) = action else { return i32::MIN };
            match self.board.tile_at(cell) {
                Some(tile) if hit.contains(tile) && !self.shielded.contains(tile) => self.harm(tile, dock),
                _ => -1,
            }
        })
    }
}
