//! The index of every action.

use engine::Viewer;
use engine::encode::{Around, Block};
use strum::VariantArray;

use crate::action::{Action, Deed, Source};
use crate::cards::{ABILITIES, Card};
use crate::encode::places::{
    SIDES, SPOTS, WAYS, along, cell_of, free_of, number_of, number_of_cell, number_of_free, spot_of, way,
};
use crate::encode::seen::Seen;
use crate::geometry::TILES;
use crate::position::SEATS;

const SOURCES: usize = Source::VARIANTS.len();

const INSTALL: Block = Block::first(ABILITIES);
const FIRST: Block = INSTALL.then(SEATS);
const DOCK: Block = FIRST.then(SIDES);
/// A target, or none.
const GRENADE: Block = DOCK.then(SPOTS + 1);
const FOLLOW: Block = GRENADE.then(SPOTS + 1);
const TRADE: Block = FOLLOW.then(SEATS);
const GIVE: Block = TRADE.then(ABILITIES);
const TAKE: Block = GIVE.then(ABILITIES);
const FINISH: Block = TAKE.then(1);
const ACCEPT: Block = FINISH.then(1);
const REFUSE: Block = ACCEPT.then(1);
const PLAY: Block = REFUSE.then(ABILITIES);
const CORE: Block = PLAY.then(ABILITIES);
const LIFT: Block = CORE.then(TILES);
const SET: Block = LIFT.then(SIDES);
const REPLACE: Block = SET.then(ABILITIES);
const SUPPRESS: Block = REPLACE.then(TILES);
const PLACE: Block = SUPPRESS.then(SPOTS);
const GO_ON: Block = PLACE.then(1);
const DISCARD: Block = GO_ON.then(ABILITIES);
const END_ACTIONS: Block = DISCARD.then(1);

/// What one Robot can do, its own or a proxy's: counted from 0, and once for each seat behind everything else.
const MOVE: Block = Block::first(SPOTS);
const FLY: Block = MOVE.then(SPOTS);
const SWAP: Block = FLY.then(SPOTS);
const TELEPORT: Block = SWAP.then(SOURCES * SPOTS);
const ATTACK: Block = TELEPORT.then(SPOTS);
const SNIPE: Block = ATTACK.then(SPOTS);
const HEAT_SEEK: Block = SNIPE.then(SOURCES * SPOTS);
const COMMAND: Block = HEAT_SEEK.then(SPOTS * WAYS);
const DEEDS: usize = COMMAND.end();

/// How many indices there are.
pub(super) fn count(players: u8) -> usize {
    deeds(players.into()).end()
}

fn deeds(players: usize) -> Block {
    END_ACTIONS.then(players * DEEDS)
}

fn around(seen: &Seen) -> Around {
    Around::new(Viewer::Seat(seen.viewer), seen.players.into())
}

/// The index of an action.
pub(super) fn index(seen: &Seen, action: Action) -> Option<usize> {
    let spot = |spot| number_of(seen, spot);
    let card = |card: Card| card as usize;
    match action {
        Action::Install(kind) => INSTALL.at(card(kind)),
        Action::First(seat) => FIRST.at(around(seen).of(seat)),
        Action::Dock(cell) => DOCK.at(number_of_free(seen, cell)?),
        Action::Do(deed, proxy) => {
            let actor = proxy.map_or(Some(0), |proxy| Some(around(seen).of(proxy)).filter(|&actor| actor > 0))?;
            deeds(seen.players.into()).at(actor * DEEDS + deed_number(seen, deed)?)
        }
        Action::Grenade(Some(target)) => GRENADE.at(spot(target)?),
        Action::Grenade(None) => GRENADE.at(SPOTS),
        Action::Follow(Some(from)) => FOLLOW.at(spot(from)?),
        Action::Follow(None) => FOLLOW.at(SPOTS),
        Action::Trade(seat) => TRADE.at(around(seen).of(seat)),
        Action::Give(kind) => GIVE.at(card(kind)),
        Action::Take(kind) => TAKE.at(card(kind)),
        Action::Finish => FINISH.at(0),
        Action::Accept => ACCEPT.at(0),
        Action::Refuse => REFUSE.at(0),
        Action::Play(kind) => PLAY.at(card(kind)),
        Action::Core(kind) => CORE.at(card(kind)),
        Action::Lift(cell) => LIFT.at(number_of_cell(seen, cell)?),
        Action::Set(cell) => SET.at(number_of_free(seen, cell)?),
        Action::Replace(kind) => REPLACE.at(card(kind)),
        Action::Suppress(cell) => SUPPRESS.at(number_of_cell(seen, cell)?),
        Action::Place(at) => PLACE.at(spot(at)?),
        Action::GoOn => GO_ON.at(0),
        Action::Discard(kind) => DISCARD.at(card(kind)),
        Action::EndActions => END_ACTIONS.at(0),
    }
}

fn deed_number(seen: &Seen, deed: Deed) -> Option<usize> {
    let spot = |spot| number_of(seen, spot);
    match deed {
        Deed::Move(to) => MOVE.at(spot(to)?),
        Deed::Fly(to) => FLY.at(spot(to)?),
        Deed::Swap(with) => SWAP.at(spot(with)?),
        Deed::Teleport(source, to) => TELEPORT.at(source as usize * SPOTS + spot(to)?),
        Deed::Attack(target) => ATTACK.at(spot(target)?),
        Deed::Snipe(target) => SNIPE.at(spot(target)?),
        Deed::HeatSeek(source, target) => HEAT_SEEK.at(source as usize * SPOTS + spot(target)?),
        Deed::Command(from, to) => COMMAND.at(spot(from)? * WAYS + way(seen, from, to)?),
    }
}

/// The action with an index.
pub(super) fn action(seen: &Seen, index: usize) -> Option<Action> {
    if let Some(place) = deeds(seen.players.into()).place(index) {
        let actor = place / DEEDS;
        let proxy = if actor == 0 { None } else { Some(around(seen).seat(actor)?) };
        return Some(Action::Do(deed_of(seen, place % DEEDS)?, proxy));
    }
    let spot = |number| spot_of(seen, number);
    let seat = |distance| around(seen).seat(distance);
    let cell = |number| cell_of(seen, number);
    let card = |number: usize| Card::VARIANTS[number];
    let target = |number| if number == SPOTS { Some(None) } else { spot(number).map(Some) };
    // One block after the other; the first that has the index knows the action.
    let found = [
        INSTALL.place(index).map(|number| Some(Action::Install(card(number)))),
        FIRST.place(index).map(|number| seat(number).map(Action::First)),
        DOCK.place(index).map(|number| free_of(seen, number).map(Action::Dock)),
        GRENADE.place(index).map(|number| target(number).map(Action::Grenade)),
        FOLLOW.place(index).map(|number| target(number).map(Action::Follow)),
        TRADE.place(index).map(|number| seat(number).map(Action::Trade)),
        GIVE.place(index).map(|number| Some(Action::Give(card(number)))),
        TAKE.place(index).map(|number| Some(Action::Take(card(number)))),
        FINISH.place(index).map(|_| Some(Action::Finish)),
        ACCEPT.place(index).map(|_| Some(Action::Accept)),
        REFUSE.place(index).map(|_| Some(Action::Refuse)),
        PLAY.place(index).map(|number| Some(Action::Play(card(number)))),
        CORE.place(index).map(|number| Some(Action::Core(card(number)))),
        LIFT.place(index).map(|number| cell(number).map(Action::Lift)),
        SET.place(index).map(|number| free_of(seen, number).map(Action::Set)),
        REPLACE.place(index).map(|number| Some(Action::Replace(card(number)))),
        SUPPRESS.place(index).map(|number| cell(number).map(Action::Suppress)),
        PLACE.place(index).map(|number| spot(number).map(Action::Place)),
        GO_ON.place(index).map(|_| Some(Action::GoOn)),
        DISCARD.place(index).map(|number| Some(Action::Discard(card(number)))),
        END_ACTIONS.place(index).map(|_| Some(Action::EndActions)),
    ];
    found.into_iter().flatten().next().flatten()
}

fn deed_of(seen: &Seen, number: usize) -> Option<Deed> {
    let spot = |number| spot_of(seen, number);
    let source = |number: usize| Source::VARIANTS[number / SPOTS];
    let found = [
        MOVE.place(number).map(|to| spot(to).map(Deed::Move)),
        FLY.place(number).map(|to| spot(to).map(Deed::Fly)),
        SWAP.place(number).map(|with| spot(with).map(Deed::Swap)),
        TELEPORT.place(number).map(|to| spot(to % SPOTS).map(|spot| Deed::Teleport(source(to), spot))),
        ATTACK.place(number).map(|target| spot(target).map(Deed::Attack)),
        SNIPE.place(number).map(|target| spot(target).map(Deed::Snipe)),
        HEAT_SEEK.place(number).map(|target| spot(target % SPOTS).map(|spot| Deed::HeatSeek(source(target), spot))),
        COMMAND.place(number).map(|step| {
            let from = spot(step / WAYS)?;
            Some(Deed::Command(from, along(seen, from, step % WAYS)?))
        }),
    ];
    found.into_iter().flatten().next().flatten()
}
