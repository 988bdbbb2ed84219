//! An action of any game, read once.

use std::any::Any;
use std::fmt;

use engine::Game;

/// An action of any game. It is read from its code once and then passed on as it is.
pub struct AnyAction {
    code: String,
    action: Box<dyn Any + Send + Sync>,
}

impl AnyAction {
    pub(crate) fn new<G: Game>(action: G::Action) -> Self {
        AnyAction { code: action.to_string(), action: Box::new(action) }
    }

    /// The action in its game. Whoever mixes up games has made a mistake that no input can cause.
    pub(crate) fn of<G: Game>(&self) -> G::Action {
        *self.action.downcast_ref().expect("an action is played in the game that it was read by")
    }
}

/// Its code.
impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyAction({})", self.code)
    }
}
