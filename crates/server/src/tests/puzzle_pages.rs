//! Puzzles: found, tried, refuted, solved and remembered, all by plain pages.

use catalog::AnyGame;
use puzzles::Puzzle;

use super::*;

fn every() -> impl Iterator<Item = (&'static dyn AnyGame, &'static Puzzle)> {
    catalog::games().iter().flat_map(|game| puzzles::of(*game).iter().map(|puzzle| (*game, puzzle)))
}

/// The first puzzle of every game that has one.
fn some() -> Vec<(&'static str, &'static Puzzle)> {
    let first = |game: &&'static dyn AnyGame| Some((game.facts().id, puzzles::of(*game).first()?));
    catalog::games().iter().filter_map(first).collect()
}

fn address(game: &str, puzzle: &Puzzle, query: &[(&str, &str)]) -> String {
    let query: String = form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
    format!("/puzzles/{game}/{}?{query}", puzzle.id)
}

#[tokio::test]
async fn the_list_has_every_puzzle_and_can_be_narrowed_down() {
    let house = House::open().await;
    let ada = house.browser();
    assert!(ada.get("/").await.body.contains("href=\"/puzzles\""));
    let list = ada.get("/puzzles").await.body;
    for (game, puzzle) in every() {
        assert!(list.contains(&format!("/puzzles/{}/{}\"", game.facts().id, puzzle.id)), "{}", puzzle.id);
    }
    let some = some();
    let (game, _) = some[0];
    let narrow = ada.get(&format!("/puzzles?game={game}&theme=&difficulty=")).await.body;
    assert!(narrow.contains(&format!("/puzzles/{game}/")) && !narrow.contains(&format!("/puzzles/{}/", some[1].0)));
    assert!(ada.get("/puzzles?theme=nonsense").await.body.contains("There is no such puzzle"));
    assert_eq!(ada.get("/puzzles/rocket-jockey/nonsense").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/puzzles/chess/1").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_wrong_try_is_played_out_and_the_solution_is_confirmed_in_both_languages() {
    let house = House::open().await;
    for (language, wrong, right) in
        [("en", "There is something better", "Right!"), ("de", "Es gibt etwas Besseres", "Richtig!")]
    {
        let mut ada = house.browser();
        ada.form("/settings", &[("language", language)]).await;
        for (game, puzzle) in some() {
            let begin = ada.get(&address(game, puzzle, &[])).await;
            assert!(begin.status == StatusCode::OK && begin.body.contains("id=\"act\""), "{game}");
            let refuted = ada.get(&address(game, puzzle, &[("action", &puzzle.thumb)])).await.body;
            assert!(refuted.contains(wrong) && refuted.contains("class=\"refutation\""), "{game}");
            let mut did = String::new();
            let mut page = String::new();
            for step in &puzzle.steps {
                page = ada.get(&address(game, puzzle, &[("did", &did), ("action", &step.best[0])])).await.body;
                did = if did.is_empty() { step.best[0].clone() } else { format!("{did}|{}", step.best[0]) };
            }
            assert!(page.contains(right) && page.contains("puzzle-why"), "{game}");
            for body in [&begin.body, &refuted, &page] {
                assert!(!body.contains('⟨'), "a word is missing: {game}, {language}");
            }
        }
    }
}

/// Opens a page and keeps the cookie that it brings.
async fn visit(browser: &mut Client<'_>, address: &str) -> String {
    let answer = browser.get(address).await;
    if let Some(cookie) = answer.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok()) {
        browser.cookie = cookie.split(';').next().map(str::to_owned);
    }
    answer.body
}

#[tokio::test]
async fn what_was_solved_is_remembered_and_a_row_is_of_first_tries() {
    let house = House::open().await;
    let mut ada = house.browser();
    let some = some();
    for (game, puzzle) in &some[..2] {
        let mut did = Vec::new();
        for step in &puzzle.steps {
            visit(&mut ada, &address(game, puzzle, &[("did", &did.join("|")), ("action", &step.best[0])])).await;
            did.push(step.best[0].as_str());
        }
    }
    let list = ada.get("/puzzles").await.body;
    assert!(list.contains("2 in a row") && list.contains("puzzle solved"), "both are solved");
    let (game, puzzle) = some[2];
    visit(&mut ada, &address(game, puzzle, &[("solution", "yes")])).await;
    let list = ada.get("/puzzles").await.body;
    assert!(!list.contains("in a row<") && list.contains("first-try streak: 2"), "the row has ended");
    assert!(!house.browser().get("/puzzles").await.body.contains("puzzle solved"), "somebody else has solved nothing");
}

#[tokio::test]
async fn nonsense_in_an_address_is_answered() {
    let house = House::open().await;
    let ada = house.browser();
    let (game, puzzle) = some()[0];
    for query in [[("action", "nonsense")], [("did", "nonsense")], [("did", "launch 4|launch 5")]] {
        let answer = ada.get(&address(game, puzzle, &query)).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query:?}");
    }
}

#[tokio::test]
async fn a_page_of_a_puzzle_tells_no_secret() {
    let house = House::open().await;
    let ada = house.browser();
    for (game, puzzle) in some() {
        let page = ada.get(&address(game, puzzle, &[])).await.body;
        assert!(!page.contains("\"seed\"") && !page.contains(&format!("seed={}", puzzle.seed)), "{game}");
        // What is right stands only among all choices.
        assert!(!page.contains("hinted") && !page.contains("data-look"), "{game}");
    }
}
