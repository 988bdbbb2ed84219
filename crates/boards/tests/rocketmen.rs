//! The drawing of Rocketmen, at random positions of all modes and player counts.

mod common;

drawing!(rocketmen::Rocketmen, every = 2000);
