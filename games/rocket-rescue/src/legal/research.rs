//! Research, and the start bonuses of the Mechanic and the Professor: taking modules.

use engine::{May, refuse, unless};

use super::Reason;
use crate::card::Card;
use crate::nouns::{Character, Kind, Stage};
use crate::position::{Phase, RocketRescue};

impl RocketRescue {
    /// RR-RES-3: a displayed module by its name; sealed ones have none yet (RR-INFO-5).
    pub(super) fn may_take(&self, card: Card) -> May<Reason> {
        self.may_take_modules(Character::Professor)?;
        let named = !self.sealed || self.phase == Phase::Bonus;
        unless(named, "RR-INFO-5", Reason::Sealed)?;
        unless(self.display.contains(&card), "RR-RES-3", Reason::NotDisplayed(card))
    }

    /// RR-INFO-5: a displayed module with a sealed front.
    pub(super) fn may_take_place(&self, place: u8) -> May<Reason> {
        unless(self.phase != Phase::Bonus, "RR1-CHAR-2", Reason::OtherBonus)?;
        self.may_take_modules(Character::Professor)?;
        unless(self.sealed, "RR-INFO-2", Reason::NotSealed)?;
        let places = self.display.len() as u8;
        unless((1..=places).contains(&place), "RR-RES-3", Reason::NoSuchPlace(places))
    }

    /// RR-RES-3: a standard module, as long as its pile lasts.
    pub(super) fn may_take_standard(&self, kind: Kind) -> May<Reason> {
        self.may_take_modules(Character::Mechanic)?;
        unless(!self.pile(kind).is_empty(), "RR-RES-3", Reason::PileEmpty(kind))
    }

    /// In Research, and as the start bonus of one character (RR1-CHAR-8, RR1-CHAR-10).
    fn may_take_modules(&self, bonus: Character) -> May<Reason> {
        match self.phase {
            Phase::Research => Ok(()),
            Phase::Bonus => unless(self.is(self.active, bonus), "RR1-CHAR-2", Reason::OtherBonus),
            _ => refuse("RR-RES-3", Reason::WrongPhase(Stage::Research)),
        }
    }
}
