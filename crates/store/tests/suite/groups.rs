//! Groups: who belongs to them, who may do what there, and who may sit down at their tables.

use store::{
    AdminDeed, Booking, Claim, Founded, GroupChange, GroupDeed, GroupId, GroupLimits, Header, InvitationLimits,
    Invited, Joined, NewGroup, Page, SeatResult, Seating, Standing, Store, StoreError, Visibility,
};

use super::table::{add_match, header, id, new_store, player, player_id};

const MOST: GroupLimits = GroupLimits { groups: 2, members: 3 };
const LIMITS: InvitationLimits = InvitationLimits { sent: 9, within: 1000, waiting: 9 };

/// A store with some people, and the group `g` of Ada.
async fn group() -> (Store, GroupId) {
    let store = new_store().await;
    for name in ["ada", "bob", "cem", "dee"] {
        store.create_player(player(name), None).await.expect("a new player");
    }
    assert_eq!(found(&store, "g", "ada", 1).await, Founded::Founded);
    (store, GroupId::new("g"))
}

async fn found(store: &Store, name: &str, founder: &str, at: i64) -> Founded {
    let new = NewGroup {
        id: GroupId::new(name),
        name: name.to_uppercase(),
        folded: name.to_owned(),
        link: format!("link-{name}"),
    };
    store.found_group(new, &player_id(founder), at, MOST).await.expect("an answer")
}

async fn join(store: &Store, group: &GroupId, who: &str, at: i64) -> Joined {
    store.join_group(group, &player_id(who), at, MOST).await.expect("an answer")
}

async fn change(store: &Store, group: &GroupId, who: &str, deed: GroupDeed) -> GroupChange {
    store.change_group(group, &player_id(who), deed).await.expect("an answer")
}

fn raise(whom: &str, standing: Standing) -> GroupDeed {
    GroupDeed::Raise(player_id(whom), standing)
}

fn remove(whom: &str) -> GroupDeed {
    GroupDeed::Remove(player_id(whom), "new".into())
}

/// Who belongs to it, in order, with the first letter of what they are there.
async fn members(store: &Store, group: &GroupId) -> Vec<String> {
    let Some(group) = store.group(group).await.expect("a look") else { return Vec::new() };
    group.members.iter().map(|one| format!("{} {}", one.player, &one.standing.as_str()[..1])).collect()
}

async fn tables(store: &Store, who: &str) -> usize {
    store.tables_of_groups(&player_id(who), 9).await.expect("a list").len()
}

/// A match of the group that waits for somebody beside Ada.
async fn add_table(store: &Store, group: &GroupId, name: &str) {
    add_match(store, Header { visibility: Visibility::Link, group: Some(group.clone()), ..header(name) }).await;
}

#[tokio::test]
async fn groups_and_their_members_are_limited_and_names_differ() {
    let (store, g) = group().await;
    assert_eq!(found(&store, "g", "bob", 2).await, Founded::NameTaken);
    assert_eq!(join(&store, &g, "bob", 3).await, Joined::Joined);
    assert_eq!(join(&store, &g, "bob", 4).await, Joined::Before);
    assert_eq!(join(&store, &g, "cem", 5).await, Joined::Joined);
    assert_eq!(join(&store, &g, "dee", 6).await, Joined::Full);
    assert_eq!(join(&store, &GroupId::new("h"), "dee", 6).await, Joined::NoGroup);
    assert_eq!(found(&store, "h", "bob", 7).await, Founded::Founded);
    assert_eq!(found(&store, "i", "bob", 8).await, Founded::TooMany);
    assert_eq!(found(&store, "i", "dee", 8).await, Founded::Founded);
    assert_eq!(join(&store, &GroupId::new("i"), "bob", 9).await, Joined::TooMany);
    assert_eq!(members(&store, &g).await, ["ada f", "bob m", "cem m"]);
    let groups = store.groups_of(&player_id("bob")).await.expect("a list");
    assert_eq!(groups.iter().map(|one| (one.name.as_str(), one.members)).collect::<Vec<_>>(), [("G", 3), ("H", 1)]);
    let linked = store.group_by_link("link-g").await.expect("a look").expect("the group");
    assert_eq!((linked.id, linked.members), (g, 3));
    assert_eq!(store.groups("H", "h", 9).await.expect("a list").len(), 1);
    assert_eq!(store.groups("?", "h%", 9).await.expect("a list").len(), 0, "no pattern");
}

#[tokio::test]
async fn everybody_does_what_is_theirs_to_do() {
    use GroupChange::{Done, NameTaken, NotTheirs, NotThere};
    let (store, g) = group().await;
    for (at, name) in [(2, "bob"), (3, "cem")] {
        join(&store, &g, name, at).await;
    }
    found(&store, "h", "dee", 4).await;
    let rename = |name: &str| GroupDeed::Rename(name.to_uppercase(), name.to_owned());
    for (who, deed, expected) in [
        ("dee", rename("x"), NotThere),
        ("bob", rename("x"), NotTheirs),
        ("bob", remove("cem"), NotTheirs),
        ("bob", raise("bob", Standing::Founder), NotTheirs),
        ("ada", raise("dee", Standing::Keeper), NotThere),
        ("ada", raise("bob", Standing::Keeper), Done),
        ("bob", rename("h"), NameTaken),
        ("bob", rename("x"), Done),
        ("bob", raise("cem", Standing::Keeper), NotTheirs),
        ("bob", remove("ada"), NotTheirs),
        ("bob", GroupDeed::Dissolve, NotTheirs),
        ("bob", GroupDeed::RenewLink("newer".into()), Done),
        ("ada", raise("ada", Standing::Member), NotTheirs),
        ("ada", raise("cem", Standing::Keeper), Done),
        ("bob", remove("cem"), NotTheirs),
        ("ada", remove("cem"), Done),
        ("cem", GroupDeed::RenewLink("mine".into()), NotThere),
    ] {
        assert_eq!(change(&store, &g, who, deed.clone()).await, expected, "{who}: {deed:?}");
    }
    let now = store.group(&g).await.expect("a look").expect("the group");
    assert_eq!((now.name.as_str(), now.link.as_str()), ("X", "new"), "who was removed has no link any more");
    assert_eq!(change(&store, &g, "ada", raise("bob", Standing::Founder)).await, Done);
    assert_eq!(members(&store, &g).await, ["bob f", "ada k"]);
    assert_eq!(change(&store, &g, "bob", GroupDeed::Dissolve).await, Done);
    assert_eq!(store.group(&g).await.expect("a look"), None);
    assert_eq!(found(&store, "x", "ada", 9).await, Founded::Founded, "the name is free");
}

#[tokio::test]
async fn whom_the_lead_passed_to_keeps_it_when_they_have_others_help() {
    let (store, g) = group().await;
    for (at, name) in [(2, "bob"), (3, "cem")] {
        join(&store, &g, name, at).await;
    }
    store.leave_group(&g, &player_id("ada")).await.expect("an answer");
    assert_eq!(members(&store, &g).await, ["bob f", "cem m"], "there was no keeper");
    assert_eq!(change(&store, &g, "bob", raise("cem", Standing::Keeper)).await, GroupChange::Done);
    assert_eq!(members(&store, &g).await, ["bob f", "cem k"]);
    assert_eq!(join(&store, &g, "dee", 4).await, Joined::Joined);
    store.leave_group(&g, &player_id("bob")).await.expect("an answer");
    assert_eq!(members(&store, &g).await, ["cem f", "dee m"], "who helps comes before others");
    // Of keepers the one who joined first leads, whoever was made one first.
    join(&store, &g, "ada", 5).await;
    for name in ["ada", "dee"] {
        assert_eq!(change(&store, &g, "cem", raise(name, Standing::Keeper)).await, GroupChange::Done);
    }
    store.leave_group(&g, &player_id("cem")).await.expect("an answer");
    assert_eq!(members(&store, &g).await, ["dee f", "ada k"]);
    assert_eq!(change(&store, &g, "dee", raise("ada", Standing::Member)).await, GroupChange::Done);
    assert_eq!(members(&store, &g).await, ["dee f", "ada m"]);
    assert_eq!(change(&store, &g, "dee", raise("ada", Standing::Founder)).await, GroupChange::Done);
    assert_eq!(members(&store, &g).await, ["ada f", "dee k"]);
}

#[tokio::test]
async fn a_group_goes_on_without_its_founder_and_ends_with_its_last_member() {
    let (store, g) = group().await;
    for (at, name) in [(2, "bob"), (3, "cem")] {
        join(&store, &g, name, at).await;
    }
    change(&store, &g, "ada", raise("cem", Standing::Keeper)).await;
    store.forget_player(&player_id("ada"), 9).await.expect("Ada is forgotten");
    assert_eq!(members(&store, &g).await, ["cem f", "bob m"], "who looked after it comes first");
    let memberships = store.memberships(&player_id("cem")).await.expect("a list");
    assert_eq!(memberships[0].standing, Standing::Founder);
    let seats = vec![Seating::player(player_id("cem"), "CEM"), Seating::open()];
    let table = Header { group: Some(g.clone()), created_by: player_id("cem"), ..header("m1") };
    store.create_match(table, seats).await.expect("a new match");
    assert_eq!(store.leave_group(&g, &player_id("cem")).await.expect("an answer"), Some(vec![]));
    assert_eq!(store.leave_group(&g, &player_id("cem")).await.expect("an answer"), None);
    assert_eq!(members(&store, &g).await, ["bob f"]);
    let open = store.leave_group(&g, &player_id("bob")).await.expect("an answer");
    assert_eq!(open, Some(vec![id("m1")]), "rooms of open tables are told");
    assert_eq!(store.group(&g).await.expect("a look"), None);
}

#[tokio::test]
async fn only_members_find_a_table_of_a_group_and_sit_down_there() {
    let (store, g) = group().await;
    join(&store, &g, "bob", 2).await;
    add_table(&store, &g, "m1").await;
    add_table(&store, &g, "m2").await;
    let claim = async |name: &str, seat: u8, who: &str| {
        store.claim_seat(&id(name), seat, &player_id(who), who).await.expect("an answer")
    };
    assert_eq!((tables(&store, "bob").await, tables(&store, "cem").await), (2, 0));
    assert_eq!(store.open_matches(Page::first(9)).await.expect("a list"), []);
    assert_eq!(store.group_of_match(&id("m1")).await.expect("a look"), Some(g.clone()));
    assert_eq!(claim("m1", 1, "cem").await, Claim::NoMember);
    assert_eq!(claim("m1", 1, "bob").await, Claim::Claimed);
    assert_eq!(claim("m1", 1, "cem").await, Claim::Taken);
    assert_eq!(change(&store, &g, "ada", remove("bob")).await, GroupChange::Done);
    assert_eq!(claim("m1", 1, "bob").await, Claim::Claimed, "who sits there stays");
    assert_eq!(claim("m2", 1, "bob").await, Claim::NoMember);
    store.administer(AdminDeed::DissolveGroup(g.clone()), 9).await.expect("it is done");
    let again = store.administer(AdminDeed::DissolveGroup(g.clone()), 9).await.expect_err("it is no more");
    assert!(matches!(again, StoreError::NotFound { what: "group", .. }), "{again}");
    assert_eq!(store.admin_notes(0).await.expect("notes")[0].matches.len(), 2, "rooms of open tables are told");
    assert_eq!(claim("m2", 1, "cem").await, Claim::Claimed, "without a group the link is enough");
    let loaded = store.load_match(&id("m2")).await.expect("a look").expect("the match");
    assert_eq!(loaded.header.group, None);
    // A rematch of a match whose group is no more is made all the same.
    add_match(&store, Header { group: Some(g), rematch_of: Some(id("m1")), ..header("m3") }).await;
}

#[tokio::test]
async fn what_a_group_played_is_added_up_for_its_members() {
    let (store, g) = group().await;
    join(&store, &g, "bob", 2).await;
    for (name, bob_won) in [("m1", true), ("m2", true), ("m3", false)] {
        add_table(&store, &g, name).await;
        store.claim_seat(&id(name), 1, &player_id("bob"), "Bob").await.expect("an answer");
        store.start_match(&id(name)).await.expect("begins");
        let reached = |won: bool| SeatResult { place: 2 - u8::from(won), won, score: 1 };
        let booking = Booking {
            edition: String::new(),
            level: String::new(),
            together: false,
            complete: true,
            counts: true,
            pool: None,
            seats: vec![reached(!bob_won), reached(bob_won)],
        };
        store.finish_match(&id(name), "{}", 30, Some(booking)).await.expect("ends");
    }
    add_match(&store, header("other")).await;
    let scores = store.group_scores(&g).await.expect("a list");
    let told: Vec<_> = scores.iter().map(|one| (one.player.as_str(), one.matches, one.won)).collect();
    assert_eq!(told, [("bob", 3, 2), ("ada", 3, 1)]);
    assert_eq!(store.group_history(&g, Page { limit: 2, offset: 1 }).await.expect("a list").len(), 2);
    assert_eq!(store.group_tables(&g, true, Page::first(9)).await.expect("a list"), []);
    store.leave_group(&g, &player_id("bob")).await.expect("leaves");
    assert_eq!(store.group_scores(&g).await.expect("a list").len(), 1, "of members only");
}

#[tokio::test]
async fn people_are_invited_to_groups_and_groups_to_tables() {
    let (store, g) = group().await;
    let invite = async |who: &str, whom: &str, at: i64| {
        store.invite_to_group(&g, &player_id(who), &player_id(whom), at, LIMITS).await.expect("an answer")
    };
    let waiting = async |who: &str| store.group_invitations(&player_id(who)).await.expect("a list").len();
    assert_eq!(invite("bob", "cem", 2).await, Invited::Before, "only members invite");
    assert_eq!(invite("ada", "bob", 2).await, Invited::Sent);
    assert_eq!(invite("ada", "bob", 3).await, Invited::Before);
    assert_eq!(waiting("bob").await, 1);
    join(&store, &g, "bob", 4).await;
    assert_eq!((waiting("bob").await, invite("ada", "bob", 5).await), (0, Invited::Before));
    assert_eq!(invite("ada", "cem", 6).await, Invited::Sent);
    let host = store.decline_group(&g, &player_id("cem")).await.expect("an answer");
    assert_eq!((host, waiting("cem").await), (Some(player_id("ada")), 0));
    assert_eq!(invite("bob", "cem", 7).await, Invited::Before, "nobody is asked twice at once");
    assert_eq!(invite("bob", "cem", 1006).await, Invited::Sent, "but later they are");
    store.decline_group(&g, &player_id("cem")).await.expect("an answer");
    store.refuse(&player_id("dee"), Some(&player_id("ada")), true).await.expect("it is noted");
    assert_eq!(invite("ada", "dee", 8).await, Invited::Refused);
    assert_eq!(invite("bob", "dee", 8).await, Invited::Sent);
    join(&store, &g, "dee", 9).await;
    assert_eq!(store.kept_group_invitations(&player_id("cem")).await.expect("a list").len(), 1);

    let all = async |name: &str, most: u32| {
        let limits = InvitationLimits { sent: most, ..LIMITS };
        store.invite_group(&id(name), &player_id("ada"), &g, 10, limits).await.expect("an answer")
    };
    add_table(&store, &g, "m1").await;
    add_table(&store, &g, "m2").await;
    assert_eq!(all("m1", 1).await, Some(1), "Dee takes no invitations of Ada");
    assert_eq!(all("m1", 1).await, Some(0), "nobody twice");
    assert_eq!(all("m2", 1).await, None, "enough for now");
    assert_eq!(all("m2", 2).await, Some(1));
    assert_eq!(store.invitations(&player_id("bob")).await.expect("a list").len(), 2);
}

#[tokio::test]
async fn invitations_go_with_those_who_leave_and_are_not_for_those_who_have_left() {
    let (store, g) = group().await;
    join(&store, &g, "bob", 2).await;
    join(&store, &g, "cem", 3).await;
    let invite = async |who: &str, at: i64| {
        store.invite_to_group(&g, &player_id(who), &player_id("dee"), at, LIMITS).await.expect("an answer")
    };
    let is_invited = async || store.is_invited_to_group(&g, &player_id("dee")).await.expect("an answer");
    for (at, gone) in [(4, true), (5, false)] {
        assert_eq!(invite("bob", at).await, Invited::Sent);
        if gone {
            assert_eq!(change(&store, &g, "ada", remove("bob")).await, GroupChange::Done);
        } else {
            store.leave_group(&g, &player_id("bob")).await.expect("leaves");
        }
        assert!(!is_invited().await, "an accomplice of whoever is gone does not come");
        join(&store, &g, "bob", at).await;
    }
    assert_eq!(invite("bob", 6).await, Invited::Sent);
    store.decline_group(&g, &player_id("dee")).await.expect("an answer");
    store.leave_group(&g, &player_id("bob")).await.expect("leaves");
    assert_eq!(invite("ada", 7).await, Invited::Before, "what was declined is remembered");

    add_table(&store, &g, "m1").await;
    let sent = store.invite_group(&id("m1"), &player_id("ada"), &g, 8, LIMITS).await.expect("an answer");
    assert_eq!(sent, Some(1));
    let waiting = async || store.invitations(&player_id("cem")).await.expect("a list").len();
    assert_eq!(waiting().await, 1);
    store.leave_group(&g, &player_id("cem")).await.expect("leaves");
    assert_eq!(waiting().await, 0, "they could not sit down there");
}

#[tokio::test]
async fn whole_groups_are_invited_within_the_limits_of_everybody_and_counted_apart_for_ever() {
    let (store, g) = group().await;
    join(&store, &g, "bob", 2).await;
    join(&store, &g, "cem", 3).await;
    let limits = InvitationLimits { sent: 5, within: 1000, waiting: 3 };
    let all = async |name: &str, at: i64| {
        add_table(&store, &g, name).await;
        store.invite_group(&id(name), &player_id("ada"), &g, at, limits).await.expect("an answer")
    };
    for (at, name) in [(10, "m1"), (11, "m2"), (12, "m3")] {
        assert_eq!(all(name, at).await, Some(2));
        store.decline(&id(name), &player_id("bob")).await.expect("an answer");
    }
    assert_eq!(all("m4", 13).await, Some(0), "Bob has declined three times, and three wait for Cem");
    assert_eq!(all("m5", 1011).await, Some(1), "two were declined lately");
    assert_eq!(change(&store, &g, "ada", GroupDeed::Dissolve).await, GroupChange::Done);
    for name in ["dee", "cem"] {
        store.decline(&id("m1"), &player_id(name)).await.expect("an answer");
    }
    add_match(&store, header("m6")).await;
    let few = InvitationLimits { sent: 1, ..limits };
    let invited = store.invite(&id("m6"), &player_id("ada"), &player_id("dee"), 1012, few).await.expect("an answer");
    assert_eq!(invited, Invited::Sent, "what the group was sent is nobody's own invitation");
    assert_eq!(found(&store, "h", "ada", 20).await, Founded::Founded);
    let few = InvitationLimits { sent: 3, ..limits };
    let again = store.invite_group(&id("m6"), &player_id("ada"), &GroupId::new("h"), 1009, few).await;
    assert_eq!(again.expect("an answer"), None, "and another group does not begin anew");
}
