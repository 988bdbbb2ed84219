//! A network of its own for each server, where the system lets us: a namespace, and one cable to it that can be pulled out.

use std::ffi::OsStr;
use std::io;
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::{Command, Output};

/// What the namespaces are called by: then the number of the process that made them, and their own.
const NAME: &str = "gantry";

/// At how many servers one process may have a network.
const MOST: u32 = 16;

/// The addresses that are set aside for measurements within one house (RFC 2544): no machine out there has them.
const ADDRESSES: Ipv4Addr = Ipv4Addr::new(198, 18, 0, 0);

/// How many groups of [`MOST`] networks with four addresses each there are among them.
const GROUPS: u32 = (1 << 17) / (4 * MOST);

/// A namespace with one server, and the cable between it and us. Both go with this value.
pub(super) struct Network {
    name: String,
    /// Our end of the cable.
    pub(super) outside: Ipv4Addr,
    /// The server's end.
    pub(super) inside: Ipv4Addr,
}

impl Network {
    /// Lays the network of the server with this number, or says why that cannot be.
    pub(super) fn lay(number: usize) -> io::Result<Self> {
        sweep();
        let number = u32::try_from(number).ok().filter(|number| *number < MOST);
        let number = number.ok_or_else(|| io::Error::other("there are too many servers"))?;
        let process = std::process::id();
        let first = u32::from(ADDRESSES) + 4 * (process % GROUPS * MOST + number);
        let name = format!("{NAME}-{process}-{number}");
        let network = Network { name, outside: (first + 1).into(), inside: (first + 2).into() };
        let (name, outside, inside) = (&network.name, network.outside, network.inside);
        let cable = network.cable();
        ip(&format!("netns add {name}"))?;
        ip(&format!("link add {cable} type veth peer name {cable} netns {name}"))?;
        ip(&format!("address add {outside}/30 dev {cable}"))?;
        ip(&format!("link set {cable} up"))?;
        ip(&format!("-n {name} address add {inside}/30 dev {cable}"))?;
        ip(&format!("-n {name} link set lo up"))?;
        network.plug(true)?;
        Ok(network)
    }

    /// A program that runs in it.
    pub(super) fn command(&self, program: &Path) -> tokio::process::Command {
        let mut command = tokio::process::Command::new("ip");
        command.args(["netns", "exec", &self.name]).arg(program);
        command
    }

    /// Pulls the cable out, or puts it in again. At the server's end: at ours the way there would be gone, too, and what is meant
    /// for it would be sent to somebody else.
    pub(super) fn plug(&self, is_in: bool) -> io::Result<()> {
        let (name, cable) = (&self.name, self.cable());
        ip(&format!("-n {name} link set {cable} {}", if is_in { "up" } else { "down" }))
    }

    /// The name of both ends: at most 15 letters, as the system asks for.
    fn cable(&self) -> String {
        self.name.replacen(NAME, "g", 1)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // The cable goes with its end.
        let _ = ip(&format!("netns delete {}", self.name));
    }
}

/// Removes what processes have left behind that were killed.
fn sweep() {
    let told = ip_says(["netns", "list"]).map(|told| told.stdout).unwrap_or_default();
    for name in String::from_utf8_lossy(&told).lines().filter_map(|line| line.split_whitespace().next()) {
        let process = name.strip_prefix(NAME).and_then(|rest| rest.strip_prefix('-')?.split('-').next());
        if process.is_some_and(|process| process.parse::<u32>().is_ok() && !Path::new("/proc").join(process).exists()) {
            let _ = ip(&format!("netns delete {name}"));
        }
    }
}

/// Has `ip` of Debian's iproute2 do something.
fn ip(words: &str) -> io::Result<()> {
    let done = ip_says(words.split(' '))?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    Err(io::Error::other(format!("`ip {words}`: {}", said.lines().next().unwrap_or("failed"))))
}

fn ip_says(words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> io::Result<Output> {
    let done = Command::new("ip").args(words).output();
    done.map_err(|error| io::Error::new(error.kind(), format!("`ip` of iproute2 does not run: {error}")))
}

#[cfg(test)]
mod tests {
    use std::net::{SocketAddr, TcpListener, TcpStream};
    use std::time::Duration;

    use super::*;

    /// Whether somebody in the network reaches us there.
    fn reaches(network: &Network, address: SocketAddr) -> bool {
        let (host, port) = (address.ip(), address.port());
        let mut connect = Command::new("ip");
        connect.args(["netns", "exec", &network.name, "timeout", "2", "bash", "-c"]);
        connect.arg(format!("exec 3<>/dev/tcp/{host}/{port}"));
        connect.stderr(std::process::Stdio::null()).status().is_ok_and(|status| status.success())
    }

    #[test]
    fn who_is_in_a_network_reaches_its_other_end_until_the_cable_is_pulled() {
        let network = match Network::lay(9) {
            Ok(network) => network,
            Err(error) => return eprintln!("not tested: {error}"),
        };
        let listener = TcpListener::bind((network.outside, 0)).expect("our end");
        let address = listener.local_addr().expect("an address");
        let ours = TcpListener::bind("127.0.0.1:0").expect("a place that is not in the network");
        assert!(reaches(&network, address), "by the cable");
        assert!(!reaches(&network, ours.local_addr().expect("an address")), "not what is only ours");
        network.plug(false).expect("pulls it out");
        assert!(!reaches(&network, address), "without the cable");
        let away = TcpStream::connect_timeout(&(network.inside, address.port()).into(), Duration::from_millis(200));
        assert!(away.is_err(), "nobody is there");
        network.plug(true).expect("puts it in");
        assert!(reaches(&network, address), "by the cable again");
        let name = network.name.clone();
        drop(network);
        assert!(ip(&format!("-n {name} link show")).is_err(), "nothing is left of it");
    }
}
