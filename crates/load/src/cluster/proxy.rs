//! What stands between a server and what it needs, so that the two can be cut apart.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncWrite, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// Where a proxy leads to.
#[derive(Clone)]
pub(super) enum Goal {
    Port(SocketAddr),
    Socket(PathBuf),
}

/// How things are between two.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Open,
    /// Connections break, and new ones are refused.
    Broken,
    /// Nothing comes through, and nobody says so.
    Silent,
}

/// Leads to a goal, unless it is cut.
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    line: Arc<watch::Sender<Line>>,
}

impl Proxy {
    /// Listens at one of our addresses.
    pub(super) async fn start(at: Ipv4Addr, goal: Goal) -> io::Result<Self> {
        let listener = TcpListener::bind((at, 0)).await?;
        let (address, line) = (listener.local_addr()?, Arc::new(watch::Sender::new(Line::Open)));
        let set = line.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, goal.clone(), set.subscribe()));
            }
        });
        Ok(Proxy { address, line })
    }

    pub(super) fn set(&self, line: Line) {
        self.line.send_replace(line);
    }
}

async fn serve(client: TcpStream, goal: Goal, mut line: watch::Receiver<Line>) -> io::Result<()> {
    let now = *line.borrow_and_update();
    match now {
        Line::Open => {}
        Line::Broken => return Ok(()),
        Line::Silent => {
            // Held open, and never answered.
            let _ = line.wait_for(|line| *line != Line::Silent).await;
            return Ok(());
        }
    }
    client.set_nodelay(true)?;
    match goal {
        Goal::Port(address) => pass(client, TcpStream::connect(address).await?, line).await,
        Goal::Socket(path) => pass(client, UnixStream::connect(path).await?, line).await,
    }
}

async fn pass<S: AsyncRead + AsyncWrite + Unpin>(
    mut client: TcpStream,
    mut server: S,
    mut line: watch::Receiver<Line>,
) -> io::Result<()> {
    tokio::select! {
        _ = copy_bidirectional(&mut client, &mut server) => {}
        _ = line.wait_for(|line| *line != Line::Open) => {}
    }
    let is_silent = *line.borrow() == Line::Silent;
    if is_silent {
        let _ = line.wait_for(|line| *line != Line::Silent).await;
    }
    Ok(())
}
