//! Passwords: made slow to guess, away from the threads that answer, and only a few at once.

use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use engine::phrase;

use crate::allowance::Allowance;
use crate::thought::{Payer, Turns};
use crate::{Config, ServerError, random};

/// The shortest password, in characters.
const SHORTEST: usize = 8;

/// The longest one.
const LONGEST: usize = 200;

/// How often somebody may try in an hour: from one address, and for one name.
const TRIES: u32 = 30;

/// How many hashes are computed at once at most: each takes 19 MiB.
const AT_ONCE: usize = 4;

/// How many may wait from one address.
const WAITING: usize = 4;

/// What a password is compared with where there is none, so that it takes as long: the hash of nothing that anybody knows.
const DECOY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$Z2FudHJ5LWRlY295LXNhbHQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Where passwords are hashed and compared.
pub(crate) struct Passwords {
    turns: Turns,
    /// How often somebody may still try, by the hash of a name or an address.
    pub(crate) tries: Allowance<u64>,
}

impl Passwords {
    pub(crate) fn new(config: &Config, is_shared: bool) -> Self {
        let tries = Allowance::hourly(config.rate.map(|_| TRIES)).shared(is_shared);
        Passwords { turns: Turns::new(config.thinkers.min(AT_ONCE), WAITING), tries }
    }

    /// Takes one of the tries that are left for this name and from this address.
    pub(super) fn attempt(&self, folded: &str, payer: Payer) -> Result<(), ServerError> {
        let name = self.tries.take(random::number(&format!("name {folded}")));
        if name & self.tries.take(payer[0]) { Ok(()) } else { Err(ServerError::TooFast) }
    }

    /// Takes one of the tries that are left from this address.
    pub(super) fn attempt_from(&self, payer: Payer) -> Result<(), ServerError> {
        if self.tries.take(payer[0]) { Ok(()) } else { Err(ServerError::TooFast) }
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: &str, payer: Payer) -> Result<String, ServerError> {
        check(password)?;
        let password = password.to_owned();
        let hash = self.apart(payer, move || argon2().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            ServerError::Broken
        })
    }

    /// Whether a password is the one with this hash. It takes as long where there is none.
    pub(super) async fn is_right(
        &self,
        password: &str,
        hash: Option<String>,
        payer: Payer,
    ) -> Result<bool, ServerError> {
        if password.chars().count() > LONGEST {
            return Ok(false);
        }
        let (password, known) = (password.to_owned(), hash.is_some());
        let hash = hash.unwrap_or_else(|| DECOY.to_owned());
        let same = self.apart(payer, move || argon2().verify_password(password.as_bytes(), hash.as_str()).is_ok());
        Ok(same.await? && known)
    }

    /// Computes something when its turn has come, on a thread that may be busy.
    async fn apart<T: Send + 'static>(
        &self,
        payer: Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let turn = self.turns.turn(payer).await?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| ServerError::Broken)
    }
}

/// As slow as is recommended for places where many sign in: 19 MiB, twice.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

fn check(password: &str) -> Result<(), ServerError> {
    match password.chars().count() {
        0..SHORTEST => Err(ServerError::NotNow(phrase!("ui-password-short", least = SHORTEST))),
        SHORTEST..=LONGEST => Ok(()),
        _ => Err(ServerError::NotNow(phrase!("ui-password-long", most = LONGEST))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_opens_what_it_was_made_for() {
        let passwords = Passwords::new(&Config::default(), false);
        let hash = passwords.hash("correct horse", [1, 1]).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(passwords.is_right("correct horse", Some(hash.clone()), [1, 1]).await, Ok(true));
        assert_eq!(passwords.is_right("correct house", Some(hash), [1, 1]).await, Ok(false));
        assert_eq!(passwords.is_right("correct horse", None, [1, 1]).await, Ok(false));
        argon2::PasswordHash::new(DECOY).expect("it takes as long as a real one");
        assert!(passwords.hash("short", [1, 1]).await.is_err());
    }

    #[test]
    fn tries_are_counted_by_name_and_by_address() {
        let passwords = Passwords::new(&Config::default(), false);
        for _ in 0..TRIES {
            assert_eq!(passwords.attempt("ada", [1, 0]), Ok(()));
        }
        assert_eq!(passwords.attempt("ada", [2, 0]), Err(ServerError::TooFast));
        assert_eq!(passwords.attempt("bea", [1, 0]), Err(ServerError::TooFast));
        assert_eq!(passwords.attempt("bea", [3, 0]), Ok(()));
    }
}
