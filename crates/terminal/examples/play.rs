//! Play a match in the terminal: `cargo run -p terminal --example play -- [others] [language] [seed]`.
//!
//! `others` lists who plays against you, such as `thumb,random` or `person:Bert`.

use engine::{Problem, Setup};
use terminal::{Keep, Plan, play, seats};

fn main() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument =
        |index: usize, default: &'static str| arguments.get(index).map_or(default, String::as_str).to_owned();
    let others = argument(0, "thumb,thumb");
    let players = 1 + others.split(',').count() as u8;

    let game = catalog::find("rocket-jockey")?;
    play(Plan {
        game,
        table: game.start(Setup::new(players), argument(2, "7").parse()?, None)?,
        seats: seats("Anna", &others, players)?,
        language: argument(1, "en").parse()?,
        plain: false,
        keep: Keep::In(std::env::temp_dir()),
    })?;
    Ok(())
}
