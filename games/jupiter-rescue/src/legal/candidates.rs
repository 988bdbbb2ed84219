//! Everything that might be done, in the order of the list: all figures near, all spaces in a line, all cards.

use engine::Seat;
use strum::VariantArray;

use crate::action::{Action, Deed, Source};
use crate::cards::Card;
use crate::geometry::Spot;
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, sites};

/// Visits everything a seat might do now.
pub(crate) fn candidates(game: &JupiterRescue, seat: Seat, each: &mut impl FnMut(Action)) {
    if !game.deciders().contains(seat) {
        return;
    }
    let cells = || game.board.standing.map(|tile| game.board.cells[tile.index()]);
    let cards = || Card::VARIANTS.iter().copied();
    match game.phase {
        Phase::ChooseCore(_) | Phase::InstallCore(_) => cards().map(Action::Install).for_each(each),
        Phase::ChooseFirst => Seat::all(game.players).map(Action::First).for_each(each),
        Phase::Dock(_) => game.free_cells(None).into_iter().map(Action::Dock).for_each(each),
        Phase::Actions => game.each_of_menu(each),
        Phase::Grenade(first) => {
            game.board.each_near(first, |near| each(Action::Grenade(Some(game.board.spot(near)))));
            each(Action::Grenade(None));
        }
        Phase::Follow(follow) => {
            game.board.each_near(follow.vacated, |near| each(Action::Follow(Some(game.board.spot(near)))));
            each(Action::Follow(None));
        }
        Phase::Trade(_) => {
            cards().map(Action::Give).for_each(&mut *each);
            cards().map(Action::Take).for_each(&mut *each);
            each(Action::Finish);
        }
        Phase::Ask(_) => [Action::Accept, Action::Refuse].into_iter().for_each(each),
        Phase::LiftTile => cells().map(Action::Lift).for_each(each),
        Phase::SetTile(tile) => game.free_cells(Some(tile)).into_iter().map(Action::Set).for_each(each),
        Phase::ReplaceCore => game.replaceable_cores().map(Action::Replace).for_each(each),
        Phase::Suppress => cells().map(Action::Suppress).for_each(each),
        Phase::Place(tile) => {
            let spaces = sites(game.board.layout(tile).spaces);
            spaces.map(|site| Action::Place(game.board.spot(tile.at(site)))).for_each(each);
        }
        Phase::Rolled | Phase::Setback => {
            for card in [Card::PhaseShift, Card::Suppressant] {
                [Action::Play(card), Action::Core(card)].into_iter().for_each(&mut *each);
            }
            each(Action::GoOn);
        }
        Phase::Discard => cards().map(Action::Discard).for_each(each),
        Phase::Over(_) => {}
    }
}

impl JupiterRescue {
    fn each_of_menu(&self, each: &mut impl FnMut(Action)) {
        self.each_way(each);
        self.each_actor(
            |_| true,
            |by, _| {
                self.each_creep(|target| each(Action::Do(Deed::Attack(target), by)));
            },
        );
        self.each_actor(
            |_| true,
            |by, _| {
                self.each_command(|deed| each(Action::Do(deed, by)));
            },
        );
        Seat::all(self.players).map(Action::Trade).for_each(&mut *each);
        self.each_actor(
            |_| true,
            |by, _| {
                self.each_creep(|target| each(Action::Do(Deed::Snipe(target), by)));
            },
        );
        self.each_long_action(each);
        self.hand().kinds().map(Action::Play).for_each(&mut *each);
        self.replaceable_cores().map(Action::Core).for_each(&mut *each);
        each(Action::EndActions);
    }

    /// Every step, flight and Swap of every Robot.
    fn each_way(&self, each: &mut impl FnMut(Action)) {
        self.each_actor(
            |_| true,
            |by, at| {
                self.board.each_near(at, |to| each(Action::Do(Deed::Move(self.board.spot(to)), by)));
            },
        );
        self.each_actor(
            |_| true,
            |by, at| {
                self.each_flight(at, |to, _| each(Action::Do(Deed::Fly(self.board.spot(to)), by)));
            },
        );
        self.each_actor(
            |_| true,
            |by, at| {
                self.board.each_near(at, |with| each(Action::Do(Deed::Swap(self.board.spot(with)), by)));
            },
        );
    }

    /// Every Teleport and Heat Seeker, with every choice of cards.
    fn each_long_action(&self, each: &mut impl FnMut(Action)) {
        for &source in Source::VARIANTS.iter().filter(|_| self.holds(Card::Teleport)) {
            self.each_actor(
                |_| true,
                |by, _| {
                    self.each_space(|to| each(Action::Do(Deed::Teleport(source, to), by)));
                },
            );
        }
        for &source in Source::VARIANTS.iter().filter(|_| self.holds(Card::HeatSeeker)) {
            self.each_actor(
                |_| true,
                |by, _| {
                    self.each_creep(|target| each(Action::Do(Deed::HeatSeek(source, target), by)));
                },
            );
        }
    }

    /// Every Creep and Super Creep of the colony.
    fn each_creep(&self, mut each: impl FnMut(Spot)) {
        self.each_target(self.board.standing, |target| each(self.board.spot(target)));
    }

    /// Every space of the colony, and the Pod.
    fn each_space(&self, mut each: impl FnMut(Spot)) {
        for tile in self.board.standing {
            sites(self.board.layout(tile).spaces).for_each(|site| each(self.board.spot(tile.at(site))));
        }
        each(Spot::Pod);
    }

    /// Every step of every Colonist, also of one that is passing through a dome: open domes before occupied ones.
    fn each_command(&self, mut each: impl FnMut(Deed)) {
        if let Some(passage) = self.passage {
            return self.each_step(passage.at, |_| true, each);
        }
        for tile in self.board.standing {
            for site in sites(self.board.colonists[tile.index()]) {
                self.each_step(tile.at(site), |to| self.board.is_open(to), &mut each);
                self.each_step(tile.at(site), |to| !self.board.is_open(to), &mut each);
            }
        }
        self.each_step(Space::POD, |_| true, each);
    }

    fn each_step(&self, from: Space, wanted: impl Fn(Space) -> bool, mut each: impl FnMut(Deed)) {
        self.board.each_near(from, |to| {
            if wanted(to) {
                each(Deed::Command(self.board.spot(from), self.board.spot(to)));
            }
        });
    }
}
