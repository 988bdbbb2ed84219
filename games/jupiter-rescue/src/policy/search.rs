//! The best sequence of actions this turn: a beam search, one layer an action.

use engine::Still;

use crate::action::{Action, Deed};
use crate::cards::{Card, Scope};
use crate::geometry::Cell;
use crate::policy::best_by;
use crate::policy::field::Field;
use crate::policy::value::rank;
use crate::position::{JupiterRescue, Phase};
use crate::space::Tile;

/// How many positions of a layer are followed up.
const WIDTH: usize = 8;
/// Actions lent during the search, so that the step does not end by itself and no die is rolled.
const LENT: i8 = 20;

/// A position reached in the search.
struct Node {
    game: JupiterRescue,
    field: Field,
    value: i32,
    /// The index of the action that led here first.
    first: usize,
}

impl JupiterRescue {
    /// The first action of the best sequence.
    pub(super) fn best_first_action(&self, actions: &[Action]) -> usize {
        if let Some(index) = self.better_core(actions) {
            return index;
        }
        let end = actions.iter().position(|&action| action == Action::EndActions).unwrap_or(0);
        let mut root = *self;
        root.boosts += LENT;
        let field = Field::of(&root);
        let value = if self.passage.is_some() { i32::MIN } else { root.value(&field) };
        let mut best = (value, end);
        let mut layer = vec![Node { game: root, field, value, first: end }];
        free_plays(&mut layer, actions);
        let (mut listed, mut next) = (Vec::new(), Vec::new());
        let mut depth = 0;
        while !layer.is_empty() {
            for node in &layer {
                listed.clear();
                if depth == 0 && node.first == end {
                    listed.extend_from_slice(actions);
                } else {
                    node.game.list(&mut |action| listed.push(action));
                }
                for (index, &action) in listed.iter().enumerate() {
                    let first = if depth == 0 && node.first == end { index } else { node.first };
                    if let Some(child) = node.child(action, first) {
                        next.push(child);
                    }
                }
            }
            for node in next.iter().filter(|node| node.game.passage.is_none()) {
                if node.value > best.0 {
                    best = (node.value, node.first);
                }
            }
            keep_best(&mut next);
            std::mem::swap(&mut layer, &mut next);
            next.clear();
            depth += 1;
        }
        best.1
    }

    /// Data Core, if it brings a clearly better core.
    fn better_core(&self, actions: &[Action]) -> Option<usize> {
        let kept = self.hand().kinds().filter(|&card| card != Card::DataCore).map(rank).max()?;
        let core = self.cores[self.active.index()].into_iter().flatten().map(rank).min().unwrap_or(0);
        let index = actions.iter().position(|action| {
            matches!(action, Action::Core(Card::DataCore))
                || *action == Action::Play(Card::DataCore) && kept >= core + 6
        })?;
        (kept > 3).then_some(index)
    }

    /// The value right after an action, with what it leads to decided sensibly.
    fn after(&self, action: Action, field: &Field) -> (JupiterRescue, Field, i32) {
        let mut game = *self;
        game.carry_out(action, &mut Still, &mut ());
        game.finish_compound(field);
        let field = field.follow(&game);
        let value = game.value(&field);
        (game, field, value)
    }

    /// Decides the parts of a compound greedily.
    fn finish_compound(&mut self, field: &Field) {
        let mut options = Vec::new();
        while matches!(
            self.phase,
            Phase::Grenade(_) | Phase::Follow(_) | Phase::LiftTile | Phase::SetTile(_) | Phase::Dock(_)
        ) {
            options.clear();
            self.list(&mut |action| options.push(action));
            let choice = match self.phase {
                Phase::LiftTile | Phase::SetTile(_) => self.best_module_action(&options),
                Phase::Dock(_) => self.best_dock_action(&options),
                _ => self.best_of(&options, field),
            };
            self.carry_out(options[choice], &mut Still, &mut ());
        }
    }

    /// The best of some options by the value right after it.
    fn best_of(&self, options: &[Action], field: &Field) -> usize {
        let mut best = (0, i32::MIN);
        for (index, &option) in options.iter().enumerate() {
            let mut game = *self;
            game.carry_out(option, &mut Still, &mut ());
            let value = game.value(&field.follow(&game));
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    /// A choice outside the menu, by the value right after it; nothing random may follow it unseen.
    pub(super) fn best_next(&self, actions: &[Action]) -> usize {
        let mut root = *self;
        root.boosts += LENT;
        let field = Field::of(&root);
        if let Phase::Place(tile) = self.phase {
            return self.best_creep_site(tile, actions, &field);
        }
        root.best_of(actions, &field)
    }

    /// The tile to move, or where to.
    pub(super) fn best_module_action(&self, actions: &[Action]) -> usize {
        let dock = self.board.dock.or_else(|| self.best_dock());
        let mut root = *self;
        root.boosts += LENT;
        best_by(actions, |action| match action {
            Action::Lift(cell) => {
                let tile = root.board.tile_at(cell).expect("a legal tile is on the board");
                root.landings(tile).map(|to| root.value_of_move(tile, to, dock)).max().unwrap_or(i32::MIN)
            }
            Action::Set(to) => match root.phase {
                Phase::SetTile(tile) => root.value_of_move(tile, to, dock),
                _ => i32::MIN,
            },
            _ => i32::MIN,
        })
    }

    /// The value with a tile moved; the Pod stays where it is, or where it was to dock.
    fn value_of_move(&self, tile: Tile, to: Cell, dock: Option<Cell>) -> i32 {
        if dock == Some(to) {
            return i32::MIN;
        }
        let mut game = *self;
        game.board.lift(tile);
        game.board.lay(tile, to);
        game.value(&Field::with_dock(&game, dock))
    }
}

impl Node {
    /// The position after one more action, unless that is none of the search's business or costs too much.
    fn child(&self, action: Action, first: usize) -> Option<Node> {
        let worth_a_look = match action {
            Action::Do(Deed::Command(..) | Deed::HeatSeek(..), Some(_)) => !self.game.in_effect(Card::Bullhorn),
            Action::Do(..) => true,
            _ => false,
        };
        if !worth_a_look {
            return None;
        }
        let (game, field, value) = self.game.after(action, &self.field);
        let same_turn = game.turn == self.game.turn && matches!(game.phase, Phase::Actions | Phase::Over(_));
        (same_turn && (game.left() >= LENT || game.is_over())).then_some(Node { game, field, value, first })
    }
}

/// Cards played before the first action, alone or in pairs.
fn free_plays(layer: &mut Vec<Node>, actions: &[Action]) {
    let end = layer[0].first;
    for round in 0..2 {
        for index in 0..layer.len() {
            if round == 1 && index == 0 {
                continue;
            }
            let mut plays = Vec::new();
            layer[index].game.list(&mut |action| {
                if let Action::Play(card) | Action::Core(card) = action
                    && is_useful(card, round)
                {
                    plays.push(action);
                }
            });
            for play in plays {
                let first = if layer[index].first == end {
                    actions.iter().position(|&action| action == play)
                } else {
                    Some(layer[index].first)
                };
                let Some(first) = first else { continue };
                if layer.len() >= 24 {
                    return;
                }
                let (game, field, value) = layer[index].game.after(play, &layer[index].field);
                if matches!(game.phase, Phase::Actions | Phase::Over(_)) {
                    layer.push(Node { game, field, value, first });
                }
            }
        }
    }
}

/// Whether a card is worth trying before the first action.
fn is_useful(card: Card, round: usize) -> bool {
    match card {
        Card::Boost | Card::Pilot => true,
        Card::ModuleControl => round == 0,
        Card::Override | Card::DataCore => false,
        _ => card.scope() == Scope::Turn,
    }
}

/// Keeps the best few of different positions.
fn keep_best(nodes: &mut Vec<Node>) {
    nodes.sort_by_key(|node| std::cmp::Reverse(node.value));
    nodes.dedup_by(|one, other| {
        one.value == other.value
            && one.game.board.colonists == other.game.board.colonists
            && one.game.board.creeps == other.game.board.creeps
            && one.game.places == other.game.places
            && one.game.spent == other.game.spent
    });
    nodes.truncate(WIDTH);
}
