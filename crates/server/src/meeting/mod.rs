//! How people find each other: open tables, a stranger or a bot to play with at once, invitations, groups.

mod groups;
mod invitations;
mod strangers;
mod tables;

pub(crate) use groups::{
    GroupAnswer, GroupWord, answer, change, found, group_of, invite_to_group, invite_whole_group, join_by_link, linked,
    may_open_for,
};
pub(crate) use invitations::{Guest, PARTNERS, decline, invite, sits_at_open};
#[cfg(test)]
pub(crate) use strangers::end_waiting;
pub(crate) use strangers::{meet, seat_bots};
#[cfg(test)]
pub(crate) use tables::look_again;
pub(crate) use tables::{Filter, OpenTables, Speed, group_stream, keep_tables_fresh, stream};
