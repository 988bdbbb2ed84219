//! What may I do, and why not?

mod reason;

pub use reason::Reason;

use engine::{May, Seat, refuse, unless};

use crate::action::Action;
use crate::position::Countdown;

pub(crate) fn candidates(game: &Countdown, each: &mut impl FnMut(Action)) {
    (1..=game.components.most).map(Action::Count).for_each(&mut *each);
    each(Action::Boost);
}

pub(crate) fn may(game: &Countdown, seat: Seat, action: &Action) -> May<Reason> {
    if game.is_over() {
        return refuse("CD-END-1", Reason::Over);
    }
    unless(seat == game.active, "CD-TURN-1", Reason::NotYourTurn(game.active))?;
    match *action {
        Action::Count(number) => game.may_count(number),
        Action::Boost => game.may_boost(),
    }
}

impl Countdown {
    fn may_count(&self, number: u8) -> May<Reason> {
        let most = self.components.most;
        unless((1..=most).contains(&number), "CD-COUNT-1", Reason::TooMany { number, most })?;
        self.may_lower(number)
    }

    fn may_boost(&self) -> May<Reason> {
        unless(!self.booster().fired, "CD-BOOST-2", Reason::Fired)?;
        self.may_lower(self.booster().number)
    }

    fn may_lower(&self, number: u8) -> May<Reason> {
        unless(number <= self.count, "CD-COUNT-2", Reason::BelowZero(self.count))
    }
}
