//! `cargo fuzz run --dev -s none --features libfuzzer records`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::records(data));
