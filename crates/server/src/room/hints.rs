//! Hints: what a strong player would consider, for whoever plays against bots. One is thought of at a time for a seat, it is
//! remembered until the table changes, and given up when nobody waits for it any more.

use std::sync::Arc;

use bots::{BotName, Stop};
use catalog::{AnyMind, Hint};
use engine::{QuickDice, Seat, Viewer, phrase};
use narration::{Language, Narrator};

use super::Pending;
use super::request::Asker;
use super::task::Room;
use crate::thought::{Payer, SharedThought, Waiting};
use crate::{ServerError, random};

/// What there is to consider.
type Hints = Arc<Vec<Hint>>;

/// The hint of a seat, found or being thought of.
pub(super) struct Hinted {
    version: u32,
    language: Language,
    thought: SharedThought<Hints>,
}

impl Hinted {
    /// A way to it, if it is of this moment and has not been given up.
    fn join(&self, version: u32, language: Language) -> Option<Waiting<Hints>> {
        ((self.version, self.language) == (version, language)).then(|| self.thought.join()).flatten()
    }
}

impl Room {
    /// Begins to think for a person who asks for a hint, with what that person knows. The room goes on meanwhile: whoever
    /// asked waits for what is given back here.
    pub(crate) async fn hint(
        &mut self,
        who: Asker,
        payer: Payer,
        language: Language,
    ) -> Result<Pending<'static, Result<Hints, ServerError>>, ServerError> {
        let seat = self.may_have_hint(&who)?;
        let version = self.table.version(Viewer::Seat(seat));
        let known = self.hints.get(&seat).and_then(|hinted| hinted.join(version, language));
        let waiting = known.unwrap_or_else(|| self.think_of_hint(seat, version, payer, language));
        Ok(Box::pin(async move { waiting.found().await.unwrap_or(Err(ServerError::Stale { version })) }))
    }

    fn think_of_hint(&mut self, seat: Seat, version: u32, payer: Payer, language: Language) -> Waiting<Hints> {
        let viewer = Viewer::Seat(seat);
        let position = self.table.with_position(viewer, None, |position, _| position.copied());
        let (game, names) = (self.table.game.facts().id, self.table.names_in(language));
        // The same when it is asked again; it follows from what everybody may know.
        let moment = format!("{} {version}", self.table.header.commitment);
        let mut dice = QuickDice::new(random::number(&moment));
        let think = move |stop: Stop| {
            let words = Narrator::new(language, game, &names, viewer);
            let mut mind = AnyMind::new(BotName::Strong).until(stop);
            catalog::hints(&*position, seat, &mut mind, &words, &mut dice).ok().map(Arc::new)
        };
        let thinkers = self.rooms.thinkers.clone();
        let (thought, waiting) =
            SharedThought::begin(async move { thinkers.consider(payer, think).await?.ok_or(ServerError::Broken) });
        // What was thought of until now for this seat is given up.
        self.hints.insert(seat, Hinted { version, language, thought });
        waiting
    }

    /// Hints are for whoever is to act and takes no advantage of other people by it.
    fn may_have_hint(&self, who: &Asker) -> Result<Seat, ServerError> {
        let seat = self.seat_of(who)?;
        self.must_be_running()?;
        if self.table.match_setup.rated {
            return Err(ServerError::NotNow(phrase!("ui-rated-no-hints")));
        }
        if !self.table.gives_hints(seat) {
            return Err(ServerError::NotNow(phrase!("ui-hint-rivals")));
        }
        let to_act = self.table.with_position(Viewer::Seat(seat), None, |position, _| position.to_act());
        if to_act.contains(seat) { Ok(seat) } else { Err(ServerError::NotNow(phrase!("ui-hint-wait"))) }
    }
}
