//! `cargo fuzz run --dev -s none --features libfuzzer position_files`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::position_files(data));
