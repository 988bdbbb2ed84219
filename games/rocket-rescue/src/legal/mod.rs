//! What may I do, and why not? `reach.rs` finds what is possible, `list.rs` lists it, `why_not.rs` explains the rest.

mod blame;
mod list;
mod reach;
mod why_not;

pub(crate) use list::MOST_TAKE_BACKS;
