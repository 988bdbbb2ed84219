//! The whole table in words: everything that is public.

use engine::{Fact, Noun, Paragraph, Phrase, phrase};

use crate::decision::Decision;
use crate::geometry::Site;
use crate::view::{Figure, SeatView, TileView, View};
use crate::words::{card_names, cell_name, cell_names, site_name, spot_name};

impl View {
    /// The turn, the rescue, the colony, the players, the cards.
    pub(crate) fn paragraphs(&self) -> Vec<Paragraph> {
        let mut paragraphs = vec![
            Paragraph {
                heading: phrase!("heading-turn", turn = self.turn, seat = self.active),
                lines: self.turn_lines(),
            },
            Paragraph { heading: phrase!("heading-rescue"), lines: self.rescue_lines() },
            Paragraph { heading: phrase!("heading-colony"), lines: self.colony_lines() },
        ];
        for seat in &self.seats {
            paragraphs
                .push(Paragraph { heading: phrase!("heading-seat", seat = seat.seat), lines: self.seat_lines(seat) });
        }
        paragraphs.push(Paragraph { heading: phrase!("heading-cards"), lines: self.card_lines() });
        paragraphs
    }

    fn turn_lines(&self) -> Vec<Phrase> {
        if let Decision::Over(end) = self.step {
            return vec![self.over_words(end)];
        }
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
            lines.push(phrase!("line-drawn", card = card.word()));
        }
        if !self.queue.is_empty() {
            lines.push(phrase!("line-queue", at = cell_names(&self.queue)));
        }
        if let Some(passage) = self.passage {
            lines.push(phrase!("line-passage", at = spot_name(passage.at)));
        }
        lines.extend(self.trade_lines());
        lines
    }

    /// The trade being put together, and who refused one.
    fn trade_lines(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        if let Decision::Trade(partner) | Decision::Ask(partner) = self.step {
            let (given, taken) = (card_names(&self.exchange.0), card_names(&self.exchange.1));
            lines.push(phrase!("line-trade", seat = self.active, partner = partner, given = given, taken = taken));
        }
        if !self.refused.is_empty() {
            lines.push(phrase!("line-refused", seats = self.refused.iter().copied().collect::<Fact>()));
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

    /// Every tile with who stands where, then those that are gone.
    fn colony_lines(&self) -> Vec<Phrase> {
        let gone: Fact = self.gone.iter().map(|tile| Fact::Text(tile.clone())).collect();
        let tiles = self.tiles.iter().map(TileView::line);
        tiles.chain([phrase!("line-gone", tiles = gone)]).collect()
    }

    fn seat_lines(&self, seat: &SeatView) -> Vec<Phrase> {
        let place = match seat.place {
            Some(spot) => phrase!("line-robot", at = spot_name(spot)),
            None => phrase!("line-robot-out"),
        };
        let mut lines = vec![
            place,
            phrase!("line-cores", cards = card_names(&seat.cores)),
            phrase!("line-hand", cards = card_names(&seat.hand), limit = self.hand_limit),
        ];
        if !seat.used.is_empty() {
            lines.push(phrase!("line-used", cards = card_names(&seat.used)));
        }
        lines
    }

    fn card_lines(&self) -> Vec<Phrase> {
        let setbacks = self.deck.iter().filter(|card| card.is_setback()).count();
        vec![
            phrase!("line-deck", cards = self.deck.len(), setbacks = setbacks),
            phrase!("line-in-deck", cards = card_names(&self.deck)),
            phrase!("line-discard", cards = card_names(&self.discard)),
        ]
    }
}

impl TileView {
    fn line(&self) -> Phrase {
        phrase!(
            "line-tile",
            at = cell_name(self.at),
            module = self.module,
            tile = self.tile.clone(),
            parts = Fact::List(self.parts())
        )
    }

    /// What there is to say of a tile: its face, who stands where, its shield.
    fn parts(&self) -> Vec<Fact> {
        let mut parts = Vec::new();
        if self.hard {
            parts.push(phrase!("part-hard", bridges = self.bridges()).into());
        }
        for (key, figure) in [("part-colonists", Figure::Colonist), ("part-creeps", Figure::Creep)] {
            let sites = self.sites(figure);
            if !sites.is_empty() {
                parts.push(phrase!(key, count = sites.len(), sites = Fact::List(sites)).into());
            }
        }
        for (site, figure) in self.sited() {
            if let Figure::Robot(seat) = figure {
                parts.push(phrase!("part-robot", seat = seat, site = site_name(site)).into());
            }
        }
        if self.figures.contains(&Figure::SuperCreep) {
            parts.push(Fact::Word("part-super"));
        }
        if self.shielded || self.calm {
            parts.push(Fact::Word("part-shielded"));
        }
        parts
    }

    fn sited(&self) -> impl Iterator<Item = (Site, Figure)> {
        (0..6).map(Site::side).chain([Site::CENTRE]).zip(self.figures)
    }

    fn sites(&self, wanted: Figure) -> Vec<Fact> {
        self.sited().filter(|&(_, figure)| figure == wanted).map(|(site, _)| site_name(site)).collect()
    }

    /// The bridges inside the tile.
    fn bridges(&self) -> Fact {
        let bridge = |one: Site, other: Site| phrase!("part-bridge", one = site_name(one), other = site_name(other));
        let spokes = self.spokes.iter().map(|&side| bridge(Site::CENTRE, Site::side(side)));
        let rims = self.rims.iter().map(|&side| bridge(Site::side(side), Site::side((side + 1) % 6)));
        spokes.chain(rims).collect()
    }
}
