//! `gantry admin`: what a host does for people and matches.

use server::AdminOrder;

use crate::cli::{AdminArgs, AdminCommand};
use crate::commands::upkeep::wait;
use crate::failure::Answer;

pub(crate) fn run(args: AdminArgs) -> Answer {
    let order = match args.what {
        AdminCommand::Players { name } => AdminOrder::Players(name),
        AdminCommand::Sessions { player } => AdminOrder::Sessions(player),
        AdminCommand::EndSessions { player } => AdminOrder::EndSessions(player),
        AdminCommand::Rename { player, name } => AdminOrder::Rename(player, name),
        AdminCommand::Mute { player } => AdminOrder::Mute(player, true),
        AdminCommand::Unmute { player } => AdminOrder::Mute(player, false),
        AdminCommand::Ban { player } => AdminOrder::Ban(player, true),
        AdminCommand::Unban { player } => AdminOrder::Ban(player, false),
        AdminCommand::DeletePlayer { player } => AdminOrder::DeletePlayer(player),
        AdminCommand::Matches => AdminOrder::Matches,
        AdminCommand::CloseMatch { id } => AdminOrder::CloseMatch(id),
        AdminCommand::DeleteMatch { id } => AdminOrder::DeleteMatch(id),
        AdminCommand::Groups { name } => AdminOrder::Groups(name),
        AdminCommand::DissolveGroup { id } => AdminOrder::DissolveGroup(id),
        AdminCommand::Announce { text } => AdminOrder::Announce(text),
        AdminCommand::Disk => AdminOrder::Disk,
        AdminCommand::Log => AdminOrder::Log,
        AdminCommand::Link { address } => AdminOrder::Link(address),
    };
    Ok(wait(server::administer(&args.data, args.store, order))?)
}
