//! Names of things: each its own type, so that a match is never looked up by a player's id.
//!
//! The store invents none of them: whoever calls it has the random generator.

use std::fmt;
use std::sync::Arc;

/// A text type that is cheap to clone and cannot be mistaken for another.
macro_rules! text_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Takes the text as it is.
            pub fn new(text: impl Into<Arc<str>>) -> Self {
                Self(text.into())
            }

            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
    };
}

/// Shows the text of a type that is no secret.
macro_rules! shown {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }
    };
}

/// Keeps a secret out of logs and error texts.
macro_rules! hidden {
    ($name:ident) => {
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}(hidden)", stringify!($name))
            }
        }
    };
}

text_type! {
    /// Names a match.
    MatchId
}
shown!(MatchId);

text_type! {
    /// Names a player.
    PlayerId
}
shown!(PlayerId);

text_type! {
    /// Names a group.
    GroupId
}
shown!(GroupId);

text_type! {
    /// The hash of a session token: a stolen database opens no session.
    TokenHash
}
hidden!(TokenHash);

text_type! {
    /// The hash of the secret with which a player gets back in from another device.
    SecretHash
}
hidden!(SecretHash);

text_type! {
    /// The seed of a match in hex: everything that chance will do, so nobody may see it before the
    /// end.
    Seed
}
hidden!(Seed);

/// A moment: milliseconds since 1970, UTC. The store reads no clock.
pub type Millis = i64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_stays_out_of_logs() {
        assert_eq!(format!("{:?}", Seed::new("c0ffee")), "Seed(hidden)");
        assert_eq!(format!("{:?}", MatchId::new("m1")), "MatchId(m1)");
    }
}
