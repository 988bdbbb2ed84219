//! `cargo fuzz run --dev -s none --features libfuzzer action_codes`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::action_codes(data));
