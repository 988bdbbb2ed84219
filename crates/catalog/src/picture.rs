//! What a page or a program shows of a position.

use std::collections::HashMap;

use boards::{Choice, Drawing, Mark, Offers, Place, Plans, PlayerLine, Suggestion, Trace};
use engine::{Game, Seat, Seats, View, phrase};
use narration::{Narrator, ToldParagraph, ToldPrompt};
use serde_json::value::{RawValue, to_raw_value};

use crate::advice;

/// How a position is shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Showing {
    /// Drawn, and told in words.
    Page,
    /// As data.
    Data,
}

/// What is wanted of a picture.
#[derive(Copy, Clone, Debug)]
pub struct Wanted<'a> {
    /// How it is shown.
    pub showing: Showing,
    /// Whether the viewer is a seat that is to act and may.
    pub acting: bool,
    /// What people who play together have said over the board; nothing where everybody plays for themselves.
    pub team: Option<Team<'a>>,
    /// What the others did since the viewer's last action, as far as it is drawn.
    pub traces: &'a [Trace],
}

/// What people who play together have said over the board.
#[derive(Copy, Clone, Debug)]
pub struct Team<'a> {
    /// Those to act to whom the viewer may suggest something.
    pub advised: Seats,
    /// Whether the viewer may mark places.
    pub marking: bool,
    /// What was suggested: by whom, to whom, and the code of the action.
    pub suggestions: &'a [(Seat, Seat, String)],
    /// What was marked: by whom, and the id of the place.
    pub marks: &'a [(Seat, String)],
}

/// What a page or a program shows of a position.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What the viewer is to do.
    pub prompt: ToldPrompt,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// Several choices in a row for one click, if it is for a page.
    pub quick: Vec<Choice>,
    /// The drawing, if it is for a page.
    pub board: Drawn,
    /// The whole view in words, if it is for a page.
    pub paragraphs: Vec<ToldParagraph>,
    /// The view, if it is for a program.
    pub data: Option<Box<RawValue>>,
    /// What people who play together have said over the board, and could say.
    pub talk: TableTalk,
}

/// A drawing in HTML, by the areas of the page.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// What the bar tells.
    pub chips: String,
    /// For each player the numbers in the line, and all the rest; empty if they are on the board.
    pub players: Vec<(String, String)>,
    /// What everybody plays on.
    pub board: String,
    /// What is pinned beneath it; may be empty.
    pub tray: String,
}

fn drawn<G: Drawing>(view: &G::View, offers: &Offers<'_>, words: &Narrator<'_>) -> Drawn {
    let line = |line: PlayerLine| (line.numbers.into_string(), line.more.into_string());
    Drawn {
        chips: G::chips(view, words).into_string(),
        players: G::player_lines(view, offers, words).into_iter().map(line).collect(),
        board: G::html(view, offers, words).into_string(),
        tray: G::tray(view, offers, words).into_string(),
    }
}

/// What people who play together have said over the board, and could say.
#[derive(Clone, Debug, Default)]
pub struct TableTalk {
    /// What the viewer could suggest, and to whom.
    pub advice: Vec<(Seat, Vec<Choice>)>,
    /// What was suggested, as far as the viewer knows that it can be done now.
    pub suggestions: Vec<Suggestion>,
    /// The places that can be marked.
    pub places: Vec<Place>,
    /// What was marked.
    pub marks: Vec<Mark>,
}

/// The form by which something is suggested to a seat.
#[must_use]
pub fn suggest_form(seat: Seat) -> String {
    format!("suggest-{}", seat.index())
}

/// How many actions of a kind are many.
const MANY: usize = 20;

/// Every legal action of a seat whose view this is, with its sentence.
pub(crate) fn choices<G: Game>(position: &G, seat: Seat, view: &G::View, words: &Narrator<'_>) -> Vec<Choice> {
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    told::<G>(&actions, view, words)
}

/// Actions with their sentences, in the order of the game; but those of which there are many of a kind come last, so that
/// they do not hide the others.
pub(crate) fn told<G: Game>(actions: &[G::Action], view: &G::View, words: &Narrator<'_>) -> Vec<Choice> {
    let choice =
        |action: &G::Action| Choice { code: action.to_string(), sentence: words.sentence(&view.action(action)) };
    let choices: Vec<Choice> = actions.iter().map(choice).collect();
    if choices.len() <= MANY {
        return choices;
    }
    let kind = |choice: &Choice| choice.code.split(' ').next().unwrap_or_default().to_owned();
    let mut kinds: HashMap<String, usize> = HashMap::new();
    for choice in &choices {
        *kinds.entry(kind(choice)).or_default() += 1;
    }
    let (many, few): (Vec<Choice>, Vec<Choice>) = choices.into_iter().partition(|choice| kinds[&kind(choice)] > MANY);
    few.into_iter().chain(many).collect()
}

pub(crate) fn picture<G: Drawing>(position: &G, wanted: &Wanted<'_>, words: &Narrator<'_>) -> Picture {
    let view = position.view(words.viewer());
    let seat = words.viewer().seat().filter(|_| wanted.acting);
    let mut choices = seat.map(|seat| choices(position, seat, &view, words)).unwrap_or_default();
    let talk = wanted.team.map(|team| table_talk(position, &team, &choices, &view, words)).unwrap_or_default();
    let (mut quick, mut board, mut paragraphs, mut data) = (Vec::new(), Drawn::default(), Vec::new(), None);
    match wanted.showing {
        Showing::Page => {
            let form;
            let offers = match talk.advice.as_slice() {
                // Where several are to act at once, the board does not say to whom something is suggested; the lists do.
                [(seat, advice)] => {
                    form = suggest_form(*seat);
                    Offers::advice(advice, &form)
                }
                _ => Offers::new(&choices),
            };
            let marking = wanted.team.is_some_and(|team| team.marking);
            let plans = Plans { suggestions: &talk.suggestions, marks: &talk.marks, marking };
            let offers = offers.with(plans).after(wanted.traces);
            quick = G::quick(&view, &offers, words);
            board = drawn::<G>(&view, &offers, words);
            paragraphs = words.paragraphs(&view.describe());
            choices.sort_by_key(|choice| G::rank(&choice.code));
        }
        Showing::Data => data = Some(to_raw_value(&view).expect("a view is plain data")),
    }
    Picture { prompt: words.prompt(&view.prompt()), choices, quick, board, paragraphs, data, talk }
}

fn table_talk<G: Drawing>(
    position: &G,
    team: &Team<'_>,
    own: &[Choice],
    view: &G::View,
    words: &Narrator<'_>,
) -> TableTalk {
    let places = G::places(view, words);
    let mark = |(seat, place): &(Seat, String)| Mark {
        seat: *seat,
        place: place.clone(),
        told: words.say(&phrase!("ui-marked-by", seat = *seat)),
    };
    // A place can leave the board and come back; its marks are kept meanwhile.
    let there = |mark: &&(Seat, String)| places.iter().any(|place| place.id == mark.1);
    let marks = team.marks.iter().filter(there).map(mark).collect();
    // Spectators know nobody's choices.
    let Some(viewer) = words.viewer().seat() else {
        return TableTalk { places, marks, ..TableTalk::default() };
    };
    let mut known: Vec<(Seat, Vec<Choice>)> = Vec::new();
    for seat in position.to_act() {
        let wanted = team.advised.contains(seat) || team.suggestions.iter().any(|suggestion| suggestion.1 == seat);
        if seat == viewer {
            known.push((seat, own.to_vec()));
        } else if wanted {
            known.push((seat, advice::choices(position, viewer, seat, view, words)));
        }
    }
    let told = |(from, to, code): &(Seat, Seat, String)| {
        let (_, choices) = known.iter().find(|(seat, _)| seat == to)?;
        let choice = choices.iter().find(|choice| choice.code == *code)?;
        Some(Suggestion {
            from: *from,
            to: *to,
            code: code.clone(),
            sentence: choice.sentence.clone(),
            told: words.say(&phrase!("ui-suggested-by", seat = *from)),
        })
    };
    let suggestions = team.suggestions.iter().filter_map(told).collect();
    known.retain(|(seat, _)| team.advised.contains(*seat));
    TableTalk { advice: known, suggestions, places, marks }
}
