//! Told when it is one's turn: by real requests and mails to receivers on this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU16, Ordering};
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64ct::{Base64UrlUnpadded, Encoding};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;
use store::DueNotice;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{sleep, timeout};

use super::*;
use crate::notices::tell_due;
use crate::{Clock, MailServer, NoticeSettings};

const MINUTE: i64 = 60_000;

/// What was received, as it came.
type Received = UnboundedReceiver<(HeaderMap, Vec<u8>)>;

/// Something on the web that takes what is sent, and answers with the status that is set.
async fn receiver() -> (SocketAddr, Received, Arc<AtomicU16>) {
    let (sender, received) = unbounded_channel();
    let status = Arc::new(AtomicU16::new(204));
    let answer = status.clone();
    let take = async move |headers: HeaderMap, body: axum::body::Bytes| {
        sender.send((headers, body.to_vec())).expect("the test listens");
        StatusCode::from_u16(answer.load(Ordering::Relaxed)).expect("a status")
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let router = Router::new().fallback(axum::routing::post(take));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, received, status)
}

/// A mail server that keeps what it takes.
async fn post_office() -> (SocketAddr, UnboundedReceiver<String>) {
    let (sender, mails) = unbounded_channel();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_mails(stream, sender.clone()));
        }
    });
    (address, mails)
}

/// As much SMTP as it takes to be handed mails.
async fn take_mails(mut stream: TcpStream, sender: tokio::sync::mpsc::UnboundedSender<String>) -> std::io::Result<()> {
    let (reading, mut writing) = stream.split();
    let mut lines = BufReader::new(reading).lines();
    writing.write_all(b"220 post\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer: &[u8] = match line.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => b"250-post\r\n250 8BITMIME\r\n",
            "DATA" => {
                writing.write_all(b"354 go on\r\n").await?;
                let mut mail = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    mail.push_str(&line);
                    mail.push('\n');
                }
                // Long lines are folded.
                sender.send(mail.replace("=\n", "")).expect("the test listens");
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        writing.write_all(answer).await?;
    }
    Ok(())
}

/// A house that may send to this machine, with a clock that is set.
struct Telling {
    house: House,
    now: Arc<AtomicI64>,
}

impl Telling {
    async fn open(notices: NoticeSettings) -> Self {
        let notices = NoticeSettings { public_url: Some("https://gantry.example".to_owned()), ..notices };
        let now = Arc::new(AtomicI64::new(1_800_000_000_000));
        let (clock, look_around) = (Clock::Told(now.clone()), Duration::from_secs(24 * 3600));
        let config = Config { rate: None, clock, look_around, notices, ..Config::default() };
        Telling { house: House::with(config).await, now }
    }

    async fn with_hooks_to(address: SocketAddr) -> Self {
        let hosts = vec![address.to_string().parse().expect("a host")];
        Self::open(NoticeSettings { webhook_hosts: hosts, ..NoticeSettings::default() }).await
    }

    async fn with_mail(address: SocketAddr) -> Self {
        let mail = MailServer { server: format!("smtp://{address}"), from: "Gantry <gantry@club.example>".into() };
        Self::open(NoticeSettings { mail: Some(mail), ..NoticeSettings::default() }).await
    }

    /// After so many minutes everything is told that is due then.
    async fn after(&self, minutes: i64) {
        self.now.fetch_add(minutes * MINUTE, Ordering::Relaxed);
        tell_due(&self.house.state).await.expect("it is known who is to be told");
    }

    /// What is to be told some time, when there is as much of it as this.
    async fn noted(&self, count: usize) -> Vec<DueNotice> {
        let all = async || self.house.state.store.due_notices(i64::MAX, 100).await.expect("the store answers");
        let noted = timeout(Duration::from_secs(60), async {
            loop {
                let noted = all().await;
                if noted.len() == count {
                    return noted;
                }
                sleep(Duration::from_millis(5)).await;
            }
        });
        noted.await.expect("as much is to be told")
    }
}

/// A match of these two in which the one who made it is to act.
async fn begun(ada: &Client<'_>, bea: &Client<'_>) -> String {
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    id
}

/// Acts for somebody until it is no more their turn.
async fn take_turn(client: &Client<'_>, id: &str) {
    while client.act_nth(id, 0).await {}
}

async fn hook(client: &mut Client<'_>, address: SocketAddr) -> Answer {
    client.form("/settings/notices/webhook", &[("address", &format!("http://{address}/hook"))]).await
}

fn nothing(received: &mut Received) {
    assert!(received.try_recv().is_err(), "nothing else was sent");
}

#[tokio::test]
async fn whoever_is_awaited_hears_of_it_once() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, mut bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    for client in [&mut ada, &mut bea] {
        assert_eq!(hook(client, address).await.status, StatusCode::SEE_OTHER);
    }
    let id = begun(&ada, &bea).await;
    telling.noted(1).await;
    telling.after(0).await;
    nothing(&mut received);
    telling.after(2).await;
    let (_, body) = received.recv().await.expect("a request");
    let body: Value = serde_json::from_slice(&body).expect("JSON");
    let text = body["content"].as_str().expect("a text");
    assert!(text.contains("Rocket Jockey") && text.contains(&format!("/m/{id}")), "{text}");
    assert!(!text.contains("Ada") && !text.contains("Bea"), "{text}");
    assert_eq!(body["text"], body["content"]);
    telling.after(2).await;
    telling.after(600).await;
    nothing(&mut received);
    // As after a restart: the room comes anew from the store.
    telling.house.state.rooms.read_anew(&store::MatchId::new(id.as_str())).await;
    bea.view(&id).await;
    telling.after(60).await;
    nothing(&mut received);
    let first =
        if ada.view(&id).await["actions"].as_array().is_some_and(|actions| !actions.is_empty()) { &ada } else { &bea };
    take_turn(first, &id).await;
    telling.noted(1).await;
    telling.after(60).await;
    received.recv().await.expect("the other one hears of it");
    nothing(&mut received);
}

#[tokio::test]
async fn whoever_looks_or_has_chosen_is_not_told() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, mut bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    for client in [&mut ada, &mut bea] {
        hook(client, address).await;
    }
    let id = begun(&ada, &bea).await;
    telling.noted(1).await;
    telling.now.fetch_add(5 * MINUTE, Ordering::Relaxed);
    // Both look.
    ada.view(&id).await;
    bea.view(&id).await;
    telling.after(0).await;
    nothing(&mut received);
    let unwanted = [("id", id.as_str()), ("wanted", "no")];
    for client in [&mut ada, &mut bea] {
        assert_eq!(client.form("/settings/notices/match", &unwanted).await.status, StatusCode::SEE_OTHER);
    }
    telling.after(60).await;
    nothing(&mut received);
    telling.noted(0).await;
}

#[tokio::test]
async fn nobody_counts_as_looking_on_because_a_room_is_read_anew() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, mut bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    for client in [&mut ada, &mut bea] {
        hook(client, address).await;
    }
    begun(&ada, &bea).await;
    telling.noted(1).await;
    telling.house.state.rooms.close().await;
    telling.after(5).await;
    received.try_recv().expect("it is told when it is due");
}

#[tokio::test]
async fn what_fails_is_tried_again_and_what_is_gone_is_not() {
    let (address, mut received, status) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, mut bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    for client in [&mut ada, &mut bea] {
        hook(client, address).await;
    }
    begun(&ada, &bea).await;
    telling.noted(1).await;
    status.store(503, Ordering::Relaxed);
    telling.after(2).await;
    received.recv().await.expect("the first try");
    telling.after(0).await;
    nothing(&mut received);
    telling.after(1).await;
    received.recv().await.expect("the second try");
    status.store(410, Ordering::Relaxed);
    telling.after(10).await;
    received.recv().await.expect("the last one");
    telling.after(1000).await;
    nothing(&mut received);
    let ways =
        async |client: &Client<'_>| client.get("/api/v1/me").await.json()["notices"]["ways"].as_array().map(Vec::len);
    let left = [ways(&ada).await, ways(&bea).await];
    assert!(left.contains(&Some(0)) && left.contains(&Some(1)), "{left:?}");
}

#[tokio::test]
async fn what_comes_in_quiet_hours_is_told_afterwards_and_together() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, mut bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    // It is eight in the morning, UTC.
    let times = [("all", "yes"), ("digest", "60"), ("quiet_from", "10"), ("quiet_to", "12"), ("offset", "120")];
    for client in [&mut ada, &mut bea] {
        hook(client, address).await;
        assert_eq!(client.form("/settings/notices", &times).await.status, StatusCode::SEE_OTHER);
    }
    begun(&ada, &bea).await;
    begun(&ada, &bea).await;
    telling.noted(2).await;
    telling.after(5).await;
    nothing(&mut received);
    telling.after(115).await;
    let mut links = 0;
    while let Ok((_, body)) = received.try_recv() {
        links += String::from_utf8_lossy(&body).matches("/m/").count() / 2;
    }
    assert_eq!(links, 2);
}

#[tokio::test]
async fn an_address_of_mail_is_confirmed_first_and_ended_with_one_click() {
    let (address, mut mails) = post_office().await;
    let telling = Telling::with_mail(address).await;
    let mut ada = telling.house.program("Ada").await;
    let bad = ada.form("/settings/notices/mail", &[("address", "ada@club.example, bea@club.example")]).await;
    assert_eq!(bad.status, StatusCode::CONFLICT);
    let answer = ada.form("/settings/notices/mail", &[("address", "ada@club.example")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let asked = mails.recv().await.expect("a mail");
    let link = |mail: &str, what: &str| {
        let begin = mail.find(&format!("https://gantry.example/notices/{what}/")).expect("a link") + 22;
        mail[begin..].split(['\n', '>', ' ']).next().expect("a path").to_owned()
    };
    ada.make(&["me", "random"]).await;
    ada.make(&["me", "random"]).await;
    telling.after(60).await;
    assert!(mails.try_recv().is_err(), "nothing before it is confirmed");
    let mut stranger = telling.house.browser();
    let confirm = link(&asked, "confirm");
    let look = stranger.get(&confirm).await;
    assert!(look.status == StatusCode::OK && look.body.contains(&confirm), "looking confirms nothing: {asked}");
    assert_eq!(stranger.form(&confirm, &[]).await.status, StatusCode::OK);
    let mut bea = telling.house.program("Bea").await;
    let id = begun(&ada, &bea).await;
    take_turn(&bea, &id).await;
    telling.noted(1).await;
    telling.after(5).await;
    let mail = mails.recv().await.expect("a mail");
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    assert!(mail.contains("Rocket Jockey") && mail.contains(&format!("https://gantry.example/m/{id}")), "{mail}");
    // A mail program does it, without a cookie.
    let stopped = stranger.form(&link(&mail, "stop"), &[("List-Unsubscribe", "One-Click")]).await;
    assert_eq!(stopped.status, StatusCode::OK);
    assert_eq!(ada.get("/api/v1/me").await.json()["notices"]["ways"], json!([]));
    assert_eq!(stranger.get("/notices/confirm/nonsense").await.status, StatusCode::NOT_FOUND);
    assert_eq!(bea.form("/settings/notices/mail", &[("address", "nonsense")]).await.status, StatusCode::CONFLICT);
}

/// What a browser reads in a message that came for it.
fn opened(body: &[u8], key: &SecretKey, auth: &[u8]) -> Value {
    let (salt, ours) = (&body[..16], &body[21..86]);
    let theirs = key.public_key().to_sec1_point(false);
    let sender = PublicKey::from_sec1_bytes(ours).expect("a key");
    let shared = p256::ecdh::diffie_hellman(key.to_nonzero_scalar(), sender.as_affine());
    let mut secret = [0; 32];
    let info = [b"WebPush: info\0".as_slice(), theirs.as_bytes(), ours].concat();
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut secret).expect("32 bytes");
    let keys = Hkdf::<Sha256>::new(Some(salt), &secret);
    let (mut content_key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut content_key).expect("16 bytes");
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("12 bytes");
    let plain =
        Aes128Gcm::new(&content_key.into()).decrypt(&Nonce::from(nonce), &body[86..]).expect("it is for this browser");
    let (end, text) = plain.split_last().expect("a text");
    assert_eq!(*end, 2);
    serde_json::from_slice(text).expect("JSON")
}

#[tokio::test]
async fn a_browser_is_sent_what_only_it_can_read() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    let (key, auth) = (SecretKey::from_slice(&[7; 32]).expect("a key"), [9; 16]);
    let public = Base64UrlUnpadded::encode_string(key.public_key().to_sec1_point(false).as_bytes());
    let secret = Base64UrlUnpadded::encode_string(&auth);
    let endpoint = format!("http://{address}/push/1");
    let browser = [("endpoint", endpoint.as_str()), ("p256dh", &public), ("auth", &secret)];
    assert_eq!(ada.form("/settings/notices/push", &browser).await.status, StatusCode::SEE_OTHER);
    let inside = [("endpoint", "https://192.168.0.1/x"), ("p256dh", &public), ("auth", &secret)];
    assert_eq!(ada.form("/settings/notices/push", &inside).await.status, StatusCode::CONFLICT);
    let id = begun(&ada, &bea).await;
    take_turn(&bea, &id).await;
    telling.noted(1).await;
    telling.after(5).await;
    let (headers, body) = received.recv().await.expect("a message");
    assert_eq!(headers["content-encoding"], "aes128gcm");
    let signed = headers[AUTHORIZATION].to_str().expect("text").strip_prefix("vapid t=").expect("a signature");
    let claims = signed.split('.').nth(1).and_then(|part| Base64UrlUnpadded::decode_vec(part).ok()).expect("claims");
    let claims: Value = serde_json::from_slice(&claims).expect("JSON");
    assert_eq!(claims["aud"], format!("http://{address}"));
    let told = opened(&body, &key, &auth);
    assert!(told["url"].as_str().is_some_and(|url| url.ends_with(&format!("/m/{id}"))), "{told}");
    let page = ada.get("/settings/notices").await.body;
    assert!(page.contains(signed.rsplit("k=").next().expect("a key")), "the page has the key that signs");
}

#[tokio::test]
async fn webhooks_lead_only_where_the_host_allows() {
    let (address, _received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let mut ada = telling.house.program("Ada").await;
    for elsewhere in ["https://other.example/x", "http://127.0.0.1:1/x", "http://localhost/x", "nonsense"] {
        let answer = ada.form("/settings/notices/webhook", &[("address", elsewhere)]).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{elsewhere}");
    }
    let mut nobody = telling.house.browser();
    assert_eq!(hook(&mut nobody, address).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn who_is_forgotten_is_told_nothing() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let (mut ada, bea) = (telling.house.program("Ada").await, telling.house.program("Bea").await);
    hook(&mut ada, address).await;
    let id = begun(&ada, &bea).await;
    take_turn(&bea, &id).await;
    telling.noted(1).await;
    assert_eq!(ada.form("/settings/delete", &[("sure", "yes")]).await.status, StatusCode::SEE_OTHER);
    telling.after(60).await;
    nothing(&mut received);
}

#[tokio::test]
async fn what_others_plan_in_secret_changes_nothing_of_what_is_told() {
    let (address, mut received, _) = receiver().await;
    let telling = Telling::with_hooks_to(address).await;
    let mut people =
        [telling.house.program("Ada").await, telling.house.program("Bea").await, telling.house.program("Cem").await];
    for client in &mut people {
        hook(client, address).await;
    }
    let body = json!({ "game": "rocket-rescue", "seats": ["me", "open", "open"], "pace": "instant" });
    let answer = people[0].post("/api/v1/matches", &body).await;
    let id = answer.json()["id"].as_str().expect("an id").to_owned();
    people[1].join(&id).await;
    people[2].join(&id).await;
    let noted = |notices: Vec<DueNotice>| -> Vec<(String, u32)> {
        notices.into_iter().map(|notice| (notice.way.id, notice.turn)).collect()
    };
    let before = noted(telling.noted(3).await);
    // Bea plans, takes back, and plans again, until she is ready.
    people[1].act_nth(&id, 1).await;
    let version = people[1].view(&id).await["version"].as_u64().expect("a version");
    let undone =
        people[1].post(&format!("/api/v1/matches/{id}/actions"), &json!({ "version": version, "undo": true })).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.body);
    take_turn(&people[1], &id).await;
    telling.house.state.rooms.close().await;
    assert_eq!(noted(telling.noted(3).await), before);
    telling.after(5).await;
    let told: Vec<_> = std::iter::from_fn(|| received.try_recv().ok()).map(|(_, body)| body).collect();
    assert_eq!(told.len(), 2, "those who have not chosen are told, once");
    telling.after(60).await;
    assert!(told.iter().all(|body| !String::from_utf8_lossy(body).contains("Bea")));
    nothing(&mut received);
}

/// How many matches wait for somebody there.
const WAITING: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_on_one_postgresql_one_tells() {
    let Some(url) = trial_postgres::database() else { return };
    let (address, mut received, _) = receiver().await;
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let hosts = vec![address.to_string().parse().expect("a host")];
    let notices = NoticeSettings {
        public_url: Some("https://gantry.example".to_owned()),
        webhook_hosts: hosts,
        ..NoticeSettings::default()
    };
    let (clock, look_around) = (Clock::Told(now.clone()), Duration::from_secs(24 * 3600));
    let config = Config { rate: None, clock, look_around, notices, ..Config::default() };
    let hub = bus::Local::default();
    let mut houses = Vec::new();
    for _ in 0..2 {
        let store = store::Store::open_at(&url.parse().expect("a place")).await.expect("the database opens");
        let state = App::join(config.clone(), store, hub.node()).await;
        houses.push(House { router: app(state.clone()), state });
    }
    let (mut ada, mut bea) = (houses[0].program("Ada").await, houses[0].program("Bea").await);
    for client in [&mut ada, &mut bea] {
        assert_eq!(hook(client, address).await.status, StatusCode::SEE_OTHER);
    }
    let mut ids = Vec::new();
    for _ in 0..WAITING {
        ids.push(begun(&ada, &bea).await);
    }
    let due = async || houses[0].state.store.due_notices(i64::MAX, 100).await.expect("the store answers").len();
    let noted = timeout(Duration::from_secs(60), async {
        while due().await < WAITING {
            sleep(Duration::from_millis(5)).await;
        }
    });
    noted.await.expect("everything is noted");
    // Whichever of them has the house: here both believe so, again and again.
    for _ in 0..20 {
        now.fetch_add(2 * MINUTE, Ordering::Relaxed);
        let (one, other) = tokio::join!(tell_due(&houses[0].state), tell_due(&houses[1].state));
        one.and(other).expect("it is known who is to be told");
    }
    assert_eq!(due().await, 0, "everything is told");
    let mut told = String::new();
    while let Ok((_, body)) = received.try_recv() {
        let body: Value = serde_json::from_slice(&body).expect("JSON");
        told.push_str(body["content"].as_str().expect("a text"));
    }
    for id in ids {
        assert_eq!(told.matches(&format!("/m/{id}")).count(), 1, "{told}");
    }
}
