//! The drawing of Rocket Jockey, at random positions.

mod common;

drawing!(rocket_jockey::RocketJockey, every = 3);
