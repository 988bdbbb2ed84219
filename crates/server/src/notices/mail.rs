//! Mails, handed to the host's mail server.

use std::time::Duration;

use engine::Problem;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::{Letter, NotTold};

/// How long each step of handing over may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The server that takes mails, and whom they are from.
#[derive(Clone)]
pub struct MailServer {
    /// As in `smtps://name:password@mail.example` or `smtp://mail.example:587?tls=required`.
    pub server: String,
    /// As in `Gantry <gantry@club.example>`.
    pub from: String,
}

/// The address of the server may have a password in it.
impl std::fmt::Debug for MailServer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// The way to the server that takes mails.
pub(super) struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mail {
    /// Reads how mails are sent. Nothing is connected to yet.
    pub(super) fn open(settings: &MailServer) -> Result<Self, Problem> {
        let from = settings.from.parse().map_err(|error| Problem::new(format!("--mail-from: {error}")))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&settings.server)
            .map_err(|error| Problem::new(format!("--mail-server: {error}")))?;
        Ok(Mail { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    pub(super) async fn send(&self, letter: &Letter) -> Result<(), NotTold> {
        let message = self.message(letter)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(NotTold::Never(error.to_string())),
            Err(error) => Err(NotTold::Later(error.to_string())),
        }
    }

    fn message(&self, letter: &Letter) -> Result<Message, NotTold> {
        let to = letter.to.parse::<Mailbox>().map_err(|error| NotTold::Never(error.to_string()))?;
        let header = |name, value: &str| HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(letter.subject.clone())
            .date_now()
            .message_id(None)
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(stop) = &letter.stop {
            message = message
                .raw_header(header("List-Unsubscribe", &format!("<{stop}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        message.body(letter.text.clone()).map_err(|error| NotTold::Never(error.to_string()))
    }
}

/// Whether this looks like one mail address, and nothing but it.
pub(crate) fn is_mail_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}
