//! Many matches on several threads, with the same result whatever their number.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::ScopedJoinHandle;

use engine::{Problem, ensure};

/// Plays the matches 0 to `games` on so many threads, and gives what came of them in that order. Every thread plays with what
/// `player` makes for it; `progress` counts finished matches.
pub(crate) fn play_all<T: Send, P: FnMut(u64) -> Result<T, Problem>>(
    threads: usize,
    games: u64,
    progress: &AtomicU64,
    player: impl Fn() -> P + Sync,
) -> Result<Vec<T>, Problem> {
    ensure!((1..=1024).contains(&threads), "use 1 to 1024 threads, not {threads}");
    // Few at a time where there are few, so that no thread is left with many at the end.
    let at_once = (games / (threads as u64 * 8)).clamp(1, 16);
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<(u64, T)>, Problem> {
        let mut play = player();
        let mut played = Vec::new();
        loop {
            let first = next.fetch_add(at_once, Ordering::Relaxed);
            if first >= games {
                return Ok(played);
            }
            for number in first..(first + at_once).min(games) {
                let result = play(number).inspect_err(|_| next.store(games, Ordering::Relaxed))?;
                played.push((number, result));
                progress.fetch_add(1, Ordering::Relaxed);
            }
        }
    };
    let parts: Vec<Result<Vec<(u64, T)>, Problem>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |thread: ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|_| Err(Problem::new("a match broke off: please report it with its seed")))
        };
        threads.into_iter().map(join).collect()
    });
    let mut played = parts.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect::<Vec<_>>();
    played.sort_unstable_by_key(|&(number, _)| number);
    Ok(played.into_iter().map(|(_, result)| result).collect())
}
