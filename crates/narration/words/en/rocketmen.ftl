game-tagline = Race private rockets to Earth orbit, the Moon and Mars, and dare to draw one more card.
game-summary = Buy better cards, plan a mission and build its rocket, then launch: matching items push the Rocket, and Mission Success cards decide, one at a time. The first at a location earns most. Two to four players, or one against an automatic rival.

# Options
option-mode = Mode
option-mode-help = The standard game, the shorter Battle for Earth, or solo against the AI.
option-mode-standard = Standard (2-4 players)
option-mode-battle-for-earth = The Battle for Earth (2-4 players)
option-mode-solo = Solo (1 player)
option-variants = Game Variant cards
option-variants-help = Two cards that change the rules or the scoring. Not in solo.
option-variants-none = None
option-variants-random = Two at random
option-variants-chosen = Two of your choice
option-variant-1 = First variant card
option-variant-1-help = Only with variant cards of your choice.
option-variant-1-none = None
option-variant-1-chip-race = Chip Race
option-variant-1-alloy-race = Alloy Race
option-variant-1-gene-race = Gene Race
option-variant-1-heavy-lift = Heavy Lift
option-variant-1-planetary-defence = Planetary Defence
option-variant-1-solar-system-charter = Solar System Charter
option-variant-1-wide-market = Wide Market
option-variant-1-tourist-boom = Tourist Boom
option-variant-1-range-safety = Range Safety
option-variant-1-closing-window = Closing Window
option-variant-2 = Second variant card
option-variant-2-help = Only with variant cards of your choice; another card than the first.
option-variant-2-none = None
option-variant-2-chip-race = Chip Race
option-variant-2-alloy-race = Alloy Race
option-variant-2-gene-race = Gene Race
option-variant-2-heavy-lift = Heavy Lift
option-variant-2-planetary-defence = Planetary Defence
option-variant-2-solar-system-charter = Solar System Charter
option-variant-2-wide-market = Wide Market
option-variant-2-tourist-boom = Tourist Boom
option-variant-2-range-safety = Range Safety
option-variant-2-closing-window = Closing Window
option-difficulty = Difficulty
option-difficulty-help = How strong the AI is. Only in solo.
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-round-cap = Round cap
option-round-cap-help = The match ends after this round at the latest. Solo needs no cap.

# Names
card-mission-satellite-a = Satellite
card-mission-satellite-b = Satellite
card-mission-spaceship-a = Spaceship (Biotech)
card-mission-spaceship-b = Spaceship (Rocket point)
card-mission-spaceship-c = Spaceship (Composite)
card-mission-space-hotel-a = Space Hotel ($20 achievement)
card-mission-space-hotel-b = Space Hotel (Hand size achievement)
card-mission-orbital-shipyard = Orbital Shipyard
card-mission-space-station = Space Station
card-mission-asteroid-mining = Asteroid Mining
card-mission-base-a = Base (Computer)
card-mission-base-b = Base (blank)
card-small-rocket-boosters = Small Rocket Boosters
card-medium-rocket-boosters = Medium Rocket Boosters
card-large-rocket-boosters = Large Rocket Boosters
card-pandemic = Pandemic
card-climate-change = Climate Change
card-asteroid-impact = Asteroid Impact
card-big-data = Big Data
card-global-internet = Global Internet
card-storage-batteries = Storage Batteries
card-super-capacitors = Super Capacitors
card-solar-energy = Solar Energy
card-designer-drugs = Designer Drugs
card-asteroid-laser-ablation = Asteroid Laser Ablation
card-radiation-shielding = Radiation Shielding
card-multi-purpose-space-suit = Multi-Purpose Space Suit
card-government-contract = Government Contract
card-angel-investors = Angel Investors
card-electric-cars = Electric Cars
card-quantum-computer = Quantum Computer
card-reusable-rocket = Reusable Rocket
card-afterburner = Afterburner
card-backup-systems = Backup Systems
card-detailed-planning = Detailed Planning
card-depot = Depot
card-industrial-espionage = Industrial Espionage
card-sovereign-fund = Sovereign Fund
card-research-campus = Research Campus
copy-of = Industrial Espionage as { $card }

effect-big-data = draw one card
effect-global-internet = place another Hand card for free
effect-storage-batteries = remove another Hand card, then draw one
effect-super-capacitors = discard any number of Hand cards and draw as many, this one counted
effect-solar-energy = remove it and take a Climate Change for free
effect-designer-drugs = remove it and take a Pandemic for free
effect-asteroid-laser-ablation = remove it and take an Asteroid Impact for free
effect-radiation-shielding = the 0 counts as a 2
effect-multi-purpose-space-suit = set this card aside and draw another
effect-electric-cars = take a card from your Warehouse
effect-quantum-computer = one draw more
effect-afterburner = advance 2 spaces
effect-detailed-planning = reveal three cards and choose the first

destination-earth = Earth orbit
destination-moon = the Moon
destination-mars = Mars
type-satellite = Satellite
type-spaceship = Spaceship
type-space-hotel = Space Hotel
type-orbital-shipyard = Orbital Shipyard
type-space-station = Space Station
type-asteroid-mining = Asteroid Mining
type-base = Base
location = { $type } ({ $destination })
achievement-rocket = Rocket
achievement-hand = Hand size +1
achievement-cash = $20
achievement-science = Science
goal-eyes-above = Eyes Above
goal-room-with-a-view = Room with a View
goal-regular-service = Regular Service
goal-home-harbour = Home Harbour
goal-lunar-charter = Lunar Charter
goal-red-horizon = Red Horizon
goal-foundations = Foundations
goal-supply-chain = Supply Chain
goal-grand-tour = Grand Tour
goal-low-orbit-landlord = Low Orbit Landlord
goal-shield-of-the-earth = Shield of the Earth
goal-first-footprints = First Footprints
variant-chip-race = Chip Race
variant-alloy-race = Alloy Race
variant-gene-race = Gene Race
variant-heavy-lift = Heavy Lift
variant-planetary-defence = Planetary Defence
variant-solar-system-charter = Solar System Charter
variant-wide-market = Wide Market
variant-tourist-boom = Tourist Boom
variant-range-safety = Range Safety
variant-closing-window = Closing Window
token-cash = a $20 token
token-science = a Science token
spot-plan = the Mission Plan
spot-pad = the Launch Pad
the-ai = the AI
once-a-turn = once per turn
money = ${ $amount }
icon-rocket = { $count ->
    [one] 1 Rocket point
   *[other] { $count } Rocket points
}
icon-computer = { $count ->
    [one] a Computer
   *[other] { $count } Computers
}
icon-composite = { $count ->
    [one] a Composite
   *[other] { $count } Composite
}
icon-biotech = { $count ->
    [one] a Biotech
   *[other] { $count } Biotech
}
icon-science = { $count ->
    [one] a Science
   *[other] { $count } Science
}
task-location = { $location } ({ $done })
task-missions = { $missions ->
    [one] one mission at { $destination }
   *[other] { $missions } missions at { $destination }
} ({ $done })
task-threat = { $card } ({ $done })
task-token = the token of { $destination } ({ $done })
task-first = { $places } first places ({ $done })
task-done = done
task-open = open

# What happened
event-turn = Round { $round }: { $seat_you ->
    [yes] your turn
   *[no] { $seat }'s turn
}.
event-basket-buy = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } into the basket.
event-basket-place = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $card } for { $spot }.
event-basket-closed = The price is { $price }.
event-committed = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} with { $source }.
event-bought = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
} { $cards }, paying with { $with }.
event-placed-pad = { $seat_you ->
    [yes] You mount
   *[no] { $seat } mounts
} { $cards } on the Launch Pad{ $given ->
    [0] .
   *[other] , paying with { $with }.
}
event-placed-plan = { $seat_you ->
    [yes] You plan
   *[no] { $seat } plans
} { $card }{ $given ->
    [0] .
   *[other] , paying with { $with }.
}
event-placed-both = { $seat_you ->
    [yes] You plan
   *[no] { $seat } plans
} { $card }, and the Launch Pad gets { $cards }{ $given ->
    [0] .
   *[other] , paying with { $with }.
}
event-free-placed = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
} { $card } on { $spot } for free.
event-display = { $card } comes to slot { $slot } of the display.
event-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-pad-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card } from the Launch Pad.
event-plan-discarded = { $seat_you ->
    [yes] You give up
   *[no] { $seat } gives up
} the mission { $card }.
event-used = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
} { $card }.
event-removed = { $card } goes to the Junkyard.
event-threat-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } for free.
event-drew-seen = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
event-drew = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-reshuffled = { $seat_you ->
    [yes] Your Warehouse
   *[no] { $seat }'s Warehouse
} of { $cards ->
    [one] one card
   *[other] { $cards } cards
} is shuffled as the new HQ.
event-fetched = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the Warehouse.
event-copied = { $seat_you ->
    [yes] Your
   *[no] { $seat }'s
} Industrial Espionage becomes { $card }.
event-stored = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } on the Depot.
event-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the Depot.
event-trimmed = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } into the Warehouse: too many cards in Hand.
event-launch = { $seat_you ->
    [yes] You declare
   *[no] { $seat } declares
} a launch.
event-launched = { $seat_you ->
    [yes] You launch
   *[no] { $seat } launches
} to { $location }. The Rocket starts from { $boost }.
event-revealed = Mission Success card: { $value }.
event-three = Three Mission Success cards are revealed: { $values }.
event-advanced = The Rocket advances { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}: { $rocket } of { $target }.
event-more-draws = { $allowed } draws are now allowed.
event-aborted = { $seat_you ->
    [yes] You abort
   *[no] { $seat } aborts
} the launch. { $due ->
    [0] It costs nothing.
    [one] It costs one Launch Pad card.
   *[other] It costs { $due } Launch Pad cards.
}
event-failed = The mission fails, and { $seat_you ->
    [yes] your
   *[no] { $seat }'s
} rocket is lost.
flown-aborted = { $seat_you ->
    [yes] You
   *[no] { $seat }
} aborted the flight to { $location } on space { $rocket } of { $target }.
flown-failed = { $seat_you ->
    [yes] Your
   *[no] { $seat }'s
} flight to { $location } failed on space { $rocket } of { $target }.
event-mission-kept = The Mission card stays on the Mission Plan.
event-achieved = { $seat_you ->
    [yes] You gain
   *[no] { $seat } gains
} the achievement { $achievement }.
event-succeeded-first = Success! { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} the first at { $location }: { $vp } VP.
event-succeeded = Success! { $seat_you ->
    [yes] You reach
   *[no] { $seat } reaches
} { $location }: { $vp } VP.
event-honour = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} the token of { $destination }.
event-end-score = The end score is reached. This round is the last.
event-end-tokens = Mission tokens are used up. This round is the last.
event-end-earth = Four missions in Earth orbit. This round is the last.
event-end-display = The display is empty. This round is the last.
event-ai-card = The AI reveals { $type }.
event-ai-card-no = The AI reveals { $type }, which does not fit.
event-ai-started = The AI starts for { $location }. Its Rocket stands on { $rocket }.
event-ai-advanced = The AI Rocket advances to { $rocket }.
event-ai-succeeded-first = The AI is the first at { $location }: { $vp } VP.
event-ai-succeeded = The AI reaches { $location }: { $vp } VP.
event-ai-took = { $card } goes to the AI{ $vp ->
    [0] .
   *[other] {" "}and gives it { $vp } VP.
}
event-threat-scored = The Threat gives { $seat_you ->
    [yes] you
   *[no] { $seat }
} { $vp } VP at once.
event-scored = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} { $total } VP: { $parts }.
score-track = { $vp } on the track
score-threats = { $vp } for Threats
score-honours = { $vp } for the Moon and Mars tokens
score-goal = { $vp } for the goal { $goal }
score-variants = { $vp } for variant cards
event-solo-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} with { $vp } VP against { $ai }, and the goal is fulfilled.
event-solo-goal = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
}: the mandatory goal is not fulfilled. ({ $vp } VP against { $ai })
event-solo-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} with { $vp } VP against { $ai }.

# What can be done
action-buy = Buy { $card } from slot { $slot } ({ $price })
action-buy-engine = Buy { $card } ({ $price })
action-place = Put { $card } on { $spot }
action-place-stranded = Put { $card } on the Mission Plan, although it can fly nowhere any more
action-close = Finish the basket
action-close-buy = Buy for { $price }, choose how to pay
action-close-place = Place for { $price }, choose how to pay
action-close-covered = Place now: the cards pay for themselves
action-close-elsewhere = Place for { $price }, pay with other cards only
action-pay = Pay with { $source } ({ $items })
action-discard = Discard { $card }
action-discard-pad = Discard { $card } from the Launch Pad
action-discard-plan = Give up the planned mission and its rocket
action-use = Use { $card }: { $effect }
action-trash = Put { $card } in the Junkyard
action-cycle = Discard { $card } too
action-cycle-done = Draw now
action-fetch = Take { $card } from the Warehouse
action-effect = Use the pending { $card }: { $effect }
action-free-place = Put { $card } on { $spot } for free
action-copy = Make Industrial Espionage a copy of { $card }
action-store = Put { $card } on the Depot
action-take = Take { $card } from the Depot
action-remove = Give { $card } (slot { $slot }) to the AI: its Rocket moves one space
action-launch = Launch
action-fly = Fly to { $destination }
action-fly-odds = Fly to { $destination }: { $percent } % for { $vp } VP
action-draw = Draw a card
action-abort = Abort{ $cost ->
    [0] {" "}at no cost
    [one] , discarding one Launch Pad card
   *[other] , discarding { $cost } Launch Pad cards
}
action-choose = Choose the { $value }
action-accept = Accept the { $value }
action-fail = Let the mission fail
action-jettison = Discard { $card } from the Launch Pad
action-stop = Done discarding
action-keep-mission = Keep the mission for another try
action-drop-mission = Discard the mission
action-end-turn = End your turn
action-trim = Put { $card } into the Warehouse

# Prompts
prompt-over = The match is over.
prompt-wait = { $seat } is playing.
prompt-actions = Buy, build, launch, or end your turn.
prompt-actions-next = Plan a mission, then put cards on its rocket. What you do not need you can discard for new cards.
prompt-pending = You can still use { $cards }. It is lost when you launch or end your turn.
prompt-rocket = Your rocket has { $points ->
    [one] 1 Rocket point
   *[other] { $points } Rocket points
}. It starts on space { $earth } to Earth orbit, { $moon } to the Moon, { $mars } to Mars.
prompt-rocket-earth = Your rocket has { $points ->
    [one] 1 Rocket point
   *[other] { $points } Rocket points
}. It starts on space { $earth }.
prompt-ending = This round is the last.
prompt-basket-buy = Buy this, or add something.
prompt-basket-place = Place this, or add a card.
prompt-pay = What do you pay with?
prompt-trade-next = It costs { $price }, you have given { $given }. Click something in the basket to take it out.
prompt-trash = Choose a Hand card to remove.
prompt-cycle = Discard more Hand cards, or draw now.
prompt-cycle-next = You draw one card for each one you discard.
prompt-fetch = Choose a card of your Warehouse.
prompt-free-place = Place one Hand card for free.
prompt-destination = Where do you fly?
prompt-trim = You hold too many cards: choose one for the Warehouse.
prompt-ready = Draw the next card, or abort. { $draws ->
    [one] One draw is left.
   *[other] { $draws } draws are left.
}
prompt-ready-first = Draw the first card. { $draws } draws are allowed.
prompt-ready-use = Draw a card, abort, or use a card of your rocket. { $draws ->
    [one] One draw is left.
   *[other] { $draws } draws are left.
}
prompt-odds = The Rocket is on { $rocket } of { $target }. Drawing to the end succeeds in { $percent } %; an abort now costs { $cost ->
    [0] nothing
    [one] one Launch Pad card
   *[other] { $cost } Launch Pad cards
}, a failure the whole rocket.
prompt-odds-first = The Rocket is on { $rocket } of { $target }. Drawing to the end succeeds in { $percent } %. After the first card an abort costs nothing.
prompt-odds-only = The Rocket is on { $rocket } of { $target }. If the card counts as it is, drawing to the end succeeds in { $percent } %.
prompt-choose-first = Choose your first Mission Success card.
prompt-react = You drew a { $value }. Accept it, or use a card.
prompt-last-chance = All cards are drawn and the target is not reached: a last chance.
prompt-short = { $spaces ->
    [one] One space is
   *[other] { $spaces } spaces are
} missing.
prompt-jettison = The abort costs { $due ->
    [one] one more Launch Pad card
   *[other] { $due } more Launch Pad cards
}: choose one.
prompt-after-fail = The mission has failed. Keep its card for another try?

# The table in words
heading-turn = Round { $round }, turn of { $seat }
heading-market = Market
heading-space = Space
heading-seat = { $seat }
heading-hand = Your hand
heading-goals = Your goals
line-end-earth = { $missions } missions of one player end the match.
line-end-score = { $score } VP end the match.
line-ending = This round is the last.
line-variants = Variant cards: { $cards }.
line-area = Playing Area: { $cards }.
line-pending = Pending effects: { $cards }.
line-launch = Flight to { $location }: Rocket on { $rocket } of { $target }, { $drawn } of { $allowed } cards drawn. Drawing to the end succeeds in { $chance } %.
line-ai = The AI has { $vp } VP and { $missions ->
    [one] one mission
   *[other] { $missions } missions
}.
line-ai-mission = The AI flies to { $location }: space { $rocket } of { $target }.
line-ai-idle = The AI has no mission under way.
line-offer = Slot { $slot }: { $card }, gives { $items }, costs { $price }.
line-slot-empty = Slot { $slot } is empty.
line-engine = { $card }: { $points } Rocket points, costs { $price }, { $left } left.
line-supply = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in the supply deck.
line-table = { $mode }. First Player: { $seat }. The match ends after round { $cap } at the latest.
line-difficulty = Difficulty: { $difficulty }.
line-tie-mission = Equal points: the best single mission decides for { $seat }.
line-tie-missions = Equal points and equal best missions: more missions decide for { $seat }.
line-tie-shared = Equal in everything: the victory is shared.
line-launch-cards = Drawn: { $drawn }. Set aside: { $aside }. Revealed and open: { $shown }.
line-ai-cards = Active Solo cards: { $active }. In the Solo deck: { $deck }. Discarded: { $discarded }. Scoring area: { $area }.
line-honour-free = Nobody holds the token of { $destination } yet ({ $vp } VP).
line-tokens = Face up: { $cash } of the $20 tokens, { $science } of the Science tokens. Hand size { $size }, Threats { $threats }.
line-boosts = A launch now advances { $earth } to Earth orbit, { $moon } to the Moon, { $mars } to Mars.
line-hand-and-hq = Hand and HQ together: { $cards }.
holder-first = { $seat } (first)
the-ai-first = the AI (first)
odds-burning = { $odds } With Afterburner: { $percent } %.
odds-without = { $odds } Not counted: { $cards }.
action-fly-burning = Fly to { $destination }: { $percent } %, with Afterburner { $burning } %, for { $vp } VP
line-location = { $location }: { $points } Rocket points, { $first } VP first, { $other } VP later. There: { $holders }.
line-seat = { $vp } VP, { $hand } cards in Hand, { $hq } in HQ, { $tokens } mission tokens left.
line-achievements = Achievements: Rocket { $rocket }, Hand size { $hand }, $20 { $cash }, Science { $science }.
line-plan = Planned: { $card }. Launch Pad: { $pad }, { $points ->
    [one] 1 Rocket point
   *[other] { $points } Rocket points
}.
line-no-plan = No mission planned. Launch Pad: { $pad }.
line-depot = On the Depot: { $cards }.
line-known = Known in Hand: { $cards }.
line-warehouse = Warehouse: { $cards }.
line-junkyard = Junkyard: { $cards }.
line-honour = Holds the token of { $destination }.
line-hand = { $card }: { $items }.
line-goal = { $seat_you ->
    [yes] You
   *[no] { $seat }
}: { $goal }: { $tasks }; VP { $one } / { $two } / { $three }.
line-goal-mandatory = Mandatory: { $goal }: { $tasks }.

# Why not
refuse-over = The match is over.
refuse-not-your-turn = It is { $seat }'s turn.
refuse-trade-open = Finish or undo your purchase or placement first.
refuse-basket-closed = Finish this payment first.
refuse-no-basket = Choose something to buy or to place first.
refuse-close-first = Confirm the purchase or placement first.
refuse-effect-open = Finish the effect you have begun first.
refuse-no-question = No card asks for that now.
refuse-launch-on = A launch ends your turn: nothing else can be done.
refuse-only-pad = Only Launch Pad cards work in a launch.
refuse-too-late = Too late: effects end when you launch.
refuse-no-launch = No launch is under way.
refuse-destination-first = Choose a destination first.
refuse-destination-chosen = The destination is chosen already.
refuse-settle-first = Accept the revealed card, or use a card on it, first.
refuse-choose-first = Choose one of the three revealed cards first; other cards can be used after that.
refuse-jettison-first = Pay for the abort first: discard Launch Pad cards.
refuse-mission-first = Decide first whether the Mission card stays.
refuse-trim-first = You hold too many cards: put the surplus into the Warehouse first.
refuse-nothing-to-trim = Cards go straight to the Warehouse only at the end of a turn, when you hold too many.
refuse-not-in-hand = { $card } is not in your Hand.
refuse-just-played = { $card } is in your Playing Area until your turn ends.
refuse-spent = { $card } has paid already this turn; a card pays for one action only.
refuse-in-basket = { $card } is already part of this transaction; a card pays for one action only.
refuse-not-on-pad = { $card } is not on your Launch Pad.
refuse-not-in-warehouse = { $card } is not in your Warehouse.
refuse-not-on-display = { $card } is not in slot { $slot } of the display.
refuse-slot-in-basket = Slot { $slot } is already in the basket.
refuse-not-an-engine = { $card } is not an Engine: name its slot on the display.
refuse-short-money = You are ${ $money } short.
refuse-short-icons = You are short of { $icons }.
refuse-short-both = You are ${ $money } and { $icons } short.
refuse-second-engine = Only one Engine per turn.
refuse-pile-empty = There are no { $card } left.
refuse-covered = The price is already paid.
refuse-useless = { $card } adds nothing to this price.
refuse-useless-token = This token adds nothing to this price.
refuse-placing-costs-money = Placing costs money: { $card } gives none that is missing.
refuse-science-in-placing = Placing costs money: Science does not pay it.
refuse-no-token = You do not have { $token }.
refuse-token-used = Already used this turn: { $token }.
refuse-not-a-mission = { $card } is not a Mission card.
refuse-plan-occupied = Discard or fly the planned mission first.
refuse-plan-first = Plan a mission first.
refuse-no-item = { $card } has no item for a rocket.
refuse-same-name = { $card } is already on your Launch Pad.
refuse-no-own-money = None of these cards could pay for itself.
refuse-elsewhere-short = Without the money of the cards in the basket you are ${ $money } short.
refuse-no-plan = No mission is planned.
refuse-no-ability = { $card } has no ability to use here.
refuse-pad-ability = { $card } works only on the Launch Pad, in a launch.
refuse-pay-ability = { $card } works when you pay with it.
refuse-copy-ability = Industrial Espionage has no ability of its own: make it a copy first.
refuse-no-other-card = You need another card to remove.
refuse-warehouse-empty = Your Warehouse is empty.
refuse-threat-not-there = No { $card } on the display.
refuse-not-pending = No effect of { $card } is pending.
refuse-nothing-to-place = No card in your Hand can be placed now.
refuse-nothing-to-draw = No card left to draw.
refuse-no-espionage = You have no Industrial Espionage in Hand.
refuse-already-copied = It is a copy already, once per turn.
refuse-copy-itself = Industrial Espionage cannot copy itself.
refuse-not-an-asset = { $card } is not an Asset.
refuse-nothing-like-that = No { $card } lies on the display or on an opponent's Launch Pad.
refuse-no-depot = You have no Depot on your Launch Pad.
refuse-depot-full = The Depot is full.
refuse-not-on-depot = { $card } is not on your Depot.
refuse-just-stored = { $card } was stored this turn. You can take it from your next turn on.
refuse-not-solo = Only in solo can a display card be removed.
refuse-ai-idle = The AI has no rocket to advance.
refuse-helped-already = You have already given the AI a card this turn.
refuse-no-mission = Plan a mission before you launch.
refuse-no-token-left = All your mission tokens are placed.
refuse-earth-missions = You have fulfilled all { $missions } missions.
refuse-only-earth = Only Earth orbit in this variant.
refuse-never-at-earth = { $type } has no location in Earth orbit and cannot be launched in this variant.
refuse-no-such-location = There is no { $type } at { $destination }.
refuse-already-there = You already have this mission there.
refuse-points = { $needed } Rocket points needed, you have { $have }. The planned mission gives none.
refuse-abort-between = You can abort only between cards.
refuse-not-now = { $card } cannot be used at this moment.
refuse-only-afterburner = Only Afterburner works now.
refuse-already-revealed = A Mission Success card has been revealed already.
refuse-no-zero = The card is not a 0.
refuse-nothing-to-react = No card has just been revealed.
refuse-not-revealed = No { $value } was revealed.
refuse-nothing-to-choose = There is nothing to choose from.
refuse-draws-left = You can still draw.
refuse-no-draws-left = All cards of this launch are drawn.
refuse-not-aborted = Cards are discarded like this only for an abort.
refuse-not-failed = That is decided only after a failure.
refuse-must-jettison = Other cards must be discarded before only Permanents are left.

# The board
board-abort = Abort
board-abort-cost = { $cost ->
    [0] costs nothing
    [one] costs one Launch Pad card
   *[other] costs { $cost } Launch Pad cards
}
board-abort-first = possible after the first card
board-abort-between = only between two cards
board-aborted = aborted
board-accept = Accept
board-achievement = Achievement
board-ai = AI
board-ai-area = The AI has taken { $cards }.
board-ai-gift = If you take no market card in a turn, the AI gets one. “→ AI” gives it one you choose: its Rocket moves one space, and a Threat brings it { $vp } VP.
board-area = Playing Area
board-aside = Set aside
board-asset = Asset
board-basket = Basket
board-been = you have been there
board-boosted-by = Boosted by
board-boosts = Boost: Earth { $earth }, Moon { $moon }, Mars { $mars }
board-boosts-earth = Boost: { $earth }
board-buy-for = Buy for { $price }
board-chance = Chance
board-chance-note = if you draw to the end
board-chance-burning = with Afterburner: { $percent } %
board-close-elsewhere = Pay with other cards
board-copy = Make Industrial Espionage a copy of
board-costs = costs you
board-discard = Discard
board-done-with = { $done } with { $sources }
board-draw = Draw a card
board-drawn = { $drawn } of { $allowed } drawn
board-drop = Discard the mission
board-earth = Earth orbit
board-engine = Engine
board-face-up = { $up } of { $all } left this turn
board-fail = Let it fail
board-failed = Failed
board-flight-short = { $target } in { $draws } draws
board-given = Given
board-goal-vp = 1, 2 or 3 tasks: { $one }, { $two } or { $three } VP
board-hand-cards = Hand
board-hand-empty = No cards
board-hand-size = Hand size
board-honour = Token for the first to fly here
board-honour-of = { $seat } holds the token
board-hq = HQ
board-icons = { $icons ->
    [one] +1 item
   *[other] +{ $icons } items
}
board-in-basket = in the basket
board-in-hand = Your hand pays together
board-joints = Space-ship Ship-yard Indus-trial Espion-age Re-usable Govern-ment Capac-itors After-burner
board-junkyard = Junkyard
board-keep = Keep the mission
board-known = Everybody knows this card
board-known-cards = Known in Hand
board-last-flights = Last flights
board-last-round = Last round
board-launch = Launch
board-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
board-left-of = { $count } with the value { $value }
board-left-word = left:
board-mandatory = needed to win
board-mars = Mars
board-missing = { $points ->
    [one] 1 Rocket point missing
   *[other] { $points } Rocket points missing
}
board-missing-word = Missing
board-missions = Missions
board-moon = Moon
board-no-flights = No recent flights
board-no-plan = No mission
board-nowhere = No location is left for it: this mission can fly nowhere.
board-nowhere-short = flies nowhere
board-outlook = Flights
board-pad = Launch Pad
board-pad-empty = Put cards on the pad, $10 each.
board-paid = pays
board-pay-otherwise = Pay with something else
board-pending = Pending effects
board-place-for = Place for { $price }
board-plan-first = Plan a mission card first.
board-plans = { $card } planned, { $points ->
    [one] 1 Rocket point
   *[other] { $points } Rocket points
}
board-plus-vp = +{ $vp } VP
board-points-needed = { $points ->
    [one] 1 Rocket point needed
   *[other] { $points } Rocket points needed
}
board-points-word = { $points ->
    [one] Rocket point
   *[other] Rocket points
}
board-price = Price
board-ready = ready, boost { $boost } of { $target }
board-remove = → AI
board-remove-card = Remove
board-rocket-on = The Rocket is on { $rocket } of { $target }
board-round = Round { $round }
board-score-goal = Goal
board-score-best = Best mission
board-score-missions = Missions
board-score-honours = Tokens
board-score-total = Total
board-score-track = Track
board-score-variants = Variants
board-scores = Final scores
board-tie = Equal points: the best mission decides, the farther one first; then the number of missions.
board-solo-deck = Solo cards
board-star = works in a launch
board-store = Store
board-task-first = { $places } first places
board-task-missions = { $missions ->
    [one] 1 mission: { $destination }
   *[other] { $missions } missions: { $destination }
}
board-task-token = Token: { $destination }
board-text-boost = { $spaces ->
    [one] 1 space more at the start
   *[other] { $spaces } spaces more at the start
}
board-text-copy = Becomes a copy of an Asset on the display or on an opponent's Launch Pad
board-text-depot = { $cards ->
    [one] Holds 1 Hand card
   *[other] Holds { $cards } Hand cards
}
board-text-per-mission = ${ $money } for each of your missions
board-text-permanent = Permanent
board-text-threat = { $vp } VP at the end
board-text-threat-now = { $vp } VP at once
board-threat = Threat
board-threats = Threats
board-to-draw = to be drawn
board-to-pad = Pad
board-to-plan = Plan
board-tokens-left = Missions left
board-track = Mission Track from Earth to the Moon and Mars
board-use = Use
board-vp = VP
board-warehouse = Warehouse
board-when-discarded = Discard:
board-when-paying = When paying:
board-your-rocket = Your rocket

## family: achievement-

## family: card-

## family: destination-

## family: effect-

## family: goal-

## family: spot-

## family: type-

## family: variant-

## What puzzles are about

## family: theme-
## family: ask-

theme-launch = Launch or wait
theme-wait = Launch or wait
theme-abort = Launch or wait
theme-destination = Where to fly
theme-flight = In flight
theme-buy = What to buy
theme-build = Build
theme-plan = A new plan
theme-cards = Cards
theme-end = Stop in time
ask-launch = Launch or wait?
ask-wait = Launch or wait?
ask-abort = Fly on, or call it off and wait?

## Reasons for a hint

number-vp = { $change } { $amount ->
    [one] victory point
   *[other] victory points
}
number-rocket = { $change } { $amount ->
    [one] rocket point
   *[other] rocket points
}
number-cards = { $change } { $amount ->
    [one] card of your own
   *[other] cards of your own
}
