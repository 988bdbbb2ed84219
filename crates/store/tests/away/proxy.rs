//! Stands between a store and its server and cuts the connection at the worst moment.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{UnixListener, UnixStream};

/// What is lost of the next commit.
#[derive(Copy, Clone)]
pub(crate) enum Cut {
    /// The order to commit.
    Commit = 1,
    /// The answer: it was committed.
    Answer = 2,
}

/// What the proxy is to do and has done.
#[derive(Default)]
struct Plan {
    next: AtomicU8,
    cuts: AtomicU32,
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

    /// Cuts the connection that commits next.
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
        let commits = said.windows(7).any(|window| window == b"COMMIT\0");
        let cut = if commits { plan.next.swap(0, Ordering::SeqCst) } else { 0 };
        if cut != 0 {
            plan.cuts.fetch_add(1, Ordering::SeqCst);
        }
        if cut == Cut::Commit as u8 {
            return None;
        }
        if cut == Cut::Answer as u8 {
            to.write_all(said).await.ok()?;
            return Some(to);
        }
        to.write_all(said).await.ok()?;
    }
}
