//! Everything here that is drawn at random, and the one clock.

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

/// A seed for a match.
pub(crate) fn seed() -> Result<Seed, ServerError> {
    Ok(Seed::new(bytes()?))
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
