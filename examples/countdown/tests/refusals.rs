//! Which clauses can stand against an action.

use countdown::{Action, Countdown};
use engine::testing::battery;

#[test]
fn refusals_cite_what_stands_against_the_action() {
    battery::refusals_cite_what_is_declared::<Countdown>(&battery::setups::<Countdown>(), 10, |game, seat, action| {
        use engine::Game as _;
        match (game.to_act().first(), action) {
            (None, _) => &["CD-END-1"],
            (Some(active), _) if active != seat => &["CD-TURN-1"],
            (_, Action::Count(_)) => &["CD-COUNT-1", "CD-COUNT-2"],
            (_, Action::Boost) => &["CD-BOOST-2", "CD-COUNT-2"],
        }
    });
}
