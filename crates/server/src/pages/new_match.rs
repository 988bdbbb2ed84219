//! Making a match: at once against bots, or as one likes.

use std::collections::BTreeMap;

use axum::extract::{Form, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use boards::{seat_badge, seat_class};
use bots::BotName;
use catalog::AnyGame;
use engine::{OptionFact, OptionKind, Seat, Setup, Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{Seating, Visibility};

use super::layout::Page;
use super::{bot_kind, hidden, home};
use crate::identity::{Person, Visitor};
use crate::making::{Making, bot_name, level};
use crate::terms::{Pace, Terms};
use crate::{App, Trouble};

#[derive(Deserialize)]
pub(super) struct Chosen {
    game: Option<String>,
    players: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Now {
    game: String,
}

fn find(id: &str) -> Result<&'static dyn AnyGame, Trouble> {
    catalog::find(id).map_err(|_| Trouble::NoSuchGame)
}

/// How many play if nobody says: three where that is possible, so that there is something to watch.
fn usual(game: &dyn AnyGame) -> u8 {
    let players = &game.facts().players;
    3.clamp(*players.start(), *players.end())
}

/// `POST /play`: me against bots, at once.
pub(super) async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Now>,
) -> Result<Response, Trouble> {
    let game = find(&form.game)?;
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    let players = usual(game);
    let mut seats = vec![Seating::player(person.id.clone(), &person.name)];
    while seats.len() < usize::from(players) {
        seats.push(bot(&BotName::Thumb.to_string(), &seats));
    }
    let terms = Terms { setup: game.usual_setup(players), pace: Pace::default() };
    let components = app.config.components.get(game.facts().id).cloned();
    let visibility = Visibility::Link;
    let making = Making { game, terms, visibility, host: person.id, seats, components, rematch_of: None };
    let id = making.make(&app.store).await?;
    Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response())
}

fn bot(kind: &str, seats: &[Seating]) -> Seating {
    let taken: Vec<String> = seats.iter().map(|seating| seating.name.clone()).collect();
    Seating::bot(kind, bot_name(&taken))
}

/// `GET /new?game=ID&players=N`
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(chosen): Query<Chosen>,
) -> Result<Response, Trouble> {
    let words = visitor.words();
    let title = words.word("ui-new-match");
    let Some(game) = chosen.game.as_deref() else {
        let body = html! {
            main.wrap.narrow.stack #content {
                h1 { (title) }
                ul.shelf.plain {
                    @for game in catalog::games() {
                        li { article.box {
                            div.box-cover { (game.cover(&Narrator::new(visitor.language, game.facts().id, &[], Viewer::Public))) }
                            div.box-body {
                                h2.box-title { (game.facts().title) }
                                (home::facts_list(game.facts(), &words))
                                div.box-actions { a.button.primary href={ "/new?game=" (game.facts().id) } { (title) } }
                            }
                        } }
                    }
                }
            }
        };
        return Ok(Page::new(&visitor, &title).at("new").plain(&body));
    };
    let game = find(game)?;
    let players = chosen.players.unwrap_or_else(|| usual(game));
    let players = players.clamp(*game.facts().players.start(), *game.facts().players.end());
    Ok(Page::new(&visitor, &title).at("new").plain(&form(
        game,
        players,
        app.config.components.contains_key(game.facts().id),
        &visitor,
    )))
}

fn form(game: &dyn AnyGame, players: u8, own_components: bool, visitor: &Visitor) -> Markup {
    let facts = game.facts();
    let words = Narrator::new(visitor.language, facts.id, &[], Viewer::Public);
    html! {
        main.wrap.narrow.stack #content {
            h1 { (facts.title) }
            @if own_components { p.help { (words.word("ui-own-components-help")) } }
            form.form method="get" action="/new" data-auto="" {
                (hidden("game", facts.id))
                fieldset.field {
                    legend { (words.word("ui-players")) }
                    div.segments {
                        @for count in facts.players.clone() {
                            label.segment {
                                input type="radio" name="players" value=(count) checked[count == players];
                                span { (count) }
                            }
                        }
                    }
                }
                button.button type="submit" data-needless="" { (words.word("ui-change")) }
            }
            form.form method="post" action="/new" {
                (hidden("game", facts.id))
                (hidden("players", &players.to_string()))
                fieldset.field {
                    legend { (words.word("ui-seats")) }
                    ul.seat-rows.plain { @for seat in Seat::all(players) { (seat_row(seat, &words)) } }
                }
                @for option in facts.options { (option_field(option, &words)) }
                (pace_field(&words))
                fieldset.field {
                    legend { (words.word("ui-visibility")) }
                    label.check { input type="radio" name="visibility" value="link" checked; span { (words.word("ui-visibility-link")) } }
                    label.check { input type="radio" name="visibility" value="public"; span { (words.word("ui-visibility-public")) } }
                }
                div.row { button.button.primary type="submit" { (words.word("ui-make-match")) } }
            }
        }
    }
}

fn seat_row(seat: Seat, words: &Narrator<'_>) -> Markup {
    let name = words.say(&phrase!("ui-seat-letter", letter = seat.letter().to_string()));
    let first = seat.index() == 0;
    html! {
        li.seat-row.(seat_class(seat)) {
            (seat_badge(seat))
            label.visually-hidden for={ "seat-" (seat.index()) } { (name) }
            select id={ "seat-" (seat.index()) } name={ "seat-" (seat.index()) } {
                option value="me" selected[first] { (words.word("ui-you")) }
                option value="open" selected[!first] { (words.word("ui-seat-open")) }
                @for bot in BotName::LEVELS {
                    option value=(bot) { (words.word("ui-bot")) ": " (bot_kind(words, &bot.to_string())) }
                }
            }
        }
    }
}

fn option_field(option: &OptionFact, words: &Narrator<'_>) -> Markup {
    let name = format!("option-{}", option.id);
    let help = format!("{name}-help");
    html! {
        div.field {
            label for=(name) { (words.word(&name)) }
            @match option.kind {
                OptionKind::Choice(values) => select id=(name) name=(name) {
                    @for value in values {
                        option value=(value) selected[*value == option.default] { (words.word(&format!("{name}-{value}"))) }
                    }
                },
                OptionKind::Switch => select id=(name) name=(name) {
                    @for value in ["on", "off"] {
                        option value=(value) selected[value == option.default] { (words.word(&format!("ui-{value}"))) }
                    }
                },
                OptionKind::Number(low, high) => input type="number" id=(name) name=(name) min=(low) max=(high) value=(option.default);
            }
            @if words.has(&help) { p.help { (words.word(&help)) } }
        }
    }
}

fn pace_field(words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for="pace" { (words.word("ui-pace")) }
            select #pace name="pace" {
                @for pace in Pace::ALL {
                    option value=(pace.code()) selected[pace == Pace::default()] { (words.word(&format!("ui-pace-{}", pace.code()))) }
                }
            }
        }
    }
}

/// `POST /new`
pub(super) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Trouble> {
    let game = find(form.get("game").map_or("", String::as_str))?;
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    let making =
        Making { components: app.config.components.get(game.facts().id).cloned(), ..read(game, &form, &person)? };
    let id = making.make(&app.store).await?;
    Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response())
}

/// Reads the form. Options that are as in the rulebook are left out, as everywhere.
fn read(game: &'static dyn AnyGame, form: &BTreeMap<String, String>, person: &Person) -> Result<Making, Trouble> {
    let facts = game.facts();
    let field = |name: &str| form.get(name).map(String::as_str);
    let players: u8 = field("players").and_then(|players| players.parse().ok()).unwrap_or_else(|| usual(game));
    let mut setup = Setup::new(players);
    for option in facts.options {
        if let Some(value) = field(&format!("option-{}", option.id)).filter(|value| *value != option.default) {
            setup = setup.with(option.id, value);
        }
    }
    setup.check(facts).map_err(|problem| Trouble::Malformed(problem.to_string()))?;
    let mut seats: Vec<Seating> = Vec::new();
    let mut seated = false;
    for seat in Seat::all(players) {
        let wish = field(&format!("seat-{}", seat.index())).unwrap_or("open");
        seats.push(match wish {
            // One person, one seat: a second wish for oneself is a place for somebody else.
            "me" if !seated => {
                seated = true;
                Seating::player(person.id.clone(), &person.name)
            }
            "me" | "open" => Seating::open(),
            kind => {
                let kind = level(kind)?;
                bot(&kind.to_string(), &seats)
            }
        });
    }
    let pace =
        field("pace").and_then(|code| Pace::ALL.into_iter().find(|pace| pace.code() == code)).unwrap_or_default();
    let visibility = if field("visibility") == Some("public") { Visibility::Public } else { Visibility::Link };
    let terms = Terms { setup, pace };
    Ok(Making { game, terms, visibility, host: person.id.clone(), seats, components: None, rematch_of: None })
}
