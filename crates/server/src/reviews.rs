//! Reviews of finished matches: worked out once, part by part, behind everything else; kept in the store, so that work that
//! was given up goes on from there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::Record;
use review::{Course, Findings, Kept, Part, Precision, Review};
use store::MatchId;

use crate::thought::Payer;
use crate::{App, ServerError};

/// Somebody who has not asked again for so long does not wait any more: the page asks every few seconds. Tests are in more of
/// a hurry.
const PATIENCE: Duration = Duration::from_millis(if cfg!(test) { 500 } else { 20_000 });

/// How often it is looked whether somebody still waits.
const GLANCE: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 1_000 });

/// So many steps are looked at in one turn: few, as others wait for theirs.
const AT_ONCE: usize = 2;

/// The reviews that are being made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<HashMap<Name, Arc<Work>>>);

/// Which review: of which match, and how closely.
type Name = (MatchId, Precision);

/// How far a review is.
pub(crate) enum Progress {
    /// It is complete.
    Done(Box<Review>),
    /// So many steps of so many are done.
    UnderWay(usize, usize),
}

/// A review that is being made.
struct Work {
    name: Name,
    record: Record,
    course: Arc<dyn Course>,
    findings: Mutex<Findings>,
    asked: Mutex<Instant>,
}

impl Work {
    fn findings(&self) -> MutexGuard<'_, Findings> {
        self.findings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn progress(&self) -> Progress {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Progress::UnderWay(review::done(&self.findings()), review::whole(&*self.course))
    }

    /// Comes back when nobody waits any more.
    async fn forsaken(&self) {
        while self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < PATIENCE {
            tokio::time::sleep(GLANCE).await;
        }
    }
}

impl Reviews {
    /// Whether nobody works on any.
    #[cfg(test)]
    pub(crate) fn are_idle(&self) -> bool {
        self.under_way().is_empty()
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<Name, Arc<Work>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// How far the review of a match is. If nobody works on it, somebody begins, for this payer.
    pub(crate) async fn review(
        &self,
        id: &MatchId,
        record: &Record,
        precision: Precision,
        payer: Payer,
    ) -> Result<Progress, ServerError> {
        let name = (id.clone(), precision);
        if let Some(work) = self.reviews.under_way().get(&name) {
            return Ok(work.progress());
        }
        let findings = self.kept_findings(&name, record).await?;
        let course: Arc<dyn Course> = review::course(record, precision)?.into();
        if let Some(review) = Review::of(&*course, &findings) {
            return Ok(Progress::Done(Box::new(review)));
        }
        let work = Arc::new(Work {
            name: name.clone(),
            record: record.clone(),
            course,
            findings: Mutex::new(findings),
            asked: Mutex::new(Instant::now()),
        });
        // Somebody may have been faster; then theirs is the work.
        let mut under_way = self.reviews.under_way();
        let begun = under_way.entry(name).or_insert_with(|| work.clone()).clone();
        drop(under_way);
        if Arc::ptr_eq(&begun, &work) {
            tokio::spawn(make(self.clone(), work, payer));
        }
        Ok(begun.progress())
    }

    /// What is kept of a review. What another version of the program has found is of no use.
    async fn kept_findings(&self, (id, precision): &Name, record: &Record) -> Result<Findings, ServerError> {
        let kept = self.store.review(id, &precision.to_string()).await?;
        let kept = kept.and_then(|json| serde_json::from_str::<Kept>(&json).ok());
        Ok(kept.and_then(|kept| kept.of(record, *precision).ok()).unwrap_or_default())
    }
}

/// Works on a review until it is complete or nobody waits for it.
async fn make(app: App, work: Arc<Work>, payer: Payer) {
    let parts = review::left(&*work.course, &work.findings(), AT_ONCE);
    for part in parts {
        let go_on = tokio::select! {
            done = work_on(&app, &work, part, payer) => done.is_ok(),
            () = work.forsaken() => false,
            () = app.stop.cancelled() => false,
        };
        if let Err(error) = keep(&app, &work).await {
            tracing::error!(id = %work.name.0, %error, "a review cannot be kept");
            break;
        }
        if !go_on {
            break;
        }
    }
    app.reviews.under_way().remove(&work.name);
}

/// Works on one part when it is the payer's turn. When it is dropped, the work stops.
async fn work_on(app: &App, work: &Arc<Work>, part: Part, payer: Payer) -> Result<(), ServerError> {
    let work = work.clone();
    let think = move |stop: bots::Stop| part.work(&*work.course, &stop, &mut |news| work.findings().add(news));
    app.rooms.thinkers.consider(payer, think).await
}

async fn keep(app: &App, work: &Work) -> Result<(), ServerError> {
    let (id, precision) = &work.name;
    let kept = Kept::new(&work.record, *precision, work.findings().clone());
    let json = serde_json::to_string(&kept).map_err(|_| ServerError::Broken)?;
    Ok(app.store.keep_review(id, &precision.to_string(), &json).await?)
}
