//! Measures the server: `cargo run --release -p server --example bench -- [MATCHES] [SECONDS]`.

use std::path::{Path, PathBuf};

use server::{BenchPlan, Config};
use tokio::process::Command;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let config = |folder: &str| {
        let listen = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        Config { listen, data: PathBuf::from(folder), rate: None, ..Config::default() }
    };
    let say = |address| println!("{address}");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", folder] => Ok(server::serve(config(folder), say).await?),
        ["ceiling", folder] => Ok(server::serve_ceiling(config(folder), say).await?),
        _ => {
            let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
            let folder = tempfile::tempdir()?;
            let plan = BenchPlan {
                matches: number(0).unwrap_or(100),
                seconds: number(1).unwrap_or(5) as u64,
                streams: 1000,
                server: this_program("serve", folder.path())?,
                ceiling: this_program("ceiling", folder.path())?,
            };
            print!("{}", server::bench(plan).await?);
            Ok(())
        }
    }
}

fn this_program(what: &str, folder: &Path) -> std::io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(what).arg(folder.join(what));
    Ok(command)
}
