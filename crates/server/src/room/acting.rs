//! What people do in a match: act, undo, ask to take back, ask why not, talk.

use std::sync::Arc;

use catalog::{Rejection, Why};
use engine::{Seat, Seats, Viewer, phrase};
use narration::{Language, Narrator};
use store::{Append, ChatLine};

use super::order::{Asker, Done, Sent, What};
use super::table::{Stage, Takeback, person_action};
use super::task::Room;
use crate::{Trouble, random};

/// The longest code of an action that is looked at.
const CODE: usize = 200;

/// The longest id of an action.
const ID: usize = 64;

/// The longest thing one can say at once, in characters.
const SAID: usize = 500;

impl Room {
    /// Does what somebody sent, once.
    pub(super) async fn act(&mut self, who: &Asker, sent: Sent, language: Language) -> Result<Done, Trouble> {
        let seat = self.seat_of(who)?;
        self.come_back(seat).await?;
        let id = person_action(seat, &action_id(&sent)?);
        let done = if self.table.is_done(&id) { "already-done" } else { "new" };
        let answer = match done {
            "new" => self.act_new(seat, sent, id, language).await,
            _ => Ok(Done::AlreadyDone { version: self.table.version(Viewer::Seat(seat)) }),
        };
        let label = match &answer {
            Ok(Done::Accepted { .. }) => "accepted",
            Ok(Done::AlreadyDone { .. }) => "already-done",
            Err(trouble) => trouble.code(),
        };
        metrics::counter!("gantry_actions_total", "answer" => label).increment(1);
        answer
    }

    async fn act_new(&mut self, seat: Seat, sent: Sent, id: String, language: Language) -> Result<Done, Trouble> {
        if self.table.stage != Stage::Running {
            return Err(Trouble::NotRunning);
        }
        if !self.table.is_fresh(seat, sent.version) {
            return Err(Trouble::Stale { version: self.table.version(Viewer::Seat(seat)) });
        }
        let line = match &sent.what {
            What::Undo => self.table.undo_line(seat).map_err(Trouble::NotNow)?,
            What::Act(code) => match self.table.line_of(seat, code) {
                Ok(line) => line,
                // What is refused is explained by what the seat knows.
                Err(rejection) => {
                    let why = self.why_not(seat, code, language)?;
                    return Err(why.map_or_else(|| self.rejected(seat, rejection, language), Trouble::Refused));
                }
            },
        };
        let written = self.write(&line, id).await?;
        let version = self.table.version(Viewer::Seat(seat));
        Ok(match written {
            Append::AlreadyDone { .. } => Done::AlreadyDone { version },
            Append::Appended | Append::Stale { .. } => Done::Accepted { version },
        })
    }

    /// Why an action is not legal in the position that the seat knows.
    fn why_not(&self, seat: Seat, code: &str, language: Language) -> Result<Option<Why>, Trouble> {
        if code.len() > CODE {
            return Err(Trouble::Malformed("the action is too long".into()));
        }
        let names = self.table.names();
        let words = Narrator::new(language, self.table.game.facts().id, &names, Viewer::Seat(seat));
        self.table
            .with_position(Viewer::Seat(seat), None, |position, _| position.why(seat, code, &words))
            .map_err(|problem| Trouble::Malformed(problem.to_string()))
    }

    fn rejected(&self, seat: Seat, rejection: Rejection, language: Language) -> Trouble {
        let names = self.table.names();
        let words = Narrator::new(language, self.table.game.facts().id, &names, Viewer::Seat(seat));
        match rejection {
            Rejection::Malformed(problem) => Trouble::Malformed(problem.to_string()),
            Rejection::Refused(refusal) => Trouble::Refused(Why::told(&refusal, &words)),
        }
    }

    /// Why an action cannot be done; `None` if it can.
    pub(super) fn why(&self, who: &Asker, code: &str, language: Language) -> Result<Option<Why>, Trouble> {
        let seat = self.seat_of(who)?;
        if self.table.stage != Stage::Running {
            return Err(Trouble::NotRunning);
        }
        self.why_not(seat, code, language)
    }

    /// Asks the others to let one take back more than one may alone. Bots always agree.
    pub(super) async fn ask_takeback(&mut self, who: &Asker) -> Result<(), Trouble> {
        let seat = self.seat_of(who)?;
        if self.table.stage != Stage::Running {
            return Err(Trouble::NotRunning);
        }
        if self.table.steps_to_take_back(seat) == 0 {
            return Err(Trouble::NotNow(phrase!("undo-nothing")));
        }
        self.table.takeback = Some(Takeback { seat, agreed: Seats::NONE });
        self.take_back_if_agreed().await
    }

    /// Answers somebody who asks for that.
    pub(super) async fn answer_takeback(&mut self, who: &Asker, agree: bool) -> Result<(), Trouble> {
        let seat = self.seat_of(who)?;
        match &mut self.table.takeback {
            Some(asked) if asked.seat != seat && agree => asked.agreed.insert(seat),
            // Whoever asked may also think better of it.
            Some(_) if !agree => self.table.takeback = None,
            _ => return Err(Trouble::NotNow(phrase!("ui-takeback-gone"))),
        }
        self.take_back_if_agreed().await
    }

    async fn take_back_if_agreed(&mut self) -> Result<(), Trouble> {
        if let Some(asked) = self.table.takeback.clone() {
            let mut missing = self.table.people().filter(|&seat| seat != asked.seat && !asked.agreed.contains(seat));
            if missing.next().is_none() {
                let line = self.table.takeback_line(asked.seat);
                let id = person_action(asked.seat, &format!("takeback:{}", line.n));
                self.table.takeback = None;
                self.write(&line, id).await?;
            }
        }
        self.announce();
        Ok(())
    }

    /// Says something to the table.
    pub(super) async fn say(&mut self, who: &Asker, text: &str) -> Result<(), Trouble> {
        self.seat_of(who)?;
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(Trouble::NotNow(phrase!("ui-chat-empty")));
        }
        if text.chars().count() > SAID {
            return Err(Trouble::NotNow(phrase!("ui-chat-long", most = SAID)));
        }
        let at = random::now();
        let n = self.rooms.store.add_chat(&self.table.header.id, &who.id, &who.name, &text, at).await?;
        let chat = Arc::make_mut(&mut self.chat);
        if chat.len() >= 100 {
            chat.remove(0);
        }
        chat.push(ChatLine { n, player: who.id.clone(), name: who.name.clone(), text, at });
        self.announce();
        Ok(())
    }
}

/// The id of an action: as it was sent, or made of what was seen and what was chosen, so that a form that is sent twice
/// counts once.
fn action_id(sent: &Sent) -> Result<String, Trouble> {
    let plain = |id: &str| !id.is_empty() && id.len() <= ID && id.bytes().all(|byte| byte.is_ascii_graphic());
    match (&sent.id, &sent.what) {
        (Some(id), _) if plain(id) => Ok(format!("id:{id}")),
        (Some(_), _) => {
            Err(Trouble::Malformed(format!("an action's id has 1 to {ID} letters, digits and signs without spaces")))
        }
        (None, What::Act(code)) if code.len() <= CODE => Ok(format!("v{}:{code}", sent.version)),
        (None, What::Act(_)) => Err(Trouble::Malformed("the action is too long".into())),
        (None, What::Undo) => Ok(format!("v{}:undo", sent.version)),
    }
}
