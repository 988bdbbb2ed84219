//! Why not: every reason an action can be refused for, as plain data. Only when somebody asks is it put into a phrase.

use engine::{Fact, Phrase, Refusal, Seat, phrase};

use crate::board::{Destination, MissionType};
use crate::items::Items;
use crate::kind::{Face, Kind};

/// A reason to refuse an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
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

impl Obstacle {
    /// The refusal: the clause and the facts that fail.
    pub(crate) fn refusal(self) -> Refusal {
        let (clause, reason) = self.words();
        Refusal::new(clause, reason)
    }

    fn words(self) -> (&'static str, Phrase) {
        match self {
            Obstacle::Over => ("RM-END-4", phrase!("refuse-over")),
            Obstacle::NotYourTurn(seat) => ("RM-TURN-5", phrase!("refuse-not-your-turn", seat = seat)),
            Obstacle::TradeOpen => ("RM-TURN-6", phrase!("refuse-trade-open")),
            Obstacle::BasketClosed => ("RM-BUY-4", phrase!("refuse-basket-closed")),
            Obstacle::NoBasket => ("RM-PAY-1", phrase!("refuse-no-basket")),
            Obstacle::CloseFirst => ("RM-PAY-1", phrase!("refuse-close-first")),
            Obstacle::EffectOpen => ("RM-TURN-4", phrase!("refuse-effect-open")),
            Obstacle::NoQuestion => ("RM-TURN-2", phrase!("refuse-no-question")),
            Obstacle::LaunchOn => ("RM-TURN-3", phrase!("refuse-launch-on")),
            Obstacle::OnlyPadInLaunch => ("RM-LAUNCH-4", phrase!("refuse-only-pad")),
            Obstacle::TooLateForEffects => ("RM-WTP-3", phrase!("refuse-too-late")),
            Obstacle::NoLaunch => ("RM-LAUNCH-2", phrase!("refuse-no-launch")),
            Obstacle::DestinationFirst => ("RM-LAUNCH-2", phrase!("refuse-destination-first")),
            Obstacle::JettisonFirst => ("RM-OUT-1", phrase!("refuse-jettison-first")),
            Obstacle::MissionFirst => ("RM-OUT-3", phrase!("refuse-mission-first")),
            Obstacle::TrimFirst => ("RM-ENDT-2", phrase!("refuse-trim-first")),
            Obstacle::NothingToTrim => ("RM-ENDT-2", phrase!("refuse-nothing-to-trim")),
            Obstacle::NotInHand(face) => ("RM-PAY-1", card("refuse-not-in-hand", face)),
            Obstacle::JustPlayed(face) => ("RM-BUY-5", card("refuse-just-played", face)),
            Obstacle::InBasket(face) => ("RM-PAY-6", card("refuse-in-basket", face)),
            Obstacle::NotOnPad(face) => ("RM-DISC-1", card("refuse-not-on-pad", face)),
            Obstacle::NotInWarehouse(face) => ("RM-CARD-6", card("refuse-not-in-warehouse", face)),
            Obstacle::NotOnDisplay(kind, slot) => {
                ("RM-BUY-1", phrase!("refuse-not-on-display", card = kind.word(), slot = slot))
            }
            Obstacle::SlotInBasket(slot) => ("RM-BUY-1", phrase!("refuse-slot-in-basket", slot = slot)),
            Obstacle::NotAnEngine(kind) => ("RM-BUY-1", kind_of("refuse-not-an-engine", kind)),
            Obstacle::Short { money, icons } => ("RM-PAY-9", short(money, &icons)),
            Obstacle::SecondEngine => ("RM-BUY-2", phrase!("refuse-second-engine")),
            Obstacle::PileEmpty(kind) => ("RM-BUY-8", kind_of("refuse-pile-empty", kind)),
            Obstacle::Covered => ("RM-PAY-5", phrase!("refuse-covered")),
            Obstacle::Useless(face) => ("RM-PAY-5", card("refuse-useless", face)),
            Obstacle::UselessToken => ("RM-PAY-5", phrase!("refuse-useless-token")),
            Obstacle::PlacingCostsMoney(face) => ("RM-PLACE-3", card("refuse-placing-costs-money", face)),
            Obstacle::ScienceInPlacing => ("RM-PLACE-3", phrase!("refuse-science-in-placing")),
            Obstacle::NoToken(science) => ("RM-ITEM-9", token("refuse-no-token", science)),
            Obstacle::TokenUsed(science) => ("RM-ITEM-9", token("refuse-token-used", science)),
            Obstacle::NotAMission(face) => ("RM-PLACE-5", card("refuse-not-a-mission", face)),
            Obstacle::PlanOccupied => ("RM-PLACE-5", phrase!("refuse-plan-occupied")),
            Obstacle::PlanFirst => ("RM-PLACE-6", phrase!("refuse-plan-first")),
            Obstacle::NoItem(face) => ("RM-PLACE-7", card("refuse-no-item", face)),
            Obstacle::SameName(kind) => ("RM-PLACE-8", kind_of("refuse-same-name", kind)),
            Obstacle::PlaceShort(money) => ("RM-PLACE-14", phrase!("refuse-short-money", money = money)),
            Obstacle::NoPlan => ("RM-DISC-2", phrase!("refuse-no-plan")),
            Obstacle::NoAbility(face) => ("RM-DISC-3", card("refuse-no-ability", face)),
            Obstacle::PadAbility(face) => ("RM-DISC-5", card("refuse-pad-ability", face)),
            Obstacle::PayAbility(face) => ("RM-WTP-1", card("refuse-pay-ability", face)),
            Obstacle::CopyAbility => ("RM-CARD-21", phrase!("refuse-copy-ability")),
            Obstacle::NoOtherCard => ("RM-CARD-4", phrase!("refuse-no-other-card")),
            Obstacle::WarehouseEmpty => ("RM-CARD-6", phrase!("refuse-warehouse-empty")),
            Obstacle::ThreatNotThere(kind) => ("RM-CARD-7", kind_of("refuse-threat-not-there", kind)),
            Obstacle::NotPending(kind) => ("RM-WTP-1", kind_of("refuse-not-pending", kind)),
            Obstacle::NothingToPlace => ("RM-WTP-2", phrase!("refuse-nothing-to-place")),
            Obstacle::NothingToDraw => ("RM-WTP-2", phrase!("refuse-nothing-to-draw")),
            Obstacle::NoEspionage => ("RM-CARD-18", phrase!("refuse-no-espionage")),
            Obstacle::AlreadyCopied => ("RM-CARD-18", phrase!("refuse-already-copied")),
            Obstacle::CannotCopyItself => ("RM-CARD-18", phrase!("refuse-copy-itself")),
            Obstacle::NotAnAsset(kind) => ("RM-CARD-18", kind_of("refuse-not-an-asset", kind)),
            Obstacle::NothingLikeThat(kind) => ("RM-CARD-18", kind_of("refuse-nothing-like-that", kind)),
            Obstacle::NoDepot => ("RM-CARD-15", phrase!("refuse-no-depot")),
            Obstacle::DepotFull => ("RM-CARD-15", phrase!("refuse-depot-full")),
            Obstacle::NotOnDepot(face) => ("RM-CARD-15", card("refuse-not-on-depot", face)),
            Obstacle::JustStored(face) => ("RM-CARD-15", card("refuse-just-stored", face)),
            Obstacle::NotSolo => ("RM-SOLO-14", phrase!("refuse-not-solo")),
            Obstacle::AiIdle => ("RM-SOLO-15", phrase!("refuse-ai-idle")),
            Obstacle::HelpedAlready => ("RM-SOLO-14", phrase!("refuse-helped-already")),
            Obstacle::NoMission => ("RM-LAUNCH-1", phrase!("refuse-no-mission")),
            Obstacle::NoTokenLeft => ("RM-END-5", phrase!("refuse-no-token-left")),
            Obstacle::EarthMissionsDone(missions) => {
                ("RM-BFE-2", phrase!("refuse-earth-missions", missions = missions))
            }
            Obstacle::OnlyEarth => ("RM-BFE-2", phrase!("refuse-only-earth")),
            Obstacle::NeverAtEarth(kind) => ("RM-BFE-4", phrase!("refuse-never-at-earth", type = kind.word())),
            Obstacle::NoSuchLocation(kind, destination) => (
                "RM-LAUNCH-3",
                phrase!("refuse-no-such-location", type = kind.word(), destination = destination.word()),
            ),
            Obstacle::AlreadyThere => ("RM-LAUNCH-3", phrase!("refuse-already-there")),
            Obstacle::Points { needed, have } => {
                ("RM-LAUNCH-5", phrase!("refuse-points", needed = needed, have = have))
            }
            Obstacle::AbortBetween => ("RM-LAUNCH-12", phrase!("refuse-abort-between")),
            Obstacle::NotNow(face) => ("RM-LAUNCH-9", card("refuse-not-now", face)),
            Obstacle::OnlyAfterburner => ("RM-LAUNCH-11", phrase!("refuse-only-afterburner")),
            Obstacle::AlreadyRevealed => ("RM-CARD-10", phrase!("refuse-already-revealed")),
            Obstacle::NoZero => ("RM-CARD-9", phrase!("refuse-no-zero")),
            Obstacle::NothingToReact => ("RM-LAUNCH-9", phrase!("refuse-nothing-to-react")),
            Obstacle::NotRevealed(value) => ("RM-CARD-10", phrase!("refuse-not-revealed", value = value)),
            Obstacle::NothingToChoose => ("RM-CARD-10", phrase!("refuse-nothing-to-choose")),
            Obstacle::DrawsLeft => ("RM-LAUNCH-9", phrase!("refuse-draws-left")),
            Obstacle::MustJettison => ("RM-OUT-2", phrase!("refuse-must-jettison")),
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
