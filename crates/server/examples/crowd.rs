//! How quick pages are in a big club: `cargo run --release -p server --example crowd [FOLDER|postgres://… [MATCHES PLAYERS]]`.
//!
//! Makes 5,000 players, 100,000 finished matches (one in six rated) and 200 groups of 20 (one match in seven is a group's), in a
//! folder that is gone afterwards if none is named, serves them on loopback, and tells how long each page takes.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use server::{App, Config, Place, app, rebuild_ratings};
use sha2::{Digest, Sha256};
use store::{
    Booking, GroupId, GroupLimits, Header, MatchId, NewGroup, Player, PlayerId, SeatResult, Seating, Seed, Store,
    StoreError, TokenHash, Visibility,
};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

type Failure = Box<dyn std::error::Error>;

/// How many writes wait together.
const AT_ONCE: u64 = 200;

/// How many groups there are, and how many belong to each.
const GROUPS: u64 = 200;
const MEMBERS: u64 = 20;

/// How often each page is asked for.
const ASKED: u64 = 1_000;

/// What stands in an address for the group of whoever asks.
const OWN_GROUP: &str = "{group}";

/// A moment in 2025, and how long after each other matches end.
const BEGIN: i64 = 1_740_000_000_000;
const PAUSE: i64 = 300_000;

const PAGES: [&str; 10] = [
    "/",
    "/matches",
    "/matches?result=won&company=people&page=2",
    "/players/{}",
    "/ladder",
    "/ladder?pool=rocketmen:standard:3&page=5",
    "/statistics",
    "/tables",
    "/groups",
    "/groups/{group}",
];

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (matches, players) = (number(1, 100_000), number(2, 5_000));
    let database: Option<Place> =
        args.first().filter(|name| name.contains("://")).map(|name| name.parse()).transpose()?;
    let data = match args.first() {
        Some(name) if database.is_none() => PathBuf::from(name),
        _ => folder.path().to_owned(),
    };
    std::fs::create_dir_all(&data)?;
    let begun = Instant::now();
    let store = Store::open_at(&database.clone().unwrap_or_else(|| data.join("gantry.sqlite").into())).await?;
    fill(&store, matches, players).await?;
    store.close().await?;
    println!("{matches} matches, {players} players and {GROUPS} groups made in {:.0} s", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let rebuilt = rebuild_ratings(&data, database.clone()).await?;
    println!("{rebuilt:?} in {:.0} s", begun.elapsed().as_secs_f64());
    let state = App::open(Config { data, store: database, rate: None, ..Config::default() }).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    tokio::spawn(async move { axum::serve(listener, app(state)).await });
    println!("{:<44} {:>8} {:>8} {:>8} {:>8}", "page", "kB", "p50 ms", "p99 ms", "max ms");
    for page in PAGES {
        measure(&address, page, players).await?;
    }
    Ok(())
}

/// Asks for a page many times, each time as somebody else.
async fn measure(address: &str, page: &str, players: u64) -> Result<(), Failure> {
    let mut stream = BufReader::new(TcpStream::connect(address).await?);
    let (mut waits, mut bytes) = (Vec::new(), 0);
    for number in 0..ASKED {
        let group = number % GROUPS;
        let is_group = page.contains(OWN_GROUP);
        let player = if is_group { member(group, number % MEMBERS, players) } else { number * 7919 % players };
        let path = page.replace("{}", &format!("p{}", (player + 1) % players));
        let path = path.replace(OWN_GROUP, &format!("g{group}"));
        let begun = Instant::now();
        bytes = ask(&mut stream, &path, player).await?;
        waits.push(begun.elapsed());
    }
    waits.sort_unstable();
    let ms = |place: usize| waits.get(place.min(waits.len() - 1)).map_or(0.0, Duration::as_secs_f64) * 1000.0;
    let (half, most, last) = (ms(waits.len() / 2), ms(waits.len() * 99 / 100), ms(waits.len()));
    println!("{page:<44} {:>8.1} {half:>8.2} {most:>8.2} {last:>8.2}", bytes as f64 / 1000.0);
    Ok(())
}

/// Asks for one page; how many bytes it has.
async fn ask(stream: &mut BufReader<TcpStream>, path: &str, player: u64) -> Result<usize, Failure> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\r\n", token(player));
    stream.get_mut().write_all(request.as_bytes()).await?;
    let (mut length, mut line, mut is_good) = (0, String::new(), false);
    while line != "\r\n" {
        line.clear();
        stream.read_line(&mut line).await?;
        is_good = is_good || line.starts_with("HTTP/1.1 200");
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse()?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    if is_good { Ok(length) } else { Err(format!("{path}: {}", String::from_utf8_lossy(&body)).into()) }
}

/// The token of a player.
fn token(player: u64) -> String {
    format!("{player:064x}")
}

/// The player who belongs to a group at a place: 20 in a row, so that many groups have no member in common.
fn member(group: u64, place: u64, players: u64) -> u64 {
    (group * MEMBERS + place) % players
}

/// The group whose match this is, if it is one's.
fn group_of(number: u64) -> Option<GroupId> {
    number.is_multiple_of(7).then(|| GroupId::new(format!("g{}", number / 7 % GROUPS)))
}

/// Makes players, groups, and matches among them.
async fn fill(store: &Store, matches: u64, players: u64) -> Result<(), StoreError> {
    let parts = |whole: u64| (0..whole).step_by(AT_ONCE as usize).map(move |first| first..whole.min(first + AT_ONCE));
    for part in parts(players) {
        let entering: JoinSet<_> = part.map(|number| enter(store.clone(), number)).collect();
        entering.join_all().await.into_iter().collect::<Result<(), StoreError>>()?;
    }
    for group in 0..GROUPS {
        gather(store, group, players).await?;
    }
    for part in parts(matches) {
        let playing: JoinSet<_> = part.map(|number| play(store.clone(), number, players)).collect();
        playing.join_all().await.into_iter().collect::<Result<(), StoreError>>()?;
    }
    Ok(())
}

async fn enter(store: Store, number: u64) -> Result<(), StoreError> {
    let (id, name) = (PlayerId::new(format!("p{number}")), format!("Player {number}"));
    store.create_player(Player { id: id.clone(), name, preferences: "{}".into(), created_at: BEGIN }, None).await?;
    let hash: String = Sha256::digest(token(number).as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    store.create_session(&TokenHash::new(hash), &id, i64::try_from(now.as_millis()).unwrap_or(BEGIN)).await
}

/// Founds a group and lets its members join.
async fn gather(store: &Store, group: u64, players: u64) -> Result<(), StoreError> {
    let limits = GroupLimits { groups: u32::MAX, members: u32::MAX };
    let (id, name) = (GroupId::new(format!("g{group}")), format!("Group {group}"));
    let new = NewGroup { id: id.clone(), folded: format!("group{group}"), link: format!("link{group}"), name };
    let person = |place: u64| PlayerId::new(format!("p{}", member(group, place, players)));
    store.found_group(new, &person(0), BEGIN, limits).await?;
    for place in 1..MEMBERS {
        store.join_group(&id, &person(place), BEGIN, limits).await?;
    }
    Ok(())
}

/// A kind of match.
#[derive(Copy, Clone)]
struct Kind {
    game: &'static str,
    edition: &'static str,
    options: &'static str,
    seats: u64,
    together: bool,
}

/// What is played in the match of this number.
fn kind(number: u64) -> Kind {
    let kind = |game, edition, options, seats| Kind { game, edition, options, seats, together: false };
    match number % 5 {
        0 => kind("rocket-jockey", "", "", 2),
        1 => kind("rocket-jockey", "", "", 4),
        2 => kind("rocketmen", "standard", "", 3),
        3 => kind("rocket-rescue", "first", r#","options":{"edition":"first"}"#, 3),
        _ => Kind { together: true, ..kind("jupiter-rescue", "", "", 2) },
    }
}

/// Plays a match: who sits there and who wins follows from the number. A few are not finished.
async fn play(store: Store, number: u64, players: u64) -> Result<(), StoreError> {
    let Kind { game, options, seats, together, .. } = kind(number);
    let drawn = |seat: u64| (number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seat << 40) >> 20) % players;
    let mut people: Vec<u64> = (0..seats).map(drawn).collect();
    people.sort_unstable();
    people.dedup();
    let sit = |place: usize| match people.get(place) {
        Some(player) if place == 0 || !number.is_multiple_of(3) => {
            Seating::player(PlayerId::new(format!("p{player}")), format!("Player {player}"))
        }
        _ => Seating::bot("thumb", "Robo"),
    };
    let (id, rated) = (MatchId::new(format!("m{number}")), number.is_multiple_of(6) && !together);
    let mark = if rated { r#","rated":true"# } else { "" };
    let created_at = BEGIN + PAUSE * i64::try_from(number).unwrap_or_default();
    let header = Header {
        id: id.clone(),
        game: game.into(),
        rules_version: 1,
        setup: format!(r#"{{"setup":{{"players":{seats}{options}}},"pace":"instant"{mark}}}"#),
        seed: Seed::new("00"),
        commitment: "00".into(),
        components: None,
        visibility: match group_of(number) {
            None if number.is_multiple_of(2) => Visibility::Public,
            _ => Visibility::Link,
        },
        created_at,
        created_by: PlayerId::new(format!("p{}", people[0])),
        rematch_of: None,
        group: group_of(number),
    };
    store.create_match(header, (0..seats as usize).map(sit).collect()).await?;
    if number % 500 == 499 {
        return Ok(());
    }
    store.start_match(&id).await?;
    let (result, booking) = end(number, rated);
    store.finish_match(&id, &result, created_at + PAUSE, Some(booking)).await.map(drop)
}

/// How the match of this number ends.
fn end(number: u64, rated: bool) -> (String, Booking) {
    let Kind { game, edition, seats, together, .. } = kind(number);
    let seat = |seat: u64| {
        let place = if together { 1 + number % 2 } else { (seat + number) % seats + 1 };
        let (place, score) = (u8::try_from(place).unwrap_or(u8::MAX), i32::try_from(10 + (number + seat * 31) % 97));
        SeatResult { place, won: place == 1, score: score.unwrap_or_default() }
    };
    let reached: Vec<SeatResult> = (0..seats).map(seat).collect();
    let told = |seat: &SeatResult| format!(r#"{{"place":{},"score":{}}}"#, seat.place, seat.score);
    let outcome = if together {
        format!(r#"{{"together":{{"won":{},"score":{}}}}}"#, reached[0].won, reached[0].score)
    } else {
        format!(r#"{{"ranked":[{}]}}"#, reached.iter().map(told).collect::<Vec<_>>().join(","))
    };
    let pool = [game.to_owned(), edition.to_owned(), seats.to_string()];
    let booking = Booking {
        edition: edition.into(),
        level: if together { "mixed".into() } else { String::new() },
        together,
        complete: true,
        counts: true,
        pool: rated.then(|| pool.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(":")),
        seats: reached,
    };
    (format!(r#"{{"outcome":{outcome}}}"#), booking)
}
