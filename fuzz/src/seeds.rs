//! What is right, to begin with: nonsense close to it finds more than nonsense out of nothing.

use engine::Record;

use crate::some_match;

/// Requests that the server knows.
const REQUESTS: [&str; 76] = [
    "POST /m/MATCH/act\naction=draw+deck&version=0&id=a1",
    "POST /api/v1/matches/MATCH/actions\n{\"version\":0,\"action\":\"draw deck\",\"id\":\"a1\"}",
    "POST /api/v1/matches/MATCH/actions\n{\"version\":0,\"actions\":[\"draw deck\",\"done\"]}",
    "POST /api/v1/matches/MATCH/actions\n{\"version\":4294967295,\"undo\":true}",
    "POST /m/MATCH/undo\nversion=0",
    "POST /m/MATCH/takeback\nanswer=ask",
    "POST /m/MATCH/chat\ntext=hello",
    "POST /m/MATCH/mark\nplace=a1&remove=no",
    "POST /m/MATCH/suggest\nto=1&action=draw+deck",
    "POST /m/MATCH/stand-in\nseat=1",
    "POST /new\ngame=rocket-rescue&players=4&seat-0=me&seat-1=thumb&seat-2=open&public=yes&pace=quick",
    "POST /settings\nname=Ada&theme=dark&motion=reduced&language=de&sound=on",
    "POST /api/v1/matches\n{\"game\":\"jupiter-rescue\",\"seats\":[\"me\",\"thumb\"],\"options\":{},\"pace\":\"instant\",\"public\":true}",
    "POST /api/v1/players\n{\"name\":\"Ada\"}",
    "GET /m/MATCH?at=3&seat=public&why=draw%20deck&notice=stale\n",
    "GET /m/MATCH/why?action=fly%204-6%20to%204\n",
    "GET /api/v1/matches/MATCH?at=1&seat=0\n",
    "GET /rules/rocketmen?q=launch+probe\n",
    "POST /m/MATCH/clock\ndo=pause&seat=1",
    "POST /api/v1/matches/MATCH/clock\n{\"do\":\"bot\",\"seat\":1}",
    "POST /api/v1/matches\n{\"game\":\"rocketmen\",\"seats\":[\"me\",\"open\"],\"clock\":\"live 600+10\"}",
    "POST /new\ngame=rocketmen&players=2&seat-0=me&seat-1=open&clock=days&days=3",
    "POST /play\ngame=jupiter-rescue&bots=beginner",
    "POST /settings\ncoach=on&speed=fast",
    "POST /settings/claim\nname=Ada&password=a+long+one+of+mine",
    "POST /settings/password\ncurrent=a+long+one+of+mine&password=another+one+of+mine",
    "POST /settings/claim/release\ncurrent=another+one+of+mine&password=",
    "POST /sign-in\nname=Ada&password=a+long+one+of+mine",
    "POST /settings/sessions/end\nsession=1",
    "POST /recover\nsecret=0123456789abcdef",
    "POST /learn/rocket-jockey/offer\nanswer=coach",
    "GET /learn/rocket-jockey/LESSON?did=&action=draw+deck\n",
    "GET /puzzles?game=rocket-jockey&theme=chain&difficulty=easy\n",
    "GET /puzzles/rocket-jockey/PUZZLE?did=&action=draw+deck&solution=yes\n",
    "GET /m/OVER?at=3&seat=1\n",
    "GET /m/OVER/review?precision=quick\n",
    "POST /m/OVER/what-if\nat=0&seat=1",
    "POST /m/OVER/rematch\n",
    "POST /groups\ngroup=Club&name=Ada",
    "POST /groups/GROUP\ndo=rename&name=Other",
    "POST /groups/GROUP\ndo=remove&player=PLAYER",
    "POST /groups/GROUP/invite\nname=Ada&player=PLAYER",
    "POST /groups/GROUP/answer\nanswer=accept",
    "GET /join-group/LINK\n",
    "POST /join-group/LINK\nname=Ada",
    "POST /api/v1/groups\n{\"name\":\"Club\"}",
    "POST /api/v1/groups/join\n{\"link\":\"0123456789abcdef\"}",
    "POST /api/v1/groups/GROUP\n{\"do\":\"hand-over\",\"player\":\"PLAYER\"}",
    "POST /api/v1/groups/GROUP/answer\n{\"answer\":\"never\"}",
    "POST /api/v1/matches/MATCH/group-invitations\n{\"group\":\"GROUP\"}",
    "POST /meet\ngame=rocketmen&wait=30&name=Ada",
    "POST /api/v1/meet\n{\"game\":\"rocket-jockey\",\"wait\":30}",
    "GET /tables?game=rocketmen&players=2&clock=days\n",
    "POST /m/MATCH/invite\nname=Ada",
    "POST /m/MATCH/decline\nnever=yes",
    "POST /api/v1/matches/MATCH/invitations\n{\"name\":\"Ada\"}",
    "POST /api/v1/matches/MATCH/decline\n{\"never\":true}",
    "POST /settings/invitations\nwhom=PLAYER&refuse=yes",
    "POST /m/MATCH/eyes\nseat=1",
    "POST /m/MATCH/eyes/answer\nplayer=PLAYER&allow=yes",
    "POST /settings/notices\nall=on&digest=60&quiet_from=22:00&quiet_to=07:00&offset=-60",
    "POST /settings/notices/mail\naddress=ada%40table.example",
    "POST /settings/notices/webhook\naddress=https%3A%2F%2Fchat.example%2Fhook",
    "POST /settings/notices/push\nendpoint=https%3A%2F%2Fpush.example%2Fx&p256dh=BA&auth=AA",
    "POST /settings/notices/remove\nway=1",
    "POST /settings/notices/match\nid=MATCH&wanted=on",
    "POST /notices/confirm/SECRET\n",
    "POST /notices/stop/SECRET\n",
    "POST /settings/passkeys/begin\n{\"name\":\"Ada\"}",
    "POST /settings/passkeys\n{\"ceremony\":\"AA\",\"name\":\"Ada\",\"credential\":{\"id\":\"AA\",\"rawId\":\"AA\",\"type\":\"public-key\",\"response\":{\"clientDataJSON\":\"e30\",\"attestationObject\":\"oA\"}}}",
    "POST /settings/passkeys/remove\nid=AA",
    "POST /sign-in/passkey/begin\n",
    "POST /sign-in/passkey\n{\"ceremony\":\"AA\",\"credential\":{\"id\":\"AA\",\"rawId\":\"AA\",\"type\":\"public-key\",\"response\":{\"clientDataJSON\":\"e30\",\"authenticatorData\":\"AA\",\"signature\":\"AA\"}}}",
    "POST /admin\ndeed=ban&whom=PLAYER&text=",
    "POST /admin/enter\nkey=0123456789abcdef",
    "POST /admin/leave\n",
];

/// What a target is to begin with.
#[must_use]
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    match target {
        "http_forms" => REQUESTS.iter().map(|request| request.as_bytes().to_vec()).collect(),
        "components" => catalog::games().iter().map(|game| game.facts().components.as_bytes().to_vec()).collect(),
        _ => heads().filter_map(|head| of_match(target, head)).collect(),
    }
}

/// Some matches of every game.
fn heads() -> impl Iterator<Item = [u8; 4]> {
    let games = u8::try_from(catalog::games().len()).unwrap_or(u8::MAX);
    (0..games).flat_map(|game| [(0, 5), (1, 20), (2, 60)].map(|(players, steps)| [game, players, game ^ steps, steps]))
}

fn of_match(target: &str, head: [u8; 4]) -> Option<Vec<u8>> {
    let table = some_match(head)?;
    Some(match target {
        "action_codes" => {
            let codes: Vec<String> = (0..table.steps()).filter_map(|step| table.code(step)).collect();
            // From the beginning, where the first of them can be played.
            [&[head[0], head[1], head[2], 0], codes.join("\n").as_bytes()].concat()
        }
        "position_files" => table.position().save(None).ok()?.text().into_bytes(),
        _ => {
            let record: Record = table.record(&["Ada".to_owned(), "Bea".to_owned()]);
            record.to_string().into_bytes()
        }
    })
}
