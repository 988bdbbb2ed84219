//! What can go wrong.

use std::fmt;
use std::io;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::{Chance, QuickDice};
use tokio::time::sleep;

use super::proxy::Line;
use super::servers::Servers;

/// Something that goes wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fault {
    /// A server is killed.
    Killed,
    /// A server is told to stop, as for an upgrade.
    Stopped,
    /// A server sleeps for longer than its leases hold.
    Asleep,
    /// A server does not reach PostgreSQL.
    WithoutPostgres,
    /// A server does not reach NATS.
    WithoutNats,
    /// A server reaches nobody, and nobody reaches it.
    CutOff,
    /// PostgreSQL crashes and comes back.
    PostgresCrashed,
    /// NATS crashes and is away for ten seconds.
    NatsCrashed,
}

impl Fault {
    pub(super) const ALL: [Fault; 8] = [
        Fault::Killed,
        Fault::NatsCrashed,
        Fault::Asleep,
        Fault::PostgresCrashed,
        Fault::WithoutPostgres,
        Fault::WithoutNats,
        Fault::CutOff,
        Fault::Stopped,
    ];
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Killed => "server killed",
            Fault::Stopped => "server told to stop",
            Fault::Asleep => "server asleep",
            Fault::WithoutPostgres => "server without PostgreSQL",
            Fault::WithoutNats => "server without NATS",
            Fault::CutOff => "server off the network",
            Fault::PostgresCrashed => "PostgreSQL crashed",
            Fault::NatsCrashed => "NATS crashed",
        })
    }
}

/// When something went wrong, in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Lets something go wrong and mends it again.
pub(super) async fn strike(servers: &Servers, fault: Fault, dice: &mut QuickDice) -> io::Result<()> {
    let node = &servers.nodes[dice.below(u32::try_from(servers.nodes.len()).unwrap_or(1)) as usize];
    let cut = if dice.below(2) == 0 { Line::Broken } else { Line::Silent };
    let while_it_lasts = Duration::from_millis(4000 + u64::from(dice.below(3000)));
    match fault {
        Fault::Killed => {
            node.kill().await?;
            sleep(while_it_lasts).await;
            node.start().await
        }
        Fault::Stopped => {
            node.stop().await?;
            sleep(while_it_lasts).await;
            node.start_as_other().await
        }
        Fault::Asleep => {
            node.signal("STOP").await?;
            sleep(while_it_lasts).await;
            node.signal("CONT").await
        }
        Fault::WithoutPostgres => {
            node.to_postgres.set(cut);
            sleep(while_it_lasts).await;
            node.to_postgres.set(Line::Open);
            Ok(())
        }
        Fault::WithoutNats => {
            node.to_nats.set(cut);
            sleep(while_it_lasts).await;
            node.to_nats.set(Line::Open);
            Ok(())
        }
        Fault::CutOff => {
            node.plug(false)?;
            sleep(while_it_lasts).await;
            node.plug(true)
        }
        Fault::PostgresCrashed => {
            tokio::task::block_in_place(|| {
                servers.postgres.stop();
                servers.postgres.start();
            });
            Ok(())
        }
        Fault::NatsCrashed => {
            tokio::task::block_in_place(|| servers.nats().stop());
            sleep(Duration::from_secs(10)).await;
            tokio::task::block_in_place(|| servers.nats().resume())
        }
    }
}
