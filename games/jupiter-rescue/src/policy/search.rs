//! The best sequence of actions this turn: a beam search, one layer an action, without a heap.

use engine::Still;
use tinyvec::ArrayVec;

use crate::action::{Action, Deed};
use crate::cards::{Card, Scope};
use crate::geometry::{Cell, Site, Spot};
use crate::play::play;
use crate::policy::best_by;
use crate::policy::distance::{Atlas, Ways};
use crate::policy::seen::Seen;
use crate::policy::value::rank;
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile};

/// Actions lent during the search, so that the step does not end by itself and no die is rolled.
const LENT: i8 = 20;

/// A position reached in the search.
#[derive(Copy, Clone)]
struct Node {
    game: JupiterRescue,
    value: i32,
    /// What led here.
    sequence: Sequence,
}

/// Some actions in a row.
#[derive(Copy, Clone, Default)]
pub(super) struct Sequence {
    /// More are not remembered.
    actions: [Option<Action>; 12],
    len: usize,
}

impl Sequence {
    fn and(mut self, action: Action) -> Sequence {
        if let Some(place) = self.actions.get_mut(self.len) {
            *place = Some(action);
            self.len += 1;
        }
        self
    }

    fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The index of the first of them among the legal actions; of the end of the turn, if there is none.
    pub(super) fn first(&self, actions: &[Action]) -> usize {
        let wanted = self.actions[0].unwrap_or(Action::EndActions);
        actions.iter().position(|&action| action == wanted).unwrap_or(0)
    }

    /// The same, and puts the others down for later, the next one last.
    pub(super) fn begin(&self, actions: &[Action], ahead: &mut Vec<Action>) -> usize {
        ahead.clear();
        ahead.extend(self.actions[1..].iter().rev().flatten());
        self.first(actions)
    }
}

impl Node {
    /// Whether two nodes are the same but for the way there.
    fn is_like(&self, other: &Node) -> bool {
        let (one, other_board) = (&self.game.board, &other.game.board);
        self.value == other.value
            && self.game.spent == other.game.spent
            && self.game.activated == other.game.activated
            && one.colonists == other_board.colonists
            && one.creeps == other_board.creeps
            && self.game.places == other.game.places
    }
}

/// The best few nodes, in order.
struct Layer<const SIZE: usize> {
    nodes: [Option<Node>; SIZE],
    len: usize,
}

/// What a search has found out on its way.
struct Known {
    atlas: Atlas,
    seen: Seen,
}

impl<const SIZE: usize> Layer<SIZE> {
    const fn new() -> Self {
        Layer { nodes: [None; SIZE], len: 0 }
    }

    /// Whether a node of this value would be among them.
    fn wants(&self, value: i32) -> bool {
        self.len < SIZE || self.nodes[SIZE - 1].is_some_and(|last| value > last.value)
    }

    fn add(&mut self, node: Node) {
        if !self.wants(node.value) || self.iter().any(|other| other.is_like(&node)) {
            return;
        }
        let place = self.iter().take_while(|other| other.value >= node.value).count();
        let last = self.len.min(SIZE - 1);
        self.nodes.copy_within(place..last, place + 1);
        self.nodes[place] = Some(node);
        self.len = (self.len + 1).min(SIZE);
    }

    fn iter(&self) -> impl Iterator<Item = &Node> {
        self.nodes[..self.len].iter().flatten()
    }
}

impl JupiterRescue {
    /// The best sequence to the end of the turn, if so many positions of a layer are followed up and so many ways of playing
    /// cards first are tried, with or without moving modules, which takes long to think of.
    pub(super) fn best_sequence<const WIDTH: usize, const OPENINGS: usize, const MODULES: bool>(
        &self,
        actions: &[Action],
    ) -> Sequence {
        let blank = Sequence::default();
        if let Some(core) = self.better_core(actions) {
            return blank.and(core);
        }
        let mut root = *self;
        root.boosts += LENT;
        let dock = self.board.dock.or_else(|| self.best_dock());
        let value = if self.passage.is_some() { i32::MIN } else { root.value(dock) };
        let mut best = (value, blank);
        let mut note = |node: &Node| {
            if node.value > best.0 && node.game.passage.is_none() {
                best = (node.value, node.sequence);
            }
        };
        let known = &mut Known { atlas: Atlas::new(&root, dock), seen: Seen::new() };
        let openings: Layer<OPENINGS> =
            openings::<OPENINGS, MODULES>(Node { game: root, value, sequence: blank }, known);
        let mut layer = Layer::<WIDTH>::new();
        for node in openings.iter() {
            node.expand(known, &mut layer);
        }
        openings.iter().for_each(&mut note);
        while layer.len > 0 {
            layer.iter().for_each(&mut note);
            let mut next = Layer::<WIDTH>::new();
            for node in layer.iter() {
                node.expand(known, &mut next);
            }
            layer = next;
        }
        best.1.and(Action::EndActions)
    }

    /// Data Core, if it brings a clearly better core.
    fn better_core(&self, actions: &[Action]) -> Option<Action> {
        let kept = self.hand().kinds().filter(|&card| card != Card::DataCore).map(rank).max()?;
        let core = self.cores[self.active.index()].into_iter().flatten().map(rank).min().unwrap_or(0);
        let better = actions.iter().find(|&&action| {
            matches!(action, Action::Core(Card::DataCore)) || action == Action::Play(Card::DataCore) && kept >= core + 6
        })?;
        (kept > 3).then_some(*better)
    }

    /// The position right after an action, with what it leads to decided sensibly.
    fn after(&self, action: Action, atlas: &mut Atlas) -> JupiterRescue {
        let mut game = *self;
        play(&mut game, self.active, action, &mut Still, &mut ());
        game.finish_compound(atlas);
        game
    }

    /// Decides the parts of a compound greedily.
    fn finish_compound(&mut self, atlas: &mut Atlas) {
        while matches!(
            self.phase,
            Phase::Grenade(_) | Phase::Follow(_) | Phase::LiftTile | Phase::SetTile(_) | Phase::Dock(_)
        ) {
            let mut options: ArrayVec<[Option<Action>; 32]> = ArrayVec::new();
            self.list(&mut |action| {
                let _ = options.try_push(Some(action));
            });
            let choice = match self.phase {
                Phase::LiftTile | Phase::SetTile(_) => best_of(options, |action| self.value_of_lift(action)),
                Phase::Dock(_) => best_of(options, |action| self.dock_action_value(action)),
                _ => best_of(options, |action| self.value_after(action, atlas)),
            };
            play(self, self.active, choice, &mut Still, &mut ());
        }
    }

    fn value_after(&self, action: Action, atlas: &mut Atlas) -> i32 {
        let mut game = *self;
        play(&mut game, self.active, action, &mut Still, &mut ());
        game.value_by_atlas(atlas)
    }

    /// A choice outside the menu, by the value right after it; nothing random may follow it unseen.
    pub(super) fn best_next(&self, actions: &[Action]) -> usize {
        let mut root = *self;
        root.boosts += LENT;
        let dock = self.board.dock.or_else(|| self.best_dock());
        if let Phase::Place(tile) = self.phase {
            return self.best_creep_site(tile, actions, dock);
        }
        let mut atlas = Atlas::new(&root, dock);
        best_by(actions, |action| root.value_after(action, &mut atlas))
    }

    /// The tile to move, or where to.
    pub(super) fn best_module_action(&self, actions: &[Action]) -> usize {
        let mut root = *self;
        root.boosts += LENT;
        best_by(actions, |action| root.value_of_lift(action))
    }

    fn value_of_lift(&self, action: Action) -> i32 {
        match (action, self.phase) {
            (Action::Lift(cell), _) => {
                let tile = self.board.tile_at(cell).expect("a legal tile is on the board");
                self.landings(tile).map(|to| self.value_of_move(tile, to)).max().unwrap_or(i32::MIN)
            }
            (Action::Set(to), Phase::SetTile(tile)) => self.value_of_move(tile, to),
            _ => i32::MIN,
        }
    }

    /// The value with a tile moved. If the Pod is away it will dock where that is best.
    fn value_of_move(&self, tile: Tile, to: Cell) -> i32 {
        let mut game = *self;
        game.board.lift(tile);
        game.board.lay(tile, to);
        game.value(self.board.dock)
    }
}

fn best_of(options: ArrayVec<[Option<Action>; 32]>, mut measure: impl FnMut(Action) -> i32) -> Action {
    let best = options.into_iter().flatten().max_by_key(|&action| measure(action));
    best.expect("a compound in progress has a next part")
}

impl Node {
    /// Adds the positions after one more action.
    fn expand<const WIDTH: usize>(&self, known: &mut Known, next: &mut Layer<WIDTH>) {
        if self.game.is_over() {
            return;
        }
        self.game.list(&mut |action| {
            if self.is_worth_a_look(action, known.atlas.first()) {
                self.look_at(action, known, next);
            }
        });
    }

    /// Leaves out what is none of the search's business and most of what reaches everywhere.
    fn is_worth_a_look(&self, action: Action, ways: &Ways) -> bool {
        let board = &self.game.board;
        match action {
            Action::Do(Deed::Command(..), Some(_)) if self.game.in_effect(Card::Bullhorn) => false,
            Action::Do(Deed::Command(from, to), _) => match (board.site_at(from), board.site_at(to)) {
                // Nearer to the Pod, or away from a Creep.
                (Some(from), Some(to)) => ways.distance(to) < ways.distance(from) || self.is_beside_creep(from),
                _ => false,
            },
            Action::Do(Deed::HeatSeek(..) | Deed::Teleport(..), Some(_)) => false,
            Action::Do(Deed::Teleport(_, Spot::At(cell, site)), _) => {
                // One dome of a tile is as good as another.
                board.tile_at(cell).is_some_and(|tile| {
                    let open = board.open(tile);
                    site == Site::CENTRE || open & Site::CENTRE.bit() == 0 && open.trailing_zeros() == u32::from(site.0)
                })
            }
            Action::Do(..) => true,
            _ => false,
        }
    }

    fn is_beside_creep(&self, space: Space) -> bool {
        let board = &self.game.board;
        let mut beside = false;
        board.each_near(space, |near| beside |= board.has_creep(near));
        beside
    }

    /// Adds the position after one more action, unless it costs too much or was judged before: then it is in the layer, or
    /// not good enough for it.
    fn look_at<const SIZE: usize>(&self, action: Action, known: &mut Known, layer: &mut Layer<SIZE>) {
        let game = self.game.after(action, &mut known.atlas);
        let same_turn = game.turn == self.game.turn && matches!(game.phase, Phase::Actions | Phase::Over(_));
        let affordable = game.left() >= LENT || game.is_over();
        if same_turn && affordable && known.seen.note(&game) {
            layer.add(Node { game, value: game.value_by_atlas(&mut known.atlas), sequence: self.sequence.and(action) });
        }
    }
}

/// The root and what comes of playing cards first, alone or in pairs.
fn openings<const OPENINGS: usize, const MODULES: bool>(root: Node, known: &mut Known) -> Layer<OPENINGS> {
    let mut openings = Layer::new();
    openings.add(root);
    for round in 0..2 {
        let before = openings.nodes;
        for node in before.iter().flatten().filter(|node| round == 0 || !node.sequence.is_empty()) {
            node.game.list_free(&mut |action| {
                if is_useful(action, MODULES && round == 0) {
                    node.look_at(action, known, &mut openings);
                }
            });
        }
    }
    openings
}

/// Whether a card is worth trying before the first action.
fn is_useful(action: Action, modules: bool) -> bool {
    let (Action::Play(card) | Action::Core(card)) = action else { return false };
    match card {
        Card::Boost | Card::Pilot => true,
        Card::ModuleControl => modules,
        Card::Override | Card::DataCore => false,
        _ => card.scope() == Scope::Turn,
    }
}
