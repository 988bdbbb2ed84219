//! How many actions a second are on disk: `cargo run --release -p store --example appends [PLACE …]`.
//!
//! Without a place, a file in a folder that is gone afterwards, and PostgreSQL, started for this. Each number is from many tables
//! that append one action after the other, each waiting for its own to be on disk.

use std::time::{Duration, Instant};

use store::{Append, Entry, Header, MatchId, Place, Player, PlayerId, Seating, Seed, Store, StoreError, Visibility};
use tokio::task::JoinSet;

const FOR: Duration = Duration::from_secs(3);
const TABLES: [u32; 4] = [1, 16, 64, 256];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let mut places: Vec<String> = std::env::args().skip(1).collect();
    let postgres = if places.is_empty() { trial_postgres::Server::durable() } else { None };
    if places.is_empty() {
        places.push(folder.path().join("gantry.sqlite").display().to_string());
        places.extend(postgres.as_ref().map(trial_postgres::Server::database));
    }
    println!("{:>8} {:>12} {:>10} {:>10} {:>16}", "tables", "actions/s", "p50 ms", "p99 ms", "actions/commit");
    for place in places {
        let place: Place = place.parse()?;
        println!("{place}");
        let store = Store::open_at(&place).await?;
        for tables in TABLES {
            measure(&store, tables).await?;
        }
        store.close().await?;
    }
    Ok(())
}

async fn measure(store: &Store, tables: u32) -> Result<(), StoreError> {
    for table in 0..tables {
        lay(store, &name(tables, table)).await?;
    }
    let before = store.writer_counts();
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for table in 0..tables {
        playing.spawn(play(store.clone(), name(tables, table), begun + FOR));
    }
    let mut waits: Vec<Duration> = playing.join_all().await.into_iter().flatten().collect();
    let took = begun.elapsed();
    let after = store.writer_counts();
    waits.sort_unstable();
    let ms = |part: usize| waits[(waits.len() * part / 100).min(waits.len() - 1)].as_secs_f64() * 1000.0;
    let a_second = waits.len() as f64 / took.as_secs_f64();
    let shared = (after.writes - before.writes) as f64 / (after.commits - before.commits) as f64;
    println!("{tables:>8} {a_second:>12.0} {:>10.2} {:>10.2} {shared:>16.1}", ms(50), ms(99));
    Ok(())
}

/// Appends until a moment; how long each append took.
async fn play(store: Store, id: MatchId, until: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    for seq in 0.. {
        if Instant::now() > until {
            break;
        }
        let line = r#"{"seat":0,"action":"hop 4-6#1 to 4"}"#.to_owned();
        let entry = Entry { seat: 0, line, action_id: format!("a{seq}"), at: 1, position: Some("5eed".repeat(8)) };
        let begun = Instant::now();
        assert_eq!(store.append(&id, seq, vec![entry]).await.expect("appends"), Append::Appended);
        waits.push(begun.elapsed());
    }
    waits
}

fn name(tables: u32, table: u32) -> MatchId {
    MatchId::new(format!("{tables}-{table}"))
}

async fn lay(store: &Store, id: &MatchId) -> Result<(), StoreError> {
    let player = PlayerId::new(id.as_str());
    let known = Player { id: player.clone(), name: "Ada".into(), preferences: "{}".into(), created_at: 0 };
    store.create_player(known, None).await?;
    let header = Header {
        id: id.clone(),
        game: "none".into(),
        rules_version: 1,
        setup: "{}".into(),
        seed: Seed::new("0"),
        commitment: "0".into(),
        components: None,
        visibility: Visibility::Link,
        created_at: 0,
        created_by: player.clone(),
        rematch_of: None,
        group: None,
    };
    store.create_match(header, vec![Seating::player(player, "Ada")]).await.map(drop)
}
