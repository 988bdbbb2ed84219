//! Takes htmx out of its npm package into the binary: `package-lock.json` says which bytes.
//!
//! Without npm, unpack the package `htmx.org` of the version in `package.json` anywhere and say where:
//! `GANTRY_HTMX=/path/to/htmx.org cargo build`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The library, then its extension for live streams.
const SCRIPTS: [&str; 2] = ["dist/htmx.min.js", "dist/ext/hx-sse.min.js"];

/// What npm needs to know.
const MANIFEST: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

fn main() {
    println!("cargo::rerun-if-env-changed=GANTRY_HTMX");
    if let Err(sentence) = build() {
        println!("cargo::error={sentence}");
    }
}

fn build() -> Result<(), String> {
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|_| "cargo sets OUT_DIR")?);
    let package = match env::var_os("GANTRY_HTMX") {
        Some(path) => PathBuf::from(path),
        None => install(&out)?,
    };
    let mut bundle = String::new();
    for script in SCRIPTS {
        let path = package.join(script);
        let text = fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        // Without the pointers to source maps, which we do not serve.
        bundle.extend(text.lines().filter(|line| !line.starts_with("//#")).flat_map(|line| [line, "\n"]));
    }
    let path = out.join("htmx.js");
    fs::write(&path, bundle).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Lets npm fetch the package and check it against the lock; where it is then.
fn install(out: &Path) -> Result<PathBuf, String> {
    let root = Path::new("../..");
    let modules = out.join("npm");
    fs::create_dir_all(&modules).map_err(|error| format!("cannot create {}: {error}", modules.display()))?;
    for file in MANIFEST {
        let path = root.join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        fs::copy(&path, modules.join(file)).map_err(|error| format!("cannot copy {}: {error}", path.display()))?;
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status =
        Command::new(npm).args(["ci", "--ignore-scripts", "--omit=dev", "--silent"]).current_dir(&modules).status();
    let help = "the pages need htmx: install npm, or set GANTRY_HTMX to an unpacked npm package htmx.org of the version in package.json";
    match status {
        Ok(status) if status.success() => Ok(modules.join("node_modules/htmx.org")),
        Ok(status) => Err(format!("`npm ci` failed ({status}); {help}")),
        Err(error) => Err(format!("npm cannot be started ({error}); {help}")),
    }
}
