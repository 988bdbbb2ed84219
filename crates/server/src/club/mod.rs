//! A club that stays: names that are claimed, and what opens them.

mod folding;
mod names;
mod passkeys;
mod passwords;

pub(crate) use folding::fold_name;
pub(crate) use names::{claim, set_password, sign_in, taken};
pub(crate) use passkeys::{Question, begin_passkey, begin_sign_in, finish_passkey, finish_sign_in};
pub(crate) use passwords::Passwords;
