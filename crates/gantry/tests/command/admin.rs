//! `gantry admin` beside a server that runs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::support::{gantry, ok};

/// A server with a folder of its own; it ends with the test.
struct Server {
    folder: TempDir,
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut child = Command::new(env!("CARGO_BIN_EXE_gantry"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("standard output is piped");
        BufReader::new(stdout).read_line(&mut line).expect("the server says where it is");
        let address = line.split("http://").nth(1).expect("an address").trim().trim_end_matches('/').to_owned();
        Server { folder, child, address }
    }

    fn admin(&self, args: &[&str]) -> Vec<String> {
        let data = self.folder.path().to_str().expect("a path in letters");
        [&["admin", "--data", data], args].concat().iter().map(ToString::to_string).collect()
    }

    fn order(&self, args: &[&str]) -> String {
        let args = self.admin(args);
        ok(&args.iter().map(String::as_str).collect::<Vec<_>>(), "")
    }

    fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let length = body.len();
        write!(stream, "{head} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}", self.address)
            .expect("the server reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("the server answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Waits until the home page has this in it, or has not.
    fn shows(&self, text: &str, wanted: bool) {
        let patience = Instant::now() + Duration::from_secs(60);
        while self.ask("GET /", "").contains(text) != wanted {
            assert!(Instant::now() < patience, "the server does not follow");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_running_server_follows_its_host() {
    let server = Server::start();
    server.ask("POST /api/v1/players", r#"{"name":"Ada"}"#);
    server.order(&["announce", "Back at noon"]);
    server.shows("Back at noon", true);
    server.order(&["announce"]);
    server.shows("Back at noon", false);
    server.order(&["rename", "Ada", "Grace"]);
    assert!(server.order(&["players", "grac"]).contains("Grace"));
    assert!(server.order(&["sessions", "Grace"]).contains("program"));
    server.order(&["mute", "Grace"]);
    assert!(server.order(&["players"]).contains("muted"));
    server.order(&["delete-player", "Grace"]);
    assert_eq!(server.order(&["players"]), "There is none.\n");
    assert!(server.order(&["disk"]).contains("gantry.sqlite"));
    let data = server.folder.path().to_str().expect("a path in letters");
    let rebuilt = ok(&["ratings", "rebuild", "--data", data], "");
    assert_eq!(rebuilt, "Worked out anew: 0 results; 0 rated matches led to 0 ratings.\n");
    let log = server.order(&["log"]);
    let deeds = ["announce", "announce-nothing", "rename", "mute", "delete-player"];
    let told: Vec<&str> = log.lines().filter_map(|line| line.split_whitespace().nth(2)).collect();
    assert_eq!(told, deeds);
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    let server = Server::start();
    for (args, sentence) in [
        (&["ban", "nobody"][..], "there is no player `nobody`"),
        (&["close-match", "nothing"], "no open or running match `nothing`"),
        (&["rename", "nobody", ""], "there is no player"),
    ] {
        let args = server.admin(args);
        let run = gantry(&args.iter().map(String::as_str).collect::<Vec<_>>(), "");
        assert_eq!(run.code, 2);
        assert!(run.err.contains(sentence), "{}", run.err);
    }
    let run = gantry(&["admin", "players", "--data", "/nowhere"], "");
    assert!(run.err.contains("there is no store"), "{}", run.err);
    let run = gantry(&["ratings", "rebuild", "--data", "/nowhere"], "");
    assert!(run.err.contains("there is no store"), "{}", run.err);
}
