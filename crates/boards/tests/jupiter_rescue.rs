//! The drawing of Jupiter Rescue, at random positions of all player counts and options.

mod common;

use boards::Drawing;
use jupiter_rescue::JupiterRescue;

drawing!(jupiter_rescue::JupiterRescue, every = 1500);

#[test]
fn what_people_do_most_comes_first_and_giving_up_last() {
    let mut codes =
        ["end actions", "trade B", "move to 0,0/c", "command 0,0/1 to 0,0/2", "attack 0,0/3", "command 0,0/1 to pod"];
    codes.sort_by_key(|code| JupiterRescue::rank(code));
    assert_eq!(
        codes,
        ["command 0,0/1 to pod", "attack 0,0/3", "command 0,0/1 to 0,0/2", "move to 0,0/c", "trade B", "end actions"]
    );
}
