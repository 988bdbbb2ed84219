//! gantry
fn main() {}
