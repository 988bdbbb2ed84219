//! Everything here that is drawn at random, and the one clock.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use engine::Seed;
use engine::hex;
use sha2::{Digest, Sha256};
use store::Millis;

use crate::ServerError;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], ServerError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the operating system gives no random bytes");
        ServerError::Broken
    })?;
    Ok(bytes)
}

/// Where the seeds of matches come from. Clones are handles to the same.
#[derive(Clone, Debug, Default)]
pub enum Seeds {
    /// From the operating system: nobody can know them.
    #[default]
    Secret,
    /// From a text and how many matches were made before: for tests, so that what was seen can be seen again.
    Told(String, Arc<AtomicU64>),
}

impl Seeds {
    /// Seeds that follow from a text.
    #[must_use]
    pub fn told(text: String) -> Self {
        Seeds::Told(text, Arc::default())
    }

    /// The seed of the next match.
    pub(crate) fn next(&self) -> Result<Seed, ServerError> {
        match self {
            Seeds::Secret => Ok(Seed::new(bytes()?)),
            Seeds::Told(text, made) => {
                let number = made.fetch_add(1, Ordering::Relaxed);
                Ok(Seed::new(Sha256::digest(format!("gantry seed {number}\n{text}")).into()))
            }
        }
    }
}

/// What time it is at the tables. Clones are handles to the same.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// As the system says.
    #[default]
    System,
    /// So many milliseconds after 1970, until told otherwise: for tests.
    Told(Arc<AtomicI64>),
    /// So many seconds later than the system says as stands in this file at the moment: for tests, so that days can pass.
    Ahead(PathBuf),
}

impl Clock {
    /// Now.
    pub(crate) fn now(&self) -> Millis {
        match self {
            Clock::System => now(),
            Clock::Told(now) => now.load(Ordering::Relaxed),
            Clock::Ahead(file) => {
                let seconds = std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse::<Millis>().ok());
                now() + seconds.unwrap_or_default() * 1000
            }
        }
    }
}

/// A short name for a match: ten letters and digits that are not mistaken for each other, 50 bits.
pub(crate) fn match_id() -> Result<String, ServerError> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
    Ok(bytes::<10>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A name for a player.
pub(crate) fn player_id() -> Result<String, ServerError> {
    Ok(hex(&bytes::<12>()?))
}

/// A secret that nobody guesses: a session token, a recovery secret.
pub(crate) fn secret() -> Result<String, ServerError> {
    Ok(hex(&bytes::<32>()?))
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// A number that follows from a text.
pub(crate) fn number(text: &str) -> u64 {
    leading(&Sha256::digest(text.as_bytes()))
}

/// What a bot's dice are at one moment of a match: the same after every restart.
pub(crate) fn bot_dice(seed: &Seed, line: u64, seat: u8) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"gantry bot 1\n");
    hash.update(seed.bytes());
    hash.update(line.to_le_bytes());
    hash.update([seat]);
    leading(&hash.finalize())
}

/// The first eight bytes as a number.
fn leading(digest: &[u8]) -> u64 {
    digest.iter().take(8).fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// Now.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn told_seeds_are_the_same_again_and_secret_ones_never() {
        let bytes = |seeds: &Seeds| *seeds.next().expect("a seed").bytes();
        let [one, other] = [Seeds::told("7".into()), Seeds::told("7".into())];
        let first = bytes(&one);
        assert_eq!(first, bytes(&other));
        assert_ne!(first, bytes(&one));
        assert_ne!(first, bytes(&Seeds::told("8".into())));
        assert_ne!(bytes(&Seeds::Secret), bytes(&Seeds::Secret));
    }
}
