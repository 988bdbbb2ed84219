//! Finding out about a match: on several threads, to be stopped and taken up again, with the same result whatever their
//! number.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::amount::Estimate;
use crate::course::Course;
use crate::findings::{Findings, Found};
use bots::Stop;

/// So many steps in a row are one piece of work for a thread.
const IN_A_ROW: usize = 8;

/// A piece of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// What every seat could expect before the deal.
    Start,
    /// Some steps in a row.
    Steps(Range<usize>),
}

/// Something that was found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// What every seat could expect before the deal.
    Start(Vec<Estimate>),
    /// What is to be known of the step with this index.
    Step(usize, Found),
}

impl Findings {
    /// Adds what was found out.
    pub fn add(&mut self, news: News) {
        match news {
            News::Start(start) => self.start = start,
            News::Step(step, found) => {
                self.moments.insert(step, found);
            }
        }
    }
}

impl Part {
    /// Does the work and tells what is found, until it is said to stop.
    pub fn work(&self, course: &dyn Course, stop: &Stop, tell: &mut dyn FnMut(News)) {
        match self {
            Part::Start => {
                if let Some(start) = course.start(stop) {
                    tell(News::Start(start));
                }
            }
            Part::Steps(steps) => course.look(steps.clone(), stop, &mut |step, found| tell(News::Step(step, found))),
        }
    }
}

/// How much there is to find out: the steps and the deal.
#[must_use]
pub fn whole(course: &dyn Course) -> usize {
    course.steps() + usize::from(course.has_deal())
}

/// How much of that is known.
#[must_use]
pub fn done(findings: &Findings) -> usize {
    findings.moments.len() + usize::from(!findings.start.is_empty())
}

/// Finds out what is not known yet, until it is said to stop. What is known is told whenever there is more.
pub fn find_out(
    course: &dyn Course,
    known: Findings,
    threads: usize,
    stop: &Stop,
    tell: &(dyn Fn(&Findings) + Sync),
) -> Findings {
    let parts = left(course, &known, IN_A_ROW);
    let (next, findings) = (AtomicUsize::new(0), Mutex::new(known));
    let note = |news: News| {
        let mut findings = findings.lock().unwrap_or_else(PoisonError::into_inner);
        findings.add(news);
        tell(&findings);
    };
    let work = || {
        while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)).filter(|_| !stop.is_said()) {
            part.work(course, stop, &mut |news| note(news));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    findings.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What is left to do, in parts of so many steps in a row. What is found does not depend on their number; more at once are
/// quicker, as what follows a step tells much of what comes before it.
#[must_use]
pub fn left(course: &dyn Course, known: &Findings, at_once: usize) -> Vec<Part> {
    let start = (course.has_deal() && known.start.is_empty()).then_some(Part::Start);
    let missing = |step: &usize| !known.moments.contains_key(step);
    let rows = (0..course.steps()).step_by(at_once.max(1)).filter_map(|first| {
        let mut row = first..(first + at_once.max(1)).min(course.steps());
        let end = row.clone().rev().find(missing)? + 1;
        Some(Part::Steps(row.find(missing)?..end))
    });
    start.into_iter().chain(rows).collect()
}
