//! The drawing of Rocket Rescue, at random positions of both editions and all player counts.

mod common;

drawing!(rocket_rescue::RocketRescue, every = 1500);
