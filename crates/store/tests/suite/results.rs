//! What came of matches: booked with their end, found by those who played, and added up.

use store::{AdminDeed, Booking, Page, RatedMatch, Rating, RatingChange, SeatResult, Store, Wanted};

use super::table::{add_match, add_players, header, id, new_store, player_id};

fn booking(pool: Option<&str>) -> Booking {
    let seat = |place, score| SeatResult { place, won: place == 1, score };
    Booking {
        edition: String::new(),
        level: String::new(),
        together: false,
        complete: true,
        counts: true,
        pool: pool.map(str::to_owned),
        seats: vec![seat(1, 31), seat(2, 7)],
    }
}

/// Ada and Bob have played these matches, one a moment.
async fn played(matches: &[&str], pool: Option<&str>) -> Store {
    let store = new_store().await;
    add_players(&store).await;
    for (at, match_id) in (100..).zip(matches) {
        add_match(&store, header(match_id)).await;
        store.claim_seat(&id(match_id), 1, &player_id("bob"), "Bob").await.expect("sits down");
        store.start_match(&id(match_id)).await.expect("starts");
        assert!(store.finish_match(&id(match_id), "{}", at, Some(booking(pool))).await.expect("finishes"));
    }
    store
}

const fn rating(points: i64) -> Rating {
    Rating { points, uncertainty: 10 }
}

fn changes(to: [i64; 2]) -> Vec<RatingChange> {
    to.map(|points| RatingChange { before: rating(0), after: rating(points) }).to_vec()
}

async fn next(store: &Store) -> RatedMatch {
    store.next_to_rate().await.expect("looks").expect("there is one")
}

#[tokio::test]
async fn what_came_of_a_match_is_there_as_soon_as_it_is_over_and_only_once() {
    let store = played(&["m1"], None).await;
    assert!(!store.finish_match(&id("m1"), "{}", 200, Some(booking(None))).await.expect("tries"));
    store.book_result(&id("m1"), booking(None)).await.expect("books again");
    let career = store.career(&player_id("ada"), 9).await.expect("a career");
    assert_eq!(career.len(), 1);
    assert_eq!((career[0].place, career[0].won, career[0].score, career[0].at), (1, true, 31, 100));
    let sums = store.sums().await.expect("sums");
    assert_eq!((sums.len(), sums[0].matches, sums[0].score, sums[0].wins.as_slice()), (1, 1, 31, [1, 0].as_slice()));
}

#[tokio::test]
async fn a_match_that_an_older_program_has_ended_is_found_until_it_is_booked() {
    let store = played(&["m1"], None).await;
    add_match(&store, header("m2")).await;
    store.start_match(&id("m2")).await.expect("starts");
    store.finish_match(&id("m2"), "{}", 9, None).await.expect("finishes");
    let unbooked = store.unbooked_matches((0, &id("")), 9).await.expect("looks");
    assert_eq!(unbooked.iter().map(|found| found.id.as_str()).collect::<Vec<_>>(), ["m2"]);
    store.book_result(&id("m2"), booking(None)).await.expect("books");
    assert_eq!(store.unbooked_matches((0, &id("")), 9).await.expect("looks"), []);
    assert_eq!(store.finished_matches(&id(""), 9).await.expect("looks").len(), 2);
    add_match(&store, header("m3")).await;
    store.book_result(&id("m3"), booking(None)).await.expect_err("it is not over");
}

#[tokio::test]
async fn finished_matches_are_found_by_game_result_and_company() {
    let store = played(&["m1", "m2"], None).await;
    let count = async |who: &str, sought: Wanted| {
        store.played_matches(&player_id(who), &sought, Page::first(9)).await.expect("a list").len()
    };
    let none = Wanted::default();
    assert_eq!(count("ada", none.clone()).await, 2);
    assert_eq!(count("ada", Wanted { game: Some("rocketmen".into()), ..none.clone() }).await, 0);
    assert_eq!(count("ada", Wanted { won: Some(true), ..none.clone() }).await, 2);
    assert_eq!(count("bob", Wanted { won: Some(true), ..none.clone() }).await, 0);
    assert_eq!(count("ada", Wanted { with_people: Some(true), ..none.clone() }).await, 2);
    assert_eq!(count("ada", Wanted { with_people: Some(false), ..none.clone() }).await, 0);
    assert_eq!(count("ada", Wanted { with: Some(player_id("bob")), ..none.clone() }).await, 2);
    assert_eq!(count("ada", Wanted { public: true, ..none.clone() }).await, 2, "they are public");
    let partners = store.partners(&player_id("ada"), true, 5).await.expect("partners");
    assert_eq!((partners.len(), partners[0].name.as_str(), partners[0].matches), (1, "BOB", 2));
    let latest = store.played_matches(&player_id("ada"), &none, Page::first(1)).await.expect("a list");
    assert_eq!((latest[0].id.as_str(), latest[0].seats.len()), ("m2", 2));
}

#[tokio::test]
async fn of_two_who_rate_at_the_same_place_one_succeeds_and_a_match_counts_once() {
    let store = played(&["m1", "m2"], Some("p")).await;
    let first = next(&store).await;
    assert_eq!((first.id.as_str(), first.seats.len()), ("m1", 2));
    assert!(store.rate(&first, 0, changes([5, -5])).await.expect("rates"));
    assert!(!store.rate(&next(&store).await, 0, changes([9, -9])).await.expect("tries"), "the place is taken");
    store.rate(&first, 1, changes([5, -5])).await.expect_err("it has counted");
    assert_eq!(store.rated_matches().await.expect("a count"), 1, "nothing came of that");
    assert!(store.rate(&next(&store).await, 1, changes([8, -8])).await.expect("rates"));
    assert_eq!(store.next_to_rate().await.expect("looks"), None);
    let ladder = store.ladder("p", Page::first(9)).await.expect("a ladder");
    let told: Vec<_> = ladder.iter().map(|rung| (rung.name.as_str(), rung.rating.points, rung.matches)).collect();
    assert_eq!(told, [("ADA", 8, 2), ("BOB", -8, 2)]);
    let order: Vec<_> = store.rated_from(0, 9).await.expect("an order").into_iter().map(|rated| rated.n).collect();
    assert_eq!(order, [Some(0), Some(1)]);
    let new = vec![("p".to_owned(), player_id("ada"), rating(3), 1)];
    assert!(!store.replace_ratings(1, new.clone()).await.expect("tries"), "there are more matches by now");
    assert!(store.replace_ratings(2, new).await.expect("replaces"));
    assert_eq!(store.rating("p", &player_id("bob")).await.expect("looks"), None);
}

#[tokio::test]
async fn who_is_forgotten_has_no_rating_and_no_name_but_what_others_reached_stays() {
    let store = played(&["m1"], Some("p")).await;
    store.rate(&next(&store).await, 0, changes([5, -5])).await.expect("rates");
    store.forget_player(&player_id("bob"), 300).await.expect("forgets");
    let ladder = store.ladder("p", Page::first(9)).await.expect("a ladder");
    assert_eq!(ladder.iter().map(|rung| rung.name.as_str()).collect::<Vec<_>>(), ["ADA"]);
    assert_eq!(store.partners(&player_id("ada"), false, 5).await.expect("partners"), []);
    let rated = &store.rated_from(0, 9).await.expect("an order")[0];
    assert_eq!((rated.seats[1].player.as_ref(), rated.seats[1].before), (None, Some(rating(0))));
    assert_eq!(store.career(&player_id("ada"), 9).await.expect("a career").len(), 1);
}

#[tokio::test]
async fn a_match_that_is_deleted_leaves_nothing_behind() {
    let store = played(&["m1", "m2"], Some("p")).await;
    store.rate(&next(&store).await, 0, changes([5, -5])).await.expect("rates");
    store.administer(AdminDeed::DeleteMatch(id("m1")), 300).await.expect("it is deleted");
    assert_eq!(store.load_match(&id("m1")).await.expect("looks"), None);
    assert_eq!(store.career(&player_id("ada"), 9).await.expect("a career").len(), 1);
    assert_eq!(store.rated_from(0, 9).await.expect("an order"), []);
    assert_eq!(next(&store).await.id, id("m2"));
}

#[tokio::test]
async fn what_does_not_count_is_listed_and_added_up_nowhere() {
    let store = played(&["m1", "m2"], None).await;
    store.book_result(&id("m2"), Booking { counts: false, ..booking(None) }).await.expect("books again");
    let all = store.all_reached(&player_id("ada")).await.expect("a list");
    assert_eq!(all.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["m2", "m1"]);
    let career = store.career(&player_id("ada"), 9).await.expect("a career");
    assert_eq!(career.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["m1"]);
    let sums = store.sums().await.expect("sums");
    assert_eq!((sums.len(), sums[0].matches, sums[0].wins.as_slice()), (1, 1, [1, 0].as_slice()));
    let listed = store.played_matches(&player_id("ada"), &Wanted::default(), Page::first(9)).await.expect("a list");
    assert_eq!(listed.len(), 2);
}
