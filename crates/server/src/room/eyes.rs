//! Looking with the eyes of a seat: a spectator asks, the person who sits there lets them or not, and may think better of it.
//!
//! Who is asked hears of it alone; that it is allowed is shown to everybody at the table. A permission is one person's to one
//! person, and ends when somebody else sits there. Where ratings are at stake nobody's eyes are lent.

use engine::{Seat, Viewer, phrase};
use store::{Looker, Occupant, Permission, PlayerId};

use super::elsewhere::News;
use super::request::Asker;
use super::table::Table;
use super::task::Room;
use crate::ServerError;

/// Somebody who looks with the eyes of a seat, as a table is told of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LookerView {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// Who that is, for the one whose eyes they are.
    pub(crate) player: Option<PlayerId>,
    /// Whether they may, or have only asked.
    pub(crate) given: bool,
}

impl Table {
    /// Who has asked those for their eyes who sit there now.
    fn present_lookers(&self) -> impl Iterator<Item = (Seat, &Looker)> {
        let is_owners = |looker: &Looker| {
            let seating = self.seats.get(usize::from(looker.seat));
            seating
                .is_some_and(|seating| matches!(&seating.occupant, Occupant::Player { id, .. } if *id == looker.owner))
        };
        let is_rated = self.match_setup.rated;
        self.lookers
            .iter()
            .filter(move |looker| !is_rated && is_owners(looker))
            .map(|looker| (Seat::new(looker.seat), looker))
    }

    /// The seat with whose eyes somebody may look who sits nowhere.
    pub(super) fn eyes_of(&self, player: &PlayerId) -> Option<Seat> {
        let given = |(_, looker): &(Seat, &Looker)| looker.player == *player && looker.permission == Permission::Given;
        self.present_lookers().find(given).map(|(seat, _)| seat)
    }

    /// Who looks with whose eyes; and who asks, for the one who sits at this seat.
    pub(super) fn looker_views(&self, own: Option<Seat>) -> Vec<LookerView> {
        let view = |(seat, looker): (Seat, &Looker)| LookerView {
            seat,
            name: looker.name.clone(),
            player: (own == Some(seat)).then(|| looker.player.clone()),
            given: looker.permission == Permission::Given,
        };
        let shown = |looker: &LookerView| looker.given || looker.player.is_some();
        let lookers = self.present_lookers().filter(|(_, looker)| looker.permission != Permission::Refused);
        lookers.map(view).filter(shown).collect()
    }
}

impl Room {
    /// Asks whoever sits at a seat to look with their eyes.
    pub(crate) async fn ask_to_look(&mut self, who: Asker, seat: u8) -> Result<(), ServerError> {
        self.must_be_running()?;
        if self.table.match_setup.rated {
            return Err(ServerError::NotNow(phrase!("ui-eyes-rated")));
        }
        if self.table.seat_of(&who.id).is_some() {
            return Err(ServerError::NotNow(phrase!("ui-eyes-own")));
        }
        if !who.named {
            return Err(ServerError::NotNow(phrase!("ui-eyes-name")));
        }
        let seating = self.table.seats.get(usize::from(seat)).ok_or(ServerError::NotFound)?;
        let Occupant::Player { id: owner, .. } = seating.occupant.clone() else {
            return Err(ServerError::NotNow(phrase!("ui-eyes-nobody")));
        };
        if !self.rooms.store.ask_to_look(&self.table.header.id, seat, &owner, &who.id).await? {
            return Err(ServerError::NotNow(phrase!("ui-eyes-asked-before")));
        }
        self.learn_lookers().await?;
        self.tell_servers(&News::Eyes);
        Ok(())
    }

    /// Lets somebody who has asked look with one's eyes, or no longer.
    pub(crate) async fn answer_looker(&mut self, who: Asker, player: PlayerId, given: bool) -> Result<(), ServerError> {
        self.seat_of(&who)?;
        let permission = if given { Permission::Given } else { Permission::Refused };
        if !self.rooms.store.answer_looker(&self.table.header.id, &who.id, &player, permission).await? {
            return Err(ServerError::NotFound);
        }
        self.learn_lookers().await?;
        self.tell_servers(&News::Eyes);
        Ok(())
    }

    /// Reads from the store who may look with whose eyes. Everybody hears of what is allowed; of a question only who is asked.
    pub(super) async fn learn_lookers(&mut self) -> Result<(), ServerError> {
        let lookers = self.rooms.store.lookers(&self.table.header.id).await?;
        if lookers == self.table.lookers {
            return Ok(());
        }
        let before = self.table.looker_views(None);
        self.table.lookers = lookers;
        if self.table.looker_views(None) == before {
            let asked: Vec<Viewer> = self.table.present_lookers().map(|(seat, _)| Viewer::Seat(seat)).collect();
            self.lobby.ready.outdated(|look| asked.contains(&look.viewer));
            asked.iter().for_each(|&viewer| self.lobby.tell(viewer));
        } else {
            self.announce();
        }
        Ok(())
    }
}
