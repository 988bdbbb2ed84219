//! Which options of a game go together, found by trying to deal: a game need not say it twice.

use catalog::AnyGame;
use engine::{OptionFact, OptionKind, Setup};

/// An option, and what it can be beside what is chosen in the options before it.
pub(super) struct Offered {
    pub(super) option: &'static OptionFact,
    /// What it can be; nothing for a number.
    pub(super) values: Vec<&'static str>,
    /// What it is.
    pub(super) chosen: String,
    /// Whether it must be chosen: what was wished cannot be, and nothing else goes without saying.
    pub(super) missing: bool,
}

impl Offered {
    /// Whether there is something to choose.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.option.kind, OptionKind::Number(..)) || self.values.len() > 1
    }
}

/// The options for so many players, as somebody wishes them as far as that can be.
pub(super) fn offered<'a>(
    game: &'static dyn AnyGame,
    players: u8,
    wished: impl Fn(&OptionFact) -> Option<&'a str>,
) -> Vec<Offered> {
    let mut setup = Setup::new(players);
    let options = game.facts().options;
    let mut offers = Vec::with_capacity(options.len());
    for (number, option) in options.iter().enumerate() {
        let possible = |value: &&'static str| can_be_dealt(game, &with(&setup, option, value), &options[number + 1..]);
        let offer = match option.kind {
            OptionKind::Number(..) => number_offer(option, wished(option)),
            OptionKind::Choice(_) | OptionKind::Switch => {
                choice_offer(option, values(option).into_iter().filter(possible).collect(), wished(option))
            }
        };
        if option.kind.allows(&offer.chosen) {
            setup = with(&setup, option, &offer.chosen);
        }
        offers.push(offer);
    }
    offers
}

/// A number is taken as it was entered, so that it can be mended.
fn number_offer(option: &'static OptionFact, wished: Option<&str>) -> Offered {
    Offered { option, values: Vec::new(), chosen: wished.unwrap_or(option.default).to_owned(), missing: false }
}

fn choice_offer(option: &'static OptionFact, values: Vec<&'static str>, wished: Option<&str>) -> Offered {
    let possible = |value: &str| values.iter().copied().find(|other| *other == value);
    let said = possible(wished.unwrap_or(option.default)).or(match values.as_slice() {
        [only] => Some(*only),
        _ => None,
    });
    let usual = possible(option.default).or(values.first().copied()).unwrap_or(option.default);
    Offered { option, chosen: said.unwrap_or(usual).to_owned(), missing: said.is_none(), values }
}

fn values(option: &OptionFact) -> Vec<&'static str> {
    match option.kind {
        OptionKind::Choice(values) => values.to_vec(),
        OptionKind::Switch => vec!["on", "off"],
        OptionKind::Number(..) => vec![option.default],
    }
}

/// Options that are as in the rulebook are left out, as everywhere.
fn with(setup: &Setup, option: &OptionFact, value: &str) -> Setup {
    if value == option.default { setup.clone() } else { setup.clone().with(option.id, value) }
}

/// Whether some values of the options that are left make a match of it; the defaults are tried first.
fn can_be_dealt(game: &dyn AnyGame, setup: &Setup, left: &[OptionFact]) -> bool {
    let Some((option, left)) = left.split_first() else {
        return game.start(setup.clone(), 0.into(), None).is_ok();
    };
    let others = values(option).into_iter().filter(|value| *value != option.default);
    std::iter::once(option.default).chain(others).any(|value| can_be_dealt(game, &with(setup, option, value), left))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(game: &str, players: u8, wishes: &[(&str, &str)]) -> Vec<(&'static str, Vec<&'static str>)> {
        let game = catalog::find(game).expect("a game of ours");
        let wished = |option: &OptionFact| wishes.iter().find(|(id, _)| *id == option.id).map(|(_, value)| *value);
        let offers = offered(game, players, wished);
        offers.into_iter().filter(Offered::is_open).map(|offer| (offer.option.id, offer.values)).collect()
    }

    #[test]
    fn one_player_of_rocketmen_chooses_how_hard_it_is_and_several_choose_a_mode() {
        assert_eq!(shown("rocketmen", 1, &[]), [("difficulty", vec!["easy", "normal", "hard"]), ("round-cap", vec![])]);
        let two = shown("rocketmen", 2, &[("variants", "random")]);
        assert_eq!(two[0], ("mode", vec!["standard", "battle-for-earth"]));
        assert_eq!(two.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["mode", "variants", "round-cap"]);
    }

    #[test]
    fn what_is_chosen_opens_what_belongs_to_it() {
        let chosen = shown("rocketmen", 3, &[("variants", "chosen"), ("variant-1", "heavy-lift")]);
        let ids: Vec<&str> = chosen.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, ["mode", "variants", "variant-1", "variant-2", "round-cap"]);
        assert!(!chosen[3].1.contains(&"heavy-lift") && !chosen[2].1.contains(&"none"));
        assert!(shown("rocket-rescue", 5, &[]).iter().all(|(id, _)| *id != "edition"), "five play the second edition");
    }

    #[test]
    fn what_was_wished_and_cannot_be_is_asked_for() {
        let game = catalog::find("rocketmen").expect("a game of ours");
        let wish = |option: &OptionFact| (option.id == "variants").then_some("chosen");
        let missing: Vec<&str> =
            offered(game, 2, wish).iter().filter(|offer| offer.missing).map(|offer| offer.option.id).collect();
        assert_eq!(missing, ["variant-1", "variant-2"]);
        let solo = |option: &OptionFact| (option.id == "mode").then_some("standard");
        assert_eq!(offered(game, 1, solo)[0].chosen, "solo");
    }
}
