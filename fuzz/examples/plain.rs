//! `cargo run -p fuzz --example plain -- SECONDS [TARGET]`: nonsense for every target, so long for each. What one of them cannot stand is
//! written to `fuzz/corpus/TARGET/`, where the test of this crate tries it from then on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use fuzz::{Mutations, TARGETS, seeds};

fn main() {
    let mut args = std::env::args().skip(1);
    let seconds: u64 = args.next().and_then(|seconds| seconds.parse().ok()).unwrap_or(60);
    let wanted = args.next();
    let number = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |now| now.as_secs());
    let mut found = 0;
    for (name, target) in TARGETS.iter().filter(|(name, _)| wanted.as_deref().is_none_or(|wanted| wanted == *name)) {
        let begun = Instant::now();
        let (mut tried, mut broken) = (0_u64, 0);
        for data in Mutations::new(seeds(name), number) {
            if catch_unwind(AssertUnwindSafe(|| target(&data))).is_err() {
                broken += 1;
                keep(name, &data);
            }
            tried += 1;
            if begun.elapsed() > Duration::from_secs(seconds) || broken >= 20 {
                break;
            }
        }
        println!("{name}: {tried} tried, {broken} not stood, in {:.0?} from number {number}", begun.elapsed());
        found += broken;
    }
    std::process::exit(i32::from(found > 0));
}

fn keep(name: &str, data: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let file =
        folder.join(format!("{:016x}", data.iter().fold(7_u64, |hash, byte| hash.wrapping_mul(31) ^ u64::from(*byte))));
    let kept = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, data));
    println!("{name} did not stand {}: {kept:?}", file.display());
}
