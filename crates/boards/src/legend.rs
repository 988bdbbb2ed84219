//! What the signs on a board mean.

use maud::{Markup, html};

/// The signs of a board and what they mean.
#[derive(Clone, Debug, Default)]
pub struct Legend {
    /// The symbols that the signs are drawn with, for pages without the board.
    pub symbols: Markup,
    /// Each sign, and its meaning in words.
    pub signs: Vec<(Markup, String)>,
}

impl Legend {
    /// The signs in a list.
    #[must_use]
    pub fn list(&self) -> Markup {
        html! {
            ul.plain.legend { @for (sign, meaning) in &self.signs { li { span.legend-sign aria-hidden="true" { (sign) } span { (meaning) } } } }
        }
    }
}
