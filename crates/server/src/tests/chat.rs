//! Chat: what is new goes out, and nothing else; nobody floods a table.

use std::time::Duration;

use futures_util::StreamExt;

use super::*;

/// Two people at a table that has begun.
async fn table(house: &House) -> (String, Client<'_>, Client<'_>) {
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    (id, ada, bea)
}

async fn say(client: &Client<'_>, id: &str, text: &str) -> StatusCode {
    client.clone().form(&format!("/m/{id}/chat"), &[("text", text)]).await.status
}

/// The messages of a stream, as they come.
async fn messages(client: &Client<'_>, path: &str) -> impl AsyncFnMut() -> String + use<> {
    let request = client.request(Method::GET, path).body(Body::empty()).expect("a request");
    let answer = client.house.router.clone().oneshot(request).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    let mut body = answer.into_body().into_data_stream();
    async move || {
        let message = tokio::time::timeout(Duration::from_secs(30), body.next()).await.expect("in time");
        String::from_utf8(message.expect("a message").expect("no failure").to_vec()).expect("text")
    }
}

#[tokio::test]
async fn only_what_is_new_goes_out() {
    let house = House::open().await;
    let (id, ada, bea) = table(&house).await;
    say(&ada, &id, "the first of all").await;
    let mut told = messages(&bea, &format!("/m/{id}/stream?said=1")).await;
    assert!(told().await.contains("id=\"table\""), "first the table");
    for text in ["one", "two"] {
        say(&ada, &id, text).await;
        let message = told().await;
        assert!(message.contains(text) && message.contains("beforeend"), "{message}");
        let older = message.contains("id=\"table\"") || message.contains("the first of all");
        assert!(!older, "no table and no older lines: {message}");
    }
    // A step brings the table, without the chat.
    let acting = if ada.act_nth(&id, 0).await { &ada } else { &bea };
    let mut turn = true;
    while turn {
        turn = acting.act_nth(&id, 0).await;
    }
    let table = told().await;
    assert!(table.contains("id=\"table\"") && !table.contains("the first of all"), "{table}");
}

#[tokio::test]
async fn who_comes_late_or_again_knows_it_all() {
    let house = House::open().await;
    let (id, ada, bea) = table(&house).await;
    for number in 0..120 {
        say(&ada, &id, &format!("line {number}.")).await;
    }
    let page = bea.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("line 119.") && page.contains("line 20.") && !page.contains("line 19."), "the last hundred");
    assert!(page.contains("&amp;said=120"));
    // A browser that comes again says the name of the last message it got.
    let path = format!("/m/{id}/stream");
    let request = bea.request(Method::GET, &path).header("last-event-id", "chat-118").body(Body::empty());
    let answer = house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
    let mut body = answer.into_body().into_data_stream();
    let mut text = String::new();
    while !text.contains("line 119.") {
        let part = body.next().await.expect("a message").expect("no failure");
        text = String::from_utf8(part.to_vec()).expect("text");
    }
    assert!(text.contains("line 118.") && !text.contains("line 117.") && text.contains("id: chat-120"), "{text}");
    // Where that was a table, nobody knows what it has: all comes anew.
    let mut told = messages(&bea, &path).await;
    told().await;
    let anew = told().await;
    assert!(anew.contains("line 20.") && anew.contains("innerHTML"), "{anew}");
}

#[tokio::test]
async fn nobody_talks_all_the_time() {
    let house = House::with(Config::default()).await;
    let (id, ada, bea) = table(&house).await;
    let mut said = 0;
    while say(&ada, &id, "again").await != StatusCode::TOO_MANY_REQUESTS {
        said += 1;
        assert!(said < 1000, "there is a limit");
    }
    assert_eq!(say(&bea, &id, "I am calm").await, StatusCode::SEE_OTHER, "each has their own");
}

#[tokio::test]
async fn signs_that_nobody_sees_are_not_said() {
    let house = House::open().await;
    let (id, ada, _) = table(&house).await;
    say(&ada, &id, &format!("w\u{200b}ow\u{202e} Z{}", "\u{30d}".repeat(60))).await;
    let page = ada.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("wow Z\u{30d}\u{30d}\u{30d}<"), "three marks stay");
    assert_eq!(say(&ada, &id, "\u{2060}\u{e0041}").await, StatusCode::CONFLICT, "nothing was said");
}
