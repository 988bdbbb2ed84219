//! The same for both: what is told is heard by the others, in order, and gaps are noticed.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, Heard, Listening, Local, Nats};
use tokio::time::timeout;

/// Several servers on one bus, and what keeps it running.
struct Trial {
    nodes: Vec<Arc<dyn Bus>>,
    kind: Kind,
}

enum Kind {
    Local(Local),
    Nats(trial_nats::Server),
}

impl Trial {
    fn local() -> Self {
        let hub = Local::default();
        Trial { nodes: (0..3).map(|_| hub.node()).collect(), kind: Kind::Local(hub) }
    }

    async fn nats() -> Option<Self> {
        let server = trial_nats::Server::start()?;
        let mut nodes: Vec<Arc<dyn Bus>> = Vec::new();
        for _ in 0..3 {
            nodes.push(Arc::new(Nats::open(&server.url()).await.expect("an address")));
        }
        let trial = Trial { nodes, kind: Kind::Nats(server) };
        trial.wait_until(true).await;
        Some(trial)
    }

    async fn wait_until(&self, connected: bool) {
        let all = async {
            while self.nodes.iter().any(|node| node.is_connected() != connected) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(Duration::from_secs(30), all).await.expect("it notices");
    }

    async fn cut(&mut self) {
        match &mut self.kind {
            Kind::Local(hub) => hub.cut(true),
            Kind::Nats(server) => server.stop(),
        }
        self.wait_until(false).await;
    }

    async fn mend(&mut self) {
        match &mut self.kind {
            Kind::Local(hub) => hub.cut(false),
            Kind::Nats(server) => server.resume().expect("it starts again"),
        }
        self.wait_until(true).await;
    }
}

/// The next message, whatever gaps come before.
async fn message(listening: &mut Listening) -> String {
    loop {
        if let Heard::Message(message) = next(listening).await {
            return String::from_utf8(message).expect("text");
        }
    }
}

async fn next(listening: &mut Listening) -> Heard {
    timeout(Duration::from_secs(30), listening.next()).await.expect("something is heard")
}

async fn others_hear_in_order_what_is_told(trial: Trial) {
    let [here, there, beside] = [0, 1, 2].map(|node| trial.nodes[node].clone());
    let (mut own, mut first, mut second) =
        (here.listen("match.a").await, there.listen("match.a").await, beside.listen("match.a").await);
    let mut other = there.listen("match.b").await;
    for number in 0..100 {
        here.tell("match.a", format!("{number}").into());
    }
    for listening in [&mut first, &mut second] {
        for number in 0..100 {
            assert_eq!(message(listening).await, number.to_string());
        }
    }
    there.tell("match.a", b"answer".to_vec());
    here.tell("match.b", b"b".to_vec());
    // Neither one's own words nor another subject came before.
    assert_eq!(message(&mut own).await, "answer");
    assert_eq!(message(&mut other).await, "b");
}

async fn a_gap_is_noticed_and_nobody_waits(mut trial: Trial) {
    let (here, there) = (trial.nodes[0].clone(), trial.nodes[1].clone());
    let mut listening = there.listen("match.a").await;
    here.tell("match.a", b"before".to_vec());
    assert_eq!(message(&mut listening).await, "before");
    trial.cut().await;
    for _ in 0..20_000 {
        here.tell("match.a", b"lost".to_vec());
    }
    trial.mend().await;
    assert_eq!(next(&mut listening).await, Heard::Gap);
    let told = async {
        loop {
            // The other may be back a moment later.
            here.tell("match.a", b"after".to_vec());
            if let Ok(Heard::Message(message)) = timeout(Duration::from_millis(100), listening.next()).await {
                return message;
            }
        }
    };
    let told = timeout(Duration::from_secs(30), told).await.expect("it is heard again");
    assert_eq!(told, b"after", "what was told meanwhile does not come late");
}

#[tokio::test]
async fn local_others_hear_in_order_what_is_told() {
    others_hear_in_order_what_is_told(Trial::local()).await;
}

#[tokio::test]
async fn nats_others_hear_in_order_what_is_told() {
    let Some(trial) = Trial::nats().await else { return };
    others_hear_in_order_what_is_told(trial).await;
}

#[tokio::test]
async fn local_a_gap_is_noticed_and_nobody_waits() {
    a_gap_is_noticed_and_nobody_waits(Trial::local()).await;
}

#[tokio::test]
async fn nats_a_gap_is_noticed_and_nobody_waits() {
    let Some(trial) = Trial::nats().await else { return };
    a_gap_is_noticed_and_nobody_waits(trial).await;
}

#[tokio::test]
async fn an_address_that_is_none_is_told() {
    let refused = Nats::open("nats://:::").await.err().expect("it is refused");
    assert!(refused.to_string().contains("is no address of a NATS server"), "{refused}");
}

#[tokio::test]
async fn who_listens_too_slowly_hears_of_a_gap() {
    let hub = Local::default();
    let (here, there) = (hub.node(), hub.node());
    let mut listening = there.listen("match.a").await;
    for _ in 0..1000 {
        here.tell("match.a", b"much".to_vec());
    }
    assert_eq!(next(&mut listening).await, Heard::Gap);
}
