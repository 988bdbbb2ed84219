//! Why a Robot cannot do that.

use engine::{Refusal, Seat, phrase};

use crate::action::{Action, Deed, Source};
use crate::cards::Card;
use crate::geometry::Spot;
use crate::legal::why::refuse;
use crate::position::{JupiterRescue, Passage};
use crate::space::Space;
use crate::words::{card_name, spot_name};

impl JupiterRescue {
    pub(super) fn against_deed(&self, deed: Deed, by: Option<Seat>) -> Refusal {
        if let Some(refusal) = self.against_cards_of(deed) {
            return refusal;
        }
        if let Some(proxy) = by
            && let Some(refusal) = self.against_proxy(deed, proxy)
        {
            return refusal;
        }
        let actor = self.actor(by);
        let at = self.places[actor.index()];
        let remote = match deed {
            Deed::Teleport(..) | Deed::HeatSeek(..) => true,
            Deed::Command(..) => self.in_effect(Card::Bullhorn),
            _ => false,
        };
        if !remote && !self.on_board(at) {
            return refuse("JR-POD-6", phrase!("refuse-undocked"));
        }
        if self.left() < 1 {
            return self.too_dear(1);
        }
        match deed {
            Deed::Move(to) => self.against_step(at, to),
            Deed::Fly(to) => self.against_flight(at, to),
            Deed::Swap(with) => self.against_swap(at, with),
            Deed::Teleport(_, to) => self.against_teleport(at, to),
            Deed::Attack(target) => self.against_attack(at, target, by.is_none()),
            Deed::Snipe(target) => self.against_snipe(at, target),
            Deed::HeatSeek(_, target) => refuse("JR-HEAT-1", phrase!("refuse-no-creep", at = spot_name(target))),
            Deed::Command(from, to) => self.against_command(at, from, to),
        }
    }

    /// The cards that the deed itself names.
    fn against_cards_of(&self, deed: Deed) -> Option<Refusal> {
        let missing = |clause, card| Some(refuse(clause, phrase!("refuse-ability", card = card_name(card))));
        match deed {
            Deed::Fly(_) if !self.in_effect(Card::RocketBoots) => missing("JR-BOOTS-1", Card::RocketBoots),
            Deed::Swap(_) if !self.in_effect(Card::Swap) => missing("JR-SWAP-1", Card::Swap),
            Deed::Snipe(_) if !self.hand().has(Card::Sniper) => missing("JR-SNIPE-1", Card::Sniper),
            Deed::Teleport(source, _) => self.against_source(Card::Teleport, source, "JR-TELE-1"),
            Deed::HeatSeek(source, _) => self.against_source(Card::HeatSeeker, source, "JR-HEAT-1"),
            _ => None,
        }
    }

    fn against_source(&self, card: Card, source: Source, clause: &'static str) -> Option<Refusal> {
        let (cards, cores) = source.parts();
        let owned = self.cores[self.active.index()].iter().filter(|&&core| core == Some(card)).count() as u8;
        let ready = self.ready_cores(card).count() as u8;
        if cores <= owned && cores > ready {
            return Some(refuse("JR-CARD-6", phrase!("refuse-core-used", card = card_name(card))));
        }
        if cards > self.hand().count(card) || cores > ready {
            return Some(refuse(clause, phrase!("refuse-ability", card = card_name(card))));
        }
        let cost = self.long_cost(source);
        (cost > self.left()).then(|| self.too_dear(cost))
    }

    /// JR-OVER-1 to JR-OVER-3
    fn against_proxy(&self, deed: Deed, proxy: Seat) -> Option<Refusal> {
        if proxy == self.active || proxy.index() >= usize::from(self.players) {
            return Some(refuse("JR-OVER-1", phrase!("refuse-no-proxy")));
        }
        if !self.in_effect(Card::Override) {
            return Some(refuse("JR-OVER-1", phrase!("refuse-ability", card = card_name(Card::Override))));
        }
        let lent = match deed {
            Deed::Move(_) => self.moves_lent(),
            Deed::Attack(_) => self.attacks_lent(),
            Deed::Command(..) => self.commands_lent(),
            _ => true,
        };
        if !lent {
            return Some(refuse("JR-OVER-2", phrase!("refuse-bare-action", proxy = proxy)));
        }
        let there = self.on_board(self.places[proxy.index()]);
        (!there).then(|| refuse("JR-OVER-3", phrase!("refuse-proxy-away", proxy = proxy)))
    }

    // ------------------------------------------------------------------ moving

    /// A single step of a Robot or Colonist.
    fn against_step(&self, at: Space, to: Spot) -> Refusal {
        let name = spot_name(to);
        let Some(space) = self.board.site_at(to) else {
            return refuse("JR-GEO-8", phrase!("refuse-no-such-space", at = name));
        };
        if !self.board.is_space(space) {
            return refuse("JR-GEO-5", phrase!("refuse-plant", at = name));
        }
        if space == Space::POD && self.board.dock.is_none() {
            return refuse("JR-POD-6", phrase!("refuse-undocked"));
        }
        if !self.board.adjacent(at, space) {
            if !self.same_part(at, space) {
                return refuse("JR-MOVE-4", phrase!("refuse-island", at = name));
            }
            let from = spot_name(self.board.spot(at));
            return refuse("JR-GEO-8", phrase!("refuse-no-bridge", from = from, at = name));
        }
        if self.board.has_creep(space) && self.options.polite_colonists {
            return refuse("JR-POLITE-1", phrase!("refuse-creeps-block", at = name));
        }
        if self.options.polite_colonists && self.is_passable(space) {
            return refuse("JR-POLITE-3", phrase!("refuse-passage", at = name));
        }
        refuse("JR-MOVE-2", phrase!("refuse-occupied", at = name))
    }

    pub(super) fn against_passage(&self, passage: Passage, action: &Action) -> Refusal {
        match *action {
            Action::Do(Deed::Move(to), _) if passage.robot.is_some() => self.against_step(passage.at, to),
            Action::Do(Deed::Command(from, to), _)
                if passage.robot.is_none() && self.board.site_at(from) == Some(passage.at) =>
            {
                self.against_step(passage.at, to)
            }
            _ => refuse("JR-POLITE-2", phrase!("refuse-passage-first")),
        }
    }

    fn against_flight(&self, at: Space, to: Spot) -> Refusal {
        let name = spot_name(to);
        let Some(target) = self.board.site_at(to) else {
            return refuse("JR-GEO-12", phrase!("refuse-no-line", at = name));
        };
        for direction in 0..6 {
            let (mut here, mut distance, mut blocked, mut killed) = (at, 0, None, false);
            while let Some(next) = self.board.step(here, direction) {
                (here, distance) = (next, distance + 1);
                let creep = self.board.has_creep(here);
                killed |= creep;
                if here == target {
                    if distance == 1 {
                        return refuse("JR-BOOTS-1", phrase!("refuse-one-space", at = name));
                    }
                    if let Some(by) = blocked {
                        return refuse("JR-BOOTS-2", phrase!("refuse-flight-blocked", at = spot_name(by)));
                    }
                    if killed && self.board.has_colonist(here) && self.in_effect(Card::Swap) {
                        return refuse("JR-COMBO-2", phrase!("refuse-not-both"));
                    }
                    let clause = if creep { "JR-BOOTS-2" } else { "JR-BOOTS-1" };
                    return refuse(clause, phrase!("refuse-occupied", at = name));
                }
                let wall = self.board.has_robot(here) && !self.options.polite_colonists
                    || creep && !self.in_effect(Card::Juggernaut);
                if wall && blocked.is_none() {
                    blocked = Some(self.board.spot(here));
                }
                if here == Space::POD {
                    break;
                }
            }
        }
        refuse("JR-GEO-12", phrase!("refuse-no-line", at = name))
    }

    fn against_swap(&self, at: Space, with: Spot) -> Refusal {
        let name = spot_name(with);
        match self.board.site_at(with) {
            Some(Space::POD) => refuse("JR-SWAP-2", phrase!("refuse-swap-pod")),
            Some(space) if !self.board.is_space(space) => {
                refuse("JR-SUPER-5", phrase!("refuse-super-apart", at = name))
            }
            Some(space) if !self.board.adjacent(at, space) => {
                refuse("JR-SWAP-1", phrase!("refuse-not-adjacent", at = name, from = spot_name(self.board.spot(at))))
            }
            Some(space) if self.board.has_creep(space) => refuse("JR-SWAP-2", phrase!("refuse-creep-boards")),
            _ => refuse("JR-SWAP-1", phrase!("refuse-nobody", at = name)),
        }
    }

    fn against_teleport(&self, at: Space, to: Spot) -> Refusal {
        let name = spot_name(to);
        match self.board.site_at(to) {
            Some(space) if space == at => refuse("JR-CARD-9", phrase!("refuse-already-there")),
            Some(Space::POD) => refuse("JR-POD-6", phrase!("refuse-undocked")),
            Some(space) if !self.board.is_space(space) => refuse("JR-GEO-5", phrase!("refuse-plant", at = name)),
            Some(space) if self.board.has_colonist(space) && self.in_effect(Card::Swap) => {
                refuse("JR-COMBO-4", phrase!("refuse-undocked"))
            }
            Some(_) => refuse("JR-TELE-1", phrase!("refuse-occupied", at = name)),
            None => refuse("JR-TELE-1", phrase!("refuse-no-such-space", at = name)),
        }
    }

    // ------------------------------------------------------------------ shooting and commanding

    fn is_target(&self, target: Spot) -> bool {
        self.board.site_at(target).is_some_and(|space| self.board.has_creep(space) || self.board.has_super(space))
    }

    fn against_attack(&self, at: Space, target: Spot, own: bool) -> Refusal {
        let name = spot_name(target);
        if at == Space::POD && !self.in_effect(Card::Sniper) {
            return refuse("JR-ATT-3", phrase!("refuse-from-pod"));
        }
        if !self.is_target(target) {
            return refuse("JR-ATT-4", phrase!("refuse-no-creep", at = name));
        }
        let clause = if self.in_effect(Card::Sniper) { "JR-SNIPE-1" } else { "JR-ATT-1" };
        let key = if own { "refuse-out-of-shot" } else { "refuse-out-of-shot-proxy" };
        refuse(clause, phrase!(key, at = name))
    }

    fn against_snipe(&self, at: Space, target: Spot) -> Refusal {
        let name = spot_name(target);
        if !self.is_target(target) {
            return refuse("JR-ATT-4", phrase!("refuse-no-creep", at = name));
        }
        let near = self.board.site_at(target).is_some_and(|space| self.firing_range(at, true).has(space.tile()));
        if near {
            return refuse("JR-CARD-9", phrase!("refuse-sniper-wasted", at = name));
        }
        refuse("JR-SNIPE-1", phrase!("refuse-out-of-shot", at = name))
    }

    fn against_command(&self, at: Space, from: Spot, to: Spot) -> Refusal {
        let name = spot_name(from);
        let Some(space) = self.board.site_at(from) else {
            return refuse("JR-CMD-1", phrase!("refuse-no-colonist", at = name));
        };
        if space == Space::POD && self.board.dock.is_none() {
            return refuse("JR-POD-6", phrase!("refuse-undocked"));
        }
        let there = if space == Space::POD { self.aboard > 0 } else { self.board.has_colonist(space) };
        if !there {
            return refuse("JR-CMD-1", phrase!("refuse-no-colonist", at = name));
        }
        if !self.reach(at).has(space.tile()) {
            return refuse("JR-CMD-2", phrase!("refuse-out-of-range", at = name));
        }
        self.against_step(space, to)
    }
}
