//! A match with the people at it, and who may see how much of it. No I/O, no clock: the room has those.

use std::collections::HashSet;

use catalog::{AnyGame, AnyMatch, AnyPosition};
use engine::{Deed, Line, Phrase, Problem, Seat, Seats, Setup, Viewer, phrase};
use store::{Header, MatchId, MatchState, Occupant, PlayerId, Seating, StoredMatch};

use super::planning::Planning;
use super::versions::{Sight, Versions};
use crate::terms::{Ending, Terms};

/// How many viewers a table can have: every seat, and all spectators together.
pub(crate) const VIEWERS: usize = Seat::MAX + 1;

/// What the ids of bots' actions begin with. People's begin with the number of their seat.
const BOT: &str = "bot:";

/// A match with the people at it.
pub(crate) struct Table {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) header: Header,
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<Seating>,
    pub(crate) stage: Stage,
    pub(crate) rematch: Option<MatchId>,
    pub(crate) takeback: Option<Takeback>,
    pub(crate) planning: Planning,
    play: Box<dyn AnyMatch>,
    /// The real match, while a test plays with one that a seat could not tell from it.
    #[cfg(test)]
    real: Option<Box<dyn AnyMatch>>,
    /// For every step that stands whether a bot made it: what bots do is nobody's secret plan.
    by_bot: Vec<bool>,
    done: HashSet<String>,
    versions: Versions,
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It waits for players.
    Open,
    /// It is being played.
    Running,
    /// It was played to an end.
    Over(Ending),
    /// It was given up.
    Abandoned,
}

/// Somebody asks to take back more than one may alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Takeback {
    /// Who asks.
    pub(crate) seat: Seat,
    /// Who has agreed.
    pub(crate) agreed: Seats,
}

impl Table {
    /// The table as the store has it.
    pub(crate) fn load(stored: StoredMatch) -> Result<Self, Problem> {
        let game = catalog::find(&stored.header.game)?;
        let rules = game.facts().rules_version;
        engine::ensure!(
            stored.header.rules_version == rules,
            "match {} follows version {} of its rules; this program plays version {rules}",
            stored.header.id,
            stored.header.rules_version
        );
        let terms: Terms = serde_json::from_str(&stored.header.setup)
            .map_err(|error| Problem::new(format!("match {}: {error}", stored.header.id)))?;
        let seed = stored.header.seed.as_str().parse()?;
        let play = game.start(terms.setup.clone(), seed, stored.header.components.clone())?;
        let stage = match &stored.state {
            MatchState::Open => Stage::Open,
            MatchState::Running => Stage::Running,
            MatchState::Abandoned { .. } => Stage::Abandoned,
            MatchState::Finished { result, .. } => Stage::Over(
                serde_json::from_str(result)
                    .map_err(|error| Problem::new(format!("match {}: {error}", stored.header.id)))?,
            ),
        };
        let mut table = Table {
            game,
            header: stored.header,
            terms,
            seats: stored.seats,
            // While the log is replayed the match is running, whatever became of it.
            stage: Stage::Running,
            rematch: stored.rematch,
            takeback: None,
            planning: Planning::default(),
            play,
            #[cfg(test)]
            real: None,
            by_bot: Vec::new(),
            done: HashSet::new(),
            versions: Versions::default(),
        };
        for entry in stored.actions {
            let line: Line = serde_json::from_str(&entry.line)
                .map_err(|error| Problem::new(format!("match {}: {error}", table.header.id)))?;
            table.apply(&line, entry.action_id)?;
        }
        table.stage = stage;
        Ok(table)
    }

    /// What was chosen before.
    pub(crate) fn setup(&self) -> &Setup {
        &self.terms.setup
    }

    /// The match itself.
    pub(crate) fn play(&self) -> &dyn AnyMatch {
        &*self.play
    }

    /// The position that really is.
    pub(crate) fn position(&self) -> &dyn AnyPosition {
        self.play.position()
    }

    /// The names on the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
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

    /// The seat whose latest steps are still its private plan, and how many these are: it can take them back alone, and it
    /// is still its turn.
    fn plan(&self) -> Option<(Seat, usize)> {
        if self.stage != Stage::Running {
            return None;
        }
        let last = self.play.steps().checked_sub(1)?;
        let seat = self.play.step(last)?.seat;
        if !self.position().to_act().contains(seat) {
            return None;
        }
        let undoable = self.play.undoable(seat);
        let private = self.by_bot.iter().rev().take(undoable).take_while(|by_bot| !**by_bot).count();
        (private > 0).then_some((seat, private))
    }

    /// How many steps a viewer may know of.
    pub(crate) fn steps_seen_by(&self, viewer: Viewer) -> usize {
        self.steps_beside(self.plan(), viewer)
    }

    fn steps_beside(&self, plan: Option<(Seat, usize)>, viewer: Viewer) -> usize {
        match plan {
            // Those who play together plan in the open.
            Some((seat, private)) if !viewer.is(seat) && !self.game.facts().cooperative => self.play.steps() - private,
            _ => self.play.steps(),
        }
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

    /// The line that an action would be in the log, or why it is not legal.
    pub(crate) fn line_of(&self, seat: Seat, code: &str) -> Result<Line, catalog::Rejection> {
        let code = self.play.check(seat, code)?;
        Ok(self.next_line(seat, Deed::Do(code)))
    }

    /// The line that taking back one's last step would be, or why that cannot be.
    pub(crate) fn undo_line(&self, seat: Seat) -> Result<Line, Phrase> {
        if self.can_undo(seat) { Ok(self.next_line(seat, Deed::Undo(1))) } else { Err(self.why_no_undo(seat)) }
    }

    /// Whether a seat can take back its latest step alone: as long as nobody else has been shown it.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.plan().is_some_and(|(planner, _)| planner == seat)
    }

    fn why_no_undo(&self, seat: Seat) -> Phrase {
        let last = self.steps_seen_by(Viewer::Seat(seat)).checked_sub(1).and_then(|last| self.play.step(last));
        match last {
            None => phrase!("undo-nothing"),
            Some(step) if step.seat != seat => phrase!("undo-other", seat = step.seat),
            Some(step) if step.fence => phrase!("undo-fence"),
            Some(_) => phrase!("undo-shown"),
        }
    }

    /// The line that taking back a seat's latest step by consent would be.
    pub(crate) fn takeback_line(&self, seat: Seat) -> Line {
        self.next_line(seat, Deed::Undo(u32::try_from(self.steps_to_take_back(seat)).unwrap_or(u32::MAX)))
    }

    /// How many steps go if a seat's latest step is taken back; 0 if it has made none.
    pub(crate) fn steps_to_take_back(&self, seat: Seat) -> usize {
        let steps = self.play.steps();
        let own = (0..steps).rev().find(|&index| self.play.step(index).is_some_and(|step| step.seat == seat));
        own.map_or(0, |index| steps - index)
    }

    fn next_line(&self, seat: Seat, deed: Deed) -> Line {
        Line { n: u64::from(self.length()) + 1, seat, deed }
    }

    /// Does what a line of the log says; it is in the store already.
    pub(crate) fn apply(&mut self, line: &Line, action_id: String) -> Result<(), Problem> {
        let before = self.sight();
        self.play.replay_line(line)?;
        self.by_bot.resize(self.play.steps(), action_id.starts_with(BOT));
        self.done.insert(action_id);
        let after = self.sight();
        if before.steps[index(Viewer::Public)] != after.steps[index(Viewer::Public)] {
            // A private step must not show in that a request goes away.
            self.takeback = None;
        }
        self.planning.prune(after.to_act);
        self.versions.count(self.terms.setup.players, line, &before, &after);
        Ok(())
    }

    fn sight(&self) -> Sight {
        let mut sight = Sight { steps: [0; VIEWERS], to_act: self.position().to_act() };
        let plan = self.plan();
        for viewer in Viewer::all(self.setup().players) {
            sight.steps[index(viewer)] = self.steps_beside(plan, viewer);
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

/// The id under which an action of a person is kept: what one seat calls its actions cannot collide with another's.
pub(crate) fn person_action(seat: Seat, id: &str) -> String {
    format!("{}:{id}", seat.index())
}

/// The id under which a bot's action is kept.
pub(crate) fn bot_action(seat: Seat, line: u64) -> String {
    format!("{BOT}{}:{line}", seat.index())
}

/// The place of a viewer in arrays.
pub(crate) fn index(viewer: Viewer) -> usize {
    viewer.seat().map_or(Seat::MAX, Seat::index)
}
