//! What a report holds.

use std::collections::BTreeMap;

use engine::{Seat, Setup};
use serde::Serialize;

use super::Luck;
use crate::{Histogram, Mean, Share, Spread};

/// What many matches say about a game.
#[derive(Clone, Debug, Serialize)]
pub struct LabReport {
    /// The id of the game.
    pub game: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What was chosen.
    pub setup: Setup,
    /// Whether other components than those of the box were used.
    pub own_components: bool,
    /// Who played, seat by seat.
    pub bots: Vec<String>,
    /// The first seed.
    pub seed: u64,
    /// How many matches were played.
    pub games: u64,
    /// How many there were to be.
    pub planned: u64,
    /// How long it took.
    pub seconds: f64,
    /// The share of the wins that equal seats have; nothing where all win together.
    pub fair: Option<f64>,
    /// Every seat.
    pub seats: Vec<SeatLine>,
    /// The share of the wins by the order in which the seats first acted.
    pub order: Vec<Mean>,
    /// How often all won, where they win together.
    pub won_together: Option<Share>,
    /// Matches whose win was shared.
    pub ties: Share,
    /// How matches ended, where there are several ways.
    pub endings: BTreeMap<String, Share>,
    /// How many decisions a match took.
    pub decisions: Length,
    /// How many turns it took.
    pub turns: Length,
    /// What seats were asked to do.
    pub phases: Vec<PhaseLine>,
    /// How often the lead changed hands in a match.
    pub lead_changes: Length,
    /// The share of the matches that were decided by each twentieth, from the first to the last.
    pub decided: Vec<Share>,
    /// Where points came from.
    pub points: Vec<PointsLine>,
    /// What could be done, and with which pieces.
    pub kinds: Vec<KindLine>,
    /// Every piece that was seen.
    pub pieces: Vec<PieceLine>,
    /// Components of the box that no match showed.
    pub never_seen: Vec<String>,
    /// Every clause.
    pub clauses: Vec<ClauseLine>,
    /// Of how many matches refusals were counted, and at how many choices.
    pub clause_matches: u64,
    /// At how many choices.
    pub clause_choices: u64,
    /// How often two matches began with the same choices: how many choices, and how often.
    pub openings: Vec<(usize, Share)>,
    /// What counted as the same situation: the edges of the classes of the lead, and the usual length.
    pub classes: ([f32; 4], f64),
    /// Luck and choice, if they were looked at.
    pub luck: Option<Luck>,
}

/// A seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatLine {
    /// Which.
    pub seat: Seat,
    /// Who sat there.
    pub bot: String,
    /// Its share of the wins.
    pub wins: Share,
    /// Its mean score.
    pub score: Mean,
    /// How its scores are spread.
    pub scores: Spread,
    /// How often it had each score.
    pub histogram: Histogram,
}

/// How long something is.
#[derive(Clone, Debug, Serialize)]
pub struct Length {
    /// On average.
    pub mean: Mean,
    /// How it is spread.
    pub spread: Option<Spread>,
    /// How often each length came.
    pub histogram: Histogram,
}

impl Length {
    pub(super) fn of(histogram: &Histogram) -> Self {
        Length { mean: histogram.mean(), spread: histogram.spread(), histogram: histogram.clone() }
    }
}

/// What seats were asked to do.
#[derive(Clone, Debug, Serialize)]
pub struct PhaseLine {
    /// What.
    pub name: String,
    /// How often in a match.
    pub per_match: Mean,
    /// How often there was but one thing to do.
    pub forced: Share,
    /// How much there was to choose from.
    pub choices: Mean,
    /// Its middle.
    pub median: i64,
    /// The most.
    pub most: i64,
}

/// Where points came from.
#[derive(Clone, Debug, Serialize)]
pub struct PointsLine {
    /// The source.
    pub name: String,
    /// Points of a seat that won.
    pub winners: Mean,
    /// Points of one that did not.
    pub others: Mean,
    /// What winners made more of it.
    pub difference: Option<Mean>,
}

/// Something that can be done.
#[derive(Clone, Debug, Serialize)]
pub struct KindLine {
    /// What.
    pub name: String,
    /// How often in a match it could be chosen beside something else.
    pub offered: Mean,
    /// How often it was chosen then.
    pub taken: Share,
    /// How often a seat that won did it in a match.
    pub winners: Mean,
    /// How often others did.
    pub others: Mean,
    /// How much more often winners did.
    pub difference: Option<Mean>,
    /// The pieces that it was done with, the least wanted first.
    pub pieces: Vec<OfferLine>,
}

/// A piece that something could be done with.
#[derive(Clone, Debug, Serialize)]
pub struct OfferLine {
    /// Which.
    pub name: String,
    /// At how many decisions it was offered beside something else.
    pub offered: u64,
    /// How often it was taken then.
    pub taken: Share,
    /// How much more of the wins those had who took it than those who did not.
    pub raw: Option<Mean>,
    /// The same among seats in the same situation.
    pub adjusted: Option<Mean>,
}

/// A piece in what happened.
#[derive(Clone, Debug, Serialize)]
pub struct PieceLine {
    /// Which.
    pub name: String,
    /// What it is one of.
    pub list: String,
    /// In how many matches it was offered or something happened with it.
    pub matches: Share,
    /// How often things happened with it in a match.
    pub events: BTreeMap<String, Mean>,
}

/// A clause of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct ClauseLine {
    /// Its id.
    pub id: String,
    /// How it begins.
    pub text: String,
    /// How often something happened by it in a match.
    pub effects: Mean,
    /// In how many matches.
    pub matches: Share,
    /// At how many of the choices looked at it forbade something.
    pub refusals: Share,
    /// Whether it was at work at all.
    pub seen: bool,
}
