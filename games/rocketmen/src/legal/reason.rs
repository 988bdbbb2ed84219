//! Every reason an action can be refused for, as plain data, and the sentence for each. Which clause forbids what is said where
//! it is decided.

use engine::{Noun, Phrase, Seat, phrase};

use crate::action::Source;
use crate::board::{Destination, MissionType};
use crate::card::Face;
use crate::items::Items;
use crate::kind::Kind;
use crate::words;

/// Why an action is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each reason has a sentence in the word lists")]
pub enum Reason {
    Over,
    NotYourTurn(Seat),
    // The wrong moment.
    TradeOpen,
    BasketClosed,
    NoBasket,
    CloseFirst,
    EffectOpen,
    NoQuestion,
    LaunchOn,
    OnlyPadInLaunch,
    TooLateForEffects,
    NoLaunch,
    DestinationFirst,
    DestinationChosen,
    SettleFirst,
    ChooseFirst,
    JettisonFirst,
    MissionFirst,
    TrimFirst,
    NothingToTrim,
    // Cards that are not where they should be.
    NotInHand(Face),
    JustPlayed(Face),
    Spent(Face),
    InBasket(Face),
    NotOnPad(Face),
    NotInWarehouse(Face),
    NotOnDisplay(Kind, u8),
    SlotInBasket(u8),
    NotAnEngine(Kind),
    // Buying and paying.
    Short { money: u16, icons: Items },
    SecondEngine,
    PileEmpty(Kind),
    Covered,
    Useless(Face),
    UselessToken,
    PlacingCostsMoney(Face),
    ScienceInPlacing,
    NoToken(Source),
    TokenUsed(Source),
    // Placing.
    NotAMission(Face),
    PlanOccupied,
    PlanFirst,
    NoItem(Face),
    SameName(Kind),
    PlaceShort(u16),
    NoOwnMoney,
    ElsewhereShort(u16),
    NoPlan,
    // Abilities.
    NoAbility(Face),
    PadAbility(Face),
    PayAbility(Face),
    CopyAbility,
    NoOtherCard,
    WarehouseEmpty,
    ThreatNotThere(Kind),
    NotPending(Kind),
    NothingToPlace,
    NothingToDraw,
    NoEspionage,
    AlreadyCopied,
    CannotCopyItself,
    NotAnAsset(Kind),
    NothingLikeThat(Kind),
    NoDepot,
    DepotFull,
    NotOnDepot(Face),
    JustStored(Face),
    // Solitaire.
    NotSolo,
    AiIdle,
    HelpedAlready,
    // Launching.
    NoMission,
    NoTokenLeft,
    EarthMissionsDone(u8),
    OnlyEarth,
    NeverAtEarth(MissionType),
    NoSuchLocation(MissionType, Destination),
    AlreadyThere,
    Points { needed: u8, have: u8 },
    AbortBetween,
    NotNow(Face),
    OnlyAfterburner,
    AlreadyRevealed,
    NoZero,
    NothingToReact,
    NotRevealed(u8),
    NothingToChoose,
    DrawsLeft,
    NoDrawsLeft,
    NotAborted,
    NotFailed,
    MustJettison,
}

impl From<Reason> for Phrase {
    fn from(reason: Reason) -> Phrase {
        match reason {
            Reason::Over => phrase!("refuse-over"),
            Reason::NotYourTurn(seat) => phrase!("refuse-not-your-turn", seat = seat),
            Reason::TradeOpen => phrase!("refuse-trade-open"),
            Reason::BasketClosed => phrase!("refuse-basket-closed"),
            Reason::NoBasket => phrase!("refuse-no-basket"),
            Reason::CloseFirst => phrase!("refuse-close-first"),
            Reason::EffectOpen => phrase!("refuse-effect-open"),
            Reason::NoQuestion => phrase!("refuse-no-question"),
            Reason::LaunchOn => phrase!("refuse-launch-on"),
            Reason::OnlyPadInLaunch => phrase!("refuse-only-pad"),
            Reason::TooLateForEffects => phrase!("refuse-too-late"),
            Reason::NoLaunch => phrase!("refuse-no-launch"),
            Reason::DestinationFirst => phrase!("refuse-destination-first"),
            Reason::DestinationChosen => phrase!("refuse-destination-chosen"),
            Reason::SettleFirst => phrase!("refuse-settle-first"),
            Reason::ChooseFirst => phrase!("refuse-choose-first"),
            Reason::JettisonFirst => phrase!("refuse-jettison-first"),
            Reason::MissionFirst => phrase!("refuse-mission-first"),
            Reason::TrimFirst => phrase!("refuse-trim-first"),
            Reason::NothingToTrim => phrase!("refuse-nothing-to-trim"),
            Reason::NotInHand(face) => card("refuse-not-in-hand", face),
            Reason::JustPlayed(face) => card("refuse-just-played", face),
            Reason::Spent(face) => card("refuse-spent", face),
            Reason::InBasket(face) => card("refuse-in-basket", face),
            Reason::NotOnPad(face) => card("refuse-not-on-pad", face),
            Reason::NotInWarehouse(face) => card("refuse-not-in-warehouse", face),
            Reason::NotOnDisplay(kind, slot) => phrase!("refuse-not-on-display", card = kind.word(), slot = slot),
            Reason::SlotInBasket(slot) => phrase!("refuse-slot-in-basket", slot = slot),
            Reason::NotAnEngine(kind) => kind_of("refuse-not-an-engine", kind),
            Reason::Short { money, icons } => short(money, &icons),
            Reason::SecondEngine => phrase!("refuse-second-engine"),
            Reason::PileEmpty(kind) => kind_of("refuse-pile-empty", kind),
            Reason::Covered => phrase!("refuse-covered"),
            Reason::Useless(face) => card("refuse-useless", face),
            Reason::UselessToken => phrase!("refuse-useless-token"),
            Reason::PlacingCostsMoney(face) => card("refuse-placing-costs-money", face),
            Reason::ScienceInPlacing => phrase!("refuse-science-in-placing"),
            Reason::NoToken(token) => phrase!("refuse-no-token", token = words::source(token)),
            Reason::TokenUsed(token) => phrase!("refuse-token-used", token = words::source(token)),
            Reason::NotAMission(face) => card("refuse-not-a-mission", face),
            Reason::PlanOccupied => phrase!("refuse-plan-occupied"),
            Reason::PlanFirst => phrase!("refuse-plan-first"),
            Reason::NoItem(face) => card("refuse-no-item", face),
            Reason::SameName(kind) => kind_of("refuse-same-name", kind),
            Reason::PlaceShort(money) => phrase!("refuse-short-money", money = money),
            Reason::NoOwnMoney => phrase!("refuse-no-own-money"),
            Reason::ElsewhereShort(money) => phrase!("refuse-elsewhere-short", money = money),
            Reason::NoPlan => phrase!("refuse-no-plan"),
            Reason::NoAbility(face) => card("refuse-no-ability", face),
            Reason::PadAbility(face) => card("refuse-pad-ability", face),
            Reason::PayAbility(face) => card("refuse-pay-ability", face),
            Reason::CopyAbility => phrase!("refuse-copy-ability"),
            Reason::NoOtherCard => phrase!("refuse-no-other-card"),
            Reason::WarehouseEmpty => phrase!("refuse-warehouse-empty"),
            Reason::ThreatNotThere(kind) => kind_of("refuse-threat-not-there", kind),
            Reason::NotPending(kind) => kind_of("refuse-not-pending", kind),
            Reason::NothingToPlace => phrase!("refuse-nothing-to-place"),
            Reason::NothingToDraw => phrase!("refuse-nothing-to-draw"),
            Reason::NoEspionage => phrase!("refuse-no-espionage"),
            Reason::AlreadyCopied => phrase!("refuse-already-copied"),
            Reason::CannotCopyItself => phrase!("refuse-copy-itself"),
            Reason::NotAnAsset(kind) => kind_of("refuse-not-an-asset", kind),
            Reason::NothingLikeThat(kind) => kind_of("refuse-nothing-like-that", kind),
            Reason::NoDepot => phrase!("refuse-no-depot"),
            Reason::DepotFull => phrase!("refuse-depot-full"),
            Reason::NotOnDepot(face) => card("refuse-not-on-depot", face),
            Reason::JustStored(face) => card("refuse-just-stored", face),
            Reason::NotSolo => phrase!("refuse-not-solo"),
            Reason::AiIdle => phrase!("refuse-ai-idle"),
            Reason::HelpedAlready => phrase!("refuse-helped-already"),
            Reason::NoMission => phrase!("refuse-no-mission"),
            Reason::NoTokenLeft => phrase!("refuse-no-token-left"),
            Reason::EarthMissionsDone(missions) => phrase!("refuse-earth-missions", missions = missions),
            Reason::OnlyEarth => phrase!("refuse-only-earth"),
            Reason::NeverAtEarth(kind) => phrase!("refuse-never-at-earth", type = kind.word()),
            Reason::NoSuchLocation(kind, destination) => {
                phrase!("refuse-no-such-location", type = kind.word(), destination = destination.word())
            }
            Reason::AlreadyThere => phrase!("refuse-already-there"),
            Reason::Points { needed, have } => phrase!("refuse-points", needed = needed, have = have),
            Reason::AbortBetween => phrase!("refuse-abort-between"),
            Reason::NotNow(face) => card("refuse-not-now", face),
            Reason::OnlyAfterburner => phrase!("refuse-only-afterburner"),
            Reason::AlreadyRevealed => phrase!("refuse-already-revealed"),
            Reason::NoZero => phrase!("refuse-no-zero"),
            Reason::NothingToReact => phrase!("refuse-nothing-to-react"),
            Reason::NotRevealed(value) => phrase!("refuse-not-revealed", value = value),
            Reason::NothingToChoose => phrase!("refuse-nothing-to-choose"),
            Reason::DrawsLeft => phrase!("refuse-draws-left"),
            Reason::NoDrawsLeft => phrase!("refuse-no-draws-left"),
            Reason::NotAborted => phrase!("refuse-not-aborted"),
            Reason::NotFailed => phrase!("refuse-not-failed"),
            Reason::MustJettison => phrase!("refuse-must-jettison"),
        }
    }
}

fn card(key: &'static str, face: Face) -> Phrase {
    phrase!(key, card = face.words())
}

fn kind_of(key: &'static str, kind: Kind) -> Phrase {
    phrase!(key, card = kind.word())
}

/// What is missing for a price: money, icons or both.
fn short(money: u16, icons: &Items) -> Phrase {
    let missing = words::items(icons);
    match (money, icons.icons()) {
        (_, 0) => phrase!("refuse-short-money", money = money),
        (0, _) => phrase!("refuse-short-icons", icons = missing),
        _ => phrase!("refuse-short-both", money = money, icons = missing),
    }
}
