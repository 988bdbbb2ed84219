//! What people do in a match: act, undo, ask to take back, ask why not, talk.

use std::sync::Arc;

use catalog::{AnyAction, ToldRefusal};
use engine::{Refusal, Seat, Seats, SeriesRefusal, Viewer, phrase};
use narration::{Language, Narrator};
use store::{Append, ChatLine};

use super::Lobby;
use super::change::{Change, person_action};
use super::elsewhere::News;
use super::request::{Acceptance, Asker, Done, Sent, What, check_series};
use super::table::Takeback;
use super::task::{CHAT, Room};
use crate::ServerError;
use crate::ending::Stage;
use crate::live::said;
use crate::metrics::part;
use crate::plain_text::plain_text;

/// So often something is judged again because another server was faster; then whoever sent it looks for themselves.
pub(super) const ATTEMPTS: usize = 8;

/// The longest thing one can say at once, in characters.
const SAID: usize = 500;

impl Room {
    /// Does what somebody sent, once, and as a whole or not at all.
    pub(crate) async fn act(&mut self, who: Asker, sent: Sent, language: Language) -> Result<Done, ServerError> {
        let seat = match self.seat_of(&who) {
            Ok(seat) => seat,
            Err(_) => {
                // Perhaps they sat down at another server.
                self.keep_up().await?;
                self.seat_of(&who)?
            }
        };
        self.come_back(seat).await?;
        let id = person_action(seat, &sent.id()?);
        let answer = self.act_once(seat, &sent, &id, language).await;
        let label = answer.as_ref().map_or_else(ServerError::code, |answer| answer.code());
        metrics::counter!("gantry_actions_total", "answer" => label).increment(1);
        answer.map(|answer| Done { answer, version: self.table.version(Viewer::Seat(seat)) })
    }

    /// Judges what was sent by what is in memory; the store has the last word. If another server was faster, or what is here
    /// may be out of date, it is judged again.
    async fn act_once(
        &mut self,
        seat: Seat,
        sent: &Sent,
        id: &str,
        language: Language,
    ) -> Result<Acceptance, ServerError> {
        for _ in 0..ATTEMPTS {
            if self.table.is_done(id) {
                return Ok(Acceptance::AlreadyDone);
            }
            match self.act_anew(seat, sent, id, language).await {
                Ok(Append::Appended) => return Ok(Acceptance::Accepted),
                Ok(Append::AlreadyDone { .. }) => return Ok(Acceptance::AlreadyDone),
                Ok(Append::Stale { .. }) => {}
                Err(error) => {
                    let is_behind = self.rooms.cluster.has_company() && self.catch_up().await?;
                    if !is_behind {
                        return Err(error);
                    }
                }
            }
        }
        Err(ServerError::Stale { version: self.table.version(Viewer::Seat(seat)) })
    }

    async fn act_anew(&mut self, seat: Seat, sent: &Sent, id: &str, language: Language) -> Result<Append, ServerError> {
        self.must_be_running()?;
        if !self.table.is_fresh(seat, sent.version) {
            return Err(ServerError::Stale { version: self.table.version(Viewer::Seat(seat)) });
        }
        let change = part("judge", || match &sent.what {
            What::Undo => self.table.undo(seat).map_err(ServerError::NotNow),
            What::Act(codes) => self.try_codes(seat, codes, language),
        });
        self.write(change?, id).await
    }

    /// Other servers were faster, again and again.
    pub(super) fn stale(&self) -> ServerError {
        ServerError::Stale { version: self.table.version(Viewer::Public) }
    }

    pub(super) fn is_running(&self) -> bool {
        self.table.stage == Stage::Running
    }

    pub(super) fn must_be_running(&self) -> Result<(), ServerError> {
        if self.is_running() { Ok(()) } else { Err(ServerError::NotRunning) }
    }

    /// What playing these actions in a row would change, or why it cannot be.
    fn try_codes(&self, seat: Seat, codes: &[String], language: Language) -> Result<Change, ServerError> {
        let actions = self.read_actions(codes)?;
        self.table.try_actions(seat, &actions).map_err(|refused| {
            // What is refused is explained by what the seat knows.
            match (self.known_refusal(seat, &actions), refused) {
                (Some((index, refusal)), _) | (None, SeriesRefusal::Refused(index, refusal)) => ServerError::Refused {
                    refusal: self.told(seat, &actions, index, &refusal, language),
                    step: (actions.len() > 1).then_some(index + 1),
                },
                (None, SeriesRefusal::Unforeseen(index)) => ServerError::ChanceInSeries { step: index + 1 },
            }
        })
    }

    fn read_actions(&self, codes: &[String]) -> Result<Vec<AnyAction>, ServerError> {
        let position = self.table.position();
        codes.iter().map(|code| Ok(position.read_action(code)?)).collect()
    }

    /// Which of some actions in a row is not legal in the position that the seat knows, and why.
    fn known_refusal(&self, seat: Seat, actions: &[AnyAction]) -> Option<(usize, Refusal)> {
        self.table.with_position(Viewer::Seat(seat), None, |position, _| position.why_in_series(seat, actions))
    }

    /// A refusal in words; of several actions it says which it is.
    fn told(
        &self,
        seat: Seat,
        actions: &[AnyAction],
        index: usize,
        refusal: &Refusal,
        language: Language,
    ) -> ToldRefusal {
        let names = self.table.names_in(language);
        let words = Narrator::new(language, self.table.game.facts().id, &names, Viewer::Seat(seat));
        let mut told = ToldRefusal::new(refusal, &words);
        if actions.len() > 1 {
            let (step, steps) = (index + 1, actions.len());
            told.reason = words.say(&phrase!("ui-series-refused", reason = told.reason, step = step, steps = steps));
        }
        told
    }

    /// Why an action, or one of several in a row, cannot be done; `None` if all can.
    pub(crate) async fn why(
        &mut self,
        who: Asker,
        codes: Vec<String>,
        language: Language,
    ) -> Result<Option<ToldRefusal>, ServerError> {
        let seat = self.seat_of(&who)?;
        self.must_be_running()?;
        check_series(&codes)?;
        let actions = self.read_actions(&codes)?;
        let refused = self.known_refusal(seat, &actions);
        Ok(refused.map(|(index, refusal)| self.told(seat, &actions, index, &refusal, language)))
    }

    /// Asks the others to let one take back more than one may alone. Bots always agree.
    pub(crate) async fn ask_takeback(&mut self, who: Asker) -> Result<(), ServerError> {
        let seat = self.seat_of(&who)?;
        self.come_back(seat).await?;
        self.must_be_running()?;
        if self.table.match_setup.rated {
            return Err(ServerError::NotNow(phrase!("ui-rated-no-takeback")));
        }
        if self.table.steps_to_take_back(seat) == 0 {
            return Err(ServerError::NotNow(phrase!("undo-nothing")));
        }
        self.table.takeback = Some(Takeback { seat, agreed: Seats::NONE, asked_at: self.now() });
        self.tell_takeback(true);
        self.take_back_if_agreed().await
    }

    /// Answers somebody who asks for that.
    pub(crate) async fn answer_takeback(&mut self, who: Asker, agree: bool) -> Result<(), ServerError> {
        let seat = self.seat_of(&who)?;
        self.come_back(seat).await?;
        match &mut self.table.takeback {
            Some(asked) if asked.seat != seat && agree => {
                asked.agreed.insert(seat);
                self.tell_takeback(true);
            }
            // Whoever asked may also think better of it.
            Some(_) if !agree => {
                self.tell_takeback(false);
                self.table.takeback = None;
            }
            _ => return Err(ServerError::NotNow(phrase!("ui-takeback-gone"))),
        }
        self.take_back_if_agreed().await
    }

    pub(super) async fn take_back_if_agreed(&mut self) -> Result<(), ServerError> {
        for _ in 0..ATTEMPTS {
            let Some(seat) = self.may_take_back() else {
                self.announce();
                return Ok(());
            };
            let id = person_action(seat, &format!("takeback:{}", self.table.length() + 1));
            // The request stands until it is done. Where another server was faster, what that did may have ended it.
            if !matches!(self.write(self.table.take_back(seat), &id).await?, Append::Stale { .. }) {
                self.table.takeback = None;
            }
        }
        self.announce();
        Err(self.stale())
    }

    /// Who may take back what they asked for, because all others have agreed.
    fn may_take_back(&self) -> Option<Seat> {
        let asked = self.table.takeback.as_ref().filter(|_| self.table.stage == Stage::Running)?;
        // A bot that stands in for somebody does not agree in their name.
        let mut missing = self.table.owners().filter(|&seat| seat != asked.seat && !asked.agreed.contains(seat));
        let has_all = missing.next().is_none() && self.table.steps_to_take_back(asked.seat) > 0;
        has_all.then_some(asked.seat)
    }

    /// Says something to the table: a player, or somebody who watches and has told their name.
    pub(crate) async fn say(&mut self, who: Asker, text: String) -> Result<(), ServerError> {
        match self.table.seat_of(&who.id) {
            Some(seat) => self.come_back(seat).await?,
            None if !who.named => return Err(ServerError::NotNow(phrase!("ui-chat-name"))),
            None => {}
        }
        let text = plain_text(&text);
        if text.is_empty() {
            return Err(ServerError::NotNow(phrase!("ui-chat-empty")));
        }
        if text.chars().count() > SAID {
            return Err(ServerError::NotNow(phrase!("ui-chat-long", most = SAID)));
        }
        if !self.rooms.talk.take(who.id.clone()) {
            return Err(ServerError::TooFast);
        }
        let at = self.now();
        let n = self.rooms.store.add_chat(&self.table.header.id, &who.id, &who.name, &text, at).await?;
        self.tell_servers(&News::Chat { said: n + 1 });
        if said(&self.lobby.chat.borrow()) == n {
            keep_latest(&self.lobby, vec![ChatLine { n, player: who.id, name: who.name, text, at }]);
            return Ok(());
        }
        // Others talked at another server. What was said is saved, whether or not it is known here what they said.
        self.ask_the_store().await;
        Ok(())
    }
}

/// Adds lines to what is shown of what was said.
pub(super) fn keep_latest(lobby: &Lobby, new: Vec<ChatLine>) {
    if new.is_empty() {
        return;
    }
    lobby.chat.send_modify(|lines| {
        let lines = Arc::make_mut(lines);
        lines.extend(new);
        lines.drain(..lines.len().saturating_sub(CHAT));
    });
}
