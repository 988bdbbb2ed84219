//! Reading a position file: every name claims a physical card that is still free.

use engine::{Problem, Seat, ensure};
use tinyvec::ArrayVec;

use super::{AiFile, BasketFile, File, FlownFile, LaunchFile, SeatFile};
use crate::board::{Achievement, MissionType};
use crate::card::{Card, CardSet, Face, OWN_MISSIONS};
use crate::components::{COPIES, Components, LOCATIONS, SLOTS, Stock};
use crate::kind::Kind;
use crate::options::Mode;
use crate::past_flights::PastFlight;
use crate::position::{AI, Ai, AiMission, Basket, Board, Launch, Rocketmen};

struct Reader {
    components: &'static Components,
    /// All shared cards of the match.
    stock: Stock,
    /// Shared cards not yet claimed.
    free: CardSet,
    /// The missions of the seat being read that are not yet claimed.
    own: CardSet,
    copies: [Option<Kind>; COPIES],
}

/// Reads a position file and says what is wrong with it.
pub(crate) fn load(components: &'static Components, file: File) -> Result<Rocketmen, Problem> {
    let players = file.seats.len() as u8;
    let solo = file.mode == Mode::Solo;
    ensure!(
        if solo { players == 1 } else { (2..=4).contains(&players) },
        "`seats`: the mode {} is not for {players} players",
        file.mode
    );
    ensure!(solo == file.ai.is_some(), "`ai` belongs to the mode solo, and only there");
    ensure!(file.first < players, "`first`: there is no seat {}", file.first);
    ensure!(file.active < players, "`active`: there is no seat {}", file.active);
    ensure!((20..=1000).contains(&file.round_cap), "`round_cap` must be 20 to 1000");
    ensure!(file.display.len() <= SLOTS, "`display` has {} slots, and there are at most {SLOTS}", file.display.len());
    let stock = if solo { components.solo_stock } else { *components.stock(players) };
    let mut reader = Reader {
        components,
        stock,
        free: cards_in_play(file.mode, &stock),
        own: CardSet::default(),
        copies: [None; COPIES],
    };
    reader.table(&file, players)
}

impl Reader {
    fn table(&mut self, file: &File, players: u8) -> Result<Rocketmen, Problem> {
        let mut boards = [Board::default(); 4];
        let mut area = CardSet::default();
        for (index, seat) in file.seats.iter().enumerate() {
            let place = format!("seat {}", Seat::new(index as u8));
            boards[index] = self.seat(seat).map_err(|problem| problem.at(&place))?;
            if index == usize::from(file.active) {
                area = self.claim_all("area", &file.area)?;
            }
            boards[index].hq = boards[index].hq.or(std::mem::take(&mut self.own));
        }
        let mut display = [None; SLOTS];
        for (slot, name) in display.iter_mut().zip(&file.display) {
            if let Some(name) = name {
                *slot = Some(self.claim("display", name)?);
            }
        }
        let seat = |field: &str, number: Option<u8>| match number {
            Some(number) if number < players => Ok(Some(Seat::new(number))),
            Some(number) => Err(Problem::new(format!("`{field}`: there is no seat {number}"))),
            None => Ok(None),
        };
        let mut game = Rocketmen {
            components: self.components,
            boards,
            area,
            spent: CardSet::default(),
            bought: CardSet::default(),
            pending: CardSet::default(),
            top: self.claim_all("supply_top", &file.supply_top)?,
            bottom: self.claim_all("supply_bottom", &file.supply_bottom)?,
            engines: self.claim_all("engines", &file.engines)?,
            basket: Basket::default(),
            launch: Launch::default(),
            ai: Ai::default(),
            display,
            copies: self.copies,
            first_at: self.first_at(file)?,
            honours: [seat("moon_token", file.moon_token)?, seat("mars_token", file.mars_token)?],
            variants: file.variants.iter().fold(0, |set, variant| set | 1 << *variant as u16),
            round: file.round,
            round_cap: file.round_cap,
            mode: file.mode,
            difficulty: file.difficulty,
            phase: file.phase,
            players,
            first: Seat::new(file.first),
            active: Seat::new(file.active),
            ending: file.ending,
            engine_bought: file.engine_bought,
            stored: file.stored,
            cycled: file.cycled,
        };
        if let Some(ai) = &file.ai {
            self.ai(&mut game, ai)?;
        }
        game.copies = self.copies;
        game.spent = among(&game, "spent", &file.spent, game.area)?;
        game.bought = among(&game, "bought", &file.bought, game.area.without(game.spent))?;
        let played = game.area.or(game.board().pad);
        game.pending = among(&game, "pending", &file.pending, played)?;
        if let Some(basket) = &file.basket {
            game.basket = self.basket(&game, basket)?;
        }
        if let Some(launch) = &file.launch {
            game.launch = self.launch(&game, launch)?;
        }
        self.rest(&mut game);
        Ok(game)
    }

    /// What is named nowhere lies in the supply deck or on the Engine piles.
    fn rest(&mut self, game: &mut Rocketmen) {
        let rest = std::mem::take(&mut self.free);
        game.engines = game.engines.or(rest.and(self.stock.engines));
        game.top = game.top.or(rest.and(self.stock.top));
        game.bottom = game.bottom.or(rest.and(self.stock.bottom));
    }

    /// Takes a free card with this name.
    fn claim(&mut self, field: &str, name: &str) -> Result<Card, Problem> {
        let face: Face = name.parse().map_err(|problem: Problem| problem.at(format!("`{field}`")))?;
        let espionage = self.components.espionage;
        let wanted = if face.copied { espionage } else { self.components.cards_of[face.kind.index()] };
        let missions = wanted.and(OWN_MISSIONS);
        let found = if missions.is_empty() { self.free.and(wanted).first() } else { self.own.and(missions).first() };
        let card = found.ok_or_else(|| {
            Problem::new(format!(
                "`{field}`: there are not so many cards `{name}` in this match, or it is in two places"
            ))
        })?;
        if missions.is_empty() {
            self.free.remove(card);
        } else {
            self.own.remove(card);
        }
        if face.copied {
            let number = self.components.copy_number(card).expect("an Industrial Espionage was claimed");
            self.copies[number] = Some(face.kind);
        }
        Ok(card)
    }

    fn claim_all(&mut self, field: &str, names: &[String]) -> Result<CardSet, Problem> {
        names.iter().map(|name| self.claim(field, name)).collect()
    }

    fn seat(&mut self, file: &SeatFile) -> Result<Board, Problem> {
        self.own = OWN_MISSIONS;
        let mut board = Board {
            hand: self.claim_all("hand", &file.hand)?,
            hq: self.claim_all("hq", &file.hq)?,
            pad: self.claim_all("pad", &file.pad)?,
            warehouse: self.claim_all("warehouse", &file.warehouse)?,
            junkyard: self.claim_all("junkyard", &file.junkyard)?,
            used: [file.used_cash, file.used_science],
            tokens: self.tokens(&file.tokens)?,
            vp: file.vp,
            flown: self.flown(file.flown.as_ref())?,
            ..Board::default()
        };
        if let Some(name) = &file.plan {
            board.plan = Some(self.claim("plan", name)?);
        }
        ensure!(file.depot.len() <= 2, "`depot`: at most two cards lie there (RM-CARD-15)");
        for name in &file.depot {
            board.depot.push(self.claim("depot", name)?);
        }
        board.known = self.among_hand(board.hand, &file.known)?;
        for (&kind, &count) in &file.achievements {
            ensure!(count <= 12, "`achievements`: nobody has {count} of {kind}");
            board.achievements[kind as usize] = count;
        }
        ensure!(
            file.used_cash <= board.has(Achievement::Cash) && file.used_science <= board.has(Achievement::Science),
            "`used_cash` and `used_science` cannot be more than the tokens there are"
        );
        ensure!(file.goals.len() <= 2, "`goals`: a player has at most two");
        for (place, &goal) in board.goals.iter_mut().zip(&file.goals) {
            *place = Some(goal);
        }
        Ok(board)
    }

    fn face(&self, card: Card) -> Face {
        match self.components.copy_number(card).and_then(|number| self.copies[number]) {
            Some(kind) => Face { kind, copied: true },
            None => self.components.kind(card).into(),
        }
    }

    /// The cards of a hand that everybody knows.
    fn among_hand(&self, hand: CardSet, names: &[String]) -> Result<CardSet, Problem> {
        let mut known = CardSet::default();
        for name in names {
            let face: Face = name.parse().map_err(|problem: Problem| problem.at("`known`"))?;
            let card = hand.without(known).into_iter().find(|&card| self.face(card) == face);
            known.insert(card.ok_or_else(|| Problem::new(format!("`known`: `{name}` is not in that hand")))?);
        }
        Ok(known)
    }

    fn location(&self, field: &str, id: &str) -> Result<u8, Problem> {
        let number = self.components.locations.iter().position(|location| location.id() == id);
        number.map(|number| number as u8).ok_or_else(|| Problem::new(format!("`{field}`: there is no location `{id}`")))
    }

    fn tokens(&self, ids: &[String]) -> Result<u16, Problem> {
        let mut tokens = 0;
        for id in ids {
            tokens |= 1 << self.location("tokens", id)?;
        }
        Ok(tokens)
    }

    fn flown(&self, file: Option<&FlownFile>) -> Result<Option<PastFlight>, Problem> {
        let Some(FlownFile { round, location, rocket, end }) = file else { return Ok(None) };
        let location = self.location("flown", location)?;
        Ok(Some(PastFlight { round: *round, location, rocket: *rocket, end: *end }))
    }

    fn first_at(&self, file: &File) -> Result<[Option<u8>; LOCATIONS], Problem> {
        let boards = if file.mode == Mode::Solo { 2 } else { file.seats.len() as u8 };
        let mut first_at = [None; LOCATIONS];
        for (id, &board) in &file.first_at {
            ensure!(board < boards, "`first_at`: there is no seat {board}");
            first_at[usize::from(self.location("first_at", id)?)] = Some(board);
        }
        Ok(first_at)
    }

    fn basket(&self, game: &Rocketmen, file: &BasketFile) -> Result<Basket, Problem> {
        let mut basket = Basket {
            trade: file.trade,
            cash: file.cash,
            science: file.science,
            elsewhere: file.elsewhere,
            ..Basket::default()
        };
        for &slot in &file.slots {
            ensure!((1..=SLOTS as u8).contains(&slot), "`basket`: there is no slot {slot}");
            basket.slots |= 1 << (slot - 1);
        }
        basket.engine = match &file.engine {
            Some(name) => Some(name.parse().map_err(|problem: Problem| problem.at("`basket`"))?),
            None => None,
        };
        let hand = game.board().hand;
        if let Some(name) = &file.plan {
            basket.plan = among(game, "basket", std::slice::from_ref(name), hand)?.first();
        }
        basket.pad = among(game, "basket", &file.pad, hand.without(basket.placed()))?;
        basket.paid = among(game, "basket", &file.paid, hand.without(basket.placed()))?;
        Ok(basket)
    }

    fn launch(&self, game: &Rocketmen, file: &LaunchFile) -> Result<Launch, Problem> {
        let values = file.drawn.iter().chain(&file.aside).chain(&file.shown);
        let mut left = self.components.success;
        for &value in values {
            let fits = left.get_mut(usize::from(value)).filter(|count| **count > 0);
            *fits.ok_or_else(|| Problem::new(format!("`launch`: there are not so many cards of value {value}")))? -= 1;
        }
        let (drawn, aside, shown) = (&file.drawn, &file.aside, &file.shown);
        ensure!(drawn.len() <= 16 && aside.len() <= 8 && shown.len() <= 3, "`launch` has too many cards");
        ensure!(file.rocket <= 60 && file.allowed <= 16 && file.due <= 16, "`launch` has a number that is too high");
        let planning =
            file.planning.as_ref().map(|name| among(game, "planning", std::slice::from_ref(name), game.area));
        Ok(Launch {
            location: self.location("launch", &file.location)?,
            rocket: file.rocket,
            allowed: file.allowed,
            drawn: drawn.iter().copied().collect(),
            aside: aside.iter().copied().collect(),
            shown: shown.iter().copied().collect::<ArrayVec<_>>(),
            planning: planning.transpose()?.and_then(CardSet::first),
            due: file.due,
        })
    }

    fn ai(&mut self, game: &mut Rocketmen, file: &AiFile) -> Result<(), Problem> {
        let bit = |card: MissionType| 1u8 << card as u8;
        game.boards[AI] = Board {
            vp: file.vp,
            tokens: self.tokens(&file.tokens)?,
            flown: self.flown(file.flown.as_ref())?,
            ..Board::default()
        };
        let mut mission = None;
        if let Some(on) = &file.mission {
            mission = Some(AiMission {
                left: on.destination_card as usize as u8,
                right: on.type_card as usize as u8,
                location: self.location("ai", &on.location)?,
                rocket: on.rocket,
            });
        }
        game.ai = Ai {
            deck: file.deck.iter().fold(0, |deck, &card| deck | bit(card)),
            mission,
            area: self.claim_all("ai area", &file.area)?,
            helped: file.helped,
            display_left: file.display_left,
        };
        Ok(())
    }
}

/// The cards that a match of this mode puts out, Mission cards aside.
pub(crate) fn cards_in_play(mode: Mode, stock: &Stock) -> CardSet {
    let bottom = if mode == Mode::BattleForEarth { CardSet::default() } else { stock.bottom };
    stock.top.or(bottom).or(stock.engines)
}

/// Cards with these names among some that lie there already.
fn among(game: &Rocketmen, field: &str, names: &[String], cards: CardSet) -> Result<CardSet, Problem> {
    let mut found = CardSet::default();
    for name in names {
        let face: Face = name.parse().map_err(|problem: Problem| problem.at(format!("`{field}`")))?;
        let card = game.find(cards.without(found), face);
        found.insert(card.ok_or_else(|| Problem::new(format!("`{field}`: `{name}` is not there")))?);
    }
    Ok(found)
}
