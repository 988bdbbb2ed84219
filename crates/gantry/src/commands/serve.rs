//! `gantry serve`: the web table.

use engine::Problem;
use server::{Config, ServerError};

use crate::cli::ServeArgs;
use crate::failure::Answer;

pub(crate) fn run(args: &ServeArgs) -> Answer {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let usual = Config::default();
    let config = Config {
        listen: args.listen.unwrap_or(usual.listen),
        data: args.data.clone().unwrap_or_else(|| usual.data.clone()),
        behind_proxy: args.behind_proxy,
        rate: if args.no_rate_limit { None } else { usual.rate },
        ..usual
    };
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Problem::new(format!("the server cannot start: {error}")))?;
    runtime.block_on(server::run(config)).map_err(|error: ServerError| Problem::new(error.to_string()))?;
    Ok(String::new())
}
