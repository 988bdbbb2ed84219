//! `cargo fuzz run position_files`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::position_files(data));
