//! The lab on several machines: a coordinator, workers, a real NATS server, and what goes wrong.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use trial_nats::Server;

use crate::support::{gantry, ok};

/// A `gantry` that runs, and what it says on standard error.
struct Running {
    child: Child,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Running {
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gantry"))
            .args(args)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let (stderr, lines) = (child.stderr.take().expect("it is piped"), Arc::<Mutex<Vec<String>>>::default());
        let noted = lines.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                noted.lock().expect("nobody panics with it").push(line);
            }
        });
        Running { child, lines }
    }

    fn worker(server: &Server) -> Self {
        Self::worker_with(server, &[])
    }

    fn worker_with(server: &Server, more: &[&str]) -> Self {
        Self::start(&[&["worker", "--nats", &server.url(), "--threads", "1", "--verbose"], more].concat())
    }

    fn lines(&self) -> Vec<String> {
        self.lines.lock().expect("nobody panics with it").clone()
    }

    fn has_said(&self, what: &str) -> bool {
        self.lines().iter().any(|line| line.contains(what))
    }

    /// Waits until it says something.
    fn wait_for(&self, what: &str) {
        let begun = Instant::now();
        while !self.has_said(what) {
            assert!(begun.elapsed() < Duration::from_secs(120), "nobody said `{what}`: {:?}", self.lines());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Ends it as a crash would.
    fn kill(mut self) -> Vec<String> {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        self.lines()
    }

    fn interrupt(&self) {
        let kill = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        assert!(kill.expect("there is `kill`").success());
    }

    /// Its output when it ends by itself.
    fn output(mut self) -> String {
        let (out, status) = self.end();
        assert!(status.success(), "{status}: {:?}", self.lines());
        out
    }

    /// Its output and how it ended, by itself.
    fn end(&mut self) -> (String, ExitStatus) {
        let mut out = String::new();
        self.child.stdout.take().expect("it is piped").read_to_string(&mut out).expect("text");
        (out, self.child.wait().expect("it ends"))
    }
}

/// Nobody is left behind, however a test ends.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A file of numbers without how long it took.
fn numbers(path: &std::path::Path) -> String {
    let text = std::fs::read_to_string(path).expect("numbers");
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("\"seconds\""));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn three_workers_of_which_one_is_killed_come_to_the_same_result_as_one_alone() {
    let Some(server) = Server::start_with_queues() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path in UTF-8").to_owned();
    let report = |to: &str| {
        ["lab", "report", "rocket-rescue", "--games", "290", "--clauses-every", "40", "--json", to].map(str::to_owned)
    };
    let (alone, together) = (path("alone.json"), path("together.json"));
    let coordinator: Vec<String> = [&report(&together)[..], &["--nats".to_owned(), server.url()]].concat();
    let coordinator: Vec<&str> = coordinator.iter().map(String::as_str).collect();
    let coordinator = Running::start(&coordinator);
    let others = [Running::worker(&server), Running::worker(&server)];
    // One that has a piece when it is killed; by bad luck it may be just between two.
    let victim = || {
        let victim = Running::worker(&server);
        victim.wait_for("takes matches");
        let lines = victim.kill();
        let last = lines.last().expect("a line").clone();
        last.strip_prefix("takes ").map(|piece| piece.trim_end_matches(" again").to_owned())
    };
    let lost = (0..5).find_map(|_| victim()).expect("somebody who is killed with a piece");
    let alone_args = report(&alone);
    let alone_args: Vec<&str> = alone_args.iter().map(String::as_str).collect();
    ok(&alone_args, "");
    coordinator.wait_for("a worker plays along on 1 threads");
    coordinator.output();
    assert_eq!(numbers(together.as_ref()), numbers(alone.as_ref()));
    let again = format!("takes {lost} again");
    assert!(
        others.iter().any(|worker| worker.has_said(&again)),
        "{again}: {:?}",
        others.each_ref().map(Running::lines)
    );
    for worker in others {
        worker.interrupt();
        assert!(worker.output().ends_with("matches played for others\n"));
    }
}

#[test]
fn a_coordinator_that_is_killed_goes_on_where_it_was() {
    let Some(server) = Server::start_with_queues() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("run.kept");
    let kept = kept.to_str().expect("a path in UTF-8");
    let arena = ["arena", "rocket-jockey", "--bots", "random,thumb,search:4", "--games", "40"];
    let (url, resume) = (server.url(), [&arena[..], &["--resume", kept]].concat());
    let coordinator = || Running::start(&[&resume[..], &["--nats", &url]].concat());
    let first = coordinator();
    let worker = Running::worker(&server);
    worker.wait_for("hands in matches 9 to 9");
    first.kill();
    let second = coordinator().output();
    let without_time = |told: &str| told.rsplit_once("\n\n").expect("seconds at the end").0.to_owned();
    assert_eq!(without_time(&second), without_time(&ok(&arena, "")));
    // What was kept is enough for who is alone.
    assert_eq!(without_time(&second), without_time(&ok(&resume, "")));
}

#[test]
fn a_worker_of_another_program_is_turned_away_and_a_stopped_run_tells_what_is_done() {
    let Some(server) = Server::start_with_queues() else { return };
    let worker = Running::worker(&server);
    worker.wait_for("waiting for runs");
    let program = r#"{"version":"0.0.1","game":"rocketmen","rules":1,"components":"","build":""}"#;
    let announcement = format!(r#"{{"run":"older","program":{program}}}"#);
    let mut nats = TcpStream::connect(server.address()).expect("NATS is there");
    let sent = format!("CONNECT {{}}\r\nPUB gantry.lab.runs {}\r\n{announcement}\r\n", announcement.len());
    nats.write_all(sent.as_bytes()).expect("it listens");
    worker.wait_for("run older is not played here: the run is of gantry 0.0.1, this worker is gantry ");

    let sim = ["sim", "rocket-jockey", "--games", "1000000000", "--nats", &server.url()].map(str::to_owned);
    let sim: Vec<&str> = sim.iter().map(String::as_str).collect();
    let coordinator = Running::start(&sim);
    worker.wait_for("hands in matches 0 to 19");
    worker.wait_for("hands in matches 40 to 59");
    coordinator.interrupt();
    let told = coordinator.output();
    assert!(told.contains("broken off after ") && told.contains(" of 1000000000 matches"), "{told}");
    worker.kill();
}

#[test]
fn a_worker_says_whose_silence_it_hears_and_ends_when_the_queue_stays_away() {
    let Some(mut server) = Server::start_with_queues() else { return };
    let url = server.url();
    let coordinator = Running::start(&["sim", "rocket-jockey", "--games", "1000000000", "--nats", &url]);
    let patient = Running::worker(&server);
    let mut hasty = Running::worker_with(&server, &["--patience", "1"]);
    for worker in [&patient, &hasty] {
        worker.wait_for("hands in matches ");
    }
    coordinator.kill();
    patient.wait_for("nobody gave out pieces for 10 seconds");
    server.stop();
    let (_, status) = hasty.end();
    assert_eq!(status.code(), Some(2));
    hasty.wait_for(&format!("{url} could not be reached for 1 s"));
    patient.wait_for(&format!("{url} cannot be reached any more"));
    server.resume().expect("the server starts again");
    patient.wait_for(&format!("{url} is back"));
}

#[test]
fn what_cannot_be_played_elsewhere_is_told() {
    let Some(server) = Server::start() else { return };
    let told = |args: &[&str]| {
        let run = gantry(args, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
        run.err
    };
    let sim = |url: &str, bots: &str| told(&["sim", "rocket-jockey", "--bots", bots, "--nats", url]);
    let no_queue = sim(&server.url(), "thumb");
    assert!(no_queue.contains("this NATS server keeps no queue") && no_queue.contains("nats-server -js"), "{no_queue}");
    assert!(
        sim(&server.url(), "exec:./mine").contains("exec:./mine is a program of yours: it plays on this machine only")
    );
    assert!(sim("nats://127.0.0.1:1", "thumb").contains("nats://127.0.0.1:1 cannot be reached"));
    assert!(sim("nats://[", "thumb").contains("is no address of a NATS server"));
    assert!(told(&["worker", "--nats", "nats://127.0.0.1:1"]).contains("cannot be reached"));
}
