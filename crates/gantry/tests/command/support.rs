//! Running the command.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the command gave.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `gantry` in English with these arguments and this standard input.
pub(crate) fn gantry(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gantry"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    // A command that fails before reading closes its end.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    Run {
        code: output.status.code().expect("the command is not killed"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// The output of a run that must succeed.
pub(crate) fn ok(args: &[&str], input: &str) -> String {
    let run = gantry(args, input);
    assert_eq!(run.code, 0, "gantry {args:?}: {}", run.err);
    run.out
}
