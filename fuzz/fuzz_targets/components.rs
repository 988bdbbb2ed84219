//! `cargo fuzz run components`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::components(data));
