//! What takes several actions but is one thought: to walk somewhere, to send a Colonist somewhere, to put Creeps out of the way.
//!
//! Nothing is allowed here that the rules do not allow step by step: a route is a row of legal actions, the cheapest there is,
//! and only its last one can bring the turn to its end.

use crate::action::{Action, Deed};
use crate::cards::Card;
use crate::geometry::Spot;
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile, sites};

/// The cheapest way from one space to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// Where it begins.
    pub from: Spot,
    /// Where it ends.
    pub to: Spot,
    /// The actions in their order, each for one action of the turn.
    pub steps: Vec<Action>,
}

/// A space that a search has come to.
struct Stop {
    at: Space,
    /// The stop before it and the action that led here; nothing where the way begins.
    came: Option<(usize, Action)>,
    cost: i8,
    /// Whether a figure can stay; through others it only passes (JR-POLITE-1).
    rests: bool,
}

impl JupiterRescue {
    /// Where the active Robot can go by steps and flights, with nobody harmed on the way.
    pub(crate) fn walks(&self) -> Vec<Route> {
        let from = self.place();
        if !self.is_free_to_act() || !self.on_board(from) {
            return Vec::new();
        }
        let mut lifted = *self;
        if from.is_dome() {
            lifted.board.robots[from.tile().index()] &= !from.site().bit();
        }
        self.cheapest(from, self.left(), |stop, visit| lifted.each_walk(from, stop, visit))
    }

    /// Where the active seat can send each Colonist in its range, step by step.
    pub(crate) fn escorts(&self) -> Vec<Route> {
        if !self.is_free_to_act() {
            return Vec::new();
        }
        // With Follower every step is followed by a question (JR-FOLL-1).
        let steps = if self.in_effect(Card::Follower) { self.left().min(1) } else { self.left() };
        let tiles = self.reach(self.place()).and(self.board.standing);
        let spaces = tiles.flat_map(|tile| sites(self.board.colonists[tile.index()]).map(move |site| tile.at(site)));
        spaces.flat_map(|from| self.escorts_of(from, steps)).collect()
    }

    fn escorts_of(&self, from: Space, steps: i8) -> Vec<Route> {
        let mut lifted = *self;
        lifted.board.colonists[from.tile().index()] &= !from.site().bit();
        self.cheapest(from, steps, |stop, visit| lifted.each_escort(stop, visit))
    }

    /// Where the Creeps that come next can be put so that it makes no difference to the team, one after the other.
    pub(crate) fn harmless_places(&self) -> Vec<Action> {
        let Phase::Place(_) = self.phase else { return Vec::new() };
        let mut places = Vec::new();
        for tile in self.queue.and(self.board.standing).without(self.shielded) {
            match self.creep_sites(tile).count_ones() {
                0 => {}
                1 if self.fills(tile) => break,
                1 => {}
                _ => match self.harmless_site(tile) {
                    Some(space) => places.push(Action::Place(self.board.spot(space))),
                    None => break,
                },
            }
        }
        places
    }

    /// Whether the next Creep on a tile takes its last dome.
    fn fills(&self, tile: Tile) -> bool {
        let mut after = *self;
        after.board.creeps[tile.index()] |= self.creep_sites(tile);
        after.is_full(tile)
    }

    /// A dome for a Creep that is open, beside no Colonist and not the Pod's; of several the one with the fewest bridges.
    fn harmless_site(&self, tile: Tile) -> Option<Space> {
        let near = |space: Space| {
            let (mut harms, mut bridges) = (false, 0);
            self.board.each_near(space, |near| {
                harms |= near == Space::POD || self.board.has_colonist(near);
                bridges += 1;
            });
            (harms, bridges)
        };
        let domes = sites(self.creep_sites(tile) & self.board.open(tile)).map(|site| tile.at(site));
        domes.filter(|&space| !near(space).0).min_by_key(|&space| near(space).1)
    }

    /// Whether the menu of the Actions step is open with something left to spend.
    fn is_free_to_act(&self) -> bool {
        self.phase == Phase::Actions && self.passage.is_none() && self.left() > 0
    }

    /// Visits where a Robot can go from a stop; it has been taken from the board.
    fn each_walk(&self, start: Space, stop: &Stop, visit: &mut dyn FnMut(Space, Action, bool)) {
        // Going aboard may win the match (JR-END-1): no way leads on from there.
        if stop.at == Space::POD && start != Space::POD && self.saved + self.aboard >= self.target() {
            return;
        }
        self.board.each_near(stop.at, |near| {
            let open = self.board.is_open(near);
            if open && !self.would_fall(near) || self.is_polite(near) {
                visit(near, Action::Do(Deed::Move(self.board.spot(near)), None), open);
            }
        });
        if stop.rests && self.in_effect(Card::RocketBoots) {
            self.each_flight(stop.at, |to, may| {
                let clear = || !self.flight_path(stop.at, to).any(|at| self.board.has_creep(at));
                if may.is_ok() && self.board.is_open(to) && clear() && !self.would_fall(to) {
                    visit(to, Action::Do(Deed::Fly(self.board.spot(to)), None), true);
                }
            });
        }
    }

    /// Visits where a Colonist can be sent from a stop; it has been taken from the board.
    fn each_escort(&self, stop: &Stop, visit: &mut dyn FnMut(Space, Action, bool)) {
        if stop.at == Space::POD || !self.reach(self.place()).contains(stop.at.tile()) {
            return;
        }
        let from = self.board.spot(stop.at);
        self.board.each_near(stop.at, |near| {
            let open = self.board.is_open(near);
            if open || self.is_polite(near) {
                visit(near, Action::Do(Deed::Command(from, self.board.spot(near)), None), open);
            }
        });
    }

    /// Whether figures pass through an occupied dome (JR-POLITE-1).
    fn is_polite(&self, space: Space) -> bool {
        self.options.polite_colonists && self.is_passable(space)
    }

    /// Whether a tile would blow up under a Robot that comes to this dome (JR-VULN-1).
    fn would_fall(&self, space: Space) -> bool {
        if !space.is_dome() {
            return false;
        }
        let mut after = *self;
        after.board.robots[space.tile().index()] |= space.site().bit();
        after.is_full(space.tile())
    }

    /// The cheapest routes from a space to all others within so many steps.
    fn cheapest(
        &self,
        from: Space,
        steps: i8,
        each_next: impl Fn(&Stop, &mut dyn FnMut(Space, Action, bool)),
    ) -> Vec<Route> {
        let mut stops = vec![Stop { at: from, came: None, cost: 0, rests: true }];
        let mut next = 0;
        while next < stops.len() && stops[next].cost < steps {
            let mut found = Vec::new();
            each_next(&stops[next], &mut |at, action, rests| found.push((at, action, rests)));
            let cost = stops[next].cost + 1;
            for (at, action, rests) in found {
                if stops.iter().all(|stop| stop.at != at) {
                    stops.push(Stop { at, came: Some((next, action)), cost, rests });
                }
            }
            next += 1;
        }
        let ends = (1..stops.len()).filter(|&end| stops[end].rests);
        ends.map(|end| self.route(&stops, end)).collect()
    }

    fn route(&self, stops: &[Stop], end: usize) -> Route {
        let back = std::iter::successors(stops[end].came, |&(before, _)| stops[before].came);
        let mut steps: Vec<Action> = back.map(|(_, action)| action).collect();
        steps.reverse();
        Route { from: self.board.spot(stops[0].at), to: self.board.spot(stops[end].at), steps }
    }
}
