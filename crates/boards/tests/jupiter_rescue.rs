//! The drawing of Jupiter Rescue, at random positions of all player counts and options.

mod common;

common::board!(jupiter_rescue::JupiterRescue, every = 17);
