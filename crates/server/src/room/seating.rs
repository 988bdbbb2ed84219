//! Who sits where: coming, starting, leaving, standing in, playing again.

use engine::{Deed, Seat};
use store::{Append, Begun, Claim, Left, MatchId, Millis, Occupant, PlayerId, Seating};

use super::acting::ATTEMPTS;
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
        for _ in 0..ATTEMPTS {
            if let Some(seat) = self.table.seat_of(&who.id) {
                return Ok(seat);
            }
            let place = self.free_place(seat)?;
            if self.table.stage != Stage::Open {
                return Err(ServerError::Full);
            }
            let (id, most) = (&self.table.header.id, self.rooms.config.quota.running);
            match self.rooms.store.claim_seat_within(most, id, place, &who.id, &who.name).await? {
                Claim::Claimed => return self.has_joined(who, place).await,
                Claim::Taken | Claim::Late => drop(self.catch_up().await?),
                Claim::NoMember => return Err(ServerError::NotNow(engine::phrase!("ui-group-only"))),
                Claim::TooMany => return Err(ServerError::TooMany),
            }
        }
        Err(ServerError::Full)
    }

    /// This place if it is free, or the first one that is.
    fn free_place(&self, seat: Option<u8>) -> Result<u8, ServerError> {
        let free = |seat: &u8| {
            self.table.seats.get(usize::from(*seat)).is_some_and(|seating| seating.occupant == Occupant::Open)
        };
        let players = self.table.setup().players;
        match seat {
            Some(seat) if seat >= players => Err(ServerError::NotFound),
            Some(seat) if !free(&seat) => Err(ServerError::SeatTaken),
            Some(seat) => Ok(seat),
            None => (0..players).find(free).ok_or(ServerError::Full),
        }
    }

    async fn has_joined(&mut self, who: Asker, place: u8) -> Result<Seat, ServerError> {
        self.table.seats[usize::from(place)] = Seating::player(who.id, &who.name);
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

    /// Begins, with bots at the free seats. Whoever has as many matches as they may cannot have another one begin.
    pub(crate) async fn start(&mut self, who: Asker) -> Result<(), ServerError> {
        self.seat_of(&who)?;
        self.begin(Some(who.id)).await
    }

    /// The same for whoever made the match, who need not be there.
    pub(crate) async fn start_for_host(&mut self) -> Result<(), ServerError> {
        self.begin(Some(self.table.header.created_by.clone())).await
    }

    /// Begins when nobody is missing: nobody is asked whether they have room for it, since they were when they sat down. If the
    /// store fails now, the room does it when it is next read.
    pub(super) async fn begin_if_full(&mut self) {
        if let Err(error) = self.begin(None).await {
            tracing::error!(id = %self.table.header.id, %error, "a match could not begin");
        }
    }

    /// Begins an open match: when somebody wants it, who is to have room for it, with bots at the free seats, else when nobody
    /// is missing.
    async fn begin(&mut self, payer: Option<PlayerId>) -> Result<(), ServerError> {
        for _ in 0..ATTEMPTS {
            let free = self.table.seats.iter().filter(|seating| seating.occupant == Occupant::Open).count();
            if self.table.stage != Stage::Open || (free > 0 && payer.is_none()) {
                return Ok(());
            }
            let payer = payer.clone().map(|payer| (payer, self.rooms.config.quota.running));
            match self.rooms.store.begin_match(&self.table.header.id, self.new_bots(free), payer).await? {
                Begun::Begun(seats) => {
                    self.table.seats = seats;
                    self.has_begun().await;
                    return Ok(());
                }
                Begun::TooMany => return Err(ServerError::TooMany),
                // Somebody came or left at another server, or it has begun there.
                Begun::Changed => drop(self.catch_up().await?),
            }
        }
        Err(self.stale())
    }

    async fn has_begun(&mut self) {
        self.table.stage = Stage::Running;
        self.tell_servers(&News::People);
        self.start_clocks().await;
        self.settle().await;
        self.announce();
    }

    /// So many bots with names that nobody at the table has.
    fn new_bots(&self, count: usize) -> Vec<Seating> {
        let mut names = self.table.names();
        let bot = |_| {
            names.push(bot_name(&names));
            Seating::bot(USUAL_BOT.to_string(), names.last().cloned().unwrap_or_default())
        };
        (0..count).map(bot).collect()
    }

    /// Changes who sits at a place of a running match. False if that was changed elsewhere; then it is known here how.
    async fn change_seat(&mut self, place: usize, seating: Seating) -> Result<bool, ServerError> {
        let number = u8::try_from(place).map_err(|_| ServerError::NotFound)?;
        let known = self.table.seats.get(place).ok_or(ServerError::NotFound)?;
        if self.rooms.store.change_seat(&self.table.header.id, number, known, &seating).await? {
            self.table.seats[place] = seating;
            self.tell_servers(&News::People);
            return Ok(true);
        }
        self.catch_up().await?;
        Ok(false)
    }

    /// Leaves the table for good. Of two, the other wins; of several, a bot takes the seat; the last one closes the door. Where it
    /// counts, a bot plays on for them: then this is true, and they would play themselves again if they looked.
    pub(crate) async fn leave(&mut self, who: Asker) -> Result<bool, ServerError> {
        for _ in 0..ATTEMPTS {
            if let Some(is_played_for) = self.leave_as_known(&who).await? {
                self.announce();
                return Ok(is_played_for);
            }
        }
        Err(self.stale())
    }

    /// The same by what is known here. Nothing if another server was faster; then it is known what that did.
    async fn leave_as_known(&mut self, who: &Asker) -> Result<Option<bool>, ServerError> {
        let seat = self.seat_of(who)?;
        let place = seat.index();
        let is_left = match self.table.stage {
            Stage::Finished { .. } | Stage::Abandoned { .. } => true,
            Stage::Open => self.leave_open(who, place).await?,
            Stage::Running if self.table.seats.len() == 2 && !self.table.game.facts().cooperative => {
                self.note_spent().await;
                self.note(seat, Deed::Resign).await?
            }
            // What counts is played to its end, by a bot until they come back: the result is theirs.
            Stage::Running if self.table.match_setup.rated => {
                return Ok(self.seat_stand_in(place).await?.then_some(true));
            }
            Stage::Running if self.table.owners().count() == 1 => self.abandon().await?,
            Stage::Running => self.leave_to_bot(seat).await?,
        };
        Ok(is_left.then_some(false))
    }

    async fn leave_open(&mut self, who: &Asker, place: usize) -> Result<bool, ServerError> {
        let (number, at) = (u8::try_from(place).map_err(|_| ServerError::NotFound)?, self.now());
        let left = self.rooms.store.leave_table(&self.table.header.id, number, &who.id, at).await?;
        if left == Left::Changed {
            self.catch_up().await?;
            return Ok(false);
        }
        self.table.seats[place] = Seating::open();
        if left == Left::Closed {
            self.table.stage = Stage::Abandoned { at };
        }
        self.tell_servers(&News::People);
        Ok(true)
    }

    async fn leave_to_bot(&mut self, seat: Seat) -> Result<bool, ServerError> {
        let bot = Seating::bot(USUAL_BOT.to_string(), bot_name(&self.table.names()));
        if !self.change_seat(seat.index(), bot).await? {
            return Ok(false);
        }
        self.table.takeback = None;
        self.table.remarks.forget(seat);
        let taken_over = Deed::Bot(USUAL_BOT.to_string());
        self.note_while(|room| Ok(room.is_running().then(|| (seat, taken_over.clone())))).await?;
        self.settle().await;
        Ok(true)
    }

    /// Closes a table that nobody has come back to.
    pub(crate) async fn give_up(&mut self) -> Result<(), ServerError> {
        if matches!(self.table.stage, Stage::Open | Stage::Running) {
            self.abandon().await?;
            self.announce();
        }
        Ok(())
    }

    /// Closes a table to which nobody has come and at which nobody waits any more, who was last heard of before that moment.
    pub(crate) async fn close_unattended(&mut self, gone_before: Millis) -> Result<(), ServerError> {
        let at = self.now();
        if self.rooms.store.close_unattended(&self.table.header.id, gone_before, at).await? {
            self.table.stage = Stage::Abandoned { at };
            self.tell_servers(&News::People);
            self.announce();
        }
        Ok(())
    }

    /// Ends the match without a result; false if it is over already, and known here how.
    pub(super) async fn abandon(&mut self) -> Result<bool, ServerError> {
        if self.table.stage == Stage::Running {
            self.note_spent().await;
        }
        let at = self.now();
        if !self.rooms.store.abandon_match(&self.table.header.id, at).await? {
            self.catch_up().await?;
            return Ok(false);
        }
        self.table.stage = Stage::Abandoned { at };
        self.tell_servers(&News::People);
        Ok(true)
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
    pub(crate) async fn let_bot_play(&mut self, place: usize) -> Result<(), ServerError> {
        for _ in 0..ATTEMPTS {
            self.must_be_running()?;
            if self.seat_stand_in(place).await? {
                return Ok(());
            }
        }
        Err(self.stale())
    }

    /// The same by what is known here; false if another server was faster.
    async fn seat_stand_in(&mut self, place: usize) -> Result<bool, ServerError> {
        let Some(Seating { name, occupant: Occupant::Player { id, .. } }) = self.table.seats.get(place).cloned() else {
            return Err(ServerError::NotNow(engine::phrase!("ui-stand-in-not")));
        };
        let occupant = Occupant::Player { id, stand_in: Some(USUAL_BOT.to_string()) };
        if !self.change_seat(place, Seating { name, occupant }).await? {
            return Ok(false);
        }
        self.say_who_plays().await;
        self.settle().await;
        self.announce();
        Ok(true)
    }

    /// Somebody gives a sign of life: a bot that stood in for them gets up.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), ServerError> {
        self.lobby.presence.sign(engine::Viewer::Seat(seat), self.now());
        self.note_waiting(true).await;
        for _ in 0..ATTEMPTS {
            let seating = self.table.seats.get(seat.index()).filter(|_| self.is_running()).cloned();
            let Some(Seating { name, occupant: Occupant::Player { id, stand_in: Some(_) } }) = seating else {
                return Ok(());
            };
            if self.change_seat(seat.index(), Seating::player(id, name)).await? {
                self.say_who_plays().await;
                self.announce();
                return Ok(());
            }
        }
        Err(self.stale())
    }

    /// Puts into the record that somebody else plays a seat, or that it gave up, or something about the clocks. False if another
    /// server was faster; then it is known what that did.
    pub(super) async fn note(&mut self, seat: Seat, deed: Deed) -> Result<bool, ServerError> {
        let kind = match &deed {
            Deed::Clock(words) => words.as_str(),
            Deed::Bot(_) => "bot",
            Deed::Resign => "resign",
            Deed::Person | Deed::Do(_) | Deed::Undo(_) => "person",
        };
        // Somebody who does two things at once, at two servers, does both.
        let id = format!("seat:{}:{kind}:{}", seat.index(), self.table.length() + 1);
        let change = self.table.about_people(seat, deed);
        Ok(!matches!(self.write(change, &id).await?, Append::Stale { .. }))
    }

    /// Puts into the record what is still to be said as things stand. Where another server was faster, it is asked again what
    /// that is: nothing is told as done that is not there.
    pub(super) async fn note_while(
        &mut self,
        to_say: impl Fn(&Room) -> Result<Option<(Seat, Deed)>, ServerError>,
    ) -> Result<(), ServerError> {
        for _ in 0..ATTEMPTS {
            let Some((seat, deed)) = to_say(self)? else { return Ok(()) };
            if self.note(seat, deed).await? {
                return Ok(());
            }
        }
        Err(self.stale())
    }

    /// Puts into the record who plays each seat, where it says otherwise.
    pub(super) async fn say_who_plays(&mut self) {
        for seat in Seat::all(self.table.setup().players) {
            let unsaid =
                |room: &Room| Ok(room.table.unsaid(seat).filter(|_| room.is_running()).map(|deed| (seat, deed)));
            // A failure has been logged, and the room ends.
            let _ = self.note_while(unsaid).await;
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
