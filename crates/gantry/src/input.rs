//! Reading what the user names: files, seats, seeds, games.

use std::io::Read;
use std::net::IpAddr;
use std::str::FromStr;

use catalog::{AnyGame, AnyPosition};
use engine::{PositionFile, Problem, Record, Seat, Seed, Setup, Viewer, ensure};
use ipnet::IpNet;
use narration::{Language, Narrator};
use server::Place;

use crate::cli::SetupArgs;

/// No file we read is larger than this.
const MOST_BYTES: u64 = 16 << 20;

/// The text of a file; `-` is standard input.
pub(crate) fn text(path: &str) -> Result<String, Problem> {
    let unreadable = |error: std::io::Error| Problem::new(format!("`{path}` cannot be read: {error}"));
    let mut bytes = Vec::new();
    if path == "-" {
        std::io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    } else {
        let file = std::fs::File::open(path).map_err(unreadable)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    }
    ensure!(bytes.len() as u64 <= MOST_BYTES, "`{path}` is larger than 16 megabytes");
    String::from_utf8(bytes).map_err(|_| Problem::new(format!("`{path}` is not UTF-8 text")))
}

/// A position file, with its game.
pub(crate) struct Opened {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) position: Box<dyn AnyPosition>,
    pub(crate) components: Option<String>,
}

/// Reads a position file.
pub(crate) fn position(path: &str) -> Result<Opened, Problem> {
    let file = PositionFile::parse(&text(path)?)?;
    let game = catalog::find(&file.game)?;
    Ok(Opened { game, position: game.read(&file)?, components: file.components })
}

impl Opened {
    /// Words for a viewer of this position.
    pub(crate) fn words(&self, language: Language, viewer: Viewer) -> Narrator<'static> {
        Narrator::new(language, self.game.facts().id, &[], viewer)
    }

    /// The seat that was named, if the table has it.
    pub(crate) fn seat(&self, name: SeatName) -> Result<Seat, Problem> {
        name.at_table_of(self.position.players())
    }
}

/// Reads a record.
pub(crate) fn record(path: &str) -> Result<Record, Problem> {
    text(path)?.parse()
}

/// A seat as it is named on the command line: by its letter, or by its number counted from 0.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SeatName(u8);

impl SeatName {
    pub(crate) fn at_table_of(self, players: u8) -> Result<Seat, Problem> {
        ensure!(
            self.0 < players,
            "there is no seat {}: the table has the seats A to {}",
            Seat::new(self.0),
            Seat::new(players - 1)
        );
        Ok(Seat::new(self.0))
    }
}

impl FromStr for SeatName {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        match text.as_bytes() {
            [digit @ b'0'..=b'7'] => Ok(SeatName(digit - b'0')),
            [letter] if (b'A'..=b'H').contains(&letter.to_ascii_uppercase()) => {
                Ok(SeatName(letter.to_ascii_uppercase() - b'A'))
            }
            _ => Err(Problem::new(format!("`{text}` is not a seat: use its letter A to H, or its number from 0"))),
        }
    }
}

/// A die as it is written after `--dice`.
pub(crate) fn die(text: &str) -> Result<u8, Problem> {
    match text.trim().as_bytes() {
        [face @ b'1'..=b'6'] => Ok(face - b'0'),
        _ => Err(Problem::new(format!("`{text}` is not a die: use 1 to 6"))),
    }
}

/// A network such as 10.0.0.0/8, or a single address.
pub(crate) fn network(text: &str) -> Result<IpNet, Problem> {
    let text = text.trim();
    let parsed = text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    parsed.ok_or_else(|| Problem::new(format!("`{text}` is no network: write 192.0.2.1 or 10.0.0.0/8")))
}

/// Where people find a server: an address without a path.
pub(crate) fn public_url(text: &str) -> Result<String, Problem> {
    let bare = text.trim().trim_end_matches('/');
    let host = bare.strip_prefix("https://").or_else(|| bare.strip_prefix("http://")).unwrap_or_default();
    ensure!(
        !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']),
        "`{text}` is not where people find a server: write https://gantry.example"
    );
    Ok(bare.to_owned())
}

/// Where a store is: the address of a PostgreSQL database, or a file.
pub(crate) fn place(text: &str) -> Result<Place, Problem> {
    text.parse().map_err(|refused: server::StoreError| Problem::new(refused.to_string()))
}

/// The seed that was given, or a fresh one that nobody can guess.
pub(crate) fn seed(given: Option<&Seed>) -> Result<Seed, Problem> {
    if let Some(seed) = given {
        return Ok(seed.clone());
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::new(format!("the machine gives no randomness: {error}; use --seed")))?;
    Ok(Seed::new(bytes))
}

/// The game and setup that were asked for, and the components if not those of the box.
pub(crate) fn setup(args: &SetupArgs) -> Result<(&'static dyn AnyGame, Setup, Option<String>), Problem> {
    let game = catalog::find(&args.game)?;
    let mut setup = chosen_players(args, game);
    for assignment in &args.set {
        setup.set(assignment)?;
    }
    setup.check(game.facts())?;
    let components = args.components.as_deref().map(text).transpose()?;
    if let Some(toml) = &components {
        game.check_components(toml)?;
    }
    Ok((game, setup, components))
}

/// The number of players, with the mode it needs unless options are chosen.
fn chosen_players(args: &SetupArgs, game: &dyn AnyGame) -> Setup {
    let players = args.players.unwrap_or_else(|| usual_players(game));
    if args.set.is_empty() { game.usual_setup(players) } else { Setup::new(players) }
}

/// How many play if nothing is said: two, or as few as can.
fn usual_players(game: &dyn AnyGame) -> u8 {
    2.clamp(*game.facts().players.start(), *game.facts().players.end())
}

/// The language that the machine is set to, if we speak it; English otherwise.
pub(crate) fn language_of_the_machine() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| value.parse().ok())
        .unwrap_or_default()
}
