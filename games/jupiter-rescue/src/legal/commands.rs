//! What Colonists may be told: commands and those who follow.

use engine::{refuse, unless};

use crate::cards::Card;
use crate::geometry::Spot;
use crate::legal::{Found, May, Reason};
use crate::position::{Follow, JupiterRescue, Phase};
use crate::space::Space;

impl JupiterRescue {
    /// The place of a Colonist, on a dome or in the docked Pod.
    fn colonist(&self, from: Spot, clause: &'static str) -> Found<Space> {
        let Some(space) = self.board.site_at(from) else { return refuse(clause, Reason::NoColonist(from)) };
        let there = if space == Space::POD { self.aboard > 0 } else { self.board.has_colonist(space) };
        if there { Ok(space) } else { refuse(clause, Reason::NoColonist(from)) }
    }

    /// JR-CMD-1, JR-CMD-4
    pub(super) fn may_command(&self, place: Space, from: Spot, to: Spot) -> May {
        unless(from != Spot::Pod || self.board.dock.is_some(), "JR-POD-6", Reason::Undocked)?;
        let colonist = self.colonist(from, "JR-CMD-1")?;
        unless(self.reach(place).contains(colonist.tile()), "JR-CMD-2", Reason::OutOfRange(from))?;
        let space = self.bridged(colonist, to)?;
        let enters = self.board.is_open(space) || self.can_enter_politely(place, colonist, space);
        if enters { Ok(()) } else { self.refuse_occupied(space) }
    }

    /// Whether a Colonist can enter an occupied dome on its way: the passage can be completed (JR-POLITE-3), be it by the
    /// occupant following into the dome just left (JR-POLITE-2).
    pub(super) fn can_enter_politely(&self, place: Space, from: Space, to: Space) -> bool {
        if !self.options.polite_colonists || !self.is_passable(to) {
            return false;
        }
        let changes_places = from.is_dome()
            && self.in_effect(Card::Follower)
            && self.board.has_colonist(to)
            && self.reach(place).contains(to.tile());
        changes_places || self.passes(false, Some(from), to, self.left() - 1)
    }

    /// JR-FOLL-1
    pub(super) fn may_follow(&self, from: Option<Spot>) -> May {
        let Phase::Follow(follow) = self.phase else { return self.not_due("JR-FOLL-1", Reason::NoFollow) };
        let Some(from) = from else {
            return unless(self.may_decline_to_follow(follow), "JR-POLITE-3", Reason::MustFollow);
        };
        if self.board.site_at(from) == Some(follow.to) {
            unless(!self.is_the_commanded(follow, follow.to), "JR-FOLL-1", Reason::AnotherColonist)?;
        }
        let space = self.colonist(from, "JR-FOLL-1")?;
        let vacated = self.board.spot(follow.vacated);
        let adjacent = self.board.adjacent(space, follow.vacated);
        unless(adjacent, "JR-FOLL-1", Reason::NotAdjacent { at: from, from: vacated })?;
        let reach = self.reach(self.places[follow.actor.index()]);
        unless(reach.contains(space.tile()), "JR-FOLL-2", Reason::OutOfRange(from))?;
        unless(self.passage_survives(follow, space), "JR-POLITE-4", Reason::FollowBlocks)
    }

    /// Whether nobody is there but the Colonist that was commanded, which does not follow itself (JR-FOLL-1). While it
    /// passes through a dome, another one stands there.
    fn is_the_commanded(&self, follow: Follow, near: Space) -> bool {
        near == follow.to && if near == Space::POD { self.aboard <= 1 } else { self.passage.is_none() }
    }

    /// Visits every Colonist that may follow into the vacated dome (JR-FOLL-1, JR-FOLL-2, JR-FOLL-4).
    pub(crate) fn each_follower(&self, follow: Follow, mut visit: impl FnMut(Space)) {
        let reach = self.reach(self.places[follow.actor.index()]);
        self.board.each_near(follow.vacated, |near| {
            let there = if near == Space::POD { self.aboard > 0 } else { self.board.has_colonist(near) };
            if there
                && !self.is_the_commanded(follow, near)
                && reach.contains(near.tile())
                && self.passage_survives(follow, near)
            {
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
    pub(super) fn may_decline_to_follow(&self, follow: Follow) -> bool {
        self.passage.is_none() || self.passes(false, None, follow.to, self.left())
    }
}
