//! What `gantry admin` does with the folder of a server, which may run meanwhile: it follows within a second.

use std::fmt::Write;
use std::path::Path;

use engine::{Problem, ensure};
use store::{
    AdminDeed, AdminKey, AdminNote, GroupId, MatchId, Millis, Page, Place, PlayerId, PlayerSummary, SecretHash,
    SessionKind, Store, StoreError,
};
use time::OffsetDateTime;

use crate::club::fold_name;
use crate::ending::stage_code;
use crate::identity::check_name;
use crate::random;
use crate::state::STORE;
use crate::upkeep::disk_use;

/// How many players or matches are listed at most.
const LISTED: u32 = 100;

/// How long a link for administrators can be used.
const LINK: Millis = 10 * 60 * 1000;

/// The longest announcement, in characters.
const ANNOUNCEMENT: usize = 300;

/// What a host asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminOrder {
    /// The players whose name has this in it.
    Players(String),
    /// Where a player is signed in.
    Sessions(String),
    /// Signs a player out everywhere; their private link is dead as well.
    EndSessions(String),
    /// Gives a player another name.
    Rename(String, String),
    /// Lets a player talk no more, or again.
    Mute(String, bool),
    /// Lets a player in no more, or again.
    Ban(String, bool),
    /// Forgets a player.
    DeletePlayer(String),
    /// The latest matches.
    Matches,
    /// Ends a match without a result.
    CloseMatch(String),
    /// Forgets a match.
    DeleteMatch(String),
    /// The groups whose name has this in it.
    Groups(String),
    /// Ends a group.
    DissolveGroup(String),
    /// Tells everybody something, or nothing any more.
    Announce(Option<String>),
    /// How much there is, and how much room it takes.
    Disk,
    /// What administrators did.
    Log,
    /// A link to the administrators' page of the server at this address. It opens once.
    Link(String),
}

/// Does what a host asks for, in the store of a folder or at another place; what there is to say about it.
pub async fn administer(data: &Path, place: Option<Place>, order: AdminOrder) -> Result<String, Problem> {
    let place = place.unwrap_or_else(|| data.join(STORE).into());
    if let Place::File(file) = &place {
        ensure!(file.is_file(), "there is no store at {}", file.display());
    }
    let store = Store::open_at(&place).await.map_err(failed)?;
    let told = obey(&store, data, order).await;
    store.close().await.map_err(failed)?;
    told
}

async fn obey(store: &Store, data: &Path, order: AdminOrder) -> Result<String, Problem> {
    let deed = match order {
        AdminOrder::Players(sought) => return players(store, &sought).await,
        AdminOrder::Sessions(who) => return sessions(store, &who).await,
        AdminOrder::Matches => return matches(store).await,
        AdminOrder::Groups(sought) => return groups(store, &sought).await,
        AdminOrder::Disk => return disk(store, data).await,
        AdminOrder::Log => return log(store).await,
        AdminOrder::Link(address) => return link(store, &address).await,
        AdminOrder::EndSessions(who) => AdminDeed::EndSessions(find(store, &who).await?),
        AdminOrder::Rename(who, name) => {
            let (player, name) = (find(store, &who).await?, good_name(&name)?);
            let folded = fold_name(&name);
            AdminDeed::Rename(player, name, folded)
        }
        AdminOrder::Mute(who, on) => AdminDeed::Mute(find(store, &who).await?, on),
        AdminOrder::Ban(who, on) => AdminDeed::Ban(find(store, &who).await?, on),
        AdminOrder::DeletePlayer(who) => AdminDeed::DeletePlayer(find(store, &who).await?),
        AdminOrder::CloseMatch(id) => AdminDeed::CloseMatch(MatchId::new(id)),
        AdminOrder::DeleteMatch(id) => AdminDeed::DeleteMatch(MatchId::new(id)),
        AdminOrder::DissolveGroup(id) => AdminDeed::DissolveGroup(GroupId::new(id)),
        AdminOrder::Announce(text) => AdminDeed::Announce(text.map(|text| announcement(&text)).transpose()?),
    };
    store.administer(deed, random::now()).await.map_err(failed)?;
    Ok("Done. A running server follows within a second.\n".to_owned())
}

/// The player with this id, or the only one with this name.
async fn find(store: &Store, who: &str) -> Result<PlayerId, Problem> {
    if let Some(player) = store.player(&PlayerId::new(who)).await.map_err(failed)? {
        return Ok(player.id);
    }
    let named = |player: &PlayerSummary| player.name.to_lowercase() == who.to_lowercase();
    let found: Vec<PlayerSummary> =
        store.players(who, LISTED).await.map_err(failed)?.into_iter().filter(named).collect();
    match found.as_slice() {
        [] => Err(Problem::new(format!("there is no player `{who}`: look with `gantry admin players`"))),
        [player] => Ok(player.id.clone()),
        several => {
            let ids: Vec<&str> = several.iter().map(|player| player.id.as_str()).collect();
            Err(Problem::new(format!("several are called `{who}`: name one of the ids {}", ids.join(", "))))
        }
    }
}

fn good_name(name: &str) -> Result<String, Problem> {
    check_name(name).map_err(|_| Problem::new("a name has 1 to 24 letters"))
}

fn announcement(text: &str) -> Result<String, Problem> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = text.chars().count();
    ensure!((1..=ANNOUNCEMENT).contains(&length), "an announcement has 1 to {ANNOUNCEMENT} letters, not {length}");
    Ok(text)
}

async fn players(store: &Store, sought: &str) -> Result<String, Problem> {
    let mut text = String::new();
    for player in store.players(sought, LISTED).await.map_err(failed)? {
        let signs = [(player.muted, " muted"), (player.banned, " banned")];
        let signs: String = signs.iter().filter(|(is, _)| *is).map(|(_, sign)| *sign).collect();
        let seen = player.last_seen.map_or_else(|| "never".to_owned(), moment);
        let (id, name) = (&player.id, printable(&player.name));
        let _ = writeln!(text, "{id}  {name}  {} sessions, last seen {seen}{signs}", player.sessions);
    }
    Ok(or_none(text))
}

async fn groups(store: &Store, sought: &str) -> Result<String, Problem> {
    let mut text = String::new();
    for group in store.groups(sought, &fold_name(sought), LISTED).await.map_err(failed)? {
        let _ = writeln!(text, "{}  {}  {} members", group.id, printable(&group.name), group.members);
    }
    Ok(or_none(text))
}

async fn sessions(store: &Store, who: &str) -> Result<String, Problem> {
    let mut text = String::new();
    for session in store.sessions_of(&find(store, who).await?).await.map_err(failed)? {
        let kind = match session.kind {
            SessionKind::Browser => "browser",
            SessionKind::Program => "program",
        };
        let (since, seen) = (moment(session.started_at), moment(session.last_seen));
        let device = printable(&session.device);
        let _ = writeln!(text, "{}  {kind}  {device}  since {since}, last seen {seen}", session.handle);
    }
    Ok(or_none(text))
}

async fn matches(store: &Store) -> Result<String, Problem> {
    let mut text = String::new();
    for found in store.latest_matches(Page::first(LISTED)).await.map_err(failed)? {
        let state = stage_code(&found.state);
        let names: Vec<String> = found.seats.iter().map(|seating| printable(&seating.name)).collect();
        let _ =
            writeln!(text, "{}  {}  {state}  {}  {}", found.id, found.game, moment(found.created_at), names.join(", "));
    }
    Ok(or_none(text))
}

async fn disk(store: &Store, data: &Path) -> Result<String, Problem> {
    let counts = store.counts().await.map_err(failed)?;
    let mut text = format!(
        "{} players, {} sessions; matches: {} open, {} running, {} finished, {} abandoned\n",
        counts.players, counts.sessions, counts.open, counts.running, counts.finished, counts.abandoned
    );
    // A store in a database has no files here.
    let files = if data.is_dir() { disk_use(data)? } else { Vec::new() };
    for (file, bytes) in files {
        let _ = writeln!(text, "{:>12} bytes  {file}", bytes);
    }
    Ok(text)
}

async fn log(store: &Store) -> Result<String, Problem> {
    let mut text = String::new();
    for AdminNote { at, deed, whom, detail, .. } in store.admin_notes(0).await.map_err(failed)? {
        let _ = writeln!(text, "{}  {deed} {whom} {}", moment(at), printable(&detail));
    }
    Ok(or_none(text))
}

async fn link(store: &Store, address: &str) -> Result<String, Problem> {
    let secret = random::secret().map_err(|error| Problem::new(error.to_string()))?;
    let (key, until) = (SecretHash::new(random::hash(&secret)), random::now() + LINK);
    store.add_admin_key(&key, AdminKey::Link, until).await.map_err(failed)?;
    Ok(format!("{}/admin#{secret}\nIt opens once, within ten minutes.\n", address.trim_end_matches('/')))
}

/// A text of somebody else's, without signs that a terminal would obey.
fn printable(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).collect()
}

fn or_none(text: String) -> String {
    if text.is_empty() { "There is none.\n".to_owned() } else { text }
}

/// A moment as people read it, in UTC.
fn moment(at: Millis) -> String {
    let Ok(at) = OffsetDateTime::from_unix_timestamp(at / 1000) else { return "?".to_owned() };
    format!("{} {:02}:{:02}", at.date(), at.hour(), at.minute())
}

fn failed(error: StoreError) -> Problem {
    Problem::new(error.to_string())
}
