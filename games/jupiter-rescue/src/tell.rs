//! The view in words: what to do, what can be done, what the table looks like.

use engine::{Fact, Noun, Paragraph, Phrase, Prompt, Seat, Viewer, phrase};

use crate::action::{Action, Deed};
use crate::decision::Decision;
use crate::geometry::Spot;
use crate::position::{Docking, End};
use crate::view::{Figure, SeatView, TileView, View};
use crate::words::{card_names, cell_name, end_name, figure_name, spot_name};

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn numbers(&self) -> Vec<(&'static str, i32)> {
        let creeps = |tile: &TileView| tile.figures.iter().filter(|&&figure| figure == Figure::Creep).count();
        vec![
            ("number-saved", self.saved.into()),
            ("number-aboard", self.aboard.into()),
            ("number-creeps", self.tiles.iter().map(creeps).sum::<usize>() as i32),
            ("number-threatened", self.threatened.len() as i32),
            ("number-falling", self.falling.len() as i32),
            ("number-lost", self.lost.into()),
        ]
    }

    fn prompt(&self) -> Prompt {
        if let Decision::Over(end) = self.step {
            let key = if end == End::Won { "prompt-won" } else { "prompt-lost" };
            return Prompt { now: phrase!(key), next: Some(self.over_words(end)) };
        }
        match self.deciders.first() {
            Some(&seat) if !self.viewer.is(seat) => Prompt { now: phrase!("prompt-wait", seat = seat), next: None },
            _ => Prompt { now: self.prompt_now(), next: self.prompt_next() },
        }
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Do(deed, by) => self.deed_words(deed, by),
            Action::Install(card) => phrase!("action-install", card = card.word()),
            Action::First(seat) => phrase!("action-first", seat = seat),
            Action::Dock(cell) => phrase!("action-dock", at = cell_name(cell)),
            Action::Grenade(Some(spot)) => phrase!("action-grenade", at = spot_name(spot)),
            Action::Grenade(None) => phrase!("action-grenade-none"),
            Action::Follow(Some(spot)) => phrase!("action-follow", at = spot_name(spot)),
            Action::Follow(None) => phrase!("action-follow-none"),
            Action::Trade(seat) => self.trade_words(seat),
            Action::Give(card) => phrase!("action-give", card = card.word()),
            Action::Take(card) => phrase!("action-take", card = card.word()),
            Action::Finish => phrase!("action-finish"),
            Action::Accept => phrase!("action-accept"),
            Action::Refuse => phrase!("action-refuse"),
            Action::Play(card) => phrase!("action-play", card = card.word()),
            Action::Core(card) => phrase!("action-core", card = card.word()),
            Action::Lift(cell) => phrase!("action-lift", at = cell_name(cell)),
            Action::Set(cell) => phrase!("action-set", at = cell_name(cell)),
            Action::Replace(card) => phrase!("action-replace", card = card.word()),
            Action::Suppress(cell) => phrase!("action-suppress", at = cell_name(cell)),
            Action::Place(spot) => self.place_words(spot),
            Action::GoOn => phrase!("action-go-on"),
            Action::Discard(card) => phrase!("action-discard", card = card.word()),
            Action::EndActions => match self.threatened.len() {
                0 => phrase!("action-end"),
                count => phrase!("action-end-threatened", count = count),
            },
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        self.paragraphs()
    }
}

impl View {
    /// Actions left this turn.
    #[must_use]
    pub fn left(&self) -> i8 {
        (self.allowance - self.spent).max(0)
    }

    fn prompt_now(&self) -> Phrase {
        match self.step {
            Decision::ChooseCore(_) => phrase!("prompt-choose-core"),
            Decision::ChooseFirst => phrase!("prompt-choose-first"),
            Decision::Dock(Docking::Return) => phrase!("prompt-dock-return"),
            Decision::Dock(_) => phrase!("prompt-dock"),
            Decision::Actions if self.passage.is_some() => phrase!("prompt-passage"),
            Decision::Actions => phrase!("prompt-actions", left = self.left(), allowance = self.allowance),
            Decision::Grenade(spot) => phrase!("prompt-grenade", at = spot_name(spot)),
            Decision::Follow { vacated, .. } => phrase!("prompt-follow", at = spot_name(vacated)),
            Decision::Trade(partner) => phrase!(
                "prompt-trade",
                partner = partner,
                given = card_names(&self.exchange.0),
                taken = card_names(&self.exchange.1)
            ),
            Decision::Ask(_) => phrase!(
                "prompt-ask",
                partner = self.active,
                given = card_names(&self.exchange.0),
                taken = card_names(&self.exchange.1)
            ),
            Decision::LiftTile => phrase!("prompt-lift"),
            Decision::SetTile(cell) => phrase!("prompt-set", at = cell_name(cell)),
            Decision::ReplaceCore => phrase!("prompt-replace"),
            Decision::InstallCore(_) => phrase!("prompt-install"),
            Decision::Rolled => phrase!("prompt-rolled", die = self.die),
            Decision::Suppress => phrase!("prompt-suppress"),
            Decision::Place(cell) => phrase!("prompt-place", at = cell_name(cell)),
            Decision::Setback => phrase!("prompt-setback", card = self.drawn.map_or(Fact::Number(0), Noun::word)),
            Decision::Discard => phrase!("prompt-discard", limit = self.hand_limit),
            Decision::Over(end) => self.over_words(end),
        }
    }

    /// How it ended, and why.
    pub(crate) fn over_words(&self, end: End) -> Phrase {
        phrase!(end_name(end), saved = self.saved, turns = self.turn)
    }

    /// What is easily forgotten.
    fn prompt_next(&self) -> Option<Phrase> {
        match self.step {
            Decision::Actions if !self.threatened.is_empty() && !self.options.fast_creeps => {
                let fatal = self.threatened.len() > usize::from(self.losses_allowed);
                let key = if fatal { "prompt-threatened-fatal" } else { "prompt-threatened" };
                Some(phrase!(key, count = self.threatened.len()))
            }
            Decision::Actions if self.saved + self.aboard >= self.target => Some(self.homing_words()),
            Decision::Actions if self.power_plants == 1 => Some(phrase!("prompt-last-plant")),
            Decision::Actions if self.command_dishes == 1 => Some(phrase!("prompt-last-dish")),
            Decision::Actions => self.dock_warning(),
            Decision::ChooseCore(_) => Some(phrase!("prompt-choose-core-next")),
            Decision::Dock(_) => Some(phrase!("prompt-dock-next")),
            Decision::Place(cell) => self.fill_warning(cell),
            Decision::Rolled => Some(phrase!("prompt-rolled-next", count = self.queue_size())),
            _ => None,
        }
    }

    /// Enough Colonists are away: what is left to do (JR-END-1, JR-VULN-6).
    fn homing_words(&self) -> Phrase {
        match self.seats.iter().find(|seat| seat.place.is_none()) {
            None => phrase!("prompt-board-now"),
            Some(out) => phrase!("prompt-out-first", seat = out.seat),
        }
    }

    /// How many tiles the roll brings a Creep to.
    fn queue_size(&self) -> usize {
        let hit = |tile: &&TileView| {
            if self.die == 6 {
                tile.figures.contains(&Figure::Creep)
            } else {
                tile.module == self.die && !tile.exposed.is_empty()
            }
        };
        self.tiles.iter().filter(hit).filter(|tile| !tile.shielded).count()
    }

    /// The own Robot stands in the way to the Pod.
    fn dock_warning(&self) -> Option<Phrase> {
        let dock = self.dock?;
        let Some(Spot::At(cell, site)) = self.seat(self.active)?.place else { return None };
        let blocks = site.direction().is_some_and(|direction| cell.step(direction) == dock);
        blocks.then(|| phrase!("prompt-blocks-dock"))
    }

    fn fill_warning(&self, cell: crate::geometry::Cell) -> Option<Phrase> {
        let tile = self.tiles.iter().find(|tile| tile.at == cell)?;
        let free = tile.figures.iter().filter(|figure| matches!(figure, Figure::Open | Figure::Colonist)).count();
        (free == 1).then(|| phrase!("prompt-fills-tile"))
    }

    fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    fn figure(&self, spot: Spot) -> Option<Figure> {
        match spot {
            Spot::Pod => None,
            Spot::At(cell, site) => {
                self.tiles.iter().find(|tile| tile.at == cell).map(|tile| tile.figures[usize::from(site.0)])
            }
        }
    }

    fn place_words(&self, spot: Spot) -> Phrase {
        let key = match self.figure(spot) {
            Some(Figure::Colonist) => "action-place-colonist",
            _ => "action-place",
        };
        phrase!(key, at = spot_name(spot))
    }

    /// A trade in which only one card can move is done with it, so it is named.
    fn trade_words(&self, partner: Seat) -> Phrase {
        let hand = |seat: Seat| self.seat(seat).map_or(&[][..], |seat| &seat.hand);
        let given = hand(self.active);
        let taken = if self.refused.contains(&partner) { &[] } else { hand(partner) };
        match (given, taken) {
            ([card], []) => phrase!("action-trade-give", seat = partner, card = card.word()),
            ([], [card]) => phrase!("action-trade-take", seat = partner, card = card.word()),
            _ => phrase!("action-trade", seat = partner),
        }
    }

    fn deed_words(&self, deed: Deed, by: Option<Seat>) -> Phrase {
        let words = self.bare_deed_words(deed);
        match by {
            None => words,
            Some(proxy) => phrase!("action-by", deed = words, proxy = proxy),
        }
    }

    fn bare_deed_words(&self, deed: Deed) -> Phrase {
        match deed {
            Deed::Move(to) if self.figure(to) == Some(Figure::Creep) => phrase!("action-run-over", to = spot_name(to)),
            Deed::Move(to) => phrase!("action-move", to = spot_name(to)),
            Deed::Fly(to) if self.figure(to) == Some(Figure::Colonist) => {
                phrase!("action-fly-swap", to = spot_name(to))
            }
            Deed::Fly(to) => phrase!("action-fly", to = spot_name(to)),
            Deed::Swap(with) => {
                let figure = self.figure(with).unwrap_or(Figure::Open);
                phrase!("action-swap", figure = figure_name(figure), at = spot_name(with))
            }
            Deed::Teleport(source, to) if self.figure(to) == Some(Figure::Colonist) => {
                phrase!("action-teleport-swap", cards = source.word(), to = spot_name(to))
            }
            Deed::Teleport(source, to) => {
                phrase!("action-teleport", cards = source.word(), to = spot_name(to))
            }
            Deed::Attack(at) if self.figure(at) == Some(Figure::SuperCreep) => {
                phrase!("action-attack-super", at = spot_name(at))
            }
            Deed::Attack(at) => phrase!("action-attack", at = spot_name(at)),
            Deed::Snipe(at) => phrase!("action-snipe", at = spot_name(at)),
            Deed::HeatSeek(source, at) => phrase!("action-heat-seek", cards = source.word(), at = spot_name(at)),
            Deed::Command(from, Spot::Pod) => phrase!("action-board", from = spot_name(from)),
            Deed::Command(from, to) => phrase!("action-command", from = spot_name(from), to = spot_name(to)),
        }
    }
}
