//! Why not: every reason an action can be refused for, as plain data. Only when somebody asks is it put into a phrase.

use engine::{Fact, Phrase, Refusal, Seat, phrase};

use crate::board::{Destination, MissionType};
use crate::items::Items;
use crate::kind::{Face, Kind};

/// A reason to refuse an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum No {
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
    JettisonFirst,
    MissionFirst,
    TrimFirst,
    NothingToTrim,
    // Cards that are not where they should be.
    NotInHand(Face),
    JustPlayed(Face),
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
    NoToken(bool),
    TokenUsed(bool),
    // Placing.
    NotAMission(Face),
    PlanOccupied,
    PlanFirst,
    NoItem(Face),
    SameName(Kind),
    PlaceShort(u16),
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
    MustJettison,
}

impl No {
    /// The refusal: the clause and the facts that fail.
    pub(crate) fn refusal(self) -> Refusal {
        let (clause, reason) = self.words();
        Refusal::new(clause, reason)
    }

    fn words(self) -> (&'static str, Phrase) {
        match self {
            No::Over => ("RM-END-4", phrase!("refuse-over")),
            No::NotYourTurn(seat) => ("RM-TURN-5", phrase!("refuse-not-your-turn", seat = seat)),
            No::TradeOpen => ("RM-TURN-6", phrase!("refuse-trade-open")),
            No::BasketClosed => ("RM-BUY-4", phrase!("refuse-basket-closed")),
            No::NoBasket => ("RM-PAY-1", phrase!("refuse-no-basket")),
            No::CloseFirst => ("RM-PAY-1", phrase!("refuse-close-first")),
            No::EffectOpen => ("RM-TURN-4", phrase!("refuse-effect-open")),
            No::NoQuestion => ("RM-TURN-2", phrase!("refuse-no-question")),
            No::LaunchOn => ("RM-TURN-3", phrase!("refuse-launch-on")),
            No::OnlyPadInLaunch => ("RM-LAUNCH-4", phrase!("refuse-only-pad")),
            No::TooLateForEffects => ("RM-WTP-3", phrase!("refuse-too-late")),
            No::NoLaunch => ("RM-LAUNCH-2", phrase!("refuse-no-launch")),
            No::DestinationFirst => ("RM-LAUNCH-2", phrase!("refuse-destination-first")),
            No::JettisonFirst => ("RM-OUT-1", phrase!("refuse-jettison-first")),
            No::MissionFirst => ("RM-OUT-3", phrase!("refuse-mission-first")),
            No::TrimFirst => ("RM-ENDT-2", phrase!("refuse-trim-first")),
            No::NothingToTrim => ("RM-ENDT-2", phrase!("refuse-nothing-to-trim")),
            No::NotInHand(face) => ("RM-PAY-1", card("refuse-not-in-hand", face)),
            No::JustPlayed(face) => ("RM-BUY-5", card("refuse-just-played", face)),
            No::InBasket(face) => ("RM-PAY-6", card("refuse-in-basket", face)),
            No::NotOnPad(face) => ("RM-DISC-1", card("refuse-not-on-pad", face)),
            No::NotInWarehouse(face) => ("RM-CARD-6", card("refuse-not-in-warehouse", face)),
            No::NotOnDisplay(kind, slot) => {
                ("RM-BUY-1", phrase!("refuse-not-on-display", card = kind.word(), slot = slot))
            }
            No::SlotInBasket(slot) => ("RM-BUY-1", phrase!("refuse-slot-in-basket", slot = slot)),
            No::NotAnEngine(kind) => ("RM-BUY-1", kind_of("refuse-not-an-engine", kind)),
            No::Short { money, icons } => ("RM-PAY-9", short(money, &icons)),
            No::SecondEngine => ("RM-BUY-2", phrase!("refuse-second-engine")),
            No::PileEmpty(kind) => ("RM-BUY-8", kind_of("refuse-pile-empty", kind)),
            No::Covered => ("RM-PAY-5", phrase!("refuse-covered")),
            No::Useless(face) => ("RM-PAY-5", card("refuse-useless", face)),
            No::UselessToken => ("RM-PAY-5", phrase!("refuse-useless-token")),
            No::PlacingCostsMoney(face) => ("RM-PLACE-3", card("refuse-placing-costs-money", face)),
            No::ScienceInPlacing => ("RM-PLACE-3", phrase!("refuse-science-in-placing")),
            No::NoToken(science) => ("RM-ITEM-9", token("refuse-no-token", science)),
            No::TokenUsed(science) => ("RM-ITEM-9", token("refuse-token-used", science)),
            No::NotAMission(face) => ("RM-PLACE-5", card("refuse-not-a-mission", face)),
            No::PlanOccupied => ("RM-PLACE-5", phrase!("refuse-plan-occupied")),
            No::PlanFirst => ("RM-PLACE-6", phrase!("refuse-plan-first")),
            No::NoItem(face) => ("RM-PLACE-7", card("refuse-no-item", face)),
            No::SameName(kind) => ("RM-PLACE-8", kind_of("refuse-same-name", kind)),
            No::PlaceShort(money) => ("RM-PLACE-14", phrase!("refuse-short-money", money = money)),
            No::NoPlan => ("RM-DISC-2", phrase!("refuse-no-plan")),
            No::NoAbility(face) => ("RM-DISC-3", card("refuse-no-ability", face)),
            No::PadAbility(face) => ("RM-DISC-5", card("refuse-pad-ability", face)),
            No::PayAbility(face) => ("RM-WTP-1", card("refuse-pay-ability", face)),
            No::CopyAbility => ("RM-CARD-21", phrase!("refuse-copy-ability")),
            No::NoOtherCard => ("RM-CARD-4", phrase!("refuse-no-other-card")),
            No::WarehouseEmpty => ("RM-CARD-6", phrase!("refuse-warehouse-empty")),
            No::ThreatNotThere(kind) => ("RM-CARD-7", kind_of("refuse-threat-not-there", kind)),
            No::NotPending(kind) => ("RM-WTP-1", kind_of("refuse-not-pending", kind)),
            No::NothingToPlace => ("RM-WTP-2", phrase!("refuse-nothing-to-place")),
            No::NothingToDraw => ("RM-WTP-2", phrase!("refuse-nothing-to-draw")),
            No::NoEspionage => ("RM-CARD-18", phrase!("refuse-no-espionage")),
            No::AlreadyCopied => ("RM-CARD-18", phrase!("refuse-already-copied")),
            No::CannotCopyItself => ("RM-CARD-18", phrase!("refuse-copy-itself")),
            No::NotAnAsset(kind) => ("RM-CARD-18", kind_of("refuse-not-an-asset", kind)),
            No::NothingLikeThat(kind) => ("RM-CARD-18", kind_of("refuse-nothing-like-that", kind)),
            No::NoDepot => ("RM-CARD-15", phrase!("refuse-no-depot")),
            No::DepotFull => ("RM-CARD-15", phrase!("refuse-depot-full")),
            No::NotOnDepot(face) => ("RM-CARD-15", card("refuse-not-on-depot", face)),
            No::JustStored(face) => ("RM-CARD-15", card("refuse-just-stored", face)),
            No::NotSolo => ("RM-SOLO-14", phrase!("refuse-not-solo")),
            No::AiIdle => ("RM-SOLO-15", phrase!("refuse-ai-idle")),
            No::HelpedAlready => ("RM-SOLO-14", phrase!("refuse-helped-already")),
            No::NoMission => ("RM-LAUNCH-1", phrase!("refuse-no-mission")),
            No::NoTokenLeft => ("RM-END-5", phrase!("refuse-no-token-left")),
            No::EarthMissionsDone(missions) => ("RM-BFE-2", phrase!("refuse-earth-missions", missions = missions)),
            No::OnlyEarth => ("RM-BFE-2", phrase!("refuse-only-earth")),
            No::NeverAtEarth(kind) => ("RM-BFE-4", phrase!("refuse-never-at-earth", type = kind.word())),
            No::NoSuchLocation(kind, destination) => (
                "RM-LAUNCH-3",
                phrase!("refuse-no-such-location", type = kind.word(), destination = destination.word()),
            ),
            No::AlreadyThere => ("RM-LAUNCH-3", phrase!("refuse-already-there")),
            No::Points { needed, have } => ("RM-LAUNCH-5", phrase!("refuse-points", needed = needed, have = have)),
            No::AbortBetween => ("RM-LAUNCH-12", phrase!("refuse-abort-between")),
            No::NotNow(face) => ("RM-LAUNCH-9", card("refuse-not-now", face)),
            No::OnlyAfterburner => ("RM-LAUNCH-11", phrase!("refuse-only-afterburner")),
            No::AlreadyRevealed => ("RM-CARD-10", phrase!("refuse-already-revealed")),
            No::NoZero => ("RM-CARD-9", phrase!("refuse-no-zero")),
            No::NothingToReact => ("RM-LAUNCH-9", phrase!("refuse-nothing-to-react")),
            No::NotRevealed(value) => ("RM-CARD-10", phrase!("refuse-not-revealed", value = value)),
            No::NothingToChoose => ("RM-CARD-10", phrase!("refuse-nothing-to-choose")),
            No::DrawsLeft => ("RM-LAUNCH-9", phrase!("refuse-draws-left")),
            No::MustJettison => ("RM-OUT-2", phrase!("refuse-must-jettison")),
        }
    }
}

fn card(key: &'static str, face: Face) -> Phrase {
    phrase!(key, card = face.words())
}

fn kind_of(key: &'static str, kind: Kind) -> Phrase {
    phrase!(key, card = kind.word())
}

fn token(key: &'static str, science: bool) -> Phrase {
    phrase!(key, token = Fact::Word(if science { "token-science" } else { "token-cash" }))
}

/// What is missing for a price: money, icons or both.
fn short(money: u16, icons: &Items) -> Phrase {
    let missing = crate::words::items(icons);
    match (money, icons.icons()) {
        (_, 0) => phrase!("refuse-short-money", money = money),
        (0, _) => phrase!("refuse-short-icons", icons = missing),
        _ => phrase!("refuse-short-both", money = money, icons = missing),
    }
}
