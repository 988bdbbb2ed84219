//! The view in words: what to do, what can be done, what the table looks like.

use engine::{Fact, Paragraph, Phrase, Prompt, Seat, Viewer, phrase};

use crate::action::{Action, Deed, Source};
use crate::geometry::Spot;
use crate::position::{Docking, End};
use crate::step::Step;
use crate::view::{Figure, SeatView, TileView, View};
use crate::words::{card_name, card_names, cell_name, end_name, spot_name};

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn prompt(&self) -> Prompt {
        if let Step::Over(end) = self.step {
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
            Action::Install(card) => phrase!("action-install", card = card_name(card)),
            Action::First(seat) => phrase!("action-first", seat = seat),
            Action::Dock(cell) => phrase!("action-dock", at = cell_name(cell)),
            Action::Grenade(Some(spot)) => phrase!("action-grenade", at = spot_name(spot)),
            Action::Grenade(None) => phrase!("action-grenade-none"),
            Action::Follow(Some(spot)) => phrase!("action-follow", at = spot_name(spot)),
            Action::Follow(None) => phrase!("action-follow-none"),
            Action::Trade(seat) => phrase!("action-trade", seat = seat),
            Action::Give(card) => phrase!("action-give", card = card_name(card)),
            Action::Take(card) => phrase!("action-take", card = card_name(card)),
            Action::Finish => phrase!("action-finish"),
            Action::Accept => phrase!("action-accept"),
            Action::Refuse => phrase!("action-refuse"),
            Action::Play(card) => phrase!("action-play", card = card_name(card)),
            Action::Core(card) => phrase!("action-core", card = card_name(card)),
            Action::Lift(cell) => phrase!("action-lift", at = cell_name(cell)),
            Action::Set(cell) => phrase!("action-set", at = cell_name(cell)),
            Action::Replace(card) => phrase!("action-replace", card = card_name(card)),
            Action::Suppress(cell) => phrase!("action-suppress", at = cell_name(cell)),
            Action::Place(spot) => self.place_words(spot),
            Action::GoOn => phrase!("action-go-on"),
            Action::Discard(card) => phrase!("action-discard", card = card_name(card)),
            Action::EndActions => match self.threatened.len() {
                0 => phrase!("action-end"),
                count => phrase!("action-end-threatened", count = count),
            },
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let mut paragraphs = vec![
            Paragraph {
                heading: phrase!("heading-turn", turn = self.turn, seat = self.active),
                lines: self.turn_lines(),
            },
            Paragraph { heading: phrase!("heading-rescue"), lines: self.rescue_lines() },
            Paragraph {
                heading: phrase!("heading-colony"),
                lines: self.tiles.iter().map(|tile| self.tile_line(tile)).collect(),
            },
        ];
        for seat in &self.seats {
            paragraphs
                .push(Paragraph { heading: phrase!("heading-seat", seat = seat.seat), lines: self.seat_lines(seat) });
        }
        paragraphs.push(Paragraph { heading: phrase!("heading-cards"), lines: self.card_lines() });
        paragraphs
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
            Step::ChooseCore(_) => phrase!("prompt-choose-core"),
            Step::ChooseFirst => phrase!("prompt-choose-first"),
            Step::Dock(Docking::Return) => phrase!("prompt-dock-return"),
            Step::Dock(_) => phrase!("prompt-dock"),
            Step::Actions if self.passage.is_some() => phrase!("prompt-passage"),
            Step::Actions => phrase!("prompt-actions", left = self.left(), allowance = self.allowance),
            Step::Grenade(spot) => phrase!("prompt-grenade", at = spot_name(spot)),
            Step::Follow { vacated, .. } => phrase!("prompt-follow", at = spot_name(vacated)),
            Step::Trade(partner) => phrase!(
                "prompt-trade",
                partner = partner,
                given = card_names(&self.exchange.0),
                taken = card_names(&self.exchange.1)
            ),
            Step::Ask(_) => phrase!(
                "prompt-ask",
                partner = self.active,
                given = card_names(&self.exchange.0),
                taken = card_names(&self.exchange.1)
            ),
            Step::LiftTile => phrase!("prompt-lift"),
            Step::SetTile(cell) => phrase!("prompt-set", at = cell_name(cell)),
            Step::ReplaceCore => phrase!("prompt-replace"),
            Step::InstallCore(_) => phrase!("prompt-install"),
            Step::Rolled => phrase!("prompt-rolled", die = self.die),
            Step::Suppress => phrase!("prompt-suppress"),
            Step::Place(cell) => phrase!("prompt-place", at = cell_name(cell)),
            Step::Setback => phrase!("prompt-setback", card = self.drawn.map_or(Fact::Number(0), card_name)),
            Step::Discard => phrase!("prompt-discard", limit = self.hand_limit),
            Step::Over(end) => self.over_words(end),
        }
    }

    /// How it ended, and why.
    fn over_words(&self, end: End) -> Phrase {
        phrase!(end_name(end), saved = self.saved, turns = self.turn)
    }

    /// What is easily forgotten.
    fn prompt_next(&self) -> Option<Phrase> {
        match self.step {
            Step::Actions if !self.threatened.is_empty() && !self.options.fast_creeps => {
                let fatal = self.threatened.len() > usize::from(self.losses_allowed);
                let key = if fatal { "prompt-threatened-fatal" } else { "prompt-threatened" };
                Some(phrase!(key, count = self.threatened.len()))
            }
            Step::Actions if self.saved + self.aboard >= self.target => Some(phrase!("prompt-board-now")),
            Step::Actions if self.power_plants == 1 => Some(phrase!("prompt-last-plant")),
            Step::Actions if self.command_dishes == 1 => Some(phrase!("prompt-last-dish")),
            Step::Actions => self.dock_warning(),
            Step::Dock(_) => Some(phrase!("prompt-dock-next")),
            Step::Place(cell) => self.fill_warning(cell),
            Step::Rolled => Some(phrase!("prompt-rolled-next", count = self.queue_size())),
            _ => None,
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
            Deed::Fly(to) => phrase!("action-fly", to = spot_name(to)),
            Deed::Swap(with) => phrase!("action-swap", at = spot_name(with)),
            Deed::Teleport(source, to) => {
                phrase!("action-teleport", cards = source_name(source), to = spot_name(to))
            }
            Deed::Attack(at) if self.figure(at) == Some(Figure::SuperCreep) => {
                phrase!("action-attack-super", at = spot_name(at))
            }
            Deed::Attack(at) => phrase!("action-attack", at = spot_name(at)),
            Deed::Snipe(at) => phrase!("action-snipe", at = spot_name(at)),
            Deed::HeatSeek(source, at) => phrase!("action-heat-seek", cards = source_name(source), at = spot_name(at)),
            Deed::Command(from, Spot::Pod) => phrase!("action-board", from = spot_name(from)),
            Deed::Command(from, to) => phrase!("action-command", from = spot_name(from), to = spot_name(to)),
        }
    }

    // ------------------------------------------------------------------ the table

    fn turn_lines(&self) -> Vec<Phrase> {
        let mut lines = vec![phrase!("line-actions", left = self.left(), allowance = self.allowance)];
        if !self.activated.is_empty() {
            lines.push(phrase!("line-activated", cards = card_names(&self.activated)));
        }
        if self.dish_covered {
            lines.push(phrase!("line-dish-covered"));
        }
        if self.die > 0 {
            lines.push(phrase!("line-die", die = self.die));
        }
        if let Some(card) = self.drawn {
            lines.push(phrase!("line-drawn", card = card_name(card)));
        }
        if let Some(passage) = self.passage {
            lines.push(phrase!("line-passage", at = spot_name(passage.at)));
        }
        lines
    }

    fn rescue_lines(&self) -> Vec<Phrase> {
        let pod = match (self.dock, self.returns) {
            (Some(cell), _) => phrase!("line-pod-docked", at = cell_name(cell), aboard = self.aboard),
            (None, Some(seat)) => phrase!("line-pod-away", seat = seat, aboard = self.aboard),
            (None, None) => phrase!("line-pod-waiting"),
        };
        let threatened: Fact = self.threatened.iter().map(|&spot| spot_name(spot)).collect();
        let mut lines = vec![
            phrase!("line-saved", saved = self.saved, target = self.target, standing = self.standing),
            phrase!("line-losses", lost = self.lost, allowed = self.losses_allowed),
            pod,
            phrase!("line-modules", plants = self.power_plants, dishes = self.command_dishes),
        ];
        if !self.threatened.is_empty() {
            lines.push(phrase!("line-threatened", count = self.threatened.len(), at = threatened));
        }
        lines
    }

    fn tile_line(&self, tile: &TileView) -> Phrase {
        let count = |figure: Figure| tile.figures.iter().filter(|&&other| other == figure).count();
        let robots: Fact = tile
            .figures
            .iter()
            .filter_map(|figure| if let Figure::Robot(seat) = figure { Some(*seat) } else { None })
            .collect();
        let key = match (tile.figures.contains(&Figure::SuperCreep), tile.shielded || tile.calm) {
            (false, false) => "line-tile",
            (false, true) => "line-tile-suppressed",
            (true, false) => "line-tile-super",
            (true, true) => "line-tile-super-suppressed",
        };
        phrase!(
            key,
            module = tile.module,
            at = cell_name(tile.at),
            colonists = count(Figure::Colonist),
            creeps = count(Figure::Creep),
            robots = robots
        )
    }

    fn seat_lines(&self, seat: &SeatView) -> Vec<Phrase> {
        let place = match seat.place {
            Some(spot) => phrase!("line-robot", at = spot_name(spot)),
            None => phrase!("line-robot-out"),
        };
        vec![
            place,
            phrase!("line-cores", cards = card_names(&seat.cores)),
            phrase!("line-hand", cards = card_names(&seat.hand), limit = self.hand_limit),
        ]
    }

    fn card_lines(&self) -> Vec<Phrase> {
        let setbacks = self.deck.iter().filter(|card| card.is_setback()).count();
        vec![
            phrase!("line-deck", cards = self.deck.len(), setbacks = setbacks),
            phrase!("line-discard", cards = card_names(&self.discard)),
        ]
    }
}

/// Which cards pay for a Teleport or Heat Seeker.
fn source_name(source: Source) -> Fact {
    Fact::Word(match source {
        Source::Card => "source-card",
        Source::Core => "source-core",
        Source::CoreAndCard => "source-core-and-card",
        Source::Cards => "source-cards",
        Source::Cores => "source-cores",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;

    #[test]
    fn every_card_has_a_word() {
        for card in Card::ALL {
            assert_eq!(card_name(card), Fact::Word(card_word(card)));
        }
    }

    fn card_word(card: Card) -> &'static str {
        Box::leak(format!("card-{card}").into_boxed_str())
    }
}
