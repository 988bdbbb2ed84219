//! One small builder for positions.

use countdown::Countdown;
use engine::Seat;
use engine::testing::Table;
use serde_json::{Value, json};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);

/// A's turn at this count; A has a booster of 4, B one of 2.
pub(crate) struct Scene(Value);

impl Scene {
    pub(crate) fn at(count: u8) -> Self {
        let booster = |number: u8| json!({ "number": number, "fired": false });
        Scene(json!({ "count": count, "active": A, "boosters": [booster(4), booster(2)] }))
    }

    pub(crate) fn fired(mut self, seat: Seat) -> Self {
        self.0["boosters"][seat.index()]["fired"] = true.into();
        self
    }

    pub(crate) fn table(self) -> Table<Countdown> {
        Table::of_file(self.0)
    }
}
