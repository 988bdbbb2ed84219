//! `cargo fuzz run --dev -s none --features libfuzzer components`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::components(data));
