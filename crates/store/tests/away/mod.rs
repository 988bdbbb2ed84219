//! What only a server can do: go away and come back, lose an answer, and be written to by several at once.

mod proxy;
mod several;
mod tables;

use std::time::Duration;

use store::{Append, Place, Store, StoreError};
use trial_postgres::Server;

use crate::away::proxy::{Cut, Proxy};
use crate::suite::table::{add_match, entry, header, id, player_id, set};

async fn open(url: &str) -> Store {
    Store::open_at(&url.parse().expect("an address")).await.expect("the store opens")
}

/// Appends, as often as it takes: a server on a busy machine may be away for longer than the store waits.
async fn append_patiently(store: &Store, match_id: &str, seq: u32) -> Append {
    loop {
        match store.append(&id(match_id), seq, vec![entry(&format!("a{seq}"))]).await {
            Err(StoreError::Away(_)) => {}
            outcome => return outcome.expect("appends"),
        }
    }
}

async fn entries(store: &Store, match_id: &str) -> usize {
    store.actions(&id(match_id), 0).await.expect("reads").len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_started_again_is_waited_for() {
    let Some(server) = Server::own() else { return };
    let store = open(&server.database()).await;
    set(&store, &["m1", "m2"]).await;
    for round in 0..3 {
        server.stop();
        let waiting = store.clone();
        let append = tokio::spawn(async move {
            tokio::join!(append_patiently(&waiting, "m1", round), append_patiently(&waiting, "m2", round))
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(!append.is_finished(), "nothing is acknowledged while there is no database");
        server.start();
        assert_eq!(append.await.expect("it ends"), (Append::Appended, Append::Appended));
        assert_eq!(entries(&store, "m1").await, round as usize + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_long_is_told_and_nothing_is_written_later() {
    let Some(server) = Server::own() else { return };
    let store = open(&server.database()).await;
    set(&store, &["m1"]).await;
    server.stop();
    let told = store.append(&id("m1"), 0, vec![entry("a")]).await.expect_err("it is away");
    assert!(matches!(told, StoreError::Away(_)), "{told}");
    assert!(store.try_to_write().await.is_err(), "readiness knows");
    let told = store.load_match(&id("m1")).await.expect_err("it is away");
    assert!(matches!(told, StoreError::Away(_)), "{told}");
    server.start();
    assert_eq!(entries(&store, "m1").await, 0, "what was given up is not written behind anybody's back");
    store.try_to_write().await.expect("readiness knows");
    assert_eq!(store.append(&id("m1"), 0, vec![entry("a")]).await.expect("appends"), Append::Appended);
}

/// The same database, opened directly and behind a proxy.
async fn two_ways(server: &Server) -> (Store, Store, Proxy) {
    let (url, proxy) = (server.database(), Proxy::start(&server.socket()));
    let direct = open(&url).await;
    let Place::Postgres(options) = url.parse().expect("an address") else { panic!("it is a server") };
    let behind = Place::Postgres(Box::new(options.socket(proxy.folder())));
    (direct, Store::open_at(&behind).await.expect("the store opens"), proxy)
}

/// Everything that shares a transaction whose answer is lost, or that is lost itself, is there once.
async fn everything_is_done_once(cut: Cut) {
    let Some(server) = Server::own() else { return };
    let (direct, store, proxy) = two_ways(&server).await;
    set(&store, &["m1", "m2"]).await;
    for round in 0..3 {
        proxy.cut(cut);
        let (m1, m2, ada, made) = (id("m1"), id("m2"), player_id("ada"), format!("made{round}"));
        let (one, two, said, ()) = tokio::join!(
            store.append(&m1, round, vec![entry(&format!("a{round}"))]),
            store.append(&m2, round * 2, vec![entry(&format!("b{round}")), entry(&format!("c{round}"))]),
            store.add_chat(&m1, &ada, "ADA", "hello", 3),
            add_match(&store, header(&made)),
        );
        assert_eq!(one.expect("appends"), Append::Appended);
        assert_eq!(two.expect("appends"), Append::Appended);
        assert_eq!(said.expect("says"), round);
        assert_eq!(proxy.cuts(), round + 1, "the connection was cut");
        assert_eq!(entries(&direct, "m1").await, round as usize + 1);
        assert_eq!(entries(&direct, "m2").await, round as usize * 2 + 2);
        assert_eq!(direct.chat(&m1, 0).await.expect("reads").len(), round as usize + 1);
    }
    assert_eq!(store.writer_counts().failures, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_whose_answer_is_lost_is_not_made_twice() {
    everything_is_done_once(Cut::Answer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_is_lost_itself_is_made_again() {
    everything_is_done_once(Cut::Commit).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_falls_silent_in_a_transaction_does_not_keep_what_it_has_locked() {
    let Some(server) = Server::own() else { return };
    let (direct, silent, proxy) = two_ways(&server).await;
    set(&direct, &["m1"]).await;
    proxy.cut(Cut::Silence);
    let appending = tokio::spawn(async move { append_patiently(&silent, "m1", 0).await });
    while proxy.cuts() == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let other = direct.append(&id("m1"), 0, vec![entry("b")]).await.expect("it is not waited for in vain");
    assert_eq!(other, Append::Appended, "what was never committed is gone");
    assert_eq!(direct.writer_counts().failures, 0);
    let late = appending.await.expect("it finds out");
    assert!(matches!(late, Append::Stale { .. }), "{late:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_nobody_answers_is_asked_once_more() {
    let Some(server) = Server::own() else { return };
    let (direct, store, proxy) = two_ways(&server).await;
    assert!(direct.take_lease("house", "n1", None).await.expect("takes it"));
    proxy.cut(Cut::Question);
    assert_eq!(store.lease_holder("house").await.expect("an answer").as_deref(), Some("n1"));
    assert_eq!(proxy.cuts(), 1, "the first question was lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_database_refuses_keeps_no_other_out() {
    let Some(url) = trial_postgres::database() else { return };
    let store = open(&url).await;
    set(&store, &["m1", "m2"]).await;
    let (m1, m2) = (id("m1"), id("m2"));
    let (refused, good) =
        tokio::join!(store.append(&m1, 0, vec![entry("a\0")]), store.append(&m2, 0, vec![entry("b")]));
    assert!(matches!(refused, Err(StoreError::Database(_))), "PostgreSQL has no text with a zero in it: {refused:?}");
    assert_eq!(good.expect("appends"), Append::Appended);
}
