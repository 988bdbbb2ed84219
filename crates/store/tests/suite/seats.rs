//! Who gets a seat, and who plays while they are away.

use store::{Claim, Occupant, Seating, Store, StoreError};
use tokio::task::JoinSet;

use super::table::{Disk, id, player, player_id, set, table};

async fn seats(store: &Store) -> Vec<Seating> {
    store.load_match(&id("m1")).await.expect("loads").expect("m1 is there").seats
}

#[tokio::test(flavor = "multi_thread")]
async fn of_fifty_who_claim_a_seat_one_gets_it() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    let mut claims = JoinSet::new();
    for n in 0..50 {
        let (store, name) = (store.clone(), format!("p{n}"));
        claims.spawn(async move {
            store.create_player(player(&name), None).await.expect("a new player");
            let claim = store.claim_seat(&id("m1"), 1, &player_id(&name), &name).await.expect("claims");
            (claim, name)
        });
    }
    let claims = claims.join_all().await;
    let winners: Vec<_> = claims.iter().filter(|(claim, _)| *claim == Claim::Claimed).collect();
    assert_eq!(winners.len(), 1);
    let winner = &winners[0].1;
    assert_eq!(seats(&store).await[1], Seating::player(player_id(winner), winner));
}

#[tokio::test]
async fn claiming_ones_own_seat_again_changes_nothing() {
    let store = table().await;
    for _ in 0..2 {
        let claim = store.claim_seat(&id("m1"), 1, &player_id("bob"), "BOB").await;
        assert_eq!(claim.expect("claims"), Claim::Claimed);
    }
    let claim = store.claim_seat(&id("m1"), 1, &player_id("ada"), "ADA").await;
    assert_eq!(claim.expect("claims"), Claim::Taken);
    assert_eq!(seats(&store).await[1], Seating::player(player_id("bob"), "BOB"));
}

#[tokio::test]
async fn a_bots_seat_is_taken() {
    let store = table().await;
    store.set_seat(&id("m1"), 1, &Seating::bot("random", "Robo")).await.expect("sits down");
    let claim = store.claim_seat(&id("m1"), 1, &player_id("bob"), "BOB").await;
    assert_eq!(claim.expect("claims"), Claim::Taken);
}

#[tokio::test]
async fn a_bot_stands_in_and_gives_the_seat_back() {
    let store = table().await;
    let ada = Seating::player(player_id("ada"), "ADA");
    let away = Seating {
        occupant: Occupant::Player { id: player_id("ada"), stand_in: Some("search".to_owned()) },
        ..ada.clone()
    };
    store.set_seat(&id("m1"), 0, &away).await.expect("takes over");
    assert_eq!(seats(&store).await, [away, Seating::open()]);
    store.set_seat(&id("m1"), 0, &ada).await.expect("gives back");
    assert_eq!(seats(&store).await, [ada, Seating::open()]);
}

#[tokio::test]
async fn there_is_no_third_seat() {
    let store = table().await;
    let claim = store.claim_seat(&id("m1"), 2, &player_id("bob"), "BOB").await.expect_err("two seats");
    assert_eq!(claim.to_string(), "the store has no seat `2 of match m1`");
    let set = store.set_seat(&id("m1"), 2, &Seating::open()).await.expect_err("two seats");
    assert!(matches!(set, StoreError::NotFound { what: "seat", .. }), "{set}");
}

#[tokio::test]
async fn only_a_player_who_exists_sits_down() {
    let store = table().await;
    let claim = store.claim_seat(&id("m1"), 1, &player_id("eve"), "EVE").await;
    assert!(matches!(claim, Err(StoreError::MissingReference(_))), "{claim:?}");
    assert_eq!(seats(&store).await[1], Seating::open());
}
