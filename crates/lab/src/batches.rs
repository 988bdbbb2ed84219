//! Many matches in batches of seeds, on several threads: what they add up to is the same whatever the threads, may be
//! stopped at any time, and is gone on with later.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{Bot, BotName, Stop};
use engine::{Problem, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What matches add up to. It holds whole numbers only, so that the order of adding changes nothing, and does not grow with
/// the number of matches.
pub trait Tally: Default + Send + Serialize + DeserializeOwned {
    /// Adds what was counted elsewhere.
    fn add(&mut self, other: Self);
}

/// How a long run is looked at, stopped and kept.
#[derive(Default)]
pub struct Watch {
    /// How many matches are done.
    pub progress: AtomicU64,
    /// Ends the run: what is done by then counts.
    pub stop: Stop,
    /// Where what is done is kept, to be gone on with.
    pub kept: Option<PathBuf>,
}

/// What is to be played in batches.
pub(crate) struct Batches<'a> {
    /// What is played, in words: what is kept of another run is of no use here.
    pub(crate) what: &'a str,
    pub(crate) games: u64,
    /// How many matches a batch has.
    pub(crate) at_once: u64,
    pub(crate) threads: usize,
}

/// What came of a run.
pub(crate) struct Gathered<T> {
    pub(crate) tally: T,
    /// How many matches are in it.
    pub(crate) games: u64,
    /// How many of them were played now.
    pub(crate) fresh: u64,
    pub(crate) seconds: f64,
}

/// How many matches a batch has: many of quick players; slow ones play one by one, so that little is lost by a stop.
pub(crate) fn at_once<'a>(bots: impl IntoIterator<Item = &'a Bot>) -> u64 {
    let quick = |bot: &Bot| matches!(bot, Bot::Named(BotName::Random | BotName::Beginner | BotName::Thumb));
    if bots.into_iter().all(quick) { 20 } else { 1 }
}

/// Plays the matches 0 to `games`. Every thread plays with what `player` makes for it: it adds the match with a number to a
/// tally.
pub(crate) fn play_batches<T: Tally, P: FnMut(u64, &mut T) -> Result<(), Problem>>(
    batches: &Batches<'_>,
    watch: &Watch,
    player: impl Fn() -> P + Sync,
) -> Result<Gathered<T>, Problem> {
    let threads = batches.threads;
    ensure!(batches.games > 0, "there must be at least one game to play");
    ensure!((1..=1024).contains(&threads), "use 1 to 1024 threads, not {threads}");
    let kept = match &watch.kept {
        Some(path) => Kept::read(path, batches)?,
        None => Kept::new(batches),
    };
    let resumed = kept.games(batches);
    watch.progress.store(resumed, Ordering::Relaxed);
    let collector = Collector { state: Mutex::new(State::new(kept)), batches, watch, next: AtomicU64::new(0) };
    let begun = Instant::now();
    std::thread::scope(|scope| {
        let work = || collector.work(player());
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let broken = |_| Err(Problem::new("a match broke off: please report it with its seed"));
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(broken)).collect::<Result<Vec<()>, _>>()
    })?;
    let gathered = collector.finish(begun.elapsed().as_secs_f64(), resumed)?;
    ensure!(gathered.games > 0, "it was stopped before a match was over");
    Ok(gathered)
}

/// What is shared by the threads of a run.
struct Collector<'a, T> {
    state: Mutex<State<T>>,
    batches: &'a Batches<'a>,
    watch: &'a Watch,
    next: AtomicU64,
}

struct State<T> {
    kept: Kept<T>,
    /// The last batch if it is not a whole one. It is not kept, so that a later run may have more matches.
    rest: Option<T>,
    written: Instant,
}

impl<T: Tally> State<T> {
    fn new(kept: Kept<T>) -> Self {
        State { kept, rest: None, written: Instant::now() }
    }
}

impl<T: Tally> Collector<'_, T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays one batch after the other until there are none left or somebody says stop.
    fn work(&self, mut play: impl FnMut(u64, &mut T) -> Result<(), Problem>) -> Result<(), Problem> {
        let Batches { games, at_once, .. } = *self.batches;
        loop {
            let batch = self.next.fetch_add(1, Ordering::Relaxed);
            let numbers = batch * at_once..((batch + 1) * at_once).min(games);
            if numbers.is_empty() || self.watch.stop.is_said() {
                return Ok(());
            }
            if self.state().kept.done.contains(batch) {
                continue;
            }
            let mut tally = T::default();
            for number in numbers.clone() {
                play(number, &mut tally).inspect_err(|_| self.next.store(games, Ordering::Relaxed))?;
                if self.watch.stop.is_said() {
                    // A search that was stopped has chosen in a hurry: what it played does not count.
                    return Ok(());
                }
                self.watch.progress.fetch_add(1, Ordering::Relaxed);
            }
            self.hand_in(batch, tally, numbers.end - numbers.start)?;
        }
    }

    fn hand_in(&self, batch: u64, tally: T, games: u64) -> Result<(), Problem> {
        const PAUSE: Duration = Duration::from_secs(5);
        let mut state = self.state();
        if games < self.batches.at_once {
            state.rest = Some(tally);
            return Ok(());
        }
        state.kept.tally.add(tally);
        state.kept.done.insert(batch);
        if let Some(path) = self.watch.kept.as_ref().filter(|_| state.written.elapsed() > PAUSE) {
            state.kept.write(path)?;
            state.written = Instant::now();
        }
        Ok(())
    }

    fn finish(self, seconds: f64, resumed: u64) -> Result<Gathered<T>, Problem> {
        let State { kept, rest, .. } = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = &self.watch.kept {
            kept.write(path)?;
        }
        let mut games = kept.games(self.batches);
        let mut tally = kept.tally;
        if let Some(rest) = rest {
            tally.add(rest);
            games += self.batches.games % self.batches.at_once;
        }
        Ok(Gathered { tally, games, fresh: games - resumed, seconds })
    }
}

/// Which batches are done: all before one, and some after it.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Done {
    before: u64,
    after: BTreeSet<u64>,
}

impl Done {
    fn contains(&self, batch: u64) -> bool {
        batch < self.before || self.after.contains(&batch)
    }

    fn insert(&mut self, batch: u64) {
        self.after.insert(batch);
        while self.after.remove(&self.before) {
            self.before += 1;
        }
    }

    fn len(&self) -> u64 {
        self.before + self.after.len() as u64
    }

    fn highest(&self) -> u64 {
        self.after.last().map_or(self.before, |last| last + 1)
    }
}

/// What is kept of a run.
#[derive(Serialize, Deserialize)]
struct Kept<T> {
    what: String,
    done: Done,
    tally: T,
}

/// What such a file begins with.
const MAGIC: &[u8] = b"gantry lab 1\n";

impl<T: Tally> Kept<T> {
    fn new(batches: &Batches<'_>) -> Self {
        Kept { what: batches.what.to_owned(), done: Done::default(), tally: T::default() }
    }

    fn games(&self, batches: &Batches<'_>) -> u64 {
        self.done.len() * batches.at_once
    }

    /// What a file holds, if there is one.
    fn read(path: &Path, batches: &Batches<'_>) -> Result<Self, Problem> {
        if !path.exists() {
            let kept = Kept::new(batches);
            kept.write(path)?;
            return Ok(kept);
        }
        let shown = path.display();
        let bytes = std::fs::read(path).map_err(|error| Problem::new(format!("`{shown}` cannot be read: {error}")))?;
        let kept: Self = unpack(&bytes).ok_or_else(|| Problem::new(format!("`{shown}` keeps no run of matches")))?;
        ensure!(
            kept.what == batches.what,
            "`{shown}` keeps another run ({}), not this one ({})",
            kept.what,
            batches.what
        );
        let whole = batches.games / batches.at_once;
        ensure!(
            kept.done.highest() <= whole,
            "`{shown}` has {} matches already: ask for at least as many",
            kept.done.highest() * batches.at_once
        );
        Ok(kept)
    }

    /// Writes it beside, then in place: whoever reads it finds all or nothing.
    fn write(&self, path: &Path) -> Result<(), Problem> {
        let problem =
            |error: &dyn std::fmt::Display| Problem::new(format!("`{}` cannot be written: {error}", path.display()));
        let mut bytes = MAGIC.to_vec();
        let packed = postcard::to_stdvec(self).map_err(|error| problem(&error))?;
        bytes.extend(xxhash_rust::xxh3::xxh3_64(&packed).to_le_bytes());
        bytes.extend(packed);
        let beside = path.with_extension("part");
        std::fs::write(&beside, bytes).map_err(|error| problem(&error))?;
        std::fs::rename(&beside, path).map_err(|error| problem(&error))
    }
}

fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (sum, packed) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
    let whole = xxhash_rust::xxh3::xxh3_64(packed).to_le_bytes() == *sum;
    whole.then(|| postcard::from_bytes(packed).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    struct Sum {
        numbers: BTreeSet<u64>,
        twice: bool,
    }

    impl Tally for Sum {
        fn add(&mut self, other: Self) {
            for number in other.numbers {
                self.twice |= !self.numbers.insert(number);
            }
        }
    }

    fn play(games: u64, threads: usize, watch: &Watch, stop_at: Option<u64>) -> Result<Gathered<Sum>, Problem> {
        play_batches(&Batches { what: "numbers", games, at_once: 7, threads }, watch, || {
            |number, sum: &mut Sum| {
                sum.numbers.insert(number);
                if stop_at == Some(number) {
                    watch.stop.say();
                }
                Ok(())
            }
        })
    }

    #[test]
    fn every_match_counts_once_whatever_the_threads() {
        for threads in [1, 3, 8] {
            let gathered = play(100, threads, &Watch::default(), None).expect("a run");
            assert_eq!((gathered.games, gathered.tally.numbers.len(), gathered.tally.twice), (100, 100, false));
        }
    }

    #[test]
    fn a_stopped_run_is_gone_on_with_and_may_grow() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = || Watch { kept: Some(folder.path().join("run.kept")), ..Watch::default() };
        let first = play(100, 2, &kept(), Some(50)).expect("a part");
        assert!(first.games > 0 && first.games <= 49 && first.games == first.tally.numbers.len() as u64);
        let second = play(100, 3, &kept(), None).expect("the rest");
        assert_eq!((second.games, second.tally.numbers.len(), second.tally.twice), (100, 100, false));
        assert_eq!(second.fresh, 100 - first.games);
        let third = play(150, 1, &kept(), None).expect("more");
        assert_eq!((third.games, third.tally.numbers.len(), third.tally.twice), (150, 150, false));
        let fewer = play(20, 1, &kept(), None).err().expect("a problem").to_string();
        assert!(fewer.ends_with("has 147 matches already: ask for at least as many"), "{fewer}");
    }

    #[test]
    fn what_cannot_be_gone_on_with_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("run.kept");
        let told = |what: &str| {
            let watch = Watch { kept: Some(path.clone()), ..Watch::default() };
            let batches = Batches { what, games: 10, at_once: 5, threads: 1 };
            let player = || |_: u64, _: &mut Sum| Ok(());
            play_batches(&batches, &watch, player).map(drop).expect_err("a problem").to_string()
        };
        play(100, 1, &Watch { kept: Some(path.clone()), ..Watch::default() }, None).expect("a run");
        assert!(told("letters").ends_with("keeps another run (numbers), not this one (letters)"));
        let mut bytes = std::fs::read(&path).expect("the file");
        *bytes.last_mut().expect("a byte") ^= 1;
        std::fs::write(&path, bytes).expect("written");
        assert!(told("numbers").ends_with("keeps no run of matches"));
    }
}
