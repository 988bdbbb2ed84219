//! A match with the people at it, and who may see how much of it. No I/O, no clock: the room has those.

use std::collections::HashSet;

use catalog::{AnyAction, AnyGame, AnyMatch, AnyPosition};
use engine::{Deed, Line, Outcome, Phrase, Problem, Seat, Seats, SeriesRefusal, Setup, Viewer, phrase};
use narration::{Language, Narrator};
use serde::de::DeserializeOwned;
use store::{Entry, Header, Looker, MatchId, Millis, Occupant, PlayerId, Seating, StoredMatch};

use super::change::{Change, clicks, is_by_bot};
use super::rules_versions::RulesChange;
use super::table_talk::Remarks;
use super::versions::{Sight, Versions};
use crate::clocks::{self, Clocks, Outages};
use crate::ending::Stage;
use crate::match_setup::MatchSetup;

/// How many viewers a table can have: every seat, and all spectators together.
pub(crate) const VIEWERS: usize = Seat::MAX + 1;

/// A match with the people at it.
pub(crate) struct Table {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) header: Header,
    pub(crate) match_setup: MatchSetup,
    pub(crate) seats: Vec<Seating>,
    pub(crate) stage: Stage,
    pub(crate) rematch: Option<MatchId>,
    pub(crate) takeback: Option<Takeback>,
    pub(crate) remarks: Remarks,
    /// Who has asked for whose eyes.
    pub(crate) lookers: Vec<Looker>,
    /// The clocks, if it is played with any.
    pub(crate) clocks: Option<Clocks>,
    /// When no server was there.
    outages: Outages,
    play: Box<dyn AnyMatch>,
    /// The real match, while a test plays with one that a seat could not tell from it.
    #[cfg(test)]
    real: Option<Box<dyn AnyMatch>>,
    /// For every step that stands how it was made.
    pub(super) made: Vec<Made>,
    done: HashSet<String>,
    versions: Versions,
    /// Under which later versions of the rules it has gone on.
    pub(super) rules_changes: Vec<RulesChange>,
    /// Lines of the log that today's rules do not lead to.
    pub(super) unplayed: Vec<Line>,
    /// The hash of the last position as it was when it was played, where that is known.
    pub(super) last_hash: Option<String>,
}

/// How a step was made.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Made {
    /// Whether a bot made it: what bots do in their turn is shown to everybody at once.
    pub(super) by_bot: bool,
    /// Whether it is the first of its click.
    begins: bool,
    /// Who was to act before.
    pub(super) to_act: Seats,
}

/// Somebody asks to take back more than one may alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Takeback {
    /// Who asks.
    pub(crate) seat: Seat,
    /// Who has agreed.
    pub(crate) agreed: Seats,
    /// When that was: it names the request.
    pub(crate) asked_at: Millis,
}

impl Table {
    /// The table as the store has it.
    pub(crate) fn load(stored: StoredMatch, outages: Outages) -> Result<Self, Problem> {
        let game = catalog::find(&stored.header.game)?;
        let id = stored.header.id.clone();
        let match_setup: MatchSetup = read(&id, &stored.header.setup)?;
        let seed = stored.header.seed.as_str().parse()?;
        let mut play = match_setup.begin(game, seed, stored.header.components.clone())?;
        play.follow_rules(stored.header.rules_version)?;
        let (clock, players) = (match_setup.clock, match_setup.setup.players);
        let is_earlier = stored.header.rules_version < game.facts().rules_version;
        let mut table = Table {
            game,
            header: stored.header,
            match_setup,
            seats: stored.seats,
            // While the log is replayed the match is running, whatever became of it.
            stage: Stage::Running,
            rematch: stored.rematch,
            takeback: None,
            remarks: Remarks::default(),
            lookers: Vec::new(),
            clocks: (!clock.is_none()).then(|| Clocks::new(clock, players)),
            outages,
            play,
            #[cfg(test)]
            real: None,
            made: Vec::new(),
            done: HashSet::new(),
            versions: Versions::default(),
            rules_changes: stored.rules_changes.map_or(Ok(Vec::new()), |changes| read(&id, &changes))?,
            unplayed: Vec::new(),
            last_hash: stored.actions.last().and_then(|entry| entry.position.clone()),
        };
        for click in clicks(&stored.actions) {
            let lines = read_lines(&id, click)?;
            match (table.unplayed.is_empty(), is_earlier) {
                (true, false) => table.replay(click, &lines)?,
                (true, true) => table.replay_earlier(click, lines)?,
                (false, _) => table.unplayed.extend(lines),
            }
        }
        table.stage = stored.state.read(|result| read(&id, &result))?;
        if is_earlier {
            table.compare_end();
        }
        Ok(table)
    }

    /// Does what others have done since, as the store has it; whether that concerns more than steps. Its actions are those that
    /// follow the last one that is known here.
    pub(crate) fn catch_up(&mut self, stored: StoredMatch) -> Result<bool, Problem> {
        let id = self.header.id.clone();
        let notes = self.clocks.as_ref().map(Clocks::notes);
        for click in clicks(&stored.actions) {
            let lines = read_lines(&id, click)?;
            self.replay(click, &lines)?;
        }
        if let Some(last) = stored.actions.last() {
            self.last_hash.clone_from(&last.position);
        }
        let stage = stored.state.read(|result| read(&id, &result))?;
        let is_more = (&self.stage, &self.seats, &self.rematch) != (&stage, &stored.seats, &stored.rematch)
            || notes != self.clocks.as_ref().map(Clocks::notes);
        (self.stage, self.seats, self.rematch) = (stage, stored.seats, stored.rematch);
        Ok(is_more)
    }

    /// Does what was appended to the log elsewhere; false, with nothing done, if that is nothing or concerns more than steps.
    pub(crate) fn grow(&mut self, entries: &[Entry]) -> Result<bool, Problem> {
        let read = clicks(entries).map(|click| Ok((click, read_lines(&self.header.id, click)?)));
        let read = read.collect::<Result<Vec<_>, Problem>>()?;
        let is_step = |line: &Line| !line.deed.is_about_people();
        let Some(last) = entries.last().filter(|_| read.iter().flat_map(|(_, lines)| lines).all(is_step)) else {
            return Ok(false);
        };
        for (click, lines) in &read {
            self.replay(click, lines)?;
        }
        self.last_hash.clone_from(&last.position);
        Ok(true)
    }

    /// Plays a click again that was made under an earlier version of the rules, if today's rules lead to the same.
    fn replay_earlier(&mut self, click: &[Entry], lines: Vec<Line>) -> Result<(), Problem> {
        let (Some(first), Some(entry), Some(last)) = (lines.first(), click.first(), click.last()) else {
            return Ok(());
        };
        let mut leads_there = false;
        self.alter(first, &entry.action_id, entry.at, |play| {
            leads_there = play.replay_earlier(&lines, last.position.as_deref())?;
            Ok(())
        })?;
        if !leads_there {
            self.unplayed = lines;
        }
        Ok(())
    }

    /// What was chosen before.
    pub(crate) fn setup(&self) -> &Setup {
        &self.match_setup.setup
    }

    /// The match itself.
    pub(crate) fn play(&self) -> &dyn AnyMatch {
        &*self.play
    }

    pub(super) fn play_mut(&mut self) -> &mut dyn AnyMatch {
        &mut *self.play
    }

    /// The position that really is.
    pub(crate) fn position(&self) -> &dyn AnyPosition {
        self.play.position()
    }

    /// The names on the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The names on the seats as readers of a language know them.
    pub(crate) fn names_in(&self, language: Language) -> Vec<String> {
        let words = Narrator::common(language);
        self.seats.iter().map(|seating| seat_name(seating, &words)).collect()
    }

    /// Where a player sits.
    pub(crate) fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let theirs = |seating: &Seating| matches!(&seating.occupant, Occupant::Player { id, .. } if id == player);
        let place = self.seats.iter().position(theirs)?;
        Seat::all(self.setup().players).nth(place)
    }

    /// The bot that plays a seat now, if one does.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Player { stand_in, .. } => stand_in.as_deref(),
            Occupant::Open => None,
        }
    }

    /// Whether a bot plays here, also for somebody who is away.
    pub(crate) fn has_bots(&self) -> bool {
        Seat::all(self.setup().players).any(|seat| self.bot_of(seat).is_some())
    }

    /// Whether a seat may have hints: not against other people, and not where it counts.
    pub(crate) fn gives_hints(&self, seat: Seat) -> bool {
        !self.match_setup.rated && (self.game.facts().cooperative || self.owners().all(|other| other == seat))
    }

    /// The seats that belong to people, also of those who are away and for whom a bot plays.
    pub(crate) fn owners(&self) -> Seats {
        let is_owned = |seating: &Seating| matches!(seating.occupant, Occupant::Player { .. });
        Seat::all(self.setup().players).filter(|seat| self.seats.get(seat.index()).is_some_and(is_owned)).collect()
    }

    /// The seats of people who play themselves.
    pub(crate) fn people(&self) -> Seats {
        Seat::all(self.setup().players)
            .filter(|&seat| {
                matches!(
                    self.seats.get(seat.index()).map(|seating| &seating.occupant),
                    Some(Occupant::Player { stand_in: None, .. })
                )
            })
            .collect()
    }

    /// How many lines the log has.
    pub(crate) fn length(&self) -> u32 {
        u32::try_from(self.play.lines().len()).unwrap_or(u32::MAX)
    }

    /// Who may act now.
    pub(crate) fn to_act(&self) -> Seats {
        if self.stage == Stage::Running { self.position().to_act() } else { Seats::NONE }
    }

    /// The version of the table as a viewer knows it.
    pub(crate) fn version(&self, viewer: Viewer) -> u32 {
        self.versions.of(viewer)
    }

    /// Whether somebody who saw this version could have chosen what they choose now.
    pub(crate) fn is_fresh(&self, seat: Seat, version: u32) -> bool {
        self.versions.is_fresh(seat, version)
    }

    /// Whether the action with this id is in the log.
    pub(crate) fn is_done(&self, action_id: &str) -> bool {
        self.done.contains(action_id)
    }

    /// What playing these actions in a row would change, or why they cannot be played.
    pub(crate) fn try_actions(&self, seat: Seat, actions: &[AnyAction]) -> Result<Change, SeriesRefusal> {
        self.play.try_series(seat, actions).map(Change::Actions)
    }

    /// What taking back a seat's latest click would change, or why that cannot be. What others did in secret since then is
    /// done again, so that it stands.
    pub(crate) fn undo(&self, seat: Seat) -> Result<Change, Phrase> {
        let click = self.click_to_undo(seat).ok_or_else(|| self.why_no_undo(seat))?;
        let mut lines = vec![self.take_back_to(seat, click.start)];
        for step in click.end..self.play.steps() {
            if let (Some(facts), Some(code)) = (self.play.step(step), self.play.code(step)) {
                let n = lines[0].n + lines.len() as u64;
                lines.push(Line { n, seat: facts.seat, deed: Deed::Do(code) });
            }
        }
        Ok(Change::Lines(lines))
    }

    /// The first step of the click that a step belongs to.
    pub(super) fn begin_of_click(&self, step: usize) -> usize {
        (0..=step).rev().find(|&step| self.made[step].begins).unwrap_or_default()
    }

    /// Whether a seat can take back its latest click alone.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.click_to_undo(seat).is_some()
    }

    fn why_no_undo(&self, seat: Seat) -> Phrase {
        let known = self.known_to(Viewer::Seat(seat));
        let last = known.count().checked_sub(1).and_then(|last| self.play.step(known.step(last)));
        match last {
            None => phrase!("undo-nothing"),
            Some(step) if step.seat != seat => phrase!("undo-other", seat = step.seat),
            Some(step) if step.fence => phrase!("undo-fence"),
            Some(_) => phrase!("undo-shown"),
        }
    }

    /// What taking back a seat's latest click by consent would change.
    pub(crate) fn take_back(&self, seat: Seat) -> Change {
        Change::Lines(vec![self.take_back_to(seat, self.play.steps() - self.steps_to_take_back(seat))])
    }

    /// How many steps go if a seat's latest click is taken back; 0 if it has made none.
    pub(crate) fn steps_to_take_back(&self, seat: Seat) -> usize {
        let steps = self.play.steps();
        let own = (0..steps).rev().find(|&index| self.play.step(index).is_some_and(|step| step.seat == seat));
        own.map_or(0, |index| steps - self.begin_of_click(index))
    }

    /// The line by which a seat takes back everything from a step on.
    fn take_back_to(&self, seat: Seat, first: usize) -> Line {
        let count = u32::try_from(self.play.steps() - first).unwrap_or(u32::MAX);
        Line { n: u64::from(self.length()) + 1, seat, deed: Deed::Undo(count) }
    }

    /// What it changes that somebody else plays a seat, or that it gave up.
    pub(crate) fn about_people(&self, seat: Seat, deed: Deed) -> Change {
        Change::Lines(vec![Line { n: u64::from(self.length()) + 1, seat, deed }])
    }

    /// A moment as its clocks count it.
    pub(super) fn house_time(&self, at: Millis) -> Millis {
        self.outages.house_time(at)
    }

    /// The seat that has given up, as the log says.
    pub(crate) fn given_up(&self) -> Option<Seat> {
        self.play.lines().last().filter(|line| line.deed == Deed::Resign).map(|line| line.seat)
    }

    /// What the log should say about who plays a seat, if it does not.
    pub(crate) fn unsaid(&self, seat: Seat) -> Option<Deed> {
        let about = |line: &&Line| line.seat == seat && matches!(line.deed, Deed::Bot(_) | Deed::Person);
        let said = self.play.lines().iter().rev().find(about).map(|line| &line.deed);
        let by_bot = matches!(said, Some(Deed::Bot(_)));
        let seating = self.seats.get(seat.index())?;
        match &seating.occupant {
            Occupant::Player { stand_in: Some(bot), .. } if !by_bot => Some(Deed::Bot(bot.clone())),
            Occupant::Player { stand_in: None, .. } if by_bot => Some(Deed::Person),
            // Of somebody who was forgotten, a bot has no name either; others were bots from the start.
            Occupant::Bot(bot) if !by_bot && seating.name.is_empty() => Some(Deed::Bot(bot.clone())),
            _ => None,
        }
    }

    /// Makes a change that is in the store already. `id` is the id of its click.
    pub(crate) fn apply(&mut self, change: Change, id: &str, at: Millis) -> Result<(), Problem> {
        let Some(first) = change.lines().first().cloned() else { return Ok(()) };
        self.alter(&first, id, at, |play| match change {
            Change::Actions(series) => play.adopt(series),
            Change::Lines(lines) => lines.iter().try_for_each(|line| play.replay_line(line)),
        })
    }

    /// Makes a change again that the store has.
    fn replay(&mut self, click: &[Entry], lines: &[Line]) -> Result<(), Problem> {
        let (Some(first), Some(entry)) = (lines.first(), click.first()) else { return Ok(()) };
        self.alter(first, &entry.action_id, entry.at, |play| lines.iter().try_for_each(|line| play.replay_line(line)))
    }

    /// Changes the match and notes what follows from that. `first` is the first line that is new.
    fn alter(
        &mut self,
        first: &Line,
        id: &str,
        at: Millis,
        change: impl FnOnce(&mut dyn AnyMatch) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let before = self.sight();
        change(&mut *self.play)?;
        self.note_steps(first, is_by_bot(id), before.to_act);
        self.done.insert(id.to_owned());
        let after = self.sight();
        if let Some(clocks) = &mut self.clocks {
            let at = self.outages.house_time(at);
            let (before, after) = (before.to_act, after.to_act);
            clocks.follow(&clocks::Change { at, seat: first.seat, deed: &first.deed, before, after });
        }
        if before.steps[index(Viewer::Public)] != after.steps[index(Viewer::Public)] {
            // Only a step that everybody sees ends the request. If a private step did, the others would notice it.
            self.takeback = None;
        }
        self.remarks.prune(after.to_act);
        self.versions.count(self.match_setup.setup.players, first, &before, &after);
        Ok(())
    }

    /// Notes how the steps of the latest click were made. Those that were done again were made as they had been.
    fn note_steps(&mut self, first: &Line, by_bot: bool, to_act: Seats) {
        let (known, steps) = (self.made.len(), self.play.steps());
        if let Deed::Undo(count) = first.deed {
            let kept = known.saturating_sub(count as usize);
            self.made.drain(kept..known - steps.saturating_sub(kept));
        }
        let known = self.made.len();
        self.made.extend((known..steps).map(|step| Made { by_bot, begins: step == known, to_act }));
    }

    fn sight(&self) -> Sight {
        let mut sight = Sight { steps: [0; VIEWERS], to_act: self.position().to_act() };
        for viewer in Viewer::all(self.setup().players) {
            sight.steps[index(viewer)] = self.known_to(viewer).count();
        }
        sight
    }

    /// Draws anew what a seat cannot know; with no seat, everything is again as it was.
    #[cfg(test)]
    pub(crate) fn imagine(&mut self, seat: Option<Seat>, dice: u64) {
        if let Some(real) = self.real.take() {
            self.play = real;
        }
        if let Some(seat) = seat {
            let imagined = self.play.imagined(seat, &mut engine::QuickDice::new(dice));
            self.real = Some(std::mem::replace(&mut self.play, imagined));
        }
    }
}

/// Who sits there, in words: of those who wanted to be forgotten no name is kept.
pub(crate) fn seat_name(seating: &Seating, words: &Narrator<'_>) -> String {
    let is_former = seating.name.is_empty() && seating.occupant != Occupant::Open;
    if is_former { words.word("ui-former-player") } else { seating.name.clone() }
}

fn read_lines(id: &MatchId, click: &[Entry]) -> Result<Vec<Line>, Problem> {
    click.iter().map(|entry| read(id, &entry.line)).collect()
}

/// How far a stored match says it has come, and what its actions really come to.
pub(crate) fn replayed(stored: StoredMatch) -> Result<(Stage, Option<Outcome>), Problem> {
    let table = Table::load(stored, Outages::default())?;
    let outcome = table.position().outcome();
    Ok((table.stage, outcome))
}

/// Reads what the store has of a match.
fn read<T: DeserializeOwned>(id: &MatchId, json: &str) -> Result<T, Problem> {
    serde_json::from_str(json).map_err(|error| Problem::new(format!("match {id}: {error}")))
}

/// The place of a viewer in arrays.
pub(crate) fn index(viewer: Viewer) -> usize {
    viewer.seat().map_or(Seat::MAX, Seat::index)
}
