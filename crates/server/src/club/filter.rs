//! Which of one's finished matches are wanted, in the words of pages and the API.

use serde::Deserialize;
use store::{Page, PlayerId, Wanted};
use utoipa::IntoParams;

/// Which finished matches are wanted. What is not understood counts as not said.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filter {
    /// The id of a game.
    #[param(required = false)]
    pub(crate) game: String,
    /// `won` or `lost`.
    #[param(required = false)]
    pub(crate) result: String,
    /// `people` or `bots`.
    #[param(required = false)]
    pub(crate) company: String,
    /// The id of somebody who played, too.
    #[param(required = false)]
    pub(crate) with: String,
    /// Which page, from 1 on.
    #[param(required = false)]
    pub(crate) page: String,
}

impl Filter {
    /// What the store is asked for.
    pub(crate) fn wanted(&self) -> Wanted {
        let is_one_of = |text: &str, yes: &str, no: &str| (text == yes || text == no).then(|| text == yes);
        Wanted {
            game: catalog::find(&self.game).ok().map(|game| game.facts().id.to_owned()),
            won: is_one_of(&self.result, "won", "lost"),
            with_people: is_one_of(&self.company, "people", "bots"),
            with: (!self.with.is_empty()).then(|| PlayerId::new(self.with.as_str())),
            public: false,
        }
    }
}

/// The number of a page, from 1 on.
pub(crate) fn page_number(page: &str) -> u32 {
    page.parse().unwrap_or(1).clamp(1, 10_000)
}

/// What a page of so many has, and one more, which tells whether there is another page.
pub(crate) fn part(number: u32, size: u32) -> Page {
    Page { limit: size + 1, offset: (number - 1) * size }
}
