//! Why a server could not start or stop.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use store::StoreError;

/// Why a server could not start or stop.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// The folder of the data, or something in it, cannot be used.
    #[error("cannot use {}: {cause}", path.display())]
    Data {
        /// Which file or folder.
        path: PathBuf,
        /// What the system said.
        cause: String,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// Which address.
        address: std::net::SocketAddr,
        /// What the system said.
        cause: Arc<io::Error>,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system gives no random bytes.
    #[error("the operating system gives no random bytes")]
    NoRandomness,
    /// The network failed.
    #[error("the server stopped: {0}")]
    Serve(Arc<io::Error>),
}

impl ServerError {
    pub(crate) fn data(path: &Path, cause: &io::Error) -> Self {
        ServerError::Data { path: path.to_owned(), cause: cause.to_string() }
    }
}
