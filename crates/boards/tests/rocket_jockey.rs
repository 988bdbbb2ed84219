//! The drawing of Rocket Jockey, at random positions.

mod common;

common::board!(rocket_jockey::RocketJockey, every = 2);
