//! Servers that share a store.

use store::{Creation, Header, Node, Quota, Seating};

use super::table::{Disk, header, id, new_store, set};

#[tokio::test]
async fn a_server_that_signs_off_leaves_everything_free() {
    let store = new_store().await;
    store.beat("a", 1, true).await.expect("beats");
    store.beat("b", 1, false).await.expect("beats");
    store.beat("a", 2, true).await.expect("beats");
    let nodes = [("a", 2, true), ("b", 1, false)].map(|(id, beats, tells)| Node { id: id.into(), beats, tells });
    assert_eq!(store.nodes().await.expect("nodes"), nodes);
    assert!(store.take_lease("m1", "a", None).await.expect("takes"));
    store.remove_node("a").await.expect("signs off");
    assert_eq!(store.nodes().await.expect("nodes").len(), 1);
    assert_eq!(store.lease_holder("m1").await.expect("reads"), None);
}

#[tokio::test]
async fn of_several_servers_one_gets_a_lease() {
    let disk = Disk::new();
    let (here, there) = (disk.open().await, disk.open().await);
    let (first, second) = tokio::join!(here.take_lease("m1", "a", None), there.take_lease("m1", "b", None));
    assert_ne!(first.expect("takes"), second.expect("takes"));
    let holder = here.lease_holder("m1").await.expect("reads").expect("somebody");
    let other = if holder == "a" { "b" } else { "a" };
    assert!(!here.take_lease("m1", other, Some(other)).await.expect("takes"), "it is not theirs to give");
    assert!(here.take_lease("m1", other, Some(&holder)).await.expect("takes"), "the holder is gone");
    assert_eq!(here.leases_of(other).await.expect("reads"), ["m1"]);
    here.release_lease("m1", &holder).await.expect("gives back");
    assert_eq!(
        here.lease_holder("m1").await.expect("reads").as_deref(),
        Some(other),
        "what one has lost one cannot give"
    );
}

#[tokio::test]
async fn the_first_one_says_what_a_secret_is() {
    let disk = Disk::new();
    let (here, there) = (disk.open().await, disk.open().await);
    let (first, second) = tokio::join!(here.secret("key", "one"), there.secret("key", "two"));
    assert_eq!(first.expect("a secret"), second.expect("a secret"));
}

#[tokio::test]
async fn a_quota_holds_for_all_servers_together() {
    let disk = Disk::new();
    let (here, there) = (disk.open().await, disk.open().await);
    set(&here, &["m1"]).await;
    let quota = Quota { open: 2, running: 2 };
    let make = |name: &str| (Header { id: id(name), ..header("m1") }, vec![Seating::open(), Seating::open()]);
    for round in 0..4 {
        let ((one, seats), (other, others)) = (make(&format!("a{round}")), make(&format!("b{round}")));
        let (one, other) =
            tokio::join!(here.create_match_within(quota, one, seats), there.create_match_within(quota, other, others));
        one.expect("an answer");
        other.expect("an answer");
    }
    let (last, seats) = make("last");
    assert_eq!(here.create_match_within(quota, last, seats).await.expect("an answer"), Creation::TooMany);
    assert_eq!(here.counts().await.expect("counts").open, 2, "m1 is one of them");
}

#[tokio::test]
async fn a_pulse_tells_what_another_server_changed() {
    let disk = Disk::new();
    let (here, there) = (disk.open().await, disk.open().await);
    set(&here, &["m1"]).await;
    let before = here.pulse(&id("m1")).await.expect("a pulse").expect("m1");
    there.append(&id("m1"), 0, vec![super::table::entry("a")]).await.expect("appends");
    there.begin_match(&id("m1"), vec![Seating::bot("thumb", "Ham")], None).await.expect("begins");
    let after = here.pulse(&id("m1")).await.expect("a pulse").expect("m1");
    assert_eq!((before.length, after.length), (0, 1));
    assert_eq!((after.state.as_str(), &after.seats[1]), ("running", &Seating::bot("thumb", "Ham")));
    assert!(here.pulse(&id("none")).await.expect("a pulse").is_none());
}

#[tokio::test]
async fn what_another_server_appended_is_read_with_what_it_is_played_by() {
    let disk = Disk::new();
    let (here, there) = (disk.open().await, disk.open().await);
    set(&here, &["m1"]).await;
    for (length, name) in (0..).zip(["a", "b", "c"]) {
        there.append(&id("m1"), length, vec![super::table::entry(name)]).await.expect("appends");
    }
    let growth = |from| {
        let here = here.clone();
        async move { here.growth(&id("m1"), from).await.expect("reads").expect("m1") }
    };
    let (two, none) = (growth(1).await, growth(3).await);
    assert_eq!(two.entries, here.actions(&id("m1"), 1).await.expect("reads"));
    assert_eq!((two.entries.len(), none.entries.len()), (2, 0));
    assert_eq!((two.rules_version, two.state), (none.rules_version, none.state));
    assert!(there.change_rules(&id("m1"), two.rules_version, 9, "[]").await.expect("changes"));
    assert_eq!(growth(3).await.rules_version, 9);
    assert!(here.growth(&id("none"), 0).await.expect("reads").is_none());
}
