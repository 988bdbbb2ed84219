//! The Personal Goals of a component file.

use engine::{Noun, Problem, ensure};
use serde::Deserialize;

use super::read::ComponentFile;
use strum::VariantArray;

use crate::board::{Destination, Goal, Location};
use crate::components::{GoalCard, Task};

#[derive(Deserialize)]
pub(super) struct GoalEntry {
    id: Goal,
    tasks: Vec<TaskEntry>,
    vp: [u8; 3],
    solo: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TaskEntry {
    location: Option<String>,
    destination: Option<Destination>,
    missions: Option<u8>,
    threat: Option<String>,
    token: Option<Destination>,
    first_places: Option<u8>,
}

impl ComponentFile {
    pub(super) fn goals(&self, locations: &[Location]) -> Result<[GoalCard; Goal::VARIANTS.len()], Problem> {
        let mut goals = Vec::new();
        for goal in Goal::all() {
            let raw = self.personal_goal.iter().find(|raw| raw.id == goal);
            let raw = raw.ok_or_else(|| Problem::new(format!("the goal `{goal}` is missing")))?;
            goals.push(raw.card(locations).map_err(|problem| problem.at(format!("goal `{goal}`")))?);
        }
        ensure!(goals.iter().any(|goal| goal.solo), "at least one goal must be for the solitaire game");
        goals.try_into().map_err(|_| Problem::new("there must be twelve goals"))
    }
}

impl GoalEntry {
    fn card(&self, locations: &[Location]) -> Result<GoalCard, Problem> {
        ensure!(self.tasks.len() == 3, "there must be three tasks, not {}", self.tasks.len());
        let vp = [0, self.vp[0], self.vp[1], self.vp[2]];
        ensure!(vp.is_sorted() && vp[3] <= 20, "`vp` must not fall, and be 20 at most");
        let mut tasks = [Task::FirstPlaces(0); 3];
        for (task, raw) in tasks.iter_mut().zip(&self.tasks) {
            *task = raw.task(locations)?;
        }
        Ok(GoalCard { tasks, vp, solo: self.solo })
    }
}

impl TaskEntry {
    fn task(&self, locations: &[Location]) -> Result<Task, Problem> {
        match self {
            TaskEntry { location: Some(id), .. } => {
                let number = locations.iter().position(|location| location.id() == *id);
                number
                    .map(|number| Task::Location(number as u8))
                    .ok_or_else(|| Problem::new(format!("there is no location `{id}`")))
            }
            TaskEntry { destination: Some(destination), missions: Some(missions), .. } => {
                Ok(Task::Missions(*destination, *missions))
            }
            TaskEntry { threat: Some(id), .. } => Ok(Task::Threat(id.parse()?)),
            TaskEntry { token: Some(destination), .. } if *destination != Destination::Earth => {
                Ok(Task::Token(*destination))
            }
            TaskEntry { first_places: Some(places), .. } => Ok(Task::FirstPlaces(*places)),
            _ => Err(Problem::new(
                "a task names a location, missions at a destination, a threat, a token or first places",
            )),
        }
    }
}
