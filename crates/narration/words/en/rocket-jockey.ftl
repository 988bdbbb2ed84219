### Rocket Jockey. Terms as in games/rocket-jockey/rules/en.md.

game-tagline = Carry freight through the solar system, the long way round.
game-summary = Nine planets, and at each a cargo that wants to go elsewhere. Collect maneuver cards, link them into a route and deliver: the more cards in one run, the better the pay. When the Aliens reach Earth, the highest score wins.

## What the signs on the board mean
## family: legend-

legend-rocket = Whose turn it is, and where the rocket is
legend-card = Maneuver cards
legend-cargo = A delivered cargo, at the planet with this number
legend-star = Express, and points from it
legend-co-pilot = A Co-Pilot: in your supply, on a reserved cargo, or needed for this hop
legend-link = Chain another cargo to this run
legend-saucer = The Aliens, and how close they are to Earth
legend-eye = Everybody knows this card

## Planets, cargoes, parts of sentences

planet-1 = Mercury
planet-2 = Venus
planet-3 = Earth
planet-4 = Mars
planet-5 = Jupiter
planet-6 = Saturn
planet-7 = Uranus
planet-8 = Neptune
planet-9 = Pluto
deep-space = orbit 10, beyond Pluto
cargo-for = cargo for { $planet }
express-for = express cargo for { $planet }
several-cargoes = { $count } × { $cargo }
cargo-at = the cargo at { $planet }
the-aliens = the Aliens
part-run = { part-cards }{ $bonus ->
    [0] {""}
    [one] {""} and { $bonus } star
   *[other] {""} and { $bonus } stars
}

## What happened

event-turn = Turn { $turn }: { $seat_you ->
    [yes] your turn.
   *[no] { $seat } plays.
}
event-took-pile = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from draft pile { $pile }.
event-took-discard = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the discard pile.
event-drew-seen = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card } from the deck.
event-drew = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} a card from the deck.
event-reshuffled = The discards are shuffled: { part-cards } in the new deck.
event-reshuffled-visitors = The discards are shuffled: { part-cards } in the new deck, and Alien Visitors near its bottom.
event-visitors = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} Alien Visitors: the Aliens appear on orbit 10, beyond Pluto.
event-turn-limit = The turn limit is reached: the Aliens appear on orbit 10, beyond Pluto.
event-launched = { $seat_you ->
    [yes] You launch
   *[no] { $seat } launches
} the { $cargo } from { $planet }.
event-launched-aliens = { $seat_you ->
    [yes] You launch
   *[no] { $seat } launches
} the Aliens.
event-chained = { $seat_you ->
    [yes] You chain
   *[no] { $seat } chains
} the { $cargo } at { $planet }: the run goes on.
event-flew = { $seat_you ->
    [yes] You play { $card } and fly
   *[no] { $seat } plays { $card } and flies
} from { $from } to { $to }.
event-flew-bent = { $seat_you ->
    [yes] You play { $card } with a Co-Pilot and fly
   *[no] { $seat } plays { $card } with a Co-Pilot and flies
} from { $from } to { $to }.
event-stayed = { $seat_you ->
    [yes] You play { $card } with a Co-Pilot and stay
   *[no] { $seat } plays { $card } with a Co-Pilot and stays
} at { $to }.
event-delivered = { $seat_you ->
    [yes] You deliver
   *[no] { $seat } delivers
} the { $cargo }.
event-copilot-back = { $seat_you ->
    [yes] Your Co-Pilot returns to your supply.
   *[no] { $seat }’s Co-Pilot returns to the supply.
}
event-reservation-paid = It was reserved: { $seat_you ->
    [yes] you pay { $owner } { part-points }, and the Co-Pilot returns to { $owner }.
   *[no] { $owner_you ->
        [yes] { $seat } pays you { part-points }, and your Co-Pilot returns.
       *[no] { $seat } pays { $owner } { part-points }, and the Co-Pilot returns to { $owner }.
    }
}
event-run = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { part-points } for a run of { part-run }.
event-cargo-placed = New at { $planet }: { $cargo }.
event-cargo-passed = The { $cargo } cannot start at { $planet } and goes to the bottom of the cargo deck.
event-shortage = Shortage: there is no cargo for { $planet } to offer. Everybody scores for planets.
event-planets = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { part-points } for { $planets ->
    [one] { $planets } planet.
   *[other] { $planets } planets.
}
event-cargoes-returned = All delivered cargoes go back. The new cargo deck has { part-cards }.
event-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-draft = Draft pile { $pile } gets { $card }.
event-reserved = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} a Co-Pilot on { $place }.
event-reservation-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} the Co-Pilot on { $place }, which was not delivered in time.
event-aliens-moved = The Aliens are at { $planet } now.
event-aliens-delivered = { $seat_you ->
    [yes] You deliver
   *[no] { $seat } delivers
} the Aliens to Earth. The match is over.
event-aliens-home = The Aliens reach Earth by themselves. The match is over.
event-copilots = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { part-points } for { $copilots ->
    [one] { $copilots } Co-Pilot in supply.
   *[other] { $copilots } Co-Pilots in supply.
}

## How it ended

outcome-tied = A draw: { $seats } have { part-points } each.
outcome-tied-you = A draw: you and { $seats } have { part-points } each.
result-highest = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} the highest score: { part-points }.
result-tie-broken = The tie goes to { $seat_you ->
    [yes] you, because you
   *[no] { $seat }, who
} delivered the Aliens.
result-draw-aliens = A draw at the top, and nobody delivered the Aliens: they are the ones who won.
result-draw = A draw at the top. { $seat_you ->
    [yes] You delivered the Aliens, but you are not among the first.
   *[no] { $seat } delivered the Aliens, but is not among the first.
}

## What can be done

action-draw-pile = Draw { $card } from draft pile { $pile }
action-draw-discard = Draw { $card } from the discard pile
action-draw-deck = Draw an unknown card from the deck
action-draw-nothing = Draw where no card lies
action-refuel-pile = Re-fuel: { $card } from draft pile { $pile }
action-refuel-discard = Re-fuel: { $card } from the discard pile
action-refuel-deck = Re-fuel: an unknown card from the deck
action-launch = Launch the { $cargo } from { $planet }
action-launch-anew = Launch the { $cargo } from { $planet }, as a run of its own
action-launch-reserved = Launch the { $cargo } from { $planet } and pay { $owner } { part-points } for the reservation
action-launch-empty = Launch from { $planet }, where no cargo lies
action-launch-aliens = Launch the Aliens
action-launch-aliens-reserved = Launch the Aliens and pay { $owner } { part-points } for the reservation
action-chain = Chain the { $cargo } at { $planet } to your run
action-chain-reserved = Chain the { $cargo } at { $planet } to your run and pay { $owner } { part-points } for the reservation
action-chain-empty = Chain another cargo to your run
action-fly = Fly to { $to } with { $card }
action-fly-bent = Fly to { $to } with { $card } and a Co-Pilot
action-stay = Stay at { $to } with { $card } and a Co-Pilot
action-done = Finish and score { part-points }
action-done-nothing = Deliver nothing
action-discard = Discard { $card }
action-reserve = Reserve { $place }
action-reserve-none = Reserve nothing

## What to do now, and what it leads to

prompt-over = The match is over.
prompt-wait = { $seat } is playing.
prompt-fuel-up = Fuel up: draw a card.
prompt-fuel-up-next = Then launch cargoes, or draw one more card.
prompt-step-two = Launch a cargo, or re-fuel.
prompt-step-two-next = What you launch you must deliver at once. Re-fuelling brings one more card instead.
prompt-in-flight = In flight at { $at }, bound for { $to }: play a card.
prompt-delivered = Delivered! Launch another cargo, or finish.
prompt-tally = { $count ->
    [0] The longer your run, the more it pays: { $more } with one card.
   *[other] Your run of { part-run } pays { part-points } so far, and { $more } with one more card.
}
prompt-tally-delivered = Your run of { part-run } pays { part-points }. Only a cargo that lies where it ended makes it longer; any other starts a new run.
prompt-discard = You hold too many cards: discard one.
prompt-discard-next = The last one you discard lies on top, where the next player can take it.
prompt-reserve = Reserve a cargo with a Co-Pilot, or skip.
prompt-reserve-next = Deliver it in your next turn, or the Co-Pilot is gone. Kept to the end, it is worth { part-points }.
prompt-reserve-vain = You have no turn left to deliver it in. Kept in your supply, the Co-Pilot is worth { part-points }.
prompt-reservation-due = Remember { $place }: if you do not deliver it this turn, you lose the Co-Pilot on it.
prompt-turns-left = The Aliens are coming: { $turns ->
    [0] you have no turns left.
    [one] you have { $turns } turn left.
   *[other] you have { $turns } turns left.
}

## The table in words

heading-turn = Turn { $turn }: { $seat_you ->
    [yes] your turn
   *[no] { $seat } plays
}
heading-result = Result
heading-planets = Planets
heading-cards = Cards
heading-seat = { $seat_you ->
    [yes] You
   *[no] { $seat }
}
heading-hand = Your hand
line-flight = In flight: { $cargo }, now at { $at }.
line-hop = Played { $card }: from { $from } to { $to }.
line-hop-bent = Played { $card } with a Co-Pilot: from { $from } to { $to }.
line-stay = Played { $card } with a Co-Pilot: a stay at { $to }.
line-run = { $count ->
    [0] New run: no cards yet.
   *[other] Run of { part-run }: { part-points }.
}
line-visitors = Alien Visitors lies in front of { $seat_you ->
    [yes] you.
   *[no] { $seat }.
}
line-aliens = The Aliens are at { $planet }.
line-aliens-reserved = { $owner_you ->
    [yes] Your Co-Pilot is on the Aliens.
   *[no] { $owner }’s Co-Pilot is on the Aliens.
}
line-first-deck = Alien Visitors joins the deck when it is reshuffled. { $cards ->
    [0] The deck is empty.
    [one] { $cards } card is left before that.
   *[other] { $cards } cards are left before that.
}
line-second-deck = { $cards ->
    [one] The last card of the deck is Alien Visitors.
   *[other] Alien Visitors is among the last cards of the deck, which has { $cards }.
}
line-planet = { $number } { $planet }: { $cargo }.
line-planet-reserved = { $number } { $planet }: { $cargo }, reserved by { $owner_you ->
    [yes] you.
   *[no] { $owner }.
}
line-planet-empty = { $number } { $planet }: no cargo.
line-pile = Draft pile { $pile }: { $card }.
line-pile-empty = Draft pile { $pile }: empty.
line-discard = Discard pile: { $card } on top, { part-cards } in all.
line-discards = All discards, from the top: { $cards }.
line-discard-empty = Discard pile: empty.
line-decks = Maneuver deck: { part-cards }. Cargo deck: { $cargoes ->
    [one] { $cargoes } card.
   *[other] { $cargoes } cards.
}
line-unseen = Maneuver cards out of sight, in the deck or in hands: { $cards }.
line-cargo-left = In the cargo deck, in any order: { $cargoes }.
line-cargo-bottom = At the bottom of the cargo deck, the lowest last: { $cargoes }.
line-seat = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $supply ->
    [one] { $supply } Co-Pilot
   *[other] { $supply } Co-Pilots
} in supply.
line-seat-planets = { $planets-count ->
    [0] No planet delivered to.
   *[other] Delivered to { $planets }.
}
line-seat-cargoes = Cargoes held: { $cargoes }.
line-seat-removed = { $removed ->
    [one] { $removed } Co-Pilot is out of the game.
   *[other] { $removed } Co-Pilots are out of the game.
}
line-seat-turns = { $turns ->
    [0] No turns left.
    [one] { $turns } turn left.
   *[other] { $turns } turns left.
}
line-seat-known = Known cards: { $cards }.
line-seat-reserved = Co-Pilot on { $place }.
line-hand = { $cards-count ->
    [0] No cards.
   *[other] { $cards }.
}

## Why not

refuse-over = The match is over.
refuse-not-your-turn = It is { $seat }’s turn.
refuse-draw-first = Fuel up first: draw a card.
refuse-fuelled = You have already fuelled up. To draw once more, re-fuel.
refuse-fuel-up-over = Fuel Up is over for this turn.
refuse-refuel-or-move = You are moving cargoes this turn, so you cannot re-fuel.
refuse-step-two-over = Step Two is over for this turn.
refuse-discard-first = You hold too many cards. Discard first.
refuse-no-discard = You discard only at the Layover of your turn, and only if you hold too many cards.
refuse-not-in-hand = You have no { $card } in your hand.
refuse-no-such-card = There is no card { $card } in the box.
refuse-played = You have already played your { $card } this turn.
refuse-pile-empty = Draft pile { $pile } is empty. It is refilled at the end of the turn.
refuse-no-discards = The discard pile is empty.
refuse-no-cards = There is no card left to draw: deck and discard pile are empty.
refuse-planet-empty = No cargo lies at { $planet }. New ones come at the end of the turn.
refuse-undeliverable = With your cards and Co-Pilots you cannot bring { $place } all the way to { $planet }.
refuse-deliver-first = A cargo is in flight. Deliver it first.
refuse-one-at-a-time = You can fly one cargo at a time. Deliver the one in flight first.
refuse-nothing-in-flight = Launch a cargo first. Then you can play cards to fly it.
refuse-flight-ended = The cargo has arrived at { $planet }, and its flight is over. Launch another to play more cards.
refuse-stay-after-delivery = The flight is over, so you cannot stay at the destination. If you chain a cargo, you can begin with a stay.
refuse-no-link = { $card } does not lead anywhere from { $planet }.
refuse-orbit = Orbits run from 1 to 9; there is no planet { $orbit }.
refuse-leads-elsewhere = From { $planet }, { $card } leads to { $stops } only.
refuse-one-step = A Co-Pilot changes one number of { $card } by 1. Here you would need two.
refuse-no-copilot = To reach { $planet } with { $card } you need a Co-Pilot, and you have none left.
refuse-copilot-busy = To reach { $planet } with { $card } you need a Co-Pilot, and your last one is on a cargo.
refuse-stranded = From { $stop } your other cards would not take the cargo to { $planet }. It would be stranded.
refuse-nothing-to-chain = You can chain a cargo only right after a delivery.
refuse-chain-empty = There is no cargo at { $planet } to chain.
refuse-no-aliens = The Aliens are not in play.
refuse-aliens-beyond = The Aliens are on orbit 10, and no card reaches that far.
refuse-aliens-alone = The Aliens must be your only delivery, and you have delivered something this turn.
refuse-aliens-in-flight = The Aliens are in flight, and they are your whole Step Two: you deliver nothing else this turn.
refuse-reserve-at-end = You can reserve a cargo only at the very end of your turn.
refuse-reserve-or-not = Step Two is over. Reserve a cargo, or reserve nothing.
refuse-reserved = { $seat_you ->
    [yes] Your Co-Pilot is already on { $place }.
   *[no] { $seat }’s Co-Pilot is already on { $place }.
}

## The board in a terminal and on a page

board-drafts = Draft piles
board-discard = Discards
board-deck = Deck
board-cargo-deck = Cargo deck
board-run = This run
board-cards = cards
board-copilots = Co-Pilots
board-hand = Your hand

## The board on a page

board-transfer = Transfer
board-booster = Booster
board-slingshot = Slingshot
board-pile = Pile { $pile }
board-deep-space = Deep space
board-express = express
board-chain = Chain
board-in-flight = In flight
board-known = Everybody knows this card
board-hand-empty = No cards
board-look = Look through
board-all-discards = Discards, from the top
board-cargo-left = Still in the cargo deck
board-step-fuel-up = Fuel up
board-step-two = Re-fuel or fly
board-step-layover = Layover
board-ladder = Points of a run by its cards and stars
board-no-run = Nothing flown yet this turn.
board-one-more = One more card: { part-points }
board-flown = Hops of this turn
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-with-copilot = with a Co-Pilot
board-turn = Turn { $turn }
board-watch-first-deck = First deck: { $cards }
board-watch-second-deck = Alien deck: { $cards }
board-watch-aliens = Aliens at { $orbit ->
    [10] orbit 10
   *[other] { $planet }
}
board-stars = Express cargoes
board-now = If it ended now
board-now-points = { part-points } if it ended now
board-so-far = Points so far
board-planets-count = { $planets ->
    [one] { $planets } planet
   *[other] { $planets } different planets
}
board-copilots-count = { $copilots ->
    [one] { $copilots } Co-Pilot
   *[other] { $copilots } Co-Pilots
} at { part-points }
board-stars-count = { $stars ->
    [one] { $stars } express: scored with its run
   *[other] { $stars } express: scored with their runs
}
board-sum = Total
board-scores = Final scores
board-score-match = During the match
board-score-planets = Planets at the end
board-next-planet = A new planet would add { part-points }.

## What things bring, on a card over the board

about-card = Flies between { $low } and { $high }, either way. A Co-Pilot changes one of the numbers by 1.
about-express = Express: its star counts like one more card.
about-planet-new = { $planet } is new for you: it adds { part-points } when planets are scored.
about-planet-had = You have delivered to { $planet } before: it adds nothing when planets are scored.
about-reserved = { $owner_you ->
    [yes] Your Co-Pilot is on it. If you deliver it in time he comes back; if somebody else does, they pay you { part-points }.
   *[no] { $owner }’s Co-Pilot is on it: deliver it and you pay { $owner } { part-points }.
}
about-reserve = Reserve it: if somebody else delivers it, they pay you { part-points }. If you do not deliver it in your next turn, the Co-Pilot is gone, worth { $worth } at the end.

## What puzzles are about

## family: theme-

theme-points = Points at once
theme-wait = Patience
theme-refuel = Re-fuel
theme-draw = The right card
theme-reserve = Reserve
theme-discard = Discard
theme-launch = Where to launch
theme-flight = In flight

## Reasons for a hint

number-cargoes = delivers { $amount ->
    [one] { $amount } cargo
   *[other] { $amount } cargoes
}
number-points = { $change } { $amount ->
    [one] point
   *[other] points
}
number-copilots = { $change } { $amount ->
    [one] Co-Pilot
   *[other] Co-Pilots
}
reason-keeps = keeps { $cards }
