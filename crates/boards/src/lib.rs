//! One drawing per game, from a view alone.
//!
//! A drawing never decides what is legal: it shows what it is given.
//!
//! | question | file |
//! |---|---|
//! | what does a game bring to be drawn? | [`Drawing`] |
//! | how is a board for a page made? | [`html.rs`](Offers), [`icons.rs`](icons) |
//! | how is a board for a terminal made? | [`text.rs`](Line) |
//! | what do the signs on a board mean? | [`legend.rs`](Legend) |
//! | what do people who play together say over a board? | [`plans.rs`](Plans) |
//! | how does it all look? | `assets/gantry.css` and a file per game, see `assets/CLASSES.md` |
//! | what is easier with scripts? | `assets/*.js` |

mod html;
mod icons;
mod jupiter_rescue;
mod legend;
mod plans;
mod rocket_jockey;
mod rocket_rescue;
mod rocketmen;
mod syllables;
mod text;

pub use html::{Choice, Offers, Piece, SERIES, Trace};
pub use icons::{icon, icon_for, icons, seat_badge, seat_class};
pub use legend::Legend;
pub use plans::{Mark, Place, Plans, Suggestion};
pub use text::{Ink, Line, Span, seat_mark};

use engine::Game;
use maud::Markup;
use narration::Narrator;

/// The stylesheet of the whole site, the boards of all games included.
pub const STYLESHEET: &str = concat!(
    include_str!("../assets/gantry.css"),
    include_str!("../assets/rocket-jockey.css"),
    include_str!("../assets/rocket-rescue.css"),
    include_str!("../assets/rocketmen.css"),
    include_str!("../assets/jupiter-rescue.css"),
);

/// What pages do beyond plain forms on the boards: an extra that nothing depends on.
pub const SCRIPT: &str = concat!(
    include_str!("../assets/moments.js"),
    include_str!("../assets/rocket-jockey.js"),
    include_str!("../assets/rocket-rescue.js"),
    include_str!("../assets/rocketmen.js"),
    include_str!("../assets/jupiter-rescue.js"),
);

/// A player in the line of players. Mark, name and whose turn it is are shown by the page.
#[derive(Clone, Debug)]
pub struct PlayerLine {
    /// The score and a few numbers, in one line.
    pub numbers: Markup,
    /// All the rest, which opens over the board.
    pub more: Markup,
}

/// A game that can be drawn.
pub trait Drawing: Game {
    /// The board for a terminal, in lines of coloured text.
    fn text(view: &Self::View, words: &Narrator<'_>) -> Vec<Line>;

    /// The board for a page: what everybody plays on.
    fn html(view: &Self::View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup;

    /// What the bar at the top of a page tells: round, phase, how near the end is. Nothing, if the board tells it.
    fn chips(view: &Self::View, words: &Narrator<'_>) -> Markup {
        let _ = (view, words);
        Markup::default()
    }

    /// What the line of players shows of each, in the order of the seats. Empty, if the board shows its players itself.
    fn player_lines(view: &Self::View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<PlayerLine> {
        let _ = (view, offers, words);
        Vec::new()
    }

    /// What is pinned beneath the board: the viewer's hand, or what the phase is about. Nothing, if the board has it.
    fn tray(view: &Self::View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        let _ = (view, offers, words);
        Markup::default()
    }

    /// Several actions that a player would do in a row, for one click each: offered above the single actions.
    fn quick(view: &Self::View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
        let _ = (view, offers, words);
        Vec::new()
    }

    /// How late a choice comes in the list of a page: what people do most is first, giving something up is last. Among
    /// equals the order of the game stays.
    fn rank(code: &str) -> u8 {
        let _ = code;
        0
    }

    /// The places of the board that people who play together can mark: none, unless they plan on a map.
    fn places(view: &Self::View, words: &Narrator<'_>) -> Vec<Place> {
        let _ = (view, words);
        Vec::new()
    }

    /// What the signs on its board mean. Nothing, if it has none.
    fn legend(words: &Narrator<'_>) -> Legend {
        let _ = words;
        Legend::default()
    }

    /// What an event leaves on the board until the viewer's next action, in words of the drawing's own: it is given them back
    /// as [`Offers::traces`]. Nothing, if it can be seen without.
    fn trace(event: &Self::Event) -> Option<String> {
        let _ = event;
        None
    }

    /// The cover of the box: a drawing of our own, as an SVG element.
    fn cover(words: &Narrator<'_>) -> Markup;
}
