//! The tests that every game must pass.

engine::battery!(rocket_rescue::RocketRescue, games = 4);
