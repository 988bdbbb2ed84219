### Rocket Rescue. Terms as in games/rocket-rescue/rules/en.md.

game-tagline = Build rockets with your rivals, and get your crew out before theirs.
game-summary = Set four dice in secret, spread them over four phases, then take modules, buy cubes, board crew, build and launch. The rockets belong to everybody: ride along, take a share, and launch what others built. Most points come from crew on safe planets.

## What the signs on the board mean
## family: legend-

legend-energy = Energy
legend-crew = Crew members
legend-seat = Seats for crew
legend-cockpit = Cockpit
legend-fuel-tank = Fuel tank
legend-engine = Engine
legend-crew-module = Crew module
legend-heat = Heat on this planet
legend-gas = Gas on this planet
legend-heat-shield = Shield against heat
legend-gas-shield = Shield against gas
legend-rover = Rover
legend-satellite = Satellite
legend-stability = Stability
legend-build = Build a module
legend-move = Move crew or a module
legend-lock = Closed, locked or sealed
legend-cube = Cubes from the market
legend-marker = Your markers
legend-wait = Boarding terminal: crew waiting for a seat
legend-star = Victory points
legend-card = Take a module
legend-rocket = Launch a rocket
legend-check = Done, or complete

## Options

option-edition = Edition
option-edition-help = The first edition is for 3 or 4 players; the second for 3 to 5, with bids for the order, a boarding terminal and three lengths.
option-edition-first = first
option-edition-second = second
option-length = Length
option-length-help = How many crew members each player has (second edition): 10, 12 or 14.
option-length-short = short
option-length-medium = medium
option-length-long = long
option-characters = Characters
option-characters-help = Everybody gets a character with a start bonus and an ability (first edition only; for players who know the game).
option-sealed-fronts = Sealed fronts
option-sealed-fronts-help = Unbuilt advanced modules show only type and cost to those who do not hold them. An addition of this project.

## Nouns
## family: kind-
## family: resource-
## family: stage-
## family: character-
## family: hangar-
## family: module-
## family: planet-

kind-cockpit = cockpit
kind-fuel-tank = fuel tank
kind-engine = engine
kind-crew-module = crew module
resource-carbon = carbon
resource-aluminium = aluminium
resource-titanium = titanium
stage-research = Research
stage-purchase = Purchase
stage-boarding = Boarding
stage-hangar = Hangar
phase-bonus = start bonuses
phase-planning = Planning
phase-round-end = round end
phase-over = the end
equipment-none = nothing
equipment-rover = a rover
equipment-satellite = a satellite
hazard-heat = heat
hazard-gas = gas
character-miner = Miner
character-electrician = Electrician
character-pilot = Pilot
character-saboteur = Saboteur
character-mechanic = Mechanic
character-steward = Steward
character-professor = Professor
character-broker = Broker
hangar-stellaris-1 = Stellaris 1
hangar-stellaris-2 = Stellaris 2
hangar-supernova-1 = Supernova 1
hangar-supernova-2 = Supernova 2
hangar-hyperdrive-1 = Hyperdrive 1
hangar-hyperdrive-2 = Hyperdrive 2
module-std-engine = Standard Engine
module-std-fuel-tank = Standard Fuel Tank
module-std-cockpit = Standard Cockpit
module-std-crew-module = Standard Crew Module
module-ember-drive = Ember Drive
module-twin-nozzle = Twin Nozzle
module-ion-lattice = Ion Lattice
module-graphite-torch = Graphite Torch
module-pulse-ring = Pulse Ring
module-mule-booster = Mule Booster
module-everlast-core = Everlast Core
module-glass-dome = Glass Dome
module-tandem-pod = Tandem Pod
module-storm-visor = Storm Visor
module-survey-bridge = Survey Bridge
module-command-deck = Command Deck
module-armoured-nose = Armoured Nose
module-rangers-cab = Ranger's Cab
module-flagship-bridge = Flagship Bridge
module-slush-tank = Slush Tank
module-wound-fibre-tank = Wound-Fibre Tank
module-titan-bottle = Titan Bottle
module-frost-jacket = Frost Jacket
module-cryo-stack = Cryo Stack
module-double-hull-tank = Double-Hull Tank
module-relay-tank = Relay Tank
module-hauler-tank = Hauler Tank
module-mammoth-tank = Mammoth Tank
module-beacon-tank = Beacon Tank
module-bunk-ring = Bunk Ring
module-greenhouse = Greenhouse
module-shuttle-bay = Shuttle Bay
module-observatory = Observatory
module-family-deck = Family Deck
module-storm-cellar = Storm Cellar
module-solar-lounge = Solar Lounge
module-sleeper-hall = Sleeper Hall
module-explorers-hold = Explorers' Hold
module-uplink-quarters = Uplink Quarters
planet-aurora-2-0 = Aurora 2.0
planet-dionysos = Dionysos
planet-venenum-base-ii = Venenum Base II
planet-quiet-corner = Quiet Corner
planet-halcyon-drift = Halcyon Drift
planet-mistral-ix = Mistral IX
planet-pelagia-deep = Pelagia Deep
planet-cobalt-garden = Cobalt Garden
planet-second-harbour = Second Harbour
planet-nimbus-ring = Nimbus Ring
planet-kelvins-doubt = Kelvin's Doubt
planet-old-lantern = Old Lantern
planet-far-meadow = Far Meadow
planet-fireball-y-08 = Fireball Y-08
planet-dwarf-cockroach = Dwarf Cockroach
planet-ochre-reach = Ochre Reach
planet-cinder-gate = Cinder Gate
planet-salamander = Salamander
planet-brass-anvil = Brass Anvil
planet-twin-furnace = Twin Furnace
planet-rust-cathedral = Rust Cathedral
planet-iron-orchard = Iron Orchard
planet-last-ember = Last Ember
planet-watchers-eye = Watcher's Eye
planet-signal-peak = Signal Peak
planet-glass-desert = Glass Desert
cubes = { $count } { $resource }
die = { $phase } { $face }
queued = { $seat } ({ $face })
pile = { $kind } ({ $cards })
sealed-module = sealed { $kind } ({ $cost })
unbuilt = { $module } ({ $what }; costs { $cost }; brings { $energy } energy, stability { $stability }{ $seats ->
    [0] { "" }
    [one] , { $seats } seat
   *[other] , { $seats } seats
})
unbuilt-with-cubes = { $module } ({ $what }; costs { $cost }, of which { $cubes } lie on it; brings { $energy } energy, stability { $stability }{ $seats ->
    [0] { "" }
    [one] , { $seats } seat
   *[other] , { $seats } seats
})
sealed-with-cubes = { $module } with { $cubes } on it

## What happened

event-round = Round { $round } begins.
event-displayed = Displayed: { $module }.
event-reshuffled = The discards are shuffled into a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-die-set = { $seat_you ->
    [yes] You set
   *[no] { $seat } sets
} a die in { $phase } to { $face }.
event-bid-made = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bids
} { $energy } energy.
event-took-back = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} the plan back.
event-submitted = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} ready.
event-revealed = { $seat_you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $dice }.
event-revealed-bid = { $seat_you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $dice }, and a bid of { $bid }.
event-lowered = { $seat_you ->
    [yes] You cannot
   *[no] { $seat } cannot
} afford that: the dice become { $dice }.
event-bid-cut = { $seat_you ->
    [yes] You cannot
   *[no] { $seat } cannot
} afford that: { $taken } energy of the bid is taken back, { $bid } stands.
event-bid-taken-back = { $seat_you ->
    [yes] You cannot
   *[no] { $seat } cannot
} afford that: the bid of { $taken } energy is taken back.
event-paid-dice = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $energy } energy for dice.
event-even-dice = { $seat_you ->
    [yes] Your dice
   *[no] The dice of { $seat }
} cost and earn nothing.
event-gained-dice = { $seat_you ->
    [yes] You gain
   *[no] { $seat } gains
} { $energy } energy from dice.
event-rolled = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} a { $roll } for the order.
event-order = The order is { $order }.
event-bid-paid = { $seat_you ->
    [yes] You go
   *[no] { $seat } goes
} first and { $seat_you ->
    [yes] pay
   *[no] pays
} the bid of { $energy } energy.
event-stage = { $phase } begins.
event-boarding-closed = Boarding does not take place: no seat was free when the round began.
event-idle = { $seat_you ->
    [yes] You do
   *[no] { $seat } does
} nothing with the { $face } in { $phase }.
event-took = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $module }.
event-took-cubes = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $count } { $resource }.
event-swapped = { $seat_you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $price } { $give } for 1 { $get }.
event-placed = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} 1 { $resource } on { $module }.
event-refilled = { $seat_you ->
    [yes] You refill
   *[no] { $seat } refills
} { $resource }: { $count } more in the market.
event-refilled-floor = The market gets { $count } more { $resource }.
event-boarded = { $seat_you ->
    [yes] You board
   *[no] { $seat } boards
} { $module } in { $hangar } and { $seat_you ->
    [yes] pay
   *[no] pays
} { $owner_you ->
    [yes] you
   *[no] { $owner }
} 1 energy.
event-boarded-own = { $seat_you ->
    [yes] You board
   *[no] { $seat } boards
} { $module } in { $hangar } and { $seat_you ->
    [yes] pay
   *[no] pays
} the bank 1 energy.
event-waited = { $seat_you ->
    [yes] You send
   *[no] { $seat } sends
} a crew member to the boarding terminal.
event-stayed = { $seat_you ->
    [yes] You leave
   *[no] { $seat } leaves
} a crew member in the boarding terminal.
event-crew-moved = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} a crew member from { $from } in { $from_hangar } to { $to } in { $to_hangar }.
event-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} { $module } in { $hangar } and { $seat_you ->
    [yes] gain
   *[no] gains
} { $energy } energy.
event-built-refund = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} { $module } in { $hangar }, { $seat_you ->
    [yes] gain
   *[no] gains
} { $energy } energy and { $seat_you ->
    [yes] take
   *[no] takes
} 1 { $resource } back.
event-seated-free = { $seat_you ->
    [yes] You seat
   *[no] { $seat } seats
} a crew member on { $module } in { $hangar } for free.
event-moved = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} { $module } from { $from } to { $to }.
event-launched = { $seat_you ->
    [yes] You launch
   *[no] { $seat } launches
} the rocket of { $hangar } to { $planet } for { $cost } energy.
event-landed = { $seat_you ->
    [yes] You land
   *[no] { $seat } lands
} { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
}.
event-reward-crew = Reward: { $seat_you ->
    [yes] you put
   *[no] { $seat } puts
} a crew member from the supply on the planet.
event-reward-crew-from = Reward: { $seat_you ->
    [yes] you put
   *[no] { $seat } puts
} a crew member from { $module } in { $hangar } on the planet.
event-reward-given-up = { $seat_you ->
    [yes] You give
   *[no] { $seat } gives
} up the rest of the reward: { $left ->
    [one] { $left } crew member stays
   *[other] { $left } crew members stay
} behind.
event-tokens-launch = { $seat_you ->
    [yes] You earn
   *[no] { $seat } earns
} { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
} for the launch.
event-tokens-construction = { $seat_you ->
    [yes] You earn
   *[no] { $seat } earns
} { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
} for construction.
event-tokens-no-crew = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no crew left to reward and { $seat_you ->
    [yes] take
   *[no] takes
} { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
} instead.
event-tokens-equipment = { $seat_you ->
    [yes] You earn
   *[no] { $seat } earns
} { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
} for equipment.
event-finished = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} all crew on planets: this is the last round.
event-planet = A new planet: { $planet }.
event-survives = { $module } survives the { $roll }.
event-destroyed = { $module } is destroyed by the { $roll }; the marker returns to { $owner_you ->
    [yes] you
   *[no] { $owner }
}.
event-sabotage = { $seat_you ->
    [yes] You gain
   *[no] { $seat } gains
} 1 energy from sabotage.
event-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $module }.
event-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $module }.
event-scored = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What can be done

action-die = A { $face } in { $phase }, { $energy ->
    [0] free
   *[other] for { $energy } energy
}
action-die-earns = A { $face } in { $phase }, earning { $energy } energy
action-bid = Bid { $energy } energy
action-bid-nothing = Bid nothing
action-submit = Submit the plan
action-take-back = Take all dice back
action-take = Take { $module }: { $kind } for { $cost }, bringing { $energy } energy{ $seats ->
    [0] { "" }
    [one] , { $seats } seat
   *[other] , { $seats } seats
}
action-take-other = Take { $module }
action-take-place = Take module { $place }: { $module }
action-take-no-place = Take module { $place }
action-take-standard = Take a standard { $kind } for { $cost }, bringing { $energy } energy{ $seats ->
    [0] { "" }
    [one] , { $seats } seat
   *[other] , { $seats } seats
}
action-take-cubes = Take { $count } { $resource } ({ $stock } in the market)
action-bonus-cubes = Take 2 { $resource }
action-swap = Swap { $price } { $resource } for 1 of another type
action-swap-to = Swap { $price } { $resource } for 1 { $get }
action-swap-for = For 1 { $resource }
action-place = Put 1 { $resource } on { $module }
action-refill = Refill { $resource } ({ $count } more)
action-board = Board { $module } in { $hangar }, paying { $owner } ({ $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
})
action-board-own = Board your { $module } in { $hangar } ({ $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
})
action-board-nothing = Board { $module }
action-wait = Send a crew member to the terminal
action-crew-from = Move a crew member from { $module } in { $hangar }
action-crew-from-to = Move a crew member from { $module } in { $hangar } to { $to } in { $to_hangar }
action-crew-to = To { $module } in { $hangar }
action-build = Build { $module }, bringing { $energy } energy
action-build-in = Build { $module } in { $hangar }, bringing { $energy } energy
action-move = Move { $module } from { $hangar }
action-move-into = Move { $module } from { $hangar } to { $to }
action-into = In { $hangar }
action-move-to = To { $hangar }
action-into-for = In { $hangar } for { $cost }
action-into-returns = In { $hangar }, where 1 { $resource } comes back
action-into-adds = In { $hangar }, where the company adds 1 { $resource }
action-seat-crew = Seat a crew member on it for free
action-seat-nobody = Seat nobody
action-launch = Launch the rocket of { $hangar }
action-launch-to = Launch the rocket of { $hangar } to { $planet } for { $cost } energy
action-fly-to = To { $planet } for { $cost } energy: launch reward { $reward } for you, construction reward { $share } for { $builders }
action-fly-to-own = To { $planet } for { $cost } energy: launch reward { $reward } and construction reward { $share }, both for you
action-reward = Put a crew member from your supply on the planet
action-reward-from = Put a crew member from { $module } in { $hangar } on the planet
action-keep = Keep { $module }
action-done = End your turn
action-done-research = Take no module
action-done-purchase = Take no cubes
action-done-placing = Done placing cubes
action-done-swapping = Done swapping
action-done-reward = Give up the rest of the reward
action-done-terminal = Keep waiting in the terminal

## What to do

prompt-over = The game is over.
prompt-wait = Waiting for { $seat }.
prompt-wait-plans = Still planning: { $seats }.
prompt-plan-all = Place your four dice, at most two in each phase.
prompt-plan = Place { $left ->
    [one] { $left } more die
   *[other] { $left } more dice
}, at most two in each phase.
prompt-bid = Bid energy for the first place on the influence track.
prompt-bid-forecast = Only whoever comes first pays; all others keep their bid. If you bid nothing, you will have { $energy } energy.
prompt-submit = Submit your plan. After that it is final.
prompt-plan-forecast = You will have { $energy } energy.
prompt-plan-bid-falls = You cannot afford this: { $missing } energy is missing, so your bid will drop to { $bid }.
prompt-plan-dice-fall = You cannot afford this: { $missing } energy is missing, so your dice will become { $dice }.
prompt-plan-all-falls = You cannot afford this: { $missing } energy is missing, so your bid falls away and your dice will become { $dice }.
prompt-plan-no-boarding = Boarding does not take place this round: dice there only earn or cost energy.
prompt-plan-no-placing = You have no die in Purchase, so you cannot put cubes on modules this round.
prompt-bonus = Choose your start bonus as { $character }.
prompt-research = Take a module, or none.
prompt-research-next = You build it in the Hangar phase, now or in a later round.
prompt-hand-limit = Only one unbuilt module can be kept for the next round.
prompt-purchase = Take { $face ->
    [one] { $face } cube
   *[other] { $face } cubes
} of one type, or none.
prompt-purchase-taken = Swap cubes if you like, or end your turn.
prompt-swapping = Swap cubes before the market is refilled, if you like.
prompt-swapping-next = Two of a type for one of another, from the general supply, which the refill draws on. You have { $cubes }.
prompt-purchase-place = When all have taken, you put cubes on your unbuilt modules.
prompt-purchase-keep = You pay with cubes when you build.
prompt-placing = Put cubes on your unbuilt modules. You have { $cubes }.
prompt-placing-next = What lies there stays there. One last cube may be missing, if the company of the hangar adds it.
prompt-refill = You took cubes first: choose which type is refilled.
prompt-refill-next = The other types are filled up to { $floor } at least.
prompt-boarding = Your Boarding die shows { $face }: seat up to { $left ->
    [one] { $left } crew member
   *[other] { $left } crew members
}.
prompt-boarding-next = A seat costs 1 energy: it goes to the owner of the module, on your own to the bank.
prompt-boarding-wait = No seat can be had. One crew member may wait in the terminal, free of charge, and board at the end of the round.
prompt-crew-move = Your Boarding die shows { $face }: move up to { $left ->
    [one] { $left } of your crew members
   *[other] { $left } of your crew members
} to other modules.
prompt-crew-move-next = That costs nothing.
prompt-crew-to = Where does the crew member go?
prompt-hangar = Your Hangar die shows { $face }: { $ways }.
prompt-hangar-have = You have { $energy } energy.
prompt-hangar-have-cubes = You have { $energy } energy and these cubes: { $cubes }.
hangar-or = { $first }, or { $second }
hangar-build = build { $builds ->
    [one] 1 module
   *[other] up to { $builds } modules
}
hangar-launch = launch a rocket
hangar-build-launch = build { $builds ->
    [one] 1 module
   *[other] up to { $builds } modules
} and launch a rocket
hangar-move = move one of your modules
hangar-nothing = nothing more
prompt-finish = Whoever is first to have all crew on planets gains { $points } points.
prompt-last-round = This is the last round.
prompt-swap-for = Swap { $resource } for which type?
prompt-build-in = In which hangar do you build { $module }?
prompt-build-in-next = A company adds one cube of its type if the module costs it.
prompt-seat-on = Seat a crew member on { $module } for free?
prompt-move-to = Where do you move { $module }?
prompt-launch-to = Where does the rocket of { $hangar } fly?
prompt-launch-next = { $crew ->
    [0] Nobody is aboard.
    [one] 1 crew member flies along, { $own } of yours.
   *[other] { $crew } crew members fly along, { $own } of them yours.
}
prompt-reward = Take your reward: { $left ->
    [one] { $left } more crew member
   *[other] { $left } more crew members
} onto the planet.
prompt-reward-next = Once you have no crew left in supply and hangars, every further one is a victory token.
prompt-terminal = Your crew member in the terminal may board now for 1 energy.
prompt-keep = Choose the one module you keep.

## What each phase is about

about-planning = High faces act first and do more, but cost energy. Low faces earn it.
about-bonus = Everybody takes a start bonus, in order.
about-research = Each die takes one module. Higher dice choose first.
about-purchase = Each die takes that many cubes of one type. You pay with them when you build.
about-purchase-place = Each die takes that many cubes of one type. Then everybody puts cubes on their modules.
about-placing = Only modules with all their cubes can be built; one cube may come from the company of the hangar.
about-swapping = A last chance to swap, before the market is refilled.
about-refill = Whoever took cubes first chooses which type is filled up.
about-boarding = Seats cost 1 energy each, on anybody's module. Who flies along lands and scores.
about-hangar = Building earns energy. Whoever owns a module of a complete rocket may launch it.
about-terminal = Crew in the terminal board now, from left to right.
about-keep = Everybody keeps one unbuilt module at most.
quick-submit = Bid nothing and submit the plan

## What the table looks like

heading-round = Round { $round } of { $rounds }: { $phase }
heading-planets = Planets
heading-market = Market and cards
heading-hangar = { $hangar } ({ $resource })
heading-seat = { $seat }
line-order = Order: { $order }.
line-queue = Dice to act: { $dice }.
line-boarding-closed = Boarding does not take place this round.
line-terminal = In the terminal: { $seats }.
line-last-round = This is the last round.
line-first-taker = First to take cubes: { $seat }.
line-liftoff = Rewards for the launch to { $planet } are being taken; { $left } left.
line-finishers = First to have all crew on planets: { $seats }.
line-decided-launches = { $seats } have equal points; { $seat } wins by launches: { $worth }.
line-decided-cards = { $seats } have equal points; { $seat } wins by crew on planet cards: { $worth }.
line-decided-energy = { $seats } have equal points; { $seat } wins by energy: { $worth }.
line-decided-shared = { $seats } are level in everything and share the win.
line-planet-decks = Face down: { $blue } blue, { $red } red.
line-used-planets = Launched to already: { $planets }.
line-market = { $resource }: { $stock } of { $capacity } in the market, { $general } in the general supply.
line-display = Display: { $modules }.
line-piles = Standard piles: { $piles }.
line-decks = Advanced deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; discards: { $discards }.
line-discards = Discarded: { $modules }.
line-locked = Locked.
line-hangar-empty = Empty.
line-built = { $module } ({ $what }) of { $owner }, stability { $stability }.
line-built-seats = { $module } ({ $what }) of { $owner }, stability { $stability }. Aboard: { $crew }; { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}.
line-built-empty = { $module } ({ $what }) of { $owner }, stability { $stability }. Nobody aboard; { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}.
line-complete = Engine and cockpit are there; { $tanks ->
    [one] { $tanks } fuel tank
   *[other] { $tanks } fuel tanks
}.
line-blue-planet = { $planet } (blue): cost { $cost }, fuel { $fuel }, asks for { $equipment }, hazards: { $hazards }; launch reward { $launch }, construction reward { $construction }.
line-red-planet = { $planet } (red): cost { $cost }, fuel { $fuel }, asks for { $equipment }, hazards: { $hazards }; launch reward { $launch }, construction reward { $construction }.
line-blue-planet-calm = { $planet } (blue): cost { $cost }, fuel { $fuel }, asks for { $equipment }; launch reward { $launch }, construction reward { $construction }.
line-red-planet-calm = { $planet } (red): cost { $cost }, fuel { $fuel }, asks for { $equipment }; launch reward { $launch }, construction reward { $construction }.
line-score = { $points } points: { $landed_points } for { $landed } crew on planets, { $token_points } for victory tokens{ $first ->
    [0] { "" }
   *[other] , { $first } for being the first to have all crew on planets
}.
line-score-hangars = { $points } points: { $landed_points } for { $landed } crew on planets, { $aboard_points } for { $aboard } in hangars, { $token_points } for { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
}.
line-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $energy } energy, { $tokens ->
    [one] { $tokens } victory token
   *[other] { $tokens } victory tokens
}.
line-crew = Crew: { $crew } in supply, { $aboard } aboard, { $landed } on planets.
line-cubes = Cubes: { $cubes }. { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} left.
line-character = Character: { $character }.
line-launches = { $launches ->
    [one] { $launches } launch
   *[other] { $launches } launches
} made.
line-planet-cards = Planet cards: { $planets }, with { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
} of all colours on them.
line-modules = Unbuilt: { $modules }.
line-dice = Dice: { $dice }.
line-dice-bid = Dice: { $dice }. Bid: { $bid }.
line-ready = Ready.

## Why not

refuse-over = The game is over.
refuse-planning = Everybody is planning: place your dice.
refuse-plan-final = Your plan is final.
refuse-no-plan = There are no dice to take back yet.
refuse-taken-back = You can take your dice back { $times } times a round at most.
refuse-all-dice-placed = All four dice are placed.
refuse-third-die = Two dice per phase at most: { $phase } is full.
refuse-phase-passed = Dice are placed in phase order: { $phase } comes before { $last }. Take your dice back to change it.
refuse-higher-first = The higher die of a phase comes first: in { $phase } at most a { $face } can follow.
refuse-no-room-for-dice = All four dice must be placed, two per phase at most: with this die in { $phase } there is no room for the other { $left }.
refuse-no-bids = There are no bids in the first edition: the order follows the dice.
refuse-dice-first = All four dice must be placed: { $left ->
    [one] { $left } is
   *[other] { $left } are
} left.
refuse-bid-first = Your bid is missing; it may be 0.
refuse-bid-made = You bid { $bid } already. Take your dice back to change it.
refuse-bid-too-high = You can only bid energy you have now: { $energy }.
refuse-plans-revealed = Plans are revealed and can no longer be changed.
refuse-bonus-first = Start bonuses come first: { $seat } is choosing.
refuse-not-your-turn = Not your turn yet: { $seat } is choosing.
refuse-no-die = You have no die in { $phase }.
refuse-skipped-purchase = You skipped Purchase, so you can neither place nor swap cubes this round.
refuse-reward-of = { $seat } takes a reward of the launch first.
refuse-placing-of = { $seat } is placing cubes; everybody with a Purchase die does so in order.
refuse-swapping-of = { $seat } may swap before the market is refilled; everybody is asked in order.
refuse-terminal-of = { $seat } decides about the crew member in the terminal, from left to right.
refuse-keeping-of = { $seat } chooses which module to keep, in order.
refuse-not-first-taker = { $seat } took cubes first and chooses what is refilled.
refuse-finish-swap = Choose first what you swap { $resource } for.
refuse-finish-crew-move = Choose first where the crew member goes.
refuse-choose-hangar = Choose first the hangar for { $module }.
refuse-free-seat-first = Choose first whether a crew member boards { $module } for free.
refuse-choose-planet = Choose first the planet.
refuse-supply-empty = Your supply is empty: take crew from your modules.
refuse-supply-first = Use your supply first: it has { $crew }.
refuse-no-crew-there = You have no crew on { $module }.
refuse-reward-first = Take your reward first, or give it up.
refuse-choose-bonus = Choose your start bonus.
refuse-choose-refill = You must choose which type is refilled.
refuse-keep-one = Keep one module: choose which.
refuse-wrong-phase = That belongs to { $phase }.
refuse-other-bonus = That is not the bonus of your character.
refuse-sealed = The fronts are sealed: take a displayed module by its place.
refuse-not-sealed = The fronts are open: take a displayed module by its name.
refuse-no-such-place = The display has only { $places ->
    [one] { $places } module
   *[other] { $places } modules
}.
refuse-not-displayed = { $module } is not on display.
refuse-pile-empty = The pile is empty: { $kind }.
refuse-market-empty = The market has no { $resource }; pass or choose another type.
refuse-one-type = Each die takes one type, and all dice have acted.
refuse-die-has-taken = This die has taken its cubes: swap, or end your turn.
refuse-no-hand-limit = In the first edition you keep all your modules.
refuse-no-keeping = Modules are kept or discarded only at the round end.
refuse-not-held = { $module } is not among your unbuilt modules.
refuse-no-refill = The market is refilled at the end of Purchase by whoever took cubes first.
refuse-swap-first = Choose first what you give.
refuse-crew-first = Choose first which crew member moves.
refuse-module-first = Choose first a module.
refuse-nothing-built = You have built nothing just now that seats crew.
refuse-rocket-first = Choose first which rocket you launch.
refuse-no-reward = There is no reward to take now.
refuse-rewards-are-tokens = In the second edition rewards are victory tokens, and paid by themselves.
refuse-swap-while-placing = You swap only while placing cubes in Purchase.
refuse-no-swap-now = You swap on your Purchase turns, right before the market is refilled, and on your Hangar turns while you have an unbuilt module and can still build.
refuse-swap-price = A swap costs { $price } { $resource }; you have { $cubes }.
refuse-nothing-to-swap-for = The general supply has no other type to give.
refuse-swap-same = A swap brings another type.
refuse-general-empty = The general supply has no { $resource }.
refuse-no-placing = In the second edition cubes stay in your supply until you build.
refuse-placing-window = Cubes are placed after the last Purchase die, when it is your turn to place.
refuse-not-needed = { $module } needs no more { $resource }.
refuse-no-cube = You have no { $resource }.
refuse-not-built = { $module } is not built.
refuse-no-free-seat = { $module } has no free seat.
refuse-seat-costs = A seat costs 1 energy, and you have none.
refuse-no-crew = You have no crew in your supply.
refuse-boarding-closed = Boarding does not take place: no free seat existed when the round began.
refuse-die-too-low = Your die shows { $face }; this needs at least a { $least }.
refuse-all-seated = Your { $face } seats nobody more.
refuse-no-terminal = The first edition has no terminal.
refuse-already-waiting = One crew member per player: yours is in the terminal already.
refuse-seat-available = There is a free seat, and you have energy for it.
refuse-no-crew-moving = In the first edition crew stay where they sit.
refuse-die-moves-nobody = Your { $face } moves no crew: only a 1 or a 2 does.
refuse-no-crew-moves = Your { $face } moves no more crew; { $moved } moved.
refuse-moved-already = This die has moved the crew member on { $module } already.
refuse-no-other-seat = There is no free seat on another module.
refuse-same-module = The crew member is there already.
refuse-no-build = Your { $face } allows no more building (built { $built }, launched { $launched }).
refuse-no-marker = You have no marker left.
refuse-cubes-missing = { $module } lacks { $cubes }.
refuse-no-room-anywhere = No hangar has room for another { $kind }.
refuse-no-company = { $module } lacks { $cubes }, and no hangar with room has a company that adds it.
refuse-company-does-not-add = The company of { $hangar } does not add what is missing: { $cubes }.
refuse-locked = { $hangar } is locked.
refuse-only-one = { $hangar } has its { $kind }: only one per rocket.
refuse-slots-full = { $hangar } has no free slot for a { $kind }; the others are reserved.
refuse-tank-slot = { $hangar } has three crew modules: the last slot is reserved for a fuel tank.
refuse-no-moving = In the first edition modules stay where they are built.
refuse-move-needs-one = Only a 1 moves a module; your die shows { $face }.
refuse-not-yours = That module belongs to { $owner }.
refuse-nowhere-to-move = No other hangar has room for { $module }.
refuse-same-hangar = The module is in that hangar.
refuse-no-launch = Your { $face } allows no launch any more (built { $built }, launched { $launched }).
refuse-incomplete = The rocket of { $hangar } is not complete. Missing: { $missing }.
refuse-no-share = You own nothing in the rocket of { $hangar }.
refuse-no-planet = The rocket of { $hangar } can reach no face-up planet.
refuse-not-face-up = { $planet } is not face up.
refuse-fuel = { $planet } needs { $fuel ->
    [one] { $fuel } fuel tank
   *[other] { $fuel } fuel tanks
}; the rocket has { $tanks }.
refuse-equipment = { $planet } asks for { $equipment }, which the rocket lacks.
refuse-cost = The launch to { $planet } costs { $cost } energy; you have { $energy }.
refuse-cost-surcharge = The launch to { $planet } costs { $cost } energy, { $surcharge } of it for missing shields; you have { $energy }.

## The board in a terminal and on a page

board-round = Round { $round } of { $rounds }
board-planet-head = Planets: cost, tanks, asks, hazards, rewards; cost from
board-boarding-closed = no boarding
board-market = Market
board-display = Display
board-display-empty = The display is empty.
board-piles = Standard modules
board-deck = Deck
board-terminal = Terminal
board-terminal-empty = The boarding terminal is empty.
board-influence = Influence track
board-order = Order tokens
board-show-board = Board
board-show-dice = Dice
board-plan = Your plan
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-ready = Ready
board-planning = planning
board-bid-short = bid
board-locked = Locked
board-sealed = sealed
board-red = red
board-blue = blue
board-rover = rover
board-satellite = satellite
board-heat-shield = heat shield
board-gas-shield = gas shield
board-stability-is = stability { $stability }
board-seats-are = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

board-legend-crew = ☺ crew in supply + aboard + on planets
board-legend-tokens = ★ victory tokens
board-legend-module = +⚡ energy when built, ◇ stability, ☺ seats
board-legend-rocket = ✓ complete, ▮ tanks
board-legend-shields = { $heat } and { $gas }: modules without heat and gas shield
board-legend-supply = in brackets: left in the general supply

## The board on a page

board-rockets = Rockets
board-queue = Dice
board-deeds = What else you can do
board-plan-final = Your plan is submitted
board-field-empty = Empty die field
board-die-lift = click to take it back
board-bid = Your bid
board-bid-is = You bid { $energy }.
board-dice-cost = Your dice cost { $energy }; you have { $have }.
board-dice-earn = Your dice earn { $energy }; you have { $have }.
board-dice-even = Your dice cost nothing; you have { $have }.
board-dice-none = Lay out four dice; you have { $have } energy.
board-own = Your supply
board-own-none = None
board-unbuilt = Unbuilt modules
board-general = { $cubes } in supply
board-energy = energy
board-energy-built = energy when built
board-brings = brings { $energy } energy
board-stability = stability
board-seats = seats
board-aboard = aboard: { $crew }; { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
board-aboard-nobody = nobody aboard; { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
board-tanks = { $tanks ->
    [one] { $tanks } fuel tank
   *[other] { $tanks } fuel tanks
}
board-lacks = missing: { $missing }
board-no-share = You own no module here.
board-pay = You pay { $cost }, you have { $energy }.
board-launch-reward = launch reward
board-construction-reward = construction reward for most modules
board-adds = adds 1 { $resource }
board-slot-free = Tank or crew
board-slot-tank = Tank only
board-flights = Where can it fly?
board-launch = Launch
board-build-here = Build here
board-move-here = Move here
board-crew-supply = crew in your supply
board-markers = markers
board-tokens = victory tokens
board-joints = Sala-mander Cock-roach Cathe-dral Stel-laris Super-nova Hyper-drive Obser-vatory Green-house
board-launches = launches
board-scores = Final score
board-score-landed = On planets
board-score-aboard = In hangars
board-score-tokens = Tokens
board-score-first = First finished
board-score-total = Points
board-score-tie = In a tie
board-score-cards = { $crew } on cards, { $energy }⚡
board-score-launches = { $launches ->
    [one] { $launches } launch
   *[other] { $launches } launches
}
board-score-parts = { $landed } planets + { $tokens } tokens + { $first } first
board-score-parts-hangars = { $landed } planets + { $aboard } hangars + { $tokens } tokens
board-score-decides-launches = In a tie: most launches.
board-score-decides-cards = In a tie: most crew on one's own planet cards, then most energy.
board-last-round = last round
board-order-short = Order
board-lacking = You lack { $missing } { $resource }.
board-from = From { $hangar } for { $cost } energy: { $gains } points.
board-built = Your built modules
board-built-none = None yet
board-cubes = cubes
board-crew-left = crew not yet on a planet
board-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points } points, { $ahead } more than { $second }.

## What puzzles are about

## family: theme-
## family: ask-

theme-launch = Launch or wait
theme-wait = Launch or wait
theme-destination = Where to fly
theme-orders = Secret orders
theme-points = Points at once
theme-crew = Crew
theme-build = Build
theme-market = What to take
theme-done = Stop in time
ask-launch = Launch or wait?
ask-wait = Launch or wait?

## Reasons for a hint

number-points = { $change } { $amount ->
    [one] point
   *[other] points
}
number-landed = { $change } { $amount ->
    [one] crew member on a planet
   *[other] crew members on planets
}
number-aboard = { $change } { $amount ->
    [one] crew member on board
   *[other] crew members on board
}
number-modules = { $change } { $amount ->
    [one] module
   *[other] modules
}
number-cubes = { $change } { $amount ->
    [one] cube
   *[other] cubes
}
number-energy = { $change } { $amount ->
    [one] energy
   *[other] energy
}
