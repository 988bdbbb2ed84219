//! Told when it is one's turn: by e-mail, by a message to a browser (push), by a webhook.
//!
//! A room notes in the store when a turn begins ([`store::Store::note_turn`]); whether there is still anything to tell is found out
//! when it is due, by asking the room again. One server of several tells, and takes what it tells as told before it does: nobody is
//! told twice, and what is lost when a server breaks off is one message at most. A notice says which game waits, and where.

mod hosts;
mod mail;
mod message;
mod push;
mod sending;
mod troubles;
mod web;
mod wishes;

use engine::Problem;
use tokio::sync::OnceCell;

pub use hosts::AllowedHost;
pub use mail::MailServer;

pub(crate) use mail::is_mail_address;
pub(crate) use message::{Letter, confirmation};
pub(crate) use push::Subscription;
pub(crate) use sending::keep_telling;
#[cfg(test)]
pub(crate) use sending::tell_due;
pub(crate) use wishes::Wishes;

use crate::allowance::Allowance;
use crate::thought::Payer;
use crate::{App, Config, ServerError, random};
use mail::Mail;
use push::Identity;
use troubles::Troubles;
use web::Web;

/// How people are told, as the host has set it up.
#[derive(Clone, Debug, Default)]
pub struct NoticeSettings {
    /// Where people find the server, without a slash at the end: what mails link to.
    pub public_url: Option<String>,
    /// The server that takes mails.
    pub mail: Option<MailServer>,
    /// Where webhooks may lead.
    pub webhook_hosts: Vec<AllowedHost>,
}

/// How many mail addresses may be asked in an hour, from one address and of one.
const ASKED: u32 = 5;

/// What tells people.
pub(crate) struct Notices {
    /// How often mail addresses may still be asked.
    asked: Allowance<u64>,
    mail: Option<Mail>,
    web: Web,
    identity: OnceCell<Identity>,
    troubles: Troubles,
}

/// Why somebody could not be told.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotTold {
    /// It may work later.
    #[error("{0}")]
    Later(String),
    /// It will not work.
    #[error("{0}")]
    Never(String),
    /// The way has ended at its other end.
    #[error("whoever was to be told there does not want it any more")]
    Gone,
}

impl Notices {
    pub(crate) fn new(config: &Config, is_shared: bool) -> Result<Self, Problem> {
        let asked = Allowance::hourly(config.rate.map(|_| ASKED)).shared(is_shared);
        let settings = &config.notices;
        let mail = settings.mail.as_ref().map(Mail::open).transpose()?;
        let web = Web::new(settings.webhook_hosts.clone());
        Ok(Notices { asked, mail, web, identity: OnceCell::new(), troubles: Troubles::default() })
    }

    /// Whether mails can be sent: what is in them has to lead somewhere.
    pub(crate) fn sends_mail(&self, config: &Config) -> bool {
        self.mail.is_some() && config.notices.public_url.is_some()
    }

    /// Takes one of the questions that are left to this visitor, and about this mail address.
    pub(crate) fn may_ask(&self, payer: Payer, address: &str) -> Result<(), ServerError> {
        let about = self.asked.take(random::number(&format!("mail {}", address.to_lowercase())));
        if about & self.asked.take(payer[0]) { Ok(()) } else { Err(ServerError::TooFast) }
    }

    /// Whether a webhook may lead there, with the sentence that says why not.
    pub(crate) fn may_hook(&self, address: &str) -> Result<(), ServerError> {
        self.web.may_hook(address)
    }

    /// The hosts that webhooks may lead to.
    pub(crate) fn hook_hosts(&self) -> Vec<String> {
        self.web.named().iter().map(ToString::to_string).collect()
    }

    /// Whether a browser's messages may be taken there.
    pub(crate) fn may_push(&self, address: &str) -> Result<(), ServerError> {
        self.web.may_push(address)
    }
}

impl App {
    /// Who this house is for those that take messages to browsers: drawn by the first server, and then kept in the store.
    pub(crate) async fn push_identity(&self) -> Result<&Identity, ServerError> {
        let identity = self.notices.identity.get_or_try_init(async || {
            let hex = self.store.secret("vapid", &engine::hex(&Identity::draw()?)).await?;
            Identity::read(&hex)
        });
        identity.await
    }

    /// Sends a letter.
    pub(crate) async fn send_mail(&self, letter: &Letter) -> Result<(), NotTold> {
        match &self.notices.mail {
            Some(mail) => mail.send(letter).await,
            None => Err(NotTold::Never("no server that takes mails is set up".to_owned())),
        }
    }
}

/// What names a way, and what its links bear.
pub(crate) fn new_names() -> Result<(String, String), ServerError> {
    Ok((engine::hex(&random::bytes::<12>()?), random::secret()?))
}
