//! What a room can be asked to do.

use std::sync::Arc;

use catalog::{AnyMind, Why};
use engine::{Seat, Viewer};
use narration::Language;
use store::{MatchId, PlayerId};
use tokio::sync::oneshot;

use super::Looking;
use super::glimpse::Glimpse;
use super::planning::Plan;
use crate::Trouble;

/// Where the answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
}

/// With whose eyes somebody wants to look.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Their own: those of their seat, or of a spectator.
    #[default]
    Own,
    /// Those of a spectator, or of any seat once the match is over.
    Of(Viewer),
}

/// What came of an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// It is in the log, on disk.
    Accepted {
        /// The version that the one who acted is at now.
        version: u32,
    },
    /// It was in the log already.
    AlreadyDone {
        /// The version that the one who acted is at now.
        version: u32,
    },
}

/// An action as it is sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    /// Names the action, so that one that is sent twice is done once. Made of version and code if absent.
    pub(crate) id: Option<String>,
    /// The version that was seen when it was chosen.
    pub(crate) version: u32,
    pub(crate) what: What,
}

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// Play the action with this code.
    Act(String),
    /// Take back their latest step.
    Undo,
}

/// A bot has thought.
#[derive(Debug)]
pub(crate) struct Thought {
    /// The length of the log when it began to think.
    pub(crate) length: u32,
    pub(crate) seat: Seat,
    /// What it chose, if it could.
    pub(crate) code: Option<String>,
    /// What it remembers for its next choice.
    pub(crate) mind: Option<AnyMind>,
}

/// What a room can be asked to do.
pub(crate) enum Order {
    Look {
        who: Option<Asker>,
        eyes: Eyes,
        at: Option<usize>,
        language: Language,
        kind: Looking,
        reply: Reply<Arc<Glimpse>>,
    },
    Viewer {
        who: Option<Asker>,
        reply: Reply<Viewer>,
    },
    Do {
        who: Asker,
        sent: Sent,
        language: Language,
        reply: Reply<Done>,
    },
    Why {
        who: Asker,
        code: String,
        language: Language,
        reply: Reply<Option<Why>>,
    },
    AskTakeback {
        who: Asker,
        reply: Reply<()>,
    },
    AnswerTakeback {
        who: Asker,
        agree: bool,
        reply: Reply<()>,
    },
    Join {
        who: Asker,
        seat: Option<u8>,
        reply: Reply<Seat>,
    },
    Start {
        who: Asker,
        reply: Reply<()>,
    },
    Leave {
        who: Asker,
        reply: Reply<()>,
    },
    StandIn {
        who: Asker,
        seat: u8,
        reply: Reply<()>,
    },
    Chat {
        who: Asker,
        text: String,
        reply: Reply<()>,
    },
    Plan {
        who: Asker,
        plan: Plan,
        reply: Reply<()>,
    },
    Rematch {
        who: Asker,
        reply: Reply<MatchId>,
    },
    Record {
        reply: Reply<String>,
    },
    /// A bot has thought.
    Thought(Thought),
    /// What a seat cannot know is drawn anew, or is again as it was.
    #[cfg(test)]
    Imagine {
        seat: Option<Seat>,
        dice: u64,
        reply: Reply<()>,
    },
}
