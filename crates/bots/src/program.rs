//! Bots in any language: a program that reads questions and writes answers, one JSON object a line.
//!
//! The protocol is documented in `docs/bot-protocol.md`. A program that dies, stalls or answers nonsense is told from a bad
//! player by a [`Problem`] that says what it did.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::Duration;

use engine::{Problem, Seat, ensure};
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;

/// How long a program may take for an answer unless told otherwise.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// A longer line is no answer.
const LONGEST_LINE: u64 = 1 << 16;

/// What a program is told.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Question<'a, V> {
    /// A match begins.
    Begin { protocol: u32, game: &'a str, players: u8, seat: usize },
    /// It is to choose one of the actions, given what its seat sees.
    Choose { seconds: f64, view: &'a V, actions: &'a [String] },
    /// The match is over: its share of the win, and its score.
    End { share: f64, score: i32 },
}

/// What it answers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    /// The code of an action.
    action: Option<String>,
    /// Whether it gives up.
    #[serde(default)]
    resign: bool,
}

/// A program that plays.
pub(crate) struct Program {
    command: String,
    patience: Duration,
    running: Option<Running>,
    begun: bool,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    /// A program by its command line: words separated by blanks. It is started with the first question.
    pub(crate) fn new(command: &str, patience: Duration) -> Self {
        Program { command: command.to_owned(), patience, running: None, begun: false }
    }

    /// The next question belongs to a new match.
    pub(crate) fn begin(&mut self) {
        self.begun = false;
    }

    /// Which of the actions it chooses; `None` if it resigns.
    pub(crate) fn choose<V: Serialize>(
        &mut self,
        (game, players, seat): (&str, u8, Seat),
        view: &V,
        actions: &[String],
    ) -> Result<Option<usize>, Problem> {
        if !self.begun {
            let begin: Question<'_, V> = Question::Begin { protocol: PROTOCOL, game, players, seat: seat.index() };
            self.tell(&begin)?;
            self.begun = true;
        }
        if let Some(line) = self.running.as_ref().and_then(|running| running.lines.try_recv().ok()) {
            return Err(self.problem(&format!("said `{}` without being asked", shortened(&line))));
        }
        self.tell(&Question::Choose { seconds: self.patience.as_secs_f64(), view, actions })?;
        let line = self.answer()?;
        let reply: Reply = serde_json::from_str(&line)
            .map_err(|error| self.problem(&format!("answered `{}`, which is no answer: {error}", shortened(&line))))?;
        if reply.resign {
            return Ok(None);
        }
        let Some(wanted) = reply.action else {
            return Err(self.problem(&format!("answered `{}`: it must name an action, or resign", shortened(&line))));
        };
        let place = actions.iter().position(|action| *action == wanted);
        place.map(Some).ok_or_else(|| {
            self.problem(&format!("chose `{}`, which is not among the {} actions", shortened(&wanted), actions.len()))
        })
    }

    /// Tells it how the match ended.
    pub(crate) fn end(&mut self, share: f64, score: i32) -> Result<(), Problem> {
        if !std::mem::take(&mut self.begun) {
            return Ok(());
        }
        let end: Question<'_, ()> = Question::End { share, score };
        self.tell(&end)
    }

    fn problem(&self, what: &str) -> Problem {
        Problem::new(format!("the bot `{}` {what}", self.command))
    }

    fn tell<V: Serialize>(&mut self, question: &Question<'_, V>) -> Result<(), Problem> {
        let mut line = serde_json::to_string(question)
            .map_err(|error| Problem::new(format!("a question cannot be written: {error}")))?;
        line.push('\n');
        let sent = {
            let running = self.running()?;
            running.input.write_all(line.as_bytes()).and_then(|()| running.input.flush())
        };
        sent.map_err(|_| self.died())
    }

    fn answer(&mut self) -> Result<String, Problem> {
        let patience = self.patience;
        match self.running()?.lines.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => {
                Err(self.problem(&format!("did not answer within {:.1} seconds", patience.as_secs_f64())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.died()),
        }
    }

    /// It has stopped: says how, as far as can be told.
    fn died(&mut self) -> Problem {
        let status = self.running.take().and_then(|mut running| {
            // A program that closed its output is given a moment to end.
            for _ in 0..20 {
                if let Ok(Some(status)) = running.child.try_wait() {
                    return Some(status);
                }
                std::thread::sleep(Duration::from_millis(10));
            }
            None
        });
        match status {
            Some(status) => self.problem(&format!("ended in the middle of a match ({status})")),
            None => self.problem("stopped talking in the middle of a match"),
        }
    }

    fn running(&mut self) -> Result<&mut Running, Problem> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
        }
        self.running.as_mut().ok_or_else(|| Problem::new("a bot did not start"))
    }

    fn start(&self) -> Result<Running, Problem> {
        let mut words = self.command.split_whitespace();
        let program = words.next();
        ensure!(program.is_some(), "exec: needs a program, such as exec:./my-bot");
        let mut child = Command::new(program.unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| self.problem(&format!("cannot be started: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(self.problem("has no input or output"));
        };
        if let Some(complaints) = child.stderr.take() {
            std::thread::spawn(move || {
                lines_of(complaints, |line| {
                    eprintln!("{}", escaped(line));
                    true
                })
            });
        }
        // Whoever talks without being asked waits here, instead of filling the memory.
        let (sender, lines) = mpsc::sync_channel(4);
        std::thread::spawn(move || pass_on(output, &sender));
        Ok(Running { child, input, lines })
    }
}

/// Passes on what a program says, line by line, until it or its listener is gone.
fn pass_on(output: ChildStdout, listener: &SyncSender<String>) {
    lines_of(output, |line| line.is_empty() || listener.send(line.to_owned()).is_ok());
}

/// Reads line by line, as long as somebody wants them.
fn lines_of(output: impl Read, mut listen: impl FnMut(&str) -> bool) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    while let Ok(1..) = (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line) {
        if !listen(String::from_utf8_lossy(&line).trim()) {
            return;
        }
        line.clear();
    }
}

/// The beginning of a text, for a message.
fn shortened(text: &str) -> String {
    const MOST: usize = 120;
    let shown = escaped(&text.chars().take(MOST).collect::<String>());
    if text.chars().count() <= MOST { shown } else { shown + "…" }
}

/// A text that may go to a terminal: what would command it is written out.
fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' => shown.push(' '),
            c if c.is_control() || is_invisible(c) => shown.extend(c.escape_unicode()),
            c => shown.push(c),
        }
    }
    shown
}

/// Signs that turn text around or take no space.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: (&str, u8, Seat) = ("rocket-jockey", 2, Seat::new(1));

    fn actions() -> Vec<String> {
        vec!["draw deck".to_owned(), "done".to_owned()]
    }

    /// A program in the shell that reads the greeting and one question, and then runs a script.
    fn program(script: &str) -> Program {
        // Every test has a process of its own, or a thread.
        let name = format!("gantry-bot-{}-{:?}.sh", std::process::id(), std::thread::current().id());
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, format!("read begin; read choose; {script}\n")).expect("a script");
        Program::new(&format!("sh {}", file.display()), Duration::from_millis(800))
    }

    fn answer(script: &str) -> Result<Option<usize>, String> {
        program(script).choose(TABLE, &"a view", &actions()).map_err(|problem| problem.to_string())
    }

    #[test]
    fn an_answer_is_an_action_or_a_resignation() {
        assert_eq!(answer(r#"echo '{"action":"done"}'; read end"#), Ok(Some(1)));
        assert_eq!(answer(r#"echo '{"resign":true}'"#), Ok(None));
    }

    #[test]
    fn it_is_told_the_table_and_the_choices() {
        let told = answer(
            r#"case "$begin$choose" in *'"seat":1'*'"view":"a view"'*'draw deck'*) echo '{"action":"done"}';; esac"#,
        );
        assert_eq!(told, Ok(Some(1)));
    }

    #[test]
    fn what_goes_wrong_is_said() {
        let wrong = |script: &str, words: &str| {
            let problem = answer(script).expect_err(script);
            assert!(problem.contains(words), "{script}: {problem}");
        };
        wrong("exit 3", "ended in the middle of a match (exit status: 3)");
        wrong("exec sleep 5", "did not answer within 0.8 seconds");
        wrong("echo hello", "answered `hello`, which is no answer");
        wrong(r"printf '\033[2J\033]0;owned\007\342\200\256\n'", r"answered `\u{1b}[2J\u{1b}]0;owned\u{7}\u{202e}`");
        wrong("echo '{}'", "must name an action, or resign");
        wrong(r#"echo '{"action":"fly home"}'"#, "chose `fly home`, which is not among the 2 actions");
        wrong(r#"echo '{"aktion":"done"}'"#, "unknown field `aktion`");
        wrong(r"printf '\377\n'", "answered `\u{fffd}`, which is no answer");
        wrong("exec tr '\\0' x < /dev/zero", "xxx…`, which is no answer");
        let missing = Program::new("/no/such/program", PATIENCE).choose(TABLE, &(), &actions());
        assert!(missing.expect_err("it is not there").to_string().contains("cannot be started"));
    }

    #[test]
    fn an_answer_without_a_question_is_not_taken_for_the_next() {
        let twice = r#"echo '{"action":"done"}'; echo '{"action":"done"}'"#;
        let mut program = program(&format!("{twice}; while read choose; do {twice}; done"));
        // The second answer may be late, but every question leaves one more.
        let told = (0..100).find_map(|_| program.choose(TABLE, &"a view", &actions()).err());
        let told = told.expect("it was heard").to_string();
        assert!(told.contains(r#"said `{"action":"done"}` without being asked"#), "{told}");
    }
}
