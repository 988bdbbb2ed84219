//! Which browser or program somebody uses, in two words: so that people know their sessions apart.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// How much is kept of what a program calls itself.
const KEPT: usize = 40;

/// What a browser says of itself, and what it is called. The first that fits counts: most say that they are several.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// The same for systems.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Which browser or program sends this, as far as it says.
pub(super) fn device_name(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| agent.contains(sign)).map(|known| known.1);
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(browser), None) => browser.to_owned(),
        // A program: the first word that it says, such as `curl/8.5`.
        (None, _) => agent.split_whitespace().next().unwrap_or_default().chars().take(KEPT).collect(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn browsers_and_programs_have_short_names() {
        let name = |agent: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, HeaderValue::from_static(agent));
            device_name(&headers)
        };
        assert_eq!(name("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"), "Firefox, Windows");
        assert_eq!(
            name("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"),
            "Chrome, Linux"
        );
        assert_eq!(
            name("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"),
            "Safari, iPhone"
        );
        assert_eq!(name("curl/8.5.0"), "curl/8.5.0");
        assert_eq!(device_name(&HeaderMap::new()), "");
    }
}
