//! A lean HTTP client for measuring: connections that stay open, and streams of events.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One connection, used for one request after the other.
pub(super) struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    token: String,
}

/// Bad bytes from a server.
fn bad(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

/// Where a mark, which ends with a line, is first found.
fn find(text: &[u8], mark: &[u8]) -> Option<usize> {
    let mut read = 0;
    while let Some(end) = text[read..].iter().position(|&byte| byte == b'\n') {
        read += end + 1;
        if text[..read].ends_with(mark) {
            return Some(read - mark.len());
        }
    }
    None
}

impl Connection {
    pub(super) async fn open(address: SocketAddr, token: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, buffer: Vec::with_capacity(4096), token: token.to_owned() })
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> io::Result<()> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.token,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await
    }

    async fn more(&mut self) -> io::Result<()> {
        if self.stream.read_buf(&mut self.buffer).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(())
    }

    /// Everything up to this mark, which is taken off too.
    async fn until(&mut self, mark: &[u8]) -> io::Result<Vec<u8>> {
        loop {
            if let Some(place) = find(&self.buffer, mark) {
                let rest = self.buffer.split_off(place + mark.len());
                let mut found = std::mem::replace(&mut self.buffer, rest);
                found.truncate(place);
                return Ok(found);
            }
            self.more().await?;
        }
    }

    async fn exactly(&mut self, count: usize) -> io::Result<Vec<u8>> {
        while self.buffer.len() < count {
            self.more().await?;
        }
        let rest = self.buffer.split_off(count);
        Ok(std::mem::replace(&mut self.buffer, rest))
    }

    /// The head of an answer: its status, and the length of its body if that is known beforehand.
    async fn head(&mut self) -> io::Result<(u16, Option<usize>)> {
        let head = String::from_utf8(self.until(b"\r\n\r\n").await?).map_err(|_| bad("no text"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(|| bad("no status"))?;
        let length = |line: &str| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok();
        Ok((status, head.lines().find_map(length)))
    }

    /// Sends a request and reads the answer.
    pub(super) async fn ask(&mut self, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (status, body) = self.fetch(method, path, &body).await?;
        Ok((status, serde_json::from_slice(&body).unwrap_or(Value::Null)))
    }

    /// What is there, as text.
    pub(super) async fn text(&mut self, path: &str) -> io::Result<String> {
        let (_, body) = self.fetch("GET", path, "").await?;
        String::from_utf8(body).map_err(|_| bad("no text"))
    }

    async fn fetch(&mut self, method: &str, path: &str, body: &str) -> io::Result<(u16, Vec<u8>)> {
        self.send(method, path, body).await?;
        let (status, length) = self.head().await?;
        Ok((status, self.exactly(length.unwrap_or(0)).await?))
    }

    /// Opens a stream of events on this connection.
    pub(super) async fn listen(mut self, path: &str) -> io::Result<Events> {
        self.send("GET", path, "").await?;
        match self.head().await? {
            (200, None) => Ok(Events { connection: self, text: Vec::new() }),
            (status, _) => Err(bad(&format!("the stream was answered with {status}"))),
        }
    }
}

/// A stream of events.
pub(super) struct Events {
    connection: Connection,
    text: Vec<u8>,
}

impl Events {
    /// The data of the next event.
    pub(super) async fn next(&mut self) -> io::Result<String> {
        loop {
            if let Some(data) = self.take()? {
                return Ok(data);
            }
            let size = self.connection.until(b"\r\n").await?;
            let size = std::str::from_utf8(&size).ok().and_then(|size| usize::from_str_radix(size.trim(), 16).ok());
            match size {
                None | Some(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Some(size) => {
                    let chunk = self.connection.exactly(size + 2).await?;
                    self.text.extend_from_slice(&chunk[..size]);
                }
            }
        }
    }

    /// Takes the first whole event that has data out of what came.
    fn take(&mut self) -> io::Result<Option<String>> {
        let text = std::str::from_utf8(&self.text).map_err(|_| bad("no text"))?;
        let (mut data, mut read) = (String::new(), 0);
        for line in text.split_inclusive('\n') {
            read += line.len();
            match line.strip_prefix("data: ") {
                Some(more) => data.push_str(more.trim_end_matches('\n')),
                None if line == "\n" && !data.is_empty() => {
                    self.text.drain(..read);
                    return Ok(Some(data));
                }
                None => {}
            }
        }
        Ok(None)
    }
}
