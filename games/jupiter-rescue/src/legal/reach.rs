//! Who acts, and how far that reaches.

use engine::{Seat, refuse, unless};

use crate::action::{Deed, Source};
use crate::cards::Card;
use crate::legal::{May, Reason};
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile, Tiles};

impl JupiterRescue {
    /// A Robot acts, the own one or a proxy: with the cards that the deed names, from the board, for an action at least.
    pub(super) fn may_do(&self, deed: Deed, by: Option<Seat>) -> May {
        if self.phase != Phase::Actions {
            return self.first_things_first();
        }
        if let Some(passage) = self.passage {
            return self.may_go_on_passing(passage, deed, by); // JR-POLITE-2
        }
        self.may_use_cards_of(deed)?;
        self.may_act_through(deed, by)?;
        let at = self.places[self.actor(by).index()];
        unless(self.on_board(at) || self.ignores_distance(deed), "JR-POD-6", Reason::Undocked)?;
        self.may_spend(1)?;
        match deed {
            Deed::Move(to) => self.may_move(at, to),
            Deed::Fly(to) => self.may_fly(at, to),
            Deed::Swap(with) => self.may_swap(at, with),
            Deed::Teleport(_, to) => self.may_teleport(at, to),
            Deed::Attack(target) => self.may_attack(at, target, by),
            Deed::Snipe(target) => self.may_snipe(at, target, by),
            Deed::HeatSeek(_, target) => self.may_heat_seek(target),
            Deed::Command(from, to) => self.may_command(at, from, to),
        }
    }

    /// The cards that a deed itself names must be there.
    fn may_use_cards_of(&self, deed: Deed) -> May {
        match deed {
            Deed::Fly(_) => {
                unless(self.in_effect(Card::RocketBoots), "JR-BOOTS-1", Reason::NeedsAbility(Card::RocketBoots))
            }
            Deed::Swap(_) => unless(self.in_effect(Card::Swap), "JR-SWAP-1", Reason::NeedsAbility(Card::Swap)),
            Deed::Snipe(_) => unless(self.hand().has(Card::Sniper), "JR-SNIPE-1", Reason::NeedsAbility(Card::Sniper)),
            Deed::Teleport(source, _) => self.may_pay(Card::Teleport, source, ["JR-TELE-1", "JR-TELE-2"]),
            Deed::HeatSeek(source, _) => self.may_pay(Card::HeatSeeker, source, ["JR-HEAT-1", "JR-HEAT-2"]),
            Deed::Move(_) | Deed::Attack(_) | Deed::Command(..) => Ok(()),
        }
    }

    /// The cards and cores of a Teleport or Heat Seeker, and its actions (JR-CARD-8, JR-ACT-1).
    fn may_pay(&self, card: Card, source: Source, [single, pair]: [&'static str; 2]) -> May {
        let (cards, cores) = source.parts();
        let owned = self.cores[self.active.index()].iter().filter(|&&core| core == Some(card)).count() as u8;
        let ready = self.ready_cores(card).count() as u8;
        unless(cores > owned || cores <= ready, "JR-CARD-6", Reason::CoreUsed(card))?;
        let there = cards <= self.hand().count(card) && cores <= ready;
        match (cards, cores) {
            (1, 0) => unless(there, single, Reason::NotInHand { card, owner: self.active })?,
            (0, 1) => unless(there, single, Reason::NotACore(card))?,
            _ => unless(there, pair, Reason::NeedsPair { card, source })?,
        }
        self.may_spend(self.long_cost(source))
    }

    /// JR-HEAT-1, JR-HEAT-2, JR-TELE-1, JR-TELE-2
    pub(crate) fn long_cost(&self, source: Source) -> i8 {
        let rules = &self.the_box().rules;
        let (cards, cores) = source.parts();
        if cards + cores == 2 { rules.long_action_pair_cost } else { rules.long_action_cost }
    }

    /// Whether so many actions are left (JR-ACT-1).
    pub(super) fn may_spend(&self, cost: i8) -> May {
        let (left, allowance) = (self.left().max(0), self.allowance());
        unless(cost <= self.left(), "JR-ACT-1", Reason::TooDear { cost, left, allowance })
    }

    /// Whether this Robot may act: a proxy by Override, with an ability of the action's type (JR-OVER-1 to JR-OVER-3).
    pub(super) fn may_act_through(&self, deed: Deed, by: Option<Seat>) -> May {
        let Some(proxy) = by else { return Ok(()) };
        if proxy == self.active || proxy.index() >= usize::from(self.players) {
            return refuse("JR-OVER-1", Reason::NoProxy);
        }
        unless(self.in_effect(Card::Override), "JR-OVER-1", Reason::NeedsAbility(Card::Override))?;
        unless(self.is_lent(deed), "JR-OVER-2", Reason::BareAction(proxy))?;
        unless(self.on_board(self.places[proxy.index()]), "JR-OVER-3", Reason::ProxyAway(proxy))
    }

    /// Whether an ability of the deed's type is in effect or spent on it (JR-OVER-2).
    fn is_lent(&self, deed: Deed) -> bool {
        match deed {
            Deed::Move(_) => self.moves_lent(),
            Deed::Attack(_) => self.attacks_lent(),
            Deed::Command(..) => self.commands_lent(),
            Deed::Fly(_) | Deed::Swap(_) | Deed::Teleport(..) | Deed::Snipe(_) | Deed::HeatSeek(..) => true,
        }
    }

    /// Whether a Move may be made through a proxy (JR-OVER-2).
    pub(super) fn moves_lent(&self) -> bool {
        [Card::Juggernaut, Card::RocketBoots, Card::Swap].iter().any(|&card| self.in_effect(card))
    }

    /// Whether an Attack may be made through a proxy (JR-OVER-2).
    pub(super) fn attacks_lent(&self) -> bool {
        self.in_effect(Card::Grenadier) || self.in_effect(Card::Sniper)
    }

    /// Whether a Command may be made through a proxy (JR-OVER-2).
    pub(super) fn commands_lent(&self) -> bool {
        self.in_effect(Card::Bullhorn) || self.in_effect(Card::Follower)
    }

    /// What a Robot can do even from an undocked Pod (JR-POD-6).
    fn ignores_distance(&self, deed: Deed) -> bool {
        match deed {
            Deed::Teleport(..) | Deed::HeatSeek(..) => true,
            Deed::Command(..) => self.in_effect(Card::Bullhorn),
            Deed::Move(_) | Deed::Fly(_) | Deed::Swap(_) | Deed::Attack(_) | Deed::Snipe(_) => false,
        }
    }

    /// The seat whose Robot acts.
    pub(crate) fn actor(&self, by: Option<Seat>) -> Seat {
        by.unwrap_or(self.active)
    }

    /// Visits who can act: the own Robot, which comes without a name, and with Override every proxy on the board, if an
    /// ability of the action's type is in effect (JR-OVER-1 to JR-OVER-3, JR-COMBO-3).
    pub(super) fn each_actor(&self, lent: impl FnOnce(&Self) -> bool, mut visit: impl FnMut(Option<Seat>, Space)) {
        visit(None, self.place());
        if self.in_effect(Card::Override) && lent(self) {
            for seat in Seat::all(self.players).filter(|&seat| seat != self.active) {
                let place = self.places[seat.index()];
                if self.on_board(place) {
                    visit(Some(seat), place);
                }
            }
        }
    }

    /// Whether a Robot there can act on the board: on a dome, or in the docked Pod (JR-POD-6, JR-OVER-3).
    pub(crate) fn on_board(&self, place: Space) -> bool {
        place.is_dome() || place == Space::POD && self.board.dock.is_some()
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
}
