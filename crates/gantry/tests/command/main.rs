//! The command as people use it: a real process, its output, its exit code.

mod admin;
mod bad_input;
mod cluster;
mod everyday;
mod lab;
mod position_files;
mod support;
mod workers;
