//! Seeds, and the promise that binds a table to one before the match.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::Problem;

/// The 32 bytes from which all chance of a match follows.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from random bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published when the match starts: a hash that fixes the seed and does not tell it.
    #[must_use]
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"gantry seed 1\n");
        hash.update(self.0);
        hex(&hash.finalize())
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// Secrets do not belong into logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret, commitment {})", self.commitment())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0[8..].iter().all(|&byte| byte == 0) {
            let number = u64::from_le_bytes(self.0[..8].try_into().expect("eight bytes"));
            write!(f, "{number}")
        } else {
            f.write_str(&hex(&self.0))
        }
    }
}

impl FromStr for Seed {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let bad = || {
            Problem::new(format!(
                "`{text}` is not a seed: use a whole number up to {} or 64 hexadecimal digits",
                u64::MAX
            ))
        };
        if text.len() != 64 {
            return if text.bytes().all(|b| b.is_ascii_digit()) {
                text.parse::<u64>().map(Seed::from).map_err(|_| bad())
            } else {
                Err(bad())
            };
        }
        if !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| bad())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| bad())?;
        }
        Ok(Seed(bytes))
    }
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_as_it_was_written() {
        for text in ["0", "7", "18446744073709551615"] {
            assert_eq!(text.parse::<Seed>().expect("a number").to_string(), text);
        }
        let long = "c0ffee".repeat(10) + "abcd";
        assert_eq!(long.parse::<Seed>().expect("64 digits").to_string(), long);
        for bad in ["", "-1", "x", "18446744073709551616", "0x12"] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_commitment_does_not_change_between_versions() {
        assert_eq!(Seed::from(7).commitment(), "d9c754303c7892c53733d3bf95195294a8655526278ef850ee9589ceeff1134e");
        assert!(!format!("{:?}", Seed::from(7)).contains("[7"));
    }
}
