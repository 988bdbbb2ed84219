//! What to look at: it is marked on the page, and named for those who do not see it.

/// Elements of HTML that hold nothing.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

/// Marks the element with this id as what to look at; whether it is there.
pub fn mark(page: &mut String, id: &str) -> bool {
    mark_attribute(page, &format!("id=\"{id}\""))
}

/// Marks the first element that has this attribute as what to look at; whether there is one.
pub fn mark_attribute(page: &mut String, attribute: &str) -> bool {
    let Some(at) = page.find(&format!(" {attribute}")) else { return false };
    page.insert_str(at, " data-look=\"\"");
    true
}

/// What the element with this id is called by a screen reader, if it is there.
#[must_use]
pub fn name(page: &str, id: &str) -> Option<String> {
    let at = page.find(&format!(" id=\"{id}\""))?;
    let begin = page[..at].rfind('<')?;
    let tag = &page[begin..=begin + page[begin..].find('>')?];
    let labelled = attribute(tag, "aria-labelledby").filter(|label| *label != id).and_then(|label| name(page, label));
    let called = attribute(tag, "aria-label").map(unescaped).or(labelled);
    Some(called.unwrap_or_else(|| inner_text(&page[begin..])))
}

/// The text of the element that begins here, as a screen reader says it.
fn inner_text(html: &str) -> String {
    let (mut text, mut depth, mut silent) = (String::new(), 0_usize, None);
    for part in html.split('<').skip(1) {
        let Some((tag, after)) = part.split_once('>') else { break };
        let kind = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('/') {
            depth = depth.saturating_sub(1);
            silent = silent.filter(|hidden| depth > *hidden);
        } else if !VOID.contains(&kind) && !tag.ends_with('/') {
            let hidden = tag.contains("aria-hidden=\"true\"") || kind == "svg";
            silent = silent.or(hidden.then_some(depth));
            depth += 1;
        }
        if depth == 0 {
            break;
        }
        if silent.is_none() {
            text.push(' ');
            if let Some(label) = attribute(tag, "aria-label") {
                text.push_str(label);
            }
            text.push_str(after);
        }
    }
    unescaped(&text).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[from..].split('"').next()
}

fn unescaped(text: &str) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
        .into_iter()
        .fold(text.to_owned(), |text, (escaped, plain)| text.replace(escaped, plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_called_what_a_screen_reader_says() {
        let page = "<h3 id=\"t\">Piles &amp; deck</h3><div id=\"a\" aria-label=\"Pile 1\"><b>x</b></div>\
                    <button id=\"b\"><span>Take <br>6-7</span><span aria-hidden=\"true\">6</span></button>\
                    <ul id=\"c\" aria-labelledby=\"t\"><li>no</li></ul><p>after</p>";
        for (id, called) in [("a", "Pile 1"), ("b", "Take 6-7"), ("c", "Piles & deck"), ("t", "Piles & deck")] {
            assert_eq!(name(page, id).as_deref(), Some(called));
        }
        assert_eq!(name(page, "d"), None);
    }

    #[test]
    fn what_is_there_is_marked() {
        let mut page = "<p id=\"a\">x</p>".to_owned();
        assert!(mark(&mut page, "a") && !mark(&mut page, "b"));
        assert_eq!(page, "<p data-look=\"\" id=\"a\">x</p>");
    }
}
