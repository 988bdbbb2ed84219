//! What is asked about a table.

use engine::testing::Table;
use engine::{Event as _, Game, Seat, Viewer};
use rocketmen::{Phase, Rocketmen, View};

/// Questions about a match of Rocketmen, and the few things that need more than a code.
pub(crate) trait Ask {
    /// Draws a Mission Success card of this value.
    fn draw(&mut self, value: u8) -> &mut Self;
    /// Plays an action that reveals Mission Success cards of these values, then whatever comes first.
    fn success(&mut self, code: &str, values: &[u8]) -> &mut Self;
    /// Ends the turns until this seat is to act.
    fn until(&mut self, seat: Seat) -> &mut Self;
    /// Asserts that the active player may not do this, because of this clause and for this reason.
    fn refused_for(&self, clause: &str, reason: &str, code: &str);
    /// Whether somebody could hear this of the latest actions.
    fn happened(&self, key: &str) -> bool;

    fn public(&self) -> View;
    fn phase(&self) -> Phase;
    fn hand(&self, seat: Seat) -> String;
    fn pad(&self, seat: Seat) -> String;
    fn depot(&self, seat: Seat) -> String;
    fn plan(&self, seat: Seat) -> String;
    fn area(&self) -> String;
    fn pending(&self) -> String;
    fn warehouse(&self, seat: Seat) -> String;
    fn junkyard(&self, seat: Seat) -> String;
    fn known(&self, seat: Seat) -> String;
    fn vp(&self, seat: Seat) -> u8;
    fn rocket(&self) -> u8;
    /// The display, with `-` for gaps.
    fn display(&self) -> String;
}

impl Ask for Table<Rocketmen> {
    fn draw(&mut self, value: u8) -> &mut Self {
        self.success("draw card", &[value])
    }

    fn success(&mut self, code: &str, values: &[u8]) -> &mut Self {
        *self = self.clone().drawing(&names(values));
        self.does(code)
    }

    fn until(&mut self, seat: Seat) -> &mut Self {
        while self.active() != seat {
            self.does("end turn");
        }
        self
    }

    #[track_caller]
    fn refused_for(&self, clause: &str, reason: &str, code: &str) {
        self.refused_by(clause, code);
        let refusal = self.refusal(self.active(), code).expect("refused just before");
        assert_eq!(refusal.reason.key, reason, "`{code}`");
    }

    fn happened(&self, key: &str) -> bool {
        self.events.iter().any(|event| event.phrase().key == key)
    }

    fn public(&self) -> View {
        self.sees(Viewer::Public)
    }
    fn phase(&self) -> Phase {
        self.sees(self.position.to_act().first().unwrap_or_default()).phase
    }
    fn hand(&self, seat: Seat) -> String {
        names(self.sees(seat).hand.expect("a hand").iter().map(|view| view.card))
    }
    fn pad(&self, seat: Seat) -> String {
        names(&self.public().seat(seat).pad)
    }
    fn depot(&self, seat: Seat) -> String {
        names(&self.public().seat(seat).depot)
    }
    fn plan(&self, seat: Seat) -> String {
        names(self.public().seat(seat).plan)
    }
    fn area(&self) -> String {
        names(&self.public().area)
    }
    fn pending(&self) -> String {
        names(&self.public().pending)
    }
    fn warehouse(&self, seat: Seat) -> String {
        names(&self.public().seat(seat).warehouse)
    }
    fn junkyard(&self, seat: Seat) -> String {
        names(&self.public().seat(seat).junkyard)
    }
    fn known(&self, seat: Seat) -> String {
        names(&self.public().seat(seat).known)
    }
    fn vp(&self, seat: Seat) -> u8 {
        self.public().seat(seat).vp
    }
    fn rocket(&self) -> u8 {
        self.public().launch.expect("a launch").rocket
    }
    fn display(&self) -> String {
        let cards = self.public().display;
        names(cards.iter().map(|slot| slot.as_ref().map_or("-".to_owned(), |offer| offer.card.to_string())))
    }
}

fn names<T: ToString>(cards: impl IntoIterator<Item = T>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
