//! The drawing of Jupiter Rescue, at random positions of all player counts and options.

mod common;

drawing!(jupiter_rescue::JupiterRescue, every = 1500);
