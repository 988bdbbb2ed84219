//! Everything that may be done, listed quickly: what search and mass play live on. The battery compares it with what
//! [`may`](super::may) says of the candidates.

use engine::Seat;
use strum::VariantArray;

use crate::action::{Action, Deed, Source};
use crate::board::OpenDomes;
use crate::cards::Card;
use crate::geometry::Spot;
use crate::position::{Follow, JupiterRescue, Passage, Phase};
use crate::space::{Space, Tile, sites};

/// Appends every legal action of a seat.
pub(crate) fn actions(game: &JupiterRescue, seat: Seat, out: &mut Vec<Action>) {
    if game.deciders().contains(seat) {
        game.list(&mut |action| out.push(action));
    }
}

impl JupiterRescue {
    /// Every option of the decision that is due.
    pub(crate) fn list(&self, add: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::ChooseCore(seat) => self.hands[seat.index()].kinds().map(Action::Install).for_each(add),
            Phase::ChooseFirst => Seat::all(self.players).map(Action::First).for_each(add),
            Phase::Dock(_) => self.free_cells(None).iter().copied().map(Action::Dock).for_each(add),
            Phase::Actions => self.list_menu(add),
            Phase::Grenade(first) => self.list_grenades(first, add),
            Phase::Follow(follow) => self.list_follows(follow, add),
            Phase::Trade(partner) => self.list_exchange(partner, add),
            Phase::Ask(_) => [Action::Accept, Action::Refuse].into_iter().for_each(add),
            Phase::LiftTile => {
                let movable = self.board.standing.filter(|&tile| self.can_lift(tile));
                movable.map(|tile| Action::Lift(self.board.cells[tile.index()])).for_each(add);
            }
            Phase::SetTile(tile) => self.landings(tile).map(Action::Set).for_each(add),
            Phase::ReplaceCore => self.replaceable_cores().map(Action::Replace).for_each(add),
            Phase::InstallCore(_) => self.hand().kinds().map(Action::Install).for_each(add),
            Phase::Rolled => self.list_answers(true, add),
            Phase::Suppress => {
                let tiles = self.board.standing.without(self.suppressed());
                tiles.map(|tile| Action::Suppress(self.board.cells[tile.index()])).for_each(add);
            }
            Phase::Place(tile) => {
                sites(self.creep_sites(tile)).map(|site| Action::Place(self.board.spot(tile.at(site)))).for_each(add);
            }
            Phase::Setback => self.list_answers(false, add),
            Phase::Discard => self.hand().kinds().map(Action::Discard).for_each(add),
            Phase::Over(_) => {}
        }
    }

    /// The menu of the Actions step. Combinations need no announcement: cards in effect open richer targets (JR-COMBO-1).
    fn list_menu(&self, add: &mut impl FnMut(Action)) {
        if let Some(passage) = self.passage {
            return self.list_passage(passage, add); // JR-ACT-5, JR-POLITE-2
        }
        self.list_paid(add);
        self.list_free(add);
        add(Action::EndActions); // JR-ACT-3
    }

    /// Everything that costs actions (JR-ACT-2).
    fn list_paid(&self, add: &mut impl FnMut(Action)) {
        if self.left() < 1 {
            return; // JR-ACT-1
        }
        self.list_moves(add);
        self.list_flights(add);
        self.list_swaps(add);
        self.list_attacks(add);
        self.list_commands(add);
        self.list_trades(add);
        self.list_snipes(add);
        self.list_teleports(add);
        self.list_heat_seeks(add);
    }

    /// Whether anything but ending is possible in the Actions step (JR-ACT-4).
    pub(crate) fn has_something_to_do(&self) -> bool {
        if self.passage.is_some() {
            return true;
        }
        let mut found = false;
        if self.left() > 0 {
            // Nearly always there is a step to take.
            found = self.has_open_neighbour(self.place());
            if !found {
                self.list_paid(&mut |_| found = true);
            }
        }
        if !found {
            self.list_free(&mut |_| found = true);
        }
        found
    }

    /// Whether a figure there could step somewhere, at a glance: across a side it is not looked for.
    fn has_open_neighbour(&self, at: Space) -> bool {
        if at.is_dome() {
            return self.board.inside(at) & self.board.open(at.tile()) != 0;
        }
        let mut open = false;
        if self.on_board(at) {
            self.board.each_near(at, |to| open |= self.board.is_open(to));
        }
        open
    }

    // ------------------------------------------------------------------ Robots

    fn list_moves(&self, add: &mut impl FnMut(Action)) {
        self.each_actor(Self::moves_lent, |by, at| {
            if self.on_board(at) {
                self.board.each_near(at, |to| {
                    if self.can_step(at, to) {
                        add(Action::Do(Deed::Move(self.board.spot(to)), by));
                    }
                });
            }
        });
    }

    fn list_flights(&self, add: &mut impl FnMut(Action)) {
        if !self.in_effect(Card::RocketBoots) {
            return;
        }
        self.each_actor(
            |_| true,
            |by, at| {
                if self.on_board(at) {
                    self.each_flight(at, |to, may| {
                        if may.is_ok() {
                            add(Action::Do(Deed::Fly(self.board.spot(to)), by));
                        }
                    });
                }
            },
        );
    }

    fn list_swaps(&self, add: &mut impl FnMut(Action)) {
        if !self.in_effect(Card::Swap) {
            return;
        }
        self.each_actor(
            |_| true,
            |by, at| {
                if self.on_board(at) {
                    self.board.each_near(at, |with| {
                        if self.can_swap(at, with) {
                            add(Action::Do(Deed::Swap(self.board.spot(with)), by));
                        }
                    });
                }
            },
        );
    }

    /// The ways to pay for a Teleport or a Heat Seeker that the active seat can afford (JR-ACT-1, JR-CARD-8).
    fn sources(&self, card: Card) -> impl Iterator<Item = Source> + '_ {
        let cards = self.hand().count(card);
        let cores = self.ready_cores(card).count() as u8;
        let left = if cards + cores == 0 { 0 } else { self.left() };
        let sources = if left == 0 { &[] } else { Source::VARIANTS };
        sources.iter().copied().filter(move |&source| {
            let (from_hand, from_core) = source.parts();
            from_hand <= cards && from_core <= cores && self.long_cost(source) <= left
        })
    }

    fn list_teleports(&self, add: &mut impl FnMut(Action)) {
        for source in self.sources(Card::Teleport) {
            self.each_actor(
                |_| true,
                |by, at| {
                    let mut teleport = |to| add(Action::Do(Deed::Teleport(source, self.board.spot(to)), by));
                    for tile in self.board.standing {
                        sites(self.teleport_targets(at, tile)).for_each(|site| teleport(tile.at(site)));
                    }
                    if at != Space::POD && self.board.dock.is_some() {
                        teleport(Space::POD);
                    }
                },
            );
        }
    }

    fn list_attacks(&self, add: &mut impl FnMut(Action)) {
        self.each_actor(Self::attacks_lent, |by, at| {
            self.each_target(self.plain_range(at, by), |target| {
                add(Action::Do(Deed::Attack(self.board.spot(target)), by));
            });
        });
    }

    fn list_snipes(&self, add: &mut impl FnMut(Action)) {
        if !self.hand().has(Card::Sniper) || self.in_effect(Card::Sniper) {
            return;
        }
        self.each_actor(
            |_| true,
            |by, at| {
                self.each_target(self.firing_range(at, true).without(self.plain_range(at, by)), |target| {
                    add(Action::Do(Deed::Snipe(self.board.spot(target)), by));
                });
            },
        );
    }

    fn list_heat_seeks(&self, add: &mut impl FnMut(Action)) {
        for source in self.sources(Card::HeatSeeker) {
            self.each_actor(
                |_| true,
                |by, _| {
                    self.each_target(self.board.standing, |target| {
                        add(Action::Do(Deed::HeatSeek(source, self.board.spot(target)), by));
                    });
                },
            );
        }
    }

    fn list_grenades(&self, first: Space, add: &mut impl FnMut(Action)) {
        self.board.each_near(first, |near| {
            if self.board.has_creep(near) {
                add(Action::Grenade(Some(self.board.spot(near))));
            }
        });
        add(Action::Grenade(None));
    }

    // ------------------------------------------------------------------ Colonists

    fn list_commands(&self, add: &mut impl FnMut(Action)) {
        let open = self.board.open_domes();
        self.each_actor(Self::commands_lent, |by, place| {
            let reach = self.reach(place);
            for tile in reach.and(self.board.standing) {
                if self.board.colonists[tile.index()] != 0 {
                    self.list_commands_on(tile, place, by, &open, add);
                }
            }
            if reach.contains(Tile::POD) && self.aboard > 0 {
                self.board.each_near(Space::POD, |to| {
                    if self.board.is_open(to) || self.can_enter_politely(place, Space::POD, to) {
                        add(Action::Do(Deed::Command(Spot::Pod, self.board.spot(to)), by));
                    }
                });
            }
        });
    }

    /// Every step of the Colonists on a tile: inside, across its sides, and politely onto occupied domes.
    fn list_commands_on(
        &self,
        tile: Tile,
        place: Space,
        by: Option<Seat>,
        open: &OpenDomes,
        add: &mut impl FnMut(Action),
    ) {
        let (layout, open_here, cell) = (self.board.layout(tile), open[tile.index()], self.board.cells[tile.index()]);
        let ways_out = self.board.ways_out(tile, open);
        let polite = if self.options.polite_colonists { u8::MAX } else { 0 };
        let movable = layout.joined(open_here) | ways_out | polite;
        for site in sites(self.board.colonists[tile.index()] & movable) {
            let from = Spot::At(cell, site);
            let mut command = |to| add(Action::Do(Deed::Command(from, to), by));
            sites(layout.near[usize::from(site.0)] & open_here).for_each(|to| command(Spot::At(cell, to)));
            self.board.each_across(tile, site.bit() & ways_out, |to| command(self.board.spot(to)));
            if self.options.polite_colonists {
                self.each_polite_step(place, tile.at(site), |to| command(self.board.spot(to)));
            }
        }
    }

    /// Visits every occupied dome that a Colonist may enter on its way.
    fn each_polite_step(&self, place: Space, from: Space, mut visit: impl FnMut(Space)) {
        self.board.each_near(from, |to| {
            if self.can_enter_politely(place, from, to) {
                visit(to);
            }
        });
    }

    fn list_follows(&self, follow: Follow, add: &mut impl FnMut(Action)) {
        self.each_follower(follow, |from| add(Action::Follow(Some(self.board.spot(from)))));
        if self.may_decline_to_follow(follow) {
            add(Action::Follow(None));
        }
    }

    fn list_passage(&self, passage: Passage, add: &mut impl FnMut(Action)) {
        let mut step = |deed: &dyn Fn(Space) -> Deed, by| {
            self.board.each_near(passage.at, |to| {
                if self.can_step_on(passage, to) {
                    add(Action::Do(deed(to), by));
                }
            });
        };
        if let Some(seat) = passage.robot {
            return step(&|to| Deed::Move(self.board.spot(to)), (seat != self.active).then_some(seat));
        }
        let from = self.board.spot(passage.at);
        self.each_actor(Self::commands_lent, |by, place| {
            if self.reach(place).contains(passage.at.tile()) {
                step(&|to| Deed::Command(from, self.board.spot(to)), by);
            }
        });
    }

    // ------------------------------------------------------------------ cards

    /// Everything in the Actions step that costs no action: Boosts, activations, Events (JR-CARD-4, JR-CARD-5), as many
    /// as one has (JR-CARD-2).
    pub(crate) fn list_free(&self, add: &mut impl FnMut(Action)) {
        for card in self.hand().kinds() {
            if self.may_play(card).is_ok() {
                add(Action::Play(card));
            }
        }
        // Two cores of one kind are one entry.
        for card in self.replaceable_cores() {
            if self.may_use_core(card).is_ok() {
                add(Action::Core(card));
            }
        }
    }

    /// Phase Shift answers a roll only, Suppressant also a Setback.
    fn list_answers(&self, roll: bool, add: &mut impl FnMut(Action)) {
        if roll {
            self.list_uses(Card::PhaseShift, add);
        }
        if self.something_to_suppress() {
            self.list_uses(Card::Suppressant, add);
        }
        add(Action::GoOn);
    }

    fn list_uses(&self, card: Card, add: &mut impl FnMut(Action)) {
        if self.hand().has(card) {
            add(Action::Play(card));
        }
        if self.has_ready_core(card) {
            add(Action::Core(card));
        }
    }

    fn list_trades(&self, add: &mut impl FnMut(Action)) {
        if self.players == 1 {
            return;
        }
        let reach = self.reach(self.place());
        for partner in Seat::all(self.players).filter(|&seat| seat != self.active) {
            if self.is_in_trading_range(partner, reach) && self.has_cards_to_trade(partner) {
                add(Action::Trade(partner));
            }
        }
    }

    fn list_exchange(&self, partner: Seat, add: &mut impl FnMut(Action)) {
        self.givable().kinds().map(Action::Give).for_each(&mut *add);
        self.takeable(partner).kinds().map(Action::Take).for_each(&mut *add);
        if !self.exchange.is_empty() {
            add(Action::Finish);
        }
    }
}
