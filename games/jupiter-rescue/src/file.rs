//! The position as people read and edit it: tiles by id, spaces by name, cards by id.

use std::collections::BTreeMap;

use engine::{Problem, Seat, Seats, ensure};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::cards::{CARDS, Card, Hand, Pile, Scope};
use crate::components::{Components, sides_of};
use crate::decision::{Decision, space_at, tile_at};
use crate::geometry::{Cell, Spot, TILES};
use crate::options::Options;
use crate::position::{Exchange, JupiterRescue, Passage, SEATS};
use crate::space::{Space, Tile, Tiles, sites};

/// A position file of Jupiter Rescue.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    options: Options,
    turn: u16,
    active: Seat,
    step: Decision,
    tiles: Vec<TileFile>,
    /// The starting number of Colonists.
    start: u8,
    saved: u8,
    #[serde(default)]
    aboard: u8,
    #[serde(default)]
    lost: u8,
    /// The Pod's cell, if it is docked.
    dock: Option<Cell>,
    /// At whose turn it comes back, if not.
    #[serde(default)]
    returns: Option<Seat>,
    colonists: Vec<Spot>,
    #[serde(default)]
    creeps: Vec<Spot>,
    #[serde(default)]
    super_creeps: Vec<Cell>,
    /// Where each seat's Robot is; nothing if it is out.
    robots: Vec<Option<Spot>>,
    #[serde(default)]
    passage: Option<PassageFile>,
    /// One place for a core per seat, two in solo.
    cores: Vec<Vec<Option<Card>>>,
    hands: Vec<Vec<Card>>,
    /// Top card first.
    #[serde(default)]
    deck: Vec<Card>,
    #[serde(default)]
    discard: Vec<Card>,
    #[serde(default)]
    drawn: Option<Card>,
    #[serde(default)]
    choosing: Vec<Seat>,
    #[serde(default)]
    spent: i8,
    #[serde(default)]
    boosts: i8,
    #[serde(default)]
    activated: Vec<Card>,
    /// Places of cores used this turn.
    #[serde(default)]
    used: Vec<u8>,
    #[serde(default)]
    refused: Vec<Seat>,
    #[serde(default)]
    given: Vec<Card>,
    #[serde(default)]
    taken: Vec<Card>,
    #[serde(default)]
    die: u8,
    #[serde(default)]
    shielded: Vec<Cell>,
    #[serde(default)]
    calm: Vec<Cell>,
    /// Tiles still to get a Creep, with their exposed sides when the step began.
    #[serde(default)]
    queue: BTreeMap<Cell, Vec<u8>>,
    #[serde(default)]
    invaded: Vec<Cell>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    tile: String,
    /// Its cell; nothing if it was left out or destroyed.
    at: Option<Cell>,
    hard: bool,
    rotation: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PassageFile {
    robot: Option<Seat>,
    at: Spot,
}

/// The position as a readable file.
pub(crate) fn save(game: &JupiterRescue) -> File {
    let board = &game.board;
    let seats = || Seat::all(game.players).map(Seat::index);
    let cells = |tiles: Tiles| tiles.and(board.standing).map(|tile| board.cells[tile.index()]).collect();
    let figures = |masks: &[u8; TILES]| {
        let spaces = board.standing.flat_map(|tile| sites(masks[tile.index()]).map(move |site| tile.at(site)));
        spaces.map(|space| board.spot(space)).collect()
    };
    let queue = game.queue.and(board.standing);
    let places = if game.solo() { 2 } else { 1 };
    File {
        options: game.options,
        turn: game.turn,
        active: game.active,
        step: game.decision(),
        tiles: Tile::all().map(|tile| TileFile::of(game, tile)).collect(),
        start: game.start,
        saved: game.saved,
        aboard: game.aboard,
        lost: game.lost,
        dock: board.dock,
        returns: game.returns,
        colonists: figures(&board.colonists),
        creeps: figures(&board.creeps),
        super_creeps: cells(board.supers),
        robots: seats().map(|seat| game.robot_spot(seat)).collect(),
        passage: game.passage.map(|passage| PassageFile { robot: passage.robot, at: board.spot(passage.at) }),
        cores: seats().map(|seat| game.cores[seat][..places].to_vec()).collect(),
        hands: seats().map(|seat| game.hands[seat].cards().collect()).collect(),
        deck: game.deck.iter().rev().copied().collect(),
        discard: game.discard.cards().collect(),
        drawn: game.drawn,
        choosing: game.choosing.collect(),
        spent: game.spent,
        boosts: game.boosts,
        activated: game.activated.collect(),
        used: sides_of(game.used).collect(),
        refused: game.refused.collect(),
        given: game.exchange.given.cards().collect(),
        taken: game.exchange.taken.cards().collect(),
        die: game.die,
        shielded: cells(game.shielded),
        calm: cells(game.calm),
        queue: queue.map(|tile| (board.cells[tile.index()], sides_of(game.edges[tile.index()]).collect())).collect(),
        invaded: cells(game.invaded),
    }
}

/// Reads a position file and says what is wrong with it.
pub(crate) fn load(components: &'static Components, file: File) -> Result<JupiterRescue, Problem> {
    let players = file.check_lengths()?;
    let mut game = JupiterRescue::unset(components, file.options, players);
    file.read_board(&mut game)?;
    file.read_figures(&mut game)?;
    file.read_cards(&mut game)?;
    file.read_turn(&mut game)?;
    Ok(game)
}

impl File {
    /// Checks that every list is as long as it must be; tells the number of players.
    fn check_lengths(&self) -> Result<u8, Problem> {
        let players = self.robots.len();
        ensure!((1..=SEATS).contains(&players), "`robots`: Jupiter Rescue takes 1 to 7 players, not {players}");
        for (field, length) in [("cores", self.cores.len()), ("hands", self.hands.len())] {
            ensure!(length == players, "`{field}` has {length} entries for {players} players");
        }
        let places = if players == 1 { 2 } else { 1 };
        ensure!(
            self.cores.iter().all(|cores| cores.len() == places),
            "`cores`: every seat has {places} for its core, filled or not"
        );
        let named = [Some(self.active), self.returns].into_iter().flatten();
        let lists = self.choosing.iter().chain(&self.refused).copied();
        let passing = self.passage.iter().filter_map(|passage| passage.robot);
        let step = match self.step {
            Decision::ChooseCore(seat)
            | Decision::Trade(seat)
            | Decision::Ask(seat)
            | Decision::Follow { actor: seat, .. } => Some(seat),
            _ => None,
        };
        for seat in named.chain(lists).chain(passing).chain(step) {
            ensure!(seat.index() < players, "there is no seat {seat} at a table of {players}");
        }
        Ok(players as u8)
    }

    fn read_board(&self, game: &mut JupiterRescue) -> Result<(), Problem> {
        ensure!(self.tiles.len() == TILES, "`tiles` has {} entries; there are {TILES} tiles", self.tiles.len());
        let mut seen = Tiles::default();
        for file in &self.tiles {
            let id = &file.tile;
            let tile = Tile::all()
                .find(|&tile| game.tile_id(tile) == *id)
                .ok_or_else(|| Problem::new(format!("`tiles`: there is no tile `{id}`")))?;
            ensure!(!seen.contains(tile), "`tiles`: {id} is listed twice");
            seen.insert(tile);
            ensure!(file.rotation < 6, "`tiles`: the rotation of {id} is 0 to 5, not {}", file.rotation);
            game.board.lies[tile.index()] = u8::from(file.hard) * 6 + file.rotation;
            if let Some(cell) = file.at {
                ensure!(game.board.tile_at(cell).is_none(), "`tiles`: two tiles lie at {cell}");
                game.board.lay(tile, cell);
            }
        }
        if let Some(cell) = self.dock {
            ensure!(game.board.tile_at(cell).is_none(), "`dock`: a tile lies at {cell}");
            game.board.set_dock(Some(cell));
        }
        Ok(())
    }

    fn read_figures(&self, game: &mut JupiterRescue) -> Result<(), Problem> {
        for (field, spots, creeps) in [("colonists", &self.colonists, false), ("creeps", &self.creeps, true)] {
            for &spot in spots {
                let space = free_dome(game, field, spot)?;
                let masks = if creeps { &mut game.board.creeps } else { &mut game.board.colonists };
                masks[space.tile().index()] |= space.site().bit();
            }
        }
        for &cell in &self.super_creeps {
            let tile = tile_at(&game.board, "super-creeps", cell)?;
            ensure!(game.board.has_plant(tile), "`super-creeps`: there is no Power Plant or Command Dish at {cell}");
            game.board.supers.insert(tile);
        }
        if let Some(file) = &self.passage {
            let at = space_at(&game.board, "passage", file.at)?;
            game.passage = Some(Passage { robot: file.robot, at });
        }
        for (seat, spot) in Seat::all(game.players).zip(&self.robots) {
            let place = match spot {
                None => Space::OUT,
                Some(Spot::Pod) => Space::POD,
                Some(spot) if game.passage.is_some_and(|passage| passage.robot == Some(seat)) => {
                    space_at(&game.board, "robots", *spot)?
                }
                Some(spot) => {
                    let space = free_dome(game, "robots", *spot)?;
                    game.board.robots[space.tile().index()] |= space.site().bit();
                    space
                }
            };
            game.places[seat.index()] = place;
        }
        Ok(())
    }

    fn read_cards(&self, game: &mut JupiterRescue) -> Result<(), Problem> {
        for (index, (cores, hand)) in self.cores.iter().zip(&self.hands).enumerate() {
            for (place, &core) in game.cores[index].iter_mut().zip(cores) {
                *place = core;
            }
            ensure!(cores.iter().flatten().all(|card| !card.is_setback()), "`cores`: a Setback cannot be a core");
            game.hands[index] = hand_of("hands", hand)?;
        }
        let mut discard = Pile::default();
        ensure!(self.discard.len() <= CARDS, "`discard` has more cards than there are");
        self.discard.iter().for_each(|&card| discard.add(card));
        game.discard = discard;
        if let Some(card) = self.drawn {
            ensure!(card.is_setback(), "`drawn` is the Setback being resolved, and {card} is none");
        }
        game.drawn = self.drawn;
        game.exchange = Exchange { given: hand_of("given", &self.given)?, taken: hand_of("taken", &self.taken)? };
        for &card in &self.activated {
            ensure!(
                card.scope() == Scope::Turn && !game.activated.contains(card),
                "`activated`: {card} cannot be in effect (again)"
            );
            game.activated.insert(card);
        }
        self.read_deck(game)
    }

    /// The deck, and under it every card that the file names nowhere.
    fn read_deck(&self, game: &mut JupiterRescue) -> Result<(), Problem> {
        ensure!(self.deck.len() <= CARDS, "`deck` has more cards than there are");
        let mut deck: Vec<Card> = Vec::new();
        for &card in Card::VARIANTS {
            let there = game.copies_outside_deck(card) + self.deck.iter().filter(|&&other| other == card).count();
            let copies = usize::from(game.the_box().copies[card as usize]);
            deck.extend(std::iter::repeat_n(card, copies.saturating_sub(there)));
        }
        deck.extend(self.deck.iter().rev());
        ensure!(deck.len() <= CARDS, "`deck` has more cards than there are");
        game.deck.extend(deck);
        Ok(())
    }

    fn read_turn(&self, game: &mut JupiterRescue) -> Result<(), Problem> {
        let board = game.board;
        let tiles = |field: &str, cells: &[Cell]| -> Result<Tiles, Problem> {
            cells.iter().map(|&cell| tile_at(&board, field, cell)).collect()
        };
        game.turn = self.turn;
        game.active = self.active;
        game.start = self.start;
        game.saved = self.saved;
        game.aboard = self.aboard;
        game.lost = self.lost;
        game.returns = self.returns;
        game.choosing = self.choosing.iter().copied().collect::<Seats>();
        game.spent = self.spent;
        game.boosts = self.boosts;
        for &slot in &self.used {
            ensure!(slot < 2, "`used`: a seat has no place {slot} for a core");
            game.used |= 1 << slot;
        }
        game.refused = self.refused.iter().copied().collect();
        ensure!(self.die <= 6, "`die` is 1 to 6, or 0 before the roll, not {}", self.die);
        game.die = self.die;
        game.shielded = tiles("shielded", &self.shielded)?;
        game.calm = tiles("calm", &self.calm)?;
        game.invaded = tiles("invaded", &self.invaded)?;
        for (&cell, sides) in &self.queue {
            let tile = tile_at(&board, "queue", cell)?;
            game.queue.insert(tile);
            for &side in sides {
                ensure!(side < 6, "`queue`: a tile has sides 0 to 5, not {side}");
                game.edges[tile.index()] |= 1 << side;
            }
        }
        game.phase = self.step.read(&board)?;
        Ok(())
    }
}

fn hand_of(field: &str, cards: &[Card]) -> Result<Hand, Problem> {
    ensure!(cards.iter().all(|card| !card.is_setback()), "`{field}`: a Setback is in no hand");
    for card in cards {
        ensure!(
            cards.iter().filter(|&other| other == card).count() <= 15,
            "`{field}`: there are not so many copies of {card}"
        );
    }
    Ok(cards.iter().copied().collect())
}

/// A dome that no figure stands on yet.
fn free_dome(game: &JupiterRescue, field: &str, spot: Spot) -> Result<Space, Problem> {
    let space = space_at(&game.board, field, spot)?;
    ensure!(space != Space::POD, "`{field}`: the Pod is no dome");
    ensure!(
        game.board.occupied(space.tile()) & space.site().bit() == 0,
        "`{field}`: another figure stands on {spot} (JR-GEO-13)"
    );
    Ok(space)
}

impl TileFile {
    fn of(game: &JupiterRescue, tile: Tile) -> TileFile {
        let lie = game.board.lies[tile.index()];
        TileFile {
            tile: game.tile_id(tile).to_owned(),
            at: game.board.standing.contains(tile).then_some(game.board.cells[tile.index()]),
            hard: lie >= 6,
            rotation: lie % 6,
        }
    }
}

impl JupiterRescue {
    /// Where a seat's Robot is, unless it is out.
    pub(crate) fn robot_spot(&self, seat: usize) -> Option<Spot> {
        let place = self.places[seat];
        (place != Space::OUT).then(|| self.board.spot(place))
    }
}
