//! The tests that every game must pass.

engine::battery!(rocket_jockey::RocketJockey, games = 40);
