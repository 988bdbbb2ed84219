//! What happened, and who may know: everybody, always.

use engine::{Fact, Noun, Phrase, Seat, Viewer, phrase};
use serde::Serialize;

use crate::cards::Card;
use crate::causes;
use crate::geometry::{Cell, Spot};
use crate::position::End;
use crate::view::Figure;
use crate::words::{card_names, cell_name, cell_names, end_name, figure_name, spot_name};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the nouns of the rules; each variant says what happened")]
pub enum Event {
    /// A card became a core.
    CoreChosen { seat: Seat, card: Card },
    /// The first player was named.
    FirstNamed { seat: Seat },
    /// The Pod docked.
    Docked { seat: Seat, cell: Cell },
    /// A new turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// A Robot went somewhere in one step.
    Moved { seat: Seat, robot: Seat, to: Spot },
    /// A Robot flew.
    Flew { seat: Seat, robot: Seat, to: Spot },
    /// A Robot teleported.
    Teleported { seat: Seat, robot: Seat, to: Spot },
    /// A Robot changed places with a figure.
    Swapped { seat: Seat, robot: Seat, with: Spot, from: Spot, figure: Figure },
    /// Somebody went where a Robot came from: a figure in a Swap, a Colonist after a flight or Teleport with Swap.
    Displaced { figure: Figure, from: Spot, to: Spot },
    /// A Creep was killed.
    Killed { seat: Seat, at: Spot },
    /// A Super Creep was killed.
    SuperKilled { seat: Seat, module: u8, at: Cell },
    /// A Colonist was commanded.
    Commanded { seat: Seat, from: Spot, to: Spot },
    /// A Colonist followed.
    Followed { seat: Seat, from: Spot, to: Spot },
    /// Cards changed hands.
    Traded { seat: Seat, partner: Seat, given: Vec<Card>, taken: Vec<Card> },
    /// A partner is asked.
    TradeAsked { seat: Seat, partner: Seat, given: Vec<Card>, taken: Vec<Card> },
    /// A partner refused.
    TradeRefused { seat: Seat, partner: Seat },
    /// A card was played from the hand.
    Played { seat: Seat, card: Card },
    /// A core was used.
    CoreUsed { seat: Seat, card: Card },
    /// The allowance grew.
    Boosted { seat: Seat, allowance: i8 },
    /// The Pod launched.
    Launched { seat: Seat, saved: u8, total: u8 },
    /// The Pod touches nothing any more.
    Adrift { seat: Seat },
    /// A tile was moved.
    TileMoved { seat: Seat, tile: String, from: Cell, to: Cell },
    /// The Actions step ended.
    ActionsEnded { seat: Seat },
    /// Colonists were converted.
    Converted { at: Vec<Spot> },
    /// The die was rolled.
    Rolled { seat: Seat, die: u8 },
    /// A tile was suppressed.
    Suppressed { seat: Seat, tile: String, at: Cell },
    /// A Creep was placed.
    CreepPlaced { at: Spot },
    /// A Creep took the place of a Colonist.
    ColonistReplaced { at: Spot },
    /// A tile had no room for a Creep.
    NoRoom { tile: String, at: Cell },
    /// A tile was destroyed.
    TileDestroyed { tile: String, at: Cell, creeps: u8 },
    /// A Robot is out.
    RobotOut { seat: Seat },
    /// A Robot is back in the Pod.
    RobotBack { seat: Seat, cards: Vec<Card> },
    /// An ability was drawn.
    Drew { seat: Seat, card: Card },
    /// A Setback was drawn.
    SetbackDrawn { seat: Seat, card: Card },
    /// There was no card to draw.
    NothingDrawn { seat: Seat },
    /// Super Creeps appeared.
    SuperCreeps { at: Vec<Cell> },
    /// The discard pile became the deck.
    Reshuffled { cards: u8 },
    /// A card was discarded for the hand limit.
    Discarded { seat: Seat, card: Card, limit: u8 },
    /// The match is over.
    Ended { end: End, turns: u16, saved: u8 },
}

impl engine::Event for Event {
    /// Nothing that happens is hidden from anybody (section JR-HAND-3); only the order of the deck is unknown.
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn clauses(&self) -> &'static [&'static str] {
        causes::clauses(self)
    }

    fn points(&self) -> Vec<(&'static str, Seat, i32)> {
        match *self {
            Event::Launched { seat, saved, .. } => vec![("Colonists saved by a launch", seat, saved.into())],
            _ => Vec::new(),
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::CoreChosen { seat, card } => phrase!("event-core-chosen", seat = seat, card = card.word()),
            Event::FirstNamed { seat } => phrase!("event-first", seat = seat),
            Event::Docked { seat, cell } => phrase!("event-docked", seat = seat, at = cell_name(cell)),
            Event::TurnBegan { seat, turn } => phrase!("event-turn", seat = seat, turn = turn),
            Event::Moved { seat, robot, to } => robot_phrase(["event-moved", "event-moved-proxy"], seat, robot, to),
            Event::Flew { seat, robot, to } => robot_phrase(["event-flew", "event-flew-proxy"], seat, robot, to),
            Event::Teleported { seat, robot, to } => {
                robot_phrase(["event-teleported", "event-teleported-proxy"], seat, robot, to)
            }
            Event::Swapped { seat, robot, with, figure, .. } => {
                let phrase = robot_phrase(["event-swapped", "event-swapped-proxy"], seat, robot, with);
                phrase.with("figure", figure_name(figure))
            }
            Event::Displaced { figure, from, to } => {
                phrase!("event-displaced", figure = figure_name(figure), from = spot_name(from), to = spot_name(to))
            }
            Event::Killed { seat, at } => phrase!("event-killed", seat = seat, at = spot_name(at)),
            Event::SuperKilled { seat, module, at } => {
                phrase!("event-super-killed", seat = seat, module = module, at = cell_name(at))
            }
            Event::Commanded { seat, from, to } => {
                phrase!("event-commanded", seat = seat, from = spot_name(from), to = spot_name(to))
            }
            Event::Followed { seat, from, to } => {
                phrase!("event-followed", seat = seat, from = spot_name(from), to = spot_name(to))
            }
            Event::Traded { seat, partner, ref given, ref taken } => {
                trade_phrase("event-traded", seat, partner, given, taken)
            }
            Event::TradeAsked { seat, partner, ref given, ref taken } => {
                trade_phrase("event-trade-asked", seat, partner, given, taken)
            }
            Event::TradeRefused { seat, partner } => phrase!("event-trade-refused", seat = seat, partner = partner),
            Event::Played { seat, card } => phrase!("event-played", seat = seat, card = card.word()),
            Event::CoreUsed { seat, card } => phrase!("event-core-used", seat = seat, card = card.word()),
            Event::Boosted { seat, allowance } => phrase!("event-boosted", seat = seat, allowance = allowance),
            Event::Launched { seat, saved, total } => {
                phrase!("event-launched", seat = seat, saved = saved, total = total)
            }
            Event::Adrift { seat } => phrase!("event-adrift", seat = seat),
            Event::TileMoved { seat, from, to, .. } => {
                phrase!("event-tile-moved", seat = seat, from = cell_name(from), to = cell_name(to))
            }
            Event::ActionsEnded { seat } => phrase!("event-actions-ended", seat = seat),
            Event::Converted { ref at } => phrase!("event-converted", count = at.len(), at = spot_names(at)),
            Event::Rolled { seat, die } => phrase!("event-rolled", seat = seat, die = die),
            Event::Suppressed { seat, at, .. } => phrase!("event-suppressed", seat = seat, at = cell_name(at)),
            Event::CreepPlaced { at } => phrase!("event-creep-placed", at = spot_name(at)),
            Event::ColonistReplaced { at } => phrase!("event-colonist-replaced", at = spot_name(at)),
            Event::NoRoom { at, .. } => phrase!("event-no-room", at = cell_name(at)),
            Event::TileDestroyed { at, creeps, .. } => {
                phrase!("event-tile-destroyed", at = cell_name(at), creeps = creeps)
            }
            Event::RobotOut { seat } => phrase!("event-robot-out", seat = seat),
            Event::RobotBack { seat, ref cards } => {
                phrase!("event-robot-back", seat = seat, cards = card_names(cards))
            }
            Event::Drew { seat, card } => phrase!("event-drew", seat = seat, card = card.word()),
            Event::SetbackDrawn { seat, card } => phrase!("event-setback", seat = seat, card = card.word()),
            Event::NothingDrawn { seat } => phrase!("event-nothing-drawn", seat = seat),
            Event::SuperCreeps { ref at } => phrase!("event-super-creeps", count = at.len(), at = cell_names(at)),
            Event::Reshuffled { cards } => phrase!("event-reshuffled", cards = cards),
            Event::Discarded { seat, card, limit } => {
                phrase!("event-discarded", seat = seat, card = card.word(), limit = limit)
            }
            Event::Ended { end, turns, saved } => phrase!(end_name(end), turns = turns, saved = saved),
        }
    }
}

/// A Robot moves about; a proxy is named.
fn robot_phrase([own, proxy]: [&'static str; 2], seat: Seat, robot: Seat, to: Spot) -> Phrase {
    let key = if seat == robot { own } else { proxy };
    phrase!(key, seat = seat, robot = robot, to = spot_name(to))
}

fn trade_phrase(key: &'static str, seat: Seat, partner: Seat, given: &[Card], taken: &[Card]) -> Phrase {
    phrase!(key, seat = seat, partner = partner, given = card_names(given), taken = card_names(taken))
}

fn spot_names(list: &[Spot]) -> Fact {
    list.iter().map(|&spot| spot_name(spot)).collect()
}
