//! What is offered, sorted by where on the board it happens.

use std::borrow::Cow;
use std::str::FromStr;

use engine::phrase;
use jupiter_rescue::{Action, Cell, Deed, Route, Spot, View};
use narration::Narrator;

use super::names;
use crate::{Choice, Offers, SERIES};

/// An offered action, or several of which it is the last.
#[derive(Clone)]
pub(super) struct Act<'a> {
    pub(super) action: Action,
    pub(super) choice: Cow<'a, Choice>,
    /// How many actions it stands for.
    pub(super) steps: usize,
}

/// Everything that is offered.
pub(super) struct Acts<'a> {
    acts: Vec<Act<'a>>,
    view: &'a View,
}

/// What kind of thing happens at a space: the icon and the look of the button.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Move,
    Walk,
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
            Kind::Walk => "walk",
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
    pub(super) fn new(view: &'a View, offers: &Offers<'a>, words: &Narrator<'_>) -> Self {
        let act = |choice: &'a Choice| {
            let action = Action::from_str(&choice.code).ok()?;
            Some(Act { action, choice: Cow::Borrowed(choice), steps: 1 })
        };
        let walks = view.walks.iter().filter_map(|route| walk(route, view.left(), offers, words));
        Acts { acts: offers.all().iter().filter_map(act).chain(walks).collect(), view }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Act<'a>> {
        self.acts.iter()
    }

    /// Whether anything is offered that concerns whole cells.
    pub(super) fn concern_cells(&self) -> bool {
        self.all().any(|act| cell_of(act.action).is_some())
    }

    /// What can be done with a space or the figure on it.
    pub(super) fn at(&self, spot: Spot) -> Vec<&Act<'a>> {
        self.all().filter(|act| self.spot_of(act.action) == Some(spot)).collect()
    }

    /// What can be done with a cell.
    pub(super) fn in_cell(&self, cell: Cell) -> Option<&Act<'a>> {
        self.all().find(|act| cell_of(act.action) == Some(cell))
    }

    /// The space an action is chosen at; a trade is chosen at the Robot of the other.
    fn spot_of(&self, action: Action) -> Option<Spot> {
        match action {
            Action::Trade(seat) => self.view.seats.get(seat.index())?.place.filter(|place| *place != Spot::Pod),
            _ => spot_of(action),
        }
    }

    /// What is no piece of the board: ends of steps.
    pub(super) fn ends(&self) -> impl Iterator<Item = &Act<'a>> {
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

/// A walk of several steps as one click.
fn walk<'a>(route: &Route, left: i8, offers: &Offers<'_>, words: &Narrator<'_>) -> Option<Act<'a>> {
    let (steps, action) = (route.steps.len(), *route.steps.last()?);
    let key = if steps as i8 == left { "board-walk-all" } else { "board-walk" };
    let told = phrase!(key, to = names::spot(route.to), count = steps);
    let choice = series(&route.steps, words.sentence(&told));
    (steps > 1 && offers.begins(&choice)).then_some(Act { action, choice: Cow::Owned(choice), steps })
}

/// What people would do in a row: bring the nearest Colonist aboard, put Creeps out of the way.
pub(super) fn quick(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
    let aboard = view.escorts.iter().filter(|route| route.to == Spot::Pod).min_by_key(|route| route.steps.len());
    let aboard = aboard.map(|route| {
        let facts = phrase!("board-bring-aboard", from = names::spot(route.from), count = route.steps.len());
        (&route.steps, facts)
    });
    let places = (&view.harmless_places, phrase!("board-place-all", count = view.harmless_places.len()));
    let several = aboard.into_iter().chain([places]).filter(|(steps, _)| steps.len() > 1);
    several.map(|(steps, told)| series(steps, words.sentence(&told))).filter(|choice| offers.begins(choice)).collect()
}

/// How late a choice comes in the list: who is brought aboard and what is shot come first, then steps, cards and trades; to end
/// or to decline something comes last.
pub(super) fn rank(code: &str) -> u8 {
    match code.split(' ').next().unwrap_or_default() {
        "command" if code.ends_with(" to pod") => 0,
        "attack" | "snipe" | "heat-seek" | "grenade" if code != "grenade none" => 1,
        "command" | "follow" if code != "follow none" => 2,
        "move" | "fly" | "swap" | "teleport" => 3,
        "play" | "core" => 4,
        "trade" => 6,
        "end" | "go" | "finish" | "refuse" | "grenade" | "follow" => 7,
        _ => 5,
    }
}

/// Several actions as one choice.
pub(super) fn series(steps: &[Action], sentence: String) -> Choice {
    let codes: Vec<String> = steps.iter().map(ToString::to_string).collect();
    Choice { code: codes.join(SERIES), sentence }
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
pub(super) fn kind(act: &Act<'_>) -> Kind {
    match act.action {
        _ if act.steps > 1 => Kind::Walk,
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
pub(super) fn kind_of(acts: &[&Act<'_>]) -> Option<Kind> {
    let first = kind(acts.first()?);
    Some(if acts.iter().all(|act| kind(act) == first) { first } else { Kind::Many })
}

/// The id of the button for an action.
pub(super) fn id(code: &str) -> String {
    format!("jr-{}", code.replace([' ', ';'], "-"))
}
