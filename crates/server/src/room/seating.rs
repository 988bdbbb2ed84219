//! Who sits where: coming, starting, leaving, standing in, playing again.

use engine::{Deed, Seat};
use store::{Claim, MatchId, Occupant, Seating};

use super::elsewhere::News;
use super::request::Asker;
use super::task::Room;
use crate::ServerError;
use crate::creation::{NewMatch, USUAL_BOT, bot_name};
use crate::ending::Stage;
use crate::match_setup::MatchSetup;
use crate::series::{Series, move_on};

impl Room {
    /// Sits down, at this place or at the first free one. The last one to sit down begins the match.
    pub(crate) async fn join(&mut self, who: Asker, seat: Option<u8>) -> Result<Seat, ServerError> {
        if let Some(seat) = self.table.seat_of(&who.id) {
            return Ok(seat);
        }
        let free = |seat: &u8| {
            self.table.seats.get(usize::from(*seat)).is_some_and(|seating| seating.occupant == Occupant::Open)
        };
        let players = self.table.setup().players;
        let place = match seat {
            Some(seat) if seat >= players => return Err(ServerError::NotFound),
            Some(seat) if !free(&seat) => return Err(ServerError::SeatTaken),
            Some(seat) => seat,
            None => (0..players).find(free).ok_or(ServerError::Full)?,
        };
        if self.table.stage != Stage::Open {
            return Err(ServerError::Full);
        }
        if self.rooms.store.running_matches(&who.id).await? >= self.rooms.config.quota.running {
            return Err(ServerError::TooMany);
        }
        match self.rooms.store.claim_seat(&self.table.header.id, place, &who.id, &who.name).await? {
            Claim::Claimed => {}
            Claim::Taken => return Err(ServerError::SeatTaken),
            Claim::NoMember => return Err(ServerError::NotNow(engine::phrase!("ui-group-only"))),
        }
        self.table.seats[usize::from(place)] = Seating::player(who.id.clone(), &who.name);
        // Of those who sit down last, at different servers, one sees that nobody is missing.
        self.keep_up().await?;
        self.lobby.presence.sign(engine::Viewer::Seat(Seat::new(place)), self.now());
        self.begin_if_full().await;
        self.announce();
        self.tell_servers(&News::People);
        Ok(Seat::new(place))
    }

    /// How far the match has come, for somebody who sits there.
    pub(crate) fn stage_for(&self, who: &Asker) -> Result<Stage, ServerError> {
        self.seat_of(who)?;
        Ok(self.table.stage.clone())
    }

    /// Begins, with bots at the free seats.
    pub(crate) async fn start(&mut self, who: Asker) -> Result<(), ServerError> {
        self.seat_of(&who)?;
        self.begin_with_bots().await
    }

    /// The same for somebody who need not be there.
    pub(crate) async fn begin_with_bots(&mut self) -> Result<(), ServerError> {
        if self.table.stage != Stage::Open {
            return Ok(());
        }
        for place in 0..self.table.seats.len() {
            if self.table.seats[place].occupant == Occupant::Open {
                self.fill_with_bot(place).await?;
            }
        }
        self.keep_up().await?;
        self.begin().await?;
        self.announce();
        Ok(())
    }

    /// Begins when nobody is missing. If the store fails now, the room does it when it is next read.
    pub(super) async fn begin_if_full(&mut self) {
        let full = self.table.seats.iter().all(|seating| seating.occupant != Occupant::Open);
        if self.table.stage == Stage::Open
            && full
            && let Err(error) = self.begin().await
        {
            tracing::error!(id = %self.table.header.id, %error, "a match could not begin");
        }
    }

    async fn begin(&mut self) -> Result<(), ServerError> {
        self.rooms.store.start_match(&self.table.header.id).await?;
        self.table.stage = Stage::Running;
        self.tell_servers(&News::People);
        self.start_clocks().await;
        self.settle().await;
        Ok(())
    }

    /// Seats a bot unless somebody has sat down there.
    async fn fill_with_bot(&mut self, place: usize) -> Result<(), ServerError> {
        let number = u8::try_from(place).map_err(|_| ServerError::NotFound)?;
        let seating = Seating::bot(USUAL_BOT.to_string(), bot_name(&self.table.names()));
        if self.rooms.store.fill_seat(&self.table.header.id, number, &seating).await? {
            self.table.seats[place] = seating;
        }
        Ok(())
    }

    async fn seat_bot(&mut self, place: usize, bot: String) -> Result<(), ServerError> {
        let names = self.table.names();
        self.set_seat(place, Seating::bot(bot, bot_name(&names))).await
    }

    async fn set_seat(&mut self, place: usize, seating: Seating) -> Result<(), ServerError> {
        let number = u8::try_from(place).map_err(|_| ServerError::NotFound)?;
        self.rooms.store.set_seat(&self.table.header.id, number, &seating).await?;
        self.table.seats[place] = seating;
        self.tell_servers(&News::People);
        Ok(())
    }

    /// Leaves the table for good. Of two, the other wins; of several, a bot takes the seat; the last one closes the door. Where it
    /// counts, a bot plays on for them: then this is true, and they would play themselves again if they looked.
    pub(crate) async fn leave(&mut self, who: Asker) -> Result<bool, ServerError> {
        let seat = self.seat_of(&who)?;
        let place = seat.index();
        let is_person = |seating: &&Seating| matches!(seating.occupant, Occupant::Player { .. });
        let people = self.table.seats.iter().filter(is_person).count();
        match self.table.stage {
            Stage::Finished { .. } | Stage::Abandoned { .. } => return Ok(false),
            Stage::Open => {
                self.set_seat(place, Seating::open()).await?;
                if people == 1 {
                    self.abandon().await?;
                }
            }
            Stage::Running if self.table.seats.len() == 2 && !self.table.game.facts().cooperative => {
                self.note_spent().await;
                self.note(seat, Deed::Resign).await?;
            }
            // What counts is played to its end, by a bot until they come back: the result is theirs.
            Stage::Running if self.table.match_setup.rated => {
                self.let_bot_play(place).await?;
                return Ok(true);
            }
            Stage::Running if people == 1 => self.abandon().await?,
            Stage::Running => {
                self.seat_bot(place, USUAL_BOT.to_string()).await?;
                self.note(seat, Deed::Bot(USUAL_BOT.to_string())).await?;
                self.table.takeback = None;
                self.table.remarks.forget(seat);
                self.settle().await;
            }
        }
        self.announce();
        Ok(false)
    }

    /// Closes a table that nobody has come back to.
    pub(crate) async fn give_up(&mut self) -> Result<(), ServerError> {
        if matches!(self.table.stage, Stage::Open | Stage::Running) {
            self.abandon().await?;
            self.announce();
        }
        Ok(())
    }

    /// Closes a table at which nobody waits any more for anybody to come, unless it has begun.
    pub(crate) async fn close_unattended(&mut self) -> Result<(), ServerError> {
        self.keep_up().await?;
        if self.table.stage == Stage::Open { self.give_up().await } else { Ok(()) }
    }

    pub(super) async fn abandon(&mut self) -> Result<(), ServerError> {
        if self.table.stage == Stage::Running {
            self.note_spent().await;
        }
        let at = self.now();
        self.rooms.store.abandon_match(&self.table.header.id, at).await?;
        self.table.stage = Stage::Abandoned { at };
        self.tell_servers(&News::People);
        Ok(())
    }

    /// Lets a bot play for somebody who is away.
    pub(crate) async fn stand_in(&mut self, who: Asker, place: u8) -> Result<(), ServerError> {
        let own = self.seat_of(&who)?;
        self.must_be_running()?;
        let place = usize::from(place);
        let seating = self.table.seats.get(place).cloned().ok_or(ServerError::NotFound)?;
        let Occupant::Player { stand_in: None, .. } = seating.occupant else {
            return Err(ServerError::NotNow(engine::phrase!("ui-stand-in-not")));
        };
        if place == own.index() || !self.is_away(Seat::new(u8::try_from(place).map_err(|_| ServerError::NotFound)?)) {
            return Err(ServerError::NotNow(engine::phrase!("ui-stand-in-not")));
        }
        self.let_bot_play(place).await
    }

    /// Has a bot play for a person until they return.
    pub(super) async fn let_bot_play(&mut self, place: usize) -> Result<(), ServerError> {
        let Some(Seating { name, occupant: Occupant::Player { id, .. } }) = self.table.seats.get(place).cloned() else {
            return Err(ServerError::NotNow(engine::phrase!("ui-stand-in-not")));
        };
        let occupant = Occupant::Player { id, stand_in: Some(USUAL_BOT.to_string()) };
        self.set_seat(place, Seating { name, occupant }).await?;
        self.say_who_plays().await;
        self.settle().await;
        self.announce();
        Ok(())
    }

    /// Somebody gives a sign of life: a bot that stood in for them gets up.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), ServerError> {
        self.lobby.presence.sign(engine::Viewer::Seat(seat), self.now());
        self.note_waiting(true).await;
        let Some(Seating { name, occupant: Occupant::Player { id, stand_in: Some(_) } }) =
            self.table.seats.get(seat.index()).cloned()
        else {
            return Ok(());
        };
        self.set_seat(seat.index(), Seating::player(id, name)).await?;
        self.say_who_plays().await;
        self.announce();
        Ok(())
    }

    /// Puts into the record that somebody else plays a seat, or that it gave up.
    pub(super) async fn note(&mut self, seat: Seat, deed: Deed) -> Result<(), ServerError> {
        let change = self.table.about_people(seat, deed);
        let id = format!("seat:{}:{}", seat.index(), self.table.length() + 1);
        self.write(change, &id).await.map(drop)
    }

    /// Puts into the record who plays each seat, where it says otherwise.
    pub(super) async fn say_who_plays(&mut self) {
        for seat in Seat::all(self.table.setup().players) {
            if self.table.stage == Stage::Running
                && let Some(deed) = self.table.unsaid(seat)
            {
                // A failure has been logged, and the room ends.
                let _ = self.note(seat, deed).await;
            }
        }
    }

    /// The rematch, which is made if there is none: the same people and bots, one place further. It goes on with the series.
    pub(crate) async fn rematch(&mut self, who: Asker) -> Result<MatchId, ServerError> {
        if let Some(rematch) = &self.table.rematch {
            return Ok(rematch.clone());
        }
        self.seat_of(&who)?;
        if !matches!(self.table.stage, Stage::Finished { .. } | Stage::Abandoned { .. }) {
            return Err(ServerError::NotOver);
        }
        let mut names = self.table.names();
        let at_ease = |seating: &Seating| match &seating.occupant {
            // Whoever was forgotten does not come again.
            Occupant::Player { .. } | Occupant::Bot(_) if seating.name.is_empty() => {
                names.push(bot_name(&names));
                Seating::bot(USUAL_BOT.to_string(), names.last().cloned().unwrap_or_default())
            }
            Occupant::Player { id, .. } => Seating::player(id.clone(), &seating.name),
            _ => seating.clone(),
        };
        let mut seats: Vec<Seating> = self.table.seats.iter().map(at_ease).collect();
        // A moment of another match goes on in the same seats.
        if self.table.match_setup.from.is_none() {
            move_on(&mut seats);
        }
        let series = self.table.series().map(Series::next);
        // Who has left a group opens no tables for it.
        let group = match &self.table.header.group {
            Some(group) if self.rooms.store.is_member(group, &who.id).await? => Some(group.clone()),
            _ => None,
        };
        let new_match = NewMatch {
            game: self.table.game,
            match_setup: MatchSetup { bots_at: None, series, ..self.table.match_setup.clone() },
            visibility: self.table.header.visibility,
            host: who.id,
            seats,
            components: self.table.header.components.clone(),
            rematch_of: Some(self.table.header.id.clone()),
            group,
        };
        let id = new_match.create(&self.rooms.store, &self.rooms.config).await?;
        self.table.rematch = Some(id.clone());
        self.announce();
        self.tell_servers(&News::People);
        Ok(id)
    }
}
