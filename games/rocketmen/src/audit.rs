//! Is everything in order? The invariants of the game, each with a sentence that names the field of the position file.

use engine::{Noun, Problem, Seat, ensure};

use crate::board::{Achievement, Destination};
use crate::card::{Card, CardSet, OWN_MISSIONS};
use crate::components::Class;
use crate::file::cards_in_play;
use crate::options::Mode;
use crate::position::{AI, Board, Phase, Rocketmen, Trade};

/// Checks every invariant of the game.
pub(crate) fn audit(game: &Rocketmen) -> Result<(), Problem> {
    game.check_cards()?;
    for seat in Seat::all(game.players) {
        game.check_board(seat).map_err(|problem| problem.at(format!("seat {seat}")))?;
    }
    game.check_tokens()?;
    game.check_goals()?;
    game.check_turn()?;
    game.check_trade()?;
    game.check_launch()?;
    game.check_ai()
}

impl Rocketmen {
    /// Every card in play is in exactly one place, every player has their own twelve Mission cards.
    fn check_cards(&self) -> Result<(), Problem> {
        let stock = match self.mode {
            Mode::Solo => &self.components.solo_stock,
            _ => self.components.stock(self.players),
        };
        let mut seen = CardSet::default();
        let mut add = |cards: CardSet, place: &str| {
            let twice = seen.and(cards).first();
            ensure!(
                twice.is_none(),
                "{place}: a card `{}` is in two places",
                twice.map_or("", |card| self.components.kind(card).id())
            );
            seen = seen.or(cards);
            Ok(())
        };
        for seat in Seat::all(self.players) {
            self.check_zones(seat)?;
            add(self.owned(seat).without(OWN_MISSIONS), "`seats`")?;
        }
        add(self.display.iter().flatten().copied().collect(), "`display`")?;
        ensure!(
            self.display.iter().flatten().count() == self.display.iter().flatten().copied().collect::<CardSet>().len(),
            "`display` shows a card twice"
        );
        add(self.top, "`supply_top`")?;
        add(self.bottom, "`supply_bottom`")?;
        add(self.engines, "`engines`")?;
        add(self.ai.area, "`ai`")?;
        let wanted = cards_in_play(self.mode, stock);
        ensure!(seen == wanted, "the cards of the match are not all there, or there are too many");
        let engines = self.engines.into_iter().all(|card| self.class(card) == Class::Engine);
        ensure!(engines, "`engines` holds a card that is no Engine");
        let offered = self.display.iter().flatten().copied().chain(self.top).chain(self.bottom);
        for card in offered {
            let kind = self.components.kind(card);
            let fits = matches!(self.class(card), Class::Asset | Class::Threat);
            ensure!(fits, "`{kind}` cannot be on the display or in the supply deck");
        }
        ensure!(self.display[self.slots()..].iter().all(Option::is_none), "`display` has too many slots");
        Ok(())
    }

    /// Each card of a player lies in one zone, and the twelve own Mission cards are there.
    fn check_zones(&self, seat: Seat) -> Result<(), Problem> {
        let board = &self.boards[seat.index()];
        let area = if seat == self.active { self.area } else { CardSet::default() };
        let plan = board.plan.map_or(CardSet::default(), CardSet::only);
        let zones = [board.hq, board.hand, board.pad, board.warehouse, board.junkyard, board.on_depot(), plan, area];
        let count: usize = zones.iter().map(|zone| zone.len()).sum();
        let owned = self.owned(seat);
        ensure!(count == owned.len(), "seat {seat}: a card is in two places");
        ensure!(owned.and(OWN_MISSIONS) == OWN_MISSIONS, "seat {seat}: the twelve Mission cards are not all there");
        Ok(())
    }

    fn class(&self, card: Card) -> Class {
        self.components.print(self.components.kind(card)).class
    }

    fn check_board(&self, seat: Seat) -> Result<(), Problem> {
        let board = &self.boards[seat.index()];
        ensure!(board.known.without(board.hand).is_empty(), "`known` names a card that is not in Hand");
        if board.hq.is_empty() {
            ensure!(board.known == board.hand, "`known` must be the whole Hand while HQ is empty: all else is public");
        }
        if let Some(plan) = board.plan {
            ensure!(matches!(self.class(plan), Class::Mission(..)), "`plan` must be a Mission card (RM-PLACE-5)");
        }
        self.check_pad(board)?;
        let missions = board.missions();
        ensure!(
            missions <= self.missions_allowed(),
            "`tokens`: a player has at most {} missions",
            self.missions_allowed()
        );
        let achievements: u32 = board.achievements.iter().map(|&count| u32::from(count)).sum();
        ensure!(
            achievements == missions,
            "`achievements` are {achievements}, but there are {missions} missions (RM-OUT-4)"
        );
        let flown = board.junkyard.and(OWN_MISSIONS).len();
        ensure!(flown >= missions as usize, "`junkyard`: the cards of {missions} missions must lie there (RM-OUT-4)");
        ensure!(
            board.used[0] <= board.has(Achievement::Cash) && board.used[1] <= board.has(Achievement::Science),
            "more tokens are face down than there are"
        );
        self.check_track(seat)
    }

    fn check_pad(&self, board: &Board) -> Result<(), Problem> {
        for card in board.pad {
            let face = self.face(card);
            ensure!(self.print(card).items.mountable(), "`pad`: {face} has no item for a rocket (RM-PLACE-7)");
            let alike = board.pad.filter(|&other| self.face(other).kind == face.kind).count();
            let asset = self.print(card).class == Class::Asset;
            ensure!(!asset || alike == 1, "`pad`: {face} is there twice (RM-PLACE-8)");
            ensure!(
                board.plan.is_some() || self.is_permanent(card),
                "`pad`: {face} needs a planned mission (RM-PLACE-6)"
            );
        }
        let depot = board.pad.into_iter().find_map(|card| match self.print(card).effect {
            crate::effect::Effect::Depot(room) => Some(room),
            _ => None,
        });
        ensure!(
            board.depot.len() <= usize::from(depot.unwrap_or(0)),
            "`depot`: {} cards need a Depot on the Launch Pad with room for them (RM-CARD-15)",
            board.depot.len()
        );
        Ok(())
    }

    /// The victory track is the sum of the missions' VP; in solitaire with Threats.
    fn check_track(&self, seat: Seat) -> Result<(), Problem> {
        let threats = if self.mode == Mode::Solo { self.threats_of(seat) * self.components.threat_vp } else { 0 };
        let wanted = self.mission_vp(seat.index()) + threats;
        let vp = self.boards[seat.index()].vp;
        ensure!(vp == wanted, "`vp` is {vp}, but missions and what else counts at once give {wanted}");
        Ok(())
    }

    fn mission_vp(&self, board: usize) -> u8 {
        let tokens = self.boards[board].tokens;
        let places = self.components.locations.iter().enumerate().filter(|(number, _)| tokens >> number & 1 == 1);
        let bonus = |hotel: bool| match hotel && self.plays_with(crate::options::Variant::TouristBoom) {
            true => self.components.variants[crate::options::Variant::TouristBoom as usize],
            false => 0,
        };
        places
            .map(|(number, place)| {
                let first = self.first_at[number] == Some(board as u8);
                let vp = if first { place.vp_first } else { place.vp_other };
                vp + bonus(place.mission_type == crate::board::MissionType::SpaceHotel)
            })
            .sum()
    }

    /// First spaces and the Moon and Mars tokens follow from the mission tokens.
    fn check_tokens(&self) -> Result<(), Problem> {
        for (number, place) in self.components.locations.iter().enumerate() {
            let any = self.all_tokens() >> number & 1 == 1;
            let first = self.first_at[number];
            let held = first.is_some_and(|board| self.boards[usize::from(board)].tokens >> number & 1 == 1);
            ensure!(
                any == first.is_some() && any == held,
                "`first_at`: the first space of {} must be held exactly if somebody has been there (RM-BOARD-4)",
                place.id()
            );
        }
        for (number, destination) in [Destination::Moon, Destination::Mars].into_iter().enumerate() {
            let been = self.all_tokens() & self.components.locations_of[destination as usize] != 0;
            let wanted = been && self.mode == Mode::Standard;
            let holder = self.honours[number];
            ensure!(
                holder.is_some() == wanted,
                "the {destination} token must be held exactly if somebody has been there, in the standard mode (RM-OUT-5)"
            );
            if let Some(seat) = holder {
                let there = self.missions_at(seat.index(), destination) > 0;
                ensure!(there, "the {destination} token is with a player who has not been there (RM-OUT-5)");
            }
        }
        Ok(())
    }

    fn check_goals(&self) -> Result<(), Problem> {
        let wanted = match self.mode {
            Mode::Standard => 2,
            Mode::Solo => 1,
            Mode::BattleForEarth => 0,
        };
        let mut seen = 0u16;
        for seat in Seat::all(self.players) {
            let goals = self.boards[seat.index()].goals.into_iter().flatten();
            let mut count = 0;
            for goal in goals {
                let fits = self.mode != Mode::Solo || self.components.goals[goal as usize].solo;
                ensure!(fits, "`goals`: {goal} is not used in solitaire (RM-SOLO-3)");
                ensure!(seen >> goal as usize & 1 == 0, "`goals`: {goal} is there twice");
                seen |= 1 << goal as usize;
                count += 1;
            }
            ensure!(count == wanted, "`goals` of seat {seat}: there must be {wanted} in this mode, not {count}");
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Problem> {
        ensure!(self.round >= 1, "`round` counts from 1");
        ensure!(self.mode != Mode::Solo || self.variants == 0, "`variants` are not used in solitaire (RM-SOLO-2)");
        ensure!(matches!(self.variants.count_ones(), 0 | 2), "`variants` must be two cards or none (RM-SETUP-10)");
        ensure!(
            usize::from(self.stored) <= self.board().depot.len(),
            "`stored` is {}, but {} cards lie on the Depot",
            self.stored,
            self.board().depot.len()
        );
        let pending = self.pending.into_iter().all(|card| self.fires_when_paying(card));
        ensure!(pending, "`pending` names a card without such an effect (RM-WTP-1)");
        let done = matches!(self.phase, Phase::Trim | Phase::Over) || self.phase.is_launch();
        ensure!(!done || self.pending.is_empty(), "`pending` effects end with a launch or the turn (RM-WTP-3)");
        for seat in Seat::all(self.players).filter(|&seat| seat != self.active) {
            ensure!(
                self.boards[seat.index()].used == [0; 2],
                "seat {seat}: tokens are face up between turns (RM-ENDT-6)"
            );
        }
        let hand = self.board().hand.len();
        ensure!(
            self.phase != Phase::Trim || hand > self.hand_size(),
            "the phase `trim` needs more cards in Hand than the hand size (RM-ENDT-2)"
        );
        let asks = match self.phase {
            Phase::Trash => hand > 0,
            Phase::Fetch => !self.board().warehouse.is_empty(),
            Phase::FreePlace => self.can_place_any(),
            Phase::Destination => Destination::all().any(|destination| self.may_reach(destination).is_ok()),
            _ => true,
        };
        ensure!(asks, "the phase `{}` asks for something, and there is nothing to choose from", self.phase.id());
        let tokens = self.phase.is_launch() && self.board().missions() >= self.missions_allowed();
        ensure!(!tokens, "`launch`: no mission token is left for it (RM-LAUNCH-1)");
        let counted = matches!(self.phase, Phase::Trash | Phase::Cycle);
        ensure!(
            counted == (self.cycled > 0),
            "`cycled` belongs to the phases `trash` and `cycle`, and is more than 0 there"
        );
        let of_area = self.spent.or(self.bought).without(self.area).is_empty();
        ensure!(of_area, "`spent` and `bought` cards lie in the Playing Area");
        let after = matches!(self.phase, Phase::Trim | Phase::Over);
        ensure!(!after || self.area.is_empty(), "`area` is empty once the turn has ended (RM-ENDT-1)");
        Ok(())
    }

    /// An open basket can be paid (RM-PAY-9).
    fn check_trade(&self) -> Result<(), Problem> {
        let basket = &self.basket;
        if !self.phase.is_trade() {
            ensure!(
                basket.len() == 0 && basket.paid.is_empty(),
                "`basket` belongs to the phases `basket` and `paying`"
            );
            return Ok(());
        }
        ensure!(basket.len() > 0, "`basket` is empty");
        let committed = !basket.paid.is_empty() || basket.cash + basket.science > 0;
        ensure!(
            self.phase == Phase::Paying || !committed,
            "`basket`: `paid`, `cash` and `science` come after it was closed"
        );
        self.check_placed()?;
        let board = self.board();
        let from_hand = basket.placed().or(basket.paid);
        ensure!(from_hand.without(board.hand).is_empty(), "`basket` holds a card that is not in Hand");
        ensure!(
            basket.cash <= board.cash_left() && basket.science <= board.science_left(),
            "`basket` has more tokens than are face up"
        );
        let filled = (0..self.display.len()).all(|slot| basket.slots >> slot & 1 == 0 || self.display[slot].is_some());
        ensure!(filled, "`basket` names an empty slot");
        if let Some(engine) = basket.engine {
            let pile = self.pile(engine);
            ensure!(!pile.is_empty() && !self.engine_bought, "`basket`: the Engine {engine} cannot be bought");
        }
        let (buys, places) = (basket.slots != 0 || basket.engine.is_some(), !basket.placed().is_empty());
        let pure = if basket.trade == Trade::Buy { !places } else { !buys };
        ensure!(pure, "`basket` mixes buying and placing (RM-TURN-6)");
        ensure!(self.purse().cover(&self.price()), "`basket` cannot be paid (RM-PAY-9)");
        if basket.elsewhere {
            let others = self.purse().money - self.own_money();
            ensure!(
                self.phase == Phase::Paying && self.own_money() > 0 && others >= self.price().money,
                "`basket`: its own money can be left unused only where something else pays it all (RM-PLACE-2)"
            );
        }
        let open = self.phase == Phase::Basket || !self.given().cover(&self.price());
        ensure!(open, "`basket` is paid and should have completed (RM-PAY-7)");
        Ok(())
    }

    /// What is to be placed may lie there (RM-PLACE-5 to RM-PLACE-8).
    fn check_placed(&self) -> Result<(), Problem> {
        let (board, basket) = (self.board(), &self.basket);
        if let Some(plan) = basket.plan {
            let fits = matches!(self.print(plan).class, Class::Mission(..)) && board.plan.is_none();
            ensure!(fits, "`basket`: the Mission Plan takes one Mission card, while empty (RM-PLACE-5)");
        }
        for card in basket.pad {
            let face = self.face(card);
            ensure!(board.plan.or(basket.plan).is_some(), "`basket`: {face} needs a planned mission (RM-PLACE-6)");
            ensure!(self.print(card).items.mountable(), "`basket`: {face} has no item for a rocket (RM-PLACE-7)");
            let others = board.pad.or(basket.pad).filter(|&other| self.face(other).kind == face.kind).count();
            let asset = self.print(card).class == Class::Asset;
            ensure!(!asset || others == 1, "`basket`: {face} would be on the pad twice (RM-PLACE-8)");
        }
        Ok(())
    }

    fn check_launch(&self) -> Result<(), Problem> {
        let launch = &self.launch;
        if !self.phase.is_launch() || self.phase == Phase::Destination {
            ensure!(launch.rocket == 0 && launch.drawn.is_empty(), "`launch` belongs to a launch");
            return Ok(());
        }
        ensure!(self.board().plan.is_some(), "`launch` needs a planned mission (RM-LAUNCH-1)");
        let place = &self.components.locations[usize::from(launch.location)];
        let only_earth = self.mode == Mode::BattleForEarth && place.destination != Destination::Earth;
        let planned = self.board().plan.is_some_and(
            |card| matches!(self.class(card), Class::Mission(mission_type, _) if mission_type == place.mission_type),
        );
        ensure!(
            planned && !only_earth,
            "`launch`: the planned mission cannot be flown to {} (RM-LAUNCH-3)",
            place.id()
        );
        let been = self.board().has_token(launch.location);
        ensure!(!been, "`launch`: there is a token at {} already (RM-LAUNCH-3)", place.id());
        let most = self.components.flights[place.destination as usize].draws + 4;
        ensure!(launch.allowed <= most, "`launch`: at most {most} cards are ever `allowed` on this flight");
        let draws = launch.drawn.len();
        ensure!(draws <= usize::from(launch.allowed), "`launch`: {draws} cards are drawn of {}", launch.allowed);
        ensure!(launch.rocket < self.target(), "`launch` has reached its target and should have ended (RM-LAUNCH-10)");
        let shown = match self.phase {
            Phase::React => 1,
            Phase::ChooseFirst => 3,
            _ => 0,
        };
        ensure!(launch.shown.len() == shown, "`launch`: {shown} cards are revealed and open in this phase");
        let more = draws < usize::from(launch.allowed);
        let fits = match self.phase {
            Phase::LastChance | Phase::AfterFail => !more,
            Phase::Jettison => launch.due > 0 && !self.board().pad.is_empty(),
            _ => more,
        };
        ensure!(fits, "`launch`: the cards drawn do not fit the phase");
        Ok(())
    }

    fn check_ai(&self) -> Result<(), Problem> {
        if self.mode != Mode::Solo {
            return Ok(());
        }
        let threats = self.ai.area.and(self.components.threats).len() as u8;
        let wanted = self.mission_vp(AI) + threats * self.components.threat_vp;
        ensure!(self.boards[AI].vp == wanted, "`ai`: its `vp` must be {wanted}, not {}", self.boards[AI].vp);
        ensure!(self.boards[AI].missions() <= u32::from(self.components.tokens), "`ai` has at most six missions");
        if let Some(mission) = self.ai.mission {
            let place = self.components.locations[usize::from(mission.location)];
            let named = self.components.solo_cards[usize::from(mission.left)].rows[self.difficulty as usize].0;
            ensure!(
                place.destination == named && place.mission_type as usize == usize::from(mission.right),
                "`ai`: its cards do not name {}",
                place.id()
            );
            ensure!(
                self.ai.deck & (1 << mission.left | 1 << mission.right) == 0,
                "`ai`: its active cards are still in its deck"
            );
            let target = self.components.flights[place.destination as usize].target;
            ensure!(mission.rocket < target, "`ai` has reached its target and should have landed (RM-SOLO-9)");
        }
        Ok(())
    }
}
