//! What the table looks like, in words.

use engine::{Fact, Noun, Paragraph, Phrase, Seat, phrase};

use crate::components::{Equipment, Module};
use crate::nouns::{Kind, Resource, Stage};
use crate::position::Phase;
use crate::view::{BuiltView, HangarView, ModuleView, PlanetView, SeatView, View};
use crate::words::{cubes, equipment, module, sealed};

impl View {
    pub(super) fn paragraphs(&self) -> Vec<Paragraph> {
        let mut paragraphs = vec![
            Paragraph {
                heading: phrase!("heading-round", round = self.round, rounds = self.rounds, phase = self.phase_word()),
                lines: self.round_lines(),
            },
            Paragraph { heading: phrase!("heading-planets"), lines: self.planet_lines() },
            Paragraph { heading: phrase!("heading-market"), lines: self.market_lines() },
        ];
        for hangar in &self.hangars {
            let heading = phrase!("heading-hangar", hangar = hangar.hangar.word(), resource = hangar.resource.word());
            paragraphs.push(Paragraph { heading, lines: self.hangar_lines(hangar) });
        }
        for seat in &self.seats {
            let heading = phrase!("heading-seat", seat = seat.seat);
            paragraphs.push(Paragraph { heading, lines: self.seat_lines(seat) });
        }
        paragraphs
    }

    fn phase_word(&self) -> Fact {
        Fact::Word(match self.phase {
            Phase::Bonus => "phase-bonus",
            Phase::Planning => "phase-planning",
            Phase::Research => "stage-research",
            Phase::Purchase | Phase::Placing | Phase::Swapping | Phase::Refill => "stage-purchase",
            Phase::Boarding => "stage-boarding",
            Phase::Hangar => "stage-hangar",
            Phase::Terminal | Phase::Keep => "phase-round-end",
            Phase::Over => "phase-over",
        })
    }

    fn round_lines(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        if !self.order.is_empty() {
            lines.push(phrase!("line-order", order = self.order.iter().copied().collect::<Fact>()));
        }
        let coming = self.queue.iter().skip(usize::from(self.turn));
        let dice: Vec<Phrase> = coming.map(|die| phrase!("queued", seat = die.seat, face = die.face)).collect();
        if !dice.is_empty() {
            lines.push(phrase!("line-queue", dice = dice.into_iter().collect::<Fact>()));
        }
        if !self.boarding_open {
            lines.push(phrase!("line-boarding-closed"));
        }
        if !self.terminal.is_empty() {
            lines.push(phrase!("line-terminal", seats = self.terminal.iter().copied().collect::<Fact>()));
        }
        if let Some(seat) = self.first_taker {
            lines.push(phrase!("line-first-taker", seat = seat));
        }
        if let Some(liftoff) = self.liftoff {
            lines.push(phrase!("line-liftoff", planet = liftoff.planet.word(), left = liftoff.left));
        }
        if !self.finishers.is_empty() {
            lines.push(phrase!("line-finishers", seats = self.finishers.iter().copied().collect::<Fact>()));
        }
        if self.last_round && self.phase != Phase::Over {
            lines.push(phrase!("line-last-round"));
        }
        lines.push(phrase!(self.tie_break_key()));
        lines.extend(self.decided());
        lines
    }

    /// The key of what decides among players with equal points (RR1-OVER-2, RR2-OVER-4).
    const fn tie_break_key(&self) -> &'static str {
        if self.edition.keeps_planets() { "board-score-decides-cards" } else { "board-score-decides-launches" }
    }

    /// What decides among players with equal points, in its order: how much of it a player has, and how that is told.
    fn tie_breaks(&self, seat: &SeatView) -> [(u16, &'static str); 2] {
        if self.edition.keeps_planets() {
            [(seat.card_crew.into(), "line-decided-cards"), (seat.energy, "line-decided-energy")]
        } else {
            [(seat.launches.into(), "line-decided-launches"); 2]
        }
    }

    /// After the end: what decided among those with most points, if there were several.
    #[must_use]
    pub fn decided(&self) -> Option<Phrase> {
        let most = self.seats.iter().map(|seat| seat.points).max().filter(|_| self.phase == Phase::Over)?;
        let mut level: Vec<&SeatView> = self.seats.iter().filter(|seat| seat.points == most).collect();
        if level.len() < 2 {
            return None;
        }
        let all: Fact = level.iter().map(|seat| seat.seat).collect();
        for step in 0..2 {
            let (best, key) = level.iter().map(|seat| self.tie_breaks(seat)[step]).max()?;
            level.retain(|seat| self.tie_breaks(seat)[step].0 == best);
            if let [winner] = level[..] {
                return Some(phrase!(key, seats = all, seat = winner.seat, worth = best));
            }
        }
        Some(phrase!("line-decided-shared", seats = level.iter().map(|seat| seat.seat).collect::<Fact>()))
    }

    fn planet_lines(&self) -> Vec<Phrase> {
        let mut lines: Vec<Phrase> = self.planets.iter().map(|planet| self.planet_line(planet)).collect();
        let [blue, red] = self.planet_decks;
        lines.push(phrase!("line-planet-decks", blue = blue, red = red));
        if !self.used_planets.is_empty() {
            let used = self.used_planets.iter().map(|planet| planet.word()).collect();
            lines.push(phrase!("line-used-planets", planets = Fact::List(used)));
        }
        lines
    }

    fn market_lines(&self) -> Vec<Phrase> {
        let mut lines: Vec<Phrase> = Resource::all()
            .map(|resource| {
                let index = resource.index();
                phrase!(
                    "line-market",
                    resource = resource.word(),
                    stock = self.market[index],
                    capacity = self.capacity,
                    general = self.general[index]
                )
            })
            .collect();
        lines.push(phrase!(
            "line-display",
            modules = Fact::List(self.display.iter().map(|shown| self.module_words(shown)).collect())
        ));
        let pile = |kind: Kind| phrase!("pile", kind = kind.word(), cards = self.piles[kind.index()]);
        lines.push(phrase!("line-piles", piles = Kind::all().map(pile).collect::<Fact>()));
        lines.push(phrase!("line-decks", cards = self.deck, discards = self.discard.len()));
        if !self.discard.is_empty() {
            let discards = self.discard.iter().map(|discard| self.module_name(discard)).collect();
            lines.push(phrase!("line-discards", modules = Fact::List(discards)));
        }
        lines
    }

    fn hangar_lines(&self, hangar: &HangarView) -> Vec<Phrase> {
        if hangar.locked {
            return vec![phrase!("line-locked")];
        }
        if hangar.modules.is_empty() {
            return vec![phrase!("line-hangar-empty")];
        }
        let mut lines: Vec<Phrase> = hangar.modules.iter().map(|built| self.built_line(built)).collect();
        if hangar.complete {
            lines.push(phrase!("line-complete", tanks = hangar.tanks));
        }
        lines
    }

    fn built_line(&self, built: &BuiltView) -> Phrase {
        let stability = i32::from(built.facts.stability);
        let (name, owner, what) = (module(built.card), built.owner, self.what(&built.facts));
        if built.facts.capacity == 0 {
            return phrase!("line-built", module = name, what = what, owner = owner, stability = stability);
        }
        let aboard = self.seats.iter().flat_map(|seat| {
            let crew = built.crew[seat.seat.index()];
            std::iter::repeat_n(seat.seat, usize::from(crew))
        });
        let aboard: Vec<Seat> = aboard.collect();
        if aboard.is_empty() {
            let key = "line-built-empty";
            return phrase!(key, module = name, what = what, owner = owner, stability = stability, free = built.free);
        }
        phrase!(
            "line-built-seats",
            module = name,
            what = what,
            owner = owner,
            stability = stability,
            crew = aboard.into_iter().collect::<Fact>(),
            free = built.free
        )
    }

    fn seat_lines(&self, seat: &SeatView) -> Vec<Phrase> {
        let mut lines = vec![
            if self.phase == Phase::Over {
                self.score_line(seat)
            } else {
                phrase!("line-seat", points = seat.points, energy = seat.energy, tokens = seat.tokens)
            },
            phrase!("line-crew", crew = seat.crew, aboard = seat.aboard, landed = seat.landed),
            phrase!("line-cubes", cubes = cubes(seat.cubes), markers = seat.markers),
        ];
        if seat.launches > 0 {
            lines.push(phrase!("line-launches", launches = seat.launches));
        }
        if !seat.planets.is_empty() {
            let planets = seat.planets.iter().map(|planet| planet.word()).collect();
            lines.push(phrase!("line-planet-cards", planets = Fact::List(planets), crew = seat.card_crew));
        }
        if let Some(character) = seat.character {
            lines.push(phrase!("line-character", character = character.word()));
        }
        if !seat.modules.is_empty() {
            lines.push(phrase!(
                "line-modules",
                modules = Fact::List(seat.modules.iter().map(|held| self.module_words(held)).collect())
            ));
        }
        if let Some(dice) = &seat.dice {
            let die = |&(stage, face): &(Stage, u8)| phrase!("die", phase = stage.word(), face = face);
            let dice: Fact = dice.iter().map(die).collect();
            lines.push(match seat.bid {
                Some(bid) => phrase!("line-dice-bid", dice = dice, bid = bid),
                None => phrase!("line-dice", dice = dice),
            });
        } else if seat.ready {
            lines.push(phrase!("line-ready"));
        }
        lines
    }
}

impl View {
    /// The type of a module and what it carries; shields only where they matter (RR2-LCH-1).
    fn what(&self, facts: &Module) -> Fact {
        let matter = self.edition.shields_matter();
        let carried = [
            (matter && facts.heat_shield, "board-heat-shield"),
            (matter && facts.gas_shield, "board-gas-shield"),
            (facts.equipment == Equipment::Rover, "board-rover"),
            (facts.equipment == Equipment::Satellite, "board-satellite"),
        ];
        let carried = carried.into_iter().filter(|thing| thing.0).map(|thing| Fact::Word(thing.1));
        Fact::List(std::iter::once(facts.kind.word()).chain(carried).collect())
    }

    /// A module by its name, or by its back.
    fn module_name(&self, view: &ModuleView) -> Fact {
        view.card.map_or_else(|| sealed(view.kind, view.cost), module)
    }

    /// An unbuilt module with all that is known of it.
    fn module_words(&self, view: &ModuleView) -> Fact {
        let (Some(card), Some(facts)) = (view.card, &view.facts) else {
            let name = sealed(view.kind, view.cost);
            return match view.cubes {
                [0, 0, 0] => name,
                lying => phrase!("sealed-with-cubes", module = name, cubes = cubes(lying)).into(),
            };
        };
        phrase!(
            if view.cubes == [0; 3] { "unbuilt" } else { "unbuilt-with-cubes" },
            module = module(card),
            what = self.what(facts),
            cost = cubes(view.cost),
            cubes = cubes(view.cubes),
            energy = facts.energy,
            stability = i32::from(facts.stability),
            seats = facts.capacity
        )
        .into()
    }

    /// What the points of a player are made of.
    #[must_use]
    pub fn score_line(&self, seat: &SeatView) -> Phrase {
        let [planet, hangar, token] = self.worth;
        let first = if self.finishers.contains(&seat.seat) { self.finish_bonus } else { 0 };
        phrase!(
            if hangar > 0 { "line-score-hangars" } else { "line-score" },
            points = seat.points,
            landed = seat.landed,
            landed_points = i32::from(seat.landed) * i32::from(planet),
            aboard = seat.aboard,
            aboard_points = i32::from(seat.aboard) * i32::from(hangar),
            tokens = seat.tokens,
            token_points = i32::from(seat.tokens) * i32::from(token),
            first = first
        )
    }

    /// A planet in a sentence; hazards only where they matter (RR2-LCH-1).
    #[must_use]
    pub fn planet_line(&self, planet: &PlanetView) -> Phrase {
        let facts = &planet.facts;
        let hazards = [(facts.heat_hazard, "hazard-heat"), (facts.gas_hazard, "hazard-gas")];
        let hazards: Vec<Fact> =
            hazards.into_iter().filter(|hazard| hazard.0).map(|hazard| Fact::Word(hazard.1)).collect();
        let calm = hazards.is_empty() || !self.edition.shields_matter();
        let key = match (facts.red, calm) {
            (true, true) => "line-red-planet-calm",
            (true, false) => "line-red-planet",
            (false, true) => "line-blue-planet-calm",
            (false, false) => "line-blue-planet",
        };
        phrase!(
            key,
            planet = planet.planet.word(),
            cost = facts.energy_cost,
            fuel = facts.fuel,
            equipment = equipment(facts.equipment),
            hazards = Fact::List(if calm { Vec::new() } else { hazards }),
            launch = facts.launch_reward,
            construction = facts.construction_reward
        )
    }
}
