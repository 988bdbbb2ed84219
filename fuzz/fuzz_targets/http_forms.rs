//! `cargo fuzz run --dev -s none --features libfuzzer http_forms`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::http_forms(data));
