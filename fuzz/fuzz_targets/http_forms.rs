//! `cargo fuzz run http_forms`
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::http_forms(data));
