//! Matches on disk: players and their sessions, matches with their seats, the log of actions, and
//! the chat.
//!
//! One SQLite file, or a PostgreSQL database that several servers may share. The store knows nothing of games: setups, record lines and results are text to
//! it. It reads no clock and draws no random number; ids, hashes and moments come from the caller.
//!
//! ```
//! use store::{Append, Entry, Header, MatchId, Player, PlayerId, Seating, Seed, Store, Visibility};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), store::StoreError> {
//! let store = Store::open_in_memory().await?;
//! let ada = PlayerId::new("ada");
//! let player = Player {
//!     id: ada.clone(),
//!     name: "Ada".into(),
//!     preferences: "{}".into(),
//!     created_at: 1,
//! };
//! store.create_player(player, None).await?;
//!
//! let id = MatchId::new("m1");
//! let header = Header {
//!     id: id.clone(),
//!     game: "rocket-jockey".into(),
//!     rules_version: 1,
//!     setup: r#"{"players":2}"#.into(),
//!     seed: Seed::new("c0ffee"),
//!     commitment: "5eed".into(),
//!     components: None,
//!     visibility: Visibility::Public,
//!     created_at: 2,
//!     created_by: ada.clone(),
//!     rematch_of: None,
//!     group: None,
//! };
//! let seats = vec![Seating::player(ada, "Ada"), Seating::bot("random", "Robo")];
//! store.create_match(header, seats).await?;
//! store.start_match(&id).await?;
//!
//! let entry = Entry { seat: 0, line: "hop 4-6#1 to 4".into(), action_id: "a1".into(), at: 3, position: None };
//! assert_eq!(store.append(&id, 0, vec![entry.clone()]).await?, Append::Appended);
//! assert_eq!(store.append(&id, 0, vec![entry]).await?, Append::AlreadyDone { seq: 0 });
//! store.close().await
//! # }
//! ```
//!
//! - **What a call has written is on disk when the call returns.** A process that is killed loses
//!   nothing that was acknowledged.
//! - All changes go through one writer, which commits together what waits together. A change that
//!   fails is undone alone; a commit that fails is an error for everybody in it.
//! - A PostgreSQL database that is away for some seconds is waited for. A commit whose answer was lost is looked up, never
//!   repeated blindly.
//! - Reads have connections of their own and see only what has been committed.
//! - Races are settled in the database: who appends at a place, who gets a seat, which rematch is
//!   the one.

mod action;
mod admin;
mod appending;
mod backup;
mod change;
mod chat;
mod cleaning;
mod counts;
mod database;
mod error;
mod eyes;
mod files;
mod group_changes;
mod group_invitations;
mod group_matches;
mod groups;
mod id;
mod invitations;
mod listing;
mod matches;
mod moving;
mod names;
mod nodes;
mod notices;
mod passkeys;
mod people;
mod played;
mod player;
mod probe;
mod pulse;
mod ratings;
mod results;
mod review;
mod row;
mod seat;
mod seat_changes;
mod seeks;
mod session;
mod statistics;
mod store;
mod uptime;
mod writer;

pub use action::{Append, Entry};
pub use admin::{AdminDeed, AdminKey, AdminNote};
pub use backup::{attachment, back_up, unpack};
pub use chat::ChatLine;
pub use counts::Counts;
pub use database::Place;
pub use error::StoreError;
pub use eyes::{KeptPermission, Looker, Permission};
pub use files::{FolderLock, private_file, private_folder};
pub use group_invitations::{GroupInvitation, KeptGroupInvitation};
pub use group_matches::GroupScore;
pub use groups::{
    Founded, Group, GroupChange, GroupDeed, GroupLimits, GroupSummary, Joined, Member, Membership, NewGroup, Standing,
};
pub use id::{GroupId, MatchId, Millis, PlayerId, SecretHash, Seed, TokenHash};
pub use invitations::{Acquaintance, Invitation, InvitationLimits, Invited, KeptInvitation};
pub use listing::{MatchSummary, Page};
pub use matches::{Creation, Header, MatchState, Quota, StoredMatch, Visibility};
pub use moving::copy;
pub use names::{ClaimedName, Naming};
pub use nodes::Node;
pub use notices::{DueNotice, NoticeWay, WayKind};
pub use passkeys::StoredPasskey;
pub use people::{PlayerSummary, Said};
pub use played::{Partner, Reached, Wanted};
pub use player::Player;
pub use pulse::{Growth, Pulse};
pub use ratings::{RatedMatch, RatedSeat, Rating, RatingChange, Rung};
pub use results::{Booking, SeatResult, Unbooked};
pub use seat::{Occupant, Seating};
pub use seat_changes::{Begun, Claim, Left};
pub use seeks::{DueSeek, Seek, Sought};
pub use session::{Session, SessionKind, SessionSummary};
pub use statistics::Sum;
pub use store::Store;
pub use writer::WriterCounts;
