//! Matches that were begun under an earlier version of the rules: they go on if today's rules lead to the same positions, and
//! are closed with a sentence that says why if not. Either way they can be looked at.

use engine::{RecordResult, Viewer, phrase};
use narration::Narrator;
use serde::{Deserialize, Serialize};

use super::Rooms;
use super::table::Table;
use crate::ServerError;
use crate::ending::{Ending, Stage};

/// A match goes on under another version of the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RulesChange {
    /// After so many steps that everybody knew of.
    steps: usize,
    /// The version from then on.
    version: u32,
}

impl Rooms {
    /// Lets a match of an earlier version of the rules go on under today's, or closes it where the two part. What is over
    /// stays as it is.
    pub(super) async fn bring_up_to_date(&self, table: &mut Table) -> Result<(), ServerError> {
        let (begun, today) = (table.header.rules_version, table.game.facts().rules_version);
        let is_over = matches!(table.stage, Stage::Finished { .. } | Stage::Abandoned { .. });
        if begun == today || is_over {
            return Ok(());
        }
        let id = table.header.id.clone();
        if table.play().difference().is_some() {
            let at = self.config.clock.now();
            self.store.abandon_match(&id, at).await?;
            table.stage = Stage::Abandoned { at };
            tracing::warn!(%id, begun, today, "the rules have changed: a match was closed");
            return Ok(());
        }
        table.go_on_under(today)?;
        let changes = serde_json::to_string(&table.rules_changes).map_err(|_| ServerError::Broken)?;
        self.store.change_rules(&id, begun, today, &changes).await?;
        tracing::info!(%id, begun, today, "a match goes on under the new rules");
        Ok(())
    }
}

impl Table {
    /// From now on the match follows this version of the rules.
    fn go_on_under(&mut self, version: u32) -> Result<(), ServerError> {
        self.play_mut().follow_rules(version)?;
        self.header.rules_version = version;
        if self.play().steps() > 0 {
            self.rules_changes.push(RulesChange { steps: self.known_to(Viewer::Public).made(usize::MAX), version });
        }
        Ok(())
    }

    /// What everybody is told in the log about versions of the rules: after which step, and what.
    pub(super) fn notes(&self, words: &Narrator<'_>) -> Vec<(usize, String)> {
        let changes = self.rules_changes.iter().map(|change| {
            let told = words.sentence(&phrase!("ui-rules-go-on", version = change.version));
            (change.steps.saturating_sub(1), told)
        });
        let difference = self.play().steps().checked_sub(1).zip(self.told_difference(words));
        changes.chain(difference).collect()
    }

    /// Where today's rules part from those that the match was played by, if they do.
    pub(super) fn told_difference(&self, words: &Narrator<'_>) -> Option<String> {
        let difference = self.play().difference()?;
        let told = phrase!(
            "ui-rules-differ",
            version = self.header.rules_version,
            now = self.game.facts().rules_version,
            line = difference.line,
            reason = words.say(&difference.reason)
        );
        let closed = matches!(self.stage, Stage::Abandoned { .. }).then(|| words.word("ui-rules-closed"));
        Some([Some(words.sentence(&told)), closed].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    /// Whether its record can be had, and with it the seed: when nobody can play on.
    pub(super) fn is_open_to_all(&self) -> bool {
        match &self.stage {
            Stage::Finished { .. } => true,
            Stage::Abandoned { .. } => self.play().difference().is_some(),
            Stage::Open | Stage::Running => false,
        }
    }

    /// The match as a record: as it was played, also where today's rules would lead elsewhere.
    pub(super) fn record(&self) -> String {
        let mut record = self.play().record(&self.names());
        if self.play().difference().is_some() {
            record.lines.extend(self.unplayed.iter().cloned());
            let hash = self.last_hash.clone().unwrap_or_default();
            let result = self.ending().and_then(Ending::by_the_rules).cloned();
            record.result = record.result.map(|claimed| RecordResult { result, hash, ..claimed });
        }
        record.to_string()
    }

    fn ending(&self) -> Option<&Ending> {
        match &self.stage {
            Stage::Finished { result, .. } => Some(result),
            Stage::Open | Stage::Running | Stage::Abandoned { .. } => None,
        }
    }

    /// Compares the end of a match of an earlier version with what the store knows of it.
    pub(super) fn compare_end(&mut self) {
        let result = self.ending().and_then(Ending::by_the_rules).cloned();
        let hash = self.last_hash.clone();
        self.play_mut().compare_end(result.as_ref(), hash.as_deref());
    }
}
