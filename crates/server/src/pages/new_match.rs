//! NewMatch a match: at once against bots, or as one likes.

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
use store::{GroupId, GroupSummary, MatchId, Seating, Visibility};

use super::layout::Page;
use super::options::{self, Offered};
use super::{bot_kind, clocks, eyes, hidden, home, name_field, notice, rated, series, setup_words};
use crate::creation::{NewMatch, bot_name, level};
use crate::identity::{Person, Visitor};
use crate::match_setup::{MatchSetup, Pace};
use crate::meeting;
use crate::series::{Series, SeriesLength};
use crate::{App, ClockSetting, ServerError};

#[derive(Deserialize)]
pub(super) struct Now {
    game: String,
    /// Against which bots, if not the usual ones.
    bots: Option<String>,
}

pub(super) fn find(id: &str) -> Result<&'static dyn AnyGame, ServerError> {
    catalog::find(id).map_err(|_| ServerError::NoSuchGame)
}

/// What says for which group a table is, before its id.
pub(super) const GROUP: &str = "group:";

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
) -> Result<Response, ServerError> {
    let game = find(&form.game)?;
    let bots = form.bots.as_deref().unwrap_or("thumb").parse::<BotName>();
    let bots = bots.map_err(|problem| ServerError::Malformed(problem.to_string()))?;
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    let players = usual(game);
    let mut seats = vec![Seating::player(person.id.clone(), &person.name)];
    while seats.len() < usize::from(players) {
        seats.push(bot(&bots.to_string(), &seats));
    }
    let match_setup = MatchSetup::of(game.usual_setup(players));
    let components = app.config.components.get(game.facts().id).cloned();
    let visibility = Visibility::Link;
    let (host, rematch_of, group) = (person.id, None, None);
    let new_match = NewMatch { game, match_setup, visibility, host, seats, components, rematch_of, group };
    let id = new_match.create(&app.store, &app.config).await?;
    Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response())
}

fn bot(kind: &str, seats: &[Seating]) -> Seating {
    let taken: Vec<String> = seats.iter().map(|seating| seating.name.clone()).collect();
    Seating::bot(kind, bot_name(&taken))
}

/// `GET /new?game=ID&players=N`, and whatever else was entered.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(entered): Query<Entered>,
) -> Result<Response, ServerError> {
    let title = visitor.words().word("ui-new-match");
    let page = Page::new(&visitor, &title).at("new").about(visitor.words().word("ui-about-new"));
    Ok(match entered.get("game") {
        Some(id) => page.plain(&form(&Wishes::new(find(id)?, &entered), None, &app, &visitor).await?),
        None => page.plain(&shelf(&title, entered.get("visibility").map(String::as_str), &visitor)),
    })
}

/// Which game? Who may find the table may have been said already.
fn shelf(title: &str, visibility: Option<&str>, visitor: &Visitor) -> Markup {
    let words = visitor.words();
    let address = |game: &str| {
        let mut query = form_urlencoded::Serializer::new("/new?".to_owned());
        query.append_pair("game", game).extend_pairs(visibility.map(|visibility| ("visibility", visibility))).finish()
    };
    html! {
        main.wrap.stack #content {
            h1 { (title) }
            ul.shelf.plain {
                @for game in catalog::games() {
                    li { article.box {
                        div.box-cover { (game.cover(&Narrator::new(visitor.language, game.facts().id, &[], Viewer::Public))) }
                        div.box-body {
                            h2.box-title { (game.facts().title) }
                            (home::facts_list(game.facts(), &words))
                            div.box-actions { a.button.primary href=(address(game.facts().id)) { (title) } }
                        }
                    } }
                }
            }
        }
    }
}

/// What was entered into the form, by the names of the fields.
type Entered = BTreeMap<String, String>;

/// What somebody wishes for a match.
struct Wishes<'a> {
    game: &'static dyn AnyGame,
    players: u8,
    options: Vec<Offered>,
    entered: &'a Entered,
}

impl<'a> Wishes<'a> {
    fn new(game: &'static dyn AnyGame, entered: &'a Entered) -> Self {
        let range = &game.facts().players;
        let players = entered.get("players").and_then(|players| players.parse().ok()).unwrap_or_else(|| usual(game));
        let players = players.clamp(*range.start(), *range.end());
        let wished = |option: &OptionFact| entered.get(&format!("option-{}", option.id)).map(String::as_str);
        Wishes { game, players, options: options::offered(game, players, wished), entered }
    }

    fn field(&self, name: &str) -> Option<&'a str> {
        self.entered.get(name).map(String::as_str)
    }

    /// Who is to sit there: oneself at the first seat, unless it was said otherwise.
    fn seat(&self, seat: Seat) -> &'a str {
        let usual = if seat.index() == 0 { "me" } else { "open" };
        self.field(&format!("seat-{}", seat.index())).unwrap_or(usual)
    }

    /// Whether a seat is kept for somebody.
    fn is_for_people(&self) -> bool {
        let mine = Seat::all(self.players).filter(|&seat| self.seat(seat) == "me").count();
        mine > 1 || Seat::all(self.players).any(|seat| self.seat(seat) == "open")
    }

    /// The name that was entered, or that a guest has or would be given.
    fn name(&self, visitor: &Visitor) -> Result<String, ServerError> {
        self.field("name").map_or_else(|| visitor.proposed_name(), |name| Ok(name.to_owned()))
    }

    fn pace(&self) -> Pace {
        let chosen = self.field("pace").and_then(|code| Pace::ALL.into_iter().find(|pace| pace.code() == code));
        chosen.unwrap_or_default()
    }

    fn clock(&self) -> ClockSetting {
        self.field("clock").and_then(|code| code.parse().ok()).unwrap_or_default()
    }

    fn series(&self) -> Option<SeriesLength> {
        self.field("series").and_then(|length| length.parse().ok())
    }

    fn delay(&self) -> Option<u16> {
        self.field("delay").and_then(|steps| steps.parse().ok())
    }

    fn is_public(&self) -> bool {
        self.field("visibility") == Some("public")
    }

    /// The group for which the table is.
    fn group(&self) -> Option<GroupId> {
        self.field("visibility").and_then(|chosen| chosen.strip_prefix(GROUP)).map(GroupId::new)
    }

    fn is_rated(&self) -> bool {
        self.field("rated") == Some("on")
    }

    /// The options as chosen. Those that are as in the rulebook are left out, as everywhere.
    fn setup(&self) -> Result<Setup, ServerError> {
        if self.options.iter().any(|offer| offer.missing) {
            return Err(ServerError::NotNow(phrase!("ui-choose-more")));
        }
        let mut setup = Setup::new(self.players);
        for offer in self.options.iter().filter(|offer| offer.chosen != offer.option.default) {
            setup = setup.with(offer.option.id, &offer.chosen);
        }
        setup.check(self.game.facts()).map_err(|problem| ServerError::Malformed(problem.to_string()))?;
        Ok(setup)
    }

    fn seats(&self, person: &Person) -> Result<Vec<Seating>, ServerError> {
        let mut seats: Vec<Seating> = Vec::new();
        let mut seated = false;
        for seat in Seat::all(self.players) {
            seats.push(match self.seat(seat) {
                // One person, one seat: a second wish for oneself is a place for somebody else.
                "me" if !seated => {
                    seated = true;
                    Seating::player(person.id.clone(), &person.name)
                }
                "me" | "open" => Seating::open(),
                kind => bot(&level(kind)?.to_string(), &seats),
            });
        }
        Ok(seats)
    }

    fn new_match(&self, person: &Person, app: &App) -> Result<NewMatch, ServerError> {
        Ok(NewMatch {
            game: self.game,
            match_setup: MatchSetup {
                pace: self.pace(),
                clock: self.clock(),
                rated: self.is_rated(),
                series: self.series().map(Series::new),
                delay: self.delay(),
                ..MatchSetup::of(self.setup()?)
            },
            visibility: if self.is_public() { Visibility::Public } else { Visibility::Link },
            host: person.id.clone(),
            seats: self.seats(person)?,
            components: app.config.components.get(self.game.facts().id).cloned(),
            rematch_of: None,
            group: self.group(),
        })
    }
}

/// The form, with what was entered and what is wrong with it.
async fn form(
    wishes: &Wishes<'_>,
    error: Option<&ServerError>,
    app: &App,
    visitor: &Visitor,
) -> Result<Markup, ServerError> {
    let groups = match &visitor.person {
        Some(person) => app.store.groups_of(&person.id).await?,
        None => Vec::new(),
    };
    let facts = wishes.game.facts();
    let words = Narrator::new(visitor.language, facts.id, &[], Viewer::Public);
    // Whoever meets people is asked for a name, once.
    let name = if visitor.lacks_name() { Some(wishes.name(visitor)?) } else { None };
    Ok(html! {
        main.wrap.narrow.stack #content {
            h1 { (facts.title) }
            @if app.config.components.contains_key(facts.id) { p.help { (words.word("ui-own-components-help")) } }
            form.form method="post" action="/new" data-reshape="/new" {
                (hidden("game", facts.id))
                @if let Some(error) = error { (notice::error(error, &words)) }
                (players_field(wishes, &words))
                fieldset.field {
                    legend { (words.word("ui-seats")) }
                    ul.seat-rows.plain { @for seat in Seat::all(wishes.players) { (seat_row(seat, wishes.seat(seat), &words)) } }
                }
                div.form data-reshapes="" {
                    @for offer in wishes.options.iter().filter(|offer| offer.is_open()) { (option_field(offer, &words)) }
                }
                (pace_field(wishes.pace(), &words))
                (clocks::field(wishes.clock(), &words))
                @if wishes.players > 1 && !facts.cooperative { (series::field(wishes.series(), &words)) (eyes::delay_field(wishes.delay(), &words)) }
                (visibility_field(wishes, &groups, &words))
                @if facts.players.clone().any(|players| players > 1) && !facts.cooperative { (rated::field(wishes.is_rated(), &words)) }
                @if let Some(name) = &name { div.ask-name { (name_field(name, &words)) } }
                div.row {
                    button.button.primary type="submit" { (words.word("ui-make-match")) }
                    button.button type="submit" formmethod="get" data-needless="" { (words.word("ui-change")) }
                }
            }
        }
    })
}

fn players_field(wishes: &Wishes<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        fieldset.field data-reshapes="" {
            legend { (words.word("ui-players")) }
            div.segments {
                @for count in wishes.game.facts().players.clone() {
                    label.segment {
                        input id={ "players-" (count) } type="radio" name="players" value=(count) checked[count == wishes.players];
                        span { (count) }
                    }
                }
            }
        }
    }
}

fn seat_row(seat: Seat, wish: &str, words: &Narrator<'_>) -> Markup {
    let name = words.say(&phrase!("ui-seat-letter", letter = seat.letter().to_string()));
    html! {
        li.seat-row.(seat_class(seat)) {
            (seat_badge(seat))
            label.visually-hidden for={ "seat-" (seat.index()) } { (name) }
            select id={ "seat-" (seat.index()) } name={ "seat-" (seat.index()) } {
                option value="me" selected[wish == "me"] { (words.word("ui-you")) }
                option value="open" selected[wish == "open"] { (words.word("ui-seat-open")) }
                @for bot in BotName::LEVELS {
                    option value=(bot) selected[wish == bot.to_string()] { (words.word("ui-bot")) ": " (bot_kind(words, &bot.to_string())) }
                }
            }
        }
    }
}

fn option_field(offer: &Offered, words: &Narrator<'_>) -> Markup {
    let name = format!("option-{}", offer.option.id);
    let help = format!("{name}-help");
    html! {
        div.field {
            label for=(name) { (words.word(&name)) }
            @if let OptionKind::Number(low, high) = offer.option.kind {
                input type="number" id=(name) name=(name) min=(low) max=(high) value=(offer.chosen);
            } @else {
                select id=(name) name=(name) {
                    @for value in &offer.values { option value=(value) selected[*value == offer.chosen] { (setup_words::value(offer.option, value, words)) } }
                }
            }
            @if words.has(&help) { p.help { (words.word(&help)) } }
        }
    }
}

fn pace_field(chosen: Pace, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for="pace" { (words.word("ui-pace")) }
            select #pace name="pace" {
                @for pace in Pace::ALL {
                    option value=(pace.code()) selected[pace == chosen] { (words.word(&format!("ui-pace-{}", pace.code()))) }
                }
            }
        }
    }
}

fn visibility_field(wishes: &Wishes<'_>, groups: &[GroupSummary], words: &Narrator<'_>) -> Markup {
    let choice = |value: &str, chosen: bool, told: &str| {
        html! { label.check { input type="radio" name="visibility" value=(value) checked[chosen]; span { (told) } } }
    };
    let group = wishes.group();
    html! {
        fieldset.field {
            legend { (words.word("ui-visibility")) }
            (choice("link", !wishes.is_public() && group.is_none(), &words.word("ui-visibility-link")))
            (choice("public", wishes.is_public(), &words.word("ui-visibility-public")))
            @for one in groups {
                (choice(&format!("{GROUP}{}", one.id), group.as_ref() == Some(&one.id), &words.say(&phrase!("ui-visibility-group", name = one.name.clone()))))
            }
        }
    }
}

/// `POST /new`: the match, or the form again with what is wrong.
pub(super) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(entered): Form<Entered>,
) -> Result<Response, ServerError> {
    let wishes = Wishes::new(find(entered.get("game").map_or("", String::as_str))?, &entered);
    match create(&wishes, &app, &visitor, jar.clone()).await {
        Ok((jar, id)) => Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response()),
        Err(error @ (ServerError::Malformed(_) | ServerError::NotNow(_))) => {
            let title = visitor.words().word("ui-new-match");
            let page = Page::new(&visitor, &title).at("new").plain(&form(&wishes, Some(&error), &app, &visitor).await?);
            Ok((error.status(), jar, page).into_response())
        }
        Err(error) => Err(error),
    }
}

/// Makes the match. Whoever leaves seats open for people tells their name with it.
async fn create(
    wishes: &Wishes<'_>,
    app: &App,
    visitor: &Visitor,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, MatchId), ServerError> {
    let name = wishes.field("name").filter(|_| wishes.is_for_people());
    let (jar, person) = visitor.or_guest_called(app, jar, name).await?;
    meeting::may_open_for(app, &person, wishes.group().as_ref()).await?;
    let id = wishes.new_match(&person, app)?.create(&app.store, &app.config).await?;
    Ok((jar, id))
}
