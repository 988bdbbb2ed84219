//! The server without a socket, asked as browsers and programs ask it.

mod abuse;
mod admin;
mod chat;
mod clocks;
mod cluster;
mod eyes;
mod groups;
mod hints;
mod history;
mod house;
mod identity;
mod meeting;
mod names;
mod notices;
mod pages;
mod planning;
mod playing;
mod puzzle_pages;
mod races;
mod records;
mod reviews;
mod rules_versions;
mod seats;
mod secrets;
mod series;
mod table_talk;

use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::room::RoomHandle;
use crate::{App, Config, app};

/// A server and its addresses.
struct House {
    state: App,
    router: Router,
}

/// An answer, read to its end.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    fn location(&self) -> &str {
        self.headers.get(LOCATION).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Everything that was sent, but for what differs with every answer.
    fn bytes(&self) -> String {
        format!("{} {:?} {}", self.status, self.headers, self.body)
    }
}

impl House {
    async fn open() -> Self {
        Self::with(Config { rate: None, ..Config::default() }).await
    }

    async fn with(config: Config) -> Self {
        let state = App::in_memory(config).await.expect("a store in memory");
        House { router: app(state.clone()), state }
    }

    async fn send(&self, request: Request<Body>) -> Answer {
        let answer = self.router.clone().oneshot(request).await.expect("the router always answers");
        let (parts, body) = answer.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        let body = String::from_utf8(body.to_vec()).expect("text");
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Somebody who uses the API.
    async fn program(&self, name: &str) -> Client<'_> {
        let nobody = Client { house: self, token: None, cookie: None };
        let answer = nobody.post("/api/v1/players", &json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        let token = answer.json()["token"].as_str().expect("a token").to_owned();
        Client { token: Some(token), ..nobody }
    }

    /// Somebody with a browser.
    fn browser(&self) -> Client<'_> {
        Client { house: self, token: None, cookie: None }
    }
}

/// Somebody who asks.
#[derive(Clone)]
struct Client<'a> {
    house: &'a House,
    token: Option<String>,
    cookie: Option<String>,
}

impl Client<'_> {
    fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        request
    }

    async fn get(&self, path: &str) -> Answer {
        self.house.send(self.request(Method::GET, path).body(Body::empty()).expect("a request")).await
    }

    async fn get_in_german(&self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).header(ACCEPT_LANGUAGE, "de");
        self.house.send(request.body(Body::empty()).expect("a request")).await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, "application/json");
        self.house.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// Sends a form as a browser without scripts does, and keeps the cookie.
    async fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.extend_pairs(fields);
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let answer = self.house.send(request.body(Body::from(body.finish())).expect("a request")).await;
        if let Some(cookie) = answer.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// A new match; its id.
    async fn make(&self, seats: &[&str]) -> String {
        let body = json!({ "game": "rocket-jockey", "seats": seats, "pace": "instant" });
        let answer = self.post("/api/v1/matches", &body).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    async fn join(&self, id: &str) {
        let answer = self.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }

    async fn view(&self, id: &str) -> Value {
        let answer = self.get(&format!("/api/v1/matches/{id}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        answer.json()
    }

    async fn act(&self, id: &str, version: u64, action: &str) -> Answer {
        self.post(&format!("/api/v1/matches/{id}/actions"), &json!({ "version": version, "action": action })).await
    }

    /// Does the nth thing that can be done and takes nothing back, if anything can; whether it could.
    async fn act_nth(&self, id: &str, n: usize) -> bool {
        let view = self.view(id).await;
        let mut actions = view["actions"].as_array().expect("actions").clone();
        actions.retain(|action| action["action"] != "take back");
        if actions.is_empty() {
            return false;
        }
        let action = actions[n % actions.len()]["action"].as_str().expect("a code");
        let answer = self.act(id, view["version"].as_u64().expect("a version"), action).await;
        assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.body);
        true
    }
}

/// Draws anew what a seat cannot know; with no seat, everything is again as it was. The position that is there then, as a
/// file.
async fn redraw(room: &RoomHandle, seat: Option<engine::Seat>, dice: u64) -> String {
    room.ask(move |room| Box::pin(room.imagine(seat, dice))).await.expect("the room answers")
}
