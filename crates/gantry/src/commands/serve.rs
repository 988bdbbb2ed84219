//! `gantry serve`: the web table.

use std::collections::BTreeMap;

use engine::{Problem, ensure};
use server::{Config, ServerError};

use crate::cli::ServeArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &ServeArgs) -> Answer {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let usual = Config::default();
    let config = Config {
        listen: args.listen.unwrap_or(usual.listen),
        data: args.data.clone().unwrap_or_else(|| usual.data.clone()),
        behind_proxy: args.behind_proxy,
        rate: if args.no_rate_limit { None } else { usual.rate },
        components: components(&args.components)?,
        ..usual
    };
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Problem::new(format!("the server cannot start: {error}")))?;
    runtime.block_on(server::run(config)).map_err(|error: ServerError| Problem::new(error.to_string()))?;
    Ok(String::new())
}

/// The component files, each with the game it is for.
fn components(files: &[String]) -> Result<BTreeMap<&'static str, String>, Problem> {
    let mut components = BTreeMap::new();
    for file in files {
        let toml = input::text(file)?;
        let game = catalog::game_of_components(&toml).map_err(|problem| problem.at(format!("`{file}`")))?;
        let facts = game.facts();
        ensure!(
            components.insert(facts.id, toml).is_none(),
            "`{file}` is the second component file for {}: give one a game",
            facts.title
        );
    }
    Ok(components)
}
