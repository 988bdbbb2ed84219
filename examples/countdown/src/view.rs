//! What one viewer may see.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::position::Countdown;

/// What one viewer may see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The number that is left.
    pub count: u8,
    /// Whose turn it is; after the end, who said zero.
    pub active: Seat,
    /// The most that is counted down in one turn.
    pub most: u8,
    /// Whose boosters have been fired.
    pub fired: [bool; 2],
    /// The viewer's own booster.
    pub booster: Option<u8>,
}

pub(crate) fn view(game: &Countdown, viewer: Viewer) -> View {
    View {
        viewer,
        count: game.count,
        active: game.active,
        most: game.components.most,
        fired: game.boosters.map(|booster| booster.fired),
        booster: viewer.seat().map(|seat| game.boosters[seat.index()].number), // CD-SETUP-2
    }
}
