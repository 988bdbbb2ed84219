//! Why an action is refused: by whose turn it is, and by the decision that is due.

use engine::{Phrase, Refusal, Seat, phrase};

use crate::action::{Action, Deed};
use crate::cards::Card;
use crate::geometry::{Cell, Site, Spot};
use crate::position::{Docking, Follow, JupiterRescue, Phase};
use crate::space::{Space, Tile};
use crate::words::{card_name, cell_name, spot_name};

pub(super) fn refuse(clause: &'static str, reason: Phrase) -> Refusal {
    Refusal::new(clause, reason)
}

impl JupiterRescue {
    /// The reason against an action that is not listed.
    pub(super) fn explain(&self, seat: Seat, action: &Action) -> Refusal {
        if self.is_over() {
            return refuse("JR-END-5", phrase!("refuse-over"));
        }
        if !self.deciders().contains(seat) {
            return self.not_theirs(action);
        }
        match (self.phase, *action) {
            (Phase::Actions, _) => self.against_menu(action),
            (Phase::Dock(_), Action::Dock(cell)) => self.against_dock(cell),
            (Phase::Grenade(first), Action::Grenade(Some(spot))) => self.against_grenade(first, spot),
            (Phase::Follow(follow), Action::Follow(from)) => self.against_follow(follow, from),
            (Phase::Trade(partner), _) => self.against_exchange(partner, action),
            (Phase::LiftTile, Action::Lift(cell)) => self.against_lift(cell),
            (Phase::SetTile(tile), Action::Set(cell)) => self.against_set(tile, cell),
            (Phase::Suppress, Action::Suppress(cell)) => self.against_suppress(cell),
            (Phase::Place(tile), Action::Place(spot)) => self.against_place(tile, spot),
            (Phase::Rolled, Action::Play(card) | Action::Core(card)) => self.against_answer(card, "JR-INV-2"),
            (Phase::Setback, Action::Play(card) | Action::Core(card)) => self.against_answer(card, "JR-DRAW-2"),
            (Phase::Discard, Action::Play(card)) => {
                refuse("JR-DRAW-1", phrase!("refuse-after-draw", card = card_name(card)))
            }
            (Phase::Discard, Action::Discard(card)) => self.against_discard(card),
            (Phase::ChooseCore(seat), Action::Install(card)) => {
                refuse("JR-SET-8", phrase!("refuse-not-in-hand", card = card_name(card), seat = seat))
            }
            (Phase::InstallCore(_), Action::Install(card)) => {
                refuse("JR-DATA-1", phrase!("refuse-not-in-hand", card = card_name(card), seat = seat))
            }
            (Phase::ReplaceCore, Action::Replace(card)) => {
                refuse("JR-SOLO-3", phrase!("refuse-not-a-core", card = card_name(card)))
            }
            (Phase::ChooseFirst, Action::First(seat)) => refuse("JR-GRP-1", phrase!("refuse-no-seat", seat = seat)),
            _ => self.first_things_first(),
        }
    }

    /// Somebody else decides.
    fn not_theirs(&self, action: &Action) -> Refusal {
        let seat = self.deciders().first().unwrap_or(self.active);
        match action {
            Action::First(_) | Action::Dock(_) => refuse("JR-GRP-1", phrase!("refuse-their-choice", seat = seat)),
            Action::Place(_) => refuse("JR-GRP-3", phrase!("refuse-their-choice", seat = seat)),
            Action::Accept | Action::Refuse => refuse("JR-TRADE-6", phrase!("refuse-their-choice", seat = seat)),
            Action::Play(_) | Action::Core(_) => refuse("JR-TURN-3", phrase!("refuse-their-cards", seat = seat)),
            Action::Do(Deed::Teleport(..) | Deed::HeatSeek(..) | Deed::Snipe(_) | Deed::Fly(_) | Deed::Swap(_), _) => {
                refuse("JR-TURN-3", phrase!("refuse-their-cards", seat = seat))
            }
            Action::Install(_) => refuse("JR-SET-8", phrase!("refuse-their-choice", seat = seat)),
            _ => refuse("JR-TURN-2", phrase!("refuse-not-your-turn", seat = seat)),
        }
    }

    /// Another decision is due (JR-ACT-5 and its likes).
    fn first_things_first(&self) -> Refusal {
        let (clause, key) = match self.phase {
            Phase::ChooseCore(_) => ("JR-SET-8", "refuse-choose-core-first"),
            Phase::ChooseFirst => ("JR-SET-10", "refuse-choose-first-first"),
            Phase::Dock(Docking::First) => ("JR-SET-10", "refuse-dock-first"),
            Phase::Dock(Docking::Return) => ("JR-POD-7", "refuse-dock-first"),
            Phase::Dock(Docking::Pilot) => ("JR-PILOT-2", "refuse-dock-first"),
            Phase::Grenade(_) => ("JR-ACT-5", "refuse-grenade-first"),
            Phase::Follow(_) => ("JR-ACT-5", "refuse-follow-first"),
            Phase::Trade(_) => ("JR-ACT-5", "refuse-trade-first"),
            Phase::Ask(_) => ("JR-TRADE-6", "refuse-answer-first"),
            Phase::LiftTile | Phase::SetTile(_) => ("JR-ACT-5", "refuse-module-first"),
            Phase::ReplaceCore | Phase::InstallCore(_) => ("JR-ACT-5", "refuse-core-first"),
            Phase::Rolled => ("JR-INV-2", "refuse-roll-first"),
            Phase::Suppress => ("JR-SUPP-1", "refuse-suppress-first"),
            Phase::Place(_) => ("JR-PLACE-1", "refuse-place-first"),
            Phase::Setback => ("JR-DRAW-2", "refuse-setback-first"),
            Phase::Discard => ("JR-DRAW-3", "refuse-discard-first"),
            Phase::Actions | Phase::Over(_) => ("JR-TURN-1", "refuse-not-now"),
        };
        refuse(clause, phrase!(key))
    }

    /// The menu of the Actions step.
    fn against_menu(&self, action: &Action) -> Refusal {
        if let Some(passage) = self.passage {
            return self.against_passage(passage, action);
        }
        match *action {
            Action::Do(deed, by) => self.against_deed(deed, by),
            Action::Trade(partner) => self.against_trade(partner),
            Action::Play(card) => self.against_play(card),
            Action::Core(card) => self.against_core(card),
            Action::Give(_) | Action::Take(_) | Action::Finish => refuse("JR-TRADE-1", phrase!("refuse-no-trade")),
            Action::Grenade(_) if self.in_effect(Card::Grenadier) => refuse("JR-COMBO-2", phrase!("refuse-no-grenade")),
            Action::Grenade(_) => refuse("JR-GREN-1", phrase!("refuse-no-grenade")),
            Action::Follow(_) => refuse("JR-FOLL-1", phrase!("refuse-no-follow")),
            Action::Suppress(_) | Action::GoOn => refuse("JR-CARD-5", phrase!("refuse-after-roll")),
            Action::Lift(_) | Action::Set(_) => refuse("JR-MOD-1", phrase!("refuse-play-module-first")),
            Action::Install(_) | Action::Replace(_) => refuse("JR-CARD-10", phrase!("refuse-play-data-first")),
            Action::Discard(_) => refuse("JR-HAND-2", phrase!("refuse-discard-later")),
            Action::Dock(_) => refuse("JR-POD-7", phrase!("refuse-dock-later")),
            _ => refuse("JR-TURN-1", phrase!("refuse-not-now")),
        }
    }

    // ------------------------------------------------------------------ decisions outside the menu

    fn against_dock(&self, cell: Cell) -> Refusal {
        let key = if self.board.tile_at(cell).is_some() { "refuse-dock-on-tile" } else { "refuse-dock-nowhere" };
        refuse("JR-POD-8", phrase!(key, at = cell_name(cell)))
    }

    fn against_grenade(&self, first: Space, spot: Spot) -> Refusal {
        let target = self.board.site_at(spot);
        match target {
            Some(space) if self.board.has_super(space) => {
                refuse("JR-SUPER-5", phrase!("refuse-super-apart", at = spot_name(spot)))
            }
            Some(space) if self.board.has_creep(space) => refuse(
                "JR-GREN-1",
                phrase!("refuse-not-adjacent", at = spot_name(spot), from = spot_name(self.board.spot(first))),
            ),
            _ => refuse("JR-GREN-1", phrase!("refuse-no-creep", at = spot_name(spot))),
        }
    }

    fn against_follow(&self, follow: Follow, from: Option<Spot>) -> Refusal {
        let Some(spot) = from else { return refuse("JR-POLITE-3", phrase!("refuse-must-follow")) };
        let vacated = spot_name(self.board.spot(follow.vacated));
        match self.board.site_at(spot) {
            Some(space) if space == follow.to && self.passage.is_none() => {
                refuse("JR-FOLL-1", phrase!("refuse-another-colonist"))
            }
            Some(space) if self.board.has_colonist(space) || space == Space::POD && self.aboard > 0 => {
                if !self.board.adjacent(space, follow.vacated) {
                    return refuse("JR-FOLL-1", phrase!("refuse-not-adjacent", at = spot_name(spot), from = vacated));
                }
                if !self.reach(self.places[follow.actor.index()]).has(space.tile()) {
                    return refuse("JR-FOLL-2", phrase!("refuse-out-of-range", at = spot_name(spot)));
                }
                refuse("JR-POLITE-4", phrase!("refuse-follow-blocks"))
            }
            _ => refuse("JR-FOLL-1", phrase!("refuse-no-colonist", at = spot_name(spot))),
        }
    }

    fn against_lift(&self, cell: Cell) -> Refusal {
        let at = cell_name(cell);
        match self.board.tile_at(cell) {
            None => refuse("JR-MOD-1", phrase!("refuse-no-tile", at = at)),
            Some(tile) if !self.is_loose(tile) => refuse("JR-MOD-1", phrase!("refuse-not-loose", at = at)),
            Some(_) => refuse("JR-MOD-3", phrase!("refuse-strands-pod", at = at)),
        }
    }

    fn against_set(&self, tile: Tile, cell: Cell) -> Refusal {
        let at = cell_name(cell);
        if self.board.tile_at(cell).is_some() || self.board.dock == Some(cell) {
            return refuse("JR-MOD-1", phrase!("refuse-cell-taken", at = at));
        }
        if self.free_cells(Some(tile)).contains(&cell) {
            return refuse("JR-MOD-3", phrase!("refuse-strands-pod", at = at));
        }
        refuse("JR-MOD-1", phrase!("refuse-touches-nothing", at = at))
    }

    fn against_suppress(&self, cell: Cell) -> Refusal {
        match self.board.tile_at(cell) {
            None => refuse("JR-SUPP-1", phrase!("refuse-no-tile", at = cell_name(cell))),
            Some(_) => refuse("JR-CARD-9", phrase!("refuse-suppressed", at = cell_name(cell))),
        }
    }

    fn against_place(&self, tile: Tile, spot: Spot) -> Refusal {
        let at = spot_name(spot);
        let Some(space) = self.board.site_at(spot).filter(|space| space.tile() == tile) else {
            let cell = cell_name(self.board.cells[tile.index()]);
            return refuse("JR-INV-6", phrase!("refuse-other-tile-first", at = cell));
        };
        if !self.board.is_space(space) {
            return refuse("JR-GEO-5", phrase!("refuse-plant", at = at));
        }
        let bit = space.site().bit();
        if self.board.open(tile) & bit != 0 {
            return refuse("JR-PLACE-1", phrase!("refuse-edge-first", at = at));
        }
        if self.board.colonists[tile.index()] & bit != 0 {
            return refuse("JR-PLACE-2", phrase!("refuse-open-first", at = at));
        }
        refuse("JR-GEO-13", phrase!("refuse-occupied", at = at))
    }

    /// A card after the roll or against a Setback.
    fn against_answer(&self, card: Card, clause: &'static str) -> Refusal {
        let answers = card == Card::Suppressant || card == Card::PhaseShift && self.phase == Phase::Rolled;
        if !answers {
            return refuse("JR-CARD-5", phrase!("refuse-no-answer", card = card_name(card)));
        }
        if self.cores[self.active.index()].contains(&Some(card)) && !self.has_ready_core(card) {
            return refuse("JR-CARD-6", phrase!("refuse-core-used", card = card_name(card)));
        }
        if card == Card::Suppressant && !self.something_to_suppress() {
            return refuse("JR-CARD-9", phrase!("refuse-all-suppressed"));
        }
        refuse(clause, phrase!("refuse-not-in-hand", card = card_name(card), seat = self.active))
    }

    fn against_discard(&self, card: Card) -> Refusal {
        if self.cores[self.active.index()].contains(&Some(card)) {
            return refuse("JR-CARD-10", phrase!("refuse-core-stays", card = card_name(card)));
        }
        refuse("JR-DRAW-3", phrase!("refuse-not-in-hand", card = card_name(card), seat = self.active))
    }

    /// Whether bridges lead from one space to the other, whoever stands in the way; the Pod counts while it is docked.
    pub(super) fn same_part(&self, one: Space, other: Space) -> bool {
        let mut seen = [0u8; crate::geometry::TILES + 1];
        let mut stack = vec![one];
        while let Some(at) = stack.pop() {
            if at == other {
                return true;
            }
            self.board.each_near(at, |near| {
                let site = if near == Space::POD { Site::CENTRE } else { near.site() };
                let mask = &mut seen[near.tile().index()];
                if *mask & site.bit() == 0 {
                    *mask |= site.bit();
                    stack.push(near);
                }
            });
        }
        false
    }
}
