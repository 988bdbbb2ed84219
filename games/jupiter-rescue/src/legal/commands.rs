//! What Colonists may be told: commands and those who follow.

use crate::action::{Action, Deed};
use crate::cards::Card;
use crate::geometry::Site;
use crate::position::{Follow, JupiterRescue};
use crate::space::{Space, Tile, sites};

impl JupiterRescue {
    /// JR-CMD-1 to JR-CMD-4
    pub(super) fn list_commands(&self, add: &mut impl FnMut(Action)) {
        for (by, place) in self.actors(self.commands_lent()) {
            let reach = self.reach(place);
            for tile in reach.and(self.board.standing) {
                let open = self.board.open(tile);
                for site in sites(self.board.colonists[tile.index()]) {
                    let from = tile.at(site);
                    let mut command = |to| {
                        let deed = Deed::Command(self.board.spot(from), self.board.spot(to));
                        add(Action::Do(deed, by));
                    };
                    sites(self.board.inside(from) & open).for_each(|site| command(tile.at(site)));
                    if let Some(to) = self.beyond(from)
                        && self.board.is_open(to)
                    {
                        command(to);
                    }
                    if self.options.polite_colonists {
                        self.each_polite_step(place, from, command);
                    }
                }
            }
            if reach.has(Tile::POD) && self.aboard > 0 {
                self.board.each_near(Space::POD, |to| {
                    let polite = self.options.polite_colonists && self.may_enter_politely(place, Space::POD, to);
                    if self.board.is_open(to) || polite {
                        add(Action::Do(Deed::Command(self.board.spot(Space::POD), self.board.spot(to)), by));
                    }
                });
            }
        }
    }

    /// The space across a side dome's bridge.
    fn beyond(&self, from: Space) -> Option<Space> {
        if from.site() == Site::CENTRE { None } else { self.board.across(from.tile(), from.site().0) }
    }

    /// Visits every occupied dome that a Colonist may enter on its way.
    fn each_polite_step(&self, place: Space, from: Space, mut visit: impl FnMut(Space)) {
        self.board.each_near(from, |to| {
            if self.may_enter_politely(place, from, to) {
                visit(to);
            }
        });
    }

    /// JR-POLITE-3: the passage can be completed, be it by the occupant following into the dome just left (JR-POLITE-2).
    fn may_enter_politely(&self, place: Space, from: Space, to: Space) -> bool {
        if !self.is_passable(to) {
            return false;
        }
        let changes_places = from.is_dome()
            && self.in_effect(Card::Follower)
            && self.board.has_colonist(to)
            && self.reach(place).has(to.tile());
        changes_places || self.passes(false, Some(from), to, self.left() - 1)
    }

    /// Visits every Colonist that may follow into the vacated dome (JR-FOLL-1, JR-FOLL-2, JR-FOLL-4).
    pub(crate) fn each_follower(&self, follow: Follow, mut visit: impl FnMut(Space)) {
        let Follow { vacated, to, actor } = follow;
        let reach = self.reach(self.places[actor.index()]);
        self.board.each_near(vacated, |near| {
            let there = if near == Space::POD {
                self.aboard > u8::from(to == Space::POD)
            } else {
                // The commanded Colonist itself does not follow; while it passes, another one stands there.
                self.board.has_colonist(near) && (near != to || self.passage.is_some())
            };
            if there && reach.has(near.tile()) && self.passage_survives(follow, near) {
                visit(near);
            }
        });
    }

    /// JR-POLITE-4: following must not make a passage impossible to complete.
    fn passage_survives(&self, follow: Follow, from: Space) -> bool {
        if self.passage.is_none() || from == follow.to {
            return true;
        }
        let mut after = *self;
        after.shift_colonist(from, follow.vacated);
        after.passes(false, None, follow.to, after.left())
    }

    /// Whether nobody needs to follow: a passage may depend on it.
    pub(crate) fn may_decline_to_follow(&self, follow: Follow) -> bool {
        self.passage.is_none() || self.passes(false, None, follow.to, self.left())
    }

    pub(super) fn list_follows(&self, follow: Follow, add: &mut impl FnMut(Action)) {
        self.each_follower(follow, |from| add(Action::Follow(Some(self.board.spot(from)))));
        if self.may_decline_to_follow(follow) {
            add(Action::Follow(None));
        }
    }
}
