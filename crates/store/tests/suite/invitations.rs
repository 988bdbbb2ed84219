//! Who is invited to what, and the limits of it.

use store::{InvitationLimits, Invited, Store};

use super::table::{add_match, add_players, header, id, new_store, player, player_id, set};

const LIMITS: InvitationLimits = InvitationLimits { sent: 3, within: 1000, waiting: 2 };

async fn invite(store: &Store, name: &str, whom: &str, at: i64) -> Invited {
    store.invite(&id(name), &player_id("ada"), &player_id(whom), at, LIMITS).await.expect("an answer")
}

async fn waiting(store: &Store, whom: &str) -> Vec<String> {
    let found = store.invitations(&player_id(whom)).await.expect("an answer");
    found.into_iter().map(|invitation| invitation.id.to_string()).collect()
}

#[tokio::test]
async fn an_invitation_waits_as_long_as_there_is_a_free_seat() {
    let store = new_store().await;
    set(&store, &["m1", "m2"]).await;
    assert_eq!(invite(&store, "m1", "bob", 10).await, Invited::Sent);
    assert_eq!(invite(&store, "m1", "bob", 11).await, Invited::Before);
    assert_eq!(invite(&store, "m2", "bob", 12).await, Invited::Sent);
    assert_eq!(waiting(&store, "bob").await, ["m2", "m1"]);
    store.claim_seat(&id("m1"), 1, &player_id("bob"), "Bob").await.expect("an answer");
    assert!(store.decline(&id("m2"), &player_id("bob")).await.expect("an answer"));
    assert_eq!(waiting(&store, "bob").await, Vec::<String>::new());
    assert_eq!(invite(&store, "m2", "bob", 13).await, Invited::Before, "also if it was declined");
    assert_eq!(invite(&store, "m2", "nobody", 13).await, Invited::Refused);
    let partners = store.played_with(&player_id("bob"), 9).await.expect("an answer");
    assert_eq!(partners.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["ada"]);
}

#[tokio::test]
async fn there_are_not_too_many_invitations_and_none_for_who_wants_none() {
    let store = new_store().await;
    add_players(&store).await;
    for name in ["cem", "dee"] {
        store.create_player(player(name), None).await.expect("a new player");
    }
    for name in ["m1", "m2", "m3", "m4"] {
        add_match(&store, header(name)).await;
    }
    let refuse = async |whom: Option<&str>, on: bool| {
        let whom = whom.map(player_id);
        store.refuse(&player_id("cem"), whom.as_ref(), on).await.expect("it is noted");
    };
    for (whom, is_all) in [(None, true), (Some("ada"), false)] {
        refuse(whom, true).await;
        refuse(whom, true).await;
        assert_eq!(invite(&store, "m1", "cem", 10).await, Invited::Refused);
        assert_eq!(store.refuses_all(&player_id("cem")).await.expect("an answer"), is_all);
        assert_eq!(store.refused(&player_id("cem")).await.expect("a list").len(), usize::from(!is_all));
        refuse(whom, false).await;
    }
    assert_eq!(invite(&store, "m1", "bob", 10).await, Invited::Sent);
    assert_eq!(invite(&store, "m2", "bob", 10).await, Invited::Sent);
    assert_eq!(invite(&store, "m3", "bob", 10).await, Invited::Enough, "so many wait for Bob");
    assert_eq!(invite(&store, "m3", "cem", 10).await, Invited::Sent);
    assert_eq!(invite(&store, "m3", "dee", 1010).await, Invited::Sent, "after a while");
    assert_eq!(invite(&store, "m4", "cem", 1009).await, Invited::Enough, "so many were sent");
    store.forget_player(&player_id("cem"), 20).await.expect("Cem is forgotten");
    assert_eq!(store.kept_invitations(&player_id("ada")).await.expect("a list").len(), 3);
}
