//! What can be chosen, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::{Fact, Noun, Problem, Seat};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::cards::Card;
use crate::geometry::{Cell, Spot};

/// Which cards a Teleport or a Heat Seeker is paid with; two together cost less (JR-HEAT-2, JR-TELE-2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Source::unknown)]
pub enum Source {
    /// One card from the hand.
    Card,
    /// The core.
    Core,
    /// The core and a card.
    #[strum(serialize = "core+card")]
    CoreAndCard,
    /// Two cards.
    Cards,
    /// Both cores, in solo.
    Cores,
}

impl Source {
    /// How many cards from the hand and how many cores.
    pub(crate) const fn parts(self) -> (u8, u8) {
        match self {
            Source::Card => (1, 0),
            Source::Core => (0, 1),
            Source::CoreAndCard => (1, 1),
            Source::Cards => (2, 0),
            Source::Cores => (0, 2),
        }
    }
}

impl Noun for Source {
    const WORDS: &'static str = "source";

    fn word(self) -> Fact {
        match self {
            Source::CoreAndCard => Fact::Word("source-core-and-card"),
            _ => Fact::Name(Self::WORDS, self.id()),
        }
    }
}

/// Something a Robot does: the own one, or a proxy by Override (JR-OVER-1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Go one space (JR-MOVE-1).
    Move(Spot),
    /// Fly along a straight line (JR-BOOTS-1).
    Fly(Spot),
    /// Change places with an adjacent figure (JR-SWAP-1).
    Swap(Spot),
    /// Go anywhere (JR-TELE-1).
    Teleport(Source, Spot),
    /// Kill a Creep on the tile, with a Sniper core also on adjacent ones (JR-ATT-1).
    Attack(Spot),
    /// Spend a Sniper card (JR-SNIPE-1).
    Snipe(Spot),
    /// Kill a Creep anywhere (JR-HEAT-1).
    HeatSeek(Source, Spot),
    /// Move a Colonist one space (JR-CMD-1).
    Command(Spot, Spot),
}

/// One small choice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Make a card the core.
    Install(Card),
    /// Name the first player.
    First(Seat),
    /// Dock the Pod in a cell.
    Dock(Cell),
    /// A Robot acts; the seat names a proxy.
    Do(Deed, Option<Seat>),
    /// Kill a second Creep with Grenadier, or none.
    Grenade(Option<Spot>),
    /// Let a second Colonist follow, or none.
    Follow(Option<Spot>),
    /// Open a trade.
    Trade(Seat),
    /// Give a card.
    Give(Card),
    /// Take a card.
    Take(Card),
    /// Close the trade.
    Finish,
    /// Agree to a trade.
    Accept,
    /// Refuse a trade.
    Refuse,
    /// Play a card from the hand.
    Play(Card),
    /// Use the core.
    Core(Card),
    /// Module Control: the tile.
    Lift(Cell),
    /// Module Control: its new cell.
    Set(Cell),
    /// Data Core in solo: the core that goes.
    Replace(Card),
    /// Suppressant: the tile.
    Suppress(Cell),
    /// Put a Creep on a dome.
    Place(Spot),
    /// Use nothing (more) after the roll or against a Setback.
    GoOn,
    /// Discard a card.
    Discard(Card),
    /// End the Actions step.
    EndActions,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Move(to) => write!(f, "move to {to}"),
            Deed::Fly(to) => write!(f, "fly to {to}"),
            Deed::Swap(with) => write!(f, "swap with {with}"),
            Deed::Teleport(source, to) => write!(f, "teleport {source} to {to}"),
            Deed::Attack(target) => write!(f, "attack {target}"),
            Deed::Snipe(target) => write!(f, "snipe {target}"),
            Deed::HeatSeek(source, target) => write!(f, "heat-seek {source} {target}"),
            Deed::Command(from, to) => write!(f, "command {from} to {to}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Install(card) => write!(f, "install {card}"),
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Dock(cell) => write!(f, "dock {cell}"),
            Action::Do(deed, None) => write!(f, "{deed}"),
            Action::Do(deed, Some(proxy)) => write!(f, "{deed} by {proxy}"),
            Action::Grenade(Some(target)) => write!(f, "grenade {target}"),
            Action::Grenade(None) => f.write_str("grenade none"),
            Action::Follow(Some(from)) => write!(f, "follow {from}"),
            Action::Follow(None) => f.write_str("follow none"),
            Action::Trade(seat) => write!(f, "trade {seat}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Finish => f.write_str("finish"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Core(card) => write!(f, "core {card}"),
            Action::Lift(cell) => write!(f, "lift {cell}"),
            Action::Set(cell) => write!(f, "set {cell}"),
            Action::Replace(card) => write!(f, "replace {card}"),
            Action::Suppress(cell) => write!(f, "suppress {cell}"),
            Action::Place(spot) => write!(f, "place {spot}"),
            Action::GoOn => f.write_str("go on"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::EndActions => f.write_str("end actions"),
        }
    }
}

impl FromStr for Action {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        let words: Vec<&str> = code.split_whitespace().collect();
        match words[..] {
            ["install", card] => Ok(Action::Install(card.parse()?)),
            ["first", seat] => Ok(Action::First(seat_of(seat)?)),
            ["dock", cell] => Ok(Action::Dock(cell.parse()?)),
            ["grenade", "none"] => Ok(Action::Grenade(None)),
            ["grenade", target] => Ok(Action::Grenade(Some(target.parse()?))),
            ["follow", "none"] => Ok(Action::Follow(None)),
            ["follow", from] => Ok(Action::Follow(Some(from.parse()?))),
            ["trade", seat] => Ok(Action::Trade(seat_of(seat)?)),
            ["give", card] => Ok(Action::Give(card.parse()?)),
            ["take", card] => Ok(Action::Take(card.parse()?)),
            ["finish"] => Ok(Action::Finish),
            ["accept"] => Ok(Action::Accept),
            ["refuse"] => Ok(Action::Refuse),
            ["play", card] => Ok(Action::Play(card.parse()?)),
            ["core", card] => Ok(Action::Core(card.parse()?)),
            ["lift", cell] => Ok(Action::Lift(cell.parse()?)),
            ["set", cell] => Ok(Action::Set(cell.parse()?)),
            ["replace", card] => Ok(Action::Replace(card.parse()?)),
            ["suppress", cell] => Ok(Action::Suppress(cell.parse()?)),
            ["place", spot] => Ok(Action::Place(spot.parse()?)),
            ["go", "on"] => Ok(Action::GoOn),
            ["discard", card] => Ok(Action::Discard(card.parse()?)),
            ["end", "actions"] => Ok(Action::EndActions),
            [ref deed @ .., "by", proxy] => Ok(Action::Do(deed_of(code, deed)?, Some(seat_of(proxy)?))),
            ref deed => Ok(Action::Do(deed_of(code, deed)?, None)),
        }
    }
}

fn deed_of(code: &str, words: &[&str]) -> Result<Deed, Problem> {
    match *words {
        ["move", "to", to] => Ok(Deed::Move(to.parse()?)),
        ["fly", "to", to] => Ok(Deed::Fly(to.parse()?)),
        ["swap", "with", with] => Ok(Deed::Swap(with.parse()?)),
        ["teleport", source, "to", to] => Ok(Deed::Teleport(source.parse()?, to.parse()?)),
        ["attack", target] => Ok(Deed::Attack(target.parse()?)),
        ["snipe", target] => Ok(Deed::Snipe(target.parse()?)),
        ["heat-seek", source, target] => Ok(Deed::HeatSeek(source.parse()?, target.parse()?)),
        ["command", from, "to", to] => Ok(Deed::Command(from.parse()?, to.parse()?)),
        _ => Err(Problem::new(format!(
            "`{code}` is not an action of Jupiter Rescue: write for example move to 0,0/c, attack 0,0/1, command 0,0/c to \
             0,0/1, trade B, play boost, core pilot, dock 3,-1, place 2,0/0, go on or end actions"
        ))),
    }
}

fn seat_of(word: &str) -> Result<Seat, Problem> {
    match word.as_bytes() {
        [letter @ b'A'..=b'G'] => Ok(Seat::new(letter - b'A')),
        _ => Err(Problem::new(format!("`{word}` is not a seat: write its letter, A to G"))),
    }
}
