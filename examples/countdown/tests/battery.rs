//! The tests that every game must pass.

use countdown::Countdown;
use engine::Setup;

engine::battery!(Countdown, setups = ["10", "21", "99"].map(|start| Setup::new(2).with("start", start)), games = 40);
