//! When a server was there, and when none was.

use super::table::Disk;

#[tokio::test]
async fn a_silence_is_an_outage_and_all_servers_know_of_it() {
    let disk = Disk::new();
    let (here, there) = (disk.open().await, disk.open().await);
    here.note_uptime(1000, 0).await.expect("notes");
    assert_eq!(here.outages().await.expect("reads"), [], "nobody was missed before the first");
    here.note_uptime(1050, 100).await.expect("notes");
    there.note_uptime(1100, 100).await.expect("notes");
    // One whose clock is behind changes nothing.
    here.note_uptime(1060, 100).await.expect("notes");
    assert_eq!(here.outages().await.expect("reads"), []);
    let (one, other) = tokio::join!(here.note_uptime(2000, 100), there.note_uptime(2000, 100));
    one.expect("notes");
    other.expect("notes");
    assert_eq!(there.outages().await.expect("reads"), [(1100, 2000)]);
    here.note_uptime(2010, 0).await.expect("notes");
    assert_eq!(there.outages().await.expect("reads"), [(1100, 2000), (2000, 2010)]);
}
