//! A real PostgreSQL server for tests: in a folder of its own, on a socket of its own, never on the network.
//!
//! All tests of a run share one server, whether they are threads or processes, and each has a database of its own. Whoever uses
//! the server holds a lock, which the system lets go however the process ends; a watchman stops the server and removes its data
//! some seconds after the last one has gone.
//!
//! PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`.

mod programs;

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use programs::Programs;

/// Set to anything, it lets the tests that need PostgreSQL pass without having tested anything.
pub const WITHOUT: &str = "GANTRY_WITHOUT_POSTGRES";

/// The role that everything belongs to.
const ROLE: &str = "gantry";

/// Stops the server of a folder when nobody has used it for some seconds. Only one watches.
const WATCHMAN: &str = r#"
cd "$1" || exit
exec 7>watch.lock 8>start.lock 9>users.lock
flock -n 7 || exit
idle=0
while sleep 1; do
    flock -x 8
    if flock -n -x 9; then idle=$((idle + 1)); flock -u 9; else idle=0; fi
    if [ "$idle" -ge 5 ]; then
        shift
        "$@" 7>&- 8>&- 9>&-
        rm -rf data log
        exit
    fi
    flock -u 8
done
"#;

/// A server. It runs as long as somebody has it, and some seconds longer.
pub struct Server {
    folder: PathBuf,
    programs: Programs,
    kind: Kind,
    _user: File,
}

/// What a server is for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    /// For all tests of a run.
    Shared,
    /// For one test.
    Own,
    /// For a measurement: commits wait for the disk.
    Durable,
}

/// The address of a new, empty database on the server that all tests share; nothing where the environment says that there is no
/// PostgreSQL.
#[must_use]
pub fn database() -> Option<String> {
    static SHARED: OnceLock<Option<Server>> = OnceLock::new();
    let server = SHARED.get_or_init(|| Server::at(shared_folder(), Kind::Shared));
    server.as_ref().map(Server::database)
}

impl Server {
    /// A server of one's own, to stop and start it; nothing where the environment says that there is no PostgreSQL.
    #[must_use]
    pub fn own() -> Option<Self> {
        Self::at(own_folder(), Kind::Own)
    }

    /// A server of one's own that waits for the disk, as a real one does.
    #[must_use]
    pub fn durable() -> Option<Self> {
        Self::at(own_folder(), Kind::Durable)
    }

    fn at(folder: PathBuf, kind: Kind) -> Option<Self> {
        if std::env::var_os(WITHOUT).is_some() {
            eprintln!("not tested: {WITHOUT} says that there is no PostgreSQL");
            return None;
        }
        let programs = Programs::find().unwrap_or_else(|missing| panic!("{missing}"));
        fs::create_dir_all(&folder).expect("a folder for PostgreSQL");
        let user = open_lock(&folder, "users.lock");
        let server = Server { folder, programs, kind, _user: user };
        let start = open_lock(&server.folder, "start.lock");
        start.lock().expect("a lock");
        server.watch();
        server.start();
        server._user.lock_shared().expect("a lock");
        Some(server)
    }

    /// Lets it run, if it does not.
    pub fn start(&self) {
        if self.control(&["status"]) {
            return;
        }
        let (data, log) = (self.data(), self.folder.join("log"));
        if !data.join("PG_VERSION").exists() {
            // What an earlier attempt left behind.
            let _ = fs::remove_dir_all(&data);
            fs::create_dir(&data).expect("a folder for data");
            fs::write(&log, "").expect("a file for the log");
            self.programs.give_away(&[&data, &log]);
            let mut initdb = self.programs.command("initdb");
            initdb.args(["--username", ROLE, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
            run(initdb.arg(&data));
        }
        // Tests do not wait for the disk: the machine is not switched off in them.
        let fsync = if self.kind == Kind::Durable { "on" } else { "off" };
        let settings = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c fsync={fsync} -c max_connections=300",
            data.display()
        );
        let log = log.to_str().expect("a name in Unicode");
        if !self.control(&["start", "-w", "-t", "60", "-l", log, "-o", &settings]) {
            let said = fs::read_to_string(log).unwrap_or_default();
            panic!("PostgreSQL does not start: {said}");
        }
    }

    /// Stops it as if it had crashed: every connection is lost at once.
    pub fn stop(&self) {
        assert!(self.control(&["stop", "-w", "-m", "immediate"]), "PostgreSQL does not stop");
    }

    /// The address of a new, empty database.
    #[must_use]
    pub fn database(&self) -> String {
        let name = format!("t{}", unique().replace('-', "_"));
        let mut create = self.programs.command("createdb");
        run(create.arg("--host").arg(self.data()).args(["--username", ROLE, "--template=template0", &name]));
        format!("postgres:///{name}?host={}&user={ROLE}", self.data().display())
    }

    /// The process that has started all others of it, if it runs.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        fs::read_to_string(self.data().join("postmaster.pid")).ok()?.lines().next()?.trim().parse().ok()
    }

    /// The socket that it listens at.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        self.data().join(".s.PGSQL.5432")
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Tells the server something; whether it worked.
    fn control(&self, words: &[&str]) -> bool {
        let mut control = self.programs.command("pg_ctl");
        control.args(words).arg("-D").arg(self.data());
        quiet(&mut control).status().expect("pg_ctl runs").success()
    }

    fn watch(&self) {
        let mut watchman = Command::new("setsid");
        watchman.args(["--fork", "sh", "-c", WATCHMAN, "watchman"]).arg(&self.folder);
        watchman.args(self.programs.words("pg_ctl")).args(["stop", "-w", "-m", "immediate", "-D"]).arg(self.data());
        quiet(&mut watchman).status().expect("setsid (util-linux) runs");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.kind != Kind::Shared {
            self.control(&["stop", "-w", "-m", "immediate"]);
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// A folder that nobody else has.
fn own_folder() -> PathBuf {
    std::env::temp_dir().join(format!("gantry-pg-{}", unique()))
}

/// The folder of the server that all tests of this working copy share.
fn shared_folder() -> PathBuf {
    let place = env!("CARGO_MANIFEST_DIR")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    std::env::temp_dir().join(format!("gantry-pg-{place:016x}"))
}

fn open_lock(folder: &Path, name: &str) -> File {
    OpenOptions::new().create(true).append(true).open(folder.join(name)).expect("a file to lock")
}

/// Something that nobody else on this machine is called.
fn unique() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let moment = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.subsec_nanos());
    format!("{}-{}-{moment}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Nothing that runs on holds the output of a test open.
fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

fn run(command: &mut Command) {
    let done = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
}
