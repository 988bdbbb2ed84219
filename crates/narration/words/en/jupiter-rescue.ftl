### Jupiter Rescue. Terms as in games/jupiter-rescue/rules/en.md.

game-tagline = Seven seats in the Pod, forty-odd Colonists, and the Creeps are at the door.
game-summary = You are maintenance Robots on a colony that is being overrun, and you win or lose together. Lead Colonists to the Evacuation Pod, shoot Creeps and combine your ability cards. Save 28 Colonists and get every Robot out before the modules blow up.

## What the signs on the board mean
## family: legend-

legend-colonist = Colonist
legend-creep = Creep
legend-super-creep = Super Creep
legend-power-plant = Power plant
legend-command-dish = Command dish
legend-move = Move here
legend-fly = Fly here
legend-swap = Swap places
legend-teleport = Teleport here
legend-shoot = Shoot
legend-place = Place something here
legend-command = Command a Colonist
legend-many = Several things can be done here
legend-warning = In danger
legend-shield = Guarded: cannot be destroyed now
legend-boom = This module will be destroyed
legend-hard = Hard face: fewer bridges

## Options

option-sides = Colony faces
option-sides-help = Easy faces have all bridges. Hard faces have fewer, so ways are longer.
option-sides-mixed = mixed
option-sides-easy = easy
option-sides-labyrinth = labyrinth (all hard)
option-robot-vulnerability = Robot Vulnerability
option-robot-vulnerability-help = Robots no longer guard their tile: they can be destroyed with it.
option-fast-creeps = Fast Creeps
option-fast-creeps-help = New Creeps come before Conversion, so they bite at once.
option-ultimate-heroes = Ultimate Heroes
option-ultimate-heroes-help = Every single Colonist must be saved.
option-polite-colonists = Polite Colonists
option-polite-colonists-help = Robots and Colonists may pass each other. This is easier.
option-ask-before-taking = Ask before taking
option-ask-before-taking-help = In a trade, whoever would lose cards is asked first.

## Cards

## family: card-

card-boost = Boost
card-bullhorn = Bullhorn
card-data-core = Data Core
card-follower = Follower
card-grenadier = Grenadier
card-heat-seeker = Heat Seeker
card-juggernaut = Juggernaut
card-module-control = Module Control
card-override = Override
card-phase-shift = Phase Shift
card-pilot = Pilot
card-rocket-boots = Rocket Boots
card-sniper = Sniper
card-suppressant = Suppressant
card-swap = Swap
card-teleport = Teleport
card-surge = Surge
card-power-grab = Power Grab
card-signal-to-noise = Signal to Noise

## family: source-

source-card = one card
source-core = your core
source-core-and-card = your core and a card
source-cards = two cards
source-cores = both cores

## Spaces: .at = where, .to = where to, .from = where from

spot-pod = the Pod
    .at = in the Pod
    .to = into the Pod
    .from = out of the Pod
spot-centre = { $at } centre
    .at = on { $at } centre
    .to = to { $at } centre
    .from = from { $at } centre
spot-east = { $at } east
    .at = on { $at } east
    .to = to { $at } east
    .from = from { $at } east
spot-southeast = { $at } south-east
    .at = on { $at } south-east
    .to = to { $at } south-east
    .from = from { $at } south-east
spot-southwest = { $at } south-west
    .at = on { $at } south-west
    .to = to { $at } south-west
    .from = from { $at } south-west
spot-west = { $at } west
    .at = on { $at } west
    .to = to { $at } west
    .from = from { $at } west
spot-northwest = { $at } north-west
    .at = on { $at } north-west
    .to = to { $at } north-west
    .from = from { $at } north-west
spot-northeast = { $at } north-east
    .at = on { $at } north-east
    .to = to { $at } north-east
    .from = from { $at } north-east
site-centre = centre
site-east = east
site-southeast = south-east
site-southwest = south-west
site-west = west
site-northwest = north-west
site-northeast = north-east

## Figures: .with = with whom

figure-open = the open dome
    .with = the open dome
figure-power-plant = the Power Plant
    .with = the Power Plant
figure-command-dish = the Command Dish
    .with = the Command Dish
figure-super-creep = the Super Creep
    .with = the Super Creep
figure-colonist = the Colonist
    .with = the Colonist
figure-creep = the Creep
    .with = the Creep
figure-robot = { $seat_you ->
    [yes] your Robot
   *[no] the Robot of { $seat }
}
    .with = { $seat_you ->
        [yes] your Robot
       *[no] the Robot of { $seat }
    }

## What happened

event-core-chosen = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} { $card } the core ability.
event-first = { $seat_you ->
    [yes] You go
   *[no] { $seat } goes
} first.
event-docked = { $seat_you ->
    [yes] You dock
   *[no] { $seat } docks
} the Pod at { $at }.
event-turn = Turn { $turn }: { $seat_you ->
    [yes] your turn.
   *[no] { $seat }’s turn.
}
event-moved = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} { $to-to }.
event-moved-proxy = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} the Robot of { $robot } { $to-to }.
event-flew = { $seat_you ->
    [yes] You fly
   *[no] { $seat } flies
} { $to-to }.
event-flew-proxy = { $seat_you ->
    [yes] You let
   *[no] { $seat } lets
} the Robot of { $robot } fly { $to-to }.
event-teleported = { $seat_you ->
    [yes] You teleport
   *[no] { $seat } teleports
} { $to-to }.
event-teleported-proxy = { $seat_you ->
    [yes] You teleport
   *[no] { $seat } teleports
} the Robot of { $robot } { $to-to }.
event-swapped = { $seat_you ->
    [yes] You change
   *[no] { $seat } changes
} places with { $figure-with } { $to-at }.
event-swapped-proxy = { $seat_you ->
    [yes] You let
   *[no] { $seat } lets
} the Robot of { $robot } change places with { $figure-with } { $to-at }.
event-displaced = In return { $figure } goes { $from-from } { $to-to }.
event-killed = { $seat_you ->
    [yes] You kill
   *[no] { $seat } kills
} the Creep { $at-at }.
event-super-killed = { $seat_you ->
    [yes] You kill
   *[no] { $seat } kills
} the Super Creep at { $at }, on a module { $module }.
event-commanded = { $seat_you ->
    [yes] You send
   *[no] { $seat } sends
} a Colonist { $from-from } { $to-to }.
event-followed = A Colonist follows { $from-from } { $to-to }.
event-traded = { $seat_you ->
    [yes] You trade
   *[no] { $seat } trades
} with { $partner }: { $given } for { $taken }.
event-trade-asked = { $seat_you ->
    [yes] You ask
   *[no] { $seat } asks
} { $partner } for a trade: { $given } for { $taken }.
event-trade-refused = { $partner_you ->
    [yes] You refuse
   *[no] { $partner } refuses
} the trade.
event-played = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
event-core-used = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
} the core { $card }.
event-boosted = The turn now has { $allowance ->
    [one] { $allowance } action
   *[other] { $allowance } actions
}.
event-launched = The Pod launches with { $saved ->
    [one] one Colonist
   *[other] { $saved } Colonists
}: { $total } saved so far. { $seat_you ->
    [yes] You bring it back on your next turn.
   *[no] It returns at the turn of { $seat }.
}
event-adrift = The Pod touches no module any more and goes adrift. { $seat_you ->
    [yes] You bring it back on your next turn.
   *[no] It returns at the turn of { $seat }.
}
event-tile-moved = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} the module at { $from } to { $to }.
event-actions-ended = { $seat_you ->
    [yes] You end your
   *[no] { $seat } ends their
} actions.
event-converted = { $count ->
    [one] One Colonist is converted
   *[other] { $count } Colonists are converted
}: { $at }.
event-rolled = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} a { $die }.
event-suppressed = { $seat_you ->
    [yes] You shield
   *[no] { $seat } shields
} the module at { $at }.
event-creep-placed = A Creep appears { $at-at }.
event-colonist-replaced = A Creep takes the place of the Colonist { $at-at }.
event-no-room = There is no room for another Creep on the module at { $at }.
event-tile-destroyed = The module at { $at } blows up with { $creeps ->
    [one] one Creep
   *[other] { $creeps } Creeps
}.
event-robot-out = { $seat_you ->
    [yes] Your Robot is out.
   *[no] The Robot of { $seat } is out.
}
event-robot-back = { $seat_you ->
    [yes] Your Robot is back in the Pod. You draw
   *[no] The Robot of { $seat } is back in the Pod. { $seat } draws
} { $cards }.
event-drew = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
event-setback = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} a Setback: { $card }.
event-nothing-drawn = { $seat_you ->
    [yes] There is no card for you to draw.
   *[no] There is no card for { $seat } to draw.
}
event-super-creeps = { $count ->
    [0] No Super Creep finds a place.
    [one] A Super Creep appears at { $at }.
   *[other] { $count } Super Creeps appear: { $at }.
}
event-reshuffled = The discard pile is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the new deck.
event-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }: the hand limit is { $limit }.
event-won = You have won! { $saved } Colonists are saved, and all Robots are away after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-lost-power-plant = The last Power Plant is gone. You have lost in turn { $turns }, with { $saved } Colonists saved.
event-lost-command-dish = The last Command Dish is gone. You have lost in turn { $turns }, with { $saved } Colonists saved.
event-lost-colonists = Too few Colonists are left. You have lost in turn { $turns }, with { $saved } Colonists saved.
event-lost-robots = No Robot is left. You have lost in turn { $turns }, with { $saved } Colonists saved.
event-lost-turn-cap = Time is up. You have lost in turn { $turns }, with { $saved } Colonists saved.

## What can be done

action-install = Make { $card } your core
action-first = { $seat_you ->
    [yes] You go first
   *[no] { $seat } goes first
}
action-dock = Dock the Pod at { $at }
action-move = Move { $to-to }
action-run-over = Run over the Creep { $to-at }
action-fly = Fly { $to-to }
action-fly-swap = Fly { $to-to } and change places with the Colonist there
action-swap = Change places with { $figure-with } { $at-at }
action-teleport = Teleport with { $cards } { $to-to }
action-teleport-swap = Teleport with { $cards } { $to-to } and change places with the Colonist there
action-attack = Shoot the Creep { $at-at }
action-attack-super = Shoot the Super Creep { $at-at }
action-snipe = Use Sniper on the Creep { $at-at }
action-heat-seek = Heat Seeker with { $cards } on the Creep { $at-at }
action-command = Send the Colonist { $from-from } { $to-to }
action-board = Send the Colonist { $from-from } aboard the Pod
action-by = { $deed } (through the Robot of { $proxy })
action-grenade = Also kill the Creep { $at-at }
action-grenade-none = No second Creep
action-follow = The Colonist { $at-at } follows
action-follow-none = Nobody follows
action-trade = Trade with { $seat }
action-trade-give = Give { $card } to { $seat }
action-trade-take = Take { $card } from { $seat }
action-give = Give { $card }
action-take = Take { $card }
action-finish = Finish the trade
action-accept = Accept the trade
action-refuse = Decline the trade
action-play = Play { $card }
action-core = Use your core { $card }
action-lift = Move the module at { $at }
action-set = Put it at { $at }
action-replace = Give up { $card }
action-suppress = Shield the module at { $at }
action-place = Put the Creep { $at-at }
action-place-colonist = Put the Creep { $at-at }, in place of the Colonist
action-go-on = Go on
action-discard = Discard { $card }
action-end = End your actions
action-end-threatened = End your actions ({ $count ->
    [one] one Colonist stands
   *[other] { $count } Colonists stand
} next to Creeps)

## What to do

prompt-won = You have won!
prompt-lost = You have lost.
prompt-wait = { $seat_you ->
    [yes] It is your decision.
   *[no] Waiting for { $seat }.
}
prompt-choose-core = Which card becomes your core ability?
prompt-choose-core-next = Your core stays and works turn after turn. The other card goes to your hand and is used up when you play it.
prompt-choose-first = Who goes first?
prompt-dock = Where does the Pod dock?
prompt-dock-return = The Pod is back. Where does it dock?
prompt-dock-next = The Pod takes seven Colonists: dock it beside a group of them.
prompt-actions = { $left ->
    [one] { $left } action
   *[other] { $left } actions
} left of { $allowance }.
prompt-passage = Move the figure on: it cannot stay here.
prompt-grenade = Grenadier: a second Creep next to { $at }?
prompt-follow = Follower: who moves up { $at-to }?
prompt-trade = Trade with { $partner }: you give { $given } and take { $taken }.
prompt-ask = { $partner } wants to trade: you get { $given } and give { $taken }.
prompt-lift = Module Control: which module?
prompt-set = Where does the module at { $at } go?
prompt-replace = Data Core: which core do you give up?
prompt-install = Data Core: which card becomes your core?
prompt-rolled = The die shows { $die }. Will you use a card?
prompt-rolled-next = { $count ->
    [0] No module gets a Creep.
    [one] One module gets a Creep.
   *[other] { $count } modules get a Creep.
}
prompt-suppress = Which module do you shield?
prompt-place = A Creep comes to { $at }. Which dome?
prompt-setback = Setback: { $card }. Will you use a card?
prompt-discard = Too many cards: the limit is { $limit }. Which one goes?
prompt-threatened = { $count ->
    [one] One Colonist is converted
   *[other] { $count } Colonists are converted
} if you end now.
prompt-threatened-fatal = { $count ->
    [one] One Colonist is converted
   *[other] { $count } Colonists are converted
} if you end now, and you lose.
prompt-board-now = Enough Colonists are away: now all Robots into the Pod.
prompt-out-first = { $seat_you ->
    [yes] Enough Colonists are away, but your Robot is out: it must first come back with the Pod.
   *[no] Enough Colonists are away, but the Robot of { $seat } is out: it must first come back with the Pod.
}
prompt-last-plant = Only one Power Plant is left. Guard it.
prompt-last-dish = Only one Command Dish is left. Guard it.
prompt-blocks-dock = Your Robot stands in the way to the Pod.
prompt-fills-tile = This Creep fills the module: it will blow up.

## Why not

refuse-over = The match is over.
refuse-their-choice = { $seat_you ->
    [yes] This is your choice, but not now.
   *[no] This is for { $seat } to decide.
}
refuse-their-cards = You play cards and use your core only on your own turn. { $seat_you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
refuse-not-your-turn = { $seat_you ->
    [yes] It is your turn, but this does not fit now.
   *[no] It is { $seat }’s turn.
}
refuse-choose-core-first = Choose your core first.
refuse-choose-first-first = Name the first player first.
refuse-dock-first = The Pod must be docked first.
refuse-grenade-first = Decide about Grenadier’s second target first.
refuse-follow-first = Decide first who follows.
refuse-trade-first = Finish the trade first.
refuse-answer-first = Accept or decline the trade first.
refuse-module-first = Finish Module Control first.
refuse-core-first = Choose your new core first.
refuse-roll-first = The die is rolled: use a card or go on.
refuse-suppress-first = Choose the module to shield first.
refuse-place-first = Place the Creep first.
refuse-setback-first = A Setback is drawn: use a card or go on.
refuse-discard-first = Discard down to the hand limit first.
refuse-not-now = This step of the turn is not the time for that.
refuse-no-trade = No trade is open. Choose a partner first.
refuse-no-grenade = A second Creep dies only right after you killed one by an Attack or a Juggernaut step; flights and teleports get none.
refuse-no-follow = Somebody follows only right after a Command with Follower in effect.
refuse-after-roll = That comes after the roll or against a Setback, not during your actions.
refuse-play-module-first = Use Module Control first.
refuse-play-data-first = Your core changes only through Data Core.
refuse-discard-later = Hand limits are checked only at the end of your own turn.
refuse-dock-later = The Pod docks at the start of the return player’s turn, or by Pilot.
refuse-dock-on-tile = A module lies at { $at }.
refuse-dock-nowhere = At { $at } the Pod would touch no module, or something is in the way.
refuse-super-apart = The Power Plant or Command Dish { $at-at } is adjacent to nothing.
refuse-not-adjacent = Not adjacent: { $at } and { $from }.
refuse-no-creep = There is no Creep { $at-at }.
refuse-must-follow = The passage can be completed only if somebody follows.
refuse-another-colonist = It must be another Colonist than the one you sent.
refuse-out-of-range = The Colonist { $at-at } is out of your Command Range.
refuse-follow-blocks = Then the passage could no longer be completed.
refuse-no-colonist = There is no Colonist { $at-at }.
refuse-no-tile = There is no module at { $at }.
refuse-not-loose = The module at { $at } has no two exposed sides next to each other.
refuse-strands-pod = The docked Pod would touch no module any more ({ $at }).
refuse-cell-taken = { $at } is taken.
refuse-touches-nothing = At { $at } it would touch no other module.
refuse-suppressed = The module at { $at } is shielded already.
refuse-all-suppressed = All modules are shielded already.
refuse-other-tile-first = The module at { $at } gets its Creep first.
refuse-plant = No figure enters a Power Plant or Command Dish: { $at }.
refuse-edge-first = An edge dome is open, so the Creep cannot go { $at-to }.
refuse-open-first = A dome is open, so the Colonist { $at-at } is not replaced.
refuse-occupied = A figure stands { $at-at }.
refuse-no-answer = { $card } is no answer to this.
refuse-core-used = Your core { $card } has been used this turn.
refuse-core-stays = { $card } is your core. It is not part of the hand.
refuse-not-in-hand = { $seat_you ->
    [yes] You do not hold { $card }.
   *[no] { $seat } does not hold { $card }.
}
refuse-not-a-core = { $card } is not your core.
refuse-no-seat = There is no such player.
refuse-after-draw = { $card } waits until your next turn.
refuse-too-dear = That costs { $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
}, and you have { $left } left of { $allowance }.
refuse-setback = { $card } is a Setback and never in a hand.
refuse-in-effect = { $card } is in effect already.
refuse-is-core = { $seat_you ->
    [yes] { $card } is your core, not a card in your hand.
   *[no] { $card } is the core of { $seat }.
}
refuse-no-other-card = Data Core needs another card in your hand.
refuse-no-tile-moves = No module can be moved now.
refuse-not-in-actions = { $card } is used after the roll, not during your actions.
refuse-with-an-action = { $card } is spent together with an action: choose its target.
refuse-no-partner = You trade with another player.
refuse-partner-far = The Robot of { $partner } is out of your Command Range.
refuse-was-refused = { $partner } has refused this turn. You may still give cards.
refuse-nothing-to-trade = Neither you nor { $partner } has a card to trade.
refuse-one-partner = One trade has one partner: { $partner }. Another player needs another action.
refuse-trade-empty = At least one card must change hands.
refuse-moved-already = Each card moves once: { $card }.
refuse-not-tradable = { $card } is a core or activated and cannot be traded.
refuse-undocked = The Pod is away.
refuse-ability = For that you need { $card }.
refuse-pair = For that you need { $card } twice: { $cards }.
refuse-no-proxy = A proxy is the Robot of another player.
refuse-bare-action = The Robot of { $proxy } acts for you only with an ability of the action’s type.
refuse-proxy-away = The Robot of { $proxy } is not on the board.
refuse-no-such-space = There is no such space: { $at }.
refuse-island = That is on another part of the colony: { $at }.
refuse-no-bridge = No bridge joins { $from } and { $at }.
refuse-creeps-block = Nobody passes through Creeps: { $at }.
refuse-passage = The passage through { $at } could not be completed with the actions left.
refuse-passage-first = Complete the passage first.
refuse-no-line = No straight line of bridges leads there: { $at }.
refuse-is-step = A flight over one space is a plain step: move { $at-to }.
refuse-is-swap = A flight over one space is a plain Swap: change places with the Colonist { $at-at }.
refuse-flight-blocked = A Creep or Robot is in the way: { $at }.
refuse-not-both = One flight cannot both run over Creeps and end in a Swap.
refuse-swap-pod = You cannot swap with figures inside the Pod.
refuse-creep-boards = A Creep never boards the Pod.
refuse-nobody = Nobody to swap with: { $at }.
refuse-already-there = The Robot is there already.
refuse-from-pod = From the Pod you need Sniper or Heat Seeker.
refuse-out-of-shot = The Creep { $at-at } is on another module than your Robot can shoot at.
refuse-out-of-shot-proxy = The Creep { $at-at } is on another module than the proxy can shoot at.
refuse-sniper-wasted = You can attack the Creep { $at-at } without the card.

## The table in words

heading-turn = Turn { $turn }: { $seat }
heading-rescue = The rescue
heading-colony = The colony
heading-seat = { $seat_you ->
    [yes] You
   *[no] { $seat }
}
heading-cards = Deck
line-actions = { $left ->
    [one] { $left } action
   *[other] { $left } actions
} left of { $allowance }.
line-activated = In effect: { $cards }.
line-dish-covered = A covered Command Dish costs everybody an action.
line-die = The die shows { $die }.
line-drawn = Setback: { $card }.
line-passage = A figure is passing through { $at }.
line-saved = { $saved } of { $target } Colonists saved, { $standing } still on the colony.
line-losses = { $lost } lost, { $allowed ->
    [one] { $allowed } more may be
   *[other] { $allowed } more may be
}.
line-pod-docked = The Pod is docked at { $at }, with { $aboard ->
    [one] { $aboard } Colonist
   *[other] { $aboard } Colonists
} aboard.
line-pod-away = The Pod is away, with { $aboard ->
    [one] { $aboard } Colonist
   *[other] { $aboard } Colonists
} aboard, and returns at the start of { $seat_you ->
    [yes] your turn
   *[no] the turn of { $seat }
}.
line-pod-waiting = The Pod is not docked.
line-modules = Left: { $plants ->
    [one] { $plants } Power Plant
   *[other] { $plants } Power Plants
}, { $dishes ->
    [one] { $dishes } Command Dish
   *[other] { $dishes } Command Dishes
}.
line-threatened = { $count ->
    [one] One Colonist is
   *[other] { $count } Colonists are
} next to Creeps: { $at }.
line-tile = { $at }, module { $module } ({ $tile }): { $parts }.
part-hard = hard face with the bridges { $bridges }
part-bridge = { $one }–{ $other }
part-colonists = { $count ->
    [one] Colonist
   *[other] Colonists
} ({ $sites })
part-creeps = { $count ->
    [one] Creep
   *[other] Creeps
} ({ $sites })
part-robot = { $seat_you ->
    [yes] your Robot
   *[no] Robot of { $seat }
} ({ $site })
part-super = Super Creep
part-shielded = shielded
line-gone = Out of play: { $tiles }.
line-queue = Still to get a Creep: { $at }.
line-trade = { $seat_you ->
    [yes] You trade
   *[no] { $seat } trades
} with { $partner }: { $given } for { $taken }.
line-refused = A trade was refused this turn by { $seats }.
line-used = Used this turn: { $cards }.
line-in-deck = In the deck, in unknown order: { $cards }.
line-robot = The Robot is { $at-at }.
line-robot-out = The Robot is out.
line-cores = Core: { $cards }.
line-hand = Hand: { $cards }. The limit is { $limit }.
line-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck, { $setbacks ->
    [one] { $setbacks } Setback
   *[other] { $setbacks } Setbacks
} among them.
line-discard = Discard pile: { $cards }.

## The board: short words beside icons and numbers

board-joints = Gren-adier Jugger-naut Suppres-sant
board-saved = Saved
board-aboard = Aboard
board-standing = On the colony
board-losses = Can still lose
board-scores = How it ended
board-lost = Lost
board-turns = Turns
board-plants = Power Plants
board-dishes = Command Dishes
board-threatened = Next to Creeps
board-actions = Actions
board-conversion = Conversion
board-invasion = Invasion
board-draw = Draw
board-setup = Before the first turn
board-in-effect = In effect:
board-forecast = If the die shows
board-forecast-off = None
board-roll = { $die }: { $hit ->
    [0] no module gets a Creep
    [one] one module gets a Creep
   *[other] { $hit } modules get a Creep
}, { $fall ->
    [0] none blows up
    [one] one blows up
   *[other] { $fall } blow up
}.
board-falls-on = blows up on { $dice }
board-falls-now = Blows up at Conversion
board-size = Map
board-size-whole = Whole
board-size-near = Medium
board-size-close = Large
board-space = { $place }: { $figure }
board-open = open
board-power-plant = Power Plant
board-command-dish = Command Dish
board-super-creep = Super Creep
board-colonist = Colonist
board-colonist-threatened = Colonist next to a Creep
board-creep = Creep
board-robot = Robot of { $seat }
board-tile = module { $module } at { $at }
board-tile-hard = module { $module } at { $at }, hard face
board-free = free cell { $at }
board-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
board-walk = Move { $to-to }: { $count } actions
board-walk-all = Move { $to-to } with all { $count } actions
board-bring-aboard = Bring the Colonist { $from-from } aboard: { $count } actions
board-place-all = Put { $count } Creeps where they touch nobody
board-cards = Cards
board-shielded = Shielded
board-pod = Pod
board-pod-back = back at the turn of { $seat }
board-robot-out = out
board-robot-at = { $at }
board-trade = Trade
board-your-cards = Your cards
board-core = Core
board-hand = Hand
board-used = used
board-hand-empty = No cards
board-deck = Deck
board-discard = Discards
board-hand-limit = Hand limit
board-look = Look through deck and discards
board-in-deck = In the deck, in unknown order
board-in-discard = In the discard pile
board-gone = Modules out of play

## family: board-card-

board-card-boost = One more action this turn.
board-card-bullhorn = Your commands and trades reach the whole colony.
board-card-data-core = Another card of your hand becomes your core.
board-card-follower = When you send a Colonist, another may step into its place.
board-card-grenadier = A kill may take a second Creep beside the first.
board-card-heat-seeker = Kill any Creep anywhere. 3 actions; with a second one only 1.
board-card-juggernaut = Move onto Creeps and crush them.
board-card-module-control = Move a module at the edge to another place.
board-card-override = Use your abilities through another Robot.
board-card-phase-shift = Roll the die again.
board-card-pilot = Launch the Pod now, or dock it now.
board-card-rocket-boots = Fly along a straight line, over Colonists too.
board-card-sniper = Shoot at neighbouring modules.
board-card-suppressant = Shield a module: nothing arrives, nobody is converted.
board-card-swap = Change places with a figure beside you.
board-card-teleport = Go to any open dome. 3 actions; with a second one only 1.
board-card-surge = Every module invaded this turn gets another Creep.
board-card-power-grab = Super Creeps on all Power Plants without a Robot.
board-card-signal-to-noise = Super Creeps on all Command Dishes without a Robot.

## What puzzles are about

## family: theme-
## family: ask-

theme-save = Save this turn
theme-fight = Fight
theme-protect = Protect
theme-plan = Plan ahead
ask-save = Save what you can this turn.

## Reasons for a hint

number-saved = { $change } { $amount ->
    [one] Colonist saved
   *[other] Colonists saved
}
number-aboard = { $change } { $amount ->
    [one] Colonist in the Pod
   *[other] Colonists in the Pod
}
number-creeps = { $change } { $amount ->
    [one] Creep
   *[other] Creeps
}
number-threatened = { $change } { $amount ->
    [one] Colonist in danger
   *[other] Colonists in danger
}
number-falling = { $change } { $amount ->
    [one] module about to blow up
   *[other] modules about to blow up
}
number-lost = { $change } { $amount ->
    [one] Colonist lost
   *[other] Colonists lost
}
