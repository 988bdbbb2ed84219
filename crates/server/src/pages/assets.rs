//! The files of the pages. Their addresses change with their contents, so browsers keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::hex;
use sha2::{Digest, Sha256};

use crate::ServerError;

const FOR_EVER: &str = "public, max-age=31536000, immutable";

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Name, kind and contents of every file; the contents are the parts one after another.
const FILES: [(&str, &str, &[&str]); 5] = [
    (
        "gantry.css",
        "text/css; charset=utf-8",
        &[
            boards::STYLESHEET,
            include_str!("../../assets/table.css"),
            include_str!("../../assets/happened.css"),
            include_str!("../../assets/puzzles.css"),
            include_str!("../../assets/review.css"),
            include_str!("../../assets/history.css"),
            include_str!("../../assets/meeting.css"),
        ],
    ),
    (
        "gantry.js",
        SCRIPT,
        &[
            include_str!("../../assets/gantry.js"),
            include_str!("../../assets/clicks.js"),
            include_str!("../../assets/cards.js"),
            include_str!("../../assets/motion.js"),
            include_str!("../../assets/sounds.js"),
            include_str!("../../assets/trails.js"),
            include_str!("../../assets/replay.js"),
            include_str!("../../assets/table.js"),
            include_str!("../../assets/lesson.js"),
            include_str!("../../assets/coach.js"),
            include_str!("../../assets/clock.js"),
            boards::SCRIPT,
        ],
    ),
    // What no table needs.
    ("account.js", SCRIPT, &[include_str!("../../assets/notices.js"), include_str!("../../assets/passkeys.js")]),
    ("htmx.js", SCRIPT, &[include_str!(concat!(env!("OUT_DIR"), "/htmx.js"))]),
    ("icon.svg", "image/svg+xml", &[include_str!("../../assets/icon.svg")]),
];

/// What is sent of every file, in the order of `FILES`.
static SENT: LazyLock<Vec<String>> = LazyLock::new(|| {
    let sent = |(name, kind, parts): &(&str, &str, &[&str])| match *kind {
        // Others have made it small.
        _ if *name == "htmx.js" => parts.concat(),
        "image/svg+xml" => parts.concat(),
        _ => lean(&parts.concat()),
    };
    FILES.iter().map(sent).collect()
});

/// Scripts and styles without the lines that are comments, and without indentation: those are for who reads the source.
fn lean(text: &str) -> String {
    let mut inside = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        let is_comment = inside || begins || line.starts_with("//");
        inside = (inside || begins) && !line.ends_with("*/");
        if !is_comment && !line.is_empty() {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// A hash over all files.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for part in FILES.iter().flat_map(|(_, _, parts)| parts.iter()) {
        hash.update(part.as_bytes());
    }
    hex(&hash.finalize()[..6])
});

/// The address of a file.
pub(super) fn address(file: &str) -> String {
    format!("/assets/{}/{file}", *VERSION)
}

/// `GET /assets/VERSION/FILE`
pub(super) async fn show(Path((_, file)): Path<(String, String)>) -> Result<Response, ServerError> {
    let ((_, kind, _), sent) =
        FILES.iter().zip(SENT.iter()).find(|((name, ..), _)| *name == file).ok_or(ServerError::NotFound)?;
    Ok(([(CONTENT_TYPE, *kind), (CACHE_CONTROL, FOR_EVER)], sent.as_str()).into_response())
}

/// `GET /favicon.ico`, for browsers that do not read the page.
pub(super) async fn favicon() -> Response {
    let (_, kind, parts) = FILES[4];
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=86400")], parts.concat()).into_response()
}

/// `GET /worker.js`: what shows messages that come while no page is open. It has to lie at the top to be there for all pages.
pub(super) async fn worker() -> Response {
    ([(CONTENT_TYPE, SCRIPT), (CACHE_CONTROL, "no-cache")], include_str!("../../assets/worker.js")).into_response()
}

/// `GET /robots.txt`: what is one person's alone is nothing for search engines.
pub(super) async fn robots() -> Response {
    let text = "User-agent: *\nDisallow: /recover/\nDisallow: /settings\nDisallow: /sign-in\nDisallow: /notices/\nDisallow: /api/\n";
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "public, max-age=86400")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_stay_at_home() {
        let text = "/* One. */\n.a { b: c; }\n  /* Two,\n     and more. */\n  // Three.\n  d(\"// e\");\n";
        assert_eq!(lean(text), ".a { b: c; }\nd(\"// e\");\n");
    }

    #[test]
    fn nothing_stands_behind_a_comment_that_begins_a_line() {
        for part in FILES.iter().filter(|(name, ..)| *name != "htmx.js").flat_map(|(_, _, parts)| parts.iter()) {
            for line in part.lines().map(str::trim).filter(|line| line.starts_with("/*")) {
                assert!(line.find("*/").is_none_or(|end| end + 2 == line.len()), "{line}");
            }
            assert!(part.lines().all(|line| line.matches('`').count() % 2 == 0), "a text over several lines");
        }
    }
}
