//! A small HTTP client: one request, one connection.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody who asks the server on this port.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) port: u16,
    pub(crate) token: String,
}

/// An answer, or nothing if the server went away meanwhile.
pub(crate) type Answer = Option<(u16, Value)>;

impl Client {
    pub(crate) async fn enter(port: u16, name: &str) -> Client {
        let nobody = Client { port, token: String::new() };
        let (status, body) = nobody.post("/players", &serde_json::json!({ "name": name })).await.expect("an answer");
        assert_eq!(status, 201, "{body}");
        Client { port, token: body["token"].as_str().expect("a token").to_owned() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &body.to_string()).await
    }

    async fn send(&self, method: &str, path: &str, body: &str) -> Answer {
        let mut stream = self.request(method, path, body).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok()?;
        let text = String::from_utf8(answer).ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse::<usize>().ok());
        if length.is_some_and(|length| length != body.len()) {
            // Cut off in the middle: that is no answer.
            return None;
        }
        Some((status, serde_json::from_str(body).unwrap_or(Value::Null)))
    }

    /// Sends a request and leaves the connection open.
    pub(crate) async fn request(&self, method: &str, path: &str, body: &str) -> Option<TcpStream> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.ok()?;
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.token,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.ok()?;
        stream.write_all(body.as_bytes()).await.ok()?;
        Some(stream)
    }
}
