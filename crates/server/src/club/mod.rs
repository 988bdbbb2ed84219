//! A club that stays: names that are claimed, and what opens them.

mod folding;
mod names;
mod passwords;

pub(crate) use folding::fold_name;
pub(crate) use names::{claim, set_password, sign_in, taken};
pub(crate) use passwords::Passwords;
