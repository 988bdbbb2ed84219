//! Several stores, as of several servers, in one database.

use store::{Append, Claim};
use tokio::task::JoinSet;

use super::open;
use crate::suite::table::{entry, id, player_id, set};

const MATCHES: [&str; 6] = ["m1", "m2", "m3", "m4", "m5", "m6"];

#[tokio::test(flavor = "multi_thread")]
async fn at_every_place_one_of_several_writers_wins() {
    let Some(url) = trial_postgres::database() else { return };
    let stores = [open(&url).await, open(&url).await, open(&url).await];
    set(&stores[0], &MATCHES).await;
    let mut tasks = JoinSet::new();
    for (number, store) in stores.iter().enumerate() {
        // They go through the matches in different orders, and so meet in the middle of their transactions.
        for place in 0..MATCHES.len() {
            let match_id = MATCHES[(place * (number + 1) + number) % MATCHES.len()];
            let store = store.clone();
            tasks.spawn(async move {
                let mut won = 0;
                for seq in 0..20 {
                    let action = entry(&format!("{number}-{place}-{seq}"));
                    let outcome = store.append(&id(match_id), seq, vec![action]).await.expect("tries");
                    won += u32::from(outcome == Append::Appended);
                }
                won
            });
        }
    }
    let won: u32 = tasks.join_all().await.iter().sum();
    let mut there = 0;
    for match_id in MATCHES {
        there += stores[1].actions(&id(match_id), 0).await.expect("reads").len() as u32;
    }
    assert_eq!(won, there, "what was acknowledged is there, and nothing else");
    assert!(there >= 20, "{there}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_claim_a_seat_at_different_servers_one_gets_it() {
    let Some(url) = trial_postgres::database() else { return };
    let (here, there) = (open(&url).await, open(&url).await);
    set(&here, &MATCHES).await;
    for match_id in MATCHES.map(id) {
        let (ada, bob) = (player_id("ada"), player_id("bob"));
        let (first, second) =
            tokio::join!(here.claim_seat(&match_id, 1, &ada, "ADA"), there.claim_seat(&match_id, 1, &bob, "BOB"));
        let won = [first, second].into_iter().filter(|claim| matches!(claim, Ok(Claim::Claimed))).count();
        assert_eq!(won, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_at_different_servers_at_once_is_all_there() {
    let Some(url) = trial_postgres::database() else { return };
    let stores = [open(&url).await, open(&url).await];
    set(&stores[0], &["m1"]).await;
    let mut tasks = JoinSet::new();
    for n in 0..40 {
        let store = stores[n % 2].clone();
        tasks.spawn(async move {
            let said = store.add_chat(&id("m1"), &player_id("ada"), "ADA", &format!("line {n}"), 3).await;
            said.expect("says")
        });
    }
    let mut numbers = tasks.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (0..40).collect::<Vec<u32>>());
    assert_eq!(stores[0].chat(&id("m1"), 0).await.expect("reads").len(), 40);
}
