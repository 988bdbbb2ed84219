//! The tests that every game must pass.

engine::battery!(jupiter_rescue::JupiterRescue, games = 4);
