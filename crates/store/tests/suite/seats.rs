//! Who gets a seat, and who plays while they are away.

use store::{Begun, Claim, Left, MatchState, Occupant, Seating, Store, StoreError};
use tokio::task::JoinSet;

use super::table::{Disk, header, id, player, player_id, set, table};

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
async fn a_match_begins_once_with_bots_for_all_free_seats() {
    let store = table().await;
    let m1 = id("m1");
    let bot = Seating::bot("random", "Robo");
    assert_eq!(store.begin_match(&m1, vec![], None).await.expect("tries"), Begun::Changed, "somebody is missing");
    let seats = vec![Seating::player(player_id("ada"), "ADA"), bot.clone()];
    let begun = store.begin_match(&m1, vec![bot.clone(), bot.clone()], None).await.expect("begins");
    assert_eq!(begun, Begun::Begun(seats));
    assert_eq!(store.begin_match(&m1, vec![bot], None).await.expect("tries"), Begun::Changed, "it has begun");
    let claim = store.claim_seat(&m1, 1, &player_id("bob"), "BOB").await;
    assert_eq!(claim.expect("claims"), Claim::Late);
}

#[tokio::test]
async fn a_bots_seat_is_taken() {
    let store = table().await;
    let seats = vec![Seating::open(), Seating::bot("random", "Robo")];
    store.create_match(header("m2"), seats).await.expect("a match");
    let claim = store.claim_seat(&id("m2"), 1, &player_id("bob"), "BOB").await;
    assert_eq!(claim.expect("claims"), Claim::Taken);
}

#[tokio::test]
async fn a_bot_stands_in_and_gives_the_seat_back() {
    let store = table().await;
    let (m1, robo) = (id("m1"), Seating::bot("random", "Robo"));
    let ada = Seating::player(player_id("ada"), "ADA");
    let away = Seating {
        occupant: Occupant::Player { id: player_id("ada"), stand_in: Some("search".to_owned()) },
        ..ada.clone()
    };
    let change = async |known: &Seating, to: &Seating| store.change_seat(&m1, 0, known, to).await.expect("an answer");
    assert!(!change(&ada, &away).await, "it has not begun");
    store.begin_match(&m1, vec![robo.clone()], None).await.expect("begins");
    assert!(change(&ada, &away).await);
    assert_eq!(seats(&store).await, [away.clone(), robo.clone()]);
    assert!(change(&away, &ada).await);
    // Whoever has left in the meantime is not put back.
    assert!(change(&ada, &Seating::bot("thumb", "Ham")).await);
    assert!(!change(&ada, &away).await);
    assert_eq!(seats(&store).await, [Seating::bot("thumb", "Ham"), robo]);
}

#[tokio::test]
async fn who_leaves_an_open_table_closes_it_only_if_nobody_else_sits_there() {
    let store = table().await;
    let leave =
        async |seat, who: &str| store.leave_table(&id("m1"), seat, &player_id(who), 30).await.expect("an answer");
    assert_eq!(leave(1, "ada").await, Left::Changed, "that is not her seat");
    store.claim_seat(&id("m1"), 1, &player_id("bob"), "BOB").await.expect("claims");
    assert_eq!(leave(0, "ada").await, Left::Left);
    assert_eq!(seats(&store).await, [Seating::open(), Seating::player(player_id("bob"), "BOB")]);
    assert_eq!(leave(1, "bob").await, Left::Closed);
    let state = store.load_match(&id("m1")).await.expect("loads").expect("m1 is there").state;
    assert_eq!(state, MatchState::Abandoned { at: 30 });
}

#[tokio::test]
async fn nobody_leaves_an_open_table_that_has_begun() {
    let store = table().await;
    store.begin_match(&id("m1"), vec![Seating::bot("random", "Robo")], None).await.expect("begins");
    assert_eq!(store.leave_table(&id("m1"), 0, &player_id("ada"), 30).await.expect("an answer"), Left::Changed);
    assert_eq!(seats(&store).await[0], Seating::player(player_id("ada"), "ADA"));
}

#[tokio::test]
async fn there_is_no_third_seat() {
    let store = table().await;
    let claim = store.claim_seat(&id("m1"), 2, &player_id("bob"), "BOB").await.expect_err("two seats");
    assert_eq!(claim.to_string(), "the store has no seat `2 of match m1`");
}

#[tokio::test]
async fn only_a_player_who_exists_sits_down() {
    let store = table().await;
    let claim = store.claim_seat(&id("m1"), 1, &player_id("eve"), "EVE").await;
    assert!(matches!(claim, Err(StoreError::MissingReference(_))), "{claim:?}");
    assert_eq!(seats(&store).await[1], Seating::open());
}
