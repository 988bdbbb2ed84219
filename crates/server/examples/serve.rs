//! Serves the web table from a folder: `cargo run -p server --example serve -- ADDRESS FOLDER`.

use server::{Config, ServerError};

#[tokio::main]
async fn main() -> Result<(), ServerError> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let mut arguments = std::env::args().skip(1);
    let mut config = Config::default();
    if let Some(address) = arguments.next().and_then(|address| address.parse().ok()) {
        config.listen = address;
    }
    if let Some(folder) = arguments.next() {
        config.data = folder.into();
    }
    if std::env::var_os("GANTRY_UNLIMITED").is_some() {
        config.rate = None;
    }
    server::run(config).await
}
