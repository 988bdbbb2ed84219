//! What is offered, sorted by where on the board it happens.

use std::str::FromStr;

use jupiter_rescue::{Action, Cell, Deed, Spot};

use crate::{Choice, Offers};

/// An offered action.
#[derive(Copy, Clone)]
pub(super) struct Act<'a> {
    pub(super) action: Action,
    pub(super) choice: &'a Choice,
}

/// Everything that is offered.
pub(super) struct Acts<'a>(Vec<Act<'a>>);

/// What kind of thing happens at a space: the icon and the look of the button.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Move,
    Fly,
    Swap,
    Teleport,
    Shoot,
    Place,
    Command,
    Many,
}

impl Kind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Fly => "fly",
            Kind::Swap => "swap",
            Kind::Teleport => "teleport",
            Kind::Shoot => "shoot",
            Kind::Place => "place",
            Kind::Command => "command",
            Kind::Many => "many",
        }
    }
}

impl<'a> Acts<'a> {
    pub(super) fn new(offers: &Offers<'a>) -> Self {
        let act = |choice: &'a Choice| Action::from_str(&choice.code).ok().map(|action| Act { action, choice });
        Acts(offers.all().iter().filter_map(act).collect())
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Act<'a>> {
        self.0.iter().copied()
    }

    /// Whether anything is offered that concerns whole cells.
    pub(super) fn concern_cells(&self) -> bool {
        self.0.iter().any(|act| cell_of(act.action).is_some())
    }

    /// What can be done with a space or the figure on it.
    pub(super) fn at(&self, spot: Spot) -> Vec<Act<'a>> {
        self.all().filter(|act| spot_of(act.action) == Some(spot)).collect()
    }

    /// What can be done with a cell.
    pub(super) fn in_cell(&self, cell: Cell) -> Option<Act<'a>> {
        self.all().find(|act| cell_of(act.action) == Some(cell))
    }

    /// What is no piece of the board: ends of steps.
    pub(super) fn ends(&self) -> impl Iterator<Item = Act<'a>> {
        self.all().filter(|act| {
            matches!(
                act.action,
                Action::EndActions
                    | Action::GoOn
                    | Action::Finish
                    | Action::Accept
                    | Action::Refuse
                    | Action::Grenade(None)
                    | Action::Follow(None)
            )
        })
    }
}

/// The space an action is chosen at: where it leads to, whom it hits, or which Colonist it sends.
fn spot_of(action: Action) -> Option<Spot> {
    match action {
        Action::Do(deed, _) => Some(match deed {
            Deed::Move(at)
            | Deed::Fly(at)
            | Deed::Swap(at)
            | Deed::Teleport(_, at)
            | Deed::Attack(at)
            | Deed::Snipe(at)
            | Deed::HeatSeek(_, at)
            | Deed::Command(at, _) => at,
        }),
        Action::Grenade(at) | Action::Follow(at) => at,
        Action::Place(at) => Some(at),
        _ => None,
    }
}

fn cell_of(action: Action) -> Option<Cell> {
    match action {
        Action::Dock(cell) | Action::Set(cell) | Action::Lift(cell) | Action::Suppress(cell) => Some(cell),
        _ => None,
    }
}

/// What kind of thing happens.
pub(super) fn kind(action: Action) -> Kind {
    match action {
        Action::Do(Deed::Move(_), _) => Kind::Move,
        Action::Do(Deed::Fly(_), _) => Kind::Fly,
        Action::Do(Deed::Swap(_), _) => Kind::Swap,
        Action::Do(Deed::Teleport(..), _) => Kind::Teleport,
        Action::Do(Deed::Attack(_) | Deed::Snipe(_) | Deed::HeatSeek(..), _) | Action::Grenade(_) => Kind::Shoot,
        Action::Do(Deed::Command(..), _) | Action::Follow(_) => Kind::Command,
        Action::Place(_) => Kind::Place,
        _ => Kind::Many,
    }
}

/// What kind of thing several offers are.
pub(super) fn kind_of(acts: &[Act<'_>]) -> Option<Kind> {
    let first = kind(acts.first()?.action);
    Some(if acts.iter().all(|act| kind(act.action) == first) { first } else { Kind::Many })
}

/// The id of the button for an action.
pub(super) fn id(code: &str) -> String {
    format!("jr-{}", code.replace(' ', "-"))
}
