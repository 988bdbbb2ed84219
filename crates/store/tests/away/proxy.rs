//! Stands between a store and its server and cuts the connection at the worst moment.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{UnixListener, UnixStream};

/// What gets lost.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Cut {
    /// The next order to commit, and the connection with it.
    Commit = 1,
    /// The answer to it: it was committed.
    Answer = 2,
    /// Everything from the next order to commit on, and neither side is told.
    Silence = 3,
    /// Everything from the next question on who has a lease, and neither side is told.
    Question = 4,
}

impl Cut {
    const ALL: [Cut; 4] = [Cut::Commit, Cut::Answer, Cut::Silence, Cut::Question];

    /// What is said just before.
    fn word(self) -> &'static [u8] {
        if self == Cut::Question { b"SELECT node FROM leases" } else { b"COMMIT\0" }
    }
}

/// What the proxy is to do and has done.
#[derive(Default)]
struct Plan {
    next: AtomicU8,
    cuts: AtomicU32,
}

impl Plan {
    /// What is to be lost now.
    fn cut(&self, said: &[u8]) -> Option<Cut> {
        let next = self.next.load(Ordering::SeqCst);
        let cut = Cut::ALL.into_iter().find(|cut| *cut as u8 == next)?;
        said.windows(cut.word().len()).find(|window| *window == cut.word())?;
        // Of several connections that come to it at once it is one.
        let is_ours = self.next.compare_exchange(next, 0, Ordering::SeqCst, Ordering::SeqCst).is_ok();
        self.cuts.fetch_add(u32::from(is_ours), Ordering::SeqCst);
        is_ours.then_some(cut)
    }
}

pub(crate) struct Proxy {
    folder: TempDir,
    plan: Arc<Plan>,
}

impl Proxy {
    /// Listens in a folder of its own and passes everything on to this socket.
    pub(crate) fn start(server: &Path) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).expect("a socket");
        let plan = Arc::<Plan>::default();
        let (server, shared) = (server.to_owned(), plan.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = UnixStream::connect(&server).await else { continue };
                tokio::spawn(pass_on(client, server, shared.clone()));
            }
        });
        Proxy { folder, plan }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Cuts the connection that says next what the cut waits for.
    pub(crate) fn cut(&self, cut: Cut) {
        self.plan.next.store(cut as u8, Ordering::SeqCst);
    }

    /// How many connections were cut.
    pub(crate) fn cuts(&self) -> u32 {
        self.plan.cuts.load(Ordering::SeqCst)
    }
}

async fn pass_on(client: UnixStream, server: UnixStream, plan: Arc<Plan>) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let answers = tokio::spawn(copy(from_server, to_client));
    if let Some(mut to_server) = copy_until_cut(from_client, to_server, &plan).await {
        // The server does what it was told, and nobody hears of it.
        answers.abort();
        let _ = to_server.flush().await;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    answers.abort();
}

async fn copy(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    let _ = tokio::io::copy(&mut from, &mut to).await;
}

/// Passes on what a client says; the way to the server, if the answer is to be lost.
async fn copy_until_cut(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, plan: &Plan) -> Option<OwnedWriteHalf> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let length = from.read(&mut buffer).await.ok().filter(|&length| length > 0)?;
        let said = &buffer[..length];
        match plan.cut(said) {
            None => to.write_all(said).await.ok()?,
            Some(Cut::Commit) => return None,
            Some(Cut::Answer) => {
                to.write_all(said).await.ok()?;
                return Some(to);
            }
            // Both ends stay open.
            Some(Cut::Silence | Cut::Question) => std::future::pending().await,
        }
    }
}
