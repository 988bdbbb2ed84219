//! Several servers while things go wrong: the short run. The long one is `gantry bench cluster`.

use crate::support::ok;

#[test]
fn nothing_is_lost_doubled_out_of_order_or_told_while_things_go_wrong() {
    if [trial_postgres::WITHOUT, trial_nats::WITHOUT].iter().any(|without| std::env::var_os(without).is_some()) {
        return;
    }
    // Two programs side by side, as in an upgrade: here both are the same one.
    let same = env!("CARGO_BIN_EXE_gantry");
    let told = ok(&["bench", "cluster", "--nodes", "3", "--matches", "9", "--faults", "4", "--previous", same], "");
    println!("{told}");
}
