//! Several who do something about a group at once.

use store::{Founded, GroupChange, GroupDeed, GroupId, GroupLimits, Joined, NewGroup, Standing, Store};
use tokio::task::JoinSet;

use super::table::{new_store, player, player_id};

const MOST: GroupLimits = GroupLimits { groups: 20, members: 3 };

/// How many try at once.
const MANY: usize = 20;

/// A store with many people, and the group `g` of the first.
async fn crowd() -> (Store, GroupId) {
    let store = new_store().await;
    for number in 0..=MANY {
        store.create_player(player(&name(number)), None).await.expect("a new player");
    }
    assert_eq!(found(&store, "g", 0).await, Founded::Founded);
    (store, GroupId::new("g"))
}

fn name(number: usize) -> String {
    format!("p{number:02}")
}

/// Founds a group of this name; each has an id and a link of its own.
async fn found(store: &Store, folded: &str, founder: usize) -> Founded {
    let id = if founder == 0 { folded.to_owned() } else { format!("{folded}-{founder}") };
    let new =
        NewGroup { id: GroupId::new(id.as_str()), name: folded.into(), folded: folded.into(), link: format!("l-{id}") };
    store.found_group(new, &player_id(&name(founder)), 1, MOST).await.expect("an answer")
}

/// The members in order, with what they are.
async fn members(store: &Store, group: &GroupId) -> Vec<(String, Standing)> {
    let group = store.group(group).await.expect("a look");
    group.map_or(Vec::new(), |group| {
        group.members.into_iter().map(|one| (one.player.to_string(), one.standing)).collect()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_join_at_once_no_more_get_in_than_may() {
    let (store, g) = crowd().await;
    let mut tasks = JoinSet::new();
    for number in 1..=MANY {
        let (store, g) = (store.clone(), g.clone());
        tasks.spawn(async move { store.join_group(&g, &player_id(&name(number)), 2, MOST).await });
    }
    let answers: Vec<Joined> = tasks.join_all().await.into_iter().map(|answer| answer.expect("an answer")).collect();
    assert_eq!(answers.iter().filter(|answer| **answer == Joined::Joined).count(), 2, "{answers:?}");
    assert_eq!(answers.iter().filter(|answer| **answer == Joined::Full).count(), MANY - 2, "{answers:?}");
    assert_eq!(members(&store, &g).await.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_found_a_group_of_one_name_at_once_one_does() {
    let (store, _) = crowd().await;
    let mut tasks = JoinSet::new();
    for number in 1..=MANY {
        let store = store.clone();
        tasks.spawn(async move { found(&store, "stars", number).await });
    }
    let answers = tasks.join_all().await;
    assert_eq!(answers.iter().filter(|answer| **answer == Founded::Founded).count(), 1, "{answers:?}");
    assert!(answers.iter().all(|answer| *answer != Founded::TooMany), "{answers:?}");
    assert_eq!(store.groups("stars", "stars", 99).await.expect("a list").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_who_joins_and_founds_at_once_belongs_to_no_more_groups_than_they_may() {
    let (store, g) = crowd().await;
    let one = GroupLimits { groups: 1, ..MOST };
    let mut tasks = JoinSet::new();
    for number in 0..MANY {
        let (store, g) = (store.clone(), g.clone());
        tasks.spawn(async move {
            if number % 2 == 0 {
                store.join_group(&g, &player_id("p07"), 2, one).await.map(drop)
            } else {
                let own = format!("own-{number}");
                let new = NewGroup {
                    id: GroupId::new(own.as_str()),
                    name: own.clone(),
                    folded: own.clone(),
                    link: format!("l-{own}"),
                };
                store.found_group(new, &player_id("p07"), 2, one).await.map(drop)
            }
        });
    }
    tasks.join_all().await.into_iter().for_each(|answer| answer.expect("an answer"));
    assert_eq!(store.groups_of(&player_id("p07")).await.expect("a list").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_while_they_join_belongs_to_nothing() {
    let (store, g) = crowd().await;
    for number in 1..=MANY {
        let player = player_id(&name(number));
        let (joins, forgets) = (store.clone(), store.clone());
        let (group, who) = (g.clone(), player.clone());
        let joining = tokio::spawn(async move { joins.join_group(&group, &who, 2, MOST).await });
        let (who, forgetting) = (player.clone(), async move { forgets.forget_player(&player, 3).await });
        let forgotten = tokio::spawn(forgetting).await.expect("it ran");
        forgotten.expect("is forgotten");
        // Whoever is gone already cannot join; that is refused in one way or another.
        let _ = joining.await.expect("it ran");
        assert!(store.player(&who).await.expect("a look").is_none());
        assert_eq!(members(&store, &g).await, [(name(0), Standing::Founder)], "{number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_that_is_handed_over_while_people_leave_has_one_founder() {
    for round in 0..MANY {
        let (store, g) = crowd().await;
        for number in 1..=2 {
            store.join_group(&g, &player_id(&name(number)), 2, MOST).await.expect("an answer");
        }
        let (hands, leaves) = (store.clone(), store.clone());
        let (group, same) = (g.clone(), g.clone());
        let deed = GroupDeed::Raise(player_id("p02"), Standing::Founder);
        let leaver = if round % 2 == 0 { "p00" } else { "p02" };
        let handing = tokio::spawn(async move { hands.change_group(&group, &player_id("p00"), deed).await });
        let leaving = tokio::spawn(async move { leaves.leave_group(&same, &player_id(leaver)).await });
        let change = handing.await.expect("it ran").expect("an answer");
        assert!(leaving.await.expect("it ran").expect("an answer").is_some());
        let left = members(&store, &g).await;
        let founders: Vec<&str> =
            left.iter().filter(|one| one.1 == Standing::Founder).map(|one| one.0.as_str()).collect();
        let expected = match (leaver, change) {
            ("p00", GroupChange::Done) => "p02",
            ("p00", _) => "p01",
            _ => "p00",
        };
        assert_eq!((founders, left.len()), (vec![expected], 2), "{leaver}: {change:?}");
    }
}
