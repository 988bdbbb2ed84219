//! What if: a new match from a moment of one that is over, for one person, with bots in the other seats.

use engine::{Beginning, Seat};
use store::{MatchId, Occupant, Seating, Visibility};

use super::request::Asker;
use super::task::Room;
use crate::ServerError;
use crate::creation::{NewMatch, USUAL_BOT, bot_name};
use crate::ending::Stage;
use crate::match_setup::MatchSetup;

impl Room {
    /// Makes the match that begins after so many steps of this one. Whoever asks plays the seat they name, the one they had,
    /// or the one that is to act; where people sat, bots play.
    pub(crate) async fn what_if(
        &mut self,
        who: Asker,
        name: String,
        steps: usize,
        seat: Option<Seat>,
    ) -> Result<MatchId, ServerError> {
        if !matches!(self.table.stage, Stage::Finished { .. }) {
            return Err(ServerError::NotOver);
        }
        let play = self.table.play();
        let moment = play.moment(steps)?;
        let to_act = play.position_after(steps).to_act().first();
        let seat = seat.or_else(|| self.seat_of(&who).ok()).or(to_act).unwrap_or_default();
        if seat.index() >= self.table.seats.len() {
            return Err(ServerError::Malformed(format!("there is no seat {}", seat.index())));
        }
        let from = Beginning { of: Some(self.table.header.id.to_string()), ..moment };
        let new_match = NewMatch {
            game: self.table.game,
            match_setup: MatchSetup {
                from: Some(from),
                rated: false,
                bots_at: None,
                series: None,
                delay: None,
                ..self.table.match_setup.clone()
            },
            visibility: Visibility::Link,
            host: who.id.clone(),
            seats: self.opponents_of(seat, Seating::player(who.id, name)),
            components: self.table.header.components.clone(),
            rematch_of: None,
            group: None,
        };
        new_match.create(&self.rooms.store, &self.rooms.config).await
    }

    /// Everybody as they sat, people as bots, but for one seat.
    fn opponents_of(&self, own: Seat, seating: Seating) -> Vec<Seating> {
        let mut taken = self.table.names();
        taken.push(seating.name.clone());
        let mut seats: Vec<Seating> = Vec::new();
        for (place, sitting) in self.table.seats.iter().enumerate() {
            let next = match &sitting.occupant {
                _ if place == own.index() => seating.clone(),
                Occupant::Bot(_) if !sitting.name.is_empty() => sitting.clone(),
                _ => {
                    let name = bot_name(&taken);
                    taken.push(name.clone());
                    Seating::bot(USUAL_BOT.to_string(), name)
                }
            };
            seats.push(next);
        }
        seats
    }
}
