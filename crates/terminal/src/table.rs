//! The match on the table, and who sits around it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use boards::SERIES;
use bots::{Bot, BotName};
use catalog::{
    AnyAction, AnyGame, AnyMatch, AnyMind, AnyPosition, Choice, LogLine, NotPlayed, Showing, ToldRefusal, Wanted,
};
use engine::{
    ClauseText, Facts, Outcome, Phrase, Problem, QuickDice, Rules, Seat, SeriesRefusal, Viewer, ensure, phrase,
};
use narration::{Language, Narrator, ToldPrompt};

use crate::coaching::Coaching;
use crate::record_file::RecordFile;
use crate::{Ended, LocalMatch, Sitter};

/// The match on the table, and who sits around it.
pub(crate) struct Table {
    game: &'static dyn AnyGame,
    play: Box<dyn AnyMatch>,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    language: Language,
    file: RecordFile,
    /// What the bots remember, one for each seat.
    minds: Vec<Arc<Mutex<AnyMind>>>,
    /// The coach, if one was asked for.
    coach: Option<Mutex<Coaching>>,
}

/// Who is to act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    Person(Seat),
    Bot(Seat),
    /// Nobody: the match is over.
    Over,
}

impl Table {
    /// Everybody takes their seats.
    pub(crate) fn new(local: LocalMatch) -> Result<Self, Problem> {
        let players = usize::from(local.table.setup().players);
        ensure!(local.seats.len() == players, "{} cannot sit at a table for {players}", local.seats.len());
        let names = local.seats.iter().zip(Seat::all(players as u8)).map(|(sitter, seat)| sitter.name(seat)).collect();
        let mind = |sitter: &Sitter| match sitter {
            Sitter::Bot(bot) => AnyMind::new(bot.clone()).with_threads(cores()),
            Sitter::Person(_) => AnyMind::new(BotName::Strong).with_threads(cores()),
        };
        Ok(Table {
            minds: local.seats.iter().map(|sitter| Arc::new(Mutex::new(mind(sitter)))).collect(),
            game: local.game,
            play: local.table,
            sitters: local.seats,
            names,
            language: local.language,
            file: RecordFile::new(local.record),
            coach: local.coach.then(|| Coaching::of(local.game)).transpose()?.map(Mutex::new),
        })
    }

    pub(crate) fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    pub(crate) fn position(&self) -> &dyn AnyPosition {
        self.play.position()
    }

    /// The position as a thing of its own, for a bot that thinks in its own thread.
    pub(crate) fn position_to_take_away(&self) -> Box<dyn AnyPosition> {
        self.play.position_after(self.play.steps())
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    pub(crate) fn steps(&self) -> usize {
        self.play.steps()
    }

    /// Who tells a viewer about it.
    pub(crate) fn words(&self, viewer: Viewer) -> Narrator<'_> {
        Narrator::new(self.language, self.facts().id, &self.names, viewer)
    }

    /// The words of the screens.
    pub(crate) fn labels(&self) -> Narrator<'_> {
        self.words(Viewer::Public)
    }

    /// The language that comes next.
    pub(crate) fn other_language(&self) -> Language {
        let here = Language::ALL.iter().position(|&language| language == self.language).unwrap_or_default();
        Language::ALL[(here + 1) % Language::ALL.len()]
    }

    pub(crate) fn switch_language(&mut self) {
        self.language = self.other_language();
    }

    pub(crate) fn rules(&self) -> &'static str {
        self.facts().rules.text(self.language.code())
    }

    /// A clause in the language of the table.
    pub(crate) fn clause(&self, id: &str) -> Option<ClauseText<'static>> {
        Rules::clause(self.rules(), id)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = Seat::all(self.sitters.len() as u8).zip(&self.sitters);
        seats.filter(|(_, sitter)| matches!(sitter, Sitter::Person(_))).map(|(seat, _)| seat)
    }

    /// Whether several people share the screen, so that it must hide things.
    pub(crate) fn shared(&self) -> bool {
        self.people().count() > 1
    }

    /// One sentence that says who sits at the table.
    pub(crate) fn introduction(&self) -> String {
        let words = self.words(self.onlooker());
        let kind = |bot: &Bot| match bot {
            Bot::Named(bot @ BotName::Search(_)) => bot.to_string(),
            Bot::Named(bot) => words.word(&format!("ui-bot-{bot}")),
            Bot::Varied(..) => bot.to_string(),
            Bot::Program(command) => command.clone(),
        };
        let seats = Seat::all(self.sitters.len() as u8).zip(&self.sitters);
        let others: Vec<String> = seats
            .filter(|(seat, _)| !words.viewer().is(*seat))
            .map(|(seat, sitter)| match sitter {
                Sitter::Bot(bot) => words.say(&phrase!("ui-sitter-bot", name = words.name(seat), kind = kind(bot))),
                Sitter::Person(_) => words.name(seat),
            })
            .collect();
        let alone = others.is_empty();
        let others = words.list(&others);
        match words.viewer() {
            Viewer::Seat(you) if alone => words.say(&phrase!("ui-sitters-alone", name = words.name(you))),
            Viewer::Seat(you) => words.say(&phrase!("ui-sitters-you", name = words.name(you), others = others)),
            Viewer::Public => words.say(&phrase!("ui-sitters", others = others)),
        }
    }

    /// Who may look when nobody in particular does: the one person there is, or else a spectator.
    pub(crate) fn onlooker(&self) -> Viewer {
        match self.people().next() {
            Some(seat) if !self.shared() => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    /// Who is to act. When several are, whoever sits before the screen goes on, then bots, then the next person clockwise.
    pub(crate) fn turn(&self, here: Option<Seat>) -> Turn {
        let to_act = self.position().to_act();
        let players = self.sitters.len();
        let first = here.map_or(0, Seat::index);
        let clockwise = (0..players).map(|step| Seat::new(((first + step) % players) as u8));
        let waiting: Vec<Seat> = clockwise.filter(|&seat| to_act.contains(seat)).collect();
        let person = |seat: &Seat| matches!(self.sitters[seat.index()], Sitter::Person(_));
        if let Some(seat) = here.filter(|seat| waiting.contains(seat) && person(seat)) {
            return Turn::Person(seat);
        }
        let bot = waiting.iter().find_map(|&seat| match &self.sitters[seat.index()] {
            Sitter::Bot(_) => Some(Turn::Bot(seat)),
            Sitter::Person(_) => None,
        });
        bot.or(waiting.first().map(|&seat| Turn::Person(seat))).unwrap_or(Turn::Over)
    }

    /// What the viewer is to do, and what a coach says to it.
    pub(crate) fn prompt(&self, words: &Narrator<'_>) -> ToldPrompt {
        let mut told = self.position().prompt(words);
        let note = words.viewer().seat().and_then(|seat| self.coached(seat, words));
        if let Some(note) = note {
            told.next = Some(told.next.map_or(note.clone(), |next| format!("{next} {note}")));
        }
        told
    }

    /// What the coach says to a seat now.
    fn coached(&self, seat: Seat, words: &Narrator<'_>) -> Option<String> {
        let mut coach = self.coach.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let choices = self.choices(seat);
        let codes: Vec<&str> = choices.iter().map(|choice| choice.code.as_str()).collect();
        let log = self.play.log(0, self.steps(), words);
        let keys: Vec<&str> = log.iter().map(|line| line.key).collect();
        let said = coach.note(seat, self.steps(), &codes, &keys)?;
        Some(words.say(&phrase!("ui-coach-says", note = said.in_language(self.language).to_owned())))
    }

    /// What a seat may do: first what takes several actions in a row, then every single action.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<Choice> {
        let wanted = Wanted { showing: Showing::Page, acting: true, team: None, traces: &[] };
        let picture = self.position().picture(&wanted, &self.words(Viewer::Seat(seat)));
        picture.quick.into_iter().chain(picture.choices).collect()
    }

    /// Plays an action, or several in a row that make one choice, and writes it down.
    pub(crate) fn act(&mut self, seat: Seat, code: &str) -> Result<(), NotPlayed> {
        let codes = code.split(SERIES).map(|code| self.position().read_action(code));
        let actions = codes.collect::<Result<Vec<AnyAction>, Problem>>()?;
        let series = self.play.try_series(seat, &actions).map_err(|refusal| match refusal {
            SeriesRefusal::Refused(_, refusal) => NotPlayed::from(refusal),
            SeriesRefusal::Unforeseen(index) => {
                Problem::new(format!("`{}` shows something new, so it must be the last", actions[index])).into()
            }
        })?;
        self.play.adopt(series)?;
        self.save();
        Ok(())
    }

    /// Takes back the seat's latest step, or says why not.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Phrase> {
        self.play.undo(seat)?;
        self.save();
        Ok(())
    }

    /// What a bot does. The same match asks it the same question with the same dice.
    pub(crate) fn bot_choice(&self, seat: Seat) -> Result<String, Problem> {
        self.thinking(seat)()
    }

    /// The same as work that can be done in another thread.
    pub(crate) fn thinking(&self, seat: Seat) -> impl FnOnce() -> Result<String, Problem> + Send + 'static {
        let (position, mut dice) = (self.position_to_take_away(), self.bot_dice());
        let mind = self.minds[seat.index()].clone();
        move || {
            let mut mind = mind.lock().unwrap_or_else(PoisonError::into_inner);
            match position.think(seat, &mut mind, Duration::ZERO, &mut dice)? {
                Some(thought) => Ok(thought.action.to_string()),
                None => {
                    // Whoever gives up is replaced, so that the others can go on.
                    *mind = AnyMind::new(BotName::Thumb);
                    let instead = position.think(seat, &mut mind, Duration::ZERO, &mut dice)?;
                    instead
                        .map(|thought| thought.action.to_string())
                        .ok_or_else(|| Problem::new("a bot found nothing to do"))
                }
            }
        }
    }

    /// What a strong player in this seat would consider, the best first: from what the seat knows, and nothing else.
    pub(crate) fn hint(&self, seat: Seat) -> Vec<String> {
        let words = self.words(Viewer::Seat(seat));
        let mut mind = self.minds[seat.index()].lock().unwrap_or_else(PoisonError::into_inner);
        let hints = catalog::hints(self.position(), seat, &mut mind, &words, &mut self.bot_dice());
        hints.unwrap_or_default().into_iter().map(|hint| hint.told).collect()
    }

    /// The dice of the next bot: they follow from what everybody may know, not from the seed itself.
    pub(crate) fn bot_dice(&self) -> QuickDice {
        let promise = self.play.seed().commitment();
        let number = u64::from_str_radix(&promise[..16], 16).unwrap_or_default();
        QuickDice::new(number.wrapping_add(self.play.lines().len() as u64))
    }

    /// What a viewer saw happen, from a step on.
    pub(crate) fn log(&self, from: usize, viewer: Viewer) -> Vec<LogLine> {
        self.play.log(from, self.play.steps(), &self.words(viewer))
    }

    /// Why an action is not legal for a seat. What is no action at all is said in words too.
    pub(crate) fn why(&self, seat: Seat, code: &str) -> Result<Option<ToldRefusal>, String> {
        let words = self.words(Viewer::Seat(seat));
        self.position().why(seat, code, &words).map_err(|problem| self.no_action(code, &problem))
    }

    /// Why an action was not played, and the clause against it.
    pub(crate) fn rejection(&self, seat: Seat, code: &str, rejection: &NotPlayed) -> (String, Option<String>) {
        match rejection {
            NotPlayed::Malformed(problem) => (self.no_action(code, problem), None),
            NotPlayed::Refused(refusal) => {
                let words = self.words(Viewer::Seat(seat));
                (words.refusal_with_clause(refusal), Some(refusal.clause.to_string()))
            }
        }
    }

    /// Problems speak English only; elsewhere an example must do.
    fn no_action(&self, code: &str, problem: &Problem) -> String {
        match self.language {
            Language::En => format!("{}.", capitalized(&problem.to_string())),
            _ => self.labels().say(&phrase!("ui-no-action", code = code.to_owned())),
        }
    }

    fn save(&mut self) {
        let written: Vec<String> =
            self.sitters.iter().zip(Seat::all(self.sitters.len() as u8)).map(|(one, seat)| one.written(seat)).collect();
        self.file.write(&self.play.record(&written));
    }

    /// The last words: how it ended, and where the record is.
    pub(crate) fn farewell(&self) -> Vec<String> {
        let words = self.words(self.onlooker());
        let mut lines = match self.outcome() {
            // Those who play together have no ranks: the game says why it is over.
            Some(_) if self.facts().cooperative => {
                let told = self.position().prompt(&words);
                std::iter::once(told.now).chain(told.next).collect()
            }
            outcome => outcome.map(|outcome| words.outcome(&outcome)).unwrap_or_default(),
        };
        lines.push(self.where_the_record_is());
        lines
    }

    /// Where the record is.
    pub(crate) fn where_the_record_is(&self) -> String {
        let labels = self.labels();
        let shown = |path: &std::path::Path| path.display().to_string();
        match (self.file.path(), self.file.write_error()) {
            (_, Some((path, reason))) => {
                labels.say(&phrase!("ui-not-saved", path = shown(path), reason = reason.to_owned()))
            }
            (Some(path), None) => labels.say(&phrase!("ui-saved", path = shown(path))),
            (None, None) => labels.word("ui-nothing-to-save"),
        }
    }

    /// How the evening ended.
    pub(crate) fn ended(&self) -> Ended {
        Ended { outcome: self.outcome(), record: self.file.path().map(Into::into) }
    }
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// How many threads a bot may think on.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{bots_only, table};

    #[test]
    fn one_person_alone_needs_no_privacy() {
        let table = table("one_person_alone", "random", 3, 1);
        assert!(!table.shared());
        assert_eq!(table.onlooker(), Viewer::Seat(Seat::new(0)));
    }

    #[test]
    fn a_shared_screen_shows_only_what_all_may_see() {
        assert_eq!(table("shared", "person:Bert,random", 3, 1).onlooker(), Viewer::Public);
        assert_eq!(bots_only("bots_only").onlooker(), Viewer::Public);
    }

    #[test]
    fn bots_play_a_match_among_themselves_the_same_every_time() {
        let ends = [(); 2].map(|()| {
            let mut table = bots_only("bots_among_themselves");
            while let Turn::Bot(seat) = table.turn(None) {
                let code = table.bot_choice(seat).expect("a bot to act can act");
                table.act(seat, &code).expect("a bot plays by the rules");
            }
            table.outcome().expect("a match that nobody can go on with is over")
        });
        assert_eq!(ends[0], ends[1]);
    }
}
