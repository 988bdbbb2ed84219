### Rocket Jockey. Begriffe wie in games/rocket-jockey/rules/de.md.

game-tagline = Bring Fracht durch das Sonnensystem, am besten auf Umwegen.
game-summary = Neun Planeten, und an jedem wartet eine Fracht, die woandershin will. Sammle Manöverkarten, verbinde sie zu einer Route und liefere: Je mehr Karten in einer Fahrt, desto besser die Bezahlung. Wenn die Aliens die Erde erreichen, gewinnt, wer die meisten Punkte hat.

## Was die Zeichen auf dem Plan bedeuten
## family: legend-

legend-rocket = Wer am Zug ist, und wo die Rakete steht
legend-card = Manöverkarten
legend-cargo = Eine gelieferte Fracht, beim Planeten mit dieser Nummer
legend-star = Express und Punkte dafür
legend-co-pilot = Ein Copilot: in deinem Vorrat, auf reservierter Fracht oder nötig für diesen Sprung
legend-link = Eine weitere Fracht an diese Fahrt anhängen
legend-saucer = Die Aliens, und wie nah sie der Erde sind
legend-eye = Diese Karte kennen alle

## Planeten, Fracht, Satzteile
## .to = wohin, .at = wo, .from = woher, .for = für wen; .dat = wem

planet-1 = Merkur
    .to = zum Merkur
    .at = am Merkur
    .from = vom Merkur
    .for = für den Merkur
planet-2 = Venus
    .to = zur Venus
    .at = an der Venus
    .from = von der Venus
    .for = für die Venus
planet-3 = Erde
    .to = zur Erde
    .at = an der Erde
    .from = von der Erde
    .for = für die Erde
planet-4 = Mars
    .to = zum Mars
    .at = am Mars
    .from = vom Mars
    .for = für den Mars
planet-5 = Jupiter
    .to = zum Jupiter
    .at = am Jupiter
    .from = vom Jupiter
    .for = für den Jupiter
planet-6 = Saturn
    .to = zum Saturn
    .at = am Saturn
    .from = vom Saturn
    .for = für den Saturn
planet-7 = Uranus
    .to = zum Uranus
    .at = am Uranus
    .from = vom Uranus
    .for = für den Uranus
planet-8 = Neptun
    .to = zum Neptun
    .at = am Neptun
    .from = vom Neptun
    .for = für den Neptun
planet-9 = Pluto
    .to = zum Pluto
    .at = am Pluto
    .from = vom Pluto
    .for = für den Pluto
deep-space = Bahn 10, jenseits von Pluto
    .to = auf Bahn 10, jenseits von Pluto
    .at = auf Bahn 10, jenseits von Pluto
    .from = von Bahn 10, jenseits von Pluto
    .for = für Bahn 10, jenseits von Pluto
cargo-for = Fracht { $planet-for }
express-for = Expressfracht { $planet-for }
several-cargoes = { $count } × { $cargo }
cargo-at = die Fracht { $planet-at }
    .dat = der Fracht { $planet-at }
the-aliens = die Aliens
    .dat = den Aliens
part-run = { part-cards }{ $bonus ->
    [0] {""}
    [one] {""} und { $bonus } Stern
   *[other] {""} und { $bonus } Sternen
}

## Was geschehen ist

event-turn = Zug { $turn }: { $seat_you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-took-pile = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } von Auslage { $pile }.
event-took-discard = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } vom Ablagestapel.
event-drew-seen = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card } vom Manöverstapel.
event-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} eine Karte vom Manöverstapel.
event-reshuffled = Die abgelegten Karten werden gemischt: { part-cards } im neuen Manöverstapel.
event-reshuffled-visitors = Die abgelegten Karten werden gemischt: { part-cards } im neuen Manöverstapel, dazu weit unten der Alien-Besuch.
event-visitors = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} den Alien-Besuch: Die Aliens erscheinen auf Bahn 10, jenseits von Pluto.
event-turn-limit = Die Zuggrenze ist erreicht: Die Aliens erscheinen auf Bahn 10, jenseits von Pluto.
event-launched = { $seat_you ->
    [yes] Du startest
   *[no] { $seat } startet
} { $planet-from } die { $cargo }.
event-launched-aliens = { $seat_you ->
    [yes] Du startest
   *[no] { $seat } startet
} die Aliens.
event-chained = { $seat_you ->
    [yes] Du hängst
   *[no] { $seat } hängt
} { $planet-at } die { $cargo } an: Die Fahrt geht weiter.
event-flew = { $seat_you ->
    [yes] Du spielst { $card } und fliegst
   *[no] { $seat } spielt { $card } und fliegt
} { $from-from } { $to-to }.
event-flew-bent = { $seat_you ->
    [yes] Du spielst { $card } mit einem Copiloten und fliegst
   *[no] { $seat } spielt { $card } mit einem Copiloten und fliegt
} { $from-from } { $to-to }.
event-stayed = { $seat_you ->
    [yes] Du spielst { $card } mit einem Copiloten und drehst
   *[no] { $seat } spielt { $card } mit einem Copiloten und dreht
} { $to-at } eine Warteschleife.
event-delivered = { $seat_you ->
    [yes] Du lieferst
   *[no] { $seat } liefert
} die { $cargo } ab.
event-copilot-back = { $seat_you ->
    [yes] Dein Copilot kommt in deinen Vorrat zurück.
   *[no] Der Copilot von { $seat } kommt in den Vorrat zurück.
}
event-reservation-paid = Das war reserviert: { $seat_you ->
    [yes] Du zahlst { $owner } { part-points }, und der Copilot kommt zu { $owner } zurück.
   *[no] { $owner_you ->
        [yes] { $seat } zahlt dir { part-points }, und dein Copilot kommt zurück.
       *[no] { $seat } zahlt { $owner } { part-points }, und der Copilot kommt zu { $owner } zurück.
    }
}
event-run = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { part-points } für eine Fahrt mit { part-run }.
event-cargo-placed = Neu { $planet-at }: { $cargo }.
event-cargo-passed = Die { $cargo } kann nicht { $planet-at } starten und kommt unter den Frachtstapel.
event-shortage = Frachtmangel: { $planet-at } lässt sich keine Fracht auslegen. Alle werten ihre Planeten.
event-planets = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { part-points } für { $planets ->
    [one] { $planets } Planeten.
   *[other] { $planets } Planeten.
}
event-cargoes-returned = Alle gelieferten Frachten kommen zurück. Der neue Frachtstapel hat { part-cards }.
event-discarded = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } ab.
event-draft = Auslage { $pile } bekommt { $card }.
event-reserved = { $seat_you ->
    [yes] Du stellst
   *[no] { $seat } stellt
} einen Copiloten auf { $place }.
event-reservation-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} den Copiloten auf { $place-dat }: nicht rechtzeitig geliefert.
event-aliens-moved = Die Aliens sind jetzt { $planet-at }.
event-aliens-delivered = { $seat_you ->
    [yes] Du lieferst
   *[no] { $seat } liefert
} die Aliens zur Erde. Die Partie ist zu Ende.
event-aliens-home = Die Aliens erreichen von selbst die Erde. Die Partie ist zu Ende.
event-copilots = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { part-points } für { $copilots ->
    [one] { $copilots } Copiloten im Vorrat.
   *[other] { $copilots } Copiloten im Vorrat.
}

## Wie es ausging

outcome-tied = Unentschieden: { $seats } haben je { part-points }.
outcome-tied-you = Unentschieden: Du und { $seats } habt je { part-points }.
result-highest = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} die höchste Punktzahl: { part-points }.
result-tie-broken = Der Gleichstand geht an { $seat_you ->
    [yes] dich, denn du hast
   *[no] { $seat }, denn { $seat } hat
} die Aliens geliefert.
result-draw-aliens = Unentschieden an der Spitze, und niemand hat die Aliens geliefert: Gewonnen haben die Aliens.
result-draw = Unentschieden an der Spitze. { $seat_you ->
    [yes] Du hast die Aliens geliefert, liegst aber nicht vorn.
   *[no] { $seat } hat die Aliens geliefert, liegt aber nicht vorn.
}

## Was man tun kann

action-draw-pile = Zieh { $card } von Auslage { $pile }
action-draw-discard = Zieh { $card } vom Ablagestapel
action-draw-deck = Zieh eine unbekannte Karte vom Manöverstapel
action-draw-nothing = Zieh, wo keine Karte liegt
action-refuel-pile = Tank nach: { $card } von Auslage { $pile }
action-refuel-discard = Tank nach: { $card } vom Ablagestapel
action-refuel-deck = Tank nach: eine unbekannte Karte vom Manöverstapel
action-launch = Starte { $planet-from } die { $cargo }
action-launch-anew = Starte { $planet-from } die { $cargo }, als eigene Fahrt
action-launch-reserved = Starte { $planet-from } die { $cargo } und zahle { $owner } { part-points } für die Reservierung
action-launch-empty = Starte { $planet-from }, wo keine Fracht liegt
action-launch-aliens = Starte die Aliens
action-launch-aliens-reserved = Starte die Aliens und zahle { $owner } { part-points } für die Reservierung
action-chain = Häng { $planet-at } die { $cargo } an deine Fahrt an
action-chain-reserved = Häng { $planet-at } die { $cargo } an deine Fahrt an und zahle { $owner } { part-points } für die Reservierung
action-chain-empty = Häng noch eine Fracht an deine Fahrt an
action-fly = Flieg { $to-to } mit { $card }
action-fly-bent = Flieg { $to-to } mit { $card } und einem Copiloten
action-stay = Warteschleife { $to-at } mit { $card } und einem Copiloten
action-done = Fertig: { part-points } werten
action-done-nothing = Nichts liefern
action-discard = Leg { $card } ab
action-reserve = Reserviere { $place }
action-reserve-none = Nichts reservieren

## Was jetzt zu tun ist und wohin es führt

prompt-over = Die Partie ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-fuel-up = Tank auf: Zieh eine Karte.
prompt-fuel-up-next = Danach startest du Fracht oder ziehst noch eine Karte.
prompt-step-two = Starte eine Fracht, oder tank nach.
prompt-step-two-next = Was du startest, musst du gleich abliefern. Nachtanken bringt stattdessen eine weitere Karte.
prompt-in-flight = Unterwegs { $at-at }, Ziel { $to }: Spiel eine Karte.
prompt-delivered = Geliefert! Starte noch eine Fracht, oder beende das Fliegen.
prompt-tally = { $count ->
    [0] Je länger deine Fahrt, desto mehr bringt sie: { $more } mit einer Karte.
   *[other] Deine Fahrt mit { part-run } bringt bisher { part-points }, mit einer Karte mehr { $more }.
}
prompt-tally-delivered = Deine Fahrt mit { part-run } bringt { part-points }. Länger wird sie nur mit einer Fracht, die an ihrem Ende liegt; jede andere ist eine neue Fahrt.
prompt-discard = Du hast zu viele Karten: Leg eine ab.
prompt-discard-next = Die letzte, die du ablegst, liegt obenauf, wo der nächste Spieler sie nehmen kann.
prompt-reserve = Reserviere eine Fracht mit einem Copiloten, oder nichts.
prompt-reserve-next = Liefere sie in deinem nächsten Zug, sonst ist der Copilot verloren. Behältst du ihn bis zum Schluss, ist er { part-points } wert.
prompt-reserve-vain = Du hast keinen Zug mehr, in dem du sie liefern könntest. Bleibt der Copilot im Vorrat, ist er { part-points } wert.
prompt-reservation-due = Denk an { $place }: Lieferst du sie in diesem Zug nicht, verlierst du den Copiloten darauf.
prompt-turns-left = Die Aliens kommen: { $turns ->
    [0] Du hast keinen Zug mehr.
    [one] Du hast noch { $turns } Zug.
   *[other] Du hast noch { $turns } Züge.
}

## Der Tisch in Worten

heading-turn = Zug { $turn }: { $seat_you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}
heading-result = Ergebnis
heading-planets = Planeten
heading-cards = Karten
heading-seat = { $seat_you ->
    [yes] Du
   *[no] { $seat }
}
heading-hand = Deine Hand
line-flight = Unterwegs: { $cargo }, jetzt { $at-at }.
line-hop = { $card } gespielt: { $from-from } { $to-to }.
line-hop-bent = { $card } mit einem Copiloten gespielt: { $from-from } { $to-to }.
line-stay = { $card } mit einem Copiloten gespielt: Warteschleife { $to-at }.
line-run = { $count ->
    [0] Neue Fahrt: noch keine Karten.
   *[other] Fahrt mit { part-run }: { part-points }.
}
line-visitors = Der Alien-Besuch liegt vor { $seat_you ->
    [yes] dir.
   *[no] { $seat }.
}
line-aliens = Die Aliens sind { $planet-at }.
line-aliens-reserved = { $owner_you ->
    [yes] Dein Copilot steht auf den Aliens.
   *[no] Der Copilot von { $owner } steht auf den Aliens.
}
line-first-deck = Beim Neumischen kommt der Alien-Besuch in den Manöverstapel. { $cards ->
    [0] Der Manöverstapel ist leer.
    [one] Vorher liegt dort noch { $cards } Karte.
   *[other] Vorher liegen dort noch { $cards } Karten.
}
line-second-deck = { $cards ->
    [one] Die letzte Karte im Manöverstapel ist der Alien-Besuch.
   *[other] Der Alien-Besuch ist unter den letzten Karten im Manöverstapel, der noch { $cards } hat.
}
line-planet = { $number } { $planet }: { $cargo }.
line-planet-reserved = { $number } { $planet }: { $cargo }, reserviert von { $owner_you ->
    [yes] dir.
   *[no] { $owner }.
}
line-planet-empty = { $number } { $planet }: keine Fracht.
line-pile = Auslage { $pile }: { $card }.
line-pile-empty = Auslage { $pile }: leer.
line-discard = Ablagestapel: { $card } obenauf, insgesamt { part-cards }.
line-discards = Alle abgelegten Karten, von oben: { $cards }.
line-discard-empty = Ablagestapel: leer.
line-decks = Manöverstapel: { part-cards }. Frachtstapel: { $cargoes ->
    [one] { $cargoes } Karte.
   *[other] { $cargoes } Karten.
}
line-unseen = Verdeckte Manöverkarten, im Stapel oder auf Händen: { $cards }.
line-cargo-left = Im Frachtstapel, in beliebiger Reihenfolge: { $cargoes }.
line-cargo-bottom = Zuunterst im Frachtstapel, die unterste zuletzt: { $cargoes }.
line-seat = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
}, { $supply ->
    [one] { $supply } Copilot
   *[other] { $supply } Copiloten
} im Vorrat.
line-seat-planets = { $planets-count ->
    [0] Noch keinen Planeten beliefert.
   *[other] Beliefert: { $planets }.
}
line-seat-cargoes = Gelieferte Fracht: { $cargoes }.
line-seat-removed = { $removed ->
    [one] { $removed } Copilot ist aus dem Spiel.
   *[other] { $removed } Copiloten sind aus dem Spiel.
}
line-seat-turns = { $turns ->
    [0] Kein Zug mehr.
    [one] Noch { $turns } Zug.
   *[other] Noch { $turns } Züge.
}
line-seat-known = Bekannte Karten: { $cards }.
line-seat-reserved = Copilot auf { $place-dat }.
line-hand = { $cards-count ->
    [0] Keine Karten.
   *[other] { $cards }.
}

## Warum nicht

refuse-over = Die Partie ist zu Ende.
refuse-not-your-turn = { $seat } ist am Zug, nicht du.
refuse-draw-first = Tank zuerst auf: Zieh eine Karte.
refuse-fuelled = Aufgetankt hast du schon. Willst du noch eine Karte, tank nach.
refuse-fuel-up-over = Das Auftanken ist in diesem Zug vorbei.
refuse-refuel-or-move = Du bewegst in diesem Zug Fracht, also kannst du nicht nachtanken.
refuse-step-two-over = Der Zweite Schritt ist in diesem Zug vorbei.
refuse-discard-first = Du hast zu viele Karten. Leg zuerst ab.
refuse-no-discard = Ablegen kannst du nur beim Zwischenstopp in deinem Zug, und nur, wenn du zu viele Karten hast.
refuse-not-in-hand = Du hast keine { $card } auf der Hand.
refuse-no-such-card = Eine Karte { $card } gibt es nicht.
refuse-played = Deine { $card } hast du in diesem Zug schon gespielt.
refuse-pile-empty = Auslage { $pile } ist leer. Aufgefüllt wird am Ende des Zuges.
refuse-no-discards = Der Ablagestapel ist leer.
refuse-no-cards = Es ist keine Karte mehr da: Manöverstapel und Ablagestapel sind leer.
refuse-planet-empty = Es liegt keine Fracht { $planet-at }. Neue kommt am Ende des Zuges.
refuse-undeliverable = Mit deinen Karten und Copiloten bringst du { $place } nicht bis { $planet-to }.
refuse-deliver-first = Eine Fracht ist unterwegs. Liefere sie zuerst ab.
refuse-one-at-a-time = Du kannst nur eine Fracht auf einmal fliegen. Liefere zuerst die ab, die unterwegs ist.
refuse-nothing-in-flight = Starte zuerst eine Fracht. Dann kannst du Karten für sie spielen.
refuse-flight-ended = Die Fracht ist { $planet-at } angekommen, ihr Flug ist zu Ende. Für weitere Karten starte eine andere.
refuse-stay-after-delivery = Der Flug ist zu Ende, also gibt es am Ziel keine Warteschleife. Hängst du eine Fracht an, kannst du mit einer Warteschleife beginnen.
refuse-no-link = { $card } führt { $planet-from } nirgendwohin.
refuse-orbit = Die Bahnen gehen von 1 bis 9; einen Planeten { $orbit } gibt es nicht.
refuse-leads-elsewhere = { $card } führt { $planet-from } nur { $stops-to }.
refuse-one-step = Ein Copilot verändert eine Zahl von { $card } um 1. Hier bräuchtest du zwei.
refuse-no-copilot = Um mit { $card } { $planet-to } zu kommen, brauchst du einen Copiloten, und du hast keinen mehr.
refuse-copilot-busy = Um mit { $card } { $planet-to } zu kommen, brauchst du einen Copiloten, und dein letzter steht auf einer Fracht.
refuse-stranded = Die Fracht würde stranden: { $stop-from } kommt sie mit deinen anderen Karten nicht { $planet-to }.
refuse-nothing-to-chain = Anhängen kannst du eine Fracht nur gleich nach einer Lieferung.
refuse-chain-empty = Es liegt keine Fracht { $planet-at }, die du anhängen könntest.
refuse-no-aliens = Die Aliens sind nicht im Spiel.
refuse-aliens-beyond = Die Aliens sind auf Bahn 10, und so weit reicht keine Karte.
refuse-aliens-alone = Die Aliens müssen deine einzige Lieferung sein, und du hast in diesem Zug schon geliefert.
refuse-aliens-in-flight = Die Aliens sind unterwegs, und sie sind dein ganzer Zweiter Schritt: Sonst lieferst du in diesem Zug nichts.
refuse-reserve-at-end = Reservieren kannst du nur ganz am Ende deines Zuges.
refuse-reserve-or-not = Der Zweite Schritt ist vorbei. Reserviere eine Fracht, oder reserviere nichts.
refuse-reserved = { $seat_you ->
    [yes] Dein Copilot steht schon auf { $place-dat }.
   *[no] Der Copilot von { $seat } steht schon auf { $place-dat }.
}

## Der Spielplan im Terminal und auf der Seite

board-drafts = Auslage
board-discard = Ablage
board-deck = Stapel
board-cargo-deck = Frachtstapel
board-run = Diese Fahrt
board-cards = Karten
board-copilots = Copiloten
board-hand = Deine Hand

## Der Spielplan auf der Seite

board-transfer = Transfer
board-booster = Booster
board-slingshot = Schleuder
board-pile = Auslage { $pile }
board-deep-space = Weltraum
board-express = Express
board-chain = Anhängen
board-in-flight = Unterwegs
board-known = Alle kennen diese Karte
board-hand-empty = Keine Karten
board-look = Durchsehen
board-all-discards = Ablage, von oben
board-cargo-left = Noch im Frachtstapel
board-step-fuel-up = Auftanken
board-step-two = Nachtanken oder fliegen
board-step-layover = Zwischenstopp
board-ladder = Punkte einer Fahrt nach Karten und Sternen
board-no-run = In diesem Zug ist noch nichts geflogen.
board-one-more = Noch eine Karte: { part-points }
board-flown = Sprünge dieses Zuges
board-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-with-copilot = mit Copilot
board-turn = Zug { $turn }
board-watch-first-deck = 1. Stapel: { $cards }
board-watch-second-deck = Alien-Stapel: { $cards }
board-watch-aliens = Aliens { $orbit ->
    [10] auf Bahn 10
   *[other] { $planet-at }
}
board-stars = Expressfrachten
board-now = Wäre jetzt Schluss
board-now-points = { part-points }, wäre jetzt Schluss
board-so-far = Punkte bisher
board-planets-count = { $planets ->
    [one] { $planets } Planet
   *[other] { $planets } verschiedene Planeten
}
board-copilots-count = { $copilots ->
    [one] { $copilots } Copilot
   *[other] { $copilots } Copiloten
} zu je { part-points.dat }
board-stars-count = { $stars ->
    [one] { $stars } Express: schon mit der Fahrt gewertet
   *[other] { $stars } Express: schon mit den Fahrten gewertet
}
board-sum = Zusammen
board-scores = Endstand
board-score-match = Während der Partie
board-score-planets = Planeten am Schluss
board-next-planet = Ein neuer Planet brächte { part-points } mehr.

## Was etwas bringt, auf einer Karte über dem Spielplan

about-card = Fliegt zwischen { $low } und { $high } hin oder her. Ein Copilot verändert eine der Zahlen um 1.
about-express = Express: Der Stern zählt wie eine Karte mehr.
about-planet-new = { $planet } ist neu für dich: { part-points } mehr, wenn Planeten gewertet werden.
about-planet-had = { $planet } hast du schon beliefert: Bei der Planetenwertung bringt das nichts mehr.
about-reserved = { $owner_you ->
    [yes] Darauf steht dein Copilot. Lieferst du rechtzeitig, kommt er zurück; liefert jemand anderes, bekommst du { part-points }.
   *[no] Darauf steht der Copilot von { $owner }: Lieferst du das, zahlst du { $owner } { part-points }.
}
about-reserve = Reservieren: Liefert jemand anderes das, bekommst du { part-points }. Lieferst du es in deinem nächsten Zug nicht, ist der Copilot weg, der am Ende { $worth } wert wäre.

## Worum es in Rätseln geht

## family: theme-

theme-points = Punkte sofort
theme-wait = Geduld
theme-refuel = Nachtanken
theme-draw = Die richtige Karte
theme-reserve = Reservieren
theme-discard = Ablegen
theme-launch = Wo starten
theme-flight = Im Flug

## Gründe für einen Tipp

number-cargoes = liefert { $amount ->
    [one] { $amount } Fracht
   *[other] { $amount } Frachten
}
number-points = { $change } { $amount ->
    [one] Punkt
   *[other] Punkte
}
number-copilots = { $change } { $amount ->
    [one] Copilot
   *[other] Copiloten
}
reason-keeps = behält { $cards }
