//! Books what came of matches, and lets those that are rated change ratings. Both follow from what the store has: whoever comes
//! across a match that was not booked, or has not changed ratings, does it, and a server that dies in between loses nothing.

use std::collections::HashMap;
use std::path::Path;

use engine::{Problem, ensure};
use store::{
    MatchId, Millis, Place, PlayerId, RatedMatch, RatedSeat, Rating, RatingChange, Store, StoreError, Unbooked,
};

use super::{kinds, strength};
use crate::ending::Ending;
use crate::match_setup::MatchSetup;
use crate::state::STORE;
use crate::{App, ServerError};

/// How many matches are looked at at once.
const AT_ONCE: u32 = 200;

/// What was worked out anew.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// Matches whose results were booked anew.
    pub results: usize,
    /// Matches that changed ratings.
    pub rated: usize,
    /// Ratings.
    pub ratings: usize,
}

/// Books what is not booked and rates what is not rated, in the background: once at the start, and whenever it is called.
pub(crate) fn keep_books(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(error) = catch_up(&app.store, 0).await {
            tracing::warn!(%error, "not everything that came of matches is booked");
        }
    });
}

/// Books what is not booked of matches that ended at this moment or later, and rates what is not rated.
pub(crate) async fn catch_up(store: &Store, since: Millis) -> Result<(), ServerError> {
    let mut last = (since, MatchId::new(""));
    loop {
        let some = store.unbooked_matches((last.0, &last.1), AT_ONCE).await?;
        let Some(end) = some.last() else { break };
        last = (end.at, end.id.clone());
        for unbooked in some {
            book(store, unbooked).await?;
        }
    }
    rate_all(store).await
}

/// Books what came of a match; whether it could be read.
async fn book(store: &Store, unbooked: Unbooked) -> Result<bool, StoreError> {
    let Unbooked { id, game, setup, own_components, result, .. } = unbooked;
    let read = || {
        let (game, setup) = (catalog::find(&game).ok()?, serde_json::from_str::<MatchSetup>(&setup).ok()?);
        Some((game, setup, serde_json::from_str::<Ending>(&result).ok()?))
    };
    // Of a game that is no longer on the shelf nothing can be said.
    let Some((game, setup, ending)) = read() else { return Ok(false) };
    store.book_result(&id, kinds::booking(game, &setup, own_components, &ending)).await?;
    Ok(true)
}

/// Lets all matches change ratings that are to and have not yet, one after the other.
pub(crate) async fn rate_all(store: &Store) -> Result<(), ServerError> {
    loop {
        // The count is read first: if anything is rated after this, the count is refused.
        let n = store.rated_matches().await?;
        let Some(rated) = store.next_to_rate().await? else { return Ok(()) };
        let before = known(store, &rated).await?;
        let changes = strength::changes(&rated.pool, &rated.seats, |seat| of(seat, &before));
        match store.rate(&rated, n, changes).await {
            // Another server was faster: its match counts first.
            Ok(_) | Err(StoreError::AlreadyExists(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

async fn known(store: &Store, rated: &RatedMatch) -> Result<HashMap<PlayerId, Rating>, StoreError> {
    let mut known = HashMap::new();
    for player in rated.seats.iter().filter_map(|seat| seat.player.as_ref()) {
        if let Some((rating, _)) = store.rating(&rated.pool, player).await? {
            known.insert(player.clone(), rating);
        }
    }
    Ok(known)
}

fn of(seat: &RatedSeat, known: &HashMap<PlayerId, Rating>) -> Option<Rating> {
    seat.player.as_ref().and_then(|player| known.get(player)).copied()
}

/// Works out all results and ratings anew from the matches, in the order in which they changed ratings. It comes to the same.
pub async fn rebuild_ratings(data: &Path, place: Option<Place>) -> Result<Rebuilt, Problem> {
    let place = place.unwrap_or_else(|| data.join(STORE).into());
    if let Place::File(file) = &place {
        ensure!(file.is_file(), "there is no store at {}", file.display());
    }
    let store = Store::open_at(&place).await.map_err(failed)?;
    let rebuilt = rebuild(&store).await.map_err(|error| Problem::new(error.to_string()));
    store.close().await.map_err(failed)?;
    rebuilt
}

pub(crate) async fn rebuild(store: &Store) -> Result<Rebuilt, ServerError> {
    let mut rebuilt = Rebuilt::default();
    let mut last = MatchId::new("");
    loop {
        let some = store.finished_matches(&last, AT_ONCE).await?;
        let Some(end) = some.last() else { break };
        last = end.id.clone();
        for unbooked in some {
            rebuilt.results += usize::from(book(store, unbooked).await?);
        }
    }
    rate_all(store).await?;
    let mut ladders = Ladders::default();
    loop {
        let counted = store.rated_matches().await?;
        ladders.follow(store).await?;
        // The last ones may have been deleted since they were counted.
        if store.replace_ratings(ladders.n.max(counted), ladders.all()).await? {
            break;
        }
        // Matches ended meanwhile.
        tokio::task::yield_now().await;
    }
    Ok(Rebuilt { rated: ladders.matches, ratings: ladders.ratings.len(), ..rebuilt })
}

/// Ratings as they grow while matches are gone through again.
#[derive(Default)]
struct Ladders {
    /// Up to which place of the order.
    n: i64,
    matches: usize,
    ratings: HashMap<(String, PlayerId), (Rating, u32)>,
}

impl Ladders {
    /// Goes through the matches that are left.
    async fn follow(&mut self, store: &Store) -> Result<(), ServerError> {
        loop {
            let some = store.rated_from(self.n, AT_ONCE).await?;
            let Some(end) = some.last().and_then(|last| last.n) else { return Ok(()) };
            let changes = some.into_iter().map(|rated| (rated.id.clone(), self.count(&rated))).collect();
            store.renote_changes(changes).await?;
            self.n = end + 1;
        }
    }

    fn count(&mut self, rated: &RatedMatch) -> Vec<RatingChange> {
        self.matches += 1;
        let name = |player: &PlayerId| (rated.pool.clone(), player.clone());
        let changes = strength::changes(&rated.pool, &rated.seats, |seat| {
            seat.player.as_ref().and_then(|player| self.ratings.get(&name(player))).map(|(rating, _)| *rating)
        });
        for (seat, change) in rated.seats.iter().zip(&changes) {
            if let Some(player) = &seat.player {
                let known = self.ratings.entry(name(player)).or_insert((change.after, 0));
                *known = (change.after, known.1 + 1);
            }
        }
        changes
    }

    fn all(&self) -> Vec<(String, PlayerId, Rating, u32)> {
        let row = |((pool, player), (rating, matches)): (&(String, PlayerId), &(Rating, u32))| {
            (pool.clone(), player.clone(), *rating, *matches)
        };
        self.ratings.iter().map(row).collect()
    }
}

fn failed(error: StoreError) -> Problem {
    Problem::new(error.to_string())
}
