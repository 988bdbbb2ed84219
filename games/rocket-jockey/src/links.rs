//! Where a card leads: its hops, as printed and with a Co-Pilot.

use crate::components::{Maneuver, Orbit, PLANETS, Planets};

/// Where a card leads from every planet.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Links {
    plain: [Planets; PLANETS + 1],
    bent: [Planets; PLANETS + 1],
    /// Both printed planets.
    pub(crate) ends: Planets,
    /// Both planets of each reading with a Co-Pilot; empty for those that do not exist.
    pub(crate) readings: [Planets; 4],
}

impl Links {
    pub(crate) fn of(card: Maneuver) -> Links {
        let mut links = Links { ends: ends(card.low, card.high), ..Links::default() };
        join(&mut links.plain, card.low, card.high);
        for (reading, (low, high)) in links.readings.iter_mut().zip(readings(card)) {
            *reading = ends(low, high);
            join(&mut links.bent, low, high);
        }
        links
    }

    /// Where it leads from a planet as printed (RJ-FLY-1).
    pub(crate) fn plain(&self, from: Orbit) -> Planets {
        self.plain[usize::from(from)]
    }

    /// Where it leads from a planet with one number changed by a Co-Pilot (RJ-FLY-2).
    pub(crate) fn bent(&self, from: Orbit) -> Planets {
        self.bent[usize::from(from)]
    }
}

/// A hop leads both ways.
fn join(table: &mut [Planets; PLANETS + 1], low: Orbit, high: Orbit) {
    table[usize::from(low)].insert(high);
    table[usize::from(high)].insert(low);
}

fn ends(low: Orbit, high: Orbit) -> Planets {
    Planets::from_iter([low, high])
}

/// The readings of a card with one Co-Pilot: one number one higher or lower (RJ-COP-1), within 1 to 9 (RJ-COP-3);
/// the two may become equal (RJ-COP-4).
pub(crate) fn readings(card: Maneuver) -> impl Iterator<Item = (Orbit, Orbit)> {
    let Maneuver { low, high } = card;
    [(low - 1, high), (low + 1, high), (low, high - 1), (low, high + 1)]
        .into_iter()
        .filter(|&(low, high)| low >= 1 && usize::from(high) <= PLANETS)
}
