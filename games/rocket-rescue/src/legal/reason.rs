//! Why not, as plain data, and the sentence for it.

use engine::{Fact, Noun, Phrase, Seat, phrase};

use crate::card::Card;
use crate::components::Equipment;
use crate::nouns::{Hangar, Kind, Resource, Stage};
use crate::planet::PlanetId;
use crate::words::{cubes, equipment, module};

/// The facts that stand against an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is told by the sentence of its name in the word lists")]
pub enum Reason {
    Over,
    Planning,
    PlanFinal,
    NoPlan,
    TakenBack(u8),
    AllDicePlaced,
    ThirdDie(Stage),
    PhasePassed { phase: Stage, last: Stage },
    HigherFirst { phase: Stage, face: u8 },
    NoRoomForDice { phase: Stage, left: u32 },
    NoBids,
    DiceFirst(u32),
    BidFirst,
    BidMade(u16),
    BidTooHigh(u16),
    PlansRevealed,
    BonusFirst(Seat),
    NotYourTurn(Seat),
    NoDie(Stage),
    SkippedPurchase,
    RewardOf(Seat),
    PlacingOf(Seat),
    SwappingOf(Seat),
    TerminalOf(Seat),
    KeepingOf(Seat),
    NotFirstTaker(Seat),
    FinishSwap(Resource),
    FinishCrewMove,
    ChooseHangar(Card),
    FreeSeatFirst(Card),
    ChoosePlanet,
    SupplyEmpty,
    SupplyFirst(u8),
    NoCrewThere(Card),
    RewardFirst,
    ChooseBonus,
    ChooseRefill,
    KeepOne,
    WrongPhase(Stage),
    OtherBonus,
    Sealed,
    NotSealed,
    NoSuchPlace(u8),
    NotDisplayed(Card),
    PileEmpty(Kind),
    MarketEmpty(Resource),
    OneType,
    DieHasTaken,
    NoHandLimit,
    NoKeeping,
    NotHeld(Card),
    NoRefill,
    SwapFirst,
    CrewFirst,
    ModuleFirst,
    NothingBuilt,
    RocketFirst,
    NoReward,
    RewardsAreTokens,
    SwapWhilePlacing,
    NoSwapNow,
    SwapPrice { price: u8, cubes: u8, resource: Resource },
    NothingToSwapFor,
    SwapSame,
    GeneralEmpty(Resource),
    NoPlacing,
    PlacingWindow,
    NotNeeded { module: Card, resource: Resource },
    NoCube(Resource),
    NotBuilt(Card),
    NoFreeSeat(Card),
    SeatCosts,
    NoCrew,
    BoardingClosed,
    DieTooLow { face: u8, least: u8 },
    AllSeated(u8),
    NoTerminal,
    AlreadyWaiting,
    SeatAvailable,
    NoCrewMoving,
    DieMovesNobody(u8),
    NoCrewMoves { face: u8, moved: u8 },
    MovedAlready(Card),
    NoOtherSeat,
    SameModule,
    NoBuild { face: u8, built: u8, launched: u8 },
    NoMarker,
    CubesMissing(Card, [u8; 3]),
    NoRoomAnywhere(Kind),
    NoCompany(Card, [u8; 3]),
    CompanyDoesNotAdd(Hangar, [u8; 3]),
    Locked(Hangar),
    OnlyOne(Kind, Hangar),
    SlotsFull(Kind, Hangar),
    TankSlot(Hangar),
    NoMoving,
    MoveNeedsOne(u8),
    NotYours(Seat),
    NowhereToMove(Card),
    SameHangar,
    NoLaunch { face: u8, built: u8, launched: u8 },
    Incomplete { hangar: Hangar, engine: bool, cockpit: bool },
    NoShare(Hangar),
    NoPlanet(Hangar),
    NotFaceUp(PlanetId),
    Fuel { planet: PlanetId, fuel: u8, tanks: u8 },
    Equipment { planet: PlanetId, equipment: Equipment },
    Cost { planet: PlanetId, cost: u16, energy: u16 },
    CostWithSurcharge { planet: PlanetId, cost: u16, surcharge: u16, energy: u16 },
}

impl From<Reason> for Phrase {
    fn from(reason: Reason) -> Phrase {
        match reason {
            Reason::Over => phrase!("refuse-over"),
            Reason::Planning => phrase!("refuse-planning"),
            Reason::PlanFinal => phrase!("refuse-plan-final"),
            Reason::NoPlan => phrase!("refuse-no-plan"),
            Reason::TakenBack(times) => phrase!("refuse-taken-back", times = times),
            Reason::AllDicePlaced => phrase!("refuse-all-dice-placed"),
            Reason::ThirdDie(phase) => phrase!("refuse-third-die", phase = phase.word()),
            Reason::PhasePassed { phase, last } => {
                phrase!("refuse-phase-passed", phase = phase.word(), last = last.word())
            }
            Reason::HigherFirst { phase, face } => phrase!("refuse-higher-first", phase = phase.word(), face = face),
            Reason::NoRoomForDice { phase, left } => {
                phrase!("refuse-no-room-for-dice", phase = phase.word(), left = left)
            }
            Reason::NoBids => phrase!("refuse-no-bids"),
            Reason::DiceFirst(left) => phrase!("refuse-dice-first", left = left),
            Reason::BidFirst => phrase!("refuse-bid-first"),
            Reason::BidMade(bid) => phrase!("refuse-bid-made", bid = bid),
            Reason::BidTooHigh(energy) => phrase!("refuse-bid-too-high", energy = energy),
            Reason::PlansRevealed => phrase!("refuse-plans-revealed"),
            Reason::BonusFirst(seat) => phrase!("refuse-bonus-first", seat = seat),
            Reason::NotYourTurn(seat) => phrase!("refuse-not-your-turn", seat = seat),
            Reason::NoDie(phase) => phrase!("refuse-no-die", phase = phase.word()),
            Reason::SkippedPurchase => phrase!("refuse-skipped-purchase"),
            Reason::RewardOf(seat) => phrase!("refuse-reward-of", seat = seat),
            Reason::PlacingOf(seat) => phrase!("refuse-placing-of", seat = seat),
            Reason::SwappingOf(seat) => phrase!("refuse-swapping-of", seat = seat),
            Reason::TerminalOf(seat) => phrase!("refuse-terminal-of", seat = seat),
            Reason::KeepingOf(seat) => phrase!("refuse-keeping-of", seat = seat),
            Reason::NotFirstTaker(seat) => phrase!("refuse-not-first-taker", seat = seat),
            Reason::FinishSwap(resource) => phrase!("refuse-finish-swap", resource = resource.word()),
            Reason::FinishCrewMove => phrase!("refuse-finish-crew-move"),
            Reason::ChooseHangar(card) => phrase!("refuse-choose-hangar", module = module(card)),
            Reason::FreeSeatFirst(card) => phrase!("refuse-free-seat-first", module = module(card)),
            Reason::ChoosePlanet => phrase!("refuse-choose-planet"),
            Reason::SupplyEmpty => phrase!("refuse-supply-empty"),
            Reason::SupplyFirst(crew) => phrase!("refuse-supply-first", crew = crew),
            Reason::NoCrewThere(card) => phrase!("refuse-no-crew-there", module = module(card)),
            Reason::RewardFirst => phrase!("refuse-reward-first"),
            Reason::ChooseBonus => phrase!("refuse-choose-bonus"),
            Reason::ChooseRefill => phrase!("refuse-choose-refill"),
            Reason::KeepOne => phrase!("refuse-keep-one"),
            Reason::WrongPhase(phase) => phrase!("refuse-wrong-phase", phase = phase.word()),
            Reason::OtherBonus => phrase!("refuse-other-bonus"),
            Reason::Sealed => phrase!("refuse-sealed"),
            Reason::NotSealed => phrase!("refuse-not-sealed"),
            Reason::NoSuchPlace(places) => phrase!("refuse-no-such-place", places = places),
            Reason::NotDisplayed(card) => phrase!("refuse-not-displayed", module = module(card)),
            Reason::PileEmpty(kind) => phrase!("refuse-pile-empty", kind = kind.word()),
            Reason::MarketEmpty(resource) => phrase!("refuse-market-empty", resource = resource.word()),
            Reason::OneType => phrase!("refuse-one-type"),
            Reason::DieHasTaken => phrase!("refuse-die-has-taken"),
            Reason::NoHandLimit => phrase!("refuse-no-hand-limit"),
            Reason::NoKeeping => phrase!("refuse-no-keeping"),
            Reason::NotHeld(card) => phrase!("refuse-not-held", module = module(card)),
            Reason::NoRefill => phrase!("refuse-no-refill"),
            Reason::SwapFirst => phrase!("refuse-swap-first"),
            Reason::CrewFirst => phrase!("refuse-crew-first"),
            Reason::ModuleFirst => phrase!("refuse-module-first"),
            Reason::NothingBuilt => phrase!("refuse-nothing-built"),
            Reason::RocketFirst => phrase!("refuse-rocket-first"),
            Reason::NoReward => phrase!("refuse-no-reward"),
            Reason::RewardsAreTokens => phrase!("refuse-rewards-are-tokens"),
            Reason::SwapWhilePlacing => phrase!("refuse-swap-while-placing"),
            Reason::NoSwapNow => phrase!("refuse-no-swap-now"),
            Reason::SwapPrice { price, cubes, resource } => {
                phrase!("refuse-swap-price", price = price, cubes = cubes, resource = resource.word())
            }
            Reason::NothingToSwapFor => phrase!("refuse-nothing-to-swap-for"),
            Reason::SwapSame => phrase!("refuse-swap-same"),
            Reason::GeneralEmpty(resource) => phrase!("refuse-general-empty", resource = resource.word()),
            Reason::NoPlacing => phrase!("refuse-no-placing"),
            Reason::PlacingWindow => phrase!("refuse-placing-window"),
            Reason::NotNeeded { module: card, resource } => {
                phrase!("refuse-not-needed", module = module(card), resource = resource.word())
            }
            Reason::NoCube(resource) => phrase!("refuse-no-cube", resource = resource.word()),
            Reason::NotBuilt(card) => phrase!("refuse-not-built", module = module(card)),
            Reason::NoFreeSeat(card) => phrase!("refuse-no-free-seat", module = module(card)),
            Reason::SeatCosts => phrase!("refuse-seat-costs"),
            Reason::NoCrew => phrase!("refuse-no-crew"),
            Reason::BoardingClosed => phrase!("refuse-boarding-closed"),
            Reason::DieTooLow { face, least } => phrase!("refuse-die-too-low", face = face, least = least),
            Reason::AllSeated(face) => phrase!("refuse-all-seated", face = face),
            Reason::NoTerminal => phrase!("refuse-no-terminal"),
            Reason::AlreadyWaiting => phrase!("refuse-already-waiting"),
            Reason::SeatAvailable => phrase!("refuse-seat-available"),
            Reason::NoCrewMoving => phrase!("refuse-no-crew-moving"),
            Reason::DieMovesNobody(face) => phrase!("refuse-die-moves-nobody", face = face),
            Reason::NoCrewMoves { face, moved } => phrase!("refuse-no-crew-moves", face = face, moved = moved),
            Reason::MovedAlready(card) => phrase!("refuse-moved-already", module = module(card)),
            Reason::NoOtherSeat => phrase!("refuse-no-other-seat"),
            Reason::SameModule => phrase!("refuse-same-module"),
            Reason::NoBuild { face, built, launched } => {
                phrase!("refuse-no-build", face = face, built = built, launched = launched)
            }
            Reason::NoMarker => phrase!("refuse-no-marker"),
            Reason::CubesMissing(card, missing) => {
                phrase!("refuse-cubes-missing", module = module(card), cubes = cubes(missing))
            }
            Reason::NoRoomAnywhere(kind) => phrase!("refuse-no-room-anywhere", kind = kind.word()),
            Reason::NoCompany(card, missing) => {
                phrase!("refuse-no-company", module = module(card), cubes = cubes(missing))
            }
            Reason::CompanyDoesNotAdd(hangar, missing) => {
                phrase!("refuse-company-does-not-add", hangar = hangar.word(), cubes = cubes(missing))
            }
            Reason::Locked(hangar) => phrase!("refuse-locked", hangar = hangar.word()),
            Reason::OnlyOne(kind, hangar) => phrase!("refuse-only-one", kind = kind.word(), hangar = hangar.word()),
            Reason::SlotsFull(kind, hangar) => phrase!("refuse-slots-full", kind = kind.word(), hangar = hangar.word()),
            Reason::TankSlot(hangar) => phrase!("refuse-tank-slot", hangar = hangar.word()),
            Reason::NoMoving => phrase!("refuse-no-moving"),
            Reason::MoveNeedsOne(face) => phrase!("refuse-move-needs-one", face = face),
            Reason::NotYours(owner) => phrase!("refuse-not-yours", owner = owner),
            Reason::NowhereToMove(card) => phrase!("refuse-nowhere-to-move", module = module(card)),
            Reason::SameHangar => phrase!("refuse-same-hangar"),
            Reason::NoLaunch { face, built, launched } => {
                phrase!("refuse-no-launch", face = face, built = built, launched = launched)
            }
            Reason::Incomplete { hangar, engine, cockpit } => {
                let lacking = [(engine, Kind::Engine), (cockpit, Kind::Cockpit)];
                let missing = lacking.into_iter().filter(|lack| lack.0).map(|lack| lack.1.word()).collect();
                phrase!("refuse-incomplete", hangar = hangar.word(), missing = Fact::List(missing))
            }
            Reason::NoShare(hangar) => phrase!("refuse-no-share", hangar = hangar.word()),
            Reason::NoPlanet(hangar) => phrase!("refuse-no-planet", hangar = hangar.word()),
            Reason::NotFaceUp(planet) => phrase!("refuse-not-face-up", planet = planet.word()),
            Reason::Fuel { planet, fuel, tanks } => {
                phrase!("refuse-fuel", planet = planet.word(), fuel = fuel, tanks = tanks)
            }
            Reason::Equipment { planet, equipment: wanted } => {
                phrase!("refuse-equipment", planet = planet.word(), equipment = equipment(wanted))
            }
            Reason::Cost { planet, cost, energy } => {
                phrase!("refuse-cost", planet = planet.word(), cost = cost, energy = energy)
            }
            Reason::CostWithSurcharge { planet, cost, surcharge, energy } => phrase!(
                "refuse-cost-surcharge",
                planet = planet.word(),
                cost = cost,
                surcharge = surcharge,
                energy = energy
            ),
        }
    }
}
