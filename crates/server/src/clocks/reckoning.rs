//! What the clocks of a match show. Pure arithmetic: every moment is given, as time in which a server was there.

use engine::{Deed, Seat, Seats};
use store::Millis;

use super::{ClockNote, ClockSetting};

/// So much of every decision is not charged: what a click needs to get here, and a new table to get there.
const LAG: Millis = 500;

/// What an entry of the log changes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Change<'a> {
    pub(crate) at: Millis,
    /// Whose entry it is.
    pub(crate) seat: Seat,
    pub(crate) deed: &'a Deed,
    /// Who was to act before.
    pub(crate) before: Seats,
    /// Who is to act now.
    pub(crate) after: Seats,
}

/// The clocks of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    setting: ClockSetting,
    seats: Vec<SeatClock>,
    /// Whether the match has begun.
    started: bool,
    paused: bool,
    /// Who asks for a pause.
    asked: Seats,
    /// Who wants to end the match, because of whom.
    ending: Option<(Seat, Seats)>,
    /// How many lines of the log are about clocks.
    notes: u32,
}

/// The clock of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatClock {
    /// What was left when the present decision began, or is left if there is none.
    left: Millis,
    decision: Option<Decision>,
    /// What was charged so far.
    spent: Millis,
    /// Whether a bot plays for who sits there.
    by_bot: bool,
}

/// Something that a seat is to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Decision {
    /// How long it has taken up to `since`.
    used: Millis,
    /// Since when the clock runs; it does not while it is paused.
    since: Option<Millis>,
    /// Whether it is paid for: what was taken back was paid before.
    earns: bool,
}

/// What a clock shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// It stands still, with so much left.
    Still(Millis),
    /// It runs, and then it is at zero.
    Until(Millis),
}

impl Decision {
    fn begun(since: Option<Millis>, earns: bool) -> Self {
        Decision { used: 0, since, earns }
    }

    /// How long it has taken.
    fn taken(&self, now: Millis) -> Millis {
        self.used + self.since.map_or(0, |since| (now - since).max(0))
    }

    /// How much of that is charged.
    fn charge(&self, now: Millis) -> Millis {
        (self.taken(now) - LAG).max(0)
    }
}

impl SeatClock {
    fn left(&self, now: Millis) -> Millis {
        self.left - self.decision.as_ref().map_or(0, |decision| decision.charge(now))
    }

    /// Charges what the decision has taken.
    fn charge(&mut self, now: Millis) {
        let charge = self.decision.as_ref().map_or(0, |decision| decision.charge(now));
        // Nobody owes time.
        self.left = (self.left - charge).max(0);
        self.spent += charge;
    }

    /// The decision is made, or taken away.
    fn end(&mut self, now: Millis, setting: ClockSetting, is_made: bool) {
        self.charge(now);
        let is_paid = self.decision.take().is_some_and(|decision| decision.earns) && is_made;
        self.left += if is_paid { setting.increment() } else { 0 };
    }

    /// There is something to decide, for the first time unless it was taken back.
    fn begin(&mut self, since: Option<Millis>, setting: ClockSetting, is_again: bool) {
        if let (ClockSetting::Days(_), false) = (setting, is_again) {
            self.left = setting.at_first();
        }
        self.decision = Some(Decision::begun(since, !is_again));
    }

    /// Charges what was taken and gives more.
    fn give(&mut self, now: Millis, extra: Millis) {
        self.charge(now);
        self.left = self.left.max(extra);
        if let Some(decision) = &mut self.decision {
            let since = decision.since.map(|_| now);
            *decision = Decision::begun(since, decision.earns);
        }
    }
}

impl Clocks {
    /// The clocks before the match begins.
    pub(crate) fn new(setting: ClockSetting, players: u8) -> Self {
        let clock = SeatClock { left: setting.at_first(), decision: None, spent: 0, by_bot: false };
        let seats = vec![clock; usize::from(players)];
        Clocks { setting, seats, started: false, paused: false, asked: Seats::NONE, ending: None, notes: 0 }
    }

    /// Follows an entry of the log. What of it only its own seat knows changes nobody's right to act, and so no clock.
    pub(crate) fn follow(&mut self, change: &Change<'_>) {
        match change.deed {
            Deed::Do(_) => self.act(change, false),
            Deed::Undo(_) => self.act(change, true),
            Deed::Bot(_) => self.hand_over(change, true),
            Deed::Person => self.hand_over(change, false),
            Deed::Resign => {
                let setting = self.setting;
                self.seats.iter_mut().for_each(|clock| clock.end(change.at, setting, false));
            }
            Deed::Clock(text) => {
                self.notes += 1;
                if let Ok(note) = text.parse() {
                    self.take_note(change, note);
                }
            }
        }
    }

    fn seat(&mut self, seat: Seat) -> Option<&mut SeatClock> {
        self.seats.get_mut(seat.index())
    }

    fn act(&mut self, change: &Change<'_>, is_undone: bool) {
        let Change { at, seat, before, after, .. } = *change;
        if !self.started || before == after {
            return;
        }
        let (setting, since) = (self.setting, (!self.paused).then_some(at));
        // Whoever was the last to choose may be among those who choose next.
        let is_next = !is_undone && before.contains(seat) && after.contains(seat) && !after.without(before).is_empty();
        for (place, clock) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            let anew = is_next && place == seat;
            if clock.decision.is_some() && (anew || !after.contains(place)) {
                clock.end(at, setting, !is_undone);
            }
            if clock.decision.is_none() && after.contains(place) && !clock.by_bot {
                clock.begin(since, setting, is_undone);
            }
            // The clocks of a live match begin to run with the first decision that was made.
            if let Some(decision) = &mut clock.decision {
                decision.since = decision.since.or(since);
            }
        }
        self.ending = None;
    }

    /// Somebody else plays a seat.
    fn hand_over(&mut self, change: &Change<'_>, by_bot: bool) {
        let (setting, since) = (self.setting, (self.started && !self.paused).then_some(change.at));
        let is_to_act = self.started && change.after.contains(change.seat);
        if let Some(clock) = self.seat(change.seat) {
            clock.by_bot = by_bot;
            clock.end(change.at, setting, false);
            if !by_bot {
                clock.give(change.at, setting.extra().min(setting.at_first()));
                if is_to_act {
                    clock.begin(since, setting, false);
                }
            }
        }
        self.ending = self.ending.filter(|(late, _)| *late != change.seat);
    }

    fn take_note(&mut self, change: &Change<'_>, note: ClockNote) {
        match note {
            ClockNote::Start(_) if !self.started => {
                self.started = true;
                let since = matches!(self.setting, ClockSetting::Days(_)).then_some(change.at);
                let setting = self.setting;
                for seat in change.after {
                    if let Some(clock) = self.seat(seat).filter(|clock| !clock.by_bot) {
                        clock.begin(since, setting, false);
                    }
                }
            }
            ClockNote::Ask => self.asked.insert(change.seat),
            ClockNote::Pause => {
                self.asked = Seats::NONE;
                self.set_paused(true, change.at);
            }
            ClockNote::Go => {
                self.asked = Seats::NONE;
                self.set_paused(false, change.at);
            }
            ClockNote::Wait(late) => {
                let extra = self.setting.extra();
                if let Some(clock) = self.seat(late) {
                    clock.give(change.at, extra);
                }
                self.ending = self.ending.filter(|(ended, _)| *ended != late);
            }
            ClockNote::End(late) => {
                let mut voters = self.ending.filter(|(ended, _)| *ended == late).map_or(Seats::NONE, |(_, all)| all);
                voters.insert(change.seat);
                self.ending = Some((late, voters));
            }
            ClockNote::Start(_) | ClockNote::Spent(_) => {}
        }
    }

    fn set_paused(&mut self, paused: bool, at: Millis) {
        if self.paused == paused {
            return;
        }
        self.paused = paused;
        for decision in self.seats.iter_mut().filter_map(|clock| clock.decision.as_mut()) {
            decision.used = decision.taken(at);
            decision.since = (!paused).then_some(at);
        }
    }

    /// What the clock of a seat shows.
    pub(crate) fn hand(&self, seat: Seat, now: Millis) -> Hand {
        let Some(clock) = self.seats.get(seat.index()) else { return Hand::Still(0) };
        match &clock.decision {
            Some(Decision { used, since: Some(since), .. }) => Hand::Until(since + clock.left + LAG - used),
            _ => Hand::Still(clock.left(now).max(0)),
        }
    }

    /// Whose time is up.
    pub(crate) fn late(&self, now: Millis) -> Seats {
        let is_late = |clock: &SeatClock| clock.decision.is_some() && clock.left(now) <= 0;
        Seat::all(self.seats.len() as u8).filter(|seat| is_late(&self.seats[seat.index()])).collect()
    }

    /// When the next one's time is up.
    pub(crate) fn next_zero(&self, now: Millis) -> Option<Millis> {
        let zero = |seat: Seat| match self.hand(seat, now) {
            Hand::Until(zero) if zero > now => Some(zero),
            _ => None,
        };
        Seat::all(self.seats.len() as u8).filter_map(zero).min()
    }

    /// What a seat has spent.
    pub(crate) fn spent(&self, seat: Seat, now: Millis) -> Millis {
        let spent =
            |clock: &SeatClock| clock.spent + clock.decision.as_ref().map_or(0, |decision| decision.charge(now));
        self.seats.get(seat.index()).map_or(0, spent)
    }

    pub(crate) fn setting(&self) -> ClockSetting {
        self.setting
    }

    pub(crate) fn is_started(&self) -> bool {
        self.started
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Who asks for a pause.
    pub(crate) fn asked(&self) -> Seats {
        self.asked
    }

    /// Because of whom some want to end the match, and who they are.
    pub(crate) fn ending(&self) -> Option<(Seat, Seats)> {
        self.ending
    }

    /// How many lines of the log are about clocks.
    pub(crate) fn notes(&self) -> u32 {
        self.notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const MINUTE: Millis = 60_000;

    /// Clocks, and who is to act.
    struct Play {
        clocks: Clocks,
        to_act: Seats,
    }

    impl Play {
        fn of(setting: ClockSetting, to_act: &[Seat]) -> Self {
            let mut play = Play { clocks: Clocks::new(setting, 2), to_act: to_act.iter().copied().collect() };
            play.note(0, A, ClockNote::Start(setting));
            play
        }

        fn deed(&mut self, at: Millis, seat: Seat, deed: &Deed, after: Seats) {
            self.clocks.follow(&Change { at, seat, deed, before: self.to_act, after });
            self.to_act = after;
        }

        fn acts(&mut self, at: Millis, seat: Seat, after: &[Seat]) {
            self.deed(at, seat, &Deed::Do("x".into()), after.iter().copied().collect());
        }

        fn note(&mut self, at: Millis, seat: Seat, note: ClockNote) {
            self.deed(at, seat, &Deed::Clock(note.to_string()), self.to_act);
        }

        /// What both have left.
        fn left(&self, now: Millis) -> [Millis; 2] {
            [A, B].map(|seat| match self.clocks.hand(seat, now) {
                Hand::Still(left) => left,
                Hand::Until(zero) => zero - now,
            })
        }
    }

    fn live() -> ClockSetting {
        ClockSetting::Live { bank: 600, increment: 10 }
    }

    #[test]
    fn a_live_clock_begins_with_the_first_decision_and_pays_for_each() {
        let mut play = Play::of(live(), &[A]);
        assert_eq!(play.left(5 * MINUTE), [10 * MINUTE; 2], "nothing runs before somebody has decided");
        play.acts(6 * MINUTE, A, &[B]);
        assert_eq!(play.left(7 * MINUTE), [10 * MINUTE + 10_000, 9 * MINUTE + LAG]);
        play.acts(7 * MINUTE, B, &[A]);
        assert_eq!(play.left(7 * MINUTE)[1], 9 * MINUTE + LAG + 10_000);
        assert_eq!(play.clocks.spent(B, 7 * MINUTE), MINUTE - LAG);
        assert_eq!(play.clocks.spent(A, 9 * MINUTE), 2 * MINUTE - LAG);
        assert!(play.clocks.late(17 * MINUTE).is_empty());
        assert_eq!(play.clocks.late(18 * MINUTE), Seats::only(A));
        assert_eq!(play.clocks.next_zero(8 * MINUTE), Some(17 * MINUTE + 10_000 + LAG));
    }

    #[test]
    fn what_takes_no_longer_than_the_line_costs_nothing() {
        let mut play = Play::of(live(), &[A]);
        play.acts(0, A, &[B]);
        play.acts(400, B, &[A]);
        assert_eq!(play.left(400)[1], 10 * MINUTE + 10_000);
    }

    #[test]
    fn steps_that_leave_everybody_to_act_who_was_change_nothing() {
        let mut play = Play::of(live(), &[A]);
        play.acts(0, A, &[A, B]);
        let before = play.clocks.clone();
        play.acts(1000, A, &[A, B]);
        play.deed(2000, A, &Deed::Undo(1), play.to_act);
        assert_eq!(play.clocks, before);
    }

    #[test]
    fn those_who_choose_at_once_run_until_each_has_chosen() {
        let mut play = Play::of(live(), &[A]);
        play.acts(0, A, &[A, B]);
        play.acts(MINUTE, A, &[B]);
        assert_eq!(play.left(2 * MINUTE)[0], play.left(3 * MINUTE)[0]);
        // B is the last, and among the next.
        play.acts(3 * MINUTE, B, &[A, B]);
        assert_eq!(play.clocks.spent(B, 3 * MINUTE), 3 * MINUTE - LAG);
        assert_eq!(play.left(3 * MINUTE)[1], 7 * MINUTE + LAG + 10_000 + LAG);
    }

    #[test]
    fn days_are_given_anew_every_turn() {
        let day = 24 * 60 * MINUTE;
        let mut play = Play::of(ClockSetting::Days(2), &[A]);
        assert_eq!(play.left(day)[0], day + LAG);
        play.acts(day, A, &[B]);
        assert_eq!(play.left(day), [day + LAG, 2 * day + LAG]);
        play.acts(2 * day, B, &[A]);
        assert_eq!(play.left(2 * day)[0], 2 * day + LAG);
        assert_eq!(play.clocks.late(5 * day), Seats::only(A));
    }

    #[test]
    fn what_is_taken_back_gives_no_time_back() {
        for setting in [live(), ClockSetting::Days(1)] {
            let mut play = Play::of(setting, &[B]);
            play.acts(0, B, &[A]);
            play.acts(5 * MINUTE, A, &[B]);
            let left = play.left(5 * MINUTE)[0];
            play.deed(6 * MINUTE, A, &Deed::Undo(1), Seats::only(A));
            assert_eq!(play.left(6 * MINUTE)[0] - LAG, left, "{setting}");
            play.acts(7 * MINUTE, A, &[B]);
            assert_eq!(play.left(7 * MINUTE)[0], left - MINUTE + LAG, "it is paid once: {setting}");
        }
    }

    #[test]
    fn a_pause_stops_all_clocks_until_one_goes_on() {
        let mut play = Play::of(live(), &[B]);
        play.acts(0, B, &[A]);
        play.note(MINUTE, A, ClockNote::Ask);
        assert_eq!((play.clocks.is_paused(), play.clocks.asked()), (false, Seats::only(A)));
        play.note(2 * MINUTE, B, ClockNote::Pause);
        assert!(play.clocks.is_paused());
        assert_eq!(play.left(60 * MINUTE)[0], 8 * MINUTE + LAG);
        play.note(60 * MINUTE, B, ClockNote::Go);
        assert_eq!(play.left(61 * MINUTE)[0], 7 * MINUTE + LAG);
        play.note(61 * MINUTE, A, ClockNote::Ask);
        play.note(61 * MINUTE, A, ClockNote::Go);
        assert_eq!(play.clocks.asked(), Seats::NONE, "who asked may think better of it");
    }

    #[test]
    fn who_is_waited_for_gets_a_minute_and_nobody_owes_time() {
        let mut play = Play::of(live(), &[B]);
        play.acts(0, B, &[A]);
        assert_eq!(play.clocks.late(20 * MINUTE), Seats::only(A));
        play.note(20 * MINUTE, B, ClockNote::Wait(A));
        assert_eq!(play.left(20 * MINUTE)[0], MINUTE + LAG);
        play.acts(30 * MINUTE, A, &[B]);
        assert_eq!(play.left(30 * MINUTE)[0], 10_000);
    }

    #[test]
    fn a_bot_that_plays_for_somebody_uses_none_of_their_time() {
        let mut play = Play::of(live(), &[B]);
        play.acts(0, B, &[A]);
        play.deed(15 * MINUTE, A, &Deed::Bot("thumb".into()), Seats::only(A));
        assert!(play.clocks.late(16 * MINUTE).is_empty());
        play.acts(16 * MINUTE, A, &[B]);
        play.acts(17 * MINUTE, B, &[A]);
        play.deed(20 * MINUTE, A, &Deed::Person, Seats::only(A));
        assert_eq!(play.left(20 * MINUTE)[0], MINUTE + LAG, "whoever returns has some time");
    }

    #[test]
    fn votes_to_end_it_are_gone_when_somebody_acts() {
        let mut play = Play::of(live(), &[B]);
        play.acts(0, B, &[A]);
        play.note(20 * MINUTE, B, ClockNote::End(A));
        assert_eq!(play.clocks.ending(), Some((A, Seats::only(B))));
        play.acts(21 * MINUTE, A, &[B]);
        assert_eq!(play.clocks.ending(), None);
    }
}
