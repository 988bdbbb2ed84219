//! `gantry serve`: the web table.

use std::collections::BTreeMap;
use std::time::Duration;

use engine::{Problem, ensure};
use server::{Clock, Config, Keep, Limits, MailServer, NoticeSettings, Quota, Seeds, Tls};

use crate::cli::ServeArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &ServeArgs) -> Answer {
    server::log_to_stderr();
    let usual = Config::default();
    let config = Config {
        listen: args.listen.unwrap_or(usual.listen),
        data: args.data.clone().unwrap_or_else(|| usual.data.clone()),
        store: args.store.clone(),
        nats: args.nats.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        behind_proxy: args.behind_proxy,
        tls: args.tls_cert.clone().zip(args.tls_key.clone()).map(|(cert, key)| Tls { cert, key }),
        metrics_listen: args.metrics_listen,
        log_addresses: args.log_addresses,
        limits: limits(args),
        new_guests: args.max_new_guests.unwrap_or(usual.new_guests),
        quota: quota(args),
        keep: keep(args),
        rooms: args.max_rooms.unwrap_or(usual.rooms),
        absence: args.absence.map_or(usual.absence, Duration::from_secs),
        rate: if args.no_rate_limit { None } else { usual.rate },
        seeds: args.told_seeds.clone().map_or(Seeds::Secret, Seeds::told),
        clock: args.told_clock.clone().map_or(Clock::System, Clock::Ahead),
        components: components(&args.components)?,
        notices: notices(args)?,
        ..usual
    };
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Problem::new(format!("the server cannot start: {error}")))?;
    let served = runtime.block_on(server::run(config));
    // Bots that still think have nobody left to tell.
    runtime.shutdown_timeout(LEFTOVERS);
    served?;
    Ok(String::new())
}

/// How long work that is nobody's any more may delay the end.
const LEFTOVERS: Duration = Duration::from_millis(500);

/// How people are told when it is their turn.
fn notices(args: &ServeArgs) -> Result<NoticeSettings, Problem> {
    let server = args.mail_server.clone().or_else(|| std::env::var("GANTRY_MAIL_SERVER").ok());
    ensure!(
        server.is_none() || (args.mail_from.is_some() && args.public_url.is_some()),
        "mails say whom they are from and lead back here: give --mail-from and --public-url, too"
    );
    let mail = server.zip(args.mail_from.clone()).map(|(server, from)| MailServer { server, from });
    Ok(NoticeSettings { public_url: args.public_url.clone(), mail, webhook_hosts: args.webhook_hosts.clone() })
}

/// How many may come. Whoever measures comes from one address.
fn limits(args: &ServeArgs) -> Limits {
    let usual = Limits::default();
    let in_all = args.max_connections.unwrap_or(if args.no_rate_limit { 1 << 20 } else { usual.connections });
    let from_one =
        args.max_per_address.unwrap_or(if args.no_rate_limit { 1 << 20 } else { usual.connections_per_address });
    Limits::of(in_all, from_one)
}

/// How many matches one guest may have. Whoever measures needs many.
fn quota(args: &ServeArgs) -> Quota {
    let usual = if args.no_rate_limit { Quota { open: u32::MAX, running: u32::MAX } } else { Config::default().quota };
    Quota { open: args.max_open.unwrap_or(usual.open), running: args.max_running.unwrap_or(usual.running) }
}

/// How long things are kept that nobody uses.
fn keep(args: &ServeArgs) -> Keep {
    let usual = Keep::default();
    let days = |days: Option<u64>, usual: Duration| {
        days.map_or(usual, |days| Duration::from_secs(days.saturating_mul(24 * 3600)))
    };
    Keep {
        open: days(args.keep_open, usual.open),
        running: days(args.keep_running, usual.running),
        abandoned: days(args.keep_abandoned, usual.abandoned),
        guests: days(args.keep_guests, usual.guests),
    }
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
