//! Who asks: guests with a signed cookie, programs with a bearer token; what they prefer.

mod device;
mod met;
mod preferences;
mod sessions;
mod visitor;

pub(crate) use preferences::{Motion, Preferences, Speed, Theme};
pub(crate) use sessions::{Person, Sessions, check_name, check_own_name, given_name};
pub(crate) use visitor::{Visitor, signed_in, signed_out};
