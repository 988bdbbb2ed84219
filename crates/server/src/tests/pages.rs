//! Pages: two clicks to play, plain forms, both languages.

use super::*;

#[tokio::test]
async fn two_clicks_from_opening_the_site_one_plays() {
    let house = House::open().await;
    let mut ada = house.browser();
    assert!(ada.get("/").await.body.contains("action=\"/play\""));
    let answer = ada.form("/play", &[("game", "rocket-jockey")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let table = ada.get(answer.location()).await;
    assert_eq!(table.status, StatusCode::OK);
    assert!(table.body.contains("id=\"act\"") && table.body.contains("table-board"));
    assert!(ada.get("/").await.body.contains("Your matches"));
}

#[tokio::test]
async fn pages_have_all_their_words_in_both_languages() {
    let house = House::open().await;
    for language in ["en", "de"] {
        let mut ada = house.browser();
        ada.form("/settings", &[("language", language)]).await;
        let table = ada.form("/play", &[("game", "rocket-jockey")]).await.location().to_owned();
        let waiting = ada
            .form("/new", &[("game", "rocket-jockey"), ("players", "4"), ("seat-0", "me")])
            .await
            .location()
            .to_owned();
        let replay = format!("{table}?at=0");
        for path in [
            "/",
            "/new",
            "/new?game=rocket-jockey",
            "/settings",
            "/matches",
            "/ladder",
            "/statistics",
            "/rules/rocket-jockey",
            "/x",
            &table,
            &waiting,
            &replay,
        ] {
            let body = ada.get(path).await.body;
            assert!(body.contains(&format!("lang=\"{language}\"")), "{path}");
            let missing = body.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next());
            assert_eq!(missing, None, "a word is missing on {path} in {language}");
        }
        // A stranger sees another page of the same table.
        let stranger = house.browser().get(&waiting).await.body;
        assert!(!stranger.contains('⟨') && stranger.contains("/join"));
    }
}

#[tokio::test]
async fn home_puts_first_what_waits_for_one_and_keeps_what_is_over() {
    let house = House::open().await;
    let mut ada = house.browser();
    let two = [("game", "rocket-jockey"), ("players", "2"), ("seat-0", "me"), ("pace", "instant")];
    let over = ada.form("/new", &[two.as_slice(), &[("seat-1", "thumb")]].concat()).await.location().to_owned();
    ada.form(&format!("{over}/leave"), &[]).await;
    let running = ada.form("/new", &[two.as_slice(), &[("seat-1", "thumb")]].concat()).await.location().to_owned();
    let id = running.rsplit('/').next().expect("an id").to_owned();
    while ada.view(&id).await["actions"].as_array().is_none_or(Vec::is_empty) {
        tokio::task::yield_now().await;
    }
    // Made last, but nobody can play it yet.
    let open = ada.form("/new", &[two.as_slice(), &[("seat-1", "open")]].concat()).await.location().to_owned();
    let home = ada.get("/").await.body;
    let at = |text: &str| home.find(text).unwrap_or_else(|| panic!("{text} is not there"));
    assert!(at("Your turn") < at(&format!("href=\"{running}\"")), "{home}");
    assert!(at(&format!("href=\"{running}\"")) < at(&format!("href=\"{open}\"")));
    assert!(at("Finished matches") < at("You have resigned.") && home.contains(&format!("{over}?at=0")));
    assert_eq!(home.matches("match-row your-turn").count(), 1);
}

#[tokio::test]
async fn a_guest_is_asked_for_a_name_before_meeting_people_and_only_then() {
    let house = House::open().await;
    let (mut ada, mut bea) = (house.browser(), house.browser());
    let bots = [("game", "rocket-jockey"), ("players", "2"), ("seat-0", "me"), ("seat-1", "thumb"), ("name", "Nobody")];
    let table = ada.form("/new", &bots).await.location().to_owned();
    assert!(ada.get(&table).await.body.contains("Pilot "), "against bots a number is enough");
    let people = [("game", "rocket-jockey"), ("players", "3"), ("seat-0", "me"), ("seat-2", "thumb"), ("name", "Ada")];
    let table = ada.form("/new", &people).await.location().to_owned();
    assert!(ada.get(&table).await.body.contains("Ada"));
    assert!(!ada.get("/new?game=rocket-jockey").await.body.contains("name=\"name\""), "nobody is asked twice");
    let asks = |body: String| body.contains("name=\"name\"") && body.contains("value=\"Pilot ");
    assert!(asks(bea.get(&table).await.body));
    bea.form(&format!("{table}/join"), &[("seat", "1"), ("name", " ")]).await;
    assert!(asks(bea.get(&table).await.body), "an empty name is none");
    bea.form(&format!("{table}/join"), &[("seat", "1"), ("name", "Bea")]).await;
    assert!(ada.get(&table).await.body.contains("Bea"));
    let nameless = [("game", "rocket-jockey"), ("players", "2"), ("name", "")];
    let again = house.browser().form("/new", &nameless).await;
    assert!(again.status == StatusCode::CONFLICT && again.body.contains("at least one letter"), "{}", again.body);
}

#[tokio::test]
async fn a_table_that_waits_tells_what_was_agreed_on() {
    let house = House::open().await;
    let mut ada = house.browser();
    let wishes =
        [("game", "rocket-rescue"), ("players", "4"), ("visibility", "public"), ("option-sealed-fronts", "on")];
    let table = ada.form("/new", &wishes).await.location().to_owned();
    let stranger = house.browser();
    for page in [stranger.get("/").await, stranger.get(&table).await] {
        assert!(page.body.contains("Rocket Rescue") && page.body.contains("Sealed fronts"), "{}", page.body);
    }
}

#[tokio::test]
async fn every_page_says_what_it_is_about() {
    let house = House::open().await;
    let mut ada = house.browser();
    let table = ada.form("/play", &[("game", "rocketmen")]).await.location().to_owned();
    let rules = "/rules/rocketmen";
    for path in ["/", "/new", "/settings", rules, "/rules/rocketmen/components", &table, "/x"] {
        let body = ada.get(path).await.body;
        let about = body.split("name=\"description\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
        assert!(about.is_some_and(|about| about.len() > 20 && !about.contains('⟨')), "{path}: {about:?}");
    }
    assert!(ada.get("/robots.txt").await.body.contains("Disallow: /recover/"));
}

#[tokio::test]
async fn the_rules_can_be_searched_and_linked() {
    let house = House::open().await;
    let page = house.browser().get("/rules/rocket-jockey").await.body;
    assert!(page.contains("id=\"RJ-FLY-5\""));
    let found = house.browser().get("/rules/rocket-jockey?q=RJ-FLY-5").await.body;
    assert!(found.contains("id=\"RJ-FLY-5\"") && !found.contains("id=\"RJ-COMP-1\""));
    let asked = house.browser().get("/rules/rocketmen?q=how+do+I+win+solo").await.body;
    assert!(asked.contains("id=\"RM-SOLO-21\"") && !asked.contains("id=\"RM-SETUP-1\""));
}

#[tokio::test]
async fn a_refused_click_without_scripts_shows_the_rule() {
    let house = House::open().await;
    let mut ada = house.browser();
    let made = ada
        .form(
            "/new",
            &[("game", "rocket-jockey"), ("players", "2"), ("seat-0", "me"), ("seat-1", "thumb"), ("pace", "instant")],
        )
        .await;
    let table = made.location().to_owned();
    let id = table.rsplit('/').next().expect("an id").to_owned();
    while ada.view(&id).await["actions"].as_array().is_none_or(Vec::is_empty) {
        tokio::task::yield_now().await;
    }
    let version = ada.view(&id).await["version"].to_string();
    let answer = ada.form(&format!("{table}/act"), &[("action", "launch 4"), ("version", &version)]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let page = ada.get(answer.location()).await.body;
    assert!(page.contains("refusal-clause") && page.contains("/rules/rocket-jockey#RJ-"));
    let stale = ada.form(&format!("{table}/act"), &[("action", "draw deck"), ("version", "999")]).await;
    assert!(ada.get(stale.location()).await.body.contains("The table has changed since"));
}

#[tokio::test]
async fn the_form_of_a_match_comes_back_with_what_was_entered_and_what_is_wrong() {
    let house = House::open().await;
    let mut ada = house.browser();
    let entered = [("game", "rocketmen"), ("players", "2"), ("seat-1", "strong"), ("option-round-cap", "7")];
    let answer = ada.form("/new", &entered).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.body.contains("refusal") && answer.body.contains("value=\"7\""));
    assert!(answer.body.contains("value=\"strong\" selected"));
    // One player needs no mode: there is but one.
    let solo = ada.form("/new", &[("game", "rocketmen"), ("players", "1")]).await;
    assert_eq!(solo.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn health_metrics_and_description_are_there() {
    let measured = Config { metrics_listen: Some(([127, 0, 0, 1], 0).into()), ..Config::default() };
    let house = House::with(measured).await;
    let ada = house.program("Ada").await;
    ada.make(&["me", "thumb"]).await;
    assert_eq!(ada.get("/healthz").await.body, "ok\n");
    assert_eq!(ada.get("/readyz").await.body, "ready\n");
    // Numbers are for the host: they could tell that somebody plans something.
    assert_eq!(ada.get("/metrics").await.status, StatusCode::NOT_FOUND);
    let quiet = House::open().await;
    assert!(quiet.state.metrics.is_none(), "what nobody can ask for is not measured");
    let backstage = House { router: crate::app::backstage(house.state.clone()), state: house.state.clone() };
    assert!(backstage.browser().get("/metrics").await.body.contains("gantry_matches{state=\"running\"}"));
    let description = ada.get("/api/v1/openapi.json").await.json();
    assert!(description["paths"]["/matches/{id}/actions"]["post"].is_object());
}
