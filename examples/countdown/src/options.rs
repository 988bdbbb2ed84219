//! What can be chosen before a match.

use engine::{OptionFact, OptionKind};

pub(crate) const OPTIONS: &[OptionFact] =
    &[OptionFact { id: "start", kind: OptionKind::Number(10, 99), default: "21" }];
